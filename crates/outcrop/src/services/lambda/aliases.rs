//! Aliases: names that lead to a published version, or to two of them by weight.

use aws_wire::Unit;
use aws_wire::lambda::Error;
use aws_wire::lambda::types::{
    AliasConfiguration, AliasRoutingConfiguration, CreateAliasRequest, DeleteAliasRequest, GetAliasRequest,
    ListAliasesRequest, ListAliasesResponse, UpdateAliasRequest,
};
use execution::FunctionArn;
use store::documents::Key;
use store::{StoreError, Transaction};

use super::Lambda;
use super::configuration::check_revision;
use super::error::Result;
use super::list::by_name;
use super::name::{LATEST, Named, is_version};
use super::record::{ALIAS, FunctionRecord, VERSION, alias, function, path};
use crate::server::RequestContext;

impl Lambda {
    /// `CreateAlias`.
    pub async fn create_alias(
        &self,
        context: &RequestContext,
        input: CreateAliasRequest,
    ) -> Result<AliasConfiguration> {
        let arn = Named::unqualified(context, &input.function_name)?;
        let name = input.name;
        if is_version(&name) {
            return Err(Error::invalid_parameter_value(format!(
                "The alias name {name} is made of digits only, like a version's number."
            ))
            .into());
        }
        let alias = AliasConfiguration {
            alias_arn: Some(arn.qualified(&name)),
            description: Some(input.description.unwrap_or_default()),
            function_version: Some(input.function_version),
            name: Some(name.clone()),
            revision_id: Some(self.ids.uuid().to_string()),
            routing_config: routing(input.routing_config),
        };
        let mut transaction = self.store.begin().await?;
        FunctionRecord::read(&mut transaction, &arn).await?;
        check_versions(&mut transaction, &arn, &alias).await?;
        match transaction.insert(Key::new(ALIAS, &path(&arn), &name), &name, &alias, self.clock.now()).await {
            Err(StoreError::Exists { .. }) => {
                Err(Error::resource_conflict(format!("Alias already exists: {}", arn.qualified(&name))).into())
            }
            Err(error) => Err(error.into()),
            Ok(()) => {
                transaction.commit().await?;
                Ok(alias)
            }
        }
    }

    /// `GetAlias`.
    pub async fn get_alias(&self, context: &RequestContext, input: GetAliasRequest) -> Result<AliasConfiguration> {
        let arn = Named::unqualified(context, &input.function_name)?;
        Ok(alias(&self.store, &arn, &input.name).await?.ok_or_else(|| unknown(&arn, &input.name))?)
    }

    /// `ListAliases`, by name; with `FunctionVersion`, those of the part that lead there.
    pub async fn list_aliases(
        &self,
        context: &RequestContext,
        input: ListAliasesRequest,
    ) -> Result<ListAliasesResponse> {
        let arn = Named::unqualified(context, &input.function_name)?;
        let missing = || Named { arn: arn.clone(), qualifier: None }.not_found();
        function(&self.store, &arn).await?.ok_or_else(missing)?;
        let parent = path(&arn);
        let page = self.store.list(by_name(ALIAS, &parent, input.max_items, input.marker.as_deref())).await?;
        let mut aliases = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let alias: AliasConfiguration = document.parse()?;
            if input.function_version.as_ref().is_none_or(|wanted| versions(&alias).any(|version| version == wanted)) {
                aliases.push(alias);
            }
        }
        Ok(ListAliasesResponse { aliases: Some(aliases), next_marker: page.next_token })
    }

    /// `UpdateAlias`: changes what the request names; a routing configuration without weights ends the routing.
    pub async fn update_alias(
        &self,
        context: &RequestContext,
        input: UpdateAliasRequest,
    ) -> Result<AliasConfiguration> {
        let arn = Named::unqualified(context, &input.function_name)?;
        let parent = path(&arn);
        let key = Key::new(ALIAS, &parent, &input.name);
        let mut transaction = self.store.begin().await?;
        let document = transaction.get(key).await?.ok_or_else(|| unknown(&arn, &input.name))?;
        let mut alias: AliasConfiguration = document.parse()?;
        check_revision(input.revision_id.as_deref(), alias.revision_id.as_deref())?;
        if input.description.is_some() {
            alias.description = input.description;
        }
        if input.function_version.is_some() {
            alias.function_version = input.function_version;
        }
        if input.routing_config.is_some() {
            alias.routing_config = routing(input.routing_config);
        }
        alias.revision_id = Some(self.ids.uuid().to_string());
        check_versions(&mut transaction, &arn, &alias).await?;
        transaction.update(key, &input.name, &alias, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(alias)
    }

    /// `DeleteAlias`; an alias that is not there is as good as deleted.
    pub async fn delete_alias(&self, context: &RequestContext, input: DeleteAliasRequest) -> Result<Unit> {
        let arn = Named::unqualified(context, &input.function_name)?;
        let now = self.clock.now();
        let mut transaction = self.store.begin().await?;
        let mut record = FunctionRecord::read(&mut transaction, &arn).await?;
        if transaction.remove(Key::new(ALIAS, &path(&arn), &input.name)).await? {
            record.policies.remove(&input.name);
            record.write(&mut transaction, &arn, now).await?;
            transaction.commit().await?;
        }
        Ok(Unit {})
    }
}

/// All versions that an alias may lead to.
pub(super) fn versions(alias: &AliasConfiguration) -> impl Iterator<Item = &str> {
    let weighted = alias.routing_config.iter().flat_map(|routing| routing.additional_version_weights.iter().flatten());
    alias.function_version.as_deref().into_iter().chain(weighted.map(|(version, _)| version.as_str()))
}

fn routing(given: Option<AliasRoutingConfiguration>) -> Option<AliasRoutingConfiguration> {
    given.filter(|routing| routing.additional_version_weights.as_ref().is_some_and(|weights| !weights.is_empty()))
}

/// Refuses an alias that leads nowhere, or by weights that are none.
async fn check_versions(
    transaction: &mut Transaction<'_>,
    arn: &FunctionArn,
    alias: &AliasConfiguration,
) -> Result<()> {
    let refuse = |message: &str| Err(Error::invalid_parameter_value(message).into());
    let weights = alias.routing_config.as_ref().and_then(|routing| routing.additional_version_weights.as_ref());
    if let Some(weights) = weights {
        if weights.len() > 1 {
            return refuse("Number of items in AdditionalVersionWeights cannot be greater than 1");
        }
        if versions(alias).any(|version| version == LATEST) {
            return refuse("$LATEST is not supported for an alias pointing to more than 1 version");
        }
        let main = alias.function_version.as_ref();
        if weights.keys().any(|version| Some(version) == main) {
            return refuse("Invalid function version in routing configuration: it is the alias's own version.");
        }
    }
    for version in versions(alias) {
        if version != LATEST && transaction.get(Key::new(VERSION, &path(arn), version)).await?.is_none() {
            let named = Named { arn: arn.clone(), qualifier: Some(version.to_owned()) };
            return Err(named.not_found().into());
        }
    }
    Ok(())
}

fn unknown(arn: &FunctionArn, name: &str) -> Error {
    Error::resource_not_found(format!("Cannot find alias arn: {}", arn.qualified(name)))
}

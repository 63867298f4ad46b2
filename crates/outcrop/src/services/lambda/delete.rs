//! `DeleteFunction`: a function with all it has, or one published version.

use aws_wire::lambda::Error;
use aws_wire::lambda::types::{DeleteFunctionRequest, DeleteFunctionResponse};
use store::documents::Key;

use super::Lambda;
use super::archive::forget_use;
use super::error::Result;
use super::name::{LATEST, Named, is_version};
use super::record::{Code, FUNCTION, FunctionRecord, VERSION, Version, aliases, parent, path};
use crate::server::RequestContext;

impl Lambda {
    /// `DeleteFunction`. Calls that run go on to their end.
    pub async fn delete_function(
        &self,
        context: &RequestContext,
        input: DeleteFunctionRequest,
    ) -> Result<DeleteFunctionResponse> {
        let named = Named::read(context, &input.function_name, input.qualifier.as_deref())?;
        match named.qualifier.as_deref() {
            None => self.delete_whole(&named).await?,
            Some(LATEST) => {
                return Err(Error::invalid_parameter_value(
                    "$LATEST version cannot be deleted without deleting the function.",
                )
                .into());
            }
            Some(number) if is_version(number) => self.delete_version(&named, number).await?,
            Some(alias) => {
                return Err(Error::invalid_parameter_value(format!(
                    "Deletion of aliases is not currently supported. Use DeleteAlias to delete alias {alias}."
                ))
                .into());
            }
        }
        Ok(DeleteFunctionResponse { status_code: Some(204) })
    }

    async fn delete_whole(&self, named: &Named) -> Result<()> {
        let arn = &named.arn;
        let turn = self.hosting.turn(arn).await;
        let mut transaction = self.store.begin().await?;
        let record = FunctionRecord::read(&mut transaction, arn).await?;
        if let Code::Folder(_) = record.latest.code {
            return Err(Error::invalid_parameter_value(format!(
                "Function {} stands in the server's configuration; remove it there.",
                arn.name()
            ))
            .into());
        }
        let mut codes = vec![record.latest.code];
        forget_use(&mut transaction, arn, LATEST, &codes[0]).await?;
        for document in transaction.list_all(VERSION, &path(arn)).await? {
            let version: Version = document.parse()?;
            forget_use(&mut transaction, arn, version.number(), &version.code).await?;
            codes.push(version.code);
        }
        transaction.remove_under(&path(arn)).await?;
        transaction.remove(Key::new(FUNCTION, &parent(arn), arn.name())).await?;
        transaction.commit().await?;
        self.hosting.remove(&turn, arn, None);
        self.release_archives(codes).await
    }

    async fn delete_version(&self, named: &Named, number: &str) -> Result<()> {
        let arn = &named.arn;
        let turn = self.hosting.turn(arn).await;
        let mut transaction = self.store.begin().await?;
        let mut record = FunctionRecord::read(&mut transaction, arn).await?;
        let parent = path(arn);
        let key = Key::new(VERSION, &parent, number);
        let version: Version = transaction.get(key).await?.ok_or_else(|| named.not_found())?.parse()?;
        let leading: Vec<_> = aliases(&mut transaction, arn)
            .await?
            .into_iter()
            .filter(|alias| super::aliases::versions(alias).any(|version| version == number))
            .filter_map(|alias| alias.alias_arn)
            .collect();
        if !leading.is_empty() {
            return Err(Error::resource_conflict(format!(
                "Unable to delete version because the following aliases reference it: {leading:?}"
            ))
            .into());
        }
        forget_use(&mut transaction, arn, number, &version.code).await?;
        transaction.remove(key).await?;
        record.policies.remove(number);
        record.write(&mut transaction, arn, self.clock.now()).await?;
        transaction.commit().await?;
        self.hosting.remove(&turn, arn, Some(number));
        self.release_archives([version.code]).await
    }
}

//! Functions of the server's configuration, whose code lies in folders.
//!
//! They are listed, described and called like others; what they are is changed in the configuration only.

use std::collections::BTreeMap;

use aws_wire::lambda::Error;
use aws_wire::lambda::types::{CreateFunctionRequest, Environment, FunctionCode, Runtime};
use execution::FunctionArn;
use serde::Deserialize as _;
use serde::de::IntoDeserializer as _;
use store::StoreError;
use store::documents::{Key, ListRequest, Order};

use super::Lambda;
use super::configuration::{created, touch};
use super::error::{LambdaError, Result};
use super::record::{Code, FUNCTION, FunctionRecord, Version, functions_path, parent};
use crate::config::FolderFunction;

/// Where the functions of the configuration are.
#[derive(Clone, Copy, Debug)]
pub struct Folder<'a> {
    /// The functions.
    pub functions: &'a [FolderFunction],
    /// The region of their ARNs.
    pub region: &'a str,
    /// The account of their ARNs.
    pub account_id: &'a str,
}

impl Lambda {
    /// Makes these, and no others, the functions of the configuration.
    ///
    /// # Errors
    /// When one cannot be run, or has the name of a function that a client has created.
    pub async fn serve_folders(&self, folder: Folder<'_>) -> Result<()> {
        self.forget_folders(folder).await?;
        for function in folder.functions {
            let arn = FunctionArn::new(folder.region, folder.account_id, &function.name)?;
            let mut configuration = created(&arn, request(function)?)?;
            let now = self.clock.now();
            configuration.role = None;
            touch(&mut configuration, self.ids.uuid(), now);
            let latest = Version { configuration, code: Code::Folder(function.folder.clone()) };
            let turn = self.hosting.turn(&arn).await;
            let code = execution::Code::Folder(function.folder.clone());
            self.hosting.put(&turn, &arn, &latest, code).await?;
            let record = FunctionRecord { latest, tags: BTreeMap::new(), policies: BTreeMap::new(), last_version: 0 };
            let mut transaction = self.store.begin().await?;
            match transaction.insert(Key::new(FUNCTION, &parent(&arn), arn.name()), arn.name(), &record, now).await {
                Err(StoreError::Exists { .. }) => {
                    let message = format!("{arn} was created by a client already: delete it, or choose another name");
                    return Err(Error::resource_conflict(message).into());
                }
                Err(error) => return Err(error.into()),
                Ok(()) => transaction.commit().await?,
            }
        }
        Ok(())
    }

    /// Removes the functions of an earlier configuration.
    async fn forget_folders(&self, folder: Folder<'_>) -> Result<()> {
        let parent = functions_path(folder.account_id, folder.region);
        let mut next_token: Option<String> = None;
        loop {
            let next = next_token.as_deref();
            let page = self.store.list(ListRequest {
                kind: FUNCTION,
                parent: &parent,
                order: Order::ByName,
                name_prefix: "",
                limit: 100,
                next_token: next,
            });
            let page = page.await?;
            for document in &page.documents {
                if let Code::Folder(_) = document.parse::<FunctionRecord>()?.latest.code {
                    let mut transaction = self.store.begin().await?;
                    transaction.remove_under(&format!("{parent}/{}", document.id)).await?;
                    transaction.remove(document.key()).await?;
                    transaction.commit().await?;
                }
            }
            next_token = page.next_token;
            if next_token.is_none() {
                return Ok(());
            }
        }
    }
}

/// The function as a client would create it.
fn request(function: &FolderFunction) -> Result<CreateFunctionRequest> {
    let name = function.runtime.identifier();
    let runtime = Runtime::deserialize(name.into_deserializer()).map_err(|error: serde::de::value::Error| {
        LambdaError::from(Error::invalid_parameter_value(format!("function {}: runtime: {error}", function.name)))
    })?;
    let seconds = function.timeout.map(|timeout| i32::try_from(timeout.as_secs().max(1)).unwrap_or(i32::MAX));
    let variables = Some(function.environment.clone()).filter(|variables| !variables.is_empty());
    Ok(CreateFunctionRequest {
        accelerator_config: None,
        architectures: None,
        capacity_provider_config: None,
        code: FunctionCode::default(),
        code_signing_config_arn: None,
        dead_letter_config: None,
        description: None,
        durable_config: None,
        environment: Some(Environment { variables }),
        ephemeral_storage: None,
        file_system_configs: None,
        function_name: function.name.clone(),
        handler: Some(function.handler.clone()),
        image_config: None,
        kms_key_arn: None,
        layers: None,
        logging_config: None,
        memory_size: function.memory_mb.map(|memory| i32::try_from(memory).unwrap_or(i32::MAX)),
        package_type: None,
        publish: None,
        publish_to: None,
        role: String::new(),
        runtime: Some(runtime),
        runtime_config: None,
        snap_start: None,
        tags: None,
        tenancy_config: None,
        timeout: seconds,
        tracing_config: None,
        vpc_config: None,
    })
}

//! `GetFunction` and `GetFunctionConfiguration`.

use aws_wire::lambda::types::{
    FunctionCodeLocation, FunctionConfiguration, GetFunctionConfigurationRequest, GetFunctionRequest,
    GetFunctionResponse,
};

use super::Lambda;
use super::error::Result;
use super::name::Named;
use super::record::{Code, Version, function};
use crate::server::RequestContext;

impl Lambda {
    /// `GetFunction`, with a link to the archive that works for ten minutes.
    pub async fn get_function(
        &self,
        context: &RequestContext,
        input: GetFunctionRequest,
    ) -> Result<GetFunctionResponse> {
        let named = Named::read(context, &input.function_name, input.qualifier.as_deref())?;
        let version = self.named_version(&named).await?;
        let record = function(&self.store, &named.arn).await?.ok_or_else(|| named.not_found())?;
        let code = match &version.code {
            Code::Archive(sha256) => Some(FunctionCodeLocation {
                location: Some(self.link(&context.endpoint, sha256)),
                repository_type: Some("S3".to_owned()),
                ..FunctionCodeLocation::default()
            }),
            Code::Folder(_) => None,
        };
        let tags = Some(record.tags).filter(|tags| !tags.is_empty());
        let configuration = Some(shown(&named, version));
        Ok(GetFunctionResponse { code, configuration, tags, ..GetFunctionResponse::default() })
    }

    /// `GetFunctionConfiguration`.
    pub async fn get_function_configuration(
        &self,
        context: &RequestContext,
        input: GetFunctionConfigurationRequest,
    ) -> Result<FunctionConfiguration> {
        let named = Named::read(context, &input.function_name, input.qualifier.as_deref())?;
        let version = self.named_version(&named).await?;
        Ok(shown(&named, version))
    }

    async fn named_version(&self, named: &Named) -> Result<Version> {
        let found = self.routed(&named.arn, named.qualifier.as_deref()).await?;
        Ok(found.ok_or_else(|| named.not_found())?)
    }
}

/// The configuration under the ARN that was asked for.
fn shown(named: &Named, version: Version) -> FunctionConfiguration {
    match &named.qualifier {
        Some(qualifier) => version.qualified(&named.arn, qualifier),
        None => version.configuration,
    }
}

//! `UpdateFunctionConfiguration`.

use aws_wire::lambda::Error;
use aws_wire::lambda::types::{FunctionConfiguration, UpdateFunctionConfigurationRequest};

use super::Lambda;
use super::configuration::{check_revision, touch, update};
use super::error::{LambdaError, Result};
use super::name::{LATEST, Named};
use super::record::{Code, FunctionRecord, function};
use crate::server::RequestContext;

impl Lambda {
    /// `UpdateFunctionConfiguration`: changes what the request names, of `$LATEST`.
    pub async fn update_function_configuration(
        &self,
        context: &RequestContext,
        input: UpdateFunctionConfigurationRequest,
    ) -> Result<FunctionConfiguration> {
        let arn = Named::unqualified(context, &input.function_name)?;
        let turn = self.hosting.turn(&arn).await;
        let missing = || Named { arn: arn.clone(), qualifier: None }.not_found();
        let mut latest = function(&self.store, &arn).await?.ok_or_else(missing)?.latest;
        check_revision(input.revision_id.as_deref(), latest.configuration.revision_id.as_deref())?;
        if let Code::Folder(_) = latest.code {
            return Err(Error::invalid_parameter_value(format!(
                "Function {} stands in the server's configuration; change it there.",
                arn.name()
            ))
            .into());
        }
        update(&mut latest.configuration, input)?;
        let now = self.clock.now();
        touch(&mut latest.configuration, self.ids.uuid(), now);
        let code = self.code(&latest.code).await?;
        self.hosting.put(&turn, &arn, &latest, code).await?;
        let written = async {
            let mut transaction = self.store.begin().await?;
            let mut record = FunctionRecord::read(&mut transaction, &arn).await?;
            record.latest = latest;
            record.write(&mut transaction, &arn, now).await?;
            transaction.commit().await?;
            Ok::<_, LambdaError>(record.latest.configuration)
        };
        written.await.inspect_err(|_| self.hosting.doubt(&arn, LATEST))
    }
}

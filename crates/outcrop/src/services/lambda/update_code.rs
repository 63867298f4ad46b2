//! `UpdateFunctionCode`.

use aws_wire::lambda::Error;
use aws_wire::lambda::types::{FunctionConfiguration, UpdateFunctionCodeRequest};

use super::Lambda;
use super::archive::forget_use;
use super::configuration::{check_revision, touch};
use super::create::CodeSource;
use super::error::{LambdaError, Result};
use super::name::{LATEST, Named};
use super::publish::publish;
use super::record::{Code, FunctionRecord, function};
use crate::server::RequestContext;

impl Lambda {
    /// `UpdateFunctionCode`: `$LATEST` gets another archive. With `DryRun` it is only looked at.
    pub async fn update_function_code(
        &self,
        context: &RequestContext,
        input: UpdateFunctionCodeRequest,
    ) -> Result<FunctionConfiguration> {
        let arn = Named::unqualified(context, &input.function_name)?;
        let UpdateFunctionCodeRequest { zip_file, s3_bucket, s3_key, s3_object_version, image_uri, .. } = input;
        let source = CodeSource { zip_file, s3_bucket, s3_key, s3_object_version, image_uri };
        let archive = source.archive(self.objects.as_deref()).await?;

        let turn = self.hosting.turn(&arn).await;
        let missing = || Named { arn: arn.clone(), qualifier: None }.not_found();
        let mut latest = function(&self.store, &arn).await?.ok_or_else(missing)?.latest;
        check_revision(input.revision_id.as_deref(), latest.configuration.revision_id.as_deref())?;
        if let Code::Folder(folder) = &latest.code {
            return Err(Error::invalid_parameter_value(format!(
                "The code of function {} is the folder {} of the server's configuration; change it there.",
                arn.name(),
                folder.display()
            ))
            .into());
        }
        let now = self.clock.now();
        let staged = self.archives.stage(archive.clone()).await?;
        let replaced = std::mem::replace(&mut latest.code, staged.code());
        latest.configuration.code_sha256 = Some(staged.code_sha256());
        latest.configuration.code_size = i64::try_from(staged.size).ok();
        if input.architectures.is_some() {
            latest.configuration.architectures = input.architectures;
        }
        if input.dry_run == Some(true) {
            self.hosting.try_out(&turn, &arn, &latest, archive).await?;
            return Ok(latest.configuration);
        }
        touch(&mut latest.configuration, self.ids.uuid(), now);
        self.hosting.put(&turn, &arn, &latest, execution::Code::Zip(archive)).await?;

        let written = async {
            let mut transaction = self.store.begin().await?;
            // Tags and policies may have changed since the look above; code and configuration change in turn.
            let mut record = FunctionRecord::read(&mut transaction, &arn).await?;
            record.latest = latest;
            forget_use(&mut transaction, &arn, LATEST, &replaced).await?;
            self.keep_code(&mut transaction, &arn, LATEST, staged, now).await?;
            let shown = if input.publish == Some(true) {
                let version = publish(&mut transaction, &arn, &mut record, None, self.ids.uuid(), now).await?;
                let number = version.number().to_owned();
                version.qualified(&arn, &number)
            } else {
                record.latest.configuration.clone()
            };
            record.write(&mut transaction, &arn, now).await?;
            transaction.commit().await?;
            Ok::<_, LambdaError>(shown)
        };
        let shown = written.await.inspect_err(|_| self.hosting.doubt(&arn, LATEST))?;
        self.release_archives([replaced]).await?;
        Ok(shown)
    }
}

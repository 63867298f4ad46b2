//! `CreateFunction`.

use std::collections::BTreeMap;

use aws_wire::lambda::Error;
use aws_wire::lambda::types::{CreateFunctionRequest, FunctionConfiguration};
use bytes::Bytes;
use store::documents::Key;

use super::Lambda;
use super::archive::MAX_ARCHIVE;
use super::configuration::{created, touch};
use super::error::{LambdaError, Result};
use super::name::{LATEST, Named};
use super::publish::publish;
use super::record::{FUNCTION, FunctionRecord, Version, function, parent};
use super::tags;
use crate::server::RequestContext;

/// Where code comes from, in the requests that bring some.
pub(super) struct CodeSource {
    pub(super) zip_file: Option<aws_wire::Blob>,
    pub(super) s3_bucket: Option<String>,
    pub(super) image_uri: Option<String>,
}

impl CodeSource {
    /// The archive.
    pub(super) fn archive(self) -> Result<Bytes> {
        let refuse = |message: String| Err(Error::invalid_parameter_value(message).into());
        match self {
            Self { image_uri: Some(_), .. } => refuse(
                "Container images are not supported: functions here run from a zip archive, sent as ZipFile."
                    .to_owned(),
            ),
            Self { s3_bucket: Some(bucket), .. } => refuse(format!(
                "Error occurred while GetObject. There is no object storage here from which bucket {bucket} could be read: \
                 send the archive itself as ZipFile."
            )),
            Self { zip_file: Some(blob), .. } if blob.0.is_empty() => {
                refuse("Uploaded file must be a non-empty zip".into())
            }
            Self { zip_file: Some(blob), .. } if blob.0.len() > MAX_ARCHIVE => Err(Error::request_too_large(format!(
                "ZipFile must be smaller than {MAX_ARCHIVE} bytes, this one has {}",
                blob.0.len()
            ))
            .into()),
            Self { zip_file: Some(blob), .. } => Ok(blob.0),
            _ => refuse("Please provide a source for function code: ZipFile.".to_owned()),
        }
    }
}

impl Lambda {
    /// `CreateFunction`: the archive is unpacked before the answer, so that a bad one is refused here, and is on the disk.
    pub async fn create_function(
        &self,
        context: &RequestContext,
        mut input: CreateFunctionRequest,
    ) -> Result<FunctionConfiguration> {
        let arn = Named::unqualified(context, &input.function_name)?;
        let code = std::mem::take(&mut input.code);
        let source = CodeSource { zip_file: code.zip_file, s3_bucket: code.s3_bucket, image_uri: code.image_uri };
        let tags = input.tags.take().unwrap_or_default();
        tags::check(&tags)?;
        let is_published = input.publish == Some(true);
        let mut configuration = created(&arn, input)?;
        let archive = source.archive()?;

        let turn = self.hosting.turn(&arn).await;
        if function(&self.store, &arn).await?.is_some() {
            return Err(Error::resource_conflict(format!("Function already exist: {}", arn.name())).into());
        }
        let now = self.clock.now();
        let staged = self.archives.stage(archive.clone()).await?;
        configuration.code_sha256 = Some(staged.code_sha256());
        configuration.code_size = i64::try_from(staged.size).ok();
        touch(&mut configuration, self.ids.uuid(), now);
        let latest = Version { configuration, code: staged.code() };
        self.hosting.put(&turn, &arn, &latest, execution::Code::Zip(archive)).await?;

        let mut record = FunctionRecord { latest, tags, policies: BTreeMap::new(), last_version: 0 };
        let written = async {
            let mut transaction = self.store.begin().await?;
            transaction.insert(Key::new(FUNCTION, &parent(&arn), arn.name()), arn.name(), &record, now).await?;
            self.keep_code(&mut transaction, &arn, LATEST, staged, now).await?;
            let shown = if is_published {
                let version = publish(&mut transaction, &arn, &mut record, None, self.ids.uuid(), now).await?;
                record.write(&mut transaction, &arn, now).await?;
                version.configuration
            } else {
                record.latest.configuration
            };
            transaction.commit().await?;
            Ok::<_, LambdaError>(shown)
        };
        let shown = written.await.inspect_err(|_| self.hosting.remove(&turn, &arn, None))?;
        // The answer tells the state that is aimed at, not how an update goes.
        Ok(FunctionConfiguration { last_update_status: None, ..shown })
    }
}

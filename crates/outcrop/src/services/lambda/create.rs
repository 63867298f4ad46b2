//! `CreateFunction`.

use std::collections::BTreeMap;

use aws_wire::lambda::Error;
use aws_wire::lambda::types::{CreateFunctionRequest, FunctionCode, FunctionConfiguration};
use bytes::Bytes;
use objects::Objects;
use store::documents::Key;

use super::Lambda;
use super::archive::{MAX_ARCHIVE, MAX_OBJECT};
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
    pub(super) s3_key: Option<String>,
    pub(super) s3_object_version: Option<String>,
    pub(super) image_uri: Option<String>,
}

impl CodeSource {
    /// The archive, read from its bucket where it is in one.
    pub(super) async fn archive(self, objects: Option<&Objects>) -> Result<Bytes> {
        let refuse = |message: String| Err(Error::invalid_parameter_value(message).into());
        match self {
            Self { image_uri: Some(_), .. } => refuse(
                "Container images are not supported: functions here run from a zip archive, sent as ZipFile or lying in a bucket."
                    .to_owned(),
            ),
            Self { zip_file: Some(_), s3_bucket: Some(_), .. } => {
                refuse("Please do not provide other FunctionCode parameters when providing a ZipFile.".to_owned())
            }
            Self { s3_bucket: Some(_), s3_object_version: Some(_), .. } => refuse(
                "Error occurred while GetObject. Buckets have no versions here: leave S3ObjectVersion out.".to_owned(),
            ),
            Self { s3_bucket: Some(bucket), s3_key: Some(key), .. } => {
                let read = match objects {
                    Some(objects) => objects.read(&bucket, &key, MAX_OBJECT).await.map_err(|error| error.to_string()),
                    None => Err("there are no objects here".to_owned()),
                };
                match read {
                    Ok(archive) if archive.is_empty() => refuse("Uploaded file must be a non-empty zip".into()),
                    Ok(archive) => Ok(archive),
                    Err(reason) => refuse(format!("Error occurred while GetObject. {reason}.")),
                }
            }
            Self { s3_bucket: Some(_), .. } => refuse("S3Bucket needs S3Key, the key of the archive.".to_owned()),
            Self { zip_file: Some(blob), .. } if blob.0.is_empty() => {
                refuse("Uploaded file must be a non-empty zip".into())
            }
            Self { zip_file: Some(blob), .. } if blob.0.len() > MAX_ARCHIVE => Err(Error::request_too_large(format!(
                "ZipFile must be smaller than {MAX_ARCHIVE} bytes, this one has {}; a larger one can lie in a bucket",
                blob.0.len()
            ))
            .into()),
            Self { zip_file: Some(blob), .. } => Ok(blob.0),
            _ => refuse("Please provide a source for function code: ZipFile, or S3Bucket and S3Key.".to_owned()),
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
        let FunctionCode { zip_file, s3_bucket, s3_key, s3_object_version, image_uri, .. } = code;
        let source = CodeSource { zip_file, s3_bucket, s3_key, s3_object_version, image_uri };
        let tags = input.tags.take().unwrap_or_default();
        tags::check(&tags)?;
        let is_published = input.publish == Some(true);
        let mut configuration = created(&arn, input)?;
        let archive = source.archive(self.objects.as_deref()).await?;

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

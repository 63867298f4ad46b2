//! Deleting objects.

use objects::Condition;
use s3s::dto::*;
use s3s::{S3Error, S3ErrorCode, S3Result};

use super::Buckets;
use super::attributes::check_version;
use super::conditions;
use super::error::refuse;

/// How many objects one request may delete.
const MOST: usize = 1000;

impl Buckets {
    pub(super) async fn delete(&self, input: DeleteObjectInput) -> S3Result<DeleteObjectOutput> {
        check_version(input.version_id.as_deref())?;
        let condition = conditions::of_write(input.if_match, None)?;
        self.objects().delete(&input.bucket, &[(input.key.as_str(), condition)]).await.map_err(refuse)?;
        Ok(DeleteObjectOutput::default())
    }

    pub(super) async fn delete_many(&self, input: DeleteObjectsInput) -> S3Result<DeleteObjectsOutput> {
        let DeleteObjectsInput { bucket, delete: Delete { objects, quiet }, .. } = input;
        if objects.is_empty() || objects.len() > MOST {
            let message = "A request deletes 1 to 1000 objects.";
            return Err(S3Error::with_message(S3ErrorCode::MalformedXML, message));
        }
        self.objects().check_writable(&bucket).map_err(refuse)?;
        let (mut plain, mut errors, mut deleted) = (Vec::new(), Vec::new(), Vec::new());
        for object in &objects {
            if let Err(error) = check_version(object.version_id.as_deref()) {
                errors.push(told(&object.key, &error));
                continue;
            }
            match &object.e_tag {
                None => plain.push((object.key.as_str(), Condition::None)),
                Some(etag) => {
                    let condition = Condition::Matches(etag.value().to_owned());
                    match self.objects().delete(&bucket, &[(object.key.as_str(), condition)]).await {
                        Ok(()) => deleted.push(object.key.as_str()),
                        Err(error) => errors.push(told(&object.key, &refuse(error))),
                    }
                }
            }
        }
        self.objects().delete(&bucket, &plain).await.map_err(refuse)?;
        deleted.extend(plain.iter().map(|(key, _)| *key));
        let deleted =
            deleted.into_iter().map(|key| DeletedObject { key: Some(key.to_owned()), ..DeletedObject::default() });
        Ok(DeleteObjectsOutput {
            deleted: (quiet != Some(true)).then(|| deleted.collect()),
            errors: (!errors.is_empty()).then_some(errors),
            ..DeleteObjectsOutput::default()
        })
    }
}

fn told(key: &str, error: &S3Error) -> Error {
    Error {
        key: Some(key.to_owned()),
        code: Some(error.code().as_str().to_owned()),
        message: error.message().map(str::to_owned),
        version_id: None,
    }
}

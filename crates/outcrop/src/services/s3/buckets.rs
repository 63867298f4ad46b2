//! Buckets themselves.

use objects::ObjectError;
use s3s::dto::*;
use s3s::{S3Request, S3Result};

use super::error::refuse;
use super::{Buckets, Call};

/// The region whose name S3 leaves out, and where creating a bucket again is no error.
const FIRST_REGION: &str = "us-east-1";

impl Buckets {
    pub(super) fn list_all_buckets(&self, input: ListBucketsInput) -> ListBucketsOutput {
        let ListBucketsInput { prefix, max_buckets, continuation_token, .. } = input;
        let (begin, after) = (prefix.as_deref().unwrap_or_default(), continuation_token.unwrap_or_default());
        let mut buckets = self.objects().buckets();
        buckets.retain(|bucket| bucket.name.starts_with(begin) && bucket.name > after);
        let limit = max_buckets.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(usize::MAX);
        let more = buckets.len() > limit;
        buckets.truncate(limit);
        let region = &self.app.config.region;
        let bucket = |bucket: objects::BucketSummary| Bucket {
            name: Some(bucket.name),
            creation_date: Some(bucket.created.into()),
            bucket_region: Some(region.clone()),
        };
        let continuation_token = buckets.last().filter(|_| more).map(|last| last.name.clone());
        let buckets = Some(buckets.into_iter().map(bucket).collect());
        let owner = Some(Owner { id: Some(self.app.config.account_id.to_string()), display_name: None });
        ListBucketsOutput { buckets, continuation_token, owner, prefix }
    }

    pub(super) async fn make_bucket(&self, request: S3Request<CreateBucketInput>) -> S3Result<CreateBucketOutput> {
        let bucket = request.input.bucket;
        let region = request.extensions.get::<Call>().map(|call| call.region.as_str());
        match self.objects().create_bucket(&bucket).await {
            Ok(()) => {}
            Err(ObjectError::BucketExists { .. }) if region == Some(FIRST_REGION) => {}
            Err(error) => return Err(refuse(error)),
        }
        Ok(CreateBucketOutput { location: Some(format!("/{bucket}")) })
    }

    pub(super) async fn bucket_head(&self, bucket: &str) -> S3Result<HeadBucketOutput> {
        self.objects().check_bucket(bucket).await.map_err(refuse)?;
        Ok(HeadBucketOutput { bucket_region: Some(self.app.config.region.clone()), ..HeadBucketOutput::default() })
    }

    pub(super) async fn location(&self, bucket: &str) -> S3Result<GetBucketLocationOutput> {
        self.objects().check_bucket(bucket).await.map_err(refuse)?;
        let region = Some(self.app.config.region.clone()).filter(|region| region != FIRST_REGION);
        Ok(GetBucketLocationOutput { location_constraint: region.map(BucketLocationConstraint::from) })
    }

    /// Buckets have no versions here, and never had.
    pub(super) async fn versioning(&self, bucket: &str) -> S3Result<GetBucketVersioningOutput> {
        self.objects().check_bucket(bucket).await.map_err(refuse)?;
        Ok(GetBucketVersioningOutput::default())
    }

    pub(super) async fn remove_bucket(&self, bucket: &str) -> S3Result<DeleteBucketOutput> {
        self.objects().delete_bucket(bucket).await.map_err(refuse)?;
        Ok(DeleteBucketOutput::default())
    }
}

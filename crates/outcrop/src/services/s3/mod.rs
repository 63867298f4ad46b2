//! The S3 API over the server's objects.
//!
//! [s3s](https://docs.rs/s3s) reads requests and writes answers by S3's service model; here is what each operation does. What the
//! server has no means for, such as versions, policies and keys of customers, is refused and not passed over.

mod attributes;
mod buckets;
mod call;
mod checksums;
mod conditions;
mod copy;
mod delete;
mod error;
mod get;
mod list;
mod multipart;
mod put;
mod tagging;

use std::sync::Arc;

use objects::Objects;
use s3s::dto::*;
use s3s::{S3, S3Request, S3Response, S3Result};

pub(crate) use call::{BodyProblem, Call, Trailers};

use crate::server::App;

/// The operations, on the objects of an [`App`].
pub(crate) struct Buckets {
    app: Arc<App>,
}

impl Buckets {
    pub(crate) fn new(app: Arc<App>) -> Self {
        Self { app }
    }

    fn objects(&self) -> &Objects {
        &self.app.objects
    }
}

type Answer<T> = S3Result<S3Response<T>>;

fn answer<T>(output: S3Result<T>) -> Answer<T> {
    output.map(S3Response::new)
}

#[async_trait::async_trait]
impl S3 for Buckets {
    async fn list_buckets(&self, request: S3Request<ListBucketsInput>) -> Answer<ListBucketsOutput> {
        answer(Ok(self.list_all_buckets(request.input)))
    }

    async fn create_bucket(&self, request: S3Request<CreateBucketInput>) -> Answer<CreateBucketOutput> {
        answer(self.make_bucket(request).await)
    }

    async fn head_bucket(&self, request: S3Request<HeadBucketInput>) -> Answer<HeadBucketOutput> {
        answer(self.bucket_head(&request.input.bucket).await)
    }

    async fn get_bucket_location(&self, request: S3Request<GetBucketLocationInput>) -> Answer<GetBucketLocationOutput> {
        answer(self.location(&request.input.bucket).await)
    }

    async fn get_bucket_versioning(
        &self,
        request: S3Request<GetBucketVersioningInput>,
    ) -> Answer<GetBucketVersioningOutput> {
        answer(self.versioning(&request.input.bucket).await)
    }

    async fn delete_bucket(&self, request: S3Request<DeleteBucketInput>) -> Answer<DeleteBucketOutput> {
        answer(self.remove_bucket(&request.input.bucket).await)
    }

    async fn list_objects(&self, request: S3Request<ListObjectsInput>) -> Answer<ListObjectsOutput> {
        answer(self.list_v1(request.input).await)
    }

    async fn list_objects_v2(&self, request: S3Request<ListObjectsV2Input>) -> Answer<ListObjectsV2Output> {
        answer(self.list_v2(request.input).await)
    }

    async fn get_object(&self, request: S3Request<GetObjectInput>) -> Answer<GetObjectOutput> {
        self.read(request.input).await
    }

    async fn head_object(&self, request: S3Request<HeadObjectInput>) -> Answer<HeadObjectOutput> {
        self.look(request.input).await
    }

    async fn get_object_attributes(
        &self,
        request: S3Request<GetObjectAttributesInput>,
    ) -> Answer<GetObjectAttributesOutput> {
        answer(self.tell(request.input).await)
    }

    async fn put_object(&self, request: S3Request<PutObjectInput>) -> Answer<PutObjectOutput> {
        answer(self.write(request).await)
    }

    async fn copy_object(&self, request: S3Request<CopyObjectInput>) -> Answer<CopyObjectOutput> {
        answer(self.copy(request.input).await)
    }

    async fn delete_object(&self, request: S3Request<DeleteObjectInput>) -> Answer<DeleteObjectOutput> {
        answer(self.delete(request.input).await)
    }

    async fn delete_objects(&self, request: S3Request<DeleteObjectsInput>) -> Answer<DeleteObjectsOutput> {
        answer(self.delete_many(request.input).await)
    }

    async fn get_object_tagging(&self, request: S3Request<GetObjectTaggingInput>) -> Answer<GetObjectTaggingOutput> {
        answer(self.tags(request.input).await)
    }

    async fn put_object_tagging(&self, request: S3Request<PutObjectTaggingInput>) -> Answer<PutObjectTaggingOutput> {
        answer(self.tag(request.input).await)
    }

    async fn delete_object_tagging(
        &self,
        request: S3Request<DeleteObjectTaggingInput>,
    ) -> Answer<DeleteObjectTaggingOutput> {
        answer(self.untag(request.input).await)
    }

    async fn create_multipart_upload(
        &self,
        request: S3Request<CreateMultipartUploadInput>,
    ) -> Answer<CreateMultipartUploadOutput> {
        answer(self.begin_upload(request.input).await)
    }

    async fn upload_part(&self, request: S3Request<UploadPartInput>) -> Answer<UploadPartOutput> {
        answer(self.write_part(request).await)
    }

    async fn upload_part_copy(&self, request: S3Request<UploadPartCopyInput>) -> Answer<UploadPartCopyOutput> {
        answer(self.copy_part(request.input).await)
    }

    async fn list_parts(&self, request: S3Request<ListPartsInput>) -> Answer<ListPartsOutput> {
        answer(self.list_upload_parts(request.input).await)
    }

    async fn list_multipart_uploads(
        &self,
        request: S3Request<ListMultipartUploadsInput>,
    ) -> Answer<ListMultipartUploadsOutput> {
        answer(self.list_uploads(request.input).await)
    }

    async fn complete_multipart_upload(
        &self,
        request: S3Request<CompleteMultipartUploadInput>,
    ) -> Answer<CompleteMultipartUploadOutput> {
        answer(self.complete(request.input).await)
    }

    async fn abort_multipart_upload(
        &self,
        request: S3Request<AbortMultipartUploadInput>,
    ) -> Answer<AbortMultipartUploadOutput> {
        answer(self.abort(request.input).await)
    }
}

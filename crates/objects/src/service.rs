//! Buckets of an S3 service.

use std::ops::Range;
use std::sync::Arc;

use bytes::Bytes;
use futures::stream::BoxStream;
use futures::{StreamExt as _, TryStreamExt as _};
use object_store::aws::{AmazonS3, AmazonS3Builder};
use object_store::list::{PaginatedListOptions, PaginatedListStore as _};
use object_store::path::{Error as NameError, Path};
use object_store::{Attribute, GetOptions, GetRange, ListResult, ObjectStore as _};

use crate::config::S3Config;
use crate::error::ObjectError;
use crate::listing::{ListRequest, Listing, Page};
use crate::object::{Attributes, Object, ObjectSummary};

/// What every service answers for a bucket that it does not have.
const NO_BUCKET: &str = "<Code>NoSuchBucket</Code>";
/// How many keys are asked for at once.
const KEYS: usize = 1_000;

/// A bucket of the service.
#[derive(Clone, Debug)]
pub(crate) struct Service {
    bucket: String,
    store: Arc<AmazonS3>,
}

/// An object of such a bucket, to be read as it was when it was looked at.
#[derive(Debug)]
pub(crate) struct ServiceContent {
    service: Service,
    path: Path,
    etag: Option<String>,
}

/// Where a list goes on.
#[derive(Clone, Debug)]
enum From {
    Start,
    /// After the page that gave this.
    Token(String),
    /// After this key.
    Key(String),
}

impl Service {
    /// A bucket of the service. Making it opens no connection.
    pub(crate) fn new(bucket: &str, config: &S3Config) -> Result<Self, ObjectError> {
        let mut builder = AmazonS3Builder::from_env();
        if let Some(region) = &config.region {
            builder = builder.with_region(region);
        }
        if let Some(endpoint) = &config.endpoint {
            builder = builder.with_endpoint(endpoint).with_allow_http(endpoint.starts_with("http://"));
        }
        Self::build(bucket, builder.with_virtual_hosted_style_request(!config.path_style))
    }

    fn build(bucket: &str, builder: AmazonS3Builder) -> Result<Self, ObjectError> {
        let store = builder.with_bucket_name(bucket).build().map_err(|cause| failed(bucket, "", cause))?;
        Ok(Self { bucket: bucket.to_owned(), store: Arc::new(store) })
    }

    pub(crate) fn read_only(&self) -> ObjectError {
        let reason = "it is one of the S3 service under objects.s3; write to that service itself";
        ObjectError::ReadOnly { bucket: self.bucket.clone(), reason }
    }

    fn failed(&self, key: &str) -> impl Fn(object_store::Error) -> ObjectError + use<> {
        let (bucket, key) = (self.bucket.clone(), key.to_owned());
        move |cause| failed(&bucket, &key, cause)
    }

    /// Errors of a list: what is not there is the bucket.
    fn list_failed(&self, prefix: &str, cause: object_store::Error) -> ObjectError {
        let no_bucket = || ObjectError::NoBucket { bucket: self.bucket.clone() };
        match cause {
            object_store::Error::NotFound { .. } => no_bucket(),
            // The library gives errors of lists no kind, and the service's answer only as a text.
            object_store::Error::Generic { ref source, .. } if source.to_string().contains(NO_BUCKET) => no_bucket(),
            cause => failed(&self.bucket, prefix, cause),
        }
    }

    /// Asks whether there is the bucket.
    pub(crate) async fn check(&self) -> Result<(), ObjectError> {
        let one = PaginatedListOptions { max_keys: Some(1), ..PaginatedListOptions::default() };
        match self.store.list_paginated(None, one).await {
            Ok(_) | Err(object_store::Error::InvalidPath { .. }) => Ok(()),
            Err(error) => Err(self.list_failed("", error)),
        }
    }

    /// The path of a key. None has a name with `..`, an empty part or a slash at its end.
    fn path(&self, key: &str) -> Result<Path, ObjectError> {
        match Path::parse(key) {
            Ok(path) if path.as_ref() == key => Ok(path),
            Ok(_) => Err(ObjectError::NoObject { bucket: self.bucket.clone(), key: key.to_owned() }),
            Err(error) => Err(self.failed(key)(error.into())),
        }
    }

    pub(crate) async fn object(&self, key: &str) -> Result<(Object, ServiceContent), ObjectError> {
        let path = self.path(key)?;
        let head = GetOptions { head: true, ..GetOptions::default() };
        let found = self.store.get_opts(&path, head).await.map_err(self.failed(key))?;
        let mut attributes = Attributes::default();
        for (name, value) in &found.attributes {
            let value = value.as_ref().to_owned();
            match name {
                Attribute::ContentType => attributes.content_type = Some(value),
                Attribute::ContentEncoding => attributes.content_encoding = Some(value),
                Attribute::ContentLanguage => attributes.content_language = Some(value),
                Attribute::ContentDisposition => attributes.content_disposition = Some(value),
                Attribute::CacheControl => attributes.cache_control = Some(value),
                Attribute::Metadata(name) => drop(attributes.metadata.insert(name.to_string(), value)),
                _ => {}
            }
        }
        let etag = found.meta.e_tag.clone();
        let object = Object { summary: found.meta.into(), attributes, parts: Vec::new() };
        Ok((object, ServiceContent { service: self.clone(), path, etag }))
    }

    /// All objects whose keys begin with `prefix`, by key, without those that only make folders visible.
    pub(crate) fn list_all(&self, prefix: &str) -> BoxStream<'static, Result<ObjectSummary, ObjectError>> {
        let matching = prefix.to_owned();
        let objects = self
            .pages(prefix, None, From::Start)
            .map_ok(|page| futures::stream::iter(page.objects).map(|object| Ok(ObjectSummary::from(object))))
            .try_flatten();
        // Without the slash at their end, a key that began with the prefix may no longer.
        let wanted = move |object: &ObjectSummary| object.key.starts_with(&matching) && !is_folder(object);
        objects.try_filter(move |object| std::future::ready(wanted(object))).boxed()
    }

    pub(crate) async fn list(&self, request: &ListRequest) -> Result<Listing, ObjectError> {
        let mut page = Page::new(request);
        // With a delimiter a page may begin within what others were rolled up to.
        let after = request.after.clone().filter(|_| request.delimiter.is_none());
        let delimiter = request.delimiter.as_deref().filter(|delimiter| *delimiter == "/");
        let mut pages = self.pages(&request.prefix, delimiter, after.map_or(From::Start, From::Key));
        while let Some(found) = pages.next().await {
            let found = match found {
                Err(ObjectError::Unlisted { .. }) => continue,
                found => found?,
            };
            found.objects.into_iter().for_each(|object| page.add(object.into()));
            let prefixes = found.common_prefixes.into_iter().map(|prefix| format!("{prefix}/"));
            prefixes.filter(|prefix| prefix.starts_with(&request.prefix)).for_each(|prefix| page.add_prefix(prefix));
            if page.is_full() {
                break;
            }
        }
        Ok(page.finish())
    }

    /// What the service lists, page after page. A page with a key that cannot be read is asked for again in smaller ones, until the
    /// key stands alone; it becomes [`ObjectError::Unlisted`], and the list goes on after it.
    fn pages(
        &self,
        prefix: &str,
        delimiter: Option<&str>,
        from: From,
    ) -> BoxStream<'static, Result<ListResult, ObjectError>> {
        let (service, prefix, delimiter) = (self.clone(), prefix.to_owned(), delimiter.map(str::to_owned));
        let next = move |state: Option<(From, usize)>| {
            let (service, prefix, delimiter) = (service.clone(), prefix.clone(), delimiter.clone());
            async move {
                let (from, mut keys) = state?;
                loop {
                    let (offset, page_token) = match from.clone() {
                        From::Start => (None, None),
                        From::Key(key) => (Some(key), None),
                        From::Token(token) => (None, Some(token)),
                    };
                    let options = PaginatedListOptions {
                        offset,
                        page_token,
                        delimiter: delimiter.clone().map(Into::into),
                        max_keys: Some(keys),
                        ..PaginatedListOptions::default()
                    };
                    let page = service
                        .store
                        .list_paginated(Some(prefix.as_str()).filter(|prefix| !prefix.is_empty()), options)
                        .await;
                    let error = match page {
                        Ok(page) => {
                            let next = page.page_token.map(|token| (From::Token(token), keys));
                            return Some((Ok(page.result), next));
                        }
                        Err(error) => error,
                    };
                    let Some((name, reason)) = odd_name(&error) else {
                        return Some((Err(service.list_failed(&prefix, error)), None));
                    };
                    if keys == 1 {
                        // What a delimiter ends is behind all that is rolled up to it.
                        let rolled = delimiter.as_ref().is_some_and(|delimiter| name.ends_with(delimiter));
                        let after = if rolled { format!("{name}{}", char::MAX) } else { name.clone() };
                        let error = ObjectError::Unlisted { bucket: service.bucket.clone(), key: name, reason };
                        return Some((Err(error), Some((From::Key(after), KEYS))));
                    }
                    keys /= 2;
                }
            }
        };
        futures::stream::unfold(Some((from, KEYS)), next).boxed()
    }
}

impl ServiceContent {
    pub(crate) async fn read(
        self,
        range: Range<u64>,
    ) -> Result<BoxStream<'static, Result<Bytes, ObjectError>>, ObjectError> {
        if range.is_empty() {
            return Ok(futures::stream::empty().boxed());
        }
        let options =
            GetOptions { range: Some(GetRange::Bounded(range)), if_match: self.etag, ..GetOptions::default() };
        let failed = self.service.failed(self.path.as_ref());
        let found = self.service.store.get_opts(&self.path, options).await.map_err(&failed)?;
        Ok(found.into_stream().map_err(failed).boxed())
    }
}

/// Whether an object is what consoles write to make a folder visible: the slash at the end of its key is not told.
fn is_folder(object: &ObjectSummary) -> bool {
    let name = object.key.rsplit_once('/').map_or(object.key.as_str(), |(_, name)| name);
    object.size == 0 && !name.contains('.')
}

/// The key that made a page unreadable, and why.
fn odd_name(error: &object_store::Error) -> Option<(String, String)> {
    let object_store::Error::InvalidPath { source } = error else { return None };
    let (NameError::EmptySegment { path } | NameError::BadSegment { path, .. }) = source else { return None };
    Some((path.clone(), "its key has an empty part, a part that is only dots, or characters that are none".to_owned()))
}

fn failed(bucket: &str, key: &str, cause: object_store::Error) -> ObjectError {
    let (bucket, key) = (bucket.to_owned(), key.to_owned());
    match cause {
        object_store::Error::NotFound { .. } => ObjectError::NoObject { bucket, key },
        object_store::Error::Precondition { .. } => ObjectError::Condition { bucket, key },
        object_store::Error::PermissionDenied { .. } => ObjectError::Denied { bucket, key },
        cause => ObjectError::Failed { bucket, key, cause },
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    /// A bucket with these keys, which has a byte in each but those that end with a slash.
    async fn bucket(keys: &'static [&'static str]) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let builder = AmazonS3Builder::new()
            .with_endpoint(format!("http://{}", listener.local_addr().unwrap()))
            .with_allow_http(true)
            .with_region("us-east-1")
            .with_access_key_id("id")
            .with_secret_access_key("secret");
        tokio::spawn(async move {
            loop {
                let (connection, _) = listener.accept().await.unwrap();
                tokio::spawn(answer(connection, keys));
            }
        });
        Service::build("docs", builder).unwrap()
    }

    async fn answer(mut connection: TcpStream, keys: &[&str]) {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(connection.read_u8().await.unwrap());
        }
        let head = String::from_utf8(head).unwrap();
        let target = head.split(' ').nth(1).unwrap();
        let (status, body) = match target.split_once('?') {
            Some((_, query)) => ("200 OK", list(query, keys)),
            None => ("403 Forbidden", String::new()),
        };
        let length = body.len();
        let answer = format!("HTTP/1.1 {status}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}");
        connection.write_all(answer.as_bytes()).await.unwrap();
    }

    fn list(query: &str, keys: &[&str]) -> String {
        let query: BTreeMap<_, _> = query.split('&').filter_map(|pair| pair.split_once('=')).collect();
        let value = |name: &str| decoded(query.get(name).copied().unwrap_or_default());
        let (prefix, delimiter) = (value("prefix"), value("delimiter"));
        let after = value("start-after").max(value("continuation-token"));
        let mut entries: Vec<String> = keys
            .iter()
            .filter(|key| key.starts_with(&prefix) && **key > after.as_str())
            .map(|key| match key[prefix.len()..].find(&delimiter) {
                Some(at) if !delimiter.is_empty() => format!("{}>", &key[..=prefix.len() + at]),
                _ => (*key).to_owned(),
            })
            .filter(|entry| !entry.ends_with('>') || !after.starts_with(entry.trim_end_matches('>')))
            .collect();
        entries.sort();
        entries.dedup();
        let most = value("max-keys").parse().unwrap();
        let more = entries.len() > most;
        entries.truncate(most);
        let told = entries.iter().map(|entry| match entry.strip_suffix('>') {
            Some(prefix) => format!("<CommonPrefixes><Prefix>{prefix}</Prefix></CommonPrefixes>"),
            None => format!(
                "<Contents><Key>{entry}</Key><Size>{}</Size><ETag>e</ETag>\
                 <LastModified>2026-01-01T00:00:00Z</LastModified></Contents>",
                usize::from(!entry.ends_with('/'))
            ),
        });
        let last = entries.last().map(|entry| entry.trim_end_matches('>')).filter(|_| more);
        let token = last.map(|last| format!("<NextContinuationToken>{last}</NextContinuationToken>"));
        format!("<ListBucketResult>{}{}</ListBucketResult>", told.collect::<String>(), token.unwrap_or_default())
    }

    fn decoded(text: &str) -> String {
        let (mut bytes, mut left) = (Vec::new(), text.bytes());
        while let Some(byte) = left.next() {
            let mut digit = || char::from(left.next().unwrap()).to_digit(16).unwrap();
            bytes.push(if byte == b'%' { (digit() * 16 + digit()) as u8 } else { byte });
        }
        String::from_utf8(bytes).unwrap()
    }

    #[tokio::test]
    async fn odd_keys_hide_no_others_and_folders_are_no_objects() {
        let keys = &["a.md", "b//c.md", "b//d.md", "docs/", "docs/d.md", "docs/e.md", "x/./y.md", "z.md"];
        let service = bucket(keys).await;
        let found: Vec<_> = service.list_all("").collect().await;
        let told = found.iter().map(|found| match found {
            Ok(object) => object.key.as_str(),
            Err(ObjectError::Unlisted { key, .. }) => key,
            Err(error) => panic!("{error}"),
        });
        let expected = ["a.md", "b//c.md", "b//d.md", "docs/d.md", "docs/e.md", "x/./y.md", "z.md"];
        assert_eq!(told.collect::<Vec<_>>(), expected);
        assert_eq!(found.iter().filter(|found| found.is_err()).count(), 3);
        assert_eq!(service.list_all("docs/d").count().await, 1);
        for (prefix, delimiter, expected) in [("", true, 5), ("", false, 5), ("b/", true, 0), ("docs/", true, 2)] {
            let delimiter = delimiter.then(|| "/".to_owned());
            let request = ListRequest { prefix: prefix.to_owned(), delimiter, limit: 9, ..ListRequest::default() };
            let page = service.list(&request).await.unwrap();
            assert_eq!(page.objects.len() + page.prefixes.len(), expected, "{page:?}");
        }
    }

    #[tokio::test]
    async fn an_object_that_may_not_be_read_says_so() {
        let service = bucket(&["a.md"]).await;
        assert!(matches!(service.object("a.md").await, Err(ObjectError::Denied { key, .. }) if key == "a.md"));
    }
}

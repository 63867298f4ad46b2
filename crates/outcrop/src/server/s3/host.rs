//! Buckets in the host's name: `bucket.localhost`, which every system resolves to itself.

use s3s::S3Result;
use s3s::host::{S3Host, VirtualHost};

const SUFFIX: &str = ".localhost";

/// The bucket that a host's name begins with.
pub(super) fn bucket(host: &str) -> Option<&str> {
    let name = host.rsplit_once(':').map_or(host, |(name, _port)| name);
    // Some clients put the service between.
    let bucket = name.strip_suffix(SUFFIX)?;
    let bucket = bucket.strip_suffix(".s3").unwrap_or(bucket);
    (!bucket.is_empty() && bucket != "s3").then_some(bucket)
}

/// Hosts as s3s wants them.
pub(super) struct Localhost;

impl S3Host for Localhost {
    fn parse_host_header<'a>(&'a self, host: &'a str) -> S3Result<VirtualHost<'a>> {
        Ok(match bucket(host) {
            Some(bucket) => VirtualHost::new("localhost").with_bucket(bucket),
            None => VirtualHost::new(host),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::bucket;

    #[test]
    fn the_bucket_stands_before_localhost() {
        assert_eq!(bucket("docs.localhost:8787"), Some("docs"));
        assert_eq!(bucket("a.b.localhost"), Some("a.b"));
        assert_eq!(bucket("docs.s3.localhost:1"), Some("docs"));
        for none in ["localhost:8787", "s3.localhost", "127.0.0.1:8787", "docs.example.com", ".localhost"] {
            assert_eq!(bucket(none), None, "{none}");
        }
    }
}

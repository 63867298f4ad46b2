//! Checksums that clients send with bodies: computed while the body is written, compared before it becomes an object.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use futures::{Stream, StreamExt as _, TryStreamExt as _};
use objects::{Checksum, Objects, Staged};
use s3s::checksum::ChecksumHasher;
use s3s::crypto::{Checksum as _, Crc32, Crc32c, Crc64Nvme, Sha1, Sha256};
use s3s::dto::{StreamingBlob, Timestamp};
use s3s::{S3Error, S3ErrorCode, S3Request, S3Result};

use super::error::{invalid, refuse};
use super::{BodyProblem, Call};

/// How many bytes may be sent at once.
pub(super) const MOST: u64 = 5 << 30;

/// What a client says of a body.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// Algorithm and, unless it follows the body, checksum.
    pub(super) checksum: Option<(Algorithm, Option<String>)>,
    pub(super) md5: Option<String>,
    pub(super) length: Option<i64>,
}

/// What S3 computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Algorithm {
    Crc32,
    Crc32c,
    Crc64Nvme,
    Sha1,
    Sha256,
}

const ALGORITHMS: [Algorithm; 5] =
    [Algorithm::Crc32, Algorithm::Crc32c, Algorithm::Crc64Nvme, Algorithm::Sha1, Algorithm::Sha256];

impl Algorithm {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Crc32 => "CRC32",
            Self::Crc32c => "CRC32C",
            Self::Crc64Nvme => "CRC64NVME",
            Self::Sha1 => "SHA1",
            Self::Sha256 => "SHA256",
        }
    }

    pub(super) fn named(name: &str) -> S3Result<Self> {
        let found = ALGORITHMS.into_iter().find(|algorithm| algorithm.name().eq_ignore_ascii_case(name));
        found.ok_or_else(|| invalid(format!("The checksum algorithm '{name}' is not known.")))
    }

    fn header(self) -> String {
        format!("x-amz-checksum-{}", self.name().to_ascii_lowercase())
    }
}

/// What an input says of its body, members being named alike in all of them; `$request` is the whole request.
macro_rules! said_of {
    ($request:expr) => {{
        use $crate::services::s3::checksums::{Algorithm, Said, announced};
        let input = &$request.input;
        let given = [
            (Algorithm::Crc32, &input.checksum_crc32),
            (Algorithm::Crc32c, &input.checksum_crc32c),
            (Algorithm::Crc64Nvme, &input.checksum_crc64nvme),
            (Algorithm::Sha1, &input.checksum_sha1),
            (Algorithm::Sha256, &input.checksum_sha256),
        ];
        let given = given.into_iter().find_map(|(algorithm, sum)| sum.clone().map(|sum| (algorithm, Some(sum))));
        let checksum = given.or_else(|| announced(&$request.headers).map(|algorithm| (algorithm, None)));
        Said { checksum, md5: input.content_md5.clone(), length: input.content_length }
    }};
}

/// Writes a checksum into an output that has members for all of them.
macro_rules! tell_checksum {
    ($output:expr, $checksum:expr) => {
        if let Some(objects::Checksum { algorithm, value }) = $checksum.as_ref().filter(|sum| !sum.value.is_empty()) {
            let value = Some(value.clone());
            match algorithm.as_str() {
                "CRC32" => $output.checksum_crc32 = value,
                "CRC32C" => $output.checksum_crc32c = value,
                "CRC64NVME" => $output.checksum_crc64nvme = value,
                "SHA1" => $output.checksum_sha1 = value,
                "SHA256" => $output.checksum_sha256 = value,
                _ => {}
            }
        }
    };
}

pub(super) use {said_of, tell_checksum};

/// The algorithm of a checksum that follows the body.
pub(super) fn announced(headers: &http::HeaderMap) -> Option<Algorithm> {
    let trailer = headers.get("x-amz-trailer")?.to_str().ok()?;
    let mut names = trailer.split(',').map(|name| name.trim().to_ascii_lowercase());
    names.find_map(|name| ALGORITHMS.into_iter().find(|algorithm| algorithm.header() == name))
}

/// Writes the body of a request to the disk and compares it with what its client says of it.
pub(super) async fn stage<T>(
    objects: &Objects,
    request: S3Request<T>,
    body: Option<StreamingBlob>,
    said: Said,
) -> S3Result<(Staged, Option<Checksum>)> {
    if said.length.is_some_and(|length| u64::try_from(length).is_ok_and(|length| length > MOST)) {
        return Err(S3Error::with_message(S3ErrorCode::EntityTooLarge, BodyProblem::TooLarge.to_string()));
    }
    let body = body.map_or_else(|| futures::stream::empty().left_stream(), |body| bounded(body).right_stream());
    let algorithm = said.checksum.as_ref().map(|(algorithm, _)| *algorithm);
    let mut hasher = algorithm.map(hasher);
    let hashed = body.inspect_ok(|piece| {
        if let Some(hasher) = &mut hasher {
            hasher.update(piece);
        }
    });
    let staged = objects.stage(hashed).await.map_err(refuse)?;
    if said.length.is_some_and(|length| u64::try_from(length).ok() != Some(staged.size())) {
        return Err(S3Error::with_message(S3ErrorCode::IncompleteBody, BodyProblem::Length.to_string()));
    }
    if said.md5.is_some_and(|md5| md5 != STANDARD.encode(staged.md5())) {
        let message = "The body has another MD5 than Content-MD5 says.";
        return Err(S3Error::with_message(S3ErrorCode::BadDigest, message));
    }
    let Some(((algorithm, given), hasher)) = said.checksum.zip(hasher) else { return Ok((staged, None)) };
    let value = value_of(hasher).unwrap_or_default();
    let given = given.or_else(|| trailer(&request, algorithm));
    if given.is_some_and(|given| given != value) {
        let message = format!("The body has another {} than the request says.", algorithm.name());
        return Err(S3Error::with_message(S3ErrorCode::BadDigest, message));
    }
    Ok((staged, Some(Checksum { algorithm: algorithm.name().to_owned(), value })))
}

fn trailer<T>(request: &S3Request<T>, algorithm: Algorithm) -> Option<String> {
    let name = algorithm.header();
    let verified = request
        .trailing_headers
        .as_ref()
        .and_then(|trailers| trailers.read(|headers| headers.get(&name)?.to_str().ok().map(str::to_owned)).flatten());
    verified.or_else(|| request.extensions.get::<Call>()?.trailers.get(&name))
}

fn bounded(body: StreamingBlob) -> impl Stream<Item = Result<Bytes, s3s::StdError>> {
    let mut size = 0;
    body.map(move |piece| {
        let piece = piece?;
        size += piece.len() as u64;
        if size > MOST {
            return Err(BodyProblem::TooLarge.into());
        }
        Ok(piece)
    })
}

fn hasher(algorithm: Algorithm) -> ChecksumHasher {
    let mut hasher = ChecksumHasher::default();
    match algorithm {
        Algorithm::Crc32 => hasher.crc32 = Some(Crc32::new()),
        Algorithm::Crc32c => hasher.crc32c = Some(Crc32c::new()),
        Algorithm::Crc64Nvme => hasher.crc64nvme = Some(Crc64Nvme::new()),
        Algorithm::Sha1 => hasher.sha1 = Some(Sha1::new()),
        Algorithm::Sha256 => hasher.sha256 = Some(Sha256::new()),
    }
    hasher
}

fn value_of(hasher: ChecksumHasher) -> Option<String> {
    let sums = hasher.finalize();
    sums.checksum_crc32
        .or(sums.checksum_crc32c)
        .or(sums.checksum_crc64nvme)
        .or(sums.checksum_sha1)
        .or(sums.checksum_sha256)
}

/// A time as HTTP's headers tell it, in whole seconds.
pub(super) fn whole_seconds(time: std::time::SystemTime) -> Timestamp {
    let since = time.duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    (std::time::UNIX_EPOCH + std::time::Duration::from_secs(since.as_secs())).into()
}

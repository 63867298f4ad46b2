//! `aws-chunked` bodies, for a server that proves no signatures: the bytes out of their chunks, and the headers that follow them.

use bytes::{Bytes, BytesMut};
use futures::{Stream, StreamExt as _};
use http::header::{CONTENT_LENGTH, HeaderMap, HeaderName, HeaderValue};
use s3s::StdError;

use crate::services::s3::{BodyProblem, Trailers};

/// How long the head of a chunk or a trailing header may be.
const LINE: usize = 4 << 10;
/// How many headers may follow a body.
const TRAILERS: usize = 16;

/// Whether a body is sent in chunks of this kind.
pub(super) fn is_chunked(headers: &HeaderMap) -> bool {
    headers.get("x-amz-content-sha256").is_some_and(|hash| hash.as_bytes().starts_with(b"STREAMING-"))
}

/// Makes the headers those of the bytes in the chunks; how many those are.
pub(super) fn unwrap_headers(headers: &mut HeaderMap) -> Option<u64> {
    let length = headers.remove("x-amz-decoded-content-length");
    headers.remove(CONTENT_LENGTH);
    let number = length.as_ref().and_then(|length| length.to_str().ok()?.parse().ok());
    if let (Some(length), Some(_)) = (length, number) {
        headers.insert(CONTENT_LENGTH, length);
    }
    headers.insert("x-amz-content-sha256", HeaderValue::from_static("UNSIGNED-PAYLOAD"));
    number
}

/// The bytes in the chunks. The stream fails where there are not `length` of them; what follows them is then in `trailers`.
pub(super) fn decode<S>(
    body: S,
    length: Option<u64>,
    trailers: Trailers,
) -> impl Stream<Item = Result<Bytes, StdError>> + Send + 'static
where
    S: Stream<Item = Result<Bytes, StdError>> + Send + 'static,
{
    let decoder =
        Decoder { body: Box::pin(body), buffer: BytesMut::new(), state: State::Head, size: 0, length, trailers };
    futures::stream::try_unfold(decoder, |mut decoder| async move {
        Ok(decoder.next().await?.map(|bytes| (bytes, decoder)))
    })
}

struct Decoder<S> {
    body: std::pin::Pin<Box<S>>,
    /// What was read and not yet used.
    buffer: BytesMut,
    state: State,
    /// How many bytes came out so far.
    size: u64,
    length: Option<u64>,
    trailers: Trailers,
}

#[derive(Clone, Copy)]
enum State {
    /// At the head of a chunk.
    Head,
    /// In a chunk that has this many more bytes.
    Data(u64),
    /// After the bytes of a chunk.
    End,
    Over,
}

impl<S: Stream<Item = Result<Bytes, StdError>>> Decoder<S> {
    async fn next(&mut self) -> Result<Option<Bytes>, StdError> {
        loop {
            match self.state {
                State::Head => {
                    let line = self.line().await?;
                    let text = std::str::from_utf8(&line).ok();
                    let size = text.and_then(|line| u64::from_str_radix(line.split(';').next()?.trim(), 16).ok());
                    match size.ok_or(BodyProblem::Malformed("a chunk does not begin with its size"))? {
                        0 => {
                            self.read_trailers().await?;
                            self.state = State::Over;
                        }
                        size => self.state = State::Data(size),
                    }
                }
                State::Data(left) => {
                    if self.buffer.is_empty() && !self.fill().await? {
                        return Err(BodyProblem::Malformed("it breaks off in a chunk").into());
                    }
                    let taken = usize::try_from(left).unwrap_or(usize::MAX).min(self.buffer.len());
                    let bytes = self.buffer.split_to(taken).freeze();
                    self.size += taken as u64;
                    if self.length.is_some_and(|length| self.size > length) {
                        return Err(BodyProblem::Length.into());
                    }
                    let left = left - taken as u64;
                    self.state = if left == 0 { State::End } else { State::Data(left) };
                    return Ok(Some(bytes));
                }
                State::End => {
                    if !self.line().await?.is_empty() {
                        return Err(BodyProblem::Malformed("a chunk is longer than its size").into());
                    }
                    self.state = State::Head;
                }
                State::Over => {
                    if self.length.is_some_and(|length| self.size != length) {
                        return Err(BodyProblem::Length.into());
                    }
                    return Ok(None);
                }
            }
        }
    }

    async fn read_trailers(&mut self) -> Result<(), StdError> {
        let mut headers = HeaderMap::new();
        for _ in 0..=TRAILERS {
            let line = self.line().await?;
            if line.is_empty() {
                self.trailers.set(headers);
                return Ok(());
            }
            let line = std::str::from_utf8(&line).ok().and_then(|line| line.split_once(':'));
            let header = line.and_then(|(name, value)| {
                Some((name.trim().parse::<HeaderName>().ok()?, value.trim().parse::<HeaderValue>().ok()?))
            });
            let (name, value) = header.ok_or(BodyProblem::Malformed("what follows it is no header"))?;
            headers.insert(name, value);
        }
        Err(BodyProblem::Malformed("too many headers follow it").into())
    }

    /// The next line without its end. At the body's end that is an empty line.
    async fn line(&mut self) -> Result<BytesMut, StdError> {
        let mut searched = 0;
        loop {
            if let Some(at) = self.buffer.iter().skip(searched).position(|byte| *byte == b'\n') {
                let mut line = self.buffer.split_to(searched + at + 1);
                line.truncate(searched + at);
                if line.last() == Some(&b'\r') {
                    line.truncate(line.len() - 1);
                }
                return Ok(line);
            }
            searched = self.buffer.len();
            if searched > LINE {
                return Err(BodyProblem::Malformed("a line has no end").into());
            }
            if !self.fill().await? {
                return Ok(std::mem::take(&mut self.buffer));
            }
        }
    }

    /// Reads more; whether there was more.
    async fn fill(&mut self) -> Result<bool, StdError> {
        match self.body.next().await.transpose()? {
            Some(bytes) if self.buffer.is_empty() => self.buffer = BytesMut::from(bytes),
            Some(bytes) => self.buffer.extend_from_slice(&bytes),
            None => return Ok(false),
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use futures::TryStreamExt as _;
    use proptest::prelude::*;

    use super::*;

    fn decoded(body: &[u8], cut: usize, length: Option<u64>) -> Result<(Vec<u8>, Trailers), String> {
        let trailers = Trailers::default();
        let pieces: Vec<_> = body.chunks(cut).map(|piece| Ok(Bytes::copy_from_slice(piece))).collect();
        let stream = decode(futures::stream::iter(pieces), length, trailers.clone());
        let bytes = futures::executor::block_on(stream.try_collect::<Vec<_>>()).map_err(|error| error.to_string())?;
        Ok((bytes.concat(), trailers))
    }

    proptest! {
        #[test]
        fn chunks_give_back_their_bytes_however_they_are_cut(
            chunks in prop::collection::vec(prop::collection::vec(any::<u8>(), 1..40), 0..6),
            cut in 1_usize..50,
        ) {
            let mut body = Vec::new();
            for chunk in &chunks {
                body.extend(format!("{:x};chunk-signature=ab\r\n", chunk.len()).bytes());
                body.extend(chunk);
                body.extend(b"\r\n");
            }
            body.extend(b"0\r\nx-amz-checksum-crc32: AAAA==\r\n\r\n");
            let whole = chunks.concat();
            let (bytes, trailers) = decoded(&body, cut, Some(whole.len() as u64)).unwrap();
            prop_assert_eq!(bytes, whole);
            let checksum = trailers.get("x-amz-checksum-crc32");
            prop_assert_eq!(checksum.as_deref(), Some("AAAA=="));
        }

        #[test]
        fn strangers_bytes_are_an_answer_or_an_error(body in prop::collection::vec(any::<u8>(), 0..200), cut in 1_usize..50) {
            let _ = decoded(&body, cut, None);
        }
    }

    #[test]
    fn what_breaks_off_or_lies_about_its_length_is_an_error() {
        for (body, length) in [
            ("5\r\nabc", None),
            ("3\r\nabcd\r\n0\r\n\r\n", None),
            ("", None),
            ("3\r\nabc\r\n0\r\n\r\n", Some(4)),
            ("zz\r\n", None),
        ] {
            assert!(decoded(body.as_bytes(), 3, length).is_err(), "{body:?}");
        }
        assert_eq!(decoded(b"3\r\nabc\r\n0\r\n", 9, Some(3)).unwrap().0, b"abc");
    }
}

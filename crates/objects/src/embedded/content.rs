//! Reading the bytes of an object, or a range of them, out of its blobs.

use std::io::SeekFrom;
use std::ops::Range;
use std::sync::Arc;

use bytes::Bytes;
use futures::stream::BoxStream;
use futures::{StreamExt as _, TryStreamExt as _};
use tokio::fs::File;
use tokio::io::{AsyncReadExt as _, AsyncSeekExt as _};
use tokio_util::io::ReaderStream;

use super::blobs::Blobs;
use crate::error::ObjectError;

/// How many files are opened before the first byte is read: an object that is replaced meanwhile is still read to its end.
const OPEN_AT_ONCE: usize = 64;
/// How much is read at a time.
const BUFFER: usize = 256 << 10;

/// The blobs that an object is made of.
#[derive(Debug)]
pub(crate) struct Content {
    blobs: Arc<Blobs>,
    /// Names and sizes, in order.
    pieces: Vec<(String, u64)>,
}

impl Content {
    pub(super) fn new(blobs: Arc<Blobs>, pieces: Vec<(String, u64)>) -> Self {
        Self { blobs, pieces }
    }

    /// The bytes of a range that lies within the object.
    pub(crate) async fn read(
        self,
        range: Range<u64>,
    ) -> Result<BoxStream<'static, Result<Bytes, ObjectError>>, ObjectError> {
        let mut segments = segments(self.pieces, range);
        let later = segments.split_off(segments.len().min(OPEN_AT_ONCE));
        let mut opened = Vec::with_capacity(segments.len());
        for segment in segments {
            opened.push(open(&self.blobs, segment).await?);
        }
        let blobs = self.blobs;
        let later = futures::stream::iter(later).then(move |segment| {
            let blobs = blobs.clone();
            async move { open(&blobs, segment).await }
        });
        let files = futures::stream::iter(opened.into_iter().map(Ok)).chain(later);
        let bytes = files.map_ok(|(file, size)| ReaderStream::with_capacity(file.take(size), BUFFER).err_into());
        Ok(bytes.try_flatten().boxed())
    }
}

/// A part of a blob.
struct Segment {
    name: String,
    start: u64,
    size: u64,
}

fn segments(pieces: Vec<(String, u64)>, range: Range<u64>) -> Vec<Segment> {
    let mut segments = Vec::new();
    let mut begin = 0;
    for (name, size) in pieces {
        let end = begin + size;
        let (from, to) = (range.start.max(begin), range.end.min(end));
        if from < to {
            segments.push(Segment { name, start: from - begin, size: to - from });
        }
        begin = end;
    }
    segments
}

async fn open(blobs: &Blobs, segment: Segment) -> Result<(File, u64), ObjectError> {
    let mut file = File::open(blobs.path(&segment.name)).await?;
    if segment.start > 0 {
        file.seek(SeekFrom::Start(segment.start)).await?;
    }
    Ok((file, segment.size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_cut_out_of_the_pieces_that_it_touches() {
        let cut = |range| {
            let pieces = [("a", 3), ("b", 0), ("c", 4)].map(|(name, size)| (name.to_owned(), size)).to_vec();
            let segments = segments(pieces, range).into_iter();
            segments.map(|segment| (segment.name, segment.start, segment.size)).collect::<Vec<_>>()
        };
        assert_eq!(cut(0..7), [("a".into(), 0, 3), ("c".into(), 0, 4)]);
        assert_eq!(cut(2..4), [("a".into(), 2, 1), ("c".into(), 0, 1)]);
        assert_eq!(cut(3..5), [("c".into(), 0, 2)]);
        assert_eq!(cut(6..7), [("c".into(), 3, 1)]);
        assert!(cut(3..3).is_empty());
    }
}

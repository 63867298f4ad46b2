//! A copy of a model file that is computed faster: its 5-bit blocks (Q5_0) written as 8-bit ones (Q8_0).
//!
//! Without wide vector registers more than a third of the time of a prompt goes into taking Q5_0's bits apart, again for every few
//! tokens. A Q8_0 block says the same with a byte a weight: the scale and the whole numbers stay what they are, so the model computes the
//! same, from a file that is larger by a quarter. "Q4_K_M" files of small models consist mostly of such blocks, since K-quants need
//! rows of a multiple of 256.
//!
//! The copy lies beside the model and is made when it is first loaded. Where that does not go (a folder that can't be written, a
//! form that is not known), the model is loaded as it is.

use std::fs::File;
use std::io::{BufReader, BufWriter, Error, ErrorKind, Read, Result, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

const Q5_0: u32 = 6;
const Q8_0: u32 = 8;
/// Weights of a block, and the bytes of its two forms.
const WEIGHTS: u64 = 32;
const NARROW: usize = 22;
const WIDE: usize = 34;
/// Where tensors begin unless the file says otherwise.
const ALIGNMENT: u64 = 32;
/// More is no model that anyone has here.
const MOST_TENSORS: u64 = 100_000;
const MOST_ENTRIES: u64 = 100_000;
const MOST_BYTES: u64 = 64 * 1024 * 1024;
/// Larger models are loaded as they are: their copies would take disk that nobody expects.
const LARGEST: u64 = 1 << 30;
/// Blocks that are converted at once.
const BLOCKS: usize = 4096;

/// The file to load in the model's stead: the copy, made if need be, or the model itself.
pub(super) fn of(model: &Path) -> PathBuf {
    match copy(model) {
        Ok(Some(copy)) => copy,
        Ok(None) => model.to_owned(),
        Err(error) => {
            tracing::debug!(model = %model.display(), %error, "no faster copy of the model can be kept");
            model.to_owned()
        }
    }
}

/// The copy's path; `None` when it would be no other.
fn copy(model: &Path) -> Result<Option<PathBuf>> {
    let source = File::open(model)?;
    let changed = source.metadata()?.modified()?;
    let length = source.metadata()?.len();
    if length > LARGEST {
        return Ok(None);
    }
    let mut source = BufReader::with_capacity(1 << 20, source);
    let header = Header::read(&mut source)?;
    if header.tensors.iter().all(|tensor| tensor.form != Q5_0) {
        return Ok(None);
    }
    let plan = Plan::new(&header, length)?;
    let mut name = model.file_name().unwrap_or_default().to_owned();
    name.push(".wide");
    let target = model.with_file_name(name);
    let good =
        |found: std::fs::Metadata| found.len() == plan.length && found.modified().is_ok_and(|made| made >= changed);
    if std::fs::metadata(&target).is_ok_and(good) {
        return Ok(Some(target));
    }
    let folder = model.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut partial = tempfile::Builder::new().prefix(".wide-").tempfile_in(folder)?;
    plan.write(&header, &mut source, &mut BufWriter::with_capacity(1 << 20, partial.as_file_mut()))?;
    partial.persist(&target).map_err(|error| error.error)?;
    Ok(Some(target))
}

/// What stands before the tensors of a GGUF file.
struct Header {
    /// Everything before the list of tensors, unread.
    before: Vec<u8>,
    tensors: Vec<Tensor>,
    alignment: u64,
    /// Where the tensors' bytes begin.
    data: u64,
}

struct Tensor {
    /// Name and dimensions as they stand in the file.
    head: Vec<u8>,
    weights: u64,
    form: u32,
    offset: u64,
}

impl Header {
    fn read(source: &mut impl Read) -> Result<Self> {
        let mut reader = Reader { source, read: Vec::new() };
        let magic = reader.take(4)?;
        if magic != *b"GGUF" || !(2..=3).contains(&reader.u32()?) {
            return Err(unknown("no GGUF file of version 2 or 3"));
        }
        let tensors = reader.u64()?;
        let entries = reader.u64()?;
        if tensors > MOST_TENSORS || entries > MOST_ENTRIES {
            return Err(unknown("too many entries"));
        }
        let mut alignment = ALIGNMENT;
        for _ in 0..entries {
            let key = reader.text()?;
            let form = reader.u32()?;
            let value = reader.read.len();
            reader.value(form, 0)?;
            if key == b"general.alignment" {
                let value = reader.read[value..].try_into().map_err(|_| unknown("an alignment of another form"))?;
                alignment = u64::from(u32::from_le_bytes(value));
            }
        }
        if !alignment.is_power_of_two() {
            return Err(unknown("an alignment that is no power of two"));
        }
        let before = std::mem::take(&mut reader.read);
        let mut length = before.len() as u64;
        let mut list = Vec::new();
        for _ in 0..tensors {
            reader.text()?;
            let dimensions = reader.u32()?;
            if dimensions > 4 {
                return Err(unknown("a tensor of more than four dimensions"));
            }
            let mut weights = 1_u64;
            for _ in 0..dimensions {
                weights = weights.checked_mul(reader.u64()?).ok_or_else(|| unknown("a tensor without end"))?;
            }
            let head = std::mem::take(&mut reader.read);
            let (form, offset) = (reader.u32()?, reader.u64()?);
            reader.read.clear();
            if offset > LARGEST || weights > LARGEST * 8 {
                return Err(unknown("a tensor beyond the end"));
            }
            length += head.len() as u64 + 12;
            list.push(Tensor { head, weights, form, offset });
        }
        Ok(Self { before, tensors: list, alignment, data: length.next_multiple_of(alignment) })
    }
}

/// Reads and remembers the bytes as they stand.
struct Reader<'s, S> {
    source: &'s mut S,
    read: Vec<u8>,
}

impl<S: Read> Reader<'_, S> {
    fn take(&mut self, length: u64) -> Result<&[u8]> {
        let begin = self.read.len();
        if begin as u64 + length > MOST_BYTES {
            return Err(unknown("a header that is too long"));
        }
        self.source.by_ref().take(length).read_to_end(&mut self.read)?;
        if (self.read.len() - begin) as u64 != length {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        Ok(&self.read[begin..])
    }

    fn u32(&mut self) -> Result<u32> {
        self.take(4)?.try_into().map(u32::from_le_bytes).map_err(Error::other)
    }

    fn u64(&mut self) -> Result<u64> {
        self.take(8)?.try_into().map(u64::from_le_bytes).map_err(Error::other)
    }

    fn text(&mut self) -> Result<Vec<u8>> {
        let length = self.u64()?;
        self.take(length).map(<[u8]>::to_vec)
    }

    /// Passes over a value.
    fn value(&mut self, form: u32, depth: u8) -> Result<()> {
        let length = match form {
            0 | 1 | 7 => 1,
            2 | 3 => 2,
            4..=6 => 4,
            10..=12 => 8,
            8 => self.u64()?,
            9 if depth < 4 => {
                let (of, count) = (self.u32()?, self.u64()?);
                return (0..count).try_for_each(|_| self.value(of, depth + 1));
            }
            _ => return Err(unknown("a value of an unknown type")),
        };
        self.take(length).map(drop)
    }
}

/// Where everything goes.
struct Plan {
    /// Each tensor's place in the file, its bytes there and its new offset.
    tensors: Vec<(u64, u64, u64)>,
    length: u64,
}

impl Plan {
    fn new(header: &Header, length: u64) -> Result<Self> {
        let mut ends: Vec<u64> = header.tensors.iter().map(|tensor| header.data + tensor.offset).collect();
        ends.sort_unstable();
        let mut at = 0;
        let tensors = header.tensors.iter().map(|tensor| {
            let place = header.data + tensor.offset;
            // Up to the next tensor; what lies between is padding.
            let end = ends.get(ends.partition_point(|&other| other <= place)).copied().unwrap_or(length);
            let (bytes, new) = if tensor.form == Q5_0 {
                let blocks = tensor.weights / WEIGHTS;
                (blocks * NARROW as u64, blocks * WIDE as u64)
            } else {
                (end - place, end - place)
            };
            if end > length || bytes > end - place {
                return Err(unknown("a tensor beyond the end"));
            }
            let placed = (place, bytes, at);
            at += new.next_multiple_of(header.alignment);
            Ok(placed)
        });
        let tensors = tensors.collect::<Result<_>>()?;
        Ok(Self { tensors, length: header.data + at })
    }

    fn write(&self, header: &Header, source: &mut (impl Read + Seek), target: &mut impl Write) -> Result<()> {
        target.write_all(&header.before)?;
        let mut written = header.before.len() as u64;
        for (tensor, (.., offset)) in header.tensors.iter().zip(&self.tensors) {
            target.write_all(&tensor.head)?;
            target.write_all(&(if tensor.form == Q5_0 { Q8_0 } else { tensor.form }).to_le_bytes())?;
            target.write_all(&offset.to_le_bytes())?;
            written += tensor.head.len() as u64 + 12;
        }
        for (tensor, &(place, bytes, offset)) in header.tensors.iter().zip(&self.tensors) {
            written += pad(target, header.data + offset - written)?;
            source.seek(SeekFrom::Start(place))?;
            let mut source = source.by_ref().take(bytes);
            written +=
                if tensor.form == Q5_0 { widen(&mut source, target)? } else { std::io::copy(&mut source, target)? };
        }
        pad(target, self.length - written)?;
        target.flush()
    }
}

fn pad(target: &mut impl Write, length: u64) -> Result<u64> {
    std::io::copy(&mut std::io::repeat(0).take(length), target)
}

/// Writes blocks of Q5_0 as blocks of Q8_0.
fn widen(source: &mut impl Read, target: &mut impl Write) -> Result<u64> {
    let (mut narrow, mut wide) = (Vec::with_capacity(BLOCKS * NARROW), Vec::with_capacity(BLOCKS * WIDE));
    let mut written = 0;
    loop {
        narrow.clear();
        source.by_ref().take((BLOCKS * NARROW) as u64).read_to_end(&mut narrow)?;
        if narrow.is_empty() {
            return Ok(written);
        }
        wide.clear();
        narrow.as_chunks().0.iter().for_each(|block| wide.extend_from_slice(&widened(block)));
        target.write_all(&wide)?;
        written += wide.len() as u64;
    }
}

/// A block: its scale, then the fifth bits of all weights, then the other four, two weights a byte. The fifth bit's place is 16, and
/// 16 stands for zero.
fn widened(block: &[u8; NARROW]) -> [u8; WIDE] {
    let mut wide = [0; WIDE];
    wide[..2].copy_from_slice(&block[..2]);
    let fifth = u32::from_le_bytes([block[2], block[3], block[4], block[5]]);
    for (at, &pair) in block[6..].iter().enumerate() {
        let bit = |place: usize| u8::from(fifth >> place & 1 == 1) << 4;
        wide[2 + at] = (pair & 15 | bit(at)).wrapping_sub(16);
        wide[18 + at] = (pair >> 4 | bit(16 + at)).wrapping_sub(16);
    }
    wide
}

fn unknown(what: &str) -> Error {
    Error::new(ErrorKind::InvalidData, what)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with a Q5_0 tensor of two blocks between two others.
    fn model() -> Vec<u8> {
        let text = |text: &str| [&(text.len() as u64).to_le_bytes()[..], text.as_bytes()].concat();
        let mut file = b"GGUF".to_vec();
        file.extend(3_u32.to_le_bytes());
        file.extend([3_u64.to_le_bytes(), 2_u64.to_le_bytes()].concat());
        file.extend([text("general.alignment"), 4_u32.to_le_bytes().into(), 64_u32.to_le_bytes().into()].concat());
        let words = [9_u32.to_le_bytes().to_vec(), 8_u32.to_le_bytes().into(), 2_u64.to_le_bytes().into()].concat();
        file.extend([text("words"), words, text("a"), text("bc")].concat());
        for (name, weights, form, offset) in
            [("first", 3_u64, 0_u32, 0_u64), ("narrow", 64, Q5_0, 64), ("last", 2, 0, 128)]
        {
            file.extend([text(name), 1_u32.to_le_bytes().into(), weights.to_le_bytes().into()].concat());
            file.extend([&form.to_le_bytes()[..], &offset.to_le_bytes()].concat());
        }
        file.resize(file.len().next_multiple_of(64), 0);
        file.extend([[1; 12].as_slice(), &[0; 52]].concat());
        // Weights 0 to 31 less 16 times 1.0 (0x3c00), then all of them 15 times 2.0 (0x4000).
        file.extend([0, 0x3c, 0, 0, 0xff, 0xff]);
        file.extend((0..16).map(|low| low | low << 4));
        file.extend([0, 0x40, 0xff, 0xff, 0xff, 0xff]);
        file.extend([0xff; 16]);
        file.extend([[0; 20].as_slice(), &[2; 8]].concat());
        file
    }

    #[test]
    fn a_copy_says_the_same_with_a_byte_a_weight() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("model.gguf");
        std::fs::write(&path, model()).unwrap();
        let copied = of(&path);
        assert_eq!(copied, folder.path().join("model.gguf.wide"));
        let bytes = std::fs::read(&copied).unwrap();
        let header = Header::read(&mut bytes.as_slice()).unwrap();
        let forms: Vec<_> = header.tensors.iter().map(|tensor| (tensor.form, tensor.offset)).collect();
        assert_eq!(forms, [(0, 0), (Q8_0, 64), (0, 192)]);
        let data = &bytes[usize::try_from(header.data).unwrap()..];
        assert_eq!(data[..12], [1; 12]);
        let weights = |block: &[u8]| block.iter().map(|&byte| byte.cast_signed()).collect::<Vec<_>>();
        assert_eq!(data[64..66], [0, 0x3c]);
        assert_eq!(weights(&data[66..98]), (-16..16).collect::<Vec<_>>());
        assert_eq!(data[98..100], [0, 0x40]);
        assert_eq!(weights(&data[100..132]), [15; 32]);
        assert_eq!(data[192..200], [2; 8]);
        let made = std::fs::metadata(&copied).unwrap().modified().unwrap();
        assert_eq!(of(&path), copied);
        assert_eq!(std::fs::metadata(&copied).unwrap().modified().unwrap(), made, "it is made once");
    }

    #[test]
    fn what_is_no_such_file_is_loaded_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("model.gguf");
        for length in [0, 3, 40, 150, model().len() - 9] {
            std::fs::write(&path, &model()[..length]).unwrap();
            assert_eq!(of(&path), path, "cut at {length}");
        }
        assert!(!folder.path().join("model.gguf.wide").exists());
    }
}

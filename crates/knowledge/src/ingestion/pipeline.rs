//! One document's way from bytes to chunks with vectors.

use std::ops::Range;
use std::sync::Arc;

use documents::{Label, Text};

use super::content::Incoming;
use super::failure::Failure;
use super::fingerprint::Fingerprint;
use super::metadata::{DATA_SOURCE_ID, PAGE, SOURCE_URI};
use super::parts::Parts;
use super::records::records;
use super::source::{self, Source};
use crate::chunking::{Form, Input, MOST_BYTES, Piece, Plan, TooManyChunks, plan};
use crate::index::{Chunk, DocumentRecord, DocumentState, Metadata, MetadataValue};

/// A document that is ready to be put into the index.
pub(super) struct Ready {
    pub(super) record: DocumentRecord,
    pub(super) chunks: Vec<Chunk>,
}

impl Parts {
    /// Reads a document, divides and embeds it.
    pub(super) async fn prepare(
        &self,
        source: &Source,
        incoming: Incoming,
        fingerprint: &Fingerprint,
    ) -> Result<Ready, Failure> {
        let Incoming { location, uri, kind, bytes, mut attributes } = incoming;
        let text = self.extractor.extract(kind, bytes).await?;
        let preface = attributes.preface();
        let truncated = text.truncated;
        let chunks = match &attributes.records {
            Some(fields) if kind == documents::Kind::Csv => {
                let found = records(&text.text, fields, preface.len())?;
                found.into_iter().map(|record| unembedded(record.text, None, &preface, record.metadata)).collect()
            }
            _ => self.divide(source, text, Form::from(kind), &preface).await?,
        };
        let chunks = self.embedded(source, chunks).await?;

        let mut metadata = std::mem::take(&mut attributes.values);
        metadata.insert(SOURCE_URI.to_owned(), MetadataValue::String(uri));
        metadata.insert(DATA_SOURCE_ID.to_owned(), MetadataValue::String(source.data_source_id.clone()));
        let record = DocumentRecord {
            key: source.key(source::id(&location)),
            location,
            state: if truncated.is_some() { DocumentState::PartiallyIndexed } else { DocumentState::Indexed },
            reason: truncated.map(|truncated| truncated.to_string()),
            fingerprint: fingerprint.to_string(),
            metadata,
            updated_at: self.clock.now(),
        };
        Ok(Ready { record, chunks })
    }

    /// Divides a text into chunks without vectors.
    async fn divide(&self, source: &Source, text: Text, form: Form, preface: &str) -> Result<Vec<Chunk>, Failure> {
        let strategy = source.strategy();
        let work = move || {
            let plan = plan(Input { text: &text.text, sections: &text.sections, form }, &strategy);
            (text, plan)
        };
        let stopped = |error: tokio::task::JoinError| Failure::Document(format!("it could not be divided: {error}"));
        let (text, plan) = tokio::task::spawn_blocking(work).await.map_err(stopped)?;
        let pieces = match plan? {
            Plan::Done(pieces) => pieces,
            Plan::Semantic(mut semantic) => {
                let sentences: Vec<_> = semantic.texts(&text.text).map(str::to_owned).collect();
                self.embed(source, sentences.into_iter(), |vector| semantic.take(vector)).await?;
                semantic.finish(&text.text)?
            }
        };
        let own = |piece: &Piece| piece.searched.as_ref().unwrap_or(&piece.text).len();
        if pieces.iter().map(|piece| own(piece) + preface.len()).sum::<usize>() > MOST_BYTES {
            return Err(TooManyChunks.into());
        }
        Ok(chunks(&text, &pieces, preface))
    }

    /// Gives chunks their vectors.
    async fn embedded(&self, source: &Source, mut chunks: Vec<Chunk>) -> Result<Vec<Chunk>, Failure> {
        let mut vectors = Vec::with_capacity(chunks.len());
        let texts = chunks.iter().map(|chunk| chunk.searched.as_ref().unwrap_or(&chunk.text).as_ref().to_owned());
        self.embed(source, texts, |vector| vectors.push(vector)).await?;
        for (chunk, vector) in chunks.iter_mut().zip(vectors) {
            chunk.vector = vector;
        }
        Ok(chunks)
    }
}

/// The chunks of the pieces of a text. Children of one parent share its text.
fn chunks(text: &Text, pieces: &[Piece], preface: &str) -> Vec<Chunk> {
    let mut pages = text.sections.iter().peekable();
    let mut parent: Option<(&Range<usize>, Arc<str>)> = None;
    let with_head = |piece: &Piece, range: &Range<usize>| match &piece.head {
        Some(head) => format!("{}\n{}", &text.text[head.clone()], &text.text[range.clone()]),
        None => text.text[range.clone()].to_owned(),
    };
    let mut chunks = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let own = piece.searched.as_ref().unwrap_or(&piece.text);
        // Pieces come in the order of the text, though children of overlapping parents go back a little.
        while pages.peek().is_some_and(|page| page.range.end <= own.start) {
            pages.next();
        }
        let mut metadata = Metadata::new();
        if let Some(Label::Page(number)) = pages.peek().map(|page| &page.label) {
            metadata.insert(PAGE.to_owned(), MetadataValue::Number(f64::from(*number)));
        }
        let shared = match &parent {
            Some((range, shared)) if **range == piece.text && piece.searched.is_some() => Arc::clone(shared),
            _ => Arc::from(with_head(piece, &piece.text)),
        };
        parent = Some((&piece.text, Arc::clone(&shared)));
        let searched = piece.searched.as_ref().map(|range| with_head(piece, range));
        chunks.push(unembedded(shared, searched, preface, metadata));
    }
    chunks
}

/// A chunk without its vector, the lines of its document's embedded attributes before what is searched. A child has what is searched
/// of its own.
fn unembedded(text: impl Into<Arc<str>>, searched: Option<String>, preface: &str, metadata: Metadata) -> Chunk {
    let (text, is_child) = (text.into(), searched.is_some());
    let searched = match (searched, preface) {
        (searched, "") => searched,
        (Some(searched), preface) => Some(format!("{preface}{searched}")),
        (None, preface) => Some(format!("{preface}{text}")),
    };
    Chunk { text, is_child, searched: searched.map(Arc::from), metadata, vector: Vec::new() }
}

#[cfg(test)]
mod tests {
    use documents::Section;

    use super::*;

    #[test]
    fn a_chunk_knows_the_page_on_which_it_begins() {
        let page = |number, range| Section { label: Label::Page(number), range };
        let text = Text {
            text: "one two\n\nthree four\n\n".to_owned(),
            title: None,
            sections: vec![page(1, 0..9), page(3, 9..21)],
            truncated: None,
        };
        let piece = |text| Piece { head: None, text, searched: None };
        let chunks = chunks(&text, &[piece(0..7), piece(4..14), piece(9..19)], "team: Blue\n");
        let pages: Vec<_> = chunks.iter().map(|chunk| chunk.metadata[PAGE].clone()).collect();
        assert_eq!(pages, [1.0, 1.0, 3.0].map(MetadataValue::Number));
        assert_eq!(chunks[2].text.as_ref(), "three four");
        assert_eq!(chunks[2].searched.as_deref(), Some("team: Blue\nthree four"));
        assert!(chunks.iter().all(|chunk| !chunk.is_child));
    }

    #[test]
    fn children_share_the_text_of_their_parent() {
        let text = Text { text: "h,i\na,b\nc,d".to_owned(), title: None, sections: Vec::new(), truncated: None };
        let child = |searched| Piece { head: Some(0..3), text: 4..11, searched: Some(searched) };
        let chunks = chunks(&text, &[child(4..7), child(8..11)], "");
        assert!(Arc::ptr_eq(&chunks[0].text, &chunks[1].text) && chunks[0].is_child);
        assert_eq!(chunks[1].text.as_ref(), "h,i\na,b\nc,d");
        assert_eq!(chunks[1].searched.as_deref(), Some("h,i\nc,d"));
    }
}

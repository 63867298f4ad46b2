//! The smallest parts of a text that chunks are made of, each with what stands at its end.
//!
//! An atom is a word with the white space after it; a long word is several. Words, sentences and characters are found as Unicode says
//! (UAX #29), in any script; lines, paragraphs, headings and rows of tables are told apart here.

use std::iter::Peekable;
use std::ops::Range;

use documents::token_quarters;
use unicode_segmentation::{GraphemeIndices, USentenceBoundIndices, UWordBoundIndices, UnicodeSegmentation as _};

use super::rows::Quotes;
use super::{Form, Input};

/// Most characters of what counts as one character to a reader. Real ones have a dozen; without a bound one could be a whole file.
const LONGEST_CLUSTER: usize = 64;
/// Longest part of a word that is not divided, in quarters of a token.
const LONGEST_PART: u32 = 64;

/// How far before white space a sentence's mark is looked for, in characters.
const LOOKED_BACK: usize = 16;

/// What stands between two atoms, from the weakest place for a cut to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Boundary {
    /// They are parts of one word.
    Character,
    Word,
    Line,
    Sentence,
    /// An empty line, or the end of a row.
    Paragraph,
    /// A heading follows.
    Section,
}

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Atom {
    /// Where it ends, in bytes of the text; it begins where the one before it ends.
    pub(super) end: usize,
    /// Its tokens, in quarters.
    pub(super) quarters: u32,
    /// What stands at its end.
    pub(super) boundary: Boundary,
}

/// The atoms of a range of a text.
pub(super) struct Atoms<'t> {
    text: &'t str,
    form: Form,
    /// Where the range begins in the whole text.
    base: usize,
    longest: u32,
    clusters: Peekable<Clusters<'t>>,
    words: Ends<UWordBoundIndices<'t>>,
    sentences: Ends<USentenceBoundIndices<'t>>,
    quotes: Quotes,
    in_fence: bool,
    in_heading: bool,
}

impl<'t> Atoms<'t> {
    /// The atoms of `range`, none with more quarters of tokens than `max`.
    pub(super) fn new(input: Input<'t>, range: Range<usize>, max: u32) -> Self {
        let text = &input.text[range.clone()];
        let mut atoms = Self {
            text,
            form: input.form,
            base: range.start,
            longest: max.min(LONGEST_PART),
            clusters: Clusters::of(text).peekable(),
            words: Ends::of(text.split_word_bound_indices()),
            sentences: Ends::of(text.split_sentence_bound_indices()),
            quotes: Quotes::default(),
            in_fence: false,
            in_heading: false,
        };
        atoms.begin_line(0);
        atoms
    }

    /// Notes what kind of line begins at `at`.
    fn begin_line(&mut self, at: usize) {
        let line = self.text[at..].trim_start();
        // A line with more marks after the first is code within a line.
        let fence = line.strip_prefix("```").or_else(|| line.strip_prefix("~~~"));
        if fence.and_then(|rest| rest.lines().next()).is_some_and(|rest| !rest.contains('`')) || fence == Some("") {
            self.in_fence = !self.in_fence;
        }
        self.in_heading = self.is_heading(at);
    }

    fn is_heading(&self, at: usize) -> bool {
        let line = &self.text[at..];
        let level = line.bytes().take_while(|&byte| byte == b'#').count();
        self.form == Form::Markdown && !self.in_fence && (1..=6).contains(&level) && line[level..].starts_with(' ')
    }

    /// What stands at `at`, where white space with so many line ends goes before and something else follows.
    fn boundary(&mut self, at: usize, lines: usize, sentence: bool, row: bool) -> Boundary {
        if at == self.text.len() {
            return Boundary::Section;
        }
        let after_heading = self.in_heading && lines > 0;
        if lines > 0 {
            self.begin_line(at);
        }
        match () {
            () if self.form == Form::Table => {
                if row {
                    Boundary::Paragraph
                } else {
                    Boundary::Word
                }
            }
            () if lines > 0 && self.in_heading => Boundary::Section,
            // A heading stays with what follows.
            () if after_heading => Boundary::Word,
            () if lines > 1 => Boundary::Paragraph,
            () if sentence => Boundary::Sentence,
            () if lines > 0 => Boundary::Line,
            () => Boundary::Word,
        }
    }
}

impl Iterator for Atoms<'_> {
    type Item = Atom;

    fn next(&mut self) -> Option<Atom> {
        let (mut quarters, mut end) = (0, 0);
        // Of the white space at the end of the atom.
        let (mut lines, mut sentence, mut row, mut space) = (0, false, false, false);
        while let Some((start, cluster)) = self.clusters.peek().copied() {
            let own: u32 = cluster.chars().map(|char| token_quarters(char) as u32).sum();
            let is_space = cluster.chars().all(char::is_whitespace);
            if quarters > 0 && quarters + own > self.longest {
                // Divided: between parts of a word, or in white space, which is at least the end of a word.
                let boundary = if space || is_space { Boundary::Word } else { Boundary::Character };
                return Some(Atom { end: self.base + end, quarters, boundary });
            }
            self.clusters.next();
            quarters += own;
            end = start + cluster.len();
            space = is_space;
            if !is_space {
                // What is said of a sentence's end holds for the white space after it only.
                (lines, sentence, row) = (0, false, false);
            }
            lines += usize::from(cluster.contains('\n'));
            row |= self.quotes.ends_row(cluster);
            sentence |= self.sentences.reach(end) && ends_sentence(&self.text[..end]);
            let word = self.words.reach(end);
            let goes_on = self.clusters.peek().is_some_and(|(_, next)| next.chars().all(char::is_whitespace));
            if word && !goes_on {
                let boundary = self.boundary(end, lines, sentence, row);
                return Some(Atom { end: self.base + end, quarters, boundary });
            }
        }
        (quarters > 0).then(|| Atom { end: self.base + end, quarters, boundary: Boundary::Section })
    }
}

/// Whether a text ends as sentences do. Unicode's rule ends one at each line's end too.
fn ends_sentence(text: &str) -> bool {
    const MARKS: &str = ".!?…。．！？｡؟۔।॥։።၊။";
    const CLOSING: &str = "\"')]”’»」』）";
    let closing = |char: &char| char.is_whitespace() || CLOSING.contains(*char);
    text.chars().rev().take(LOOKED_BACK).find(|char| !closing(char)).is_some_and(|char| MARKS.contains(char))
}

/// What a reader sees as one character, with where it begins.
struct Clusters<'t> {
    graphemes: GraphemeIndices<'t>,
    /// The rest of one that is too long.
    rest: (usize, &'t str),
}

impl<'t> Clusters<'t> {
    fn of(text: &'t str) -> Self {
        Self { graphemes: text.grapheme_indices(true), rest: (0, "") }
    }
}

impl<'t> Iterator for Clusters<'t> {
    type Item = (usize, &'t str);

    fn next(&mut self) -> Option<Self::Item> {
        let (start, cluster) = if self.rest.1.is_empty() { self.graphemes.next()? } else { self.rest };
        // Few clusters have more bytes than one has characters at the most, so few are counted.
        let longest = if cluster.len() > LONGEST_CLUSTER { cluster.char_indices().nth(LONGEST_CLUSTER) } else { None };
        let end = longest.map_or(cluster.len(), |(end, _)| end);
        self.rest = (start + end, &cluster[end..]);
        Some((start, &cluster[..end]))
    }
}

/// Where the parts of a text end, for a reader who goes through it once.
struct Ends<I> {
    parts: I,
    end: usize,
}

impl<'t, I: Iterator<Item = (usize, &'t str)>> Ends<I> {
    fn of(parts: I) -> Self {
        Self { parts, end: 0 }
    }

    /// Whether a part ends at `at`, which is not less than it was before.
    fn reach(&mut self, at: usize) -> bool {
        while self.end < at {
            match self.parts.next() {
                Some((start, part)) => self.end = start + part.len(),
                None => return true,
            }
        }
        self.end == at
    }
}

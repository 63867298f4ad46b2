//! Atoms into chunks.

use std::collections::VecDeque;
use std::ops::Range;

use super::atoms::{Atom, Atoms, Boundary};
use super::{Input, TooManyChunks, trim};

/// Sizes in quarters of a token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    max: u32,
    overlap: u32,
}

impl Sizes {
    /// The sizes of chunks that something of so many quarters stands before.
    pub(super) fn new(max_tokens: u32, overlap_tokens: u32, head_quarters: u32) -> Self {
        let max = max_tokens.saturating_mul(4).saturating_sub(head_quarters).max(1);
        Self { max, overlap: overlap_tokens.saturating_mul(4).min(max - 1) }
    }
}

/// Gives the chunks of a range one after another to `found`.
pub(super) fn pack(
    input: Input<'_>,
    range: Range<usize>,
    sizes: Sizes,
    mut found: impl FnMut(Range<usize>) -> Result<(), TooManyChunks>,
) -> Result<(), TooManyChunks> {
    let mut window = Window { start: range.start, atoms: VecDeque::new(), quarters: 0, repeated: 0 };
    let mut covered = range.start;
    let mut emit = |range: Range<usize>| {
        let chunk = trim(input.text, range);
        // What is new may be white space.
        if chunk.end <= covered {
            return Ok(());
        }
        covered = chunk.end;
        found(chunk)
    };
    for atom in Atoms::new(input, range, sizes.max) {
        while window.quarters + atom.quarters > sizes.max && !window.atoms.is_empty() {
            if window.atoms.len() == window.repeated {
                // Nothing new yet: the overlap leaves no room for the next atom.
                window.drop_first();
                continue;
            }
            let cut = window.cut(sizes.max);
            emit(window.start..window.atoms[cut].end)?;
            window.go_on(cut, sizes.overlap);
        }
        window.push(atom);
    }
    match window.atoms.back() {
        Some(last) if window.atoms.len() > window.repeated => emit(window.start..last.end),
        _ => Ok(()),
    }
}

/// The atoms that may become the next chunk.
struct Window {
    start: usize,
    atoms: VecDeque<Atom>,
    quarters: u32,
    /// How many of them were in the last chunk too.
    repeated: usize,
}

impl Window {
    fn push(&mut self, atom: Atom) {
        self.quarters += atom.quarters;
        self.atoms.push_back(atom);
    }

    fn drop_first(&mut self) {
        if let Some(atom) = self.atoms.pop_front() {
            self.start = atom.end;
            self.quarters -= atom.quarters;
            self.repeated = self.repeated.saturating_sub(1);
        }
    }

    /// The atom at whose end a chunk of at most `max` ends best: the last at the strongest boundary in the second half.
    fn cut(&self, max: u32) -> usize {
        let (mut best, mut strength, mut quarters) = (self.atoms.len() - 1, Boundary::Character, 0);
        for (number, atom) in self.atoms.iter().enumerate() {
            quarters += atom.quarters;
            if number >= self.repeated && quarters >= max / 2 && atom.boundary >= strength {
                (best, strength) = (number, atom.boundary);
            }
        }
        best
    }

    /// Begins the next chunk after the atom `cut`, or as much before that as the overlap says: at the end of a sentence or better
    /// where one lies in the second half of the overlap, else at a word's.
    fn go_on(&mut self, cut: usize, overlap: u32) {
        let (mut first, mut at_sentence, mut back) = (cut + 1, None, 0);
        for number in (1..=cut).rev() {
            back += self.atoms[number].quarters;
            if back > overlap {
                break;
            }
            let before = self.atoms[number - 1].boundary;
            if before >= Boundary::Word {
                first = number;
            }
            if before >= Boundary::Sentence && back >= overlap / 2 {
                at_sentence = Some(number);
            }
        }
        let first = at_sentence.unwrap_or(first);
        for _ in 0..first {
            self.drop_first();
        }
        self.repeated = cut + 1 - first;
    }
}

//! The words of a text, as full-text search compares them: alike for what is indexed and what is asked, in any script.
//!
//! Words are cut by Unicode's rules, in compatibility form, lower case and without marks. What is written without spaces between
//! words (Chinese, Japanese, Thai and others), and Korean, whose words carry their particles, is cut into overlapping pairs of
//! characters. Other words are reduced to their stem by the rules of English, which leave words of most other languages alone or
//! cut them alike everywhere.

use rust_stemmers::{Algorithm, Stemmer};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation as _;

/// Longer words are cut: they are no words but data.
const MAX_CHARACTERS: usize = 40;

/// The words of a text in their order. None contains a space.
pub(super) fn words(text: &str) -> Vec<String> {
    let stemmer = Stemmer::create(Algorithm::English);
    let plain: String = text
        .nfkd()
        .filter(|character| !is_combining_mark(*character) || unspaced(*character))
        .flat_map(char::to_lowercase)
        .collect();
    let mut words = Vec::new();
    let mut run = Vec::new();
    for word in plain.unicode_words() {
        if word.contains(unspaced) {
            run.extend(word.nfc());
            continue;
        }
        pairs(&mut run, &mut words);
        let word: String = word.chars().filter(|character| character.is_alphanumeric()).take(MAX_CHARACTERS).collect();
        if !word.is_empty() {
            words.push(stemmer.stem(&word).into_owned());
        }
    }
    pairs(&mut run, &mut words);
    words
}

/// Moves a run of characters into pairs; a single one stands for itself.
fn pairs(run: &mut Vec<char>, words: &mut Vec<String>) {
    match run.as_slice() {
        [] => {}
        [single] => words.push(single.to_string()),
        several => words.extend(several.windows(2).map(|pair| pair.iter().collect::<String>())),
    }
    run.clear();
}

/// Whether a character is of a script whose words cannot be told by spaces.
const fn unspaced(character: char) -> bool {
    matches!(character as u32,
        0x0E00..=0x0EFF     // Thai, Lao
        | 0x1000..=0x109F   // Myanmar
        | 0x1100..=0x11FF   // Korean, taken apart
        | 0x1780..=0x17FF   // Khmer
        | 0x3040..=0x30FF   // Japanese syllables
        | 0x3400..=0x4DBF | 0x4E00..=0x9FFF | 0xAC00..=0xD7AF | 0xF900..=0xFAFF | 0x20000..=0x3FFFF)
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn words_are_alike_in_every_form() {
        assert_eq!(
            words("Ingested DOCUMENTS, ingesting a document"),
            ["ingest", "document", "ingest", "a", "document"]
        );
        assert_eq!(words("Crème brûlée ﬁne Ａ１"), words("creme brulee fine a1"));
        assert_eq!(words("get_user-name(x): don't"), words("get_user name x don't"));
        assert_eq!(words("  …  "), Vec::<String>::new());
        assert_eq!(words(&"x".repeat(5000))[0].len(), 40);
    }

    #[test]
    fn scripts_without_spaces_become_pairs() {
        assert_eq!(words("東京都です"), ["東京", "京都", "都で", "です"]);
        assert_eq!(words("東 kyoto"), ["東", "kyoto"]);
        assert_eq!(words("지식베이스"), ["지식", "식베", "베이", "이스"]);
        assert_eq!(words("ข้อมูล").len(), 5);
        assert_eq!(words("データ"), ["デー", "ータ"]);
    }
}

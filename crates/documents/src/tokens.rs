//! How much of a model's context a text takes, roughly.

/// An **estimate** of the tokens of a text, for budgets that have to hold whatever the model: see [`token_quarters`].
/// Tokenizers differ by a third to either side, more for source code. One pass over the characters.
pub fn estimate_tokens(text: &str) -> usize {
    text.chars().map(token_quarters).sum::<usize>().div_ceil(4)
}

/// What a character adds to the estimate, in quarters of a token: four characters of the Latin script to a token, two of other
/// alphabets, one of scripts whose characters say as much as syllables or words, and of emoji. Tokenizers saw much less of scripts
/// other than the Latin one and divide them more finely.
pub fn token_quarters(char: char) -> usize {
    match char {
        '\u{370}'..='\u{8ff}' => 2, // Greek, Cyrillic, Armenian, Hebrew, Arabic and their neighbours
        '\u{900}'..='\u{1cff}'      // scripts of India and South-East Asia, Georgian, Hangul letters, Ethiopic
        | '\u{2e80}'..='\u{d7ff}'   // radicals, kana, CJK ideographs, Yi, Hangul syllables
        | '\u{f900}'..='\u{faff}'   // CJK compatibility
        | '\u{ff00}'..='\u{ff9f}'   // full- and half-width forms
        | '\u{10000}'..='\u{3ffff}' => 4, // rarer scripts, emoji, further ideographs
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_weigh_what_they_say() {
        assert_eq!(estimate_tokens(""), 0);
        assert_eq!(estimate_tokens("word"), 1);
        assert_eq!(estimate_tokens("words"), 2);
        assert_eq!(estimate_tokens("東京の気温"), 5);
        assert_eq!(estimate_tokens("안녕😀"), 3);
        assert_eq!(estimate_tokens("слово"), 3);
        assert_eq!(estimate_tokens("ภาษา"), 4);
    }
}

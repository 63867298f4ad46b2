//! How much of a model's context a text takes, roughly.

/// An **estimate** of the tokens of a text, for budgets that have to hold whatever the model: four characters of
/// alphabetic scripts, or one of Chinese, Japanese, Korean or of an emoji, to a token. Tokenizers differ by a third to
/// either side, more for source code and for scripts that they saw little of. One pass over the characters.
pub fn estimate_tokens(text: &str) -> usize {
    let quarters: usize = text.chars().map(|char| if is_wide(char) { 4 } else { 1 }).sum();
    quarters.div_ceil(4)
}

/// Characters that say as much as a word or a syllable of others does.
fn is_wide(char: char) -> bool {
    matches!(char,
        '\u{1100}'..='\u{11ff}'      // Hangul letters
        | '\u{2e80}'..='\u{a4cf}'    // radicals, kana, CJK ideographs, Yi
        | '\u{ac00}'..='\u{d7ff}'    // Hangul syllables
        | '\u{f900}'..='\u{faff}'    // CJK compatibility
        | '\u{ff00}'..='\u{ff9f}'    // full- and half-width forms
        | '\u{1f000}'..='\u{3ffff}') // emoji, further ideographs
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
    }
}

//! From bytes to characters.
//!
//! Files say their encoding seldom and rightly even less often, so the order is: a byte order mark, then UTF-8 if the
//! bytes are valid UTF-8 (others practically never are), then what an HTML page declares, then UTF-16 by its zeros, then
//! the likeliest legacy encoding.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// How many bytes the guess at a legacy encoding looks at: a rule of thumb does not get better with megabytes.
const LOOKED_AT: usize = 256 << 10;
/// Where an HTML page has to declare its encoding, in bytes.
const DECLARATION_WITHIN: usize = 1024;

/// The characters of `bytes`; what is invalid becomes U+FFFD.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    decode_declared(bytes, None)
}

/// The characters of an HTML page.
pub(crate) fn decode_html(bytes: &[u8]) -> Cow<'_, str> {
    decode_declared(bytes, declared_by_html(bytes))
}

fn decode_declared<'a>(bytes: &'a [u8], declared: Option<&'static Encoding>) -> Cow<'a, str> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[mark..]).0;
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let encoding = declared.or_else(|| utf_16_by_zeros(bytes)).unwrap_or_else(|| legacy(bytes));
    encoding.decode_without_bom_handling(bytes).0
}

/// The label after the first `charset=` of the page's beginning, as a `meta` element of either form has it.
fn declared_by_html(bytes: &[u8]) -> Option<&'static Encoding> {
    const NAME: &[u8] = b"charset";
    let head = &bytes[..bytes.len().min(DECLARATION_WITHIN)];
    let at = head.windows(NAME.len()).position(|window| window.eq_ignore_ascii_case(NAME))?;
    let rest = head[at + NAME.len()..].trim_ascii_start().strip_prefix(b"=")?.trim_ascii_start();
    let rest = rest.strip_prefix(b"\"").or_else(|| rest.strip_prefix(b"'")).unwrap_or(rest);
    let end = rest.iter().position(|byte| b"\"' ;/>".contains(byte)).unwrap_or(rest.len());
    let encoding = Encoding::for_label(&rest[..end])?;
    // A page whose declaration could be read byte by byte is not in UTF-16, whatever it says.
    Some(if encoding == UTF_16LE || encoding == UTF_16BE { UTF_8 } else { encoding })
}

/// UTF-16 without a mark: text of any European language has a zero in nearly every unit, at the same side.
fn utf_16_by_zeros(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(DECLARATION_WITHIN) & !1];
    let zeros = |side: usize| head.iter().skip(side).step_by(2).filter(|&&byte| byte == 0).count();
    let (first, second, units) = (zeros(0), zeros(1), head.len() / 2);
    match () {
        () if units > 1 && first == 0 && second * 2 > units => Some(UTF_16LE),
        () if units > 1 && second == 0 && first * 2 > units => Some(UTF_16BE),
        () => None,
    }
}

fn legacy(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(&bytes[..bytes.len().min(LOOKED_AT)], true);
    detector.guess(None, Utf8Detection::Deny)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_encoding_is_recognised() {
        assert_eq!(decode("\u{feff}olá".as_bytes()), "olá");
        assert_eq!(decode(b"caf\xe9 \x93quoted\x94 \x80 5"), "café “quoted” € 5");
        let utf_16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>();
        assert_eq!(decode(&utf_16("\u{feff}東京 😀")), "東京 😀");
        let big: Vec<u8> = "\u{feff}東京".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(decode(&big), "東京");
        let (shift_jis, _, _) = encoding_rs::SHIFT_JIS.encode("東京の気温は三十度です。明日は雨でしょう。");
        assert_eq!(decode(&shift_jis), "東京の気温は三十度です。明日は雨でしょう。");
    }

    #[test]
    fn utf_16_without_a_mark_is_found_by_its_zeros() {
        let bytes: Vec<u8> = "naïve café".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decode(&bytes), "naïve café");
    }

    #[test]
    fn a_page_may_declare_its_encoding() {
        let page = b"<meta http-equiv=Content-Type content='text/html; charset=iso-8859-7'>\xe1\xe2";
        assert!(decode_html(page).ends_with("αβ"));
        let page = b"<META CHARSET = \"windows-1251\">\xcf\xf0";
        assert!(decode_html(page).ends_with("Пр"));
        assert!(decode_html("<meta charset=latin1>é".as_bytes()).ends_with('é'), "valid UTF-8 is UTF-8");
        assert_eq!(declared_by_html(b"<meta charset="), None);
    }
}

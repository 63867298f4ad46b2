//! Elements in what models write. It looks like XML and is not: values are not escaped, end tags are missing.

/// An element at the start of a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Element<'a> {
    /// What stands in its start tag: the name, and attributes if there are any.
    pub(super) head: &'a str,
    /// What stands between its tags.
    pub(super) inside: &'a str,
    /// How long the whole is.
    pub(super) length: usize,
}

/// Reads an element. `Err` has the name of one that is not closed; `None` when there is no start tag.
pub(super) fn element(text: &str) -> Option<Result<Element<'_>, &str>> {
    let head = start_tag(text)?;
    let start = head.len() + 2;
    if let Some(head) = head.strip_suffix('/') {
        return Some(Ok(Element { head: head.trim_end(), inside: "", length: start }));
    }
    let name = head.split_whitespace().next()?;
    Some(match end_tag(&text[start..], name) {
        Some((end, length)) => Ok(Element { head, inside: &text[start..start + end], length: start + end + length }),
        None => Err(name),
    })
}

/// What stands in a start tag at the start of a text.
pub(super) fn start_tag(text: &str) -> Option<&str> {
    let head = text.strip_prefix('<')?;
    let head = &head[..head.find(['<', '>'])?];
    let is_tag = text[head.len() + 1..].starts_with('>')
        && head.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '-'));
    is_tag.then_some(head)
}

/// Where the end tag of an element stands whose inside begins the text, and how long it is. Elements of the same name in it
/// are passed over.
fn end_tag(text: &str, name: &str) -> Option<(usize, usize)> {
    let (opening, closing) = (format!("<{name}>"), format!("</{name}"));
    let (mut from, mut depth) = (0, 1_usize);
    loop {
        let at = from + text[from..].find(&closing)?;
        let after = &text[at + closing.len()..];
        let blanks = after.len() - after.trim_start().len();
        let length = closing.len() + blanks + 1;
        if !after[blanks..].starts_with('>') {
            from = at + closing.len();
            continue;
        }
        depth += text[from..at].matches(&opening).count();
        depth -= 1;
        if depth == 0 {
            return Some((at, length));
        }
        from = at + length;
    }
}

/// The elements of a text that has nothing else in it, as names and insides; `None` for any other text.
pub(super) fn elements(text: &str) -> Option<Vec<(&str, &str)>> {
    let mut elements = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let element = element(rest)?.ok()?;
        elements.push((element.head.split_whitespace().next()?, element.inside));
        rest = rest[element.length..].trim_start();
    }
    Some(elements)
}

/// The value of an attribute in a start tag.
pub(super) fn attribute<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let (mut from, found) = (0, |at: usize| &head[at + name.len()..]);
    loop {
        let at = from + head[from..].find(name)?;
        let value = found(at).trim_start();
        if head[..at].ends_with(char::is_whitespace)
            && let Some(value) = value.strip_prefix('=')
        {
            let value = value.trim_start();
            let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''));
            return match quote {
                Some(quote) => value[1..].split(quote).next(),
                None => value.split_whitespace().next(),
            };
        }
        from = at + name.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_read_with_what_is_in_them() {
        let read = |text| element(text).map(|found| found.map(|e| (e.head, e.inside, e.length)));
        assert_eq!(read("<a>1 < 2</a> x"), Some(Ok(("a", "1 < 2", 12))));
        assert_eq!(read("<a><a>x</a></ab></a >"), Some(Ok(("a", "<a>x</a></ab>", 21))));
        assert_eq!(read("<a/>x"), Some(Ok(("a", "", 4))));
        assert_eq!(read("<a b='c'>x</a>"), Some(Ok(("a b='c'", "x", 14))));
        assert_eq!(read("<a>x"), Some(Err("a")));
        assert_eq!(read("< a>"), None);
        assert_eq!(read("<a <b>"), None);
        assert_eq!(elements(" <a>1</a>\n<b>2</b> "), Some(vec![("a", "1"), ("b", "2")]));
        assert_eq!(elements("<a>1</a> and"), None);
    }

    #[test]
    fn attributes_are_read() {
        assert_eq!(attribute("invoke name=\"a b\"", "name"), Some("a b"));
        assert_eq!(attribute("parameter rename='x' name = y string", "name"), Some("y"));
        assert_eq!(attribute("invoke", "name"), None);
    }
}

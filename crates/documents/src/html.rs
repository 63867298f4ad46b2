//! HTML as Markdown: headings, lists, links and tables survive, scripts, styles and pictures do not.
//!
//! The whole page is kept. Readers that look for a page's main part lose content that the sender of a file meant.

use std::sync::{Arc, Mutex, PoisonError};

use htmd::element_handler::{HandlerResult, Handlers};
use htmd::options::{BulletListMarker, Options};
use htmd::{Element, HtmlToMarkdown};
use markup5ever_rcdom::NodeData;

use crate::{DocumentError, Kind, Text, encoding, text::Builder};

/// Elements whose content is not for readers.
const SKIPPED: &[&str] = &["script", "style", "template", "svg", "iframe", "object", "noscript", "canvas"];
/// Longest address of a link that is kept, in bytes: longer ones are data or state, not addresses.
const MAX_LINK: usize = 500;

pub(crate) fn extract(bytes: &[u8], text_chars: usize) -> Result<Text, DocumentError> {
    let kind = Kind::Html;
    let page = encoding::decode_html(bytes);
    if page.contains('\0') {
        return Err(DocumentError::Mismatch { kind, found: "binary data".to_owned() });
    }
    let title = Arc::new(Mutex::new(None));
    let found = title.clone();
    let options = Options {
        bullet_list_marker: BulletListMarker::Dash,
        ul_bullet_spacing: 1,
        ol_number_spacing: 1,
        ..Options::default()
    };
    let converter = HtmlToMarkdown::builder()
        .options(options)
        .skip_tags(SKIPPED.to_vec())
        .add_handler(vec!["title"], move |handlers: &dyn Handlers, element: Element<'_>| {
            let text = handlers.walk_children(element.node).content;
            found.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(text);
            None
        })
        .add_handler(vec!["img"], |_: &dyn Handlers, element: Element<'_>| Some(attribute(&element, "alt").into()))
        .add_handler(vec!["a"], |handlers: &dyn Handlers, element: Element<'_>| {
            let link = attribute(&element, "href");
            if is_address(&link) { handlers.fallback(element) } else { Some(handlers.walk_children(element.node)) }
        })
        .add_handler(vec!["tr"], row)
        .build();
    let markdown =
        converter.convert(&page).map_err(|error| DocumentError::Broken { kind, reason: error.to_string() })?;
    let mut builder = Builder::new(text_chars);
    builder.push(&markdown);
    let title = title.lock().unwrap_or_else(PoisonError::into_inner).take();
    builder.finish(kind, title)
}

/// A row of a table without a head; htmd lays out those with one. Where a table only places blocks side by side, they
/// follow one another.
fn row(handlers: &dyn Handlers, element: Element<'_>) -> Option<HandlerResult> {
    let children = element.node.children.borrow();
    let cells = children.iter().filter(|child| matches!(child.data, NodeData::Element { .. }));
    let cells: Vec<String> = cells.map(|cell| handlers.walk_children(cell).content.trim().to_owned()).collect();
    Some(match cells.iter().any(|cell| cell.contains('\n')) {
        true => format!("\n\n{}\n\n", cells.join("\n\n")).into(),
        false => format!("{}\n", cells.join(" | ")).into(),
    })
}

fn attribute(element: &Element<'_>, name: &str) -> String {
    let attribute = element.attrs.iter().find(|attribute| &*attribute.name.local == name);
    attribute.map(|attribute| attribute.value.to_string()).unwrap_or_default()
}

/// Whether a link leads somewhere from outside the page: not a script, not data, not a place relative to nowhere.
fn is_address(link: &str) -> bool {
    let link = link.trim_start();
    let scheme = link.split(':').next().unwrap_or_default();
    link.len() <= MAX_LINK && ["http", "https", "mailto"].iter().any(|known| scheme.eq_ignore_ascii_case(known))
}

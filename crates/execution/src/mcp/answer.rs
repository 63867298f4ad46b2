//! What a tool answered, as the text and the images that a model can be given.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use rmcp::model::{CallToolResult, ContentBlock, Resource, ResourceContents};
use serde_json::Value;

use super::error::cut;

/// Most images of one answer; further ones are named in the text.
const MOST_IMAGES: usize = 20;

/// The answer of a tool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct McpAnswer {
    /// The texts, one below the other. What is neither text nor image is named in brackets.
    pub text: String,
    /// The images in their order.
    pub images: Vec<McpImage>,
    /// Whether the tool says that it failed.
    pub is_error: bool,
}

/// An image of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct McpImage {
    /// What it is, as the server says.
    pub format: McpImageFormat,
    /// The file.
    pub bytes: Vec<u8>,
}

/// The formats of images that models take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum McpImageFormat {
    /// `image/png`.
    Png,
    /// `image/jpeg`.
    Jpeg,
    /// `image/gif`.
    Gif,
    /// `image/webp`.
    Webp,
}

impl McpAnswer {
    /// A failure that the model is told.
    pub(super) fn failure(text: String) -> Self {
        Self { text, images: Vec::new(), is_error: true }
    }

    pub(super) fn read(result: CallToolResult) -> Self {
        let mut answer = Self { is_error: result.is_error == Some(true), ..Self::default() };
        // Servers send structured content once more as text, for clients that know no structure.
        if let Some(structured) = result.structured_content {
            // Some SDKs wrap a plain value as `result`.
            let members = structured.as_object().filter(|members| members.len() == 1);
            let bare = members.and_then(|members| members.get("result")).unwrap_or(&structured);
            let is_same = |block: &ContentBlock| match block {
                ContentBlock::Text(text) => {
                    let value = serde_json::from_str::<Value>(&text.text);
                    bare == text.text.as_str() || value.is_ok_and(|value| value == structured || value == *bare)
                }
                _ => false,
            };
            if !result.content.iter().any(is_same) {
                answer.add(&structured.to_string());
            }
        }
        for block in result.content {
            answer.add_block(block);
        }
        answer
    }

    fn add_block(&mut self, block: ContentBlock) {
        match block {
            ContentBlock::Text(text) => self.add(&text.text),
            ContentBlock::Image(image) => self.add_image(&image.mime_type, &image.data),
            ContentBlock::Audio(audio) => self.leave_out("a sound", &audio.mime_type),
            ContentBlock::Resource(resource) => match resource.resource {
                ResourceContents::TextResourceContents { uri, text, .. } => {
                    self.add(&format!("{}:\n{text}", cut(&uri, 2048)));
                }
                ResourceContents::BlobResourceContents { mime_type, blob, .. } => {
                    self.add_image(mime_type.as_deref().unwrap_or("application/octet-stream"), &blob);
                }
                _ => self.leave_out("a resource", "unknown kind"),
            },
            ContentBlock::ResourceLink(link) => self.add(&linked(&link)),
            _ => self.leave_out("content", "unknown kind"),
        }
    }

    fn add_image(&mut self, mime_type: &str, data: &str) {
        let format = match mime_type.split(';').next().unwrap_or_default().trim() {
            "image/png" => McpImageFormat::Png,
            "image/jpeg" | "image/jpg" => McpImageFormat::Jpeg,
            "image/gif" => McpImageFormat::Gif,
            "image/webp" => McpImageFormat::Webp,
            other => return self.leave_out("a file", other),
        };
        match STANDARD.decode(data) {
            Ok(bytes) if self.images.len() < MOST_IMAGES => self.images.push(McpImage { format, bytes }),
            Ok(_) => self.leave_out("one image too many", mime_type),
            Err(_) => self.leave_out("an image that is not base64", mime_type),
        }
    }

    fn leave_out(&mut self, what: &str, kind: &str) {
        self.add(&format!("[left out: {what}, {}]", cut(kind, 100)));
    }

    fn add(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(text);
    }
}

fn linked(link: &Resource) -> String {
    let description = link.description.as_deref().map(|text| format!(" – {text}")).unwrap_or_default();
    format!("{}: {}{description}", link.name, link.uri)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(result: serde_json::Value) -> McpAnswer {
        McpAnswer::read(serde_json::from_value(result).unwrap())
    }

    #[test]
    fn every_kind_of_content_becomes_text_or_an_image() {
        let answer = read(json!({"isError": true, "content": [
            {"type": "text", "text": "one"},
            {"type": "image", "mimeType": "image/png", "data": "iVBORw=="},
            {"type": "image", "mimeType": "image/svg+xml", "data": "PHN2Zz4="},
            {"type": "image", "mimeType": "image/png", "data": "%%"},
            {"type": "audio", "mimeType": "audio/wav", "data": "UklGRg=="},
            {"type": "resource", "resource": {"uri": "file:///a.txt", "text": "inside"}},
            {"type": "resource", "resource": {"uri": "file:///a.bin", "blob": "AAAA"}},
            {"type": "resource_link", "uri": "file:///b.txt", "name": "b", "description": "another"},
        ]}));
        assert!(answer.is_error);
        assert_eq!(answer.images, [McpImage { format: McpImageFormat::Png, bytes: b"\x89PNG".to_vec() }]);
        assert_eq!(
            answer.text,
            "one\n[left out: a file, image/svg+xml]\n[left out: an image that is not base64, image/png]\n\
             [left out: a sound, audio/wav]\nfile:///a.txt:\ninside\n[left out: a file, application/octet-stream]\n\
             b: file:///b.txt – another"
        );
    }

    #[test]
    fn structured_content_is_told_once() {
        let structured = json!({"total": 3, "items": ["a"]});
        let text = json!({"type": "text", "text": "{\"items\": [\"a\"], \"total\": 3}"});
        let told = read(json!({"structuredContent": structured, "content": [text]})).text;
        assert_eq!(told, "{\"items\": [\"a\"], \"total\": 3}");
        let other = json!({"type": "text", "text": "3 items"});
        let told = read(json!({"structuredContent": structured, "content": [other]})).text;
        assert_eq!(told, "{\"total\":3,\"items\":[\"a\"]}\n3 items");
        assert_eq!(read(json!({"structuredContent": structured})).text, "{\"total\":3,\"items\":[\"a\"]}");
        let wrapped = json!({"structuredContent": {"result": "hi"}, "content": [{"type": "text", "text": "hi"}]});
        assert_eq!(read(wrapped).text, "hi");
    }

    #[test]
    fn more_images_than_a_request_takes_are_named() {
        let image = json!({"type": "image", "mimeType": "image/png", "data": "iVBORw=="});
        let answer = read(json!({"content": vec![image; 22]}));
        assert_eq!(answer.images.len(), MOST_IMAGES);
        assert_eq!(answer.text.lines().count(), 2);
    }
}

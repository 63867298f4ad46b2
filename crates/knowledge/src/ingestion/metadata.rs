//! What is known of a document beside its text: from the request, or from the file `NAME.metadata.json` beside it.

use std::collections::BTreeMap;

use aws_wire::bedrock_agent::types::{MetadataAttribute, MetadataValueType};
use serde::Deserialize;

use crate::index::{Metadata, MetadataValue};

/// What the names of sidecars end with.
pub(super) const SIDECAR: &str = ".metadata.json";
/// Largest sidecar in bytes; AWS takes 10 KB.
pub(super) const LARGEST_SIDECAR: u64 = 64 << 10;
/// What names that the server itself gives begin with.
pub(super) const RESERVED: &str = "x-amz-bedrock-kb-";
/// The address of the document.
pub(super) const SOURCE_URI: &str = "x-amz-bedrock-kb-source-uri";
/// The data source that it came with.
pub(super) const DATA_SOURCE_ID: &str = "x-amz-bedrock-kb-data-source-id";
/// The page of a PDF on which a chunk begins.
pub(super) const PAGE: &str = "x-amz-bedrock-kb-document-page-number";
/// Most attributes of a document, or of a record.
pub(super) const MOST_ATTRIBUTES: usize = 500;

/// A document's attributes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Attributes {
    pub(super) values: Metadata,
    /// The names of those that are embedded and searched with each chunk.
    pub(super) embedded: Vec<String>,
    /// How a CSV file is divided into records, where its sidecar says so.
    pub(super) records: Option<RecordFields>,
}

impl Attributes {
    /// The lines that stand before what is embedded.
    pub(super) fn preface(&self) -> String {
        let lines =
            self.embedded.iter().filter_map(|name| Some(format!("{name}: {}\n", shown(self.values.get(name)?))));
        lines.collect()
    }
}

/// A value in words.
pub(super) fn shown(value: &MetadataValue) -> String {
    match value {
        MetadataValue::Boolean(value) => value.to_string(),
        MetadataValue::Number(value) => value.to_string(),
        MetadataValue::String(value) => value.clone(),
        MetadataValue::StringList(values) => values.join(", "),
    }
}

/// The attributes of a request.
pub(super) fn inline(attributes: &[MetadataAttribute]) -> Result<Attributes, String> {
    let mut values = Metadata::new();
    for attribute in attributes {
        let (key, value) = (&attribute.key, &attribute.value);
        let value = match value.r#type {
            MetadataValueType::Boolean => value.boolean_value.map(MetadataValue::Boolean),
            MetadataValueType::Number => value.number_value.map(MetadataValue::Number),
            MetadataValueType::String => value.string_value.clone().map(MetadataValue::String),
            MetadataValueType::StringList => value.string_list_value.clone().map(MetadataValue::StringList),
        };
        let value = value.ok_or_else(|| {
            format!("the metadata attribute '{key}' of the type {} has no value of that type", attribute.value.r#type)
        })?;
        add(&mut values, key, value)?;
    }
    Ok(Attributes { values, ..Attributes::default() })
}

/// The attributes of a sidecar.
pub(super) fn sidecar(bytes: &[u8]) -> Result<Attributes, String> {
    // Editors of some systems begin a file with a mark.
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let file: SidecarFile =
        serde_json::from_slice(bytes).map_err(|error| format!("its metadata file cannot be read: {error}"))?;
    let mut attributes = Attributes::default();
    for (key, value) in file.metadata_attributes {
        let (value, embedded) = match value {
            SidecarValue::Plain(value) => (value, false),
            SidecarValue::Typed { value, include_for_embedding } => {
                (MetadataValue::try_from(value)?, include_for_embedding)
            }
        };
        add(&mut attributes.values, &key, value)?;
        if embedded {
            attributes.embedded.push(key);
        }
    }
    attributes.records = file.document_structure_configuration.and_then(|structure| structure.records);
    Ok(attributes)
}

fn add(values: &mut Metadata, key: &str, value: MetadataValue) -> Result<(), String> {
    if key.starts_with(RESERVED) {
        return Err(format!("the metadata attribute '{key}' has a reserved name; {RESERVED}… are the server's"));
    }
    if values.len() == MOST_ATTRIBUTES {
        return Err(format!("there are more than {MOST_ATTRIBUTES} metadata attributes"));
    }
    values.insert(key.to_owned(), value);
    Ok(())
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct SidecarFile {
    #[serde(default)]
    metadata_attributes: BTreeMap<String, SidecarValue>,
    document_structure_configuration: Option<Structure>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum SidecarValue {
    Plain(MetadataValue),
    #[serde(rename_all = "camelCase")]
    Typed {
        value: TypedValue,
        #[serde(default)]
        include_for_embedding: bool,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct TypedValue {
    r#type: MetadataValueType,
    string_value: Option<String>,
    number_value: Option<f64>,
    boolean_value: Option<bool>,
    string_list_value: Option<Vec<String>>,
}

impl TryFrom<TypedValue> for MetadataValue {
    type Error = String;

    fn try_from(value: TypedValue) -> Result<Self, String> {
        let of_type = value.r#type;
        let given = match of_type {
            MetadataValueType::Boolean => value.boolean_value.map(Self::Boolean),
            MetadataValueType::Number => value.number_value.map(Self::Number),
            MetadataValueType::String => value.string_value.map(Self::String),
            MetadataValueType::StringList => value.string_list_value.map(Self::StringList),
        };
        given.ok_or_else(|| format!("a metadata attribute of the type {of_type} has no value of that type"))
    }
}

#[derive(Deserialize)]
struct Structure {
    #[serde(rename = "recordBasedStructureMetadata")]
    records: Option<RecordFields>,
}

/// Which columns of a CSV file are its records' content, and which are their metadata.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecordFields {
    pub(super) content_fields: Vec<Field>,
    #[serde(default)]
    pub(super) metadata_fields_specification: FieldSelection,
}

/// Which columns are metadata: those that are named, or all others but those that are excluded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct FieldSelection {
    pub(super) fields_to_include: Vec<Field>,
    pub(super) fields_to_exclude: Vec<Field>,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Field {
    pub(super) field_name: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sidecars_have_plain_and_typed_values() {
        let attributes = sidecar(
            "\u{feff}{\"metadataAttributes\": {\"year\": 2024, \"open\": true, \"tags\": [\"a\", \"b\"],
                \"team\": {\"value\": {\"type\": \"STRING\", \"stringValue\": \"Blue\"}, \"includeForEmbedding\": true}}}"
                .as_bytes(),
        )
        .unwrap();
        assert_eq!(attributes.values["year"], MetadataValue::Number(2024.0));
        assert_eq!(attributes.values["open"], MetadataValue::Boolean(true));
        assert_eq!(attributes.values["tags"], MetadataValue::StringList(vec!["a".into(), "b".into()]));
        assert_eq!(attributes.preface(), "team: Blue\n");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = |text: &str| sidecar(text.as_bytes()).unwrap_err();
        assert!(wrong("{\"metadataAttributes\": {\"a\": {\"b\": 1}}}").contains("cannot be read"));
        assert!(wrong("{").contains("line 1"));
        assert!(
            wrong("{\"metadataAttributes\": {\"x-amz-bedrock-kb-source-uri\": \"s3://x/y\"}}").contains("reserved")
        );
        let typed = "{\"metadataAttributes\": {\"a\": {\"value\": {\"type\": \"NUMBER\", \"stringValue\": \"1\"}}}}";
        assert!(wrong(typed).contains("NUMBER"));
    }
}

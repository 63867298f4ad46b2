//! CSV files whose rows are records: each row is a chunk, some of its columns are the text, others its metadata.

use crate::index::{Metadata, MetadataValue};

use super::failure::Failure;
use super::metadata::{RESERVED, RecordFields};
use crate::chunking::{MOST_CHUNKS, TooManyChunks};

/// A row.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Record {
    pub(super) text: String,
    pub(super) metadata: Metadata,
}

/// The records of a CSV file with a head. Rows without text are left out.
pub(super) fn records(text: &str, fields: &RecordFields) -> Result<Vec<Record>, Failure> {
    let broken = |error: csv::Error| Failure::Document(format!("the CSV file cannot be read: {error}"));
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let head = reader.headers().map_err(broken)?.clone();
    let column = |name: &str| {
        let found = head.iter().position(|column| column == name);
        found.ok_or_else(|| {
            Failure::Document(format!("the CSV file has no column '{name}', which its metadata file names"))
        })
    };
    let mut content = Vec::new();
    for field in &fields.content_fields {
        content.push(column(&field.field_name)?);
    }
    let selection = &fields.metadata_fields_specification;
    let mut described = Vec::new();
    if selection.fields_to_include.is_empty() {
        let excluded = |name: &str| selection.fields_to_exclude.iter().any(|field| field.field_name == name);
        described.extend((0..head.len()).filter(|number| !content.contains(number) && !excluded(&head[*number])));
    } else {
        for field in &selection.fields_to_include {
            described.push(column(&field.field_name)?);
        }
    }
    if let Some(name) = described.iter().map(|number| &head[*number]).find(|name| name.starts_with(RESERVED)) {
        return Err(Failure::Document(format!("the CSV file's column '{name}' has a reserved name")));
    }
    let mut records = Vec::new();
    for row in reader.records() {
        let row = row.map_err(broken)?;
        let text: Vec<_> =
            content.iter().filter_map(|number| row.get(*number)).filter(|text| !text.trim().is_empty()).collect();
        if text.is_empty() {
            continue;
        }
        if records.len() == MOST_CHUNKS {
            return Err(TooManyChunks.into());
        }
        let values = described.iter().filter_map(|number| Some((head[*number].to_owned(), value(row.get(*number)?)?)));
        records.push(Record { text: text.join("\n"), metadata: values.collect() });
    }
    Ok(records)
}

/// A value as what it looks like: a number, a boolean or a text; nothing where the field is empty.
fn value(field: &str) -> Option<MetadataValue> {
    let field = field.trim();
    // Codes may begin with a zero, numbers do not.
    let is_code = field.len() > 1 && field.starts_with('0') && !field.starts_with("0.");
    Some(match (field, field.parse::<f64>()) {
        ("", _) => return None,
        (_, Ok(number)) if number.is_finite() && !is_code => MetadataValue::Number(number),
        ("true" | "TRUE" | "True", _) => MetadataValue::Boolean(true),
        ("false" | "FALSE" | "False", _) => MetadataValue::Boolean(false),
        _ => MetadataValue::String(field.to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_row_is_a_record_with_its_columns_as_metadata() {
        let fields = json!({"contentFields": [{"fieldName": "Note"}],
            "metadataFieldsSpecification": {"fieldsToExclude": [{"fieldName": "Id"}]}});
        let fields: RecordFields = serde_json::from_value(fields).unwrap();
        let found = records("Id,City,Note,Price\n1,Rio,\"hot,\nwet\",2.5\n2,Oslo,,3\n3,Rome,mild\n", &fields).unwrap();
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].text, "hot,\nwet");
        let names: Vec<_> = found[0].metadata.iter().collect();
        assert_eq!(
            names,
            [
                (&"City".to_owned(), &MetadataValue::String("Rio".into())),
                (&"Price".to_owned(), &MetadataValue::Number(2.5))
            ]
        );
        let missing = json!({"contentFields": [{"fieldName": "Text"}]});
        let missing: RecordFields = serde_json::from_value(missing).unwrap();
        assert!(matches!(records("Id\n1\n", &missing), Err(Failure::Document(reason)) if reason.contains("'Text'")));
    }
}

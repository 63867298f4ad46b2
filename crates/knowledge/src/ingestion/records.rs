//! CSV files whose rows are records: each row is a chunk, some of its columns are the text, others its metadata.

use crate::index::{Metadata, MetadataValue};

use super::failure::Failure;
use super::metadata::{MOST_ATTRIBUTES, RESERVED, RecordFields};
use crate::chunking::{MOST_BYTES, MOST_CHUNKS, TooManyChunks};

/// A row.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Record {
    pub(super) text: String,
    pub(super) metadata: Metadata,
}

impl Record {
    /// About how much memory it takes.
    fn bytes(&self) -> usize {
        let attribute = |(name, value): (&String, &MetadataValue)| {
            let text = if let MetadataValue::String(text) = value { text.len() } else { 0 };
            size_of::<(String, MetadataValue)>() + name.len() + text
        };
        self.text.len() + self.metadata.iter().map(attribute).sum::<usize>()
    }
}

/// Longest name of a column that is metadata, in bytes: it is kept with each row.
const LONGEST_NAME: usize = 1_000;
/// From here on not each whole number is one that an f64 holds.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The records of a CSV file with a head. Rows without text are left out. `beside` bytes are kept with each beside what it has itself.
pub(super) fn records(text: &str, fields: &RecordFields, beside: usize) -> Result<Vec<Record>, Failure> {
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
    if described.len() > MOST_ATTRIBUTES {
        let problem = format!(
            "the CSV file has more than {MOST_ATTRIBUTES} columns of metadata; its metadata file can exclude some"
        );
        return Err(Failure::Document(problem));
    }
    if described.iter().any(|number| head[*number].len() > LONGEST_NAME) {
        let problem = format!("the CSV file has a column of metadata whose name has more than {LONGEST_NAME} bytes");
        return Err(Failure::Document(problem));
    }
    let (mut records, mut bytes) = (Vec::new(), 0);
    for row in reader.records() {
        let row = row.map_err(broken)?;
        let text: Vec<_> =
            content.iter().filter_map(|number| row.get(*number)).filter(|text| !text.trim().is_empty()).collect();
        if text.is_empty() {
            continue;
        }
        let values = described.iter().filter_map(|number| Some((head[*number].to_owned(), value(row.get(*number)?)?)));
        let record = Record { text: text.join("\n"), metadata: values.collect() };
        bytes += record.bytes() + beside;
        if records.len() == MOST_CHUNKS || bytes > MOST_BYTES {
            return Err(TooManyChunks.into());
        }
        records.push(record);
    }
    Ok(records)
}

/// A value as what it looks like: a number, a boolean or a text; nothing where the field is empty.
fn value(field: &str) -> Option<MetadataValue> {
    let field = field.trim();
    // Codes may begin with a zero, numbers do not.
    let is_code = field.len() > 1 && field.starts_with('0') && !field.starts_with("0.");
    // And so are numbers of which digits would be lost.
    let is_whole = field.trim_start_matches(['-', '+']).bytes().all(|byte| byte.is_ascii_digit());
    let is_code = is_code || is_whole && field.parse::<f64>().is_ok_and(|number| number.abs() >= EXACT);
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

    fn fields(content: &str, excluded: &[&str]) -> RecordFields {
        let excluded: Vec<_> = excluded.iter().map(|name| json!({"fieldName": name})).collect();
        let fields = json!({"contentFields": [{"fieldName": content}],
            "metadataFieldsSpecification": {"fieldsToExclude": excluded}});
        serde_json::from_value(fields).unwrap()
    }

    fn refused(text: &str, fields: &RecordFields, beside: usize) -> String {
        match records(text, fields, beside) {
            Err(Failure::Document(reason)) => reason,
            other => panic!("{:?}", other.map(|records| records.len())),
        }
    }

    #[test]
    fn a_row_is_a_record_with_its_columns_as_metadata() {
        let text = "Id,City,Note,Price\n1,Rio,\"hot,\nwet\",2.5\n2,Oslo,,3\n3,Rome,mild\n";
        let found = records(text, &fields("Note", &["Id"]), 0).unwrap();
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
        assert!(refused("Id\n1\n", &fields("Text", &[]), 0).contains("'Text'"));
    }

    #[test]
    fn no_digit_of_a_number_is_lost() {
        let of = |field: &str| value(field).unwrap();
        for text in ["007", "9007199254740993", "-12345678901234567890", "9007199254740992"] {
            assert_eq!(of(text), MetadataValue::String(text.to_owned()));
        }
        for (text, number) in [("0", 0.0), ("-12", -12.0), ("9007199254740991", EXACT - 1.0), ("1e20", 1e20)] {
            assert_eq!(of(text), MetadataValue::Number(number));
        }
    }

    #[test]
    fn what_all_rows_have_counts_for_each() {
        let rows = |columns: usize, name: &str, rows: usize| {
            let head: String = (0..columns).map(|number| format!(",{name}{number}")).collect();
            format!("note{head}\n{}", format!("a{}\n", ",1".repeat(columns)).repeat(rows))
        };
        let all = fields("note", &[]);
        assert_eq!(records(&rows(500, "c", 10), &all, 0).unwrap().len(), 10);
        assert!(refused(&rows(501, "c", 1), &all, 0).contains("more than 500 columns"));
        assert!(refused(&rows(1, &"c".repeat(1_001), 1), &all, 0).contains("more than 1000 bytes"));
        // Less than two megabytes that would become half a gigabyte, by names and by what stands before each row.
        let long = "c".repeat(900);
        assert!(refused(&rows(100, &long, 6_000), &all, 0).contains("256 MiB together"));
        assert_eq!(records(&rows(100, "c", 6_000), &all, 0).unwrap().len(), 6_000);
        assert!(refused(&rows(0, "", 5_000), &all, 64 << 10).contains("256 MiB together"));
    }
}

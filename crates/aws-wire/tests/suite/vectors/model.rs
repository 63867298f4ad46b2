//! A suite's shapes as schema tables, made at run time, and its parameters as trees of values.

use aws_smithy_types::DateTime;
use aws_smithy_types::date_time::Format;
use aws_wire::protocol::Decoded;
use aws_wire::schema::{
    Kind, Location, Member, OperationSchema, Protocol, Range, ServiceSchema, Shape, Structure, StructureKind, Text,
    TimestampFormat,
};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value};

/// Recursive shapes are spelt out this deep, since statics that are made at run time cannot refer to each other.
const DEEPEST: usize = 9;

pub(super) struct Suite<'a> {
    shapes: &'a Value,
    protocol: Protocol,
    api_version: &'static str,
}

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

fn text(value: &Value) -> Option<&'static str> {
    value.as_str().map(|text| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) })
}

impl<'a> Suite<'a> {
    pub(super) fn new(suite: &'a Value) -> Self {
        let query = suite["metadata"]["protocol"] == "query";
        Self {
            shapes: &suite["shapes"],
            protocol: if query { Protocol::Query } else { Protocol::RestJson },
            api_version: text(&suite["metadata"]["apiVersion"]).unwrap(),
        }
    }

    pub(super) fn service(&self, operations: &'static [&'static OperationSchema]) -> &'static ServiceSchema {
        leak(ServiceSchema {
            name: "vectors",
            signing_name: "vectors",
            protocol: self.protocol,
            api_version: self.api_version,
            xml_namespace: Some("https://example.com/"),
            operations,
        })
    }

    pub(super) fn operation(&self, given: &Value) -> &'static OperationSchema {
        let http = &given["http"];
        leak(OperationSchema {
            service: self.service(&[]),
            name: text(&given["name"]).unwrap(),
            method: text(&http["method"]).unwrap(),
            uri: text(&http["requestUri"]).unwrap(),
            status: http["responseCode"].as_u64().map_or(200, |code| u16::try_from(code).unwrap()),
            input: given["input"]["shape"].as_str().map(|name| self.shape(name)),
            output: given["output"]["shape"].as_str().map(|name| self.shape(name)),
            result_wrapper: text(&given["output"]["resultWrapper"]),
        })
    }

    pub(super) fn shape(&self, name: &str) -> &'static Shape {
        self.build(name, false, 0)
    }

    fn build(&self, name: &str, flattened: bool, depth: usize) -> &'static Shape {
        let shape = &self.shapes[name];
        let flattened = flattened || shape["flattened"] == true;
        let part = |key: &str| self.build(shape[key]["shape"].as_str().unwrap(), false, depth + 1);
        let kind = match shape["type"].as_str().unwrap() {
            _ if depth > DEEPEST || shape["document"] == true => Kind::Document,
            "string" | "character" => {
                let values: Vec<_> = shape["enum"].as_array().into_iter().flatten().filter_map(text).collect();
                Kind::String(Text { range: Range::default(), pattern: None, values: Vec::leak(values) })
            }
            "integer" => Kind::Integer(Range::default()),
            "long" => Kind::Long(Range::default()),
            "float" | "double" => Kind::Float(Range::default()),
            "boolean" => Kind::Boolean,
            "blob" => Kind::Blob(Range::default()),
            "timestamp" => Kind::Timestamp(format(&shape["timestampFormat"])),
            "list" => Kind::List {
                member: part("member"),
                member_name: text(&shape["member"]["locationName"]),
                flattened,
                range: Range::default(),
            },
            "map" => Kind::Map {
                key: part("key"),
                value: part("value"),
                key_name: text(&shape["key"]["locationName"]),
                value_name: text(&shape["value"]["locationName"]),
                flattened,
                range: Range::default(),
            },
            "structure" => self.structure(shape, depth),
            other => panic!("unknown type {other}"),
        };
        leak(Shape { name: text(&name.into()).unwrap(), sensitive: false, kind })
    }

    fn structure(&self, shape: &Value, depth: usize) -> Kind {
        let required = |name: &str| shape["required"].as_array().into_iter().flatten().any(|r| r == name);
        let members = shape["members"].as_object().into_iter().flatten().map(|(name, member)| Member {
            name: text(&name.as_str().into()).unwrap(),
            location: match member["location"].as_str() {
                Some("uri") => Location::Label,
                Some("querystring") => Location::Query,
                Some("header") => Location::Header,
                Some("headers") => Location::PrefixHeaders,
                Some("statusCode") => Location::StatusCode,
                _ => Location::Body,
            },
            location_name: text(&member["locationName"]).or_else(|| text(&name.as_str().into())).unwrap(),
            required: required(name),
            shape: self.build(member["shape"].as_str().unwrap(), member["flattened"] == true, depth + 1),
            idempotency_token: false,
            timestamp_format: format(&member["timestampFormat"]),
            json_value: member["jsonvalue"] == true,
        });
        Kind::Structure(Structure {
            kind: if shape["union"] == true { StructureKind::Union } else { StructureKind::Plain },
            payload: text(&shape["payload"]),
            members: Vec::leak(members.collect()),
        })
    }

    /// A vector's parameters as the tree that the types would have: times in their form, bytes in base64.
    pub(super) fn tree(&self, shape: &Shape, params: &Value) -> Decoded {
        let Kind::Structure(structure) = &shape.kind else { panic!("{} is no structure", shape.name) };
        let mut members = self.members(structure, params);
        let mut payload = None;
        for member in structure.members {
            if structure.payload == Some(member.name) && matches!(member.shape.kind, Kind::Blob(_)) {
                members.remove(member.key());
                payload = params[member.name].as_str().map(|text| text.to_owned().into());
            }
        }
        Decoded { members, payload }
    }

    fn members(&self, structure: &Structure, params: &Value) -> Map<String, Value> {
        let mut out = Map::new();
        for member in structure.members {
            if let Some(value) = params.get(member.name).filter(|value| !value.is_null()) {
                out.insert(member.key().into(), self.value(member.shape, member.timestamp_format, value));
            }
        }
        out
    }

    fn value(&self, shape: &Shape, explicit: Option<TimestampFormat>, value: &Value) -> Value {
        match &shape.kind {
            Kind::Structure(structure) => self.members(structure, value).into(),
            Kind::List { member, .. } => {
                value.as_array().unwrap().iter().map(|element| self.value(member, None, element)).collect()
            }
            Kind::Map { value: of, .. } => {
                let entries = value.as_object().unwrap().iter();
                entries.map(|(key, value)| (key.clone(), self.value(of, None, value))).collect::<Map<_, _>>().into()
            }
            Kind::Blob(_) => STANDARD.encode(value.as_str().unwrap()).into(),
            Kind::Timestamp(format) => self.time(explicit.or(*format), value),
            _ => value.clone(),
        }
    }

    fn time(&self, format: Option<TimestampFormat>, seconds: &Value) -> Value {
        let time = DateTime::from_secs_f64(seconds.as_f64().unwrap());
        match (format, self.protocol) {
            (Some(TimestampFormat::Iso8601), _) | (None, Protocol::Query) => time.fmt(Format::DateTime).unwrap().into(),
            (Some(TimestampFormat::Rfc822), _) => time.fmt(Format::HttpDate).unwrap().into(),
            _ => seconds.clone(),
        }
    }
}

fn format(value: &Value) -> Option<TimestampFormat> {
    match value.as_str() {
        Some("iso8601") => Some(TimestampFormat::Iso8601),
        Some("rfc822") => Some(TimestampFormat::Rfc822),
        Some("unixTimestamp") => Some(TimestampFormat::Epoch),
        _ => None,
    }
}

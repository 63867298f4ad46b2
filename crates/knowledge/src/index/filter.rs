//! Filters over metadata: AWS's `RetrievalFilter`, checked once, so that every index evaluates the same conditions and none meets
//! a wrong type or an endless nesting.
//!
//! A value is compared with values of its own type only. `notEquals` and `notIn` are the opposites of `equals` and `in`, so they
//! let documents pass that do not have the key, as AWS says; with every other operator such a document does not pass.

use aws_wire::bedrock_agent_runtime::types::{FilterAttribute, RetrievalFilter};
use serde_json::Value;

/// How deep `andAll` and `orAll` may be nested.
const MAX_DEPTH: usize = 8;
/// How many operators a filter may have, groups included.
const MAX_OPERATORS: usize = 100;
/// How many values the list of `in` or `notIn` may have.
const MAX_VALUES: usize = 1_000;
/// How long a text may be, in bytes.
const MAX_TEXT: usize = 2_048;

/// A filter that was checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Filter(Condition);

/// Why a filter cannot be used.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("{place}: {problem}")]
pub struct FilterError {
    /// The place in the filter, such as `andAll[1].in`.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
}

/// What a filter asks for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Condition {
    /// All of these.
    All(Vec<Condition>),
    /// At least one of these.
    Any(Vec<Condition>),
    /// This of the value that metadata has under a key.
    Value {
        /// The key.
        key: String,
        /// What its value must be.
        test: Test,
    },
}

/// What a value must be.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Test {
    /// One of these.
    In(Vec<Scalar>),
    /// None of these, or missing.
    NotIn(Vec<Scalar>),
    /// A number in this order to another one.
    Order(Order, f64),
    /// A text that begins so.
    StartsWith(String),
    /// A list with this member.
    ListContains(String),
    /// A text, or a list with a member, in which this occurs.
    StringContains(String),
}

/// An order of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Greater.
    Greater,
    /// Greater or equal.
    GreaterOrEqual,
    /// Less.
    Less,
    /// Less or equal.
    LessOrEqual,
}

/// A single value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Scalar {
    /// A boolean.
    Boolean(bool),
    /// A number.
    Number(f64),
    /// A text.
    String(String),
}

impl Filter {
    pub(super) fn condition(&self) -> &Condition {
        &self.0
    }
}

impl TryFrom<RetrievalFilter> for Filter {
    type Error = FilterError;

    /// # Errors
    /// [`FilterError`] when a value has not the type that its operator needs, or the filter exceeds a bound: 8 levels,
    /// 100 operators, 1,000 values of a list, 2,048 bytes of a text.
    fn try_from(filter: RetrievalFilter) -> Result<Self, FilterError> {
        let mut check = Check { place: String::new(), operators: 0 };
        check.condition(filter, 1).map(Self).map_err(|problem| FilterError { place: check.place, problem })
    }
}

/// The walk through a filter: where it is, and what it has seen. An error leaves the place as it is.
struct Check {
    place: String,
    operators: usize,
}

impl Check {
    fn condition(&mut self, filter: RetrievalFilter, depth: usize) -> Result<Condition, String> {
        use RetrievalFilter as F;
        let start = self.place.len();
        self.place.push_str(name(&filter));
        self.operators += 1;
        if self.operators > MAX_OPERATORS {
            return Err(format!("a filter may have at most {MAX_OPERATORS} operators"));
        }
        let condition = match filter {
            F::AndAll(filters) => Condition::All(self.group(filters, depth)?),
            F::OrAll(filters) => Condition::Any(self.group(filters, depth)?),
            F::Equals(of) => value(of, |value| Ok(Test::In(vec![scalar(value)?])))?,
            F::NotEquals(of) => value(of, |value| Ok(Test::NotIn(vec![scalar(value)?])))?,
            F::In(of) => value(of, |value| Ok(Test::In(scalars(value)?)))?,
            F::NotIn(of) => value(of, |value| Ok(Test::NotIn(scalars(value)?)))?,
            F::GreaterThan(of) => value(of, |value| Ok(Test::Order(Order::Greater, number(&value)?)))?,
            F::GreaterThanOrEquals(of) => value(of, |value| Ok(Test::Order(Order::GreaterOrEqual, number(&value)?)))?,
            F::LessThan(of) => value(of, |value| Ok(Test::Order(Order::Less, number(&value)?)))?,
            F::LessThanOrEquals(of) => value(of, |value| Ok(Test::Order(Order::LessOrEqual, number(&value)?)))?,
            F::StartsWith(of) => value(of, |value| Ok(Test::StartsWith(text(value)?)))?,
            F::ListContains(of) => value(of, |value| Ok(Test::ListContains(text(value)?)))?,
            F::StringContains(of) => value(of, |value| Ok(Test::StringContains(text(value)?)))?,
        };
        self.place.truncate(start);
        Ok(condition)
    }

    fn group(&mut self, filters: Vec<RetrievalFilter>, depth: usize) -> Result<Vec<Condition>, String> {
        if depth >= MAX_DEPTH {
            return Err(format!("groups may be nested at most {} deep", MAX_DEPTH - 1));
        }
        if filters.len() < 2 {
            return Err("needs at least 2 filters; give a single one without a group".to_owned());
        }
        let mut conditions = Vec::new();
        for (index, filter) in filters.into_iter().enumerate() {
            let start = self.place.len();
            self.place.push_str(&format!("[{index}]."));
            conditions.push(self.condition(filter, depth + 1)?);
            self.place.truncate(start);
        }
        Ok(conditions)
    }
}

const fn name(filter: &RetrievalFilter) -> &'static str {
    use RetrievalFilter as F;
    match filter {
        F::AndAll(_) => "andAll",
        F::Equals(_) => "equals",
        F::GreaterThan(_) => "greaterThan",
        F::GreaterThanOrEquals(_) => "greaterThanOrEquals",
        F::In(_) => "in",
        F::LessThan(_) => "lessThan",
        F::LessThanOrEquals(_) => "lessThanOrEquals",
        F::ListContains(_) => "listContains",
        F::NotEquals(_) => "notEquals",
        F::NotIn(_) => "notIn",
        F::OrAll(_) => "orAll",
        F::StartsWith(_) => "startsWith",
        F::StringContains(_) => "stringContains",
    }
}

fn value(of: FilterAttribute, test: impl FnOnce(Value) -> Result<Test, String>) -> Result<Condition, String> {
    let FilterAttribute { key, value } = of;
    if key.is_empty() {
        return Err("the key is empty".to_owned());
    }
    if key.len() > MAX_TEXT {
        return Err(format!("the key is longer than {MAX_TEXT} bytes"));
    }
    Ok(Condition::Value { key, test: test(value)? })
}

fn scalar(value: Value) -> Result<Scalar, String> {
    match value {
        Value::Bool(value) => Ok(Scalar::Boolean(value)),
        Value::Number(_) => number(&value).map(Scalar::Number),
        Value::String(_) => text(value).map(Scalar::String),
        other => Err(format!("the value must be a string, a number or a boolean, not {}", kind(&other))),
    }
}

fn scalars(value: Value) -> Result<Vec<Scalar>, String> {
    match value {
        Value::Array(values) if values.len() > MAX_VALUES => {
            Err(format!("the list has {} values; at most {MAX_VALUES} are allowed", values.len()))
        }
        Value::Array(values) => values.into_iter().map(scalar).collect(),
        other => Err(format!("the value must be a list of strings, numbers or booleans, not {}", kind(&other))),
    }
}

fn number(value: &Value) -> Result<f64, String> {
    value.as_f64().ok_or_else(|| format!("the value must be a number, not {}", kind(value)))
}

fn text(value: Value) -> Result<String, String> {
    match value {
        Value::String(text) if text.len() > MAX_TEXT => Err(format!("the value is longer than {MAX_TEXT} bytes")),
        Value::String(text) => Ok(text),
        other => Err(format!("the value must be a string, not {}", kind(&other))),
    }
}

const fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn refused(filter: Value) -> String {
        let filter: RetrievalFilter = serde_json::from_value(filter).unwrap();
        Filter::try_from(filter).unwrap_err().to_string()
    }

    #[test]
    fn a_wrong_type_is_refused_at_its_place() {
        let year = json!({"greaterThan": {"key": "year", "value": "1989"}});
        assert_eq!(refused(year.clone()), "greaterThan: the value must be a number, not a string");
        let lone = json!({"equals": {"key": "a", "value": 1}});
        assert_eq!(
            refused(json!({"andAll": [lone, {"orAll": [lone, year]}]})),
            "andAll[1].orAll[1].greaterThan: the value must be a number, not a string"
        );
        assert_eq!(
            refused(json!({"in": {"key": "a", "value": [1, null]}})),
            "in: the value must be a string, a number or a boolean, not null"
        );
        assert_eq!(
            refused(json!({"notEquals": {"key": "a", "value": ["b"]}})),
            "notEquals: the value must be a string, a number or a boolean, not a list"
        );
        assert_eq!(
            refused(json!({"startsWith": {"key": "a", "value": {}}})),
            "startsWith: the value must be a string, not an object"
        );
        assert_eq!(
            refused(json!({"orAll": [lone]})),
            "orAll: needs at least 2 filters; give a single one without a group"
        );
        assert_eq!(refused(json!({"equals": {"key": "", "value": 1}})), "equals: the key is empty");
    }

    #[test]
    fn depth_and_sizes_are_bounded() {
        let lone = json!({"equals": {"key": "a", "value": 1}});
        let nested = |depth: usize| (0..depth).fold(lone.clone(), |inner, _| json!({"andAll": [inner, lone]}));
        assert!(Filter::try_from(serde_json::from_value::<RetrievalFilter>(nested(7)).unwrap()).is_ok());
        assert!(refused(nested(8)).ends_with("groups may be nested at most 7 deep"));
        assert!(refused(json!({"andAll": vec![lone; 100]})).ends_with("at most 100 operators"));
        assert!(refused(json!({"in": {"key": "a", "value": vec![1; 1001]}})).contains("1001 values"));
        assert!(refused(json!({"equals": {"key": "a", "value": "x".repeat(2049)}})).contains("longer than 2048"));
    }
}

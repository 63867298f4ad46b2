//! A filter as a condition of SQL over `c.metadata`. Keys and values are always bound, never part of the statement.

use serde_json::{Value, json};
use sqlx::{Postgres, QueryBuilder};

use super::text::storable;
use crate::index::Filter;
use crate::index::filter::{Condition, Order, Scalar, Test};

/// Writes what a filter asks for; true without one.
pub(super) fn push(sql: &mut QueryBuilder<Postgres>, filter: Option<&Filter>) {
    match filter {
        Some(filter) => push_condition(sql, filter.condition()),
        None => {
            sql.push("TRUE");
        }
    }
}

fn push_condition(sql: &mut QueryBuilder<Postgres>, condition: &Condition) {
    match condition {
        Condition::All(conditions) => push_group(sql, conditions, (" AND ", "TRUE")),
        Condition::Any(conditions) => push_group(sql, conditions, (" OR ", "FALSE")),
        Condition::Value { key, test } => push_test(sql, &storable(key), test),
    }
}

fn push_group(sql: &mut QueryBuilder<Postgres>, conditions: &[Condition], (between, empty): (&str, &str)) {
    sql.push("(");
    for (place, condition) in conditions.iter().enumerate() {
        if place > 0 {
            sql.push(between);
        }
        push_condition(sql, condition);
    }
    if conditions.is_empty() {
        sql.push(empty);
    }
    sql.push(")");
}

/// Every test is true or false, also where the key is missing or the value is of another type: the opposite of unknown would let
/// nothing pass.
fn push_test(sql: &mut QueryBuilder<Postgres>, key: &str, test: &Test) {
    let push_value = |sql: &mut QueryBuilder<Postgres>, before: &str, after: &str| {
        sql.push(before).push("(c.metadata -> ").push_bind(key.to_owned()).push(")").push(after);
    };
    let push_text = |sql: &mut QueryBuilder<Postgres>| {
        sql.push("(c.metadata ->> ").push_bind(key.to_owned()).push(")");
    };
    match test {
        // The index of metadata answers this one.
        Test::In(values) if values.len() == 1 => {
            let [value] = values.as_slice() else { return };
            sql.push("c.metadata @> ").push_bind(json!({ key: plain(value) }));
        }
        Test::In(values) | Test::NotIn(values) => {
            let values: Vec<Value> = values.iter().map(plain).collect();
            if matches!(test, Test::NotIn(_)) {
                sql.push("NOT ");
            }
            push_value(sql, "coalesce(", " = ANY(");
            sql.push_bind(values).push("), FALSE)");
        }
        Test::Order(order, number) => {
            let order = match order {
                Order::Greater => " > ",
                Order::GreaterOrEqual => " >= ",
                Order::Less => " < ",
                Order::LessOrEqual => " <= ",
            };
            push_value(sql, "CASE jsonb_typeof", " WHEN 'number' THEN ");
            push_text(sql);
            sql.push("::FLOAT8").push(order).push_bind(*number).push(" ELSE FALSE END");
        }
        Test::StartsWith(start) => {
            push_value(sql, "CASE jsonb_typeof", " WHEN 'string' THEN starts_with(");
            push_text(sql);
            sql.push(", ").push_bind(storable(start).into_owned()).push(") ELSE FALSE END");
        }
        Test::ListContains(member) => {
            push_value(sql, "CASE jsonb_typeof", " WHEN 'array' THEN ");
            push_value(sql, "", " ? ");
            sql.push_bind(storable(member).into_owned()).push(" ELSE FALSE END");
        }
        Test::StringContains(part) => {
            let part = storable(part).into_owned();
            push_value(sql, "CASE jsonb_typeof", " WHEN 'string' THEN strpos(");
            push_text(sql);
            sql.push(", ").push_bind(part.clone()).push(") > 0 WHEN 'array' THEN EXISTS (SELECT FROM ");
            push_value(sql, "jsonb_array_elements_text", " AS member WHERE strpos(member, ");
            sql.push_bind(part).push(") > 0) ELSE FALSE END");
        }
    }
}

fn plain(value: &Scalar) -> Value {
    match value {
        Scalar::Boolean(value) => json!(value),
        Scalar::Number(value) => json!(value),
        Scalar::String(value) => json!(storable(value)),
    }
}

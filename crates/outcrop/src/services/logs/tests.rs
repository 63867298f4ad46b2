//! What the operations refuse, and what they keep.

use std::sync::Arc;

use aws_wire::AwsError as _;
use aws_wire::logs::types::{DeliverySourceStatus, DeliverySourceStatusReason};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::documents::Key;
use store::{ScriptedClock, ScriptedIds, Timestamp};

use super::*;

const GROUP: &str = "arn:aws:logs:us-east-1:123456789012:log-group:/aws/vendedlogs/memory:*";

struct Fixture {
    store: Store,
    clock: Arc<ScriptedClock>,
    ids: ScriptedIds,
    context: RequestContext,
}

impl Fixture {
    /// A store with an agent's aliases ONE and TWO.
    async fn new() -> Self {
        let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_000)));
        let store = Store::temporary(clock.clone()).await.unwrap();
        let mut transaction = store.begin().await.unwrap();
        for id in ["ONE", "TWO"] {
            let key = Key::new(store::documents::Kind::new("agent-alias"), "123456789012/us-east-1/AGENT", id);
            transaction.insert(key, id, &json!({}), clock.now()).await.unwrap();
        }
        transaction.commit().await.unwrap();
        let context = RequestContext::of_a_test();
        Self { store, clock, ids: ScriptedIds::default(), context }
    }

    fn logs(&self) -> Logs<'_> {
        Logs::new(&self.store, self.clock.as_ref(), &self.ids)
    }

    async fn source(&self, name: &str, alias: &str) -> Result<(), LogsError> {
        let input = json!({"name": name, "resourceArn": arn_of(alias), "logType": "APPLICATION_LOGS"});
        self.logs().put_delivery_source(&self.context, read(input)).await.map(drop)
    }

    async fn destination(&self, input: Value) -> Result<String, LogsError> {
        let made = self.logs().put_delivery_destination(&self.context, read(input)).await?;
        Ok(made.delivery_destination.unwrap().arn.unwrap())
    }

    async fn delivery(&self, source: &str, destination: &str) -> Result<String, LogsError> {
        let input = json!({"deliverySourceName": source, "deliveryDestinationArn": destination});
        Ok(self.logs().create_delivery(&self.context, read(input)).await?.delivery.unwrap().id.unwrap())
    }
}

fn read<T: DeserializeOwned>(json: Value) -> T {
    serde_json::from_value(json).unwrap()
}

fn arn_of(alias: &str) -> String {
    format!("arn:aws:bedrock:us-east-1:123456789012:agent-alias/AGENT/{alias}")
}

fn group(name: &str) -> Value {
    json!({"name": name, "deliveryDestinationConfiguration": {"destinationResourceArn": GROUP}})
}

fn code<T: fmt::Debug>(result: Result<T, LogsError>) -> &'static str {
    Error::from(result.unwrap_err()).code()
}

#[tokio::test]
async fn a_source_is_one_alias_that_exists() {
    let fixture = Fixture::new().await;
    let logs = fixture.logs();
    let account = "arn:aws:bedrock:us-east-1:123456789012";
    for (resource, log_type, expected) in [
        (arn_of("NONE"), "APPLICATION_LOGS", "ResourceNotFoundException"),
        (format!("{account}:agent/AGENT"), "APPLICATION_LOGS", "ValidationException"),
        (format!("{account}:knowledge-base/KB"), "APPLICATION_LOGS", "ValidationException"),
        (arn_of("ONE").replace("123456789012", "999999999999"), "APPLICATION_LOGS", "ValidationException"),
        (arn_of("ONE").replace("us-east-1", "eu-west-1"), "APPLICATION_LOGS", "ValidationException"),
        ("no ARN".to_owned(), "APPLICATION_LOGS", "ValidationException"),
        (arn_of("ONE"), "EVENT_LOGS", "ValidationException"),
    ] {
        let input = json!({"name": "s", "resourceArn": resource, "logType": log_type});
        let refused = code(logs.put_delivery_source(&fixture.context, read(input)).await);
        assert_eq!(refused, expected, "{resource} {log_type}");
    }
    fixture.source("one", "ONE").await.unwrap();
    fixture.source("one", "ONE").await.unwrap();
    assert_eq!(code(fixture.source("one", "TWO").await), "ConflictException", "a source keeps its alias");
    assert_eq!(code(fixture.source("other", "ONE").await), "ConflictException", "an alias has one source");

    let mut transaction = fixture.store.begin().await.unwrap();
    transaction.remove_under("123456789012/us-east-1/AGENT").await.unwrap();
    transaction.commit().await.unwrap();
    let source = logs.get_delivery_source(&fixture.context, read(json!({"name": "one"}))).await.unwrap();
    let source = source.delivery_source.unwrap();
    assert_eq!(source.status, Some(DeliverySourceStatus::Inactive));
    assert_eq!(source.status_reason, Some(DeliverySourceStatusReason::ResourceDeleted));
}

#[tokio::test]
async fn a_destination_is_a_log_group_that_gets_json() {
    let fixture = Fixture::new().await;
    let with = |key: &str, value: Value| {
        let mut input = group("d");
        input[key] = value;
        input
    };
    let elsewhere = |arn: &str| with("deliveryDestinationConfiguration", json!({"destinationResourceArn": arn}));
    for refused in [
        json!({"name": "d"}),
        json!({"name": "d", "deliveryDestinationType": "XRAY"}),
        with("deliveryDestinationType", json!("S3")),
        with("outputFormat", json!("plain")),
        elsewhere("arn:aws:s3:::bucket"),
        elsewhere("arn:aws:firehose:us-east-1:123456789012:deliverystream/x"),
        elsewhere("arn:aws:logs:us-east-1:123456789012:log-group:"),
        elsewhere("arn:aws:logs:us-east-1:123456789012:log-group:a:log-stream:b"),
        elsewhere("arn:aws:logs:eu-west-1:123456789012:log-group:a"),
    ] {
        assert_eq!(code(fixture.destination(refused.clone()).await), "ValidationException", "{refused}");
    }
    let arn = fixture.destination(group("d")).await.unwrap();
    assert_eq!(arn, "arn:aws:logs:us-east-1:123456789012:delivery-destination:d");
}

#[tokio::test]
async fn what_a_delivery_joins_cannot_be_deleted_before_it() {
    let fixture = Fixture::new().await;
    let (logs, context) = (fixture.logs(), &fixture.context);
    fixture.source("one", "ONE").await.unwrap();
    let destination = fixture.destination(group("d")).await.unwrap();
    assert_eq!(code(fixture.delivery("none", &destination).await), "ResourceNotFoundException");
    assert_eq!(code(fixture.delivery("one", "arn:aws:logs:x").await), "ResourceNotFoundException");
    for (key, value) in
        [("recordFields", json!(["level"])), ("fieldDelimiter", json!(",")), ("s3DeliveryConfiguration", json!({}))]
    {
        let mut input = json!({"deliverySourceName": "one", "deliveryDestinationArn": destination});
        input[key] = value;
        assert_eq!(code(logs.create_delivery(context, read(input)).await), "ValidationException", "{key}");
    }
    assert!(!is_delivered(&fixture.store, &arn_of("ONE")).await.unwrap());
    let id = fixture.delivery("one", &destination).await.unwrap();
    assert_eq!(code(fixture.delivery("one", &destination).await), "ConflictException");
    assert!(is_delivered(&fixture.store, &arn_of("ONE")).await.unwrap());
    assert!(!is_delivered(&fixture.store, &arn_of("TWO")).await.unwrap());

    assert_eq!(code(logs.delete_delivery_source(context, read(json!({"name": "one"}))).await), "ConflictException");
    assert_eq!(code(logs.delete_delivery_destination(context, read(json!({"name": "d"}))).await), "ConflictException");
    logs.delete_delivery(context, read(json!({"id": id}))).await.unwrap();
    assert_eq!(code(logs.delete_delivery(context, read(json!({"id": id}))).await), "ResourceNotFoundException");
    logs.delete_delivery_source(context, read(json!({"name": "one"}))).await.unwrap();
    logs.delete_delivery_destination(context, read(json!({"name": "d"}))).await.unwrap();
    assert!(!is_delivered(&fixture.store, &arn_of("ONE")).await.unwrap());
}

#[tokio::test]
async fn filtered_lists_have_full_pages() {
    let fixture = Fixture::new().await;
    for name in ["a", "b", "c", "d", "e"] {
        fixture.destination(group(name)).await.unwrap();
    }
    let mut found = Vec::new();
    let mut token = None;
    for due in [2, 1] {
        let input = json!({"names": ["a", "c", "e", "none"], "limit": 2, "nextToken": token});
        let page = fixture.logs().describe_delivery_destinations(&fixture.context, read(input)).await.unwrap();
        let names = page.delivery_destinations.unwrap().into_iter().map(|it| it.name.unwrap());
        found.extend(names);
        assert_eq!(found.len() % 2, due % 2);
        token = page.next_token;
    }
    assert_eq!((found.join(""), token), ("eca".to_owned(), None));
    let input = json!({"nextToken": "forged"});
    let forged = fixture.logs().describe_deliveries(&fixture.context, read(input.clone())).await;
    assert_eq!(code(forged), "ValidationException");
    let forged = fixture.logs().describe_log_groups(&fixture.context, read(input)).await;
    assert_eq!(code(forged), "InvalidParameterException", "it has no ValidationException");
}

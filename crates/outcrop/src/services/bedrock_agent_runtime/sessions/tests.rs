//! What takes time: idleness, retention and full sessions, with a clock that the tests move.

use std::time::Duration;

use aws_wire::AwsError as _;
use aws_wire::Blob;
use aws_wire::bedrock_agent_runtime::types::*;
use store::{ScriptedClock, ScriptedIds, Timestamp};

use super::*;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

struct House {
    sessions: Sessions,
    clock: Arc<ScriptedClock>,
    context: RequestContext,
}

impl House {
    async fn new() -> Self {
        let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_000)));
        let store = Store::temporary(clock.clone()).await.unwrap();
        let sessions = Sessions::new(store, clock.clone(), Arc::new(ScriptedIds::default()), SessionsConfig::default());
        let context = RequestContext::of_a_test();
        Self { sessions, clock, context }
    }

    async fn create(&self) -> String {
        self.sessions.create_session(&self.context, CreateSessionRequest::default()).await.unwrap().session_id
    }

    async fn status(&self, session: &str) -> Result<SessionStatus, &'static str> {
        let input = GetSessionRequest { session_identifier: session.into() };
        self.sessions.get_session(&self.context, input).await.map(|found| found.session_status).map_err(code)
    }

    async fn invocation(&self, session: &str) -> Result<String, &'static str> {
        let input =
            CreateInvocationRequest { description: None, invocation_id: None, session_identifier: session.into() };
        self.sessions.create_invocation(&self.context, input).await.map(|made| made.invocation_id).map_err(code)
    }

    async fn put(&self, session: &str, invocation: &str, id: Option<&str>, text: &str) -> Result<String, &'static str> {
        let input = PutInvocationStepRequest {
            invocation_identifier: invocation.into(),
            invocation_step_id: id.map(Into::into),
            invocation_step_time: aws_wire::IsoTime(aws_smithy_types::DateTime::from_secs(1_700_000_000)),
            payload: InvocationStepPayload::ContentBlocks(vec![BedrockSessionContentBlock::Text(text.into())]),
            session_identifier: session.into(),
        };
        let put = self.sessions.put_invocation_step(&self.context, input).await;
        put.map(|put| put.invocation_step_id).map_err(code)
    }

    async fn steps(&self, session: &str) -> Result<usize, &'static str> {
        let input = ListInvocationStepsRequest {
            invocation_identifier: None,
            max_results: Some(1_000),
            next_token: None,
            session_identifier: session.into(),
        };
        let listed = self.sessions.list_invocation_steps(&self.context, input).await;
        listed.map(|listed| listed.invocation_step_summaries.len()).map_err(code)
    }
}

fn code(error: SessionsError) -> &'static str {
    Error::from(error).code()
}

#[tokio::test]
async fn an_idle_session_expires_and_can_still_be_read_and_deleted() {
    let house = House::new().await;
    let session = house.create().await;
    house.clock.advance(HOUR / 2);
    let invocation = house.invocation(&session).await.unwrap();
    house.clock.advance(HOUR / 2);
    house.put(&session, &invocation, None, "a change begins the hour again").await.unwrap();
    assert_eq!(house.status(&session).await, Ok(SessionStatus::Active));

    house.clock.advance(HOUR);
    assert_eq!(house.status(&session).await, Ok(SessionStatus::Expired));
    assert_eq!(house.put(&session, &invocation, None, "too late").await, Err("ConflictException"));
    assert_eq!(house.invocation(&session).await, Err("ConflictException"));
    assert_eq!(house.steps(&session).await, Ok(1));

    let input = DeleteSessionRequest { session_identifier: session.clone() };
    house.sessions.delete_session(&house.context, input).await.unwrap();
    assert_eq!(house.steps(&session).await, Err("ResourceNotFoundException"));
}

#[tokio::test]
async fn a_session_is_deleted_with_all_it_holds_when_its_time_is_over() {
    let house = House::new().await;
    let old = house.create().await;
    let invocation = house.invocation(&old).await.unwrap();
    let step = house.put(&old, &invocation, None, "kept for thirty days").await.unwrap();
    house.clock.advance(29 * DAY);
    let young = house.create().await;
    assert_eq!(house.sessions.forget_old().await.unwrap(), 0);
    assert_eq!(house.steps(&old).await, Ok(1));

    house.clock.advance(DAY);
    assert_eq!(house.status(&old).await, Err("ResourceNotFoundException"), "before it is deleted too");
    let listed = house.sessions.list_sessions(&house.context, ListSessionsRequest::default()).await.unwrap();
    assert_eq!(listed.session_summaries.into_iter().map(|it| it.session_id).collect::<Vec<_>>(), [&*young]);

    assert_eq!(house.sessions.forget_old().await.unwrap(), 1);
    assert_eq!(house.sessions.forget_old().await.unwrap(), 0);
    let place = record::Place::named(&house.context, &old).unwrap();
    for kind in [record::INVOCATION, record::STEP, record::CONTENT] {
        assert_eq!(house.sessions.store.count(kind, &place.path).await.unwrap(), 0, "{kind:?} of step {step}");
    }
    assert_eq!(house.status(&young).await, Ok(SessionStatus::Expired));
}

#[tokio::test]
async fn a_session_takes_a_thousand_steps() {
    let house = House::new().await;
    let session = house.create().await;
    let invocation = house.invocation(&session).await.unwrap();
    let first = house.put(&session, &invocation, None, "0").await.unwrap();
    for number in 1..1_000 {
        house.put(&session, &invocation, None, &number.to_string()).await.unwrap();
    }
    assert_eq!(house.put(&session, &invocation, None, "one more").await, Err("ServiceQuotaExceededException"));
    assert_eq!(house.put(&session, &invocation, Some(&first), "0").await.as_ref(), Ok(&first), "it is there already");
    assert_eq!(house.steps(&session).await, Ok(1_000));
}

#[test]
fn everything_wrong_with_a_steps_content_is_told_at_once() {
    let image = |format, bytes: &[u8]| {
        let source = ImageSource::Bytes(Blob::from(bytes.to_vec()));
        BedrockSessionContentBlock::Image(ImageBlock { format, source })
    };
    // A GIF's head says its size; nothing behind it is looked at.
    let gif =
        |width: u16, height: u16| [b"GIF89a".as_slice(), &width.to_le_bytes(), &height.to_le_bytes(), &[0; 3]].concat();
    let check = |blocks| content::check(&InvocationStepPayload::ContentBlocks(blocks));
    check(vec![image(ImageFormat::Gif, &gif(8_000, 8_000)); 20]).unwrap();

    let mut heavy = gif(1, 1);
    heavy.resize(4_000_000, 0);
    let error = check(vec![
        BedrockSessionContentBlock::Text("fine".into()),
        image(ImageFormat::Gif, &gif(8_001, 1)),
        image(ImageFormat::Png, &gif(1, 1)),
        image(ImageFormat::Png, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
        image(ImageFormat::Gif, &heavy),
        image(ImageFormat::Webp, b"words"),
    ])
    .unwrap_err();
    insta::assert_snapshot!(error.message().unwrap_or_default().replace("; payload", ";\npayload"), @r"
    payload.contentBlocks[1].image is 8001 pixels wide and 1 high; an image can have 8000 of both;
    payload.contentBlocks[2].image is no png, which its format says it is;
    payload.contentBlocks[3].image is a png that ends before it says how large it is;
    payload.contentBlocks[4].image has 4000000 bytes; an image can have 3932160;
    payload.contentBlocks[5].image is no webp, which its format says it is.
    ");

    let many = check(vec![image(ImageFormat::Gif, &gif(1, 1)); 21]).unwrap_err();
    insta::assert_snapshot!(many.message().unwrap_or_default(), @"payload has 21 images; a step can have 20.");
    let long = check(vec![BedrockSessionContentBlock::Text("x".repeat((50 << 20) + 1))]).unwrap_err();
    insta::assert_snapshot!(long.message().unwrap_or_default(), @"payload has 52428801 bytes; a step can have 52428800.");
}

//! Teams: who may be in them, what stays in versions, and what an alias's use keeps from being deleted.

use serde_json::{Value, json};

use super::*;

const NO_ALIAS: &str =
    "You do not have sufficient permissions to collaborate with this agent alias, or the agent alias does not exist.";

impl Fixture {
    async fn supervisor(&self, name: &str) -> String {
        let agent_collaboration = Some(AgentCollaboration::Supervisor);
        self.create(CreateAgentRequest { agent_collaboration, ..complete(name) }).await.agent_id
    }

    /// An agent with an alias, and the alias.
    async fn specialist(&self, name: &str) -> AgentAlias {
        let agent_id = self.prepared(name).await;
        self.alias(&agent_id, "live", None).await
    }

    async fn try_associate(&self, request: AssociateAgentCollaboratorRequest) -> Result<String, BuildTimeError> {
        let made = self.service.associate_agent_collaborator(&self.context, request).await?;
        Ok(made.agent_collaborator.collaborator_id)
    }

    async fn lead(&self, agent_id: &str, name: &str, alias: &AgentAlias) -> String {
        self.try_associate(member(agent_id, name, &alias.agent_alias_arn)).await.unwrap()
    }

    async fn let_go(&self, agent_id: &str, collaborator_id: &str) {
        let request = request(json!({"agentId": agent_id, "agentVersion": "DRAFT", "collaboratorId": collaborator_id}));
        self.service.disassociate_agent_collaborator(&self.context, request).await.unwrap();
    }

    /// The names in the team of a version, by a list with pages of one.
    async fn team(&self, agent_id: &str, version: &str) -> Vec<String> {
        let (mut names, mut next): (Vec<String>, Option<String>) = (Vec::new(), None);
        loop {
            let list =
                request(json!({"agentId": agent_id, "agentVersion": version, "maxResults": 1, "nextToken": next}));
            let page = self.service.list_agent_collaborators(&self.context, list).await.unwrap();
            for summary in page.agent_collaborator_summaries {
                let get = request(json!({"agentId": agent_id, "agentVersion": version,
                    "collaboratorId": summary.collaborator_id}));
                let got = self.service.get_agent_collaborator(&self.context, get).await.unwrap().agent_collaborator;
                assert_eq!((got.agent_version.as_str(), &got.collaborator_name), (version, &summary.collaborator_name));
                names.push(summary.collaborator_name);
            }
            next = page.next_token;
            if next.is_none() {
                return names;
            }
        }
    }

    async fn served_team(&self, agent_id: &str, alias_id: &str) -> Vec<String> {
        let snapshot = self.service.resolve(&self.context, agent_id, alias_id).await.unwrap();
        snapshot.collaborators.iter().map(|it| it.collaborator_name.clone()).collect()
    }

    async fn try_delete(&self, alias: &AgentAlias) -> Result<DeleteAgentAliasResponse, BuildTimeError> {
        let request = request(json!({"agentId": alias.agent_id, "agentAliasId": alias.agent_alias_id}));
        self.service.delete_agent_alias(&self.context, request).await
    }
}

fn member(agent_id: &str, name: &str, alias_arn: &str) -> AssociateAgentCollaboratorRequest {
    request(json!({"agentId": agent_id, "agentVersion": "DRAFT", "collaboratorName": name,
        "collaborationInstruction": "Ask it about trains.", "agentDescriptor": {"aliasArn": alias_arn}}))
}

#[tokio::test]
async fn a_team_is_settled_when_it_is_prepared_and_stays_in_versions() {
    let it = Fixture::new().await;
    let (trains, hotels) = (it.specialist("trains").await, it.specialist("hotels").await);
    let lead = it.supervisor("lead").await;
    let first = it.lead(&lead, "trains", &trains).await;
    it.prepare(&lead).await;
    let alias = it.alias(&lead, "live", None).await;
    it.lead(&lead, "hotels", &hotels).await;
    assert_eq!(it.settled(&lead).await.agent_status, AgentStatus::NotPrepared);
    let update = request(json!({"agentId": lead, "agentVersion": "DRAFT", "collaboratorId": first,
        "collaboratorName": "rail", "collaborationInstruction": "Ask it.", "relayConversationHistory": "TO_COLLABORATOR",
        "agentDescriptor": {"aliasArn": trains.agent_alias_arn}}));
    let updated = it.service.update_agent_collaborator(&it.context, update).await.unwrap().agent_collaborator;
    assert_eq!(updated.relay_conversation_history, Some(RelayConversationHistory::ToCollaborator));
    assert_eq!(it.team(&lead, "DRAFT").await, ["hotels", "rail"]);
    assert_eq!(it.served_team(&lead, "TSTALIASID").await, ["trains"]);
    it.prepare(&lead).await;
    assert_eq!(it.served_team(&lead, "TSTALIASID").await, ["hotels", "rail"]);
    assert_eq!(it.team(&lead, "1").await, ["trains"]);
    assert_eq!(it.served_team(&lead, &alias.agent_alias_id).await, ["trains"]);
    it.let_go(&lead, &first).await;
    assert_eq!(it.team(&lead, "DRAFT").await, ["hotels"]);
    let again = request(json!({"agentId": lead, "agentVersion": "DRAFT", "collaboratorId": first}));
    let again = it.service.disassociate_agent_collaborator(&it.context, again).await;
    assert_refused(again, "ResourceNotFoundException", "Failed to retrieve resource because it doesn't exist.");
}

#[tokio::test]
async fn a_token_associates_once() {
    let it = Fixture::new().await;
    let (trains, lead) = (it.specialist("trains").await, it.supervisor("lead").await);
    let token = |name| AssociateAgentCollaboratorRequest {
        client_token: Some("a-client-token-of-enough-characters-000".into()),
        ..member(&lead, name, &trains.agent_alias_arn)
    };
    let first = it.try_associate(token("trains")).await.unwrap();
    assert_eq!(it.try_associate(token("trains")).await.unwrap(), first);
    assert_refused(it.try_associate(token("others")).await, "ConflictException", "The clientToken was already used");
    assert_eq!(it.team(&lead, "DRAFT").await, ["trains"]);
}

#[tokio::test]
async fn not_every_alias_can_be_led() {
    let it = Fixture::new().await;
    let (trains, lead) = (it.specialist("trains").await, it.supervisor("lead").await);
    let arn = &trains.agent_alias_arn;
    it.lead(&lead, "trains", &trains).await;
    let test_alias = arn.replace(&trains.agent_alias_id, "TSTALIASID");
    for (request, code, begins) in [
        (member(&lead, "x", &arn.replace(&trains.agent_alias_id, "AAAAAAAAAA")), "ValidationException", NO_ALIAS),
        (member(&lead, "x", &arn.replace("us-east-1", "eu-west-1")), "ValidationException", NO_ALIAS),
        (member(&lead, "x", &arn.replace("123456789012", "210987654321")), "ValidationException", NO_ALIAS),
        (member(&lead, "x", &test_alias), "ValidationException", "The alias TSTALIASID cannot be a collaborator"),
        (member(&lead, "x", ""), "ValidationException", "agentDescriptor.aliasArn is needed"),
        (
            member(&lead, "Trains", arn),
            "ConflictException",
            "Agent 0000000003 has a collaborator with this name already",
        ),
        (member(&lead, "x", arn), "ConflictException", "Agent 0000000003 has a collaborator with this alias already"),
        (member(&trains.agent_id, "x", arn), "ValidationException", "Agent 0000000001 leads no team"),
        (member("ZZZZZZZZZZ", "x", arn), "ResourceNotFoundException", "Failed to retrieve resource"),
    ] {
        assert_refused(it.try_associate(request).await, code, begins);
    }
    for index in 1..10 {
        it.lead(&lead, &format!("trains{index}"), &it.alias(&trains.agent_id, &format!("a{index}"), Some("1")).await)
            .await;
    }
    let surplus = it.alias(&trains.agent_id, "surplus", Some("1")).await;
    let refused = it.try_associate(member(&lead, "surplus", &surplus.agent_alias_arn)).await;
    assert_refused(refused, "ServiceQuotaExceededException", "Agent 0000000003 has 10 collaborators");
}

#[tokio::test]
async fn no_agent_reaches_itself() {
    let it = Fixture::new().await;
    let trains = it.specialist("trains").await;
    let (a, b) = (it.supervisor("a").await, it.supervisor("b").await);
    it.lead(&a, "trains", &trains).await;
    it.lead(&b, "trains", &trains).await;
    it.prepare(&a).await;
    let a_live = it.alias(&a, "live", None).await;
    let own = it.try_associate(member(&a, "me", &a_live.agent_alias_arn)).await;
    assert_refused(own, "ValidationException", "Agent a would reach itself: a → a.");
    it.lead(&b, "a", &a_live).await;
    it.prepare(&b).await;
    let b_live = it.alias(&b, "live", None).await;
    let circle = it.try_associate(member(&a, "b", &b_live.agent_alias_arn)).await;
    assert_refused(circle, "ValidationException", "Agent a would reach itself: a → b → a.");

    // What counts is the version that an alias leads to; one that is pointed elsewhere later closes a circle unseen.
    let c = it.supervisor("c").await;
    it.lead(&c, "trains", &trains).await;
    it.prepare(&c).await;
    let c_live = it.alias(&c, "live", None).await;
    it.lead(&a, "c", &c_live).await;
    it.lead(&c, "b", &b_live).await;
    it.prepare(&c).await;
    let point = request(json!({"agentId": c, "agentAliasId": c_live.agent_alias_id, "agentAliasName": "live"}));
    it.service.update_agent_alias(&it.context, point).await.unwrap();
    it.prepare(&a).await;
    let failed = it.settled(&a).await;
    assert_eq!(failed.agent_status, AgentStatus::Failed);
    let reasons = failed.failure_reasons.unwrap();
    assert!(
        matches!(&reasons[..], [one] if one.starts_with("Agent a would reach itself: a → c → b → a.")),
        "{reasons:?}"
    );
}

#[tokio::test]
async fn a_lead_is_given_up_after_the_team_only() {
    let it = Fixture::new().await;
    let (trains, lead) = (it.specialist("trains").await, it.supervisor("lead").await);
    let id = it.lead(&lead, "trains", &trains).await;
    for mode in [Value::Null, json!("DISABLED")] {
        let update = UpdateAgentRequest { agent_collaboration: request(mode), ..update(&lead, "lead") };
        let refused = it.service.update_agent(&it.context, update).await;
        assert_refused(refused, "ValidationException", "agentCollaboration cannot be DISABLED while collaborators");
    }
    it.let_go(&lead, &id).await;
    it.service.update_agent(&it.context, update(&lead, "lead")).await.unwrap();
}

#[tokio::test]
async fn an_alias_stays_while_a_team_has_it() {
    let it = Fixture::new().await;
    let (trains, hotels) = (it.specialist("trains").await, it.specialist("hotels").await);
    let lead = it.supervisor("lead").await;
    let id = it.lead(&lead, "trains", &trains).await;
    let held = |by: &str| {
        format!(
            "since it is a collaborator of other agents. Disassociate it, prepare these agents again, \
        and point their aliases to versions without it first: {by}."
        )
    };
    let assert_held = async |by: &str| {
        let (code, message) = refusal(it.try_delete(&trains).await);
        assert_eq!(code, "ValidationException");
        assert!(message.ends_with(&held(by)), "{message}");
    };
    assert_held(&format!("{lead} (its draft)")).await;
    it.prepare(&lead).await;
    let live = it.alias(&lead, "live", None).await;
    it.let_go(&lead, &id).await;
    it.lead(&lead, "hotels", &hotels).await;
    assert_held(&format!("{lead} (its version 1), {lead} (its draft as it was prepared)")).await;
    it.prepare(&lead).await;
    assert_held(&format!("{lead} (its version 1)")).await;
    let point = request(json!({"agentId": lead, "agentAliasId": live.agent_alias_id, "agentAliasName": "live"}));
    it.service.update_agent_alias(&it.context, point).await.unwrap();
    it.wait();
    it.try_delete(&trains).await.unwrap();
    // A team that is gone holds nothing.
    assert_eq!(refusal(it.try_delete(&hotels).await).0, "ValidationException");
    let delete = request(json!({"agentId": lead, "skipResourceInUseCheck": true}));
    it.service.delete_agent(&it.context, delete).await.unwrap();
    it.try_delete(&hotels).await.unwrap();
}

#[tokio::test]
async fn an_agent_that_went_is_missed_when_its_team_is_prepared() {
    let it = Fixture::new().await;
    let (trains, lead) = (it.specialist("trains").await, it.supervisor("lead").await);
    let id = it.lead(&lead, "trains", &trains).await;
    let delete = |skip: bool| request(json!({"agentId": trains.agent_id, "skipResourceInUseCheck": skip}));
    let refused = it.service.delete_agent(&it.context, delete(false)).await;
    assert_refused(
        refused,
        "ConflictException",
        "Could not delete Agent with ID 0000000001, since it has active aliases",
    );
    it.service.delete_agent(&it.context, delete(true)).await.unwrap();
    it.prepare(&lead).await;
    let failed = it.settled(&lead).await;
    assert_eq!(failed.agent_status, AgentStatus::Failed);
    assert!(failed.failure_reasons.unwrap()[0].starts_with(NO_ALIAS));
    it.let_go(&lead, &id).await;
}

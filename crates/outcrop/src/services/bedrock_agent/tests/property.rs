//! Whatever is done in whatever order: lists and look-ups agree, and numbers do not come back.

use proptest::prelude::*;

use super::*;

#[derive(Clone, Copy, Debug)]
enum Step {
    AddGroup,
    DeleteGroup,
    Prepare,
    AddAlias,
    DeleteAlias,
    DeleteVersion,
    Wait,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    use Step::*;
    let step =
        prop::sample::select(vec![AddGroup, DeleteGroup, Prepare, AddAlias, DeleteAlias, DeleteVersion, Wait, Wait]);
    prop::collection::vec(step, 1..30)
}

async fn groups(it: &Fixture, agent_id: &str, version: &str) -> Vec<ActionGroupSummary> {
    let list = request(serde_json::json!({"agentId": agent_id, "agentVersion": version}));
    it.service.list_agent_action_groups(&it.context, list).await.unwrap().action_group_summaries
}

async fn aliases(it: &Fixture, agent_id: &str) -> Vec<AgentAliasSummary> {
    let list = request(serde_json::json!({"agentId": agent_id}));
    it.service.list_agent_aliases(&it.context, list).await.unwrap().agent_alias_summaries
}

async fn versions(it: &Fixture, agent_id: &str) -> Vec<String> {
    let list = request(serde_json::json!({"agentId": agent_id}));
    let versions = it.service.list_agent_versions(&it.context, list).await.unwrap().agent_version_summaries;
    versions.into_iter().map(|version| version.agent_version).collect()
}

async fn take(it: &Fixture, agent_id: &str, step: Step, index: usize) {
    let name = format!("n{index}");
    let context = &it.context;
    // Each may be refused, as the state of things is; what counts is what is left.
    match step {
        Step::AddGroup => drop(it.service.create_agent_action_group(context, group(agent_id, &name)).await),
        Step::DeleteGroup => {
            if let Some(group) = groups(it, agent_id, "DRAFT").await.first() {
                let delete = request(serde_json::json!({
                    "agentId": agent_id, "agentVersion": "DRAFT", "actionGroupId": group.action_group_id,
                    "skipResourceInUseCheck": true,
                }));
                drop(it.service.delete_agent_action_group(context, delete).await);
            }
        }
        Step::Prepare => {
            drop(it.service.prepare_agent(context, PrepareAgentRequest { agent_id: agent_id.into() }).await);
        }
        Step::AddAlias => drop(it.service.create_agent_alias(context, alias(agent_id, &name)).await),
        Step::DeleteAlias => {
            let alias_id = aliases(it, agent_id).await.first().unwrap().agent_alias_id.clone();
            let delete = DeleteAgentAliasRequest { agent_id: agent_id.into(), agent_alias_id: alias_id };
            drop(it.service.delete_agent_alias(context, delete).await);
        }
        Step::DeleteVersion => {
            let version = versions(it, agent_id).await.first().unwrap().clone();
            let delete = request(serde_json::json!({"agentId": agent_id, "agentVersion": version}));
            drop(it.service.delete_agent_version(context, delete).await);
        }
        Step::Wait => it.wait(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn lists_and_look_ups_agree(steps in steps()) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let it = Fixture::new().await;
            let agent_id = it.complete("a").await;
            let mut highest = 0;
            let mut made: Vec<u32> = Vec::new();
            for (index, step) in steps.into_iter().enumerate() {
                take(&it, &agent_id, step, index).await;
                for version in versions(&it, &agent_id).await {
                    for group in groups(&it, &agent_id, &version).await {
                        let get = GetAgentActionGroupRequest {
                            agent_id: agent_id.clone(),
                            agent_version: version.clone(),
                            action_group_id: group.action_group_id.clone(),
                        };
                        let found = it.service.get_agent_action_group(&it.context, get).await.unwrap().agent_action_group;
                        prop_assert_eq!(found.action_group_name, group.action_group_name);
                        prop_assert_eq!(found.agent_version, version.clone());
                    }
                    if let Ok(number) = version.parse::<u32>() && !made.contains(&number) {
                        prop_assert!(number > highest, "version {} came back", number);
                        highest = number;
                        made.push(number);
                    }
                }
                for alias in aliases(&it, &agent_id).await {
                    // One that is being deleted holds its version no longer.
                    if alias.agent_alias_status == AgentAliasStatus::Deleting {
                        continue;
                    }
                    let version = alias.routing_configuration.unwrap()[0].agent_version.clone().unwrap();
                    prop_assert!(versions(&it, &agent_id).await.contains(&version), "an alias leads to no version");
                    if alias.agent_alias_status == AgentAliasStatus::Prepared && version != "DRAFT" {
                        let served = it.service.resolve(&it.context, &agent_id, &alias.agent_alias_id).await.unwrap();
                        prop_assert_eq!(&served.version, &version);
                        let names: Vec<_> = served.action_groups.iter().map(|it| it.action_group_name.clone()).collect();
                        let listed = groups(&it, &agent_id, &version).await;
                        let listed: Vec<_> = listed.into_iter().map(|it| it.action_group_name).collect();
                        prop_assert_eq!(names, listed);
                    }
                }
            }
            Ok(())
        })?;
    }
}

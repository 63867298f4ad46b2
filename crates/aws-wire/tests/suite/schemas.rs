//! What every generated schema must fulfil for the engine to be right.

use std::collections::BTreeSet;

use aws_wire::schema::{Kind, Location, Protocol, ServiceSchema, Shape, StructureKind};

const SERVICES: [&ServiceSchema; 8] = [
    &aws_wire::bedrock::operations::SERVICE,
    &aws_wire::bedrock_agent::operations::SERVICE,
    &aws_wire::bedrock_agent_runtime::operations::SERVICE,
    &aws_wire::bedrock_runtime::operations::SERVICE,
    &aws_wire::iam::operations::SERVICE,
    &aws_wire::lambda::operations::SERVICE,
    &aws_wire::logs::operations::SERVICE,
    &aws_wire::sts::operations::SERVICE,
];

/// All shapes that the operations of a service reach.
fn shapes(service: &ServiceSchema) -> Vec<&'static Shape> {
    let mut seen = BTreeSet::new();
    let mut waiting: Vec<&'static Shape> =
        service.operations.iter().flat_map(|operation| operation.input.into_iter().chain(operation.output)).collect();
    let mut out = Vec::new();
    while let Some(shape) = waiting.pop() {
        if !seen.insert(shape.name) {
            continue;
        }
        out.push(shape);
        match &shape.kind {
            Kind::List { member, .. } => waiting.push(member),
            Kind::Map { key, value, .. } => waiting.extend([*key, *value]),
            Kind::Structure(structure) => waiting.extend(structure.members.iter().map(|member| member.shape)),
            _ => {}
        }
    }
    out
}

#[test]
fn every_pattern_compiles() {
    let mut bad = Vec::new();
    let mut count = 0;
    for service in SERVICES {
        for shape in shapes(service) {
            let texts = match &shape.kind {
                Kind::String(text) => text,
                _ => continue,
            };
            if let Some(pattern) = &texts.pattern {
                count += 1;
                if let Err(reason) = pattern.matches("x") {
                    bad.push(format!("{} {}: {} ({reason})", service.name, shape.name, pattern.source()));
                }
            }
        }
    }
    assert!(bad.is_empty(), "{} of {count}:\n{}", bad.len(), bad.join("\n"));
    assert!(count > 100, "{count}");
}

/// Members outside the body are put into one tree with those of the body.
#[test]
fn no_member_outside_the_body_has_the_key_of_one_inside() {
    for service in SERVICES {
        for shape in shapes(service) {
            if let Kind::Structure(structure) = &shape.kind {
                let keys: BTreeSet<_> = structure.members.iter().map(|member| member.key()).collect();
                assert_eq!(keys.len(), structure.members.len(), "{} {}", service.name, shape.name);
            }
        }
    }
}

/// A stream's head is written from the type alone, a query answer has no headers of its own.
#[test]
fn bindings_are_those_that_the_protocols_have() {
    for service in SERVICES {
        for operation in service.operations {
            for shape in operation.input.into_iter().chain(operation.output) {
                let Kind::Structure(structure) = &shape.kind else { panic!("{} is no structure", shape.name) };
                assert_eq!(structure.kind, StructureKind::Plain);
                let inside = structure.members.iter().all(|member| member.location == Location::Body);
                assert!(service.protocol == Protocol::RestJson || inside, "{}", shape.name);
            }
        }
    }
}

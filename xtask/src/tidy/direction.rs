//! Who may depend on whom. The architecture is a direction, and a direction is lost one convenient import at a time.

use crate::metadata::Package;

/// Each crate with the crates of the workspace that it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    (
        "outcrop",
        &["agents", "documents", "embedded", "execution", "knowledge", "models", "objects", "store", "aws-wire"],
    ),
    ("agents", &["execution", "models", "store", "aws-wire"]),
    ("embedded", &["models", "aws-wire"]),
    ("knowledge", &["documents", "models", "objects", "store", "aws-wire"]),
    ("execution", &["aws-wire"]),
    ("models", &["store", "aws-wire"]),
    ("objects", &["store"]),
    ("store", &["aws-wire"]),
    ("aws-wire", &[]),
    ("documents", &[]),
    ("test-support", &[]),
    ("xtask", &["aws-wire", "test-support"]),
];

/// Libraries that one crate keeps to itself, so that the others cannot come to rest on them.
const KEPT_BY: &[(&str, &[&str])] = &[
    ("axum", &["outcrop"]),
    ("sqlx", &["store", "knowledge", "objects"]),
    ("llama-cpp-2", &["embedded"]),
    ("candle-core", &["embedded"]),
    ("pdf_oxide", &["documents"]),
];

/// Every dependency against the direction. What only tests use is free, except that nothing else may use test-support.
pub(super) fn breaches(packages: &[Package]) -> Vec<String> {
    let mut found = Vec::new();
    for package in packages.iter().filter(|package| package.is_own()) {
        let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == package.name) else {
            found.push(format!("{}: a crate without a place in xtask's table of directions", package.name));
            continue;
        };
        for dependency in package.dependencies.iter().filter(|dependency| dependency.kind.as_deref() != Some("dev")) {
            let name = dependency.name.as_str();
            if dependency.path.is_some() && !allowed.contains(&name) {
                found.push(format!("{} uses {name}, against the direction in ARCHITECTURE.md", package.name));
            }
            let kept = |(kept, keepers): &&(&str, &[&str])| *kept == name && !keepers.contains(&package.name.as_str());
            if let Some((_, keepers)) = KEPT_BY.iter().find(kept) {
                found.push(format!("{} uses {name}, which only {} may", package.name, keepers.join(" and ")));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::Dependency;

    fn package(name: &str, uses: &str, kind: Option<&str>, own: bool) -> Package {
        let dependency =
            Dependency { name: uses.to_owned(), kind: kind.map(str::to_owned), path: own.then(|| "somewhere".into()) };
        let (version, license) = ("0.1.0".to_owned(), None);
        Package { name: name.to_owned(), version, license, source: None, dependencies: vec![dependency] }
    }

    #[test]
    fn only_what_runs_against_the_direction_is_found() {
        let count = |package| breaches(&[package]).len();
        assert_eq!(count(package("agents", "store", None, true)), 0);
        assert_eq!(count(package("store", "agents", None, true)), 1);
        assert_eq!(count(package("store", "test-support", Some("dev"), true)), 0);
        assert_eq!(count(package("store", "test-support", None, true)), 1);
        assert_eq!(count(package("agents", "sqlx", None, false)), 1);
        assert_eq!(count(package("store", "sqlx", None, false)), 0);
        assert_eq!(count(package("newcomer", "serde", None, false)), 1);
    }
}

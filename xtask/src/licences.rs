//! Checks `deny.toml`'s licences, bans and sources against the lock file, without a network.
//!
//! `cargo deny` does this and more, but takes minutes to build on a fresh machine. Advisories need its database, which
//! has to be fetched: they are checked where `cargo deny` is installed, not here.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;
use spdx::{Expression, LicenseReq, Licensee, ParseMode};

use crate::metadata::{self, Package};

/// The part of `deny.toml` that is checked here.
#[derive(Deserialize)]
struct Policy {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Ban>,
}

#[derive(Deserialize)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

/// Prints every package that the policy refuses and fails when there is one.
pub(crate) fn run() -> Result<()> {
    let metadata = metadata::read()?;
    let file = metadata.workspace_root.join("deny.toml");
    let text = std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let policy: Policy = toml::from_str(&text).with_context(|| format!("{} is wrong", file.display()))?;
    let allowed = policy
        .licenses
        .allow
        .iter()
        .map(|licence| Licensee::parse(licence).with_context(|| format!("{licence} in deny.toml is no licence")))
        .collect::<Result<Vec<_>>>()?;

    let built = metadata::built()?;
    let is_built = |package: &&Package| built.contains(&(package.name.clone(), package.version.clone()));
    let foreign: Vec<_> = metadata.packages.iter().filter(|p| !p.is_own()).filter(is_built).collect();
    let mut seen = BTreeSet::new();
    let mut refused = Vec::new();
    for package in &foreign {
        if let Err(reason) = judge(package, &allowed, &policy.bans.deny) {
            refused.push(format!("{} {}: {reason}", package.name, package.version));
        }
        seen.extend(package.license.as_deref());
    }
    if !refused.is_empty() {
        bail!("packages that deny.toml refuses:\n  {}", refused.join("\n  "));
    }
    println!(
        "{} packages under {} licence expressions, all allowed; advisories not checked",
        foreign.len(),
        seen.len()
    );
    Ok(())
}

fn judge(package: &Package, allowed: &[Licensee], banned: &[Ban]) -> Result<(), String> {
    if let Some(ban) = banned.iter().find(|ban| ban.name == package.name) {
        return Err(format!("banned: {}", ban.reason));
    }
    if !package.source.as_deref().is_some_and(|source| source.starts_with("registry+")) {
        return Err("not from the registry".to_owned());
    }
    let Some(expression) = &package.license else {
        return Err("names no licence".to_owned());
    };
    let parsed = Expression::parse_mode(expression, ParseMode::LAX).map_err(|error| error.to_string())?;
    let is_allowed = |wanted: &LicenseReq| allowed.iter().any(|licence| licence.satisfies(wanted));
    if parsed.evaluate(is_allowed) { Ok(()) } else { Err(format!("licence {expression}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(license: Option<&str>, source: &str) -> Package {
        Package {
            name: "p".to_owned(),
            version: "1.0.0".to_owned(),
            license: license.map(str::to_owned),
            source: Some(source.to_owned()),
            dependencies: Vec::new(),
        }
    }

    #[test]
    fn a_package_is_judged_by_licence_ban_and_source() {
        let allowed =
            ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"].map(|text| Licensee::parse(text).unwrap());
        let verdict = |license, source: &str| judge(&package(license, source), &allowed, &[]).is_ok();
        let registry = "registry+index";
        assert!(verdict(Some("MIT"), registry));
        assert!(verdict(Some("GPL-3.0-only OR MIT"), registry));
        assert!(verdict(Some("MIT/Apache-2.0"), registry), "the old way to write OR");
        assert!(verdict(Some("Apache-2.0 WITH LLVM-exception"), registry));
        assert!(!verdict(Some("MIT AND GPL-3.0-only"), registry));
        assert!(!verdict(None, registry));
        assert!(!verdict(Some("MIT"), "git+somewhere"));
        let ban = Ban { name: "p".to_owned(), reason: "a test".to_owned() };
        assert_eq!(judge(&package(Some("MIT"), registry), &allowed, &[ban]), Err("banned: a test".to_owned()));
    }
}

//! What cargo says about the workspace and everything it is built from.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use serde::Deserialize;

/// The part of `cargo metadata` that the checks read.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    pub(crate) workspace_root: PathBuf,
}

#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// The SPDX expression of the licence.
    pub(crate) license: Option<String>,
    /// Where it comes from; none for the workspace's own.
    pub(crate) source: Option<String>,
    pub(crate) dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// `dev`, `build`, or none for an ordinary one.
    pub(crate) kind: Option<String>,
    /// Whether it is one of the workspace's own.
    pub(crate) path: Option<PathBuf>,
}

impl Package {
    /// Whether it belongs to the workspace.
    pub(crate) fn is_own(&self) -> bool {
        self.source.is_none()
    }
}

/// Asks cargo, from the lock file alone and for this platform: nothing is fetched.
pub(crate) fn read() -> Result<Metadata> {
    let version = text(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    let metadata =
        text(cargo("metadata").args(["--format-version", "1", "--all-features", "--filter-platform", host]))?;
    serde_json::from_str(&metadata).context("what cargo metadata printed cannot be read")
}

/// Name and version of every package that is built for this platform. `cargo metadata` names more: also what optional
/// features would bring that nothing turns on.
pub(crate) fn built() -> Result<BTreeSet<(String, String)>> {
    let tree = text(cargo("tree").args(["--workspace", "--all-features", "--prefix", "none", "--format", "{p}"]))?;
    let parse = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some((name.to_owned(), rest.split(' ').next()?.to_owned()))
    };
    Ok(tree.lines().filter_map(parse).collect())
}

fn cargo(command: &str) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args([command, "--locked", "--offline"]);
    cargo
}

fn text(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot run {command:?}"))?;
    ensure!(output.status.success(), "{command:?} failed:\n{}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

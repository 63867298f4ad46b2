//! `cargo xtask codegen`: the service models become the Rust of `aws-wire`.
//!
//! A service in `model/scope.json` gives a folder of four files: `types.rs` (structures, unions, enums with their serde
//! form), `schema.rs` (the tables that validation and the protocols read), `operations.rs` and `error.rs`.

mod model;
mod names;
mod operations;
mod schema;
mod types;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use indexmap::IndexMap;
use serde::Deserialize;

use model::Model;

#[derive(Deserialize)]
#[serde(untagged)]
enum Scope {
    All(All),
    Operations(Vec<String>),
}

#[derive(Deserialize)]
enum All {
    #[serde(rename = "*")]
    Star,
}

/// Writes the generated files, or with `check` proves that they are fresh.
pub(crate) fn run(check: bool) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in the workspace")?;
    let target = root.join("crates/aws-wire/src/generated");
    let scope = std::fs::read_to_string(root.join("model/scope.json"))?;
    let scope: IndexMap<String, Scope> = serde_json::from_str(&scope).context("parsing model/scope.json")?;

    let mut files = vec![(target.join("mod.rs"), index(scope.keys()))];
    for (service, scope) in &scope {
        let mut model = Model::read(&root.join(format!("model/{service}.json")), service)?;
        let operations = match scope {
            Scope::All(All::Star) => model.operations.keys().cloned().collect(),
            Scope::Operations(names) => names.clone(),
        };
        model.keep(&operations).with_context(|| format!("scope of {service}"))?;
        let folder = target.join(module(service));
        files.push((folder.join("mod.rs"), service_index(service)));
        files.push((folder.join("types.rs"), types::write(&model)?));
        files.push((folder.join("schema.rs"), schema::write(service, &model)?));
        files.push((folder.join("operations.rs"), operations::write_operations(service, &model)?));
        files.push((folder.join("error.rs"), operations::write_errors(service, &model)?));
    }
    let mut stale = Vec::new();
    for (path, text) in files {
        let text = rustfmt(&format!("{HEADER}\n{text}"), root)
            .with_context(|| format!("formatting what was made for {}", path.display()))?;
        if std::fs::read_to_string(&path).ok().as_deref() != Some(&text) {
            if !check {
                std::fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
                std::fs::write(&path, text)?;
            }
            stale.push(path);
        }
    }
    report(check, &stale)
}

fn report(check: bool, stale: &[PathBuf]) -> Result<()> {
    if check && !stale.is_empty() {
        bail!("generated files are stale; run `cargo xtask codegen`: {stale:?}");
    }
    println!("{} generated files {}", stale.len(), if check { "stale" } else { "written" });
    Ok(())
}

const HEADER: &str = "// Made by `cargo xtask codegen` from model/*.json. Do not edit.\n";

fn module(service: &str) -> String {
    service.replace('-', "_")
}

fn index<'a>(services: impl Iterator<Item = &'a String>) -> String {
    let mut out = String::from("//! The services in scope, one module each.\n\n");
    for service in services {
        out += &format!("pub mod {};\n", module(service));
    }
    out
}

fn service_index(service: &str) -> String {
    format!(
        "//! The `{service}` service: shapes, operations and errors.\n\n\
         mod error;\npub mod operations;\npub mod schema;\npub mod types;\n\npub use error::Error;\n"
    )
}

fn rustfmt(text: &str, root: &Path) -> Result<String> {
    use std::io::Write as _;
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("starting rustfmt")?;
    let mut stdin = child.stdin.take().context("rustfmt has a standard input")?;
    let text = text.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output()?;
    writer.join().map_err(|_| anyhow::anyhow!("the writer to rustfmt panicked"))??;
    if !output.status.success() {
        bail!("rustfmt refused the text");
    }
    Ok(String::from_utf8(output.stdout)?)
}

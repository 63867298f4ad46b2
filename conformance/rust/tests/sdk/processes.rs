//! The built server and the scripted model as processes of their own.

use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use aws_credential_types::Credentials;
use aws_credential_types::provider::SharedCredentialsProvider;
use aws_smithy_http_client::Builder;
use aws_types::SdkConfig;
use aws_types::region::Region;
use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// A server with a scripted model behind it, both ended when it is dropped.
pub struct Outcrop {
    server: Child,
    _model: Child,
    model_address: String,
    sdk: SdkConfig,
    _folder: TempDir,
}

impl Outcrop {
    pub async fn start() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let (model, base_url) = start("fake-model", &[]).await?;
        let config = folder.path().join("outcrop.toml");
        let table = format!(
            "[[models]]\nid = \"*\"\nprovider = \"openai\"\nbase_url = \"{}\"\nmodel = \"fake-model\"\n",
            base_url.trim()
        );
        std::fs::write(&config, table)?;
        let data = folder.path().join("data");
        let (config, data) = (config.to_str().context("a path in UTF-8")?, data.to_str().context("a path in UTF-8")?);
        let arguments = ["serve", "--json", "--config", config, "--listen", "127.0.0.1:0", "--data-dir", data];
        let (server, announcement) = start("outcrop", &arguments).await?;
        let announcement: Value = serde_json::from_str(&announcement)?;
        let endpoint = announcement["endpoint"].as_str().context("an endpoint")?;

        let model_address = base_url.trim().trim_start_matches("http://").trim_end_matches("/v1").to_owned();
        let credentials = Credentials::new("AKIDEXAMPLE", "secret", None, None, "test");
        let sdk = SdkConfig::builder()
            .behavior_version(aws_sdk_sts::config::BehaviorVersion::latest())
            .region(Region::new("us-east-1"))
            .credentials_provider(SharedCredentialsProvider::new(credentials))
            .endpoint_url(endpoint)
            .http_client(Builder::new().build_http())
            .build();
        Ok(Self { server, _model: model, model_address, sdk, _folder: folder })
    }

    /// What an SDK client is made of.
    pub fn sdk(&self) -> &SdkConfig {
        &self.sdk
    }

    /// What the model says from now on, one reply a request.
    pub async fn script(&self, replies: Value) -> Result<()> {
        let body = serde_json::json!({ "replies": replies }).to_string();
        let mut connection = TcpStream::connect(&self.model_address).await?;
        let head = format!(
            "PUT /__script HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
            self.model_address,
            body.len()
        );
        connection.write_all(head.as_bytes()).await?;
        connection.write_all(body.as_bytes()).await?;
        let mut answer = String::new();
        connection.read_to_string(&mut answer).await?;
        ensure!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        Ok(())
    }

    /// Asks the server to end, and sees that it ends well.
    pub async fn stop(mut self) -> Result<()> {
        let id = self.server.id().context("the server has ended")?;
        let told = Command::new("kill").arg(id.to_string()).status().await?;
        ensure!(told.success(), "the server cannot be told to end");
        let ended = self.server.wait().await?;
        ensure!(ended.success(), "the server ended with {ended}");
        Ok(())
    }
}

/// A program of the product's workspace, and the first line it prints.
async fn start(name: &str, arguments: &[&str]) -> Result<(Child, String)> {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target")), PathBuf::from);
    let program = target.join("debug").join(name);
    let mut child = Command::new(&program)
        .args(arguments)
        .env("OUTCROP_LOG", "error")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("cannot start {}: build it with 'make build-test' first", program.display()))?;
    let mut lines = BufReader::new(child.stdout.take().context("standard output")?).lines();
    let line = lines.next_line().await?.with_context(|| format!("{name} ended early"))?;
    // What else it prints is read and dropped, so that it never waits for a reader.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    Ok((child, line))
}

/// A deployment package with one file, made by Python's zip tool.
pub async fn zipped(name: &str, text: &str) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir()?;
    std::fs::write(folder.path().join(name), text)?;
    let made = Command::new("python3")
        .args(["-m", "zipfile", "-c", "package.zip", name])
        .current_dir(folder.path())
        .status()
        .await?;
    ensure!(made.success(), "python3 cannot make a zip file");
    Ok(std::fs::read(folder.path().join("package.zip"))?)
}

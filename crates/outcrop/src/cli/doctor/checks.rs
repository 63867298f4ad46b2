//! What is checked.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::process::Command;

use super::Finding;
use crate::config::Config;

/// How long a program may take to tell its version.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) async fn all(config: &Config) -> Vec<Finding> {
    let mut findings = vec![data_dir(&config.data_dir), port(config).await, keys(config)];
    findings.extend(super::model::check(config).await);
    findings.push(super::embeddings::check(config));
    findings.extend([
        program(
            "python3",
            "python3",
            (3, 9),
            "functions in Python need it: apt-get install python3, or set functions.python to an interpreter",
        )
        .await,
        program(
            "node",
            "node",
            (18, 0),
            "functions in JavaScript need it: apt-get install nodejs, or set functions.node",
        )
        .await,
        program(
            "cmake",
            "cmake",
            (3, 18),
            "only building outcrop with the embedded model needs it: apt-get install cmake",
        )
        .await,
        libclang(),
    ]);
    findings
}

fn data_dir(folder: &Path) -> Finding {
    let check = "data folder";
    let place = folder.display();
    // The nearest folder that is there decides: the server makes the rest.
    let Some(existing) = folder.ancestors().find(|path| path.is_dir()) else {
        return Finding::missing(check, format!("{place} cannot be made"), "choose another with --data-dir");
    };
    match tempfile::tempfile_in(existing) {
        Ok(_) if existing == folder => Finding::ok(check, format!("{place} can be written to")),
        Ok(_) => Finding::ok(check, format!("{place} is not there yet and can be made")),
        Err(error) => Finding::missing(
            check,
            format!("{} cannot be written to: {error}", existing.display()),
            "give this user the right to write there, or choose another with --data-dir",
        ),
    }
}

async fn port(config: &Config) -> Finding {
    let (check, address) = ("port", config.listen);
    match TcpListener::bind(address).await {
        Ok(_) => Finding::ok(check, format!("{address} is free")),
        Err(error) => Finding::missing(
            check,
            format!("{address} cannot be had: {error}"),
            "stop what listens there (perhaps another outcrop), or choose another with --listen",
        ),
    }
}

fn keys(config: &Config) -> Finding {
    let (check, number) = ("access keys", config.keys.0.len());
    match (number, config.listen.ip().is_loopback()) {
        (0, true) => Finding::ok(check, "none: any credentials are accepted, from this machine only"),
        (0, false) => Finding::missing(
            check,
            format!("none, and {} can be reached from elsewhere", config.listen),
            "set OUTCROP_KEYS=ID:SECRET, [[keys]] in outcrop.toml or keys_file, or listen on 127.0.0.1",
        ),
        (number, _) => Finding::ok(check, format!("{number} configured")),
    }
}

async fn program(check: &'static str, name: &str, least: (u32, u32), remedy: &str) -> Finding {
    let run = Command::new(name).arg("--version").stdin(Stdio::null()).kill_on_drop(true).output();
    let output = match tokio::time::timeout(PATIENCE, run).await {
        Ok(Ok(output)) => output,
        Ok(Err(error)) => return Finding::warning(check, format!("not there ({error})"), remedy),
        Err(_) => return Finding::warning(check, "does not tell its version", remedy),
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().next().unwrap_or_default().trim();
    match version(line) {
        Some(found) if found >= least => Finding::ok(check, line),
        Some(_) => Finding::warning(check, format!("{line} is older than {}.{}", least.0, least.1), remedy),
        None => Finding::warning(check, format!("'{line}' is no version"), remedy),
    }
}

/// The first `major.minor` of a line such as `Python 3.11.2` or `v18.19.0`.
fn version(line: &str) -> Option<(u32, u32)> {
    line.split(' ').find_map(|word| {
        let mut parts = word.trim_start_matches('v').split('.');
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    })
}

fn libclang() -> Finding {
    let check = "libclang";
    let mut folders =
        vec!["/usr/lib".into(), "/usr/lib64".into(), "/usr/local/lib".into(), "/usr/lib/x86_64-linux-gnu".into()];
    folders.extend(std::env::var_os("LIBCLANG_PATH").map(std::path::PathBuf::from));
    folders.extend(
        subfolders(Path::new("/usr/lib"))
            .filter(|path| path.ends_with("lib") || starts(path, "llvm-"))
            .map(|path| path.join("lib")),
    );
    let found = folders.iter().flat_map(|folder| subfolders(folder)).find(|path| is_libclang(path));
    match found {
        Some(path) => Finding::ok(check, path.display().to_string()),
        None => Finding::warning(
            check,
            "not found",
            "only building outcrop with the embedded model needs it: apt-get install libclang-dev",
        ),
    }
}

fn subfolders(folder: &Path) -> impl Iterator<Item = std::path::PathBuf> {
    std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}

fn starts(path: &Path, prefix: &str) -> bool {
    path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with(prefix))
}

/// Whether a file is the library of C's interface, `libclang.so` or `libclang-14.so.1`: `libclang-cpp` is another.
fn is_libclang(path: &Path) -> bool {
    starts(path, "libclang.so") || (starts(path, "libclang-") && !starts(path, "libclang-cpp"))
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_are_found_where_programs_put_them() {
        assert_eq!(version("Python 3.11.2"), Some((3, 11)));
        assert_eq!(version("v18.19.0"), Some((18, 19)));
        assert_eq!(version("cmake version 3.25.1"), Some((3, 25)));
        assert_eq!(version("no version at all"), None);
    }
}

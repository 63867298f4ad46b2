//! What a bucket does, whoever keeps it.

use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;
use futures::{StreamExt as _, TryStreamExt as _};
use store::{ScriptedClock, Timestamp};
use tempfile::TempDir;

use crate::*;

async fn open(data: &Path, config: ObjectsConfig) -> Objects {
    let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_000)));
    Objects::open(config, &data.join("objects"), clock).await.unwrap()
}

async fn with_bucket() -> (TempDir, Objects) {
    let data = tempfile::tempdir().unwrap();
    let objects = open(data.path(), ObjectsConfig::default()).await;
    objects.create_bucket("docs").await.unwrap();
    (data, objects)
}

async fn stage(objects: &Objects, body: impl Into<Bytes>) -> Staged {
    objects.stage(futures::stream::iter([Ok(body.into())])).await.unwrap()
}

async fn put(objects: &Objects, key: &str, body: &str) -> ObjectSummary {
    let staged = stage(objects, body.to_owned()).await;
    objects.put("docs", key, staged, &Attributes::default(), &Condition::None).await.unwrap()
}

async fn keys(objects: &Objects, bucket: &str, prefix: &str) -> Vec<String> {
    let mut keys: Vec<_> = objects.list(bucket, prefix).map_ok(|object| object.key).try_collect().await.unwrap();
    keys.sort();
    keys
}

/// The files that hold bytes.
fn files(data: &Path) -> Vec<std::path::PathBuf> {
    let folders = std::fs::read_dir(data.join("objects/blobs")).unwrap();
    folders
        .flat_map(|folder| std::fs::read_dir(folder.unwrap().path()).unwrap())
        .map(|file| file.unwrap().path())
        .collect()
}

fn folder_config(path: &Path, writable: bool) -> ObjectsConfig {
    let folder = FolderConfig { path: path.to_owned(), writable };
    ObjectsConfig { buckets: [("files".to_owned(), folder)].into(), s3: None }
}

#[tokio::test]
async fn a_published_folder_is_a_bucket_and_nothing_else_is_reached() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("a")).unwrap();
    std::fs::write(folder.path().join("a/b c.txt"), "hello").unwrap();
    let data = tempfile::tempdir().unwrap();
    let objects = open(data.path(), folder_config(folder.path(), false)).await;
    assert_eq!(objects.read("files", "a/b c.txt", 5).await.unwrap(), "hello");
    assert!(matches!(objects.read("files", "a/b c.txt", 4).await, Err(ObjectError::TooLarge { size: 5, .. })));
    assert!(matches!(objects.read("other", "a/b c.txt", 5).await, Err(ObjectError::NoBucket { .. })));
    for absent in ["a/c.txt", "a", "../a", "a/../../x", "a//b c.txt", "./a", "a/b c.txt/", "/a/b c.txt", "a/\0"] {
        assert!(matches!(objects.read("files", absent, 5).await, Err(ObjectError::NoObject { .. })), "{absent}");
    }
    let staged = stage(&objects, "x").await;
    let refused = objects.put("files", "new", staged, &Attributes::default(), &Condition::None).await;
    assert!(matches!(refused, Err(ObjectError::ReadOnly { .. })));
    assert!(matches!(
        objects.delete("files", &[("a/b c.txt", Condition::None)]).await,
        Err(ObjectError::ReadOnly { .. })
    ));
}

#[tokio::test]
async fn a_writable_folder_takes_whole_objects_and_uploads_in_parts() {
    let folder = tempfile::tempdir().unwrap();
    let data = tempfile::tempdir().unwrap();
    let objects = open(data.path(), folder_config(folder.path(), true)).await;
    let (attributes, anyway) = (Attributes::default(), Condition::None);
    objects.put("files", "a/new", stage(&objects, "text").await, &attributes, &anyway).await.unwrap();
    assert_eq!(std::fs::read(folder.path().join("a/new")).unwrap(), b"text");
    let id = objects.create_upload("files", "joined", &attributes).await.unwrap();
    let upload = UploadId { bucket: "files", key: "joined", id: &id };
    objects.put_part(upload, 2, stage(&objects, "end").await, None).await.unwrap();
    objects.put_part(upload, 1, stage(&objects, vec![b'a'; 5 << 20]).await, None).await.unwrap();
    let parts = objects.parts(upload, 0, 9).await.unwrap();
    let parts: Vec<_> = parts.into_iter().map(|part| (part.number, part.etag)).collect();
    objects.complete(upload, &parts, None, &anyway).await.unwrap();
    let joined = std::fs::read(folder.path().join("joined")).unwrap();
    assert!(joined.len() == (5 << 20) + 3 && joined.ends_with(b"aend"));
    objects.delete("files", &[("a/new", Condition::None)]).await.unwrap();
    assert_eq!(keys(&objects, "files", "").await, ["joined"]);
    let escape = objects.put("files", "../escape", stage(&objects, "x").await, &attributes, &anyway).await;
    assert!(matches!(escape, Err(ObjectError::ReadOnly { .. })));
    assert!(files(data.path()).is_empty());
}

#[tokio::test]
async fn a_list_has_the_keys_that_begin_with_the_prefix() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(folder.path().join("docs/deep")).unwrap();
    let data = tempfile::tempdir().unwrap();
    let objects = open(data.path(), folder_config(folder.path(), false)).await;
    objects.create_bucket("docs").await.unwrap();
    for key in ["docs/a.md", "docs/ab.md", "docs/deep/c.md", "docs.md", "x y%20ü.md"] {
        std::fs::write(folder.path().join(key), key).unwrap();
        put(&objects, key, key).await;
    }
    for bucket in ["files", "docs"] {
        let all = ["docs.md", "docs/a.md", "docs/ab.md", "docs/deep/c.md", "x y%20ü.md"];
        assert_eq!(keys(&objects, bucket, "").await, all);
        assert_eq!(keys(&objects, bucket, "docs/a").await, ["docs/a.md", "docs/ab.md"]);
        assert_eq!(keys(&objects, bucket, "docs/").await, ["docs/a.md", "docs/ab.md", "docs/deep/c.md"]);
        assert!(keys(&objects, bucket, "none/").await.is_empty() && keys(&objects, bucket, "../").await.is_empty());
        let stat = objects.stat(bucket, "docs/ab.md").await.unwrap();
        assert_eq!((stat.key.as_str(), stat.size), ("docs/ab.md", 10));
        let request = ListRequest { delimiter: Some("/".into()), limit: 2, ..ListRequest::default() };
        let page = objects.page(bucket, &request).await.unwrap();
        assert_eq!((page.objects.len(), page.prefixes), (1, vec!["docs/".to_owned()]));
        let page = objects.page(bucket, &ListRequest { after: page.next, ..request }).await.unwrap();
        assert_eq!((page.objects[0].key.as_str(), page.prefixes.len(), page.next), ("x y%20ü.md", 0, None));
    }
    assert!(matches!(objects.list("other", "").try_next().await, Err(ObjectError::NoBucket { .. })));
}

#[tokio::test]
async fn pages_of_a_large_bucket_leap_over_what_is_rolled_up() {
    let (_data, objects) = with_bucket().await;
    for number in 0..150 {
        put(&objects, &format!("{}/{number:03}", if number < 130 { "a" } else { "b" }), "").await;
    }
    put(&objects, "a-first", "").await;
    put(&objects, "c", "").await;
    let request = ListRequest { delimiter: Some("/".into()), limit: 1000, ..ListRequest::default() };
    let page = objects.page("docs", &request).await.unwrap();
    let names: Vec<_> = page.objects.iter().map(|object| object.key.as_str()).collect();
    assert_eq!((names, page.prefixes, page.next), (vec!["a-first", "c"], vec!["a/".into(), "b/".into()], None));
    assert_eq!(keys(&objects, "docs", "").await.len(), 152);
}

#[tokio::test]
async fn an_object_is_replaced_at_once_and_leaves_nothing_behind() {
    let (data, objects) = with_bucket().await;
    let first = put(&objects, "../../k", "first").await;
    assert_eq!(first.etag, "8b04d5e3775d298e78455efc5ca404d5");
    let reading = objects.get("docs", "../../k").await.unwrap().content(1..4).await.unwrap();
    let second = put(&objects, "../../k", "the second").await;
    assert!(second.last_modified > first.last_modified);
    assert_eq!(reading.try_collect::<Vec<_>>().await.unwrap(), ["irs"]);
    assert_eq!(objects.read("docs", "../../k", 99).await.unwrap(), "the second");
    let stale = Condition::Matches(first.etag);
    for condition in [Condition::Absent, stale] {
        let staged = stage(&objects, "third").await;
        let refused = objects.put("docs", "../../k", staged, &Attributes::default(), &condition).await;
        assert!(matches!(refused, Err(ObjectError::Condition { .. })));
    }
    let matches = Condition::Matches(second.etag);
    let absent = objects.put("docs", "none", stage(&objects, "third").await, &Attributes::default(), &matches).await;
    assert!(matches!(absent, Err(ObjectError::NoObject { .. })));
    assert_eq!(files(data.path()).len(), 1);
    assert!(matches!(objects.delete_bucket("docs").await, Err(ObjectError::BucketNotEmpty { .. })));
    objects.delete("docs", &[("../../k", Condition::None)]).await.unwrap();
    assert!(matches!(objects.stat("docs", "../../k").await, Err(ObjectError::NoObject { .. })));
    assert!(files(data.path()).is_empty());
    objects.delete_bucket("docs").await.unwrap();
    assert!(matches!(objects.stat("docs", "k").await, Err(ObjectError::NoBucket { .. })));
}

#[tokio::test]
async fn a_body_that_breaks_off_leaves_nothing() {
    let (data, objects) = with_bucket().await;
    let body = futures::stream::iter([Ok(Bytes::from("half")), Err("gone".into())]);
    assert!(matches!(objects.stage(body).await, Err(ObjectError::Body(_))));
    assert!(files(data.path()).is_empty());
}

#[tokio::test]
async fn parts_become_one_object_by_their_numbers() {
    let (data, objects) = with_bucket().await;
    let id = objects.create_upload("docs", "big", &Attributes::default()).await.unwrap();
    let upload = UploadId { bucket: "docs", key: "big", id: &id };
    let large = vec![b'a'; 5 << 20];
    for (number, body) in
        [(3, Bytes::from("end")), (1, large.clone().into()), (2, "small".into()), (3, "the end".into())]
    {
        objects.put_part(upload, number, stage(&objects, body).await, None).await.unwrap();
    }
    let etags: Vec<_> = objects.parts(upload, 0, 9).await.unwrap().into_iter().map(|part| part.etag).collect();
    let part = |number: usize| (number as u32, etags[number - 1].clone());
    let problem = async |parts: &[(u32, String)]| match objects.complete(upload, parts, None, &Condition::None).await {
        Err(ObjectError::Part { problem, .. }) => problem,
        other => panic!("{other:?}"),
    };
    assert_eq!(problem(&[part(3), part(1)]).await, PartProblem::Order);
    assert_eq!(problem(&[part(1), part(2), part(3)]).await, PartProblem::TooSmall);
    assert_eq!(problem(&[part(1), (4, etags[0].clone())]).await, PartProblem::Missing);
    assert_eq!(problem(&[(1, etags[1].clone())]).await, PartProblem::Missing);
    let wanted = [part(1), part(3)];
    let done = objects.complete(upload, &wanted, None, &Condition::None).await.unwrap();
    assert!(done.etag.ends_with("-2") && done.size == (5 << 20) + 7);
    let opened = objects.get("docs", "big").await.unwrap();
    assert_eq!(opened.object.parts.iter().map(|part| part.number).collect::<Vec<_>>(), [1, 3]);
    let across: Vec<_> = opened.content((5 << 20) - 2..(5 << 20) + 3).await.unwrap().try_collect().await.unwrap();
    assert_eq!(across.concat(), b"aathe");
    assert_eq!(
        objects.complete(upload, &wanted, None, &Condition::None).await.unwrap(),
        done,
        "an answer that was lost"
    );
    assert!(matches!(objects.abort(upload).await, Err(ObjectError::NoUpload { .. })));
    assert_eq!(files(data.path()).len(), 2);
}

#[tokio::test]
async fn what_a_crash_leaves_is_removed_after_the_next_start_and_nothing_else() {
    let (data, objects) = with_bucket().await;
    put(&objects, "kept", "kept").await;
    let id = objects.create_upload("docs", "big", &Attributes::default()).await.unwrap();
    let upload = UploadId { bucket: "docs", key: "big", id: &id };
    objects.put_part(upload, 1, stage(&objects, "part").await, None).await.unwrap();
    // As if the process ended between the file and the commit.
    std::mem::forget(stage(&objects, "lost").await);
    objects.close().await;
    assert_eq!(files(data.path()).len(), 3);
    let objects = open(data.path(), ObjectsConfig::default()).await;
    let fresh = stage(&objects, "being written").await;
    objects.sweep().await.unwrap();
    assert_eq!(files(data.path()).len(), 3);
    assert_eq!(objects.read("docs", "kept", 9).await.unwrap(), "kept");
    assert_eq!(objects.parts(upload, 0, 9).await.unwrap().len(), 1);
    drop(fresh);
    assert_eq!(files(data.path()).len(), 2);
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_an_error_of_the_configuration() {
    let data = tempfile::tempdir().unwrap();
    let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(0)));
    let error =
        Objects::open(folder_config(Path::new("/no/such/folder"), false), data.path(), clock).await.unwrap_err();
    assert!(error.to_string().starts_with("objects.buckets.files: "), "{error}");
}

#[tokio::test]
async fn a_folder_that_has_gone_is_no_empty_bucket() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("files");
    std::fs::create_dir_all(folder.join("sub")).unwrap();
    std::fs::write(folder.join("sub/a.md"), "a").unwrap();
    let objects = open(parent.path(), folder_config(&folder, true)).await;
    objects.check_bucket("files").await.unwrap();
    std::fs::rename(&folder, parent.path().join("elsewhere")).unwrap();
    let is_absent = |result: Result<(), ObjectError>| matches!(result, Err(ObjectError::NoBucket { .. }));
    for prefix in ["", "sub/"] {
        assert!(is_absent(objects.list("files", prefix).try_for_each(async |_| Ok(())).await), "{prefix}");
    }
    assert!(is_absent(objects.check_bucket("files").await));
    assert!(is_absent(objects.page("files", &ListRequest { limit: 9, ..ListRequest::default() }).await.map(drop)));
    assert!(is_absent(objects.read("files", "sub/a.md", 9).await.map(drop)));
    let staged = stage(&objects, "b").await;
    let put = objects.put("files", "b.md", staged, &Attributes::default(), &Condition::None).await;
    assert!(is_absent(put.map(drop)));
    std::fs::rename(parent.path().join("elsewhere"), &folder).unwrap();
    assert_eq!(keys(&objects, "files", "").await, ["sub/a.md"]);
}

#[tokio::test]
async fn a_name_that_is_no_key_hides_no_other() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = tempfile::tempdir().unwrap();
    let within = |name: &[u8]| folder.path().join(std::ffi::OsStr::from_bytes(name));
    for name in [&b"a.md"[..], b"sub/b.md", b"bad\xff.md", b"line\nbreak.md", b"z.md"] {
        std::fs::create_dir_all(within(name).parent().unwrap()).unwrap();
        std::fs::write(within(name), name).unwrap();
    }
    std::os::unix::fs::symlink(folder.path(), within(b"sub/loop")).unwrap();
    std::os::unix::fs::symlink("self", within(b"self")).unwrap();
    std::os::unix::fs::symlink("nowhere", within(b"broken")).unwrap();
    let data = tempfile::tempdir().unwrap();
    let objects = open(data.path(), folder_config(folder.path(), false)).await;
    let (mut listed, mut unlisted) = (Vec::new(), Vec::new());
    let mut found = objects.list("files", "");
    while let Some(object) = found.next().await {
        match object {
            Ok(object) => listed.push(object.key),
            Err(ObjectError::Unlisted { key, .. }) => unlisted.push(key),
            Err(error) => panic!("{error}"),
        }
    }
    listed.sort();
    unlisted.sort();
    assert_eq!(listed, ["a.md", "sub/b.md", "z.md"]);
    assert_eq!(unlisted, ["bad\u{fffd}.md", "line\nbreak.md", "self", "sub/loop"]);
    for (delimiter, all, prefixes) in [(None, 3, 0), (Some("/".to_owned()), 2, 1)] {
        let request = ListRequest { delimiter, limit: 9, ..ListRequest::default() };
        let page = objects.page("files", &request).await.unwrap();
        assert_eq!((page.objects.len(), page.prefixes.len()), (all, prefixes));
    }
}

#[tokio::test]
async fn a_file_is_read_as_it_was_when_it_was_looked_at() {
    use std::io::Write as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.txt");
    std::fs::write(&path, "first").unwrap();
    let data = tempfile::tempdir().unwrap();
    let objects = open(data.path(), folder_config(folder.path(), false)).await;
    let listed: Vec<_> = objects.list("files", "").try_collect().await.unwrap();
    assert_eq!(listed, [objects.stat("files", "log.txt").await.unwrap()]);

    let opened = objects.get("files", "log.txt").await.unwrap();
    std::fs::File::options().append(true).open(&path).unwrap().write_all(b" second").unwrap();
    let grown: Vec<_> = opened.content(0..5).await.unwrap().try_collect().await.unwrap();
    assert_eq!(grown.concat(), b"first");

    let opened = objects.get("files", "log.txt").await.unwrap();
    std::fs::write(&path, "short").unwrap();
    let shrunk = opened.content(0..12).await.unwrap().try_collect::<Vec<_>>().await;
    assert!(matches!(shrunk, Err(ObjectError::Changed { .. })));
    assert_eq!(objects.read("files", "log.txt", 99).await.unwrap(), "short");
}

#[tokio::test]
async fn who_reads_what_is_replaced_sees_the_old_or_the_new() {
    let (_data, objects) = with_bucket().await;
    put(&objects, "k", "first").await;
    let opened = objects.get("docs", "k").await.unwrap();
    put(&objects, "k", "second").await;
    assert!(matches!(opened.content(0..5).await, Err(ObjectError::Changed { .. })));
    let opened = objects.get("docs", "k").await.unwrap();
    objects.delete("docs", &[("k", Condition::None)]).await.unwrap();
    assert!(matches!(opened.content(0..6).await, Err(ObjectError::Changed { .. })));

    put(&objects, "k", "0").await;
    let writing = async {
        for number in 1..=100 {
            put(&objects, "k", &number.to_string()).await;
        }
    };
    let reading = async {
        let mut last = 0;
        while last < 100 {
            let seen = objects.read("docs", "k", 9).await.unwrap();
            let seen = std::str::from_utf8(&seen).unwrap().parse::<usize>().unwrap();
            assert!(seen >= last, "{seen} after {last}");
            last = seen;
        }
    };
    tokio::join!(writing, reading);
}

//! Archives: good ones run, bad ones are refused with their reason.

use std::io::{Cursor, Write};

use execution::{Code, ExecutionError, FunctionSpec};
use serde_json::json;
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use crate::harness::{Harness, arn};

fn archive(fill: impl FnOnce(&mut ZipWriter<Cursor<Vec<u8>>>)) -> Code {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    fill(&mut writer);
    Code::Zip(writer.finish().unwrap().into_inner().into())
}

fn file(writer: &mut ZipWriter<Cursor<Vec<u8>>>, name: &str, bytes: &[u8]) {
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    writer.start_file(name, options).unwrap();
    writer.write_all(bytes).unwrap();
}

async fn put(harness: &Harness, code: Code) -> Result<(), ExecutionError> {
    let spec = FunctionSpec::new(arn("zipped"), "python3.12".parse().unwrap(), "app.handler", code);
    harness.functions.put(spec).await
}

#[tokio::test]
async fn an_archive_with_folders_and_links_runs() {
    let harness = Harness::new().await;
    let code = archive(|zip| {
        file(zip, "app.py", b"import lib.text\ndef handler(e, c):\n    return lib.text.T + open('link').read()\n");
        file(zip, "lib/text.py", b"T = 'in a folder, '\n");
        file(zip, "data/real", b"through a link");
        zip.add_symlink("link", "data/real", SimpleFileOptions::default()).unwrap();
    });
    put(&harness, code).await.unwrap();
    assert_eq!(harness.result("zipped", "{}").await, json!("in a folder, through a link"));
}

#[tokio::test]
async fn archives_that_would_do_harm_are_refused() {
    let harness = Harness::with(|config| config.max_unpacked_bytes = 1 << 20).await;
    let links = |target: &'static str| {
        archive(move |zip| zip.add_symlink("d/link", target, SimpleFileOptions::default()).unwrap())
    };
    let cases = [
        (Code::Zip(b"PK nonsense".as_slice().into()), "Not a zip"),
        (archive(|_| ()), "empty"),
        (archive(|zip| file(zip, "../out.py", b"")), "'../out.py': its name leads out"),
        (archive(|zip| file(zip, &"d/".repeat(100), b"")), "too deep"),
        (links("/etc/passwd"), "leads out"),
        (links("../../etc"), "leads out"),
        (links("x/../../.."), "leads out"),
    ];
    for (code, reason) in cases {
        let error = put(&harness, code).await.unwrap_err().to_string();
        assert!(error.contains(reason), "{error} does not tell {reason}");
    }
    let bomb = archive(|zip| (0..4).for_each(|n| file(zip, &format!("zeros{n}"), &vec![0; 300_000])));
    let error = put(&harness, bomb).await.unwrap_err().to_string();
    assert!(error.contains("smaller than 1048576 bytes"), "{error}");
    assert!(!harness.contains("zipped"));
}

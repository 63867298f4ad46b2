//! What the index of knowledge bases is worth: `cargo xtask bench knowledge`.
//!
//! `speed` makes an index of synthetic chunks and measures it in a process of its own, `measure`.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a measurement stops at its first failure")]

mod speed;
mod synthetic;

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["measure", folder, chunks] => {
            speed::measure(folder.as_ref(), chunks.parse().expect("a number of chunks")).await
        }
        ["speed", chunks] => speed::make(chunks.parse().expect("a number of chunks")).await,
        _ => eprintln!("speed CHUNKS"),
    }
}

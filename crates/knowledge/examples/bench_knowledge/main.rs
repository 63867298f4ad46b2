//! How fast the index of knowledge bases is, and in how much memory: a part of `cargo xtask bench knowledge`.
//!
//! `speed` makes an index of synthetic chunks and has it measured in a process of its own, by `measure`.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a measurement stops at its first failure")]

mod speed;
mod synthetic;

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &str| text.parse().expect("a number of chunks");
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["measure", folder, chunks] => speed::measure(folder.as_ref(), number(chunks)).await,
        ["speed", chunks @ ..] => {
            for chunks in chunks {
                speed::make(number(chunks)).await;
            }
        }
        _ => eprintln!("speed CHUNKS …"),
    }
}

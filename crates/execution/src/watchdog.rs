//! Kills the functions' process groups when the server dies without a chance to do so.
//!
//! `PR_SET_PDEATHSIG` needs unsafe code and follows a thread, not the process; a watch inside each
//! function process does not see the end while the function keeps its interpreter busy. One small
//! shell for all functions does: it knows the groups by a pipe and kills them when the pipe's other
//! end, held by the server alone, closes.

use std::{
    fs::File,
    io::Write,
    process::Stdio,
    sync::{Mutex, PoisonError},
};

use rustix::process::Pid;
use tokio::process::Command;

use crate::ExecutionError;

const SCRIPT: &str = r#"
groups=" "
while read -r change group; do
    case $change in
        +) groups="$groups$group " ;;
        -) groups="${groups%% "$group" *} ${groups#* "$group" }" ;;
    esac
done
for group in $groups; do kill -s KILL -- "-$group"; done
"#;

pub(crate) struct Watchdog {
    pipe: Mutex<File>,
}

impl Watchdog {
    pub(crate) fn start() -> Result<Self, ExecutionError> {
        let failed = |source| ExecutionError::Io { action: "start the watchdog", path: "/bin/sh".into(), source };
        let mut child = Command::new("/bin/sh")
            .args(["-c", SCRIPT])
            .env_clear()
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .map_err(failed)?;
        let stdin = child.stdin.take().ok_or_else(|| failed(std::io::Error::other("no pipe")))?;
        let pipe = File::from(stdin.into_owned_fd().map_err(failed)?);
        Ok(Self { pipe: Mutex::new(pipe) })
    }

    pub(crate) fn watch(&self, group: Pid) {
        self.tell('+', group);
    }

    pub(crate) fn forget(&self, group: Pid) {
        self.tell('-', group);
    }

    fn tell(&self, change: char, group: Pid) {
        let line = format!("{change} {}\n", group.as_raw_nonzero());
        let mut pipe = self.pipe.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = pipe.write_all(line.as_bytes()) {
            tracing::warn!(%error, "the watchdog of function processes is gone");
        }
    }
}

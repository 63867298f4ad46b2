"""The built server as a process of its own."""

import json
import os
import queue
import signal
import subprocess
import threading
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]
START_LIMIT = 30.0


def binary(name: str) -> Path:
    """The path of a program of the workspace, as cargo's dev profile leaves it."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", REPOSITORY / "target"))
    found = target / "debug" / name
    if not found.exists():
        raise FileNotFoundError(f"{found} is missing: build it with 'make build-test' first")
    return found


class Process:
    """A child that announces itself on standard output.

    Standard output is drained by a thread, so that a talkative child never blocks on a full pipe.
    """

    def __init__(self, command: list[str], log: Path) -> None:
        self.log = log
        self._log_file = log.open("ab")
        self._child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self._log_file)
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._drain, daemon=True).start()

    @property
    def pid(self) -> int:
        return self._child.pid

    def line(self) -> str:
        """The next line of standard output."""
        if (line := self._lines.get(timeout=START_LIMIT)) is None:
            raise RuntimeError(f"the process ended early:\n{self.log.read_text()[-4000:]}")
        return line

    def alive(self) -> bool:
        return self._child.poll() is None

    def kill(self) -> None:
        """End it as a power cut would: no chance to write anything more."""
        self._child.send_signal(signal.SIGKILL)
        self._child.wait(START_LIMIT)

    def stop(self) -> int:
        """Ask it to end, and give its exit code."""
        if self.alive():
            self._child.send_signal(signal.SIGTERM)
        try:
            return self._child.wait(START_LIMIT)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        finally:
            self._log_file.close()

    def _drain(self) -> None:
        assert self._child.stdout is not None
        for line in self._child.stdout:
            self._lines.put(line.decode(errors="replace"))
        self._lines.put(None)


def need_models(folder: Path, *checks: str) -> None:
    """Skips where the build has no such built-in model, or its files are not there: a test fetches nothing."""
    command = [str(binary("outcrop")), "doctor", "--json", "--data-dir", str(folder / "doctor")]
    shown = subprocess.run(command, capture_output=True, text=True, timeout=50)
    for finding in json.loads(shown.stdout):
        if finding["check"] in checks and finding["state"] != "ok":
            pytest.skip(f"{finding['found']}: {finding['remedy']}")


class Server(Process):
    """`outcrop serve` on a free port of the loopback interface."""

    def __init__(self, folder: Path, config: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "outcrop.toml"
        file.write_text(config)
        super().__init__(
            [
                str(binary("outcrop")),
                "serve",
                "--json",
                *("--config", str(file)),
                *("--listen", "127.0.0.1:0"),
                *("--data-dir", str(folder / "data")),
            ],
            folder / "server.log",
        )
        # The first line is the announcement; its members are described in docs/testing.md.
        self.endpoint: str = json.loads(self.line())["endpoint"]

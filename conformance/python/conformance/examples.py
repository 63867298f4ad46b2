"""The example programs, run as their README says."""

import os
import subprocess
import sys

from conformance.client import REGION
from conformance.server import REPOSITORY, Server

EXAMPLES = REPOSITORY / "examples"


def run(server: Server, program: str, *arguments: str, seconds: int = 50) -> list[str]:
    """The lines that a program prints against the server; it has to succeed."""
    environment = {
        "AWS_ENDPOINT_URL": server.endpoint,
        "AWS_REGION": REGION,
        "AWS_DEFAULT_REGION": REGION,
        "AWS_ACCESS_KEY_ID": "any",
        "AWS_SECRET_ACCESS_KEY": "any",
    }
    ended = subprocess.run(
        [sys.executable, EXAMPLES / program, *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=seconds,
        stdin=subprocess.DEVNULL,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.splitlines()

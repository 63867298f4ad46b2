"""Runs a command beside a PostgreSQL with pgvector that is thrown away afterwards.

    python with_postgres.py COMMAND...

The command finds the database's URL in OUTCROP_TEST_POSTGRES; one that is set already is left alone. Where the package with the
server cannot be had (it is for Linux and macOS, Python 3.9 to 3.12), the command runs without, and its tests say so.
"""

import os
import subprocess
import sys
import tempfile

VARIABLE = "OUTCROP_TEST_POSTGRES"


def main() -> int:
    command = sys.argv[1:]
    if VARIABLE in os.environ:
        return subprocess.call(command)
    try:
        import pgserver
    except ImportError:
        print("PostgreSQL is not tested: the Python package pgserver is not there", file=sys.stderr)
        return subprocess.call(command)
    with (
        tempfile.TemporaryDirectory(prefix="outcrop-postgres-", ignore_cleanup_errors=True) as folder,
        pgserver.get_server(folder, cleanup_mode="stop") as server,
    ):
        return subprocess.call(command, env=os.environ | {VARIABLE: plain(server.get_uri())})


def plain(uri: str) -> str:
    """An address that names its user as a parameter: one with a user but no host is none to most libraries but libpq."""
    uri = uri.replace("//postgres:@/", "///", 1)
    return uri + ("&" if "?" in uri else "?") + "user=postgres"


if __name__ == "__main__":
    sys.exit(main())

"""The scripted model server (`fake-model`, see docs/testing.md) from Python."""

import json
import socket
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from conformance.agents import eventually
from conformance.server import Process, binary

Reply = dict[str, Any]


def say(*pieces: str, **more: Any) -> Reply:
    """A text; each piece is a chunk of the stream."""
    return {"text": list(pieces)} | more


def call(tool: str, arguments: Any, **more: Any) -> Reply:
    """A call of a tool; several in one list are one answer with parallel calls."""
    return {"tool_calls": [{"name": tool, "arguments": arguments} | more]}


def fail(status: int, message: str) -> Reply:
    """An HTTP error of the provider."""
    return {"status": status, "body": {"error": {"message": message, "type": "scripted"}}}


def garbage() -> Reply:
    """A 200 whose body is no answer."""
    return {"raw": ["data: {not json\n\n", "<html>Bad gateway</html>"], "then": "end"}


def cut(*pieces: str) -> Reply:
    """A text after which the connection is cut."""
    return say(*pieces, then="close")


class FakeModel(Process):
    """The process and its script."""

    def __init__(self, folder: Path) -> None:
        super().__init__([str(binary("fake-model"))], folder / "fake-model.log")
        self.base_url = self.line().strip()
        self._address = urlsplit(self.base_url)

    def script(self, *answers: Reply | list[Reply], repeat: bool = False) -> None:
        """What the model says from now on, one answer a request; `repeat`: without end."""
        replies = [_merged(answer) for answer in answers]
        if repeat:
            replies = [reply | {"times": 0} for reply in replies]
        self._send("PUT", "/__script", {"replies": replies})

    def reset(self) -> None:
        """Forget script and requests."""
        self.script()
        self._send("DELETE", "/__requests")

    def requests(self) -> list[dict[str, Any]]:
        """The bodies of the requests since the last reset, oldest first."""
        return [r["body"] for r in self._send("GET", "/__requests")]

    def wait_for_requests(self, count: int) -> None:
        """Return once the model has been asked so often."""
        eventually(self.requests, until=lambda seen: len(seen) >= count)

    def live(self) -> "Live":
        """The next answer is written by the test itself, piece by piece."""
        return Live(self._address.hostname or "", self._address.port or 0)

    def _send(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(
            f"http://{self._address.netloc}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.load(response)


class Live:
    """An answer whose pieces the test decides on: what it sends in one request, the model says in its next answer."""

    def __init__(self, host: str, port: int) -> None:
        self._connection = socket.create_connection((host, port), timeout=20)
        self._connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = f"POST /__live HTTP/1.1\r\nhost: {host}\r\nexpect: 100-continue\r\ntransfer-encoding: chunked\r\n\r\n"
        self._connection.sendall(head.encode())
        ready = self._connection.recv(1000)
        assert ready.startswith(b"HTTP/1.1 100"), ready

    def text(self, piece: str) -> None:
        self._frame({"choices": [{"index": 0, "delta": {"content": piece}, "finish_reason": None}]})

    def end(self) -> None:
        """The normal end of a text."""
        self._frame({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
        self._chunk(b"data: [DONE]\n\n")
        self._connection.sendall(b"0\r\n\r\n")
        self._connection.close()

    def _frame(self, frame: Any) -> None:
        self._chunk(f"data: {json.dumps(frame)}\n\n".encode())

    def _chunk(self, data: bytes) -> None:
        self._connection.sendall(b"%x\r\n%s\r\n" % (len(data), data))


def _merged(answer: Reply | list[Reply]) -> Reply:
    if isinstance(answer, dict):
        return answer
    merged: Reply = {}
    for part in answer:
        for name, value in part.items():
            merged[name] = merged[name] + value if name in merged else value
    return merged

"""Strangers' bytes: every one gets an AWS error, and the server goes on."""

import json
import socket
import subprocess
from urllib.parse import urlsplit

import pytest

from conformance.client import Clients
from conformance.server import Server, binary


@pytest.fixture
def raw(server):
    """Send bytes, and read the answer until the server closes the connection or an answer is whole."""

    def send(data: bytes, end: bool = False) -> tuple[int, dict[str, str], bytes]:
        address = urlsplit(server.endpoint)
        with socket.create_connection((address.hostname, address.port), timeout=20) as connection:
            try:
                connection.sendall(data)
                if end:
                    connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass  # The server has refused before it read all; its answer is still to be read.
            return read_answer(connection)

    yield send
    assert server.alive()


def read_answer(connection: socket.socket) -> tuple[int, dict[str, str], bytes]:
    received = b""
    while b"\r\n\r\n" not in received:
        if not (piece := connection.recv(65536)):
            raise ConnectionError(f"closed without an answer after {received!r}")
        received += piece
    head, body = received.split(b"\r\n\r\n", 1)
    status, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, value in (line.split(":", 1) for line in lines)}
    length = int(headers.get("content-length", 0))
    while len(body) < length:
        if not (piece := connection.recv(65536)):
            raise ConnectionError("closed within the body")
        body += piece
    return int(status.split()[1]), headers, body


def request(method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "host: localhost", f"content-length: {len(body)}", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


SCOPE = (
    "authorization: AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20260101/us-east-1/{}/aws4_request, "
    "SignedHeaders=host, Signature=" + "0" * 64
)
AGENT = SCOPE.format("bedrock")
CREATE = b'{"agentName": "a", %s}'
DEEP = b'{"agentName": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"

BODIES = {
    "not JSON": (b"{not json", "SerializationException"),
    "not UTF-8": (b'{"agentName": "\xff\xfe"}', "SerializationException"),
    "an array": (b"[]", "SerializationException"),
    "a number": (b"7", "SerializationException"),
    "null": (b'{"agentName": null}', "ValidationException"),
    "a wrong type": (CREATE % b'"idleSessionTTLInSeconds": "soon"', "SerializationException"),
    "a wrong structure": (CREATE % b'"memoryConfiguration": [1]', "SerializationException"),
    "a huge number": (CREATE % b'"idleSessionTTLInSeconds": 1e400', "SerializationException"),
    "too deep": (DEEP, "SerializationException"),
    "no end": (b'{"agentName": "a"', "SerializationException"),
}


@pytest.mark.parametrize(("body", "kind"), BODIES.values(), ids=BODIES)
def test_bodies(raw, body, kind):
    status, headers, answer = raw(request("PUT", "/agents/", body, AGENT))
    assert (status, headers["x-amzn-errortype"].split(":")[0]) == (400, kind)
    assert json.loads(answer)["message"]
    assert headers["x-amzn-requestid"]


@pytest.mark.parametrize(
    "head",
    [
        request("PUT", "/agents/%zz/", b"{}", AGENT),
        request("GET", "/agents/..%2f..%2fetc/", b"", AGENT),
        request("GET", "/agents/%00%ff/", b"", AGENT),
        request("BREW", "/agents/", b"", AGENT),
        request("GET", "/no/such/path", b"", AGENT),
        request("POST", "/", b"Action=Nothing&Version=2010-05-08", SCOPE.format("iam")),
        request("POST", "/", b"%zz=&&=&Action", SCOPE.format("sts")),
        request("GET", "/2015-03-31/functions/?MaxItems=many", b"", SCOPE.format("lambda")),
    ],
    ids=["percent", "climb", "bytes", "method", "path", "action", "form", "query"],
)
def test_requests(raw, head):
    status, headers, _ = raw(head)
    assert 400 <= status < 500
    assert headers["x-amzn-requestid"]


NO_HTTP = {
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "no path": b"GET\r\n\r\n",
    "zeroes": b"\x00" * 1000,
    "a long header": b"GET / HTTP/1.1\r\nx: " + b"y" * 2_000_000,
}


@pytest.mark.parametrize("data", NO_HTTP.values(), ids=NO_HTTP)
def test_what_is_no_http(raw, clients, data):
    """There is no request to answer: a refusal or a closed connection are both right, waiting is not."""
    try:
        status, _, _ = raw(data, end=True)
    except OSError:
        status = None
    assert status is None or 400 <= status < 500
    assert clients.bedrock_agent.list_agents(maxResults=1)


@pytest.mark.parametrize("declared", [True, False], ids=["length", "chunked"])
def test_a_body_of_thirty_megabytes(raw, clients, declared):
    """As a body for a function it is legal; for an agent it is a text too long. Neither ends the server."""
    text = b'{"agentName": "a", "instruction": "' + b"x" * 30_000_000 + b'"}'
    if declared:
        data = request("PUT", "/agents/", text, AGENT)
    else:
        head = f"PUT /agents/ HTTP/1.1\r\nhost: localhost\r\n{AGENT}\r\ntransfer-encoding: chunked\r\n\r\n"
        data = head.encode() + b"%x\r\n%s\r\n0\r\n\r\n" % (len(text), text)
    status, headers, _ = raw(data)
    assert status in (400, 413)
    assert headers["x-amzn-errortype"]
    assert clients.bedrock_agent.list_agents(maxResults=1)


def test_a_body_above_the_limit_is_refused_before_it_is_sent(raw):
    head = f"PUT /agents/ HTTP/1.1\r\nhost: localhost\r\n{AGENT}\r\ncontent-length: 999999999999\r\n\r\n"
    status, headers, _ = raw(head.encode() + b"{")
    assert status == 413 and headers["x-amzn-errortype"]


def test_requests_are_kept_apart_on_one_connection(server):
    """Ten requests in one write, a refused one among them: ten answers in order."""
    wanted = request("POST", "/agents/", b"{}", AGENT, "content-type: application/json")
    refused = request("PUT", "/agents/", b"{not json", AGENT)
    address = urlsplit(server.endpoint)
    with socket.create_connection((address.hostname, address.port), timeout=20) as connection:
        statuses = []
        for one in [wanted] * 4 + [refused] + [wanted] * 5:
            connection.sendall(one)
            statuses.append(read_answer(connection)[0])
    assert statuses == [200] * 4 + [400] + [200] * 5


KEYS = """
[[keys]]
access_key_id = "AKIDEXAMPLE"
secret_access_key = "a-long-secret"
"""


@pytest.fixture(scope="module")
def guarded(folder, config):
    server = Server(folder / "guarded", config + KEYS)
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("key", "secret", "code"),
    [
        ("AKIDEXAMPLE", "a-long-secret", None),
        ("AKIDEXAMPLE", "another-secret", "InvalidSignatureException"),
        ("AKIDSTRANGER", "a-long-secret", "UnrecognizedClientException"),
    ],
)
def test_signatures(guarded, checker, key, secret, code):
    clients = Clients(guarded.endpoint, checker, key=key, secret=secret)
    if code is None:
        assert clients.bedrock_agent.list_agents()["agentSummaries"] == []
        assert clients.sts.get_caller_identity()["Account"]
        return
    with pytest.raises(clients.bedrock_agent.exceptions.ClientError) as caught:
        clients.bedrock_agent.list_agents()
    assert caught.value.response["Error"]["Code"] == code
    assert caught.value.response["ResponseMetadata"]["HTTPStatusCode"] == 403


def test_other_addresses_need_keys(folder):
    ended = subprocess.run(
        [binary("outcrop"), "serve", "--listen", "0.0.0.0:0", "--data-dir", folder / "open"],
        capture_output=True, text=True, timeout=20, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert ended.returncode != 0
    assert "keys" in ended.stderr

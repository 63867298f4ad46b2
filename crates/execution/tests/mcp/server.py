"""A server of the Model Context Protocol for tests, over standard input and output or streamable HTTP.

It is written by hand, with the standard library alone, so that it can do what no SDK lets a server do: die in the middle,
answer what is no JSON, write without end.

    server.py [stdio] [option ...]
    server.py http [option ...]        writes its address to standard output

Options: `tools=N` offers N tools more, `odd` some with odd names, `mute` answers nothing, `modern` knows the handshake of
version 2026-07-28 alone, `deaf` starts a child and ends neither by itself, `sse` answers HTTP requests as event streams, `token=T` wants the header `authorization: Bearer T`, `log=FILE` adds a line to the file for what a test
wants to see.
"""

import http.server
import json
import os
import subprocess
import sys
import threading
import typing
import uuid

OPTIONS = dict((part + "=").split("=")[:2] for part in sys.argv[1:])
PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
ODD = ["read file", "a/b", "a.b", "a__b", "名前", "x" * 100, "twice", "twice"]
EXTRA = []


def note(line):
    if "log" in OPTIONS:
        with open(OPTIONS["log"], "a", encoding="utf-8") as log:
            log.write(line + "\n")


def tool(name, properties=None, required=()):
    schema = {"type": "object", "properties": properties or {}, "required": list(required)}
    return {"name": name, "description": f"The tool {name}.", "inputSchema": schema}


def tools():
    address = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
    known = [
        tool("echo", {"text": {"type": "string"}, "address": address, "tags": {"type": "array"}}, ["text"]),
        tool("environment", {"names": {"type": "array", "items": {"type": "string"}}}),
        *map(
            tool,
            [
                "fail",
                "picture",
                "structured",
                "refuse",
                "die",
                "hang",
                "huge",
                "endless",
                "noise",
                "broken",
                "ask",
                "grow",
            ],
        ),
    ]
    odd = map(tool, ODD) if "odd" in OPTIONS else []
    many = (tool(f"tool{n}") for n in range(int(OPTIONS.get("tools", "0"))))
    return [*known, *odd, *many, *map(tool, EXTRA)]


def text(value, **more):
    return {"content": [{"type": "text", "text": value}], **more}


def call(name, arguments):
    """The result of a tool that behaves."""
    if name == "fail":
        return text("The disk is full.", isError=True)
    if name == "picture":
        image = {"type": "image", "mimeType": "image/png", "data": PIXEL}
        return {"content": [{"type": "text", "text": "A pixel:"}, image]}
    if name == "structured":
        return {"content": [], "structuredContent": {"total": 3}}
    if name == "environment":
        return text(json.dumps({name: os.environ.get(name) for name in arguments.get("names", [])}))
    return text(json.dumps({"tool": name, "arguments": arguments}, ensure_ascii=False))


def answer(request):
    """The answer to a request, or None where there is none to give."""
    method, params = request.get("method"), request.get("params") or {}

    def error(code, message):
        return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": code, "message": message}}

    if method == "server/discover" and "modern" in OPTIONS:
        result = {
            "resultType": "complete",
            "supportedVersions": ["2026-07-28"],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "test", "version": "1"},
            "ttlMs": 0,
            "cacheScope": "private",
        }
    elif method == "initialize" and "modern" not in OPTIONS:
        note("initialize")
        result = {
            "protocolVersion": params["protocolVersion"],
            "capabilities": {"tools": {"listChanged": True}},
            "serverInfo": {"name": "test", "version": "1"},
        }
    elif method == "tools/list":
        note("list")
        every, start = tools(), int(params.get("cursor") or 0)
        result = {"tools": every[start : start + 500]}
        if start + 500 < len(every):
            result["nextCursor"] = str(start + 500)
    elif method == "tools/call" and params["name"] == "refuse":
        return error(-32602, "count must be a number")
    elif method == "tools/call":
        result = call(params["name"], params.get("arguments") or {})
    else:
        return error(-32601, f"there is no {method}")
    return {"jsonrpc": "2.0", "id": request["id"], "result": result}


class Stdio:
    def __init__(self):
        self.hanging = {}
        self.asked = {}

    def send(self, message):
        sys.stdout.write(json.dumps(message, ensure_ascii=False) + "\n")
        sys.stdout.flush()

    def run(self):
        print("the test server is up", file=sys.stderr, flush=True)
        if "deaf" in OPTIONS:
            child = subprocess.Popen(["sleep", "600"], stdout=subprocess.DEVNULL)
            note(f"pids {os.getpid()} {child.pid}")
        for line in sys.stdin:
            if "mute" not in OPTIONS:
                self.take(json.loads(line))
        note("closed")
        if "deaf" in OPTIONS:
            threading.Event().wait()

    def take(self, message):
        method, params = message.get("method"), message.get("params") or {}
        if method is None:
            self.replied(message)
        elif "id" not in message:
            if method == "notifications/cancelled" and params.get("requestId") in self.hanging:
                note("cancelled")
        elif method == "tools/call" and hasattr(self, "do_" + params["name"]):
            getattr(self, "do_" + params["name"])(message)
        else:
            self.send(answer(message))

    def do_die(self, request):
        os._exit(3)

    def do_hang(self, request):
        self.hanging[request["id"]] = request
        note("hanging")

    def do_huge(self, request):
        # The text stands at the end, so that it can be written before the end of the message is.
        start = json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": text("")})
        sys.stdout.write(start.removesuffix('"}]}}'))
        for _ in range(100):
            sys.stdout.write("x" * 1_000_000)
        sys.stdout.write('"}]}}\n')
        sys.stdout.flush()

    def do_endless(self, request):
        while True:
            sys.stdout.write("x" * 65536)

    def do_noise(self, request):
        while True:
            sys.stdout.write("noise\n" * 10000)

    def do_broken(self, request):
        print('this is not JSON\n{"jsonrpc": "2.0"\n{"foo": 1}\n', flush=True)
        self.send(answer(request))

    def do_ask(self, request):
        asks = ["sampling/createMessage", "elicitation/create", "roots/list", "ping"]
        self.asked = {"request": request, "replies": {}}
        for method in asks:
            params = {
                "messages": [],
                "maxTokens": 1,
                "message": "Your password?",
                "requestedSchema": {"type": "object", "properties": {}},
            }
            self.send({"jsonrpc": "2.0", "id": method, "method": method, "params": params})

    def replied(self, message):
        replies = self.asked.get("replies")
        if replies is None or message.get("id") is None:
            return
        replies[message["id"]] = message.get("result", message.get("error"))
        if len(replies) == 4:
            result = text(json.dumps(replies))
            self.send({"jsonrpc": "2.0", "id": self.asked["request"]["id"], "result": result})

    def do_grow(self, request):
        EXTRA.append(f"grown{len(EXTRA)}")
        self.send({"jsonrpc": "2.0", "method": "notifications/tools/list_changed"})
        self.send(answer(request))


class Http(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    sessions: typing.ClassVar = set()

    def log_message(self, *_):
        pass

    def reply(self, status, body=b"", kind="application/json", **headers):
        self.send_response(status)
        if body:
            self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.reply(405)

    do_DELETE = do_GET

    def do_POST(self):
        message = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if "token" in OPTIONS and self.headers["authorization"] != "Bearer " + OPTIONS["token"]:
            return self.reply(401)
        method, headers = message.get("method"), {}
        if method == "initialize":
            headers["mcp_session_id"] = uuid.uuid4().hex
            self.sessions.add(headers["mcp_session_id"])
        elif self.headers["mcp-session-id"] not in self.sessions and "modern" not in OPTIONS:
            return self.reply(404)
        if "id" not in message:
            return self.reply(202)
        called = message["params"].get("name") if method == "tools/call" else None
        if called == "grow":
            self.sessions.clear()
        if called == "hang":
            threading.Event().wait()
        if called == "huge":
            return self.reply(200, b" " * 100_000_000)
        if called == "broken":
            return self.reply(200, b"this is not JSON")
        body = json.dumps(answer(message)).encode()
        if "sse" in OPTIONS:
            return self.reply(200, b"event: message\ndata: " + body + b"\n\n", "text/event-stream", **headers)
        return self.reply(200, body, **headers)


if OPTIONS.pop("http", None) is None:
    Stdio().run()
else:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Http)
    server.daemon_threads = True
    # Clients that give up an answer are no news.
    server.handle_error = lambda *_: None
    print(f"http://127.0.0.1:{server.server_address[1]}/mcp", flush=True)
    # It ends with whoever started it.
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    server.serve_forever()

"""Serves a Python handler: fetches events from the Lambda Runtime API and posts the answers.

The connection is a raw socket that stays open: a general HTTP client costs more than most handlers.
Only the Python 3.8+ standard library is used.
"""

import decimal
import importlib
import json
import logging
import os
import socket
import sys
import time
import traceback


class RuntimeApi:
    """A kept-open HTTP/1.1 connection to the host."""

    def __init__(self, address):
        authority, _, token = address.partition("/")
        host, _, port = authority.partition(":")
        self.address = (host, int(port))
        self.base = f"/{token}/2018-06-01/runtime/"
        self.authority = authority
        self.connection = None

    def call(self, method, path, body=b""):
        if self.connection is None:
            self.connection = socket.create_connection(self.address)
            self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = (
            f"{method} {self.base}{path} HTTP/1.1\r\nHost: {self.authority}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        if len(body) < 65536:
            self.connection.sendall(head.encode() + body)  # One packet.
        else:
            self.connection.sendall(head.encode())
            self.connection.sendall(body)
        return self._read()

    def _read(self):
        data = b""
        while (end := data.find(b"\r\n\r\n")) < 0:
            data += self._receive(65536)
        lines = data[:end].decode("utf-8").split("\r\n")
        status = int(lines[0].split(" ", 2)[1])
        headers = {}
        for line in lines[1:]:
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        parts = [data[end + 4 :]]
        missing = int(headers.get("content-length", 0)) - len(parts[0])
        while missing > 0:
            parts.append(self._receive(min(missing, 1 << 20)))
            missing -= len(parts[-1])
        return status, headers, b"".join(parts)

    def _receive(self, size):
        data = self.connection.recv(size)
        if not data:
            os._exit(0)  # The host is gone, and nobody waits for an answer.
        return data


class Attributes:
    """An object whose members are the given names."""

    def __init__(self, **members):
        self.__dict__.update(members)

    def __repr__(self):
        members = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({members})"


class LambdaContext(Attributes):
    """What a handler gets as its second argument."""

    def get_remaining_time_in_millis(self):
        return max(0, self._deadline_ms - int(time.time() * 1000))

    def log(self, message):
        sys.stdout.write(str(message))


def make_context(headers):
    client = headers.get("lambda-runtime-client-context")
    context = LambdaContext(
        aws_request_id=headers["lambda-runtime-aws-request-id"],
        function_name=os.environ["AWS_LAMBDA_FUNCTION_NAME"],
        function_version=os.environ["AWS_LAMBDA_FUNCTION_VERSION"],
        invoked_function_arn=headers["lambda-runtime-invoked-function-arn"],
        memory_limit_in_mb=os.environ["AWS_LAMBDA_FUNCTION_MEMORY_SIZE"],
        log_group_name=os.environ["AWS_LAMBDA_LOG_GROUP_NAME"],
        log_stream_name=os.environ["AWS_LAMBDA_LOG_STREAM_NAME"],
        identity=Attributes(cognito_identity_id=None, cognito_identity_pool_id=None),
        client_context=make_client_context(json.loads(client)) if client else None,
    )
    context._deadline_ms = int(headers["lambda-runtime-deadline-ms"])
    return context


def make_client_context(given):
    client = given.get("client")
    names = ("installation_id", "app_title", "app_version_name", "app_version_code", "app_package_name")
    if isinstance(client, dict):
        client = Attributes(**{name: client.get(name) for name in names})
    return Attributes(custom=given.get("custom"), env=given.get("env"), client=client)


class LogFormatter(logging.Formatter):
    """Lambda's form of a log record: level, time, request id, message."""

    converter = time.gmtime
    request_id = ""

    def format(self, record):
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        text = f"[{record.levelname}]\t{stamp}.{int(record.msecs):03d}Z\t{self.request_id}\t{record.getMessage()}"
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        return text


class HandlerError(Exception):
    """The handler cannot be used; `kind` is Lambda's name for why."""

    def __init__(self, kind, message, trace=()):
        super().__init__(message)
        self.kind = kind
        self.trace = list(trace)


def load_handler(name):
    module_name, dot, function_name = name.rpartition(".")
    if not dot or not module_name or not function_name:
        raise HandlerError("Runtime.MalformedHandlerName", f"Bad handler '{name}': expected module.function")
    try:
        module = importlib.import_module(module_name.replace("/", "."))
    except SyntaxError as error:
        place = f'  File "{error.filename}" Line {error.lineno}\n    {(error.text or "").strip()}\n'
        raise HandlerError("Runtime.UserCodeSyntaxError", f"Syntax error in module '{module_name}': {error}", [place])
    except ImportError as error:
        raise HandlerError(
            "Runtime.ImportModuleError", f"Unable to import module '{module_name}': {error}", own_frames(error)
        )
    handler = getattr(module, function_name, None)
    if handler is None:
        raise HandlerError("Runtime.HandlerNotFound", f"Handler '{function_name}' missing on module '{module_name}'")
    if not callable(handler):
        raise HandlerError("Runtime.HandlerNotFound", f"Handler '{function_name}' is not callable")
    return handler


def own_frames(error):
    """The frames of the function's code, outermost first; those of this file and of the import system left out."""
    frames = traceback.extract_tb(error.__traceback__)
    hidden = (__file__, importlib.__file__)
    kept = [f for f in frames if f.filename not in hidden and not f.filename.startswith("<frozen importlib")]
    return traceback.format_list(kept)


def describe(error, request_id=""):
    """The JSON that tells an error, as bytes, and its log line."""
    if isinstance(error, HandlerError):
        kind, trace = error.kind, error.trace
    else:
        kind, trace = type(error).__name__, own_frames(error)
    try:
        message = str(error)
    except Exception:  # A function's own __str__ may fail too.
        message = f"<{kind} without a message>"
    sys.stdout.write(f"[ERROR] {kind}: {message[:16384]}\n" + "Traceback (most recent call last):\n" * bool(trace))
    sys.stdout.write("".join(trace))
    answer = {"errorMessage": message, "errorType": kind, "requestId": request_id, "stackTrace": trace}
    return json.dumps(answer).encode()


def plain(value):
    if isinstance(value, decimal.Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")


def marshal(result):
    try:
        return json.dumps(result, ensure_ascii=False, allow_nan=False, default=plain).encode("utf-8")
    except (TypeError, ValueError, RecursionError, ArithmeticError) as error:
        raise HandlerError("Runtime.MarshalError", f"Unable to marshal response: {error}") from None


def flush():
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            pass  # The function closed it.


def serve(api, handler, formatter):
    while True:
        status, headers, body = api.call("GET", "invocation/next")
        if status != 200:
            os._exit(0)  # This process has been given up.
        request_id = formatter.request_id = headers["lambda-runtime-aws-request-id"]
        try:
            answer, kind = marshal(handler(json.loads(body), make_context(headers))), "response"
        except Exception as error:
            answer, kind = describe(error, request_id), "error"
        flush()
        api.call("POST", f"invocation/{request_id}/{kind}", answer)


def main():
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(line_buffering=True, errors="backslashreplace")
    formatter = LogFormatter()
    log_handler = logging.StreamHandler(sys.stdout)
    log_handler.setFormatter(formatter)
    logging.getLogger().addHandler(log_handler)
    sys.path[0] = os.environ["LAMBDA_TASK_ROOT"]
    api = RuntimeApi(os.environ["AWS_LAMBDA_RUNTIME_API"])
    try:
        handler = load_handler(os.environ["_HANDLER"])
    except Exception as error:
        answer = describe(error)
        flush()
        api.call("POST", "init/error", answer)
        os._exit(1)
    serve(api, handler, formatter)


if __name__ == "__main__":
    main()

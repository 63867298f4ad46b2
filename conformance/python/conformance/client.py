"""boto3 clients whose every response is checked, and the record of what was called."""

import json
from collections.abc import Iterator
from typing import Any

import boto3
from botocore import eventstream
from botocore.config import Config
from botocore.model import OperationModel

from conformance import shapes

REGION = "us-east-1"
# Operations whose recorded events have their members in alphabetical order.
ORDERED = ("InvokeAgent", "InvokeInlineAgent")
EVENT_HEADERS = [":event-type", ":content-type", ":message-type"]
SERVICES = ("bedrock-agent", "bedrock-agent-runtime", "bedrock", "bedrock-runtime", "lambda", "iam", "logs", "sts")


class ResponseChecker:
    """Collects what is wrong with responses and which operations answered at all.

    A hook of botocore cannot fail a test by itself (its caller may expect an exception), so the faults are kept
    and a fixture asserts after each test that there were none.
    """

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.answered: set[tuple[str, str]] = set()

    def take_faults(self) -> list[str]:
        """What was found since the last time."""
        found, self.faults = self.faults, []
        return found

    def watch(self, client: Any) -> None:
        """Check every response that `client` gets from now on."""
        service = client.meta.service_model.service_name
        client.meta.events.register("before-parse.*.*", self._before_parse)
        client.meta.events.register(
            "after-call.*.*", lambda **arguments: self._after_call(service=service, **arguments)
        )

    def _before_parse(self, operation_model: OperationModel, response_dict: dict[str, Any], **_: Any) -> None:
        status, body = response_dict["status_code"], response_dict["body"]
        if operation_model.has_streaming_output:
            # Whoever made the call reads the body; its length tells whether there is one.
            body = b"" if status == 204 and response_dict["headers"].get("content-length", "0") == "0" else body
        if status == 204 and isinstance(body, bytes) and body:
            self.faults.append(f"{operation_model.name}: 204 with a body, {body!r:.80}")
        output = operation_model.output_shape
        if status >= 300 or output is None or operation_model.has_event_stream_output:
            return
        if operation_model.service_model.metadata["protocol"] not in ("rest-json", "json"):
            return
        payload = output.serialization.get("payload")
        shape = output.members[payload] if payload else output
        if shape.type_name != "structure":
            return
        self._add(operation_model.name, shapes.unknown_members(shape, json.loads(body or b"{}")))

    def _after_call(
        self, http_response: Any, parsed: dict[str, Any], model: OperationModel, service: str, **_: Any
    ) -> None:
        headers = {name.lower() for name in http_response.headers}
        if "x-amzn-requestid" not in headers:
            self.faults.append(f"{model.name}: no x-amzn-RequestId")
        if http_response.status_code >= 300:
            error = parsed.get("Error", {})
            self._add(model.name, shapes.error_problems(model, error.get("Code", ""), http_response.status_code))
            if not error.get("Message"):
                self.faults.append(f"{model.name}: error {error.get('Code')} without a message")
            return
        self.answered.add((service, model.name))
        if model.output_shape is not None:
            self._add(model.name, shapes.problems(model.output_shape, parsed))

    def check_event(self, operation: str, shape: Any, raw: Any, parsed: dict[str, Any]) -> None:
        """Check one event of a stream, on the wire and as read."""
        name, kind = raw.headers.get(":event-type"), raw.headers.get(":message-type")
        if kind != "event":
            return
        if name not in shape.members:
            self.faults.append(f"{operation}: unknown event {name}")
            return
        if (headers := list(raw.headers)) != EVENT_HEADERS:
            self.faults.append(f"{operation} event {name}: headers {headers}")
        payload = json.loads(raw.payload)
        self._add(f"{operation} event {name}", shapes.unknown_members(shape.members[name], payload))
        if operation in ORDERED:
            self._add(f"{operation} event {name}", shapes.unordered_members(payload))
        self._add(f"{operation} event", shapes.problems(shape, parsed))

    def _add(self, operation: str, found: Iterator[str]) -> None:
        self.faults.extend(f"{operation}: {fault}" for fault in found)


class CheckedEventStream(eventstream.EventStream):
    """botocore's event stream, each event shown to the checker on the way."""

    checker: ResponseChecker

    def _parse_event(self, event: Any) -> dict[str, Any]:
        parsed = super()._parse_event(event)
        self.checker.check_event(self._operation_name, self._output_shape, event, parsed)
        return parsed


class Clients:
    """One boto3 client a service, all of one endpoint: what a program gets from `AWS_ENDPOINT_URL`."""

    def __init__(
        self,
        endpoint: str,
        checker: ResponseChecker,
        validate: bool = True,
        key: str = "AKIDEXAMPLE",
        secret: str = "a-long-secret",
    ) -> None:
        session = boto3.session.Session(key, secret, region_name=REGION)
        # One try: a retry would hide an error that the test is about.
        config = Config(
            retries={"total_max_attempts": 1}, read_timeout=50, max_pool_connections=32, parameter_validation=validate
        )
        self.endpoint = endpoint
        self._clients = {service: session.client(service, endpoint_url=endpoint, config=config) for service in SERVICES}
        for client in self._clients.values():
            checker.watch(client)

    def __getattr__(self, name: str) -> Any:
        # lambda is a keyword of Python, hence `lambda_`.
        try:
            return self._clients[name.rstrip("_").replace("_", "-")]
        except KeyError as missing:
            raise AttributeError(name) from missing

"""One server and one scripted model for the whole run; every response checked, every operation counted."""

from pathlib import Path

import pytest

from conformance.agents import Studio, unique
from conformance.buckets import s3_client
from conformance.client import CheckedEventStream, Clients, ResponseChecker
from conformance.fake_model import FakeModel
from conformance.knowledge import Library
from conformance.server import Server

# None of the waits that are there for people.
CONFIG = """
agents.passing_state_seconds = 0
[[models]]
id = "*"
provider = "openai"
base_url = "{base_url}"
model = "fake-model"
[[embedding_models]]
id = "*"
provider = "openai"
base_url = "{embeddings_url}"
model = "fake-embeddings"
"""
# The folder whose files knowledge bases are made of.
SHELF = """
[objects.buckets]
shelf = "{shelf}"
"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("outcrop")


@pytest.fixture(scope="session")
def fake_model(folder):
    fake = FakeModel(folder)
    yield fake
    fake.kill()


@pytest.fixture(scope="session")
def fake_embeddings(folder):
    """Embeds by words. A process of its own, so that no test's script is taken by a text that is embedded."""
    (place := folder / "embeddings").mkdir()
    fake = FakeModel(place)
    yield fake
    fake.kill()


@pytest.fixture
def model(fake_model):
    """The scripted model, without what an earlier test left."""
    fake_model.reset()
    return fake_model


@pytest.fixture
def embedder(fake_embeddings):
    """What embeds, without the requests of earlier tests."""
    fake_embeddings.reset()
    return fake_embeddings


@pytest.fixture(scope="session")
def shelf(folder) -> Path:
    """The folder that is published as the bucket of the knowledge bases' files."""
    (made := folder / "shelf").mkdir()
    return made


@pytest.fixture(scope="session")
def config(fake_model, fake_embeddings) -> str:
    return CONFIG.format(base_url=fake_model.base_url, embeddings_url=fake_embeddings.base_url)


@pytest.fixture(scope="session")
def publishing(config, shelf) -> str:
    """The same with the published folder."""
    return config + SHELF.format(shelf=shelf)


@pytest.fixture(scope="session")
def server(folder, publishing):
    server = Server(folder / "server", publishing)
    yield server
    assert server.alive(), f"the server died during the run:\n{server.log.read_text()[-4000:]}"
    assert server.stop() == 0


@pytest.fixture(scope="session")
def checker():
    return ResponseChecker()


@pytest.fixture
def restartable(folder, publishing, checker, request):
    """A server of the test's own, and how to start it again on the same data."""
    running = []

    def start():
        running.append(Server(folder / request.node.name, publishing))
        return running[-1], Clients(running[-1].endpoint, checker)

    yield start
    running[-1].stop()


@pytest.fixture(scope="session")
def clients(server, checker):
    CheckedEventStream.checker = checker
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("botocore.parsers.EventStream", CheckedEventStream)
        yield Clients(server.endpoint, checker)


@pytest.fixture(scope="session")
def unchecked_clients(server, checker):
    """Clients that send whatever they are told to: the server's own checks are what is tested."""
    return Clients(server.endpoint, checker, validate=False)


@pytest.fixture(scope="session")
def studio(clients):
    return Studio(clients)


@pytest.fixture(scope="session")
def s3(server):
    return s3_client(server.endpoint)


@pytest.fixture
def bucket(s3):
    name = unique("bucket")
    s3.create_bucket(Bucket=name)
    return name


@pytest.fixture(scope="session")
def library(clients, shelf):
    return Library(clients, shelf)


@pytest.fixture(autouse=True)
def responses_keep_to_the_service_model(request):
    """Fails a test one of whose responses departs from botocore's service model."""
    yield
    if "checker" in request.fixturenames:
        faults = request.getfixturevalue("checker").take_faults()
        assert not faults, "responses depart from the service model:\n" + "\n".join(sorted(set(faults)))

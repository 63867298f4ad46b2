"""The embedding model that comes with the server: meanings instead of words. Needs its files, which are fetched beforehand."""

import pytest

from conformance.client import Clients
from conformance.knowledge import Library, document
from conformance.server import Server, need_models


@pytest.fixture(scope="module")
def fetched(folder):
    need_models(folder, "embeddings")


@pytest.mark.timeout(180)
def test_questions_find_what_has_no_word_in_common(fetched, folder, checker):
    server = Server(folder / "embedded", "agents.passing_state_seconds = 0\n")
    try:
        library = Library(Clients(server.endpoint, checker), folder)
        source = library.custom(library.base())
        given = {
            "pet": "A kitten sleeps on the sofa all afternoon.",
            "money": "The bank raised its interest rates again.",
            "sky": "Heavy rain and thunder are expected tonight.",
        }
        source.ingest(*(document(name, text) for name, text in given.items()))
        for question, name in (
            ("Where does the young cat rest?", "pet"),
            ("Is borrowing becoming more expensive?", "money"),
            ("What will the weather be like?", "sky"),
        ):
            found = library.found(source.knowledge_base, question, overrideSearchType="SEMANTIC")
            assert found[0] == name, question
    finally:
        assert server.stop() == 0

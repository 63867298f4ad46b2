"""What was acknowledged survives the loss of the process."""

import pytest

from conformance.agents import RETURN_CONTROL, Agent, Studio, eventually, function
from conformance.fake_model import call, say
from conformance.knowledge import Library


def test_an_acknowledged_turn_survives_kill(restartable, model, clients):
    server, mine = restartable()
    studio = Studio(mine)
    agent = studio.agent(
        studio.functions_group(function("add_two_numbers", "n1", "n2", kind="number")),
        studio.functions_group(function("weigh", "item"), name="scales", executor=RETURN_CONTROL),
    )
    waiting = Agent(mine, agent.id)
    model.script(
        call("tools__add_two_numbers", {"n1": 1, "n2": 2}), say("It is 3."), call("scales__weigh", {"item": "nut"})
    )
    assert agent.ask("Remember the colour blue, and add 1 and 2").text == "It is 3."
    asked = waiting.ask("Weigh a nut").return_control
    server.kill()

    _, mine = restartable()
    agent.clients = waiting.clients = mine
    model.reset()
    model.script(say("Blue."), call("tools__add_two_numbers", {"n1": 2, "n2": 2}), say("A nut weighs 4."))
    assert agent.ask("Which colour?").text == "Blue."
    assert "Remember the colour blue" in str(model.requests()[0]["messages"])
    # The pending return of control is resumed by the new process, and the function runs there as before.
    weighed = {
        "functionResult": {"actionGroup": "scales", "function": "weigh", "responseBody": {"TEXT": {"body": "4 g"}}}
    }
    assert waiting.give_back(asked, weighed).text == "A nut weighs 4."
    assert model.requests()[-1]["messages"][-1]["content"] == "The result of adding 2 and 2 is 4"


def test_a_turn_that_was_cut_off_can_be_asked_again(restartable, model, clients):
    server, mine = restartable()
    agent = Studio(mine).agent()
    live = model.live()
    agent.start("Lost", streamingConfigurations={"streamFinalResponse": True})
    model.wait_for_requests(1)
    server.kill()
    live.text("nobody hears this")

    _, agent.clients = restartable()
    model.reset()
    model.script(say("Here again."))
    assert agent.ask("Again").text == "Here again."


@pytest.mark.timeout(180)
def test_an_ingestion_that_was_cut_off_goes_on(restartable, shelf):
    server, mine = restartable()
    library = Library(mine, shelf)
    files = library.folder(library.base())
    count = 400
    for number in range(count):
        files.put(f"{number:03}.txt", f"Report {number:03} about the weather station W{number:03}. " * 20)
    files.put("123.txt", "The barometer of Madagascar broke in a storm.")
    job = files.start()
    indexed = eventually(
        lambda: files.job(job)["statistics"].get("numberOfNewDocumentsIndexed", 0), until=lambda seen: seen > 0
    )
    server.kill()

    _, mine = restartable()
    files.clients = library.clients = mine
    seen = files.over(job, limit=120)
    assert seen["status"] == "COMPLETE" and seen["statistics"]["numberOfDocumentsScanned"] == count, seen
    assert seen["statistics"]["numberOfNewDocumentsIndexed"] == count, (indexed, seen)
    pages = mine.bedrock_agent.get_paginator("list_knowledge_base_documents").paginate(**files.ids)
    listed = [detail for page in pages for detail in page["documentDetails"]]
    assert len(listed) == count and {detail["status"] for detail in listed} == {"INDEXED"}
    assert library.found(files.knowledge_base, "barometer of Madagascar")[0] == files.uri("123.txt")
    again = files.sync()
    assert again["counts"] == {"DocumentsScanned": count, "DocumentsSkipped": count}, "nothing is doubled or lost"

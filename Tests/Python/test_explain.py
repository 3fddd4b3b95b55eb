"""Rules, messages, logs and questions are explained."""

from __future__ import annotations

from typing import cast

import pytest

import paysheet


def test_a_rule_has_its_card() -> None:
    card = paysheet.explain("amount/format")
    assert isinstance(card, dict) and cast("dict[str, object]", card)["rule"] == "amount/format"


def test_a_log_has_its_line_and_causes() -> None:
    found = cast(paysheet.KnownText, paysheet.explain("start\nTypeError: Load failed\n    at pay (shop.js:1:2)\n"))
    assert (found["line"], found["source"], found["error"]) == (2, "Safari", "TypeError")
    assert "CORS" in found["causes"][0]["what"] and found["causes"][0]["remedy"]
    assert found["certainty"] == {"text": "source", "cause": "documented"}


def test_words_have_results() -> None:
    found = cast(paysheet.FoundWords, paysheet.explain("how do I test without a device"))
    assert "Docs/Testing-without-a-device.md" in [entry["next"] for entry in found["results"][:2]]


@pytest.mark.parametrize("text", ["amount/formt", "TypeError: something that no engine says"])
def test_what_is_not_known_is_said(text: str) -> None:
    with pytest.raises(LookupError, match="amount/format" if "/" in text else "not a known message"):
        paysheet.explain(text)

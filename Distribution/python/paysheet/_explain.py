"""What rules, error messages and logs mean."""

from __future__ import annotations

import json
from typing import Any, Optional, TypedDict, Union, cast

from ._binary import find_binary
from ._process import DEFAULT_TIMEOUT, CheckerError, run


class Cause(TypedDict):
    """A possible cause of a text. `rules` names the rules that find it in a document."""

    what: str
    remedy: Optional[str]
    rules: list[str]


class Certainty(TypedDict):
    """Where a text and its first cause come from, such as "run" and "shown"."""

    text: str
    cause: str


class OtherText(TypedDict):
    """Another known text in the same log."""

    line: int
    text: str
    source: str


class KnownText(TypedDict):
    """A known text of a browser, a server, a tool, an app or a library. The likeliest cause is the first."""

    message: str
    file: Optional[str]
    line: Optional[int]
    error: Optional[str]
    source: str
    reading: str
    causes: list[Cause]
    page: Optional[str]
    certainty: Optional[Certainty]
    others: list[OtherText]


class FoundEntry(TypedDict):
    """A rule, a page, a sample, a command, a member or a message that fits some words. `next` is the command or page that goes on."""

    kind: str
    title: str
    text: str
    next: str


class FoundWords(TypedDict):
    """What fits a question in a few words. `guess` is false if the first result is about these words."""

    query: str
    guess: bool
    results: list[FoundEntry]


Explanation = Union[KnownText, FoundWords, dict[str, Any], list[dict[str, Any]]]
"""A known text, results for words, the card of a rule, or the cards of a topic."""


def explain(text: str, *, timeout: Optional[float] = DEFAULT_TIMEOUT) -> Explanation:
    """Explains a rule, a topic, an error message or a log, or finds what fits a few words.

    Raises LookupError if nothing is known, with a suggestion for a misspelt rule, and CheckerError if the command does not end within
    `timeout` seconds.
    """
    done = run([find_binary(), "explain", "--format=json", "-"], text.encode("utf-8", "replace"), timeout)
    if done.returncode < 0:
        raise CheckerError(f"paysheet explain was ended by signal {-done.returncode}")
    if not done.stdout:
        # The next line names the help of the command.
        said = done.stderr.decode("utf-8", "replace").strip().partition("\n")[0]
        raise LookupError(said.removeprefix("paysheet: "))
    return cast(Explanation, json.loads(done.stdout))

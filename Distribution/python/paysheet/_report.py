"""What a check says about a document."""

from __future__ import annotations

import json
from typing import Any, NamedTuple, Optional


class Position(NamedTuple):
    """A place in the text of a document."""

    line: int
    """From 1."""
    column: int
    """In characters, from 1."""
    offset: int
    """In bytes of UTF-8, from 0."""


class Edit(NamedTuple):
    """A change of the text: the bytes from `start` to `end` become `new_text`."""

    start: int
    end: int
    new_text: str


class Fix(NamedTuple):
    """A change that removes a finding."""

    safety: str
    """"safe" if the shopper pays the same afterwards, otherwise "risky"."""
    summary: str
    patch: tuple[dict[str, Any], ...]
    """The operations of JSON Patch (RFC 6902)."""
    edits: tuple[Edit, ...]


class Related(NamedTuple):
    """Another place that a finding refers to."""

    message: str
    pointer: str
    start: Position


class Finding(NamedTuple):
    """One mistake, with its place and its correction."""

    rule: str
    """Such as "amount/format". Names do not change."""
    severity: str
    """"error", "warning" or "info"."""
    pointer: str
    """The place as JSON Pointer (RFC 6901)."""
    member: Optional[str]
    """The missing member; `pointer` is then the place of its object."""
    title: str
    message: str
    """For people. The wording can change."""
    help: Optional[str]
    start: Position
    end: Position
    fix: Optional[Fix]
    related: tuple[Related, ...]
    fingerprint: str
    sources: tuple[str, ...]

    def __str__(self) -> str:
        text = f"{self.start.line}:{self.start.column}: {self.severity}[{self.rule}]: {self.message}"
        return f"{text}; {self.help}" if self.help else text


class Safari(NamedTuple):
    """What Safari does with a document."""

    outcome: str
    """"accepts", "throws", "depends", "cancels" or "not-applicable"."""
    stage: Optional[str]
    error: Optional[str]
    text: Optional[str]
    why: Optional[str]
    rule: Optional[str]
    pointer: Optional[str]


class Requirements(NamedTuple):
    """What a document needs of a system."""

    api_version: int
    features: tuple[str, ...]
    systems: tuple[str, ...]


class InvalidDocument(ValueError):
    """A document has errors. `report` has all findings."""

    def __init__(self, report: Report) -> None:
        super().__init__(str(report))
        self.report = report


class Report:
    """The findings of one document."""

    __slots__ = ("_findings", "_members", "_text")

    def __init__(self, answer: bytes, text: bytes) -> None:
        self._members: dict[str, Any] = json.loads(answer)
        self._findings: Optional[tuple[Finding, ...]] = None
        # Only places in several lines need the text.
        self._text = text if b"\n" in text and self._members["findings"] else b""

    @property
    def kind(self) -> Optional[str]:
        """The name of the document's dictionary, such as "ApplePayPaymentRequest". None if it is unknown."""
        kind: Optional[str] = self._members["kind"]
        return kind

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings, in the order of the document."""
        if self._findings is None:
            self._findings = tuple(self._finding(members) for members in self._members["findings"])
        return self._findings

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings of severity "error"."""
        return tuple(finding for finding in self.findings if finding.severity == "error")

    @property
    def is_valid(self) -> bool:
        """Whether no finding is an error."""
        return all(members["severity"] != "error" for members in self._members["findings"])

    @property
    def safari(self) -> Safari:
        """What Safari does with the document."""
        members = self._members["safari"]
        return Safari(*(members.get(name) for name in Safari._fields))

    @property
    def requires(self) -> Optional[Requirements]:
        """The lowest version and the features that the document needs. None if no browser sees such a document."""
        members = self._members["requires"]
        if members is None:
            return None
        return Requirements(members["apiVersion"], tuple(members["features"]), tuple(members["systems"]))

    @property
    def members(self) -> dict[str, Any]:
        """The report as the command writes it, with places in one line. The schema is `report.schema.json`."""
        return self._members

    def raise_for_errors(self) -> None:
        """Raises InvalidDocument if a finding is an error."""
        if not self.is_valid:
            raise InvalidDocument(self)

    def __str__(self) -> str:
        return "\n".join(map(str, self.findings)) or "no findings"

    def __repr__(self) -> str:
        return f"<paysheet.Report {self.kind}: {len(self._members['findings'])} findings>"

    def _finding(self, members: dict[str, Any]) -> Finding:
        return Finding(
            members["rule"], members["severity"], members["pointer"], members.get("member"), members["title"], members["message"],
            members["help"], self._position(members["start"]), self._position(members["end"]), self._fix(members["fix"]),
            tuple(Related(one["message"], one["pointer"], self._position(one["start"])) for one in members["related"]),
            members["fingerprint"], tuple(members["sources"]),
        )  # fmt: skip

    def _position(self, members: dict[str, Any]) -> Position:
        """Returns a place in the document, which the command saw as one line."""
        offset = members["offset"]
        start = self._text.rfind(b"\n", 0, offset) + 1
        if start == 0:
            return Position(1, members["column"], offset)
        column = len(self._text[start:offset].decode("utf-8", "replace")) + 1
        return Position(self._text.count(b"\n", 0, offset) + 1, column, offset)

    def _fix(self, members: Optional[dict[str, Any]]) -> Optional[Fix]:
        if members is None:
            return None
        edits = (Edit(one["start"], one["end"], self._own_line_ends(one["newText"])) for one in members["textEdits"])
        return Fix(members["safety"], members["summary"], tuple(members["edits"]), tuple(edits))

    def _own_line_ends(self, text: str) -> str:
        return text if not self._text or b"\r" in self._text else text.replace("\r", "\n")

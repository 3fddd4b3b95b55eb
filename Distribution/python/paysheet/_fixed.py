"""What `fix` did to a document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Optional, TypeVar

T = TypeVar("T")


class AppliedFix(NamedTuple):
    """A fix that was applied."""

    rule: str
    """The rule of the finding that was fixed."""
    pointer: str
    """The place as JSON Pointer (RFC 6901)."""
    safety: str
    """"safe" or "risky"."""
    summary: str


class UnappliedFix(NamedTuple):
    """A fix that was not applied."""

    rule: str
    pointer: str
    reason: str
    """"overlaps" another fix, "untried", or "causes" another finding."""
    causes: Optional[str]
    """The rule of the finding that the fix would cause."""
    message: str


class UncoveredFinding(NamedTuple):
    """A finding that shows only after a fix, and is less severe than the fixed one."""

    rule: str
    pointer: str
    fixed: str
    """The rule of the finding that was fixed."""


class RemainingFinding(NamedTuple):
    """A finding of the fixed document."""

    rule: str
    severity: str
    """"error", "warning" or "info"."""
    pointer: str
    message: str


@dataclass(frozen=True)
class Fixed(Generic[T]):
    """A document after its fixes, with what was applied and what is left."""

    document: T
    """The fixed document, of the type that was given. All other bytes of a text stay."""
    changed: bool
    applied: tuple[AppliedFix, ...]
    left: tuple[UnappliedFix, ...]
    """The fixes that were not applied, each with the reason."""
    uncovered: tuple[UncoveredFinding, ...]
    patch: tuple[dict[str, Any], ...]
    """The changes as operations of JSON Patch (RFC 6902)."""
    findings: tuple[RemainingFinding, ...]
    """All findings of the fixed document."""

    @property
    def errors(self) -> tuple[RemainingFinding, ...]:
        """The remaining findings of severity "error"."""
        return tuple(finding for finding in self.findings if finding.severity == "error")

    @property
    def is_valid(self) -> bool:
        """Whether no remaining finding is an error."""
        return not self.errors

    @classmethod
    def of(cls, document: T, result: dict[str, Any]) -> Fixed[T]:
        """Returns the members of the command's result, with the document."""
        return cls(
            document, result["changed"],
            tuple(AppliedFix(*_members(one, AppliedFix._fields)) for one in result["applied"]),
            tuple(UnappliedFix(*_members(one, UnappliedFix._fields)) for one in result["left"]),
            tuple(UncoveredFinding(*_members(one, UncoveredFinding._fields)) for one in result["uncovered"]),
            tuple(result["patch"]),
            tuple(RemainingFinding(*_members(one, RemainingFinding._fields)) for one in result["findings"]),
        )  # fmt: skip


def _members(members: dict[str, Any], names: tuple[str, ...]) -> tuple[Any, ...]:
    """Returns the members with some names. The command can have more of them."""
    return tuple(members[name] for name in names)

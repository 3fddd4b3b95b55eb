"""Checks, fixes and draws payment requests of Apple Pay on the web.

    import paysheet

    for finding in paysheet.check(request).findings:
        print(finding)

A document is text, bytes, or the dict or list that `json.loads` returns. Options are those of the command `paysheet check`.
"""

from ._binary import find_binary
from ._checker import Checker, check, check_lines
from ._commands import fix, preview
from ._documents import Document, DocumentError
from ._explain import Cause, Certainty, Explanation, FoundEntry, FoundWords, KnownText, OtherText, explain
from ._fixed import AppliedFix, Fixed, RemainingFinding, UnappliedFix, UncoveredFinding
from ._mock import PageApplePay, Shopper, mock_script
from ._process import CheckerError
from ._report import Edit, Finding, Fix, InvalidDocument, Position, Related, Report, Requirements, Safari
from ._tokens import TokenFinding, TokenReport, check_token
from ._version import __version__

__all__ = [
    "AppliedFix",
    "Cause",
    "Certainty",
    "Checker",
    "CheckerError",
    "Document",
    "DocumentError",
    "Edit",
    "Explanation",
    "Finding",
    "Fix",
    "Fixed",
    "FoundEntry",
    "FoundWords",
    "InvalidDocument",
    "KnownText",
    "OtherText",
    "PageApplePay",
    "Position",
    "Related",
    "RemainingFinding",
    "Report",
    "Requirements",
    "Safari",
    "Shopper",
    "TokenFinding",
    "TokenReport",
    "UnappliedFix",
    "UncoveredFinding",
    "__version__",
    "check",
    "check_lines",
    "check_token",
    "explain",
    "find_binary",
    "fix",
    "mock_script",
    "preview",
]

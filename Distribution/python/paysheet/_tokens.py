"""What a payment token proves without a private key."""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, NamedTuple, Optional, Union, cast

from ._binary import find_binary
from ._documents import Document, DocumentError, encode
from ._process import DEFAULT_TIMEOUT, CheckerError, no_answer, run

FileContent = Union[str, bytes, bytearray, memoryview]
"""The content of a file, not its path."""

_content = (str, bytes, bytearray, memoryview)
_remedies = {
    "certificates": "pass the content of the file: path.read_bytes()",
    "root": "pass the content of a root certificate: path.read_bytes()",
    "request": "pass the payment request of this payment",
    "now": "pass a datetime with a time zone, or such a text",
}


class TokenFinding(NamedTuple):
    """One reason to refuse a token, or a note about it."""

    rule: str
    """Such as "token-trust/signature". Names do not change."""
    severity: str
    """"error", "warning" or "info"."""
    message: str
    """For people. The wording can change."""
    help: Optional[str]

    def __str__(self) -> str:
        text = f"{self.severity}[{self.rule}]: {self.message}"
        return f"{text}; {self.help}" if self.help else text


@dataclass(frozen=True)
class TokenReport:
    """What a payment token proves."""

    accepted: bool
    """Whether no finding is an error. If it is False, ignore the payment."""
    verified: tuple[str, ...]
    """The signatures that are right."""
    wrong: tuple[str, ...]
    """The signatures that are wrong."""
    not_checked: tuple[str, ...]
    """What was not checked, because the arguments do not have it."""
    findings: tuple[TokenFinding, ...]
    certificate: Optional[str]
    """The certificate that the token was made for, such as "certificates[0]". None if it is not among those of the shop."""
    signed_at: Optional[str]


def check_token(
    payment: Document,
    *,
    certificates: Union[FileContent, Iterable[FileContent]] = (),
    root: Optional[FileContent] = None,
    request: Optional[Document] = None,
    seen: Optional[Iterable[str]] = None,
    now: Union[datetime, str, None] = None,
    test: bool = False,
    timeout: Optional[float] = DEFAULT_TIMEOUT,
) -> TokenReport:
    """Checks the signature of a payment token up to Apple's root, and what else it proves without a private key.

    `payment` is the payment of `onpaymentauthorized`, its token or its `paymentData`. `certificates` are the payment processing
    certificates of the shop, as the content of their files, and `root` is another root, for tokens of tests. `request` is the payment
    request, to compare the application data. `seen` has transaction identifiers of earlier payments. `now` is when the token arrived,
    within five minutes of its signature; without it, this moment counts.

    `test` accepts a token of `testMerchant` of the npm package, with which no shopper paid.

    What you do not give is not checked, and `not_checked` names it. Raises DocumentError if there is no token, or if an argument cannot
    be read, and CheckerError if the command does not end within `timeout` seconds.
    """
    is_list = isinstance(certificates, Iterable) and not isinstance(certificates, _content)
    given = cast("Iterable[FileContent]", certificates) if is_list else [cast("FileContent", certificates)]
    files = [("certificate", f"certificates[{place}]", one) for place, one in enumerate(given)]
    if root is not None:
        files.append(("root", "root", root))
    words = [find_binary(), "token", "check", "-", "--no-config", "--format=json", f"--now={_moment(now)}"]
    if test:
        words.append("--test")
    # The folder is readable only by its owner, and so is each file.
    with tempfile.TemporaryDirectory(prefix="paysheet-") as folder:
        for option, name, content in files:
            words.append(_saved(folder, option, name, _bytes(content, name)))
        if request is not None:
            words.append(_saved(folder, "request", "request", encode(request)))
        if seen is not None:
            words.append(_saved(folder, "seen", "seen", _lines(seen)))
        done = run(words, encode(payment), timeout, folder)
    if done.returncode == 2 and not done.stdout:
        raise _failure(done.stderr.decode("utf-8", "replace"))
    if done.returncode not in (0, 1):
        raise CheckerError(f"paysheet token ended with status {done.returncode}; it said: {done.stderr.decode('utf-8', 'replace').strip()}")
    try:
        return _report(json.loads(done.stdout), done.returncode == 0)
    except (ValueError, KeyError, TypeError):
        raise no_answer(done.stdout) from None


def _report(members: dict[str, Any], is_clean: bool) -> TokenReport:
    findings = tuple(TokenFinding(*(one[name] for name in TokenFinding._fields)) for one in members["findings"])
    return TokenReport(
        is_clean and all(finding.severity != "error" for finding in findings),
        tuple(members["verified"]), tuple(members["wrong"]), tuple(members["notChecked"]), findings, members["certificate"], members["signedAt"],
    )  # fmt: skip


def _saved(folder: str, option: str, name: str, content: bytes) -> str:
    """Writes a file that only its owner can read, and returns the option that names it. The command runs in the folder."""
    descriptor = os.open(os.path.join(folder, name), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "wb") as file:
        file.write(content)
    return f"--{option}={name}"


def _bytes(content: object, name: str) -> bytes:
    if isinstance(content, str):
        return content.encode("utf-8", "replace")
    if isinstance(content, (bytes, bytearray, memoryview)):
        return bytes(content)
    raise TypeError(f"{name} is of type {type(content).__name__}; pass the content of the file: path.read_bytes()")


def _lines(seen: Iterable[str]) -> bytes:
    if isinstance(seen, _content):
        raise TypeError("seen is one value; pass the transaction identifiers as a list or a set")
    lines = []
    for place, identifier in enumerate(seen):
        # The value is not in the message: it belongs in no log.
        if not isinstance(identifier, str) or not re.fullmatch("[0-9a-fA-F]{64}", identifier):
            raise ValueError(f"seen[{place}] is not a transaction identifier; pass its 64 hexadecimal digits, those of header.transactionId")
        lines.append(identifier + "\n")
    return "".join(lines).encode("ascii")


def _moment(now: Union[datetime, str, None]) -> str:
    """Returns a moment as the command reads it."""
    if now is None:
        return "today"
    if isinstance(now, str):
        return now
    if not isinstance(now, datetime):
        raise TypeError(f"now is of type {type(now).__name__}; {_remedies['now']}")
    if now.utcoffset() is None:
        raise ValueError("now has no time zone; use datetime.now(timezone.utc)")
    return now.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def _failure(said: str) -> DocumentError:
    """Returns the error for what the command wrote when it could not check."""
    lines = [re.sub("^paysheet: (?:-: ?|--)?", "", line) for line in said.splitlines() if not line.startswith("paysheet: try: ")]
    if not lines:
        return DocumentError("paysheet token ended with status 2 and said nothing")
    *notes, problem = lines
    found = re.match(r"\w+", problem)
    remedy = _remedies.get(found[0]) if found else None
    if remedy is None:
        remedy = "pass the payment of onpaymentauthorized, its token or its paymentData"
    else:
        # Behind a semicolon, the command speaks of the names of files.
        problem = problem.rsplit("; ", 1)[0]
    return DocumentError("\n".join([f"{problem}; {remedy}", *notes]))

"""Checks documents with one open command."""

from __future__ import annotations

import atexit
import os
import threading
import weakref
from collections import deque
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Optional

from ._binary import find_binary
from ._documents import Document, encode
from ._process import DEFAULT_TIMEOUT, CheckerError, Late, Process, check_once, no_answer
from ._report import Report

class Checker:
    """Checks documents with one `paysheet` that stays open. Threads can share a checker.

        with Checker("--api-version=14") as checker:
            report = checker.check(document)

    Options are those of `paysheet check --co-process`: those that change what is printed or written are refused. A configuration is
    read only if you name it: `--config=FILE`. `command` is another `paysheet` than the one of this package. The command starts with the
    first check, and again if it was killed. If it does not answer within `timeout` seconds, the call kills it and raises CheckerError;
    with `None`, calls wait without end.
    """

    def __init__(self, *options: str, command: Optional[str] = None, timeout: Optional[float] = DEFAULT_TIMEOUT) -> None:
        for option in options:
            if not option.startswith("-") or option in ("-", "--"):
                raise ValueError(f'"{option}" is not an option; write an option and its value as one text, such as "--api-version=14"')
        if timeout is not None and not 0 < timeout < float("inf"):
            raise ValueError("timeout must be a number of seconds above 0, or None")
        self._options = options
        self._timeout = timeout
        self._command = command
        self._process: Optional[Process] = None
        self._lock = threading.Lock()
        _checkers.add(self)

    def check(self, document: Document) -> Report:
        """Returns the findings of a document."""
        text = encode(document)
        with self._lock:
            process, answer = self._ask(_line(text))
            number = process.answers
        try:
            return self._report(answer, text, number)
        except CheckerError:
            # Later answers would belong to other documents.
            with self._lock:
                if self._process is process:
                    self._process = None
                process.kill()
            raise

    def check_lines(self, documents: Iterable[Document]) -> Iterator[Report]:
        """Yields one report for each document, in order. For many documents this is faster than `check`.

        It reads some documents before it yields the first report, and uses a command of its own, with the same options.
        """
        texts: deque[bytes] = deque()

        def lines() -> Iterator[bytes]:
            for document in documents:
                text = encode(document)
                texts.append(text)
                yield _line(text)

        for number, answer in enumerate(self._start().stream(lines()), 1):
            if not texts:
                raise no_answer(answer)
            yield self._report(answer, texts.popleft(), number)

    def close(self) -> None:
        """Ends the command. A later check starts it again."""
        with self._lock:
            process, self._process = self._process, None
            if process:
                process.close()

    def __enter__(self) -> Checker:
        return self

    def __exit__(self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        self.close()

    def __del__(self) -> None:
        process = getattr(self, "_process", None)
        if process:
            process.close()

    def _report(self, answer: bytes, text: bytes, number: int) -> Report:
        """Returns the report of an answer, which must be the one to the line with this number."""
        is_line = bool(answer)
        if not answer:
            if text.strip():
                raise no_answer(b"an empty line")
            # The answer to an empty line is an empty line. A document without text is a mistake all the same.
            answer = check_once(self._command or find_binary(), self._options, text, self._timeout)
        try:
            # Places inside a record are not places in its text.
            report = Report(answer, b"" if any(option.startswith("--at=") for option in self._options) else text)
        except (ValueError, LookupError, TypeError) as error:
            raise no_answer(answer) from error
        if is_line and report.members.get("line") != number:
            raise no_answer(answer)
        return report

    def _start(self) -> Process:
        return Process(self._command or find_binary(), self._options, self._timeout)

    def _ask(self, line: bytes) -> tuple[Process, bytes]:
        process, self._process = self._process, None
        if process is None:
            process = self._start()
        try:
            answer = process.ask(line)
        except CheckerError as error:
            # A command that has worked before was killed. A check changes nothing, so it can be repeated.
            if process.answers == 0 or isinstance(error, Late):
                raise
            process = self._start()
            answer = process.ask(line)
        # After an error there is no process, and the next check starts one.
        self._process = process
        return process, answer

    def _leave(self) -> None:
        """Forgets what belongs to the parent process."""
        self._lock = threading.Lock()
        process, self._process = self._process, None
        if process:
            process.leave()


def _line(text: bytes) -> bytes:
    """Returns a document as one line of the same length. JSON allows LF and CR in the same places, and in no text."""
    return text.replace(b"\n", b"\r") if b"\n" in text else text


_checkers: weakref.WeakSet[Checker] = weakref.WeakSet()
_shared = Checker()
atexit.register(_shared.close)


def _leave_all() -> None:
    for checker in list(_checkers):
        checker._leave()


os.register_at_fork(after_in_child=_leave_all)


def check(document: Document, *options: str, timeout: Optional[float] = DEFAULT_TIMEOUT) -> Report:
    """Returns the findings of a document. Without options, one command stays open for all checks of this program."""
    if not options and timeout == DEFAULT_TIMEOUT:
        return _shared.check(document)
    with Checker(*options, timeout=timeout) as checker:
        return checker.check(document)


def check_lines(documents: Iterable[Document], *options: str, timeout: Optional[float] = DEFAULT_TIMEOUT) -> Iterator[Report]:
    """Yields one report for each document, in order. Each line of a file of NDJSON is a document."""
    return Checker(*options, timeout=timeout).check_lines(documents)

"""Keeps one `paysheet check --co-process` open: a record in, an answer out, in the same order.

Needs only Python, and pyarrow for `answer_batches`. Spark's workers need only this file.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from types import TracebackType
from typing import IO, TYPE_CHECKING, cast

if TYPE_CHECKING:
    import pyarrow


class CoProcessError(RuntimeError):
    """The command cannot run, ended too early, or did not write one line per record."""


class CoProcess:
    """A command that answers every line with one line.

        with CoProcess(["paysheet", "check", "--co-process"]) as paysheet:
            answers = paysheet.ask([b'{"countryCode": "US", …}', …])

    Leaving the block closes the command's input and waits for its end. An error in the block ends the command at once.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._name = command[0]
        # A file accepts any amount of diagnostics, so no reader is needed while the command runs.
        self._diagnostics: IO[bytes] = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._diagnostics
            )
        except OSError as error:
            self._diagnostics.close()
            raise CoProcessError(
                f"{self._name} cannot be run here: {error.strerror}; every worker needs the command at this path"
            ) from error
        self._input = cast("IO[bytes]", self._process.stdin)
        self._output = cast("IO[bytes]", self._process.stdout)
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="co-process")
        self._asked = 0
        self._answered = 0

    def ask(self, records: Sequence[bytes | None]) -> list[bytes]:
        """Returns the answers to some records, without line ends. The answer to an empty or missing record is empty.

        Another thread writes while this one reads. Otherwise each process could wait for the other with both pipes full.
        """
        self._asked += len(records)
        writing = self._writer.submit(self._write, records)
        answers = [self._answer() for _ in records]
        writing.result()
        return answers

    def finish(self) -> None:
        """Closes the input and waits for the end of the command, which must write no more answers."""
        with suppress(BrokenPipeError):
            self._input.close()
        if self._output.read(1):
            raise self._failure("has more answers than there were records")
        if self._process.wait() != 0:
            raise self._failure("failed")
        self._dispose()

    def __enter__(self) -> CoProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if kind is None:
            self.finish()
        else:
            self._dispose()

    def _write(self, records: Sequence[bytes | None]) -> None:
        # A missing answer reports a closed pipe, with its reason.
        with suppress(BrokenPipeError):
            self._input.writelines(as_line(record) for record in records)
            self._input.flush()

    def _answer(self) -> bytes:
        line = self._output.readline()
        if not line.endswith(b"\n"):
            raise self._failure("ended too early")
        self._answered += 1
        return line[:-1]

    def _failure(self, what: str) -> CoProcessError:
        """Ends the command and collects the details of its end."""
        # A command that has closed its output ends alone. Its own status says more than a kill.
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=5)
        self._process.kill()
        status = self._process.wait()
        end = f"signal {-status}" if status < 0 else f"status {status}"
        size = self._diagnostics.seek(0, 2)
        self._diagnostics.seek(max(0, size - 4096))
        said = self._diagnostics.read().decode("utf-8", "replace").strip()
        self._dispose()
        return CoProcessError(
            f"{self._name} {what}: {end} after {self._answered} answers to {self._asked} records; it said: {said or 'nothing'}"
        )

    def _dispose(self) -> None:
        """Ends the command if it still runs, and releases all resources."""
        self._process.kill()
        self._process.wait()
        self._writer.shutdown()
        for stream in (self._input, self._output, self._diagnostics):
            with suppress(BrokenPipeError):
                stream.close()


def as_line(record: bytes | None) -> bytes:
    """Returns a record as one line.

    A line end within a record becomes a carriage return. JSON allows both between its tokens and neither in text, so the verdict
    does not change.
    """
    return (record or b"").replace(b"\n", b"\r") + b"\n"


def answer_batches(command: Sequence[str], batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
    """Answers the first column of every batch, for `DataFrame.mapInArrow`. One command serves a whole partition."""
    import pyarrow

    with CoProcess(command) as paysheet:
        for batch in batches:
            answers = paysheet.ask(batch.column(0).to_pylist())
            yield pyarrow.RecordBatch.from_arrays([pyarrow.array(answers, pyarrow.binary())], ["answer"])

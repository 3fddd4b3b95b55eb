"""One open `paysheet check`: a line in, a line out, in the same order. It needs no threads."""

from __future__ import annotations

import os
import select
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from typing import IO, Optional, cast

_chunk = 1 << 16


DEFAULT_TIMEOUT = 60.0
"""How many seconds a call waits for an answer. The command needs milliseconds."""


class CheckerError(RuntimeError):
    """The command cannot run, ended without an answer, or did not answer in time."""


class Late(CheckerError):
    """The command did not answer in time."""


def _words(command: str, options: tuple[str, ...], *more: str) -> list[str]:
    # Without a name for a configuration, none is read: results must not depend on the current folder.
    configuration = [] if any(option.startswith("--config=") for option in options) else ["--no-config"]
    return [command, "check", *more, *configuration, *options]


def no_answer(said: bytes) -> CheckerError:
    """Returns the error for something else than an answer."""
    return CheckerError(f"paysheet printed something that is not an answer: {said[:400].decode('utf-8', 'replace').strip()}")


def run(words: list[str], text: bytes, timeout: Optional[float], folder: Optional[str] = None) -> subprocess.CompletedProcess[bytes]:
    """Runs a command that reads one document and ends. `folder` is its current folder, if it is not that of this program."""
    try:
        return subprocess.run(words, input=text, capture_output=True, check=False, timeout=timeout, cwd=folder)
    except OSError as error:
        raise CheckerError(f"{words[0]} cannot be run: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise Late(f"paysheet {words[1]} did not end within {timeout:g} seconds, and was killed") from error


def check_once(command: str, options: tuple[str, ...], text: bytes, timeout: Optional[float]) -> bytes:
    """Returns the answer of a command that checks one document and ends. The options are those of a process that has answered."""
    done = run([*_words(command, options, "--format=ndjson", "--fail-on=never"), "-"], text, timeout)
    if not done.stdout:
        raise CheckerError(f"paysheet ended with status {done.returncode}; it said: {done.stderr.decode('utf-8', 'replace').strip()}")
    return done.stdout


def _is_answer(text: bytes) -> bool:
    """Whether the beginning of a text is that of an answer: an object, or an empty line."""
    return text[:1] in (b"{", b"\n")


class Process:
    """A running command."""

    def __init__(self, command: str, options: tuple[str, ...], timeout: Optional[float] = DEFAULT_TIMEOUT) -> None:
        # A file takes any amount of messages, so no thread must read them meanwhile.
        self._messages: IO[bytes] = tempfile.TemporaryFile()
        try:
            # In a session of its own, Ctrl-C reaches this program and not the command.
            self._popen = subprocess.Popen(
                # It refuses options that change what is printed.
                _words(command, options, "--co-process"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._messages,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            self._messages.close()
            raise CheckerError(f"{command} cannot be run: {error.strerror}") from error
        self._in, self._out = cast("IO[bytes]", self._popen.stdin), cast("IO[bytes]", self._popen.stdout)
        self._input, self._output = self._in.fileno(), self._out.fileno()
        os.set_blocking(self._input, False)
        self._owner = os.getpid()
        self._timeout = timeout
        self._end: Optional[float] = None
        self._readable = select.poll()
        self._readable.register(self._output, select.POLLIN)
        self.answers = 0
        """The number of answers so far."""

    def ask(self, line: bytes) -> bytes:
        """Returns the answer to a line. Both have no line end."""
        self._start_waiting()
        try:
            answer = self._send(line + b"\n")
            while not answer.endswith(b"\n"):
                chunk = self._read()
                if not chunk:
                    raise self._failure()
                answer += chunk
                # Text for people can end without a line end.
                if not _is_answer(answer):
                    raise no_answer(answer)
            if b"\n" in answer[:-1]:
                raise no_answer(answer)
        except BaseException:
            # Another question would get the answer to this one.
            self.kill()
            raise
        self.answers += 1
        return answer[:-1]

    def stream(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """Yields the answer to each line. The command works while this program makes lines and uses answers. Ends the command."""
        asked, rest, batch, is_finished = 0, b"", bytearray(), False
        try:
            for line in lines:
                asked += 1
                batch += line
                batch += b"\n"
                if len(batch) >= _chunk:
                    # The time that the program needs for lines and answers does not count.
                    self._start_waiting()
                    *answers, rest = (rest + self._send(bytes(batch))).split(b"\n")
                    batch.clear()
                    yield from self._taken(answers)
            self._start_waiting()
            rest += self._send(bytes(batch))
            self._in.close()
            while True:
                *answers, rest = rest.split(b"\n")
                if answers:
                    yield from self._taken(answers)
                    self._start_waiting()
                self._check_owner()
                chunk = self._read()
                if not chunk:
                    break
                rest += chunk
            if self._status() != 0 or self.answers != asked:
                raise self._failure()
            is_finished = True
        finally:
            if is_finished:
                self.close()
            else:
                self.kill()

    def _taken(self, answers: list[bytes]) -> list[bytes]:
        """Counts answers, and rejects what is none."""
        for answer in answers:
            if answer and not _is_answer(answer):
                raise no_answer(answer)
        self.answers += len(answers)
        return answers

    def close(self) -> None:
        """Closes the input and waits for the end of the command."""
        if os.getpid() != self._owner:
            return self.leave()
        self._in.close()
        try:
            self._popen.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._popen.kill()
        except BaseException:
            self._popen.kill()
            raise
        finally:
            self._popen.wait()
            self._out.close()
            self._messages.close()

    def kill(self) -> None:
        """Ends the command at once."""
        if os.getpid() == self._owner:
            self._popen.kill()
        self.close()

    def leave(self) -> None:
        """Releases a command that belongs to the parent process, which still uses it."""
        for file in (self._in, self._out, self._messages):
            file.close()
        # The parent waits for its end.
        self._popen.returncode = 0

    def _send(self, data: bytes) -> bytes:
        """Writes everything. Returns what the command has answered meanwhile."""
        self._check_owner()
        try:
            sent = os.write(self._input, data)
            if sent == len(data):
                return b""
        except BlockingIOError:
            sent = 0
        except BrokenPipeError:
            raise self._refusal() from None
        rest, answers = memoryview(data)[sent:], bytearray()
        poll = select.poll()
        poll.register(self._input, select.POLLOUT)
        poll.register(self._output, select.POLLIN)
        while rest:
            for descriptor, _ in self._wait(poll, "read"):
                if descriptor == self._output:
                    chunk = os.read(self._output, _chunk)
                    if not chunk:
                        raise self._failure()
                    answers += chunk
                else:
                    try:
                        rest = rest[os.write(self._input, rest[: 1 << 20]) :]
                    except BlockingIOError:
                        pass
                    except BrokenPipeError:
                        raise self._refusal() from None
        return bytes(answers)

    def _start_waiting(self) -> None:
        self._end = None if self._timeout is None else time.monotonic() + self._timeout

    def _wait(self, poll: select.poll, act: str) -> list[tuple[int, int]]:
        """Waits until the command reads or writes."""
        events = poll.poll(None if self._end is None else max(0.0, self._end - time.monotonic()) * 1000)
        if not events:
            raise Late(f"paysheet did not {act} document {self.answers + 1} within {self._timeout:g} seconds, and was killed" + self._said())
        return events

    def _read(self) -> bytes:
        """Returns more of the answers; no bytes at their end."""
        self._wait(self._readable, "answer")
        return os.read(self._output, _chunk)

    def _status(self) -> int:
        """Returns how the command ended, which has closed its output."""
        try:
            return self._popen.wait(timeout=self._timeout)
        except subprocess.TimeoutExpired:
            raise Late(f"paysheet did not end within {self._timeout:g} seconds after its last answer, and was killed" + self._said()) from None

    def _said(self) -> str:
        """Returns the last messages of the command, as the end of an error."""
        size = self._messages.seek(0, os.SEEK_END)
        self._messages.seek(max(0, size - 4096))
        said = self._messages.read().decode("utf-8", "replace").strip()
        return f"; it said: {said}" if said else ""

    def _check_owner(self) -> None:
        if os.getpid() != self._owner:
            raise CheckerError("this process was forked in the middle of a check; start the check again in the new process")

    def _refusal(self) -> CheckerError:
        """Returns why the command does not read: what it printed for people instead of an answer, or how it ended."""
        failure = self._failure()
        said = os.read(self._output, _chunk) if self._readable.poll(0) else b""
        return no_answer(said) if said and not _is_answer(said) else failure

    def _failure(self) -> CheckerError:
        """Returns why the command has ended."""
        status: Optional[int]
        try:
            # A command that has closed its output ends alone, with its own status.
            status = self._popen.wait(timeout=5)
        except subprocess.TimeoutExpired:
            status = None
        end = "closed its output" if status is None else f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        return CheckerError(f"paysheet {end} after {self.answers} answers" + self._said())

#!/usr/bin/env python3
"""The promises of `paysheet check --co-process` to programs that keep it open, tested by a separate driver. Also tests the client of
Examples/spark with correct and faulty commands.

    python3 Tests/Scripts/co-process.py PAYSHEET
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parents[2] / "Examples" / "spark"))
from coprocess import CoProcess, CoProcessError  # noqa: E402

PAYSHEET = str(Path(sys.argv[1]).resolve())
STREAM = [PAYSHEET, "check", "--co-process", "--no-config", "--at=/request", "--now-at=/at", "--carry=id=/id", "-"]
# The same with options that other runs can have, too.
OPTIONS = [
    PAYSHEET, "check", "--ndjson", "--format=ndjson", "--fail-on=never", "--no-config",
    "--at=/request", "--now-at=/at", "--carry=id=/id", "-",
]  # fmt: skip
# Longer than any test takes.
PATIENCE = 60


def record(number: int, amount: str = "38.06") -> bytes:
    """Returns a record with a valid or an invalid amount."""
    request = {
        "countryCode": "US", "currencyCode": "USD", "merchantCapabilities": ["supports3DS"], "supportedNetworks": ["visa"],
        "total": {"label": "Harbor Books", "amount": amount},
    }  # fmt: skip
    return json.dumps({"id": number, "at": "2026-01-02T03:04:05Z", "request": request}).encode()


def run(text: bytes, *more: str, command: list[str] = STREAM) -> tuple[int, list[bytes]]:
    """Checks exit status and lines for a whole input. Standard error must be empty, and every line must be complete."""
    done = subprocess.run([*command[:-1], *more, "-"], input=text, capture_output=True, timeout=PATIENCE, check=False)
    assert done.stderr == b"", done.stderr
    assert done.stdout == b"" or done.stdout.endswith(b"\n"), done.stdout[-100:]
    return done.returncode, done.stdout.split(b"\n")[:-1]


def rules(answer: bytes) -> list[str]:
    return [finding["rule"] for finding in json.loads(answer)["findings"]]


def identifier(answer: bytes) -> Any:
    return json.loads(answer)["carry"].get("id")


def expect_failure(command: list[str], records: list[bytes], *words: str) -> None:
    """Checks that the client raises with these words, and leaves no process and no thread."""
    before = threading.active_count()
    try:
        with CoProcess(command) as process:
            process.ask(records)
    except CoProcessError as error:
        assert all(word in str(error) for word in words), (words, str(error))
    else:
        raise AssertionError(f"no error for {command}")
    assert threading.active_count() <= before, "a thread is left behind"


def python(program: str) -> list[str]:
    """A command that is a program in Python."""
    return [sys.executable, "-c", "import sys, time\n" + program]


# ------------------------------------------------------------------------------------------------------ the command


def each_line_is_answered_before_the_next_is_written() -> None:
    with subprocess.Popen(STREAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin and process.stdout and process.stderr
        received = b""
        for number in range(50):
            process.stdin.write(record(number) + b"\n")
            while not received.endswith(b"\n"):
                assert select.select([process.stdout], [], [], PATIENCE)[0], f"no answer to line {number}"
                received += os.read(process.stdout.fileno(), 1 << 16)
            assert received.count(b"\n") == 1, "one line in, one line out"
            assert identifier(received) == number
            received = b""
        process.stdin.close()
        assert process.stdout.read() == b"" and process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


def a_line_that_comes_in_pieces_is_one_line() -> None:
    with subprocess.Popen(STREAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin and process.stdout
        line = record(7) + b"\n"
        for piece in (line[:1], line[1:40], line[40:-1]):
            process.stdin.write(piece)
            time.sleep(0.05)
        assert not select.select([process.stdout], [], [], 0.2)[0], "an answer to half a line"
        process.stdin.write(line[-1:])
        assert identifier(process.stdout.readline()) == 7
        process.stdin.close()
        assert process.stdout.read() == b"" and process.wait(PATIENCE) == 0


def answers_come_in_order_and_nothing_else_comes() -> None:
    status, lines = run(b"".join(record(number, "38,06" if number % 3 == 0 else "38.06") + b"\n" for number in range(3000)))
    assert status == 0 and len(lines) == 3000
    for number, line in enumerate(lines):
        answer = json.loads(line)
        assert answer["schemaVersion"] == 1 and answer["line"] == number + 1 and answer["carry"] == {"id": number}
        assert [finding["rule"] for finding in answer["findings"]] == (["amount/format"] if number % 3 == 0 else [])


def findings_fail_only_where_they_shall() -> None:
    for command in (STREAM, OPTIONS):
        assert run(record(1, "38,06") + b"\n", command=command)[0] == 0
    assert run(record(1, "38,06") + b"\n", "--fail-on=error", command=OPTIONS)[0] == 1
    assert run(record(1) + b"\n", "--fail-on=info", command=OPTIONS)[0] == 0


def one_option_is_short_for_the_others() -> None:
    records = b"\n".join(record(number, "38,06" if number % 3 == 0 else "38.06") for number in range(300)) + b"\n\n{\n"
    assert run(records) == run(records, command=OPTIONS)


def options_that_change_the_answers_are_refused() -> None:
    for option in ("--stat", "--output=x", "--report=json=x", "--only-findings", "--watch", "--write-baseline=x", "-ox"):
        name = "--output" if option == "-ox" else option.split("=")[0]
        expect_failure([*STREAM, option], [b"{}"], "ended too early", "status 2", f"{name} cannot be used here")
    assert not os.path.exists("x")


def a_partition_without_lines_is_silent() -> None:
    assert run(b"") == (0, [])
    assert run(b"\n\n") == (0, [b"", b""])
    for lines in (b"", b"\n"):
        assert run(lines, "--only-findings", command=OPTIONS) == (0, [])


def a_broken_line_is_answered_in_its_place() -> None:
    broken = [b"{", b"nothing", record(0)[:-20], b'{"id":1}', b"\x00", b"\xff\xfe", b"[" * 100_000, b'"\\ud800"', b"{}{}"]
    lines = [line for number, one in enumerate(broken) for line in (one, record(number))]
    done = subprocess.run(STREAM, input=b"\n".join(lines) + b"\n", capture_output=True, timeout=PATIENCE, check=False)
    answers = done.stdout.split(b"\n")[:-1]
    assert done.returncode == 0 and len(answers) == len(lines)
    for number, one in enumerate(broken):
        assert rules(answers[2 * number]), f"no finding in {one[:20]!r}"
        assert identifier(answers[2 * number + 1]) == number and rules(answers[2 * number + 1]) == []
    assert all(len(line) < 4096 for line in done.stderr.splitlines()), "remarks are short"


def line_ends_may_be_those_of_windows_or_absent() -> None:
    plain = run(record(1) + b"\n" + record(2, "1,5") + b"\n")
    assert plain == run(record(1) + b"\r\n" + record(2, "1,5") + b"\r\n")
    assert plain == run(record(1) + b"\n" + record(2, "1,5"))
    assert run(b"\r\n" + record(1))[1][0] == b""


def a_very_long_line_is_a_line() -> None:
    long = record(1, "9" * 5_000_000)
    status, lines = run(b"\n".join([record(0), long, record(2)]) + b"\n")
    assert status == 0 and [identifier(line) for line in lines] == [0, 1, 2] and rules(lines[1])
    status, lines = run(b"\n".join([record(0), long, record(2)]) + b"\n", "--limit=bytes=1000000")
    assert status == 0 and len(lines) == 3 and identifier(lines[2]) == 2
    assert len(rules(lines[1])) == 1, "a line above the limit is one finding"


def a_reader_that_leaves_ends_the_command() -> None:
    process = subprocess.Popen(STREAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin and process.stdout and process.stderr
    process.stdout.close()
    try:
        for number in range(100_000):
            process.stdin.write(record(number) + b"\n")
        process.stdin.close()
    except BrokenPipeError:
        pass
    process.wait(PATIENCE)
    assert process.stderr.read() == b""
    try:
        process.stdin.close()
    except BrokenPipeError:
        pass
    process.stderr.close()


# ------------------------------------------------------------------------------------------------------- the client


def full_pipes_hold_nobody_up() -> None:
    records = [record(number, "38,06") for number in range(30_000)]
    with CoProcess(STREAM) as paysheet:
        first, second = paysheet.ask(records[:20_000]), paysheet.ask(records[20_000:])
        assert [identifier(answer) for answer in first + second] == list(range(30_000))


def odd_records_stay_one_line() -> None:
    pretty = json.dumps(json.loads(record(2)), indent=2).encode()
    torn = record(3).replace(b"Harbor", b"Harbor\n")
    with CoProcess(STREAM) as paysheet:
        assert paysheet.ask([]) == []
        answers = paysheet.ask([record(1), b"", pretty, None, torn, record(4, "9" * 5_000_000)])
        assert [answers[1], answers[3]] == [b"", b""]
        assert identifier(answers[2]) == 2 and rules(answers[2]) == []
        assert any(rule.startswith("json/") for rule in rules(answers[4])), "a line end within text is not JSON"
        assert identifier(answers[5]) == 4


def a_block_without_records_is_fine() -> None:
    with CoProcess(STREAM):
        pass


def misbehaviour_is_told() -> None:
    expect_failure(["/absent/paysheet"], [b"{}"], "cannot be run", "every worker")
    expect_failure([PAYSHEET, "check", "--no-such-option"], [b"{}"] * 50_000, "ended too early", "status 2", "no-such-option")
    three = "for _ in range(3): print(sys.stdin.readline(), end='', flush=True)\nprint('no more', file=sys.stderr); sys.exit(9)"
    expect_failure(python(three), [b"{}"] * 50_000, "status 9", "after 3 answers to 50000 records", "no more")
    expect_failure(python("import os, signal; os.kill(os.getpid(), signal.SIGKILL)"), [b"{}"], "signal 9", "said: nothing")
    expect_failure(python("sys.stdin.readline(); print('{', end='')"), [b"{}"], "ended too early")
    expect_failure(python("for line in sys.stdin: print(line + line, end='')"), [b"{}"], "more answers")
    expect_failure(python("for line in sys.stdin: print(line, end='', flush=True)\nsys.exit('late')"), [b"{}"], "failed", "late")
    flood = "sys.stderr.write('x' * 5_000_000 + 'END')\nfor line in sys.stdin: print(line, end='', flush=True)\nsys.exit(1)"
    expect_failure(python(flood), [b"{}"], "status 1", "END")
    # Closes its output, reads nothing and stays.
    expect_failure(python("import os; os.close(1); time.sleep(600)"), [b"x" * 100] * 50_000, "ended too early", "signal 9")


def an_error_in_the_block_ends_the_command() -> None:
    start = time.monotonic()
    process = CoProcess(python("time.sleep(600)"))
    try:
        with process:
            raise KeyError("of the caller")
    except KeyError:
        pass
    assert time.monotonic() - start < PATIENCE


def main() -> None:
    checks = [
        each_line_is_answered_before_the_next_is_written, a_line_that_comes_in_pieces_is_one_line,
        answers_come_in_order_and_nothing_else_comes, findings_fail_only_where_they_shall,
        one_option_is_short_for_the_others, options_that_change_the_answers_are_refused, a_partition_without_lines_is_silent,
        a_broken_line_is_answered_in_its_place, line_ends_may_be_those_of_windows_or_absent, a_very_long_line_is_a_line,
        a_reader_that_leaves_ends_the_command,
        full_pipes_hold_nobody_up, odd_records_stay_one_line, a_block_without_records_is_fine, misbehaviour_is_told,
        an_error_in_the_block_ends_the_command,
    ]  # fmt: skip
    failed = 0
    for check in checks:
        name = check.__name__.replace("_", " ")
        # A deadlock must not block the gate.
        watch = threading.Timer(3 * PATIENCE, lambda name=name: (print(f"stuck: {name}", flush=True), os._exit(1)))
        watch.daemon = True
        watch.start()
        try:
            check()
        except Exception as error:
            failed += 1
            print(f"FAILED: {name}: {type(error).__name__}: {str(error)[:500]}", file=sys.stderr)
        watch.cancel()
    print(f"co-process: {len(checks) - failed} of {len(checks)} promises kept")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

"""The open command: options, many documents, and what can go wrong."""

from __future__ import annotations

import gc
import itertools
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing import resource_tracker
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from conftest import rules

import paysheet
from paysheet import Checker, CheckerError
from paysheet._process import Process

Make = Callable[..., dict[str, Any]]
Command = Callable[[str], str]


def children() -> set[str]:
    """The processes that this thread has started and that have not been collected."""
    return set(Path(f"/proc/self/task/{threading.get_native_id()}/children").read_text().split())


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    paysheet.check("{}")
    # A process that stays for the whole run, for pools of processes.
    resource_tracker.ensure_running()
    before, files = children(), len(os.listdir("/proc/self/fd"))
    yield
    gc.collect()
    assert len(children()) <= len(before) and len(os.listdir("/proc/self/fd")) <= files


def test_options_are_those_of_the_command(request_with: Make, tmp_path: Path) -> None:
    request = request_with() | {"applicationData": "", "supportsCouponCode": True}
    assert any("version" in rule for rule in rules(paysheet.check(request, "--api-version=1")))
    with Checker("--ignore=amount/format", "--severity=country/unknown=info") as checker:
        assert checker.check(request_with("38,06", countryCode="us")).is_valid
    configuration = tmp_path / "paysheet.json"
    configuration.write_text('{"ignore": [{"rule": "amount/format", "reason": "a test"}]}')
    assert paysheet.check(request_with("38,06"), f"--config={configuration}").is_valid
    record = json.dumps({"id": 7, "body": json.dumps(request_with("38,06"), indent=1)}, indent=1)
    report = paysheet.check(record, "--at=/body", "--carry=id=/id")
    assert rules(report) == ["amount/format"] and report.members["carry"] == {"id": 7}


def test_no_configuration_is_found_by_chance(request_with: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".paysheet.json").write_text('{"ignore": [{"rule": "amount/format", "reason": "a test"}]}')
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PAYSHEET_FORMAT", "html")
    with Checker() as checker:
        assert rules(checker.check(request_with("38,06"))) == ["amount/format"]


@pytest.mark.parametrize(
    "option",
    "--only-findings --format=json --report=html=x.html --statistics --stat --output=x -ox --write-baseline=x --watch --fix --verbose --expect=valid"
    " --expect-manifest=x --files-from=x --changed-lines=x --fail-on=error --exit-zero --ndjson".split(),
)
def test_options_about_output_are_refused(option: str, request_with: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name = "--output" if option == "-ox" else option.split("=")[0]
    with pytest.raises(CheckerError, match=f"status 2 after 0 answers; it said: paysheet: {name} cannot be used here"):
        paysheet.check(request_with(), option)
    with pytest.raises(CheckerError, match=f"{name} cannot be used here"):
        list(paysheet.check_lines([request_with()] * 3, option))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("option", "words"), [("--help", "paysheet check"), ("--version", "unknown option --version"), ("--outp", "unknown option --outp")])
def test_other_options_are_told(option: str, words: str, request_with: Make) -> None:
    with pytest.raises(CheckerError, match=words):
        paysheet.check(request_with(), option)
    with pytest.raises(CheckerError, match=words):
        list(paysheet.check_lines([request_with()], option))


def test_what_a_command_prints_before_it_stops_reading_is_told(request_with: Make, command: Command) -> None:
    process = Process(command("print('Usage: paysheet check')"), ())
    process._popen.wait()
    with pytest.raises(CheckerError, match="not an answer: Usage: paysheet check"):
        process.ask(json.dumps(request_with()).encode())


@pytest.mark.parametrize(
    "program",
    [
        "print('hello', flush=True); time.sleep(600)",
        "print('hello> ', end='', flush=True); time.sleep(600)",
        "sys.stdin.readline(); print('{hello', flush=True); time.sleep(600)",
        "sys.stdin.readline(); print('{\"hello\": 1}', flush=True); time.sleep(600)",
        "sys.stdin.readline(); print('{}\\n{\"hello\": 1}', flush=True); time.sleep(600)",
        "print(sys.stdin.readline().replace('countryCode', 'hello'), end='', flush=True); time.sleep(600)",
        "print('{\"schemaVersion\": 1, \"line\": 7, \"findings\": [], \"hello\": 1}', flush=True); time.sleep(600)",
    ],
)
def test_something_else_than_an_answer_is_told(program: str, request_with: Make, command: Command) -> None:
    with Checker(command=command(program)) as checker:
        with pytest.raises(CheckerError, match=r"(?s)not an answer: .*hello"):
            checker.check(request_with())
        assert checker._process is None


def test_an_empty_answer_to_a_document_is_told(request_with: Make, command: Command) -> None:
    with pytest.raises(CheckerError, match="an empty line"):
        Checker(command=command("sys.stdin.readline(); print(flush=True); time.sleep(600)")).check(request_with())


def test_a_second_answer_is_told(request_with: Make, command: Command) -> None:
    twice = command("for line in sys.stdin: print('{\"line\": 1, \"findings\": []}\\n' * 2, end='', flush=True)")
    with pytest.raises(CheckerError, match="not an answer"):
        Checker(command=twice).check(request_with())
    with pytest.raises(CheckerError, match="not an answer"):
        list(Checker(command=twice).check_lines([request_with()] * 2))


@pytest.mark.parametrize("options", [("requests",), ("--api-version", "14"), ("-",), ("--",)])
def test_what_is_not_an_option_is_refused(options: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="one text"):
        Checker(*options)


def test_wrong_options_are_told(request_with: Make) -> None:
    for _ in range(2):
        with pytest.raises(CheckerError, match=r"status 2.*no-such-option"):
            paysheet.check(request_with(), "--no-such-option")
    with pytest.raises(CheckerError, match=r"status 2.*no-such-option"):
        list(paysheet.check_lines([], "--no-such-option"))
    with pytest.raises(CheckerError, match="no-such-option"):
        list(paysheet.check_lines([request_with()] * 10_000, "--no-such-option"))


def test_an_absent_command_is_told() -> None:
    with pytest.raises(CheckerError, match="/absent/paysheet cannot be run: No such file"):
        Checker(command="/absent/paysheet").check("{}")


def test_many_documents_are_answered_in_order(request_with: Make) -> None:
    documents = [request_with("38,06" if number % 3 == 0 else "38.06") for number in range(5000)]
    found = [rules(report) for report in paysheet.check_lines(documents)]
    assert found == [["amount/format"] if number % 3 == 0 else [] for number in range(5000)]
    assert list(paysheet.check_lines([])) == []


def test_answers_larger_than_pipes_do_not_block(request_with: Make) -> None:
    broken = request_with(lineItems=[{"label": "x" * 1000, "amount": "1,5"}] * 500)
    assert [len(report.findings) >= 500 for report in paysheet.check_lines([broken] * 50)] == [True] * 50
    assert len(paysheet.check(broken).findings) >= 500


def test_lines_come_while_the_source_still_runs(request_with: Make) -> None:
    endless = (request_with() for _ in itertools.count())
    assert all(report.is_valid for report in itertools.islice(paysheet.check_lines(endless), 2000))


def test_the_body_of_the_loop_can_check(request_with: Make) -> None:
    with Checker() as checker:
        for report in checker.check_lines([request_with()] * 1000):
            assert report.is_valid
        assert checker.check(request_with()).is_valid
        assert all(checker.check(request_with()).is_valid for _ in checker.check_lines(["{}"] * 3))


def test_an_error_of_the_source_ends_the_command(request_with: Make) -> None:
    def source() -> Iterator[dict[str, Any]]:
        yield from [request_with()] * 1000
        raise KeyError("of the source")

    with pytest.raises(KeyError, match="of the source"):
        list(paysheet.check_lines(source()))


def test_a_file_of_lines_can_be_read(request_with: Make, tmp_path: Path) -> None:
    path = tmp_path / "requests.ndjson"
    path.write_text("".join(json.dumps(request_with(amount)) + "\n" for amount in ("1.00", "1,00")))
    for mode in ("r", "rb"):
        with path.open(mode) as file:
            assert [report.is_valid for report in paysheet.check_lines(file)] == [True, False]


# ------------------------------------------------------------------------------------------------------------ recovery


def test_a_killed_command_is_started_again(request_with: Make) -> None:
    with Checker() as checker:
        for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
            assert checker.check(request_with()).is_valid
            process = checker._process
            assert process
            os.kill(process._popen.pid, number)
            process._popen.wait()
            assert rules(checker.check(request_with("38,06"))) == ["amount/format"]


def test_a_command_that_dies_at_a_document_is_told(request_with: Make, command: Command) -> None:
    dying = command("sys.stdin.readline()\nprint('out of memory', file=sys.stderr)\nos.kill(os.getpid(), signal.SIGKILL)")
    with pytest.raises(CheckerError, match="signal 9 after 0 answers; it said: out of memory"):
        Checker(command=dying).check(request_with())
    with pytest.raises(CheckerError, match="signal 9"):
        list(Checker(command=dying).check_lines([request_with()] * 20_000))


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("time.sleep(600)", "answer document 1"),
        ("sys.stdin.readline(); print('warming up', file=sys.stderr); time.sleep(600)", "answer document 1 .*; it said: warming up"),
        ("sys.stdin.readline(); print('{\"kind\":', end='', flush=True); time.sleep(600)", "answer document 1"),
        ("while True: print('{', end=' ', flush=True); time.sleep(0.01)", "answer document 1"),
    ],
)
def test_a_command_that_does_not_answer_is_told(program: str, words: str, request_with: Make, command: Command) -> None:
    with Checker(command=command(program), timeout=0.3) as checker:
        with pytest.raises(CheckerError, match=words.replace(" .*", " within 0.3 seconds, and was killed.*")):
            checker.check(request_with())
        assert checker._process is None
    with pytest.raises(CheckerError, match="answer document 1"):
        list(Checker(command=command(program), timeout=0.3).check_lines([request_with()]))


def test_a_command_that_does_not_read_is_told(request_with: Make, command: Command) -> None:
    silent = command("time.sleep(600)")
    long = request_with(label="x" * 1_000_000)
    with pytest.raises(CheckerError, match="did not read document 1 within 0.3 seconds"):
        Checker(command=silent, timeout=0.3).check(long)
    with pytest.raises(CheckerError, match="did not read document 1 within 0.3 seconds"):
        list(Checker(command=silent, timeout=0.3).check_lines(itertools.repeat(request_with())))


def test_a_command_that_does_not_end_is_told(command: Command) -> None:
    with pytest.raises(CheckerError, match="did not end within 0.3 seconds"):
        list(Checker(command=command("os.close(1); time.sleep(600)"), timeout=0.3).check_lines([]))


def test_a_checker_works_after_a_wait_that_was_too_long(request_with: Make, command: Command) -> None:
    slow = command("mark = here / 'mark'\nif mark.exists(): real()\nmark.touch()\ntime.sleep(600)")
    with Checker(command=slow, timeout=5) as checker:
        checker._timeout = 0.3
        with pytest.raises(CheckerError, match="did not answer"):
            checker.check(request_with())
        checker._timeout = 60
        assert rules(checker.check(request_with("38,06"))) == ["amount/format"], "not the answer to the first question"


def test_time_between_answers_does_not_count(request_with: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(paysheet._process, "time", SimpleNamespace(monotonic=lambda: clock[0]))

    def slowly() -> Iterator[dict[str, Any]]:
        for _ in range(3):
            clock[0] += 1000
            yield request_with(label="x" * 100_000)

    count = 0
    for _ in paysheet.check_lines(slowly()):
        clock[0] += 1000
        count += 1
    assert count == 3


def test_a_fix_that_does_not_end_is_told(request_with: Make, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = command("time.sleep(600)")
    monkeypatch.setattr(paysheet._commands, "find_binary", lambda: silent)
    with pytest.raises(CheckerError, match="paysheet fix did not end within 0.3 seconds"):
        paysheet.fix(request_with(), timeout=0.3)
    with pytest.raises(CheckerError, match="paysheet preview did not end"):
        paysheet.preview(request_with(), timeout=0.3)


@pytest.mark.parametrize("timeout", [0, -1, float("nan"), float("inf")])
def test_a_timeout_is_a_number_of_seconds(timeout: float) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Checker(timeout=timeout)


def test_a_checker_can_wait_without_end(request_with: Make) -> None:
    with Checker(timeout=None) as checker:
        assert checker.check(request_with()).is_valid
        assert len(list(checker.check_lines([request_with()] * 3))) == 3
    assert paysheet.check(request_with(), timeout=None).is_valid


def test_half_an_answer_is_an_error(request_with: Make, command: Command) -> None:
    half = command("sys.stdin.readline()\nprint('{\"kind\":', end='')")
    with pytest.raises(CheckerError, match="status 0 after 0 answers"):
        Checker(command=half).check(request_with())
    with pytest.raises(CheckerError, match="status 0 after 0 answers"):
        list(Checker(command=half).check_lines([request_with()]))


def test_a_checker_works_after_an_error(request_with: Make, command: Command) -> None:
    once = command("mark = here / 'mark'\nif mark.exists(): real()\nmark.touch()\nsys.exit(3)")
    with Checker(command=once) as checker:
        with pytest.raises(CheckerError, match="status 3"):
            checker.check(request_with())
        assert checker.check(request_with()).is_valid


def test_a_checker_works_after_it_was_closed(request_with: Make) -> None:
    checker = Checker()
    checker.close()
    assert checker.check(request_with()).is_valid
    checker.close()
    checker.close()
    with checker:
        assert checker.check(request_with()).is_valid


def test_an_interrupt_ends_the_question_and_not_the_checker(request_with: Make, command: Command) -> None:
    slow = command("mark = here / 'mark'\nif mark.exists(): real()\nmark.touch()\nsys.stdin.readline()\nos.kill(os.getppid(), signal.SIGINT)\ntime.sleep(600)")
    with Checker(command=slow) as checker:
        with pytest.raises(KeyboardInterrupt):
            checker.check(request_with())
        assert rules(checker.check(request_with("38,06"))) == ["amount/format"], "not the answer to the first question"


def test_ctrl_c_does_not_reach_the_command() -> None:
    program = """
import os, signal, paysheet
assert paysheet.check("{}").findings
first = paysheet._checker._shared._process
try:
    os.killpg(0, signal.SIGINT)
    signal.pause()
except KeyboardInterrupt:
    pass
assert paysheet.check("{}").findings and paysheet._checker._shared._process is first
"""
    subprocess.run([sys.executable, "-c", program], start_new_session=True, check=True, timeout=60)


# ---------------------------------------------------------------------------------------------- threads and processes

"""One command for the threads of a program, and one for each of its processes."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from conftest import rules
from test_checker import nothing_stays  # noqa: F401

import paysheet
from paysheet import Checker, CheckerError

Make = Callable[..., dict[str, Any]]


def test_threads_share_a_checker(request_with: Make) -> None:
    def work(number: int) -> bool:
        amount = f"{number},00" if number % 2 else f"{number + 1}.00"
        report = checker.check(request_with(amount))
        return report.is_valid if number % 2 == 0 else f'"{amount}"' in report.findings[0].message

    with Checker() as checker, ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(2000)))


def test_a_forked_process_has_a_command_of_its_own(request_with: Make) -> None:
    with Checker() as checker:
        assert checker.check(request_with()).is_valid
        child = os.fork()
        if child == 0:
            found = [rules(checker.check(request_with("1,5"))) for _ in range(200)]
            found += [rules(paysheet.check(request_with("1,5"))) for _ in range(200)]
            checker.close()
            os._exit(0 if found == [["amount/format"]] * 400 else 1)
        assert all(checker.check(request_with()).is_valid for _ in range(200))
        assert os.waitpid(child, 0)[1] == 0
        assert checker.check(request_with()).is_valid


def test_a_fork_does_not_inherit_the_lock(request_with: Make) -> None:
    with Checker() as checker:
        with checker._lock:
            child = os.fork()
            if child == 0:
                os._exit(0 if checker.check(request_with()).is_valid else 1)
        assert os.waitpid(child, 0)[1] == 0


def test_a_stream_does_not_survive_a_fork(request_with: Make) -> None:
    stream = paysheet.check_lines([request_with()] * 5000)
    assert next(stream).is_valid
    child = os.fork()
    if child == 0:
        try:
            list(stream)
        except CheckerError as error:
            os._exit(0 if "forked" in str(error) else 1)
        os._exit(2)
    assert os.waitpid(child, 0)[1] == 0
    assert len(list(stream)) == 4999


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_a_pool_of_processes_works(request_with: Make, method: str) -> None:
    paysheet.check("{}")
    with multiprocessing.get_context(method).Pool(2) as pool:
        reports = pool.map(paysheet.check, [request_with(), request_with("1,5")] * 50)
    assert [report.is_valid for report in reports] == [True, False] * 50


def test_a_program_ends_with_its_command(request_with: Make) -> None:
    program = f"import paysheet\npaysheet.check({request_with()!r})\nprint(paysheet._checker._shared._process._popen.pid)"
    done = subprocess.run([sys.executable, "-X", "dev", "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stderr == ""
    for _ in range(200):
        if not Path(f"/proc/{done.stdout.strip()}").exists():
            return
        time.sleep(0.05)
    raise AssertionError("the command is still there")

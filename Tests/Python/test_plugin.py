"""The plugin for pytest, and the command of the package."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paysheet

Make = Callable[..., dict[str, Any]]


def test_the_fixture_says_what_is_wrong(pytester: pytest.Pytester, request_with: Make) -> None:
    pytester.makepyfile(
        f"""
        import pytest
        def test_valid(applepay): assert applepay.valid({request_with()!r}).kind == "ApplePayPaymentRequest"
        def test_wrong(applepay): applepay.valid({request_with("38,06")!r})
        def test_expected(applepay): applepay.invalid({request_with("38,06")!r}, "amount/format")
        def test_not_found(applepay): applepay.invalid({request_with("38,06")!r}, "country/unknown")
        def test_check(applepay): assert applepay.check({request_with(38.06)!r}).findings
        """
    )
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(passed=3, failed=2)
    result.stdout.fnmatch_lines(["*ApplePayPaymentRequest has errors:*", "*error?amount/format?: *38,06*", "*expected country/unknown:*"])


def test_the_sample_of_the_page_passes(pytester: pytest.Pytester, request_with: Make) -> None:
    page = (Path(__file__).parents[2] / "Docs/From-Python.md").read_text()
    samples = dict(re.findall(r"^```(py|ini)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))
    pytester.makepyfile(
        shop=f"""
        def payment_request(cart, voucher=None):
            return {request_with("-461.94")!r} if voucher else {request_with()!r}
        """,
        test_shop="import shop\n\ncart = {}\n\n" + samples["py"],
    )
    pytester.makeini(samples["ini"])
    pytester.runpytest_subprocess().assert_outcomes(passed=1)


def test_files_are_tests(pytester: pytest.Pytester, request_with: Make) -> None:
    pytester.makefile(".applepay.json", good=json.dumps(request_with()), bad=json.dumps(request_with("38,06"), indent=2))
    pytester.makefile(".applepay.ndjson", lines=json.dumps(request_with()) + "\n\n" + json.dumps(request_with("1,5")))
    pytester.makefile(".json", other="{}")
    pytester.runpytest_subprocess().assert_outcomes()
    result = pytester.runpytest_subprocess("--applepay")
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(["*bad.applepay.json: document*", "12:15: error?amount/format?: *"])
    result.stdout.fnmatch_lines(["*lines.applepay.ndjson: line 3*"])


def test_options_come_from_the_settings(pytester: pytest.Pytester, request_with: Make) -> None:
    pytester.makefile(".applepay.json", bad=json.dumps(request_with("38,06")))
    pytester.makeini("[pytest]\napplepay_options =\n    --ignore=amount/format\n")
    pytester.runpytest_subprocess("--applepay").assert_outcomes(passed=1)


def test_options_about_output_are_refused_in_the_settings(pytester: pytest.Pytester, request_with: Make) -> None:
    pytester.makefile(".applepay.json", good=json.dumps(request_with()))
    pytester.makeini("[pytest]\napplepay_options =\n    --stat\n")
    result = pytester.runpytest_subprocess("--applepay", timeout=60)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*CheckerError*--stat cannot be used here*"])


def test_the_module_is_the_command() -> None:
    for words in ([sys.executable, "-m", "paysheet"], [paysheet.find_binary()]):
        done = subprocess.run([*words, "--version"], capture_output=True, text=True, check=True)
        assert done.stdout == f"paysheet {paysheet.__version__}\n"
        assert subprocess.run([*words, "check", "/absent"], capture_output=True).returncode == 2

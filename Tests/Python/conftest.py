"""Documents and commands for the tests of the wheel. The wheel must be installed."""

from __future__ import annotations

import copy
import os
import shutil
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paysheet

pytest_plugins = ["pytester"]

_request = {
    "countryCode": "US",
    "currencyCode": "USD",
    "merchantCapabilities": ["supports3DS"],
    "supportedNetworks": ["visa"],
    "total": {"label": "Harbor Books", "amount": "38.06"},
}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Makes Playwright use the Chromium of the system."""
    arguments = ["--no-sandbox"] if os.getuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": shutil.which("chromium"), "args": arguments}


@pytest.fixture
def request_with() -> Callable[..., dict[str, Any]]:
    """Makes a valid request, with other members."""

    def make(amount: Any = "38.06", **members: Any) -> dict[str, Any]:
        request: dict[str, Any] = copy.deepcopy(_request) | members
        request["total"]["amount"] = amount
        return request

    return make


@pytest.fixture
def command(tmp_path: Path) -> Callable[[str], str]:
    """Makes a command out of lines of Python. `real()` in it becomes the real command."""

    def make(program: str) -> str:
        path = tmp_path / "command"
        head = f"#!{sys.executable}\nimport os, sys, time, signal, pathlib\nhere = pathlib.Path({str(tmp_path)!r})\n"
        head += f"def real():\n    os.execv({paysheet.find_binary()!r}, ['paysheet', *sys.argv[1:]])\n"
        path.write_text(head + program + "\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    return make


def rules(report: paysheet.Report) -> list[str]:
    return [finding.rule for finding in report.findings]

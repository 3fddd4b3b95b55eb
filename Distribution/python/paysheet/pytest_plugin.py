"""A plugin for pytest: the fixture `applepay`, and files of documents as tests.

    def test_checkout(applepay):
        applepay.valid(shop.payment_request(cart))

`pytest --applepay` also collects *.applepay.json and *.applepay.ndjson: each document is a test. The setting `applepay_options`
has options of `paysheet check`, one per line.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Optional, Union

import pytest

from ._checker import Checker
from ._documents import Document
from ._report import InvalidDocument, Report


class ApplePay:
    """What tests say about documents."""

    def __init__(self, checker: Checker) -> None:
        self._checker = checker

    def check(self, document: Document) -> Report:
        """Returns all findings."""
        return self._checker.check(document)

    def valid(self, document: Document) -> Report:
        """Fails the test if the document has an error. Returns the report, for further assertions."""
        __tracebackhide__ = True
        report = self._checker.check(document)
        if not report.is_valid:
            pytest.fail(f"{report.kind or 'the document'} has errors:\n{report}", pytrace=True)
        return report

    def invalid(self, document: Document, rule: Optional[str] = None) -> Report:
        """Fails the test if the document has no error, or no finding of the rule."""
        __tracebackhide__ = True
        report = self._checker.check(document)
        if report.is_valid if rule is None else all(finding.rule != rule for finding in report.findings):
            pytest.fail(f"expected {rule or 'an error'}:\n{report}", pytrace=True)
        return report


def _options(config: pytest.Config) -> list[str]:
    lines: list[str] = config.getini("applepay_options")
    return lines


@pytest.fixture(scope="session")
def applepay(request: pytest.FixtureRequest) -> Iterator[ApplePay]:
    """Checks documents of Apple Pay on the web."""
    with Checker(*_options(request.config)) as checker:
        yield ApplePay(checker)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("applepay").addoption("--applepay", action="store_true", help="check *.applepay.json and *.applepay.ndjson as tests")
    parser.addini("applepay_options", "options of `paysheet check`, one per line", type="linelist", default=[])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Optional[DocumentFile]:
    if not parent.config.getoption("--applepay") or not file_path.name.endswith((".applepay.json", ".applepay.ndjson")):
        return None
    file: DocumentFile = DocumentFile.from_parent(parent, path=file_path)
    return file


class DocumentFile(pytest.File):
    """A file whose documents are tests."""

    def collect(self) -> Iterator[DocumentItem]:
        content = self.path.read_bytes()
        if self.path.suffix == ".json":
            yield DocumentItem.from_parent(self, name="document", text=content)
            return
        for number, line in enumerate(content.splitlines(), 1):
            if line.strip():
                yield DocumentItem.from_parent(self, name=f"line {number}", text=line)


class DocumentItem(pytest.Item):
    """A document that must have no error."""

    def __init__(self, *, text: bytes, **more: Any) -> None:
        super().__init__(**more)
        self._text = text

    def runtest(self) -> None:
        with Checker(*_options(self.config)) as checker:
            checker.check(self._text).raise_for_errors()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Union[str, Any]:
        return str(excinfo.value) if isinstance(excinfo.value, InvalidDocument) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.path.name}: {self.name}"

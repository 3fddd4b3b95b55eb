"""A plugin for pytest: the fixture `applepay`, for documents and for pages, and files of documents as tests.

    def test_checkout(applepay):
        applepay.valid(shop.payment_request(cart))

    def test_express(page, applepay):
        sheet = applepay.install(page)
        page.goto("http://localhost:3000/cart")
        page.get_by_role("button", name="Apple Pay").click()
        sheet.shopper.choose_shipping_method("express")

`pytest --applepay` also collects *.applepay.json and *.applepay.ndjson: each document is a test. The setting `applepay_options`
has options of `paysheet check`, one per line.
"""

from __future__ import annotations

import inspect
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path
from typing import Any, Optional, Union

import pytest

from ._checker import Checker
from ._documents import Document
from ._mock import Page, PageApplePay, mock_script
from ._report import InvalidDocument, Report


class ApplePay:
    """What tests say about documents, and do in pages."""

    def __init__(self, checker: Checker) -> None:
        self._checker = checker
        self._pages: list[PageApplePay] = []

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

    def install(self, page: Page, options: Optional[Mapping[str, Any]] = None) -> PageApplePay:
        """Puts the stand-in for Apple Pay into a page of Playwright, before it loads. The options are those of `mockApplePay`.

        With the asynchronous Playwright, use `await applepay.install_async(page)`.
        """
        page.add_init_script(mock_script(options))
        return self._added(page)

    async def install_async(self, page: Page, options: Optional[Mapping[str, Any]] = None) -> PageApplePay:
        """Does the same as `install` with a page of the asynchronous Playwright."""
        await page.add_init_script(mock_script(options))
        return self._added(page)

    def _added(self, page: Page) -> PageApplePay:
        added = PageApplePay(page)
        self._pages.append(added)
        return added

    def _logs(self) -> Iterator[str]:
        for page in self._pages:
            try:
                log = page.log()
            except Exception:  # The page can be closed, or show another address.
                continue
            if inspect.iscoroutine(log):
                log.close()  # Nobody can wait for it here.
            elif log:
                yield "\n".join(log)


def _options(config: pytest.Config) -> list[str]:
    lines: list[str] = config.getini("applepay_options")
    return lines


@pytest.fixture(scope="session")
def applepay(request: pytest.FixtureRequest) -> Iterator[ApplePay]:
    """Checks documents of Apple Pay on the web, and is the shopper in pages."""
    with Checker(*_options(request.config)) as checker:
        yield ApplePay(checker)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, None]:
    """Shows what happened in the pages of a failed test."""
    report: pytest.TestReport = (yield).get_result()
    applepay = getattr(item, "funcargs", {}).get("applepay")
    if not isinstance(applepay, ApplePay):
        return
    # A wait that failed says it already.
    if report.when == "call" and report.failed and "What happened:" not in report.longreprtext:
        report.sections += [("Apple Pay", log) for log in applepay._logs()]
    if report.when == "teardown":
        applepay._pages.clear()


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

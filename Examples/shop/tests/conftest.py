"""The server of the shop and the browser, for the tests."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import paysheet
import pytest
from playwright.sync_api import Page, Route

_folder = Path(__file__).parents[1]


def _served(*options: str) -> Iterator[str]:
    with subprocess.Popen(["node", _folder / "serve.mjs", "--port=0", *options], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        yield server.stdout.readline().split()[-1]
        server.terminate()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of the shop, as shoppers get it."""
    yield from _served()


@pytest.fixture(scope="session")
def development_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the shop with the stand-in inside its page."""
    script = tmp_path_factory.mktemp("mock") / "mock.script.js"
    script.write_text(paysheet.mock_script(), "utf-8")
    yield from _served(f"--mock={script}")


@pytest.fixture
def shop(page: Page, address: str, applepay: Any) -> Shop:
    """The shop in a page with the stand-in."""
    sheet = applepay.install(page)
    page.goto(address)
    return Shop(page, sheet)


class Shop:
    """The page of the shop, and the sheet over it."""

    def __init__(self, page: Page, sheet: paysheet.PageApplePay) -> None:
        self.page, self.sheet, self.shopper = page, sheet, sheet.shopper

    def check_out(self, basket: str) -> None:
        self.page.get_by_label(basket).check()
        self.page.get_by_role("button", name="Pay with Apple Pay").click()

    def authorize_later(self) -> None:
        """Pays, and does not wait for the answer of the page."""
        self.page.evaluate("() => void applePay.shopper.authorize().catch(() => {})")

    def hold(self, address: str) -> Held:
        """Keeps the requests of the page to an address until the test answers them."""
        return Held(self.page, address)

    def finish(self) -> Any:
        """Returns the record of the payment."""
        return self.sheet.finished()


class Held:
    """Requests of a page that wait for the test."""

    def __init__(self, page: Page, address: str) -> None:
        self._page, self._routes = page, list[Route]()
        page.route(address, lambda route: self._routes.append(route))

    def get(self) -> Route:
        """Returns the next request, when the page has sent it."""
        while not self._routes:
            self._page.wait_for_timeout(20)
        return self._routes.pop(0)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    # The policy of the shop forbids WebAssembly, which the stand-in needs.
    return {**browser_context_args, "bypass_csp": True}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Uses another Chromium than that of Playwright, if CHROMIUM names one."""
    if "CHROMIUM" not in os.environ:
        return browser_type_launch_args
    return {**browser_type_launch_args, "executable_path": os.environ["CHROMIUM"], "args": ["--no-sandbox"] if os.getuid() == 0 else []}

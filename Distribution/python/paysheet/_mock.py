"""The stand-in for Apple Pay, in a page that a test drives."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Optional, Protocol, Union

# This runs in the page.
_CALL = 'words => globalThis[Symbol.for("paysheet.answer")](words)'

Members = Mapping[str, Any]


@lru_cache(maxsize=None)
def _texts() -> tuple[str, str]:
    folder = Path(__file__).parent
    try:
        return (folder / "mock.script.js").read_text("utf-8"), base64.b64encode((folder / "paysheet.wasm").read_bytes()).decode("ascii")
    except FileNotFoundError as error:
        raise FileNotFoundError(f"{error.filename} was not installed with this package; install the wheel again") from error


def mock_script(options: Optional[Members] = None) -> str:
    """Returns a script that installs the stand-in for Apple Pay in a page, with the checker inside it.

    Run it before the scripts of the page, which then has the controller as `applePay`. The options are those of `mockApplePay`, with
    their names in JavaScript, for example {"country": "CA"}.
    """
    script, module = _texts()
    settings = ""
    if options is not None:
        settings = f"globalThis.paysheetMock = {json.dumps(options, ensure_ascii=False, separators=(',', ':'), allow_nan=False)};\n"
    return f'globalThis[Symbol.for("paysheet.module")] = "{module}";\n{settings}{script}'


class Page(Protocol):
    """What the stand-in needs of a page: the class `Page` of Playwright has it, with and without `async`."""

    def add_init_script(self, script: str, /) -> Any: ...

    def evaluate(self, expression: str, arg: Any, /) -> Any: ...


class _Caller:
    def __init__(self, page: Page) -> None:
        self._page = page

    def _call(self, path: str, *values: Any) -> Any:
        return self._page.evaluate(_CALL, [path, list(values)])


class Shopper(_Caller):
    """A person with the payment sheet. Each act waits for the sheet and for the answer of the page; its exception has the log."""

    def choose_card(self, card: Union[str, Members, None] = None) -> Any:
        """Chooses a card by its type, such as "credit", or by its members. Returns what the sheet shows then."""
        return self._call("shopper.chooseCard", *_given(card))

    def choose_contact(self, contact: Optional[Members] = None) -> Any:
        """Chooses a shipping address. Returns what the sheet shows then."""
        return self._call("shopper.chooseContact", *_given(contact))

    def choose_shipping_method(self, identifier: str) -> Any:
        """Chooses a shipping method. Returns what the sheet shows then."""
        return self._call("shopper.chooseShippingMethod", identifier)

    def enter_coupon(self, code: str) -> Any:
        """Enters a coupon code. Returns what the sheet shows then."""
        return self._call("shopper.enterCoupon", code)

    def authorize(self, *, contact: Optional[Members] = None, token: Optional[Members] = None) -> Any:
        """Pays. Returns the outcome, "paid", "declined" or "open", and the errors that the sheet shows."""
        given = {"contact": contact, "token": token}
        return self._call("shopper.authorize", {name: value for name, value in given.items() if value is not None})

    def cancel(self) -> Any:
        """Closes the sheet. Returns when the page has handled `cancel`."""
        return self._call("shopper.cancel")


class PageApplePay(_Caller):
    """The stand-in in a page. With the asynchronous Playwright, `await` what its functions return."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.shopper = Shopper(page)

    def sheet(self) -> Any:
        """Returns what the sheet shows now."""
        return self._call("sheet")

    def payments(self) -> Any:
        """Returns the records of all payments of the page."""
        return self._call("payments")

    def finished(self) -> Any:
        """Returns the record of the next payment that ends, also if it has ended already."""
        return self._call("finished")

    def log(self) -> Any:
        """Returns what happened, in lines."""
        return self._call("log")

    def time_out(self) -> Any:
        """Lets the time pass in which the page must answer."""
        return self._call("timeOut")

    def hide_page(self) -> Any:
        """Sends the page into the page cache, which closes the sheet."""
        return self._call("hidePage")

    def show_page(self) -> Any:
        """Brings the page back."""
        return self._call("showPage")

    def set_device(self, device: Members) -> Any:
        """Changes what the device can do, for example {"canMakePayments": False}."""
        return self._call("device", device)

    def set_merchant(self, merchant: str) -> Any:
        """Says what happens with merchant sessions: "accept" or "refuse"."""
        return self._call("merchant", merchant)


def _given(value: Any) -> tuple[Any, ...]:
    return () if value is None else (value,)

"""The stand-in for Apple Pay: its script, the calls of its controller, and a shop in Chromium."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Optional

import pytest
from playwright.sync_api import Error
from playwright.sync_api import Page as BrowserPage

import paysheet
from paysheet import pytest_plugin

_shop = """<!doctype html><title>Shop</title><button>Apple Pay</button><script>
const total = (amount) => ({ newTotal: { label: "Harbor Books", amount } });
document.querySelector("button").addEventListener("click", () => {
  const session = new ApplePaySession(14, {
    countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa", "amex"],
    requiredShippingContactFields: ["postalAddress"], supportsCouponCode: true, total: { label: "Harbor Books", amount: "38.06" },
    shippingMethods: [{ identifier: "standard", label: "Standard", detail: "", amount: "0.00" },
      { identifier: "express", label: "Express", detail: "", amount: "9.90" }],
  });
  session.onvalidatemerchant = () => session.completeMerchantValidation({});
  session.onshippingmethodselected = ({ shippingMethod }) => {
    session.completeShippingMethodSelection(total(shippingMethod.identifier === "express" ? EXPRESS : "38.06"));
  };
  session.onpaymentauthorized = () => { session.completePayment({ status: 0 }); };
  session.begin();
});
</script>"""


class StubPage:
    """A page that notes what it is asked."""

    def __init__(self) -> None:
        self.scripts: list[str] = []
        self.calls: list[Any] = []

    def add_init_script(self, script: str) -> None:
        self.scripts.append(script)

    def evaluate(self, expression: str, arg: Any) -> Any:
        assert "paysheet.answer" in expression
        self.calls.append(arg)
        return f"answer of {arg[0]}"


class AsyncStubPage(StubPage):
    async def add_init_script(self, script: str) -> None:  # type: ignore[override]
        super().add_init_script(script)

    async def evaluate(self, expression: str, arg: Any) -> Any:
        return super().evaluate(expression, arg)


@pytest.fixture
def shop(page: BrowserPage) -> Iterator[BrowserPage]:
    page.route("http://shop.test/**", lambda route: route.fulfill(body=_shop.replace("EXPRESS", '"47.96"'), content_type="text/html"))
    page.route("http://shop.test/wrong", lambda route: route.fulfill(body=_shop.replace("EXPRESS", '"$47.96"'), content_type="text/html"))
    yield page


def opened(page: BrowserPage, applepay: pytest_plugin.ApplePay, options: Optional[dict[str, Any]] = None, path: str = "") -> paysheet.PageApplePay:
    installed = applepay.install(page, options)
    page.goto(f"http://shop.test/{path}")
    page.get_by_role("button").click()
    return installed


def test_the_script_has_the_module_and_the_options() -> None:
    plain, with_options = paysheet.mock_script(), paysheet.mock_script({"country": "CA", "contact": {"givenName": "Zoë"}})
    assert plain.startswith('globalThis[Symbol.for("paysheet.module")] = "AGFzbQ')
    assert f'version = "{paysheet.__version__}"' in plain
    assert 'globalThis.paysheetMock = {"country":"CA","contact":{"givenName":"Zoë"}};\n' in with_options
    assert len(with_options) - len(plain) < 100
    assert not re.search(r"^\s*(?:import|export)\b|\bimport\(|\brequire\(", plain.split("\n", 1)[1], re.MULTILINE)
    with pytest.raises(TypeError):
        paysheet.mock_script({"token": print})


def test_each_call_reaches_the_controller(applepay: pytest_plugin.ApplePay) -> None:
    page = StubPage()
    installed = applepay.install(page, {"country": "CA"})
    assert page.scripts == [paysheet.mock_script({"country": "CA"})]
    shopper = installed.shopper
    assert shopper.choose_card() == "answer of shopper.chooseCard"
    shopper.choose_card("credit")
    shopper.choose_contact({"postalCode": "K1A 0B1"})
    shopper.choose_shipping_method("express")
    shopper.enter_coupon("SAVE")
    shopper.authorize()
    shopper.authorize(contact={"givenName": "Zoë"})
    shopper.cancel()
    for call in (installed.sheet, installed.payments, installed.finished, installed.log, installed.time_out, installed.hide_page):
        call()
    installed.show_page()
    installed.set_device({"canMakePayments": False})
    installed.set_merchant("refuse")
    assert page.calls == [
        ["shopper.chooseCard", []],
        ["shopper.chooseCard", ["credit"]],
        ["shopper.chooseContact", [{"postalCode": "K1A 0B1"}]],
        ["shopper.chooseShippingMethod", ["express"]],
        ["shopper.enterCoupon", ["SAVE"]],
        ["shopper.authorize", [{}]],
        ["shopper.authorize", [{"contact": {"givenName": "Zoë"}}]],
        ["shopper.cancel", []],
        *([name, []] for name in ("sheet", "payments", "finished", "log", "timeOut", "hidePage", "showPage")),
        ["device", [{"canMakePayments": False}]],
        ["merchant", ["refuse"]],
    ]


def test_an_asynchronous_page_works(applepay: pytest_plugin.ApplePay) -> None:
    page = AsyncStubPage()

    async def run() -> Any:
        installed = await applepay.install_async(page)
        return await installed.shopper.authorize()

    assert asyncio.run(run()) == "answer of shopper.authorize"
    assert page.scripts == [paysheet.mock_script()]
    # The log of such a page cannot be read when the test has ended.
    assert list(applepay._logs()) == []


def test_a_shop_sells(shop: BrowserPage, applepay: pytest_plugin.ApplePay) -> None:
    installed = opened(shop, applepay, {"country": "CA"})
    assert installed.shopper.choose_shipping_method("express")["total"] == {"label": "Harbor Books", "amount": "47.96"}
    assert installed.sheet()["shippingMethod"] == "express"
    assert installed.shopper.authorize() == {"outcome": "paid", "errors": []}
    record = installed.finished()
    assert record["flow"]["payment"]["shippingContact"]["postalCode"] == "K1A 0B1"
    assert len(installed.payments()) == 1
    applepay.valid(record["flow"])
    installed.set_device({"canMakePayments": False})
    assert shop.evaluate("ApplePaySession.canMakePayments()") is False
    installed.set_merchant("refuse")
    shop.get_by_role("button").click()
    with pytest.raises(Error, match="the merchant session was refused"):
        installed.shopper.authorize()
    shop.reload()
    assert installed.payments() == []


def test_the_shop_can_show_another_page_after_the_payment(shop: BrowserPage, applepay: pytest_plugin.ApplePay) -> None:
    body = _shop.replace("completePayment({ status: 0 });", "completePayment({ status: 0 }); location.href = '/thanks';")
    shop.route("http://shop.test/leaving", lambda route: route.fulfill(body=body, content_type="text/html"))
    installed = opened(shop, applepay, path="leaving")
    assert installed.shopper.authorize()["outcome"] == "paid"
    shop.wait_for_url("http://shop.test/thanks")
    assert installed.finished()["outcome"] == "paid"
    assert "next page: http://shop.test/thanks" in installed.log()


def test_a_failed_wait_has_the_reason_and_the_log(shop: BrowserPage, applepay: pytest_plugin.ApplePay) -> None:
    installed = opened(shop, applepay, {"patience": 300}, "wrong")
    with pytest.raises(Error) as failure:
        installed.shopper.choose_shipping_method("express")
    assert 'the page did not answer shippingmethodselected in 0.3 s; the last exception was TypeError: "$47.96" is not a valid amount.' in str(failure.value)
    assert "What happened:" in str(failure.value) and "new ApplePaySession" in str(failure.value)
    with pytest.raises(Error, match='offers no shipping method "drone"; it offers "standard", "express"'):
        shop.goto("http://shop.test/")
        shop.get_by_role("button").click()
        installed.shopper.choose_shipping_method("drone")


def test_a_refusal_reaches_the_test(shop: BrowserPage, applepay: pytest_plugin.ApplePay) -> None:
    with pytest.raises(Error, match='mockApplePay: unknown option "contry"; use one of country'):
        opened(shop, applepay, {"contry": "CA"}).sheet()


def test_a_failed_test_shows_what_happened(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        stub="""
        class Page:
            def add_init_script(self, script): pass
            def evaluate(self, expression, arg):
                if arg[0] == "log": return ["4 ms page: begin", "5 ms shopper: cancels"]
                raise RuntimeError("no sheet\\n\\nWhat happened:\\n1 ms page: begin")
        """,
        test_shop="""
        from stub import Page
        def test_fails(applepay): assert not applepay.install(Page())
        def test_waits(applepay): applepay.install(Page()).shopper.cancel()
        def test_passes(applepay): applepay.install(Page())
        def test_without(applepay): assert 1 == 2
        """,
    )
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(passed=1, failed=3)
    result.stdout.fnmatch_lines(["*- Apple Pay -*", "4 ms page: begin", "5 ms shopper: cancels", "*no sheet*", "*What happened:*"])
    assert result.stdout.str().count("- Apple Pay -") == 1


def test_a_wheel_without_the_script_names_the_remedy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from paysheet import _mock

    monkeypatch.setattr(_mock, "__file__", str(tmp_path / "_mock.py"))
    _mock._texts.cache_clear()
    with pytest.raises(FileNotFoundError, match="mock.script.js was not installed with this package; install the wheel again"):
        paysheet.mock_script()
    _mock._texts.cache_clear()

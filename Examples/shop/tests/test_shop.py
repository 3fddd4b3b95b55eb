"""A shopper in the shop."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import Shop
from playwright.sync_api import Browser, Page, Route, expect


def test_books_with_a_coupon_and_express_shipping(shop: Shop, applepay: Any) -> None:
    shop.check_out("Books")
    assert shop.shopper.enter_coupon("READ10")["total"] == {"label": "Harbor Books", "amount": "38.70"}
    assert shop.shopper.choose_shipping_method("express")["total"]["amount"] == "48.60"
    assert shop.shopper.authorize() == {"outcome": "paid", "errors": []}
    flow = shop.finish()["flow"]
    details = flow["result"]["orderDetails"]
    order = details["orderIdentifier"]
    # The checker knows that the token is not from a real device, and that the page did not come by https.
    assert {finding.rule for finding in applepay.valid(flow).findings} == {"token/simulated", "session/insecure"}
    status = shop.page.get_by_role("status")
    expect(status).to_have_text(f"Thank you. You paid $48.60. Your order is {order}.")

    shop.page.get_by_role("button", name="Track").click()
    expect(status).to_have_text(f"Order {order}: We are packing it.")
    headers = {"Authorization": f"ApplePay {details['authenticationToken']}"}
    shop.page.request.post(f"{shop.page.url}api/orders/{order}/ship", headers=headers)
    shop.page.get_by_role("button", name="Track").click()
    expect(status).to_have_text(f"Order {order}: It is on its way.")


def test_a_wrong_coupon_is_refused(shop: Shop) -> None:
    shop.check_out("Books")
    sheet = shop.shopper.enter_coupon("FREE")
    assert [error["message"] for error in sheet["errors"]] == ["This code is not valid."]
    assert sheet["total"]["amount"] == "42.99"
    assert shop.shopper.enter_coupon("READ10")["errors"] == []


def test_the_shop_delivers_in_the_united_states_only(shop: Shop) -> None:
    shop.check_out("Books")
    sheet = shop.shopper.choose_contact({"locality": "Ottawa", "postalCode": "K1A 0B1", "countryCode": "CA"})
    assert [error["message"] for error in sheet["errors"]] == ["We deliver in the United States only."]
    assert shop.shopper.choose_contact({"locality": "Cupertino", "postalCode": "95014", "countryCode": "US"})["errors"] == []
    assert shop.shopper.authorize()["outcome"] == "paid"


def test_two_merchants_share_the_payment(shop: Shop, applepay: Any) -> None:
    shop.check_out("two merchants")
    assert shop.shopper.authorize()["outcome"] == "paid"
    flow = shop.finish()["flow"]
    shares = {share["merchantName"]: share["amount"] for share in flow["request"]["multiTokenContexts"]}
    assert shares == {"Harbor Bowls": "32.00", "Cake Corner": "18.50"}
    assert flow["request"]["total"]["amount"] == "50.50"
    applepay.valid(flow)


def test_a_membership_begins_with_a_trial(shop: Shop, applepay: Any) -> None:
    shop.check_out("Membership")
    assert shop.shopper.authorize()["outcome"] == "paid"
    flow = shop.finish()["flow"]
    plan = flow["request"]["recurringPaymentRequest"]
    assert (plan["trialBilling"]["amount"], plan["regularBilling"]["amount"]) == ("0.00", "12.90")
    assert plan["trialBilling"]["recurringPaymentEndDate"] == plan["regularBilling"]["recurringPaymentStartDate"]
    applepay.valid(flow)


@pytest.mark.parametrize(
    ("country", "title", "language", "lines", "total", "paid"),
    [
        (
            "DE", "Bücher aus Deutschland", "de", [("Bücher ohne MwSt.", "40.18"), ("7 % MwSt.", "2.81"), ("Expressversand", "9.90")],
            "52.89", "Danke! Du hast 52,89 € bezahlt. Deine Bestellung hat die Nummer",
        ),
        (
            "JP", "日本の本", "ja", [("本体価格", "4200"), ("消費税10%", "420"), ("お急ぎ便", "550")],
            "5170", "￥5,170のお支払いが完了しました。",
        ),
    ],
)  # fmt: skip
def test_other_countries(
    page: Page, address: str, applepay: Any, country: str, title: str, language: str, lines: list[tuple[str, str]], total: str, paid: str
) -> None:
    shop = Shop(page, applepay.install(page, {"country": country}))
    page.goto(address)
    shop.check_out(title)
    expect(page.locator("html")).to_have_attribute("lang", language)
    sheet = shop.shopper.choose_shipping_method("express")
    assert [(item["label"], item["amount"]) for item in sheet["items"]] == lines
    assert sheet["total"]["amount"] == total
    assert shop.shopper.authorize()["outcome"] == "paid"
    expect(page.get_by_role("status")).to_contain_text(paid)
    applepay.valid(shop.finish()["flow"])


def test_the_answer_of_the_server_is_lost(shop: Shop) -> None:
    orders: list[str] = []

    def lose(route: Route) -> None:
        orders.append(route.fetch().json()["order"]["identifier"])
        route.abort()

    shop.page.route("**/api/pay", lose, times=1)
    shop.check_out("two merchants")
    assert shop.shopper.authorize()["outcome"] == "paid"
    expect(shop.page.get_by_role("status")).to_have_text(f"Thank you. You paid $50.50. Your order is {orders[0]}.")


def test_the_shopper_cancels(shop: Shop) -> None:
    shop.check_out("Books")
    shop.shopper.cancel()
    expect(shop.page.get_by_role("status")).to_have_text("You cancelled the payment.")
    assert shop.finish()["outcome"] == "cancelled"


def test_the_shopper_closes_the_sheet_while_the_server_charges(shop: Shop) -> None:
    errors: list[Any] = []
    shop.page.on("pageerror", lambda error: errors.append(error))
    charges = shop.hold("**/api/pay")
    shop.check_out("Books")
    shop.authorize_later()
    charge = charges.get()
    shop.shopper.cancel()
    status = shop.page.get_by_role("status")
    expect(status).to_contain_text("You closed the payment sheet")
    expect(shop.page.get_by_role("button", name="Pay with Apple Pay")).to_be_disabled()
    charge.continue_()
    expect(status).to_contain_text("You paid $42.99. Your order is 10")
    expect(shop.page.get_by_role("button", name="Pay with Apple Pay")).to_be_enabled()
    assert [call for call in shop.finish()["flow"]["calls"] if "threw" in call] == []
    assert errors == []


def test_the_shopper_closes_the_sheet_before_the_merchant_session_arrives(shop: Shop) -> None:
    errors: list[Any] = []
    shop.page.on("pageerror", lambda error: errors.append(error))
    sessions = shop.hold("**/api/merchant-session")
    shop.check_out("Books")
    session = sessions.get()
    shop.shopper.cancel()
    session.fulfill(status=502)
    expect(shop.page.get_by_role("status")).to_have_text("You cancelled the payment.")
    assert [call for call in shop.finish()["flow"]["calls"] if "threw" in call] == []
    assert errors == []


def test_without_a_merchant_session_nothing_is_charged(shop: Shop) -> None:
    shop.page.route("**/api/merchant-session", lambda route: route.fulfill(status=502))
    shop.check_out("Books")
    assert shop.finish()["outcome"] == "aborted"
    expect(shop.page.get_by_role("status")).to_contain_text("Nothing was charged.")


def test_a_declined_payment(shop: Shop) -> None:
    shop.page.route("**/api/pay", lambda route: route.fulfill(status=402))
    shop.check_out("Books")
    assert shop.shopper.authorize()["outcome"] == "declined"
    expect(shop.page.get_by_role("status")).to_contain_text("Nothing was charged.")


def test_without_apple_pay_there_is_no_button(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("status")).to_have_text("This browser has no Apple Pay.")
    expect(page.get_by_role("button")).to_have_count(0)


def test_in_development_the_page_has_the_stand_in(browser: Browser, development_address: str) -> None:
    page = browser.new_page()
    page.goto(development_address)
    page.get_by_role("button", name="Pay with Apple Pay").click()
    assert page.evaluate("applePay.shopper.authorize()") == {"outcome": "paid", "errors": []}
    page.close()


_choice = {"method": "standard", "coupon": ""}
_token = {"token": {"transactionIdentifier": "Simulated Identifier"}}


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("api/pay", {"basket": "cars", "choice": _choice, "payment": _token}, 400),
        ("api/pay", {"basket": "books", "choice": {**_choice, "method": "train"}, "payment": _token}, 400),
        ("api/pay", {"basket": "books", "choice": {**_choice, "coupon": "FREE"}, "payment": _token}, 400),
        ("api/pay", {"basket": "books", "choice": _choice, "payment": {"token": {"transactionIdentifier": "1"}}}, 402),
        ("api/orders/1001/ship", {}, 404),
        ("mock.script.js", {}, 404),
        ("api/pay", 1, 400),
    ],
)
def test_what_the_server_refuses(page: Page, address: str, path: str, body: Any, status: int) -> None:
    headers = {"Idempotency-Key": "0123456789abcdef"}
    assert page.request.post(f"{address}/{path}", data=json.dumps(body), headers=headers).status == status


def test_a_payment_needs_a_key(page: Page, address: str) -> None:
    body = {"basket": "books", "choice": _choice, "payment": _token}
    assert page.request.post(f"{address}/api/pay", data=json.dumps(body)).status == 400

"""A shopper in the shop."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import Shop
from playwright.sync_api import Browser, Page, expect


def test_books_with_a_coupon_and_express_shipping(shop: Shop, applepay: Any) -> None:
    shop.check_out("Books")
    assert shop.shopper.enter_coupon("READ10")["total"] == {"label": "Harbor Books", "amount": "38.70"}
    assert shop.shopper.choose_shipping_method("express")["total"]["amount"] == "48.60"
    assert shop.shopper.authorize() == {"outcome": "paid", "errors": []}
    flow = shop.finish()["flow"]
    assert flow["result"]["orderDetails"]["orderIdentifier"] == "1001"
    # The checker knows that the token is not from a real device, and that the page did not come by https.
    assert {finding.rule for finding in applepay.valid(flow).findings} == {"token/simulated", "session/insecure"}
    status = shop.page.get_by_role("status")
    expect(status).to_have_text("Thank you. Your order is 1001.")

    shop.page.get_by_role("button", name="Track").click()
    expect(status).to_have_text("Order 1001: We are packing it.")
    token = flow["result"]["orderDetails"]["authenticationToken"]
    shop.page.request.post(shop.page.url + "api/orders/1001/ship", headers={"Authorization": f"ApplePay {token}"})
    shop.page.get_by_role("button", name="Track").click()
    expect(status).to_have_text("Order 1001: It is on its way.")


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


def test_the_shopper_cancels(shop: Shop) -> None:
    shop.check_out("Books")
    shop.shopper.cancel()
    expect(shop.page.get_by_role("status")).to_have_text("You cancelled the payment.")
    assert shop.finish()["outcome"] == "cancelled"


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


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("api/pay", {"basket": "cars", "payment": {}}, 400),
        ("api/pay", {"basket": "books", "payment": {"token": {"transactionIdentifier": "1"}}}, 402),
        ("api/orders/1001/ship", {}, 404),
        ("mock.script.js", {}, 404),
        ("api/pay", 1, 400),
    ],
)
def test_what_the_server_refuses(page: Page, address: str, path: str, body: Any, status: int) -> None:
    assert page.request.post(f"{address}/{path}", data=json.dumps(body)).status == status

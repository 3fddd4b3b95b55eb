#!/usr/bin/env python3
"""Writes payment requests, one per line: the same bytes on every machine. corpus.py LINES FILE [fixable|wrong]

The requests have fixed parts and do not use the examples, so that budgets do not change when an example changes. With
`fixable`, each has a mistake that `paysheet fix` corrects. With `wrong`, each breaks a rule that all measured programs know.
"""
import json
import sys

ITEMS = ["Subtotal", "Tax", "Running shoes, size 42", "Coffee beans 1 kg", "Café crème", "手数料（税込）", 'TV 55" OLED', "Two\nlines"]
NETWORKS = ["visa", "masterCard", "amex", "discover", "jcb", "maestro", "girocard", "interac"]
PLACES = [("US", "USD", 2), ("DE", "EUR", 2), ("JP", "JPY", 0), ("KW", "KWD", 3), ("GB", "GBP", 2)]
URL = "https://shop.example.com/account/%d"


class Numbers:
    """A linear congruential generator, because `random` can change between versions."""

    def __init__(self, seed):
        self.state = seed

    def below(self, count):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % count


def money(units, digits):
    text = str(units).rjust(digits + 1, "0")
    return text if digits == 0 else text[:-digits] + "." + text[-digits:]


def contact(n):
    return {"givenName": "Zoë", "familyName": "O'Brien", "addressLines": ["Hauptstraße %d" % n.below(99), "Apt 4"], "locality": "München",
            "postalCode": "80331", "countryCode": "DE", "country": "Deutschland", "emailAddress": "user%d@example.com" % n.below(10000)}


def request(n, mistakes=()):
    country, currency, digits = PLACES[n.below(len(PLACES))]
    units = [1 + n.below(20000) for _ in range(1 + n.below(9))]
    result = {
        "countryCode": country, "currencyCode": currency, "merchantCapabilities": ["supports3DS", "supportsCredit"],
        "supportedNetworks": NETWORKS[n.below(4):4 + n.below(5)],
        "lineItems": [{"label": ITEMS[n.below(len(ITEMS))], "amount": money(u, digits), "type": "final"} for u in units],
        "total": {"label": "Example Store", "amount": money(sum(units), digits)}}
    kind = n.below(8)
    if kind < 4:
        result["shippingMethods"] = [
            {"label": "Standard", "detail": "Arrives in 5 to 7 days", "amount": money(n.below(900), digits), "identifier": "ship-%d" % i}
            for i in range(1 + n.below(3))]
        result["shippingType"] = "delivery"
        result["requiredShippingContactFields"] = ["postalAddress", "email", "name"]
    if kind in (2, 3):
        result["shippingContact"] = contact(n)
    if kind == 4:
        result["recurringPaymentRequest"] = {
            "paymentDescription": "Subscription", "managementURL": URL % n.below(9999),
            "regularBilling": {"label": "Monthly plan", "amount": money(999, digits), "paymentTiming": "recurring",
                               "recurringPaymentIntervalUnit": "month", "recurringPaymentIntervalCount": 1,
                               "recurringPaymentStartDate": "2027-03-01T00:00:00Z"}}
    if kind == 5:
        result["multiTokenContexts"] = [
            {"merchantIdentifier": "merchant.com.example.m%d" % i, "externalIdentifier": "ext-%d" % i, "merchantName": "Nordwind GmbH",
             "merchantDomain": "m%d.example.com" % i, "amount": money(u, digits)} for i, u in enumerate(units)]
    if kind == 6:
        result["applicationData"] = "b3JkZXItNDItYWJjZGVmZ2hpamtsbW5vcA=="
        result["supportsCouponCode"] = True
        result["couponCode"] = "SAVE%d" % n.below(50)
    if n.below(4) == 0:
        result = dict(sorted(result.items()))
    if mistakes:
        mistakes[n.below(len(mistakes))](result)
    return json.dumps(result, ensure_ascii=n.below(10) == 0, separators=(",", ":")).encode()


def lower_case(of):
    of["countryCode"] = of["countryCode"].lower()


def text_for_flag(of):
    of["supportsCouponCode"] = "true"


def zeros_in_front(of):
    of["total"]["amount"] = "00" + of["total"]["amount"]


def twice(of):
    of["supportedNetworks"].append(of["supportedNetworks"][0])


def no_sum(of):
    of["lineItems"][0]["amount"] = money(12345678, len(of["total"]["amount"].partition(".")[2]))


def fine_decimals(of):
    of["lineItems"][-1]["amount"] += ".1234" if "." not in of["lineItems"][-1]["amount"] else "99"


def no_amount(of):
    of["total"]["amount"] = of["total"]["amount"].replace(".", "") + "x"


def lower_currency(of):
    of["currencyCode"] = of["currencyCode"].lower()


def no_total(of):
    del of["total"]


def one_identifier(of):
    of["shippingMethods"] = [{"label": "Post", "detail": "", "amount": "1", "identifier": "a"} for _ in range(2)]


def large_share(of):
    of["multiTokenContexts"] = [
        {"merchantIdentifier": "merchant.com.example.x", "externalIdentifier": "x", "merchantName": "X", "merchantDomain": "x.example.com",
         "amount": "99999999"}]


def no_secure_capability(of):
    of["merchantCapabilities"] = ["supportsCredit"]


MISTAKES = {
    "fixable": [lower_case, text_for_flag, zeros_in_front, twice],
    "wrong": [no_sum, fine_decimals, no_amount, lower_currency, no_total, one_identifier, large_share, no_secure_capability]}


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    numbers = Numbers(2027)
    mistakes = MISTAKES[sys.argv[3]] if len(sys.argv) == 4 else ()
    with open(sys.argv[2], "wb") as file:
        for _ in range(int(sys.argv[1])):
            file.write(request(numbers, mistakes) + b"\n")


main()

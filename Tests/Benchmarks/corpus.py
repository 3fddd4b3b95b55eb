#!/usr/bin/env python3
"""Writes payment requests as NDJSON. The bytes are the same on every machine.

    corpus.py --lines N --out FILE [--invalid-rate R | --careless | --plain | --fixable | --wrong | --mixed]

The requests consist of fixed parts, not of the examples. So a changed example does not change the budgets of instructions.
Without a mode no request has a finding. Browsers accept careless requests too, but three in four deserve a warning. Plain requests
have few kinds of members. A fixable one has a mistake that `paysheet fix` corrects. A wrong one breaks a rule that every measured
program checks. Of mixed lines one in twenty has a mistake as shops send them, which may also hide what the document is.
"""
import argparse
import json

ITEMS = ["Subtotal", "Tax", "Running shoes, size 42", "Coffee beans 1 kg", "Café crème", "手数料（税込）", 'TV 55" OLED', "Two\nlines"]
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
NETWORKS = ["visa", "masterCard", "amex", "discover", "jcb", "maestro", "girocard", "interac"]
PLACES = [("US", "USD", 2), ("DE", "EUR", 2), ("JP", "JPY", 0), ("KW", "KWD", 3), ("GB", "GBP", 2)]
URL = "https://shop.example.com/account/%d"


class Numbers:
    """A linear congruential generator; `random` may change from version to version."""

    def __init__(self, seed):
        self.state = seed

    def below(self, count):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % count

    def chance(self, percent):
        return self.below(100) < percent


def money(units, digits):
    text = str(units).rjust(digits + 1, "0")
    return text if digits == 0 else text[:-digits] + "." + text[-digits:]


def contact(n):
    return {"givenName": "Zoë", "familyName": "O'Brien", "addressLines": ["Hauptstraße %d" % n.below(99), "Apt 4"], "locality": "München",
            "postalCode": "80331", "countryCode": "DE", "country": "Deutschland", "emailAddress": "user%d@example.com" % n.below(10000)}


def plain(n):
    country, currency, digits = PLACES[n.below(len(PLACES))]
    units = [1 + n.below(20000) for _ in range(1 + n.below(9))]
    result = {
        "countryCode": country, "currencyCode": currency, "merchantCapabilities": ["supports3DS", "supportsCredit"],
        "supportedNetworks": NETWORKS[n.below(4):4 + n.below(5)],
        "lineItems": [{"label": ITEMS[n.below(len(ITEMS))], "amount": money(u, digits), "type": "final"} for u in units],
        "total": {"label": "Example Store", "amount": money(sum(units), digits)}}
    kind = n.below(8)
    if kind < 4:
        # The sheet selects the first method, which is free, so that the total is right.
        result["shippingMethods"] = [
            {"label": "Standard", "detail": "Arrives in 5 to 7 days", "amount": money(n.below(900) * min(i, 1), digits),
             "identifier": "ship-%d" % i}
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
    return dict(sorted(result.items())) if n.below(4) == 0 else result


def varied(n, careless):
    """A plain request with everything that shops add: discounts, dates, contacts, plans, data, and members in any order."""
    of = plain(n)
    first = of["lineItems"][0]
    if n.chance(25):
        of["lineItems"] += [{**first, "label": "Gift wrapping"}, {**first, "label": "Discount", "amount": "-" + first["amount"]}]
    if n.chance(60 if careless else 35):
        for method in of.get("shippingMethods", []):
            year, month, day = (0, 0, 1) if careless else (2027, 1 + n.below(12), 1 + n.below(20))
            start = {"years": year, "months": month, "days": day, "hours": 0}
            method["dateComponentsRange"] = {"startDateComponents": start, "endDateComponents": {**start, "days": day + 1 + n.below(7)}}
    if "shippingType" in of:
        of["shippingType"] = ["shipping", "delivery", "storePickup", "servicePickup"][n.below(4)]
        if of["shippingType"] == "storePickup" and not careless:
            of.update(shippingContact=contact(n), shippingContactEditingMode="storePickup")
    if n.chance(20):
        of["supportedNetworks"].append("chinaUnionPay")
    if n.chance(30) and (careless or "chinaUnionPay" in of["supportedNetworks"]):
        of["merchantCapabilities"].append("supportsEMV")
    if n.chance(30):
        of["requiredBillingContactFields"] = (
            ["email", "name", "phone"][n.below(3):] if careless else ["postalAddress", "phoneticName"][:1 + n.below(2)])
        if n.chance(50):
            of["billingContact"] = contact(n)
    add_plan(n, of, len(first["amount"].partition(".")[2]))
    for number, context in enumerate(of.get("multiTokenContexts", [])):
        context["externalIdentifier"] = "ext-%d-%d" % (number, n.below(9) if careless and n.chance(1) else 7)
    if n.chance(25):
        data = "".join(BASE64[n.below(64)] for _ in range(16 + 4 * n.below(24)))
        of["applicationData"] = data + "==" if careless else data
    if n.chance(12):
        of["supportedCountries"] = ["US", "CA", "GB", "DE", "FR", "JP"][:1 + n.below(6)]
    return {name: of[name] for name in sorted(of, key=lambda _: n.below(1000))} if n.chance(30) else of


def add_plan(n, of, digits):
    """Completes a subscription, or adds a reload or a deferred payment; shares of several merchants exclude all of them."""
    more = {"billingAgreement": "You can cancel at any time; the price may change with 30 days' notice.", "tokenNotificationURL": URL % 1}
    if "recurringPaymentRequest" in of:
        start = "2027-%02d-%02dT%02d:00:00Z" % (1 + n.below(12), 1 + n.below(28), n.below(24))
        of["recurringPaymentRequest"]["regularBilling"]["recurringPaymentStartDate"] = start
        if n.chance(50):
            of["recurringPaymentRequest"].update(more, trialBilling={
                "label": "Trial", "amount": money(0, digits), "paymentTiming": "recurring", "recurringPaymentEndDate": start})
    elif "multiTokenContexts" not in of and n.chance(10):
        of["automaticReloadPaymentRequest"] = {
            "paymentDescription": "Store card top-up", "managementURL": URL % n.below(9999), **more,
            "automaticReloadBilling": {"label": "Reload", "amount": money(5000, digits), "paymentTiming": "automaticReload",
                                       "automaticReloadPaymentThresholdAmount": money(n.below(1000), digits)}}
        of["lineItems"].append(of["automaticReloadPaymentRequest"]["automaticReloadBilling"])
    elif "multiTokenContexts" not in of and n.chance(10):
        date = "2027-%02d-%02dT12:00:00Z" % (1 + n.below(12), 1 + n.below(28))
        of["deferredPaymentRequest"] = {
            "paymentDescription": "Hotel stay \u2013 two nights", "managementURL": URL % n.below(9999),
            "deferredBilling": {"label": "Due at check-in", "amount": money(25000, digits), "paymentTiming": "deferred",
                                "deferredPaymentDate": date},
            "freeCancellationDate": date, "freeCancellationDateTimeZone": "Europe/Berlin"}


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


def no_country(of):
    del of["countryCode"]


def total_in_list(of):
    of["total"] = [of["total"]]


def text_for_networks(of):
    of["supportedNetworks"] = ",".join(of["supportedNetworks"])


def other_name(of):
    of["country_code"] = of.pop("countryCode")


def misspelt_name(of):
    of["suportedNetworks"] = of.pop("supportedNetworks")


def own_member(of):
    of["orderNumber"] = "A-1"


def nothing_for_total(of):
    of["total"] = None


def cut(line):
    return line[:-9]


def wrapped_in_list(line):
    return b"[" + line + b"]"


MISTAKES = {
    "fixable": [lower_case, text_for_flag, zeros_in_front, twice],
    "wrong": [no_sum, fine_decimals, no_amount, lower_currency, no_total, one_identifier, large_share, no_secure_capability],
    "mixed": [
        no_sum, no_amount, lower_currency, no_total, no_country, total_in_list, text_for_networks, other_name, misspelt_name, own_member,
        nothing_for_total]}
# Mistakes of the text.
MISTAKES_OF_TEXT = [cut, wrapped_in_list]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--invalid-rate", type=float, default=0)
    for mode in ("careless", "plain", *MISTAKES):
        parser.add_argument("--" + mode, action="store_const", const=mode, dest="mode")
    options = parser.parse_args()
    n = Numbers(2027)
    with open(options.out, "wb") as file:
        for number in range(options.lines):
            request = varied(n, options.mode == "careless") if options.mode in (None, "careless", "mixed") else plain(n)
            mistakes = MISTAKES.get(options.mode)
            if options.invalid_rate and n.below(10000) < options.invalid_rate * 10000:
                mistakes = MISTAKES["wrong"]
            if options.mode == "mixed" and number % 20 < 19:
                mistakes = None
            if mistakes:
                mistakes[n.below(len(mistakes))](request)
            line = json.dumps(request, ensure_ascii=n.below(10) == 0, separators=(",", ":")).encode()
            if options.mode == "mixed" and mistakes and n.chance(10):
                line = MISTAKES_OF_TEXT[n.below(len(MISTAKES_OF_TEXT))](line)
            file.write(line + b"\n")


main()

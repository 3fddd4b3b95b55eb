#!/usr/bin/env python3
"""Every line of a file through a Python library with rules. Prints the number of accepted lines and of all lines.

    python_peer.py jsonschema-rs|msgspec|pydantic SCHEMA FILE

jsonschema-rs uses the project's schema; msgspec and pydantic use the classes of members.py. `keeps_rules` checks what none of
them can state; only the access to members differs.
"""
import sys
from datetime import datetime

from members import classes

WHOLES = frozenset("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split())
THOUSANDTHS = frozenset("BHD IQD JOD KWD LYD OMR TND".split())


def thousandths(text, decimals):
    """Returns an amount in thousandths. None if it is invalid or has more decimals than the currency."""
    whole, point, rest = text.partition(".")
    if point and not 0 < len(rest) <= decimals or not text.isascii():
        return None
    digits = whole[1:] + rest if whole[:1] == "-" else whole + rest
    if not digits.isdigit() or len(digits) == len(rest):
        return None
    value = int(digits) * 10 ** (3 - len(rest))
    return -value if whole[:1] == "-" else value


def is_date(text):
    try:
        return text is None or datetime.fromisoformat(text.replace("Z", "+00:00")) is not None
    except ValueError:
        return False


def is_address(text):
    return text is None or text.startswith("https://")


def is_plan(get, plan, billing, timing, decimals):
    if plan is None:
        return True
    item = get(plan, billing)
    return (get(item, "paymentTiming") == timing and bool(get(item, "label")) and thousandths(get(item, "amount"), decimals) is not None
            and is_date(get(item, "recurringPaymentStartDate")) and is_date(get(item, "recurringPaymentEndDate"))
            and is_date(get(item, "deferredPaymentDate")) and is_address(get(plan, "managementURL"))
            and is_address(get(plan, "tokenNotificationURL")))


def keeps_rules(request, get):
    currency = get(request, "currencyCode")
    decimals = 0 if currency in WHOLES else 3 if currency in THOUSANDTHS else 2
    total_item = get(request, "total")
    total = thousandths(get(total_item, "amount"), decimals)
    if total is None or not 0 <= total <= 10**11 or not get(total_item, "label"):
        return False
    if "supports3DS" not in get(request, "merchantCapabilities") or not get(request, "supportedNetworks"):
        return False
    items = get(request, "lineItems")
    if items:
        summed, is_sure = 0, True
        for item in items:
            amount = thousandths(get(item, "amount"), decimals)
            if amount is None or not get(item, "label"):
                return False
            if get(item, "type") == "pending" or (get(item, "paymentTiming") or "immediate") != "immediate":
                is_sure = False
            summed += amount
        if is_sure and summed != total:
            return False
    methods = get(request, "shippingMethods")
    if methods:
        for method in methods:
            amount = thousandths(get(method, "amount"), decimals)
            if amount is None or amount < 0 or not get(method, "label"):
                return False
        if len({get(method, "identifier") for method in methods}) != len(methods):
            return False
    shares = get(request, "multiTokenContexts")
    if shares:
        summed = 0
        for share in shares:
            amount = thousandths(get(share, "amount"), decimals)
            if amount is None or amount < 0:
                return False
            summed += amount
        if summed > total or len({get(share, "externalIdentifier") for share in shares}) != len(shares):
            return False
    return (is_plan(get, get(request, "recurringPaymentRequest"), "regularBilling", "recurring", decimals)
            and is_plan(get, get(request, "automaticReloadPaymentRequest"), "automaticReloadBilling", "automaticReload", decimals)
            and is_plan(get, get(request, "deferredPaymentRequest"), "deferredBilling", "deferred", decimals))


def with_jsonschema_rs(schema_path):
    import json

    import jsonschema_rs
    import orjson
    with open(schema_path, "rb") as file:
        is_valid = jsonschema_rs.validator_for(json.load(file)).is_valid

    def accepts(line):
        try:
            request = orjson.loads(line)
        except ValueError:
            return False
        return is_valid(request) and keeps_rules(request, dict.get)
    return accepts


def with_msgspec(_):
    from typing import Annotated, Optional

    import msgspec
    words = {
        "text": str, "flag": bool, "name": Annotated[str, msgspec.Meta(min_length=1)], "count": Annotated[int, msgspec.Meta(ge=0)],
        "country": Annotated[str, msgspec.Meta(pattern="^[A-Z]{2}$")], "currency": Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}$")]}
    made = classes(words, lambda type_: (Optional[type_], None), lambda name, members: msgspec.defstruct(
        name, [(member, *rest) for member, rest in members.items()], kw_only=True))
    decode = msgspec.json.Decoder(made["Request"]).decode

    def accepts(line):
        try:
            return keeps_rules(decode(line), getattr)
        except msgspec.DecodeError:
            return False
    return accepts


def with_pydantic(_):
    from typing import Annotated, Optional

    import pydantic
    words = {
        "text": str, "flag": bool, "name": Annotated[str, pydantic.Field(min_length=1)], "count": Annotated[int, pydantic.Field(ge=0)],
        "country": Annotated[str, pydantic.Field(pattern="^[A-Z]{2}$")],
        "currency": Annotated[str, pydantic.Field(pattern="^[A-Z]{3}$")]}
    made = classes(words, lambda type_: (Optional[type_], None), lambda name, members: pydantic.create_model(
        name, **{member: rest if len(rest) > 1 else (rest[0], ...) for member, rest in members.items()}))
    validate = made["Request"].__pydantic_validator__.validate_json

    def accepts(line):
        try:
            return keeps_rules(validate(line), getattr)
        except pydantic.ValidationError:
            return False
    return accepts


def main():
    makers = {"jsonschema-rs": with_jsonschema_rs, "msgspec": with_msgspec, "pydantic": with_pydantic}
    if len(sys.argv) != 4 or sys.argv[1] not in makers:
        sys.exit(__doc__)
    accepts = makers[sys.argv[1]](sys.argv[2])
    accepted = lines = 0
    with open(sys.argv[3], "rb") as file:
        for line in file:
            lines += 1
            accepted += accepts(line)
    print(accepted, lines)


main()

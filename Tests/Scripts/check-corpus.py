#!/usr/bin/env python3
"""Checks a generated corpus of requests, of which a part is broken in one known way each, with the release build of `paysheet`.

Fails if an invalid line has no error or warning at its broken place, or another kind than the corpus says. Prints a table of the
rules that report lines that the corpus calls valid, with their share. Docs/Rules/corpus.md discusses them.

The corpus is not part of the repository. A generator with `--lines`, `--invalid-rate` and `--out` creates it, or a file contains
it. NAME.ndjson has one request per line. NAME.verdicts.tsv has a line for each, `valid` or `invalid<TAB>kind<TAB>layer`. If both
are missing, the script says so and succeeds.

    check-corpus.py GENERATOR.py [--lines N] [--invalid-rate R] [--paysheet PROGRAM]
    check-corpus.py CORPUS.ndjson [--paysheet PROGRAM]
"""

import argparse
import collections
import json
import subprocess
import sys
import tempfile
from decimal import Decimal
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KINDS_OF_PAYMENT = [
    "recurringPaymentRequest", "automaticReloadPaymentRequest", "deferredPaymentRequest", "multiTokenContexts", "disbursementRequest",
]


def last(request, name, member):
    return {f"/{name}/{len(request[name]) - 1}/{member}"}


def wrong_types(request):
    """The members that the generator gives a value of another type."""
    places = set()
    total = request["total"]
    if isinstance(total, list):
        places.add("/total")
    elif not isinstance(total["amount"], str):
        places.add("/total/amount")
    if not isinstance(request["supportedNetworks"], list):
        places.add("/supportedNetworks")
    places |= {f"/merchantCapabilities/{i}" for i, word in enumerate(request["merchantCapabilities"]) if not isinstance(word, str)}
    return places


def negative_prices(request):
    return {f"/shippingMethods/{i}/amount" for i, method in enumerate(request["shippingMethods"]) if method["amount"].startswith("-")}


def fine_amounts(request):
    """The amounts with more decimals than most others have."""
    def decimals(text):
        return len(text.partition(".")[2])

    amounts = {f"/lineItems/{i}/amount": item["amount"] for i, item in enumerate(request.get("lineItems", []))}
    amounts["/total/amount"] = request["total"]["amount"]
    most = max(decimals(text) for text in amounts.values())
    return {place for place, text in amounts.items() if decimals(text) == most}


def total_amount(request):
    """The total, unless it exceeds the lines by the price of a shipping method: shipping needs no line."""
    above = Decimal(request["total"]["amount"]) - sum(Decimal(item["amount"]) for item in request["lineItems"])
    prices = {Decimal(method["amount"]) for method in request.get("shippingMethods", [])}
    return None if above in prices else {"/total/amount"}


# The places of which one must have an error or a warning, by the kind of mistake. None: nothing is wrong.
PLACES = {
    "missing_total": lambda request: {""},
    "bad_currency": lambda request: {"/currencyCode"},
    "bad_country": lambda request: {"/countryCode"},
    "contexts_exceed_total": lambda request: {"/multiTokenContexts/0/amount"},
    "negative_shipping": negative_prices,
    "two_payment_kinds": lambda request: {"/" + name for name in KINDS_OF_PAYMENT if name in request},
    "duplicate_shipping_id": lambda request: last(request, "shippingMethods", "identifier"),
    "duplicate_external_id": lambda request: last(request, "multiTokenContexts", "externalIdentifier"),
    "wrong_type": wrong_types,
    "too_many_decimals": fine_amounts,
    "total_is_not_sum": total_amount,
    "no_networks": lambda request: {"/supportedNetworks"},
    "end_before_start": lambda request: {
        "/recurringPaymentRequest/regularBilling/recurringPaymentEndDate",
    },
}


def is_found(kind, line, findings):
    findings = [one for one in findings if one["severity"] in ("error", "warning")]
    if kind == "truncated":
        return any(one["rule"].startswith("json/") and one["severity"] == "error" for one in findings)
    places = PLACES[kind](json.loads(line))
    return places is None or any(one["pointer"] in places for one in findings)


def records(program, corpus):
    """Returns the program's answers for each line."""
    command = [program, "check", "--ndjson", "--kind", "ApplePayPaymentRequest", "--format", "ndjson", "--fail-on", "never", str(corpus)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        for line in process.stdout:
            record = json.loads(line)
            yield record
    if process.returncode != 0:
        sys.exit(f"check-corpus: {command} ended with {process.returncode}")


def check(program, corpus):
    verdicts = corpus.with_suffix(".verdicts.tsv").read_text().splitlines()
    missed, kinds, rules = [], collections.Counter(), collections.Counter()
    loud = 0
    count = 0
    with open(corpus, "rb") as lines:
        for number, (line, record) in enumerate(zip(lines, records(program, corpus)), 1):
            count = number
            verdict = verdicts[number - 1].split("\t")
            findings = record["findings"]
            if record["line"] != number:
                sys.exit(f"check-corpus: line {number} has the record of line {record['line']}")
            if verdict[0] == "valid":
                found = {(one["rule"], one["severity"]) for one in findings}
                rules.update(found)
                loud += bool(found)
                continue
            kinds[verdict[1]] += 1
            if not is_found(verdict[1], line, findings):
                missed.append((number, verdict[1], [(one["rule"], one["pointer"]) for one in findings]))
    if count != len(verdicts):
        sys.exit(f"check-corpus: {len(verdicts)} verdicts and {count} lines")
    valid = count - sum(kinds.values())
    print(f"{count} lines, {valid} called valid, {sum(kinds.values())} broken, {len(missed)} of them not found")
    for kind, total in sorted(kinds.items()):
        print(f"  {kind}: {total} broken, {sum(1 for one in missed if one[1] == kind)} not found")
    print(f"\n{loud} of the valid lines have a finding ({loud * 100 / max(1, valid):.2f} %)\n")
    print("| Rule | Severity | Lines | Share |\n|---|---|---:|---:|")
    for (rule, severity), total in sorted(rules.items(), key=lambda one: (-one[1], one[0])):
        print(f"| `{rule}` | {severity} | {total} | {total * 100 / max(1, valid):.2f} % |")
    for number, kind, found in missed[:20]:
        print(f"not found: line {number}, {kind}: {found}", file=sys.stderr)
    return not missed and len(kinds) > 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--invalid-rate", type=float, default=0.05)
    parser.add_argument("--paysheet", default=str(ROOT / ".build/release/paysheet"))
    given = parser.parse_args()
    if not given.corpus.exists():
        print(f"check-corpus: there is no {given.corpus}; nothing to check")
        return 0
    if given.corpus.suffix == ".ndjson":
        return 0 if check(given.paysheet, given.corpus) else 1
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder) / "corpus.ndjson"
        options = ["--lines", str(given.lines), "--invalid-rate", str(given.invalid_rate), "--out", str(corpus)]
        subprocess.run([sys.executable, str(given.corpus), *options], check=True)
        return 0 if check(given.paysheet, corpus) else 1


if __name__ == "__main__":
    sys.exit(main())

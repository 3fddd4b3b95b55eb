#!/usr/bin/env python3
"""Measures the wheel: microseconds of a document through the open command. Needs the wheel, and prints one line for each way.

    Tests/Python/measure.py [--assert]

With --assert it fails above four times the promise of 25 microseconds, so that other work on the machine does not matter.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import paysheet

promise = 25.0
documents = 20_000
request: dict[str, Any] = {
    "countryCode": "US",
    "currencyCode": "USD",
    "merchantCapabilities": ["supports3DS"],
    "supportedNetworks": ["visa", "masterCard"],
    "lineItems": [{"label": "Books", "amount": "35.00"}, {"label": "Sales Tax", "amount": "3.06"}],
    "total": {"label": "Harbor Books", "amount": "38.06"},
}
text = json.dumps(request)


def one_by_one(document: paysheet.Document) -> int:
    return sum(paysheet.check(document).is_valid for _ in range(documents))


def lines(document: paysheet.Document) -> int:
    return sum(report.is_valid for report in paysheet.check_lines(document for _ in range(documents)))


def measure(work: Callable[[paysheet.Document], int], document: paysheet.Document) -> float:
    """Returns the best of five runs, which other work disturbs least."""
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        if work(document) != documents:
            sys.exit("measure: a document is not valid")
        best = min(best, time.perf_counter() - start)
    return best / documents * 1e6


figures = {
    f"{work.__name__.replace('_', ' ')}, {kind}": measure(work, document)
    for work in (lines, one_by_one)
    for kind, document in (("text", text), ("dict", request))
}
print("; ".join(f"{name}: {figure:.0f} µs" for name, figure in figures.items()))
slow = [name for name, figure in figures.items() if name.startswith("lines") and figure > 4 * promise]
if "--assert" in sys.argv and slow:
    sys.exit(f"measure: more than {4 * promise:.0f} µs: {', '.join(slow)}")

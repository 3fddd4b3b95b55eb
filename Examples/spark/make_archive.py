"""Generates an archive of log lines `{"id", "merchant", "at", "request"}`. The same numbers give the same bytes on every machine.

Requests come from `paysheet example`. Every merchant has a country, a currency, its own mistakes, and months in which it made
them. Some lines are not JSON, some have no request, some are empty, some have Windows line ends.
"""

from __future__ import annotations

import argparse
import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MONTHS = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"]
KINDS = ["basic", "shipping", "coupon", "multi-merchant", "recurring", "trial", "reload", "deferred", "w3c"]
# Requests of a merchant and a month repeat after this many of a kind, so that large archives are generated quickly.
POOL = 200


@dataclass(frozen=True)
class Fault:
    """A mistake of a merchant: a rule, its frequency, and its first and last month."""

    rule: str
    share: float
    first: int = 0
    last: int = len(MONTHS) - 1


@dataclass(frozen=True)
class Merchant:
    name: str
    country: str
    currency: str
    weight: int
    faults: tuple[Fault, ...]


MERCHANTS = [
    Merchant("harbor-books", "US", "USD", 5, (Fault("amount/float", 0.03), Fault("network/unknown", 0.02, first=3))),
    # Prices have decimals until the mistake is fixed in April.
    Merchant("kumo-tea", "JP", "JPY", 3, (Fault("amount/decimals", 0.3, last=2), Fault("amount/decimals", 0.01, first=3))),
    Merchant("alpen-gear", "DE", "EUR", 3, (Fault("amount/format", 0.08), Fault("member/missing", 0.01))),
    Merchant("nordlys-ferry", "IS", "ISK", 1, (Fault("amount/decimals", 0.05), Fault("total/sum", 0.04))),
    # A new cash register from May on.
    Merchant("copperfinch", "GB", "GBP", 2, (Fault("document/json-text", 0.01), Fault("total/label", 0.2, first=4))),
]


class Generator:
    """Documents of `paysheet example`, requested once and then repeated."""

    def __init__(self, paysheet: Path) -> None:
        self._paysheet = paysheet
        self._pools: dict[tuple[str, ...], list[str]] = {}

    def document(self, merchant: Merchant, month: str, what: tuple[str, ...], number: int) -> str:
        """Returns the document with a number. `what` is a kind, or `--break` and a rule."""
        key = (merchant.name, month, *what)
        if key not in self._pools:
            self._pools[key] = self._made(merchant, month, what)
        pool = self._pools[key]
        return pool[number % len(pool)]

    def _made(self, merchant: Merchant, month: str, what: tuple[str, ...]) -> list[str]:
        # The clock of the examples is at the end of the month, so that no date in them has passed on any line.
        command = [
            str(self._paysheet), "example", *what, "--ndjson", f"--count={POOL}", f"--seed={MONTHS.index(month) * POOL + 1}",
            f"--country={merchant.country}", f"--currency={merchant.currency}", f"--now={month}-28T23:59:59Z",
        ]  # fmt: skip
        made = subprocess.run(command, capture_output=True, text=True, check=False)
        if made.returncode != 0 or made.stderr:
            raise SystemExit(f"{' '.join(command)} has ended with status {made.returncode}: {made.stderr.strip()}")
        return made.stdout.splitlines()


def fault_of(merchant: Merchant, month: int, chance: float) -> Fault | None:
    """Returns the mistake for a number from 0 to 1, if any."""
    for fault in merchant.faults:
        if not fault.first <= month <= fault.last:
            continue
        if chance < fault.share:
            return fault
        chance -= fault.share
    return None


def lines(generator: Generator, month: int, count: int) -> Iterator[str]:
    """Returns the lines of a month, ordered by time."""
    # Only `random()` returns the same numbers in every version of Python.
    chance = random.Random(month).random
    roster = [merchant for merchant in MERCHANTS for _ in range(merchant.weight)]
    for number in range(count):
        merchant = roster[int(chance() * len(roster))]
        fault = fault_of(merchant, month, chance())
        what = ("--break", fault.rule) if fault else (KINDS[int(chance() * len(KINDS))],)
        request = generator.document(merchant, MONTHS[month], what, number)
        second = number * 28 * 86400 // count
        at = f"{MONTHS[month]}-{second // 86400 + 1:02}T{second // 3600 % 24:02}:{second // 60 % 60:02}:{second % 60:02}Z"
        head = f'{{"id":"{int(chance() * 2**53):014x}","merchant":"{merchant.name}","at":"{at}"'
        yield odd_line(head, request, chance())


def odd_line(head: str, request: str, chance: float) -> str:
    """Returns a line, in rare cases an invalid one."""
    line = f'{head},"request":{request}}}'
    if chance < 0.002:
        return line[: len(line) // 2] + "\n"
    if chance < 0.003:
        return head + "}\n"
    if chance < 0.004:
        return "\n" + line + "\n"
    if chance < 0.01:
        return line + "\r\n"
    return line + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--paysheet", type=Path, required=True)
    parser.add_argument("--lines", type=int, default=20_000, help="of all months together (default: %(default)s)")
    parser.add_argument("folder", type=Path, help="where a file for every month is written")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    generator = Generator(options.paysheet)
    for month, name in enumerate(MONTHS):
        count = options.lines * (month + 1) // len(MONTHS) - options.lines * month // len(MONTHS)
        with open(options.folder / f"{name}.ndjson", "w", encoding="utf-8", newline="") as file:
            file.writelines(lines(generator, month, count))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures the language server: the time from an edit to its findings, and the memory over many edits.

    python3 Tests/Editors/measure.py PAYSHEET [--check]

The aims are 50 ms for 1 MB, and 100 ms for one literal of 1 MB. With --check, four times as much fails, because other programs may
run beside. The memory must not grow over 10 000 edits.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

LIMIT_SECONDS = 4 * 0.050
# For a literal of as many values as the reader of source code takes: no request of a shop is so large.
LIMIT_LITERAL_SECONDS = 4 * 0.100
# What allocators keep from run to run.
LIMIT_GROWTH = 4 << 20
EDITS = 10_000


class Client:
    """A client that waits for the findings of a version."""

    def __init__(self, paysheet: str, language: str = "json") -> None:
        self.language = language
        self.address = "file:///tmp/large." + {"json": "json", "javascript": "js"}[language]
        self.process = subprocess.Popen([paysheet, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.rest = b""
        self.version = 0
        self.send({"id": 1, "method": "initialize", "params": {"capabilities": {}}})
        self.receive()
        self.send({"method": "initialized", "params": {}})

    def send(self, content: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **content}).encode()
        assert self.process.stdin is not None
        rest = memoryview(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        while rest:
            rest = rest[self.process.stdin.write(rest) :]

    def read(self, count: int) -> bytes:
        assert self.process.stdout is not None
        while len(self.rest) < count:
            piece = self.process.stdout.read(65_536)
            assert piece, "the server has ended"
            self.rest += piece
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def receive(self) -> dict[str, Any]:
        header = b""
        while not header.endswith(b"\r\n\r\n"):
            header += self.read(1)
        return json.loads(self.read(int(header.split(b":")[1])))

    def findings(self, version: int) -> list[dict[str, Any]]:
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["version"] == version:
                return message["params"]["diagnostics"]

    def open(self, text: str) -> list[dict[str, Any]]:
        self.version = 1
        document = {"uri": self.address, "languageId": self.language, "version": 1, "text": text}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        return self.findings(1)

    def change(self, line: int, start: int, end: int, text: str) -> list[dict[str, Any]]:
        self.version += 1
        places = {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}
        document = {"uri": self.address, "version": self.version}
        change = {"range": places, "text": text}
        self.send({"method": "textDocument/didChange", "params": {"textDocument": document, "contentChanges": [change]}})
        return self.findings(self.version)

    def memory(self) -> int:
        """The resident bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0


def document(items: int, is_on_one_line: bool = False) -> str:
    lines = [
        '    { "label": "Book number %d", "amount": "1.00", "type": "final", "paymentTiming": "immediate" }' % number
        for number in range(items)
    ]
    text = (
        '{\n  "countryCode": "US",\n  "currencyCode": "USD",\n  "supportedNetworks": ["visa"],\n'
        '  "merchantCapabilities": ["supports3DS"],\n  "lineItems": [\n%s\n  ],\n'
        '  "total": { "label": "Harbor Books", "amount": "%d.00" }\n}\n'
    ) % (",\n".join(lines), items)
    return text.replace("\n", " ") if is_on_one_line else text


def one_request() -> str:
    """Source code with one request, of nearly as many values as the reader takes."""
    text = document(9_500)
    for name in ["countryCode", "label", "amount", "type", "paymentTiming", "lineItems", "total"]:
        text = text.replace(f'"{name}"', name)
    text = text.replace("Book number", "Book with the number")
    return "const session = new ApplePaySession(14, " + text.replace('"', "'").rstrip() + ")\n"


def much_code() -> str:
    """Source code of 1 MB with 400 requests in functions."""
    code = """
/** Adds the items of a cart, and leaves out what was returned (number %d). */
export async function total%d(cart, { rate = 0.2, ...options } = {}) {
  const items = cart.items.filter((item) => item.count > 0 && !/returned|refunded/i.test(item.state))
  for (const item of items) {
    if (!item.price) throw new TypeError(`${item.name} has no price in ${cart.id}`)
    cart.sum += item.price * item.count / (1 + rate)
  }
  return items.map(({ name, price }) => ({ label: name, amount: price.toFixed(2) }))
}
"""
    request = """
export function pay%d(cart) {
  return new ApplePaySession(3, {
    countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
    lineItems: cart.lines, total: { label: 'Harbor Books', amount: '%d.00' },
  })
}
"""
    parts = ["// 0\n"]
    for number in range(400):
        parts += [code % (index, index) for index in range(number * 4, number * 4 + 4)]
        parts.append(request % (number, number))
    return "".join(parts)


def median(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


def time_edits(client: Client, line: int, column: int, texts: tuple[str, str]) -> float:
    """The median of edits that replace one character by another."""
    times = []
    for number in range(21):
        start = time.perf_counter()
        client.change(line, column, column + 1, texts[number % 2])
        times.append(time.perf_counter() - start)
    return median(times)


def main() -> int:
    checks = "--check" in sys.argv
    failed = False
    text = document(10_500)
    last = text.count("\n") - 2
    column = text.splitlines()[last].rindex('"') - 1
    rows = []

    client = Client(sys.argv[1])
    client.open(text)
    rows.append(("1 MB without findings", time_edits(client, last, column, ("0", "0"))))
    rows.append(("1 MB with one finding", time_edits(client, last, column, ("1", "2"))))
    careless = text.replace('"1.00"', '"1.0"', 900)
    client.open(careless)
    rows.append(("1 MB with 900 findings", time_edits(client, last, column, ("1", "2"))))
    client.open(text)
    rows.append(("1 MB that is not JSON", time_edits(client, last + 1, 0, ("]", " "))))
    client.open(document(10_500, is_on_one_line=True))
    rows.append(("1 MB on one line", time_edits(client, 0, 19, ("u", "v"))))

    client = Client(sys.argv[1], "javascript")
    text = one_request()
    last = text.count("\n") - 2
    column = text.splitlines()[last].rindex("'") - 1
    client.open(text)
    literal = "1 MB of source code, one request"
    rows.append((literal, time_edits(client, last, column, ("1", "2"))))
    client.open(much_code())
    rows.append(("1 MB of source code, 400 requests", time_edits(client, 0, 3, ("1", "2"))))
    client.open(much_code().replace("ApplePay", "OtherPay"))
    rows.append(("1 MB of source code, no request", time_edits(client, 0, 3, ("1", "2"))))
    for name, seconds in rows:
        failed |= seconds > (LIMIT_LITERAL_SECONDS if name == literal else LIMIT_SECONDS)
        print(f"{name}: {seconds * 1000:.1f} ms from the edit to its findings")

    client = Client(sys.argv[1])
    text = document(20)
    last = text.count("\n") - 2
    column = text.splitlines()[last].rindex('"') - 1
    client.open(text)
    early = 0
    start = time.perf_counter()
    for number in range(EDITS):
        client.change(last, column, column + 1, "01"[number % 2])
        if number == EDITS // 10:
            early = client.memory()
    seconds = time.perf_counter() - start
    growth = client.memory() - early
    failed |= growth > LIMIT_GROWTH
    print(
        f"{EDITS} edits of {len(text)} bytes: {seconds / EDITS * 1e6:.0f} µs each; "
        f"memory {early / 2**20:.1f} MB after a tenth, {growth / 2**10:+.0f} KB at the end"
    )
    return 1 if checks and failed else 0


sys.exit(main())

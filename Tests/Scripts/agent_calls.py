"""The folder and the generated calls of fuzz-agent.py."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any, Optional

MODERN = "2026-07-28"
SECRET = "secret-value-0815"
# Longer than any batch takes.
PATIENCE = 300

BROKEN = {
    "countryCode": "us", "currencyCode": "USD", "supportedNetworks": ["visa"], "merchantCapabilities": ["supports3DS"],
    "total": {"label": "Shop", "amount": "1.5"},
}  # fmt: skip
CLEAN = {**BROKEN, "countryCode": "US", "total": {"label": "Shop", "amount": "1.50"}}
CODE = {
    "javascript": f"new ApplePaySession(3, {json.dumps(BROKEN)})",
    "typescript": f"const r: ApplePayJS.ApplePayPaymentRequest = {json.dumps(CLEAN)};\nnew ApplePaySession(3, r)",
    "php": f"<?php ?><script>new ApplePaySession(3, {json.dumps(BROKEN)})</script>",
    "html": f"<script>new ApplePaySession(3, {json.dumps(BROKEN)})</script>",
}
NO_CODE = ["", "let a = 1", "new ApplePaySession(3, request)", "const n=null; new ApplePaySession(3,{shippingContact:n})", "\0", "<script", "{{{{", "x" * 9000]
LANGUAGES = ["javascript", "typescript", "php", "html", "vue", "svelte", "cobol", "", "JavaScript"]
PATHS = [
    "a.applepay.json", "clean.applepay.json", "lines.applepay.ndjson", "pay.js", "util.js", "folder", ".", "empty", "empty.applepay.ndjson", "none.json",
    "../outside.json", "/etc/passwd", "link.json", "loop.json", "a\0.json", "\0", "", "-", "a/../a.applepay.json", "./a.applepay.json", "//", "~",
    "*", "**/*.json", "a.applepay.json/", "file:///", "file://host/x", "file:///etc/passwd", "x" * 5000, "é\u202e.json", "\ud83d\ude00", "pipe",
    "locked.json", "broken.zip", "order.json", "CON", "a\nb", "folder/../../outside.json", "known.json", ".paysheet.json", "capture.har",
]  # fmt: skip
NUMBERS = [0, 1, 2, 20, -1, 1000, 1001, 2**31, -(2**31) - 1, 2**63, 10**400, 1.5, -0.0, 1e300, "3", "-1", "1e9", True, None, [], {}]
WORDS = [
    "", "amount/format", "amount", "total/sum", "no/such", "ApplePayLineItem", "ApplePayPaymentRequest", "TypeError: \"us\" is not a valid country code.",
    "InvalidAccessError", "\0", "\u202e", "x" * 3000, "recurring", "basic", "visa", "US", "USD", "EUR", "auto", "svg", "text", "2035-01-31", "ios15.4", "14",
    "18.4", "config", "known.json", "de", "dark", "..", "%00", "a=b", "total.label=Books", "=", "json/*", "paysheet://rules/amount", "--help", "-",
]  # fmt: skip


def message(method: Any, params: Any = None, number: Any = None) -> dict[str, Any]:
    one = {"jsonrpc": "2.0", "method": method}
    if params is not None:
        one["params"] = params
    if number is not None:
        one["id"] = number
    return one


def prepare(folder: Path) -> Path:
    """Makes a folder to work in, beside a file that must not be read."""
    work = folder / "work"
    for inner in ("folder", "empty", "other"):
        (work / inner).mkdir(parents=True)
    secret = {**BROKEN, "countryCode": SECRET}
    (folder / "outside.json").write_text(json.dumps(secret))
    (work / "a.applepay.json").write_text(json.dumps(BROKEN))
    (work / "clean.applepay.json").write_text(json.dumps(CLEAN))
    (work / "lines.applepay.ndjson").write_text(f"{json.dumps(BROKEN)}\n\n{json.dumps(CLEAN)}\n{{\n")
    (work / "pay.js").write_text(CODE["javascript"] + "\n")
    (work / "util.js").write_text("let a = 1\n")
    (work / "folder" / "b.applepay.json").write_text(json.dumps(CLEAN))
    (work / "other" / "c.applepay.json").write_text(json.dumps(BROKEN))
    (work / "empty.applepay.ndjson").write_text("\n\n")
    (work / "known.json").write_text('{"findings":[]}')
    (work / "broken.zip").write_bytes(b"PK\x03\x04broken")
    (work / "capture.har").write_text('{"log":{"version":"1.2","entries":[]}}')
    (work / "order.json").write_text('{"schemaVersion":1,"orderIdentifier":"1"}')
    os.symlink(folder / "outside.json", work / "link.json")
    os.symlink(work / "loop.json", work / "loop.json")
    os.mkfifo(work / "pipe")
    (work / "locked.json").write_text("{}")
    (work / "locked.json").chmod(0)
    return work


class Calls:
    """Generated calls, from one seed."""

    def __init__(self, dice: random.Random, tools: dict[str, dict[str, Any]], work: Path) -> None:
        self._dice, self._tools, self._work = dice, tools, work

    def value(self, name: str, schema: dict[str, Any]) -> Any:
        """A value for an argument: mostly of its kind, sometimes of another."""
        dice = self._dice
        if dice.random() < 0.08:
            return dice.choice([None, 0, -1, "", [], {}, True, [None], {"a": [1]}, "\0", 10**30])
        if name == "document":
            return self.document()
        if name == "source":
            return dice.choice([*CODE.values(), *NO_CODE])
        if name == "language":
            return dice.choice(LANGUAGES)
        if name in ("path", "config", "merchants", "baseline"):
            return self.path()
        if name == "paths":
            return dice.choice([[], [self.path()], [self.path() for _ in range(dice.randint(1, 4))], self.path(), [1], ["."]])
        if "enum" in schema and dice.random() < 0.8:
            return dice.choice(schema["enum"])
        kinds = schema.get("type", "string")
        if "integer" in kinds:
            return dice.choice(NUMBERS)
        if kinds == "boolean":
            return dice.choice([True, False, True, "yes", 0])
        if "array" in kinds:
            return [dice.choice(WORDS) for _ in range(dice.randint(0, 3))]
        return dice.choice(WORDS)

    def path(self) -> str:
        path = self._dice.choice(PATHS)
        return path if self._dice.random() < 0.8 else str(self._work / path)

    def document(self) -> Any:
        dice = self._dice
        choice = dice.randrange(8)
        if choice == 0:
            return dice.choice(["", "{", "[]", "null", "{}", "\0", "1", '"x"', "{" * 3000, "[" * 3000, '{"a":1,"a":2}', "\ufeff{}", "{}{}", "-----BEGIN PRIVATE KEY-----"])
        document = json.loads(json.dumps(dice.choice([BROKEN, CLEAN])))
        for _ in range(dice.randint(0, 3)):
            name = dice.choice([*document, "lineItems", "shippingContact", "applicationData", "x", "recurringPaymentRequest", "requiredShippingContactFields"])
            if dice.random() < 0.2:
                document.pop(name, None)
            else:
                document[name] = dice.choice([None, "", "US", "1.5", 1.5, -1, 10**25, [], {}, ["visa", "visa"], {"label": "x", "amount": "1,5"}, "\0", "x" * 300, [[[[]]]], True])
        return document if choice < 4 else json.dumps(document, indent=dice.choice([None, 2]))

    def call(self) -> dict[str, Any]:
        dice = self._dice
        name = dice.choice([*self._tools, "check", "check", "fix"])
        properties = self._tools[name]["inputSchema"]["properties"]
        arguments: dict[str, Any] = {}
        subjects = [one for one in ("document", "source", "path", "paths") if one in properties]
        if subjects and dice.random() < 0.95:
            subject = dice.choice(subjects)
            arguments[subject] = self.value(subject, properties[subject])
            if subject == "source" and dice.random() < 0.95:
                arguments["language"] = self.value("language", {})
        for required in self._tools[name]["inputSchema"].get("required", []):
            arguments[required] = self.value(required, properties[required])
        for _ in range(dice.choice([0, 0, 0, 1, 1, 2])):
            other = dice.choice(sorted(properties))
            arguments[other] = self.value(other, properties[other])
        if dice.random() < 0.02:
            arguments[dice.choice(["pths", "", "\0", "Document", "x" * 500])] = 1
        # A long number would be an argument that a client cannot write; long texts stay short enough for many calls.
        return {"name": name, "arguments": arguments}

    def other(self) -> tuple[Any, Any]:
        """A method besides calls of tools, with parameters."""
        dice = self._dice
        uris = ["paysheet://rules/amount", "paysheet://rules/amount/format", "paysheet://reference/ApplePayLineItem", "paysheet://", "file:///etc/passwd", "\0", "x" * 2000]
        return dice.choice(
            [
                ("ping", {}), ("tools/list", {}), ("tools/list", {"cursor": "x"}), ("resources/templates/list", {}), ("prompts/list", None), ("server/discover", {}),
                ("resources/read", {"uri": dice.choice(uris)}), ("resources/read", {}), ("prompts/get", {"name": "write-request", "arguments": {"purpose": dice.choice(WORDS)}}),
                ("prompts/get", {"name": dice.choice(WORDS)}), ("no/such", {}), ("", None), ("tools/call", None), ("tools/call", {"name": 7}), ("tools/call", {"name": "check", "arguments": [1]}),
                ("tools/call", {"name": dice.choice(WORDS), "arguments": {}}), ("tools/call", []), (7, {}), (None, {}),
                ("completion/complete", {"ref": {"type": "ref/resource", "uri": "paysheet://rules/{topic}/{rule}"}, "argument": {"name": "rule", "value": "fo"}, "context": {"arguments": {"topic": "amount"}}}),
                ("completion/complete", {"ref": {"type": dice.choice(WORDS)}, "argument": {"name": "x", "value": dice.choice(WORDS)}}),
                ("initialize", {"protocolVersion": dice.choice(["2025-06-18", "2025-11-25", MODERN, "1", 7]), "capabilities": dice.choice([{"roots": {}}, {}, 7])}),
            ]
        )  # fmt: skip

#!/usr/bin/env python3
"""Keeps one `paysheet mcp` busy with generated calls, and compares the answers with what they promise.

    python3 Tests/Scripts/fuzz-agent.py PAYSHEET [--count N] [--seed N] [--batch N]

The calls have every tool with good and hostile arguments, both kinds of protocol, unknown methods and broken messages. Some are
cancelled. Some clients name their roots late or never. Each batch is written at once and ends with a ping. The promises are:

- Each request has one answer; a cancelled one has at most one. A message that cannot be read has one error.
- The server stays alive, and writes only messages. Standard error stays empty.
- Nothing contradicts itself: a check that passed has no errors, no failures and at least one document; a check of nothing says why;
  counts are those of the lists; a fix that changed nothing returns the same text; what a fix returns has none of the fixed findings.
- Nothing outside of the folders is read.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import selectors
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Optional

from agent_calls import BROKEN, Calls, MODERN, PATIENCE, SECRET, message, prepare


class Contradiction(Exception):
    pass


def need(condition: bool, what: str) -> None:
    if not condition:
        raise Contradiction(what)


class Promises:
    """What answers promise."""

    def __init__(self, tools: dict[str, dict[str, Any]]) -> None:
        self._tools = tools
        self.verdicts: dict[str, int] = {}

    def test(self, request: dict[str, Any], answer: dict[str, Any]) -> None:
        need(answer.get("jsonrpc") == "2.0", "no version of JSON-RPC")
        need(("result" in answer) != ("error" in answer), "a result and an error, or neither")
        if "error" in answer:
            need(isinstance(answer["error"]["code"], int) and bool(answer["error"]["message"]), "an error without code or message")
            return self._count("error of the protocol")
        if request.get("method") != "tools/call":
            return self._count("other result")
        result = answer["result"]
        if result.get("resultType") == "input_required":
            need("roots" in result["inputRequests"], "asks for nothing")
            return self._count("asks for roots")
        name, arguments = request["params"]["name"], request["params"].get("arguments") or {}
        text = result["content"][0]["text"]
        need(SECRET not in json.dumps(result), "something outside of the folders was read")
        if result["isError"]:
            need("structuredContent" not in result and len(text) > 5, "a mistake without words")
            for argument in self._tools[name]["inputSchema"]["properties"]:
                option = "--" + re.sub("([A-Z])", r"-\1", argument).lower()
                need(not re.search(rf"(^|\s){option}\b", text), f"a mistake names an option instead of an argument: {text}")
            return self._count(f"mistake of {name}")
        structured = result["structuredContent"]
        for member, value in structured.items():
            schema = self._tools[name]["outputSchema"]["properties"].get(member)
            need(schema is not None, f"{name} has no member {member} in its schema")
            kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
            kind = {bool: "boolean", int: "integer", str: "string", list: "array", dict: "object", type(None): "null"}[type(value)]
            need(kind in kinds, f"{name}: {member} is of the type {kind}")
        if name == "check":
            self._check(structured, arguments)
        elif name == "fix":
            self._fix(structured, arguments)
        else:
            need(bool(structured["text"]) if "text" in structured else bool(structured), f"{name} has no text")
            self._count(name)

    def _check(self, result: dict[str, Any], arguments: dict[str, Any]) -> None:
        counts, passed = result["summary"], result["passed"]
        found = [finding for document in result["documents"] for finding in document["findings"]]
        severities = [finding["severity"] for finding in found]
        self._count(f"check: passed is {json.dumps(passed)}")
        if passed is True:
            need(counts["errors"] == 0 and "error" not in severities, "passed with errors")
            need(not result["failures"], "passed with files that could not be read")
            need(counts["documents"] > 0, "passed, and nothing was checked")
        elif passed is False:
            need(counts["errors"] > 0 or bool(result["failures"]), "failed without a reason")
        else:
            need(counts["documents"] == 0 and not found and not result["failures"], "something was checked, and passed is null")
            need(bool(result["notes"]), "nothing was checked, and no note says why")
        need(len(found) + result["omittedFindings"] == counts["errors"] + counts["warnings"] + counts["infos"], "findings are missing")
        most = arguments.get("maxFindings")
        need(len(found) <= (most if isinstance(most, int) else 20), "more findings than maxFindings")
        if result["omittedFindings"] and "error" not in severities:
            need(counts["errors"] == 0, "errors were left out, and others not")
        for document in result["documents"]:
            for finding in document["findings"]:
                need(finding["line"] >= 1 and finding["column"] >= 1 and bool(finding["message"]), f"a finding without a place: {finding}")
            outcome = document["safari"]["outcome"]
            if outcome in ("throws", "cancels") and not result["omittedFindings"] and not counts["suppressed"] and not {"select", "ignore", "severity"} & set(arguments):
                need("error" in [one["severity"] for one in document["findings"]], f"Safari {outcome}, and no finding is an error")

    def _fix(self, result: dict[str, Any], arguments: dict[str, Any]) -> None:
        self._count(f"fix: changed is {json.dumps(result['changed'])}")
        given = arguments.get("document", arguments.get("source"))
        if isinstance(given, str) and "text" in result and not arguments.get("fromJs"):
            need((result["text"] == given) != result["changed"], f"changed is {result['changed']}, and the text says otherwise")
        need(len(result["left"]) <= result["leftCount"], "more findings are left than are counted")
        if len(result["left"]) < result["leftCount"]:
            need(bool(result["notes"]), "findings were left out without a note")
        if "text" not in result:
            need(bool(result["notes"]), "the text was left out without a note")
        if result["applied"]:
            need(result["changed"], "fixes were applied, and nothing changed")

    def _count(self, what: str) -> None:
        self.verdicts[what] = self.verdicts.get(what, 0) + 1


class Server:
    """A server with pipes. It reads answers while it writes."""

    def __init__(self, paysheet: str, work: Path) -> None:
        self._errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen([paysheet, "mcp"], cwd=work, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, bufsize=0)
        assert self.process.stdin and self.process.stdout
        self._in, self._out = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self._in, False)
        self._rest = b""

    def talk(self, data: bytes, until: Any) -> list[dict[str, Any]]:
        """Writes everything, and returns the messages up to the answer to a request."""
        answers: list[dict[str, Any]] = []
        view, end = memoryview(data), time.monotonic() + PATIENCE
        with selectors.DefaultSelector() as selector:
            selector.register(self._out, selectors.EVENT_READ)
            if view:
                selector.register(self._in, selectors.EVENT_WRITE)
            while True:
                ready = selector.select(max(0.0, end - time.monotonic()))
                need(bool(ready), f"no answer within {PATIENCE} seconds")
                for key, _ in ready:
                    if key.fd == self._in:
                        try:
                            view = view[os.write(self._in, view[: 1 << 16]) :]
                        except BlockingIOError:
                            continue
                        except BrokenPipeError:
                            raise Contradiction(f"the server has ended: {self.said()}") from None
                        if not view:
                            selector.unregister(self._in)
                        continue
                    chunk = os.read(self._out, 1 << 20)
                    if not chunk:
                        raise Contradiction(f"the server has ended: {self.said()}")
                    *lines, self._rest = (self._rest + chunk).split(b"\n")
                    answers += [json.loads(line) for line in lines]
                    if any(one.get("id") == until for one in answers[-len(lines) :] if lines):
                        need(not view, "an answer before the question")
                        need(self._rest == b"", "half a message after the last answer")
                        return answers

    def said(self) -> str:
        status = self.process.wait(120)
        self._errors.seek(0)
        return f"status {status}: {self._errors.read()[-2000:].decode('utf-8', 'replace')}"

    def end(self) -> list[dict[str, Any]]:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        rest = self._rest + self.process.stdout.read()
        if self.process.wait(60) != 0:
            raise Contradiction(f"the end of the input: {self.said()}")
        self._errors.seek(0)
        need(self._errors.read() == b"", "standard error is not empty")
        return [json.loads(line) for line in rest.splitlines()]


class Session:
    """A session with the server, with roots or without."""

    BROKEN = [b"{\n", b"[]\n", b"\xff\xfe\n", b'{"jsonrpc":"1.0","id":1,"method":"ping"}\n', b'{"jsonrpc":"2.0"}\n', b"nul\0l\n", b'"x"\n', b'{"jsonrpc":"2.0","id":{},"method":"ping"}\n']

    def __init__(self, paysheet: str, work: Path, dice: random.Random, roots: Optional[str]) -> None:
        self._server, self._work, self._dice, self._roots = Server(paysheet, work), work, dice, roots
        self._number = 0
        capabilities = {} if roots is None else {"roots": {"listChanged": True}}
        start = [message("initialize", {"protocolVersion": dice.choice(["2025-06-18", "2025-11-25"]), "capabilities": capabilities}, 0), message("notifications/initialized")]
        listing = message("tools/list", {}, "tools")
        answers = self._server.talk(b"".join(json.dumps(one).encode() + b"\n" for one in [*start, listing]), "tools")
        self.tools = {tool["name"]: tool for tool in answers[-1]["result"]["tools"]}
        self._asked = [one["id"] for one in answers if one.get("method") == "roots/list"]

    def _response(self) -> bytes:
        """An answer of the client about its roots, which can be an error or wrong."""
        number = self._asked.pop()
        named = [{"uri": (self._work / folder).as_uri()} for folder in self._dice.choice([["."], ["other"], [], ["none"], ["folder", "."]])]
        result = self._dice.choice([{"result": {"roots": named}}, {"error": {"code": -32601, "message": "no"}}, {"result": {}}, {"result": {"roots": [{"uri": 7}, 7]}}])
        return json.dumps({"jsonrpc": "2.0", "id": number, **result}).encode() + b"\n"

    def batch(self, calls: Calls, promises: Promises, size: int) -> int:
        """Writes some requests at once, and tests their answers. Returns the number of requests."""
        dice, lines, requests, cancelled, broken = self._dice, [], {}, set(), 0
        for _ in range(size):
            self._number += 1
            number: Any = self._number if dice.random() < 0.9 else f"n{self._number}"
            method, params = ("tools/call", calls.call()) if dice.random() < 0.85 else calls.other()
            # Another `initialize` could name roots that this session does not have.
            if method == "initialize" and self._roots is not None:
                method = "ping"
            if dice.random() < 0.3 and isinstance(params, dict):
                abilities = dice.choice([{}, {}, {"roots": {}}])
                params = {**params, "_meta": {"io.modelcontextprotocol/protocolVersion": dice.choice([MODERN] * 8 + ["2025-06-18", 7]), "io.modelcontextprotocol/clientCapabilities": abilities}}
                if abilities and dice.random() < 0.5:
                    params["inputResponses"] = {"roots": {"roots": [{"uri": self._work.as_uri()}]}}
            requests[number] = message(method, params, number)
            lines.append(json.dumps(requests[number]).encode() + b"\n")
            if dice.random() < 0.02:
                cancelled.add(number)
                lines.append(json.dumps(message("notifications/cancelled", {"requestId": number})).encode() + b"\n")
            if dice.random() < 0.01:
                broken += 1
                lines.append(dice.choice(Session.BROKEN[:3] + Session.BROKEN[4:]))
            if dice.random() < 0.01:
                lines.append(json.dumps(message(dice.choice(["notifications/x", "notifications/cancelled"]), {"requestId": dice.choice([None, 10**9, "x"])})).encode() + b"\n")
            if self._roots is not None and dice.random() < 0.002:
                lines.append(json.dumps(message("notifications/roots/list_changed")).encode() + b"\n")
            if self._roots == "late" and self._asked and dice.random() < 0.05:
                lines.append(self._response())
        ping = f"ping-{self._number}"
        # A call that waits for roots can be answered after the ping.
        lines.append(json.dumps(message("ping", {}, ping)).encode() + b"\n")
        answers = self._server.talk(b"".join(lines), ping)
        answers.pop()
        self._asked += [one["id"] for one in answers if one.get("method") == "roots/list"]
        found = self._sorted(answers)
        missing = [number for number in requests if number not in found and number not in cancelled]
        while missing:
            need(self._roots is not None, f"no answer to {json.dumps(requests[missing[0]])[:2000]}")
            # The roots come now, or the server stops waiting.
            self._number += 1
            last = f"ping-{self._number}"
            data = b"".join(self._response() for _ in self._asked[:]) if self._roots == "late" else b""
            if not data:
                time.sleep(0.2)
            more = self._server.talk(data + json.dumps(message("ping", {}, last)).encode() + b"\n", last)[:-1]
            self._asked += [one["id"] for one in more if one.get("method") == "roots/list"]
            for number, several in self._sorted(more).items():
                found.setdefault(number, []).extend(several)
            missing = [number for number in requests if number not in found and number not in cancelled]
        need(len(found.pop(None, [])) == broken, "not one error for each broken message")
        for number, several in found.items():
            need(number in requests, f"an answer to nothing: {json.dumps(several[0])[:500]}")
            need(len(several) == 1, f"{len(several)} answers to {json.dumps(requests[number])[:2000]}")
            try:
                promises.test(requests[number], several[0])
            except Contradiction as error:
                raise Contradiction(f"{error}\n> {json.dumps(requests[number])[:4000]}\n< {json.dumps(several[0])[:4000]}") from None
        return len(requests)

    @staticmethod
    def _sorted(answers: list[dict[str, Any]]) -> dict[Any, list[dict[str, Any]]]:
        found: dict[Any, list[dict[str, Any]]] = {}
        for one in answers:
            if "method" not in one:
                found.setdefault(one.get("id"), []).append(one)
        return found

    def end(self) -> None:
        need(self._server.end() == [], "messages after the last answer")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("paysheet")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=59)
    parser.add_argument("--batch", type=int, default=500)
    options = parser.parse_args()
    paysheet, dice = str(Path(options.paysheet).resolve()), random.Random(options.seed)
    verdicts: dict[str, int] = {}
    start, done = time.monotonic(), 0
    with tempfile.TemporaryDirectory() as folder:
        work = prepare(Path(folder))
        # Most calls go to one process without roots. The others answer late, or never.
        for roots, share in ((None, 0.9), ("late", 0.08), ("never", 0.02)):
            session = Session(paysheet, work, dice, roots)
            calls, promises = Calls(dice, session.tools, work), Promises(session.tools)
            promises.verdicts = verdicts
            aim = done + int(options.count * share)
            while done < aim:
                try:
                    done += session.batch(calls, promises, min(options.batch, max(1, aim - done)))
                except Contradiction as error:
                    sys.exit(f"fuzz-agent: seed {options.seed}, roots {roots}, after {done} calls: {error}")
            session.end()
    for what, count in sorted(verdicts.items()):
        print(f"{count:9}  {what}")
    print(f"fuzz-agent: {done} calls in {time.monotonic() - start:.0f} seconds, seed {options.seed}: each has one answer, and none contradicts itself")


if __name__ == "__main__":
    main()

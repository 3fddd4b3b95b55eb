#!/usr/bin/env python3
"""Has sessions with `paysheet mcp`: the official client of the Model Context Protocol in all tools, and raw lines where a client would not go.

    mcp-session.py PAYSHEET FOLDER

FOLDER is a scratch folder. Needs the package of mcp-requirements.txt; agents.sh installs it. `--transcript PAGE` instead of a folder compares the
transcript and the configurations of a page with what the server answers.
"""

import asyncio
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import tomllib

import anyio
import jsonschema
from mcp import Client, types
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

BROKEN = {
    "countryCode": "us",
    "currencyCode": "USD",
    "supportedNetworks": ["visa"],
    "merchantCapabilities": ["supports3DS"],
    "total": {"label": "Shop", "amount": "1.5"},
}
TOKEN = pathlib.Path(__file__).parents[1] / "TokensTests/Fixtures/token.json"
CODE = f"new ApplePaySession(3, {json.dumps(BROKEN)})"


class Mistake(Exception):
    pass


def mistake(condition, what):
    if not condition:
        raise Mistake(what)


# MARK: The official client


def client(paysheet, folder, *arguments, **options):
    parameters = StdioServerParameters(command=paysheet, args=["mcp", *arguments], cwd=folder)
    return Client(parameters, read_timeout_seconds=60, **options)


async def call(session, tool, arguments, *, fails=False):
    """Calls a tool. The client compares the structured result with the schema of the tool."""
    result = await session.call_tool(tool, arguments)
    mistake(bool(result.is_error) == fails, f"{tool} {arguments}: {result.content[0].text[:300]}")
    return result.content[0].text if fails else result.structured_content


async def lists(session):
    tools = (await session.list_tools()).tools
    mistake({one.name for one in tools} == {"check", "fix", "explain", "example", "preview", "describe", "reference", "check_token"}, "other tools")
    for tool in tools:
        mistake(tool.annotations.read_only_hint is True, f"{tool.name} has no readOnlyHint")
        for schema in (tool.input_schema, tool.output_schema):
            jsonschema.Draft202012Validator.check_schema(schema)
    return {tool.name: tool.input_schema for tool in tools}


async def tools(session, schemas):
    """Each tool with good and bad arguments. The good ones follow the schema."""

    async def good(tool, arguments):
        jsonschema.validate(arguments, schemas[tool])
        return await call(session, tool, arguments)

    found = await good("check", {"document": BROKEN})
    finding = found["documents"][0]["findings"][0]
    mistake((finding["rule"], finding["line"], finding["column"]) == ("country/unknown", 1, 16), f"check: {finding}")
    mistake(found["documents"][0]["safari"]["outcome"] == "throws", "check has no verdict")
    mistake((await good("check", {"document": json.dumps(BROKEN), "apiVersion": 14}))["summary"]["errors"] == 1, "check of a text")
    mistake((await good("check", {"source": CODE, "language": "javascript"}))["summary"]["errors"] == 1, "check of code")
    mistake((await good("check", {"paths": ["."]}))["summary"]["documents"] == 2, "check of a folder")
    fixed = await good("fix", {"document": BROKEN})
    mistake(json.loads(fixed["text"])["countryCode"] == "US" and fixed["leftCount"] == 0, f"fix: {fixed}")
    mistake("'US'" in (await good("fix", {"path": "pay.js"}))["text"], "fix of code")
    mistake("12.50" in (await good("explain", {"about": "amount/format"}))["text"], "explain")
    example = (await good("example", {"kind": "recurring", "currency": "EUR", "set": ["total.label=Books"]}))["text"]
    mistake(json.loads(example)["total"]["label"] == "Books", "example")
    mistake("Books" in (await good("preview", {"document": example}))["text"], "preview")
    picture = (await session.call_tool("preview", {"document": example, "as": "svg"})).content
    mistake([one.type for one in picture] == ["text", "image"], "preview has no image")
    charges = (await good("describe", {"document": example, "now": "2035-01-31", "charges": 3}))["result"]["charges"]
    mistake(len(charges) == 3, f"describe: {charges}")
    members = [one["name"] for one in (await good("reference", {"name": "ApplePayLineItem"}))["members"]]
    mistake(members[:3] == ["type", "label", "amount"], f"reference: {members}")
    token = json.loads(TOKEN.read_text())
    mistake((await good("check_token", {"document": token}))["result"]["findings"][0]["rule"] == "token-trust/chain", "check_token")

    bad = [
        ("check", {"pths": "."}, "did you mean paths"),
        ("check", {}, "give one of"),
        ("check", {"document": BROKEN, "kind": "nonsense"}, "nonsense"),
        ("fix", {"document": '{"a":1,"a":2}'}, "corrected first"),
        ("fix", {"path": "../outside.json"}, "outside of the folders"),
        ("explain", {"about": "amount/formt"}, "amount/format"),
        ("example", {"kind": "recuring"}, "recurring"),
        ("preview", {"path": "link.json"}, "outside of the folders"),
        ("describe", {"path": "/etc/passwd"}, "outside of the folders"),
        ("reference", {"name": "ApplePayLineItm"}, "ApplePayLineItem"),
        ("check_token", {"document": BROKEN}, "there is no payment token"),
    ]
    for tool, arguments, words in bad:
        text = await call(session, tool, arguments, fails=True)
        mistake(words in text, f"{tool} {arguments}: {text}")
    for tool, arguments in [("nonsense", {}), ("check", None)]:
        try:
            result = await session.call_tool(tool, arguments)
            mistake(arguments is None and result.is_error, f"{tool} {arguments} has an answer")
        except MCPError as error:
            mistake(error.code == types.INVALID_PARAMS and "check" in error.message, f"{tool}: {error}")


async def pages(session):
    resources = (await session.list_resources()).resources
    mistake(len(resources) > 150, f"{len(resources)} resources")
    for uri in [resources[0].uri, resources[-1].uri, "paysheet://rules/amount/format"]:
        mistake((await session.read_resource(uri)).contents[0].text, f"{uri} is empty")
    try:
        await session.read_resource("paysheet://rules/nonsense")
        mistake(False, "an unknown resource has text")
    except MCPError as error:
        mistake("nonsense" in error.message, str(error))
    templates = (await session.list_resource_templates()).resource_templates
    mistake(len(templates) == 3, f"{len(templates)} templates")
    reference = types.ResourceTemplateReference(uri=templates[1].uri_template)
    found = await session.complete(reference, {"name": "rule", "value": "fo"}, {"topic": "amount"})
    mistake(found.completion.values == ["format"], f"completion: {found.completion.values}")
    mistake([one.name for one in (await session.list_prompts()).prompts] == ["review-checkout", "write-request"], "other prompts")
    prompt = await session.get_prompt("write-request", {"purpose": "a yearly magazine"})
    mistake("a yearly magazine" in prompt.messages[0].content.text, "the prompt forgets its purpose")


async def at_once(session):
    """Two requests at once; one that is cancelled; 10 MB of input; and the session still works."""
    results: list[dict] = []

    async def check(document):
        results.append(await call(session, "check", {"document": document}))

    async with anyio.create_task_group() as group:
        group.start_soon(check, BROKEN)
        group.start_soon(check, {**BROKEN, "countryCode": "US"})
    mistake(sorted(one["summary"]["errors"] for one in results) == [0, 1], f"two at once: {results}")
    large = {**BROKEN, "lineItems": [{"label": f"Item {number}", "amount": "1.00"} for number in range(230_000)]}
    text = json.dumps(large)
    mistake(len(text) > 10_000_000, f"only {len(text)} bytes")
    mistake((await call(session, "check", {"document": text}))["summary"]["errors"] >= 1, "10 MB have no finding")
    # The client tells the server that it does not wait any more.
    with anyio.move_on_after(0.01):
        await call(session, "check", {"document": text})
    mistake((await call(session, "check", {"document": BROKEN}))["summary"]["errors"] == 1, "no answer after a cancelled request")


async def official(paysheet, folder):
    for mode, version in [("auto", "2026-07-28"), ("legacy", "2025-11-25")]:
        async with client(paysheet, folder, mode=mode) as session:
            mistake(session.protocol_version == version, f"{mode} negotiated {session.protocol_version}")
            mistake(session.server_info.name == "paysheet", "the server does not say its name")
            await tools(session, await lists(session))
            await pages(session)
            await at_once(session)

        async def roots(_context):
            return types.ListRootsResult(roots=[types.Root(uri=(folder / "inner").as_uri())])

        async with client(paysheet, folder, mode=mode, list_roots_callback=roots) as session:
            found = await call(session, "check", {"paths": [str(folder / "inner")]})
            mistake(found["summary"]["documents"] == 1, f"{mode}: the roots of the client: {found}")
            text = await call(session, "fix", {"path": str(folder / "pay.js")}, fails=True)
            mistake("outside of the folders" in text, f"{mode}: outside of the roots: {text}")


# MARK: Raw lines


class Raw:
    """A server with a pipe."""

    def __init__(self, paysheet, folder):
        command = [paysheet, "mcp"]
        self.process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def send(self, *lines):
        self.process.stdin.write(b"".join(lines))
        self.process.stdin.flush()

    def answer(self):
        return json.loads(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        rest, errors = self.process.stdout.read(), self.process.stderr.read()
        mistake(self.process.wait(10) == 0, f"exit status {self.process.returncode}: {errors}")
        mistake(errors == b"", f"standard error: {errors}")
        return [json.loads(line) for line in rest.splitlines()]


def line(method, params=None, number=None, **more):
    message = {"jsonrpc": "2.0", "method": method, "params": params or {}, **more}
    if number is not None:
        message["id"] = number
    return json.dumps(message).encode() + b"\n"


def started(paysheet, folder, version="2025-06-18"):
    raw = Raw(paysheet, folder)
    raw.send(line("initialize", {"protocolVersion": version, "capabilities": {}}, 0), line("notifications/initialized"))
    answer = raw.answer()
    mistake(answer["result"]["protocolVersion"] == version, f"{version}: {answer}")
    return raw


def raw_sessions(paysheet, folder):
    raw = started(paysheet, folder)
    raw.send(b"{\n", b"\xff\xfe\n", b"[]\n", b'{"jsonrpc":"2.0","id":1,"method":"no/such"}\n', b"a" * (65 << 20) + b"\n", line("ping", number=2))
    codes = [raw.answer() for _ in range(6)]
    mistake([one.get("error", {}).get("code") for one in codes] == [-32700, -32700, -32600, -32601, -32700, None], f"broken messages: {codes}")
    mistake(raw.end() == [], "more answers than messages")

    # Cancelled before its turn, and while it runs.
    raw = started(paysheet, folder)
    slow = line("tools/call", {"name": "check", "arguments": {"paths": ["many"]}}, 1)
    quick = line("tools/call", {"name": "explain", "arguments": {"about": "amount"}}, 2)
    raw.send(slow, quick, line("notifications/cancelled", {"requestId": 2}), line("ping", number=3))
    time.sleep(0.2)
    raw.send(line("notifications/cancelled", {"requestId": 1}), line("ping", number=4))
    numbers = [one["id"] for one in raw.end()]
    mistake(2 not in numbers and numbers[-2:] == [3, 4], f"answers to cancelled requests: {numbers}")

    # The client has roots, and does not name them: only the call that needs them waits, and not for ever.
    raw = Raw(paysheet, folder)
    raw.send(line("initialize", {"protocolVersion": "2025-11-25", "capabilities": {"roots": {}}}, 0), line("notifications/initialized"))
    raw.send(line("tools/call", {"name": "check", "arguments": {"paths": ["inner"]}}, 1), line("ping", number=2))
    found = [raw.answer() for _ in range(4)]
    mistake([one["id"] for one in found] == [0, "paysheet-1", 2, 1], f"roots that are not named: {found}")
    mistake(found[3]["result"]["structuredContent"]["summary"]["documents"] == 1, f"roots that are not named: {found[3]}")
    mistake(raw.end() == [], "more answers than messages")

    # The client closes one of the pipes: no message, and no crash.
    raw = started(paysheet, folder)
    raw.process.stdout.close()
    raw.send(line("tools/list", number=1))
    mistake(raw.process.wait(10) == 0, f"a closed pipe: {raw.process.returncode}")
    mistake(raw.process.stderr.read() == b"", "a closed pipe has a message")
    started(paysheet, folder).end()


# MARK: The page


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", page, re.M | re.S)


def transcript(paysheet, page):
    """The lines after `>` have the answers after `<`."""
    text = pathlib.Path(page).read_text()
    [session] = [block for block in blocks(text, "text") if block.startswith("> ")]
    raw = Raw(paysheet, pathlib.Path(page).parent)
    for entry in session.splitlines():
        if entry.startswith("> "):
            raw.send(entry[2:].encode() + b"\n")
        elif entry.startswith("< "):
            expected, found = json.loads(entry[2:]), raw.answer()
            for answer in (expected, found):
                answer.get("result", {}).get("serverInfo", {}).pop("version", None)
            mistake(expected == found, f"{page}: the answer is\n< {json.dumps(found, ensure_ascii=False, separators=(',', ':'))}")
    raw.end()


def configurations(paysheet, page):
    """Every configuration on the page starts a server."""
    text = pathlib.Path(page).read_text()
    servers = []
    for block in blocks(text, "json"):
        found = json.loads(block)
        for key in ("mcpServers", "servers", "context_servers", "mcp"):
            servers += found.get(key, {}).values()
    for block in blocks(text, "toml"):
        servers += tomllib.loads(block)["mcp_servers"].values()
    for block in blocks(text, "sh"):
        for command in re.findall(r"^claude mcp add .* -- (.*)$", block, re.M):
            name, *arguments = command.split()
            servers.append({"command": name, "args": arguments})
    mistake(len(servers) >= 5, f"{page}: only {len(servers)} configurations")
    for server in servers:
        command = server["command"] if isinstance(server["command"], list) else [server["command"], *server.get("args", [])]
        mistake(command[0] == "paysheet", f"{page}: {command} is not paysheet")
        process = subprocess.run([paysheet, *command[1:]], input=line("ping", number=1), capture_output=True, timeout=10)
        mistake(json.loads(process.stdout) == {"jsonrpc": "2.0", "id": 1, "result": {}}, f"{page}: {command}: {process}")
    return len(servers)


def prepare(folder):
    """A folder to work in, beside a file that must not be read."""
    work = folder / "work"
    for inner in ("inner", "many"):
        (work / inner).mkdir(parents=True, exist_ok=True)
    (folder / "outside.json").write_text(json.dumps(BROKEN))
    (work / "pay.js").write_text("new ApplePaySession(3, " + str(BROKEN) + ")\n")
    (work / "inner" / "a.applepay.json").write_text(json.dumps(BROKEN))
    for number in range(300):
        (work / "many" / f"{number}.txt").write_text("")
    if not (work / "link.json").is_symlink():
        os.symlink(folder / "outside.json", work / "link.json")
    return work


def main():
    paysheet = str(pathlib.Path(sys.argv[1]).resolve())
    if sys.argv[2] == "--transcript":
        transcript(paysheet, sys.argv[3])
        count = configurations(paysheet, sys.argv[3])
        return print(f"mcp-session: the transcript and {count} configurations of {sys.argv[3]} are right")
    folder = prepare(pathlib.Path(sys.argv[2]).resolve())
    asyncio.run(official(paysheet, folder))
    raw_sessions(paysheet, folder)
    print("mcp-session: the official client had its sessions in 2026-07-28 and 2025-11-25; raw lines in 2025-06-18")


def first(error):
    """The first mistake of a group."""
    return first(error.exceptions[0]) if isinstance(error, BaseExceptionGroup) else error


if __name__ == "__main__":
    try:
        main()
    except* Mistake as errors:
        sys.exit(f"mcp-session: {first(errors)}")

"""The messages of the language server, checked by lsprotocol's types, in a session of pytest-lsp's client.

    PAYSHEET=path python -m pytest Tests/Editors/test_protocol.py
"""

import json
import os
import subprocess
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FOLDER = Path(os.environ["EDITOR_FOLDER"]).resolve()
TEXT = (FOLDER / "request.json").read_text(encoding="utf-8")
ADDRESS = (FOLDER / "request.json").as_uri()
DOCUMENT = types.TextDocumentIdentifier(ADDRESS)
SOURCE = (FOLDER / "pay.js").read_text(encoding="utf-8")
SOURCE_ADDRESS = (FOLDER / "pay.js").as_uri()
SOURCE_DOCUMENT = types.TextDocumentIdentifier(SOURCE_ADDRESS)
WHOLE = types.Range(types.Position(0, 0), types.Position(99, 0))


@pytest_lsp.fixture(
    params=["neovim", "emacs", "visual-studio-code"],
    config=ClientServerConfig(server_command=[os.environ["PAYSHEET"], "lsp"]),
)
async def client(request: pytest.FixtureRequest, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams) -> None:
        assert [one.method for one in params.registrations] == [types.WORKSPACE_DID_CHANGE_WATCHED_FILES]

    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=client_capabilities(request.param), root_uri=FOLDER.as_uri())
    )
    lsp_client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri=ADDRESS, language_id="json", version=1, text=TEXT))
    )
    yield lsp_client
    await lsp_client.shutdown_session()


async def findings(client: LanguageClient, address: str = ADDRESS) -> list[types.Diagnostic]:
    """The findings: those that were sent, or those that the client asks for."""
    document = client.capabilities.text_document
    if document is not None and getattr(document, "diagnostic", None) is not None:
        document = types.TextDocumentIdentifier(address)
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))
        return list(report.items)
    while address not in client.diagnostics:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return list(client.diagnostics[address])


@pytest.mark.asyncio
async def test_findings(client: LanguageClient) -> None:
    found = await findings(client)
    assert {one.code for one in found} == {"amount/one-decimal", "country/unknown"}
    for one in found:
        assert one.source == "paysheet"
        assert one.code_description is not None and one.code_description.href.startswith("https://")


@pytest.mark.asyncio
async def test_hover_and_completion(client: LanguageClient) -> None:
    hover = await client.text_document_hover_async(types.HoverParams(DOCUMENT, types.Position(2, 6)))
    assert hover is not None and "currencyCode" in hover.contents.value
    items = await client.text_document_completion_async(types.CompletionParams(DOCUMENT, types.Position(3, 24)))
    assert {"masterCard", "amex"} <= {item.label for item in items}
    assert "visa" not in {item.label for item in items}


@pytest.mark.asyncio
async def test_actions(client: LanguageClient) -> None:
    found = await findings(client)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(DOCUMENT, WHOLE, types.CodeActionContext(diagnostics=found))
    )
    kinds = [action.kind for action in actions]
    assert kinds.count("source.fixAll.paysheet") == 1
    fixes = [action for action in actions if action.is_preferred]
    assert {fix.diagnostics[0].code for fix in fixes} == {"amount/one-decimal", "country/unknown"}


@pytest.mark.asyncio
async def test_text_after_edits(client: LanguageClient) -> None:
    place = types.Range(types.Position(1, 18), types.Position(1, 20))
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=ADDRESS, version=2),
            [types.TextDocumentContentChangePartial(text="US", range=place)],
        )
    )
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(DOCUMENT, types.FormattingOptions(tab_size=2, insert_spaces=True))
    )
    assert edits is not None and '"US"' in "".join(edit.new_text for edit in edits) + TEXT.replace('"us"', '"US"')


@pytest.mark.asyncio
async def test_views(client: LanguageClient) -> None:
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(DOCUMENT))
    assert symbols and {symbol.name for symbol in symbols} >= {"countryCode", "total"}
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(DOCUMENT, WHOLE))
    assert hints is not None
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(DOCUMENT))
    assert [lens.command.command for lens in lenses if lens.command] == ["paysheet.preview"]
    answer = await client.workspace_execute_command_async(
        types.ExecuteCommandParams("paysheet.preview", [ADDRESS, {"write": False}])
    )
    assert "<svg" in (answer["text"] if isinstance(answer, dict) else answer.text)


def applied(edits: list[types.TextEdit], text: str) -> str:
    """A text without characters outside the basic plane before its edits, after them."""
    lines = text.splitlines(keepends=True)

    def offset(place: types.Position) -> int:
        return sum(map(len, lines[: place.line])) + place.character

    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
    return text


@pytest.mark.asyncio
async def test_source(client: LanguageClient) -> None:
    """Source code: findings, hover, completion, a fix applied, and the code after it."""
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=SOURCE_ADDRESS, language_id="javascript", version=1, text=SOURCE)
        )
    )
    found = await findings(client, SOURCE_ADDRESS)
    assert {one.code: one.range.start.line for one in found} == {"amount/one-decimal": 1, "country/unknown": 5}

    hover = await client.text_document_hover_async(types.HoverParams(SOURCE_DOCUMENT, types.Position(7, 25)))
    assert hover is not None and "applicationData" in hover.contents.value
    items = await client.text_document_completion_async(types.CompletionParams(SOURCE_DOCUMENT, types.Position(8, 24)))
    assert {"masterCard", "amex"} <= {item.label for item in items}

    country = types.Range(types.Position(5, 18), types.Position(5, 18))
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(SOURCE_DOCUMENT, country, types.CodeActionContext(diagnostics=found))
    )
    (fix,) = [action for action in actions if action.is_preferred]
    edits = fix.edit.changes or {change.text_document.uri: change.edits for change in fix.edit.document_changes}
    assert applied(edits[SOURCE_ADDRESS], SOURCE) == SOURCE.replace("'us'", "'US'")

    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(SOURCE_DOCUMENT))
    assert symbols and symbols[0].name == "ApplePayPaymentRequest"
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(SOURCE_DOCUMENT, WHOLE))
    assert hints is not None
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(SOURCE_DOCUMENT))
    assert [lens.command.command for lens in lenses if lens.command] == ["paysheet.preview"]


def message(content: object) -> bytes:
    body = json.dumps(content).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def test_malformed() -> None:
    """Bytes that are not messages have an error each, and the server goes on."""
    stream = (
        b"Content-Length: nonsense\r\n\r\n"
        + b"Content-Length: 4\r\n\r\nnope"
        + message({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}})
        + message({"jsonrpc": "2.0", "id": 2, "method": "textDocument/hover", "params": {"position": 1}})
        + message({"jsonrpc": "2.0", "id": 3, "method": "textDocument/unknown"})
        + message({"jsonrpc": "2.0", "id": 4, "method": "shutdown"})
        + message({"jsonrpc": "2.0", "method": "exit"})
    )
    done = subprocess.run([os.environ["PAYSHEET"], "lsp"], input=stream, capture_output=True, timeout=30, check=True)
    assert done.stderr == b""
    answers = [json.loads(part.split(b"\r\n\r\n")[1]) for part in done.stdout.split(b"Content-Length: ")[1:]]
    errors = [(answer["id"], answer["error"]["code"]) for answer in answers if "error" in answer]
    assert errors == [(None, -32700), (None, -32700), (2, -32602), (3, -32601)]
    assert [answer["id"] for answer in answers if "result" in answer] == [1, 4]

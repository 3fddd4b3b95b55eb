#!/usr/bin/env python3
"""Packs the extension for VS Code.

    pack.py PAYSHEET OUT.vsix

PAYSHEET is the command. It writes the schemas, and its language server the snippets. The same inputs give the same bytes.
"""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
FILES = ["client.js", "connection.js", "convert.js", "extension.js", "README.md"]
TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="json" ContentType="application/json"/>\
<Default Extension="js" ContentType="application/javascript"/><Default Extension="md" ContentType="text/markdown"/>\
<Default Extension="txt" ContentType="text/plain"/><Default Extension="vsixmanifest" ContentType="text/xml"/></Types>
"""
MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="{name}" Version="{version}" Publisher="{publisher}"/>
    <DisplayName>{displayName}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Categories>{category}</Categories>
    <Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value="{engine}"/></Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def message(content: dict) -> bytes:
    body = json.dumps({"jsonrpc": "2.0", **content}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def snippets(paysheet: str) -> dict:
    """The documents that the language server offers in an empty text."""
    document = {"uri": "untitled:snippets.json", "languageId": "json", "version": 1, "text": ""}
    capabilities = {"textDocument": {"completion": {"completionItem": {"snippetSupport": True}}}}
    place = {"textDocument": {"uri": document["uri"]}, "position": {"line": 0, "character": 0}}
    stream = (
        message({"id": 1, "method": "initialize", "params": {"capabilities": capabilities}})
        + message({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        + message({"id": 2, "method": "textDocument/completion", "params": place})
        + message({"id": 3, "method": "shutdown"})
        + message({"method": "exit"})
    )
    done = subprocess.run([paysheet, "lsp"], input=stream, capture_output=True, check=True, timeout=60)
    for part in done.stdout.split(b"Content-Length: ")[1:]:
        answer = json.loads(part.split(b"\r\n\r\n", 1)[1])
        if answer.get("id") == 2:
            return {
                item["label"]: {
                    "prefix": item["label"],
                    "description": item["documentation"],
                    "body": item["textEdit"]["newText"].split("\n"),
                }
                for item in answer["result"]
            }
    raise SystemExit("pack.py: the language server has no snippets")


def schema(paysheet: str, *kind: str) -> bytes:
    return subprocess.run([paysheet, "schema", *kind], capture_output=True, check=True, timeout=60).stdout


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    paysheet, out = sys.argv[1:]
    package = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    package["version"] = (ROOT / "VERSION").read_text(encoding="utf-8").strip().split("-")[0]
    values = {**package, "engine": package["engines"]["vscode"], "category": ",".join(package["categories"])}
    contents = {
        "[Content_Types].xml": TYPES.encode(),
        "extension.vsixmanifest": MANIFEST.format(**values).encode(),
        "extension/package.json": json.dumps(package, indent=2).encode(),
        "extension/LICENSE.txt": (ROOT / "LICENSE").read_bytes(),
        "extension/snippets/paysheet.json": json.dumps(snippets(paysheet), indent=2, ensure_ascii=False).encode(),
        "extension/schemas/config.schema.json": schema(paysheet, "config"),
        "extension/schemas/documents.schema.json": schema(paysheet),
        **{f"extension/{name}": (HERE / name).read_bytes() for name in FILES},
    }
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(contents):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), contents[name], zipfile.ZIP_DEFLATED)
    return 0


sys.exit(main())

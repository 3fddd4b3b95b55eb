#!/usr/bin/env python3
"""Writes bills of materials in the form of SPDX 2.3.

    Distribution/sbom.py --check      compares sbom.spdx.json, the bill of the Swift package, with the package
    Distribution/sbom.py --write      writes it
    Distribution/sbom.py FILE...      writes FILE.spdx.json beside each file of a release; ignores patterns without a file
"""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import uuid
from typing import Any

root = pathlib.Path(__file__).resolve().parent.parent
version = (root / "VERSION").read_text().strip()
own_licence = "Apache-2.0"
swift_licence = "Apache-2.0 WITH Swift-exception"
Members = dict[str, Any]


def package(name: str, identifier: str, purpose: str, licence: str = own_licence, of: str = version, **more: Any) -> Members:
    return {
        "name": name, "SPDXID": identifier, "versionInfo": of, "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION", "supplier": "NOASSERTION",
        "primaryPackagePurpose": purpose, **more,
    }  # fmt: skip


def relationship(one: str, kind: str, other: str) -> Members:
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}


def swift_library() -> Members:
    """Returns the standard library of the compiler that releases are built with."""
    said = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    found = re.search(r"Swift version ([0-9.]+)", said)
    if not found:
        sys.exit("sbom: swift --version states no version")
    return package(
        "swift-standard-library", "SPDXRef-SwiftStandardLibrary", "LIBRARY", swift_licence, found.group(1),
        downloadLocation=f"https://download.swift.org/swift-{found.group(1)}-release/",
        comment="Linked into the release binary. It comes with the compiler.",
    )  # fmt: skip


def document(name: str, packages: list[Members], files: list[Members], relationships: list[Members], created: str) -> Members:
    content = json.dumps([name, packages, files, relationships])
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{uuid.uuid5(uuid.NAMESPACE_URL, content)}",
        "creationInfo": {"created": created, "creators": ["Organization: paysheet"], "comment": "Written by Distribution/sbom.py."},
        "packages": packages,
        "files": files,
        "relationships": relationships,
    }


def text(bill: Members) -> str:
    return json.dumps(bill, indent=2) + "\n"


def moment(seconds: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def bill_of_package(created: str) -> Members:
    """Returns the bill of the Swift package: its products, and what release binaries contain."""
    said = subprocess.run(["swift", "package", "dump-package"], cwd=root, check=True, capture_output=True).stdout
    described = json.loads(said)
    if described["dependencies"]:
        sys.exit("sbom: the package has a dependency; teach Distribution/sbom.py to list it")
    packages = [
        package("paysheet-package", "SPDXRef-Package", "SOURCE", comment="The Swift package. It depends on no other package.")
    ]
    for product in described["products"]:
        name = product["name"]
        identifier = "SPDXRef-Command" if name == "paysheet" else f"SPDXRef-Product-{name}"
        packages.append(package(name, identifier, "LIBRARY" if "library" in product["type"] else "APPLICATION"))
    links = [relationship("SPDXRef-Package", "CONTAINS", one["SPDXID"]) for one in packages[1:]]
    packages.append(swift_library())
    licence = (root / "LICENSE").read_bytes()
    file = {
        "fileName": "./LICENSE",
        "SPDXID": "SPDXRef-License",
        "checksums": [
            {"algorithm": "SHA1", "checksumValue": hashlib.sha1(licence).hexdigest()},
            {"algorithm": "SHA256", "checksumValue": hashlib.sha256(licence).hexdigest()},
        ],
        "licenseConcluded": own_licence,
        "copyrightText": "NOASSERTION",
    }
    links = [
        relationship("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-Package"), *links,
        relationship("SPDXRef-Command", "STATIC_LINK", "SPDXRef-SwiftStandardLibrary"),
        relationship("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-License"),
    ]  # fmt: skip
    return document(f"paysheet-{version}", packages, [file], links, created)


def c_libraries() -> list[Members]:
    """Returns the libraries that a static program for Linux contains besides Swift's."""
    libc = os.confstr("CS_GNU_LIBC_VERSION").split()[-1]
    folders = sorted(pathlib.Path("/usr/lib/gcc").glob("*/*/libgcc.a"))
    if not folders:
        sys.exit("sbom: no libgcc.a below /usr/lib/gcc")
    exception = "GPL-3.0-or-later WITH GCC-exception-3.1"
    return [
        package("glibc", "SPDXRef-GlibC", "LIBRARY", "LGPL-2.1-or-later", libc, comment="Linked into the release binary."),
        package("gcc-runtime", "SPDXRef-GCCRuntime", "LIBRARY", exception, folders[-1].parent.name, comment="libgcc and libstdc++, linked into the release binary."),
    ]  # fmt: skip


def bill_of_file(path: pathlib.Path, created: str) -> Members:
    """Returns the bill of a file of a release: the command, and what it contains."""
    is_npm = path.suffix == ".tgz"
    whole = package(
        path.name, "SPDXRef-Package", "ARCHIVE" if path.name.endswith(".gz") else "INSTALL", packageFileName=path.name,
        checksums=[{"algorithm": "SHA256", "checksumValue": hashlib.sha256(path.read_bytes()).hexdigest()}],
    )  # fmt: skip
    # WebAssembly modules are Embedded Swift and have no C library. A program for macOS uses that of the system.
    inside = [swift_library()] + ([] if is_npm or "macos" in path.name else c_libraries())
    command = package("paysheet", "SPDXRef-Command", "APPLICATION")
    links = [relationship("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-Package"), relationship("SPDXRef-Package", "CONTAINS", "SPDXRef-Command")]
    links += [relationship("SPDXRef-Command", "STATIC_LINK", one["SPDXID"]) for one in inside]
    return document(path.name, [whole, command, *inside], [], links, created)


def main(arguments: list[str]) -> None:
    committed = root / "sbom.spdx.json"
    if arguments in (["--check"], ["--write"]):
        before = committed.read_text()
        # The date changes only together with something else.
        bill = bill_of_package(json.loads(before)["creationInfo"]["created"])
        if text(bill) == before:
            return
        if arguments == ["--check"]:
            sys.exit("sbom.spdx.json is stale; run Distribution/sbom.py --write")
        bill["creationInfo"]["created"] = moment(int(time.time()))
        committed.write_text(text(bill))
        return
    if not arguments or arguments[0].startswith("-"):
        sys.exit(__doc__)
    created = moment(int(os.environ["SOURCE_DATE_EPOCH"]))
    for path in map(pathlib.Path, arguments):
        if path.is_file():
            path.with_name(path.name + ".spdx.json").write_text(text(bill_of_file(path, created)))


if __name__ == "__main__":
    main(sys.argv[1:])

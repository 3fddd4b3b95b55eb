"""Compares the bill of materials, sbom.spdx.json, with the package: versions, products, dependencies and the licence.

    python3 Tests/Scripts/check-sbom.py [FILE.spdx.json...]

Where PyPI's spdx-tools can be imported, its validator reads the bill too, and the bills of the files of a release.
"""

import hashlib
import json
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
path = root / "sbom.spdx.json"
bill = json.loads(path.read_text())
package = json.loads(subprocess.run(["swift", "package", "dump-package"], cwd=root, check=True, capture_output=True).stdout)
version = (root / "VERSION").read_text().strip()
problems = []


def expect(what, expected, found):
    if expected != found:
        problems.append(f"{what}: the bill has {found}, the package {expected}")


packages = {one["SPDXID"]: one for one in bill["packages"]}
own = [one for one in packages.values() if one["SPDXID"] != "SPDXRef-SwiftStandardLibrary"]
expect("SPDX version", "SPDX-2.3", bill["spdxVersion"])
expect("name", f"paysheet-{version}", bill["name"])
expect("version", {version}, {one["versionInfo"] for one in own})
expect("licence", {"Apache-2.0"}, {one["licenseDeclared"] for one in own})
expect("products", sorted(one["name"] for one in package["products"]), sorted(one["name"] for one in own if one["SPDXID"] != "SPDXRef-Package"))
expect("dependencies", package["dependencies"], [])

licence = (root / "LICENSE").read_bytes()
for file in bill["files"]:
    for checksum in file["checksums"]:
        algorithm = checksum["algorithm"].lower()
        found = hashlib.new(algorithm, (root / file["fileName"]).read_bytes()).hexdigest()
        expect(f"{algorithm} of {file['fileName']}", found, checksum["checksumValue"])
if b"Apache License" not in licence:
    problems.append("LICENSE is another licence")

known = set(packages) | {file["SPDXID"] for file in bill["files"]} | {bill["SPDXID"]}
for relationship in bill["relationships"]:
    for end in ("spdxElementId", "relatedSpdxElement"):
        if relationship[end] not in known:
            problems.append(f"nothing is called {relationship[end]}")
reached = {relationship["relatedSpdxElement"] for relationship in bill["relationships"]}
problems += [f"nothing leads to {one}" for one in known - reached - {bill["SPDXID"]}]

for one in map(pathlib.Path, sys.argv[1:]):
    whole = json.loads(one.read_text())["packages"][0]
    found = hashlib.sha256(one.with_name(whole["packageFileName"]).read_bytes()).hexdigest()
    expect(f"checksum in {one.name}", found, whole["checksums"][0]["checksumValue"])

reader = "not read by spdx-tools, which is not installed"
try:
    from spdx_tools.spdx.parser.parse_anything import parse_file
    from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document
except ImportError:
    pass
else:
    for one in [str(path), *sys.argv[1:]]:
        problems += [f"{one}: {message.validation_message}" for message in validate_full_spdx_document(parse_file(one))]
    reader = "valid for spdx-tools"

for problem in problems:
    print(problem)
print(f"sbom.spdx.json: {len(packages)} packages, version {version}, {reader}" if not problems else "sbom.spdx.json and the package disagree")
sys.exit(1 if problems else 0)

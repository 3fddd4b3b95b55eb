#!/usr/bin/env python3
"""Compares the dependencies that Package.swift declares with the modules that the sources of each target import.

    dependencies.py            names each dependency that no file imports, and each import that is not declared
    dependencies.py --test     checks that it finds both

Exit status 1 if there is one.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
IMPORT = re.compile(r"^\s*(?:@\w+\s+)*(?:(?:public|package|internal|private)\s+)?import\s+(?:(?:struct|enum|class|func)\s+)?(\w+)", re.M)


def folder(target):
    usual = "Tests" if target["type"] == "test" else "Sources"
    return ROOT / target.get("path", f"{usual}/{target['name']}")


def differences(declared, imported, names):
    """The dependencies that nothing imports, and the modules of the package that are imported but not declared."""
    return sorted(declared - imported), sorted((imported & names) - declared)


def check():
    # In a folder of its own, because a build locks the usual one.
    with tempfile.TemporaryDirectory() as scratch:
        command = ["swift", "package", "dump-package", "--scratch-path", scratch]
        dump = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    targets = [target for target in json.loads(dump)["targets"] if target["type"] in ("regular", "executable", "test")]
    names = {target["name"] for target in targets}
    faults = 0
    for target in targets:
        declared = {(one.get("byName") or one.get("target"))[0] for one in target["dependencies"]}
        texts = [path.read_text() for path in folder(target).rglob("*.swift")]
        if not texts:
            sys.exit(f"dependencies: {target['name']} has no sources in {folder(target)}")
        imported = set().union(*(IMPORT.findall(text) for text in texts)) - {target["name"]}
        surplus, missing = differences(declared, imported, names)
        for name in surplus:
            print(f"{target['name']} depends on {name}, but no file imports it; remove it from Package.swift")
        for name in missing:
            print(f"{target['name']} imports {name}, which is not among its dependencies; add it to Package.swift")
        faults += len(surplus) + len(missing)
    print(f"dependencies: {len(targets)} targets, {faults} faults")
    return faults


def test():
    assert IMPORT.findall("package import A\nimport struct B.C\n  import D // import E\nlet x = 1\n@preconcurrency import F") == ["A", "B", "D", "F"]
    assert differences({"A", "B"}, {"A", "C", "Foundation"}, {"A", "B", "C"}) == (["B"], ["C"])
    print("dependencies: ok")


if __name__ == "__main__":
    sys.exit(test() if sys.argv[1:] == ["--test"] else 1 if check() else 0)

#!/usr/bin/env python3
"""Counts the public types and members of each library product.

    public-surface.py                prints the page Docs/Reference/Public-surface.md
    public-surface.py --write        writes it
    public-surface.py --check        compares it with the sources
    public-surface.py --by-type      prints each type with its number of members, the largest first
    public-surface.py --test         checks how symbols are counted

The symbol graphs of the compiler tell what is public. Members of types that are not public do not count. Members that the compiler
made do not count. Members in an extension count under the extended type, in the module of the extension.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Docs/Reference/Public-surface.md"
KINDS = ["struct", "enum", "class", "actor", "protocol", "typealias"]
START = [
    "<!-- Generated from the public symbols. Do not edit; run `Tests/Scripts/public-surface.py --write`. -->", "",
    "# Public surface", "",
    "The public types and members of each library product. A member is a case, property, function, initializer, subscript or operator in the",
    "sources. Members in an extension of another module's type count in the module of the extension.", "",
]


def run(*command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"public-surface: {' '.join(command[:3])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def products():
    """The names of the library products with their modules, in the order of Package.swift."""
    # In a folder of its own, because a build locks the usual one.
    with tempfile.TemporaryDirectory() as scratch:
        package = json.loads(run("swift", "package", "dump-package", "--scratch-path", scratch))
    return [(product["name"], product["targets"]) for product in package["products"] if "library" in product["type"]]


def symbols(module, modules_folder, triple):
    """The public symbols that a module declares, with those in extensions of other modules' types."""
    with tempfile.TemporaryDirectory() as folder:
        run("swift", "symbolgraph-extract", "-module-name", module, "-target", triple, "-I", modules_folder, "-output-dir", folder,
            "-minimum-access-level", "public", "-skip-synthesized-members")
        return [symbol for path in sorted(pathlib.Path(folder).glob("*.symbols.json")) for symbol in json.loads(path.read_bytes())["symbols"]]


def surface(found):
    """The types, each a pair of its name and kind, and the number of members by the name of their type."""
    types, members = set(), collections.Counter()
    for symbol in found:
        # Only what the sources declare has a place.
        if symbol["accessLevel"] not in ("public", "open") or not symbol.get("location"):
            continue
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        path = symbol["pathComponents"]
        if kind in KINDS:
            # Symbol graphs call an actor a class.
            declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            types.add((".".join(path), "actor" if kind == "class" and re.search(r"\bactor\b", declaration) else kind))
        elif kind != "extension":
            members[".".join(path[:-1])] += 1
    return types, members


def page(rows):
    """The page about rows of a product, a module, its types and its members."""
    lines = [*START, "| Product | Module | Types | Members |", "|---|---|---:|---:|"]
    seen, all_types, all_members = set(), 0, 0
    for product, module, types, members in rows:
        lines.append(f"| `{product}` | `{module}` | {len(types)} | {sum(members.values())} |")
        if module not in seen:
            seen.add(module)
            all_types += len(types)
            all_members += sum(members.values())
    lines.append(f"| {len(set(row[0] for row in rows))} products | {len(seen)} modules | {all_types} | {all_members} |")
    written = set()
    for _, module, types, members in rows:
        if module in written:
            continue
        written.add(module)
        lines += ["", f"## {module}", ""]
        for kind in KINDS:
            names = sorted(name for name, its in types if its == kind)
            if names:
                lines.append(f"- {kind} ({len(names)}): " + ", ".join(f"`{name}`" for name in names))
        own = {name for name, _ in types}
        extended = sorted(name for name in members if name and name not in own)
        if extended:
            lines.append(f"- extended ({len(extended)}): " + ", ".join(f"`{name}`" for name in extended))
        if members[""]:
            lines.append(f"- functions outside types: {members['']}")
        if lines[-1] == "":
            lines.append("- nothing")
    return "\n".join(lines) + "\n"


def read():
    run("swift", "build")
    modules_folder = run("swift", "build", "--show-bin-path").strip() + "/Modules"
    triple = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    pairs = [(product, module) for product, modules in products() for module in modules]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda pair: surface(symbols(pair[1], modules_folder, triple)), pairs))
    return [(*pair, *one) for pair, one in zip(pairs, found)]


def test():
    def symbol(kind, *path, level="public", place=True, words=""):
        return {"accessLevel": level, "kind": {"identifier": "swift." + kind}, "pathComponents": list(path),
                "location": {"uri": "file:///a.swift"} if place else None, "declarationFragments": [{"spelling": words}]}
    types, members = surface([
        symbol("struct", "A"), symbol("enum", "A", "B"), symbol("enum.case", "A", "B", "one"), symbol("method", "A", "run()"),
        symbol("class", "C", words="actor C"), symbol("class", "D", words="class D"), symbol("property", "A", "made", place=False),
        symbol("property", "A", "hidden", level="package"), symbol("init", "Other", "init()"), symbol("func.op", "+(_:_:)"),
        symbol("typealias", "T"), symbol("extension", "Other"),
    ])
    assert types == {("A", "struct"), ("A.B", "enum"), ("C", "actor"), ("D", "class"), ("T", "typealias")}, types
    assert members == {"A.B": 1, "A": 1, "Other": 1, "": 1}, members
    text = page([("P", "M", types, members), ("Q", "M", types, members)])
    assert "| `P` | `M` | 5 | 4 |\n| `Q` | `M` | 5 | 4 |\n| 2 products | 1 modules | 5 | 4 |\n" in text, text
    assert "## M\n\n- struct (1): `A`\n- enum (1): `A.B`\n- class (1): `D`\n- actor (1): `C`\n" in text, text
    assert text.endswith("- typealias (1): `T`\n- extended (1): `Other`\n- functions outside types: 1\n"), text
    assert page([("P", "M", set(), collections.Counter())]).endswith("## M\n\n- nothing\n")
    print("public-surface: the counts of the test are right")


def main(option):
    if option == "--test":
        return test()
    rows = read()
    if option == "--by-type":
        for product, module, types, members in rows:
            print(f"{module} ({product})")
            for name, count in sorted(members.items(), key=lambda pair: (-pair[1], pair[0])):
                print(f"  {count:5} {name or '(outside types)'}")
        return None
    text = page(rows)
    total = f"{sum(len(types) for types in {row[1]: row[2] for row in rows}.values())} public types"
    if option == "":
        print(text, end="")
    elif option == "--write":
        PAGE.write_text(text, encoding="utf-8")
        print(f"public-surface: wrote {PAGE.relative_to(ROOT)}: {total}")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        sys.exit(f"{PAGE.relative_to(ROOT)} is not up to date; run Tests/Scripts/public-surface.py --write")
    else:
        print(f"public-surface: {PAGE.relative_to(ROOT)} is up to date: {total}")
    return None


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if len(arguments) > 1 or arguments and arguments[0] not in ("--write", "--check", "--by-type", "--test"):
        sys.exit(__doc__.strip())
    main(arguments[0] if arguments else "")

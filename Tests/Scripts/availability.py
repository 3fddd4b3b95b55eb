#!/usr/bin/env python3
"""Lists what the library takes from the standard library that is newer than the deployment floor, and fails on any.

The Linux compiler does not check availability for Apple's systems, so this script does. It builds the targets with an index store
and reads every reference to a declaration of the standard library. It finds the declaration in the standard library's own symbol
graph, which contains the availability for macOS.

Each run first proves itself on a probe: new declarations must be found, old and back-deployed ones must not.

    availability.py [--scratch-path FOLDER] [TARGET...]
"""

import argparse
import ctypes
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLOOR = (13, 0, 0)  # macOS, as in Package.swift
TARGETS = ["PaySheet", "PaySheetGuide", "PaySheetShapes", "PaySheetFoundation", "PaySheetReports", "PaySheetPreview", "PaySheetDocuments", "PaySheetGenerator", "PaySheetSources", "PaySheetPages", "PaySheetStorefront", "PaySheetTokens", "PaySheetLocalizedErrors", "PaySheetCompression", "PaySheetOrderGuide", "PaySheetCBOR", "PaySheetSignatures", "PaySheetTool"]
TARGETS += [path.parent.name for path in sorted(ROOT.glob("Sources/*/catalog.tsv"))]
MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Synchronization"]
# Requirements with a default that is compiled into the client: a type that conforms refers to them and runs without them.
CONFORMANCES = {"AsyncIteratorProtocol.next(isolation:)"}
TRIPLE = f"{os.uname().machine}-unknown-linux-gnu"

# `[4 of UInt8]` is an InlineArray that the index does not mention.
SUGAR = re.compile(r"\[\s*[\w.]+\s+of\s+[A-Z(\[]")

PROBE = {
    "New.swift": """
        func inlineArray() { let values = InlineArray<2, Int>(repeating: 0); _ = values[0] }  // EXPECT InlineArray
        func sugar() { let values: [2 of Int] = [1, 2]; _ = values.count }  // EXPECT InlineArray
        func utf8Span(_ bytes: Span<UInt8>) -> Int? { (try? UTF8Span(validating: bytes))?.count }  // EXPECT UTF8Span
        func validated(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }  // EXPECT init(validating:as:)
        func wide(_ value: Int) -> Bool { Int128(value) > 0 }  // EXPECT Int128
        func view(_ text: String) -> Int { text.utf8Span.count }  // EXPECT utf8Span
        """,
    "Old.swift": """
        func span(_ bytes: Span<UInt8>) -> UInt8 { bytes[0] }
        func contiguous(_ bytes: ContiguousArray<UInt8>) -> Int { bytes.span.count }
        func slice(_ bytes: ArraySlice<UInt8>) -> Int { bytes.span.count }
        func raw(_ bytes: UnsafeBufferPointer<UInt8>) -> Int { unsafe bytes.span.count }
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        func wrapped(_ value: UInt64) -> UInt64 { value &* 10 &+ 1 }
        func clock() async { await Task.yield() }
        """,
}


def run(arguments, **options):
    result = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if result.returncode != 0:
        sys.exit(f"{result.stdout[-8000:]}\navailability: failed: {' '.join(map(str, arguments))}")
    return result.stdout


def toolchain():
    return Path(shutil.which("swiftc")).resolve().parents[1]


class Catalogue:
    """What is newer than the floor: USR to (readable name, version)."""

    def __init__(self, folder):
        self.known = 0
        self.newer = {}
        for module in MODULES:
            run(["swift", "symbolgraph-extract", "-module-name", module, "-target", TRIPLE, "-output-dir", folder,
                 "-minimum-access-level", "public", "-include-spi-symbols"])
        # Types alone first: what is newer makes its members newer too, whatever they say themselves.
        symbols = []
        for path in Path(folder).glob("*.symbols.json"):
            symbols += json.loads(path.read_bytes())["symbols"]
        # Copies of inherited members for one conforming type are named like the original; the original counts.
        symbols = [symbol for symbol in symbols if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]]
        types = {}
        for symbol in symbols:
            if len(symbol["pathComponents"]) == 1 or symbol["kind"]["identifier"] in ("swift.struct", "swift.enum", "swift.class"):
                types[tuple(symbol["pathComponents"])] = self.introduced(symbol)
        old = set()
        for symbol in symbols:
            self.known += 1
            path = tuple(symbol["pathComponents"])
            version = max([self.introduced(symbol)] + [types.get(path[:length], (0, 0, 0)) for length in range(1, len(path))])
            if version > FLOOR:
                self.newer[symbol["identifier"]["precise"]] = (".".join(path), version)
            else:
                old.add(symbol["identifier"]["precise"])
        # A newer requirement of a protocol, such as FixedWidthInteger's `&*`, hides an older extension method of the same
        # signature. The compiler uses that method if the requirement is not available.
        for usr in list(self.newer):
            if any(f"{usr[:place]}PsE{usr[place + 1:]}" in old for place, letter in enumerate(usr) if letter == "P"):
                del self.newer[usr]

    @staticmethod
    def introduced(symbol):
        for entry in symbol.get("availability", []):
            if entry.get("domain") == "macOS" and "introduced" in entry:
                version = entry["introduced"]
                return (version.get("major", 0), version.get("minor", 0), version.get("patch", 0))
        return (0, 0, 0)

    def find(self, usr):
        # A getter's or setter's name is its property's with another ending.
        return self.newer.get(usr) or (self.newer.get(usr[:-1] + "p") if usr[-2:] in ("vg", "vs", "vM", "vr", "ig", "is") else None)


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class IndexStore:
    """The few functions of libIndexStore's C interface that are needed to read references."""

    UNIT_RECORD = 2
    UNITS = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
    ITEMS = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)

    def __init__(self, path):
        library = ctypes.CDLL(str(toolchain() / "lib/libIndexStore.so"))
        pointer, text = ctypes.c_void_p, Text

        def function(name, result, *arguments):
            entry = getattr(library, f"indexstore_{name}")
            entry.restype, entry.argtypes = result, arguments
            return entry

        self.units_apply = function("store_units_apply_f", ctypes.c_bool, pointer, ctypes.c_uint, pointer, self.UNITS)
        self.unit_create = function("unit_reader_create", pointer, pointer, ctypes.c_char_p, pointer)
        self.unit_dispose = function("unit_reader_dispose", None, pointer)
        self.unit_file = function("unit_reader_get_main_file", text, pointer)
        self.unit_module = function("unit_reader_get_module_name", text, pointer)
        self.dependencies = function("unit_reader_dependencies_apply_f", ctypes.c_bool, pointer, pointer, self.ITEMS)
        self.dependency_kind = function("unit_dependency_get_kind", ctypes.c_int, pointer)
        self.dependency_name = function("unit_dependency_get_name", text, pointer)
        self.dependency_system = function("unit_dependency_is_system", ctypes.c_bool, pointer)
        self.record_create = function("record_reader_create", pointer, pointer, ctypes.c_char_p, pointer)
        self.record_dispose = function("record_reader_dispose", None, pointer)
        self.occurrences = function("record_reader_occurrences_apply_f", ctypes.c_bool, pointer, pointer, self.ITEMS)
        self.symbol = function("occurrence_get_symbol", pointer, pointer)
        self.usr = function("symbol_get_usr", text, pointer)
        self.line = function("occurrence_get_line_col", None, pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint))
        self.store = function("store_create", pointer, ctypes.c_char_p, pointer)(os.fsencode(path), None)
        if not self.store:
            sys.exit(f"availability: no index store at {path}")

    def records(self, modules):
        """(source file, record name) of every Swift file of the modules that still exists."""
        names, found = [], []
        self.units_apply(self.store, 0, None, self.UNITS(lambda _, name: names.append(str(name)) or True))
        for name in names:
            unit = self.unit_create(self.store, name.encode(), None)
            if not unit:
                continue
            source = str(self.unit_file(unit))
            if str(self.unit_module(unit)) in modules and source.endswith(".swift") and os.path.exists(source):
                def each(_, dependency):
                    if self.dependency_kind(dependency) == self.UNIT_RECORD and not self.dependency_system(dependency):
                        found.append((source, str(self.dependency_name(dependency))))
                    return True
                self.dependencies(unit, None, self.ITEMS(each))
            self.unit_dispose(unit)
        return found

    def references(self, record):
        """(line, USR) of all that a record mentions."""
        reader = self.record_create(self.store, record.encode(), None)
        if not reader:
            sys.exit(f"availability: cannot read the index record {record}")
        found = []

        def each(_, occurrence):
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.line(occurrence, ctypes.byref(line), ctypes.byref(column))
            found.append((line.value, str(self.usr(self.symbol(occurrence)))))
            return True

        self.occurrences(reader, None, self.ITEMS(each))
        self.record_dispose(reader)
        return found


def sugar(source):
    for number, line in enumerate(Path(source).read_text().splitlines(), 1):
        if SUGAR.search(line.split("//")[0]):
            yield number


def newer_uses(store_path, modules, catalogue, must_cover):
    """Everything newer than the floor: {(file, line, name, version)}, and how many references were looked at."""
    store = IndexStore(store_path)
    records = store.records(modules)
    missing = sorted({str(path) for path in must_cover} - {os.path.realpath(source) for source, _ in records})
    if missing:
        sys.exit("availability: the index says nothing about these files:\n  " + "\n  ".join(missing))
    uses, count = set(), 0
    for source, record in records:
        for line, usr in store.references(record):
            if usr.startswith("s:"):
                count += 1
                if hit := catalogue.find(usr):
                    uses.add((source, line, *hit))
    for source in must_cover:
        uses |= {(str(source), line, "InlineArray", (26, 0, 0)) for line in sugar(source)}
    return uses, count


def self_test(catalogue, folder):
    paths = []
    for name, text in PROBE.items():
        path = Path(folder) / name
        path.write_text(text)
        paths.append(path.resolve())
    store = Path(folder) / "store"
    run(["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "Probe", "-index-store-path", store, "-c", *paths],
        cwd=folder)
    uses, _ = newer_uses(store, {"Probe"}, catalogue, paths)
    expected = {
        (number, match.group(1))
        for number, line in enumerate(PROBE["New.swift"].splitlines(), 1) if (match := re.search(r"// EXPECT (\S+)", line))
    }
    new, old = str(paths[0]), str(paths[1])
    overlooked = {(line, name) for line, name in expected if not any(u[0] == new and u[1] == line and name in u[2] for u in uses)}
    wrong = sorted(use for use in uses if use[0] == old)
    if overlooked or wrong:
        sys.exit(f"availability: the probe failed; overlooked {sorted(overlooked)}, wrongly found {wrong}")
    print(f"availability: the probe's {len(expected)} new declarations were found, its old ones were not "
          f"({catalogue.known} declarations known, {len(catalogue.newer)} newer than macOS {FLOOR[0]})")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scratch-path", default=str(ROOT / ".build"))
    parser.add_argument("targets", nargs="*", default=TARGETS)
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        catalogue = Catalogue(folder)
        self_test(catalogue, folder)

    sources = []
    for target in options.targets:
        run(["swift", "build", "--package-path", ROOT, "--scratch-path", options.scratch_path, "--enable-index-store",
             "--target", target])
        files = sorted(file for folder in ("Sources", "Tools") for file in (ROOT / folder / target).rglob("*.swift"))
        if not files:
            sys.exit(f"availability: {target} has no sources")
        sources += [path.resolve() for path in files]
    store = Path(options.scratch_path) / "debug/index/store"
    uses, count = newer_uses(store, set(options.targets), catalogue, sources)
    uses = [use for use in uses if use[2] not in CONFORMANCES]
    for source, line, name, version in sorted(uses):
        shown = os.path.relpath(source, ROOT)
        print(f"{shown}:{line}: error: {name} is new in macOS {'.'.join(map(str, version[:2]))}")
    print(f"availability: {len(sources)} files of {len(options.targets)} targets, {count} references, {len(uses)} newer than macOS {FLOOR[0]}")
    return 1 if uses else 0


if __name__ == "__main__":
    sys.exit(main())

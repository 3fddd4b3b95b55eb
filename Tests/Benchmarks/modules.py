#!/usr/bin/env python3
"""Prints how many bytes each Swift module adds to a program, and to a WebAssembly module.

    python3 Tests/Benchmarks/modules.py .build/release/paysheet
    python3 Tests/Benchmarks/modules.py .build/release/paysheet .build/wasm/paysheet-full.wasm.o

The program must have its symbols, as a release build has. The object file is one that Distribution/wasm/build.sh leaves: the script
links it without removing names. Each symbol counts for the module that its name mentions first. Code of the standard library that was
compiled for a type counts for the type's module. Data of WebAssembly has no names and is left out, and wasm-opt runs later.
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

MODULE = re.compile(r"\(extension in (\w+)\)|\b(PaySheet\w*)\.")


def demangled(names):
    text = "\n".join(names)
    return subprocess.run(["swift", "demangle"], input=text, capture_output=True, text=True, check=True).stdout.split("\n")


def by_module(sizes):
    """Sums (name, size) pairs by module."""
    sums = collections.Counter()
    for (_, size), name in zip(sizes, demangled([name for name, _ in sizes])):
        found = MODULE.search(name)
        sums[(found[1] or found[2]) if found else "everything else"] += size
    return sums


def program(path):
    """The symbols of an ELF or Mach-O file with their sizes."""
    lines = subprocess.run(["nm", "--print-size", "--defined-only", path], capture_output=True, text=True, check=True).stdout.splitlines()
    rows = [line.split(maxsplit=3) for line in lines]
    # Several names can have the same bytes.
    places = {}
    for row in rows:
        if len(row) == 4 and row[2] not in "bB":
            places.setdefault(row[0], (row[3], int(row[1], 16)))
    return list(places.values())


def number(data, place):
    """An unsigned LEB128 number, and the place after it."""
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, place


def functions(data):
    """The functions of a WebAssembly module with their sizes."""
    place, imported, sizes, names = 8, 0, [], {}
    while place < len(data):
        kind = data[place]
        length, start = number(data, place + 1)
        place, at = start + length, start
        if kind == 2:
            imported = imports(data, at)
        elif kind == 10:
            count, at = number(data, at)
            for _ in range(count):
                size, at = number(data, at)
                sizes.append(size)
                at += size
        elif kind == 0:
            size, at = number(data, at)
            if data[at:at + size] == b"name":
                names = function_names(data, at + size, place)
    return [(names.get(index + imported, "?"), size) for index, size in enumerate(sizes)]


def imports(data, at):
    """The number of imported functions. The module of this project imports nothing else."""
    count, _ = number(data, at)
    return count


def function_names(data, at, end):
    names = {}
    while at < end:
        kind = data[at]
        length, at = number(data, at + 1)
        following = at + length
        if kind == 1:
            count, at = number(data, at)
            for _ in range(count):
                index, at = number(data, at)
                size, at = number(data, at)
                names[index] = data[at:at + size].decode()
                at += size
        at = following
    return names


def linked(path):
    """The bytes of a module that is linked as Distribution/wasm/build.sh does it, but with names."""
    compiler = pathlib.Path(subprocess.run(["which", "swiftc"], capture_output=True, text=True, check=True).stdout.strip()).resolve()
    root = compiler.parent.parent
    tables = root / "lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
    linker = root / "bin/wasm-ld"
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "linked.wasm")
        subprocess.run(
            [linker if linker.exists() else "wasm-ld", "--no-entry", "--gc-sections", "-z", "stack-size=1048576", "--stack-first",
             "--export-memory", path, pathlib.Path(path).parent / "runtime.o", tables, "-o", out], check=True)
        return out.read_bytes()


def table(title, sums):
    print(f"{title}: {sum(sums.values()):,} bytes of symbols")
    for name, size in sums.most_common():
        print(f"  {size:>12,}  {name}")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    table(sys.argv[1], by_module(program(sys.argv[1])))
    if len(sys.argv) == 3:
        table(sys.argv[2], by_module(functions(linked(sys.argv[2]))))

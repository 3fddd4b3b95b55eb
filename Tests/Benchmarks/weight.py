#!/usr/bin/env python3
"""Prints what the functions of a program weigh, by module and by sort, so that anyone sees what grew.

    weight.py BINARY            the release build, which is not stripped: .build/release/paysheet
    weight.py BINARY --most N   also the N largest types that are copied, and the N largest functions (default: 15)
    weight.py --test            checks how names are sorted

Sorts: *copies* copy, move and destroy values that the compiler could not copy as bytes (value witnesses and outlined copies);
*initializers* make tables at run time; *specialized* are copies of generic functions for some types; *rest* is everything else.
Needs nm (binutils or the toolchain's llvm-nm).
"""
import argparse
import collections
import os
import re
import shutil
import subprocess
import sys

# The ends of mangled names, as in Swift's docs/ABI/Mangling.rst.
COPIES = re.compile(r"w(?:al|ca|ta|xx|CP|cp|TK|tk|et|st|ug|up|ui|cp)$|W[Oo][a-z](?:[A-Za-z0-9_]*)$")
INITIALIZERS = re.compile(r"(?:_WZ|WZ|vau|_Z)$|Z_WZ")
SPECIALIZED = re.compile(r"T[gGfsB](?:[a-z0-9A-Z_]*)$|T[gG]\d|Tf\d|Tm$|TmTA$")
MODULE = re.compile(r"^\$s(\d+)")


def sort_of(name):
    bare = re.sub(r"(?:\.llvm\.\d+|\.\d+|Tm|TA)$", "", name)
    if COPIES.search(bare):
        return "copies"
    if INITIALIZERS.search(bare) or "_initializeStaticValue" in bare:
        return "initializers"
    if SPECIALIZED.search(bare):
        return "specialized"
    return "rest"


def module_of(name):
    match = MODULE.match(name)
    if not match:
        return "C" if not name.startswith("$s") else "Swift"
    start = match.end()
    return name[start : start + int(match[1])]


def functions(binary):
    tool = shutil.which("nm") or shutil.which("llvm-nm") or sys.exit("weight: please install binutils")
    lines = subprocess.run([tool, "--print-size", "--defined-only", binary], check=True, capture_output=True, text=True).stdout
    seen = {}
    for line in lines.split("\n"):
        parts = line.split()
        if len(parts) == 4 and parts[2] in "tTwW":
            # Two names of one function count once.
            seen[parts[0]] = (parts[3], int(parts[1], 16))
    return list(seen.values())


def demangled(names):
    tool = shutil.which("swift-demangle") or os.path.join(os.path.dirname(os.path.realpath(shutil.which("swiftc") or "")), "swift-demangle")
    if not os.path.exists(tool):
        return names
    return subprocess.run([tool, "--simplified"], input="\n".join(names), check=True, capture_output=True, text=True).stdout.split("\n")


def report(binary, most):
    found = functions(binary)
    table = collections.defaultdict(collections.Counter)
    for name, size in found:
        table[module_of(name)][sort_of(name)] += size
    sorts = ["copies", "initializers", "specialized", "rest"]
    print(f"{'module':28}" + "".join(f"{sort:>14}" for sort in sorts) + f"{'all':>14}")
    rows = sorted(table.items(), key=lambda row: -row[1].total())
    small = collections.Counter()
    for module, sizes in rows:
        if sizes.total() < 20_000:
            small += sizes
            continue
        print(f"{module:28}" + "".join(f"{sizes[sort]:14,}" for sort in sorts) + f"{sizes.total():14,}")
    print(f"{'others':28}" + "".join(f"{small[sort]:14,}" for sort in sorts) + f"{small.total():14,}")
    sums = collections.Counter()
    for sizes in table.values():
        sums += sizes
    print(f"{'all':28}" + "".join(f"{sums[sort]:14,}" for sort in sorts) + f"{sums.total():14,}")
    for title, wanted in [("The largest copies", "copies"), ("The largest initializers", "initializers"), ("The largest functions", None)]:
        largest = sorted((one for one in found if wanted is None or sort_of(one[0]) == wanted), key=lambda one: -one[1])[:most]
        print(f"\n{title}:")
        for (_, size), name in zip(largest, demangled([name for name, _ in largest])):
            print(f"{size:9,}  {name[:150]}")


def test():
    assert sort_of("$s12PaySheetTool8CheckRunVwca") == "copies" and sort_of("$s8PaySheet6AmountVWOc") == "copies"
    assert sort_of("$s8PaySheet9RuleTableO4rows_WZ") == "initializers"
    assert sort_of("$sSaySSGTg5") == "specialized" and sort_of("$s8PaySheet6AmountV4textSSvg") == "rest"
    assert module_of("$s8PaySheet6AmountV4textSSvg") == "PaySheet" and module_of("main") == "C"
    print("weight: ok")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", nargs="?")
    parser.add_argument("--most", type=int, default=15)
    parser.add_argument("--test", action="store_true")
    options = parser.parse_args()
    if options.test:
        test()
    elif options.binary:
        report(options.binary, options.most)
    else:
        parser.error("name a program")

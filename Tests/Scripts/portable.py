#!/usr/bin/env python3
"""Finds what Embedded Swift cannot compile, in the sources of all modules that the WebAssembly modules link.

    portable.py            names each place; exit status 1 if there is one
    portable.py --test     checks the patterns with samples

The compiler finds the same, but only while it generates code, which takes minutes. This takes seconds. Code inside of
`#if !hasFeature(Embedded)` and `#if canImport(…)` is not for Embedded Swift, so it is left out.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

# What is wrong, how it looks in code without comments, and what to write. Text of strings is replaced by as many x.
PATTERNS = [
    ("existential", r"\bany [A-Z]\w*(?! \w* in)", "use a generic parameter, an enum, a closure or a class"),
    ("value of any type", r"(?<![\w.])Any(Object|Hashable)?\b(?!\w)", "use a type of its own"),
    ("cast at run time", r"\bas[?!] |\bis (?:any )?[A-Z]\w*\b(?=\s*[{,)&|])", "use an enum, or overloads"),
    ("key path", r"(?<![\w\\])\\(?:[A-Z]\w*)?\.\w", "use a closure"),
    ("untyped throws", r"\bthrows(?!\s*\()(?=\s*(?:->|\{|$|where))", "name the error: throws(SomeError)"),
    ("try without a check", r"\btry!", "handle the error"),
    ("import", r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private) )?import (?!PaySheet)\w+", "use the modules of the package"),
    ("merged dictionary", r"\b[a-z]\w*\.merg(?:e|ing)\(|uniquingKeysWith|\bDictionary\([^\n]*\) \{ \w+, _ in", "use a loop"),
    (
        "search of the standard library",
        r"\.(?:firstRange|ranges)\(of:|\.replacing\((?!text:)|(?:[tT]ext|[mM]essage|lowercased\(\))\.contains\(\"xx+\"\)|"
        r"\.split\(separator: \"xx+\"|\.trimmingPrefix\(|\.firstMatch|\.wholeMatch|\bRegex\b",
        "use PaySheetText",
    ),
    ("reflection", r"\bMirror\(|String\(describing:|String\(reflecting:|\bdump\(", "write the text yourself"),
    ("number that 32 bits do not hold", r"\bInt\(U?Int(?:32|64)\.(?:max|min)\)|\bInt\(UInt32\.max\)", "use Int64"),
    ("weak reference", r"\b(?:weak|unowned) (?:var|let)\b", "own the value"),
]
# The core and its tables are exact.
CORE_PATTERNS = [("floating point", r"\b(?:Double|Float(?:16|32|64|80)?|CGFloat)\b", "use whole numbers, or Amount")]
CORE = ("PaySheet", "PaySheetShapes")
DOORS = ("PaySheetWeb", "PaySheetLanguageServer", "PaySheetAgentServer")

EXCLUDED = re.compile(r"#if\s+(?:!\s*hasFeature\(Embedded\)|!arch\(wasm32\)|canImport\((?!PaySheet)\w+\)|os\(\w+\))")


def modules():
    """The modules that the door and the servers link, from the manifest."""
    # In a folder of its own, because a build locks the usual one.
    with tempfile.TemporaryDirectory() as scratch:
        command = ["swift", "package", "dump-package", "--scratch-path", scratch]
        dump = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    targets = {}
    for target in json.loads(dump)["targets"]:
        names = [(dependency.get("byName") or dependency.get("target"))[0] for dependency in target["dependencies"]]
        targets[target["name"]] = [name for name in names if name.startswith("PaySheet")]
    found, waiting = set(), list(DOORS)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += targets[name]
    return sorted(found)


def code(text):
    """The text with the same lines, without comments, and without the letters of strings."""
    out = []
    place = 0
    pattern = re.compile(r"//[^\n]*|/\*.*?\*/|(#*)\"\"\"|(#*)\"", re.S)
    while match := pattern.search(text, place):
        out.append(text[place : match.start()])
        place = match.end()
        if match[0].startswith("//"):
            continue
        if match[0].startswith("/*"):
            out.append("\n" * match[0].count("\n"))
            continue
        hashes = match[1] if match[0].endswith('"""') else match[2]
        quotes = match[0][len(hashes) :]
        end = quotes + hashes
        while not text.startswith(end, place) and place < len(text):
            # An escape, or an interpolation, whose code is not looked at.
            if text.startswith("\\" + hashes, place):
                place += 1 + len(hashes)
                if text.startswith("(", place):
                    depth = 0
                    while place < len(text):
                        depth += {"(": 1, ")": -1}.get(text[place], 0)
                        place += 1
                        if depth == 0:
                            break
                    continue
                out.append("x")
                place += 1
                continue
            if quotes == '"' and text[place] == "\n":
                break
            out.append("\n" if text[place] == "\n" else "x")
            place += 1
        # The quotes around the letters, so that patterns see a string.
        length = 0
        while out and out[-1] == "x":
            out.pop()
            length += 1
        out.append('"' + "x" * length + '"')
        place += len(end)
    return "".join(out + [text[place:]])


def embedded_lines(text):
    """The lines that Embedded Swift compiles, with their numbers."""
    # Whether each open condition is left out.
    stack = []
    for number, line in enumerate(text.split("\n"), 1):
        word = line.strip()
        if word.startswith("#if"):
            stack.append(bool(EXCLUDED.match(word)))
        elif word.startswith("#elseif"):
            stack[-1] = bool(EXCLUDED.match(word.replace("#elseif", "#if")))
        elif word.startswith("#else"):
            stack[-1] = not stack[-1]
        elif word.startswith("#endif"):
            stack.pop()
        elif not any(stack):
            yield number, line


def problems(text, patterns):
    for number, line in embedded_lines(code(text)):
        for name, pattern, remedy in patterns:
            if re.search(pattern, line):
                yield number, name, remedy


def test():
    wrong = {
        "existential": ["let body: any ReportBody", "func f(_ e: any Error) {}"],
        "value of any type": ["let x: Any", "[String: AnyHashable]"],
        "cast at run time": ["x as? Int", "if x is String {"],
        "key path": ["list.map(\\.name)", "let k = \\Shape.name", "(\\.0)"],
        "untyped throws": ["func f() throws -> Int {", "init() throws {", "let f: () throws -> Void"],
        "try without a check": ["try! f()"],
        "import": ["import Foundation", "@preconcurrency import Glibc", "package import Darwin"],
        "merged dictionary": ["counts.merge(other) { $0 + $1 }", "Dictionary(list.map { ($0, 1) }) { first, _ in first }"],
        "search of the standard library": ['text.contains("ab")', 'text.firstRange(of: "a")', 'a.replacing("a", with: "b")', 'a.split(separator: ", ")'],
        "reflection": ["String(describing: x)"],
        "number that 32 bits do not hold": ["Int(UInt32.max)", "Int(Int64.max)"],
        "weak reference": ["weak var x: T?"],
    }
    right = [
        "// any Error", '"any Error as? Int try! \\.name"', "func f() throws(UsageError) -> Int {", "text.contains(\",\")",
        "import PaySheetText", "#if canImport(Glibc)\nimport Glibc\n#endif", "#if !hasFeature(Embedded)\nlet x: any Error\n#endif",
        'text.contains(text: "ab")', 'a.replacing(text: "a", with: "b")', "let company = anyone", 'let a = "\\(any)" + #"\\.x"#',
        "/* let x: Any */", "case .is", 'let text = """\n  any Error\n  """', "do throws(UsageError) {",
    ]
    failed = 0
    for name, samples in wrong.items():
        for sample in samples:
            if name not in [found for _, found, _ in problems(sample, PATTERNS)]:
                print(f"not found: {name}: {sample}")
                failed += 1
    for sample in right:
        for _, name, _ in problems(sample, PATTERNS):
            print(f"found by mistake: {name}: {sample}")
            failed += 1
    if list(problems("let x: Double", CORE_PATTERNS)) == []:
        failed += 1
    print(f"{sum(map(len, wrong.values())) + len(right) + 1} cases, {failed} wrong")
    return failed


def main():
    failed = test()
    if sys.argv[1:] == ["--test"]:
        return failed
    count = 0
    names = modules()
    for module in names:
        patterns = PATTERNS + (CORE_PATTERNS if module in CORE else [])
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            count += 1
            for number, name, remedy in problems(path.read_text(), patterns):
                print(f"{path.relative_to(ROOT)}:{number}: {name}; {remedy}")
                failed += 1
    print(f"{count} files in {len(names)} modules, {failed} problems")
    return failed


sys.exit(1 if main() else 0)

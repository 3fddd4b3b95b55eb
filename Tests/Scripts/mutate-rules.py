#!/usr/bin/env python3
"""Breaks each rule in one place at a time and checks that its samples notice.

    Tests/Scripts/mutate-rules.py [RULE-PREFIX ...] [--list]

Every comparison is flipped or loosened, every limit moved by one, every condition negated, every row and every shape of a row
dropped. A check that serves several rules is broken together with them. One copy of the package contains all mutants next to
their rules. Each replaces its rule for one run over all samples of that rule. A mutant that no sample notices survives.
`mutation-survivors.tsv` lists survivors that equal the rule, or cannot be distinguished by a document, with the reason. More than
two per cent of others fail, and so does a reason for a mutant that no longer survives. Needs Swift and python3. Works in
.build/mutants, or in PAYSHEET_SCRATCH.
"""
import os
import re
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "Sources/PaySheet/Rules"
CARDS = ROOT / "Sources/PaySheetGuide/Cards"
WORK = Path(os.environ.get("PAYSHEET_SCRATCH", ROOT / ".build")) / "mutants"
SURVIVORS = Path(__file__).with_name("mutation-survivors.tsv")
ALLOWED = 0.02

FLIPS = [
    (r" < ", [" <= ", " >= "]), (r" <= ", [" < "]), (r" > ", [" >= ", " <= "]), (r" >= ", [" > "]),
    (r" == ", [" != "]), (r" != ", [" == "]), (r" && ", [" || "]), (r" \|\| ", [" && "]),
]


def end_of_string(text, i):
    """Returns the place behind the string that begins at `i`. An interpolation can contain other strings."""
    hashes = re.match(r"#*", text[i:]).group()
    quote = '"""' if text.startswith('"""', i + len(hashes)) else '"'
    i += len(hashes) + len(quote)
    close, escape = quote + hashes, "\\" + hashes
    while not text.startswith(close, i):
        if text.startswith(escape + "(", i):
            i = end_of_interpolation(text, i + len(escape))
        else:
            i += len(escape) + 1 if text.startswith(escape, i) else 1
    return i + len(close)


def end_of_interpolation(text, i):
    depth = 0
    while True:
        if text[i] == '"':
            i = end_of_string(text, i)
            continue
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        i += 1
        if depth == 0:
            return i


def code_spans(text):
    """Returns the parts of a text that are not comments or strings."""
    spans, start, i = [], 0, 0
    while i < len(text):
        if text.startswith("//", i):
            spans.append((start, i))
            i = text.find("\n", i) if "\n" in text[i:] else len(text)
            start = i
        elif text[i] == '"' or text[i] == "#" and text.startswith('#"', i):
            spans.append((start, i))
            start = i = end_of_string(text, i)
        else:
            i += 1
    spans.append((start, len(text)))
    return spans


def block(text, start, opening, closing):
    """Returns the end of the bracket that opens at or after `start`, ignoring strings and comments."""
    spans = code_spans(text)
    depth = 0
    for first, last in spans:
        for i in range(max(first, start), last):
            if text[i] == opening:
                depth += 1
            elif text[i] == closing:
                depth -= 1
                if depth == 0:
                    return i + 1
    raise ValueError("unbalanced " + opening)


def without_rows(body):
    """The mutations that drop a row of a rule with several."""
    opening = re.search(r"static var rows: \[RuleRow\] \{", body)
    if not opening:
        return []
    first, end = opening.end(), block(body, opening.end() - 1, "{", "}") - 1
    starts, depth = [], 0
    for start, last in code_spans(body):
        for i in range(max(start, first), min(last, end)):
            if depth == 0 and body.startswith("RuleRow(", i):
                starts.append(i)
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(body[i], 0)
    if len(starts) < 2:
        return []
    return [(f"no row {place + 1}", body[:start] + body[last:])
            for place, (start, last) in enumerate(zip(starts, starts[1:] + [end]))]


def mutations(body):
    """Returns pairs of a description and the mutated body."""
    found = []
    spans = code_spans(body)

    def inside(i):
        return any(first <= i < last for first, last in spans)

    def line(i):
        return " ".join(body[body.rfind("\n", 0, i) + 1:body.find("\n", i)].split())

    def add(start, end, new):
        found.append((f"{body[start:end].strip()} -> {new.strip()} in: {line(start)}", body[:start] + new + body[end:]))

    for pattern, news in FLIPS:
        for match in re.finditer(pattern, body):
            if inside(match.start() + 1):
                # A comparison with nil has only one flip; sizes and steps of loops are not limits.
                for new in news:
                    add(match.start(), match.end(), new)
    for match in re.finditer(r"(?<=[<>=] )\d[\d_]*\b(?!\.)", body):
        if inside(match.start()):
            number = int(match.group().replace("_", ""))
            add(match.start(), match.end(), str(number + 1))
    for match in re.finditer(r"(?<=guard )!|(?<=, )!(?=[a-z])|(?<=if )!", body):
        if inside(match.start()):
            add(match.start(), match.end(), "")
    found += without_rows(body)
    return found


class Mutant:
    """One broken rule: its description, its source and its rows, the rule whose rows they replace, and the rules whose samples
    must notice. `#` is a placeholder for its number."""

    def __init__(self, rule, what, source, rows, place, judges):
        self.rule, self.what, self.source, self.rows, self.place, self.judges = rule, what, source, rows, place, judges


def shared_checks(texts, names):
    """Returns the checks that serve several rules and have no rows. Each has the name of the check, the rule with its rows, the
    code, and the rules that it calls. Such a rule can be mutated only together with its check."""
    checks = []
    for text in texts:
        host = re.search(r"static var rows: \[RuleRow\] \{ (\w+)\.rows \}$", text, re.M)
        if not host:
            continue
        for other in texts:
            head = re.search(rf"^enum {host.group(1)} \{{", other, re.M)
            if head:
                body = other[head.end():block(other, head.end() - 1, "{", "}") - 1]
                name = names[re.search(r"enum (\w+): \w+Rule \{", text).group(1)]
                checks.append((host.group(1), name, body, set(re.findall(r"(\w+)\.found\(", body))))
    return checks


def rule_names():
    """The name of each rule by the name of its type."""
    names = {}
    for path in sorted(CARDS.glob("*/*.md")):
        name = f"{path.parent.name}/{path.stem}"
        own = re.search(r"^type: (\w+)$", path.read_text(), re.M)
        words = ["W3C" if word == "w3c" else word[0].upper() + word[1:] for word in re.split("[/-]", name)]
        names[own.group(1) if own else "".join(words)] = name
    return names


def mutants(prefixes):
    texts = [path.read_text() for path in sorted(RULES.rglob("*.swift"))]
    names = rule_names()
    checks = shared_checks(texts, names)
    for text in texts:
        head = re.search(r"enum (\w+): (\w+Rule) \{", text)
        if not head:
            continue
        kind, protocol = head.groups()
        name = names[kind]
        if not name.startswith(prefixes):
            continue
        body = text[head.end():block(text, head.end() - 1, "{", "}") - 1]
        check = next((check for check in checks if kind in check[3]), None)
        if check:
            shared, host, code, _ = check
            copy = f"enum {shared}_M# {{" + re.sub(kind + r"\b", kind + "_M#", code) + "}\n"
            for what, mutated in mutations(body):
                mutated = mutated.replace(f"{shared}.rows", f"{shared}_M#.rows")
                if not what.startswith("no row"):
                    yield Mutant(name, what, f"enum {kind}_M# {{{mutated}}}\n" + copy, f"{shared}_M#.rows", host, [name])
        elif "static var rows: [RuleRow] { [] }" not in body:
            for what, mutated in mutations(body):
                yield Mutant(name, what, f"enum {kind}_M#: {protocol} {{{mutated}}}\n", f"{kind}_M#.rows", name, [name])
    # Code of a shared check belongs to all rules that it serves.
    for shared, host, code, kinds in checks:
        if host.startswith(prefixes):
            for what, mutated in mutations(code):
                judges = sorted(names[kind] for kind in kinds)
                yield Mutant(host, what, f"enum {shared}_M# {{{mutated}}}\n", f"{shared}_M#.rows", host, judges)


def put(path, text):
    """Writes a file unless it has the same text, so that the next build does not compile it again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def write(package, batch):
    folder = package / "Sources/PaySheet/Rules/Mutants"
    files = {}
    for i, mutant in batch.items():
        files[f"M{i}.swift"] = mutant.source.replace("_M#", f"_M{i}")
    rows = "".join(f"        case {i}: {mutant.rows.replace('#', str(i))}\n" for i, mutant in batch.items())
    files["MutantTable.swift"] = (
        "package enum MutantTable {\n    static func rows(_ mutant: Int) -> [RuleRow] {\n        switch mutant {\n" + rows
        + "        default: []\n        }\n    }\n\n    /// Puts a mutant in the place of a rule.\n"
        "    package static func install(_ mutant: Int, for rule: String) {\n"
        "        let known = Catalog.applePay\n"
        "        let rules = RuleSet(\n"
        "            codes: known.rules.codes, rule: known.rules.rule, severity: known.rules.severity,\n"
        "            rows: RuleTable.rows(without: rule) + rows(mutant))\n"
        "        PreparedCatalog.applePay = PreparedCatalog(Catalog(\n"
        "            known.name, tables: known.tables, kinds: known.kinds, commonKinds: known.commonKinds, rules: rules,\n"
        "            dialects: known.dialects, isReadBySafari: known.isReadBySafari, functions: known.functions))\n    }\n}\n")
    for path in folder.glob("*.swift"):
        if path.name not in files:
            path.unlink()
    for name, text in files.items():
        put(folder / name, text)
    quoted = lambda names: "[" + ", ".join(f'"{name}"' for name in names) + "]"
    listing = "".join(f'    ({i}, "{mutant.place}", {quoted(mutant.judges)}),\n' for i, mutant in batch.items())
    put(package / "Sources/mutants/main.swift", RUNNER.replace("LISTING", listing))


RUNNER = '''import PaySheet
import PaySheetGuide

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

let mutants: [(Int, String, [String])] = [
LISTING]

func isKilled(_ rule: RuleCard) -> Bool {
    for (index, sample) in (rule.bad + rule.good).enumerated() {
        var policy = sample.policy
        policy.includesAdvice = rule.group == .advice
        var reader = DocumentReader(policy: policy, expecting: sample.expectations)
        let findings = reader.check(sample.json, as: sample.kind).findings
        let found = findings.map { $0.rule.id + "@" + $0.place.pointer }
        if found != (index < rule.bad.count ? [rule.name + "@" + sample.pointer] : []) { return true }
        if let severity = sample.severity, findings.contains(where: { $0.severity != severity }) { return true }
    }
    return false
}

let rules = RuleCard.ofDocuments
let first = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 0 : 0
for (mutant, place, judges) in mutants.dropFirst(first) {
    MutantTable.install(mutant, for: place)
    print(mutant, rules.contains { judges.contains($0.name) && isKilled($0) } ? "killed" : "survived")
    // A later mutant may trap, and what is buffered is lost then.
    fflush(nil)
}
'''


def prepare():
    package = WORK / "package"
    package.mkdir(parents=True, exist_ok=True)
    for name in ["Sources/PaySheet", "Sources/PaySheetGuide"]:
        for path in (ROOT / name).rglob("*.swift"):
            if path.name not in ("RuleIndex.swift", "RuleTable.swift"):
                put(package / path.relative_to(ROOT), path.read_text())
        for path in (package / name).rglob("*.swift"):
            if "Mutants" not in path.parts and not (ROOT / path.relative_to(package)).exists():
                path.unlink()
    manifest = (ROOT / "Package.swift").read_text()
    core = re.search(r"let strict.*?\n\]\n.*?let core = [^\n]*\n", manifest, re.S).group()
    put(
        package / "Package.swift",
        "// swift-tools-version: 6.3\nimport PackageDescription\n\n" + core.replace("    .treatAllWarnings(as: .error),\n", "")
        + '\nlet package = Package(name: "mutants", platforms: [.macOS(.v13)], targets: [\n'
        '    .target(name: "PaySheet", swiftSettings: core),\n'
        '    .target(name: "PaySheetGuide", dependencies: ["PaySheet"], swiftSettings: strict),\n'
        '    .executableTarget(name: "mutants", dependencies: ["PaySheet", "PaySheetGuide"], swiftSettings: strict),\n])\n')
    prepared = "Sources/PaySheet/Catalog/PreparedCatalog.swift"
    text = (ROOT / prepared).read_text()
    replaced = {
        "    package static let applePay = PreparedCatalog(": "    nonisolated(unsafe) package static var applePay = PreparedCatalog(",
        "static let applePay = CatalogSet(PreparedCatalog.applePay)": "static var applePay: CatalogSet { CatalogSet(PreparedCatalog.applePay) }",
    }
    for old, new in replaced.items():
        assert old in text, f"{prepared} has no `{old.strip()}`"
        text = text.replace(old, new)
    put(package / prepared, text)
    table = "Sources/PaySheet/Rules/Generated/RuleTable.swift"
    text = (ROOT / table).read_text()
    assert "static var rows: [RuleRow] {" in text, "RuleTable.rows has moved"
    start = text.index("static var rows: [RuleRow] {")
    end = block(text, start, "{", "}")
    rows = text[start:end].replace("static var rows: [RuleRow] {", "static func rows(without rule: String) -> [RuleRow] {")
    names = rule_names()
    # (Rules of the binder have no rows and are not in the list.)
    rows, count = re.subn(
        r"add\((\w+)\.rows, to: &rows\)\n", lambda m: f'if rule != "{names[m.group(1)]}" {{ rows += {m.group(1)}.rows }}\n', rows)
    assert count == rows.count(".rows"), "RuleTable.rows does not list the rules as it did"
    put(package / table, text[:end] + "\n\n    " + rows + text[end:])
    return package


def build(package):
    run = subprocess.run(
        ["swift", "build", "--package-path", str(package), "--scratch-path", str(WORK / "build"), "--product", "mutants"],
        capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


def run(program):
    """Returns the verdicts of all mutants, in their order. One that traps or never ends counts as noticed, and the others
    continue."""
    verdicts = []
    while True:
        try:
            done = subprocess.run([program, str(len(verdicts))], capture_output=True, text=True, timeout=1800)
            output, code = done.stdout, done.returncode
        except subprocess.TimeoutExpired as stopped:
            output, code = (stopped.stdout or b"").decode(), 1
        verdicts += [verdict for _, verdict in (line.split() for line in output.splitlines())]
        if code == 0:
            return verdicts
        verdicts.append("trapped")


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    prefixes = tuple(words) or ("",)
    every = list(mutants(prefixes))
    package = prepare()
    if "--list" in sys.argv:
        for mutant in every:
            print(mutant.rule, mutant.what, sep="\t")
        return
    # Named after their content, so that an unchanged mutant is not compiled again.
    batch = {zlib.crc32((mutant.rule + mutant.source).encode()): mutant for mutant in every}
    while True:
        write(package, batch)
        code, output = build(package)
        if code == 0:
            break
        broken = {int(n) for n in re.findall(r"Mutants/M(\d+)\.swift:\d+:\d+: error", output)}
        if not broken & batch.keys():
            sys.exit(output[-4000:])
        batch = {i: m for i, m in batch.items() if i not in broken}
    verdicts = run(WORK / "build/debug/mutants")
    assert len(verdicts) == len(batch), "the runner does not know every mutant"
    survived = [i for i, verdict in zip(batch, verdicts) if verdict == "survived"]
    reasons = {}
    if SURVIVORS.exists():
        for line in SURVIVORS.read_text().splitlines():
            if line and not line.startswith("#"):
                name, what, reason = line.split("\t")
                reasons[name, what] = reason
    unexplained = [batch[i] for i in survived if (batch[i].rule, batch[i].what) not in reasons]
    for mutant in unexplained:
        print("survived:", mutant.rule, mutant.what, sep="\t")
    # A reason for a mutant that no longer survives or exists would hide the next survivor.
    living = {(batch[i].rule, batch[i].what) for i in survived}
    stale = [key for key in reasons if key not in living and key[0].startswith(prefixes)]
    for key in stale:
        print("does not survive, and has a reason:", *key, sep="\t")
    share = len(survived) / max(len(batch), 1)
    for mutant in every:
        if mutant not in batch.values():
            print("did not compile:", mutant.rule, mutant.what, sep="\t")
    print(f"{len(batch)} mutants of {len({m.rule for m in batch.values()})} rules, {len(survived)} survived ({share:.1%}), "
          f"{len(survived) - len(unexplained)} of them with a reason; {len(every) - len(batch)} did not compile")
    if stale or len(unexplained) > ALLOWED * len(batch):
        sys.exit(1)


main()

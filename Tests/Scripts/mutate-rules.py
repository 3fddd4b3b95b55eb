#!/usr/bin/env python3
"""Breaks the rules in one place each and asks whether their samples notice.

    Tests/Scripts/mutate-rules.py [RULE-PREFIX ...] [--list]

Every comparison is flipped or loosened, every limit moved by one, every condition negated, every row dropped. All mutants
are compiled into one copy of the package, beside the rules that they are made from, and each is put in the place of its
rule for one run over all samples of that rule. A mutant that no sample notices survives. Survivors that cannot be told
from the rule, or not by a document, stand with their reason in `mutation-survivors.tsv`; more than two per cent of others fail.
Needs Swift and python3. Works in .build/mutants, or where PAYSHEET_SCRATCH points.
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "Sources/PaySheet/Rules"
WORK = Path(os.environ.get("PAYSHEET_SCRATCH", ROOT / ".build")) / "mutants"
SURVIVORS = Path(__file__).with_name("mutation-survivors.tsv")
ALLOWED = 0.02

FLIPS = [
    (r" < ", [" <= ", " >= "]), (r" <= ", [" < "]), (r" > ", [" >= ", " <= "]), (r" >= ", [" > "]),
    (r" == ", [" != "]), (r" != ", [" == "]), (r" && ", [" || "]), (r" \|\| ", [" && "]),
]


def code_spans(text):
    """The stretches of a text that are neither comments nor strings."""
    spans, start, i = [], 0, 0
    while i < len(text):
        if text.startswith("//", i):
            spans.append((start, i))
            i = text.find("\n", i) if "\n" in text[i:] else len(text)
            start = i
        elif text[i] == '"' or text[i] == "#" and text.startswith('#"', i):
            spans.append((start, i))
            hashes = re.match(r"#*", text[i:]).group()
            quote = '"""' if text.startswith('"""', i + len(hashes)) else '"'
            i += len(hashes) + len(quote)
            close = quote + hashes
            while not text.startswith(close, i):
                i += 2 if text[i] == "\\" and not hashes else 1
            i += len(close)
            start = i
        else:
            i += 1
    spans.append((start, len(text)))
    return spans


def block(text, start, opening, closing):
    """The end of the bracket that opens at or after `start`, strings and comments left out of account."""
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


def without_card(body):
    start = body.index("static let card = Rule(")
    end = block(body, body.index("Rule(", start), "(", ")")
    return body[:start] + body[end:]


def mutations(body):
    """Pairs of what was done and the mutated body."""
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
                # A comparison with nil has one flip only; sizes and steps of loops are no limits.
                for new in news:
                    add(match.start(), match.end(), new)
    for match in re.finditer(r"(?<=[<>=] )\d[\d_]*\b(?!\.)", body):
        if inside(match.start()):
            number = int(match.group().replace("_", ""))
            add(match.start(), match.end(), str(number + 1))
    for match in re.finditer(r"(?<=guard )!|(?<=, )!(?=[a-z])|(?<=if )!", body):
        if inside(match.start()):
            add(match.start(), match.end(), "")
    rows = body.index("static let rows")
    opening = re.search(r"= \[", body[rows:])
    if opening:
        start = rows + opening.end() - 1
        found.append(("no rows at all", body[:start] + "[]" + body[block(body, start, "[", "]"):]))
    return found


def mutants(prefixes):
    for path in sorted(RULES.rglob("*.swift")):
        text = path.read_text()
        head = re.search(r"enum (\w+): DocumentRule \{", text)
        if not head:
            continue
        name = re.search(r'= Rule\(\s*"([^"]+)"', text).group(1)
        body = text[head.end():block(text, head.end() - 1, "{", "}") - 1]
        if not name.startswith(prefixes) or re.search(r"static let rows: \[RuleRow\] = \[\]|static let rows = \[RuleRow\]\(\)", body):
            continue
        # Private constants of the samples are not needed, and do no harm.
        for what, mutated in mutations(without_card(body)):
            yield name, head.group(1), what, mutated


def write(package, batch):
    folder = package / "Sources/PaySheet/Rules/Mutants"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for i, (_, kind, _, body) in batch.items():
        (folder / f"M{i}.swift").write_text(f"enum {kind}_M{i} {{{body}}}\n")
    rows = "".join(f"        case {i}: {kind}_M{i}.rows\n" for i, (_, kind, _, _) in batch.items())
    originals = "".join(f'        case "{name}": {kind}.rows.count\n' for name, kind in sorted({(m[0], m[1]) for m in batch.values()}))
    (folder / "MutantTable.swift").write_text(
        "package enum MutantTable {\n    static func rows(_ mutant: Int) -> [RuleRow] {\n        switch mutant {\n" + rows
        + "        default: []\n        }\n    }\n\n    static func count(_ rule: String) -> Int {\n        switch rule {\n" + originals
        + "        default: 0\n        }\n    }\n\n    /// Puts a mutant in the place of its rule.\n"
        "    package static func install(_ mutant: Int, for rule: String) {\n        RuleIndex.shared = RuleIndex(RuleTable.rows(without: rule) + rows(mutant))\n    }\n}\n")
    (folder.parents[3] / "Sources/mutants").mkdir(exist_ok=True)
    listing = "".join(f'    ({i}, "{m[0]}"),\n' for i, m in batch.items())
    (package / "Sources/mutants/main.swift").write_text(RUNNER.replace("LISTING", listing))


RUNNER = '''import PaySheet

let mutants: [(Int, String)] = [
LISTING]

func isKilled(_ rule: Rule) -> Bool {
    for (index, sample) in (rule.bad + rule.good).enumerated() {
        var policy = sample.policy
        policy.includesAdvice = rule.group == .advice
        var reader = DocumentReader(policy: policy)
        let found = reader.check(sample.json, as: sample.kind).findings.map { $0.rule.id + "@" + $0.place.pointer }
        if found != (index < rule.bad.count ? [rule.name + "@" + sample.pointer] : []) { return true }
    }
    return false
}

let rules = Rule.all
for (mutant, name) in mutants {
    guard let rule = rules.first(where: { $0.name == name }) else { continue }
    MutantTable.install(mutant, for: name)
    print(mutant, isKilled(rule) ? "killed" : "survived")
}
'''


def prepare():
    package = WORK / "package"
    package.mkdir(parents=True, exist_ok=True)
    for name in ["Sources/PaySheetShapes", "Sources/PaySheet"]:
        shutil.rmtree(package / name, ignore_errors=True)
        shutil.copytree(ROOT / name, package / name)
    manifest = (ROOT / "Package.swift").read_text()
    core = re.search(r"let strict.*?\n\]\n.*?let core = [^\n]*\n", manifest, re.S).group()
    (package / "Package.swift").write_text(
        "// swift-tools-version: 6.2\nimport PackageDescription\n\n" + core.replace("    .treatAllWarnings(as: .error),\n", "")
        + '\nlet package = Package(name: "mutants", platforms: [.macOS(.v13)], targets: [\n'
        '    .target(name: "PaySheetShapes", swiftSettings: strict), .target(name: "PaySheet", swiftSettings: core),\n'
        '    .executableTarget(name: "mutants", dependencies: ["PaySheet"], swiftSettings: strict),\n])\n')
    # The core stands alone: what imports the shapes at all does so for the generator's sake.
    index = package / "Sources/PaySheet/Rules/RuleIndex.swift"
    text = index.read_text()
    assert "static let shared = " in text, "RuleIndex.shared has moved"
    index.write_text(text.replace("static let shared = ", "nonisolated(unsafe) static var shared = "))
    table = package / "Sources/PaySheet/Rules/Generated/RuleTable.swift"
    text = table.read_text()
    assert "static var rows: [RuleRow] {" in text, "RuleTable.rows has moved"
    start = text.index("static var rows: [RuleRow] {")
    end = block(text, start, "{", "}")
    rows = text[start:end].replace("static var rows: [RuleRow] {", "static func rows(without rule: String) -> [RuleRow] {")
    kinds = {m.group(1): m.group(2) for m in re.finditer(r"case (\d+): (\w+)\.card", text)}
    names = {m.group(1): m.group(2) for m in re.finditer(r'case (\d+): "([^"]+)"', text)}
    for code, kind in kinds.items():
        rows = rows.replace(f"rows += {kind}.rows\n", f'if rule != "{names[code]}" {{ rows += {kind}.rows }}\n')
    table.write_text(text[:end] + "\n\n    " + rows + text[end:])
    return package


def build(package):
    run = subprocess.run(
        ["swift", "build", "--package-path", str(package), "--scratch-path", str(WORK / "build"), "--product", "mutants"],
        capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    every = list(mutants(tuple(words) or ("",)))
    if "--list" in sys.argv:
        for name, _, what, _ in every:
            print(name, what, sep="\t")
        return
    package = prepare()
    batch = dict(enumerate(every))
    while True:
        write(package, batch)
        code, output = build(package)
        if code == 0:
            break
        broken = {int(n) for n in re.findall(r"Mutants/M(\d+)\.swift:\d+:\d+: error", output)}
        if not broken & batch.keys():
            sys.exit(output[-4000:])
        batch = {i: m for i, m in batch.items() if i not in broken}
    program = WORK / "build/debug/mutants"
    survived, rest = [], list(batch)
    while rest:
        # A mutant may trap; it counts as noticed, and the others go on.
        run = subprocess.run([program], capture_output=True, text=True, timeout=1800)
        done = [line.split() for line in run.stdout.splitlines()]
        survived += [int(n) for n, verdict in done if verdict == "survived"]
        rest = rest[len(done) + 1:] if run.returncode else []
        if rest:
            write(package, {i: batch[i] for i in rest})
            build(package)
    reasons = {}
    if SURVIVORS.exists():
        for line in SURVIVORS.read_text().splitlines():
            if line and not line.startswith("#"):
                name, what, reason = line.split("\t")
                reasons[name, what] = reason
    unexplained = [batch[i] for i in survived if (batch[i][0], batch[i][2]) not in reasons]
    for name, _, what, _ in unexplained:
        print("survived:", name, what, sep="\t")
    share = len(survived) / max(len(batch), 1)
    print(f"{len(batch)} mutants of {len({m[0] for m in batch.values()})} rules, {len(survived)} survived ({share:.1%}), "
          f"{len(survived) - len(unexplained)} of them with a reason; {len(every) - len(batch)} did not compile")
    if len(unexplained) > ALLOWED * len(batch):
        sys.exit(1)


main()

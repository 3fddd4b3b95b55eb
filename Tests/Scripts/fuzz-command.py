#!/usr/bin/env python3
"""Runs the finished command on mutated documents and with random arguments, and checks what is visible from outside.

    Tests/Scripts/fuzz-command.py PAYSHEET [--lines N] [--commands N] [--seed S] [--first K] [--keep FOLDER]

Mutated lines come from the examples, `example --break-all`, the fuzz corpora and Tests/Benchmarks/corpus.py. They have mistakes in bytes,
tokens and structure. Single commands: every command with the options that its help names, in a
folder with odd names, links, pipes and folders. After each run:

- no signal ended the process, with an exit status that its help lists, and used at most 2 s of the processor for each MB;
- JSON, NDJSON and XML can be parsed, and NDJSON has one record for each line;
- no output has a dangerous character, or a text that commands a build server;
- no value of a personal member appears in what masks them;
- only files changed that the arguments name for writing, and no unfinished file stayed.

A failure prints how to repeat it: the seed, and the number for --first. The lines of a failing batch are reduced, and stored in FOLDER.
Exit status: 0 no failure, 1 failures, 2 not run.
"""
import argparse
import collections
import contextlib
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree
from pathlib import Path

import fuzz_mutations
from fuzz_world import World, arguments_of, options_of

BATCH = 1500
SECONDS_PER_MEGABYTE, START = 2.0, 0.6  # of the processor; a process needs some before it reads anything
PATIENCE = 60  # seconds until a process counts as hanging
DANGEROUS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ufffe\uffff\U000e0000-\U000e0fff]")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
BUILD_COMMAND = re.compile(r"##\w*\[")
TEXT_COMMAND = re.compile(r"^\s*::", re.M)
REWRITES = {"fix", "fmt", "anonymize"}  # their output is the document, byte for byte

Run = collections.namedtuple("Run", "status output errors seconds")
Call = collections.namedtuple("Call", "arguments stdin environment masks", defaults=({}, True))


def run(binary, call, folder, patience=PATIENCE):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {"PATH": os.environ["PATH"], "TERM": "dumb", "HOME": str(folder), **call.environment}
    try:
        done = subprocess.run([binary, *call.arguments], cwd=folder, input=call.stdin, capture_output=True, timeout=patience, env=environment)
    except subprocess.TimeoutExpired:
        return Run(None, b"", b"", patience)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Run(done.returncode, done.stdout, done.stderr, seconds)


def format_of(arguments):
    """The format of the output, as far as it can be checked."""
    if "--stat" in arguments:  # It prints a table, whatever the format of findings is.
        return "text"
    for word, after in zip(arguments, [*arguments[1:], ""]):
        if word == "--":
            break
        if word == "--format" and after:
            return after
        if word.startswith("--format="):
            return word.partition("=")[2]
    if any(word == "--statistics" for word in arguments) or "--patch" in arguments[:9] and arguments[0] == "fix":
        return "json"
    return "text"


def problem_of_text(text, form):
    """What is wrong with an output of a format, or None."""
    try:
        text = text.decode()
    except UnicodeDecodeError as error:
        return "encoding: " + str(error)
    plain = COLOUR.sub("", text)
    found = DANGEROUS.search(plain) or BUILD_COMMAND.search(plain)
    if form != "github":
        found = found or TEXT_COMMAND.search(plain)
    if found:
        return "dangerous: %r in %r" % (found[0], plain[max(0, found.start() - 60):found.end() + 30])
    if form == "html" and "<script" in text:
        return "dangerous: a script in HTML"
    try:
        if form in ("json", "sarif", "gitlab"):
            json.loads(text)
        elif form in ("ndjson", "jsonl"):
            for line in text.split("\n"):
                if line:
                    json.loads(line)
        elif form in ("junit", "checkstyle"):
            xml.etree.ElementTree.fromstring(text)
    except (ValueError, xml.etree.ElementTree.ParseError) as error:
        return "syntax: %s is not %s" % (error, form)
    return None


def problem(call, done, statuses, size, masked=True):
    """What is wrong with a run, or None. Its first word is the kind of the problem."""
    if done.status is None:
        return "hang: no end after %d s" % PATIENCE
    if done.status < 0 or b"Fatal error" in done.errors:
        return "crash: status %d, %s" % (done.status, done.errors[-300:].decode(errors="replace"))
    if done.status not in statuses:
        return "status: %d is not among %s" % (done.status, sorted(statuses))
    limit = START + SECONDS_PER_MEGABYTE * size / 1e6
    if done.seconds > limit:
        return "time: %.2f s for %.3f MB" % (done.seconds, size / 1e6)
    wrong = problem_of_text(done.errors, "errors")
    if wrong:
        return "standard error, " + wrong
    if any(not line.startswith(b"paysheet: ") for line in done.errors.splitlines()) and call.arguments:
        return "message: without the name of the command: %r" % done.errors[:200]
    isBytes = call.arguments[:1] == ["token"] and {"signature", "signed-bytes"} & set(call.arguments)
    rewrites = isBytes or call.arguments[:1] and call.arguments[0] in REWRITES and "--patch" not in call.arguments and "--check" not in call.arguments
    rewrites = rewrites and not (call.arguments[0] == "fix" and format_of(call.arguments) == "json")
    if done.output and not rewrites:
        # The messages of the editor's server have headers with the line ends of HTTP.
        output = done.output.replace(b"\r\n", b"\n") if call.arguments[:1] == ["lsp"] else done.output
        wrong = problem_of_text(output, format_of(call.arguments))
        if wrong:
            return wrong
    if call.masks and masked and fuzz_mutations.SECRET.encode() in done.output + done.errors:
        at = (done.output + done.errors).find(fuzz_mutations.SECRET.encode())
        return "secret: %r" % (done.output + done.errors)[max(0, at - 150):at + 30]
    return None


# ---------------------------------------------------------------------------------------------------------- mutated lines


def line_call(numbers, kinds):
    """A call that reads lines from standard input."""
    if numbers.randrange(6) == 0:
        return ["anonymize", "--ndjson", *(["--labels"] if numbers.randrange(2) else []), "-"]
    words = ["check", "--ndjson", "--no-config"]
    words += ["--statistics"] if numbers.randrange(8) == 0 else ["--format", numbers.choice(
        "ndjson ndjson ndjson json text concise sarif junit github gitlab checkstyle markdown html".split())]
    choices = [["--select", "advice"], ["--jobs", "2"], ["--max-findings", numbers.choice("1 5 100000".split())], ["--only-findings"],
               ["--now", "2027-03-05T00:00:00Z"], ["--api-version", str(numbers.randrange(17))], ["--kind", numbers.choice(kinds)],
               ["--at", numbers.choice(["/total", "/0", "/details", ""])], ["--limit", "depth=5"], ["--limit", "values=40"], ["-q"],
               ["--carry", "x=/total"], ["--ignore", "json,member"], ["--fail-on", numbers.choice(["never", "warning", "info"])]]
    for choice in numbers.sample(choices, numbers.choice([0, 0, 1, 1, 2, 3])):
        words += choice
    return [*words, "-"]


def lines_of(numbers, documents):
    return [fuzz_mutations.mutated(numbers, documents).replace(b"\n", b" ") for _ in range(BATCH)]


def check_lines(binary, arguments, lines, statuses, folder):
    call = Call(arguments, b"\n".join(lines) + b"\n", masks=False)
    done = run(binary, call, folder)
    wrong = problem(call, done, statuses[arguments[0]], len(call.stdin))
    answers = done.output.count(b"\n")
    if not wrong and "ndjson" in arguments and "--only-findings" not in arguments and answers != len(lines):
        wrong = "records: %d for %d lines" % (answers, len(lines))
    if not wrong and arguments[0] == "anonymize" and answers != len(lines):
        wrong = "records: %d for %d lines" % (answers, len(lines))
    return wrong, done.seconds / (len(call.stdin) / 1e6)


def reduced(lines, fails):
    """The shortest list of lines found that still fails."""
    size = len(lines) // 2
    while size > 0:
        at = 0
        while at < len(lines) and len(lines) > 1:
            rest = lines[:at] + lines[at + size:]
            if rest and fails(rest):
                lines = rest
            else:
                at += size
        size //= 2
    if len(lines) == 1:
        line, size = lines[0], len(lines[0]) // 2
        while size > 0:
            at = 0
            while at < len(line):
                rest = line[:at] + line[at + size:]
                if fails([rest]):
                    line = rest
                else:
                    at += size
            size //= 2
        lines = [line]
    return lines


def fuzz_lines(binary, options, documents, statuses, kinds, failures, folder):
    done, worst = 0, 0
    for number in range(options.first, options.first + (options.lines + BATCH - 1) // BATCH):
        numbers = random.Random("%s/lines/%d" % (options.seed, number))
        arguments, lines = line_call(numbers, kinds), lines_of(numbers, documents)
        wrong, pace = check_lines(binary, arguments, lines, statuses, folder)
        done, worst = done + len(lines), max(worst, pace)
        if not wrong:
            continue
        kind = wrong.split(":")[0]

        def fails(some):
            again = check_lines(binary, arguments, some, statuses, folder)[0]
            return bool(again) and again.split(":")[0] == kind

        small = lines if kind in ("time", "hang") else reduced(lines, fails)
        path = options.keep / ("lines-%s-%d.ndjson" % (options.seed, number))
        path.write_bytes(b"\n".join(small) + b"\n")
        wrong = check_lines(binary, arguments, small, statuses, folder)[0] or wrong
        failures.append("--lines %d --first %d: %s\n    paysheet %s < %s" % (BATCH, number, wrong, " ".join(arguments), path))
        print(failures[-1], flush=True)
        if len(failures) >= options.most:
            break
    return done, worst


# -------------------------------------------------------------------------------------------------------- single commands


def fuzz_commands(binary, options, documents, statuses, kinds, failures, folder):
    menus = {name: options_of(binary, name) for name in statuses}
    rules = [line.split()[0] for line in subprocess.run([binary, "explain", "--list"], capture_output=True, text=True).stdout.splitlines()
             if "/" in line.split(" ")[0]]
    world, worst, done_commands = None, 0, 0
    for number in range(options.first, options.first + options.commands):
        numbers = random.Random("%s/command/%d" % (options.seed, number))
        if world is None or world.number != number // 50:
            world = World(folder / "world", number // 50, random.Random("%s/world/%d" % (options.seed, number // 50)), documents)
        name, words, masks = arguments_of(numbers, menus, world, kinds, rules)
        environment = numbers.choice([{}, {}, {"COLUMNS": "40"}, {"PAYSHEET_FORMAT": "json"}, {"NO_COLOR": "1"}, {"GITHUB_ACTIONS": "true"},
                                      {"TZ": "Asia/Tokyo"}, {"PAYSHEET_COLOR": "always"}])
        stdin = numbers.choice([b"", b"{", *world.documents])
        call = Call([name, *words], stdin, environment, masks)
        with world.writers(words):
            done = run(binary, call, world.work)
        done_commands += 1
        size = len(stdin) + world.size
        wrong = problem(call, done, statuses[name], size)
        worst = max(worst, (done.seconds - START) / (size / 1e6))
        of_files = world.problem(name, words, masks)
        wrong = wrong or of_files
        if wrong:
            failures.append("--commands 1 --first %d: %s\n    %s paysheet %s" % (number, wrong, environment or "", " ".join(map(repr, call.arguments))))
            print(failures[-1], flush=True)
            if len(failures) >= options.most:
                break
        if world.is_changed:
            world = None
    return done_commands, worst


def statuses_of(binary):
    """The exit statuses that the help of each command lists, apart from those of signals."""
    page = subprocess.run([binary, "help"], capture_output=True, text=True, check=True).stdout
    # Some commands are in groups, the others only named.
    page = page.split("Without a command")[0]
    names = re.findall(r"^  ([a-z]+)  ", page, re.M) + re.findall(r"[a-z-]+", page.split("More commands:")[1])
    found = {}
    for name in names:
        page = subprocess.run([binary, "help", name], capture_output=True, text=True, check=True).stdout
        found[name] = {int(status) for status in re.findall(r"^  (\d)  ", page.split("Exit status:")[1], re.M)}
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paysheet")
    parser.add_argument("--lines", type=int, default=0)
    parser.add_argument("--commands", type=int, default=0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="the number of the first batch or command")
    parser.add_argument("--most", type=int, default=20, help="stop after this number of failures")
    parser.add_argument("--keep", type=Path, default=Path("fuzz-failures"), help="the folder for lines that fail")
    options = parser.parse_args()
    binary = os.path.abspath(options.paysheet)
    options.keep.mkdir(parents=True, exist_ok=True)
    failures, start = [], time.monotonic()
    with tempfile.TemporaryDirectory(prefix="fuzz-command-") as scratch:
        folder = Path(scratch)
        documents, statuses = fuzz_mutations.seeds(binary, folder), statuses_of(binary)
        schema = subprocess.run([binary, "schema"], capture_output=True, text=True, check=True).stdout
        kinds = re.findall(r'"#/\$defs/(\w+)"', schema.split('"$defs"')[0])
        (folder / "empty").mkdir()
        lines = fuzz_lines(binary, options, documents, statuses, kinds, failures, folder / "empty") if options.lines else (0, 0)
        commands = fuzz_commands(binary, options, documents, statuses, kinds, failures, folder) if options.commands else (0, 0)
    with contextlib.suppress(OSError):
        options.keep.rmdir()  # if it is empty
    print("%d mutated lines (at most %.2f s per MB), %d commands, %d failures, %.0f s" % (
        lines[0], lines[1], commands[0], len(failures), time.monotonic() - start))
    return 1 if failures else 0


sys.exit(main())

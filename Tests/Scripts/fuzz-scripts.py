#!/usr/bin/env python3
"""Runs the finished command on scripts that a grammar makes, and checks what is visible from outside.

    Tests/Scripts/fuzz-scripts.py PAYSHEET [--count N] [--seed S] [--first K] [--batch N] [--keep FOLDER]

Each batch is a folder of scripts, pages, components, templates and programs in other languages. One run of `check --format json` and two
of `fix` read the whole folder. After that:

- no signal ended a process, none hangs, and the exit status is one that the help lists;
- the report is JSON, and names only files of the folder;
- a second `fix` changes nothing;
- the fixed files have the documents that they had, unless nothing of one is known any more;
- they have no new finding that is as severe as one that is gone;
- a fixed file of JavaScript still has no error of syntax, if Node.js is there to say so; from 22.13 on also one of TypeScript.

The files of a failing batch are reduced to those that fail, and stored in FOLDER. A failure prints its batch for --first.
Exit status: 0 no failure, 1 failures, 2 not run.
"""
import argparse
import collections
import contextlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import script_grammar

PATIENCE, PER_FILE = 60, 0.3  # seconds until a process counts as hanging: at the beginning, and for each file
SEVERITIES = ["info", "warning", "error"]
SYNTAX = """
const { stripTypeScriptTypes } = require('module'), { SourceTextModule } = require('vm'), { readFileSync } = require('fs');
for (const path of readFileSync(0, 'utf8').split('\\n').filter(Boolean)) {
  let text = readFileSync(path, 'utf8');
  try {
    if (path.endsWith('.ts')) {
      if (!stripTypeScriptTypes) continue;
      text = stripTypeScriptTypes(text, { mode: 'transform' });
    }
    new SourceTextModule(text);
  } catch (error) { console.log(path); }
}
"""


def has_node():
    return shutil.which("node") is not None


class Failed(Exception):
    """What is wrong with a folder. Its first word is the kind of the problem."""


def run(binary, words, folder, count):
    """Runs the command in a folder. Returns its output."""
    environment = {"PATH": os.environ["PATH"], "TERM": "dumb", "HOME": str(folder)}
    try:
        done = subprocess.run([binary, *words], cwd=folder, capture_output=True, timeout=PATIENCE + PER_FILE * count, env=environment)
    except subprocess.TimeoutExpired:
        raise Failed("hang: paysheet " + " ".join(words)) from None
    if done.returncode not in (0, 1):
        words_of_error = done.stderr.decode(errors="replace").splitlines()
        line = next((line for line in words_of_error if "Fatal" in line), words_of_error[0] if words_of_error else "")
        raise Failed("%s: paysheet %s: status %d, %s" % (
            "status" if done.returncode == 2 else "crash", " ".join(words), done.returncode, line))
    for line in done.stderr.decode().splitlines():
        if not line.startswith("paysheet: "):
            raise Failed("message: without the name of the command: %r" % line[:200])
    return done.stdout


def report(binary, folder, names):
    """The documents and findings of each file of a folder."""
    output = run(binary, ["check", "--no-config", "--format", "json", "--max-findings", "100000", "files"], folder, len(names))
    try:
        documents = json.loads(output)["documents"]
    except ValueError as error:
        raise Failed("syntax: the report is not JSON: %s" % error) from None
    found = collections.defaultdict(list)
    for document in documents:
        name = document["path"].removeprefix("files/")
        if name not in names:
            raise Failed("path: %r is not a file of the folder" % name)
        found[name].append(document)
    return found


def findings(documents):
    """How many findings of each rule the documents of a file have, and the severity of each rule."""
    counts, severities = collections.Counter(), {}
    for document in documents:
        for finding in document["findings"]:
            counts[finding["rule"]] += 1
            severities[finding["rule"]] = SEVERITIES.index(finding["severity"])
    return counts, severities


def compare(name, before, after):
    """Fails if the documents of a file are others after a fix, or have findings that they should not have."""
    # If a fix removes the only value that is known, nothing is left to check.
    mayGo = sum(1 for document in before if document.get("unknownValues") and all("fix" in finding for finding in document["findings"]))
    if not len(before) - mayGo <= len(after) <= len(before):
        raise Failed("documents: %s has %d of them, and %d after its fixes" % (name, len(before), len(after)))
    (old, severities), (new, others) = findings(before), findings(after)
    gone, more = old - new, new - old
    highest = max((severities[rule] for rule in gone), default=-1)
    for rule in more:
        if others[rule] >= highest:
            raise Failed("new: the fixes of %s cause %s" % (name, rule))


def broken(paths):
    """Those of some files that have an error of syntax."""
    paths = [path for path in paths if path.endswith((".js", ".ts"))]
    if not paths:
        return set()
    done = subprocess.run(["node", "--no-warnings", "--experimental-vm-modules", "-e", SYNTAX], input="\n".join(paths), capture_output=True,
                          text=True, check=True)
    return set(done.stdout.split("\n")[:-1])


def test(binary, files, scratch, uses_node):
    """Runs all checks over some files. Returns the number of documents and of changed files."""
    with tempfile.TemporaryDirectory(dir=scratch) as folder:
        folder = Path(folder)
        (folder / "files").mkdir()
        for name, text in files.items():
            (folder / "files" / name).write_bytes(text)
        before = report(binary, folder, files)
        run(binary, ["fix", "--no-config", "files"], folder, len(files))
        fixed = {name: (folder / "files" / name).read_bytes() for name in files}
        run(binary, ["fix", "--no-config", "files"], folder, len(files))
        for name, text in fixed.items():
            if (folder / "files" / name).read_bytes() != text:
                raise Failed("again: the second fix changes " + name)
        changed = [name for name in files if fixed[name] != files[name]]
        after = report(binary, folder, files)
        for name in files:
            if name in changed:
                compare(name, before[name], after[name])
        if uses_node:
            wrong = broken([str(folder / "files" / name) for name in changed])
            for path in wrong:
                Path(path).write_bytes(files[Path(path).name])
            for path in wrong - broken(list(wrong)):
                raise Failed("code: the fixes of %s break its syntax" % Path(path).name)
        return sum(len(documents) for documents in before.values()), len(changed)


def reduced(files, fails):
    """The smallest part found of some files that still fails."""
    names, size = list(files), len(files) // 2
    while size > 0:
        at = 0
        while at < len(names) and len(names) > 1:
            rest = names[at:at + size]
            if len(rest) < len(names) and fails({name: files[name] for name in rest}):
                names, size = rest, len(rest)
                break
            at += size
        size //= 2
    return {name: files[name] for name in names}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paysheet")
    parser.add_argument("--count", type=int, default=20_000, help="the number of scripts")
    parser.add_argument("--batch", type=int, default=2000, help="the number of scripts in a folder")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="the number of the first batch")
    parser.add_argument("--most", type=int, default=20, help="stop after this number of failures")
    parser.add_argument("--keep", type=Path, default=Path("fuzz-failures"), help="the folder for files that fail")
    options = parser.parse_args()
    binary, uses_node = os.path.abspath(options.paysheet), has_node()
    options.keep.mkdir(parents=True, exist_ok=True)
    failures, scripts, documents, changed, start = [], 0, 0, 0, time.monotonic()
    with tempfile.TemporaryDirectory(prefix="fuzz-scripts-") as scratch:
        number = options.first
        while scripts < options.count and len(failures) < options.most:
            numbers = random.Random("%s/scripts/%d" % (options.seed, number))
            files = script_grammar.folder(numbers, min(options.batch, options.count - scripts))
            scripts += len(files)
            # What fails is left out, so that the rest of the batch is tested, too.
            while files and len(failures) < options.most:
                try:
                    found = test(binary, files, scratch, uses_node)
                    documents, changed = documents + found[0], changed + found[1]
                    break
                except Failed as failure:
                    kind = str(failure).split(":")[0]

                    def fails(some, kind=kind):
                        try:
                            test(binary, some, scratch, uses_node)
                        except Failed as again:
                            return str(again).split(":")[0] == kind
                        return False

                    named = re.search(r"\bs\d+\.\w+", str(failure))
                    own = {named[0]: files[named[0]]} if named and named[0] in files else None
                    small = own if own and fails(own) else reduced(files, fails)
                    for name, text in small.items():
                        (options.keep / ("%s-%d-%s" % (options.seed, number, name))).write_bytes(text)
                        del files[name]
                    failures.append("--first %d: %s\n    %s" % (number, failure, ", ".join(list(small)[:8])))
                    print(failures[-1], flush=True)
            number += 1
    with contextlib.suppress(OSError):
        options.keep.rmdir()  # if it is empty
    print("%d scripts with %d documents, %d fixed, %s, %d failures, %.0f s" % (
        scripts, documents, changed, "syntax read by Node.js" if uses_node else "syntax not read", len(failures), time.monotonic() - start))
    return 1 if failures else 0


sys.exit(main())

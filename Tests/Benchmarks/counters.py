"""What can be counted from outside a program: instructions (callgrind) and allocations (malloc-count.c)."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
# Nothing of the caller's environment, which a program copies when it starts; and hash tables that are filled in the same order.
environment = {"PATH": os.environ["PATH"], "NODE_PATH": os.environ.get("NODE_PATH", ""), "SWIFT_DETERMINISTIC_HASHING": "1"}


def output(*command, **more):
    result = subprocess.run([str(word) for word in command], env={**environment, **more}, capture_output=True, text=True)
    if result.returncode:
        sys.exit("%s failed:\n%s%s" % (" ".join(map(str, command)), result.stdout[-2000:], result.stderr[-2000:]))
    return result.stdout


def instructions_of_parts(program, *arguments):
    """What the program prints, line by line, with the instructions of each `measuredPart`: one pair for each."""
    names = re.findall(r"\S*12measuredPart\S*F$", output("nm", program), re.MULTILINE)
    if len(names) != 1:
        sys.exit("%s has %d functions measuredPart" % (program, len(names)))
    with tempfile.TemporaryDirectory() as folder:
        text = output(
            "valgrind", "--tool=callgrind", "--toggle-collect=" + names[0], "--dump-after=" + names[0], "--dump-line=no",
            "--callgrind-out-file=" + folder + "/out", program, *arguments)
        parts = []
        for number in range(1, len(os.listdir(folder)) + 1):
            file = pathlib.Path(folder, "out.%d" % number)
            if not file.exists():
                break
            parts.append(int(re.search(r"^(?:totals|summary): (\d+)", file.read_text(), re.MULTILINE).group(1)))
    lines = text.splitlines()
    if len(lines) != len(parts) or 0 in parts:
        sys.exit("%d measured parts for %d lines of %s" % (len(parts), len(lines), " ".join(map(str, arguments))))
    return list(zip(lines, parts))


def instructions_of_process(*command, input=""):
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + folder + "/out", *map(str, command)], env=environment,
            input=input, capture_output=True, text=True)
    if result.returncode:
        sys.exit("%s failed:\n%s" % (" ".join(map(str, command)), result.stderr[-2000:]))
    return int(re.search(r"Collected : (\d+)", result.stderr).group(1))


def allocations(library, *command):
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder, "count")
        output(*command, LD_PRELOAD=str(library), MALLOC_COUNT=str(report))
        return int(report.read_text())


def table(head, rows):
    """A table of Markdown; the first column is text, the others are numbers."""
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" + " ---: |" * (len(head) - 1)]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows])

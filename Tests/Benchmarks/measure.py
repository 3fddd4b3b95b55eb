#!/usr/bin/env python3
"""Runs the benchmark programs and says what came out. Called by run.sh, which builds the programs.

    measure.py smoke FOLDER                  checks the budgets, which no machine's speed has a part in
    measure.py budgets FOLDER                writes budgets.tsv anew
    measure.py full FOLDER CORPUS DATE       prints the table and writes Docs/Performance.md
"""
import os
import pathlib
import re
import statistics
import subprocess
import sys

here = pathlib.Path(__file__).resolve().parent
rows = {"shape": "shape: scan, bind, all findings about the shape", "check": "check: shape, and all rules",
        "read": "read: check, and the value with its strings", "encode": "encode: the value as minified JSON",
        "foundation": "Foundation's `JSONDecoder` into plain structs", "foundation-rules": "the same with a dozen rules",
        "simdjson": "simdjson, parse only", "simdjson-rules": "simdjson's tree with the same dozen rules in C++"}
# Rules may take this part of what scanning and binding take.
RULES_TO_SHAPE = 0.8


def output(*command, **environment):
    result = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    if result.returncode:
        sys.exit("%s failed:\n%s%s" % (" ".join(map(str, command)), result.stdout, result.stderr))
    return result.stdout + result.stderr


def size(corpus, count):
    with open(corpus, "rb") as file:
        return sum(len(line.rstrip(b"\n")) for line, _ in zip(file, range(count)))


def allocations(folder, corpus, task, count):
    report = folder / "allocations"
    output(folder / "paysheet-benchmark", "run", task, corpus, str(count), LD_PRELOAD=str(folder / "malloc-count.so"), MALLOC_COUNT=str(report))
    return int(report.read_text())


def allocations_each(folder, corpus, task):
    """Allocations for each document once the storage is as large as the documents need: 1000 documents a second time."""
    first = folder / "first-1000.ndjson"
    with open(corpus, "rb") as file:
        first.write_bytes(b"".join(line for line, _ in zip(file, range(1000))))
    return (allocations(folder, first, task, 2000) - allocations(folder, first, task, 1000)) / 1000


def instructions(folder, corpus, task, count):
    text = output("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", folder / "paysheet-benchmark", "run", task, corpus, str(count))
    return int(re.search(r"Collected : (\d+)", text).group(1))


def instructions_each_byte(folder, corpus, task):
    """Two lengths of run are compared, so that the start of the program cancels out."""
    difference = instructions(folder, corpus, task, 1500) - instructions(folder, corpus, task, 500)
    return difference / (size(corpus, 1500) - size(corpus, 500))


def smoke(folder, writes):
    corpus = folder / "smoke.ndjson"
    output(sys.executable, here / "corpus.py", "2000", corpus)
    measured = {"allocations " + task: allocations_each(folder, corpus, task) for task in ("shape", "check")}
    for task in ("shape", "check", "read"):
        measured["instructions " + task] = instructions_each_byte(folder, corpus, task)
    ratio = measured["instructions check"] / measured["instructions shape"] - 1
    budgets = here / "budgets.tsv"
    if writes:
        lines = ["# Allocations for each document, instructions for each byte. `Tests/Benchmarks/run.sh budgets` writes it anew."]
        lines += ["# Rules take %.2f of what the shape takes; above %.2f is too much." % (ratio, RULES_TO_SHAPE)]
        lines += ["%s\t%.3f" % pair for pair in measured.items()]
        budgets.write_text("\n".join(lines) + "\n")
        print(budgets.read_text(), end="")
        return
    failed = ratio > RULES_TO_SHAPE
    print("%-20s %8.3f, at most %.2f: %s" % ("rules to shape", ratio, RULES_TO_SHAPE, "TOO MUCH" if failed else "ok"))
    limits = dict(line.split("\t") for line in budgets.read_text().splitlines() if not line.startswith("#"))
    for name, value in measured.items():
        limit = float(limits[name]) * 1.05
        failed |= value > limit
        print("%-20s %8.3f, budget %s + 5 %%: %s" % (name, value, limits[name], "TOO MUCH" if value > limit else "ok"))
    sys.exit(failed)


def full(folder, corpus, date):
    tasks = [task for task in rows if not task.startswith("simdjson") or (folder / "simdjson").exists()]
    documents = sum(1 for _ in open(corpus, "rb"))
    rounds = int(os.environ.get("ROUNDS", "7"))
    seconds = {task: [] for task in tasks}
    volume = {}
    for _ in range(rounds):
        for task in tasks:
            command = [folder / "simdjson", corpus, *task.split("-")[1:]] if task.startswith("simdjson") else [folder / "paysheet-benchmark", "time", task, corpus]
            _, size_, count, time = output(*command).split()
            volume[task] = int(size_), int(count)
            seconds[task].append(float(time))
    rate = {task: sorted(volume[task][0] / 1e6 / time for time in seconds[task]) for task in tasks}
    medians = {task: statistics.median(rate[task]) for task in tasks}
    counted = {task: instructions_each_byte(folder, corpus, task) for task in ("shape", "check", "read")}
    allocated = {task: allocations_each(folder, corpus, task) for task in ("shape", "check", "read", "encode", "foundation", "foundation-rules")}
    table = ["| What | MB/s, median (lowest to highest) | Documents/s | Times Foundation | Instructions a byte | Allocations a document |",
             "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for task in tasks:
        each = volume[task][0] / volume[task][1]
        table.append("| %s | %.1f (%.1f to %.1f) | %s | %.1f | %s | %s |" % (
            rows[task], medians[task], rate[task][0], rate[task][-1], format(round(medians[task] * 1e6 / each), ","),
            medians[task] / medians["foundation"], "%.2f" % counted[task] if task in counted else "",
            "%.4g" % allocated[task] if task in allocated else ""))
    if "simdjson" not in tasks:
        table += ["", "The rows of simdjson are left out: its library could not be installed."]
    print("\n".join(table))
    page = (here / "Performance.md.in").read_text()
    values = {"date": date, "table": "\n".join(table), "documents": format(documents, ","), "rounds": str(rounds),
              "megabytes": "%.1f" % (size(corpus, documents) / 1e6), "mean": str(size(corpus, documents) // documents),
              "versions": versions(folder), "source": os.environ["CORPUS_SOURCE"]}
    for name, value in values.items():
        page = page.replace("{{%s}}" % name, value)
    (here / "../../Docs/Performance.md").write_text(page)


def versions(folder):
    swift = re.search(r"Swift version (\S+)", output("swift", "--version")).group(1)
    processor = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    parts = ["Swift " + swift + " with its own Foundation, release build", output("valgrind", "--version").strip().replace("-", " ")]
    if (folder / "simdjson").exists():
        parts.append("simdjson " + output("dpkg-query", "-W", "-f", "${Version}", "libsimdjson-dev") + " from Debian, g++ "
                     + output("g++", "-dumpfullversion").strip() + " -O3")
    parts.append("%s, %d cores, Linux %s" % (processor.group(1).strip() if processor else os.uname().machine, os.cpu_count(),
                                             os.uname().release.split("-")[0]))
    return "; ".join(parts)


folder = pathlib.Path(sys.argv[2])
if sys.argv[1] == "full":
    full(folder, sys.argv[3], sys.argv[4])
else:
    smoke(folder, sys.argv[1] == "budgets")

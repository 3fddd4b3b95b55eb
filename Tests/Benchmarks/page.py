#!/usr/bin/env python3
"""Measures everything and writes Docs/Performance.md. Called by run.sh, which builds what is measured.

    page.py FOLDER TOOL CLEAN CARELESS MIXED DATE SOURCE

FOLDER has paysheet-bench, the peers and malloc-count.so. TOOL is the static release binary. CLEAN, CARELESS and MIXED are NDJSON files.
SOURCE says where they are from.
"""
import os
import pathlib
import re
import subprocess
import sys

import careless
import budgets
import counters
import growth
import rates

ROUNDS = int(os.environ.get("ROUNDS", "5"))
# The number of copies of the corpus in the archive for several cores, so that the run is long enough.
REPEATS = 8
PYTHON_PEERS = ["jsonschema-rs", "msgspec", "pydantic"]
MACHINES = counters.here / "machines.tsv"
MACHINES_HEAD = "# The ratios of the last run on each kind of processor: processor, date, what, ratio. `run.sh full` keeps it.\n"
SCHEMA = counters.here / "../../Docs/Schemas/ApplePayPaymentRequest.schema.json"


def files(folder, corpus):
    """Other files than the corpus: halves of it, both several times over, one line in twenty wrong, and lines that are all wrong."""
    lines = corpus.read_bytes().splitlines(keepends=True)
    names = ("wrong", "mixed", "first", "second", "long", "long-first", "long-second")
    made = {name: folder / ("page-%s.ndjson" % name) for name in names}
    counters.output(sys.executable, counters.here / "corpus.py", "--lines", 2000, "--out", made["wrong"], "--wrong")
    wrong = made["wrong"].read_bytes().splitlines(keepends=True)
    made["mixed"].write_bytes(b"".join(wrong[place // 20 % len(wrong)] if place % 20 == 19 else line for place, line in enumerate(lines)))
    made["first"].write_bytes(b"".join(lines[::2]))
    made["second"].write_bytes(b"".join(lines[1::2]))
    for name, source in (("long", corpus), ("long-first", made["first"]), ("long-second", made["second"])):
        made[name].write_bytes(source.read_bytes() * REPEATS)
    return made


def peers(folder):
    """The command lines of the peers, to which the file is added; each prints how many lines it accepted, and of how many."""
    commands = {"ajv, schema and rules": ["node", counters.here / "peers/ajv.js", SCHEMA]}
    for name in PYTHON_PEERS:
        commands[name + ", " + ("schema" if name == "jsonschema-rs" else "classes") + " and rules"] = [
            folder / "peers-venv/bin/python", counters.here / "peers/python_peer.py", name, SCHEMA]
    commands["Foundation's `JSONDecoder`, rules"] = [folder / "foundation", "check"]
    commands["simdjson's tree, rules in C++"] = [folder / "simdjson", "check"]
    return commands


def same_verdicts(tool, commands, corpus, wrong):
    """All accept every line of the corpus, and none accepts a line that is wrong in a way that all know."""
    for path, share in ((corpus, 1), (wrong, 0)):
        count = sum(1 for _ in open(path, "rb"))
        for name, command in commands.items():
            accepted, of = map(int, counters.output(*command, path).split())
            if of != count or accepted != share * count:
                sys.exit("%s accepts %d of %d lines of %s" % (name, accepted, of, path))
        words = [*rates.WORDS, "--only-findings", "--format", "ndjson", path]
        found = subprocess.run([tool, *words], capture_output=True, text=True).stdout.count("\n")
        if found != (1 - share) * count:
            sys.exit("paysheet finds something in %d of %d lines of %s" % (found, count, path))


def in_memory(folder, corpus):
    measured, size, count = rates.in_memory(folder, corpus, ROUNDS)
    first = {name: folder / ("page-%s.ndjson" % name) for name in ("clean", "few")}
    with open(corpus, "rb") as file:
        lines = [line for line, _ in zip(file, range(1000))]
    first["clean"].write_bytes(b"".join(lines))
    first["few"].write_bytes(b"".join(lines[:40]))
    counted = budgets.of_jobs(folder, first, rates.JOBS)
    decoder = measured["foundation"].median
    rows = []
    for name, title in (rates.JOBS | rates.PEERS).items():
        median = measured[name].median
        instructions, allocations, length = counted.get(name, (None, None, 1))
        rows.append([title, measured[name].text(), format(round(median * 1e6 / (size / count)), ","), "%.1f" % (median / decoder),
                     "" if instructions is None else "%.1f" % (instructions / length),
                     "" if allocations is None else "%.2f" % allocations])
    head = ["In memory", "MB/s, median (lowest to highest)", "documents/s", "times Foundation", "instructions a byte", "allocations a document"]
    ratio = measured["decode"].median / decoder
    return counters.table(head, rows), size, count, ratio, counted["check"][0] / counted["check"][2]


def processes(folder, tool, corpus, made, commands):
    size = os.path.getsize(corpus)
    check = [tool, *rates.WORDS, corpus]
    mixed = [tool, *rates.WORDS, "--format", "ndjson", made["mixed"]]
    all_as_records = "paysheet check, one line in twenty wrong, all as NDJSON"
    wrong_as_records = "paysheet check, one line in twenty wrong, only those as NDJSON"
    mixed_size, in_mixed = os.path.getsize(made["mixed"]), ", one line in twenty wrong"
    runs = {"paysheet check": (size, [check])}
    runs |= {name: (size, [[*command, corpus]]) for name, command in commands.items()}
    runs |= {name + in_mixed: (mixed_size, [[*commands[name], made["mixed"]]]) for name in list(commands)[:4]}
    runs |= {
        "paysheet check" + in_mixed: (mixed_size, [[tool, *rates.WORDS, "--format", "concise", made["mixed"]]]),
        "paysheet check with advice": (size, [[*check, "--select", "advice"]]),
        all_as_records: (mixed_size, [mixed]),
        wrong_as_records: (mixed_size, [[*mixed, "--only-findings"]]),
        **on_two_cores(tool, corpus, made, ""),
    }
    table, times = rates.compare("Whole process, from start to end", "paysheet check", runs, ROUNDS)
    quickest = min(list(commands)[:4], key=times.get)
    foundation, simdjson = list(commands)[4:]
    ratios = [
        ["check against the fastest of ajv, jsonschema-rs, msgspec and pydantic (%s)" % quickest.split(",")[0], times[quickest], "6"],
        ["check against Foundation with rules", times[foundation], "24"],
        ["check against simdjson's tree with rules in C++", times[simdjson], ""],
        ["check against the fastest of these with one line in twenty wrong",
         min(times[name + in_mixed] for name in list(commands)[:4]) / times["paysheet check" + in_mixed], "4"],
        ["check with one line in twenty wrong, all as NDJSON, against check", 1 / times[all_as_records], "0.7"],
        ["check with one line in twenty wrong, only those as NDJSON, against check", 1 / times[wrong_as_records], "0.7"]]
    return table, ratios


def on_two_cores(tool, corpus, made, prefix):
    size = os.path.getsize(corpus)
    halves = [made[prefix + half] for half in ("first", "second")]
    return {"paysheet check --jobs 2": (size, [[tool, *rates.WORDS[:-1], "2", corpus]]),
            "two processes of paysheet check, half of the lines each": (size, [[tool, *rates.WORDS, half] for half in halves])}


def cores(tool, made):
    archive = made["long"]
    runs = {"one job": (os.path.getsize(archive), [[tool, *rates.WORDS, archive]])} | on_two_cores(tool, archive, made, "long-")
    table, times = rates.compare("The same file %d times over" % REPEATS, "one job", runs, ROUNDS)
    jobs, pair = list(runs)[1:]
    return table, [["two jobs against one (the file %d times over)" % REPEATS, 1 / times[jobs], "1.6"],
                   ["two jobs against two processes (the file %d times over)" % REPEATS, times[pair] / times[jobs], "0.9"]]


def lines(tool, corpus, folder):
    counted, timed = rates.many_lines(tool, corpus, folder)
    rows = [[format(count, ","), "%.1f" % (size / 1e6), format(cost, ","), "", ""] for count, size, cost in counted]
    rows += [[format(count, ","), "%.1f" % (size / 1e6), "", "%.2f" % seconds, "%.1f" % peak] for count, size, seconds, peak in timed]
    slopes = ["%.2f" % slope for points in (counted, [point[:3] for point in timed])
              for slope in [growth.exponent([point[1:] for point in points])]]
    text = counters.table(["Lines", "MB", "instructions", "processor seconds", "peak, MB"], rows)
    return text + "\n\nFitted exponents: %s of the instructions, %s of the seconds." % tuple(slopes)


def versions(folder):
    def debian(package):
        return counters.output("dpkg-query", "-W", "-f", "${Version}", package)
    swift = re.search(r"Swift version (\S+)", counters.output("swift", "--version")).group(1)
    pinned = ", ".join((counters.here / "peers/requirements.txt").read_text().split()).replace("==", " ")
    return "; ".join([
        "Swift %s with its own Foundation, release build" % swift, counters.output("valgrind", "--version").strip().replace("-", " "),
        "simdjson %s from Debian, g++ %s -O3" % (debian("libsimdjson-dev"), counters.output("g++", "-dumpfullversion").strip()),
        "Node %s, ajv %s from Debian" % (counters.output("node", "--version").strip(), debian("node-ajv")),
        "%s with %s" % (counters.output(folder / "peers-venv/bin/python", "--version").strip(), pinned),
        "%s, %d cores, Linux %s" % (processor(), os.cpu_count(), os.uname().release.split("-")[0])])


def processor():
    found = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    return found.group(1).strip() if found else os.uname().machine


def beside_others(ratios, date):
    """The ratios of this run, and beside them those of the last run on each other machine, which machines.tsv keeps."""
    known = [line.split("\t") for line in MACHINES.read_text().splitlines() if line and not line.startswith("#")] if MACHINES.exists() else []
    others = [row for row in known if row[0] != processor()]
    rows = [[processor(), date, name.split(" (")[0], "%.2f" % value] for name, value, _ in ratios] + others
    MACHINES.write_text(MACHINES_HEAD + "".join("\t".join(row) + "\n" for row in rows))
    columns = list(dict.fromkeys((row[0], row[1]) for row in rows))
    table = [[name] + [next((row[3] for row in rows if (row[0], row[1]) == column and row[2] == name.split(" (")[0]), "") for column in columns]
             + [aim] for name, _, aim in ratios]
    return counters.table(["What"] + ["%s, %s" % column for column in columns] + ["aim"], table)


def main():
    if len(sys.argv) != 8:
        sys.exit(__doc__)
    folder, tool, corpus, warned, mixed = (pathlib.Path(word).resolve() for word in sys.argv[1:6])
    date, source = sys.argv[6:]
    made, commands = files(folder, corpus), peers(folder)
    same_verdicts(tool, commands, corpus, made["wrong"])
    memory, size, count, decode, each_byte = in_memory(folder, corpus)
    whole, ratios = processes(folder, tool, corpus, made, commands)
    several, of_cores = cores(tool, made)
    warnings, of_warnings = careless.measured(tool, dict(zip(careless.CORPORA, (corpus, warned, mixed))), ROUNDS)
    ratios += of_cores + of_warnings
    start = counters.output("bash", counters.here / "startup.sh", tool, "--markdown", PAYSHEET_VENV=str(folder / "startup-venv"))
    ratios.insert(3, ["decode against Foundation's decoder, in memory", decode, "14"])
    ratios.append(["one small file, whole process, against a C program that prints \"hello\"", float(start.splitlines()[0]), "at most 3"])
    ratios.append(["instructions of check a byte, in memory", each_byte, "at most 20"])
    rows = growth.measure(folder / "paysheet-bench", os.environ.get("GROWTH", "full"))
    values = {
        "date": date, "source": source, "rounds": str(ROUNDS), "documents": format(count, ","), "megabytes": "%.1f" % (size / 1e6),
        "mean": str(size // count), "memory": memory, "whole": whole, "warned": warnings, "cores": several, "start": start.split("\n", 1)[1].strip(), "growth": growth.table(rows),
        "ratios": beside_others(ratios, date),
        "lines": lines(tool, corpus, folder), "versions": versions(folder),
        "budgets": counters.table(["What", "budget"], [[name, "%.10g" % value] for name, value in budgets.read(counters.here / "budgets.tsv").items()])}
    page = (counters.here / "Performance.md.in").read_text()
    for name, value in values.items():
        page = page.replace("{{%s}}" % name, value)
    (counters.here / "../../Docs/Performance.md").write_text(page)
    print(page)
    steep = growth.too_steep(rows)
    if steep:
        sys.exit("grows faster than the document: " + ", ".join(steep))


main()

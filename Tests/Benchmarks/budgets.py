#!/usr/bin/env python3
"""Checks the cost of a document against the budgets: instructions and allocations, which do not depend on the machine's speed.

    budgets.py check FOLDER            measures, compares, and shows that the comparison would have seen a rise
    budgets.py write FOLDER            writes budgets.tsv anew
    budgets.py compare FIGURES BUDGETS compares two files; fails when a figure is more than 3 per cent above its budget

FOLDER contains paysheet-bench, paysheet, static/paysheet, static/empty and malloc-count.so.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import careless
import counters
import rates

JOBS = ["shape", "check", "decode", "read", "encode", "fix", "preview", "split"]
DOCUMENTS = 500
FEW = 40
ALLOWED = 1.03
HEAD = """# For each document: instructions and allocations of every job of paysheet-bench. For each process: instructions.
# Generated; `Tests/Benchmarks/run.sh budgets` renews it.
"""


def corpora(folder):
    """Plain requests for all jobs, fixable ones, a few plain ones for slow jobs; varied, careless and mixed ones for the command."""
    options = {"clean": (DOCUMENTS, "--plain"), "fixable": (DOCUMENTS, "--fixable"), "few": (FEW, "--plain"), "varied": (DOCUMENTS,),
               "careless": (DOCUMENTS, "--careless"), "mixed": (DOCUMENTS * 2, "--mixed")}
    paths = {name: folder / ("budget-%s.ndjson" % name) for name in options}
    for name, (lines, *mode) in options.items():
        counters.output(sys.executable, counters.here / "corpus.py", "--lines", lines, "--out", paths[name], *mode)
    return paths


def of_jobs(folder, paths, jobs=JOBS):
    """Returns instructions and allocations per document, and its mean length."""
    bench = folder / "paysheet-bench"
    figures = {}
    for job in jobs:
        path = paths["fixable" if job == "fix" else "few" if job == "preview" else "clean"]
        # Storage is allocated once in each part, tables in the first of them. A second round shows the cost of each document.
        _, (line, first), (_, both) = counters.instructions_of_parts(bench, "run", job, path, 1, 1, 2)
        _, length, count, _ = line.split()
        once, twice = (counters.allocations(folder / "malloc-count.so", bench, "run", job, path, rounds) for rounds in (1, 2))
        figures[job] = (both - first) / int(count), (twice - once) / int(count), int(length) / int(count)
    return figures


def of_archives(tool, paths):
    """Instructions of the command for each document of an archive, without those of the start."""
    for name, (corpus, words) in careless.RUNS.items():
        lines = paths[corpus].read_bytes().splitlines(keepends=True)
        costs = []
        for part in (lines[:len(lines) // 2], lines):
            path = paths[corpus].with_suffix(".part")
            path.write_bytes(b"".join(part))
            costs.append(counters.instructions_of_process(tool, *words, "--fail-on", "never", path))
        yield name, round((costs[1] - costs[0]) / (len(lines) - len(lines) // 2))


def measured(folder):
    figures = {}
    paths = corpora(folder)
    of_varied = {"check of varied requests": of_jobs(folder, {"clean": paths["varied"]}, ["check"])["check"]}
    for job, (instructions, allocations, length) in (of_jobs(folder, paths) | of_varied).items():
        figures["instructions " + job] = round(instructions)
        figures["allocations " + job] = round(allocations, 3)
        print("%-24s %9.0f instructions, %6.2f a byte, %8.3f allocations a document" % (job, instructions, instructions / length, allocations))
    figures.update(("instructions " + name, cost) for name, cost in of_archives(folder / "paysheet", paths))
    request = folder / "budget-request.json"
    request.write_text(counters.output(folder / "paysheet-bench", "request"))
    # A start of the executable that people install, which has no shared libraries.
    static = folder / "static/paysheet"
    # The runtime reads what the kernel has mapped, line by line, and kernels differ by thousands of instructions.
    runtime = counters.instructions_of_process(folder / "static/empty")
    figures["instructions paysheet --version"] = counters.instructions_of_process(static, "--version") - runtime
    figures["instructions paysheet check of 1 KB"] = counters.instructions_of_process(static, "check", "--no-config", request) - runtime
    starts, answers = of_agent_server(static, request.read_text())
    figures["instructions paysheet mcp, start"] = starts - runtime
    figures["instructions paysheet mcp, check of 1 KB"] = answers - starts
    return figures


def of_agent_server(tool, document):
    """Instructions of the server for agents until it is ready, and until it has also answered one check."""
    def message(method, **more):
        return json.dumps({"jsonrpc": "2.0", "method": method, **more}) + "\n"

    client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "budgets", "version": "1"}}
    start = message("initialize", id=1, params=client) + message("notifications/initialized")
    check = message("tools/call", id=2, params={"name": "check", "arguments": {"document": document}})
    return [counters.instructions_of_process(tool, "mcp", input=text) for text in (start, start + check)]


def read(path):
    lines = [line for line in pathlib.Path(path).read_text().splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, value in (line.split("\t") for line in lines)}


def write(path, figures):
    pathlib.Path(path).write_text(HEAD + "".join("%s\t%s\n" % pair for pair in figures.items()))


def compare(figures, budgets):
    """Compares the figures with the budgets. Returns the names of those that are too high, or in one file only."""
    wrong = sorted(set(figures) ^ set(budgets))
    for name in wrong:
        print("%-46s is in one of the two only: `Tests/Benchmarks/run.sh budgets`" % name)
    for name in [name for name in figures if name in budgets]:
        value, budget = figures[name], budgets[name]
        is_high = value > budget * ALLOWED + 0.0005
        change = "%+.1f %%" % ((value / budget - 1) * 100) if budget else ""
        print("%-46s %12.10g, budget %12.10g %8s %s" % (name, value, budget, change, "TOO MUCH" if is_high else ""))
        if is_high:
            wrong.append(name)
        elif budget and value < budget * 0.9:
            print("    far below its budget: `Tests/Benchmarks/run.sh budgets` keeps what was gained")
    return wrong


def sees_a_rise(figures):
    """Runs the comparison as the gate does, with one budget lowered at a time. It must fail each time and name the figure."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder)
        write(path / "figures.tsv", figures)
        for name, value in figures.items():
            lowered = {**figures, name: value / 1.035 if value else value}
            write(path / "budgets.tsv", lowered)
            run = subprocess.run([sys.executable, __file__, "compare", path / "figures.tsv", path / "budgets.tsv"], capture_output=True, text=True)
            named = [line for line in run.stdout.splitlines() if line.endswith("TOO MUCH")]
            if (run.returncode == 0) == (value > 0) or len(named) != (value > 0) or not all(line.startswith(name) for line in named):
                sys.exit("budgets: a rise of %s by 3.5 %% went unseen:\n%s" % (name, run.stdout))


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "compare":
        sys.exit(bool(compare(read(sys.argv[2]), read(sys.argv[3]))))
    if len(sys.argv) != 3 or sys.argv[1] not in ("check", "write"):
        sys.exit(__doc__)
    figures = measured(pathlib.Path(sys.argv[2]))
    budgets = counters.here / "budgets.tsv"
    if sys.argv[1] == "write":
        return write(budgets, figures)
    wrong = compare(figures, read(budgets))
    sees_a_rise(figures)
    print("%d figures, %d of them too high or unknown" % (len(figures), len(wrong)))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()

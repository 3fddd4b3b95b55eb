#!/usr/bin/env python3
"""Measures `paysheet check` on archives whose lines deserve warnings, as a ratio to clean lines in the same run.

    careless.py TOOL CLEAN CARELESS

CLEAN and CARELESS are NDJSON files. ROUNDS sets the number of rounds.
"""
import os
import pathlib
import sys
import tempfile

import rates

# The corpus and the options of each row. The first row is what the others are compared with.
RUNS = {
    "check of clean lines": ("varied", []),
    "check of careless lines, --statistics": ("careless", ["--statistics"]),
    "check of careless lines, --format ndjson": ("careless", ["--format", "ndjson"]),
    "check of careless lines, text to a file": ("careless", ["--format", "text"]),
    "check of clean lines, --select advice": ("varied", ["--select", "advice"]),
}
AIMS = dict(zip(list(RUNS)[1:], ("0.6", "0.4", "0.2", "0.5")))


def measured(tool, clean, warned, rounds):
    """A table of the runs, and for each row but the first its name, its ratio to the first in MB/s, and the aim."""
    with tempfile.TemporaryDirectory() as folder:
        runs = {}
        for name, (corpus, options) in RUNS.items():
            file = warned if corpus == "careless" else clean
            command = [tool, *rates.WORDS, *options, file]
            if "text" in options:
                command = ["sh", "-c", 'exec "$@" > "$0"', os.path.join(folder, "report"), *command]
            runs[name] = (os.path.getsize(file), [command])
        table, times = rates.compare("Archives", next(iter(RUNS)), runs, rounds)
    return table, [[name, 1 / times[name], aim] for name, aim in AIMS.items()]


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    tool, clean, warned = (pathlib.Path(word).resolve() for word in sys.argv[1:])
    table, ratios = measured(tool, clean, warned, int(os.environ.get("ROUNDS", "5")))
    print(table)
    for name, ratio, aim in ratios:
        print("%-42s %.2f, aim %s" % (name, ratio, aim))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures `paysheet check` on archives whose lines deserve warnings or are invalid, as a ratio to clean lines in the same run.

    careless.py TOOL CLEAN CARELESS MIXED

CLEAN, CARELESS and MIXED are NDJSON files. Of MIXED one line in twenty is invalid. ROUNDS sets the number of rounds.
"""
import os
import pathlib
import sys
import tempfile

import rates

CORPORA = ("varied", "careless", "mixed")
# The corpus and the words of each row. The first row is what the others are compared with.
RUNS = {
    "check of clean lines": ("varied", rates.WORDS),
    "check of careless lines, --statistics": ("careless", [*rates.WORDS, "--statistics"]),
    "check of careless lines, --format ndjson": ("careless", [*rates.WORDS, "--format", "ndjson"]),
    "check of careless lines, text to a file": ("careless", [*rates.WORDS, "--format", "text"]),
    "check of clean lines, --select advice": ("varied", [*rates.WORDS, "--select", "advice"]),
    "check of clean lines, kind found": ("varied", rates.PLAIN_WORDS),
    "check of mixed lines, kind found": ("mixed", [*rates.PLAIN_WORDS, "--statistics"]),
    "check of mixed lines, kind found, --format junit": ("mixed", [*rates.PLAIN_WORDS, "--format", "junit"]),
}
AIMS = dict(zip(list(RUNS)[1:], ("0.6", "0.4", "0.2", "0.5", "0.95", "0.6", "0.2")))


def measured(tool, corpora, rounds):
    """A table of the runs, and for each row but the first its name, its ratio to the first in MB/s, and the aim."""
    with tempfile.TemporaryDirectory() as folder:
        runs = {}
        for name, (corpus, words) in RUNS.items():
            file = corpora[corpus]
            command = [tool, *words, file]
            if "text" in words:
                command = ["sh", "-c", 'exec "$@" > "$0"', os.path.join(folder, "report"), *command]
            runs[name] = (os.path.getsize(file), [command])
        table, times = rates.compare("Archives", next(iter(RUNS)), runs, rounds)
    return table, [[name, 1 / times[name], aim] for name, aim in AIMS.items()]


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    tool, *files = (pathlib.Path(word).resolve() for word in sys.argv[1:])
    table, ratios = measured(tool, dict(zip(CORPORA, files)), int(os.environ.get("ROUNDS", "5")))
    print(table)
    for name, ratio, aim in ratios:
        print("%-50s %.2f, aim %s" % (name, ratio, aim))


if __name__ == "__main__":
    main()

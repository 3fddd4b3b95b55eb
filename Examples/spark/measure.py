"""Measures how many documents per second the command and Spark check, and the resources they need.

Prints a Markdown table; `Docs/Scale.md` explains it.

    Examples/spark/run.sh --lines 400000 /tmp/archive
    PYTHON=$(Examples/spark/python.sh)
    $PYTHON Examples/spark/measure.py --paysheet .build/release/paysheet --archive /tmp/archive/archive
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from check_archive import RECIPES, session
from recipes import OPTIONS_FOR_FILES, check_command, documents, findings

PROGRAMS = ("java", "paysheet", "python")


@dataclass
class Row:
    """The measurements of one variant."""

    seconds: list[float] = field(default_factory=list)
    processor_seconds: list[float] = field(default_factory=list)
    memory: dict[str, int] = field(default_factory=dict)
    """The highest memory by program, for all its processes together. Pages that several processes share count once."""


class MemoryWatch(threading.Thread):
    """Samples the memory that the descendants of this process use."""

    def __init__(self, peaks: dict[str, int]) -> None:
        super().__init__(daemon=True)
        self._peaks = peaks
        self._ended = threading.Event()

    def run(self) -> None:
        while not self._ended.wait(0.2):
            for name, size in sizes_by_program(os.getpid()).items():
                self._peaks[name] = max(self._peaks.get(name, 0), size)

    def __enter__(self) -> MemoryWatch:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self.join()


@dataclass(frozen=True)
class Process:
    """Returns the system's data about a process."""

    number: int
    name: str
    parent: int
    ticks: int
    """Returns the processor time of a process and of its children that have ended."""

    @staticmethod
    def of(number: int) -> Process | None:
        with suppress(OSError):
            name, rest = Path(f"/proc/{number}/stat").read_text().split("(", 1)[1].rsplit(")", 1)
            fields = rest.split()
            return Process(number, name, int(fields[1]), sum(int(field) for field in fields[11:15]))
        return None


def descendants(root: int) -> list[Process]:
    """Returns all running descendants of a process."""
    numbers = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    running = {process.number: process for process in map(Process.of, numbers) if process}
    found = []
    for process in running.values():
        parent = process.parent
        while parent not in (0, root):
            parent = running[parent].parent if parent in running else 0
        if parent == root:
            found.append(process)
    return found


def sizes_by_program(root: int) -> dict[str, int]:
    """Returns the bytes in memory by program, of all descendants of a process."""
    sizes: dict[str, int] = {}
    for process in descendants(root):
        program = next((program for program in PROGRAMS if process.name.startswith(program)), None)
        if program:
            sizes[program] = sizes.get(program, 0) + proportional_size(process.number)
    return sizes


def processor_seconds() -> float:
    """Returns the processor time of all descendants of this process."""
    ended = os.times()
    ticks = sum(process.ticks for process in descendants(os.getpid()))
    return ended.children_user + ended.children_system + ticks / os.sysconf("SC_CLK_TCK")


def proportional_size(process: int) -> int:
    """Returns the bytes that a process has in memory, with its part of each shared page."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
    return 0


def command_runs(paysheet: Path, archive: Path) -> dict[str, Callable[[], None]]:
    """The command alone: once over all files, two processes with half of the files each, and with findings only."""
    files = [str(file) for file in sorted(archive.glob("*.ndjson"))]

    def run(*parts: list[str], more: tuple[str, ...] = ()) -> None:
        command = [str(paysheet), "check", *OPTIONS_FOR_FILES, *more]
        running = [subprocess.Popen([*command, *part], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for part in parts]
        if any(process.wait() != 0 for process in running):
            sys.exit("the command has failed")

    return {
        "the command, one process": lambda: run(files),
        "the command, one process, `--only-findings`": lambda: run(files, more=("--only-findings",)),
        "the command, two processes": lambda: run(files[::2], files[1::2]),
    }


def timed(rows: dict[str, Row], name: str, run: Callable[[], None], counts: bool) -> None:
    """Runs something and records time and memory, unless it is a warm-up."""
    gc.collect()
    row = rows.setdefault(name, Row())
    used = processor_seconds()
    start = time.monotonic()
    with MemoryWatch(row.memory):
        run()
    seconds = time.monotonic() - start
    if counts:
        row.seconds.append(seconds)
        row.processor_seconds.append(processor_seconds() - used)
    print(f"{name}: {seconds:.2f} s{'' if counts else ' (warm-up)'}", file=sys.stderr)


def spark_rounds(rows: dict[str, Row], options: argparse.Namespace, cores: int, folder: Path) -> None:
    """Runs one warm-up and the rounds in one session, alternating the recipes."""
    spark = session(False, cores)
    command = check_command(options.paysheet)
    for number in range(options.rounds + 1):
        for recipe, answers in RECIPES.items():
            name = f"`{'mapInArrow' if recipe == 'arrow' else 'pipe'}`, {cores} core{'s' if cores > 1 else ''}"
            checked = answers(spark, options.archive, command)
            timed(rows, f"{name}, answers only", checked.write.format("noop").mode("overwrite").save, number > 0)
            path = str(folder / f"{recipe}-{cores}")
            timed(rows, f"{name}, to Parquet", partial(documents(checked).write.mode("overwrite").parquet, path), number > 0)
    found = folder / f"findings-{cores}"
    findings(spark.read.parquet(str(folder / f"arrow-{cores}"))).write.parquet(str(found))
    spark.stop()


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*.parquet"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--paysheet", type=Path, required=True)
    parser.add_argument("--archive", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    rows: dict[str, Row] = {}
    for number in range(options.rounds + 1):
        for name, run in command_runs(options.paysheet, options.archive).items():
            timed(rows, name, run, number > 0)
    with tempfile.TemporaryDirectory() as folder:
        for cores in (1, 2):
            spark_rounds(rows, options, cores, Path(folder))
        stored = size(Path(folder, "arrow-2"))
        found = size(Path(folder, "findings-2"))
    count = sum(line != b"\n" for file in options.archive.glob("*.ndjson") for line in file.open("rb"))
    print_table(rows, count, sum(file.stat().st_size for file in options.archive.glob("*.ndjson")))
    print(f"\nParquet: documents with their findings {stored / count:.1f} bytes a document, findings alone {found / count:.1f}")


def print_table(rows: dict[str, Row], count: int, size_: int) -> None:
    """Returns medians with the range, rates, and the highest memory."""
    print(f"\n{count} documents, {size_ / 1e6:.1f} MB, {size_ / count:.0f} bytes each\n")
    print("| way | seconds | documents/s | MB/s | processor seconds for a million | MB in memory |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, row in rows.items():
        median = statistics.median(row.seconds)
        memory = ", ".join(f"{program} {peak / 1e6:.0f}" for program, peak in sorted(row.memory.items()))
        spread = f"{median:.1f} ({min(row.seconds):.1f}–{max(row.seconds):.1f})"
        processor = statistics.median(row.processor_seconds) / count * 1e6
        print(f"| {name} | {spread} | {count / median:.0f} | {size_ / median / 1e6:.0f} | {processor:.0f} | {memory} |")


if __name__ == "__main__":
    main()

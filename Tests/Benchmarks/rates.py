"""Times: jobs in memory, whole processes, and the growth with the number of lines. Slow results do not fail."""
import os
import statistics
import subprocess
import sys
import time

import counters

JOBS = {"shape": "shape: scan, bind, all findings about the shape", "check": "check: shape, and all rules",
        "decode": "decode: the value with its strings, without rules", "read": "read: the value with its strings, and all rules",
        "encode": "encode: the value as minified JSON", "preview": "preview: the payment sheet as SVG, from the value",
        "split": "split: the total in shares, from the value"}
PEERS = {"foundation": "Foundation's `JSONDecoder` into plain structs", "foundation rules": "the same with a dozen rules",
         "simdjson": "simdjson, parse only", "simdjson rules": "simdjson's tree with the same dozen rules in C++"}


class Samples:
    """The figures of several rounds."""

    def __init__(self):
        self.values = []

    def add(self, value):
        self.values.append(value)

    @property
    def median(self):
        return statistics.median(self.values)

    def text(self, form="%.1f"):
        return "%s (%s to %s)" % (form % self.median, form % min(self.values), form % max(self.values))


def in_memory(folder, corpus, rounds):
    """MB/s of every job and of the peers in one process each, in processor time: one pass after a warm-up."""
    commands = {job: [folder / "paysheet-bench", "time", job, corpus] for job in JOBS}
    commands |= {peer: [folder / peer.split()[0], "time", corpus, *peer.split()[1:]] for peer in PEERS}
    rates = {name: Samples() for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            size, count, seconds = counters.output(*command).split()[-3:]
            rates[name].add(int(size) / 1e6 / float(seconds))
    return rates, int(size), int(count)


def whole_processes(runs, rounds):
    """MB/s of whole processes by the clock, the processor seconds per MB, and the ratio to the first run. The first run repeats
    before and after each of the others, until it takes about as long. A short slowdown of the machine therefore affects both
    equally.

    A run is a name with its number of bytes and the commands that run in parallel."""
    rates, busy, times = ({name: Samples() for name in runs} for _ in range(3))
    first = next(iter(runs))
    repeats = dict.fromkeys(runs, 2)
    for number in range(rounds + 1):
        for name, run in runs.items():
            count = repeats[name]
            size, commands = run
            spent = [whole_process(first, runs[first][1])[0] for _ in range(count // 2)]
            seconds, of_processors = whole_process(name, commands)
            spent += [whole_process(first, runs[first][1])[0] for _ in range(count // 2)]
            mean = sum(spent) / count
            # As many before as after.
            repeats[name] = max(1, min(round(seconds / mean / 2), 16)) * 2
            if number:  # the first fills the caches
                rates[name].add(size / 1e6 / seconds)
                busy[name].add(of_processors / (size / 1e6))
                times[name].add(runs[first][0] / size * seconds / mean)
    return rates, busy, times


def read_files(commands):
    """Reads the files that commands name, so that each finds them in memory. A system can drop files from its cache within a
    second."""
    piece = bytearray(1 << 20)
    for path in {str(word) for command in commands for word in command}:
        if os.path.isfile(path):
            with open(path, "rb", buffering=0) as file:
                while file.readinto(piece):
                    pass


def whole_process(name, commands):
    """The duration of one run, by the clock and in processor time."""
    read_files(commands)
    start = time.perf_counter()
    processes = [subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL) for command in commands]
    seconds = 0
    for process in processes:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds += usage.ru_utime + usage.ru_stime
        if process.returncode not in (0, 1):
            sys.exit("%s ends with %d" % (name, process.returncode))
    return time.perf_counter() - start, seconds


def many_lines(tool, corpus, folder):
    """The command on an increasing number of lines: instructions if that is fast, then processor seconds through a pipe, with the
    peak memory."""
    with open(corpus, "rb") as file:
        lines = [line for line, _ in zip(file, range(10_000))]
    counted, timed = [], []
    for count in (1000, 3000, 10_000):
        path = folder / "lines.ndjson"
        path.write_bytes(b"".join((lines * (count // len(lines) + 1))[:count]))
        counted.append((count, path.stat().st_size, counters.instructions_of_process(tool, *WORDS, path)))
    block = b"".join((lines * (10_000 // len(lines) + 1))[:10_000])
    for count in (100_000, 1_000_000, 10_000_000):
        process = subprocess.Popen([str(tool), *WORDS, "-"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        for _ in range(count // 10_000):
            process.stdin.write(block)
        peak = peak_of(process)
        process.stdin.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            sys.exit("the command ends with %d" % process.returncode)
        timed.append((count, len(block) * (count // 10_000), usage.ru_utime + usage.ru_stime, peak))
    return counted, timed


def peak_of(process):
    """The peak memory of a running process in MB. (`ru_maxrss` begins with the memory of the process that started it.)"""
    with open("/proc/%d/status" % process.pid) as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM:"))


def compare(title, first, runs, rounds):
    """A table of whole processes, and how many times as fast the first is as each."""
    measured, busy, compared = whole_processes(runs, rounds)
    times = {name: compared[name].median for name in runs}
    rows = [[name, measured[name].text(), "%.2f" % times[name], "%.1f" % (busy[name].median * 1000)] for name in runs]
    head = [title, "MB/s, median (lowest to highest)", "%s is so many times as fast" % first, "processor ms a MB"]
    return counters.table(head, rows), times


# The kind of each line is found.
PLAIN_WORDS = ["check", "--no-config", "--ndjson", "--jobs", "1"]
WORDS = [*PLAIN_WORDS, "--kind", "ApplePayPaymentRequest"]

"""Runs the command over archives for archive.sh

archive.py jobs COMMAND FOLDER CORPUS
archive.py long COMMAND FOLDER LINES
"""
import json
import os
import subprocess
import sys
import time

KIND = ["--kind", "ApplePayPaymentRequest", "--fail-on", "never", "--no-config"]
MEMORY = 64 << 20


def check(tool, file, *options):
    """The bytes that a run prints; an exit status other than 0 ends everything."""
    return subprocess.run([tool, "check", file, *KIND, *options], check=True, stdout=subprocess.PIPE).stdout


def broken(line):
    """A request with one mistake, another one from line to line."""
    document = json.loads(line)
    turn = len(line) % 4
    if turn == 0:
        document["currencyCode"] = "XQX"
    elif turn == 1:
        del document["total"]
    elif turn == 2:
        document["total"]["amount"] += "1"
    else:
        return line[:-9] + b"\n"
    return json.dumps(document, separators=(",", ":")).encode() + b"\n"


def sort_out(tool, corpus, folder):
    """Files of lines without findings, and of the same lines with one in twenty broken."""
    found = {json.loads(line)["line"] for line in check(tool, corpus, "--format", "ndjson", "--only-findings").splitlines()}
    clean, mixed = os.path.join(folder, "clean.ndjson"), os.path.join(folder, "mixed.ndjson")
    count = 0
    with open(corpus, "rb") as lines, open(clean, "wb") as one, open(mixed, "wb") as other:
        for number, line in enumerate(lines, 1):
            if number in found:
                continue
            count += 1
            one.write(line)
            other.write(broken(line) if count % 20 == 0 else line)
    if count == 0:
        sys.exit("archive: every line of the corpus has findings")
    return clean, mixed, count


def same_bytes(tool, mixed, folder):
    """What comes out with any number of jobs is what comes out with one."""
    for options in (["--format", "concise"], ["--format", "ndjson"], ["--format", "ndjson", "--only-findings"], ["--format", "json"],
                    ["--statistics"]):
        one = check(tool, mixed, *options)
        if not one:
            sys.exit("archive: nothing was printed with " + " ".join(options))
        for jobs in ("2", "3", "7"):
            if check(tool, mixed, *options, "--jobs", jobs) != one:
                sys.exit("archive: --jobs " + jobs + " prints something else than one job with " + " ".join(options))
            with open(mixed, "rb") as lines:
                piped = subprocess.run([tool, "check", "-", "--ndjson", "--stdin-filepath", mixed, *KIND, *options, "--jobs", jobs],
                                       stdout=subprocess.PIPE, input=lines.read(), check=True)
            if piped.stdout != one:
                sys.exit("archive: a pipe and --jobs " + jobs + " print something else with " + " ".join(options))


def long_run(tool, clean, mixed, count, jobs):
    """Lines through a pipe: seconds to the first finding, seconds in all, peak of the memory in bytes, findings."""
    start = time.monotonic()
    process = subprocess.Popen([tool, "check", "-", "--ndjson", "--format", "ndjson", "--only-findings", "--jobs", str(jobs), *KIND],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    feeder = os.fork()
    if feeder == 0:
        process.stdout.close()
        pipe = process.stdin.fileno()
        with open(clean, "rb") as file:
            block = file.read()
        with open(mixed, "rb") as file:
            wrong = file.read()
        lines = block.count(b"\n")
        for turn in range(max(count // lines, 1)):
            data = memoryview(wrong if turn == 0 else block)
            while data:
                data = data[os.write(pipe, data[:1 << 20]):]
        os._exit(0)
    process.stdin.close()
    first, findings = None, 0
    for _ in process.stdout:
        first = first or time.monotonic() - start
        findings += 1
    os.waitpid(feeder, 0)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    if status != 0 or not findings:
        sys.exit("archive: the long run ended with %d after %d findings" % (status, findings))
    return first, time.monotonic() - start, usage.ru_maxrss * 1024, findings


def main():
    mode, tool, folder = sys.argv[1:4]
    if mode == "long":
        # A process of its own: a child's peak begins with that of the process that starts it.
        count = int(sys.argv[4])
        for jobs in (1, 2):
            first, spent, peak, findings = long_run(
                tool, os.path.join(folder, "clean.ndjson"), os.path.join(folder, "mixed.ndjson"), count, jobs)
            print("%d lines through a pipe, --jobs %d: %.1f MiB at the peak, first finding after %.2f s, %.1f s in all, %d findings"
                  % (count, jobs, peak / 2**20, first, spent, findings))
            if peak > MEMORY:
                sys.exit("archive: that is more memory than %d MiB" % (MEMORY >> 20))
        return
    clean, mixed, count = sort_out(tool, sys.argv[4], folder)
    same_bytes(tool, mixed, folder)
    print("%d lines without findings; the same bytes with 1, 2, 3 and 7 jobs, from a file and through a pipe" % count)


main()

"""Writes that are interrupted: whatever happens, a document has its old bytes or its new ones.

    python3 Tests/Scripts/interrupted-writes.py [--rounds N] PROGRAM...

A PROGRAM is a binary of paysheet, or the file that npm runs (paysheet.js). It formats a plain file, a file behind a link, and as root
also a file of another owner. SIGKILL or SIGTERM ends it, or the space ends, at each 4 KB. A file with several hard links is refused. `--rounds` is the number of signals in each row, at times that are spread over a whole run.
"""

import argparse
import json
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

OWNER, GROUP, OTHER = 1002, 2000, 1003
ITEMS = [{"label": f"Item {number}", "amount": "1.00"} for number in range(700)]
OLD = json.dumps({
    "countryCode": "US", "currencyCode": "USD", "merchantCapabilities": ["supports3DS"], "supportedNetworks": ["visa"],
    "lineItems": ITEMS, "total": {"label": "Shop", "amount": f"{len(ITEMS)}.00"},
}).encode()
isRoot = os.getuid() == 0
failures = []
rows = 0


class World:
    """A folder with one document."""

    def __init__(self, kind):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="interrupted-"))
        self.folder.chmod(0o777)
        self.file = self.folder / "a.json"
        self.file.write_bytes(OLD)
        self.document = "a.json"
        self.user = {}
        if kind == "link":
            (self.folder / "link.json").symlink_to("a.json")
            self.document = "link.json"
        if kind == "not owner":
            os.chown(self.file, OWNER, GROUP)
            self.file.chmod(0o660)
            self.user = {"user": OTHER, "group": OTHER, "extra_groups": [GROUP]}

    def start(self, words, limit=None):
        def before():
            if limit is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        return subprocess.Popen(
            [*words, "fmt", self.document], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            preexec_fn=before, **self.user)  # fmt: skip

    def end(self, process):
        _, errors = process.communicate()
        return process.returncode, errors.decode()

    @property
    def unfinished(self):
        return [path.name for path in self.folder.iterdir() if path.name.startswith(".paysheet")]

    def remove(self):
        shutil.rmtree(self.folder)


def expect(condition, row, complaint):
    if not condition:
        failures.append(f"{row}: {complaint}")


def plain_run(words, kind, row):
    """Returns the new bytes, and the seconds of a run that nothing interrupts."""
    world = World(kind)
    start = time.monotonic()
    status, errors = world.end(world.start(words))
    seconds = time.monotonic() - start
    new = world.file.read_bytes()
    expect(status == 0 and new != OLD and not world.unfinished, row, f"{status} {errors} {world.unfinished}")
    if kind == "link":
        expect((world.folder / "link.json").is_symlink(), row, "the link is gone")
    if kind == "not owner":
        found = world.file.stat()
        expect((found.st_gid, found.st_mode & 0o7777) == (GROUP, 0o660), row, f"group {found.st_gid}, mode {found.st_mode & 0o7777:o}")
    world.remove()
    return new, seconds


def signals(words, kind, number, row, new, seconds, rounds):
    for index in range(rounds):
        world = World(kind)
        process = world.start(words)
        time.sleep(1.1 * seconds * index / rounds)
        process.send_signal(number)
        status, _ = world.end(process)
        expect(world.file.read_bytes() in (OLD, new), row, "the file has other bytes")
        # After SIGKILL the program cannot remove its file.
        expect(number == signal.SIGKILL or not world.unfinished, row, f"left {world.unfinished}")
        expect(status in (0, -number, 128 + number), row, f"status {status}")
        world.remove()


def space(words, kind, row, new):
    for limit in range(0, len(new) + 4096, 4096):
        world = World(kind)
        status, errors = world.end(world.start(words, limit))
        fits = limit >= len(new)
        expect(world.file.read_bytes() == (new if fits else OLD), row, f"other bytes with {limit} bytes of space")
        expect(fits or status == 2 and "a.json: the file is too large" in errors or "link.json: the file is too large" in errors, row,
            f"status {status} with {limit} bytes of space: {errors}")  # fmt: skip
        expect(not world.unfinished, row, f"left {world.unfinished}")
        world.remove()


def several_names(words, row):
    world = World("plain")
    os.link(world.file, world.folder / "b.json")
    status, errors = world.end(world.start(words))
    expect(status == 2 and "a.json: it has several hard links" in errors, row, f"{status} {errors}")
    expect(world.file.read_bytes() == OLD and os.path.samefile(world.file, world.folder / "b.json"), row, "the file changed")
    world.remove()


def no_group(words, row):
    """Without the right to keep the group, another group gets no permissions."""
    world = World("not owner")
    world.file.chmod(0o666)
    world.user["extra_groups"] = []
    status, errors = world.end(world.start(words))
    found = world.file.stat()
    expect(status == 0 and (found.st_gid, found.st_mode & 0o7777) == (OTHER, 0o606), row,
        f"{status} {errors} group {found.st_gid}, mode {found.st_mode & 0o7777:o}")  # fmt: skip
    world.remove()


arguments = argparse.ArgumentParser()
arguments.add_argument("--rounds", type=int, default=10)
arguments.add_argument("programs", nargs="+")
given = arguments.parse_args()
for program in given.programs:
    words = (["node"] if program.endswith(".js") else []) + [os.path.abspath(program)]
    name = pathlib.Path(program).name
    for kind in ["plain", "link"] + (["not owner"] if isRoot else []):
        new, seconds = plain_run(words, kind, f"{name}, {kind}")
        for number in (signal.SIGKILL, signal.SIGTERM):
            signals(words, kind, number, f"{name}, {kind}, {number.name}", new, seconds, given.rounds)
        space(words, kind, f"{name}, {kind}, no space", new)
        rows += 4
    several_names(words, f"{name}, several hard links")
    rows += 1
    if isRoot:
        no_group(words, f"{name}, not in the group")
        rows += 1

for failure in failures:
    print(failure)
print(f"{rows} kinds of writes: " + (f"{len(failures)} left other bytes, or something else" if failures else "old or new bytes, never else"))
sys.exit(1 if failures else 0)

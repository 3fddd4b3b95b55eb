"""The folders, calls and expectations of broken-input.py."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CLEAN = (
    '{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],'
    '"total":{"label":"Trip","amount":"200.50"}}\n'
)
COMMA = CLEAN.replace("200.50", "200,50")
MEMORY = 600 << 20  # bytes; a document may have 64 MiB, and its text is copied a few times
NOBODY = 65534
failures = []
rows = []


def tool():
    if len(sys.argv) > 1:
        return os.path.abspath(sys.argv[1])
    subprocess.run(["swift", "build", "--product", "paysheet"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "paysheet")


PAYSHEET = tool()


def snapshot(folder):
    """What is in a folder: names and contents."""
    found = {}
    for path in sorted(pathlib.Path(folder).rglob("*")):
        name = os.fsencode(str(path.relative_to(folder)))
        found[name] = path.read_bytes() if path.is_file() and path.stat().st_size < 1 << 20 else None
    return found


def wait(process, seconds):
    """The exit status and the most memory that the process held."""
    timer = threading.Timer(seconds, process.kill)
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def expect(name, status, says, got, complaint):
    rows.append(name)
    lines = [line.removeprefix("paysheet: ") for line in complaint.decode(errors="replace").splitlines()]
    if got != status:
        failures.append(f"{name}: exit status {got}, expected {status}; it says {lines}")
    if lines != says:
        failures.append(f"{name}: it says {lines}, expected {says}")


class World:
    """A folder of its own for one row."""

    def __init__(self, name, shim=None):
        self.name, self.shim = name, shim
        self.folder = tempfile.mkdtemp(prefix="broken-")
        os.chmod(self.folder, 0o755)
        self.put("clean.json", CLEAN)
        self.put("comma.json", COMMA)

    def put(self, name, text):
        path = os.path.join(os.fsencode(self.folder), os.fsencode(name))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
        return self

    def start(self, arguments, stdin=subprocess.DEVNULL, stdout=None, environment={}, before=None):
        # A pipe, which no full disk and no limit of a file's size keeps from being written.
        self.errors, complain = os.pipe()
        variables = {"PATH": os.environ["PATH"], "HOME": self.folder, **environment}
        if self.shim and environment:
            variables["LD_PRELOAD"] = self.shim
        try:
            return subprocess.Popen(
                [PAYSHEET, *arguments], cwd=self.folder, stdin=stdin, stdout=stdout or subprocess.DEVNULL, stderr=complain,
                env=variables, preexec_fn=before)
        finally:
            os.close(complain)

    def complaint(self):
        with os.fdopen(self.errors, "rb") as errors:
            return errors.read()

    def run(self, arguments, status, *says, changes=False, seconds=100, **how):
        before = snapshot(self.folder)
        process = self.start(arguments, **how)
        return self.end(process, before, status, *says, changes=changes, seconds=seconds)

    def end(self, process, before, status, *says, changes=False, seconds=100):
        code, memory = wait(process, seconds)
        expect(self.name, status, list(says), code, self.complaint())
        if memory > MEMORY:
            failures.append(f"{self.name}: {memory >> 20} MiB of memory")
        if not changes and snapshot(self.folder) != before:
            failures.append(f"{self.name}: files changed: {set(snapshot(self.folder)) ^ set(before)}")
        subprocess.run(["chmod", "-R", "u+rwX", self.folder], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


def as_nobody():
    """Rights mean nothing to root."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def close(*descriptors):
    def before():
        for descriptor in descriptors:
            os.close(descriptor)
    return before


def locked(path, mode):
    os.chmod(path, mode)


def until(condition):
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.02)
    failures.append("something never came")


def asleep(pid):
    """The process waits in a read."""
    try:
        return "pipe" in pathlib.Path(f"/proc/{pid}/wchan").read_text() or (
            pathlib.Path(f"/proc/{pid}/syscall").read_text().startswith("0 "))
    except OSError:
        time.sleep(1)
        return True

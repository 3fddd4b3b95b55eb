"""Broken input that needs a real system: each row is a call of the command, the exact line on standard error and the exit status.

    python3 Tests/Scripts/broken-input.py [PATH OF PAYSHEET]

Tests/ToolTests/BrokenInput has the cases that need no real system. No call may hang, crash, or use more memory than the limit of
a document explains. No call may change an unnamed file or leave a file behind.
"""

import contextlib
import os
import pty
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

from broken_world import CLEAN, COMMA, PAYSHEET, ROOT, World, as_nobody, asleep, close, expect, failures, locked, rows, snapshot, until, wait

# ---------------------------------------------------------------------------------------------------------- what is read


def reading():
    world = World("a folder without rights").put("locked/a.applepay.json", CLEAN)
    locked(world.folder + "/locked", 0)
    world.run(["check", "locked"], 2, "locked: permission denied", before=as_nobody)

    world = World("a file in a folder without rights").put("locked/a.applepay.json", CLEAN)
    locked(world.folder + "/locked", 0)
    world.run(["check", "locked/a.applepay.json"], 2, "locked/a.applepay.json: permission denied", before=as_nobody)

    world = World("a file without rights")
    locked(world.folder + "/clean.json", 0)
    world.run(["check", "clean.json"], 2, "clean.json: permission denied", before=as_nobody)

    World("a path through a file").run(["check", "clean.json/x"], 2, "clean.json/x: a part of the path is not a folder")
    World("a name that is too long").run(["check", "x" * 300], 2, "x" * 300 + ": the name is too long")

    world = World("a link to itself")
    os.symlink("loop.json", world.folder + "/loop.json")
    world.run(["check", "loop.json"], 2, "loop.json: too many links")

    world = World("a link to nothing, in a folder").put("in/a.applepay.json", CLEAN)
    os.symlink("nowhere", world.folder + "/in/b.applepay.json")
    world.run(["check", "in"], 2, "in/b.applepay.json: no such file")

    World("a name that is no UTF-8").put(b"x\xff.json", CLEAN).run(
        [b"check", b"x\xff.json"], 2, "x\ufffd.json: its name is not valid UTF-8; rename it")
    World("a name that is no UTF-8, in a folder").put("in/a.applepay.json", CLEAN).put(b"in/y\xff.json", CLEAN).run(
        ["check", "in"], 2, "in/y\ufffd.json: its name is not valid UTF-8; rename it")
    World("an argument that is no UTF-8").run([b"check", b"--kind=\xff", b"clean.json"], 2, *unknown_kind("\ufffd"))
    World("a binary file").put("a.json", bytes(range(256)) * 40).run(["check", "a.json"], 1)
    World("a binary file is not rewritten").put("a.json", b"\x7fELF\0\0\1\2").run(
        ["fix", "a.json"], 1, "a.json:1:1: error[json/unexpected-character]: the character U+007F does not belong here",
        "a.json: not fixed; correct this first")
    World("UTF-16").put("a.json", CLEAN.encode("utf-16")).run(
        ["fmt", "a.json"], 1, "a.json:1:1: error[json/encoding]: this is UTF-16, and JSON is UTF-8",
        "a.json: not formatted; correct this first")

    world = World("standard input is closed")
    world.run(["check", "-"], 2, "-: the stream is closed", before=close(0))
    World("a folder as standard input").run(["check", "-"], 2, "-: it is a folder", stdin=os.open("/", os.O_RDONLY))


def unknown_kind(name):
    complaint = subprocess.run([PAYSHEET, "check", "--kind=?", "x"], capture_output=True, text=True).stderr
    return [line.removeprefix("paysheet: ").replace('"?"', f'"{name}"') for line in complaint.splitlines()]


def much():
    """Inputs without an end, or nearly."""
    small = ["--limit", "bytes=100000"] if "--limit" in subprocess.run([PAYSHEET, "check", "--help"], capture_output=True, text=True).stdout else []
    world = World("a file of 1 GiB")
    with open(world.folder + "/large.json", "wb") as file:
        file.truncate(1 << 30)
    world.run(["check", "-q", "--format", "concise", "large.json"], 1)
    if small:
        World("/dev/zero").run(["check", *small, "/dev/zero"], 1)
        World("/dev/zero as lines").run(
            ["check", *small, "--ndjson", "/dev/zero"], 2, "/dev/zero: a line without an end; the rest is not read")
        world = World("an endless line through a pipe")
        source = subprocess.Popen(["sh", "-c", "head -c 3000000000 /dev/zero | tr '\\0' 7"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        world.run(["check", *small, "--ndjson", "-"], 2, "-: a line without an end; the rest is not read", stdin=source.stdout)
        source.stdout.close()
        source.wait()
        world = World("a line that is too long, through a pipe, with the limits as they are")
        source = subprocess.Popen(
            ["sh", "-c", "head -c 200000000 /dev/zero | tr '\\0' 7; echo"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        world.run(["check", "--ndjson", "--format", "concise", "-"], 1, stdin=source.stdout)
        source.stdout.close()
        source.wait()
        World("a long line among others").put("a.ndjson", CLEAN + "7" * 300_000 + "\n" + CLEAN).run(["check", *small, "a.ndjson"], 1)


# --------------------------------------------------------------------------------------------------------- what is written


def writing(shim):
    for arguments, complaint in [
        (["check", "clean.json"], []), (["check", "comma.json"], []), (["explain", "--list"], []), (["fmt", "-"], []), (["man"], []),
        (["completions", "bash"], []), (["--help"], []), (["--version"], []), (["schema"], []),
    ]:
        World("a full disk: " + " ".join(arguments)).run(
            arguments, 2, *complaint, "standard output: no space left", stdin=clean_input(), stdout=open("/dev/full", "wb"))

    World("standard output is closed").run(["check", "clean.json"], 2, "standard output: the stream is closed", before=close(1))
    World("standard error is closed too").run(["check", "gone.json"], 2, before=close(1, 2))
    World("files do not take the place of closed streams").run(["fix", "clean.json"], 0, before=close(0, 1, 2))

    for arguments, status in [(["explain", "--list", "--format", "json"], 0), (["check", "--ndjson", "many"], 1)]:
        world = World("a closed pipe: " + " ".join(arguments)).put("many", COMMA * 3000)
        reader, writer = os.pipe()
        os.close(reader)
        before = snapshot(world.folder)
        process = world.start(arguments, stdout=writer)
        os.close(writer)
        world.end(process, before, status)

    for command in ["fix", "fmt"]:
        world = World(command + " in a read-only folder").put("in/comma.json", COMMA)
        locked(world.folder + "/in", 0o555)
        world.run([command, "in/comma.json"], 2, "in/comma.json: permission denied", before=as_nobody)

        world = World(command + " of a read-only file")
        locked(world.folder + "/comma.json", 0o444)
        locked(world.folder, 0o777)
        world.run([command, "comma.json"], 2, "comma.json: permission denied", before=as_nobody)

        World(command + " on a full disk", shim).run(
            [command, "comma.json"], 2, "comma.json: no space left", environment={"FULL_DISK": "1"})

        world = World(command + " beyond a limit of the shell")
        world.run(
            [command, "comma.json"], 2, "comma.json: the file is too large",
            before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10)))

    world = World("fix of a pipe")
    os.mkfifo(world.folder + "/pipe.json")
    world.run(["fix", "pipe.json"], 2, "pipe.json: it is not a regular file; use - to read standard input")

    for command in ["fix", "fmt"]:
        world = World(command + " of a link to standard input, which is a file")
        os.symlink("/dev/stdin", world.folder + "/input.json")
        world.run(
            [command, "input.json"], 2, "input.json: it is not a regular file; use - to read standard input",
            stdin=os.open(world.folder + "/comma.json", os.O_RDWR))
        world = World(command + " of a folder with a link to standard input").put("in/clean.json", CLEAN)
        os.symlink("/dev/stdin", world.folder + "/in/input.applepay.json")
        world.run(
            [command, "--diff" if command == "fix" else "--check", "in"], 0 if command == "fix" else 1,
            "skipped in/input.applepay.json: it is not a regular file", stdin=os.open(world.folder + "/comma.json", os.O_RDWR))
    world = World("check of a link to standard input")
    os.symlink("/dev/stdin", world.folder + "/input.json")
    world.run(["check", "-q", "--format", "concise", "input.json"], 1, stdin=os.open(world.folder + "/comma.json", os.O_RDONLY))

    world = World("the rest is done")
    before = snapshot(world.folder)
    process = world.start(["fix", "gone.json", "comma.json"])
    code, _ = wait(process, 100)
    expect(world.name, 2, ["gone.json: no such file", "fixed comma.json: 1 finding"], code, world.complaint())
    if snapshot(world.folder) != {**before, b"comma.json": CLEAN.encode()}:
        failures.append("the rest is done: it is not")
    shutil.rmtree(world.folder)


def clean_input():
    file = tempfile.TemporaryFile()
    file.write(CLEAN.encode())
    file.seek(0)
    return file


# ----------------------------------------------------------------------------------------------------------------- signals


def signals(shim):
    for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
        status = 128 + number
        world = World(f"{number.name} while fix writes", shim)
        before = snapshot(world.folder)
        process = world.start(["fix", "comma.json"], environment={"SLOW_SYNC": "1"})
        until(lambda: len(os.listdir(world.folder)) > 2)
        process.send_signal(number)
        world.end(process, before, status)

        world = World(f"{number.name} while a pipe is read")
        before = snapshot(world.folder)
        reader, writer = os.pipe()
        os.write(writer, CLEAN.encode())
        process = world.start(["check", "--ndjson", "-"], stdin=reader)
        os.close(reader)
        until(lambda: asleep(process.pid))
        process.send_signal(number)
        world.end(process, before, status)
        os.close(writer)

    for number in [signal.SIGINT, signal.SIGTERM]:
        progress(number)

    world = World("nohup")
    before = snapshot(world.folder)
    reader, writer = os.pipe()
    process = world.start(["check", "--ndjson", "-"], stdin=reader, before=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    os.close(reader)
    until(lambda: asleep(process.pid))
    process.send_signal(signal.SIGHUP)
    os.write(writer, CLEAN.encode())
    os.close(writer)
    world.end(process, before, 0)


def crashes(shim):
    """A crash prints one line that names the file, no memory and no registers, and ends the process as without a handler."""
    for number in [signal.SIGILL, signal.SIGTRAP, signal.SIGSEGV, signal.SIGBUS, signal.SIGFPE, signal.SIGABRT]:
        crash(number, "pipe.json", "pipe.json")
    crash(signal.SIGSEGV, "a\x1b[2J\nb.json", "a\u241b[2J\u240ab.json")
    crash(signal.SIGSEGV, "in/" + "x" * 200 + ".applepay.json", "in/" + "x" * 200 + ".applepay.json")

    for arguments in [["check", "--ndjson", "-"], ["check", "--jobs", "3", "--ndjson", "-"], ["mcp"], ["lsp"]]:
        world = World("SIGSEGV while standard input is read: " + " ".join(arguments))
        before = snapshot(world.folder)
        reader, writer = os.pipe()
        process = world.start(arguments, stdin=reader)
        os.close(reader)
        until(lambda: asleep(process.pid))
        process.send_signal(signal.SIGSEGV)
        world.end(process, before, -signal.SIGSEGV, crashed("standard input"))
        os.close(writer)

    world = World("SIGSEGV while fix writes", shim)
    before = snapshot(world.folder)
    process = world.start(["fix", "comma.json"], environment={"SLOW_SYNC": "1"})
    until(lambda: len(os.listdir(world.folder)) > 2)
    process.send_signal(signal.SIGSEGV)
    world.end(process, before, -signal.SIGSEGV, crashed("comma.json"))


def crash(number, name, shown):
    world = World(f"{number.name} while {shown} is read")
    path = os.path.join(world.folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    os.mkfifo(path)
    before = snapshot(world.folder)
    # Open for both, so that the command waits for the content and not for a writer.
    pipe = os.open(path, os.O_RDWR)
    process = world.start(["check", name])
    until(lambda: asleep(process.pid))
    process.send_signal(number)
    world.end(process, before, -number, crashed(shown))
    os.close(pipe)


def crashed(name):
    return f"internal error while reading {name}; please report it, see SECURITY.md"


def progress(number):
    """A signal removes the line that shows the progress on a terminal, and nothing else is on it."""
    world = World(f"{number.name} while progress is shown")
    rows.append(world.name)
    terminal, screen = pty.openpty()
    reader, writer = os.pipe()
    process = subprocess.Popen(
        [PAYSHEET, "check", "--ndjson", "-q", "-"], cwd=world.folder, stdin=reader, stdout=subprocess.DEVNULL, stderr=screen,
        env={"PATH": os.environ["PATH"], "TERM": "xterm"})
    os.close(reader)
    os.close(screen)
    shown = b""
    for _ in range(300):
        os.write(writer, CLEAN.encode())
        while select.select([terminal], [], [], 0.01)[0]:
            shown += os.read(terminal, 4096)
        if b"documents" in shown:
            break
    process.send_signal(number)
    code, _ = wait(process, 100)
    os.close(writer)
    with contextlib.suppress(OSError):
        while piece := os.read(terminal, 4096):
            shown += piece
    os.close(terminal)
    if code != 128 + number or b"documents" not in shown or not shown.endswith(b"\r\x1b[K"):
        failures.append(f"{world.name}: exit status {code}, the terminal has {shown[-80:]}")
    shutil.rmtree(world.folder)


with tempfile.TemporaryDirectory() as work:
    library = os.path.join(work, "shim.so")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, ROOT / "Tests/Scripts/slow-disk.c", "-ldl"], check=True)
    # The large inputs take longest and need nothing of the others.
    large = threading.Thread(target=much)
    large.start()
    reading()
    writing(library)
    signals(library)
    crashes(library)
    large.join()

for failure in failures:
    print(failure)
print(f"{len(rows)} kinds of broken input: " + (f"{len(failures)} of them not as they should be" if failures else "all as expected"))
sys.exit(1 if failures else 0)

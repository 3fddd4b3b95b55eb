#!/usr/bin/env python3
"""Follows Distribution/Dockerfile without a builder, and runs the command in the folder that results.

    Tests/Scripts/dockerfile.py OUT      (the folder of Distribution/build.sh; needs root or user namespaces)
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

root = Path(__file__).resolve().parents[2]


def fail(message: str) -> None:
    sys.exit(f"dockerfile: {message}")


class Stage:
    """What one FROM begins."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.variables: dict[str, str] = {}
        self.user, self.place, self.entry = "0:0", "/", [""]


def follow(context: Path, work: Path, arguments: dict[str, str]) -> Stage:
    """Follows every step. Fails at one that it does not know."""
    stages: dict[str, Stage] = {}
    stage = Stage(work)
    text = (root / "Distribution" / "Dockerfile").read_text()
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        step, _, rest = line.partition(" ")
        if step != "ENTRYPOINT":
            rest = re.sub(r"\$([A-Z]+)", lambda match: stage.variables[match[1]], rest)
        words = rest.split()
        if step == "FROM":
            if words[0] != "scratch":
                fail(f"the image begins with {words[0]}")
            name = words[2] if len(words) == 3 else f"stage-{len(stages)}"
            stage = stages[name] = Stage(work / name)
            stage.folder.mkdir()
        elif step == "ARG":
            name, _, default = rest.partition("=")
            stage.variables[name] = arguments.get(name) or default or fail(f"{name} has no value") or ""
        elif step == "ADD":
            with tarfile.open(context / words[0]) as tar:
                tar.extractall(stage.folder / words[1].lstrip("/"))
        elif step == "COPY":
            source = stages[words[0].removeprefix("--from=")].folder / words[1].lstrip("/")
            target = stage.folder / words[2].lstrip("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
        elif step == "USER":
            stage.user = rest
        elif step == "WORKDIR":
            stage.place = rest
            (stage.folder / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif step == "ENTRYPOINT":
            stage.entry = json.loads(rest)
        elif step != "LABEL":
            fail(f"teach this script the step {step}")
    return stage


def run(stage: Stage, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs the entry point in the folder: no other file, no /proc, no network, no environment."""
    isolate = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--net", "--map-root-user"]
    change = ["chroot", *([f"--userspec={stage.user}"] if os.geteuid() == 0 else []), str(stage.folder)]
    # chroot starts in /, so paths are absolute.
    return subprocess.run(["env", "-i", shutil.which(isolate[0]) or "", *isolate[1:], shutil.which("chroot") or "", *change[1:], *stage.entry, *words], capture_output=True, text=True)


def main() -> None:
    version = (root / "VERSION").read_text().strip()
    system = f"linux-{os.uname().machine.replace('aarch64', 'arm64')}"
    with tempfile.TemporaryDirectory() as temporary:
        os.chmod(temporary, 0o755)
        stage = follow(Path(sys.argv[1]), Path(temporary), {"VERSION": version, "SYSTEM": system})
        for path in stage.folder.rglob("*"):
            if path.is_symlink() or (path.is_file() and path.stat().st_mode & 0o7022):
                fail(f"{path} is a link, or others can write it")
        done = run(stage, "--version")
        if done.stdout != f"paysheet {version}\n":
            fail(f"--version prints {done.stdout!r} {done.stderr!r}")
        place = stage.folder / stage.place.lstrip("/")
        example = root / "Examples" / "ci" / "requests"
        for path in example.glob("*.json"):
            shutil.copy(path, place)
        if run(stage, "check", stage.place).returncode != 0:
            fail("valid documents fail")
        (place / "bad.applepay.json").write_text('{"countryCode": "us"')
        done = run(stage, "check", "--format=concise", stage.place)
        if done.returncode != 1 or "bad.applepay.json" not in done.stdout:
            fail(f"a mistake passes: {done.stdout} {done.stderr}")
    print(f"dockerfile: the image has the command alone, as user {stage.user}, and it works without /proc, network and environment")


if __name__ == "__main__":
    main()

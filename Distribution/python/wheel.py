#!/usr/bin/env python3
"""Builds the wheel. Distribution/build.sh calls this, with PAYSHEET_BINARY, PAYSHEET_WEB and
SOURCE_DATE_EPOCH set.

    Distribution/python/wheel.py OUT
"""

import base64
import hashlib
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(here.parent))
import pack  # noqa: E402

version = (here.parent.parent / "VERSION").read_text().strip()
requires = ">=3.9"


def tags() -> list[str]:
    """Returns the platforms that the binary runs on. A static binary for Linux uses no library of the system."""
    machine = platform.machine()
    if sys.platform == "darwin":
        return [f"macosx_13_0_{machine}"]
    return [f"manylinux_2_17_{machine}", f"manylinux2014_{machine}", f"musllinux_1_1_{machine}"]


def metadata() -> str:
    lines = [
        "Metadata-Version: 2.1", "Name: paysheet", f"Version: {version}",
        "Summary: Checks, fixes and draws payment requests of Apple Pay on the web", "License: Apache-2.0",
        "Keywords: apple pay,payment request,linter,json", f"Requires-Python: {requires}",
        "Classifier: License :: OSI Approved :: Apache Software License", "Classifier: Operating System :: POSIX :: Linux",
        "Classifier: Operating System :: MacOS", "Classifier: Programming Language :: Python :: 3",
        "Classifier: Topic :: Software Development :: Quality Assurance", "Classifier: Framework :: Pytest",
        "Classifier: Typing :: Typed", "Description-Content-Type: text/markdown",
    ]  # fmt: skip
    return "\n".join(lines) + "\n\n" + (here / "README.md").read_text()


def write(path: pathlib.Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def build(out: pathlib.Path) -> pathlib.Path:
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        package, info = folder / "paysheet", folder / f"paysheet-{version}.dist-info"
        shutil.copytree(here / "paysheet", package, ignore=shutil.ignore_patterns("__pycache__"))
        write(package / "_version.py", f'__version__ = "{version}"\n')
        # The stand-in for Apple Pay: its script, and the module with the checker.
        write(package / "mock.script.js", subprocess.run(["node", here.parent / "npm" / "texts.mjs"], check=True, capture_output=True, text=True).stdout)
        (package / "paysheet.wasm").write_bytes((pathlib.Path(os.environ["PAYSHEET_WEB"]) / "paysheet.wasm").read_bytes())
        scripts = folder / f"paysheet-{version}.data" / "scripts"
        scripts.mkdir(parents=True)
        shutil.copy(os.environ["PAYSHEET_BINARY"], scripts / "paysheet")
        write(info / "METADATA", metadata())
        write(info / "WHEEL", "Wheel-Version: 1.0\nGenerator: paysheet\nRoot-Is-Purelib: false\n" + "".join(f"Tag: py3-none-{tag}\n" for tag in tags()))
        write(info / "entry_points.txt", "[pytest11]\npaysheet = paysheet.pytest_plugin\n")
        shutil.copy(here.parent.parent / "LICENSE", info / "LICENSE")
        record = ""
        for name, content, _ in pack.entries(folder):
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record += f"{name},sha256={digest},{len(content)}\n"
        write(info / "RECORD", record + f"{info.name}/RECORD,,\n")
        wheel = out / f"paysheet-{version}-py3-none-{'.'.join(tags())}.whl"
        pack.pack(wheel, folder)
        return wheel


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(build(pathlib.Path(sys.argv[1])))

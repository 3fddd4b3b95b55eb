#!/usr/bin/env python3
"""How fast the command reads source code of others: the minified scripts of public packages.

    sources.py PAYSHEET FOLDER

Downloads the packages of sources.txt from PyPI and unpacks their scripts into FOLDER, unless it has them. A file
without the word ApplePay is not read any further. So the scripts are measured as they are, and with that word at their end. Nothing
fails for being slow. A finding is a false alarm, and fails.
"""
import pathlib
import subprocess
import sys
import time
import zipfile

HERE = pathlib.Path(__file__).parent
ROUNDS = 3


def unpack(folder):
    """Makes the folders `plain` and `marked`."""
    if (folder / "marked").exists():
        return
    subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:",
                    "--dest", folder / "wheels", "--requirement", HERE / "sources.txt"], check=True)
    for wheel in sorted((folder / "wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for entry in archive.infolist():
                if not entry.filename.endswith((".js", ".mjs")):
                    continue
                script = archive.read(entry)
                for name, end in (("plain", b""), ("marked", b"\n// ApplePay\n")):
                    path = folder / (name + ".part" if name == "marked" else name) / entry.filename
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(script + end)
    (folder / "marked.part").rename(folder / "marked")


def measure(paysheet, folder):
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        run = subprocess.run([paysheet, "check", "--no-config", "--format", "concise", folder], capture_output=True, text=True)
        times.append(time.perf_counter() - start)
    print("%s: %d files, %.0f MB, %.2f s, %.0f MB/s, status %d" %
          (folder.name, len(files), size, min(times), size / min(times), run.returncode))
    print(run.stdout + run.stderr, end="")
    return run.returncode == 0 and run.stdout == ""


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    paysheet, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    unpack(folder)
    if not all([measure(paysheet, folder / name) for name in ("plain", "marked")]):
        sys.exit("sources: false alarms")


if __name__ == "__main__":
    main()

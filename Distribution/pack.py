#!/usr/bin/env python3
"""Packs a folder into an archive whose bytes depend only on names, contents and SOURCE_DATE_EPOCH.

    Distribution/pack.py ARCHIVE FOLDER      (.tar.gz, or .whl and .zip)

A .tar.gz contains the folder, the others its contents.
"""

import gzip
import io
import os
import pathlib
import sys
import tarfile
import time
import zipfile


def epoch() -> int:
    """Returns the time of every file, in seconds since 1970. A .zip cannot state a time before 1980."""
    return int(os.environ["SOURCE_DATE_EPOCH"])


def entries(folder: pathlib.Path) -> list[tuple[str, bytes, int]]:
    """Returns path, content and mode of every file, in the order of the paths."""
    files = sorted((path.relative_to(folder).as_posix(), path) for path in folder.rglob("*") if path.is_file())
    return [(name, path.read_bytes(), 0o755 if path.stat().st_mode & 0o100 else 0o644) for name, path in files]


def tar_gz(archive: pathlib.Path, folder: pathlib.Path) -> None:
    with archive.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as zipped:
        with tarfile.open(fileobj=zipped, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            for name, content, mode in entries(folder):
                entry = tarfile.TarInfo(f"{folder.name}/{name}")
                entry.size, entry.mode, entry.mtime = len(content), mode, epoch()
                entry.uname = entry.gname = "root"
                tar.addfile(entry, io.BytesIO(content))


def zip_file(archive: pathlib.Path, folder: pathlib.Path) -> None:
    moment = time.gmtime(max(epoch(), 315_532_800))[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        # A wheel ends with its metadata, so that installers find them without reading everything.
        for name, content, mode in sorted(entries(folder), key=lambda entry: (".dist-info/" in entry[0], entry[0])):
            entry = zipfile.ZipInfo(name, moment)
            # The same on every system: 3 is Unix.
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(entry, content, compresslevel=9)


def pack(archive: pathlib.Path, folder: pathlib.Path) -> None:
    if archive.name.endswith(".tar.gz"):
        tar_gz(archive, folder)
    elif archive.suffix in (".whl", ".zip"):
        zip_file(archive, folder)
    else:
        sys.exit(f"{archive}: the name must end in .tar.gz, .whl or .zip")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    pack(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))

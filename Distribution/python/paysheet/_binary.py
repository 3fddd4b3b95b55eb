"""Finds the command that was installed with this package."""

from __future__ import annotations

import os
import sysconfig
from collections.abc import Iterator
from functools import lru_cache


def _folders() -> Iterator[str]:
    """Yields the folders where an installer puts the command, given the place of this package."""
    packages = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    for scheme in sysconfig.get_scheme_names():
        paths = sysconfig.get_paths(scheme)
        if os.path.realpath(packages) in (os.path.realpath(paths[name]) for name in ("purelib", "platlib")):
            yield paths["scripts"]
    # pip install --target, and --prefix.
    yield os.path.join(packages, "bin")
    yield os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(packages))), "bin")


@lru_cache(maxsize=None)
def find_binary() -> str:
    """Returns the path of the command `paysheet` that was installed with this package.

    Raises FileNotFoundError, with the places where it looked.
    """
    tried = []
    for folder in _folders():
        path = os.path.join(folder, "paysheet")
        if os.access(path, os.X_OK):
            return path
        tried.append(path)
    raise FileNotFoundError(
        "the command paysheet was not installed with this package; install the wheel again. Looked for: " + ", ".join(dict.fromkeys(tried))
    )

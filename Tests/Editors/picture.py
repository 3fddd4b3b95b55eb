#!/usr/bin/env python3
"""Draws Neovim in a terminal as Docs/Pictures/neovim.svg: the configuration of Docs/In-your-editor.md, and a script with mistakes.

    python3 Tests/Editors/picture.py PAYSHEET FOLDER            draws the picture anew
    python3 Tests/Editors/picture.py PAYSHEET FOLDER --check    fails if Neovim shows something else

PAYSHEET is the command, FOLDER a scratch folder. Needs nvim, and the packages of requirements.txt. Versions of Neovim differ in their
colours, so the picture is that of the version in the gate.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from html import escape
from itertools import groupby
from pathlib import Path

import pyte

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PAGE = ROOT / "Docs/In-your-editor.md"
PICTURE = ROOT / "Docs/Pictures/neovim.svg"

COLUMNS, LINES = 118, 17
PATIENCE = 30
# Without bytes for so long, Neovim has drawn everything.
QUIET = 0.4

# Goes to the first finding and shows it, as a user does.
KEYS = (
    # Without a theme, the colours of windows and signs are glaring.
    "hi NormalFloat ctermfg=none ctermbg=none",
    "hi FloatBorder cterm=none ctermfg=8",
    "hi SignColumn ctermbg=none",
    "set number signcolumn=yes noruler",
    "lua vim.diagnostic.goto_next({ float = false })",
    "lua vim.diagnostic.open_float({ border = 'rounded', scope = 'line' })",
)
FINDINGS = ['■ "amexx" is not', '■ "38.5" has']

CELL_WIDTH, CELL_HEIGHT, MARGIN = 8, 18, 12
BASELINE = 13
BACKGROUND, FOREGROUND = "1c1f26", "d7dae0"
COLORS = {
    "default": FOREGROUND, "black": "3b4048", "red": "e06c75", "green": "98c379", "brown": "d7a55f", "blue": "61afef",
    "magenta": "c678dd", "cyan": "56b6c2", "white": "d7dae0", "brightblack": "7f848e", "brightred": "ff7b86", "brightgreen": "b5e890",
    "brightbrown": "ffd27f", "brightblue": "82c6ff", "brightmagenta": "e39cff", "brightcyan": "7fdfe8", "brightwhite": "ffffff",
}  # fmt: skip


def block(language: str) -> str:
    """The first block of code of a language on the page."""
    found = re.search(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    if not found:
        sys.exit(f"picture: no block of {language} in {PAGE}")
    return found.group(1)


class Terminal:
    """A program in a terminal that no one looks at."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        environment = {
            "HOME": str(folder / "home"), "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "TERM": "xterm-256color", "LANG": "C.UTF-8",
        }  # fmt: skip
        main, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            command, stdin=other, stdout=other, stderr=other, cwd=folder, env=environment, start_new_session=True
        )
        os.close(other)
        self.main = main

    def read(self, seconds: float) -> bool:
        """Shows what the program writes next. Returns whether it wrote something."""
        if not select.select([self.main], [], [], seconds)[0]:
            return False
        try:
            self.stream.feed(os.read(self.main, 65_536))
        except OSError:
            return False
        return True

    def wait(self, what: str, condition: Callable[[str], bool]) -> None:
        """Reads until the screen has something and nothing more comes."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if not self.read(QUIET) and condition("\n".join(self.screen.display)):
                return
        self.end()
        sys.exit(f"picture: waited in vain for {what}:\n" + "\n".join(self.screen.display))

    def type(self, keys: str) -> None:
        os.write(self.main, keys.encode())

    def end(self) -> None:
        """Ends the program, and the server that it has started."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.main)


def session(paysheet: Path, folder: Path) -> pyte.Screen:
    """The screen of Neovim with a finding."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("bin", "home", ".git"):
        (folder / name).mkdir(parents=True)
    (folder / "bin/paysheet").symlink_to(paysheet)
    (folder / "init.lua").write_text(block("lua"), encoding="utf-8")
    shutil.copy(HERE / "picture.js", folder / "pay.js")
    terminal = Terminal(["nvim", "--clean", "-n", "-i", "NONE", "-u", "init.lua", "pay.js"], folder)
    terminal.wait("the findings", lambda text: all(word in text for word in FINDINGS))
    for command in KEYS:
        terminal.type(f":{command}\r")
        terminal.wait("a command", lambda text: True)
    # An empty message takes the place of the command.
    terminal.type(":echo ''\r")
    terminal.wait("the finding", lambda text: "╭" in text and "Diagnostics" in text and not text.splitlines()[-1].strip())
    terminal.end()
    return terminal.screen


def color(name: str) -> str:
    return "#" + COLORS.get(name, name)


def style(cell: pyte.screens.Char) -> tuple[str, str | None, bool, bool]:
    """The colour of the letters, that of the cell, and whether they are bold and underlined."""
    front, back = cell.fg, cell.bg
    if cell.reverse:
        front = back if back != "default" else BACKGROUND
        back = cell.fg if cell.fg != "default" else FOREGROUND
    return color(front), None if back == "default" else color(back), cell.bold, cell.underscore


def svg(screen: pyte.Screen) -> str:
    width, height = COLUMNS * CELL_WIDTH + 2 * MARGIN, LINES * CELL_HEIGHT + 2 * MARGIN
    lines = [
        "<!-- Drawn by Tests/Editors/picture.py; do not edit. -->",
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" lang="en" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        "<title>Neovim shows the findings of paysheet in a script</title>",
        "<desc>A request in JavaScript. Two lines have a mark and a message: an unknown network, and an amount with one decimal. "
        "A window shows the message of the first one.</desc>",
        "<style>text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:13px;white-space:pre}"
        "</style>",
        f'<rect width="{width}" height="{height}" rx="8" fill="#{BACKGROUND}"/>',
    ]
    for row in range(LINES):
        cells = [(column, screen.buffer[row][column]) for column in range(COLUMNS)]
        top = MARGIN + row * CELL_HEIGHT
        for (front, back, bold, underlined), run in groupby(cells, key=lambda one: style(one[1])):
            run = list(run)
            left, count = MARGIN + run[0][0] * CELL_WIDTH, len(run)
            if back:
                lines.append(f'<rect x="{left}" y="{top}" width="{count * CELL_WIDTH}" height="{CELL_HEIGHT}" fill="{back}"/>')
            text = "".join(cell.data for _, cell in run)
            if not text.strip():
                continue
            # Spaces at either end are not drawn, so that the length of the text is that of its letters.
            left += (len(text) - len(text.lstrip())) * CELL_WIDTH
            text = text.strip()
            more = (' font-weight="bold"' if bold else "") + (' text-decoration="underline"' if underlined else "")
            lines.append(
                f'<text x="{left}" y="{top + BASELINE}" fill="{front}" textLength="{len(text) * CELL_WIDTH}" '
                f'lengthAdjust="spacingAndGlyphs"{more}>{escape(text, quote=False)}</text>'
            )
    return "\n".join([*lines, "</svg>", ""])


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "--check"]
    if len(words) != 2:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    picture = svg(session(Path(words[0]).resolve(), Path(words[1]).resolve()))
    if "--check" not in sys.argv:
        PICTURE.write_text(picture, encoding="utf-8")
    elif not PICTURE.exists() or PICTURE.read_text(encoding="utf-8") != picture:
        print(f"picture: Neovim shows something else than {PICTURE.relative_to(ROOT)}; run Tests/Editors/picture.py", file=sys.stderr)
        return 1
    return 0


sys.exit(main())

"""The folder in which fuzz-command.py runs single commands, and the arguments that it makes up."""
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess

import fuzz_mutations
from fuzz_mutations import SECRET

NAMES = ["a.json", "b.applepay.json", "-x.json", "--kind=x.json", "a b.json", "ü.json", "::stop-commands::x.json", "##[x].json", "x\ny.json", "*.json",
         "[x].json", "x\u202ey.json", "x\x1b[31m.json", "n" * 250 + ".json", "sub/c.applepay.json", "sub/d.json", "sub/deep/e.json",
         "sub/list.applepay.ndjson", "list.ndjson", "empty.json", "sub/notes.txt", "sub/package.json", "config.json", "order.json", "UPPER.JSON"]
LINKS = {"inside.json": "a.json", "sub/inside.json": "../a.json", "outside.json": "../outside/o.json", "sub/outside.json": "../../outside/o.json",
         "sub/folder": "../../outside", "sub/circle": ".", "loop.json": "loop.json", "gone.json": "nowhere", "stdin.json": "/dev/stdin",
         "sub/stdin.applepay.json": "/dev/stdin", "null.json": "/dev/null"}
PIPES = ["pipe.json", "sub/pipe.applepay.json"]
OPERANDS = [name for name in (*NAMES, *LINKS, *PIPES, "sub", ".", "sub/", "..", "../outside", "", "-", "missing.json", "*.json", "**/*.json",
                              "sub/*.json", "./a.json", "sub/../a.json", "a.json/x", "/dev/null", "/dev/stdin", "x" * 300, "~", "[")]
FREE = ["new.json", "new.txt", "new.svg", "new.html", "new.md", "sub/new.json", "none/new.json"]
WORDS = ["text", "json", "concise", "ndjson", "sarif", "junit", "github", "gitlab", "checkstyle", "markdown", "html", "auto", "always", "never", "error",
         "warning", "info", "terminal", "svg", "light", "dark", "typescript", "json-schema", "all", "none", "valid", "invalid", "USD", "JPY", "US", "DE",
         "today", "2027-03-05T00:00:00Z", "2027-02-30", "UTC", "Europe/Paris", "+02:00", "../etc", "1", "0", "-1", "7", "64", "65", "1000000",
         "99999999999999999999", "1.5", "", "x", "a=1", "USD=2", "depth=3", "values=10", "/total", "/", "total.label=x", "/total/amount=1,0", "x=/total",
         "total/sum=info", "advice", "json,member", "200.50", "a,b,c", "air=120", "basic", "flow", "token", "amount/format", "bash", "zsh", "fish"]
EXAMPLES = "basic shipping recurring multi-merchant payment token session flow w3c result update-coupon-code".split()


def options_of(binary, name):
    """The options of a command with their placeholders, from its help."""
    page = subprocess.run([binary, "help", name], capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^  (?:-\w, )?--([\w-]+)(\[=)?[ =]?([A-Z]\S*|valid\S+)?", page.split("Options:")[1].split("\n\n")[0], re.M)
    # A run with --watch does not end.
    return [option for option in found if option[0] != "watch"]


def value_of(numbers, option, placeholder, world, kinds, rules):
    if numbers.randrange(8) == 0:
        return numbers.choice(WORDS + fuzz_mutations.COMMANDS_IN_TEXT).replace("\x00", "")
    if option in ("output", "write-baseline", "statistics"):
        return numbers.choice(FREE + OPERANDS)
    if option == "report":
        return numbers.choice(WORDS[1:11]) + "=" + numbers.choice(FREE + OPERANDS)
    if option == "out":
        return numbers.choice(["new", "sub", ".", "a.json", "sub/folder", "none/deep"])
    if "FILE" in placeholder or "DIR" in placeholder or "PATH" in placeholder:
        return numbers.choice(OPERANDS)
    if "KIND" in placeholder:
        return numbers.choice(kinds)
    if "RULE" in placeholder:
        return numbers.choice(rules) + (numbers.choice(["", "=info", "=error"]) if "LEVEL" in placeholder else "")
    return numbers.choice(WORDS)


def arguments_of(numbers, menus, world, kinds, rules):
    """A command, its arguments, and whether it must not show the secret."""
    name = numbers.choice([*menus, *["check", "fix", "fmt", "anonymize", "describe", "preview", "diff", "reconcile"] * 3])
    words, masks = [], name not in ("fix", "fmt", "extract")
    for option, may, placeholder in numbers.sample(menus[name], min(len(menus[name]), numbers.choice([0, 0, 1, 1, 2, 3, 5]))):
        if option == "help":
            continue
        masks = masks and option not in ("show-personal", "carry")
        value = value_of(numbers, option, placeholder, world, kinds, rules) if placeholder and (not may or numbers.randrange(2)) else None
        if value is None:
            words.append("--" + option)
        else:
            words += ["--%s=%s" % (option, value)] if may or numbers.randrange(2) else ["--" + option, value]
    if name == "example" and "--out" in words and "--count" in words:
        words += ["--count", "3"]
    operands = {"explain": [*rules[:40], *fuzz_mutations.COMMANDS_IN_TEXT, "TypeError: x", ""], "schema": [*kinds, "config", "x"],
                "completions": ["bash", "zsh", "fish", "sh"], "help": [*menus, "x"], "init": [".", "sub", "new", "a.json", "../outside"],
                "example": EXAMPLES}.get(name, OPERANDS)
    if numbers.randrange(6) == 0:
        words.append("--")
    count = numbers.choice([0, 1]) if name in ("explain", "schema", "completions", "help", "init", "example", "split", "man") else (
        2 if name == "diff" else 1 if name in ("describe", "preview", "reconcile", "anonymize") else numbers.choice([1, 1, 1, 2, 3, 0]))
    chosen = [numbers.choice(operands).replace("\x00", "") for _ in range(count)]
    if any(word.startswith("-") and word != "-" for word in chosen) and "--" not in words:
        words.append("--")
    world.operands = chosen
    return name, words + chosen, masks


class World:
    """A folder with the documents, and one beside it that must stay as it is."""

    def __init__(self, folder, number, numbers, documents):
        shutil.rmtree(folder, ignore_errors=True)
        self.number, self.folder, self.work = number, folder, folder / "work"
        self.documents = []
        for _ in range(8):
            document = numbers.choice(documents) if numbers.randrange(3) == 0 else fuzz_mutations.mutated(numbers, documents)
            self.documents.append(WITH_SECRET(document))
        (self.work / "sub/deep").mkdir(parents=True)
        (folder / "outside").mkdir()
        for name in NAMES:
            self.write(self.work / name, numbers.choice(self.documents))
        self.write(folder / "outside/o.json", numbers.choice(documents))
        self.write(folder / "outside/p.applepay.json", numbers.choice(documents))
        self.write(self.work / "empty.json", b"")
        self.write(self.work / "sub/notes.txt", b"notes\n")
        self.write(self.work / "sub/package.json", b'{"name":"shop","version":"1.0.0"}')
        lines = b"\n".join(document.replace(b"\n", b" ") for document in self.documents)
        for name in ("list.ndjson", "sub/list.applepay.ndjson"):
            self.write(self.work / name, lines)
        if numbers.randrange(12) == 0:
            self.write(self.work / "a.json", fuzz_mutations.large(numbers, documents))
        if numbers.randrange(3) == 0:
            self.write(self.work / "config.json", b'{"failOn":"info","kind":"ApplePayPaymentRequest"}')
        for name, target in LINKS.items():
            os.symlink(target, self.work / name)
        for name in PIPES:
            os.mkfifo(self.work / name)
        self.before = self.snapshot()
        self.size = sum(len(content) for content in self.before.values() if isinstance(content, bytes))
        self.is_changed, self.operands = False, []

    def write(self, path, content):
        path.write_bytes(content)

    def snapshot(self):
        found, folders = {}, [self.folder]
        while folders:
            with os.scandir(folders.pop()) as entries:
                for entry in entries:
                    if entry.is_symlink():
                        found[entry.path] = "link to " + os.readlink(entry.path)
                    elif entry.is_dir():
                        folders.append(entry.path)
                        found[entry.path] = "folder"
                    elif entry.is_file():
                        with open(entry.path, "rb") as file:
                            found[entry.path] = file.read()
                    else:
                        found[entry.path] = "special"
        return found

    @contextlib.contextmanager
    def writers(self, words):
        """Writes to the pipes that a command names, while it runs. Between two texts a reader sees the end of the first."""
        running = [subprocess.Popen(["sh", "-c", 'while :; do cat a.json > "$0"; sleep 0.1; done', name], cwd=self.work, start_new_session=True,
                                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                   for name in PIPES if any(name in word for word in words)]
        try:
            yield
        finally:
            for process in running:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def problem(self, name, words, masks):
        """What is wrong with the files after a command, or None."""
        after = self.snapshot()
        changed = [path for path in after.keys() | self.before.keys() if after.get(path) != self.before.get(path)]
        self.is_changed = bool(changed)
        for path in sorted(changed):
            if not self.may_change(name, words, path):
                return "files: %s %s" % (os.path.relpath(path, self.folder), "changed" if path in after and path in self.before else
                                         "appeared" if path in after else "disappeared")
            content = after.get(path)
            if masks and isinstance(content, bytes) and path not in self.before and SECRET.encode() in content:
                return "secret: in the file %s" % os.path.relpath(path, self.folder)
        return None

    def may_change(self, name, words, path):
        """Whether the arguments tell the command to write a file."""
        rewrites = (name in ("fix", "fmt") or name == "check" and "--fix" in words) and not any(word in ("--diff", "--patch", "--check") for word in words)
        if name == "fix" and ("--format=json" in words or ("--format", "json") in zip(words, words[1:])):
            rewrites = False
        named = {os.path.realpath(self.work / word) for word in self.operands}
        if path in named and not rewrites and name != "init":
            return False
        targets = set()
        for word, before in zip(words, ["", *words]):
            option = (word if "=" in word and word.startswith("--") else before).split("=")[0].lstrip("-")
            value = word.split("=", 1)[1] if word.startswith("--") and "=" in word else word
            if option == "report":
                value = value.partition("=")[2]
            if option in ("output", "report", "write-baseline", "statistics"):
                targets.add(os.path.realpath(self.work / value))
            if option == "out" and (path + "/").startswith(os.path.realpath(self.work / value) + "/"):
                return True
            if option == "out" and os.path.realpath(self.work / value).startswith(path + "/"):
                return True  # A folder on the way to it.
        if name == "init":
            files = [".paysheet.json", ".vscode", ".vscode/settings.json", ".vscode/paysheet.schema.json",
                     ".paysheet.schema.json", ".pre-commit-config.yaml", ".github", ".github/workflows",
                     ".github/workflows/paysheet.yml", ".gitlab-ci.yml"]
            targets |= {os.path.join(folder, file) for folder in (named or {str(self.work)}) for file in files} | named
        if path in targets:
            return True
        if not rewrites or not path.endswith((".json", ".JSON")):
            return path in named and rewrites
        inside = any((path + "/").startswith(folder.rstrip("/") + "/") for folder in named)
        pattern = any("*" in word or "[" in word for word in self.operands) and path.startswith(str(self.work))
        return path in named or inside or pattern


def WITH_SECRET(document):
    try:
        return json.dumps(fuzz_mutations.planted(json.loads(document)), ensure_ascii=False).encode(errors="replace")
    except (ValueError, RecursionError):
        return document

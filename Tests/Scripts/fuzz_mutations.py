"""Seeds and mutations for fuzz-command.py."""
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECRET = "QCANARYQ"  # in the members below; no command that masks them may print it
PERSONAL = frozenset("givenName familyName phoneticGivenName phoneticFamilyName emailAddress phoneNumber addressLines".split())
IN_TOKENS = frozenset("data signature ephemeralPublicKey wrappedKey transactionId".split())

COMMANDS_IN_TEXT = ["::stop-commands::x", "##[error]x", "##vso[task.setvariable variable=x]y", "##teamcity[x]", "<script>x</script>", "[x](y)",
                    "]]>", "{{x}}", "`x`", "\x1b[31mx", "\u2028::warning::x", "\u200bx", "\u202ex", "\x9b31m", "\x07", "\r::error::x",
                    "\U000e0041", "\ufeff", "\ufffe", "x\x00y"]
TOKENS = [b"null", b"true", b"-0", b"1e999", b"-1e-999", b"9" * 400, b"0.1", b'""', b'"\\ud800"', b'"\\u0000"', b"[]", b"{}", b"{", b"}", b"[", b"]",
          b",", b":", b'"', b"\\", b"/*", b"//", b"'", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"NaN", b"undefined", b"\x00", b"\t",
          b'"2027-02-30T25:61:61Z"', b'"USD"', b'"1,00"', b'"-1.00"', b'"amount"', b'"total"', b'"label"', b"[" * 70, b'{"a":' * 70, b'"1.00"'] + [
              json.dumps(text, ensure_ascii=number % 2 == 0).encode() for number, text in enumerate(COMMANDS_IN_TEXT)]
PARTS = re.compile(rb'"(?:[^"\\]|\\.)*"?|[-+.\w]+|\s+|.', re.S)


def seeds(binary, folder):
    """Documents as bytes: examples, broken documents, the corpora of the fuzz targets, and lines of an archive."""
    subprocess.run([binary, "example", "--break-all", "--out", folder / "breaks"], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    found = []
    for name in (ROOT / "Examples/Documents", folder / "breaks", ROOT / "Tests/Fuzz/Corpus", ROOT / "Tests/Fuzz/Crashes"):
        found += [path.read_bytes() for path in sorted(name.rglob("*")) if path.is_file() and path.name[0] != "."]
    for options in ([], ["--careless"], ["--wrong"], ["--fixable"], ["--invalid-rate", "0.3"]):
        archive = folder / "archive"
        subprocess.run([sys.executable, ROOT / "Tests/Benchmarks/corpus.py", "--lines", "120", "--out", archive, *options], check=True,
                       stdout=subprocess.DEVNULL)
        found += archive.read_bytes().splitlines()
    return [document for document in found if len(document) < 20_000]


def planted(value, personal=PERSONAL):
    """A JSON value with the secret in its personal members. Lengths do not stay."""
    if isinstance(value, list):
        return [planted(inner, personal) for inner in value]
    if not isinstance(value, dict):
        return value
    return {name: secret(inner) if name in personal else planted(inner, personal | IN_TOKENS if name == "paymentData" else personal)
            for name, inner in value.items()}


def secret(value):
    if isinstance(value, dict):
        return {name: secret(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [secret(inner) for inner in value]
    return SECRET if isinstance(value, str) else value


def of_bytes(numbers, text):
    at, length = numbers.randrange(len(text) + 1), numbers.choice([1, 1, 2, 5, 40])
    way = numbers.randrange(5)
    if way == 0:
        return text[:at] + bytes([numbers.randrange(256)]) + text[at + 1:]
    if way == 1:
        return text[:at] + text[at + length:]
    if way == 2:
        return text[:at] + text[at:at + length] * 2 + text[at + length:]
    if way == 3:
        return text[:at]
    return text[:at] + numbers.choice(TOKENS) + text[at:]


def of_tokens(numbers, text):
    parts = PARTS.findall(text)
    if not parts:
        return numbers.choice(TOKENS)
    at, other, way = numbers.randrange(len(parts)), numbers.randrange(len(parts)), numbers.randrange(5)
    if way == 0:
        del parts[at]
    elif way == 1:
        parts[at], parts[other] = parts[other], parts[at]
    elif way == 2:
        parts.insert(at, parts[other])
    elif way == 3:
        parts[at] = numbers.choice(TOKENS)
    else:
        start, end = sorted((at, other))
        parts[start:start] = parts[start:end]
    return b"".join(parts)


def of_structure(numbers, text, others):
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return of_tokens(numbers, text)
    holders = []
    stack = [value]
    while stack:
        inner = stack.pop()
        if isinstance(inner, (dict, list)) and inner:
            holders.append(inner)
            stack += inner.values() if isinstance(inner, dict) else inner
    if not holders:
        return of_tokens(numbers, text)
    holder = numbers.choice(holders)
    key = numbers.choice(list(holder)) if isinstance(holder, dict) else numbers.randrange(len(holder))
    way = numbers.randrange(8)
    if way == 0:
        del holder[key]
    elif way == 1:
        holder[key] = [holder[key]]
    elif way == 2:
        holder[key] = numbers.choice([None, True, 0, -1, 2**70, 1.5e300, "", [], {}, "x" * 3000, *COMMANDS_IN_TEXT])
    elif way == 3 and isinstance(holder, dict):
        name = numbers.choice([key.upper(), key + "s", key[1:], numbers.choice(COMMANDS_IN_TEXT), "total"])
        holder[name] = holder.pop(key)
    elif way == 4 and isinstance(holder[key], str):
        holder[key] = numbers.choice([holder[key].upper(), holder[key] + " ", holder[key] + numbers.choice(COMMANDS_IN_TEXT), holder[key][::-1]])
    elif way == 5 and isinstance(holder, list):
        holder[key:key] = [holder[key]] * numbers.choice([1, 3, 40])
    elif way == 6:
        source = numbers.choice(holders)
        holder[key] = json.loads(json.dumps(numbers.choice(list(source.values()) if isinstance(source, dict) else source)))
    else:
        try:
            holder[key] = json.loads(numbers.choice(others))
        except (ValueError, RecursionError):
            holder[key] = {"total": holder[key]}
    return json.dumps(value, ensure_ascii=numbers.randrange(2) == 0, separators=numbers.choice([(",", ":"), (", ", ": ")])).encode(errors="replace")


def mutated(numbers, documents):
    """A document with one to four mistakes."""
    text = numbers.choice(documents)
    for _ in range(numbers.choice([1, 1, 2, 4])):
        way = numbers.randrange(10)
        text = of_structure(numbers, text, documents) if way < 5 else of_tokens(numbers, text) if way < 8 else of_bytes(numbers, text)
        if len(text) > 40_000:
            text = text[:40_000]
    return text


def large(numbers, documents):
    """A document in which one part occurs so often that it has up to one megabyte."""
    parts = PARTS.findall(numbers.choice(documents))
    start, end = sorted((numbers.randrange(len(parts) + 1), numbers.randrange(len(parts) + 1)))
    part = b"".join(parts[start:min(end, start + numbers.choice([1, 4, 30]))]) or b"["
    return b"".join(parts[:start]) + part * (numbers.choice([30_000, 1_000_000]) // len(part)) + b"".join(parts[start:])

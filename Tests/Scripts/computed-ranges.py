#!/usr/bin/env python3
"""Finds arithmetic that traps on input, in all Swift files that people write.

    computed-ranges.py            names each place; exit status 1 if there is one
    computed-ranges.py --test     checks the script with samples

A place is a range of two computed ends, a count or a subscript with a subtraction, or a number that grows by digits. There are three
ways to pass:

- its form is safe: `a..<a + length`, `a..<max(a, b)`, `range.lowerBound..<range.upperBound`, `prefix(max(0, a - b))`, `&*` for digits;
- its function relates both ends before: a comparison, a loop, a search from one end on, or a range of the same two;
- a comment on the line, or right above the line or its function, begins with "Cannot trap:" and says why.

The script sees names, not values, so it cannot prove that the comparison is the right one. It makes sure that each place has one.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# They read tables of the repository and their own numbers, and no input.
TOOLS = re.compile(r"/Generated/|^Sources/(PaySheetShapes|PaySheetExamples)/")

REASON = re.compile(r"//+ .*\bCannot trap: \w+")
FUNCTION = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*(?:[a-z]+(?:\(\w+\))? )*(?:func|init|subscript|deinit|var|let)\b")
TYPE = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*(?:[a-z]+(?:\(\w+\))? )*(?:struct|class|enum|extension|actor|protocol) [A-Z]")
# What relates two values on a line.
RELATION = re.compile(
    r" (?:<|<=|>|>=|==|!=) |\b(?:min|max)\(|\.\.<|\.\.\.|[fF]irstIndex|lastIndex|prefix|upTo|isEmpty|contains|startIndex|offsetBy")
WRAPPERS = {"Int", "Int64", "UInt64", "UInt32", "UInt16", "UInt8", "Swift", "max", "min", "UTF8", "self"}
NAME = re.compile(r"\$?[A-Za-z_][\w$]*(?:\??\.[a-z_]\w*)*|\$\d(?:\.\w+)*")
# Numbers, letters, and constants of types.
LITERAL = re.compile(
    r"(?:\.?-?(?:0x[0-9A-Fa-f_]+|[0-9][0-9_]*)|\"\"|UInt8\(ascii: \"\"\)|\.(?:min|max)|"
    r"(?:[A-Z]\w*\.)+\w+(?: [+-] \d+)?|U?Int\d*\((?:[A-Z]\w*\.)+\w+\))")
# What bounds the digits, or the number.
BOUND = re.compile(
    r"(?:[<>]=?|~=|==) ?-?[\w.]*\d|\d(?:\.\.\.|\.\.<)\d|(?:[<>]=?) [\w.]*(?:limit|most|max|longest)|count [<>]|upperBound")
# What ends an operand on its left.
STOP = re.compile(r"(?:^|\s)(?:return|in|case|where|if|while|guard|unsafe|[=~]=?|\?\?|&&|\|\|)\s$")
GROWTH = re.compile(r"(?<![&\w.])(?:[a-z]\w*|\$0) \* (?:8|10|16|60|1000|base|radix)\b \+|\* \(is\w+ \? 16 : 10\) \+")
COUNT = re.compile(
    r"\b(?:prefix|suffix|dropFirst|dropLast|removeFirst|removeLast|reserveCapacity|index\w*)\((?=[^(){}]* &?- )|\bcount: (?=[^,{}]* &?- )")
# `bytes[index - 1]`. The tokens of a script have a subscript for every index.
SUBSCRIPT = re.compile(r"(?<=[\w)\]])\[(?=[^\[\]]* &?- )")
TOTAL = re.compile(r"\btokens$")


def code(line):
    """A line without its strings and comments."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
    return re.sub(r"//.*", "", line).rstrip()


def operand_before(text):
    """The operand that ends a text."""
    depth, place = 0, len(text)
    while place > 0:
        character = text[place - 1]
        if character in ")]}":
            depth += 1
        elif character in "([{":
            if depth == 0:
                break
            depth -= 1
        elif depth == 0 and (character in ",:;?" or STOP.search(text[:place])):
            break
        place -= 1
    return text[place:].strip()


def operand_after(text):
    """The operand that begins a text."""
    depth, place = 0, 0
    while place < len(text):
        character = text[place]
        if character in "([{":
            if character == "{" and depth == 0:
                break
            depth += 1
        elif character in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif depth == 0 and (character in ",:;?" or re.match(r"\s(?:where|~=|&&|\|\||in|\?\?)\s", text[place:])):
            break
        place += 1
    return text[:place].strip()


def names(text):
    """The values in an expression: `range.lowerBound` and `tokens[last].end` are one each, and `text.count` is `text`."""
    found, place = set(), 0
    while match := NAME.search(text, place):
        end = match.end()
        name = match[0]
        if name in WRAPPERS and text[end : end + 1] == "(":
            # What is converted or compared counts.
            place = end + 1
            continue
        while end < len(text) and text[end] in "([":
            depth, start = 0, end
            while end < len(text):
                depth += (text[end] in "([") - (text[end] in ")]")
                end += 1
                if depth == 0:
                    break
            # The parts count as well, because a guard can compare them.
            if start > match.end() or text[start] == "[":
                found |= names(text[start + 1 : end - 1]) if text[start] == "[" and "." not in text[end : end + 1] else set()
            if more := re.compile(r"[?!]?(?:\.[a-z_]\w*)+").match(text, end):
                end = more.end()
        found.add(re.sub(r"(?<=\w)\.(?:count|isEmpty|endIndex|first|last)$", "", text[match.start() : end]))
        place = end
    return found - WRAPPERS


def unwrapped(text):
    """An expression without a conversion or parentheses around it."""
    while match := re.fullmatch(r"(?:Int|UInt64|Int64)?\((.*)\)", text):
        inner, depth = match[1], 0
        for character in inner:
            depth += (character == "(") - (character == ")")
            if depth < 0:
                return text
        text = inner
    return text


def has_safe_form(left, right):
    first, last = unwrapped(left), unwrapped(right)
    if first == last or not first or not last:
        return True
    # Both ends of one range.
    for low, high in [("lowerBound", "upperBound"), ("start", "end"), ("contentStart", "contentEnd"), ("startIndex", "endIndex")]:
        lower = re.fullmatch(r"(?:Int\()?([\w.$\[\]()?!]*?)\b" + low + r"\)?((?: [-+] [\w.]+)*)", first)
        upper = re.fullmatch(r"(?:Int\()?([\w.$\[\]()?!]*?)\b" + high + r"\)?((?: [-+] [\w.]+)*)", last)
        if lower and upper and lower[1] == upper[1]:
            # The ends move apart, or both in the same way.
            if lower[2] == upper[2] or "+" not in lower[2].replace(upper[2] or "\n", "") and "-" not in upper[2]:
                return True
    if re.search(r"\.startIndex$|^startIndex$", first) or re.search(r"\.endIndex$|^endIndex$", last):
        return True
    for more in [" + ", " &+ "]:
        if last.startswith(first + more) and " - " not in last[len(first):] and "&-" not in last[len(first):]:
            return True
    if re.fullmatch(r"(?:Swift\.)?max\((?:.*, )?" + re.escape(first) + r"(?:, .*)?\)", last):
        return True
    return bool(re.fullmatch(r"(?:Swift\.)?min\((?:.*, )?" + re.escape(last) + r"(?:, .*)?\)", first))


def relates(line, left, right):
    """Whether a line compares a name of each end, or makes one of the other."""
    if not RELATION.search(line) and not re.search(r"\b(?:let|var) |[^=!<>]=(?!=)|\+= |-= ", line):
        return False
    found = names(line)
    same = left & right
    first, last = (left - same or left) & found, (right - same or right) & found
    return bool(first and last) and (first != last or left == right)


def start_of_function(lines, index):
    """The first line of the outermost function around a line."""
    def indent(line):
        return len(line) - len(line.lstrip())

    first = index
    lowest = indent(lines[index]) + (1 if FUNCTION.match(lines[index].strip()) else 0)
    for place in range(index, -1, -1):
        line = lines[place]
        if not line.strip() or indent(line) >= lowest or line.strip().startswith(("//", "#", ")", "}")):
            continue
        lowest = indent(line)
        if TYPE.match(line.strip()):
            break
        if FUNCTION.match(line.strip()):
            first = place
    return first


def reason(lines, index):
    """Whether the comment of a line, or the one right above it, says why the line cannot trap."""
    if REASON.search(lines[index]):
        return True
    place = index - 1
    while place >= 0 and lines[place].strip().startswith("//"):
        if REASON.search(lines[place]):
            return True
        place -= 1
    return False


def problems(lines):
    """The places in a file: line and what is wrong."""
    found = []
    for index, line in enumerate(lines):
        text = code(line)
        sites = []
        for match in re.finditer(r" ?(?:\.\.<|(?<!\.)\.\.\.(?!\.)) ?", text):
            left, right = operand_before(text[: match.start()]), operand_after(text[match.end():])
            if not left or not right or re.fullmatch(r"[A-Z]\w*", right):
                continue
            is_literal = LITERAL.fullmatch(left) is not None
            counts = left == "0" and match[0].strip() == "..<" and "- " not in right
            if is_literal and (LITERAL.fullmatch(right) or counts or left == ".min"):
                continue
            if has_safe_form(left, right):
                continue
            low, high = names(left), names(right)
            # With a literal end, the other one alone has to be compared.
            sites.append(("the ends of a range", low or high, high or low))
        for match in COUNT.finditer(text):
            argument = operand_after(text[match.end():])
            parts = re.split(r" &?- ", argument, maxsplit=1)
            if len(parts) == 2 and not re.search(r"\bmax\(", argument) and not parts[1].startswith("min("):
                sites.append(("a count", names(parts[0]), names(parts[1]) or names(parts[0])))
        # A script of the shell inside of a text has subscripts, too.
        for match in SUBSCRIPT.finditer(text if "${" not in text else ""):
            argument = operand_after(text[match.end():])
            parts = re.split(r" &?- ", argument, maxsplit=1)
            is_range = "..." in argument or "..<" in argument
            if len(parts) == 2 and not is_range and "max(" not in argument and not TOTAL.search(text[: match.start()]):
                sites.append(("an index", names(parts[0]), names(parts[1]) or names(parts[0])))
        if GROWTH.search(text):
            sites.append(("a number that grows", None, None))
        if not sites or reason(lines, index):
            continue
        first = start_of_function(lines, index)
        if reason(lines, first):
            continue
        before = [code(other) for other in lines[first: index + 1]]
        for what, left, right in sites:
            if left is None:
                is_guarded = any(BOUND.search(other) for other in before)
            else:
                # On its own line, only a condition counts.
                own = re.split(r"\bwhere\b|\bif\b|\bwhile\b|\bguard\b|&&|\?", before[-1])
                rest = before[:-1] + (own[:-1] + own[1:] if len(own) > 1 else [])
                is_guarded = any(relates(other, left, right) for other in rest)
            if not is_guarded:
                found.append((index + 1, what))
    return found


SAMPLES = [
    (1, "func f(_ a: Int, _ b: Int) {\n    use(x[a..<b])\n}"),
    (0, "func f(_ a: Int, _ b: Int) {\n    guard a <= b else { return }\n    use(x[a..<b])\n}"),
    (0, "func f(_ a: Int, _ b: Int) {\n    // Cannot trap: the caller sorts them.\n    use(x[a..<b])\n}"),
    (1, "func f(_ a: Int, _ b: Int) {\n    // They are sorted.\n    use(x[a..<b])\n}"),
    (0, "func f(_ a: Int, _ b: Int) {\n    use(x[a..<max(a, b)])\n}"),
    (0, "func f(_ a: Int) {\n    use(x[a..<a + 4])\n}"),
    (1, "func f(_ a: Int, _ n: Int) {\n    use(x[a..<a + n - 4])\n}"),
    (0, "func f(_ r: Range<Int>) {\n    use(r.lowerBound..<r.upperBound)\n}"),
    (0, "func f(_ r: Range<Int>) {\n    use(r.lowerBound - 1..<r.upperBound + 1)\n}"),
    (0, "func f(_ r: Range<Int>) {\n    use(r.lowerBound + shift..<r.upperBound + shift)\n}"),
    (1, "func f(_ r: Range<Int>) {\n    use(r.lowerBound + 1..<r.upperBound - 1)\n}"),
    (1, "func f(_ r: Range<Int>, _ o: Range<Int>) {\n    let place = source(r).lowerBound..<source(o).upperBound\n}"),
    (1, "func f(_ x: [Int]) {\n    for i in 1..<x.count { use(i) }\n}"),
    (0, "func f(_ x: [Int]) {\n    guard !x.isEmpty else { return }\n    for i in 1..<x.count { use(i) }\n}"),
    (1, "func f(_ n: Int) {\n    use(x.prefix(n - 3))\n}"),
    (0, "func f(_ n: Int) {\n    use(x.prefix(max(0, n - 3)))\n}"),
    (1, "func f(_ i: Int) {\n    use(x[i - 1])\n}"),
    (0, "func f(_ i: Int) {\n    if i > 0, use(x[i - 1]) { return }\n}"),
    (0, "func f(_ i: Int) {\n    use(tokens[i - 1])\n}"),
    (1, "func f() {\n    for byte in text { number = number * 10 + Int64(byte) }\n}"),
    (0, "func f() {\n    guard text.count <= 18 else { return }\n    for byte in text { number = number * 10 + Int64(byte) }\n}"),
    (0, "func f() {\n    var end = start\n    while end < count { end += 1 }\n    use(x[start..<end])\n}"),
    (0, "func f() {\n    switch byte {\n    case 0x30...0x39: use(x)\n    default: use(x[...])\n    }\n}"),
]


def test():
    wrong = [text for count, text in SAMPLES if len(problems(text.splitlines())) != count]
    for text in wrong:
        print(f"wrong answer for:\n{text}")
    return 1 if wrong else 0


def main():
    if test():
        return 1
    if sys.argv[1:] == ["--test"]:
        return 0
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "Sources/*.swift"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    count = 0
    for path in listed:
        if TOOLS.search(path) or not (ROOT / path).is_file():
            continue
        lines = (ROOT / path).read_text().splitlines()
        for number, what in problems(lines):
            print(f"{path}:{number}: {what}: nothing here keeps them in order: {lines[number - 1].strip()}")
            count += 1
    if count:
        print(f"{count} places can trap; guard them, or say why not in a comment: // Cannot trap: …")
    return 1 if count else 0


sys.exit(main())

#!/usr/bin/env python3
"""Checks that texts and comments are plain English.

    lint-texts.py [FILE...]    report what is new; all files of the project when none is named
    lint-texts.py --all        report allowed cases too
    lint-texts.py --update     lower the list of allowed cases; counts of renamed files move along
    lint-texts.py --accept     allow all that is there now: only for a new rule
    lint-texts.py --self-test  check the linter

Reads Markdown, comments, and Swift literals that are prose. Code spans, code blocks and generated files are left out.
The list beside this script may only shrink: an entry above the real count is an error too.
"""
import collections
import pathlib
import re
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
ALLOWED = pathlib.Path(__file__).with_name("lint-texts.allowed.tsv")
CODE = "\u00a4"  # takes the place of code, links and interpolations

# The number of words in a sentence.
LIMIT_MESSAGE, LIMIT_DOCS = 20, 25

# name, pattern, what to write instead
PHRASES = [
    ("is-no", r"(?<!there )\b(?:is|are|was|were|be|been) no (?!longer\b|more\b|fewer\b|less\b|later\b|earlier\b|greater\b|larger\b|one\b)\w+", '"is not a …", "there is no …" with its subject, or "has no …"'),
    ("judge", r"\b(?:mis)?judg\w*\b", '"check"'),
    ("stand-together", r"\bstand(?:s|ing)? together\b", '"can be combined"'),
    ("by-itself", r"\b(?:of|by) (?:itself|themselves)\b", '"alone", "automatically", or leave it out'),
    ("where-if", r"(?:\u00a4|\b(?:nil|true|false|empty|nothing|only|except|even|but)) where\b", '"if"'),
    ("without-a-word", r"\bwithout a word\b", '"silently"'),
    ("somebody", r"\b(?:whoever|whosoever|somebody|anybody|nobody|everybody)\b", "say who, or address the reader"),
    ("as-one-would", r"\bas one (?:would|thinks|likes|wishes|can)\b|\bone (?:would|might) (?:think|expect|say)\b", "say who, or address the reader"),
    ("one-a", r"\b(?:one|two|three|twice|once) an? (?:line|member|rule|document|file)\b", '"one per line"'),
    ("notwithstanding", r"\bnotwithstanding\b", '"even if"'),
    ("archaic", r"\b(?:anew|affairs?|lest|upon|whereby|whereupon|therein|thereof|hitherto|albeit|likewise|ere)\b", "a plain word"),
    ("stands", r"\b(?:stands|stood)\b(?! for\b)|\bstand(?:ing)? (?:twice|there|beside|behind|in(?! for)|on|at|before|after|between|alone|where|here)\b",
     '"is", "appears"'),
    ("lies", r"\b(?:lies|lay|lie) (?:in|on|at|before|after|between|behind|beside|beneath|beyond|outside|inside|above|below|there|where|so)\b", '"is"'),
    ("is-held", r"\b(?:is|are|was|were|be|been|being) held\b", '"is stored", "contains"'),
    ("gives-back", r"\b(?:give|gives|gave|given|giving|hand|hands|handed) (?:\w+ ){0,2}back\b", '"returns"'),
    ("brings-up", r"\b(?:bring|brings|brought|bringing) (?:\w+ )?up\b", '"causes"'),
    ("goes-by", r"\b(?:go|goes|going|went|gone) by\b", '"uses"'),
    ("sees-to", r"\b(?:see|sees|seen|saw|seeing) to\b", "name the action"),
    ("takes-for", r"\b(?:is|are|was|were|be|been) taken for\b|\b(?:take|takes|took|taking) (?:\w+ ){1,3}for an?\b", '"treats … as"'),
    ("told-apart", r"\b(?:tell|tells|telling|told) (?:\w+ ){0,3}apart\b|\b(?:is|are|was|were|be|been) told (?:from|by|to)\b", '"differs from", "is distinguished"'),
    ("comes-to", r"\b(?:comes?|came) (?:to|of)\b(?! (?:an end|the end|light))", "a plain verb"),
    ("hangs-on", r"\b(?:hang|hangs|hung) (?:on|upon|together)\b", '"depends on"'),
    ("is-had", r"\b(?:to be|can be|be|is|are) had\b", '"is available"'),
    ("makes-of", r"\b(?:made|makes?|making) (?:\w+ )?of what\b|\bwhat (?:is|was|has been) made of\b", "a plain verb"),
    ("inverted", r"(?:^|[,;:] )(?:nor|neither) (?:is|are|does|do|has|have|can)\b|\b(?:not|never) (?:\w+ )?so much as\b", "one negation, in normal word order"),
    ("metaphor", r"\b(?:crews?|parcels?|shelf|shelves|glances?|disguises?|disguised|habits|strangers?|spots?|errands?|affair|clerks?)\b",
     "the field's own word"),
]
# A sentence that opens with what is done, and hides or postpones who does it.
PASSIVE = [
    r"(?:It|There) (?:is|are|was|were) (?:said|told|taken|held|given|meant|thought|known|kept|found|seen)\b",
    r"(?:Is|Are|Was|Were) (?:not |never |also |only )?\w+(?:ed|en|pt|ld|de|id)\b(?![^.]*\?)",
    r"(?:Taken|Made|Kept|Held|Given|Said|Told|Found|Brought|Written|Read|Meant|Asked|Judged|Noted|Derived|Counted|Compared|Measured)"
    r" (?:by|from|for|at|in|with|of|as|on|to|where|when|only|once|so|into|until|because|before|after|apart)\b",
    r"(?:[\w'\u00a4-]+ ){1,6}(?:is|are|was|were|has been|have been) (?:\w+ly )?\w+(?:ed|en|pt|id) by (?:an?|the|its|your|what|whatever|other|every|each|several|\u00a4)(?!\w)",
]
RULES = [(name, re.compile(pattern, re.I), say) for name, pattern, say in PHRASES]
PASSIVES = re.compile("|".join(PASSIVE))

NESTED = r'(?:[^()"]|"(?:\\.|[^"\\\n])*"|\((?:[^()"]|"(?:\\.|[^"\\\n])*"|\([^()]*\))*\))*'
INTERPOLATION = re.compile(r"\\#*\(" + NESTED + r"\)")
SWIFT = re.compile(
    r"(?P<comment>//[^\n]*|/\*.*?\*/)"
    r'|(?P<multi>(?P<pounds>#*)"""\n.*?"""(?P=pounds))'
    r'|(?P<raw>(?P<fence>#+)".*?"(?P=fence))'
    r'|(?P<plain>"(?:\\\(' + NESTED + r'\)|\\.|[^"\\\n])*")', re.S)

Block = collections.namedtuple("Block", "line text kind")  # kind: message, docs, title
Case = collections.namedtuple("Case", "path line rule text say")


def clean(text):
    """A paragraph without markup: code becomes one placeholder, and so does a list of code."""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"``[^`]+``|`[^`]*`", CODE, text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"<doc:[^>]*>|https?://[^\s)>]+", CODE, text)
    text = re.sub(r"</?[a-zA-Z!][^>]*>", "", text)
    text = re.sub(r"(?<!\w)[*_]+|[*_]+(?!\w)", "", text)
    return re.sub(CODE + r"(?:(?:,| and| or|, and|, or) " + CODE + ")+", CODE, text).strip()


def markdown(text, first, kind):
    """The paragraphs, list items, cells and titles of Markdown."""
    found, fenced, last_blank, in_list = [], None, True, False
    lines = []

    def close():
        if lines:
            found.append(Block(lines[0][0], clean(" ".join(part for _, part in lines)), kind))
            lines.clear()

    for number, line in enumerate(text.split("\n"), first):
        bare = line.strip()
        fence = re.match(r"(```+|~~~+)", bare)
        if fenced or fence:
            fenced = (None if bare == fenced else fenced) if fenced else fence[1]
            close()
        elif not bare or re.match(r"[@}]|<!--|-{3,}$|\| ?:?-", bare):
            close()
            last_blank = True
            continue
        elif line.startswith("    ") and last_blank and not in_list or re.search(r"\S {3,}\S", bare):
            close()
            continue
        elif bare.startswith("#") and bare.lstrip("#").startswith(" "):
            close()
            found.append(Block(number, clean(bare.lstrip("# ")), "title"))
        elif bare.startswith("|"):
            close()
            found.extend(Block(number, clean(cell), kind) for cell in re.sub(r"`[^`]*`", CODE, bare).split("|"))
        else:
            item = re.match(r"(?:[-*+]|\d+[.)]) (?:(?:Parameters?|Returns|Throws|Note|Important|Warning)\b[^:]*: ?)?", bare)
            if item:
                close()
                bare = bare[item.end():]
            in_list = bool(item) or (in_list and not last_blank) or (in_list and line.startswith("  "))
            lines.append((number, bare))
        last_blank = False
    close()
    return found


def is_prose(text):
    return len(re.findall(r"(?<![\w.\-/\\\"])[A-Za-z][a-z]+(?![\w\-/\\(=])", text)) >= 4 and not re.search(r'[{}]|=>|</|":|\w\(\)|^\s*[-<]|\[\w*\]|\$', text)


def swift(source, only_titles):
    """Comments and literals of Swift; of tests, only the titles."""
    found, comment, literal = [], None, None

    def line_of(offset):
        return source.count("\n", 0, offset) + 1

    def close():
        if comment:
            found.extend(markdown("\n".join(comment[1]), line_of(comment[0]), "docs"))
        if literal:
            found.extend(literal_blocks(literal[1], line_of(literal[0])))

    end = 0
    for match in SWIFT.finditer(source):
        between, text = source[end:match.start()], match[0]
        end = match.end()
        if match["comment"]:
            body = re.sub(r"^(?:/{2,}|/\*+) ?|\*/$", "", text)
            if comment and between.strip() == "" and between.count("\n") == 1 and text[:3] == comment[2]:
                comment[1].append(body)
            else:
                close()
                comment, literal = (match.start(), [body], text[:3]), None
            if re.match(r"MARK:|swift-format|swift-tools", body):
                comment = None
        else:
            value = INTERPOLATION.sub(CODE, re.sub(r'^#*"+|"+#*$', "", text))
            value = textwrap.dedent(value) if match["multi"] else value
            if literal and re.fullmatch(r"\s*\+\s*", between):
                literal = (literal[0], literal[1] + value)
            else:
                close()
                comment, literal = None, (match.start(), value)
                if only_titles and not re.search(r"@(?:Test|Suite)\(\s*$", source[max(0, match.start() - 60):match.start()]):
                    literal = None
    close()
    return found


def literal_blocks(value, line):
    value = value.replace('\\"', '"').replace("\\n\n", "\n").replace("\\n", "\n").replace("\\\n", " ")
    return [block for block in markdown(value, line, "message") if is_prose(block.text)]


def hashes(source, marker):
    """The comments that fill lines of a script, and a Python file's docstrings."""
    found, body, start = [], [], 0
    text = re.sub(r'^( *)"""(.*?)"""', lambda m: re.sub(r"(?m)^ *", marker + " ", m[2]), source, flags=re.S | re.M) if marker == "#" else source
    for number, line in enumerate(text.split("\n") + [""], 1):
        match = re.match(r"\s*" + re.escape(marker) + r"(?![!:]) ?(.*)", line)
        if match:
            start = start if body else number
            body.append(match[1])
        elif body:
            found.extend(markdown("\n".join(body), start, "docs"))
            body = []
    return found


def blocks(path, source):
    suffix = pathlib.PurePath(path).suffix
    if suffix == ".md":
        # The keys before the title are data.
        source = re.sub(r"\A---\n.*?\n---\n", lambda keys: "\n" * keys[0].count("\n"), source, flags=re.S)
        # So are the names and attributes of tables.
        if "/Tables/" in path:
            source = re.sub(r"(?m)^( *- )[^ ]+?(?: \(.*\))?: ", r"\1", source)
        return markdown(source, 1, "message" if "/Cards/" in path else "docs")
    if suffix == ".swift":
        return swift(source, only_titles=path.startswith("Tests/"))
    return hashes(source, "//" if suffix in (".mjs", ".js", ".c", ".h", ".cpp", ".ts") else "#")


def sentences(text):
    return [part for part in re.split(r"(?<=[.!?…])[\"')\]]?\s+(?=[^a-z])|(?<=;)\s+", text) if part]


def cases(path, source):
    found = []
    for line, text, kind in blocks(path, source):
        for sentence in sentences(text):
            for name, pattern, say in RULES:
                found.extend(Case(path, line, name, hit[0], "write " + say) for hit in pattern.finditer(sentence))
            hit = PASSIVES.match(sentence)
            if hit and kind != "title":
                found.append(Case(path, line, "passive", hit[0], "say who does what"))
            words, limit = len(re.findall(rf"\S*[\w{CODE}]\S*", sentence)), LIMIT_MESSAGE if kind == "message" else LIMIT_DOCS
            # Messages of browsers and libraries are quoted as they are.
            if words > limit and kind != "title" and "/Catalogs/Messages/" not in path:
                found.append(Case(path, line, "long", sentence[:70] + "…", f"{words} words, the limit is {limit}; split the sentence"))
    if path.startswith("Tests/") and path.endswith(".swift"):
        # A test that fails is read by its name.
        for hit in re.finditer(r"^ *@Test\b(?!\(\s*\")", source, re.M):
            found.append(Case(path, source.count("\n", 0, hit.start()) + 1, "unnamed-test", "@Test", 'write @Test("A sentence that says what holds")'))
    return found


def project_files():
    output = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    for path in sorted(filter(None, output.stdout.split("\0"))):
        hidden = "/Generated/" in path or "/Golden/" in path or path.startswith("Tests/Downstream") or not (ROOT / path).is_file()
        if not hidden and (path == ".ci/run" or pathlib.PurePath(path).suffix in (
                ".md", ".swift", ".sh", ".py", ".yml", ".yaml", ".mjs", ".js", ".c", ".h", ".cpp")):
            yield path


def read(path):
    source = (ROOT / path).read_text(encoding="utf-8", errors="replace")
    return "" if re.match(r"(?:<!--|//|#) ?(?:Generated|Written) (?:from|by)\b", source) else source


def new_allowance(old, real, existing):
    """Counts that are not above the old ones; what vanished files were allowed passes to files that are new in the list."""
    listed = {path for path, _ in old}
    spare = collections.Counter()
    for (path, rule), count in old.items():
        if path not in existing:
            spare[rule] += count
    result = {}
    for key, count in sorted(real.items()):
        path, rule = key
        allowed = min(count, old.get(key, 0))
        if path not in listed:
            allowed = min(count, spare[rule])
            spare[rule] -= allowed
        if allowed:
            result[key] = allowed
    return result


def load():
    rows = [line.split("\t") for line in ALLOWED.read_text().splitlines() if line and line[0] != "#"] if ALLOWED.exists() else []
    return {(path, rule): int(count) for path, rule, count in rows}


def save(allowed):
    head = "# What lint-texts.py does not report yet: file, rule, cases. Counts only fall; --update lowers them.\n"
    ALLOWED.write_text(head + "".join(f"{path}\t{rule}\t{count}\n" for (path, rule), count in sorted(allowed.items())))


def main(arguments):
    options, named = {a for a in arguments if a.startswith("--")}, [a for a in arguments if not a.startswith("--")]
    files = named or list(project_files())
    found = [case for path in files for case in cases(path, read(path))]
    real, allowed = collections.Counter((case.path, case.rule) for case in found), load()
    if "--accept" in options or "--update" in options:
        allowed = dict(real) if "--accept" in options else new_allowance(allowed, real, set(files))
        save(allowed)
    over = {key for key, count in real.items() if count > allowed.get(key, 0) or "--all" in options}
    for case in found:
        if (case.path, case.rule) in over:
            print(f"{case.path}:{case.line}: {case.rule}: {case.text!r}: {case.say}")
    loose = [] if named else [(key, count) for key, count in allowed.items() if count > real[key]]
    for (path, rule), count in loose:
        print(f"{ALLOWED.name}: {path} {rule}: allows {count}, but there are only {real[(path, rule)]}; run lint-texts.py --update")
    print(f"{len(files)} files, {len(found)} cases, {sum(allowed.values())} allowed, {len(over)} above the list")
    return 1 if over or loose else 0


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        import lint_texts_cases
        sys.exit(lint_texts_cases.run(sys.modules[__name__]))
    sys.exit(main(sys.argv[1:]))

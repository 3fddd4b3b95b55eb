#!/usr/bin/env python3
"""Writes members.tsv, from which fuzz-writer builds documents: one row a member, taken from the JSON Schemas.

    python3 Tests/Fuzz/members.py            writes the file
    python3 Tests/Fuzz/members.py --check    says whether it is up to date
"""
import json
import pathlib
import sys

here = pathlib.Path(__file__).resolve().parent
schema = json.loads((here / "../../Docs/Schemas/paysheet.schema.json").read_text())
definitions = schema["$defs"]


def kind(entry):
    if "$ref" in entry:
        name = entry["$ref"].rsplit("/", 1)[1]
        target = definitions[name]
        if "properties" in target:
            return "record:" + name
        return "word:" + "|".join(target.get("enum", target.get("examples", [])))
    if entry.get("type") == "array":
        return "list " + kind(entry["items"])
    if entry.get("type") == "string":
        pattern = entry.get("pattern", "")
        if pattern.startswith("^-?"):
            return "amount"
        if "{2}$" in pattern:
            return "country"
        if "{3}$" in pattern:
            return "currency"
        return "date" if entry.get("format") == "date-time" else "text"
    return {"boolean": "boolean", "integer": "integer", "object": "object"}.get(entry.get("type"), "anything")


rows = ["# Generated from Docs/Schemas. Do not edit; run `python3 Tests/Fuzz/members.py`."]
rows.append("# kinds\t" + "\t".join(entry["$ref"].rsplit("/", 1)[1] for entry in schema["anyOf"]))
for name, definition in definitions.items():
    # What can be missing in some values only is in all documents of the fuzzer, so that each of them has a value.
    required = set(definition.get("required", []))
    for condition in definition.get("allOf", []):
        required |= set(condition.get("then", {}).get("required", []))
    for member, entry in definition.get("properties", {}).items():
        rows.append("\t".join([name, member, "required" if member in required else "optional", kind(entry)]))
text = "\n".join(rows) + "\n"
target = here / "members.tsv"
if "--check" in sys.argv:
    if not target.exists() or target.read_text() != text:
        sys.exit("Tests/Fuzz/members.tsv is not up to date: run python3 Tests/Fuzz/members.py")
else:
    target.write_text(text)

#!/usr/bin/env python3
"""Checks the JSON Schemas of Docs/Schemas: each is a schema of draft 2020-12, and every example of a dictionary matches. So do
the configurations in the documentation, and the one that `paysheet init` writes.

Usage: check-schemas.py EXAMPLES

`swift run generate --examples EXAMPLES` writes the folder EXAMPLES. Needs the package `jsonschema[format]` of
PyPI.
"""

import copy
import json
import pathlib
import re
import sys

from jsonschema import Draft202012Validator

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "Docs" / "Schemas"

# Configurations with one mistake each.
WRONG = [
    [], {"fail-on": "error"}, {"failOn": "warn"}, {"edition": "2026.1"}, {"rules": {"amount/fromat": "off"}}, {"rules": {"amount": "none"}},
    {"files": [{}]}, {"files": [{"glob": []}]}, {"files": [{"glob": "../*.json"}]}, {"files": [{"glob": "a/.."}]}, {"merchants": "/etc/x"},
    {"ignore": [{"rule": "amount"}]}, {"ignore": [{"rule": "amount", "reason": "r", "until": "soon"}]}, {"apiVersion": 4294967296},
    {"ignore": [{"rule": "amount", "reason": "r", "pointer": "a"}]}, {"decimals": {"ISK": 5}}, {"expectCountry": "de"}, {"$comment": 1},
]


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def validator(schema):
    return Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)


def describe(error):
    return "/".join(str(part) for part in error.absolute_path) + ": " + error.message


def samples_fit(name, schema, problems):
    """Every `default` and `examples` matches the schema around it."""
    def walk(part, place):
        if isinstance(part, dict):
            values = part["examples"] if isinstance(part.get("examples"), list) else []
            if "default" in part and not isinstance(part["default"], dict):
                values = values + [part["default"]]
            if values:
                check = validator({**copy.copy(part), "$defs": schema["$defs"]})
                for value in values:
                    problems.extend(f"{name} {place}: {describe(error)}" for error in check.iter_errors(value))
            for key, value in part.items():
                if key not in ("examples", "default", "enum", "const"):
                    walk(value, f"{place}/{key}")
        elif isinstance(part, list):
            for index, value in enumerate(part):
                walk(value, f"{place}/{index}")

    walk(schema["$defs"], "$defs")


def must_fail(check, document, problems, name):
    """Without any one of its members, an example with required ones only does not fit."""
    for member in document:
        shorter = {key: value for key, value in document.items() if key != member}
        if check.is_valid(shorter):
            problems.append(f"{name}: fits without {member}")


def variants_decide(everything, problems):
    """The deciding member makes the other one fit its dictionary, and any other value leaves it alone."""
    for name, part in everything["$defs"].items():
        for choice in part.get("allOf", []):
            check = validator({"allOf": [choice], "$defs": everything["$defs"]})
            if "not" in choice["if"]:
                exemption_decides(name, choice, check, problems)
                continue
            (selector, wanted), = choice["if"]["properties"].items()
            (member, _), = choice["then"]["properties"].items()
            wrong = {member: {"total": 1, "newTotal": 1, "error": {}}}
            if check.is_valid({selector: wanted["const"], **wrong}):
                problems.append(f"{name}: {member} may hold anything although {selector} is {wanted['const']}")
            if not check.is_valid({selector: "another", **wrong}):
                problems.append(f"{name}: {member} is examined although {selector} is unknown")


def exemption_decides(name, choice, check, problems):
    """Only one value of the deciding member lets another member be missing."""
    (selector, wanted), = choice["if"]["not"]["properties"].items()
    member, = choice["then"]["required"]
    for document in ({}, {selector: "another"}):
        if check.is_valid(document):
            problems.append(f"{name}: {member} may be missing from {json.dumps(document)}")
    for document in ({selector: wanted["const"]}, {member: "1"}):
        if not check.is_valid(document):
            problems.append(f"{name}: {json.dumps(document)} does not fit, although only {member} may be missing")


def configurations_fit(schema, problems):
    """What is shown and written fits; what has a mistake does not."""
    check = validator(schema)
    right = {"init": load(ROOT / "Tests" / "ToolTests" / "Golden" / "init.json"), "dots": {"files": [{"glob": "a..b/..c"}]}}
    for page in sorted(ROOT.glob("Docs/*.md")):
        for index, block in enumerate(re.findall(r"```json\n(.*?)```", page.read_text(encoding="utf-8"), re.S)):
            if page.name == "Configuration.md":
                right[f"{page.name} {index}"] = json.loads(block)
    if len(right) < 3:
        problems.append("Docs/Configuration.md shows no configuration")
    for name, configuration in right.items():
        problems.extend(f"configuration {name}: {describe(error)}" for error in check.iter_errors(configuration))
    for configuration in WRONG:
        if check.is_valid(configuration):
            problems.append(f"configuration {json.dumps(configuration)}: fits")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    examples = pathlib.Path(sys.argv[1])
    problems = []
    schemas = {path.name.removesuffix(".schema.json"): load(path) for path in sorted(SCHEMAS.glob("*.schema.json"))}
    for name, schema in schemas.items():
        Draft202012Validator.check_schema(schema)
    everything = schemas["paysheet"]
    samples_fit("paysheet", everything, problems)
    variants_decide(everything, problems)
    configurations_fit(schemas["config"], problems)
    count = 0
    for path in sorted(examples.glob("*.json")):
        name = path.name.split(".")[0]
        document = load(path)
        checks = {f"$defs/{name}": validator({"$ref": f"#/$defs/{name}", "$defs": everything["$defs"]})}
        if name in schemas:
            checks[name] = validator(schemas[name])
            checks["paysheet"] = validator(everything)
        for place, check in checks.items():
            problems.extend(f"{path.name} by {place}: {describe(error)}" for error in check.iter_errors(document))
        if path.name.endswith(".minimal.json"):
            must_fail(checks[f"$defs/{name}"], document, problems, path.name)
        count += 1
    for name in sorted(everything["$defs"]):
        is_dictionary = everything["$defs"][name]["type"] == "object"
        if is_dictionary and not (examples / f"{name}.full.json").exists():
            problems.append(f"{name}: no example in {examples}")
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{len(schemas)} schemas, {count} examples, {len(problems)} problems")
    sys.exit(1 if problems or not count else 0)


main()

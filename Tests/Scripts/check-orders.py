#!/usr/bin/env python3
"""Compares the JSON Schema of Wallet orders with the checker.

Usage: check-orders.py COUNT random-orders

Each of COUNT random orders of the program `random-orders` must match the schema. Of each, there is a copy with one change: it matches
exactly if the checker finds its shape right. Needs the package `jsonschema[format]` of PyPI.
"""

import json
import pathlib
import subprocess
import sys

from jsonschema import Draft202012Validator

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "Docs" / "Schemas" / "WalletOrder.schema.json"
# So many differences are enough to see what is wrong.
SHOWN = 10


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    validator = Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)
    count, broken, differences = 0, 0, 0
    with subprocess.Popen([sys.argv[2], sys.argv[1]], stdout=subprocess.PIPE, encoding="utf-8") as program:
        for line in program.stdout:
            case = json.loads(line)
            count += 1
            broken += bool(case["broken"])
            for name, is_right in (("order", True), ("changed", not case["broken"])):
                error = next(validator.iter_errors(case[name]), None)
                if (error is None) == is_right:
                    continue
                differences += 1
                if differences <= SHOWN:
                    says = "is right" if error is None else error.json_path + " " + error.message[:200]
                    checker = ", ".join(case["broken"]) if name == "changed" else "nothing"
                    print(f"{name} {count}: the schema says: {says}; the checker finds: {checker or 'nothing'}", file=sys.stderr)
                    print(json.dumps(case[name])[:2000], file=sys.stderr)
    print(f"{count} orders, {broken} of the copies broken, {differences} differences")
    sys.exit(1 if differences or program.returncode or not broken else 0)


main()

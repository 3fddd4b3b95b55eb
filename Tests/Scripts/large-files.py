#!/usr/bin/env python3
"""A file of 10 MB of each format beside payments and orders has findings, and the command ends soon.

    python3 Tests/Scripts/large-files.py PATH-OF-PAYSHEET
"""

import json
import pathlib
import subprocess
import sys
import tempfile

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
SIZE = 10_000_000
SECONDS = 100  # far more than a debug build needs; a release build needs less than one
CHECK = ["check", "--format", "concise", "--fail-on", "warning"]
ENVELOPE = ["identity", "envelope", "--request", "record.json"]


def base(name):
    """A document from which the samples of rules start."""
    return json.loads((SOURCES / name).read_text())


def filled(document, member, element):
    """The document with a list of 10 MB."""
    document[member] = [element] * (SIZE // len(json.dumps(element)))
    return json.dumps(document).encode()


def files():
    """For each file: its name, its content, the call, and what the output has."""
    store, card = base("PaySheetStoreKit/Bases/storeKit.json"), base("PaySheetIssuing/Bases/issuingCard.json")
    place, object_ = {"latitude": 1, "longitude": 2}, {"id": "ic_1", "type": "issuing.card"}
    return [
        ("pass.json", filled(base("PaySheetPasses/Bases/pass.json"), "locations", place), CHECK, "pass/location"),
        ("Store.storekit", filled(store, "products", store["products"][0]), CHECK, "store-kit/internal-id"),
        ("key.json", filled(base("PaySheetIssuing/Bases/ephemeralKey.json"), "associated_objects", object_),
         [*CHECK, "--kind", "EphemeralKey"], "issuing/associated-objects"),
        ("card.json", json.dumps({**card, "object": "x" * SIZE}).encode(), [*CHECK, "--kind", "IssuingCard"], "issuing/object"),
        ("ticket.pkpass", b"PK\3\4" + bytes(SIZE), ["pass", "check"], "package/archive"),
        # A list of ten million numbers, and lists in lists.
        ("flat.cbor", b"\x9a\0\x98\x96\x80" + bytes(SIZE), ENVELOPE, "IV-02 failed"),
        ("deep.cbor", b"\x81" * SIZE, ENVELOPE, "IV-02 failed"),
    ]


def main(paysheet):
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "record.json").write_text(json.dumps(base("PaySheetIdentity/Bases/identityRecord.json")))
        samples = files()
        for name, content, call, expected in samples:
            (folder / name).write_bytes(content)
            try:
                run = subprocess.run([paysheet, *call, name], cwd=folder, capture_output=True, text=True, timeout=SECONDS)
            except subprocess.TimeoutExpired:
                faults.append(f"{name}: no answer after {SECONDS} seconds")
                continue
            if run.returncode != 1 or expected not in " ".join(run.stdout.split()):
                faults.append(f"{name}: exit status {run.returncode}, without {expected}: {(run.stdout + run.stderr)[:300]}")
            (folder / name).unlink()
    for fault in faults:
        print(fault)
    print(f"{len(samples)} files of 10 MB: " + (f"{len(faults)} without the finding" if faults else "each has its finding"))
    return 1 if faults else 0


sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve())))

#!/usr/bin/env python3
"""Lists public symbols without a documentation comment: doc-comments.py FOLDER-OF-SYMBOL-GRAPHS

Members that the compiler made have no place in the sources and need no comment.
"""

import json
import os
import sys
from pathlib import Path

offenders, seen = [], 0
graphs = sorted(Path(sys.argv[1]).rglob("*.symbols.json"))
for path in graphs:
    for symbol in json.loads(path.read_bytes())["symbols"]:
        place = symbol.get("location")
        if symbol["accessLevel"] not in ("public", "open") or not place or symbol["kind"]["identifier"] == "swift.extension":
            continue
        seen += 1
        if not any(line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])):
            file = os.path.relpath(place["uri"].removeprefix("file://"))
            offenders.append(f"{file}:{place['position']['line'] + 1}: error: {'.'.join(symbol['pathComponents'])} has no documentation comment")

print("\n".join(sorted(set(offenders))), end="\n" if offenders else "")
print(f"docs: {seen} public symbols in {len(graphs)} symbol graphs, {len(set(offenders))} without a comment")
if not seen:
    sys.exit("docs: no public symbols were found")
sys.exit(1 if offenders else 0)

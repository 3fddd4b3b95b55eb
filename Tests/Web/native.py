"""Runs the command for `agree.mjs`, which is too large a process to start others quickly.

    python3 native.py PAYSHEET FOLDER INPUT

Each line of standard input has the words of a run as JSON. The run is in FOLDER, and the file INPUT is its standard input. The answer is
a line, too: status, output and errors, the texts in base64.
"""

import base64
import json
import subprocess
import sys

command, folder, source = sys.argv[1:]
for line in sys.stdin:
    with open(source, "rb") as text:
        run = subprocess.run([command, *json.loads(line)], stdin=text, capture_output=True, cwd=folder, env={})
    print(json.dumps([run.returncode] + [base64.b64encode(part).decode() for part in (run.stdout, run.stderr)]), flush=True)

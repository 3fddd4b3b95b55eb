#!/usr/bin/env bash
# Checks the requests of this folder like a CI job, with a report for each system.
#
#   Examples/ci/run.sh [PAYSHEET [REPORTS]]      a command in place of the one on PATH, a folder in place of a temporary one
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

paysheet=${1:-paysheet}
reports=${2:-$(mktemp -d)}
mkdir -p "$reports"
status=0
"$paysheet" check requests --format=concise --report="sarif=$reports/paysheet.sarif" --report="junit=$reports/paysheet.xml" \
    --report="gitlab=$reports/gl-code-quality-report.json" --report="checkstyle=$reports/checkstyle.xml" || status=$?
echo "reports in $reports"
exit "$status"

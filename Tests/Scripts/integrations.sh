#!/usr/bin/env bash
# Everything that works together with programs that are not ours, one after another.
#
#   Tests/Scripts/integrations.sh PAYSHEET [FOLDER-FOR-A-VENV]
#
# Needs node, php, a JDK, python3 with PyYAML, git, binutils, strace and a debug build, which the plugin's part uses too. Takes less than a minute.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
paysheet=$(realpath "$1")
venv=${2:-$(mktemp -d)}

Tests/Scripts/no-network.sh "$paysheet"
Tests/Clients/run.sh "$paysheet"
Examples/ci/run.sh "$paysheet" "$venv/reports"
for report in paysheet.sarif paysheet.xml gl-code-quality-report.json checkstyle.xml; do
    [ -s "$venv/reports/$report" ] || { echo "Examples/ci: no $report" >&2; exit 1; }
done
echo "Examples/ci: clean, with four reports"
python3 Tests/Scripts/check-action.py "$paysheet"
Tests/Scripts/agents.sh "$paysheet" "$venv/agents"
Tests/Scripts/frameworks.sh
Tests/Scripts/pre-commit.sh "$paysheet" "$venv"
Tests/Scripts/plugin.sh

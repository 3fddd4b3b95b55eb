#!/usr/bin/env bash
# Has sessions of the official client of the Model Context Protocol with `paysheet mcp`, and compares Docs/For-agents.md with the server.
#
#   Tests/Scripts/agents.sh PAYSHEET [FOLDER]
#
# FOLDER is a scratch folder, for the client and the sessions. Needs python3 with venv, and the network if the client is not there yet.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
paysheet=$(realpath "$1")
folder=${2:-$(mktemp -d)}
python=$folder/venv/bin/python
[ -x "$folder/venv/bin/pip" ] && "$python" -c 'import mcp' 2> /dev/null || {
    python3 -m venv "$folder/venv"
    "$python" -m pip install -q --disable-pip-version-check -r Tests/Scripts/mcp-requirements.txt
}
timeout 300 "$python" -B Tests/Scripts/mcp-session.py "$paysheet" "$folder/session"
timeout 60 "$python" -B Tests/Scripts/mcp-session.py "$paysheet" --transcript Docs/For-agents.md

#!/usr/bin/env bash
# Prints the path of a Python with the packages in requirements.txt, and installs it if needed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

wanted=$(python3 --version; cat requirements.txt)
folder=${PAYSHEET_SPARK_PYTHON:-${XDG_CACHE_HOME:-$HOME/.cache}/paysheet/spark}
mkdir -p "$folder"
folder=$(realpath "$folder")
exec 9> "$folder/lock"
flock 9
# Written last, so that an interrupted installation is repeated.
if [ "$(cat "$folder/made-for" 2> /dev/null)" != "$wanted" ]; then
    echo "installing PySpark in $folder" >&2
    rm -rf "$folder/venv" "$folder/made-for"
    python3 -m venv "$folder/venv" >&2
    "$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-cache-dir --requirement requirements.txt >&2
    printf '%s' "$wanted" > "$folder/made-for"
fi
echo "$folder/venv/bin/python"

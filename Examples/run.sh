#!/usr/bin/env bash
# Builds and runs every program in Examples/Programs and compares what it prints with its expected.txt.
#
#   Examples/run.sh            compares
#   Examples/run.sh --update   writes what the programs print now
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=(--scratch-path "${PAYSHEET_SCRATCH:-.build}")
failed=0
for folder in Examples/Programs/*/; do
    name=$(basename "$folder")
    swift build "${scratch[@]}" --product "$name" > /dev/null || { echo "$name: does not build" >&2; swift build "${scratch[@]}" --product "$name" >&2 || exit 1; }
    printed=$("$(swift build "${scratch[@]}" --show-bin-path)/$name")
    if [ "${1:-}" = --update ]; then
        printf '%s\n' "$printed" > "$folder/expected.txt"
    elif ! diff -u "$folder/expected.txt" <(printf '%s\n' "$printed"); then
        echo "$name: prints something else than $folder""expected.txt" >&2
        failed=1
        continue
    fi
    echo "$name: ok"
done
exit "$failed"

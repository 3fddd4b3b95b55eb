#!/usr/bin/env bash
# Builds and runs every program in Examples/Programs and compares its output with its expected.txt.
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

# Swift code in the documentation that begins with an import must be part of a program or a test, so that it compiles.
programs=$(cat Examples/Programs/*/*.swift Tests/OrdersTests/Service/OrderService.swift)
for page in README.md Docs/Wallet-orders.md Sources/PaySheet/PaySheet.docc/*.md; do
    while IFS= read -r -d '' block; do
        if [[ "$block" == import* && "$programs" != *"$block"* ]]; then
            printf '%s: this code is not in Examples/Programs:\n%s\n' "$page" "$block" >&2
            failed=1
        fi
    done < <(awk '/^```swift$/ { inside = 1; text = ""; next } /^```$/ && inside { printf "%s%c", text, 0; inside = 0; next }
        inside { text = text (text == "" ? "" : "\n") $0 }' "$page")
done
exit "$failed"

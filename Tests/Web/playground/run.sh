#!/usr/bin/env bash
# Builds the page and tests it in Chromium, Firefox and WebKitGTK.
#
#   Tests/Web/playground/run.sh MODULES [SCREENSHOTS]
#
# MODULES is the folder with the WebAssembly modules. Needs node, chromium, firefox-esr, webkit2gtk-driver and xvfb.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
modules=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

node "$here/../../../Distribution/playground/examples.mjs" "$modules" --check
node "$here/../../../Distribution/playground/build.mjs" "$modules" "$work/first"
node "$here/../../../Distribution/playground/build.mjs" "$modules" "$work/second"
diff -r "$work/first" "$work/second"
echo "page: $(stat -c %s "$work/first/paysheet.html") bytes in one file, the same twice"
tar -xzf "$("$here/../../../Distribution/npm/pack.sh" "$work" "$modules")" -C "$work"
export PAYSHEET_PACKAGE=$work/package
export PAYSHEET_PAGE=$work/first
[ -z "${2:-}" ] || export PAYSHEET_SCREENSHOTS=$2
# One browser at a time: they would measure each other.
for file in "$here"/*.test.mjs; do node --test "$file"; done

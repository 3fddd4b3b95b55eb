#!/usr/bin/env bash
# Writes the npm tarball into a folder and prints its path. The same sources and modules give the same bytes.
#
#   Distribution/npm/pack.sh OUT [MODULES]
#
# MODULES is the folder with the WebAssembly modules; without it PAYSHEET_WEB names it. Without both the modules are built first.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/../tools.sh"
modules=${2:-${PAYSHEET_WEB:-}}
need node nodejs
[ -n "$modules" ] || need_for_modules
end_without_tools pack
if [ -z "$modules" ]; then
    modules=$(mktemp -d)
    trap 'rm -rf "$modules"' EXIT
    "$here/../wasm/build.sh" "$modules" >&2
fi
node "$here/pack.mjs" "$modules" "$1"

#!/usr/bin/env bash
# Writes the npm tarball into a folder and prints its path. The same sources and modules give the same bytes.
#
#   Distribution/npm/pack.sh OUT [MODULES]
#
# MODULES is the folder with paysheet.wasm, paysheet-full.wasm and paysheet-cards.txt; without it PAYSHEET_MODULES names it, or they are
# taken from OUT.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
node "$here/pack.mjs" "${2:-${PAYSHEET_MODULES:-$1}}" "$1"

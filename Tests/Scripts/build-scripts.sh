#!/usr/bin/env bash
# Checks the builds of a release without building: they name the programs that are missing, and the Debian packages, before they compile
# anything. The page about them names all parts, and steps of the gate that exist.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { printf 'build-scripts: %s\n' "$*" >&2; exit 1; }

# All programs of the system but those of a release, and a compiler that only notes that it was called.
mkdir "$work/bin"
ln -s /usr/bin/* "$work/bin/"
mv "$work/bin/python3" "$work/python3" 2> /dev/null || ln -s "$(command -v python3)" "$work/python3"
for name in node wasm-opt strip swift swiftc clang wasm-ld; do rm -f "$work/bin/$name"; done
printf '#!/bin/sh\ntouch "%s/compiled"\nexit 1\n' "$work" > "$work/compiler"
chmod +x "$work/compiler"
for name in swift swiftc clang wasm-ld; do ln -s "$work/compiler" "$work/bin/$name"; done
ln -s "$(command -v git)" "$work/bin/git" 2> /dev/null || true

# says EXPECTED COMMAND...: the command ends with status 2 and these lines, and compiles nothing.
says() {
    local expected=$1 status=0
    shift
    env -u PAYSHEET_WEB -u PAYSHEET_BINARY -u PAYSHEET_OBJECTS PATH="$work/bin" "$@" > "$work/output" 2>&1 || status=$?
    [ "$status" = 2 ] || fail "$*: status $status: $(cat "$work/output")"
    [ "$(cat "$work/output")" = "$expected" ] || fail "$*: $(cat "$work/output")"
    [ ! -e "$work/compiled" ] || fail "$*: it compiled before it looked for the programs"
}
link() { ln -sf "$(command -v "$1")" "$work/bin/$1"; }

says $'build: not found: python3, node, wasm-opt\nbuild: on Debian, run: apt-get install python3 nodejs binaryen' Distribution/build.sh "$work/out" npm
link python3
says $'build: not found: node, wasm-opt\nbuild: on Debian, run: apt-get install nodejs binaryen' Distribution/build.sh "$work/out" npm
says $'build: not found: strip, node, wasm-opt\nbuild: on Debian, run: apt-get install binutils nodejs binaryen' Distribution/build.sh "$work/out" wheel
says $'build: not found: strip\nbuild: on Debian, run: apt-get install binutils' Distribution/build.sh "$work/out" archive
says $'build: not found: strip, node, wasm-opt\nbuild: on Debian, run: apt-get install binutils nodejs binaryen' Distribution/build.sh "$work/out" wheel npm
says $'pack: not found: node, wasm-opt\npack: on Debian, run: apt-get install nodejs binaryen' Distribution/npm/pack.sh "$work/out"
says $'pack: not found: node\npack: on Debian, run: apt-get install nodejs' Distribution/npm/pack.sh "$work/out" "$work"
says $'wasm: not found: node, wasm-opt\nwasm: on Debian, run: apt-get install nodejs binaryen' Distribution/wasm/build.sh "$work/out"
rm "$work/bin/swift" "$work/bin/wasm-ld"
says $'wasm: not found: swift (version 6.3, from https://www.swift.org/install), node, wasm-opt, wasm-ld\nwasm: on Debian, run: apt-get install nodejs binaryen lld' \
    Distribution/wasm/build.sh "$work/out"
says $'build: not found: strip, swift (version 6.3, from https://www.swift.org/install), node, wasm-opt, wasm-ld\nbuild: on Debian, run: apt-get install binutils nodejs binaryen lld' \
    Distribution/build.sh "$work/out" archive wheel npm

# Neither --help nor a mistake is the name of a folder.
help=$(Distribution/build.sh --help) || fail "--help: status $?"
[[ "$help" == *"Distribution/build.sh OUT [PART...]"*SOURCE_DATE_EPOCH* && "$help" != *"set -e"* ]] || fail "--help: $help"
says 'build: unknown option "--halp"; see Distribution/build.sh --help' Distribution/build.sh --halp

page=Docs/Packaging.md
steps=$(bash .ci/run --list | cut -d , -f 1)
named=$(
    sed -n '/^## What checks this/,$ s/^| `\([a-z-]*\)`.*/\1/p' "$page"
    grep -oE 'step `[a-z-]+`' "$page" | cut -d '`' -f 2
    grep -oE '\.ci/run( [a-z-]+)+' "$page" | cut -d ' ' -f 2- | tr ' ' '\n'
)
for step in $named; do grep -qx "$step" <<< "$steps" || fail "$page names the step $step, which the gate does not have"; done
for file in linux-x86_64.tar.gz amd64.deb .whl 'VERSION.tgz`' spdx.json SHA256SUMS; do
    grep -qE "^\| .*$file.* \| [0-9.]+ [kM]B \|$" "$page" || fail "$page has no row with a size for $file"
done
echo "build-scripts: each build names what is missing before it compiles, and $page is up to date"

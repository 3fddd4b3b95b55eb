#!/usr/bin/env bash
# Builds the files of a release. The same commit gives the same bytes in every folder.
#
#   Distribution/build.sh OUT [PART...]
#
# The parts are archive, deb, wheel and npm; without one, it builds all of them, deb only if the system has dpkg-deb. It names missing
# programs before it compiles. OUT must be empty or absent.
# PAYSHEET_BINARY names a binary of Distribution/static.sh, and PAYSHEET_WEB the folder of the WebAssembly modules, which are then not built
# again.
# SOURCE_DATE_EPOCH is the time of every packed file (default: the time of the commit).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/tools.sh"
fail() { printf 'build: %s\n' "$*" >&2; exit 2; }

[ "${1:-}" != --help ] || { sed -n '2,10s/^# \{0,1\}//p' "$0"; exit 0; }
[ $# -gt 0 ] || fail "name the folder for the files"
[[ $1 != -* ]] || fail "unknown option \"$1\"; see Distribution/build.sh --help"
[ -z "$(ls -A "$1" 2> /dev/null)" ] || fail "$1 is not empty"
mkdir -p "$1"
out=$(cd "$1" && pwd)
shift
parts=("$@")
if [ ${#parts[@]} = 0 ]; then
    parts=(archive wheel)
    ! command -v dpkg-deb > /dev/null || parts+=(deb)
    parts+=(npm)
fi
for part in "${parts[@]}"; do [[ $part =~ ^(archive|deb|wheel|npm)$ ]] || fail "unknown part \"$part\"; use archive, deb, wheel or npm"; done

# The programs of all parts, before the first part compiles.
need python3 python3
[ -n "${SOURCE_DATE_EPOCH:-}" ] || need git git
for part in "${parts[@]}"; do
    if [ "$part" != npm ] && [ -z "${PAYSHEET_BINARY:-}" ]; then
        need strip binutils
        [ -n "${PAYSHEET_OBJECTS:-}" ] || need_swift
    fi
    if [[ $part =~ ^(wheel|npm)$ ]]; then
        need node nodejs
        [ -n "${PAYSHEET_WEB:-}" ] || need_for_modules
    fi
    [ "$part" != deb ] || need dpkg-deb dpkg
done
end_without_tools build

if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    SOURCE_DATE_EPOCH=$(git -C "$here" log -1 --format=%ct) || fail "this is not a clone; set SOURCE_DATE_EPOCH"
fi
export SOURCE_DATE_EPOCH
# Files get the same rights, and lists the same order, for every user.
umask 022
export LC_ALL=C TZ=UTC
version=$(cat "$here/../VERSION")
system=$(uname | tr '[:upper:]' '[:lower:]' | sed 's/darwin/macos/')-$(uname -m | sed 's/aarch64/arm64/')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [[ " ${parts[*]} " =~ \ (archive|deb|wheel)\  ]]; then
    export PAYSHEET_BINARY=${PAYSHEET_BINARY:-}
    if [ -z "$PAYSHEET_BINARY" ]; then
        PAYSHEET_BINARY=$work/paysheet
        timed "the command, about six minutes" "$here/static.sh" "$PAYSHEET_BINARY"
    fi
    PAYSHEET_BINARY=$(realpath "$PAYSHEET_BINARY")
fi

if [[ " ${parts[*]} " =~ \ (wheel|npm)\  ]]; then
    if [ -z "${PAYSHEET_WEB:-}" ]; then
        PAYSHEET_WEB=$work/web
        timed "the WebAssembly modules, about ten minutes" "$here/wasm/build.sh" "$PAYSHEET_WEB" >&2
    fi
    PAYSHEET_WEB=$(realpath "$PAYSHEET_WEB")
    export PAYSHEET_WEB
fi

# The archive: the command, its manual page, completions for three shells, and the bill of materials.
archive() {
    local folder=$work/paysheet-$version-$system
    mkdir -p "$folder/completions" "$folder/man"
    install -m 755 "$PAYSHEET_BINARY" "$folder/paysheet"
    "$folder/paysheet" man > "$folder/man/paysheet.1"
    "$folder/paysheet" completions bash > "$folder/completions/paysheet.bash"
    "$folder/paysheet" completions zsh > "$folder/completions/_paysheet"
    "$folder/paysheet" completions fish > "$folder/completions/paysheet.fish"
    cp "$here/../LICENSE" "$here/../CHANGELOG.md" "$folder/"
    python3 "$here/pack.py" "$out/$(basename "$folder").tar.gz" "$folder"
}
deb() { "$here/debian/build.sh" "$out"; }
wheel() { python3 "$here/python/wheel.py" "$out"; }
npm() { "$here/npm/pack.sh" "$out"; }

for part in "${parts[@]}"; do timed "$part" "$part" >&2; done
cd "$out"
python3 "$here/sbom.py" ./*.tar.gz ./*.deb ./*.whl ./*.tgz
if command -v sha256sum > /dev/null; then sha256sum -- *; else shasum -a 256 -- *; fi > "$work/SHA256SUMS"
mv "$work/SHA256SUMS" .
cat SHA256SUMS

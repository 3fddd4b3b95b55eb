#!/usr/bin/env bash
# Gets the command for a CI job, and prints its path. It runs nothing that the job cannot verify.
#
#   PAYSHEET_VERSION=0.1.0 PAYSHEET_SHA256=… get-paysheet.sh FOLDER
#
# FOLDER keeps the archive, or the command that was compiled. Cache it, but do not commit it.
# PAYSHEET_SHA256 is the archive's line in the SHA256SUMS of the release. PAYSHEET_RELEASES is the address of the folder with the
# archives of all releases.
# To compile, set PAYSHEET_SOURCE to a folder with the source, or PAYSHEET_COMMIT to the full commit id of the release. PAYSHEET_SOURCE is
# then the address of the repository.
set -euo pipefail
version=${PAYSHEET_VERSION:-}
releases=${PAYSHEET_RELEASES:-https://git.example/paysheet/releases/download}
source=${PAYSHEET_SOURCE:-https://git.example/paysheet}
checksum=${PAYSHEET_SHA256:-}
say() { printf 'get-paysheet: %s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

[ $# = 1 ] || stop "name the folder that keeps the command"
[ -n "$version" ] || stop "set PAYSHEET_VERSION to the version of the release"
mkdir -p "$1"
folder=$(cd "$1" && pwd -P)
name=paysheet-$version-$(uname | tr '[:upper:]' '[:lower:]' | sed 's/darwin/macos/')-$(uname -m | sed 's/aarch64/arm64/')
archive=$folder/$name.tar.gz
binary=$folder/$name/paysheet
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT

is_verified() { [ -f "$1" ] && echo "$checksum  $1" | { sha256sum --check --status 2> /dev/null || shasum -a 256 --check --status; }; }

# The author of a change must not choose the command that checks it.
is_committed() { ! command -v git > /dev/null || [ -n "$(git -c safe.directory='*' -C "$folder" ls-files 2> /dev/null)" ]; }

compile() {
    command -v swift > /dev/null || { say "to compile, Swift must be on PATH; use the image swift:6.3"; exit 2; }
    if [ ! -d "$source" ]; then
        git init --quiet "$new/source"
        git -C "$new/source" fetch --quiet --depth 1 "$source" "$PAYSHEET_COMMIT"
        git -C "$new/source" checkout --quiet --detach FETCH_HEAD
        [ "$(git -C "$new/source" rev-parse HEAD)" = "$PAYSHEET_COMMIT" ] || stop "PAYSHEET_COMMIT is not a full commit id"
        source=$new/source
    fi
    swift build --package-path "$source" -c release --product paysheet >&2
    rm -rf "${folder:?}/$name"
    mkdir "$folder/$name"
    cp "$(swift build --package-path "$source" -c release --show-bin-path)/paysheet" "$binary"
}

if [ -z "$checksum" ]; then
    [ -d "$source" ] || [ -n "${PAYSHEET_COMMIT:-}" ] || stop "set PAYSHEET_SHA256, or PAYSHEET_COMMIT to compile"
    if [ -x "$binary" ] && ! is_committed; then
        say "found $name in $folder"
    else
        say "compiling, because PAYSHEET_SHA256 is not set"
        compile
    fi
elif is_verified "$archive" || {
    curl --fail --silent --show-error --location --retry 3 --output "$new/archive" "$releases/$version/$name.tar.gz" &&
        mv "$new/archive" "$archive"
}; then
    # Something else than expected is a reason to stop, not to compile. The archive proves what a cached command cannot.
    is_verified "$archive" || { rm "$archive"; stop "the checksum of $name.tar.gz is not PAYSHEET_SHA256"; }
    rm -rf "${folder:?}/$name"
    tar -xzf "$archive" -C "$folder"
elif [ -d "$source" ]; then
    say "compiling, because $name.tar.gz cannot be loaded"
    compile
else
    stop "$name.tar.gz cannot be loaded"
fi
echo "$binary"

#!/usr/bin/env bash
# Gets the command for a CI job, and prints its path. Takes the archive of a release if you know its checksum, and compiles otherwise.
#
#   PAYSHEET_VERSION=0.1.0 PAYSHEET_SHA256=… get-paysheet.sh FOLDER
#
# FOLDER keeps the command; cache it. PAYSHEET_SHA256 is the archive's line in the SHA256SUMS of the release.
# PAYSHEET_RELEASES is the address of the folder with the archives of all releases, PAYSHEET_SOURCE that of the repository or a folder.
set -euo pipefail
folder=$1
version=$PAYSHEET_VERSION
releases=${PAYSHEET_RELEASES:-https://git.example/paysheet/releases/download}
source=${PAYSHEET_SOURCE:-https://git.example/paysheet}
say() { printf 'get-paysheet: %s\n' "$*" >&2; }

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
name=paysheet-$version-$(uname | tr '[:upper:]' '[:lower:]' | sed 's/darwin/macos/')-$(uname -m | sed 's/aarch64/arm64/')
if [ -x "$folder/$name/paysheet" ]; then
    say "found $name in $folder"
elif [ -z "${PAYSHEET_SHA256:-}" ]; then
    say "compiling, because PAYSHEET_SHA256 is not set"
elif ! curl --fail --silent --show-error --location --retry 3 --output "$folder/$name.tar.gz" "$releases/$version/$name.tar.gz"; then
    say "compiling, because $name.tar.gz cannot be loaded"
else
    # Something else than expected is a reason to stop, not to compile.
    if ! echo "$PAYSHEET_SHA256  $folder/$name.tar.gz" | { sha256sum --check --status 2> /dev/null || shasum -a 256 --check --status; }; then
        say "the checksum of $name.tar.gz is not PAYSHEET_SHA256"
        rm "$folder/$name.tar.gz"
        exit 1
    fi
    tar -xzf "$folder/$name.tar.gz" -C "$folder"
    rm "$folder/$name.tar.gz"
fi

if [ ! -x "$folder/$name/paysheet" ]; then
    command -v swift > /dev/null || { say "to compile, Swift must be on PATH; use the image swift:6.3"; exit 2; }
    if [ ! -d "$source" ]; then
        [ -d "$folder/source" ] || git clone --quiet --depth 1 --branch "$version" "$source" "$folder/source" >&2
        source=$folder/source
    fi
    swift build --package-path "$source" -c release --product paysheet >&2
    mkdir -p "$folder/$name"
    cp "$(swift build --package-path "$source" -c release --show-bin-path)/paysheet" "$folder/$name/"
fi
echo "$folder/$name/paysheet"

#!/usr/bin/env bash
# Builds the release binary: one stripped file. On Linux it is static, needs no other file, and has the same bytes in every folder.
#
#   Distribution/static.sh FILE
#
# PAYSHEET_SCRATCH is the folder for what the compiler writes (default: .build/static).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
file=$1

# Debug information would contain the names of folders.
build=(swift build -c release --scratch-path "${PAYSHEET_SCRATCH:-.build/static}" --static-swift-stdlib -debug-info-format none --product paysheet)
[ "$(uname)" != Linux ] || build+=(-Xswiftc -static-executable)
"${build[@]}" >&2
mkdir -p "$(dirname "$file")"
install -m 755 "$("${build[@]}" --show-bin-path)/paysheet" "$file"
# The names of compilers are in a section of their own.
if [ "$(uname)" = Linux ]; then strip --remove-section=.comment "$file"; else strip "$file"; fi

expected="paysheet $(cat VERSION)"
version=$("$file" --version)
[ "$version" = "$expected" ] || { echo "the binary is $version, and VERSION says $expected" >&2; exit 1; }
if [ "$(uname)" = Linux ] && ldd "$file" > /dev/null 2>&1; then echo "the binary is not static" >&2; exit 1; fi

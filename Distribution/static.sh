#!/usr/bin/env bash
# Builds the release binary: one stripped file. On Linux it is static, needs no other file, and has the same bytes in every folder.
#
#   Distribution/static.sh FILE
#
# Links the objects of the usual release build, so it compiles nothing that `swift build -c release` has compiled already.
# PAYSHEET_SCRATCH is the folder of that build (default: .build). PAYSHEET_OBJECTS names a folder with the objects of such a build instead;
# then nothing is compiled.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
file=$1

objects=${PAYSHEET_OBJECTS:-}
if [ -z "$objects" ]; then
    build=(swift build -c release --scratch-path "${PAYSHEET_SCRATCH:-.build}" --product paysheet)
    "${build[@]}" >&2
    objects=$("${build[@]}" --show-bin-path)
fi
mkdir -p "$(dirname "$file")"
if [ "$(uname)" = Linux ]; then
    # As SwiftPM links with --static-swift-stdlib -Xswiftc -static-executable. A build identifier would depend on names of folders.
    # The linker warns of dlopen, which the command does not call.
    swiftc -emit-executable -module-name paysheet -static-stdlib -static-executable -o "$file" \
        -Xlinker --gc-sections -Xlinker --build-id=none -Xlinker --defsym -Xlinker main=PaySheetMain_main \
        "@$objects/paysheet.product/Objects.LinkFileList" 2>&1 | { grep -v "Using 'dlopen' in statically linked" || true; } >&2
    # What compilers note about themselves, and about the files they compiled.
    strip --remove-section=.comment --remove-section=.swift_modhash "$file"
    if ldd "$file" > /dev/null 2>&1; then echo "static: $file is not static" >&2; exit 1; fi
else
    # Every macOS has the standard library.
    install -m 755 "$objects/paysheet" "$file"
    strip "$file"
fi

expected="paysheet $(cat VERSION)"
version=$("$file" --version)
[ "$version" = "$expected" ] || { echo "static: the binary is $version, and VERSION says $expected" >&2; exit 1; }

#!/usr/bin/env bash
# Builds the WebAssembly modules. `Docs/Web-module.md` describes them.
#
#   Distribution/wasm/build.sh OUT           writes paysheet.wasm, paysheet-full.wasm and paysheet-cards.txt
#   Distribution/wasm/build.sh OUT lean      only paysheet.wasm and paysheet-cards.txt
#
# PAYSHEET_SCRATCH is the folder for object files (default: .build). Needs swift, and `wasm-opt` of Debian's package binaryen.
set -euo pipefail
out=$(mkdir -p "$1" && cd "$1" && pwd)
modules=${2:-all}
cd "$(dirname "$0")/../.."

triple=wasm32-unknown-none-wasm
scratch=${PAYSHEET_SCRATCH:-.build}/wasm
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
tables=$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a
flags=(-enable-experimental-feature Embedded -wmo)

tool() { if [ -x "$toolchain/bin/$1" ]; then echo "$toolchain/bin/$1"; else command -v "$1"; fi; }

# -Osize makes the modules a third smaller than -O. `wasm-opt -O3` below makes them as fast.
swift build --target PaySheetWeb --triple "$triple" -c release --scratch-path "$scratch" \
    $(printf -- '-Xswiftc %s ' "${flags[@]}") -Xswiftc -Osize
built=$scratch/$triple/release
mapfile -t objects < <(find "$built/" -path '*.build/*' -name '*.o' | sort)
[ "${#objects[@]}" -gt 0 ] || { echo "wasm: the build left no object files" >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$(tool clang)" --target="$triple" -O2 -mbulk-memory -ffreestanding -fno-builtin -fno-stack-protector \
    -c Distribution/wasm/runtime.c -o "$work/runtime.o"

# module NAME FLAG...: compiles the exports and links them with what they use.
module() {
    local name=$1
    shift
    # Not optimized: the linker takes the functions of the other modules from their own objects, which are.
    swiftc -swift-version 6 -parse-as-library -target "$triple" "${flags[@]}" -Onone -package-name paysheet "$@" -I "$built/Modules" \
        -import-objc-header Distribution/wasm/exports.h -c Distribution/wasm/Exports.swift -o "$work/exports.o"
    "$(tool wasm-ld)" --no-entry --gc-sections --strip-all -z stack-size=1048576 --stack-first --export-memory \
        "${objects[@]}" "$work/exports.o" "$work/runtime.o" "$tables" -o "$work/$name"
    wasm-opt -O3 --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals \
        "$work/$name" -o "$out/$name"
    echo "$name: $(stat -c %s "$out/$name") bytes, $(stat -c %s "$work/$name") before wasm-opt"
}
module paysheet.wasm
swift run generate-rule-pages --cards "$out/paysheet-cards.txt"
[ "$modules" = lean ] || module paysheet-full.wasm -D PAYSHEET_FULL

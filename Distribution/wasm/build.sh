#!/usr/bin/env bash
# Builds the WebAssembly modules. `Docs/Web-module.md` describes them.
#
#   Distribution/wasm/build.sh OUT           writes paysheet.wasm, paysheet-full.wasm and paysheet-cards.txt
#   Distribution/wasm/build.sh OUT lean      only paysheet.wasm and paysheet-cards.txt
#
# PAYSHEET_SCRATCH is the folder for object files (default: .build). Needs swift, node, and `wasm-opt` of Debian's package binaryen. It
# takes about ten minutes on two idle cores, and says what each part took.
set -euo pipefail
[ $# -ge 1 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2; }
out=$(mkdir -p "$1" && cd "$1" && pwd)
variant=${2:-all}
cd "$(dirname "$0")/../.."
source Distribution/tools.sh
need_swift
need node nodejs
need_for_modules
end_without_tools wasm

triple=wasm32-unknown-none-wasm
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
tables=$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a
work=${PAYSHEET_SCRATCH:-.build}/wasm
rm -rf "$work"
mkdir -p "$work"
work=$(cd "$work" && pwd)

# The modules that the door links. Those of a line do not import each other, so two of them compile at once.
catalogs=()
for catalog in Sources/*/catalog.tsv; do
    name=$(basename "$(dirname "$catalog")")
    [ "$name" = PaySheetOrders ] || catalogs+=("$name")
done
modules=(
    "PaySheet PaySheetShapes PaySheetCompression PaySheetCBOR"
    "PaySheetStorefront PaySheetSignatures PaySheetText"
    "PaySheetSources PaySheetTokens PaySheetDocuments PaySheetPreview"
    "PaySheetOrders PaySheetPages"
    "PaySheetGuide"
    "PaySheetReports PaySheetExamples"
    "${catalogs[*]} PaySheetOrderGuide"
    "PaySheetChecking"
    "PaySheetTool PaySheetWeb"
)
# As in Package.swift, but warnings are its business.
flags=(
    -swift-version 6 -target "$triple" -enable-experimental-feature Embedded -enable-experimental-feature Lifetimes -wmo
    -parse-as-library -package-name paysheet -strict-memory-safety -suppress-warnings -I "$work" -module-cache-path "$work/cache"
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
    -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature NonisolatedNonsendingByDefault
    -enable-upcoming-feature InferIsolatedConformances
)
tool() { if [ -x "$toolchain/bin/$1" ]; then echo "$toolchain/bin/$1"; else command -v "$1"; fi; }

# No objects of the modules: most code would be compiled several times. A module of Embedded Swift has the code of all its functions.
# The exports below compile what they use of it.
compile() {
    local sources
    mapfile -t sources < <(find "Sources/$1" -name '*.swift' | sort)
    swiftc "${flags[@]}" -Onone -emit-module -module-name "$1" -emit-module-path "$work/$1.swiftmodule" "${sources[@]}"
}
compile_modules() {
    local line first
    for line in "${modules[@]}"; do
        set -- $line
        while [ $# -gt 0 ]; do
            compile "$1" &
            first=$!
            shift
            [ $# = 0 ] || { compile "$1" && shift; }
            wait "$first"
        done
    done
}
timed "the modules of Swift, without their code" compile_modules
# The exports of both modules with what they use, for size: a third smaller than with -O. `wasm-opt -O3` makes them as fast, because it
# inlines what is small. Here, LLVM inlines nothing, no function is copied for the closures that it gets, and no loop is unrolled.
small=(-Osize -Xllvm -inline-threshold=0 -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=loop-unroll)
timed "the code of all modules, for size" \
    swiftc "${flags[@]}" "${small[@]}" -module-name Exports -import-objc-header Distribution/wasm/exports.h \
    -c Distribution/wasm/Exports.swift -o "$work/exports.o"

# Swift's tables of characters, packed: they come before those of the toolchain, which the linker then drops.
"$(tool clang)" -O1 Distribution/wasm/pack-unicode.c "${tables/$triple/$(uname -m)-unknown-linux-gnu}" -o "$work/pack-unicode"
"$work/pack-unicode" >"$work/unicode-tables.h"
c_flags=(--target="$triple" -mbulk-memory -ffreestanding -fno-builtin -fno-stack-protector)
"$(tool clang)" "${c_flags[@]}" -Os -I "$work" -c Distribution/wasm/unicode.c -o "$work/unicode.o"

# link NAME DOOR LINKER-FLAG...: links a module, without the other door.
link() {
    local name=$1 door=$2
    shift 2
    "$(tool clang)" "${c_flags[@]}" -O2 -DPAYSHEET_OPEN="paysheet_open_$door" -c Distribution/wasm/runtime.c -o "$work/$name.o"
    "$(tool wasm-ld)" --no-entry --gc-sections --strip-all -z stack-size=1048576 --stack-first --export-memory "$@" \
        --allow-multiple-definition "$work/exports.o" "$work/$name.o" "$work/unicode.o" "$tables" -o "$work/$name"
}
# module NAME DOOR LINKER-FLAG...: links a module and optimizes it.
module() {
    local name=$1
    link "$@"
    # A function with one caller stays a function: inlined, it compresses worse. No partial inlining: it makes wrong code in version 108.
    # The lowest kilobyte is the end of the stack, so no address is a negative number with an offset.
    wasm-opt -O3 --one-caller-inline-max-function-size=0 --flexible-inline-max-function-size=12 --low-memory-unused \
        --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals \
        "$work/$name" -o "$out/$name"
    echo "$name: $(stat -c %s "$out/$name") bytes, $(stat -c %s "$work/$name") before wasm-opt"
}
timed paysheet.wasm module paysheet.wasm lean &
lean=$!
[ "$variant" = lean ] || timed paysheet-full.wasm module paysheet-full.wasm full --export=paysheet_run
wait "$lean"
# The modules without cards read them from a file. A module of its own writes it, because its code is compiled already.
cards() {
    link cards.wasm lean --export=paysheet_cards
    node Distribution/wasm/cards.mjs "$work/cards.wasm" "$out/paysheet-cards.txt"
}
timed paysheet-cards.txt cards

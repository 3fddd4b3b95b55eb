#!/usr/bin/env bash
# Builds the core as Embedded Swift for WebAssembly, links it into a small program without a C library, and runs that.
#
# Names the symbols that the linked module needs from its host: only `putchar` is allowed. (A checked 64-bit multiplication would
# need `__multi3` here, and a Double much more.) Needs Node.js to run the module.
set -euo pipefail
cd "$(dirname "$0")/../.."

triple=wasm32-unknown-none-wasm
scratch=${PAYSHEET_SCRATCH:-.build}/embedded
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
tables=$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a
flags=(-enable-experimental-feature Embedded -wmo)

tool() { if [ -x "$toolchain/bin/$1" ]; then echo "$toolchain/bin/$1"; else command -v "$1"; fi; }

# The compiler below gets only the builder's own folder, so that it links no stale object.
rm -rf "$scratch/program"
mkdir -p "$scratch/program"
# For size, as the modules of Distribution/wasm.
swift build --target PaySheet --triple "$triple" -c release --scratch-path "$scratch" \
    $(printf -- '-Xswiftc %s ' "${flags[@]}" -Osize)

modules=$(dirname "$(find "$scratch/$triple/release/" -name PaySheet.swiftmodule | head -n 1)")
mapfile -t objects < <(find "$scratch/$triple/release/PaySheet.build/" -name '*.o' | sort)
[ "${#objects[@]}" -gt 0 ] || { echo "embedded: the build left no object files" >&2; exit 1; }

# A program compiles its own copy of what it uses from a module of Embedded Swift. Optimizing it here would take minutes, and the
# linker finds the core's own objects first.
swiftc -swift-version 6 -target "$triple" "${flags[@]}" -Onone -I "$modules" \
    -import-objc-header Tests/Embedded/shim.h -c Tests/Embedded/main.swift -o "$scratch/program/main.o"
"$(tool clang)" --target="$triple" -O2 -ffreestanding -fno-builtin -fno-stack-protector \
    -c Tests/Embedded/shim.c -o "$scratch/program/shim.o"

link() {
    "$(tool wasm-ld)" --no-entry --export=__main_argc_argv --gc-sections --import-undefined -z stack-size=1048576 --stack-first \
        "${objects[@]}" "$scratch/program/main.o" "$tables" "$@"
}
imports() {
    node -e 'const module = new WebAssembly.Module(require("fs").readFileSync(process.argv[1]));
        for (const entry of WebAssembly.Module.imports(module)) console.log(`${entry.module}.${entry.name}`)' "$1" | sort -u
}

# First without the shim, to see all that the core needs from a C library.
link --unresolved-symbols=ignore-all -o "$scratch/program/bare.wasm"
echo "embedded: asked of a C library: $(imports "$scratch/program/bare.wasm" | sed 's/^env\.//' | tr '\n' ' ')"

link "$scratch/program/shim.o" -o "$scratch/program/paysheet.wasm"
undefined=$(imports "$scratch/program/paysheet.wasm" | grep -vx 'host\.putchar' || true)
if [ -n "$undefined" ]; then
    echo "embedded: the linked module has undefined symbols that are not allowed:" >&2
    echo "$undefined" >&2
    exit 1
fi
link "$scratch/program/shim.o" --strip-all -o "$scratch/program/stripped.wasm"
echo "embedded: $(stat -c %s "$scratch/program/stripped.wasm") bytes, $(gzip -9 -c "$scratch/program/stripped.wasm" | wc -c) compressed"
node Tests/Embedded/run.mjs "$scratch/program/paysheet.wasm" Tests/Embedded/expected.txt

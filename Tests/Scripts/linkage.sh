#!/usr/bin/env bash
# Shows that a program with the core alone depends only on the standard library and the C library: no Foundation, no ICU. Checks
# an example of the release build, and the same program with a static standard library.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The names of the libraries that a program without Foundation may need.
allowed='libswift(Core|_Concurrency|_StringProcessing|_RegexParser|SwiftOnoneSupport|Glibc|_Builtin_float)\.so'
allowed+='|lib(c|m|dl|pthread|rt|util|gcc_s|stdc\+\+)\.so(\.[0-9]+)?|ld-linux-[a-z0-9-]+\.so\.[0-9]+|linux-vdso\.so\.[0-9]+'
# The needs of the standard library's concurrency module, which every program contains.
indirect='libdispatch\.so|libBlocksRuntime\.so'

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
objdump=$toolchain/bin/llvm-objdump
[ -x "$objdump" ] || objdump=objdump
names=$toolchain/bin/llvm-nm
[ -x "$names" ] || names=nm

failed=0
examine() {
    local kind=$1 program=$2
    "$program" > /dev/null
    local direct all foreign
    direct=$("$objdump" -p "$program" | awk '$1 == "NEEDED" { print $2 }' | sort)
    all=$(ldd "$program" | awk '{ print $1 }' | xargs -n 1 basename | sort)
    echo "linkage: $kind: needs $(echo "$direct" | tr '\n' ' '); with what these need: $(echo "$all" | tr '\n' ' ')"
    if ldd "$program" | grep 'not found'; then
        echo "linkage: $kind: a library is missing" >&2
        failed=1
    fi
    foreign=$({ echo "$direct" | grep -vxE "$allowed"; echo "$all" | grep -vxE "$allowed|$indirect"; } | sort -u || true)
    if [ -n "$foreign" ]; then
        echo "linkage: $kind: not allowed: $(echo "$foreign" | tr '\n' ' ')" >&2
        failed=1
    fi
    # A static library leaves no entry above, but its symbols: `10Foundation`, `20FoundationEssentials`.
    local symbols
    symbols=$("$names" "$program" | awk '{ print $NF }' | grep -E '^\$s(10Foundation|20FoundationEssentials)|_CF[A-Z]' | head -n 5 || true)
    if [ -n "$symbols" ]; then
        printf 'linkage: %s: symbols of Foundation:\n%s\n' "$kind" "$symbols" >&2
        failed=1
    fi
    echo "linkage: $kind: $(stat -c %s "$program") bytes"
}

scratch=${PAYSHEET_SCRATCH:-.build}
build=(swift build --scratch-path "$scratch" -c release --product FirstRequest)
"${build[@]}"
folder=$("${build[@]}" --show-bin-path)
examine dynamic "$folder/FirstRequest"
# Links the core's objects directly, because SwiftPM would compile them again.
swiftc -O -static-stdlib -I "$folder/Modules" Examples/Programs/FirstRequest/main.swift "$folder"/PaySheet.build/*.o \
    -o "$scratch/first-request-static"
examine static "$scratch/first-request-static"
exit "$failed"

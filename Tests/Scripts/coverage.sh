#!/usr/bin/env bash
# Runs the tests of the core with coverage and prints how much of the scanners they reach, and what they miss.
#
#   Tests/Scripts/coverage.sh [--lines] [FILTER]     FILTER as of `swift test --filter`; --lines shows each line that is missed
set -euo pipefail
cd "$(dirname "$0")/../.."

shows_lines=
if [ "${1:-}" = --lines ]; then shows_lines=1; shift; fi
filter=${1:-PaySheetTests}
scratch=${PAYSHEET_SCRATCH:-.build}/coverage
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
cov=$toolchain/bin/llvm-cov
[ -x "$cov" ] || cov=llvm-cov

swift test --scratch-path "$scratch" --enable-code-coverage --filter "$filter" > "$scratch.log" 2>&1 || { tail -n 40 "$scratch.log"; exit 1; }
grep -aoE 'Test run with [0-9]+ tests?.*' "$scratch.log" | tail -n 1
folder=$(swift build --scratch-path "$scratch" --show-bin-path)
program=$(find "$folder" -maxdepth 1 -name '*.xctest' -type f | head -n 1)
files=(Sources/PaySheet/JSON/Scanner.swift Sources/PaySheet/JSON/PaddedBytes.swift Sources/PaySheet/Reading/Fast/FastReader*.swift Sources/PaySheet/JSON/Recovery/RecoveringScanner*.swift)
"$cov" report "$program" -instr-profile "$folder/codecov/default.profdata" "${files[@]}" 2> /dev/null |
    awk '/^Filename/ { print "file  regions  missed  cover  lines  missed  cover" }
        /\.swift|^TOTAL/ { n = split($1, path, "/"); printf "%-42s %5s %5s %8s %6s %5s %8s\n", path[n], $2, $3, $4, $8, $9, $10 }'
[ -z "$shows_lines" ] ||
    "$cov" show "$program" -instr-profile "$folder/codecov/default.profdata" --show-regions=false "${files[@]}" 2> /dev/null |
    awk '/^\/.*\.swift:$/ { file = $0 } /^ *[0-9]+\| +0\|/ { if (file) print file; file = ""; print }'

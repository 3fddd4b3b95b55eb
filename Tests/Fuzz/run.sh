#!/usr/bin/env bash
# Fuzzes the library with libFuzzer and the address sanitizer.
#
#   Tests/Fuzz/run.sh [smoke|SECONDS] [TARGET...]
#
# `smoke`, the default, runs each target for 8 seconds, without optimization. This build takes less than half of the time and
# includes all assertions. The committed seeds are only read; new inputs stay in the scratch folder from run to run. A crash,
# broken law, leak or time-out fails. The input is stored in Tests/Fuzz/Crashes, which the ordinary tests read. FUZZ_SEED makes a
# run repeatable.
set -euo pipefail
cd "$(dirname "$0")"
# The manifest then has the fuzz targets.
export PAYSHEET_FUZZ=1

seconds=${1:-smoke}
shift || true
smoke=
[ "$seconds" != smoke ] || smoke=1 seconds=8
[[ $seconds =~ ^[0-9]+$ ]] || { sed -n '2,9s/^# \{0,1\}//p' run.sh >&2; exit 2; }
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(fuzz-decoder fuzz-amount fuzz-writer fuzz-language-server fuzz-agent-server fuzz-sources fuzz-markup fuzz-captures fuzz-ber fuzz-cbor fuzz-contacts fuzz-endpoints fuzz-orders fuzz-diffs)

# gold, the usual linker, stops with an error of its own over the sanitizer's debug information.
flags=(-c release -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld)
scratch=$(realpath -m "${PAYSHEET_SCRATCH:-../../.build}")/fuzz${smoke:+-smoke}
# Over the usual -O. A build for debugging would name the programs' entry points otherwise than libFuzzer wants.
[ -z "$smoke" ] || flags+=(-Xswiftc -Onone)

if command -v python3 > /dev/null; then python3 members.py --check; fi
for target in "${targets[@]}"; do
    [ -d "Sources/$target" ] || { echo "fuzz: there is no target $target" >&2; exit 2; }
    swift build --package-path ../.. --scratch-path "$scratch" "${flags[@]}" --product "$target"
done
programs=$(swift build --package-path ../.. --scratch-path "$scratch" "${flags[@]}" --show-bin-path)

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
[ ! -x "$toolchain/bin/llvm-symbolizer" ] || export ASAN_SYMBOLIZER_PATH=$toolchain/bin/llvm-symbolizer
# A trap is reported by libFuzzer, with the input; Swift's own backtracer would only take its time.
export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions=$PWD/leaks.txt:print_suppressions=0

failed=0
for target in "${targets[@]}"; do
    found=$scratch/corpus/$target
    log=$scratch/$target.log
    mkdir -p "$found"
    # Longer inputs of these targets say nothing new, and deeper stacks of their allocations take a third of the time.
    case $target in
        fuzz-contacts) length=512 stack=4 ;;
        fuzz-ber | fuzz-cbor | fuzz-orders) length=4096 stack=4 ;;
        *) length=8192 stack=30 ;;
    esac
    export ASAN_OPTIONS=malloc_context_size=$stack:quarantine_size_mb=32
    dictionary=()
    # Pages contain scripts.
    words=${target/markup/sources}.dict
    [ ! -f "$words" ] || dictionary=(-dict="$words")
    status=0
    # The outer limit ends a program that hangs outside the loop.
    timeout --foreground --kill-after=10 $((seconds + 120)) "$programs/$target" "$found" "Corpus/$target" "${dictionary[@]}" \
        -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len="$length" -print_funcs=0 \
        -print_final_stats=1 -artifact_prefix="Crashes/$target-" ${FUZZ_SEED:+-seed="$FUZZ_SEED"} > "$log" 2>&1 < /dev/null || status=$?
    executions=$(awk '/stat::number_of_executed_units/ { count = $2 } END { print count }' "$log")
    coverage=$(grep -oE 'cov: [0-9]+ ft: [0-9]+' "$log" | tail -n 1 || true)
    if [ "$status" -ne 0 ] || [ "${executions:-0}" -eq 0 ]; then
        grep -aE 'A law is broken|ERROR:|SUMMARY:|Fatal error|Test unit written|    #([0-9]|1[0-9]) ' "$log" | head -n 40 || tail -n 40 "$log"
        echo "fuzz: $target: FAILED with status $status after ${executions:-?} executions; the whole log is $log" >&2
        failed=1
    else
        echo "fuzz: $target: $executions executions in $seconds s, $coverage, no finding"
    fi
done
exit "$failed"

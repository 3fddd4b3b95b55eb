#!/usr/bin/env bash
# Measures the library.
#
#   Tests/Benchmarks/run.sh [smoke]             checks the budgets: allocations, instructions a byte; what CI runs
#   Tests/Benchmarks/run.sh budgets             writes budgets.tsv anew
#   Tests/Benchmarks/run.sh full DATE [CORPUS]  prints the table and writes Docs/Performance.md
#
# Nothing fails for being slow: times are printed only. `full` takes the documents of the file CORPUS, one a line; without it
# those of ../shared/bench/corpus.py beside the repository where that is there, else of corpus.py in this folder. The budgets
# always belong to the latter. ROUNDS sets the number of rounds, LINES_OF_CORPUS that of the documents. Needs python3, valgrind and gcc;
# on Debian what is missing is installed where that is allowed.
set -euo pipefail
cd "$(dirname "$0")"

mode=${1:-smoke}
date=${2:-}
corpus=${3:-}
case $mode in
    smoke | budgets) ;;
    full) [[ $date =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] || { echo "benchmarks: full needs a date such as 2027-03-01" >&2; exit 2; } ;;
    *) sed -n '2,6s/^# \{0,1\}//p' run.sh >&2; exit 2 ;;
esac

install() {
    command -v apt-get > /dev/null || return 1
    local sudo=()
    [ "$(id -u)" = 0 ] || sudo=(sudo -n)
    { "${sudo[@]}" apt-get update -qq && "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } > /dev/null
}
for tool in python3 valgrind gcc; do
    command -v "$tool" > /dev/null || install "$tool" || { echo "benchmarks: please install $tool" >&2; exit 2; }
done

scratch=${PAYSHEET_SCRATCH:-../../.build}/benchmarks
swift build --scratch-path "$scratch" -c release --product paysheet-benchmark
folder=$(swift build --scratch-path "$scratch" -c release --show-bin-path)
gcc -O2 -Wall -Wextra -shared -fPIC malloc-count.c -o "$folder/malloc-count.so"

if [ "$mode" != full ]; then
    python3 measure.py "$mode" "$folder"
    exit
fi

rm -f "$folder/simdjson"
if [ -e /usr/include/simdjson.h ] || install g++ libsimdjson-dev; then
    g++ -std=c++17 -O3 -DNDEBUG simdjson.cpp -lsimdjson -o "$folder/simdjson" || true
fi
lines=${LINES_OF_CORPUS:-20000}
export CORPUS_SOURCE="from the file that was given"
if [ -z "$corpus" ]; then
    corpus=$folder/corpus.ndjson
    shared=../../../shared/bench/corpus.py
    if [ -f "$shared" ]; then
        CORPUS_SOURCE="made by a generator outside this repository: carts of all kinds with their members in any order, many letters beyond ASCII, escapes"
        python3 "$shared" --lines "$lines" --out "$corpus" > /dev/null
    else
        CORPUS_SOURCE="made by \`Tests/Benchmarks/corpus.py\`"
        python3 corpus.py "$lines" "$corpus"
    fi
fi
# What has findings is left out: it is read twice.
"$folder/paysheet-benchmark" clean "$corpus" > "$folder/clean.ndjson"
corpus=$folder/clean.ndjson
python3 measure.py full "$folder" "$corpus" "$date"

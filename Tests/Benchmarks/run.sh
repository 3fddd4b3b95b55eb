#!/usr/bin/env bash
# Measures the library and the command.
#
#   Tests/Benchmarks/run.sh [smoke]             compares instructions and allocations with the budgets
#   Tests/Benchmarks/run.sh budgets             writes budgets.tsv anew
#   Tests/Benchmarks/run.sh growth [small]      prints how cost grows with the size, and fails if that is not linear
#   Tests/Benchmarks/run.sh careless            measures the command on archives with warnings and mistakes, beside clean ones
#   Tests/Benchmarks/run.sh sources             measures the reader of source code on 160 MB of public scripts, without a false alarm
#   Tests/Benchmarks/run.sh full DATE [CORPUS]  measures everything beside other libraries and writes Docs/Performance.md
#
# Nothing fails for being slow: times are only printed. PAYSHEET_CORPUS_GENERATOR names a generator of payment requests with the
# options of corpus.py (default: ../shared/bench/corpus.py beside the repository, else corpus.py in this folder). `full` can take
# the lines without findings of the NDJSON file CORPUS instead. The budgets always use corpus.py in this folder. ROUNDS sets the
# number of rounds, LINES_OF_CORPUS the number of lines (default: 100000). GROWTH=small leaves out the largest sizes of the growth
# table, which take as long as everything else.
# Needs python3, valgrind and gcc, for `full` also node with ajv, g++ with simdjson, and PyPI; on Debian what is missing is installed
# where that is allowed.
set -euo pipefail
cd "$(dirname "$0")"

mode=${1:-smoke}
date=${2:-}
corpus=${3:-}
case $mode in
    smoke | budgets | growth | careless | sources) ;;
    full) [[ $date =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] || { echo "benchmarks: full needs a date such as 2027-03-01" >&2; exit 2; } ;;
    *) sed -n '2,9s/^# \{0,1\}//p' run.sh >&2; exit 2 ;;
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

# The ordinary release build, which the rest of the gate has made.
build=(swift build --package-path ../.. -c release)
for product in paysheet-bench paysheet; do "${build[@]}" --product "$product"; done
release=$("${build[@]}" --show-bin-path)
# One folder for the measured programs and the tools. Another run may be using them.
folder=$release/benchmarks
mkdir -p "$folder"
for product in paysheet-bench paysheet; do [ -L "$folder/$product" ] || ln -sf "../$product" "$folder/"; done
gcc -O2 -Wall -Wextra -shared -fPIC malloc-count.c -o "$folder/malloc-count.so.$$"
mv "$folder/malloc-count.so.$$" "$folder/malloc-count.so"
case $mode in smoke | budgets | full)
    ../../Distribution/static.sh "$folder/static/paysheet"
    swiftc -O -static-stdlib -static-executable -o "$folder/static/empty" empty.swift 2>&1 |
        { grep -v "Using 'dlopen' in statically linked" || true; } >&2 ;;
esac

# Writes clean.ndjson, careless.ndjson and mixed.ndjson, and names their origin in `source`.
make_corpora() {
    local lines=${LINES_OF_CORPUS:-100000} generator=${PAYSHEET_CORPUS_GENERATOR:-../../../shared/bench/corpus.py}
    source="made by a generator outside this repository: carts of all kinds with their members in any order, many letters beyond ASCII, escapes"
    if [ ! -f "$generator" ]; then
        generator=corpus.py
        source="made by \`Tests/Benchmarks/corpus.py\`"
    fi
    python3 "$generator" --lines "$lines" --out "$folder/careless.ndjson" --careless > /dev/null
    python3 corpus.py --lines "$lines" --out "$folder/mixed.ndjson" --mixed > /dev/null
    if [ -n "$corpus" ]; then
        source="the documents of a file, without those that have findings"
        "$folder/paysheet-bench" clean "$corpus" > "$folder/clean.ndjson"
        return
    fi
    python3 "$generator" --lines "$lines" --out "$folder/corpus.ndjson" > /dev/null
    "$folder/paysheet-bench" clean "$folder/corpus.ndjson" > "$folder/clean.ndjson"
    cmp "$folder/corpus.ndjson" "$folder/clean.ndjson" || { echo "benchmarks: $generator makes lines with findings" >&2; exit 1; }
}

case $mode in
    smoke) python3 budgets.py check "$folder"; exit ;;
    careless)
        make_corpora
        exec python3 careless.py "$folder/paysheet" "$folder/clean.ndjson" "$folder/careless.ndjson" "$folder/mixed.ndjson"
        ;;
    budgets) python3 budgets.py write "$folder"; cat budgets.tsv; exit ;;
    sources) exec python3 sources.py "$folder/paysheet" "$folder/sources" ;;
    growth) python3 growth.py "${2:-full}" "$folder/paysheet-bench"; exit ;;
esac

if [ ! -e /usr/include/simdjson.h ] || [ ! -d /usr/share/nodejs/ajv ] || ! command -v g++ node > /dev/null; then
    install g++ libsimdjson-dev nodejs node-ajv python3-venv || { echo "benchmarks: please install g++ libsimdjson-dev nodejs node-ajv" >&2; exit 2; }
fi
export NODE_PATH=${NODE_PATH:-/usr/share/nodejs}
g++ -std=c++17 -O3 -DNDEBUG -Wall -Wextra peers/simdjson.cpp -lsimdjson -o "$folder/simdjson"
swiftc -O -wmo peers/foundation/*.swift -o "$folder/foundation"
[ -x "$folder/peers-venv/bin/python" ] || python3 -m venv "$folder/peers-venv"
"$folder/peers-venv/bin/pip" install --quiet --disable-pip-version-check -r peers/requirements.txt

make_corpora
python3 page.py "$folder" "$folder/static/paysheet" "$folder/clean.ndjson" "$folder/careless.ndjson" "$folder/mixed.ndjson" "$date" "$source"

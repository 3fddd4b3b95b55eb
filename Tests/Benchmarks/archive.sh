#!/usr/bin/env bash
# Runs `paysheet check` over archives: the output is the same with any number of jobs, and a long run stays within its memory
# limit.
#
#   Tests/Benchmarks/archive.sh smoke           what CI runs
#   Tests/Benchmarks/archive.sh full [CORPUS]   ten million lines through a pipe
#
# `full` uses the requests of CORPUS, one per line; without it those of corpus.py in this folder. Lines with findings are left out
# first. LINES sets the number of lines of the corpus, LONG the number of lines through the pipe. PAYSHEET names the command; the
# default is the release build. Needs python3. run.sh measures the speed.
set -euo pipefail
cd "$(dirname "$0")"

mode=${1:-smoke}
case $mode in
    smoke) lines=${LINES:-3000} long=${LONG:-300000} ;;
    full) lines=${LINES:-100000} long=${LONG:-10000000} ;;
    *) sed -n '2,5s/^# \{0,1\}//p' archive.sh >&2; exit 2 ;;
esac
command -v python3 > /dev/null || { echo "archive: please install python3" >&2; exit 2; }

tool=${PAYSHEET:-}
if [ -z "$tool" ]; then
    scratch=${PAYSHEET_SCRATCH:-../../.build}
    swift build --package-path ../.. --scratch-path "$scratch" -c release --product paysheet > /dev/null
    tool=$(swift build --package-path ../.. --scratch-path "$scratch" -c release --show-bin-path)/paysheet
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
corpus=${2:-$folder/corpus.ndjson}
[ -n "${2:-}" ] || python3 corpus.py --lines "$lines" --out "$corpus"
python3 archive.py jobs "$tool" "$folder" "$corpus"
python3 archive.py long "$tool" "$folder" "$long"

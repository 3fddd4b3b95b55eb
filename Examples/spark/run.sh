#!/usr/bin/env bash
# Generates an archive of payment requests and checks it with Spark on this machine. Needs Python 3.10 and Java 17, or newer.
#
#   Examples/spark/run.sh [--lines N] [--connect] [FOLDER]
#
# --lines N   number of lines (default: 20000)
# --connect   use Spark Connect too
# FOLDER      folder for archive and Parquet (default: .build/spark)
#
# PAYSHEET                a release build of the command; built if it is not set
# PAYSHEET_SPARK_PYTHON   a folder for PySpark, 850 MB (default: one in ~/.cache/paysheet, kept for the next time)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

lines=20000
ways=("")
folder=.build/spark
while [ $# -gt 0 ]; do
    case $1 in
        --lines) lines=${2:?"--lines takes a number"}; shift ;;
        --connect) ways+=(--connect) ;;
        -*) echo "run.sh does not know $1; it takes --lines N, --connect and a folder" >&2; exit 2 ;;
        *) folder=$1 ;;
    esac
    shift
done

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
version=$("$java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p' || true)
[ "${version:-0}" -ge 17 ] || { echo "Spark needs Java 17 or newer: apt-get install openjdk-17-jre-headless, or set JAVA_HOME" >&2; exit 2; }

if [ -z "${PAYSHEET:-}" ]; then
    swift build -c release --product paysheet
    PAYSHEET=$(swift build -c release --show-bin-path)/paysheet
fi
PAYSHEET=$(realpath "$PAYSHEET")

# A separate Python with the required PySpark, installed once per set of requirements.
python=$(Examples/spark/python.sh)

mkdir -p "$folder"
rm -rf "${folder:?}/archive"
"$python" Examples/spark/make_archive.py --paysheet "$PAYSHEET" --lines "$lines" "$folder/archive"
echo "$folder/archive: $(cat "$folder"/archive/*.ndjson | wc -lc | awk '{ printf "%d lines, %.1f MB", $1, $2 / 1e6 }')"

for way in "${ways[@]}"; do
    "$python" Examples/spark/check_archive.py --paysheet "$PAYSHEET" --archive "$folder/archive" --out "$folder/parquet$way" $way
done

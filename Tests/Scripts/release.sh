#!/usr/bin/env bash
# Builds the release binary: static, stripped, one file that needs nothing of the machine. (On Linux even the C library is in it: half of
# the time that a start takes would go into linking.)
#
#   Tests/Scripts/release.sh [FOLDER]      (default: .build/release-binary)
#
# Prints its size and start time, writes SHA256SUMS beside it, and refuses where the bill of materials is not the package's.
# PAYSHEET_SCRATCH names another folder for what the compiler leaves.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=${1:-.build/release-binary}
scratch=${PAYSHEET_SCRATCH:-.build/static}

python3 Tests/Scripts/check-sbom.py
build=(swift build -c release --static-swift-stdlib --scratch-path "$scratch" --product paysheet)
[ "$(uname)" != Linux ] || build+=(-Xswiftc -static-executable)
"${build[@]}"
mkdir -p "$folder"
install -m 755 "$("${build[@]}" --show-bin-path)/paysheet" "$folder/paysheet"
strip "$folder/paysheet"
cp sbom.spdx.json LICENSE "$folder/"

version=$("$folder/paysheet" --version)
grep -q "\"name\": \"${version/ /-}\"" sbom.spdx.json || { echo "the binary calls itself $version, the bill of materials does not" >&2; exit 1; }
# Nothing of Swift may be looked for on the user's machine.
if ldd "$folder/paysheet" | grep -iE 'swift|foundation'; then echo "linked with libraries that users do not have" >&2; exit 1; fi

(cd "$folder" && sha256sum paysheet sbom.spdx.json LICENSE > SHA256SUMS && sha256sum --quiet --check SHA256SUMS)
start=$(python3 - "$folder/paysheet" << 'PYTHON'
import statistics, subprocess, sys, time
times = []
for _ in range(31):
    start = time.perf_counter()
    subprocess.run([sys.argv[1], "--version"], stdout=subprocess.DEVNULL, check=True)
    times.append(time.perf_counter() - start)
print(f"{statistics.median(times) * 1000:.1f} ms")
PYTHON
)
echo "$version: $(stat -c %s "$folder/paysheet") bytes, starts in $start at the median"
cat "$folder/SHA256SUMS"

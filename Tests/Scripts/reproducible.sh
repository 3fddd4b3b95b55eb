#!/usr/bin/env bash
# Builds the packages from nothing in a copy of the repository in another folder, so that they can be compared.
#
#   Tests/Scripts/reproducible.sh OUT
set -euo pipefail
out=$(realpath -m "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
source Tests/Scripts/copy-of-repository.sh
# What may differ between two machines.
umask 077
env -u LANG TZ=Asia/Tokyo LC_ALL=C.UTF-8 Distribution/build.sh "$out" archive deb wheel
echo "reproducible: built from nothing in $copy"

#!/usr/bin/env bash
# Builds the packages in a copy of the repository in another folder, so that they can be compared: reproducible.sh OUT
#
# PAYSHEET_BINARY names a binary of Distribution/static.sh; without it, everything is compiled from nothing.
set -euo pipefail
out=$(realpath -m "$1")
binary=${PAYSHEET_BINARY:+$(realpath "$PAYSHEET_BINARY")}
export PAYSHEET_BINARY=$binary
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
source Tests/Scripts/copy-of-repository.sh
# What may differ between two machines.
umask 077
env -u LANG TZ=Asia/Tokyo LC_ALL=C.UTF-8 Distribution/build.sh "$out" archive deb wheel
echo "reproducible: built in $copy"

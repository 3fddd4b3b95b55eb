#!/usr/bin/env bash
# Builds and runs a package that depends on a tagged git clone of this repository, as users' packages do. Checks that the manifest
# has no unsafe flags, because SwiftPM rejected them in tagged dependencies. Checks the last commit.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

[ -z "$(git status --porcelain)" ] || echo "downstream: note: uncommitted changes are not part of what is checked"
git clone --quiet --no-hardlinks . "$work/paysheet"
# Only the clone gets the tag; it replaces an existing one.
git -C "$work/paysheet" tag --force 0.1.0 HEAD > /dev/null
# Newer versions of SwiftPM allow unsafe flags, older ones do not. The script therefore looks for them.
if swift package --package-path "$work/paysheet" --scratch-path "$work/dump" dump-package | grep -n '"unsafeFlags"'; then
    echo "downstream: Package.swift has unsafe flags" >&2
    exit 1
fi
cp -r Tests/Downstream "$work/shop"
rm -rf "$work/shop/.build"

export PAYSHEET_URL="file://$work/paysheet"
# Its own caches and fingerprints, because SwiftPM must not remember another run's tag of the same version.
swift run --package-path "$work/shop" --scratch-path "$work/build" --cache-path "$work/cache" --security-path "$work/security" \
    --config-path "$work/config" Shop
grep -q '"version" : "0.1.0"' "$work/shop/Package.resolved" || { echo "downstream: the tag was not what was resolved" >&2; exit 1; }
echo "downstream: built against $(git rev-parse --short HEAD) as a tagged dependency"

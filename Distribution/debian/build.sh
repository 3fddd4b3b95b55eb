#!/usr/bin/env bash
# Builds the Debian package. Distribution/build.sh calls this, with PAYSHEET_BINARY and SOURCE_DATE_EPOCH set.
#
#   Distribution/debian/build.sh OUT
set -euo pipefail
out=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")"
version=$(cat ../../VERSION)
architecture=$(dpkg --print-architecture)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"

documents=$root/usr/share/doc/paysheet
mkdir -p "$root/DEBIAN" "$documents" "$root/usr/share/man/man1" "$root/usr/share/lintian/overrides"
install -D -m 755 "$PAYSHEET_BINARY" "$root/usr/bin/paysheet"
"$PAYSHEET_BINARY" man | gzip -9n > "$root/usr/share/man/man1/paysheet.1.gz"
# completions SHELL FILE
completions() { mkdir -p "$(dirname "$root/$2")" && "$PAYSHEET_BINARY" completions "$1" > "$root/$2"; }
completions bash usr/share/bash-completion/completions/paysheet
completions zsh usr/share/zsh/vendor-completions/_paysheet
completions fish usr/share/fish/vendor_completions.d/paysheet.fish
cp copyright "$documents/copyright"
cp lintian-overrides "$root/usr/share/lintian/overrides/paysheet"

maintainer=$(sed -n 's/^Maintainer: //p' control)
date=$(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
printf 'paysheet (%s) unstable; urgency=medium\n\n  * Changes: see CHANGELOG.md in the source of the project.\n\n -- %s  %s\n' \
    "$version" "$maintainer" "$date" | gzip -9n > "$documents/changelog.gz"

size=$(find "$root/usr" -type f -printf '%s\n' | awk '{ sum += int(($1 + 1023) / 1024) } END { print sum }')
sed "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@SIZE@/$size/" control > "$root/DEBIAN/control"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
# One thread, because several split the data differently.
dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$root" "$out/paysheet_${version}_$architecture.deb"

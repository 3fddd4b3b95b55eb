#!/usr/bin/env bash
# Shows that the tree of a script covers each byte once: in the 100 largest scripts of some of Debian's packages for Node.js and browsers.
# They are unpacked into a folder of their own, and not installed.
#
#   Tests/Scripts/large-scripts.sh [OPTION OF SWIFT TEST]...
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

packages=(
    node-typescript node-babel7-standalone node-lodash node-react node-react-dom node-core-js node-acorn webpack libjs-bootstrap4
    libjs-codemirror libjs-highlight.js libjs-mathjax libjs-pdf
)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/packages" "$work/unpacked" "$work/scripts"
cd "$work/packages"
apt-get download -qq "${packages[@]}" 2> /dev/null || { ${SUDO:-} apt-get update -qq && apt-get download -qq "${packages[@]}"; }
cd - > /dev/null
for package in "$work"/packages/*.deb; do dpkg-deb -x "$package" "$work/unpacked"; done
number=0
while IFS= read -r script; do
    number=$((number + 1))
    cp "$script" "$work/scripts/$number.${script##*.}"
done < <(find "$work/unpacked" -type f -regex '.*\.[cm]?[jt]s' -printf '%s %p\n' | sort -rn | sed -n '1,100s/^[0-9]* //p')
[ "$number" = 100 ] || { echo "the packages have only $number scripts" >&2; exit 1; }
PAYSHEET_SCRIPTS=$work/scripts swift test "$@" --filter SourceTreeTests
echo "100 scripts, $(du -cb "$work/scripts" | tail -n 1 | cut -f 1) bytes"

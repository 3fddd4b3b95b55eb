#!/usr/bin/env bash
# Unpacks Debian's Jest into a folder, with what it depends on. Installing it would need Debian's Node.js, which not every machine has.
#
#   Tests/Web/npm/jest-root.sh FOLDER
set -euo pipefail
mkdir -p "$1/packages"
cd "$1/packages"
depends=(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances jest)
# Only these have parts that Jest loads, and node-types-node is a part of Debian's Node.js.
names=$("${depends[@]}" | grep -E '^(node-|jest$)' | grep -v '^node-types-node$' | sort -u)
apt-get download -q $names > /dev/null 2>&1 || { echo "the packages of Jest cannot be downloaded" >&2; exit 1; }
for package in *.deb; do dpkg -x "$package" ..; done
rm -r ../packages
# Debian's Jest asks Debian's Node.js where modules are.
cat > ../settings.cjs <<END
const config = { ...process.config, variables: { ...process.config.variables, node_prefix: "$1/usr", node_relative_path: "share/nodejs" } };
Object.defineProperty(process, "config", { value: config });
END

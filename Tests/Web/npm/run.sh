#!/usr/bin/env bash
# Packs the npm package, installs the tarball without a network, and tests what is installed.
#
#   Tests/Web/npm/run.sh MODULES [PAYSHEET]
#
# MODULES is the folder with the WebAssembly modules, PAYSHEET the native command to compare with. Needs node, npm, tsc and the packages of
# Jest in the folder that JEST_ROOT names (see jest-root.sh).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/../../..
modules=$(realpath "$1")
work=$(mktemp -d)
chmod 755 "$work" # Some tests run as another user.
trap 'rm -rf "$work"' EXIT

tarball=$("$root/Distribution/npm/pack.sh" "$work/first" "$modules")
"$root/Distribution/npm/pack.sh" "$work/second" "$modules" > /dev/null
cmp "$tarball" "$work/second/$(basename "$tarball")"
echo "tarball: $(stat -c %s "$tarball") bytes, the same twice"

# From nothing to the first finding.
mkdir "$work/project"
cd "$work/project"
printf '{"total": {"label": "Shop", "amount": "1,50"}, "countryCode": "US"}' > request.json
start=$(date +%s%N)
npm init --yes > /dev/null
# As the README says. Without "./", npm reads the path as the name of a repository on GitHub.
mkdir out
ln -s "$tarball" out/
line=$(grep -oE 'npm install [^`]+\.tgz' "$root/README.md")
eval "$line --offline --no-audit --no-fund --cache $work/cache" > /dev/null
npx --no-install paysheet check --format concise request.json > findings.txt || [ $? = 1 ]
milliseconds=$((($(date +%s%N) - start) / 1000000))
grep -q 'amount/format' findings.txt
echo "install and first finding: $milliseconds ms (aim: 5000 ms)"
# Other work on the machine makes it slower, so only four times as much fails.
[ "$milliseconds" -le 20000 ] || { echo "more than 20 s" >&2; exit 1; }
[ "$(find node_modules -name package.json | wc -l)" = 1 ] || { echo "the package has dependencies" >&2; exit 1; }

cp -r "$here/types" types
sed -n '/^```ts$/,/^```$/{/^```/!p}' "$root/Docs/From-Node.md" > types/page.mts
[ -s types/page.mts ] || { echo "Docs/From-Node.md has no sample of the types" >&2; exit 1; }
tsc --project types
echo "types: tsc --strict accepts them"

if [ -n "${JEST_ROOT:-}" ]; then
    cp -r "$here/jest" jest
    # The same tests for projects that use `require`.
    for file in jest/*.mjs; do
        sed -E -e 's/^import (.*) from (.*);/const \1 = require(\2);/; /^const/{ s/\.mjs"/.cjs"/; s/ as /: /g }' \
            -e 's/^export const (\w+) =/const \1 = exports.\1 =/' \
            -e 's/^export (async )?function (\w+)/exports.\2 = \2; \1function \2/' "$file" > "${file%.mjs}.cjs"
    done
    modules_folder=$JEST_ROOT/usr/share/nodejs
    jest=(env "NODE_PATH=$modules_folder" node --require "$JEST_ROOT/settings.cjs" "$modules_folder/jest-cli/bin/jest.js" --rootDir "$PWD" --ci --setupFilesAfterEnv paysheet/jest)
    as_modules=(env NODE_OPTIONS=--experimental-vm-modules "${jest[@]}")
    as_scripts=("${jest[@]}" --moduleFileExtensions js --moduleFileExtensions cjs)
    "${as_modules[@]}" --testMatch '**/module.test.mjs'
    "${as_scripts[@]}" --testMatch '**/module.test.cjs'
    # The sample of the documentation fails with the text that the page shows, and passes after the correction that the page names.
    page=$root/Docs/Testing-a-checkout.md
    # Prints the block of code that has a line, as a reader copies it.
    block() { awk -v name="// $1" '/^```/ { if (found) printf "%s", block; block = ""; found = 0; next } { block = block $0 "\n" } $0 == name { found = 1 }' "$page"; }
    mkdir sample
    for name in checkout.js checkout.test.js; do
        block "$name" > "sample/$name"
        [ -s "sample/$name" ] || { echo "Docs/Testing-a-checkout.md has no $name" >&2; exit 1; }
    done
    ! "${jest[@]}" --testMatch '**/sample/*.test.js' > sample.log 2>&1 || { echo "the sample of Docs/Testing-a-checkout.md has no mistake" >&2; exit 1; }
    grep -qF "$(grep -m 1 '^paysheet/mock: ' "$page")" sample.log || { cat sample.log >&2; exit 1; }
    sed -i 's/amount: `$${amount}`/amount: amount.toFixed(2)/' sample/checkout.js
    "${jest[@]}" --testMatch '**/sample/*.test.js'
    # The same for Vitest, which Debian does not have: Jest has the same names.
    mkdir sample/vitest
    echo '{"type": "module"}' > sample/vitest/package.json
    block checkout.spec.js > sample/vitest/checkout.spec.js
    sed 's/^exports\.listen =/export const listen =/' sample/checkout.js > sample/vitest/checkout.js
    cp "$here/runners/vitest-names.mjs" sample/vitest
    "${as_modules[@]}" --env jest-environment-jsdom --testMatch '**/sample/vitest/*.spec.js' --moduleNameMapper '{"^vitest$": "<rootDir>/sample/vitest/vitest-names.mjs"}'
    # The same for the runner of Node.js, without a page.
    block checkout.node.test.mjs > sample/checkout.node.test.mjs
    [ -s sample/checkout.node.test.mjs ] || { echo "Docs/Testing-a-checkout.md has no checkout.node.test.mjs" >&2; exit 1; }
    node --test sample/checkout.node.test.mjs
    # In a page of jsdom.
    "${as_modules[@]}" --env jest-environment-jsdom --testMatch '**/jest/*.test.mjs'
    "${as_scripts[@]}" --env jest-environment-jsdom --testMatch '**/jest/*.test.cjs'
fi

export PAYSHEET_PROJECT=$PWD
[ -z "${2:-}" ] || export PAYSHEET=$2
node --test "$here"/*.test.mjs
# The tests of the shop, which finds the package in the folder above it.
cp -r "$root/Examples/shop" shop
rm -rf shop/node_modules
(cd shop && npm test)
python3 "$root/Tests/Scripts/interrupted-writes.py" --rounds 6 node_modules/paysheet/bin/paysheet.js

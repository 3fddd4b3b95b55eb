#!/usr/bin/env bash
# Follows Docs/Adding-a-provider.md in a copy of the repository, with the folder of Tests/HarborProvider. Shows that
#
#   1. besides the folder and the generated files nothing changes,
#   2. the command finds the call in source code, checks the document and the request that it becomes, and explains the rule.
#
# Leaves nothing behind. Takes no arguments.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source Tests/Scripts/copy-of-repository.sh

say "1. A folder."
cp -R Tests/HarborProvider Sources/PaySheetProviders/Harbor
PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate
[ -z "$(changed_besides Sources/PaySheetProviders/Harbor)" ] || { git status --short; fail "other files changed"; }

say "2. The command with the provider."
swift build "${whole[@]}" --product paysheet
paysheet=$(swift build "${whole[@]}" --show-bin-path)/paysheet
mkdir "$copy/page"
cd "$copy/page"
printf 'const harbor = Harbor("key");\nharbor.pay({ cents: 1490, currency: "EUR", shop: "Harbor Books" });\n' > right.js
printf 'const harbor = Harbor("key");\nharbor.pay({ cents: 14.9, currency: "EUR", shop: "Harbor Books" });\n' > cents.js
printf 'const harbor = Harbor("key");\nharbor.pay({ cents: -5, currency: "EUR", shop: "Harbor Books" });\n' > negative.js
"$paysheet" check right.js || fail "the right page does not pass"
if "$paysheet" check --format concise cents.js negative.js > report.txt; then fail "the wrong pages pass"; fi
finds "cents.js:2:21: error[harbor/cents]" report.txt
finds "negative.js:2:21: error[total/negative]" report.txt
"$paysheet" translate right.js > request.json
finds '"amount": "14.90"' request.json
"$paysheet" check request.json || fail "the request does not pass"
"$paysheet" explain harbor/cents > card.txt
finds "14.9 is 14 cents" card.txt
say "ok"

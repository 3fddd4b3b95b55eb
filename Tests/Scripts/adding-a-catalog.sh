#!/usr/bin/env bash
# Follows Docs/Adding-a-catalog.md in a copy of the repository: the folder of vouchers, which the tests hold, becomes a catalog of the
# command. Shows that
#
#   1. besides the folder, one line and the generated files nothing changes,
#   2. the command checks, fixes, formats, explains, describes and makes vouchers, and still checks payment requests.
#
# Leaves nothing behind. Takes no arguments.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source Tests/Scripts/copy-of-repository.sh

mkdir -p "$copy/.build"
say "1. A folder and a line."
cp -R Tests/Vouchers Sources/PaySheetVouchers
rm -r Sources/PaySheetVouchers/Generated
sed -i '/^    catalog("PaySheetStoreKit"),$/i\    catalog("PaySheetVouchers"),' Package.swift
if PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate --check > "$copy/.build/check.log" 2>&1; then fail "the lists are not stale"; fi
finds "stale: Sources/PaySheetChecking/Catalogs/Generated/CatalogList+Others.swift" "$copy/.build/check.log"
finds "stale: Sources/PaySheetVouchers/Generated/VouchersTables.swift" "$copy/.build/check.log"
PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate
[ "$(changed_besides Sources/PaySheetVouchers)" = Package.swift ] || { git status --short; fail "other files changed"; }
[ "$(git diff --cached --numstat Package.swift | cut -f 1,2 | tr '\t' ' ')" = "1 0" ] || fail "more than one line changed"

say "2. The command with the catalog."
swift build "${whole[@]}" --product paysheet
paysheet=$(swift build "${whole[@]}" --show-bin-path)/paysheet
mkdir "$copy/shop"
cd "$copy/shop"
"$paysheet" example voucher > voucher.json
"$paysheet" example --break voucher/title > title.json
"$paysheet" example basic > request.json
"$paysheet" check voucher.json request.json || fail "documents without fault do not pass"
if "$paysheet" check title.json > report.txt; then fail "title.json passes"; fi
finds voucher/title report.txt
"$paysheet" fix title.json
"$paysheet" check title.json || fail "the fix does not help"
"$paysheet" fmt voucher.json
"$paysheet" describe voucher.json > words.txt
finds "A voucher of 20.00 EUR." words.txt
sed 's/V-[0-9]*/V-0/' voucher.json > earlier.json
if "$paysheet" check --earlier-voucher earlier.json voucher.json > report.txt; then fail "another number passes"; fi
finds voucher/number-changed report.txt
"$paysheet" explain voucher/worth > card.txt
finds "The shopper pays the rest." card.txt
"$paysheet" schema Voucher > schema.json
finds '"lastRedemption"' schema.json
say "ok"

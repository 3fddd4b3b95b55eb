#!/usr/bin/env bash
# Follows Docs/Adding-a-catalog.md in a copy of the repository: gives the command the catalog of vouchers, which the tests hold.
# Shows that
#
#   1. a member in the middle of a table makes the tables stale, and one command renews them,
#   2. the command checks, fixes, formats, explains and makes vouchers, with the new member, and still checks payment requests.
#
# Leaves nothing behind. Takes no arguments.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source Tests/Scripts/copy-of-repository.sh
say() { printf '\n%s\n' "$*"; }
fail() { printf 'adding-a-catalog: %s\n' "$*" >&2; exit 1; }
# finds TEXT FILE: the file has a line with the text.
finds() { grep -qF -- "$1" "$2" || { cat "$2"; fail "no line has: $1"; }; }

# Modules as a whole, not optimized: quicker than by file where nothing is built twice.
whole=(-c release -Xswiftc -Onone)

say "1. A member in the middle of a table."
sed -i '/Member("issued"/i\            Member("ribbon", .boolean, .optional, "The voucher has a ribbon."),' Tests/VoucherShapes/VoucherShapes.swift
if PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate --check > "$copy/check.log" 2>&1; then fail "the tables are not stale"; fi
finds "stale: Tests/CatalogTests/Generated/VouchersTables.swift" "$copy/check.log"
PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate

say "2. The command with both catalogs."
main=Sources/PaySheetMain
cp Tests/CatalogTests/Vouchers.swift Tests/CatalogTests/VoucherGuide.swift Tests/CatalogTests/Generated/*.swift "$main"
sed -i 's/System.posix(), /System.posix(), catalogs: CatalogList(.applePay, .vouchers), /' "$main/main.swift"
finds "catalogs: CatalogList(.applePay, .vouchers)" "$main/main.swift"
old='"PaySheetAgentServer", "PaySheetChecking", "PaySheetLanguageServer", "PaySheetTool"'
new='"PaySheet", "PaySheetAgentServer", "PaySheetChecking", "PaySheetExamples", "PaySheetGuide", "PaySheetLanguageServer", "PaySheetReports", "PaySheetTool", "VoucherShapes"'
sed -i -z "s/name: \"PaySheetMain\", dependencies: \[$old\],[[:space:]]*swiftSettings: strict/name: \"PaySheetMain\", dependencies: [$new], swiftSettings: core/" \
    Package.swift
finds "dependencies: [$new], swiftSettings: core" Package.swift
swift build "${whole[@]}" --product paysheet
paysheet=$(swift build "${whole[@]}" --show-bin-path)/paysheet
mkdir "$copy/shop"
cd "$copy/shop"
"$paysheet" example voucher > voucher.json
sed 's/"kind"/"ribbon": "red",\n  "kind"/' voucher.json > ribbon.json
sed 's/"kind"/"ribbon": true,\n  "kind"/' voucher.json > right.json
"$paysheet" example --break voucher/title > title.json
"$paysheet" example basic > request.json
"$paysheet" check voucher.json right.json request.json || fail "documents without fault do not pass"
for file in ribbon.json title.json; do
    if "$paysheet" check "$file" > report.txt; then fail "$file passes"; fi
    cat report.txt
done
finds voucher/title report.txt
"$paysheet" fix title.json
"$paysheet" check title.json || fail "the fix does not help"
"$paysheet" fmt right.json
grep -A 1 '"worthCurrency"' right.json | grep -q '"ribbon"' || fail "the new member is not written at its place"
"$paysheet" explain voucher/worth > card.txt
finds "The shopper pays the rest." card.txt
"$paysheet" schema Voucher > schema.json
finds '"ribbon"' schema.json
say "ok"

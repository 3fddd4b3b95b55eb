#!/usr/bin/env bash
# Follows the recipe of Docs/Adding-a-member.md in a copy of the repository, with a member that does not exist:
# `luckyNumber`, a whole number, on ApplePayLineItem. Shows that
#
#   1. a row in the table alone makes the generated files stale, and the generator says so,
#   2. after generating, a forgotten property stops the build and the message names it,
#   3. with the property the member is read, checked, written and documented.
#
# Leaves nothing behind. Takes no arguments.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
say() { printf '\n%s\n' "$*"; }
fail() { printf 'adding-a-member: %s\n' "$*" >&2; exit 1; }

# What belongs to the repository, changes that are not committed included.
git ls-files -z --cached --others --exclude-standard |
    while IFS= read -r -d '' file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done |
    tar --null --files-from=- --create --file=- | tar --extract --file=- --directory="$copy"
cd "$copy"
# Modules as a whole, not optimized: quicker than by file where nothing is built twice.
whole=(-c release -Xswiftc -Onone)
table=Sources/PaySheetShapes/Tables/Items/LineItem.swift
type=Sources/PaySheet/Model/Items/LineItem.swift
program=Examples/Programs/FirstRequest/main.swift

# insert FILE BEFORE-LINE-THAT-CONTAINS TEXT
insert() {
    awk -v wanted="$2" -v text="$3" 'index($0, wanted) && !done { print text; done = 1 } { print } END { exit !done }' "$1" > "$1.new" ||
        fail "$1 has no line with: $2"
    mv "$1.new" "$1"
}

say "1. One row in the table."
insert "$table" '        ])' \
    '            Member("luckyNumber", .unsignedLong, .optional, example: "7", "Holds a number that brings luck."),'
if swift run generate-paysheet-sources --check > "$copy/check.log" 2>&1; then fail "the generator does not notice the row"; fi
grep 'stale: Sources/PaySheet/Model/Generated/LineItem+Record.swift' "$copy/check.log" || fail "the generator does not name the stale file"

say "2. The generated files anew; without the property the build stops."
swift run generate-paysheet-sources
if swift build "${whole[@]}" --target PaySheet > "$copy/build.log" 2>&1; then fail "the build does not notice the forgotten property"; fi
grep -m 1 "error: .*luckyNumber" "$copy/build.log" || { tail -n 20 "$copy/build.log"; fail "the build does not name the forgotten property"; }

say "3. One property in the type."
insert "$type" '    /// Members that this type has no property for' '    /// Holds a number that brings luck.
    public var luckyNumber: UInt32?'
cat > "$program" <<'SWIFT'
import PaySheet

let right = LineItem.read(#"{"label":"Subtotal","amount":"12.50","luckyNumber":7}"#.utf8)
guard var item = right.value, right.findings.isEmpty, item.luckyNumber == 7 else { fatalError("not read") }
guard item.unknownMembers.isEmpty else { fatalError("read as an unknown member") }
item.luckyNumber = 8
guard item.jsonText == #"{"label":"Subtotal","amount":"12.50","luckyNumber":8}"# else { fatalError("not written: " + item.jsonText) }
let wrong = LineItem.read(#"{"label":"Subtotal","amount":"12.50","luckyNumber":-7}"#.utf8)
guard wrong.findings.contains(.numberRange) else { fatalError("not checked") }
let misspelt = LineItem.read(#"{"label":"Subtotal","amount":"12.50","luckynumber":7}"#.utf8)
guard misspelt.findings.contains(.memberUnknown) else { fatalError("misspelling not noticed") }
print("luckyNumber is read, checked and written")
SWIFT
swift run "${whole[@]}" FirstRequest
grep -q '"luckyNumber"' Docs/Schemas/ApplePayPaymentRequest.schema.json || fail "the JSON Schema lacks the member"
grep -q 'luckyNumber?: number' Docs/Schemas/paysheet.d.ts || fail "the TypeScript declarations lack the member"
grep -q '`luckyNumber`' Docs/Reference/ApplePayLineItem.md || fail "the reference page lacks the member"
swift run generate-paysheet-sources --check
say "ok"

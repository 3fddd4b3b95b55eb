#!/usr/bin/env bash
# Follows Docs/Adding-a-member.md in a copy of the repository. Adds members to ApplePayLineItem that do not exist:
# `luckyNumber` at the end of the table, `luckySaying` and `luckyDate` in the middle. The script shows two things:
#
#   1. The lines make the generated files stale, and the generator names these files. It also names a line with a mistake.
#   2. After one command, the members are read, checked, written and documented.
#
# Leaves nothing behind. Takes no arguments.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

source Tests/Scripts/copy-of-repository.sh

table=Sources/PaySheetShapes/ApplePay/Tables/items.md
program=Examples/Programs/FirstRequest/main.swift

# insert BEFORE-LINE-THAT-BEGINS-WITH TEXT: adds a line to the table.
insert() {
    awk -v wanted="$1" -v text="$2" 'index($0, wanted) == 1 && !done { print text; done = 1 } { print } END { exit !done }' \
        "$table" > "$table.new" || fail "$table has no line with: $1"
    mv "$table.new" "$table"
}

say "1. Lines in the table."
echo '- luckyNumber (lucky, example `7`): The lucky number.' >> "$table"
if PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate > "$copy/fault.log" 2>&1; then fail "the generator does not notice the mistake"; fi
grep "$table:$(wc -l < "$table"): unknown type" "$copy/fault.log" || fail "the generator does not name the line with the mistake"
sed -i '$s/lucky,/unsigned long,/' "$table"
insert '- label' '- luckySaying (text): The lucky saying.'
insert '- amount' '- luckyDate (date, part plan): The lucky date.'
if PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate --check > "$copy/check.log" 2>&1; then fail "the generator does not notice the lines"; fi
grep 'stale: Sources/PaySheet/Model/Generated/LineItem.swift' "$copy/check.log" || fail "the generator does not name the stale file"

say "2. One command."
PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate
cat > "$program" <<'SWIFT'
import PaySheet

let text = #"{"luckySaying":"Seven is lucky","label":"Subtotal","luckyDate":"2027-07-07","amount":"12.50","luckyNumber":7}"#
let right = LineItem.read(text.utf8)
guard var item = right.value, right.findings.isEmpty, item.luckyNumber == 7 else { fatalError("not read") }
guard item.luckySaying == "Seven is lucky", item.luckyDate?.rawValue == "2027-07-07" else { fatalError("not read") }
guard item.unknownMembers.isEmpty, item.jsonText == text else { fatalError("read as unknown members") }
item.luckyNumber = 8
item.luckySaying = nil
item.luckyDate = nil
guard item.jsonText == #"{"label":"Subtotal","amount":"12.50","luckyNumber":8}"# else { fatalError("not written: " + item.jsonText) }
let wrong = LineItem.read(#"{"label":"Subtotal","amount":"12.50","luckyNumber":-7}"#.utf8)
guard wrong.findings.contains(.numberRange) else { fatalError("not checked") }
let misspelt = LineItem.read(#"{"label":"Subtotal","amount":"12.50","luckynumber":7}"#.utf8)
guard misspelt.findings.contains(.memberUnknown) else { fatalError("misspelling not noticed") }
print("the members are read, checked and written")
SWIFT
swift run "${whole[@]}" FirstRequest
grep -q 'The lucky saying.' Sources/PaySheet/Model/Generated/LineItem.swift || fail "the property has no documentation"
grep -q '"luckyNumber"' Docs/Schemas/ApplePayPaymentRequest.schema.json || fail "the JSON Schema lacks the member"
grep -q 'luckyNumber?: number' Docs/Schemas/paysheet.d.ts || fail "the TypeScript declarations lack the member"
grep -q '`luckyNumber`' Docs/Reference/ApplePayLineItem.md || fail "the reference page lacks the member"
PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate --check
say "ok"

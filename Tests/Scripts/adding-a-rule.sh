#!/usr/bin/env bash
# Follows the recipe of Docs/Adding-a-rule.md in a copy of the repository, with a rule that does not exist. `item/lucky` is in the
# middle of the topic `item` and reports labels that say "Lucky". Shows that
#
#   1. a card without a code, and a code that changes another line, stop the generator, which says what to do,
#   2. the card and one line of codes change no other code,
#   3. with the check, the rule is found, explained and documented.
#
# Leaves nothing behind. Takes no arguments.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

source Tests/Scripts/copy-of-repository.sh

card=Sources/PaySheetGuide/Cards/item/lucky.md
check=Sources/PaySheet/Rules/Catalog/Item/ItemLucky.swift
codes=Sources/PaySheet/Rules/codes.tsv
table=Sources/PaySheet/Rules/Generated/RuleTable.swift

# stops FILE MESSAGE: the generator must stop and name the file and what to do.
stops() {
    if PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate > "$copy/generator.log" 2>&1; then fail "the generator does not notice: $2"; fi
    grep -F "$1" "$copy/generator.log" | grep -F "$2" || { tail -n 5 "$copy/generator.log"; fail "the generator does not say: $2"; }
}

say "1. The card alone, and codes in the wrong order."
cat > "$card" <<'CARD'
---
severity: warning
origin: A rule of this test.
---

# Lucky label

## What

The label of a line says "Lucky".

## Why

The shopper expects a prize.

## Instead

Name what the shopper pays for.

## Wrong

```sample
from request
set /lineItems/0/label "Lucky"
finds /lineItems/0/label

from shipping
set /lineItems/0/label "Lucky"
finds /lineItems/0/label
```

## Right

```sample
from request
set /lineItems/0/label "Unlucky"

from shipping
set /lineItems/0/label "Luck"
```
CARD
stops "$card" "item/lucky has no code; add this line to the end of $codes"
code=$(grep -o "$codes: [0-9]*" "$copy/generator.log" | grep -o '[0-9]*$')
cp "$codes" "$copy/codes.before"
{ printf '%s\titem/lucky\n' "$code"; cat "$copy/codes.before"; } > "$codes"
stops "$codes" "codes are permanent"
{ cat "$copy/codes.before"; printf '%s\titem/lucky\n' "$code"; } > "$codes"

say "2. One line of codes; no other code changes."
cp "$table" "$copy/table.before"
PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate
grep -q "itemLucky = RuleID(code: $code)" "$table" || fail "the table lacks the rule"
changed=$(diff "$copy/table.before" "$table" | grep '^<' | grep -cv 'ClosedRange' || true)
[ "$changed" = 0 ] || fail "$changed other lines of the table changed"

say "3. The check."
cat > "$check" <<'SWIFT'
/// A line whose label says "Lucky".
enum ItemLucky: OneRowRule {
    static let row = RuleRow(ItemView.self, needs: [.label], roles: [.item]) { line, context in
        guard let label = line.label, label.starts(with: "Lucky") else { return }
        context.report(.itemLucky, at: line[.label], help: "name what the shopper pays for", "the label says \"Lucky\"")
    }
}
SWIFT
PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate
PAYSHEET_GENERATE=sources swift run "${whole[@]}" generate --check
swift build "${whole[@]}" --product paysheet
paysheet=$(swift build "${whole[@]}" --show-bin-path)/paysheet
"$paysheet" explain item/lucky | grep "The shopper expects a prize." || fail "the rule is not explained"
"$paysheet" example --break item/lucky > "$copy/broken.json" || fail "no example breaks the rule"
"$paysheet" check "$copy/broken.json" > "$copy/check.log" 2>&1 || true
grep 'warning\[item/lucky\]: the label says "Lucky"' "$copy/check.log" || { cat "$copy/check.log"; fail "the rule is not found"; }
swift run "${whole[@]}" generate > /dev/null
grep -q '^## item/lucky$' Docs/Rules/item.md || fail "the page lacks the rule"
say "ok"

#!/bin/sh
# Checks the TypeScript declarations: they compile, every example of a dictionary fits its interface, and a wrong one does not.
#
# Usage: check-typescript.sh EXAMPLES
#
# EXAMPLES is the folder that `swift run generate --examples EXAMPLES` wrote. Needs `tsc` (node-typescript).
set -eu
examples=${1:?usage: check-typescript.sh EXAMPLES}
declarations=$(cd "$(dirname "$0")/../../Docs/Schemas" && pwd)/paysheet.d.ts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$declarations" "$work/paysheet.d.ts"
tsc --noEmit --strict "$work/paysheet.d.ts"

# An object literal may not have members that its type lacks, so this finds missing and surplus names.
{
    echo 'import type * as paysheet from "./paysheet";'
    count=0
    for file in "$examples"/*.json; do
        name=$(basename "$file")
        count=$((count + 1))
        printf 'export const example%s: paysheet.%s = %s;\n' "$count" "${name%%.*}" "$(cat "$file")"
    done
} >"$work/examples.ts"
tsc --noEmit --strict "$work/examples.ts"

cat >"$work/wrong.ts" <<'END'
import type * as paysheet from "./paysheet";
export const missing: paysheet.PaymentCurrencyAmount = { currency: "USD" };
export const surplus: paysheet.PaymentCurrencyAmount = { currency: "USD", value: "1.00", vale: "1.00" };
export const typed: paysheet.PaymentCurrencyAmount = { currency: "USD", value: 1 };
export const word: paysheet.ApplePayLineItemType = "finale";
export const network: paysheet.ApplePayNetwork = "VISA";
END
wrong=$(tsc --noEmit --strict "$work/wrong.ts" | grep -c 'error TS' || true)
if [ "$wrong" != 4 ]; then
    echo "4 of the wrong values must be refused, not $wrong" >&2
    exit 1
fi
echo "$(ls "$examples"/*.json | wc -l) examples fit the declarations, 4 wrong values do not"

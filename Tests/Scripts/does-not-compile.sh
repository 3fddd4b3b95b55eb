#!/bin/sh
# Proves that combinations which Apple Pay forbids have no spelling: each snippet must be refused with the expected error.
set -eu
cd "$(dirname "$0")/../.."

scratch=${PAYSHEET_SCRATCH:-.build}
swift build --target PaySheetFoundation --scratch-path "$scratch" >/dev/null
modules="$(swift build --show-bin-path --scratch-path "$scratch")/Modules"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

shared='import PaySheet
let plan = RecurringPlan("Plus", then: .every(1, .month, minorUnits: 9_99), managedAt: "https://shop.example/plan")
var club = try Checkout(label: "Club", country: .us, currency: .usd, networks: [.visa], plan: plan)
let air = CheckoutMerchant(identifier: "merchant.com.air", externalIdentifier: "air-7", name: "Sky Air")
'

check() { # snippet
    printf '%s%s\n' "$shared" "$1" >"$work/main.swift"
    swiftc -typecheck -swift-version 6 -I "$modules" "$work/main.swift" 2>"$work/errors"
}

# The snippets differ from this one in one line only, so that nothing but that line can be refused.
check 'try club.add("Joining fee", minorUnits: 5_00)' || { cat "$work/errors"; echo "the shared part does not compile"; exit 1; }

refuse() { # name, snippet, expected error
    if check "$2"; then
        echo "FAILED: $1 compiles"
        exit 1
    fi
    if ! grep -qF "error: $3" "$work/errors"; then
        cat "$work/errors"
        echo "FAILED: $1 is refused, but not because: $3"
        exit 1
    fi
    echo "refused as it should be: $1"
}

refuse "a third phase of a subscription" 'let phases = RecurringPlan("Plus", trial: plan, then: plan, then: plan)' \
    "extra arguments at positions #2, #4 in call"
refuse "a plan without the page where it is managed" 'let unmanaged = RecurringPlan("Plus", then: .every(1, .month, minorUnits: 9_99))' \
    "missing argument for parameter 'managedAt' in call"
refuse "an order with a failure" 'let result = AuthorizationResult.failure([], orderDetails: nil)' \
    "extra argument 'orderDetails' in call"
refuse "a payee that a search did not find" 'var shop = try Checkout(label: "", country: .us, currency: .usd, networks: []); try shop.add("Hat", minorUnits: 1, for: [air].first)' \
    "value of optional type 'CheckoutMerchant?' must be unwrapped to a value of type 'CheckoutMerchant'"
refuse "an amount of floating point" 'import PaySheetFoundation
let price = try Amount(19.99)' \
    "'init(_:)' is unavailable: a floating-point number is not exact"
refuse "a clock that is a text" 'let policy = Policy(now: "2026-11-29")' \
    "cannot convert value of type 'String' to expected argument type 'Instant'"
refuse "two plans at once" \
    'let two = try Checkout(label: "", country: .us, currency: .usd, networks: [], plan: plan, plan)' \
    "extra argument in call"

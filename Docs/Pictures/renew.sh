#!/usr/bin/env bash
# Draws the pictures in this folder from the example documents, as the command draws them.
#
#   Docs/Pictures/renew.sh            draws them anew
#   Docs/Pictures/renew.sh --check    fails when one is not as the command draws it
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Name of the picture, document, and options of `paysheet preview`.
pictures=(
    "shipping.svg requests/shipping-methods-with-dates"
    "several-merchants.svg multi-merchant/fee-kept-by-the-marketplace"
    "trial.svg recurring/free-trial-then-monthly"
    "deferred.svg deferred/hotel-with-deposit-and-free-cancellation"
    "reload.svg reload/coffee-card"
    "transfer.svg disbursement/instant-payout-with-a-fee"
    "pickup.svg requests/store-pickup-with-fixed-address"
    "cards.svg requests/swiss-francs-from-swiss-cards-only"
    "german.svg recurring/free-trial-then-monthly --language de"
    "hebrew.svg recurring/free-trial-then-monthly --language he"
    "japanese.svg requests/labels-in-japanese"
    "arabic.svg requests/labels-in-arabic"
    "coupon-flow.svg flows/coupon-refused-then-accepted"
    "journey.svg flows/two-merchants-to-the-order"
    "card-type.svg w3c/credit-card-surcharge"
    "order.svg wallet-orders/shipment-and-pickup"
    "order-problem.svg wallet-orders/problem-and-return --language de"
    "order.txt wallet-orders/shipment-and-pickup"
    "order-bowls.svg wallet-orders/two-merchants-bowls"
    "order-cake.svg wallet-orders/two-merchants-cake"
    "shipping.txt requests/shipping-methods-with-dates"
    "arabic.txt requests/labels-in-arabic"
    "shipping.md requests/shipping-methods-with-dates"
)

case "${1:-}" in
    "") target=Docs/Pictures ;;
    --check)
        target=$(mktemp -d)
        trap 'rm -rf "$target"' EXIT
        ;;
    *)
        echo "usage: Docs/Pictures/renew.sh [--check]" >&2
        exit 2
        ;;
esac

swift build --product paysheet > /dev/null
paysheet=$(swift build --show-bin-path)/paysheet
for picture in "${pictures[@]}"; do
    read -r name document options <<< "$picture"
    # shellcheck disable=SC2086 # The options are separate words.
    "$paysheet" preview $options "Examples/Documents/$document.applepay.json" -o "$target/$name"
    [[ $name == *.txt ]] || {
        { echo "<!-- Drawn by Docs/Pictures/renew.sh; do not edit. -->"; [[ $name != *.md ]] || echo; cat "$target/$name"; } > "$target/$name.new"
        mv "$target/$name.new" "$target/$name"
    }
done

# Remove pictures that are no longer in the list.
for file in "$target"/*.svg "$target"/*.txt "$target"/*.md Docs/Pictures/*.svg Docs/Pictures/*.txt Docs/Pictures/*.md; do
    # A script below Tests compares its own pictures.
    [[ $(head -n 1 "$file") != "<!-- Drawn by Tests/"* ]] || continue
    name=$(basename "$file")
    # Not through a pipe: printf could be stopped because grep has seen enough.
    if ! grep -q "^$name " <(printf '%s\n' "${pictures[@]}"); then
        echo "Docs/Pictures/$name is in no list; remove it" >&2
        exit 1
    fi
    if ! cmp -s "$target/$name" "Docs/Pictures/$name"; then
        echo "Docs/Pictures/$name is not as the command draws it; run Docs/Pictures/renew.sh" >&2
        exit 1
    fi
done

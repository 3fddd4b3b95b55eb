#!/usr/bin/env bash
# Takes the screenshots in this folder: the page of payment sheets and the HTML report, each at three widths, light and dark.
#
#   Docs/Pictures/screenshots.sh
#
# Needs Chromium, pngquant and the fonts of Noto. The gate does not compare them, because every version of Chromium draws a little
# differently.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

swift build --product paysheet > /dev/null
paysheet=$(swift build --show-bin-path)/paysheet
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for picture in shipping:requests/shipping-methods-with-dates japanese:requests/labels-in-japanese arabic:requests/labels-in-arabic; do
    "$paysheet" preview "Examples/Documents/${picture#*:}.applepay.json" -o "$work/${picture%%:*}.html"
done
"$paysheet" example --break-all --out "$work/all" 2> /dev/null
mkdir "$work/requests"
for name in amount-format.1 country-unknown.1 member-unknown.1 network-repeated.1; do
    cp "$work/all/$name.applepay.json" "$work/requests/${name%.1}.json"
done
cp Examples/Documents/requests/donation.applepay.json "$work/requests/donation.json"
# The exit status 2 is for the file that is missing.
(cd "$work" && "$paysheet" check --now 2026-11-24 --report html=report.html requests requests/gone.json > /dev/null 2>&1) || [[ $? == 2 ]]

# Takes two screenshots of a page with one frame for each width: NAME HEIGHT PAGE:WIDTH...
take() {
    local name=$1 height=$2 width=-12 page="$work/frames-$1.html" frame theme
    shift 2
    echo '<!doctype html><meta name="color-scheme" content="light dark"><body style="margin:0;display:flex;gap:12px">' > "$page"
    for frame in "$@"; do
        echo "<iframe src=\"${frame%%:*}.html\" style=\"border:0;width:${frame##*:}px;height:${height}px;flex:none\"></iframe>" >> "$page"
        width=$((width + ${frame##*:} + 12))
    done
    for theme in light dark; do
        chromium --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --hide-scrollbars --user-data-dir="$work/browser" \
            --window-size="$width,$height" --blink-settings=preferredColorScheme="$([[ $theme == dark ]] && echo 0 || echo 1)" \
            --screenshot="$work/$name.png" "file://$page" > /dev/null 2>&1
        pngquant --force --strip --speed 1 --output "Docs/Pictures/$name-$theme.png" 64 "$work/$name.png"
    done
}

take page 860 shipping:600 japanese:420 arabic:320
take report 1100 report:900 report:600 report:420

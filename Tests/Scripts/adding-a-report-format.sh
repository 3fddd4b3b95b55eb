#!/usr/bin/env bash
# Follows the recipe of Docs/Adding-a-report-format.md in a copy of the repository, with the format that the page shows. Shows that
#
#   1. a format without a body stops the build,
#   2. with the Swift code of the page, the command writes the format and names it in its help,
#   3. hidden characters of a path do not reach the report.
#
# Leaves nothing behind. Takes no arguments.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source Tests/Scripts/copy-of-repository.sh

page=Docs/Adding-a-report-format.md
# block NUMBER: the Swift code of the page, by its place.
block() { awk -v wanted="$1" '/^```swift/ { number++; inside = number == wanted; next } /^```/ { inside = 0 } inside' "$page"; }

say "1. The name alone, in the middle of the others."
block 1 > "$copy/case.txt"
sed -i "/case junit/r $copy/case.txt" Sources/PaySheetReports/ReportFormat.swift
if swift build "${whole[@]}" --product paysheet > "$copy/build.log" 2>&1; then fail "a format without a body is built"; fi
grep -F "ReportWriter.swift" "$copy/build.log" | grep -F "switch must be exhaustive" ||
    { tail -n 5 "$copy/build.log"; fail "the build does not say that the body is missing"; }

say "2. The body, and the line that names it."
block 2 > Sources/PaySheetReports/Formats/TAPReport.swift
block 3 > "$copy/line.txt"
sed -i "/case .junit: .of(JUnitBody/r $copy/line.txt" Sources/PaySheetReports/ReportWriter.swift
swift build "${whole[@]}" --product paysheet
paysheet=$(swift build "${whole[@]}" --show-bin-path)/paysheet
"$paysheet" check --help | grep -q "junit, tap, github" || fail "the help does not name the format"
mkdir "$copy/requests"
hidden=$'requests/b\u202e.json'
"$paysheet" example basic > "$copy/requests/a.json"
"$paysheet" example --break total/negative > "$copy/$hidden"
"$paysheet" check --format tap requests/a.json "$hidden" > "$copy/report.tap" && fail "a broken request passes"
cat "$copy/report.tap"
grep -qx "ok 1 requests/a.json" "$copy/report.tap" || fail "the clean request is not reported"
grep -qx "1..2" "$copy/report.tap" || fail "the report has no end"

say "3. No hidden character."
if grep -q $'\u202e' "$copy/report.tap"; then fail "a hidden character reaches the report"; fi
say "ok"

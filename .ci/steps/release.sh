# A release build from clean computes no more than its limit, and all tests pass in it.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

folder=$(swift build -c release --show-bin-path)
[[ $folder != */release ]] || rm -rf "$folder"
swift build -c release
# `times` has the seconds that the ended processes of this shell have computed, in its second line.
times > "$CI_FOLDER/times"
computed=$(awk -F '[ms ]+' 'NR == 2 { printf "%d", 60 * $1 + $2 + 60 * $3 + $4 }' "$CI_FOLDER/times")
say "release build from clean: $computed s of computing (budget $budget_release s, limit $limit_release s)"
[ "$computed" -le "$limit_release" ] || fail "more than $limit_release s"
# Without testable imports the tests, which are not optimized themselves, use that build.
PAYSHEET_QUICK_TESTS=1 run_tests -c release --disable-testable-imports
note "from clean with $computed s of computing; $(cat "$CI_NOTE")"

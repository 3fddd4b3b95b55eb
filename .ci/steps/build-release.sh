# A release build from clean works, and its time stays below the limit.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

folder=$(swift build -c release --show-bin-path)
[[ $folder != */release ]] || rm -rf "$folder"
start=$SECONDS
swift build -c release
seconds=$((SECONDS - start))
# The steps that check packages use it.
Distribution/static.sh "$CI_FOLDER/paysheet"
say "release build from clean: $seconds s (budget $budget_release s)"
note "from clean in $seconds s$([ "$seconds" -le "$budget_release" ] || printf ', over the budget of %s s' "$budget_release")"
[ "$seconds" -le "$limit_release" ] || fail "more than $limit_release s"

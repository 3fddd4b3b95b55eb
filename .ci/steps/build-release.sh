# A release build from clean works, and what it computes stays below the limit.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"
source .ci/computed.sh

folder=$(swift build -c release --show-bin-path)
[[ $folder != */release ]] || rm -rf "$folder"
start=$SECONDS
swift build -c release
# Other steps run beside this one, so the clock says little.
count_computed
# The steps that check packages use it.
Distribution/static.sh "$CI_FOLDER/paysheet"
say "release build from clean: $computed s of computing (budget $budget_release s, limit $limit_release s), $((SECONDS - start)) s in all"
note "from clean with $computed s of computing$([ "$computed" -le "$budget_release" ] || printf ', over the budget of %s s' "$budget_release")"
[ "$computed" -le "$limit_release" ] || fail "more than $limit_release s"

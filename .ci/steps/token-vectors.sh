# The public payment token and its certificate are read and judged as they are.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

export GALA_VECTORS=${GALA_VECTORS:-$root/../shared/corpora/gala}
[ -f "$GALA_VECTORS/token.json" ] || fail "no token.json in $GALA_VECTORS; set GALA_VECTORS to a folder with the vectors of spreedly/gala"
run_tests --filter PublicVectorTests
! grep -aiE '\bskipped\b' "$log" || fail "tests of the public vector were skipped"

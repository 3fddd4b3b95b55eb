# All tests pass in a debug build, those of the JSONTestSuite and of the public payment token included. GALA_VECTORS=none leaves out the
# latter, whose files cannot be fetched.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

[ -d "$JSON_TEST_SUITE/test_parsing" ] || fail "no JSONTestSuite at $JSON_TEST_SUITE; set JSON_TEST_SUITE to a clone of it"
if [ "$GALA_VECTORS" = none ]; then
    unset GALA_VECTORS
elif [ ! -f "$GALA_VECTORS/token.json" ]; then
    fail "no token.json in $GALA_VECTORS; set GALA_VECTORS to a folder with the vectors of spreedly/gala, or to none"
fi
# The tests of the release build, which are many times faster, have random input and long lists in full.
PAYSHEET_TEST_SCALE=${PAYSHEET_TEST_SCALE:-0.2} run_tests
[ -z "${GALA_VECTORS:-}" ] || ! grep -aE "^➜ .* skipped" "$log" | grep -v "only in full" || fail "tests were skipped"

# The parser accepts and rejects what JSONTestSuite says.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

export JSON_TEST_SUITE=${JSON_TEST_SUITE:-$root/../shared/corpora/JSONTestSuite}
[ -d "$JSON_TEST_SUITE/test_parsing" ] || fail "no JSONTestSuite at $JSON_TEST_SUITE; set JSON_TEST_SUITE to a clone of it"
run_tests --filter JSONTestSuite
! grep -aiE '\bskipped\b' "$log" || fail "tests of the JSONTestSuite were skipped"

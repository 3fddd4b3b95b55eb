# All tests pass in a debug build, those of the JSONTestSuite, of the public payment token, of signatures and of ISO 18013-5 included.
# GALA_VECTORS=none and WYCHEPROOF_VECTORS=none leave out the files that are not there; MDOC_VECTORS names those of ISO 18013-5.
# PAYSHEET_SIGNATURE_COUNT=10000 compares more signatures with OpenSSL.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

[ -d "$JSON_TEST_SUITE/test_parsing" ] || fail "no JSONTestSuite at $JSON_TEST_SUITE; set JSON_TEST_SUITE to a clone of it"
if [ "$GALA_VECTORS" = none ]; then
    unset GALA_VECTORS
elif [ ! -f "$GALA_VECTORS/token.json" ]; then
    fail "no token.json in $GALA_VECTORS; set GALA_VECTORS to a folder with the vectors of spreedly/gala, or to none"
fi
if [ "$WYCHEPROOF_VECTORS" = none ]; then
    unset WYCHEPROOF_VECTORS
elif [ ! -f "$WYCHEPROOF_VECTORS/ecdsa_secp256r1_sha256_test.json" ]; then
    fail "no vectors in $WYCHEPROOF_VECTORS; set WYCHEPROOF_VECTORS to a folder with the vectors of C2SP/wycheproof, or to none"
fi
allowed='only in full'
if [ "$MDOC_VECTORS" = none ]; then
    unset MDOC_VECTORS
    allowed+='|Annex D'
elif [ ! -f "$MDOC_VECTORS/annex-d.hex" ]; then
    fail "no annex-d.hex in $MDOC_VECTORS; set MDOC_VECTORS to a folder with the example of ISO 18013-5, annex D, or to none"
fi
need openssl openssl
need python3 python3
export PAYSHEET_SIGNATURES=$CI_FOLDER/signatures
python3 Tests/Scripts/signatures-openssl.py "${PAYSHEET_SIGNATURE_COUNT:-100}" "$PAYSHEET_SIGNATURES"
# The tests of the release build, which are many times faster, have random input and long lists in full.
PAYSHEET_TEST_SCALE=${PAYSHEET_TEST_SCALE:-0.2} run_tests
[ -z "${GALA_VECTORS:-}" ] || [ -z "${WYCHEPROOF_VECTORS:-}" ] || ! grep -aE "^➜ .* skipped" "$log" | grep -vE "$allowed" || fail "tests were skipped"

# The public payment token and its certificate are read and judged as they are.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

export GALA_VECTORS=${GALA_VECTORS:-$root/../shared/corpora/gala}
[ -f "$GALA_VECTORS/token.json" ] || fail "no token.json in $GALA_VECTORS; set GALA_VECTORS to a folder with the vectors of spreedly/gala"
run_tests --filter PublicVectorTests
! grep -aiE '\bskipped\b' "$log" || fail "tests of the public vector were skipped"

# The commands that the report prints accept the token, and reject a changed one.
tool=$(build_paysheet)
work=$CI_FOLDER/tokens
mkdir "$work"
cp Tests/TokensTests/Fixtures/{token.json,root.pem} "$work"
cd "$work"
sed 's/"data": "./"data": "A/' token.json > changed.json
# verify TOKEN: runs the last lines of the report.
verify() {
    "$tool" token check "$1" --root root.pem > report || true
    grep -c '^  openssl cms -verify' report > /dev/null || fail "the report of $1 has no line of openssl"
    sed -n "s|^  paysheet |$tool |p; s|^  openssl|openssl|p" report | bash -e
}
verify token.json || fail "openssl rejects the token of the fixtures"
! verify changed.json 2> /dev/null || fail "openssl accepts a changed token"
note "openssl agrees"

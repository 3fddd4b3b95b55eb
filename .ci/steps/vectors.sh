# openssl accepts what the report about a payment token prints, and rejects a changed token.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need openssl openssl
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

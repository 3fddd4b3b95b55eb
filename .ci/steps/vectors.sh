# openssl and the check of payment tokens give the same answer about a token and about a changed one.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need openssl openssl
tool=$(build_paysheet)
work=$CI_FOLDER/tokens
mkdir "$work"
cp Tests/TokensTests/Fixtures/{token.json,root.pem} "$work"
cd "$work"
sed 's/"data": "./"data": "A/' token.json > changed.json
# openssl_accepts TOKEN
openssl_accepts() {
    "$tool" token signed-bytes "$1" -o signed.bin && "$tool" token signature "$1" -o signature.ber
    openssl cms -verify -binary -inform DER -in signature.ber -content signed.bin -CAfile root.pem -purpose any -out /dev/null
}
paysheet_accepts() { "$tool" token check "$1" --root root.pem; }
for program in openssl paysheet; do
    "${program}_accepts" token.json || fail "$program rejects the token of the fixtures"
    ! "${program}_accepts" changed.json || fail "$program accepts a changed token"
done

#!/usr/bin/env bash
# Signs and packs an order with certificates of an authority of its own, and shows which mistakes are found.
#
#   sign.sh PAYSHEET [FILE]    writes the package to the file, too
#
# The authority is called "Not Apple". Wallet accepts nothing that it signed.
set -euo pipefail
paysheet=$(realpath "$1")
keep=${2:+$(realpath -m "$2")}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { printf 'sign: %s\n' "$*" >&2; exit 1; }

# issue NAME SUBJECT ISSUER AUTHORITY SERIAL: makes NAME.key and NAME.pem.
issue() {
    openssl ecparam -name prime256v1 -genkey -noout -out "$1.key"
    openssl req -new -key "$1.key" -subj "$2" -out "$1.csr"
    openssl x509 -req -in "$1.csr" -CA "$3.pem" -CAkey "$3.key" -set_serial "$5" -days 400 -out "$1.pem" \
        -extfile <(echo "basicConstraints=critical,CA:$4") 2> /dev/null
}
openssl ecparam -name prime256v1 -genkey -noout -out root.key
openssl req -new -x509 -key root.key -subj '/O=Not Apple/CN=Not Apple Root' -days 400 -out root.pem
issue intermediate '/O=Not Apple/CN=Not Apple Intermediate' root TRUE 2
issue order '/UID=order.com.example.shop/CN=Order Type ID: order.com.example.shop/O=Not Apple' intermediate FALSE 3
issue pass '/UID=pass.com.example.shop/CN=Pass Type ID: pass.com.example.shop/O=Not Apple' intermediate FALSE 4
# Has the same name and number as the certificate of the order type, and another key.
issue other '/UID=order.com.example.shop/CN=Order Type ID: order.com.example.shop/O=Not Apple' intermediate FALSE 3

mkdir shop
"$paysheet" example wallet-order --set orderTypeIdentifier=order.com.example.shop --set orderIdentifier=42 > shop/order.json
sign() { "$paysheet" order sign shop --print --certificate order.pem --intermediate intermediate.pem --key order.key; }
verifies() {
    (cd shop && openssl cms -verify -binary -inform DER -in signature -content manifest.json -CAfile ../root.pem -purpose any \
        -out /dev/null 2> /dev/null)
}
# finds RULE: the check of the folder has this finding.
finds() {
    "$paysheet" order check shop --now today > report.txt || true
    grep -qF "[$1]" report.txt || { cat report.txt; fail "$1 is not found"; }
}

"$paysheet" order manifest shop
eval "$(sign)"
verifies || fail "openssl does not accept the signature"
"$paysheet" order pack shop --now today --output shop.order
"$paysheet" order check shop.order --now today || fail "the package has findings"
"$paysheet" check shop.order || fail "the order has findings"
python3 -m zipfile -t shop.order > /dev/null || fail "the archive is damaged"
[ -z "$keep" ] || cp shop.order "$keep"

printf ' ' >> shop/manifest.json
finds signature/manifest
! verifies || fail "openssl accepts another manifest"
"$paysheet" order manifest shop

# Without the certificate of the issuer, with that of a pass, and with the key of another certificate.
eval "$(sign | sed 's/-certfile [^ ]*//')"
finds signature/certificates
eval "$(sign | sed 's/-signer order.pem/-signer pass.pem/; s/-inkey order.key/-inkey pass.key/')"
finds signature/order-type
# The key of another certificate: only arithmetic shows it, so the check says that this was not checked.
cat order.pem intermediate.pem > both.pem
eval "$(sign | sed 's/-signer order.pem/-nocerts -signer other.pem/; s/intermediate.pem/both.pem/; s/order.key/other.key/')"
"$paysheet" order check shop --now today > report.txt || { cat report.txt; fail "the check finds something without arithmetic"; }
grep -q "not checked: arithmetic of the signature" report.txt || fail "the report does not say that the arithmetic was not checked"
! verifies || fail "openssl accepts the key of another certificate"
echo "sign: signed, packed and verified"

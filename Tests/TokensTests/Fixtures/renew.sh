#!/usr/bin/env bash
# Renews the fixtures beside this script. Needs openssl 3. All private keys are thrown away.
#
# The authority is called "Not Apple". The certificates have the names and object identifiers of real ones, so that the reader meets
# them. Nothing here was issued by Apple.
set -euo pipefail
cd "$(dirname "$0")"
out=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
rm -f "$out"/*.pem "$out"/*.cer "$out"/*.csr "$out"/*.txt "$out"/*.cms "$out"/*.json

hex_hash() { printf %s "$1" | openssl dgst -sha256 -r | cut -d' ' -f1; }
p256() { openssl ecparam -name prime256v1 -genkey -noout -out "$1.key"; }
rsa() { openssl genrsa -out "$1.key" "$2" 2> /dev/null; }

# The authority keeps an index, because only `openssl ca` can set dates.
mkdir issued
: > index.txt
echo 1000 > serial
cat > ca.cnf << 'CONFIG'
[ca]
default_ca = here
[here]
database = index.txt
serial = serial
new_certs_dir = issued
default_md = sha256
policy = any
unique_subject = no
preserve = yes
[any]
commonName = optional
UID = optional
organizationName = optional
[root]
basicConstraints = critical, CA:TRUE
[intermediate]
basicConstraints = critical, CA:TRUE
1.2.840.113635.100.6.2.14 = DER:0500
[leaf]
1.2.840.113635.100.6.29 = DER:0500
[plain]
basicConstraints = critical, CA:FALSE
CONFIG
merchant=merchant.com.example.shop
digits=$(hex_hash "$merchant" | tr a-f A-F)
printf '[merchant]\n1.2.840.113635.100.6.32 = ASN1:UTF8String:%s\n' "$digits" >> ca.cnf
printf '[wrong]\n1.2.840.113635.100.6.32 = ASN1:UTF8String:%s\n' "$(hex_hash other | tr a-f A-F)" >> ca.cnf

# issue NAME SUBJECT SECTION [ISSUER]: a certificate for NAME.key.
issue() {
    openssl req -new -key "$1.key" -subj "$2" -utf8 -out "$1.csr"
    local by=${4:-intermediate}
    openssl ca -batch -config ca.cnf -notext -in "$1.csr" -out "$1.pem" -extensions "$3" -cert "$by.pem" -keyfile "$by.key" \
        -startdate 20260101000000Z -enddate 20280201000000Z 2> log || { cat log >&2; exit 1; }
}
p256 root
openssl req -new -x509 -key root.key -subj '/O=Not Apple/CN=Not Apple Root' -days 9999 -out root.pem
p256 intermediate
issue intermediate '/O=Not Apple/CN=Not Apple Intermediate' intermediate root
p256 leaf
issue leaf '/O=Not Apple/CN=Not Apple Token Signer' leaf
p256 processing
issue processing "/UID=$merchant/CN=Apple Pay Payment Processing:$merchant/O=Not Apple" merchant
rsa identity 2048
issue identity "/UID=$merchant/CN=Apple Pay Merchant Identity:$merchant/O=Not Apple" merchant
p256 short
issue short "/UID=$merchant/CN=Apple Pay Merchant Identity:$merchant/O=Not Apple" merchant
p256 wrong
issue wrong "/UID=$merchant/CN=Apple Pay Payment Processing:$merchant/O=Not Apple" wrong
p256 order
issue order '/UID=order.com.example.shop/CN=Order Type ID: order.com.example.shop/O=Not Apple' plain
rsa china 2048
issue china "/UID=$merchant/CN=Apple Pay Payment Processing:$merchant/O=Not Apple" merchant
openssl ecparam -name secp384r1 -genkey -noout -out p384.key
openssl req -new -key p384.key -subj '/CN=Shop' -out p384.csr

cp root.pem intermediate.pem leaf.pem processing.pem identity.pem short.pem wrong.pem order.pem china.pem "$out"
cp processing.csr identity.csr p384.csr "$out"
openssl x509 -in processing.pem -outform DER -out "$out/processing.cer"
openssl req -in processing.csr -outform DER -out "$out/processing-der.csr"
{ cat processing.pem; echo; cat intermediate.pem root.pem; } > "$out/chain.pem"
for name in processing identity; do
    openssl x509 -in "$name.pem" -noout -pubkey | openssl pkey -pubin -outform DER > key.der
    openssl dgst -sha256 -binary key.der | base64 > "$out/$name-hash.txt"
done

# A token for the payment processing certificate, with application data. Its payment data is not encrypted: nothing here decrypts it.
p256 ephemeral
openssl pkey -in ephemeral.key -pubout -outform DER -out ephemeral.der
printf 'these bytes stand for encrypted payment data' > data.bin
transaction=$(hex_hash transaction)
application=$(hex_hash order-42)
{ cat ephemeral.der data.bin; printf %s "$transaction$application" | xxd -r -p; } > signed.bin
openssl cms -sign -binary -md sha256 -in signed.bin -signer leaf.pem -inkey leaf.key -certfile intermediate.pem \
    -outform DER -out signature.cms
cp signature.cms "$out/signature.cms"
openssl cms -cmsout -print -inform DER -in signature.cms | sed -n 's/.*UTCTIME:\(.*\) GMT/\1/p' | tail -n 1 > signing-time
cat > "$out/token.json" << TOKEN
{
  "version": "EC_v1",
  "data": "$(base64 -w0 data.bin)",
  "signature": "$(base64 -w0 signature.cms)",
  "header": {
    "ephemeralPublicKey": "$(base64 -w0 ephemeral.der)",
    "publicKeyHash": "$(cat "$out/processing-hash.txt")",
    "transactionId": "$transaction",
    "applicationData": "$application"
  }
}
TOKEN
date -u -d "$(cat signing-time) UTC" +%Y-%m-%dT%H:%M:%SZ > "$out/signing-time.txt"

# The key that follows from a shared secret, by the derivation of openssl.
secret=$(hex_hash secret)
info=0d$(printf 'id-aes256-GCMApple' | xxd -p)$(hex_hash "$merchant")
openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt "hexsecret:$secret" -kdfopt "hexinfo:$info" SSKDF |
    tr -d ':\n' | tr A-F a-f > "$out/derived-key.txt"

# The domain association files of a developer account and of a payment provider.
printf '{"teamId":"TEAM123456","domain":"shop.example","dateCreated":"2026-11-25,07:23:13","version":1}' > account.json
openssl cms -sign -binary -nodetach -md sha1 -in account.json -signer leaf.pem -inkey leaf.key -certfile intermediate.pem \
    -outform DER -out account.cms
base64 -w 76 account.cms | tr '+/' '-_' > "$out/domain-account.txt"
openssl cms -sign -binary -md sha256 -in data.bin -signer leaf.pem -inkey leaf.key -outform DER -out provider.cms
printf '{"pspId":"%s","version":1,"createdOn":1715203366385,"signature":"%s"}' "$(hex_hash provider | tr a-f A-F)" \
    "$(xxd -p provider.cms | tr -d '\n')" | xxd -p -u | tr -d '\n' > "$out/domain-provider.txt"

# The same for the samples of rules. Their cards have dates and pieces of these files: change those, and run `swift run generate`.
bases=$out/../../../Sources/PaySheetGuide/Bases
for name in processing.pem identity.pem short.pem china.pem wrong.pem order.pem root.pem processing.csr p384.csr; do
    cp "$out/$name" "$bases/$name"
done
cp "$out/token.json" "$bases/sealedToken.json"

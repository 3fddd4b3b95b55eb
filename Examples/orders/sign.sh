#!/usr/bin/env bash
# Signs and packs an order or a pass with certificates of an authority of its own, and shows which mistakes are found.
#
#   sign.sh PAYSHEET [order|pass [FILE]]    writes the package to the file, too
#
# The pass is the one of Docs/Passes.md: its commands run here as they are. The authority is called "Not Apple". Wallet accepts nothing
# that it signed.
set -euo pipefail
paysheet=$(realpath "$1")
kind=${2:-order}
keep=${3:+$(realpath -m "$3")}
page=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../../Docs/Passes.md")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { printf 'sign: %s\n' "$*" >&2; exit 1; }

# What differs: the folder, its content, the subject of the certificate, and the file in which the test changes a byte.
case $kind in
    order)
        folder=shop package=shop.order team=A1B2C3D4E5 type=order.com.example.shop name="Order Type ID" other=pass
        changed=order.json before='"displayName" *: *"'
        mkdir shop
        "$paysheet" example wallet-order --set "orderTypeIdentifier=$type" --set orderIdentifier=42 > shop/order.json
        ;;
    pass)
        folder=ticket package=ticket.pkpass name="Pass Type ID" other=order changed=icon.png before=IEND
        mkdir bin
        ln -s "$paysheet" bin/paysheet
        sed -n '/^## A pass from nothing/,/^## The package/{/^```sh$/,/^```$/{/^```/!p}}' "$page" > commands.sh
        grep -q 'paysheet pass pack' commands.sh || fail "the page has no commands"
        PATH=$work/bin:$PATH bash -e commands.sh > commands.txt || { cat commands.txt; fail "the commands of the page fail"; }
        member() { python3 -c 'import json, sys; print(json.load(open("ticket/pass.json"))[sys.argv[1]])' "$1"; }
        type=$(member passTypeIdentifier) team=$(member teamIdentifier)
        ;;
    *) fail "order or pass" ;;
esac

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
issue own "/UID=$type/CN=$name: $type/OU=$team/O=Not Apple" intermediate FALSE 3
issue foreign "/UID=$other.com.example.other/CN=Other Type ID: $other.com.example.other/OU=$team/O=Not Apple" intermediate FALSE 4
# Has the same name and number as the right certificate, and another key.
issue twin "/UID=$type/CN=$name: $type/OU=$team/O=Not Apple" intermediate FALSE 3
issue team "/UID=$type/CN=$name: $type/OU=Z9Z9Z9Z9Z9/O=Not Apple" intermediate FALSE 5

sign() { "$paysheet" "$kind" sign $folder --print --certificate own.pem --intermediate intermediate.pem --key own.key; }
verifies() {
    (cd $folder && openssl cms -verify -binary -inform DER -in signature -content manifest.json -CAfile ../root.pem -purpose any \
        -out /dev/null 2> /dev/null)
}
check() { "$paysheet" "$kind" check "$@" --root root.pem --team "$team" --now today; }
# finds RULE PACKAGE: the check of a package or folder has this finding, and no other.
finds() {
    check "$2" --format json > report.json || true
    python3 - "$1" report.json <<'END' || fail "$2: $1 is not the only finding"
import json, sys
found = [one["rule"] for row in json.load(open(sys.argv[2]))["packages"] for one in row["findings"] if one["severity"] != "info"]
if found != [sys.argv[1]]: sys.exit("found: " + ", ".join(found))
END
}
# flip FILE: changes one bit of the byte after the text $before.
flip() {
    python3 -c 'import re, sys
data = bytearray(open(sys.argv[1], "rb").read())
data[re.search(sys.argv[2].encode(), data).end()] ^= 1
open(sys.argv[1], "wb").write(data)' "$1" "$before"
}

"$paysheet" "$kind" manifest $folder
eval "$(sign)"
verifies || fail "openssl does not accept the signature"
"$paysheet" "$kind" pack $folder --root root.pem --now today --output $package
check $package > report.txt || { cat report.txt; fail "the package has findings"; }
grep -q "verified: signature, chain to Not Apple Root" report.txt || fail "the signature was not verified"
# Without the option, the root of this test is not trusted.
"$paysheet" check $package --ignore signature/certificates || fail "the $kind has findings"
! "$paysheet" "$kind" check $package > report.txt || fail "a root that is not Apple's is trusted"
grep -q "signature/certificates" report.txt || fail "the report does not say that the root is another one"
unzip -tqq $package || fail "unzip finds damage"
python3 -m zipfile -t $package > /dev/null || fail "Python finds damage"
[ "$(unzip -Z1 $package | sort)" = "$(python3 -c 'import sys, zipfile; print("\n".join(sorted(zipfile.ZipFile(sys.argv[1]).namelist())))' $package)" ] ||
    fail "unzip and Python list other files"
[ -z "$keep" ] || cp $package "$keep"

# One changed byte: in a file, in the manifest, and in the archive.
cp -r $folder whole
flip $folder/$changed
finds package/digest $folder
cp whole/$changed $folder/$changed
cp $package changed-$package
flip changed-$package
finds package/digest changed-$package
printf ' ' >> $folder/manifest.json
finds signature/manifest $folder
! verifies || fail "openssl accepts another manifest"
cp whole/manifest.json $folder/manifest.json

# Without the certificate of the issuer, with certificates of another type and team, and with the key of another certificate.
eval "$(sign | sed 's/-certfile [^ ]*//')"
finds signature/certificates $folder
eval "$(sign | sed 's/-signer own.pem/-signer foreign.pem/; s/-inkey own.key/-inkey foreign.key/')"
finds signature/order-type $folder
eval "$(sign | sed 's/-signer own.pem/-signer team.pem/; s/-inkey own.key/-inkey team.key/')"
finds signature/team $folder
# The key of another certificate.
cat own.pem intermediate.pem > both.pem
eval "$(sign | sed 's/-signer own.pem/-nocerts -signer twin.pem/; s/intermediate.pem/both.pem/; s/own.key/twin.key/')"
finds signature/wrong $folder
! verifies || fail "openssl accepts the key of another certificate"
echo "sign: $kind signed, packed and verified"

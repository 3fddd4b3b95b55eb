#!/usr/bin/env python3
"""Renews the packages and signatures that samples of rules about orders start from, in Sources/PaySheetOrderGuide/Bases.

    renew-sample-bases.py        needs openssl 3; all private keys are thrown away

The authority is called "Not Apple". Nothing here was issued by Apple. Afterwards run `swift run generate`.
"""

import base64
import hashlib
import io
import json
import pathlib
import subprocess
import tempfile
import zipfile

BASES = pathlib.Path(__file__).resolve().parents[2] / "Sources/PaySheetOrderGuide/Bases"

CONFIG = """
[ca]
default_ca = here
[here]
database = index.txt
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
unique_subject = no
preserve = yes
[any]
commonName = optional
UID = optional
organizationalUnitName = optional
organizationName = optional
[authority]
basicConstraints = critical, CA:TRUE
[plain]
basicConstraints = critical, CA:FALSE"""

ORDER = {
    "schemaVersion": 1, "orderTypeIdentifier": "order.com.example.shop", "orderIdentifier": "2027-000042", "orderType": "ecommerce",
    "createdAt": "2027-03-01T09:00:00Z", "updatedAt": "2027-03-01T09:00:00Z", "status": "open",
    "orderManagementURL": "https://shop.example/orders/42",
    "merchant": {
        "merchantIdentifier": "merchant.com.example.shop", "displayName": "Harbor Bowls", "url": "https://shop.example",
        "emailAddress": "help@shop.example"},
    "payment": {"total": {"amount": "12", "currency": "USD"}, "status": "paid"},
}

# The head of a JPEG image, 300 pixels wide and high, which is all that the check reads.
IMAGE = "base64:" + base64.b64encode(bytes.fromhex("FFD8FFC0000B08012C012C01011100")).decode()
TEXTS = '"STATUS_SHIPPED" = "%s";\n"ITEM_BOWL" = "%s";\n'


def minified(value):
    return json.dumps(value, separators=(",", ":"))


def rich():
    """A package with one file of each kind. The manifest is made from the files when a sample is checked."""
    order = json.loads(json.dumps(ORDER))
    order["statusDescription"] = "STATUS_SHIPPED"
    order["merchant"]["logo"] = "logo"
    order["lineItems"] = [{"title": "ITEM_BOWL", "quantity": 1, "image": "bowl"}]
    order["payment"]["transactions"] = [{
        "amount": {"amount": "12", "currency": "USD"}, "createdAt": "2027-03-01T09:00:00Z", "paymentMethod": {"displayName": "Card"},
        "status": "completed", "transactionType": "purchase", "receipt": "receipt.pdf"}]
    order["returns"] = [{"returnIdentifier": "r1", "status": "open", "returnLabel": "label.pdf"}]
    return {
        "order.json": order, "manifest.json": "written by paysheet order manifest", "logo.jpg": IMAGE, "receipt.pdf": "%PDF-1.7\n",
        "label.pdf": "%PDF-1.7\n", "en.lproj/order.strings": TEXTS % ("Shipped", "Bowl"), "en.lproj/bowl.jpg": IMAGE,
        "fr.lproj/order.strings": TEXTS % ("En route", "Bol"), "fr.lproj/bowl.jpg": IMAGE,
    }


def archive(folder, method=zipfile.ZIP_STORED, zip64=False):
    """The Base64 of an archive with an order and its manifest in a folder, as a JSON text."""
    order = minified(ORDER)
    manifest = minified({"order.json": hashlib.sha256(order.encode()).hexdigest()})
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as zip:
        for name, text in [("manifest.json", manifest), ("order.json", order)]:
            info = zipfile.ZipInfo(folder + name, (1980, 1, 1, 0, 0, 0))
            info.compress_type = method
            with zip.open(info, "w", force_zip64=zip64) as entry:
                entry.write(text.encode())
    return "base64:" + base64.b64encode(file.getvalue()).decode()


def signatures(folder, manifest):
    """Detached signatures of a manifest by some certificates, each as PEM."""

    def run(*command):
        return subprocess.run(command, cwd=folder, check=True, capture_output=True).stdout

    def key(name):
        run("openssl", "ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", name + ".key")

    def issue(name, subject, section, issuer):
        key(name)
        run("openssl", "req", "-new", "-key", name + ".key", "-subj", subject, "-utf8", "-out", name + ".csr")
        run("openssl", "ca", "-batch", "-config", "ca.cnf", "-notext", "-in", name + ".csr", "-out", name + ".pem", "-extensions",
            section, "-cert", issuer + ".pem", "-keyfile", issuer + ".key", "-startdate", "20260101000000Z", "-enddate", "20280201000000Z")

    def sign(signer, *options, digest="sha256", issuer=True):
        return run("openssl", "cms", "-sign", "-binary", "-md", digest, "-outform", "PEM", "-in", "manifest.json", "-signer",
                   signer + ".pem", "-inkey", signer + ".key", *(["-certfile", "issuer.pem"] if issuer else []), *options).decode()

    (folder / "ca.cnf").write_text(CONFIG)
    (folder / "index.txt").write_text("")
    (folder / "serial").write_text("1000\n")
    (folder / "manifest.json").write_text(manifest)
    key("root")
    run("openssl", "req", "-new", "-x509", "-key", "root.key", "-subj", "/O=Not Apple/CN=Not Apple Root", "-days", "9999", "-out", "root.pem")
    issue("issuer", "/O=Not Apple/CN=Not Apple Intermediate", "authority", "root")
    for name, order_type in [("shop", "order.com.example.shop"), ("other", "order.com.example.other")]:
        issue(name, f"/UID={order_type}/CN=Order Type ID: {order_type}/OU=TEAM123456/O=Not Apple", "plain", "issuer")
    right = sign("shop")
    return {
        "signature": right, "wrongSignature": changed(right), "withoutIssuer": sign("shop", issuer=False), "withoutCertificates": sign("shop", "-nocerts", issuer=False),
        "withoutTime": sign("shop", "-noattr"), "withSHA1": sign("shop", digest="sha1"), "withContent": sign("shop", "-nodetach"),
        "otherOrderType": sign("other"),
    }


def changed(pem):
    """The message with another signature: its last byte is the last one of the signature."""
    head, *lines, tail = pem.strip().split("\n")
    message = bytearray(base64.b64decode("".join(lines)))
    message[-1] ^= 1
    text = base64.b64encode(message).decode()
    return "\n".join([head, *(text[start:start + 64] for start in range(0, len(text), 64)), tail, ""])


def main():
    manifest = {"order.json": hashlib.sha256(minified(ORDER).encode()).hexdigest()}
    documents = {
        "package": rich(),
        "signedPackage": {"order.json": ORDER, "manifest.json": manifest, "signature": "base:signature.pem"},
        "storedArchive": archive(""), "deflatedArchive": archive("", zipfile.ZIP_DEFLATED), "bzip2Archive": archive("", zipfile.ZIP_BZIP2),
        "zip64Archive": archive("", zip64=True), "folderArchive": archive("shop-42/"),
    }
    for name, document in documents.items():
        (BASES / f"{name}.json").write_text(json.dumps(document, indent=2) + "\n")
    with tempfile.TemporaryDirectory() as folder:
        for name, text in signatures(pathlib.Path(folder), minified(manifest)).items():
            (BASES / f"{name}.pem").write_text(text)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Renews decrypted answers with identity documents: right ones, and ones that are wrong in one step. Needs openssl 3.

    Tests/Scripts/renew-identity-answers.py

Writes Tests/IdentityTests/Fixtures, Examples/identity and Sources/PaySheetIdentity/Bases/identityContent.json. All private keys are
thrown away. The authority is called "Not an Authority", and the person does not exist. `swift run generate` must follow.
"""
import base64
import hashlib
import json
import os
import subprocess
import tempfile

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
fixtures = "Tests/IdentityTests/Fixtures"
bases = "Sources/PaySheetIdentity/Bases"
work = tempfile.TemporaryDirectory()


# CBOR (RFC 8949), with the shortest heads.
class Tag:
    def __init__(self, number, value):
        self.number, self.value = number, value


class Raw:
    def __init__(self, encoding):
        self.encoding = encoding


def head(major, number):
    if number < 24:
        return bytes([major << 5 | number])
    for detail, size in ((24, 1), (25, 2), (26, 4), (27, 8)):
        if number < 1 << 8 * size:
            return bytes([major << 5 | detail]) + number.to_bytes(size, "big")
    raise ValueError(number)


def cbor(value):
    if isinstance(value, Raw):
        return value.encoding
    if isinstance(value, Tag):
        return head(6, value.number) + cbor(value.value)
    if value is None or isinstance(value, bool):
        return {None: b"\xf6", True: b"\xf5", False: b"\xf4"}[value]
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, dict):
        value = list(value.items())
        return head(5, len(value)) + b"".join(cbor(key) + cbor(item) for key, item in value)
    return head(4, len(value)) + b"".join(cbor(item) for item in value)


def embedded(value):
    return Tag(24, cbor(value))


class Pairs(dict):
    """A map that can have a key twice."""

    def __init__(self, pairs):
        super().__init__(pairs)
        self.pairs = pairs

    def items(self):
        return self.pairs


# Keys and signatures, which openssl makes.
def openssl(*arguments, data=None):
    return subprocess.run(["openssl", *arguments], input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True).stdout


class Key:
    count = 0

    def __init__(self, curve="prime256v1"):
        Key.count += 1
        self.path = os.path.join(work.name, f"{Key.count}.key")
        self.size = {"prime256v1": 32, "secp384r1": 48}[curve]
        openssl("ecparam", "-name", curve, "-genkey", "-noout", "-out", self.path)
        self.der = openssl("pkey", "-in", self.path, "-pubout", "-outform", "DER")
        self.point = self.der[-1 - 2 * self.size:]

    def sign(self, data, digest="sha256"):
        return openssl("dgst", "-" + digest, "-sign", self.path, data=data)

    def fixed(self, data, digest):
        """The two numbers of a DER signature, each with the size of the curve."""
        der, place, numbers = self.sign(data, digest), 2, b""
        for _ in range(2):
            length = der[place + 1]
            numbers += int.from_bytes(der[place + 2:place + 2 + length], "big").to_bytes(self.size, "big")
            place += 2 + length
        return numbers

    def cose(self):
        x, y = self.point[1:1 + self.size], self.point[1 + self.size:]
        return {1: 2, -1: {32: 1, 48: 2}[self.size], -2: x, -3: y}


# Certificates (RFC 5280).
def der(tag, *parts):
    content = b"".join(parts)
    size = len(content)
    length = bytes([size]) if size < 128 else bytes([0x81, size]) if size < 256 else bytes([0x82, size >> 8, size & 255])
    return bytes([tag]) + length + content


def name(text):
    return der(0x30, der(0x31, der(0x30, b"\x06\x03\x55\x04\x03", der(0x0C, text.encode()))))


def extension(oid, value, critical=False):
    return der(0x30, der(0x06, bytes.fromhex(oid)), der(1, b"\xff") if critical else b"", der(4, value))


class Certificate:
    serial = 1000

    def __init__(self, subject, key, issuer=None, authority=False, start="260101", end="360101", purpose="28818c5d050102", digest="sha256"):
        Certificate.serial += 1
        self.subject, self.key = subject, key
        issuer = issuer or self
        algorithm = der(0x30, der(6, bytes.fromhex({"sha256": "2a8648ce3d040302", "sha384": "2a8648ce3d040303"}[digest])))
        identifier = hashlib.sha1(key.point).digest()
        extensions = [
            extension("551d0e", der(4, identifier)),
            extension("551d23", der(0x30, der(0x80, hashlib.sha1(issuer.key.point).digest()))),
            extension("551d0f", b"\x03\x02\x01\x06" if authority else b"\x03\x02\x07\x80", True),
        ]
        if authority:
            extensions.append(extension("551d13", der(0x30, der(1, b"\xff")), True))
        elif purpose:
            extensions.append(extension("551d25", der(0x30, der(6, bytes.fromhex(purpose))), True))
        times = [der(0x17, (day + "000000Z").encode()) for day in (start, end)]
        body = der(
            0x30, der(0xA0, b"\x02\x01\x02"), der(2, Certificate.serial.to_bytes(2, "big")), algorithm, name(issuer.subject),
            der(0x30, *times), name(subject), key.der, der(0xA3, der(0x30, *extensions)))
        self.der = der(0x30, body, algorithm, der(3, b"\0", issuer.key.sign(body, digest)))

    def pem(self):
        text = base64.b64encode(self.der).decode()
        lines = [text[place:place + 64] for place in range(0, len(text), 64)]
        return "\n".join(["-----BEGIN CERTIFICATE-----", *lines, "-----END CERTIFICATE-----", ""])


def flipped(data, place=-1):
    data = bytearray(data)
    data[place] ^= 1
    return bytes(data)


root = Certificate("Not an Authority", Key(), authority=True)
other_root = Certificate("Not an Authority", Key(), authority=True)
signer = Certificate("Not a Signer", Key(), root)
identity = Certificate("Identity of merchant.com.example.shop", Key(), purpose=None)
device = Key()
digests = {-7: "sha256", -35: "sha384", -36: "sha512"}

with open(bases + "/identityRecord.json") as file:
    record = json.load(file)
with open(bases + "/webRecord.json") as file:
    web_record = json.load(file)
app_transcript = [None, None, [
    "AppleIdentityPresentment_1.0", base64.b64decode(record["nonce"]), record["merchantIdentifier"], record["teamIdentifier"],
    hashlib.sha256(identity.key.point).digest()]]
handover = hashlib.sha256(cbor([web_record["encryptionInfo"], web_record["origin"]])).digest()
web_transcript = [None, None, ["dcapi", handover]]
space, license = "org.iso.18013.5.1", "org.iso.18013.5.1.mDL"
elements = [("given_name", "Jane"), ("family_name", "Doe"), ("portrait", bytes(range(1, 49))), ("age_over_18", True)]


def sign1(key, payload, algorithm=-7, header=None, open_header=None, detached=False, change=None):
    """A COSE signature (RFC 9052)."""
    protected = cbor({1: algorithm} if header is None else header)
    signature = key.fixed(cbor(["Signature1", protected, b"", payload]), digests.get(algorithm, "sha256"))
    return [protected, open_header or {}, None if detached else payload, change(signature) if change else signature]


def answer(
        transcript=app_transcript, kind=license, version="1.0", status=0, documents=1, wrapped=True, elements=elements, spaces=None,
        object_changes=None, object_after=None, signer_key=None, chain=None, algorithm=-7, hash_name="SHA-256", header=None, open_header=None,
        issuer_change=None, device_key=None, device_cose=None, device_algorithm=-7, device_change=None, device_elements=None, mac=False,
        attached=False, after=None):
    """A decrypted answer. `spaces` changes the signed items after their digests were made."""
    items = [
        embedded({"digestID": number, "random": hashlib.sha256(bytes([number])).digest()[:16], "elementIdentifier": one, "elementValue": value})
        for number, (one, value) in enumerate(elements)]
    list_of_digests = {}
    for number, item in enumerate(items):
        list_of_digests[number] = hashlib.new(hash_name.replace("-", "").lower(), cbor(item)).digest()
    key = device_key or device
    security_object = {
        "version": "1.0", "digestAlgorithm": hash_name, "valueDigests": {space: list_of_digests},
        "deviceKeyInfo": {"deviceKey": device_cose or key.cose()}, "docType": kind,
        "validityInfo": {
            "signed": Tag(0, "2026-11-02T10:00:00Z"), "validFrom": Tag(0, "2026-11-02T10:00:00Z"),
            "validUntil": Tag(0, "2026-12-02T10:00:00Z")}}
    security_object.update(object_changes or {})
    chain = [signer] if chain is None else chain
    certificates = [one if isinstance(one, bytes) else one.der for one in chain]
    unprotected = {33: certificates[0] if len(certificates) == 1 else certificates} if certificates else {}
    unprotected.update(open_header or {})
    issuer_auth = sign1(signer_key or signer.key, cbor(embedded(security_object)), algorithm, header, unprotected, change=issuer_change)
    if object_after:
        security_object.update(object_after)
        issuer_auth[2] = cbor(embedded(security_object))
    names = embedded(device_elements or {})
    content = cbor(embedded(["DeviceAuthentication", transcript, kind, names]))
    proof = sign1(key, content, device_algorithm, detached=not attached, change=device_change)
    if mac:
        proof = {"deviceMac": [cbor({1: 5}), {}, None, bytes(32)]}
    else:
        proof = {"deviceSignature": proof}
    document = {
        "docType": kind, "issuerSigned": {"nameSpaces": {space: items} if spaces is None else spaces(items), "issuerAuth": issuer_auth},
        "deviceSigned": {"nameSpaces": names, "deviceAuth": proof}}
    response = {"version": version, "documents": [document] * documents, "status": status}
    if after:
        after(response)
    return cbor({"identity": response} if wrapped else response)


def item(number, one, value):
    return embedded({"digestID": number, "random": bytes(16), "elementIdentifier": one, "elementValue": value})


def without(key):
    def change(response):
        del response["documents"][0][key]
    return change


strong, strong_root = Key("secp384r1"), Certificate("Not a Strong Authority", Key("secp384r1"), authority=True, digest="sha384")
strong_signer = Certificate("Not a Strong Signer", strong, strong_root, digest="sha384")
middle = Certificate("Not a Middle", Key(), root, authority=True)
middle_signer = Certificate("Not a Signer", Key(), middle)
plain_middle = Certificate("Not a Middle", Key(), root)
plain_signer = Certificate("Not a Signer", Key(), plain_middle)
early = Certificate("Not a Signer", Key(), root, start="250101", end="260601")
reader = Certificate("Not a Reader", Key(), root, purpose="28818c5d050106")
general = Certificate("Not a Signer", Key(), root, purpose=None)
zeros, nothing = (lambda signature: bytes(64)), (lambda signature: b"")

# The name, whose record (app or web), the step that fails, words of its reason, and the answer.
variants = [
    ("right", "app", "", "", answer()),
    ("web", "web", "", "", answer(web_transcript, wrapped=False)),
    ("without identity", "app", "", "", answer(wrapped=False)),
    ("P-384 with SHA-384", "app", "", "", answer(
        signer_key=strong, chain=[strong_signer], algorithm=-35, hash_name="SHA-384", device_key=Key("secp384r1"), device_algorithm=-35)),
    ("P-384 with SHA-512", "app", "", "", answer(signer_key=strong, chain=[strong_signer], algorithm=-36, hash_name="SHA-512")),
    ("chain of two", "app", "", "", answer(signer_key=middle_signer.key, chain=[middle_signer, middle])),
    ("chain with the root", "app", "", "", answer(chain=[signer, root])),
    ("certificate for all purposes", "app", "", "", answer(signer_key=general.key, chain=[general])),
    ("fewer elements", "app", "", "", answer(elements=elements[:1])),

    ("other version", "app", "IV-06", "version", answer(version="2.0")),
    ("other status", "app", "IV-06", "status is 10", answer(status=10)),
    ("two documents", "app", "IV-06", "2 documents", answer(documents=2)),
    ("no document", "app", "IV-06", "0 documents", answer(documents=0)),
    ("other kind", "app", "IV-06", "org.iso.23220.photoid.1", answer(kind="org.iso.23220.photoid.1")),
    ("other version of the object", "app", "IV-06", "version of the security object", answer(object_changes={"version": "2.0"})),
    ("no date", "app", "IV-06", "the security object: the map has no \"validFrom\"", answer(
        object_changes={"validityInfo": {"signed": Tag(0, "2026-11-02T10:00:00Z")}})),
    ("date without tag", "app", "IV-06", "date and time with tag 0", answer(
        object_changes={"validityInfo": {"signed": "2026-11-02T10:00:00Z"}})),
    ("digest twice", "app", "IV-06", "a map has a key twice", answer(object_changes={
        "valueDigests": {space: Pairs([(0, bytes(32)), (Raw(b"\x18\x00"), bytes(32))])}})),
    ("no device", "app", "IV-06", "no \"deviceSigned\"", answer(after=without("deviceSigned"))),
    ("element without a value", "app", "IV-06", "element 1 of a namespace", answer(
        spaces=lambda items: {space: [embedded({"digestID": 0, "random": bytes(16), "elementIdentifier": "given_name"})]})),
    ("key of an element twice", "app", "IV-06", "element 1 of a namespace: a map has a key twice", answer(
        spaces=lambda items: {space: [embedded(Pairs([("digestID", 0), ("digestID", 0)]))]})),

    ("signature of the issuer", "app", "IV-07", "the signature is wrong", answer(issuer_change=flipped)),
    ("short signature of the issuer", "app", "IV-07", "wrong length", answer(issuer_change=lambda signature: signature[1:])),
    ("signature of the issuer on the web", "web", "IV-07", "the signature is wrong", answer(
        web_transcript, wrapped=False, issuer_change=flipped)),
    ("object after the signature", "app", "IV-07", "the signature is wrong", answer(object_after={"validityInfo": {
        "signed": Tag(0, "2026-11-02T10:00:00Z"), "validFrom": Tag(0, "2026-11-02T10:00:00Z"),
        "validUntil": Tag(0, "2036-12-02T10:00:00Z")}})),
    ("other key of the issuer", "app", "IV-07", "the signature is wrong", answer(signer_key=Key())),
    ("unknown algorithm", "app", "IV-07", "algorithm -8 is unknown", answer(algorithm=-8)),
    ("no algorithm", "app", "IV-07", "has no algorithm", answer(header={})),
    ("algorithm that is not signed", "app", "IV-07", "has no algorithm", answer(header={}, open_header={1: -7})),
    ("critical header", "app", "IV-07", "critical", answer(header={1: -7, 2: [99], 99: 1})),
    ("no certificate", "app", "IV-07", "no certificate", answer(chain=[])),
    ("broken certificate", "app", "IV-07", "certificate 1 of the signature cannot be read", answer(chain=[signer.der[:-1]])),
    ("many certificates", "app", "IV-07", "more than 8", answer(chain=[b"\x30\x00"] * 9)),
    ("signature of a certificate", "app", "IV-07", "the signature of a certificate is wrong", answer(chain=[flipped(signer.der)])),
    ("chain in another order", "app", "IV-07", "do not follow", answer(signer_key=middle_signer.key, chain=[middle_signer, root])),
    ("issuer that may not issue", "app", "IV-07", "may not issue", answer(signer_key=plain_signer.key, chain=[plain_signer, plain_middle])),
    ("certificate for readers", "app", "IV-07", "not for driver's licenses", answer(signer_key=reader.key, chain=[reader])),

    ("other kind in the object", "app", "IV-08", "signed a document", answer(object_changes={"docType": "org.iso.23220.photoid.1"})),
    ("SHA-1", "app", "IV-08", "hash function \"SHA-1\"", answer(hash_name="SHA-1")),
    ("certificate that had ended", "app", "IV-08", "not valid when", answer(signer_key=early.key, chain=[early])),
    ("local time", "app", "IV-08", "with an offset", answer(object_changes={"validityInfo": {
        "signed": Tag(0, "2026-11-02T10:00:00Z"), "validFrom": Tag(0, "2026-11-02T10:00:00"), "validUntil": Tag(0, "2026-12-02T10:00:00Z")}})),

    ("other value", "app", "IV-09", "given_name has another digest", answer(
        spaces=lambda items: {space: [item(0, "given_name", "John")] + items[1:]})),
    ("other value on the web", "web", "IV-09", "given_name has another digest", answer(
        web_transcript, wrapped=False, spaces=lambda items: {space: [item(0, "given_name", "John")] + items[1:]})),
    ("unknown number", "app", "IV-09", "portrait has no digest", answer(
        spaces=lambda items: {space: items[:2] + [item(1 << 62, "portrait", b"")] + items[3:]})),
    ("element twice", "app", "IV-09", "given_name is there twice", answer(spaces=lambda items: {space: items + items[:1]})),
    ("number twice", "app", "IV-09", "family_name has the number of another", answer(
        spaces=lambda items: {space: items[:1] + [item(0, "family_name", "Doe")]})),
    ("other namespace", "app", "IV-09", "in a namespace without digests", answer(
        spaces=lambda items: {space: items, "org.iso.18013.5.1.aamva": [item(0, "given_name_truncation", "N")]})),

    ("signature of the device", "app", "IV-10", "the signature is wrong", answer(device_change=flipped)),
    ("other request", "app", "IV-10", "the signature is wrong", answer([None, None, ["AppleIdentityPresentment_1.0"]])),
    ("other web page", "web", "IV-10", "the signature is wrong", answer([None, None, ["dcapi", bytes(32)]], wrapped=False)),
    ("code instead of a signature", "app", "IV-10", "Apple's devices always do", answer(mac=True)),
    ("unknown algorithm of the device", "app", "IV-10", "algorithm -8 is unknown", answer(device_algorithm=-8)),
    ("key of the device on another curve", "app", "IV-10", "kind of key", answer(device_cose={1: 1, -1: 6, -2: bytes(32)})),
    ("key of the device off the curve", "app", "IV-10", "not a point on its curve", answer(
        device_cose={1: 2, -1: 1, -2: bytes(32), -3: bytes(32)})),
    ("key of the device without y", "app", "IV-10", "kind of key", answer(device_cose={1: 2, -1: 1, -2: bytes(32), -3: True})),
    ("content in the signature", "app", "IV-10", "its own content", answer(attached=True)),
    ("no signature of the device", "app", "IV-10", "the signature is wrong", answer(device_change=zeros)),

    ("element of the device", "app", "IV-11", "no issuer signed", answer(device_elements={space: {"resident_city": "Utopia"}})),
    ("element too many", "app", "IV-11", "does not ask for org.iso.18013.5.1/birth_date", answer(
        elements=elements + [("birth_date", Tag(1004, "1990-01-01"))])),

    ("profile for tests", "app", "IV-13", "profile", answer(issuer_change=zeros)),
    ("simulator", "app", "IV-13", "simulator", answer(issuer_change=nothing, device_change=nothing)),
]


def text(data):
    return base64.b64encode(data).decode()


os.makedirs(fixtures, exist_ok=True)
with open(fixtures + "/answers.tsv", "w") as file:
    file.write("# Made by Tests/Scripts/renew-identity-answers.py. Do not edit.\n")
    for *words, content in variants:
        file.write("\t".join([*words, text(content)]) + "\n")
for path, certificate in [
        (fixtures + "/root.pem", root), (fixtures + "/strong-root.pem", strong_root), (fixtures + "/other-root.pem", other_root),
        (fixtures + "/identity.pem", identity), ("Examples/identity/root.pem", root), ("Examples/identity/identity.pem", identity)]:
    with open(path, "w") as file:
        file.write(certificate.pem())
with open("Examples/identity/content.b64", "w") as file:
    file.write(text(variants[0][4]) + "\n")
samples = ["right", "signature of the issuer", "no certificate", "code instead of a signature", "simulator"]
with open(bases + "/identityContent.json", "w") as file:
    base = {
        "content": "right", "now": "2026-11-20T00:00:00Z", "record": record, "keys": [text(identity.key.point)],
        "roots": [text(root.der)], "contents": {words[0]: text(content) for *words, content in variants if words[0] in samples}}
    file.write(json.dumps(base, indent=2) + "\n")

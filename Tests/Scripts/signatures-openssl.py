#!/usr/bin/env python3
"""Writes random signatures that OpenSSL made, half of them changed in one bit, with OpenSSL's answer to each.

    signatures-openssl.py COUNT FILE [SEED]

The bit is one of the signature, the message or the public key. Each line of the file has a kind, the key, the hash function, the message,
the signature, and "valid" or "invalid", with tabs between them. `Tests/PaySheetSignaturesTests` compares its own answers:

    Tests/Scripts/signatures-openssl.py 10000 /tmp/signatures
    PAYSHEET_SIGNATURES=/tmp/signatures swift test --filter OpenSSLTests

Needs `openssl`. The keys are new each time; SEED repeats the messages and the bits.
"""

import pathlib
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

# The kind, the options of `openssl genpkey`, the hash functions, and how many signatures one key makes.
KINDS = [
    ("P-256", ["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"], ["SHA-256", "SHA-384", "SHA-512"], 20),
    ("P-384", ["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-384"], ["SHA-384", "SHA-256", "SHA-512"], 20),
    ("RSA-2048", ["-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"], ["SHA-256", "SHA-384", "SHA-512"], 200),
    ("RSA-3072", ["-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:3072"], ["SHA-256", "SHA-384", "SHA-512"], 400),
    ("RSA-4096", ["-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:4096"], ["SHA-256", "SHA-384", "SHA-512"], 800),
]


def openssl(*arguments, data=None):
    return subprocess.run(["openssl", *arguments], input=data, capture_output=True, check=True).stdout


def element(der, place):
    """Where the content of the DER element at a place starts and ends."""
    start, length = place + 2, der[place + 1]
    if length >= 0x80:
        start += length & 0x7F
        length = int.from_bytes(der[place + 2 : start], "big")
    return start, start + length


def numbers(kind, der):
    """Where the numbers of a SubjectPublicKeyInfo are: a point, or modulus and exponent."""
    content, _ = element(der, 0)
    _, algorithm_end = element(der, content)
    start, end = element(der, algorithm_end)
    # The first byte of a bit string is the number of unused bits.
    start += 1
    if not kind.startswith("RSA"):
        return [(start, end)]
    sequence, _ = element(der, start)
    modulus = element(der, sequence)
    return [modulus, element(der, modulus[1])]


class Key:
    def __init__(self, kind, options, folder, name):
        self.kind = kind
        self.path = folder / f"{name}.key"
        openssl("genpkey", *options, "-out", str(self.path))
        self.der = openssl("pkey", "-in", str(self.path), "-pubout", "-outform", "DER")
        self.numbers = numbers(kind, self.der)


def flipped(data, bit):
    data = bytearray(data)
    data[bit // 8] ^= 1 << bit % 8
    return bytes(data)


def case(work):
    """Makes one line, and the part in which a bit was changed."""
    key, digest, message, change, part, choice, folder, name = work
    option = "-" + digest.replace("-", "").lower()
    signature = openssl("dgst", option, "-sign", str(key.path), data=message)
    der = key.der
    if change and part == "signature":
        signature = flipped(signature, choice % (len(signature) * 8))
    elif change and part == "message":
        message = flipped(message, choice % (len(message) * 8))
    elif change:
        places = [place for start, end in key.numbers for place in range(start, end)]
        der = flipped(der, places[choice // 8 % len(places)] * 8 + choice % 8)
    public, signed = folder / f"{name}.der", folder / f"{name}.sig"
    public.write_bytes(der)
    signed.write_bytes(signature)
    command = ["openssl", "dgst", option, "-verify", str(public), "-keyform", "DER", "-signature", str(signed)]
    done = subprocess.run(command, input=message, capture_output=True)
    # OpenSSL returns 1 for a signature that is not valid, and for a key that is not one.
    if done.returncode not in (0, 1):
        sys.exit(f"signatures-openssl: openssl ended with {done.returncode}: {done.stderr.decode()}")
    public.unlink()
    signed.unlink()
    answer = "valid" if done.returncode == 0 else "invalid"
    shown = ":".join(der[start:end].hex() for start, end in key.numbers)
    return "\t".join([key.kind, shown, digest, message.hex(), signature.hex(), answer]), part if change else "nothing", answer


def main():
    if len(sys.argv) not in (3, 4) or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    count, path = int(sys.argv[1]), pathlib.Path(sys.argv[2])
    chosen = random.Random(sys.argv[3] if len(sys.argv) == 4 else "paysheet")
    keys = {}
    counts = {}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)

        def works():
            for index in range(count):
                kind, options, digests, uses = KINDS[index % len(KINDS)]
                turn = index // len(KINDS)
                if turn % uses == 0:
                    keys[kind] = Key(kind, options, folder, f"{kind}-{turn}")
                # The usual hash function most of the time.
                digest = digests[0] if chosen.random() < 0.7 else chosen.choice(digests)
                message = chosen.randbytes(chosen.randrange(1, 300))
                part = chosen.choice(["signature", "signature", "message", "key"])
                yield keys[kind], digest, message, turn % 2 == 1, part, chosen.getrandbits(62), folder, index

        with ThreadPoolExecutor(2) as pool, path.open("w", encoding="ascii") as file:
            for line, part, answer in pool.map(case, works()):
                file.write(line + "\n")
                counts[part, answer] = counts.get((part, answer), 0) + 1
    for (part, answer), number in sorted(counts.items()):
        print(f"{number} signatures with a changed bit in {part}: {answer}")
    # A signature that nothing changed is valid, or this script is wrong.
    return 1 if counts.get(("nothing", "invalid")) else 0


sys.exit(main())

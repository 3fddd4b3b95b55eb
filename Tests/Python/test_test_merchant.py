"""A token that the npm package made for a test: a server of Python decrypts it, and the check accepts it only as a test."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import load_der_public_key, load_pem_private_key

from paysheet import check_token

file = Path(__file__).parents[1] / "TokensTests/Fixtures/test-merchant.json"
merchant: dict[str, Any] = json.loads(file.read_text())


def decrypted(payment: dict[str, Any]) -> Any:
    """Decrypts the data of a token, as a server does with its private key."""
    private_key = load_pem_private_key(merchant["privateKey"].encode(), None)
    once = load_der_public_key(base64.b64decode(payment["header"]["ephemeralPublicKey"]))
    assert isinstance(private_key, ec.EllipticCurvePrivateKey) and isinstance(once, ec.EllipticCurvePublicKey)
    secret = private_key.exchange(ec.ECDH(), once)
    identifier = hashlib.sha256(merchant["merchantIdentifier"].encode()).digest()
    key = hashlib.sha256(b"\0\0\0\1" + secret + b"\x0did-aes256-GCMApple" + identifier).digest()
    return json.loads(AESGCM(key).decrypt(bytes(16), base64.b64decode(payment["data"]), None))


def test_a_server_decrypts_it() -> None:
    data = decrypted(merchant["token"]["paymentData"])
    assert (data["transactionAmount"], data["currencyCode"], data["paymentDataType"]) == (3806, "392", "3DSecure")
    assert data["applicationPrimaryAccountNumber"] == "3530111333300000"


def test_only_a_test_accepts_it() -> None:
    known: dict[str, Any] = {"certificates": merchant["certificate"], "now": merchant["signedAt"]}
    refused = check_token(merchant["token"], **known)
    assert not refused.accepted and [finding.rule for finding in refused.findings] == ["token-trust/chain"]
    assert refused.findings[0].message == "the token was made for a test, and no shopper paid"
    assert not check_token(merchant["token"], root=merchant["root"], **known).accepted
    accepted = check_token(merchant["token"], test=True, **known)
    assert accepted.accepted and not accepted.wrong and accepted.certificate == "certificates[0]"

"""What a payment token proves without a key."""

from __future__ import annotations

import base64
import copy
import json
import os
import re
import sqlite3
import stat
import tempfile
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

import paysheet
from paysheet import check_token

root = Path(__file__).parents[2]
fixtures = root / "Tests/TokensTests/Fixtures"
token: dict[str, Any] = json.loads((fixtures / "token.json").read_text())
identifier: str = token["header"]["transactionId"]
signed_at = (fixtures / "signing-time.txt").read_text().strip()
moment = datetime.strptime(signed_at, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=timezone.utc)

Make = Callable[..., dict[str, Any]]
Check = Callable[..., paysheet.TokenReport]


def fixture(name: str) -> bytes:
    return (fixtures / name).read_bytes()


def flipped(text: str, place: int = 0) -> str:
    """Returns Base64 with one changed byte."""
    content = bytearray(base64.b64decode(text))
    content[place] ^= 1
    return base64.b64encode(content).decode()


def whole(data: dict[str, Any]) -> dict[str, Any]:
    """Returns the token of a payment."""
    method = {"displayName": "Visa 1", "network": "Visa", "type": "debit"}
    return {"paymentMethod": method, "transactionIdentifier": identifier, "paymentData": copy.deepcopy(data)}


def rules(report: paysheet.TokenReport) -> list[str]:
    return [finding.rule for finding in report.findings]


@pytest.fixture
def check(request_with: Make) -> Check:
    """Checks with everything that a shop knows. The fixtures have a root of their own."""
    request = request_with(applicationData=base64.b64encode(b"order-42").decode())

    def make(payment: Any = token, **arguments: Any) -> paysheet.TokenReport:
        known = {"certificates": fixture("processing.pem"), "root": fixture("root.pem"), "request": request, "seen": ["00ff" * 16], "now": signed_at}
        return check_token(payment, **{**known, **arguments})

    return make


def test_the_right_token_is_accepted(check: Check) -> None:
    report = check()
    assert report.accepted and not report.findings and not report.wrong and not report.not_checked
    assert report.verified == ("signature", "signature of the signer's certificate", "signature of the issuer's certificate")
    assert report.certificate == "certificates[0]" and report.signed_at == signed_at


def test_all_forms_of_a_payment_are_equal(check: Check) -> None:
    text, outer = json.dumps(token), whole(token)
    payments: list[Any] = [text, text.encode(), memoryview(text.encode()), outer, json.dumps(outer), {"token": outer}]
    assert {check(payment) for payment in payments} == {check()}


def test_what_is_not_given_is_named(check: Check) -> None:
    report = check_token(token, root=fixture("root.pem"), now=signed_at)
    assert report.accepted and report.not_checked == ("certificate", "repetition", "application data") and report.certificate is None
    assert check(seen=None).not_checked == ("repetition",) and check(seen=[]).not_checked == ()
    # Without a moment, that of the call counts.
    assert "age" not in check_token(token).not_checked
    assert check(certificates=()).not_checked == ("certificate",)


def test_certificates_are_text_or_bytes(check: Check) -> None:
    pem = fixture("processing.pem")
    for certificates in (pem.decode(), bytearray(pem), [pem], (one for one in [pem]), fixture("processing.cer"), fixture("processing.csr")):
        assert check(certificates=certificates, root=fixture("root.pem").decode()).certificate == "certificates[0]"
    assert check(certificates=[fixture("identity.pem"), pem]).certificate == "certificates[1]"


@pytest.mark.parametrize(
    "pointer, change, expected",
    [
        ("data", flipped, ["token-trust/content"]),
        ("header/ephemeralPublicKey", lambda text: flipped(text, 90), ["token-trust/content"]),
        ("header/transactionId", lambda text: "00" + text[2:], ["token-trust/content"]),
        ("header/applicationData", lambda text: "00" + text[2:], ["token-trust/content", "token-trust/application-data"]),
        ("header/publicKeyHash", flipped, ["token-trust/certificate"]),
        ("signature", lambda text: flipped(text, -1), ["token-trust/signature"]),
    ],
)
def test_another_byte_is_refused(check: Check, pointer: str, change: Callable[[str], str], expected: list[str]) -> None:
    changed = copy.deepcopy(token)
    *folders, name = pointer.split("/")
    place = changed[folders[0]] if folders else changed
    place[name] = change(place[name])
    report = check(changed)
    assert not report.accepted and rules(report) == expected and all(finding.severity == "error" for finding in report.findings)
    assert report.wrong == ("signature",) or pointer != "signature"


def test_another_certificate_root_or_request_is_refused(check: Check, request_with: Make) -> None:
    report = check(certificates=fixture("identity.pem"))
    assert rules(report) == ["token-trust/certificate"] and not report.accepted
    for words in (fixture("identity-hash.txt").decode().strip(), token["header"]["publicKeyHash"], "certificates[0]"):
        assert words in str(report.findings[0])
    for other in (None, fixture("processing.pem")):
        assert rules(check(root=other)) == ["token-trust/chain"]
    assert rules(check(request=request_with())) == ["token-trust/application-data"]


def test_a_repeated_or_old_token_is_refused(check: Check) -> None:
    for seen in ([identifier], {"00ff" * 16, identifier.upper()}):
        assert rules(check(seen=seen)) == ["token-trust/repeated"]
    for seconds, expected in ((300, []), (301, ["token-trust/age"]), (-300, []), (-301, ["token-trust/age"])):
        now = (moment + timedelta(seconds=seconds)).astimezone(timezone(timedelta(hours=9)))
        assert rules(check(now=now)) == expected


@pytest.mark.parametrize(
    "arguments, error, words",
    [
        ({"payment": "{}"}, paysheet.DocumentError, "there is no payment token .*; pass the payment of onpaymentauthorized"),
        ({"payment": None}, TypeError, "not NoneType"),
        ({"certificates": "apple_pay.cer"}, paysheet.DocumentError, r"^certificates\[0\]: this is neither PEM nor DER; pass the content of the file"),
        ({"certificates": fixtures / "processing.pem"}, TypeError, r"certificates\[0\] is of type PosixPath; pass the content"),
        ({"certificates": [None]}, TypeError, r"certificates\[0\] is of type NoneType"),
        ({"root": fixture("processing.csr")}, paysheet.DocumentError, "root: this is a certificate request, not a certificate; pass"),
        ({"request": {}}, paysheet.DocumentError, "request: this is not a payment request and not a flow; pass"),
        ({"seen": identifier}, TypeError, "seen is one value"),
        ({"seen": ["00ff" * 16, ""]}, ValueError, r"seen\[1\] is not a transaction identifier"),
        ({"seen": ["00\nff"]}, ValueError, r"seen\[0\]"),
        ({"now": "yesterday"}, paysheet.DocumentError, 'now takes a date, .* not "yesterday"; pass a datetime'),
        ({"now": datetime(2026, 1, 1)}, ValueError, "now has no time zone"),
        ({"now": 5}, TypeError, "now is of type int"),
    ],
)
def test_what_cannot_be_checked_is_an_error(check: Check, arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words) as caught:
        check(**arguments)
    assert identifier not in str(caught.value)


def test_files_are_private_and_do_not_stay(
    check: Check, command: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    program = "import json\nmodes = {name: os.stat(name).st_mode for name in ['.', *os.listdir()]}\n"
    program += "(here / 'modes').write_text(json.dumps(modes))\nreal()"
    monkeypatch.setattr("paysheet._tokens.find_binary", lambda path=command(program): path)
    umask = os.umask(0)
    try:
        assert check().accepted
    finally:
        os.umask(umask)
    modes = {name: stat.S_IMODE(mode) for name, mode in json.loads((tmp_path / "modes").read_text()).items()}
    assert modes == {".": 0o700, "certificates[0]": 0o600, "root": 0o600, "request": 0o600, "seen": 0o600}
    assert not list(folder.iterdir())
    monkeypatch.setattr("paysheet._tokens.find_binary", lambda path=command("time.sleep(60)"): path)
    with pytest.raises(paysheet.CheckerError, match="did not end within 0.5 seconds"):
        check(timeout=0.5)
    assert not list(folder.iterdir())


@pytest.mark.parametrize(
    "program, words",
    [
        ("sys.exit(3)", "ended with status 3"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "ended with status -9"),
        ("print('all is well')", "not an answer: all is well"),
        ("print('{}')", "not an answer"),
    ],
)
def test_no_answer_is_never_an_accepted_token(check: Check, command: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, program: str, words: str) -> None:
    monkeypatch.setattr("paysheet._tokens.find_binary", lambda path=command(program): path)
    with pytest.raises(paysheet.CheckerError, match=words):
        check()


def test_a_configuration_hides_nothing(check: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".paysheet.json").write_text('{"ignore": ["token-trust"]}')
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PAYSHEET_FORMAT", "text")
    assert rules(check(seen=[identifier])) == ["token-trust/repeated"]


def test_the_function_of_the_page_takes_a_payment_once(check: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (root / "Docs/Verify-a-payment.md").read_text()
    [code], [tables] = re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S), re.findall(r"^CREATE TABLE payments .*;$", page, re.M)
    (tmp_path / "apple_pay.cer").write_bytes(fixture("processing.cer"))
    monkeypatch.chdir(tmp_path)
    arguments: dict[str, Any] = {}
    monkeypatch.setattr(paysheet, "check_token", lambda payment, **others: check(payment, **{**arguments, **others}))
    names: dict[str, Any] = {}
    exec(compile(code, "Verify-a-payment.md", "exec"), names)
    accept, database = names["accept"], sqlite3.connect(":memory:")
    database.executescript(tables + "CREATE TABLE orders (id INTEGER PRIMARY KEY, state TEXT); INSERT INTO orders VALUES (1, 'open'), (2, 'open')")
    request = json.loads((root / "Examples/ci/requests/checkout.applepay.json").read_text())
    request["applicationData"] = base64.b64encode(b"order-42").decode()
    payment = {"token": whole(token)}

    # What is refused, and what fails, stores nothing.
    arguments["seen"] = [identifier]
    assert not accept(database, 1, payment, request)
    arguments["seen"] = None
    with pytest.raises(LookupError, match="the order 3 is not open"):
        accept(database, 3, payment, request)
    assert accept(database, 1, payment, request)
    # The same payment for another order, with digits in the other case.
    payment["token"]["paymentData"]["header"]["transactionId"] = identifier.upper()
    assert not accept(database, 2, payment, request)
    assert database.execute("SELECT id, state, transaction_id FROM orders LEFT JOIN payments ON id = order_id ORDER BY id").fetchall() == [
        (1, "paying", identifier), (2, "open", None),
    ]  # fmt: skip

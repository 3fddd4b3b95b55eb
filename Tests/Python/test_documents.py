"""Documents of every type, and what the reports say about them."""

from __future__ import annotations

import datetime
import json
import math
import types
from collections import OrderedDict
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from conftest import rules

import paysheet

Make = Callable[..., dict[str, Any]]


def test_all_types_of_a_document_are_equal(request_with: Make) -> None:
    request = request_with("38,06")
    text = json.dumps(request)
    documents: list[Any] = [
        request, text, text.encode(), bytearray(text.encode()), memoryview(text.encode()), OrderedDict(request),
        types.MappingProxyType(request), json.dumps(request, indent=2), "\r\n".join(json.dumps(request, indent=2).splitlines()) + "\r\n",
    ]  # fmt: skip
    for document in documents:
        report = paysheet.check(document)
        assert rules(report) == ["amount/format"] and report.kind == "ApplePayPaymentRequest" and not report.is_valid
    assert [rules(report) for report in paysheet.check_lines(documents)] == [["amount/format"]] * len(documents)


def test_a_finding_has_everything(request_with: Make) -> None:
    [finding] = paysheet.check(request_with(country := 38.06)).findings
    assert isinstance(country, float)
    assert (finding.rule, finding.severity, finding.pointer, finding.member) == ("member/type", "warning", "/total/amount", None)
    assert finding.fix and finding.fix.safety == "safe" and finding.fix.patch[0]["value"] == "38.06"
    assert finding.fix.edits[0].new_text == '"38.06"' and finding.title and finding.help and finding.fingerprint
    assert str(finding).startswith(f"1:{finding.start.column}: warning[member/type]: ")


def test_a_report_has_everything(request_with: Make) -> None:
    report = paysheet.check(request_with(countryCode="us"))
    assert report.safari.outcome == "throws" and report.safari.error == "TypeError" and report.safari.pointer == "/countryCode"
    assert report.requires and report.requires.api_version == 1 and report.requires.systems
    assert [finding.rule for finding in report.errors] == ["country/unknown"] and report.members["kind"] == report.kind
    with pytest.raises(paysheet.InvalidDocument, match="country/unknown") as caught:
        report.raise_for_errors()
    assert caught.value.report is report
    valid = paysheet.check(request_with())
    valid.raise_for_errors()
    assert str(valid) == "no findings" and valid.safari.outcome == "accepts" and "ApplePayPaymentRequest" in repr(valid)
    assert paysheet.check({"id": 1}).requires is None


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_places_are_those_of_the_text(request_with: Make, end: str) -> None:
    text = end.join(json.dumps(request_with(label="é", countryCode="us"), indent=2, ensure_ascii=False).splitlines())
    text = text.replace('"countryCode"', '"\u00e9": 1, "countryCode"', 1)
    finding = next(finding for finding in paysheet.check(text).findings if finding.rule == "country/unknown")
    line = text.splitlines()[finding.start.line - 1]
    assert finding.start.line == 2 and line[finding.start.column - 1 : finding.end.column - 1] == '"us"'
    assert text.encode()[finding.start.offset : finding.end.offset] == b'"us"'


def test_edits_keep_the_line_ends(request_with: Make) -> None:
    request = request_with()
    del request["countryCode"]
    text = json.dumps(request, indent=2)
    for finding in paysheet.check(text).findings:
        assert all("\r" not in edit.new_text for edit in (finding.fix.edits if finding.fix else ()))


@pytest.mark.parametrize("text", ["", " ", "\n", "\r\n", "\t\n\n"])
def test_a_document_without_text_has_a_finding(text: str) -> None:
    assert rules(paysheet.check(text)) == ["json/empty"]
    assert [rules(report) for report in paysheet.check_lines([text, "{}", text.encode()])][::2] == [["json/empty"]] * 2


@pytest.mark.parametrize(
    "text", ["{", "nothing", b"\xff\xfe{}", b"\x00", "\ud800", '{"a": "\ud800"}', "\ufeff{}", '{"a\n": 1}', "[" * 100_000, "{}{}", b'"\xc3"']
)  # fmt: skip
def test_broken_text_is_a_finding(text: Any) -> None:
    assert not paysheet.check(text).is_valid
    assert rules(paysheet.check("")) == ["json/empty"], "the next answer is in its place"


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_numbers_that_json_does_not_have_are_findings(request_with: Make, number: float) -> None:
    findings = paysheet.check(request_with(number)).findings
    assert any(finding.rule == "json/not-a-number" for finding in findings)


def test_floats_are_written_as_python_does(request_with: Make) -> None:
    [finding] = paysheet.check(request_with(0.1 + 0.2)).findings
    assert "0.30000000000000004" in finding.message and finding.fix


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({"total": {"amount": Decimal("38.06")}}, ["/total/amount", "Decimal", "format(value, 'f')"]),
        ({"a/b": [0, datetime.date(2026, 1, 2)]}, ["/a~1b/1", "date", "convert"]),
        ({"a": {"b": {1}}}, ["/a/b", "set"]),
        ([b"x"], ["/0", "bytes", "decode"]),
        ({(1, 2): 3}, ["tuple", "text"]),
        ({"a": {b"x": 3}}, ["/a", "bytes"]),
    ],
)
def test_values_that_json_does_not_have_are_named(value: Any, words: list[str]) -> None:
    with pytest.raises(paysheet.DocumentError) as caught:
        paysheet.check(value)
    assert all(word in str(caught.value) for word in words), str(caught.value)


def test_a_document_that_contains_itself_is_refused() -> None:
    circle: list[Any] = []
    circle.append({"a": circle})
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for document in (circle, deep):
        with pytest.raises(paysheet.DocumentError, match="itself"):
            paysheet.check(document)


@pytest.mark.parametrize("value", [3, 3.5, None, True, {1, 2}, Path("request.json"), object()])
def test_what_is_not_a_document_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="a document"):
        paysheet.check(value)


@pytest.mark.parametrize("size", [100_000, 5_000_000, 70_000_000])
def test_a_huge_document_has_an_answer(request_with: Make, size: int) -> None:
    report = paysheet.check(request_with("9" * size))
    assert report.findings and len(str(report)) < 10_000
    assert paysheet.check(request_with()).is_valid


def test_fix_returns_the_type_it_got(request_with: Make) -> None:
    request = request_with(38.06)
    text = json.dumps(request, indent=3)
    assert paysheet.fix(request).document == request_with("38.06")
    assert paysheet.fix(text).document == text.replace("38.06", '"38.06"')
    assert paysheet.fix(text.encode()).document == paysheet.fix(text).document.encode()
    assert paysheet.fix(memoryview(text.encode())).document == paysheet.fix(text.encode()).document
    assert paysheet.fix([request]).document == [request], "a list of requests is no document"
    with pytest.raises(paysheet.DocumentError, match="json/unclosed"):
        paysheet.fix('{"a')
    with pytest.raises(paysheet.DocumentError, match="no-such-option"):
        paysheet.fix("{}", "--no-such-option")


def test_fix_says_what_was_applied_and_what_is_left(request_with: Make) -> None:
    fixed = paysheet.fix(request_with("38,06", countryCode="XX"))
    assert fixed.document["total"]["amount"] == "38.06" and fixed.document["countryCode"] == "XX" and fixed.changed
    assert [(one.rule, one.pointer, one.safety) for one in fixed.applied] == [("amount/format", "/total/amount", "safe")]
    assert [(one.rule, one.pointer, one.severity) for one in fixed.findings] == [("country/unknown", "/countryCode", "error")]
    assert fixed.errors == fixed.findings and not fixed.is_valid and not fixed.left and not fixed.uncovered
    assert fixed.patch == ({"op": "replace", "path": "/total/amount", "value": "38.06"},)
    valid = paysheet.fix(request_with())
    assert valid.is_valid and not valid.changed and valid.document == request_with() and not valid.applied and not valid.findings
    with pytest.raises(AttributeError):
        fixed.changed = False  # type: ignore[misc]


def test_fix_says_why_a_fix_was_not_applied(request_with: Make) -> None:
    methods = [{"identifier": "m", "label": "Method", "detail": "d", "amount": "- 1.00"}]
    fixed = paysheet.fix(request_with(requiredShippingContactFields=["postalAddress"], shippingMethods=methods))
    [left] = fixed.left
    assert (left.pointer, left.reason, left.causes) == ("/shippingMethods/0/amount", "causes", "shipping/negative")
    discounts = [{"label": "Book", "amount": "40,00"}]
    [uncovered] = paysheet.fix(request_with(lineItems=discounts)).uncovered
    assert (uncovered.rule, uncovered.fixed) == ("total/sum", "amount/format")


@pytest.mark.parametrize(("form", "word"), [("svg", "<svg"), ("html", "<!DOCTYPE html>"), ("markdown", "Harbor Books"), ("terminal", "Harbor Books")])
def test_preview_draws(request_with: Make, form: str, word: str) -> None:
    assert word.lower() in paysheet.preview(request_with(), form).lower()


def test_preview_says_why_it_cannot() -> None:
    with pytest.raises(paysheet.DocumentError, match="kind"):
        paysheet.preview({})
    with pytest.raises(paysheet.DocumentError, match="png"):
        paysheet.preview({}, "png")

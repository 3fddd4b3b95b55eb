"""The code in the pages about Python runs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

root = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["Docs/From-Python.md", "Docs/Verify-a-payment.md", "README.md", "Distribution/python/README.md"])
def test_the_code_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (root / page).read_text(), re.MULTILINE | re.DOTALL)
    assert blocks
    monkeypatch.chdir(tmp_path)
    request = json.loads((root / "Examples/ci/requests/checkout.applepay.json").read_text())
    (tmp_path / "requests.ndjson").write_text(json.dumps(request) + "\n{}\n")
    fixtures = root / "Tests/TokensTests/Fixtures"
    (tmp_path / "apple_pay.cer").write_bytes((fixtures / "processing.cer").read_bytes())
    names: dict[str, Any] = {"request": request, "payment": json.loads((fixtures / "token.json").read_text())}
    promised = []
    for block in blocks:
        exec(compile(block, page, "exec"), names)
        promised += re.findall(r"print\(.*\)  # (.*)", block)
    printed = capsys.readouterr().out
    assert all(words in printed for words in promised if "…" not in words), printed

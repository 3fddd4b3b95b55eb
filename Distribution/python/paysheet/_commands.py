"""Commands that run once for each call."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Optional, Union, overload

from ._binary import find_binary
from ._documents import Document, DocumentError, encode
from ._fixed import Fixed
from ._process import DEFAULT_TIMEOUT, CheckerError, run


@overload
def fix(document: str, *options: str, timeout: Optional[float] = DEFAULT_TIMEOUT) -> Fixed[str]: ...
@overload
def fix(document: Union[bytes, bytearray, memoryview], *options: str, timeout: Optional[float] = DEFAULT_TIMEOUT) -> Fixed[bytes]: ...
@overload
def fix(document: Mapping[str, Any], *options: str, timeout: Optional[float] = DEFAULT_TIMEOUT) -> Fixed[dict[str, Any]]: ...
@overload
def fix(document: Sequence[Any], *options: str, timeout: Optional[float] = DEFAULT_TIMEOUT) -> Fixed[list[Any]]: ...
def fix(document: Document, *options: str, timeout: Optional[float] = DEFAULT_TIMEOUT) -> Any:
    """Applies the safe fixes. Returns the document, of the type that was given, with what was applied and what is left.

    Options are those of `paysheet fix`, such as "--include-risky". Raises DocumentError if the text cannot be read, and CheckerError if
    the command does not end within `timeout` seconds.
    """
    result = json.loads(_run("fix", (*options, "--format=json"), document, timeout))
    text = result["text"]
    if isinstance(document, str):
        return Fixed.of(text, result)
    return Fixed.of(text.encode("utf-8") if isinstance(document, (bytes, bytearray, memoryview)) else json.loads(text), result)


def preview(document: Document, form: str = "svg", *options: str, timeout: Optional[float] = DEFAULT_TIMEOUT) -> str:
    """Returns the payment sheet as a picture: "svg", "html", "markdown", "terminal", or "parts" (JSON).

    Options are those of `paysheet preview`, such as "--language=de". Raises DocumentError if the document has no sheet, and CheckerError
    if the command does not end within `timeout` seconds.
    """
    return _run("preview", (f"--as={form}", *options), document, timeout).decode("utf-8")


def _run(name: str, options: tuple[str, ...], document: Document, timeout: Optional[float]) -> bytes:
    done = run([find_binary(), name, *options, "-"], encode(document), timeout)
    if done.returncode < 0:
        raise CheckerError(f"paysheet {name} was ended by signal {-done.returncode}")
    if not done.stdout:
        said = done.stderr.decode("utf-8", "replace").strip()
        raise DocumentError(said.removeprefix("paysheet: "))
    return done.stdout

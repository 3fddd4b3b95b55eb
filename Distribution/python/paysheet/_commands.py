"""Commands that run once for each call."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from typing import Any, Union, overload

from ._binary import find_binary
from ._documents import Document, DocumentError, encode
from ._fixed import Fixed
from ._process import CheckerError


@overload
def fix(document: str, *options: str) -> Fixed[str]: ...
@overload
def fix(document: Union[bytes, bytearray, memoryview], *options: str) -> Fixed[bytes]: ...
@overload
def fix(document: Mapping[str, Any], *options: str) -> Fixed[dict[str, Any]]: ...
@overload
def fix(document: Sequence[Any], *options: str) -> Fixed[list[Any]]: ...
def fix(document: Document, *options: str) -> Any:
    """Applies the safe fixes. Returns the document, of the type that was given, with what was applied and what is left.

    Options are those of `paysheet fix`, such as "--include-risky". Raises DocumentError if the text cannot be read.
    """
    result = json.loads(_run("fix", (*options, "--format=json"), document))
    text = result["text"]
    if isinstance(document, str):
        return Fixed.of(text, result)
    return Fixed.of(text.encode("utf-8") if isinstance(document, (bytes, bytearray, memoryview)) else json.loads(text), result)


def preview(document: Document, form: str = "svg", *options: str) -> str:
    """Returns the payment sheet as a picture: "svg", "html", "markdown", "terminal", or "parts" (JSON).

    Options are those of `paysheet preview`, such as "--language=de". Raises DocumentError if the document has no sheet.
    """
    return _run("preview", (f"--as={form}", *options), document).decode("utf-8")


def _run(name: str, options: tuple[str, ...], document: Document) -> bytes:
    command = find_binary()
    try:
        done = subprocess.run([command, name, *options, "-"], input=encode(document), capture_output=True, check=False)
    except OSError as error:
        raise CheckerError(f"{command} cannot be run: {error.strerror}") from error
    if done.returncode < 0:
        raise CheckerError(f"paysheet {name} was ended by signal {-done.returncode}")
    if not done.stdout:
        said = done.stderr.decode("utf-8", "replace").strip()
        raise DocumentError(said.removeprefix("paysheet: "))
    return done.stdout

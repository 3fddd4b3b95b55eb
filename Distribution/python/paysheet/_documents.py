"""Turns a document into JSON text."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from decimal import Decimal
from os import PathLike
from typing import Any, Union

Document = Union[str, bytes, bytearray, memoryview, Mapping[str, Any], Sequence[Any]]
"""Text of JSON, its bytes, or the dict or list that `json.loads` returns."""


class DocumentError(ValueError):
    """A value cannot be written as JSON, or a text cannot be read as a document."""


def encode(document: Document) -> bytes:
    """Returns the bytes of a document, as `json.dumps` and UTF-8 write it.

    Invalid UTF-8, lone surrogates, NaN and infinity stay as they are: the check reports them with their place.
    """
    if isinstance(document, str):
        return document.encode("utf-8", "surrogatepass")
    if isinstance(document, (bytes, bytearray, memoryview)):
        return bytes(document)
    if isinstance(document, PathLike):
        raise TypeError("a path is not a document; give its content: path.read_bytes()")
    if not isinstance(document, (Mapping, Sequence)):
        raise TypeError(f"a document is text, bytes, a dict or a list, not {type(document).__name__}")
    try:
        return json.dumps(document, default=_plain, separators=(",", ":")).encode("ascii")
    except RecursionError:
        raise DocumentError("the document contains itself, or is nested too deeply for json.dumps") from None
    except (TypeError, ValueError) as error:
        raise DocumentError(_explain(document, "", 0) or str(error)) from None


def _plain(value: object) -> object:
    """Returns what `json.dumps` writes for a value that it does not know."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray, memoryview)):
        return list(value)
    raise TypeError(f"{type(value).__name__} is not a type of JSON")


def _explain(value: object, pointer: str, depth: int) -> str | None:
    """Returns where the first value is that JSON does not have, and what to write instead."""
    if depth > 100:
        return f"the document contains itself at {pointer[:60]}…"
    if isinstance(value, Mapping):
        for name, member in value.items():
            if name is not None and not isinstance(name, (str, int, float)):
                return f"{pointer or 'the document'} has a name of type {type(name).__name__}; write it as text"
            found = _explain(member, f"{pointer}/{str(name).replace('~', '~0').replace('/', '~1')}", depth + 1)
            if found:
                return found
        return None
    if isinstance(value, Sequence) and not isinstance(value, (str, bytes, bytearray, memoryview)):
        for index, item in enumerate(value):
            found = _explain(item, f"{pointer}/{index}", depth + 1)
            if found:
                return found
        return None
    if value is None or isinstance(value, (str, int, float)):
        return None
    remedies = {Decimal: "for an amount, write format(value, 'f')", bytes: "write value.decode()"}
    remedy = next((text for kind, text in remedies.items() if isinstance(value, kind)), "convert it first")
    return f"{pointer} is of type {type(value).__name__}, which JSON does not have; {remedy}"

"""Counts of an archive from three sources, for comparison: Spark's tables, the command's answers, the command's statistics."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyspark.sql import DataFrame
from pyspark.sql import functions as f
from recipes import OPTIONS_FOR_FILES


@dataclass
class Counts:
    """Counts of documents and findings by their properties."""

    documents: Counter[tuple[str, ...]] = field(default_factory=Counter)
    """By merchant, month, currency and kind."""
    findings: Counter[tuple[str, ...]] = field(default_factory=Counter)
    """By merchant, month, currency, kind, rule and severity."""

    def differences(self, other: Counts) -> list[str]:
        """Returns the differences between two archives, one per line."""
        pairs = [("documents", self.documents, other.documents), ("findings", self.findings, other.findings)]
        return [
            f"{what} of {' · '.join(key)}: {mine[key]} and {theirs[key]}"
            for what, mine, theirs in pairs
            for key in sorted(mine.keys() | theirs.keys())
            if mine[key] != theirs[key]
        ]

    def totals(self) -> dict[str, Any]:
        """Returns the counts in the form of `--statistics`, as far as they are known."""
        return {
            "documents": self.documents.total(),
            "findings": self.findings.total(),
            "kinds": summed(self.documents, 3),
            "rules": summed(self.findings, 4),
            "severities": summed(self.findings, 5),
        }


def summed(counts: Mapping[tuple[str, ...], int], part: int) -> dict[str, int]:
    """Returns counts by one part of their keys."""
    sums: Counter[str] = Counter()
    for key, count in counts.items():
        sums[key[part]] += count
    return dict(sorted(sums.items()))


def counts_of_tables(documents: DataFrame, findings: DataFrame) -> Counts:
    """Returns Spark's counts."""
    place = ["merchant", "month", "currency", "kind"]

    def counted(table: DataFrame, *columns: str) -> Counter[tuple[str, ...]]:
        rows = table.groupBy(*columns).agg(f.count("*").alias("count")).collect()
        return Counter({tuple(row[column] for column in columns): row["count"] for row in rows})

    return Counts(counted(documents, *place), counted(findings, *place, "rule", "severity"))


def counts_of_command(paysheet: Path, archive: Path) -> tuple[Counts, dict[str, Any]]:
    """Returns the command's counts of the same files in one run: from its answers and from its statistics."""
    files = [str(file) for file in sorted(archive.glob("*.ndjson"))]
    with tempfile.TemporaryDirectory() as folder:
        statistics = Path(folder, "statistics.json")
        command = [str(paysheet), "check", *OPTIONS_FOR_FILES, f"--statistics={statistics}", *files]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            counts = counts_of_answers(process.stdout)
        if process.returncode != 0:
            raise SystemExit(f"{paysheet} has ended with status {process.returncode}")
        return counts, json.loads(statistics.read_bytes())


def counts_of_answers(answers: Iterable[bytes]) -> Counts:
    """Counts the answers of the command."""
    counts = Counts()
    for line in answers:
        if line == b"\n":
            continue
        answer = json.loads(line)
        carried = answer["carry"]
        currency = carried.get("currency", carried.get("currency2", "unknown"))
        month = carried.get("at", "unknown")[:7]
        place = (carried.get("merchant", "unknown"), month, currency, answer["kind"] or "unknown")
        counts.documents[place] += 1
        for finding in answer["findings"]:
            counts.findings[(*place, finding["rule"], finding["severity"])] += 1
    return counts

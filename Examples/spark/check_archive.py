"""Checks an archive with Spark, writes Parquet, asks three questions, and compares all counts with those of the command."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from counts import Counts, counts_of_command, counts_of_tables
from pyspark.sql import DataFrame, SparkSession
from questions import QUESTIONS
from recipes import answers_by_arrow, answers_by_pipe, check_command, documents, findings

Recipe = Callable[[SparkSession, Path, Sequence[str]], DataFrame]
RECIPES: dict[str, Recipe] = {"arrow": answers_by_arrow, "pipe": answers_by_pipe}


def main() -> None:
    options = parsed_options()
    plain, statistics = counts_of_command(options.paysheet, options.archive)
    differences = differences_from_statistics(plain, statistics)
    spark = session(options.connect)
    tables = {}
    for name in ["arrow"] if options.connect else ["arrow", "pipe"]:
        tables[name] = checked(spark, name, options)
        counts = counts_of_tables(*tables[name])
        print(f"{name}: {counts.documents.total()} documents, {counts.findings.total()} findings", flush=True)
        differences += [f"{name} and the command: {text}" for text in counts.differences(plain)]
    if "pipe" in tables:
        differences += differing_rows(tables["arrow"][1], tables["pipe"][1])
    if differences:
        sys.exit("\n".join(differences[:20] + [f"{len(differences)} differences"]))
    print(f"The command itself: {statistics['documents']} documents, {statistics['findings']} findings. All counts agree.")
    ask(spark, *tables["arrow"])
    spark.stop()


def parsed_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--paysheet", type=Path, required=True, help="the command, at the same path on every worker")
    parser.add_argument("--archive", type=Path, required=True, help="a folder of NDJSON files")
    parser.add_argument("--out", type=Path, required=True, help="a folder for Parquet; what is there is replaced")
    parser.add_argument("--connect", action="store_true", help="go by Spark Connect, which has no RDD.pipe")
    options = parser.parse_args()
    # A Spark Connect server runs in its own folder.
    options.archive, options.out = options.archive.absolute(), options.out.absolute()
    return options


def session(connects: bool, cores: int = 2) -> SparkSession:
    """Starts Spark on this machine. On a cluster, use `spark-submit` or the address of a server. `conf` has the settings."""
    os.environ.setdefault("SPARK_CONF_DIR", str(Path(__file__).with_name("conf")))
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    # The workers use the Python of this program.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.appName("paysheet")
    here = f"local[{cores}]"
    spark = (builder.remote(here) if connects else builder.master(here)).getOrCreate()
    spark.addArtifacts(str(Path(__file__).with_name("coprocess.py")), pyfile=True)
    return spark


def checked(spark: SparkSession, name: str, options: argparse.Namespace) -> tuple[DataFrame, DataFrame]:
    """Checks the archive with one recipe. Writes the documents first, so that nothing is checked twice."""
    folder = options.out / name
    shutil.rmtree(folder, ignore_errors=True)
    answers = RECIPES[name](spark, options.archive, check_command(options.paysheet))
    documents(answers).write.parquet(str(folder / "documents"))
    stored = spark.read.parquet(str(folder / "documents"))
    findings(stored).write.parquet(str(folder / "findings"))
    return stored, spark.read.parquet(str(folder / "findings"))


def differences_from_statistics(counts: Counts, statistics: dict[str, object]) -> list[str]:
    """Returns the differences between the command's answers and its statistics."""
    return [
        f"{name} of the answers and of --statistics: {count} and {statistics[name]}"
        for name, count in counts.totals().items()
        if count != statistics[name]
    ]


def differing_rows(one: DataFrame, other: DataFrame) -> list[str]:
    """Returns findings of one recipe only, one per line."""
    return [
        f"by {name} only: {row.asDict()}"
        for name, left, right in [("arrow", one, other), ("pipe", other, one)]
        for row in left.exceptAll(right).limit(5).collect()
    ]


def ask(spark: SparkSession, documents_: DataFrame, findings_: DataFrame) -> None:
    """Prints the answers to the three questions."""
    documents_.createOrReplaceTempView("documents")
    findings_.createOrReplaceTempView("findings")
    for question, sql in QUESTIONS.items():
        print(f"\n{question}")
        spark.sql(sql).show(100, truncate=False)


if __name__ == "__main__":
    main()

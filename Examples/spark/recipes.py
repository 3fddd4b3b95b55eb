"""Two ways to have Spark check an archive of records, and the tables that come of it."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from coprocess import answer_batches
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as f

if TYPE_CHECKING:
    import pyarrow

# What the plain command and both recipes have in common.
#
# A configuration of the folder that somebody happens to stand in must not change the verdict. Whether one merchant goes by one
# external identifier is a question about all documents together, which no partition can answer.
OPTIONS = [
    "--ndjson", "--format=ndjson", "--fail-on=never", "--no-config", "--no-progress", "--quiet",
    "--ignore=contexts/external-identifier",
    "--at=/request", "--now-at=/at",
    "--carry=id=/id", "--carry=merchant=/merchant", "--carry=at=/at",
    # Of Apple Pay JS and of the W3C API.
    "--carry=currency=/request/currencyCode", "--carry=currency2=/request/details/total/amount/currency",
]  # fmt: skip

# What is read of an answer; it says more.
ANSWER = """
    kind STRING,
    carry STRUCT<id: STRING, merchant: STRING, at: STRING, currency: STRING, currency2: STRING>,
    findings ARRAY<STRUCT<rule: STRING, severity: STRING, pointer: STRING, message: STRING>>
"""


def check_command(paysheet: Path) -> list[str]:
    """The command that checks records from its standard input. Workers stand in folders of their own."""
    return [str(paysheet.absolute()), "check", *OPTIONS, "-"]


def answers_by_arrow(spark: SparkSession, archive: Path, command: Sequence[str]) -> DataFrame:
    """The answers to every line of an archive, as text.

    Without an RDD or a SparkContext, so it also works under Spark Connect. Lines are bytes all the way: what is not UTF-8
    arrives as it is, and is found.
    """

    def answer(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        return answer_batches(command, batches)

    lines = spark.read.text(str(archive), lineSep="\n").select(f.col("value").cast("binary"))
    return lines.mapInArrow(answer, "answer BINARY").select(f.col("answer").cast("string"))


def answers_by_pipe(spark: SparkSession, archive: Path, command: Sequence[str]) -> DataFrame:
    """The same by `RDD.pipe`, which needs no code on the workers but has no place in Spark Connect.

    Text is UTF-8 here: Spark replaces what is not before the command sees it. What the command says on standard error stands in
    the log of the worker. `checkCode` makes its failure the failure of the task.
    """
    answers = spark.sparkContext.textFile(str(archive)).pipe(shlex.join(command), checkCode=True)
    return answers.map(lambda answer: (answer,)).toDF("answer STRING")


def documents(answers: DataFrame) -> DataFrame:
    """A row for every document: whose it is, when it was recorded, and its findings."""
    answer = f.from_json(f.col("answer"), ANSWER, {"mode": "FAILFAST"}).alias("answer")
    # An empty line has an empty answer.
    said = answers.where(f.col("answer") != "").select(answer)
    return said.select(
        f.col("answer.carry.id").alias("id"),
        known("answer.carry.merchant").alias("merchant"),
        f.substring(known("answer.carry.at"), 1, 7).alias("month"),
        known("answer.carry.currency", "answer.carry.currency2").alias("currency"),
        known("answer.kind").alias("kind"),
        f.col("answer.findings").alias("findings"),
    )


def known(*places: str) -> Column:
    """The first value that is there; broken lines lack most."""
    return f.coalesce(*(f.col(place) for place in places), f.lit("unknown"))


def findings(checked: DataFrame) -> DataFrame:
    """A row for every finding."""
    one = f.explode("findings").alias("finding")
    return checked.select("id", "merchant", "month", "currency", "kind", one).select(
        "id", "merchant", "month", "currency", "kind", "finding.*"
    )

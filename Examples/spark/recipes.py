"""Two recipes that check an archive of records with Spark, and the resulting tables."""

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

# The options of the command in both recipes.
#
# A configuration in the current folder must not change the verdict. Whether a merchant always has the same external identifier is
# a question about all documents together, which no partition can answer.
OPTIONS = [
    "--no-config", "--no-progress", "--quiet",
    "--ignore=contexts/external-identifier",
    "--at=/request", "--now-at=/at",
    "--carry=id=/id", "--carry=merchant=/merchant", "--carry=at=/at",
    # The places in Apple Pay JS and in the W3C API.
    "--carry=currency=/request/currencyCode", "--carry=currency2=/request/details/total/amount/currency",
]  # fmt: skip

# The same answers for the records of files.
OPTIONS_FOR_FILES = [*OPTIONS, "--ndjson", "--format=ndjson", "--fail-on=never"]

# The schema of the members that are read; an answer has more.
ANSWER = """
    kind STRING,
    carry STRUCT<id: STRING, merchant: STRING, at: STRING, currency: STRING, currency2: STRING>,
    findings ARRAY<STRUCT<rule: STRING, severity: STRING, pointer: STRING, message: STRING>>
"""


def check_command(paysheet: Path) -> list[str]:
    """The command that checks records from its standard input. Each worker runs in its own folder."""
    return [str(paysheet.absolute()), "check", "--co-process", *OPTIONS]


def answers_by_arrow(spark: SparkSession, archive: Path, command: Sequence[str]) -> DataFrame:
    """Returns the answers to every line of an archive, as text.

    Uses no RDD and no SparkContext, so it also works with Spark Connect. Lines stay bytes, so the command reports text that is
    not UTF-8.
    """

    def answer(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        return answer_batches(command, batches)

    lines = spark.read.text(str(archive), lineSep="\n").select(f.col("value").cast("binary"))
    return lines.mapInArrow(answer, "answer BINARY").select(f.col("answer").cast("string"))


def answers_by_pipe(spark: SparkSession, archive: Path, command: Sequence[str]) -> DataFrame:
    """Does the same with `RDD.pipe`, which needs no code on the workers but does not work with Spark Connect.

    Text is UTF-8 here: Spark replaces other bytes before the command reads them. The command's messages are in the worker's log.
    `checkCode` makes its failure the failure of the task.
    """
    answers = spark.sparkContext.textFile(str(archive)).pipe(shlex.join(command), checkCode=True)
    return answers.map(lambda answer: (answer,)).toDF("answer STRING")


def documents(answers: DataFrame) -> DataFrame:
    """Returns a row for every document: its merchant, its time and its findings."""
    answer = f.from_json(f.col("answer"), ANSWER, {"mode": "FAILFAST"}).alias("answer")
    # The answer to an empty line is empty.
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
    """Returns the first value that exists; invalid lines have few."""
    return f.coalesce(*(f.col(place) for place in places), f.lit("unknown"))


def findings(checked: DataFrame) -> DataFrame:
    """Returns a row for every finding."""
    one = f.explode("findings").alias("finding")
    return checked.select("id", "merchant", "month", "currency", "kind", one).select(
        "id", "merchant", "month", "currency", "kind", "finding.*"
    )

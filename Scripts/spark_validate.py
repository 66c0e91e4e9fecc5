#!/usr/bin/env python3
"""Validates NDJSON on Apache Spark, for data that is too large for one machine.

    spark-submit --files registration.rules Scripts/spark_validate.py registration.rules hdfs:///people/*.ndjson

DATA are files, folders or patterns on any file system that Spark supports. Spark's `pipe` sends the lines of each
partition through `formrules validate`. Workers need that command (see --command), and the rule file with its imports at
the given path, where `--files` of `spark-submit` copies them.

--verdicts writes a line for each record, as `formrules validate --output ndjson` does, but without positions in the data.
Records are numbered across all partitions, with files in the order of their names; Spark may write the parts in another
order. --summary prints one summary of all records. The exit status is that of `formrules validate`: 0, 1, or 65 if a
record can't be read; such a record is `undecided`, and its partition continues.
"""

import argparse
import json
import os
import re
import shlex
import sys
from collections import Counter

from pyspark.sql import SparkSession
from pyspark.sql import functions as F

# As for `formrules`, only a line feed separates records. A line of white space is not a record.
LINE_END = "\n"
BLANK = r"^[ \t\r]*$"
# Replaces a line that is not UTF-8, which `pipe` can't pass on: no record can be read from it either.
NO_TEXT = "\ufffd"
# The environment of a command in `pipe`, which would otherwise be empty.
ENVIRONMENT = {name: os.environ[name] for name in ("PATH", "TZ") if name in os.environ}
NUMBER = re.compile(r'^\{"record":(\d+),')
# The position in the data, which refers to the lines of a partition, not to a file. No text contains such quotes.
DATA_PLACE = re.compile(r',"data":\{"file":"<stdin>","line":\d+,"column":\d+\}')


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", metavar="RULES", help="the path of the rule file on the workers")
    parser.add_argument("data", metavar="DATA", nargs="+", help="NDJSON")
    parser.add_argument("--form", metavar="NAME", help="see formrules validate")
    parser.add_argument("--report", choices=["first-per-field", "all", "first"], default="first-per-field",
                        help="see formrules validate")
    parser.add_argument("--strict-types", action="store_true", help="see formrules validate")
    parser.add_argument("--verdicts", metavar="FOLDER", help="the folder for the verdicts, one line for each record")
    parser.add_argument("--command", metavar="PATH", default="formrules", help="the path of formrules on the workers")
    parser.add_argument("--partition-bytes", metavar="N", type=int, default=128 << 20,
                        help="maximum size of a partition in bytes (default: 128 MiB)")
    return parser.parse_args()


def command(options):
    """The shell command that a partition is piped through.

    The statuses 1 and 65 say what is in the records; only another one is a failure of the partition.
    """
    words = [options.command, "validate", options.rules, "-", "--input", "ndjson", "--output", "ndjson", "--jobs", "1",
             "--report", options.report]
    if options.form:
        words += ["--form", options.form]
    if options.strict_types:
        words += ["--strict-types"]
    script = f"{shlex.join(words)}; status=$?; case $status in 0|1|65) exit 0;; *) exit $status;; esac"
    return f"sh -c {shlex.quote(script)}"


def records(session, paths):
    """The lines that are records, one block of one file a partition, with the block's place."""
    value = F.col("value")
    text = F.when(F.is_valid_utf8(value), value).otherwise(F.lit(NO_TEXT))
    lines = session.read.option("lineSep", LINE_END).text(paths)
    return lines.where(~value.rlike(BLANK)).select(
        text.alias("text"), F.spark_partition_id().alias("partition"),
        F.input_file_name().alias("file"), F.input_file_block_start().alias("start"))


def first_numbers(lines):
    """For each partition how many records come before it."""
    blocks = lines.groupBy("partition", "file", "start").count().collect()
    assert len(blocks) == len({block.partition for block in blocks}), "a partition holds several blocks"
    before, numbers = 0, {}
    for block in sorted(blocks, key=lambda block: (block.file, block.start)):
        numbers[block.partition] = before
        before += block["count"]
    return numbers


def number_through(before):
    """Adds to the numbers of a partition's records those that come before it."""
    def renumber(partition, verdicts):
        for verdict in verdicts:
            number = int(NUMBER.match(verdict)[1]) + before[partition]
            yield DATA_PLACE.sub("", NUMBER.sub(f'{{"record":{number},', verdict))
    return renumber


def findings(verdicts):
    """Counts verdicts, and by field, rule and kind what was found, as `--summary` does."""
    counts = Counter()
    for line in verdicts:
        verdict = json.loads(line)
        counts[verdict["verdict"]] += 1
        for violation in verdict["violations"]:
            place = (violation["line"], violation["column"])
            counts[(any_item(violation["path"]), violation["rule"], violation["severity"], place)] += 1
        for undecided in verdict["undecided"]:
            if undecided["reason"] == "unreadable":
                counts["unreadable"] += 1
            else:
                counts[(any_item(undecided["path"]), undecided["rule"], "undecided", (0, 0))] += 1
    yield counts


def any_item(path):
    return re.sub(r"\[\d+\]", "[]", path)


def summary(counts):
    """The words of `formrules validate --summary`."""
    verdicts = [counts[verdict] for verdict in ("valid", "invalid", "undecided")]
    total = sum(verdicts)
    text = f"{total} record{'' if total == 1 else 's'}: "
    text += "{} valid, {} invalid, {} undecided".format(*verdicts)
    if counts["unreadable"]:
        text += f" ({counts['unreadable']} unreadable)"
    found = sorted((-count, key[3], key) for key, count in counts.items() if isinstance(key, tuple))
    width = len(str(-found[0][0])) if found else 0
    labels = Counter(label(key) for _, _, key in found)
    for count, place, key in found:
        text += f"\n  {-count:{width}}  {label(key)}" + (f", line {place[0]}" if labels[label(key)] > 1 else "")
    return text


def label(key):
    path, rule, kind, _ = key
    return (f"{path}: " if path else "") + rule + ("" if kind == "error" else f" ({kind})")


def main():
    options = arguments()
    session = (
        SparkSession.builder.appName("formrules")
        .config("spark.sql.files.maxPartitionBytes", options.partition_bytes)
        # Costs as much as a whole partition, so that no partition contains blocks of two files.
        .config("spark.sql.files.openCostInBytes", options.partition_bytes)
        .getOrCreate())
    session.sparkContext.setLogLevel("ERROR")
    lines = records(session, options.data)
    before = first_numbers(lines)
    verdicts = (
        lines.select("text").rdd.map(lambda row: row.text)
        .pipe(command(options), ENVIRONMENT, checkCode=True)
        .mapPartitionsWithIndex(number_through(before)))
    if options.verdicts:
        verdicts.saveAsTextFile(options.verdicts)
        verdicts = session.sparkContext.textFile(options.verdicts)
    counts = verdicts.mapPartitions(findings).fold(Counter(), lambda one, other: one + other)
    session.stop()
    print(summary(counts))
    sys.exit(65 if counts["unreadable"] else 1 if counts["invalid"] + counts["undecided"] else 0)


if __name__ == "__main__":
    main()

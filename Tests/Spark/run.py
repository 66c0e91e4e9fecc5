#!/usr/bin/env python3
"""Checks that `Scripts/spark_validate.py`, on Spark in local mode, gives the same results as one process.

Needs a Java runtime and PySpark from PyPI, which is too large to install for every change:

    apt-get install -y default-jre-headless && python3 -m venv .build/spark && .build/spark/bin/pip install pyspark
    .build/spark/bin/python Tests/Spark/run.py

If the workload of the benchmarks is next to the package, its 200,000 records are validated too, and compared with its
reference results.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
SUBMIT = pathlib.Path(sys.executable).parent / "spark-submit"
WORKLOAD = ROOT.parent / "shared/bench"
EXAMPLES = ROOT / "Rules/Examples"
FIELDS = "name email password confirm age contact postcode country newsletter website".split()


def spark(folder, rules, data, *options):
    """Status, summary, and the verdicts in the order of their numbers."""
    verdicts = folder / "verdicts"
    process = subprocess.run(
        [SUBMIT, "--master", "local[2]", "--conf", "spark.ui.enabled=false", ROOT / "Scripts/spark_validate.py", rules,
         *data, "--command", COMMAND, "--verdicts", verdicts, *options],
        cwd=folder, text=True, capture_output=True, env={**os.environ, "PYSPARK_PYTHON": sys.executable})
    lines = [line for part in sorted(verdicts.glob("part-*")) for line in part.read_text().splitlines()]
    lines.sort(key=lambda line: json.loads(line)["record"])
    assert " valid, " in process.stdout, process.stdout + process.stderr
    return process.returncode, process.stdout, lines


def alone(folder, rules, data, *options):
    process = subprocess.run(
        [COMMAND, "validate", rules, *data, "--output", "ndjson", "--summary", *options],
        cwd=folder, text=True, capture_output=True)
    summary = "".join(
        line for line in process.stderr.splitlines(keepends=True) if ": unreadable: " not in line)
    # Where values are in the files is not known on Spark.
    verdicts = re.sub(r',"data":\{"file":"[^"]*","line":\d+,"column":\d+\}', "", process.stdout)
    return process.returncode, summary, verdicts.splitlines()


def agrees_with_one_process(folder):
    """Several files and many partitions; records that can't be read, and lines that are none, among them."""
    rules = EXAMPLES / "registration.rules"
    good = (EXAMPLES / "registration.ndjson").read_bytes()
    ugly = b'{"name":\n\n  \r\nnull\n{"name":"\xff\xfe"}\n{"name":"\xef\xbf\xbd\xe2\x80\xa8"}\r\n[]\n'
    data = []
    for number, text in enumerate([good * 40, ugly, (good + ugly) * 30, b"", good.rstrip(b"\n")]):
        file = folder / f"{number}.ndjson"
        file.write_bytes(text)
        data.append(file)
    for options in [[], ["--report", "all"], ["--report", "first", "--strict-types"]]:
        expected = alone(folder, rules, data, *options)
        assert expected[0] == 65, expected[0]
        with tempfile.TemporaryDirectory() as name:
            found = spark(pathlib.Path(name), rules, data, "--partition-bytes", "20000", *options)
        for part, (one, other) in enumerate(zip(expected, found)):
            assert one == other, f"{options}, part {part}: {str(one)[:2000]}\nis not\n{str(other)[:2000]}"


def fails_where_rules_have_errors(folder):
    """What is wrong with the rules or the command is no verdict."""
    (folder / "broken.rules").write_text("form f { field a { requird } }\n")
    (folder / "a.ndjson").write_text("{}\n")
    try:
        spark(folder, "broken.rules", [folder / "a.ndjson"])
    except AssertionError as error:
        assert "did you mean 'required'?" in str(error), error
    else:
        raise AssertionError("rules with errors have a summary")


def agrees_with_the_reference(folder):
    """The workload of the benchmarks, field by field."""
    data, masks = folder / "reg.ndjson", folder / "masks.txt"
    subprocess.run([sys.executable, WORKLOAD / "gen.py", "200000", data], check=True)
    subprocess.run([sys.executable, WORKLOAD / "ref.py", data, masks], check=True, stderr=subprocess.DEVNULL)
    status, summary, lines = spark(
        folder, EXAMPLES / "registration.rules", [data], "--strict-types", "--partition-bytes", str(4 << 20))
    expected = [int(line) for line in masks.read_text().split()]
    assert status == 1 and len(lines) == len(expected) == 200_000, (status, summary)
    for number, (line, mask) in enumerate(zip(lines, expected), 1):
        verdict = json.loads(line)
        found = {violation["path"] for violation in verdict["violations"]}
        wanted = {field for bit, field in enumerate(FIELDS) if mask >> bit & 1}
        assert verdict["record"] == number and found == wanted, (line, mask)
    print(summary.splitlines()[0])


def main():
    failed = 0
    scenarios = [agrees_with_one_process, fails_where_rules_have_errors]
    if WORKLOAD.exists():
        scenarios.append(agrees_with_the_reference)
    for scenario in scenarios:
        with tempfile.TemporaryDirectory() as name:
            try:
                scenario(pathlib.Path(name))
            except AssertionError as error:
                failed += 1
                print(f"{scenario.__name__}: {error}")
    print(f"{failed} failed" if failed else f"{len(scenarios)} agree")
    sys.exit(1 if failed else 0)


main()

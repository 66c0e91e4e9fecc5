#!/usr/bin/env python3
"""Runs the command and hand-written C in turns over the same records, and prints the best time of each.

    Benchmarks/race.py LIMIT RECORDS [--rounds N]

LIMIT is the C program, such as `bin/c_limit` in the workload's folder, which is called as `LIMIT jit bench|count
RECORDS`; RECORDS is the workload's `reg.ndjson`. For a single record, hand-written Swift (`Benchmarks/registration.swift`)
runs too, linked like the command and with Swift's libraries linked statically. The runs take turns, so that other work
of the machine affects all. Times are the minimum of all rounds: for whole processes, processor time (user and system),
which depends little on the load of the machine, and wall time.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/release/formrules")).resolve())
RULES = str(ROOT / "Rules/Examples/registration.rules")
BY_HAND = ROOT / "Benchmarks/registration.swift"
# How Swift by hand is linked, by the name that it has in the race.
LINKED = {"Swift": [], "linked Swift": ["-static-stdlib"]}
# Runs on one record in each round: they are so short that the least of a few says little.
SHORT_RUNS = 25


class Least(dict):
    """The least figure under each name."""

    def add(self, name, figure):
        self[name] = min(figure, self.get(name, figure))


def process(arguments, output=subprocess.DEVNULL):
    """Wall time, processor time in seconds, and peak memory in MiB, of a process that must not crash."""
    start = time.monotonic()
    child = subprocess.Popen(arguments, stdout=output, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    wall = time.monotonic() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 1):
        sys.exit(f"{arguments}: status {child.returncode}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def engine(limit, records, least):
    """Nanoseconds for a parsed record."""
    text = subprocess.run([limit, "jit", "bench", records, "200000", "0.5"], capture_output=True, text=True).stdout
    for line in text.splitlines():
        words = line.split()
        if words and words[0] in ("all", "first"):
            least.add(f"C, {words[0]}", min(map(float, words[1:words.index("#")])))
    text = subprocess.run(
        [COMMAND, "bench", RULES, records, "--strict-types", "--seconds", "2", "--output", "json"],
        capture_output=True, text=True, check=True).stdout
    figures = json.loads(text)
    for mode, figure in figures["modes"].items():
        least.add(f"formrules, {mode}", figure["best_ns"])
    least.add("load_ms", figures["load_ms"])


def whole(limit, records, least, scratch):
    """Whole processes over all records, and over one."""
    one = scratch / "one.ndjson"
    with open(records) as file:
        one.write_text(file.readline())
    validate = [COMMAND, "validate", RULES, records, "--strict-types"]
    runs = {
        "C": [limit, "jit", "count", records],
        "formrules --output none": [*validate, "--output", "none", "--jobs", "1"],
        "formrules --output ndjson": [*validate, "--output", "ndjson", "--jobs", "1"],
        "formrules --output none --jobs 2": [*validate, "--output", "none", "--jobs", "2"],
        "C, one record": [limit, "jit", "count", str(one)],
        **{f"{name}, one record": [str(scratch / name), str(one)] for name in LINKED},
        "formrules, one record": [COMMAND, "validate", RULES, str(one), "--strict-types", "--output", "none"],
    }
    short = {name: arguments for name, arguments in runs.items() if name.endswith("one record")}
    for name, arguments in [*runs.items(), *(list(short.items()) * (SHORT_RUNS - 1))]:
        with open(scratch / "out", "wb") as output:
            wall, processor, memory = process(arguments, output)
        least.add(f"{name}: wall ms", wall * 1000)
        least.add(f"{name}: processor ms", processor * 1000)
        least.add(f"{name}: peak MiB", memory)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("limit", metavar="LIMIT")
    parser.add_argument("records", metavar="RECORDS")
    parser.add_argument("--rounds", metavar="N", type=int, default=9)
    options = parser.parse_args()
    least = Least()
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder)
        for name, flags in LINKED.items():
            command = ["swiftc", "-O", *flags, "-I", ROOT / "Sources/SystemPCRE2", BY_HAND, "-o", scratch / name]
            subprocess.run(command, check=True)
        for _ in range(options.rounds):
            engine(options.limit, options.records, least)
            whole(options.limit, options.records, least, scratch)
    for name, figure in least.items():
        print(f"{figure:>10,.1f}  {name}")
    for mine, other in [
            ("formrules, all", "C, all"), ("formrules, first", "C, first"),
            ("formrules --output none: processor ms", "C: processor ms"),
            ("formrules --output ndjson: processor ms", "C: processor ms"),
            ("formrules --output none --jobs 2: wall ms", "formrules --output none: wall ms"),
            *(("formrules, one record: wall ms", f"{name}, one record: wall ms") for name in LINKED)]:
        print(f"{least[mine] / least[other]:>10.2f}  × {mine} : {other}")


main()

#!/usr/bin/env python3
"""Counts instructions and allocations of the command and the library, compares them with thresholds, and plots growth.

    Benchmarks/run.py                  everything
    Benchmarks/run.py command          instructions and allocations of the command, by Valgrind
    Benchmarks/run.py library          allocations of the library, by package-benchmark
    Benchmarks/run.py --only PART      workloads whose name contains PART
    Benchmarks/run.py --record         records the results as new thresholds
    Benchmarks/run.py --plot FILE      also measures growth, and plots it as SVG
    Benchmarks/run.py --jobs N         the number of parallel Valgrind runs (default: the number of processors)

Unlike times, instructions and allocations do not depend on the load of the machine.

Each workload of the command runs twice under Valgrind's callgrind, the second time with more records. The difference is
counted, so that the start of the process and the loading of the rules are excluded. The cost of a rule is that of a form
with the rule minus that of the same form without it. A tenth more than recorded, plus a few instructions, is allowed; a
workload without allocations must stay without. Needs a release build, `swift build -c release`, and Valgrind; builds
the program that types into live forms. The thresholds are in Benchmarks/thresholds.json.

Each benchmark of the library is one call of a public function, without its setup. The number of allocations must be
exactly that in Benchmarks/Thresholds; for loading rules, one percent more or less is allowed. Needs glibc. To print
times, which have no thresholds, run `swift package benchmark` in Benchmarks, with its own options.
"""

import argparse
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import callgrind
import growth
import package_benchmark
import workloads

ROOT = pathlib.Path(__file__).resolve().parents[1]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/release/formrules")).resolve())
PACKAGE = ROOT / "Benchmarks"
THRESHOLDS = ROOT / "Benchmarks/thresholds.json"
MARGIN = 1.1
# Instructions by which the cost of what takes few may differ, as it is a difference itself.
SLACK = 40


def of_judging(folder, rules, workload):
    """The cost of each of a workload's records by a form `f`, for which they must be valid."""
    (folder / "f.rules").write_text(rules)
    given = []
    if workload.context is not None:
        (folder / "context.json").write_text(json.dumps(workload.context))
        given = ["--context", "context.json"]
    totals = []
    for factor in (1, 2):
        lines = (workload.record(number) + "\n" for number in range(workload.count * factor))
        (folder / "data.ndjson").write_text("".join(lines))
        totals.append(callgrind.cost(
            folder, "formrules", "validate", "f.rules", "data.ndjson", "--form", "f", "--output", "none", "--jobs", "1",
            *given))
    return (totals[1] - totals[0]) / workload.count


def of_loading(folder, rules, count, command):
    """The cost of each of some pieces of a rule file."""
    totals = []
    for factor in (1, 2):
        (folder / "f.rules").write_text(rules(count * factor))
        totals.append(callgrind.cost(folder, "formrules", command[0], "f.rules", *command[1:]))
    return (totals[1] - totals[0]) / count


def of_typing(folder, mode, script, count):
    """The cost of each of some sessions in which a script is typed."""
    totals = [callgrind.cost(folder, "LiveForms", mode, str(count * factor), script) for factor in (1, 2)]
    return (totals[1] - totals[0]) / count


def measure(scratch, workload):
    """The cost of one of what the workload counts."""
    with tempfile.TemporaryDirectory(dir=scratch) as name:
        folder = pathlib.Path(name)
        if isinstance(workload, workloads.Loading):
            return of_loading(folder, workload.rules, workload.count, workload.command)
        if isinstance(workload, workloads.Typing):
            return of_typing(folder, workload.mode, workload.script, workload.count) / workload.keys
        cost = of_judging(folder, workload.rules, workload)
        if workload.without is not None:
            cost -= of_judging(folder, workload.without, workload)
        return cost


def provide(program, target):
    """Copies a program without what Swift writes for debuggers: Valgrind gives up on that."""
    subprocess.run(["strip", "--strip-debug", "-o", target, program], check=True)


def build_live_forms():
    # Linked with Swift's libraries, as the command is; apart from what is not, as each would have the other built anew.
    scratch = PACKAGE / ".build-static"
    options = ["-c", "release", "--static-swift-stdlib", "--product", "LiveForms", "--scratch-path", scratch]
    subprocess.run(["swift", "build", *options, "--package-path", PACKAGE], check=True)
    return scratch / "release/LiveForms"


def limits(cost):
    """The thresholds that a cost is recorded as."""
    return {
        "instructions": math.ceil(cost.instructions * MARGIN) + SLACK, "allocations": round(cost.allocations * MARGIN, 1)}


def rounded(cost):
    """A cost without what differs from run to run; what is the difference of two may come out below none."""
    return callgrind.Cost(max(0, math.ceil(cost.instructions)), max(0, round(cost.allocations, 1)))


def run_command(options):
    """Counts what the command takes, and gives the names of what takes too much."""
    thresholds = json.loads(THRESHOLDS.read_text()) if THRESHOLDS.exists() else {}
    chosen = [workload for workload in workloads.all() if options.only in workload.name]
    grown = growth.workloads() if options.plot else []
    above = []
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(options.jobs) as pool:
        scratch = pathlib.Path(name)
        provide(COMMAND, scratch / "formrules")
        if any(isinstance(workload, workloads.Typing) for workload in chosen):
            provide(build_live_forms(), scratch / "LiveForms")
        costs = pool.map(lambda workload: rounded(measure(scratch, workload)), chosen + grown)
        for workload, cost in zip(chosen, costs):
            if options.record:
                thresholds[workload.name] = limits(cost)
            most = thresholds.get(workload.name)
            exceeded = [what for what in most or () if getattr(cost, what) > most[what]]
            mark = "".join(f"  above {most[what]:,} {what}" for what in exceeded) if most else "  has no threshold"
            if mark:
                above.append(workload.name)
            print(f"{cost.instructions:>12,} {cost.allocations:>9,.1f}  {workload.name}{mark}", flush=True)
        if options.record:
            THRESHOLDS.write_text(json.dumps(thresholds, indent=2) + "\n")
        if options.plot:
            above += growth.plot(pathlib.Path(options.plot), [cost.instructions for cost in costs])
    return above


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=("command", "library"))
    parser.add_argument("--only", metavar="PART", default="")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--plot", metavar="FILE")
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count())
    options = parser.parse_args()
    # How a hash table grows depends on its seed, which is another one in each process unless this is set.
    os.environ["SWIFT_DETERMINISTIC_HASHING"] = "1"
    if options.part != "library":
        print("instructions and allocations of the command")
        above = run_command(options)
        if above:
            sys.exit("above what is allowed: " + ", ".join(above))
    if options.part != "command":
        print("allocations of the library")
        package_benchmark.run(options.only, options.record)


if __name__ == "__main__":
    main()

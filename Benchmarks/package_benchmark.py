"""Runs FormRulesBenchmarks, which counts allocations within its process, and compares them with its thresholds."""

import json
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
THRESHOLDS = PACKAGE / "Thresholds"
TARGET = "FormRulesBenchmarks"
METRIC = "allocations"


def benchmark(*arguments):
    """Runs the library's command, and gives what it says; ends the program with that where the command fails."""
    process = subprocess.run(
        ["swift", "package", "--allow-writing-to-package-directory", "benchmark", *arguments, "--no-progress"],
        cwd=PACKAGE, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if process.returncode != 0:
        sys.exit(process.stdout)
    return process.stdout


def names():
    """The names of the benchmarks, which hold letters, digits, hyphens and underscores."""
    # They stand one on a line between a line for the target and an empty one.
    _, _, listed = benchmark("list").partition(f"Target '{TARGET}' available benchmarks:\n")
    return listed.partition("\n\n")[0].split("\n")


def threshold(name):
    return THRESHOLDS / f"{TARGET}.{name}.p90.json"


def run(part, is_recording):
    """Holds the benchmarks whose names hold the part to their thresholds, or writes these anew."""
    expected = names()
    chosen = [name for name in expected if part in name]
    if not chosen:
        return
    filters = [argument for name in chosen for argument in ("--filter", name)] if part else []
    benchmark(
        "thresholds", "update" if is_recording else "check", "--metric", METRIC, "--path", str(THRESHOLDS), *filters)
    for name in chosen:
        # The library takes a benchmark without a threshold for a good one.
        if not threshold(name).exists():
            sys.exit(f"{name} has no threshold")
        print(f"{json.loads(threshold(name).read_text())[METRIC]:>12,}  {name}")
    for stray in set(THRESHOLDS.iterdir()) - {threshold(name) for name in expected}:
        if not is_recording:
            sys.exit(f"{stray.name} is the threshold of no benchmark")
        stray.unlink()

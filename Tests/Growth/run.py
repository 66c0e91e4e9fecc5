#!/usr/bin/env python3
"""Makes untrusted input ten times larger, and counts the instructions and memory of a command.

    Tests/Growth/run.py [NAME ...]

`records.py`, `rule_files.py` and `formats.py` have a function for each kind of input, which writes a rule file and data of a
given size. Some are given to several commands, as `rules_in_chains:check`. From 100 to 1,000 to 10,000, the instructions may
grow at most twelve times as much in the second step as in the first: what a command does for input of any size counts in
neither. Above a small amount, memory may grow at most twelvefold. Needs Valgrind and a release build; FORMRULES is the
command to run. Names, or their beginnings up to the colon, select rows.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

import records
import rule_files
import formats
from rows import ROWS, STANDARD_INPUT

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/release/formrules")).resolve())
MOST = 12
SIZES = (100, 1_000, 10_000)
# A first step with fewer instructions than this says nothing.
LEAST_INSTRUCTIONS = 1_000_000
# The peak memory that a process may use in any case, in kilobytes.
LEAST_MEMORY = 16_000


def peak_memory(command, files, arguments):
    """How many kilobytes the command takes at its peak."""
    with tempfile.TemporaryDirectory() as folder:
        write(files, folder)
        with open(os.devnull, "wb") as nowhere, open(standard_input(folder), "rb") as given:
            process = subprocess.Popen([command, *arguments], cwd=folder, stdin=given, stdout=nowhere, stderr=nowhere)
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
        return used.ru_maxrss


def standard_input(folder):
    path = pathlib.Path(folder) / STANDARD_INPUT
    return path if path.exists() else os.devnull


def write(files, folder):
    for name, text in files.items():
        (pathlib.Path(folder) / name).write_text(text)


def instructions(command, files, arguments):
    """How many instructions the command takes, whatever its status, if that is no crash."""
    with tempfile.TemporaryDirectory() as folder:
        write(files, folder)
        with open(standard_input(folder), "rb") as given:
            process = subprocess.run(
                ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", command, *arguments],
                cwd=folder, stdin=given, text=True, capture_output=True)
    found = re.search(r"I +refs: +([\d,]+)", process.stderr)
    if not 0 <= process.returncode <= 2 or not found:
        sys.exit(f"{arguments}: status {process.returncode}\n{process.stderr[-1000:]}")
    return int(found[1].replace(",", ""))


def is_selected(name):
    return not sys.argv[1:] or name in sys.argv[1:] or name.split(":")[0] in sys.argv[1:]


def main():
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind can't read all that Swift says for debuggers.
        command = str(pathlib.Path(folder) / "formrules")
        subprocess.run(["strip", "-o", command, COMMAND], check=True)
        sys.exit(1 if failures(command) else 0)


def failures(command):
    """How many inputs take more than they may."""
    failed = 0
    for make in ROWS:
        if not is_selected(make.__name__):
            continue
        least, few, many = [instructions(command, *make(size)) for size in SIZES]
        growth = (many - few) / max(few - least, LEAST_INSTRUCTIONS)
        small, large = [max(peak_memory(command, *make(size)), LEAST_MEMORY) for size in SIZES[1:]]
        too_much = growth > MOST or large / small > MOST
        failed += too_much
        print(f"{'FAILED ' if too_much else ''}{make.__name__}: {few:,} and {many:,} instructions, step ×{growth:.1f}; "
              f"{small:,} and {large:,} KB", flush=True)
    return failed


main()

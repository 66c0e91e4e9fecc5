#!/usr/bin/env python3
"""Judges random records by random rule files with a judge of its own, and compares every verdict.

    Tests/Language/run.py [SEED [LAST SEED]]

The judge is plain Python, was written from the language's description, and shares nothing with the engine. Each seed
makes a rule file of forms in forms, lists and maps in each other, groups, branches, steps, computed fields, names,
parameters, contexts, rules and checks of every sort, and records that are mostly right: with members that are missing,
null, empty, twice there, of another type, in another order, escaped, or unknown. Half of them are the other half with
other values where the judge refuses them, so that a fifth of all is valid, and many more nearly so. Compared are the
verdict, the path of every violation, warning and undecided check, and the rules named.

Each rule file is also compiled with `formrules compile`, and the compiled file validates the same records. Its reports
must be those of the rule file, byte for byte: verdicts, violations, messages and places. So must those of the
JavaScript runtime, which is given the compiled file and needs Node; RUNTIME=0 leaves it out.

Without a seed there are as many as SEEDS in the environment says, or 200. RECORDS says how many records each judges,
30 if it does not, and FORMRULES which command is asked.
"""

import functools
import os
import pathlib
import random
import sys
import tempfile
from collections import Counter

from javascript import Runtime
from language import Writer
from trial import Refused, Trial, reported

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
RECORDS = int(os.environ.get("RECORDS", "30"))
SEEDS = int(os.environ.get("SEEDS", "200"))
# Seeds that differ, after which no more are tried.
PATIENCE = 5


def difference(seed: int, folder: pathlib.Path, verdicts: Counter, runtime: Runtime | None) -> str | None:
    """What there is to say where two do not agree on the first record of the seed."""
    source = random.Random(seed)
    trial = Trial.make(source, COMMAND, folder)
    lines = trial.lines(source, RECORDS // 2)
    try:
        # What the judge refuses is known once the rule file is, which the command has then taken.
        trial.reports(lines)
        lines += trial.mended_lines(source, lines)
        reports = trial.reports(lines)
        verdicts.update(reported(report).verdict for report in reports)
        judges = [trial.difference_from_judge, trial.difference_from_compiled]
        if runtime:
            judges.append(functools.partial(runtime.difference, trial))
        for differ in judges:
            if found := differ(lines, reports):
                found = trial.smallest(found, differ)
                return (
                    f"seed {seed}: {' '.join(trial.arguments())}\n{Writer(trial.file).text}{found.line.text}\n"
                    f"  context {trial.context}\n"
                    f"  {found.text}\n")
    except Refused as refusal:
        return f"seed {seed}: {refusal}\n{Writer(trial.file).text}"
    return None


def main():
    first = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    last = int(sys.argv[2]) if len(sys.argv) > 2 else first if len(sys.argv) > 1 else first + SEEDS - 1
    verdicts, differing = Counter(), 0
    runtime = None if os.environ.get("RUNTIME") == "0" else Runtime()
    with tempfile.TemporaryDirectory() as name:
        for seed in range(first, last + 1):
            if found := difference(seed, pathlib.Path(name), verdicts, runtime):
                differing += 1
                print(found, flush=True)
                if differing == PATIENCE:
                    break
    print(f"seeds {first} to {seed}: {verdicts.total()} records, {dict(verdicts)}, {differing} seeds differ")
    sys.exit(1 if differing else 0)


main()

#!/usr/bin/env python3
"""Judges random records by random rule files with a judge of its own, and compares every verdict.

    Tests/Language/run.py [SEED [LAST SEED]]

The judge is plain Python, was written from the language's description, and shares nothing with the engine. Each seed
makes a rule file of forms in forms, lists in lists, groups, branches, rules and checks of every sort, and records that
are mostly right: with members that are missing, null, empty, twice there, of another type, in another order, escaped,
or unknown. Half of them are the other half with other values where the judge refuses them, so that a fifth of all is
valid, and many more nearly so. Compared are the verdict, the path of every violation, warning and undecided check, and
the rules named.

Without a seed there are as many as SEEDS in the environment says, or 200. RECORDS says how many records each judges,
30 if it does not, and FORMRULES which command is asked.
"""

import os
import pathlib
import random
import sys
import tempfile
from collections import Counter

from language import Writer
from trial import Refused, Trial

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
RECORDS = int(os.environ.get("RECORDS", "30"))
SEEDS = int(os.environ.get("SEEDS", "200"))
# Seeds that differ, after which no more are tried.
PATIENCE = 5


def difference(seed: int, folder: pathlib.Path, verdicts: Counter) -> str | None:
    """What there is to say where the command and the judge do not agree on the first record of the seed."""
    source = random.Random(seed)
    trial = Trial.make(source)
    lines = trial.lines(source, RECORDS // 2)
    try:
        found = trial.ask(COMMAND, folder, lines)
        # What the judge refuses is known once the rule file is, which the command has taken by now.
        mended = trial.mended_lines(source, lines)
        found += trial.ask(COMMAND, folder, mended)
    except Refused as refusal:
        return f"seed {seed}: {refusal}\n{Writer(trial.file).text}"
    for line, report in zip(lines + mended, found):
        verdicts[report.verdict] += 1
        if not trial.agree(report, trial.judge(line)):
            line = trial.smallest(COMMAND, folder, line)
            [report] = trial.ask(COMMAND, folder, [line])
            return (
                f"seed {seed}: {' '.join(trial.arguments())}\n{Writer(trial.file).text}{line.text}\n"
                f"  found {report}\n  expected {trial.judge(line)}\n")
    return None


def main():
    first = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    last = int(sys.argv[2]) if len(sys.argv) > 2 else first if len(sys.argv) > 1 else first + SEEDS - 1
    verdicts, differing = Counter(), 0
    with tempfile.TemporaryDirectory() as name:
        for seed in range(first, last + 1):
            if found := difference(seed, pathlib.Path(name), verdicts):
                differing += 1
                print(found, flush=True)
                if differing == PATIENCE:
                    break
    print(f"seeds {first} to {seed}: {verdicts.total()} records, {dict(verdicts)}, {differing} seeds differ")
    sys.exit(1 if differing else 0)


main()

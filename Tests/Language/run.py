#!/usr/bin/env python3
"""Validates random records by random rule files, and compares the reports with an independent implementation.

    Tests/Language/run.py [SEED [LAST SEED]]

That implementation is plain Python, was written from the description of the language, and shares no code with the
engine. Each seed makes a rule file with nested forms, lists and maps, groups, branches, steps, computed fields,
parameters, contexts, named rules and all kinds of checks, and records that are mostly correct: some members are missing,
null, empty, duplicated, of another type, in another order, escaped, or unknown. Half of the records are copies of the
other half with new values for the rejected fields, so that a fifth of all records is valid, and many more almost. The
test compares the verdict, and the path and rule of every violation, warning and undecided check.

Each rule file is also compiled with `formrules compile`, and the compiled file validates the same records. Its reports
must be those of the rule file, byte for byte: verdicts, violations, messages and places. So must those of the
exported JavaScript module, which has the parts of the runtime that its rules need; RUNTIME=0 skips it. It needs Node.

Environment: SEEDS is the number of seeds if none is given (default 200), RECORDS the number of records for each rule file
(default 30), and FORMRULES the command to run.
"""

import functools
import os
import pathlib
import random
from collections import Counter

from javascript import Runtime
from language import Writer
from seeds import compare_seeds
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
    verdicts = Counter()
    runtime = None if os.environ.get("RUNTIME") == "0" else Runtime()
    compare_seeds(
        SEEDS, PATIENCE, lambda seed, folder: difference(seed, folder, verdicts, runtime),
        lambda: f"{verdicts.total()} records, {dict(verdicts)}")


main()

#!/usr/bin/env python3
"""Runs every command while its environment fails, and checks the results.

Processes are killed at random moments, disks are full, pipes are closed, files are not regular or change during the
run, system limits are small, and environment variables are unusual. After each fault, nothing is lost or half-written,
the exit status is documented, and the interrupted and the resumed run together report each record once. The arguments
are the number of tries of each fault, and the first seed; a seed gives the same faults at the same moments, as far as
the machine allows.

Tests that need root (a small disk, other users' files) are skipped and listed for other users.
"""

import pathlib
import random
import sys
import tempfile
import traceback

from commands import Skipped
from places import imports, no_files, unreadable_files
from replacing import changed_meanwhile, full_disk, full_output, replaced_at_any_moment, replaced_with_what_it_was
from streams import all_records_once, closed_pipes, data_that_changes, slow_readers
from surroundings import costly_records, language_server, limits, little_memory, little_stack, odd_environment, terminals

ONCE = [replaced_with_what_it_was, full_disk, full_output, no_files, imports, unreadable_files, limits, little_stack,
        little_memory, odd_environment, terminals, language_server, costly_records]
OFTEN = [replaced_at_any_moment, changed_meanwhile, closed_pipes, slow_readers, all_records_once, data_that_changes]


def main():
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    wanted = sys.argv[3:]
    failed = 0
    for fault in ONCE + OFTEN:
        if wanted and fault.__name__ not in wanted:
            continue
        for seed in range(first, first + (1 if fault in ONCE else times)):
            with tempfile.TemporaryDirectory() as name:
                try:
                    fault(pathlib.Path(name), random.Random(seed))
                except Skipped as reason:
                    print(f"skipped: {fault.__name__}: {reason}")
                except AssertionError as error:
                    failed += 1
                    place = traceback.extract_tb(error.__traceback__)[-1]
                    name = f"{fault.__name__}, seed {seed}, {pathlib.Path(place.filename).name}:{place.lineno}"
                    print(f"{name}: {error}", flush=True)
    print(f"{failed} failed" if failed else "all commands withstood the faults")
    sys.exit(1 if failed else 0)


main()

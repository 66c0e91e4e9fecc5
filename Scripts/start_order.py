#!/usr/bin/env python3
"""Writes Sources/CommandLineTool/start_order.txt: the functions that the command runs when it judges one record.

The linker puts them side by side, so that a start reads a few pages of the executable and not some of all. A name that no
function has any more does no harm, and a function that is not named stands where it would have stood: the list is made
anew when enough has changed to be measured.

    swift build -c release && Scripts/start_order.py

Source: Valgrind's callgrind, which says what was called.
"""

import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMAND = ROOT / ".build/release/formrules"
ORDER = ROOT / "Sources/CommandLineTool/start_order.txt"
EXAMPLE = ROOT / "Rules/Examples/registration"
STARTS = [
    ["validate", f"{EXAMPLE}.rules", f"{EXAMPLE}.ndjson"],
    ["validate", f"{EXAMPLE}.rules", f"{EXAMPLE}.ndjson", "--strict-types", "--output", "none"],
    ["validate", f"{EXAMPLE}.rules", f"{EXAMPLE}.ndjson", "--report", "all", "--output", "ndjson"],
    ["check", f"{EXAMPLE}.rules"],
]
# Sections of functions that have no name of their own, all of them small.
UNNAMED = [".text..L*", ".text.startup*"]


def called(folder, command, arguments):
    """The names of the functions that a run of the command calls."""
    profile = folder / "profile"
    run = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={profile}", command, *arguments]
    status = subprocess.run(run, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    if status not in (0, 1):
        raise SystemExit(f"{' '.join(map(str, run))}: status {status}")
    # A function that calls itself is told apart by its depth, as in name'2.
    return {name.split("'")[0] for name in re.findall(r"^c?fn=\(\d+\) (.+)$", profile.read_text(), re.MULTILINE)}


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        # Valgrind gives up on what Swift writes for debuggers.
        command = folder / "formrules"
        subprocess.run(["strip", "--strip-debug", "-o", command, COMMAND], check=True)
        names = set().union(*(called(folder, command, arguments) for arguments in STARTS))
        symbols = subprocess.run(["nm", "--defined-only", command], check=True, capture_output=True, text=True).stdout
    names &= {line.split()[-1] for line in symbols.splitlines()}
    sections = [*(f".text.{name}" for name in sorted(names)), *UNNAMED]
    ORDER.write_text("".join(f"{section}\n" for section in sections))
    print(f"{len(names)} functions")


main()

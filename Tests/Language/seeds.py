"""The seeds that a script compares, which its arguments name: the first and the last."""

import pathlib
import sys
import tempfile
from collections.abc import Callable


def compare_seeds(count: int, patience: int, difference: Callable[[int, pathlib.Path], str | None],
                  summary: Callable[[], str]):
    """Prints what differs, up to so many seeds, and a summary; exits with 1 if something does.

    Without arguments, `count` seeds are compared from the first one on; each has a folder for its files.
    """
    first = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    last = int(sys.argv[2]) if len(sys.argv) > 2 else first if len(sys.argv) > 1 else first + count - 1
    differing = 0
    with tempfile.TemporaryDirectory() as name:
        for seed in range(first, last + 1):
            if found := difference(seed, pathlib.Path(name)):
                differing += 1
                print(found, flush=True)
                if differing == patience:
                    break
    print(f"seeds {first} to {seed}: {summary()}, {differing} seeds differ")
    sys.exit(1 if differing else 0)

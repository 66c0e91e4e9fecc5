"""Counts the instructions and allocations of a program with Valgrind's callgrind."""

import re
import subprocess
import sys
from dataclasses import dataclass

# By what programs ask for memory.
ALLOCATORS = {"malloc", "calloc", "realloc", "memalign", "aligned_alloc", "posix_memalign"}


@dataclass(frozen=True)
class Cost:
    instructions: float
    allocations: float

    def __sub__(self, other):
        return Cost(self.instructions - other.instructions, self.allocations - other.allocations)

    def __truediv__(self, number):
        return Cost(self.instructions / number, self.allocations / number)


def cost(folder, program, *arguments):
    """What a program takes, which lies beside the folder that it runs in."""
    process = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=profile", f"../{program}", *arguments], cwd=folder,
        text=True, capture_output=True)
    instructions = re.search(r"Collected : (\d+)", process.stderr)
    if process.returncode != 0 or not instructions:
        sys.exit(f"{arguments}: status {process.returncode}\n{process.stdout}{process.stderr}")
    return Cost(int(instructions[1]), allocations(folder / "profile"))


def allocations(profile):
    """How often functions of a profile call one that allocates.

    A line `cfn=(NUMBER) NAME` says which function is called, its name being there the first time only, as in lines
    `fn=` of those that call; the line `calls=COUNT …` behind it says how often.
    """
    names, called, count = {}, None, 0
    with open(profile) as lines:
        for line in lines:
            key, _, value = line.partition("=")
            if key in ("fn", "cfn"):
                called, _, name = value.strip().partition(" ")
                names.setdefault(called, name)
            elif key == "calls" and names[called] in ALLOCATORS:
                count += int(value.split()[0])
    return count

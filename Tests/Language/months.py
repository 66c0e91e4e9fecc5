"""Months, which can be compared with each other and with dates."""

import datetime
import functools
from dataclasses import dataclass


@functools.total_ordering
@dataclass(frozen=True, eq=False)
class Month:
    year: int
    month: int

    def __eq__(self, other) -> bool:
        return isinstance(other, Month | datetime.date) and parts(self) == parts(other)

    def __lt__(self, other) -> bool:
        return parts(self) < parts(other)

    def __hash__(self) -> int:
        return hash(parts(self))

    def isoformat(self) -> str:
        return f"{self.year:04}-{self.month:02}"


def parts(value: Month | datetime.date) -> tuple[int, int]:
    return value.year, value.month

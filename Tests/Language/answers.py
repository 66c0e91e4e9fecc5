"""The answers of rules, and how they combine."""

import enum
from collections.abc import Iterable


class Answer(enum.Enum):
    HOLDS = "holds"
    FAILS = "fails"
    UNKNOWN = "unknown"
    NOT_APPLICABLE = "not applicable"

    @staticmethod
    def of(is_so: bool) -> "Answer":
        return Answer.HOLDS if is_so else Answer.FAILS

    @property
    def negated(self) -> "Answer":
        return {Answer.HOLDS: Answer.FAILS, Answer.FAILS: Answer.HOLDS}.get(self, self)


def first_of(answers: Iterable[Answer], *order: Answer) -> Answer:
    """The first in the order that is among the answers."""
    given = set(answers)
    return next((answer for answer in order if answer in given), Answer.NOT_APPLICABLE)


def all_of(answers: Iterable[Answer]) -> Answer:
    return first_of(answers, Answer.FAILS, Answer.UNKNOWN, Answer.HOLDS)


def any_of(answers: Iterable[Answer]) -> Answer:
    return first_of(answers, Answer.HOLDS, Answer.UNKNOWN, Answer.FAILS)

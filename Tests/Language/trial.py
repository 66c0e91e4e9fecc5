"""A rule file and records on which the command and the judge are compared."""

from __future__ import annotations

import copy
import itertools
import json
import pathlib
import random
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from evaluator import Frame
from judge import Judge
from language import RuleFile, Writer
from records import RecordMaker, json_text
from rule_files import RuleFileMaker

MODES = ["first-per-field", "first-per-field", "all", "first"]
# Codes of errors in checks that contradict each other, which random ones do now and then.
CONTRADICTIONS = re.compile(r"E06\d\d")


class Refused(Exception):
    """The command has not judged the rule file's records."""


@dataclass
class Line:
    """A record, and the line of NDJSON that holds it; None where no record can be read from the line."""

    record: dict | None
    text: str


@dataclass
class Report:
    """What the command or the judge says of a record: violations, and the paths of what is undecided.

    A violation's path comes with its severity. The judge names every rule that an answer may be owed to, the command
    one of them.
    """

    verdict: str
    violations: list[tuple[tuple[str, str], set[str]]]
    undecided: set[str]

    def __str__(self) -> str:
        told = [
            f"{path or 'form'}: {severity} {' or '.join(sorted(rules))}"
            for (path, severity), rules in self.violations]
        told += [f"{path or 'form'}: undecided" for path in sorted(self.undecided)]
        return "\n    ".join([self.verdict, *told])


UNREADABLE = Report("undecided", [], {""})


@dataclass
class Trial:
    file: RuleFile
    mode: str
    is_strict: bool
    jobs: int

    @staticmethod
    def make(source: random.Random) -> Trial:
        file = RuleFileMaker(source).make()
        return Trial(file, source.choice(MODES), source.random() < 0.15, source.choice([1, 2]))

    def lines(self, source: random.Random, count: int) -> list[Line]:
        maker = RecordMaker(source, self.file.main)
        return [self.line(maker.make(), source) for _ in range(count)]

    def mended_lines(self, source: random.Random, lines: list[Line]) -> list[Line]:
        """The records with other values where the judge refuses them, so that more of them are right, or nearly so."""
        maker = RecordMaker(source, self.file.main)
        return [self.line(self.mended(line, maker), source) for line in lines if line.record is not None]

    def mended(self, line: Line, maker: RecordMaker) -> dict:
        record = copy.deepcopy(line.record)
        for _ in range(5):
            errors = [place[0] for place, _ in self.judge(Line(record, "")).violations if place[1] == "error"]
            if not errors:
                break
            # Of a list, what is in it is changed before an item goes that comes before.
            for path in reversed(errors):
                maker.change(record, path)
        return record

    @staticmethod
    def line(record: dict, source: random.Random) -> Line:
        text = json_text(record, is_escaped=source.random() < 0.3)
        if record and "unknown" not in record and source.random() < 0.01:
            # A member that stands twice.
            return Line(None, f"{text[:-1]},{text[1:]}")
        return Line(record, text)

    def arguments(self) -> list[str]:
        arguments = ["--form", self.file.main.name, "--report", self.mode, "--jobs", str(self.jobs)]
        return arguments + (["--strict-types"] if self.is_strict else [])

    # MARK: What the command says

    def ask(self, command: str, folder: pathlib.Path, lines: list[Line]) -> list[Report]:
        """What the command says of the records; checks that contradict each other are removed from the rule file."""
        (folder / "trial.ndjson").write_text("".join(line.text + "\n" for line in lines))
        while True:
            writer = Writer(self.file)
            (folder / "trial.rules").write_text(writer.text)
            process = subprocess.run(
                [command, "validate", "trial.rules", "trial.ndjson", "--output", "ndjson", *self.arguments()],
                cwd=folder, capture_output=True, text=True)
            if process.returncode != 2:
                break
            self.remove_contradictions(writer, process.stderr)
        reports = [json.loads(line) for line in process.stdout.splitlines()]
        expected = {65} if any(line.record is None for line in lines) else {0, 1}
        if len(reports) != len(lines) or process.returncode not in expected:
            raise Refused(f"{len(reports)} reports, status {process.returncode}\n{process.stderr}")
        return [reported(report) for report in reports]

    @staticmethod
    def remove_contradictions(writer: Writer, errors: str):
        found = re.findall(r"^trial\.rules:(\d+):\d+: error\[(\w+)\]", errors, re.MULTILINE)
        removed = [writer.statements.get(int(line)) for line, code in found if CONTRADICTIONS.fullmatch(code)]
        if not removed or None in removed or len(removed) < len(found):
            raise Refused(errors)
        for statements, statement in removed:
            if statement in statements:
                statements.remove(statement)

    # MARK: What the judge says

    def judge(self, line: Line) -> Report:
        if line.record is None:
            return UNREADABLE
        judge = Judge(reports_all=self.mode == "all", parses_texts=not self.is_strict)
        judge.form(Frame(self.file.main, line.record))
        return Report(
            judge.verdict, [((each.path, each.severity), each.rules) for each in judge.violations],
            set(judge.undecided))

    def agree(self, found: Report, expected: Report) -> bool:
        if found.verdict != expected.verdict:
            return False
        if self.mode == "first":
            # What comes behind the first failing check is not judged.
            errors = [each for each in found.violations if each[0][1] == "error"]
            return len(errors) <= 1 and are_named(errors, expected.violations)
        return (
            Counter(place for place, _ in found.violations) == Counter(place for place, _ in expected.violations)
            and are_named(found.violations, expected.violations) and found.undecided == expected.undecided)

    # MARK: Cutting down

    def smallest(self, command: str, folder: pathlib.Path, line: Line) -> Line:
        """Takes away what can go from the rule file and from the record while the two still differ on it."""
        def differ(lines: list[Line]) -> Line | None:
            try:
                reports = self.ask(command, folder, lines)
            except Refused:
                return None
            return next(
                (line for line, found in zip(lines, reports) if not self.agree(found, self.judge(line))), None)

        def smaller(line: Line) -> Line | None:
            """The first of the records with less in them on which the two differ; a few are asked about at a time."""
            lines = (Line(record, json_text(record)) for record in reductions(line.record))
            while some := list(itertools.islice(lines, 50)):
                if found := differ(some):
                    return found
            return None

        while line.record and (found := smaller(line)):
            line = found
        for statements, statement in reversed(Writer(self.file).statements.values()):
            position = statements.index(statement) if statement in statements else None
            if position is None:
                continue
            kept = list(statements)
            del statements[position]
            if not differ([line]):
                statements[:] = kept
        return line


def reported(report: dict) -> Report:
    return Report(
        report["verdict"],
        [((each["path"], each["severity"]), {each["rule"]}) for each in report["violations"]],
        {each["path"] for each in report["undecided"]})


def are_named(found: list, expected: list) -> bool:
    """Whether each rule that is found at a place is one of those that are expected there."""
    return all(any(place == other and rules <= allowed for other, allowed in expected) for place, rules in found)


def reductions(value) -> Iterator:
    """What is left of an object or list when one thing in it goes, or after these is itself cut down."""
    if isinstance(value, dict):
        for name in value:
            yield {other: each for other, each in value.items() if other != name}
        for name, inner in value.items():
            for smaller in reductions(inner):
                yield {other: smaller if other == name else each for other, each in value.items()}
    elif isinstance(value, list):
        for place in range(len(value)):
            yield value[:place] + value[place + 1:]
        for place, inner in enumerate(value):
            for smaller in reductions(inner):
                yield [*value[:place], smaller, *value[place + 1:]]

"""A rule file and records for the comparison of the command with the Python implementation."""

from __future__ import annotations

import copy
import itertools
import json
import pathlib
import random
import re
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from judge import Judge
from language import Field, RuleFile, Writer, all_fields
from records import RecordMaker, json_text
from rule_files import RuleFileMaker
from values import Reader

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


@dataclass
class Difference:
    """A record that two judge differently, and what both say."""

    line: Line
    text: str


UNREADABLE = Report("undecided", [], {""})


@dataclass
class Trial:
    file: RuleFile
    mode: str
    is_strict: bool
    jobs: int
    command: str
    # What is given beside all records, to contexts and parameters of the form.
    context: dict
    # The step up to which records are judged; None for all of the form.
    step: str | None
    # Where the command is run, on files that are written there.
    folder: pathlib.Path

    @staticmethod
    def make(source: random.Random, command: str, folder: pathlib.Path) -> Trial:
        file = RuleFileMaker(source).make()
        mode, is_strict, jobs = source.choice(MODES), source.random() < 0.15, source.choice([1, 2])
        context = RecordMaker(source, file.main).context(Reader(parses_texts=not is_strict))
        steps = [None, *(step.name for step in file.main.steps)]
        return Trial(file, mode, is_strict, jobs, command, context, source.choice(steps), folder)

    @property
    def later(self) -> frozenset[Field]:
        """The fields of later steps than the one that is judged."""
        steps = self.file.main.steps
        names = [step.name for step in steps]
        count = names.index(self.step) + 1 if self.step else len(steps)
        return frozenset(each for step in steps[count:] for each in all_fields(step.items))

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
        if self.context:
            arguments += ["--context", "context.json"]
        if self.step:
            arguments += ["--step", self.step]
        return arguments + (["--strict-types"] if self.is_strict else [])

    # MARK: What the command says

    def reports(self, lines: list[Line]) -> list[bytes]:
        """The command's reports on the records; checks that contradict each other are removed from the rule file."""
        while True:
            writer = Writer(self.file)
            (self.folder / "trial.rules").write_text(writer.text)
            process = self.validate("trial.rules", lines)
            if process.returncode != 2:
                return self.written_reports(process, lines)
            self.remove_contradictions(writer, process.stderr.decode())

    def compiled_reports(self, lines: list[Line]) -> list[bytes]:
        """The reports on the records by the compiled form of the rule file that was validated last."""
        process = self.run("compile", "trial.rules", "-o", "trial.json")
        if process.returncode != 0:
            raise Refused(f"not compiled, status {process.returncode}\n{process.stderr.decode()}")
        return self.written_reports(self.validate("trial.json", lines), lines)

    def validate(self, rules: str, lines: list[Line]) -> subprocess.CompletedProcess:
        (self.folder / "trial.ndjson").write_text("".join(line.text + "\n" for line in lines))
        (self.folder / "context.json").write_text(json_text(self.context))
        return self.run("validate", rules, "trial.ndjson", "--output", "ndjson", *self.arguments())

    def run(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run([self.command, *arguments], cwd=self.folder, capture_output=True)

    @staticmethod
    def written_reports(process: subprocess.CompletedProcess, lines: list[Line]) -> list[bytes]:
        reports = process.stdout.split(b"\n")[:-1]
        expected = {65} if any(line.record is None for line in lines) else {0, 1}
        if len(reports) != len(lines) or process.returncode not in expected:
            raise Refused(f"{len(reports)} reports, status {process.returncode}\n{process.stderr.decode()}")
        return reports

    @staticmethod
    def remove_contradictions(writer: Writer, errors: str):
        found = re.findall(r"^trial\.rules:(\d+):\d+: error\[(\w+)\]", errors, re.MULTILINE)
        removed = [writer.statements.get(int(line)) for line, code in found if CONTRADICTIONS.fullmatch(code)]
        if not removed or None in removed or len(removed) < len(found):
            raise Refused(errors)
        for statements, statement in removed:
            if isinstance(statement, Field):
                # What must hold a form of its own type may hold none; the field stays, as others read it.
                if not statement.statements:
                    raise Refused(errors)
                statement.statements.clear()
            elif statement in statements:
                statements.remove(statement)

    # MARK: What the judge says

    def judge(self, line: Line) -> Report:
        if line.record is None:
            return UNREADABLE
        judge = Judge(self.mode == "all", not self.is_strict, self.context, self.later)
        judge.form(judge.evaluator.outermost(self.file.main, line.record, self.context))
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

    # MARK: Differences

    def difference_from_judge(self, lines: list[Line], reports: list[bytes]) -> Difference | None:
        """The first record that the judge finds something else in."""
        for line, report in zip(lines, reports):
            found, expected = reported(report), self.judge(line)
            if not self.agree(found, expected):
                return Difference(line, f"found {found}\n  judge {expected}")
        return None

    def difference_from_compiled(self, lines: list[Line], reports: list[bytes]) -> Difference | None:
        """The first record on which the compiled form of the rule file writes another report: one other byte."""
        for line, report, compiled in zip(lines, reports, self.compiled_reports(lines)):
            if report != compiled:
                return Difference(line, f"from source {report.decode()}\n  compiled {compiled.decode()}")
        return None

    def smallest(self, difference: Difference, differ: Callable[..., Difference | None]) -> Difference:
        """Takes away what can go from the rule file and from the record while `differ` still finds a difference."""
        def found_in(lines: list[Line]) -> Difference | None:
            try:
                return differ(lines, self.reports(lines))
            except Refused:
                return None

        def smaller(line: Line) -> Difference | None:
            """Of the records with less in them the first that differs; a few are asked about at a time."""
            lines = (Line(record, json_text(record)) for record in reductions(line.record))
            while some := list(itertools.islice(lines, 50)):
                if found := found_in(some):
                    return found
            return None

        while difference.line.record and (found := smaller(difference.line)):
            difference = found
        for statements, statement in reversed(Writer(self.file).statements.values()):
            position = statements.index(statement) if statement in statements else None
            if position is None:
                continue
            kept = list(statements)
            del statements[position]
            if found := found_in([difference.line]):
                difference = found
            else:
                statements[:] = kept
        return difference


def reported(written: bytes) -> Report:
    report = json.loads(written)
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

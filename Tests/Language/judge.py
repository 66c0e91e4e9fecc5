"""What a record violates and what is undecided of it, by the language's description alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from answers import Answer
from evaluator import LENGTHS, Evaluator, Frame, Subject
from language import (
    Check, Each, Field, Form, Group, Moment, Type, When, holds_checks, judges_size, looks_at_items, name_text,
    told_checks, unknown_names)
from values import EMPTY, UNKNOWN, UNREADABLE, is_blank


@dataclass
class Violation:
    path: str
    severity: str
    # The rules that may be named for it.
    rules: set[str]


@dataclass
class Value:
    """A value that is judged, and what has come of it so far."""

    subject: Subject
    path: str
    statements: list
    is_item: bool = False
    has_failed: bool = False
    is_size_refused: bool = False
    # What is said of its items.
    blocks: list[Each] = field(default_factory=list)


class Judge:
    """Judges one record; `reports_all` is whether more than the first failing check of a field is told."""

    def __init__(self, reports_all: bool, parses_texts: bool, context: dict):
        self.reports_all = reports_all
        self.evaluator = Evaluator(parses_texts, context)
        self.violations: list[Violation] = []
        # The paths of what could not be decided.
        self.undecided: list[str] = []
        self.told_of_forms: dict[Form, dict[Field, list]] = {}

    @property
    def verdict(self) -> str:
        if any(each.severity == "error" for each in self.violations):
            return "invalid"
        return "undecided" if self.undecided else "valid"

    def told(self, form: Form) -> dict[Field, list]:
        """The checks that are told of the form's fields from elsewhere."""
        if form not in self.told_of_forms:
            self.told_of_forms[form] = told_checks(form)
        return self.told_of_forms[form]

    def violate(self, path: str, *rules: str, is_warning=False):
        self.violations.append(Violation(path, "warning" if is_warning else "error", set(rules)))

    # MARK: Forms

    def form(self, frame: Frame, path=""):
        self.unknown(frame, frame.form.items, frame.record, path)
        self.items(frame, frame.form.items, frame.record, path)

    def unknown(self, frame: Frame, items: list, record: dict, path: str):
        for name in unknown_names(frame.form, items, record):
            self.violate(joined(path, name), "unknown")

    def items(self, frame: Frame, items: list, record: dict, path: str):
        """What a form, a group or a branch holds; `record` is the object that has its members, if there is one."""
        for item in items:
            match item:
                case Field():
                    value = self.evaluator.object_around(frame, item).get(item.name)
                    statements = item.statements + self.told(frame.form)[item]
                    self.value(frame, item, item.type, value, joined(path, item.name), statements)
                case Group():
                    group_path, value = joined(path, item.name), record.get(item.name)
                    if not is_blank(value) and not isinstance(value, dict):
                        self.violate(group_path, "type")
                    elif value:
                        self.unknown(frame, item.items, value if isinstance(value, dict) else {}, group_path)
                    self.items(frame, item.items, value if isinstance(value, dict) else {}, group_path)
                case When():
                    decision = self.evaluator.decision(frame, item)
                    if decision == Answer.UNKNOWN:
                        self.leave_all(item.main + item.otherwise, path)
                    else:
                        branch = item.main if decision == Answer.HOLDS else item.otherwise
                        self.items(frame, branch, record, path)
                case Check(targets=[]):
                    answer = self.evaluator.expression(Subject(frame, None, None, None, None), item.expression)
                    self.conclude(item, answer, path)

    def leave_all(self, items: list, path: str):
        """Everything in a branch of which it is not known whether it applies."""
        for item in items:
            match item:
                case Field():
                    self.undecided.append(joined(path, item.name))
                case Group():
                    self.leave_all(item.items, joined(path, item.name))
                case When():
                    self.leave_all(item.main + item.otherwise, path)
                case Check(targets=[]):
                    self.undecided.append(path)

    # MARK: Values

    def value(self, frame: Frame, item: Field, kind: Type, raw, path: str, statements: list, is_item=False):
        """A field's value or an item of a list: its type, its own checks, then what is in it."""
        read = self.evaluator.reader.read(raw, kind, item)
        if read is UNREADABLE:
            return self.violate(path, "type")
        if read is UNKNOWN:
            return self.undecided.append(path)
        value = Value(Subject(frame, item, kind, raw, read), path, statements)
        if kind.name == "choice" and read is not EMPTY and read not in item.options:
            self.violate(path, "one_of")
            value.has_failed = True
        self.statements(value, statements)
        # An item is judged even where nothing in it is filled in, as someone has added it.
        if kind.form and (is_item or read is not EMPTY):
            self.form(Frame(kind.form, raw if isinstance(raw, dict) else {}), path)
        if kind.item and read is not EMPTY and not value.is_size_refused:
            for place, each in enumerate(read):
                blocks = [block for block in value.blocks if block.holds(place)]
                said = [statement for block in blocks for statement in block.statements]
                self.value(frame, item, kind.item, each, f"{path}[{place}]", said, is_item=True)

    def statements(self, value: Value, statements: list):
        for statement in sizes_first(statements):
            if value.has_failed and not self.reports_all:
                return
            match statement:
                case Each():
                    value.blocks.append(statement)
                case Moment():
                    if statement.name == "submit":
                        self.statements(value, statement.statements)
                case When() if holds_checks(statement):
                    decision = self.evaluator.condition(value.subject.frame, statement.condition)
                    if decision == Answer.UNKNOWN:
                        self.undecided.append(value.path)
                    else:
                        holds = decision == Answer.HOLDS
                        self.statements(value, statement.main if holds else statement.otherwise)
                case Check(targets=[]):
                    self.check(value, statement)

    def check(self, value: Value, check: Check):
        found = self.evaluator.expression(value.subject, check.expression)
        self.conclude(check, found, value.path)
        if found.answer == Answer.FAILS and not check.is_warning:
            value.has_failed = True
            if found.failing:
                value.is_size_refused |= found.failing.name == "size"
                value.subject.is_length_refused |= found.failing.name in LENGTHS

    def conclude(self, check: Check, found, path: str):
        if found.answer == Answer.FAILS:
            self.violate(path, *found.rules, is_warning=check.is_warning)
        elif found.answer == Answer.UNKNOWN:
            self.undecided.append(path)


def sizes_first(statements: list) -> list:
    """The statements as they run: what is said of items comes behind what is said of their number."""
    last = max((index for index, each in enumerate(statements) if judges_size(each)), default=-1)
    head = statements[:last + 1]
    waiting = [each for each in head if looks_at_items(each) and not judges_size(each)]
    return [each for each in head if each not in waiting] + waiting + statements[last + 1:]


def joined(path: str, name: str) -> str:
    return (path + "." if path else "") + name_text(name)

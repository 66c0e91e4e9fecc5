"""The violations and undecided checks of a record, according to the description of the language alone."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field, replace

from answers import Answer
from evaluator import LENGTHS, Evaluator, Frame, Subject
from language import (
    Check, Each, Field, Form, Group, Keys, Moment, Step, Type, When, all_fields, fields_read, holds_checks,
    item_depth, judges_size, key_text, name_text, told_checks, unknown_names)
from values import EMPTY, UNKNOWN, UNREADABLE, is_blank


@dataclass
class Violation:
    path: str
    severity: str
    # The rules that may be named for it.
    rules: set[str]
    # Whether it is of the value at the path itself, and not of a form as a whole that lies there.
    is_of_value: bool = True


@dataclass
class Value:
    """A value that is judged, and what has come of it so far."""

    subject: Subject
    path: str
    statements: list
    is_item: bool = False
    has_failed: bool = False
    is_size_refused: bool = False
    # What is said of its items and keys.
    blocks: list[Each | Keys] = field(default_factory=list)


@dataclass(eq=False)
class EntryKey:
    """Among what is said of an entry's value: what is said of its key."""

    text: Subject
    path: str
    statements: list
    is_judged: bool = False


class Judge:
    """Judges one record; `reports_all` is whether more than the first failing check of a field is told."""

    def __init__(self, reports_all: bool, parses_texts: bool, context: dict, later: frozenset[Field] = frozenset()):
        self.reports_all = reports_all
        # Fields of later steps than the one that is judged.
        self.later = later
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

    def violate(self, path: str, *rules: str, is_warning=False, is_of_value=True):
        severity = "warning" if is_warning else "error"
        self.violations.append(Violation(path, severity, set(rules), is_of_value))

    # MARK: Forms

    def form(self, frame: Frame, path=""):
        self.told(frame.form)
        self.unknown(frame, frame.form.items, frame.record, path)
        self.items(frame, frame.form.items, frame.record, path)

    def unknown(self, frame: Frame, items: list, record: dict, path: str):
        for name in unknown_names(frame.form, items, record):
            self.violate(joined(path, name), "unknown")

    def items(self, frame: Frame, items: list, record: dict, path: str):
        """What a form, a group or a branch holds; `record` is the object that has its members, if there is one."""
        for item in items:
            match item:
                case Field() if item in self.later:
                    continue
                case Step():
                    # A step has fields, and they are all of later steps, or none.
                    if self.later.isdisjoint(all_fields(item.items)):
                        self.items(frame, item.items, record, path)
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
                case Check() if self.is_judged_here(frame, item):
                    answer = self.evaluator.expression(Subject(frame, None, None, None, None), item.expression)
                    self.conclude(item, answer, path, is_of_value=False)

    def waits(self, part) -> bool:
        """Whether it reads a field of a later step, or is told of one, and so asks nothing."""
        return bool(self.later) and not self.later.isdisjoint(fields_read(part))

    def is_judged_here(self, frame: Frame, check: Check) -> bool:
        """Whether it asks something where it stands: none of the fields that it is told of applies."""
        return check.is_judged_here and not self.waits(check) and all(
            self.evaluator.applies(frame, target.steps[0]) == Answer.FAILS for target in check.targets)

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
                case Check() if item.is_judged_here and not self.waits(item):
                    self.undecided.append(path)

    # MARK: Values

    def value(
            self, frame: Frame, item: Field, kind: Type, raw, path: str, statements: list, is_item=False,
            previous=EMPTY, instance: Frame | None = None, has_failed=False):
        """A field's value or an item of a list: its type, its own checks, then what is in it.

        Of an item `previous` is the value before, `instance` the form that it is, and `has_failed` whether its key has
        failed.
        """
        has_failed &= not self.reports_all
        if item.computed:
            return self.computed(frame, item, raw, path, statements)
        read = self.evaluator.reader.read(raw, kind, item)
        if read is UNREADABLE:
            return None if has_failed else self.violate(path, "type")
        if read is UNKNOWN:
            return self.undecided.append(path)
        value = Value(Subject(frame, item, kind, raw, read, previous=previous), path, statements)
        value.has_failed = has_failed
        if kind.name == "choice" and read is not EMPTY and read not in item.options and not has_failed:
            self.violate(path, "one_of")
            value.has_failed = True
        self.statements(value, statements)
        # An item is judged even where nothing in it is filled in, as someone has added it.
        if kind.form and (is_item or read is not EMPTY):
            self.form(instance or self.evaluator.nested(frame, kind, raw), path)
        if kind.item and read is not EMPTY and not value.is_size_refused:
            if kind.name == "map":
                self.entries(value)
            else:
                self.list_items(value)

    def computed(self, frame: Frame, item: Field, raw, path: str, statements: list):
        result = self.evaluator.computed(frame, item)
        if result is UNKNOWN:
            return self.undecided.append(path)
        value = Value(Subject(frame, item, item.type, None if result is EMPTY else result, result), path, statements)
        given = EMPTY if raw is None else self.evaluator.reader.read(raw, item.type, item)
        if given is not EMPTY and (result is EMPTY or given != result):
            self.violate(path, "computed")
            value.has_failed = True
        self.statements(value, statements)

    def list_items(self, value: Value):
        subject, kind = value.subject, value.subject.type.item
        instances = self.evaluator.instances(subject.frame, kind, subject.value) if kind.form else []
        previous = EMPTY
        for place, each in enumerate(subject.value):
            blocks = [block for block in value.blocks if block.holds(place)]
            said = [statement for block in blocks for statement in block.statements]
            self.value(
                subject.frame, subject.field, kind, each, f"{value.path}[{place}]", said, is_item=True,
                previous=previous, instance=instances[place] if instances else None)
            if not kind.form and not kind.item:
                previous = self.evaluator.reader.read(each, kind, subject.field)

    def entries(self, value: Value):
        """Keys and values of a map, block by block: an entry fails once. The type of a value is judged with the first
        block about values, or behind those about keys."""
        subject, kind = value.subject, value.subject.type.item
        for key, each in subject.value.items():
            path, said = value.path + key_text(key), []
            # All blocks about keys judge the same text: if one refuses its length, the others match no pattern with it.
            text = Subject(subject.frame, subject.field, Type("text"), key, key)
            for block in value.blocks:
                is_key = isinstance(block, Keys)
                said += [EntryKey(text, path, block.statements)] if is_key else block.statements
            names = [statement for statement in said if isinstance(statement, EntryKey)]
            # A form that is none is found out when it is judged itself.
            is_late = kind.form and self.evaluator.reader.read(each, kind, subject.field) is UNREADABLE
            first = names if is_late else list(itertools.takewhile(lambda one: isinstance(one, EntryKey), said))
            has_failed = False
            for name in first:
                has_failed = self.key(name, has_failed)
            start = len(self.violations)
            self.value(
                subject.frame, subject.field, kind, each, path, [one for one in said if one not in first],
                is_item=True, has_failed=has_failed)
            has_failed |= any(
                found.path == path and found.severity == "error" and found.is_of_value
                for found in self.violations[start:])
            # What can't be read is asked nothing, but its key is.
            for name in names:
                if not name.is_judged:
                    has_failed = self.key(name, has_failed)

    def key(self, name: EntryKey, has_failed: bool) -> bool:
        """Judges a key of a map; returns whether its entry has failed."""
        value = Value(name.text, name.path, name.statements)
        value.has_failed = has_failed
        name.is_judged = True
        self.statements(value, value.statements)
        return value.has_failed

    def statements(self, value: Value, statements: list):
        for statement in sizes_first(statements):
            if value.has_failed and not self.reports_all:
                return
            self.evaluator.refused = value.subject if value.subject.is_length_refused else None
            match statement:
                case Each() | Keys() if holds_checks(statement):
                    value.blocks.append(statement)
                case EntryKey():
                    value.has_failed = self.key(statement, value.has_failed)
                case Moment():
                    if statement.name == "submit":
                        self.statements(value, statement.statements)
                case When() if holds_checks(statement) and not self.waits(statement.condition):
                    decision = self.evaluator.condition(value.subject.frame, statement.condition)
                    if decision == Answer.UNKNOWN:
                        self.undecided.append(value.path)
                    else:
                        holds = decision == Answer.HOLDS
                        self.statements(value, statement.main if holds else statement.otherwise)
                case Check() if self.is_judged_here(value.subject.frame, statement):
                    self.check(value, statement)

    def check(self, value: Value, check: Check):
        found = self.evaluator.expression(value.subject, check.expression)
        self.conclude(check, found, value.path)
        if found.answer == Answer.FAILS and not check.is_warning:
            value.has_failed = True
            if found.failing:
                value.is_size_refused |= found.failing.name == "size"
                value.subject.is_length_refused |= found.failing.name in LENGTHS

    def conclude(self, check: Check, found, path: str, is_of_value=True):
        if found.answer == Answer.FAILS:
            self.violate(path, *found.rules, is_warning=check.is_warning, is_of_value=is_of_value)
        elif found.answer == Answer.UNKNOWN:
            self.undecided.append(path)


def sizes_first(statements: list) -> list:
    """The statements as they run: what looks at items comes behind what is said of their number, in the list itself and
    in lists in it."""
    depths = [item_depth(each) for each in statements]
    for depth in range(1, max(depths, default=0)):
        sized = [judges_size(each, depth) for each in statements]
        if any(sized) and sum(one or inner > depth for one, inner in zip(sized, depths)) > 1:
            statements = [part for each in statements for part in apart(each)]
            break
    for depth in range(max(depths, default=0), -1, -1):
        statements = sizes_first_at(depth, statements)
    return statements


def sizes_first_at(depth: int, statements: list) -> list:
    last = max((index for index, each in enumerate(statements) if judges_size(each, depth)), default=-1)
    head = statements[:last + 1]
    waiting = [each for each in head if item_depth(each) > depth and not judges_size(each, depth)]
    return [each for each in head if each not in waiting] + waiting + statements[last + 1:]


def apart(statement) -> list:
    """A block about items as one for each statement in it, which means the same."""
    if not isinstance(statement, Each | Keys):
        return [statement]
    return [replace(statement, statements=[each]) for each in statement.statements if holds_checks(each)]


def joined(path: str, name: str) -> str:
    return (path + "." if path else "") + name_text(name)

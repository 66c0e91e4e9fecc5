"""Random records: mostly correct, with typical mistakes of data."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from decimal import Decimal

from language import Field, Form, Group, Step, Type, When, members
from notations import written
from rule_files import DATES, KEYS, MONTHS, NUMBERS, OPTIONS, TIMES
from values import EMPTY, UNKNOWN, UNREADABLE, Reader

TEXTS = [
    "a", "b", "ab", "abc", "abcdef", "GB", "DE", "x1", " ", "", "A", "aé", "e\u0301e", "👩‍🚀", "🇩🇪🇩🇪", "😀", "12", "007",
    "-3", "1.50", "true", "2024-02-29", "2024-05-01", "a\r\nb", " a ", "a  b", "ß", "İ", "\u00a0"]
WRONG = [
    None, "", "  ", "abc", 7, -1, Decimal("2.5"), True, False, [], {}, ["a"], [None], [[]], {"a": 1}, {"a": None},
    "Ünï😀", "9" * 45, 10**45, Decimal("1e3"), "2024-02-30", "25:00", [1, [2, [3]]], {"a": {"a": {"a": []}}}, "true",
    "1e3", "+1", "١"]
# A key, a name or a place in a path.
STEP = re.compile(r'\["((?:[^"\\]|\\.)*)"\]|`([^`]+)`|(\w+)|\[(\d+)\]')


class RecordMaker:
    def __init__(self, source: random.Random, form: Form):
        self.random = source
        self.form = form

    def one_of(self, choices):
        return self.random.choice(choices)

    def is_so(self, share: float) -> bool:
        return self.random.random() < share

    def make(self) -> dict:
        # Of the values of the record, how many are wrong, and how many are not there.
        self.wrong = self.one_of([0, 0.02, 0.1, 0.3])
        self.missing = self.one_of([0, 0.1, 0.4, 0.8])
        return self.object(self.form.items, 3)

    def context(self, reader: Reader) -> dict:
        """What is given beside the records: other than in these everything is of its type."""
        self.wrong, self.missing = 0, self.one_of([0, 0.4])
        made = {}
        self.add(self.form.contexts, made, 2)
        self.missing = 0
        self.add(self.form.parameters, made, 2)
        made = readable(made, self.form.contexts + self.form.parameters, reader)
        # What has no default must be given.
        for each in self.form.parameters:
            if not each.default:
                made.setdefault(each.name, None)
        return made

    def object(self, items: list, depth: int) -> dict:
        made = {}
        self.add(items, made, depth)
        if self.is_so(0.05):
            made["unknown"] = self.one_of([1, [[]], {"a": 1}])
        if self.is_so(0.2):
            shuffled = list(made.items())
            self.random.shuffle(shuffled)
            return dict(shuffled)
        return made

    def change(self, record: dict, path: str):
        """Puts another value where the path leads, or takes away what is there."""
        self.wrong, self.missing = 0, 0.5
        steps = [int(place) if place else re.sub(r"\\(.)", r"\1", key) if not (quoted or name) else quoted or name
                 for key, quoted, name, place in STEP.findall(path)]
        value, items, kind = record, self.form.items, None
        for depth, step in enumerate(steps):
            if isinstance(step, int):
                # The list may have been changed since it was judged.
                if not isinstance(value, list) or step >= len(value):
                    return
                kind = kind.item
            else:
                if not isinstance(value, dict):
                    return
                if kind and kind.name == "map":
                    kind = kind.item
                    items = kind.form.items if kind.form else []
                    value.setdefault(step, {})
                    if depth < len(steps) - 1:
                        value = value[step]
                    continue
                found = next((each for each in members(items) if each.name == step), None)
                if found is None:
                    # A member that a closed form does not name.
                    value.pop(step, None)
                    return
                kind, items = (None, found.items) if isinstance(found, Group) else (found.type, [])
                value.setdefault(step, {})
            if kind and kind.form:
                items = kind.form.items
            if depth < len(steps) - 1:
                value = value[step]
        if steps and self.is_so(0.3):
            del value[steps[-1]]
        elif steps:
            value[steps[-1]] = self.value(kind, 0) if kind else self.object(items, 0)

    def add(self, items: list, made: dict, depth: int):
        for item in items:
            match item:
                case When():
                    self.add(item.main + item.otherwise, made, depth)
                case Step():
                    self.add(item.items, made, depth)
                case Field() if item.computed and self.is_so(0.7):
                    continue
                case Field() if not self.is_so(self.missing):
                    made[item.name] = self.written(self.value(item.type, depth), item.type, item.notation)
                case Group() if not self.is_so(self.missing):
                    made[item.name] = (
                        self.one_of(WRONG) if self.is_so(self.wrong) else self.object(item.items, depth))

    def written(self, value, kind: Type, notation: str | None):
        """The value, or rather often that in the notation."""
        if isinstance(value, list) and kind.item:
            return [self.written(item, kind.item, notation) for item in value]
        if kind.name == "map" and isinstance(value, dict):
            return {key: self.written(each, kind.item, notation) for key, each in value.items()}
        pattern = {"date": r"\d{4}-\d\d-\d\d", "month": r"\d{4}-\d\d", "time": r"\d\d:\d\d(:\d\d)?"}.get(kind.name)
        is_number = isinstance(value, int | Decimal) and not isinstance(value, bool)
        is_right = kind.name in ("number", "integer") and is_number
        if pattern:
            is_right = isinstance(value, str) and re.fullmatch(pattern, value)
        if not notation or not is_right or self.is_so(0.3):
            return value
        value = format(value, "f") if isinstance(value, Decimal) else str(value)
        if kind.name in ("number", "integer") and self.is_so(0.3):
            value = self.one_of(["1234567.5", "1000", "1234", "0.125"])
        text = written(value, notation, kind.name)
        return text if self.is_so(0.9) else text.replace(self.one_of(".,/'0"), self.one_of(["", ".", "0"]))

    def value(self, kind: Type, depth: int):
        if self.is_so(self.wrong):
            return self.one_of(WRONG)
        match kind.name:
            case "list":
                count = self.one_of([0, 1, 1, 2, 2, 3, 3, 4]) if depth > 0 else self.one_of([0, 1])
                # A long list of forms would make the record as long again for each form in them.
                if self.is_so(0.02) and not kind.item.item and not kind.item.form:
                    count = self.random.randint(20, 50)
                return [self.value(kind.item, depth - 1) for _ in range(count)]
            case "map":
                count = self.one_of([0, 1, 1, 2, 2, 3]) if depth > 0 else self.one_of([0, 1])
                keys = self.random.sample(KEYS[:3] if self.is_so(0.7) else KEYS, count)
                return {key: self.value(kind.item, depth - 1) for key in keys}
            case "form":
                return self.object(kind.form.items, depth - 1) if depth > -3 else None
            case "choice":
                return self.one_of([*OPTIONS, *OPTIONS, "zz"])
            case "integer":
                number = self.one_of(NUMBERS)
                return self.one_of([number, number, str(number), Decimal("2.0")])
            case "number":
                return self.one_of([
                    self.one_of(NUMBERS), Decimal("2.5"), Decimal("0.1"), "2.50", Decimal("-1.25"), Decimal("1.5e0")])
            case "boolean":
                return self.one_of([True, False, True, "true"])
            case "date":
                return self.one_of(DATES)
            case "month":
                return self.one_of(MONTHS)
            case "time":
                return self.one_of([*TIMES, "09:30"])
        return self.one_of(TEXTS)


def readable(record: dict, items: list, reader: Reader) -> dict:
    """The object without what is not of its type."""
    found = {}
    for item in members(items):
        value = record.get(item.name)
        if isinstance(item, Group):
            if isinstance(value, dict):
                found[item.name] = readable(value, item.items, reader)
        elif item.name in record:
            found[item.name] = readable_value(value, item.type, item, reader)
    return found


def readable_value(value, kind: Type, item: Field, reader: Reader):
    """The value, or null where it is not of the type."""
    if kind.name == "map" and isinstance(value, dict):
        return {key: readable_value(each, kind.item, item, reader) for key, each in value.items()}
    if kind.item and isinstance(value, list):
        return [readable_value(each, kind.item, item, reader) for each in value]
    if kind.form and isinstance(value, dict):
        return readable(value, kind.form.items, reader)
    read = reader.read(value, kind, replace(item, normalization=[]))
    is_wrong = read in (UNREADABLE, UNKNOWN) or kind.name == "choice" and read is not EMPTY and read not in item.options
    return None if is_wrong else value


def json_text(value, is_escaped=False) -> str:
    """The value as JSON, with exact numbers; perhaps with escapes for all beyond ASCII."""
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, list):
        return f"[{','.join(json_text(each, is_escaped) for each in value)}]"
    if isinstance(value, dict):
        members = (f"{json_text(name, is_escaped)}:{json_text(each, is_escaped)}" for name, each in value.items())
        return "{" + ",".join(members) + "}"
    return json.dumps(value, ensure_ascii=is_escaped)

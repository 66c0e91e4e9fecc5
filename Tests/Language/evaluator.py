"""The answers of expressions and conditions for an instance of a form."""

from __future__ import annotations

import datetime
import operator
import re
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction

from answers import Answer, all_of, any_of, first_of
from computing import apply, compute, months_on
from language import (
    Aggregate, Arithmetic, Asked, Call, Check, Combination, Comparison, Demand, Field, Form, Function, Group, Inclusion,
    Item, Key, Literal, Membership, Named, Negation, Parameter, Path, PreviousItem, Question, Span, Type, When, members)
from values import EMPTY, UNKNOWN, UNREADABLE, Absence, Reader, is_blank, is_empty, is_hollow, length, normalized
from values import number_of_text, within_limits

LENGTHS = ("min_length", "max_length", "length", "equal_length")
# What answers to an empty value too.
OF_EMPTY = {
    "required": lambda subject: subject.value is not EMPTY,
    "filled": lambda subject: subject.value is not EMPTY,
    "empty": lambda subject: subject.value is EMPTY,
    "present": lambda subject: subject.raw is not None,
    "accepted": lambda subject: subject.value is True,
}
COMPARISONS = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
BOUNDS = {
    "min_value": operator.ge, "max_value": operator.le, "before": operator.lt, "after": operator.gt,
    "between": lambda value, least, most: least <= value <= most,
    "multiple_of": lambda value, step: (Fraction(value) / Fraction(step)).denominator == 1,
}


@dataclass
class Frame:
    """An instance of a form, and in the body of a rule the rule's parameter."""

    form: Form
    record: dict
    parameter: object = None
    # Whether the parameter is a field, which others have to equal even where they are empty.
    is_field: bool = False
    # In an aggregate over plain values: the item.
    item: object = None
    # What the form's parameters are given.
    given: dict[Field, Given] = field(default_factory=dict)
    # Whether it lies in what is given beside the record, which is read as it is, whatever branches say.
    is_given: bool = False
    # The item before in the same list, if it is in one.
    previous: Frame | None = None
    # Whether it is a value of another type in the place of the form, which then has no fields, computed ones neither.
    is_mistyped: bool = False
    # In an aggregate over forms: the instance around the list.
    around: Frame | None = None
    # The instances in it, as far as they were asked for, by their types and objects.
    instances: dict[tuple[int, int], object] = field(default_factory=dict)
    # Whether branches apply, as far as it was asked.
    decisions: dict[When, Answer] = field(default_factory=dict)


@dataclass
class Given:
    """What a parameter is given."""

    value: object
    is_filled: Answer
    # As the record has it.
    raw: object
    # Whether it comes from beside the record.
    is_beside: bool = False


@dataclass
class Subject:
    """A value that is judged: of a field, or an item in it."""

    frame: Frame
    field: Field
    type: Type
    # As the record has it.
    raw: object
    # As its type has it, or its absence.
    value: object
    # Whether a check has refused its length: then no pattern is run on it.
    is_length_refused: bool = False
    # Of an item that is no form, the item before; EMPTY in the first.
    previous: object = EMPTY


@dataclass
class Finding:
    """What an expression has come to."""

    answer: Answer
    # The rules that may be named for it: of alternatives, which one is the closest is the engine's to say.
    rules: set[str]
    # The test of the value that has settled a conjunction by failing.
    failing: Call | None = None


# What a parameter is given where nothing is.
NOTHING = Given(EMPTY, Answer.FAILS, None)


class Undecided(Exception):
    """Something in a list can't be read."""


class Evaluator:
    def __init__(self, parses_texts: bool, context: dict):
        self.reader = Reader(parses_texts)
        # What is given beside the record.
        self.context = context
        # The text that is judged, if a check has refused its length.
        self.refused: Subject | None = None

    # MARK: Branches

    def applies(self, frame: Frame, item: Field) -> Answer:
        """Whether all branches around the field apply."""
        if frame.is_given:
            return Answer.HOLDS
        for when, is_main in item.branches:
            decision = self.decision(frame, when)
            if decision == Answer.UNKNOWN:
                return decision
            if (decision == Answer.HOLDS) != is_main:
                return Answer.FAILS
        return Answer.HOLDS

    def decision(self, frame: Frame, when: When) -> Answer:
        if when not in frame.decisions:
            # It is decided before any text is judged.
            refused, self.refused = self.refused, None
            frame.decisions[when] = self.condition(frame, when.condition)
            self.refused = refused
        return frame.decisions[when]

    # MARK: Reading fields

    @staticmethod
    def object_around(frame: Frame, item: Field) -> dict:
        """The object that holds the field, which is the groups' around it; none where one of them is no object."""
        record = frame.record
        for group in item.groups:
            record = record.get(group.name)
            if not isinstance(record, dict):
                return {}
        return record

    def nested(self, frame: Frame, kind: Type, raw, previous: Frame | None = None) -> Frame:
        """An instance of a form in a value of the frame's form, with what it is given there."""
        key = id(kind), id(raw), id(previous)
        if isinstance(raw, dict) and key in frame.instances:
            return frame.instances[key]
        made = frame.instances[key] = Frame(
            kind.form, raw if isinstance(raw, dict) else {}, previous=previous,
            is_mistyped=not isinstance(raw, dict) and not is_blank(raw), is_given=frame.is_given)
        for place, parameter in enumerate(kind.form.parameters):
            argument = kind.arguments[place] if place < len(kind.arguments) else parameter.default
            made.given[parameter] = self.passed(frame, argument)
        return made

    def outermost(self, form: Form, record: dict, given: dict) -> Frame:
        """The record itself, whose parameters are given beside it."""
        frame = Frame(form, record)
        for parameter in form.parameters:
            if given.get(parameter.name) is not None:
                value = self.whole(given[parameter.name], parameter.type, parameter)
                frame.given[parameter] = Given(value, Answer.of(value is not EMPTY), given[parameter.name], True)
            else:
                frame.given[parameter] = self.passed(frame, parameter.default)
        return frame

    def passed(self, frame: Frame, argument) -> Given:
        if argument is None:
            return NOTHING
        if isinstance(argument, Path):
            start, (value, raw) = self.start(frame, argument), self.read_path(frame, argument)
            is_beside = self.holder(start, argument.steps) is not start
            return Given(value, self.is_filled(frame, argument), raw, is_beside)
        value = self.operand(frame, argument)
        return Given(value, Answer.UNKNOWN if value is UNKNOWN else Answer.of(value is not EMPTY), None)

    def instances(self, frame: Frame, kind: Type, items: list) -> list[Frame]:
        """The items of a list of forms, each with the one before."""
        key = id(kind), id(items)
        if key in frame.instances:
            return frame.instances[key]
        made = frame.instances[key] = []
        for item in items:
            made.append(self.nested(frame, kind, item, made[-1] if made else None))
        return made

    def start(self, frame: Frame, path: Path) -> Frame | None:
        """The instance in which the path begins."""
        return {"form": frame, "previous": frame.previous, "outer": frame.around}[path.start]

    def follow(self, frame: Frame | None, steps: list[Field | Key]) -> tuple[Answer, object, Frame | None]:
        """Whether the field at the end of the path applies, its value as the record has it, and its instance."""
        if frame is None:
            return Answer.HOLDS, None, None
        applies, raw, is_entry = Answer.HOLDS, None, False
        frame = self.holder(frame, steps)
        for place, step in enumerate(steps):
            if isinstance(step, Key):
                is_entry = isinstance(raw, dict) and step.name in raw
                raw = raw[step.name] if is_entry else None
            else:
                # An entry is a form even where nothing in it is filled in.
                if place and not isinstance(raw, dict) and not (is_entry and is_blank(raw)):
                    return applies, None, None
                if place:
                    frame = self.nested(frame, steps[place - 1].type, raw)
                is_entry = False
                here = self.applies(frame, step)
                if here == Answer.FAILS:
                    return here, None, None
                if here == Answer.UNKNOWN:
                    applies = here
                raw = self.object_around(frame, step).get(step.name)
        return applies, raw, frame

    def read(self, frame: Frame | None, steps: list[Field | Key]) -> tuple[object, object]:
        """The value at the end of the path: as its type has it, and as the record has it."""
        if steps[0].is_parameter:
            given = frame.given.get(steps[0], NOTHING) if frame else NOTHING
            return given.value, given.raw
        applies, raw, instance = self.follow(frame, steps)
        last = self.last(frame, steps)
        if applies == Answer.FAILS:
            return EMPTY, None
        if last.computed:
            value = self.computed(instance, last) if instance and not instance.is_mistyped else EMPTY
        else:
            value = self.whole(raw, last.type, last)
        return (value if applies == Answer.HOLDS or value is EMPTY else UNKNOWN), raw

    def computed(self, instance: Frame, item: Field):
        """What a computed field comes to."""
        value = self.operand(instance, item.computed)
        return UNKNOWN if value is UNREADABLE else value

    def read_path(self, frame: Frame, path: Path) -> tuple[object, object]:
        return self.read(self.start(frame, path), path.steps)

    def all_values(self, frame: Frame | None, steps: list[Field | Key]) -> list:
        """The values to which a path through lists leads; an absence for an item that can't be read."""
        place = next((at for at, step in enumerate(steps[:-1]) if step.type.name == "list"), None)
        if place is None:
            return [self.read(frame, steps)[0]]
        value, raw = self.read(frame, steps[:place + 1])
        if not isinstance(value, list):
            return [value]
        found = []
        instances = self.instances(self.holder(frame, steps), steps[place].type.item, raw)
        for item, instance in zip(raw, instances):
            is_readable = isinstance(item, dict) or is_blank(item)
            found += self.all_values(instance, steps[place + 1:]) if is_readable else [UNREADABLE]
        return found

    def holder(self, frame: Frame, steps: list[Field | Key]) -> Frame:
        """The instance that a path is followed from: for what is given beside the record, one of its own."""
        first = steps[0]
        is_beside = first.is_parameter and first in frame.given and frame.given[first].is_beside if frame else False
        return Frame(frame.form, self.context, is_given=True) if first.is_context or is_beside else frame

    def last(self, frame: Frame | None, steps: list[Field]) -> Field:
        """The field at the end of the path; what is given is neither normalized nor computed."""
        is_given = steps[0].is_context or frame is not None and frame.is_given
        return replace(steps[-1], normalization=[], computed=None) if is_given else steps[-1]

    def whole(self, raw, kind: Type, item: Field):
        """The value as its type has it, and of a list all that is in it."""
        value = self.reader.read(raw, kind, item)
        if not kind.item or isinstance(value, Absence):
            return value
        if kind.name == "map":
            return {key: self.whole(each, kind.item, item) for key, each in value.items()}
        return [self.whole(each, kind.item, item) for each in value]

    def is_filled(self, frame: Frame, path: Path) -> Answer:
        steps, frame = path.steps, self.start(frame, path)
        if steps[0].is_parameter:
            return (frame.given.get(steps[0], NOTHING) if frame else NOTHING).is_filled
        if self.last(frame, steps).computed:
            value, _ = self.read(frame, steps)
            return Answer.UNKNOWN if value is UNKNOWN else Answer.of(value is not EMPTY)
        applies, raw, _ = self.follow(frame, steps)
        return Answer.FAILS if is_empty(raw, self.last(frame, steps)) else applies

    def operand(self, frame: Frame, operand):
        match operand:
            case Literal():
                return operand.value
            case Parameter():
                return frame.parameter
            case Path():
                if operand.leads_through_lists:
                    return self.all_values(self.start(frame, operand), operand.steps)
                value, _ = self.read_path(frame, operand)
                if isinstance(value, datetime.date):
                    value = months_on(value + datetime.timedelta(days=operand.days), operand.months)
                return value
            case Arithmetic():
                return compute(operand.operator, *(self.operand(frame, each) for each in (operand.left, operand.right)))
            case Function(name="count_filled"):
                answers = [self.is_filled(frame, argument) for argument in operand.arguments]
                return UNKNOWN if Answer.UNKNOWN in answers else Decimal(answers.count(Answer.HOLDS))
            case Function(name="first_filled"):
                values = (self.operand(frame, each) for each in operand.arguments)
                return next((value for value in values if value is not EMPTY), EMPTY)
            case Item() | PreviousItem():
                return frame.item
            case Asked():
                answer = self.demanded(frame, operand.condition)
                values = {Answer.HOLDS: True, Answer.FAILS: False, Answer.UNKNOWN: UNKNOWN}
                return values.get(answer, EMPTY)
            case Named():
                applies = self.applies(frame, operand.let)
                if applies == Answer.FAILS:
                    return EMPTY
                value = self.operand(frame, operand.let.operand)
                # What is empty is so whether its branch applies or not.
                return UNKNOWN if applies == Answer.UNKNOWN and value is not EMPTY else value
            case Aggregate():
                return self.aggregate(frame, operand)
            case Function():
                return apply(operand.name, [self.operand(frame, each) for each in operand.arguments])
        return operand

    # MARK: Lists

    def aggregate(self, frame: Frame, operand: Aggregate):
        """What a list function is: of the items that are there, and that meet its condition."""
        try:
            taken = self.all_taken(frame, operand, operand.list.steps, self.start(frame, operand.list))
        except Undecided:
            return UNKNOWN
        match operand.function:
            case "count":
                return Decimal(len(taken))
            case "sum":
                total = Decimal(0)
                for each in taken:
                    total = compute("+", total, each)
                    if total is UNKNOWN:
                        return UNKNOWN
                return total
        return (min if operand.function == "min" else max)(taken) if taken else EMPTY

    def all_taken(self, frame: Frame, operand: Aggregate, steps: list[Field | Key], holder: Frame) -> list:
        """What is taken of the items of the first list or map of the path, or of the lists in them."""
        place = next(at for at, step in enumerate(steps) if step.type.name in ("list", "map"))
        kind, rest = steps[place].type.item, steps[place + 1:]
        value, raw = self.read(holder, steps[:place + 1])
        holder = self.holder(holder, steps)
        if value in (UNREADABLE, UNKNOWN):
            raise Undecided
        if isinstance(value, dict):
            items = list(raw.values())
            instances = [self.nested(holder, kind, item) if kind.form else None for item in items]
        else:
            items = raw if isinstance(value, list) else []
            instances = self.instances(holder, kind, items) if kind.form else [None] * len(items)
        taken = []
        for item, instance in zip(items, instances):
            if is_blank(item) or item == [] and kind.item and kind.name != "map" or kind.form and isinstance(item, dict) and is_hollow(kind.form, item):
                continue
            if rest:
                if not isinstance(item, dict):
                    raise Undecided
                taken += self.all_taken(frame, operand, rest, instance)
                continue
            found = self.taken(frame, operand, item, instance, steps[place])
            if found is UNKNOWN or found is UNREADABLE:
                raise Undecided
            if found is not EMPTY:
                taken.append(found)
        return taken

    def taken(self, frame: Frame, operand: Aggregate, raw, instance: Frame | None, holder: Field):
        """What is taken of an item; of a count, the item itself."""
        if operand.function == "count" and not operand.condition:
            return raw
        if instance:
            if not isinstance(raw, dict):
                return UNKNOWN
            inner = replace(instance, around=frame)
        else:
            value = self.whole(raw, operand.item, holder)
            if isinstance(value, Absence):
                return value
            inner = replace(frame, item=value)
        if operand.condition:
            answer = self.condition(inner, operand.condition)
            if answer != Answer.HOLDS:
                return UNKNOWN if answer == Answer.UNKNOWN else EMPTY
        return raw if operand.function == "count" else self.operand(inner, operand.value)

    # MARK: Conditions

    def demanded(self, frame: Frame, condition) -> Answer:
        """What a condition answers as a check: open where it depends on what is empty."""
        match condition:
            case Combination():
                answers = [self.demanded(frame, part) for part in condition.parts]
                settling, other = (Answer.FAILS, Answer.HOLDS)[::1 if condition.operator == "and" else -1]
                return first_of(answers, settling, Answer.UNKNOWN, Answer.NOT_APPLICABLE, other)
            case Negation():
                return self.demanded(frame, condition.part).negated
            case Comparison():
                return self.demanded_comparison(
                    self.operand(frame, condition.left), condition.operator, self.operand(frame, condition.right))
            case Membership():
                subject = self.operand(frame, condition.subject)
                answer = first_of(
                    [self.demanded_comparison(subject, "==", value.value) for value in condition.values],
                    Answer.HOLDS, Answer.UNKNOWN, Answer.NOT_APPLICABLE, Answer.FAILS)
                return answer.negated if condition.is_negated else answer
            case Inclusion():
                value, items = self.operand(frame, condition.subject), self.operand(frame, condition.list)
                answer = self.is_included(value, items)
                if answer != Answer.UNKNOWN and value is EMPTY:
                    return Answer.NOT_APPLICABLE
                return answer.negated if condition.is_negated else answer
        return self.condition(frame, condition)

    def demanded_comparison(self, left, operator: str, right) -> Answer:
        answer = self.compared(left, operator, right)
        return Answer.NOT_APPLICABLE if answer != Answer.UNKNOWN and EMPTY in (left, right) else answer

    def condition(self, frame: Frame, condition) -> Answer:
        match condition:
            case Combination():
                return self.combined([lambda part=part: self.condition(frame, part) for part in condition.parts],
                                     condition.operator)
            case Negation():
                return self.condition(frame, condition.part).negated
            case Comparison():
                return self.compared(
                    self.operand(frame, condition.left), condition.operator, self.operand(frame, condition.right))
            case Membership():
                subject = self.operand(frame, condition.subject)
                answer = any_of(self.compared(subject, "==", value.value) for value in condition.values)
                return answer.negated if condition.is_negated else answer
            case Inclusion():
                answer = self.is_included(
                    self.operand(frame, condition.subject), self.operand(frame, condition.list))
                return answer.negated if condition.is_negated else answer
            case Question():
                answer = self.answer_to(frame, condition.subject, condition.call)
                return answer.negated if condition.is_negated else answer
        return self.of_form(frame, condition)

    @staticmethod
    def combined(parts: list, operator: str) -> Answer:
        """The answers of the parts, of which those behind the one that settles it are not asked."""
        answers = []
        for part in parts:
            answers.append(part())
            if answers[-1] == (Answer.FAILS if operator == "and" else Answer.HOLDS):
                break
        return all_of(answers) if operator == "and" else any_of(answers)

    @staticmethod
    def compared(left, operator: str, right) -> Answer:
        if UNREADABLE in (left, right) or UNKNOWN in (left, right):
            return Answer.UNKNOWN
        if EMPTY in (left, right):
            is_same = left is right
            return Answer.of({"==": is_same, "!=": not is_same}.get(operator, False))
        return Answer.of(COMPARISONS[operator](left, right))

    def answer_to(self, frame: Frame, operand, call: Call) -> Answer:
        if isinstance(operand, Path):
            if call.name in ("filled", "required"):
                return self.is_filled(frame, operand)
            if call.name == "empty":
                return self.is_filled(frame, operand).negated
            if call.name == "present":
                applies, raw, _ = self.follow(self.start(frame, operand), operand.steps)
                return Answer.FAILS if raw is None else applies
            start = self.start(frame, operand)
            last = self.last(start, operand.steps)
            value, raw = self.read_path(frame, operand)
            subject = Subject(frame, last, last.type, raw, value)
            subject.is_length_refused = self.is_refused(start, operand.steps)
        else:
            value = self.operand(frame, operand)
            subject = Subject(frame, None, None, value, value)
        return self.expression(subject, call).answer

    def is_refused(self, start: Frame | None, steps: list[Field | Key]) -> bool:
        """Whether a path leads to the text that is judged, and a check has refused its length."""
        if self.refused is None or self.refused.field is not steps[-1]:
            return False
        _, _, instance = self.follow(start, steps)
        return instance is not None and instance.record is self.refused.frame.record

    def of_form(self, frame: Frame, call: Call) -> Answer:
        """What `any_filled`, `all_filled` or `one_filled` answers."""
        answers = [self.is_filled(frame, argument) for argument in call.arguments]
        if call.name == "one_filled":
            filled = answers.count(Answer.HOLDS)
            if filled < 2 and Answer.UNKNOWN in answers:
                return Answer.UNKNOWN
            return Answer.of(filled == 1)
        return any_of(answers) if call.name == "any_filled" else all_of(answers)

    # MARK: Expressions

    def expression(self, subject: Subject, expression) -> Finding:
        match expression:
            case Demand():
                return Finding(self.demanded(subject.frame, expression.condition), {"check"})
            case Negation():
                found = self.expression(subject, expression.part)
                return Finding(found.answer.negated, found.rules)
            case Combination():
                return self.combination(subject, expression)
            case Call(name="any_filled" | "all_filled" | "one_filled"):
                return Finding(self.of_form(subject.frame, expression), {expression.name})
        answer = self.call(subject, expression)
        return Finding(answer, {expression.name}, expression if answer == Answer.FAILS else None)

    def combination(self, subject: Subject, combination: Combination) -> Finding:
        found = []
        for part in combination.parts:
            found.append(self.expression(subject, part))
            if combination.operator == "and" and found[-1].answer == Answer.FAILS:
                return found[-1]
            if combination.operator == "or" and found[-1].answer == Answer.HOLDS:
                break
        answers = [each.answer for each in found]
        answer = all_of(answers) if combination.operator == "and" else any_of(answers)
        return Finding(answer, set().union(*(each.rules for each in found)))

    def call(self, subject: Subject, call: Call) -> Answer:
        if call.rule:
            parameter = self.operand(subject.frame, call.arguments[0]) if call.arguments else None
            if call.arguments and isinstance(call.arguments[0], PreviousItem):
                parameter = subject.previous
            is_field = bool(call.arguments) and self.is_field(subject.frame, call.arguments[0])
            frame = replace(subject.frame, parameter=parameter, is_field=is_field)
            return self.body(replace(subject, frame=frame), call.rule.statements)
        if subject.value is UNREADABLE or subject.value is UNKNOWN:
            return Answer.UNKNOWN
        if call.name in OF_EMPTY:
            return Answer.of(OF_EMPTY[call.name](subject))
        if call.name == "unique":
            is_empty = subject.value is EMPTY
            return Answer.NOT_APPLICABLE if is_empty else Answer.of(self.are_distinct(subject, call))
        if call.name == "no_overlap" and subject.value is not EMPTY:
            return Answer.of(self.are_apart(subject, call))
        if call.name == "ascending" and subject.value is not EMPTY:
            return Answer.of(self.is_ascending(subject, call))
        arguments = [
            subject.previous if isinstance(argument, PreviousItem) else self.operand(subject.frame, argument)
            for argument in call.arguments]
        if call.name in ("equal", "different"):
            answer = self.equal(*folded(call, subject.value, arguments[0]))
            if answer != Answer.UNKNOWN and EMPTY in (subject.value, arguments[0]):
                if not self.is_field(subject.frame, call.arguments[0]):
                    return Answer.NOT_APPLICABLE
            return answer if call.name == "equal" else answer.negated
        if subject.value is EMPTY:
            return Answer.NOT_APPLICABLE
        if call.name in ("one_of", "none_of"):
            subject_value, *arguments = folded(call, subject.value, *arguments)
            answer = any_of(self.is_among(subject_value, argument) for argument in arguments)
            return answer if call.name == "one_of" else answer.negated
        if call.name == "includes":
            return self.includes(subject, call, arguments)
        if UNREADABLE in arguments or UNKNOWN in arguments:
            return Answer.UNKNOWN
        if EMPTY in arguments:
            return Answer.NOT_APPLICABLE
        return self.test(subject, call, arguments)

    def body(self, subject: Subject, statements: list) -> Answer:
        """What the body of a rule answers: its checks, joined by `and`."""
        answers = []
        for statement in statements:
            if isinstance(statement, Check):
                answers.append(self.expression(subject, statement.expression).answer)
            else:
                decision = self.condition(subject.frame, statement.condition)
                branch = statement.main if decision == Answer.HOLDS else statement.otherwise
                answers.append(decision if decision == Answer.UNKNOWN else self.body(subject, branch))
            if answers[-1] == Answer.FAILS:
                break
        return all_of(answers)

    def is_in_maps(self, frame: Frame, path: Path) -> bool:
        """Whether the maps that a path goes through have its keys."""
        for place, step in enumerate(path.steps):
            if isinstance(step, Key):
                applies, raw, _ = self.follow(self.start(frame, path), path.steps[:place])
                if applies == Answer.FAILS or not isinstance(raw, dict) or step.name not in raw:
                    return False
        return True

    def is_field(self, frame: Frame, operand) -> bool:
        """Whether what is compared with is what a field holds, and nothing that is written or computed."""
        if isinstance(operand, Parameter):
            return frame.is_field
        is_path = isinstance(operand, Path) and not operand.days and not operand.months
        # What is compared with the item before asks nothing where there is none, nor with what a map lacks.
        if not is_path or not self.is_in_maps(frame, operand):
            return False
        return operand.start != "previous" or frame.previous is not None

    @staticmethod
    def equal(value, other) -> Answer:
        if other is UNREADABLE or other is UNKNOWN:
            return Answer.UNKNOWN
        if value is EMPTY and other is EMPTY:
            return Answer.NOT_APPLICABLE
        return Answer.of(value is not EMPTY and other is not EMPTY and value == other)

    def is_included(self, value, other) -> Answer:
        if any(side is UNREADABLE or side is UNKNOWN for side in (value, other)):
            return Answer.UNKNOWN
        return Answer.FAILS if value is EMPTY else self.is_among(value, other)

    def is_among(self, value, other) -> Answer:
        """Whether the value is the other, or in the list that the other is."""
        if isinstance(other, list):
            return any_of([Answer.FAILS, *(self.equal(value, each) for each in other)])
        return self.equal(value, other)

    def test(self, subject: Subject, call: Call, arguments: list) -> Answer:
        """What a built-in rule answers of a value that is filled."""
        value = subject.value
        if call.name in LENGTHS:
            return Answer.of(is_in_range(call.name, length(value, call.unit), arguments[0]))
        if call.name in BOUNDS:
            if isinstance(value, str):
                value = number_of_text(value)
                if value is None:
                    return Answer.FAILS
                if within_limits(value) is UNKNOWN:
                    return Answer.UNKNOWN
            return Answer.of(BOUNDS[call.name](value, *arguments))
        if call.name in ("regex", "contains"):
            return Answer.NOT_APPLICABLE if subject.is_length_refused else Answer.of(
                is_match(call.name, arguments[0], value))
        match call.name:
            case "starts_with":
                value, start = folded(call, value, arguments[0])
                return Answer.of(value.startswith(start))
            case "ends_with":
                value, end = folded(call, value, arguments[0])
                return Answer.of(value.endswith(end))
            case "chars":
                return Answer.of(re.fullmatch(f"[{arguments[0]}]*", value) is not None)
            case "size":
                return Answer.of(is_in_range("size", len(value), arguments[0]))
            case "exclusive":
                texts = [normalized(each, subject.field.normalization) for each in value]
                return Answer.of(len(value) == 1 or arguments[0] not in texts)
        raise ValueError(f"a rule that the judge does not know: {call.name}")

    # MARK: Comparing items

    def are_distinct(self, subject: Subject, call: Call) -> bool:
        """Whether no two items, or values in them where a path leads, are the same; those that are empty, or can't be
        read, are not compared."""
        kind, seen = subject.type.item, []
        paths = [path.steps for path in call.arguments]
        for item, instance in self.pairs(subject):
            if not call.arguments:
                all_values = [[self.comparable(subject.frame, item, kind, subject.field, instance)]]
            elif not isinstance(item, dict):
                continue
            elif len(paths) == 1:
                all_values = [[value] for value in self.all_values(instance, paths[0])]
            else:
                all_values = [[self.read(instance, steps)[0] for steps in paths]]
            for values in all_values:
                # An empty value is the same as another, but nothing alone is not compared.
                if all(value is EMPTY for value in values) or any(
                        isinstance(value, Absence) and value is not EMPTY for value in values):
                    continue
                values = folded(call, *values)
                if values in seen:
                    return False
                seen.append(values)
        return True

    def pairs(self, subject: Subject) -> list[tuple[object, Frame | None]]:
        """The items of a list, with the instances of those that are forms."""
        kind = subject.type.item
        instances = self.instances(subject.frame, kind, subject.value) if kind.form else [None] * len(subject.value)
        return list(zip(subject.value, instances))

    def is_ascending(self, subject: Subject, call: Call) -> bool:
        """Whether no value is smaller than the one before; those that are empty, or can't be read, are passed over."""
        values = []
        for item, instance in self.pairs(subject):
            if call.arguments:
                values += self.all_values(instance, call.arguments[0].steps) if isinstance(item, dict) else []
            else:
                values.append(self.reader.read(item, subject.type.item, subject.field))
        values = [value for value in values if not isinstance(value, Absence)]
        return all(left <= right for left, right in zip(values, values[1:]))

    def are_apart(self, subject: Subject, call: Call) -> bool:
        """Whether no two intervals overlap; one without an end goes on, what can't be read is none."""
        intervals = []
        for item, instance in self.pairs(subject):
            if not isinstance(item, dict):
                continue
            start, end = (self.read(instance, path.steps)[0] for path in call.arguments)
            if isinstance(start, Absence) or end is UNREADABLE or end is UNKNOWN:
                continue
            if end is EMPTY or start <= end:
                intervals.append((start, end))
        return not any(
            (other_end is EMPTY or start < other_end) and (end is EMPTY or other < end)
            for place, (start, end) in enumerate(intervals) for other, other_end in intervals[:place])

    def includes(self, subject: Subject, call: Call, arguments: list) -> Answer:
        """Whether the list has each of the values; those that are empty are not asked for."""
        items = [self.reader.read(item, subject.type.item, subject.field) for item in subject.value]
        items = folded(call, *(item for item in items if not isinstance(item, Absence)))
        answers = []
        candidates = [
            each for argument in arguments for each in (argument if isinstance(argument, list) else [argument])]
        for argument in folded(call, *candidates):
            if argument is UNREADABLE or argument is UNKNOWN:
                answers.append(Answer.UNKNOWN)
            elif argument is not EMPTY:
                answers.append(Answer.of(argument in items))
        return all_of(answers)

    def comparable(self, frame: Frame, raw, kind: Type, item: Field, instance: Frame | None = None):
        """The value with all that is in it; what can't be read in it is the same as what is written alike, but for
        objects and lists, of which nothing is kept."""
        value = self.reader.read(raw, kind, item)
        if isinstance(value, Absence):
            return value
        if kind.name == "map":
            return [(key, self.comparable_part(frame, value[key], kind.item, item)) for key in sorted(value)]
        if kind.item:
            instances = self.instances(frame, kind.item, value) if kind.item.form else [None] * len(value)
            return [self.comparable_part(frame, each, kind.item, item, inner) for each, inner in zip(value, instances)]
        if kind.form:
            instance = instance or self.nested(frame, kind, value)
            members = self.comparable_members(instance, kind.form.items, value)
            return EMPTY if all(each is EMPTY for each in members) else members
        return value

    def comparable_part(self, frame: Frame, raw, kind: Type, item: Field, instance: Frame | None = None):
        value = self.comparable(frame, raw, kind, item, instance)
        if value is not UNREADABLE and value is not UNKNOWN:
            return value
        return self.comparable_unread(value, raw)

    @staticmethod
    def comparable_unread(value: Absence, raw):
        return Absence("not kept") if isinstance(raw, (dict, list)) else (value, raw)

    def comparable_members(self, frame: Frame, items: list, record: dict) -> list:
        values = []
        for item in members(items):
            raw = record.get(item.name)
            if isinstance(item, Group) and not (is_blank(raw) or isinstance(raw, dict)):
                values.append(self.comparable_unread(UNREADABLE, raw))
            elif isinstance(item, Group):
                values += self.comparable_members(frame, item.items, raw if isinstance(raw, dict) else {})
            elif item.computed:
                continue
            elif self.applies(frame, item) == Answer.FAILS:
                values.append(EMPTY)
            else:
                values.append(self.comparable_part(frame, raw, item.type, item))
        return values


def folded(call: Call, *values) -> list:
    """The values, of which texts have no capital letters if the call takes those for the same as small ones."""
    return [fold(value) if call.ignores_case else value for value in values]


def fold(value):
    if isinstance(value, list):
        return [fold(each) for each in value]
    return value.lower() if isinstance(value, str) else value


def is_match(rule: str, pattern, text: str) -> bool:
    if isinstance(pattern, str):
        return pattern in text
    return (re.fullmatch if rule == "regex" else re.search)(pattern.text, text) is not None


def is_in_range(rule: str, count: int, bound) -> bool:
    if isinstance(bound, Span):
        return bound.start <= count and (bound.end is None or count <= bound.end)
    return {"min_length": operator.ge, "max_length": operator.le, "equal_length": operator.eq}[rule](count, bound)

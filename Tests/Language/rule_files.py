"""Random rule files: nested forms, lists and maps, groups, branches, steps, and all kinds of checks."""

from __future__ import annotations

import datetime
import itertools
import random
from dataclasses import dataclass, replace
from decimal import Decimal

from language import (
    Aggregate, Arithmetic, Asked, Call, Check, Combination, Comparison, Demand, Each, Field, Form, Function, Group,
    Inclusion, Item, Key, Keys, Let, Literal, Membership, Moment, Named, Negation, Parameter, Path, Pattern, PreviousItem,
    Question, Rule, RuleFile, Span, Step, Type, When, all_fields, item_depth, judges_size, key_text, members, name_text,
    operand_text, parts)
from months import Month
from notations import NOTATIONS
from values import REPLACEMENTS

SCALARS = ["text", "text", "text", "integer", "number", "boolean", "date", "month", "time", "choice"]
OPTIONS = ["a", "b", "GB"]
TEXTS = ["a", "b", "ab", "abc", "GB", "DE", "x1", "12", "gB", "AB"]
NUMBERS = [0, 1, 2, 3, 5, 10, -1, 100, 7]
FRACTIONS = ["2.5", "0.1", "-1.25"]
DATES = ["2024-02-29", "2024-05-01", "2023-12-31", "2025-01-15"]
MONTHS = ["2024-02", "2024-05", "2023-12", "2025-02"]
TIMES = ["00:00:00", "09:30:00", "09:30:15", "23:59:59"]
FIELD_NAMES = ["a", "b", "c", "d", "e", "first name", "x-y"]
NORMALIZATIONS = ["trim", "lowercase", "uppercase", "collapse_spaces", "digits", "nfc"]
UNITS = ["characters", "characters", "scalars", "bytes", "utf16"]
WHOLE_PATTERNS = ["[a-z]+", "[A-Z]{2}", "a.*", "[^0-9]*", "(a|b)+c?", "[0-9]{1,3}", "(?!GB)[A-Z]+"]
MESSAGES = ["No.", "{label}: not {value}.", "{{{label}}} has {length}. 🂡"]
PARTIAL_PATTERNS = ["a", "[0-9]", "^a", "b$", "[A-Z]{2}"]
SETS = ["a-z", "A-Z", "0-9", "a-z0-9"]

# Rules by the type that they are asked of here; `required` and `present` may be asked of every field.
TEXT_RULES = [
    "min_length", "max_length", "length", "equal_length", "regex", "regex", "contains", "chars", "starts_with",
    "ends_with", "one_of", "none_of", "equal", "different", "min_value"]
NUMBER_RULES = ["min_value", "max_value", "between", "multiple_of", "one_of", "none_of", "equal", "different"]
MOMENT_RULES = ["before", "after", "min_value", "max_value", "equal"]
RULES = {
    "text": TEXT_RULES, "integer": NUMBER_RULES, "number": NUMBER_RULES, "date": MOMENT_RULES,
    "month": MOMENT_RULES, "time": MOMENT_RULES,
    "choice": ["one_of", "none_of", "equal", "different"], "boolean": ["accepted", "equal", "different"],
    "form": ["required", "present", "filled", "empty"], "list": ["size", "size", "unique", "required", "present"],
    "map": ["size", "size", "required", "present"]}
# Rules of texts, and of lists of texts, that can take letters of either case for the same.
CASELESS = ["equal", "different", "one_of", "none_of", "starts_with", "ends_with", "unique", "includes"]
# Types of fields that a value of the type is compared with.
COMPARABLE = {
    "text": ["text", "choice"], "choice": ["text", "choice"], "integer": ["integer", "number"],
    "number": ["integer", "number"], "date": ["date", "date", "month"], "month": ["month", "date"]}
ORDERED = ["integer", "number", "date", "month", "time"]
KEYS = ["a", "x.y", 'q"]', "", "Ünï 👩‍🚀", "`", "b[0]", "\\"]


class Route(list):
    """The steps of a path, and where it begins."""

    def __init__(self, steps: list[Field | Key], start="form"):
        super().__init__(steps)
        self.start = start

    @property
    def is_own(self) -> bool:
        """Whether it leads to what the form's own fields hold."""
        return self.start == "form" and not self[0].is_context and not self[0].is_parameter

    @property
    def has_keys(self) -> bool:
        return any(isinstance(step, Key) for step in self)


@dataclass(frozen=True)
class Scope:
    """Where an operand stands, and so what can be named there."""

    form: Form | None = None
    groups: tuple[Group, ...] = ()
    field: Field | None = None
    rule: Rule | None = None
    # Only fields before that one, by their order in the form, may be named.
    end: int | None = None

    # Whether it is that of the items of an aggregate, or of a rule that looks into items: parameters and the item
    # before mean nothing there.
    is_of_items: bool = False
    # Whether it is in an `each`, where `previous` means the item of the list that is gone through, and whether that
    # is a plain value.
    is_in_each: bool = False
    follows_value: bool = False

    def path_text(self, steps: list[Field | Key], start="form") -> str | None:
        """The shortest path that leads there; None where other fields hide what it begins with."""
        chain = (*steps[0].groups, steps[0])
        rest = "".join(
            key_text(step.name) if isinstance(step, Key)
            else "".join(f".{name_text(each.name)}" for each in (*step.groups, step)) for step in steps[1:])
        if start == "previous":
            return "".join(["previous", *(f".{name_text(each.name)}" for each in chain)]) + rest
        for first in reversed(range(len(chain))):
            if self.holder(chain[first].name) == chain[:first]:
                return ".".join(name_text(each.name) for each in chain[first:]) + rest
        return None

    def first_name(self, steps: list[Field | Key]) -> str:
        """The name that the path begins with."""
        chain = (*steps[0].groups, steps[0])
        return next(each.name for at, each in reversed(list(enumerate(chain))) if self.holder(each.name) == chain[:at])

    def holder(self, name: str) -> tuple[Group, ...] | None:
        """The groups in the innermost of which the name is found, from here outward."""
        for depth in reversed(range(len(self.groups) + 1)):
            given = self.form.contexts + self.form.parameters
            items = self.groups[depth - 1].items if depth else self.form.items + given
            if any(member.name == name for member in members(items)):
                return self.groups[:depth]
        return None

    def targets(self, kinds: list[str]) -> list[Route]:
        """Paths to the fields of these types that can be named: of the form, and of the forms in it."""
        if self.form is None:
            return []
        given = self.form.contexts + ([] if self.is_of_items else self.form.parameters)
        found = [Route(steps) for item in self.form.fields[:self.end] + given if item is not self.field
                 for steps in paths_from(item, 3) if steps[-1].type.name in kinds and self.path_text(steps)
                 and not (steps[-1].is_context and steps[-1].type.form)]
        if self.is_of_items:
            # What a map has for a key is read by the checks of the item's own form.
            return [steps for steps in found if not steps.has_keys]
        if self.form.names_previous and not self.is_of_items and not self.is_in_each:
            found += [Route(steps, "previous") for item in self.form.fields for steps in paths_from(item, 2)
                      if steps[-1].type.name in kinds]
        return found

    def through_lists(self, kinds: list[str]) -> list[Route]:
        """Paths through a list of forms to fields of these types in its items."""
        return [Route([*steps, *rest]) for steps in self.targets(["list"])
                if steps.start == "form" and not steps.has_keys and steps[-1].type.item.form
                for rest in Scope(steps[-1].type.item.form, is_of_items=True).targets(kinds) if rest.is_own]

    def lets(self, kind: str) -> list[Let]:
        """The names of values of the type that are known here."""
        if self.form is None or self.is_of_items:
            return []
        return [each for each in self.form.lets if each.groups == self.groups[:len(each.groups)]
                and (self.end is None or each.end <= self.end) and each.operand
                and (each.kind == kind or (each.kind, kind) == ("integer", "number"))]


def paths_from(item: Field | Key, depth: int) -> list[list[Field | Key]]:
    """Paths to the field, to those in the form that it holds, and to what a map has for some keys."""
    if depth <= 1:
        return [[item]]
    if item.type.name == "map":
        inner = [Key(key, item.holder if isinstance(item, Key) else item, item.type.item,
                     is_context=item.is_context, is_parameter=item.is_parameter, normalization=item.normalization)
                 for key in KEYS[:3]]
    else:
        inner = item.type.form.fields if item.type.form else []
    return [[item]] + [[item, *steps] for each in inner for steps in paths_from(each, depth - 1)]


class RuleFileMaker:
    def __init__(self, source: random.Random):
        self.random = source
        self.replacements = itertools.cycle([[], *([step] for step in REPLACEMENTS), []])
        self.file = RuleFile()

    def one_of(self, choices):
        return self.random.choice(choices)

    def is_so(self, share: float) -> bool:
        return self.random.random() < share

    def make(self) -> RuleFile:
        for _ in range(self.random.randint(0, 3)):
            self.add_rule()
        # Each form is given the same contexts, so that it may hold any other; the first one has none.
        contexts = []
        count = self.random.randint(1, 4)
        for place in range(count):
            self.add_form(contexts, place == count - 1)
            if len(self.file.forms) == 1 and self.is_so(0.4):
                contexts = [self.context(place) for place in range(self.random.randint(1, 3))]
        return self.file

    def context(self, place: int) -> Field:
        item = Field(f"c{place}", Type(self.one_of(SCALARS)), (), (), is_context=True)
        if self.is_so(0.3):
            item.type = Type("form", form=self.file.forms[0])
        elif self.is_so(0.2):
            item.type = Type("list", item=item.type)
        if item.type.innermost.name == "choice":
            item.options = OPTIONS
        return item

    # MARK: Rules

    def add_rule(self):
        subject = self.one_of(["text", "number"])
        parameter = None
        if self.is_so(0.5):
            parameter = Type("integer" if subject == "text" and self.is_so(0.5) else subject)
        rule = Rule(f"r{len(self.file.rules)}", subject, parameter)
        if self.is_so(0.4):
            rule.message = "{label} must be {p}." if parameter else self.one_of(MESSAGES)
        scope, kind = Scope(rule=rule), Type(subject)
        for _ in range(self.random.randint(1, 3)):
            if parameter and self.is_so(0.4):
                operators = ["==", "!="] + (["<", ">="] if parameter.name != "text" else [])
                condition = Comparison(Parameter(), self.one_of(operators), self.literal(parameter.name))
                otherwise = [self.check(kind, scope)] if self.is_so(0.5) else []
                rule.statements.append(When(condition, [self.check(kind, scope)], otherwise))
            elif parameter and self.is_so(0.2):
                operators = ["==", "!="] + (["<", ">="] if parameter.name != "text" else [])
                demand = Demand(Comparison(Parameter(), self.one_of(operators), self.literal(parameter.name)))
                rule.statements.append(Check(demand, message=self.message(0.3)))
            else:
                rule.statements.append(self.check(kind, scope))
        self.file.rules.append(rule)

    # MARK: Forms

    def add_form(self, contexts: list[Field], is_last: bool):
        form = Form(f"m{len(self.file.forms)}", contexts=contexts, is_closed=self.is_so(0.15))
        if self.file.forms:
            form.names_previous = self.is_so(0.2)
            if self.is_so(0.35):
                form.parameters = [self.parameter(place) for place in range(self.random.randint(1, 2))]
                if form.parameters[-1].type.name not in ("list", "boolean") and self.is_so(0.4):
                    form.parameters[-1].default = self.literal(form.parameters[-1].type.name)
        # Names in the form and in each of its groups.
        self.taken: dict[tuple[Group, ...], set[str]] = {}
        # Of each `when` where it stands, and the number of fields before it: those that it may ask about.
        self.branchings: list[tuple[When, tuple[Group, ...], int]] = []
        # What is given to forms in fields, with the field's groups and the number of fields before it.
        self.givings: list[tuple[Type, tuple[Group, ...], int]] = []
        form.items = self.form_items(form, (), (), 2, self.random.randint(2, 6))
        if is_last:
            # The item before can be named where there is a list of such items.
            lists = [each for each in self.file.forms + [form] if each.names_previous]
            for each in lists:
                self.add_list(form, self.form_type(each, (), len(form.fields)))
        # Names are looked up in the whole form, so all must be there before any is written.
        for given, groups, end in self.givings:
            arguments = tuple(self.given(Scope(form, groups, end=end), each) for each in given.form.parameters)
            object.__setattr__(given, "arguments", tuple(each for each in arguments if each))
        self.add_computed(form)
        for when, groups, end in self.branchings:
            when.condition = self.condition(Scope(form, groups, end=end))
        for item in form.fields:
            item.statements = self.statements(item.type, Scope(form, item.groups, item))
        self.add_form_checks(form, form.items, ())
        holds_itself = any(each.type.innermost.form is form for each in form.fields)
        if is_last and not holds_itself and self.is_so(0.2):
            self.divide(form)
        if self.is_so(0.3):
            form.language = self.one_of(["de", "de-AT", "fr"])
        self.file.forms.append(form)

    def parameter(self, place: int) -> Field:
        kind = Type(self.one_of(["text", "integer", "number", "date", "boolean"]))
        if self.is_so(0.3):
            first = self.file.forms[0]
            plain = Type(self.one_of(["text", "integer"]))
            kind = Type("list", item=Type("form", form=first) if self.is_so(0.5) else plain)
        return Field(f"p{place}", kind, (), (), is_parameter=True)

    def form_type(self, form: Form, groups: tuple, end: int) -> Type:
        """A form as the type of a field, which is given its arguments later."""
        made = Type("form", form=form)
        self.givings.append((made, groups, end))
        return made

    def add_list(self, form: Form, item: Type) -> Field:
        made = Field(f"f{len(form.fields)}", Type("list", item=item), (), ())
        form.fields.append(made)
        form.items.append(made)
        return made

    def given(self, scope: Scope, parameter: Field):
        """An argument for a parameter of a form; None where the default is to count."""
        if parameter.default and self.is_so(0.4):
            return None
        kind = parameter.type
        found = [steps for steps in scope.targets([kind.name]) if steps.start == "form"
                 and steps[-1].type == kind and not steps[-1].computed]
        if found and (kind.item or self.is_so(0.8)):
            # What applies at times is passed as nothing at others.
            branched = [steps for steps in found if steps[0].branches]
            return self.path(scope, self.one_of(branched if branched and self.is_so(0.5) else found))
        if kind.item:
            # A list is there, whatever else is.
            return self.path(scope, Route([self.add_list(scope.form, kind.item)]))
        return self.literal(kind.name)

    def add_computed(self, form: Form):
        """What names stand for, and what fields are computed by: of fields before them."""
        for let in list(form.lets):
            scope = Scope(form, let.groups, end=let.end)
            let.operand = self.asked(scope) if let.kind == "boolean" else self.computed(scope, let.kind, 2)
            # What has no operand is no name; what is one of others would be computed twice.
            if let.operand and not isinstance(let.operand, Named):
                continue
            if let.branches:
                let.operand = self.literal(let.kind)
            else:
                form.lets.remove(let)
                items = let.groups[-1].items if let.groups else form.items
                items.remove(let)
        for place, item in enumerate(form.fields):
            if item.computed is not True:
                continue
            scope = Scope(form, item.groups, item, end=place)
            if item.type.name == "date":
                found = [steps for steps in scope.targets(["date"]) if steps.start == "form"]
                item.computed = self.path(
                    scope, self.one_of(found), self.one_of([0, 7]), self.one_of([0, -1, 12])) if found else None
            elif item.type.name == "boolean":
                item.computed = self.asked(scope)
            else:
                item.computed = self.computed(scope, item.type.name, 2)

    def asked(self, scope: Scope) -> Asked | None:
        """A condition as a value, if there is something to ask about."""
        return Asked(self.condition(scope, 2)) if scope.targets(list(RULES)) else None

    def divide(self, form: Form):
        """Puts what the form holds into steps."""
        held = [item for item in form.items if not isinstance(item, Let | Check)]
        others = [item for item in form.items if isinstance(item, Let | Check)]
        bounds = sorted(self.random.sample(range(1, len(held)), min(len(held) - 1, self.random.randint(1, 2))))
        steps = [Step(f"s{place}", held[start:end]) for place, (start, end) in
                 enumerate(zip([0, *bounds], [*bounds, len(held)]))]
        form.items = [*(each for each in others if isinstance(each, Let)), *steps,
                      *(each for each in others if isinstance(each, Check))]
        # What is told of fields of another step than it stands in is not meant to be tried.
        for step in steps:
            own = set(all_fields(step.items))
            for check in checks_in(step.items):
                if any(target.steps[0] not in own for target in check.targets):
                    check.targets = []

    def form_items(self, form: Form, groups: tuple, branches: tuple, depth: int, count: int) -> list:
        items = []
        for _ in range(count):
            kind = self.random.random() if depth and form.fields else 1
            if kind < 0.08:
                kind = self.one_of(["integer", "number", "number", "boolean", "boolean"])
                # The condition around it can't read it.
                let = Let(f"l{len(form.lets)}", None, groups, kind, len(form.fields) + bool(branches), branches)
                form.lets.append(let)
                items.append(let)
            elif kind < 0.2:
                group = Group(f"g{len(self.taken)}")
                self.taken[groups + (group,)] = set()
                group.items = self.form_items(form, groups + (group,), branches, depth - 1, self.random.randint(1, 3))
                items.append(group)
            elif kind < 0.38:
                when = When(None, [], [])
                self.branchings.append((when, groups, len(form.fields)))
                when.main = self.form_items(
                    form, groups, branches + ((when, True),), depth - 1, self.random.randint(1, 2))
                if self.is_so(0.5):
                    when.otherwise = self.form_items(
                        form, groups, branches + ((when, False),), depth - 1, self.random.randint(1, 2))
                    when.is_chain = self.is_so(0.5)
                items.append(when)
            else:
                items.append(self.field(form, groups, branches))
        return items

    def field(self, form: Form, groups: tuple, branches: tuple) -> Field:
        taken = self.taken.setdefault(groups, set())
        # The first one has a name that no other hides, so that every condition finds something to ask about.
        name = self.one_of(FIELD_NAMES) if form.fields else "f0"
        if name in taken:
            name = f"f{len(form.fields)}"
        taken.add(name)
        item = Field(name, self.type(form, groups), groups, branches)
        if item.type.name in ("integer", "number", "date", "boolean") and form.fields and self.is_so(0.25):
            item.computed = True
        if self.is_so(0.2):
            item.label = self.one_of(["One", r"Œuvre \u{1F0A1}", r"1st \"field\""])
        notations = NOTATIONS.get(item.type.innermost.name)
        if notations and not item.computed and self.is_so(0.4):
            item.notation = self.one_of(notations)
        if item.type.innermost.name == "choice":
            item.options = OPTIONS
        if item.type.innermost.name == "text" and self.is_so(0.2):
            item.normalization = self.random.sample(NORMALIZATIONS, self.random.randint(1, 2))
            # Some replace too.
            item.normalization += next(self.replacements)
        form.fields.append(item)
        return item

    def type(self, form: Form, groups: tuple, depth=2) -> Type:
        kind = self.random.random()
        if kind < 0.24 and depth:
            return Type("list", item=self.type(form, groups, depth - 1))
        if kind < 0.34 and depth:
            return Type("map", item=self.type(form, groups, depth - 1))
        if kind < 0.52 and self.file.forms:
            return self.form_type(self.one_of(self.file.forms), groups, len(form.fields))
        # A form holds itself in lists alone.
        if kind < 0.55 and depth < 2:
            return self.form_type(form, groups, len(form.fields))
        return Type(self.one_of(SCALARS))

    def add_form_checks(self, form: Form, items: list, groups: tuple):
        """Checks of the form as a whole, in the form, its groups and its branches."""
        for item in list(items):
            match item:
                case Group():
                    self.add_form_checks(form, item.items, groups + (item,))
                case When():
                    self.add_form_checks(form, item.main, groups)
                    if item.otherwise:
                        self.add_form_checks(form, item.otherwise, groups)
        if self.is_so(0.2):
            expression = self.nested(lambda: self.form_call(Scope(form, groups)))
            items.insert(self.random.randint(0, len(items)),
                         Check(expression, self.is_so(0.1), self.message(0.3)))
        if self.is_so(0.3):
            items.insert(self.random.randint(0, len(items)), self.demand(Scope(form, groups)))

    def demand(self, scope: Scope) -> Check:
        """A condition as a check, which may be told of other fields than that which it stands in."""
        check = Check(Demand(self.condition(scope)), self.is_so(0.1), self.message(0.3))
        targets = [steps for steps in scope.targets(list(RULES)) if len(steps) == 1 and steps.is_own]
        if targets and self.is_so(0.5):
            chosen = self.random.sample(targets, min(len(targets), self.random.randint(1, 2)))
            check.targets = [self.path(scope, steps) for steps in chosen]
        return check

    def form_call(self, scope: Scope) -> Call:
        targets = [steps for steps in scope.targets(list(RULES)) if len(steps) == 1 and steps.start == "form"]
        chosen = self.random.sample(targets, min(len(targets), 2))
        name = self.one_of(["any_filled", "all_filled", "one_filled"])
        return Call(name, [self.path(scope, steps) for steps in chosen])

    # MARK: Operands

    def literal(self, kind: str) -> Literal:
        match kind:
            case "integer":
                return Literal(Decimal(self.one_of(NUMBERS)))
            case "number":
                return Literal(Decimal(self.one_of([self.one_of(NUMBERS), *FRACTIONS])))
            case "boolean":
                return Literal(self.is_so(0.5))
            case "date":
                return Literal(datetime.date.fromisoformat(self.one_of(DATES)))
            case "month":
                return Literal(Month(*map(int, self.one_of(MONTHS).split("-"))))
            case "time":
                return Literal(datetime.time.fromisoformat(self.one_of(TIMES)))
            case "choice":
                return Literal(self.one_of(OPTIONS))
        return Literal(self.one_of(TEXTS))

    def path(self, scope: Scope, steps: list[Field], days=0, months=0) -> Path:
        start = getattr(steps, "start", "form")
        return Path(list(steps), scope.path_text(steps, start), start, days, months)

    def argument(self, scope: Scope, kind: str):
        """What a parameter of the type takes."""
        return self.operand(scope, kind, fields=["integer", "number"] if kind == "number" else [kind])

    def operand(self, scope: Scope, kind: str, share=0.3, fields=None):
        """A value that one of the type is compared with, or what holds one: a parameter, or as often as the share says
        a field of the types."""
        if kind in ("integer", "number") and self.is_so(share / 2):
            computed = self.computed(scope, kind, 2)
            if computed:
                return computed
        if scope.rule:
            taken = scope.rule.parameter
            fits = taken and (taken.name == kind or (taken.name, kind) == ("integer", "number"))
            return Parameter() if fits and self.is_so(0.5) else self.literal(kind)
        if self.is_so(share):
            targets = scope.targets(fields or COMPARABLE.get(kind, [kind]))
            if targets:
                steps = self.one_of(targets)
                is_date = steps[-1].type.name == "date"
                days = self.one_of([0, 0, 0, 3, -1]) if is_date else 0
                months = self.one_of([0, 0, 0, 1, -18]) if is_date else 0
                return self.path(scope, steps, days, months)
        return self.literal(kind)

    def computed(self, scope: Scope, kind: str, depth: int):
        """What is computed of a field or parameter, if there is one; of integers an integer."""
        numbers = ["integer"] if kind == "integer" else ["integer", "number"]
        if depth and self.is_so(0.25):
            left = self.computed(scope, kind, depth - 1)
        elif scope.rule:
            parameter = scope.rule.parameter
            left = Parameter() if parameter and parameter.name in numbers else None
        elif scope.lets(kind) and self.is_so(0.4):
            return Named(self.one_of(scope.lets(kind)))
        elif self.is_so(0.3):
            return self.function(scope, kind)
        else:
            targets = scope.targets(numbers)
            left = self.path(scope, self.one_of(targets)) if targets else None
        if left is None:
            return None
        operator = self.one_of("+-*" if kind == "integer" else "+-*//")
        right = depth and operator != "/" and self.is_so(0.3) and self.computed(scope, kind, depth - 1)
        if not right:
            right = self.literal(kind)
            if operator == "/" and right.value == 0:
                right = left
        return Arithmetic(operator, left, right)

    def function(self, scope: Scope, kind: str):
        texts, dates = scope.targets(["text", "choice"]), scope.targets(["date"])
        numbers = scope.targets(["integer"] if kind == "integer" else ["integer", "number"])
        anything = scope.targets(list(RULES))
        made = []
        if texts:
            made.append(Function("length", [self.path(scope, self.one_of(texts))]))
        if dates:
            date = self.path(scope, self.one_of(dates), self.one_of([0, 3]))
            made.append(Function(self.one_of(["year", "month", "day", "weekday"]), [date]))
            pair = [date, self.operand(scope, "date", 0.5, ["date"])]
            self.random.shuffle(pair)
            made.append(Function(self.one_of(["years", "months", "days", "hours", "minutes"]), pair))
        times = scope.targets(["time"])
        if times:
            time = self.path(scope, self.one_of(times))
            pair = [time, self.operand(scope, "time", 0.5, ["time"])]
            self.random.shuffle(pair)
            made.append(Function(self.one_of(["hour", "minute"]), [time]))
            made.append(Function(self.one_of(["hours", "minutes"]), pair))
        if numbers:
            made.append(Function("abs", [self.path(scope, self.one_of(numbers))]))
            other = self.path(scope, self.one_of(numbers)) if self.is_so(0.5) else self.literal(kind)
            made.append(Function(self.one_of(["min", "max", "first_filled"]), [self.path(scope, self.one_of(numbers)), other]))
            if kind == "number":
                places = Literal(self.random.randint(-1, 2))
                rounding = self.one_of(["round", "floor", "ceiling"])
                made.append(Function(rounding, [self.path(scope, self.one_of(numbers)), places]))
        if anything:
            chosen = self.random.sample(anything, min(len(anything), self.random.randint(1, 3)))
            made.append(Function("count_filled", [self.path(scope, steps) for steps in chosen]))
        lists = [steps for steps in scope.targets(["list", "map"]) + scope.through_lists(["list", "map"])
                 if not steps[-1].type.item.item and steps.start == "form" and not steps.has_keys]
        if lists and not scope.is_of_items:
            aggregate = self.aggregate(scope, self.path(scope, self.one_of(lists)), kind)
            made += [aggregate] * 3 if aggregate else []
        return self.one_of(made) if made else None

    def aggregate(self, scope: Scope, path: Path, kind: str):
        """A function of the list; of integers an integer."""
        form = path.steps[-1].type.item.form
        function = self.one_of(["count", "count", "sum", "sum", "min", "max"])
        kinds = ["integer"] if kind == "integer" else ["integer", "number"]
        if not form:
            if path.steps[-1].type.item.name not in kinds:
                return Aggregate("count", path)
            value = Item()
            if self.is_so(0.3):
                value = Arithmetic("*", value, self.literal("integer"))
            condition = Comparison(Item(), self.one_of(["<", "!="]), self.literal("integer"))
            condition = condition if self.is_so(0.5) else None
            return Aggregate(function, path, None if function == "count" else value, condition)
        inner = Scope(form, is_of_items=True)
        condition = self.condition(inner, 1) if self.is_so(0.5) and inner.targets(list(RULES)) else None
        numbers = inner.targets(kinds)
        around = self.around(scope, inner, path, kinds) if not path.leads_through_lists else []
        if around and numbers and self.is_so(0.3):
            condition = Comparison(
                self.path(inner, self.one_of(numbers)), self.one_of(["<", ">=", "=="]), self.one_of(around))
        if function == "count":
            return Aggregate(function, path, None, condition)
        if not numbers:
            return None
        value = self.path(inner, self.one_of(numbers))
        if around and self.is_so(0.3):
            value = Arithmetic("*", value, self.one_of(around))
        elif self.is_so(0.3):
            value = Arithmetic("*", value, self.path(inner, self.one_of(numbers)))
        return Aggregate(function, path, value, condition)

    def around(self, scope: Scope, inner: Scope, path: Path, kinds: list[str]) -> list[Path]:
        """Fields of the form around a list, by `this` where a field of its items hides them."""
        found = []
        for steps in scope.targets(kinds):
            if steps.is_own and steps[0] is not path.steps[0]:
                is_hidden = inner.holder(scope.first_name(steps)) is not None
                this = "this." if is_hidden or self.is_so(0.2) else ""
                found.append(Path(list(steps), this + scope.path_text(steps), "outer"))
        return found

    def count(self, scope: Scope):
        """What a length is compared with."""
        parameter = scope.rule and scope.rule.parameter
        if parameter and parameter.name == "integer" and self.is_so(0.5):
            return Parameter()
        targets = scope.targets(["integer"]) if self.is_so(0.15) else []
        return self.path(scope, self.one_of(targets)) if targets else Literal(self.random.randint(1, 4))

    def span(self, least: int) -> Span:
        """A range of counts that refuses some."""
        start = self.random.randint(least, 2)
        end = self.one_of([None, max(start + self.random.randint(0, 3), 1)])
        return Span(start, 3 if start == 0 and end is None else end)

    # MARK: Checks

    def call(self, kind: Type, scope: Scope) -> Call:
        """A rule that judges values of the type."""
        names = list(RULES[kind.name])
        is_of_field = scope.rule is None
        if is_of_field and kind.name not in ("form", "list"):
            names += ["required", "required", "required", "present"]
        if kind.name == "list" and kind.item.name == "text":
            names.append("exclusive")
        if kind.name == "list" and kind.item.name in ("text", "integer", "number", "date"):
            names.append("includes")
        if kind.name == "list" and kind.item.name in ORDERED:
            names.append("ascending")
        own = [rule for rule in self.file.rules
               if rule.subject == ("number" if kind.name in ("integer", "number") else kind.name)]
        if own and self.is_so(0.15):
            rule = self.one_of(own)
            return Call(rule.name, [self.argument(scope, rule.parameter.name)] if rule.parameter else [], rule=rule)
        if kind.item and kind.name == "list" and kind.item.form:
            names += ["no_overlap", "ascending"]
        call = self.built_in(self.one_of(names), kind, scope)
        compared = call.arguments[0].steps[-1].type if call.name == "unique" and call.arguments else kind.innermost
        if call.name in CASELESS and compared.name in ("text", "choice") and self.is_so(0.3):
            call.ignores_case = True
        return call

    def built_in(self, name: str, kind: Type, scope: Scope) -> Call:
        match name:
            case "min_length" | "max_length" | "equal_length":
                return Call(name, [self.count(scope)], self.one_of(UNITS))
            case "length":
                return Call(name, [self.span(1)])
            case "size":
                return Call(name, [self.span(0)])
            case "regex":
                return Call(name, [Pattern(self.one_of(WHOLE_PATTERNS))])
            case "contains":
                texts = [Pattern(self.one_of(PARTIAL_PATTERNS)), self.literal("text")]
                return Call(name, [self.one_of(texts)])
            case "chars":
                return Call(name, [Literal(self.one_of(SETS))])
            case "exclusive":
                return Call(name, [self.literal("text")])
            case "includes":
                through = scope.through_lists([kind.item.name])
                if through and self.is_so(0.4):
                    return Call(name, [self.path(scope, self.one_of(through))])
                return Call(name, distinct([self.operand(scope, kind.item.name, 0.2)
                                            for _ in range(self.random.randint(1, 2))]))
            case "unique":
                return Call(name, self.compared_path(kind.item))
            case "no_overlap" | "ascending" if kind.item.form:
                inner = Scope(kind.item.form, is_of_items=True)
                found = [steps for steps in inner.targets(ORDERED) if steps.is_own]
                if not found:
                    return Call("required")
                first = self.one_of(found)
                same = [steps for steps in found if steps[-1].type == first[-1].type]
                chosen = [first, self.one_of(same)] if name == "no_overlap" else [first]
                return Call(name, [self.path(inner, steps) for steps in chosen])
            case "min_value" | "max_value" | "before" | "after" if (
                    scope.follows_value and kind.name in ORDERED and self.is_so(0.3)):
                return Call(name, [PreviousItem()])
            case "starts_with" | "ends_with":
                return Call(name, [self.operand(scope, "text")])
            case "one_of" | "none_of":
                return Call(name, self.alternatives(kind, scope))
            case "equal" | "different":
                return Call(name, [self.operand(scope, kind.name, 0.8)])
            case "min_value" | "max_value" | "before" | "after":
                is_text = kind.name == "text"
                return Call(name, [self.operand(scope, "number" if is_text else kind.name, 0 if is_text else 0.3)])
            case "between":
                least = self.random.randint(-2, 5)
                return Call(name, [Literal(Decimal(least)), Literal(Decimal(least + self.random.randint(0, 6)))])
            case "multiple_of":
                steps = ["2", "3"] + (["0.25"] if kind.name == "number" else [])
                return Call(name, [Literal(Decimal(self.one_of(steps)))])
        return Call(name)

    def compared_path(self, item: Type) -> list[Path]:
        """The field that `unique` compares of items, if they have one."""
        if not item.form or self.is_so(0.3):
            return []
        scope = Scope(item.form, is_of_items=True)
        kinds = ["text", "integer", "choice", "date", "month"]
        through = [steps for steps in scope.through_lists(kinds) if steps.is_own]
        if through and self.is_so(0.3):
            return [self.path(scope, self.one_of(through))]
        targets = [steps for steps in scope.targets(kinds) if steps.is_own]
        chosen = self.random.sample(targets, min(len(targets), self.one_of([1, 1, 2])))
        return [self.path(scope, steps) for steps in chosen]

    def alternatives(self, kind: Type, scope: Scope) -> list:
        """Different values, or a field with a list of them."""
        if kind.name == "text" and self.is_so(0.2):
            lists = [steps for steps in scope.targets(["list"]) if steps[-1].type.item.name == "text"]
            lists += scope.through_lists(["text", "choice"])
            if lists:
                return [self.path(scope, self.one_of(lists))]
        made = [self.operand(scope, kind.name, 0.2) for _ in range(self.random.randint(1, 3))]
        return distinct(made)

    def nested(self, part, depth=2):
        """Parts joined by operators, or one alone."""
        if depth and self.is_so(0.25):
            parts = [self.nested(part, depth - 1) for _ in range(self.random.randint(2, 3))]
            return Combination(self.one_of(["and", "or"]), parts)
        made = part()
        # Whatever must be filled in can't be demanded the other way round.
        is_negated = depth and self.is_so(0.1) and made.name not in ("required", "present", "filled")
        return Negation(made) if is_negated else made

    def check(self, kind: Type, scope: Scope) -> Check:
        is_warning = scope.rule is None and self.is_so(0.08)
        return Check(self.nested(lambda: self.call(kind, scope)), is_warning, self.message(0.2))

    def message(self, share: float) -> str | None:
        """The message of a check, as often as the share says."""
        return self.one_of(MESSAGES) if self.is_so(share) else None

    def statements(self, kind: Type, scope: Scope, depth=2) -> list:
        made = [self.statement(kind, scope, depth) for _ in range(self.one_of([0, 1, 1, 2, 3]))]
        if kind.name == "map" and depth and self.is_so(0.5):
            inner = replace(scope, follows_value=False)
            keys = Keys([self.check(Type("text"), inner) for _ in range(self.random.randint(1, 2))])
            made.insert(self.random.randint(0, len(made)), keys)
            # Whether a warning is given where the key or the value has failed depends on which of them comes first.
            for check in checks_in(made):
                check.is_warning = False
        return made

    def statement(self, kind: Type, scope: Scope, depth: int):
        if depth and self.is_so(0.2) and scope.targets(list(RULES)):
            when = self.when(kind, scope, depth)
            # It is judged where it stands, so a size in it, or what it says of lists in items, could come too late for
            # what others say of them.
            while item_depth(when) and (kind.item.item or mentions_size(when)):
                when = self.when(kind, scope, depth)
            return when
        # Items are judged with their list, and so have no moments of their own.
        if kind is scope.field.type and self.is_so(0.05):
            return Moment(self.one_of(["change", "blur", "submit"]), [self.check(kind, scope)])
        if kind.item and self.is_so(0.5):
            return self.each(kind, scope)
        # Items are judged with their list, and tell of nothing else.
        if kind is scope.field.type and self.is_so(0.1) and scope.targets(list(RULES)):
            return self.demand(replace(scope, field=None))
        return self.check(kind, scope)

    def each(self, kind: Type, scope: Scope) -> Each:
        is_plain = kind.name == "list" and not kind.item.item and not kind.item.form
        scope = replace(scope, is_in_each=True, follows_value=is_plain)
        inner = self.statements(kind.item, scope, 1) or [self.check(kind.item, scope)]
        # A size that is said of some lists in it would be judged first of the others too.
        places = [] if kind.name == "map" or any(mentions_size(each) for each in inner) else [(0, 0), (1, None), (0, 1)]
        return Each(inner, *self.one_of([(0, None), (0, None), (0, None), *places]))

    def when(self, kind: Type, scope: Scope, depth: int) -> When:
        main = self.statements(kind, scope, depth - 1) or [self.check(kind, scope)]
        otherwise = self.statements(kind, scope, depth - 1) if self.is_so(0.5) else []
        if depth > 1 and self.is_so(0.2):
            otherwise = [self.when(kind, scope, depth - 1)]
        return When(self.condition(scope, 1), main, otherwise, self.is_so(0.5))

    # MARK: Conditions

    def condition(self, scope: Scope, depth=2):
        if depth and self.is_so(0.3):
            return Combination(
                self.one_of(["and", "or"]), [self.condition(scope, depth - 1), self.condition(scope, depth - 1)])
        if depth and self.is_so(0.1):
            return Negation(self.condition(scope, depth - 1))
        lists = [steps for steps in scope.targets(["list"]) if steps[-1].type.item.name in ORDERED + ["text", "choice"]]
        if lists and self.is_so(0.3):
            steps = self.one_of(lists)
            return Inclusion(
                self.operand(scope, steps[-1].type.item.name, 0.4), self.path(scope, steps), self.is_so(0.3))
        computed = self.computed(scope, "integer", 1) if self.is_so(0.1) else None
        if computed:
            name = self.one_of(NUMBER_RULES + ["filled", "empty"])
            call = Call(name) if name in ("filled", "empty") else self.built_in(name, Type("integer"), scope)
            return Question(computed, call, self.is_so(0.3))
        named = scope.lets("boolean")
        if named and self.is_so(0.2):
            return Comparison(Named(self.one_of(named)), self.one_of(["==", "!="]), Literal(self.is_so(0.5)))
        steps = self.one_of(scope.targets(list(RULES)))
        kind, subject = steps[-1].type.name, self.path(scope, steps)
        form = self.random.random()
        if kind in ("list", "map", "form") or 0.5 < form < 0.75 or kind == "boolean" and form > 0.5:
            return Question(subject, Call(self.one_of(["filled", "empty"])), self.is_so(0.3))
        if form < 0.4:
            operators = ["==", "!="] + (["<", "<=", ">", ">="] if kind in ORDERED else [])
            others = [other for other in scope.targets([kind]) if other[-1] is not steps[-1] and kind != "choice"]
            right = self.path(scope, self.one_of(others)) if others and self.is_so(0.2) else self.literal(kind)
            if kind in ("integer", "number") and self.is_so(0.2):
                right = self.computed(scope, "number", 1) or right
            elif self.is_so(0.2):
                return Comparison(right, self.one_of(operators), subject)
            return Comparison(subject, self.one_of(operators), right)
        if form <= 0.5 and kind != "boolean":
            return Membership(subject, distinct([self.literal(kind), self.literal(kind)]), self.is_so(0.3))
        call = self.call(steps[-1].type, replace(scope, field=steps[-1], follows_value=False))
        if call.name == "present" and (steps[0].is_parameter or steps[-1].computed):
            call = Call("filled")
        return Question(subject, call, self.is_so(0.3))


def checks_in(items: list) -> list[Check]:
    """The checks in items of a form, and in their fields."""
    found = []
    for item in items:
        match item:
            case Check():
                found.append(item)
            case Field() | Each() | Keys() | Moment():
                found += checks_in(item.statements)
            case Group():
                found += checks_in(item.items)
            case When():
                found += checks_in(item.main + item.otherwise)
    return found


def mentions_size(statement) -> bool:
    """Whether it refuses lists by their size: the one that it judges, or those in its items."""
    inner = statement.statements if isinstance(statement, Each | Keys) else parts(statement)
    return judges_size(statement) or any(mentions_size(each) for each in inner)


def distinct(operands: list) -> list:
    """The operands without those that stand for the same as one before them."""
    made = {}
    for operand in operands:
        made.setdefault(operand_key(operand), operand)
    return list(made.values())


def operand_key(operand):
    match operand:
        case Literal():
            return operand.value
        case Path():
            return operand_text(operand)
        case Aggregate() | Arithmetic() | Function() | Named() | PreviousItem():
            return operand_text(operand)
    return Parameter

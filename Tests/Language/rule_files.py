"""Rule files at random: forms in forms, lists in lists, groups, branches, and checks of every sort that fits."""

from __future__ import annotations

import datetime
import random
from dataclasses import dataclass, replace
from decimal import Decimal

from language import (
    Aggregate, Arithmetic, Call, Check, Combination, Comparison, Demand, Each, Field, Form, Function, Group, Inclusion, Item, Literal,
    Membership, Moment, Negation, Parameter, Path, Pattern, Question, Rule, RuleFile, Span, Type, When, judges_size,
    looks_at_items, members, name_text, operand_text, parts)
from months import Month
from notations import NOTATIONS

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
    "form": ["required", "present", "filled", "empty"], "list": ["size", "size", "unique", "required", "present"]}
# Rules of texts, and of lists of texts, that can take letters of either case for the same.
CASELESS = ["equal", "different", "one_of", "none_of", "starts_with", "ends_with", "unique", "includes"]
# Types of fields that a value of the type is compared with.
COMPARABLE = {
    "text": ["text", "choice"], "choice": ["text", "choice"], "integer": ["integer", "number"],
    "number": ["integer", "number"], "date": ["date", "date", "month"], "month": ["month", "date"]}
ORDERED = ["integer", "number", "date", "month", "time"]


@dataclass(frozen=True)
class Scope:
    """Where an operand stands, and so what can be named there."""

    form: Form | None = None
    groups: tuple[Group, ...] = ()
    field: Field | None = None
    rule: Rule | None = None
    # Only fields before that one, by their order in the form, may be named.
    end: int | None = None

    def path_text(self, steps: list[Field]) -> str | None:
        """The shortest path that leads there; None where other fields hide what it begins with."""
        chain = (*steps[0].groups, steps[0])
        for start in reversed(range(len(chain))):
            if self.holder(chain[start].name) == chain[:start]:
                inner = [each.name for step in steps[1:] for each in (*step.groups, step)]
                return ".".join(name_text(name) for name in [each.name for each in chain[start:]] + inner)
        return None

    def holder(self, name: str) -> tuple[Group, ...] | None:
        """The groups in the innermost of which the name is found, from here outward."""
        for depth in reversed(range(len(self.groups) + 1)):
            items = self.groups[depth - 1].items if depth else self.form.items + self.form.contexts
            if any(member.name == name for member in members(items)):
                return self.groups[:depth]
        return None

    def targets(self, kinds: list[str]) -> list[list[Field]]:
        """Paths to the fields of these types that can be named: of the form, and of the forms in it."""
        if self.form is None:
            return []
        return [steps for item in self.form.fields[:self.end] + self.form.contexts if item is not self.field
                for steps in paths_from(item, 3) if steps[-1].type.name in kinds and self.path_text(steps)
                and not (steps[-1].is_context and steps[-1].type.form)]


def paths_from(item: Field, depth: int) -> list[list[Field]]:
    """Paths to the field, and to those in the form that it holds."""
    inner = item.type.form.fields if item.type.form and depth > 1 else []
    return [[item]] + [[item, *steps] for each in inner for steps in paths_from(each, depth - 1)]


class RuleFileMaker:
    def __init__(self, source: random.Random):
        self.random = source
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
        for _ in range(self.random.randint(1, 4)):
            self.add_form(contexts)
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

    def add_form(self, contexts: list[Field]):
        form = Form(f"m{len(self.file.forms)}", contexts=contexts, is_closed=self.is_so(0.15))
        # Names in the form and in each of its groups.
        self.taken: dict[tuple[Group, ...], set[str]] = {}
        # Of each `when` where it stands, and the number of fields before it: those that it may ask about.
        self.branchings: list[tuple[When, tuple[Group, ...], int]] = []
        form.items = self.form_items(form, (), (), 2, self.random.randint(2, 6))
        # Names are looked up in the whole form, so all must be there before any is written.
        for when, groups, end in self.branchings:
            when.condition = self.condition(Scope(form, groups, end=end))
        for item in form.fields:
            item.statements = self.statements(item.type, Scope(form, item.groups, item))
        self.add_form_checks(form, form.items, ())
        self.file.forms.append(form)

    def form_items(self, form: Form, groups: tuple, branches: tuple, depth: int, count: int) -> list:
        items = []
        for _ in range(count):
            kind = self.random.random() if depth and form.fields else 1
            if kind < 0.15:
                group = Group(f"g{len(self.taken)}")
                self.taken[groups + (group,)] = set()
                group.items = self.form_items(form, groups + (group,), branches, depth - 1, self.random.randint(1, 3))
                items.append(group)
            elif kind < 0.35:
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
        item = Field(name, self.type(form), groups, branches)
        if self.is_so(0.2):
            item.label = self.one_of(["One", r"Œuvre \u{1F0A1}", r"1st \"field\""])
        notations = NOTATIONS.get(item.type.innermost.name)
        if notations and self.is_so(0.4):
            item.notation = self.one_of(notations)
        if item.type.innermost.name == "choice":
            item.options = OPTIONS
        if item.type.innermost.name == "text" and self.is_so(0.2):
            item.normalization = self.random.sample(NORMALIZATIONS, self.random.randint(1, 2))
        form.fields.append(item)
        return item

    def type(self, form: Form, depth=2) -> Type:
        kind = self.random.random()
        if kind < 0.3 and depth:
            return Type("list", item=self.type(form, depth - 1))
        if kind < 0.5 and self.file.forms:
            return Type("form", form=self.one_of(self.file.forms))
        # A form holds itself in lists alone.
        if kind < 0.53 and depth < 2:
            return Type("form", form=form)
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
        targets = [steps for steps in scope.targets(list(RULES)) if len(steps) == 1 and not steps[0].is_context]
        if targets and self.is_so(0.5):
            chosen = self.random.sample(targets, min(len(targets), self.random.randint(1, 2)))
            check.targets = [self.path(scope, steps) for steps in chosen]
        return check

    def form_call(self, scope: Scope) -> Call:
        targets = [steps for steps in scope.targets(list(RULES)) if len(steps) == 1]
        chosen = self.random.sample(targets, min(len(targets), 2))
        return Call(self.one_of(["any_filled", "all_filled", "one_filled"]), [self.path(scope, steps) for steps in chosen])

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
        return Path(steps, scope.path_text(steps), days, months)

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
            made.append(Function(self.one_of(["year", "month", "weekday"]), [date]))
            pair = [date, self.operand(scope, "date", 0.5, ["date"])]
            self.random.shuffle(pair)
            made.append(Function(self.one_of(["years", "months", "days"]), pair))
        if numbers:
            made.append(Function("abs", [self.path(scope, self.one_of(numbers))]))
            other = self.path(scope, self.one_of(numbers)) if self.is_so(0.5) else self.literal(kind)
            made.append(Function(self.one_of(["min", "max", "first_filled"]), [self.path(scope, self.one_of(numbers)), other]))
            if kind == "number":
                places = Literal(self.random.randint(-1, 2))
                made.append(Function("round", [self.path(scope, self.one_of(numbers)), places]))
        if anything:
            chosen = self.random.sample(anything, min(len(anything), self.random.randint(1, 3)))
            made.append(Function("count_filled", [self.path(scope, steps) for steps in chosen]))
        lists = [steps for steps in scope.targets(["list"]) if not steps[-1].type.item.item]
        if lists:
            aggregate = self.aggregate(self.path(scope, self.one_of(lists)), kind)
            made += [aggregate] * 3 if aggregate else []
        return self.one_of(made) if made else None

    def aggregate(self, path: Path, kind: str):
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
        inner = Scope(form)
        condition = self.condition(inner, 1) if self.is_so(0.5) and inner.targets(list(RULES)) else None
        if function == "count":
            return Aggregate(function, path, None, condition)
        numbers = inner.targets(kinds)
        if not numbers:
            return None
        value = self.path(inner, self.one_of(numbers))
        if self.is_so(0.3):
            value = Arithmetic("*", value, self.path(inner, self.one_of(numbers)))
        return Aggregate(function, path, value, condition)

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
        if kind.item and kind.item.name == "text":
            names.append("exclusive")
        if kind.item and kind.item.name in ("text", "integer", "number", "date"):
            names.append("includes")
        if kind.item and kind.item.name in ORDERED:
            names.append("ascending")
        own = [rule for rule in self.file.rules
               if rule.subject == ("number" if kind.name in ("integer", "number") else kind.name)]
        if own and self.is_so(0.15):
            rule = self.one_of(own)
            return Call(rule.name, [self.argument(scope, rule.parameter.name)] if rule.parameter else [], rule=rule)
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
                return Call(name, distinct([self.operand(scope, kind.item.name, 0.2)
                                            for _ in range(self.random.randint(1, 2))]))
            case "unique":
                return Call(name, self.compared_path(kind.item))
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
        scope = Scope(item.form)
        found = scope.targets(["text", "integer", "choice", "date", "month"])
        targets = [steps for steps in found if not steps[0].is_context]
        chosen = self.random.sample(targets, min(len(targets), self.one_of([1, 1, 2])))
        return [self.path(scope, steps) for steps in chosen]

    def alternatives(self, kind: Type, scope: Scope) -> list:
        """Different values, or a field with a list of them."""
        if kind.name == "text" and self.is_so(0.2):
            lists = [steps for steps in scope.targets(["list"]) if steps[-1].type.item.name == "text"]
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
        return [self.statement(kind, scope, depth) for _ in range(self.one_of([0, 1, 1, 2, 3]))]

    def statement(self, kind: Type, scope: Scope, depth: int):
        if depth and self.is_so(0.2) and scope.targets(list(RULES)):
            when = self.when(kind, scope, depth)
            # It is judged where it stands, so a size in it, or what it says of lists in items, could come too late for
            # what others say of them.
            while looks_at_items(when) and (kind.item.item or mentions_size(when)):
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
        inner = self.statements(kind.item, scope, 1) or [self.check(kind.item, scope)]
        # A size that is said of some lists in it would be judged first of the others too.
        places = [] if any(mentions_size(each) for each in inner) else [(0, 0), (1, None), (0, 1)]
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
        steps = self.one_of(scope.targets(list(RULES)))
        kind, subject = steps[-1].type.name, self.path(scope, steps)
        form = self.random.random()
        if kind in ("list", "form") or 0.5 < form < 0.75 or kind == "boolean" and form > 0.5:
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
        call = self.call(steps[-1].type, replace(scope, field=steps[-1]))
        return Question(subject, call, self.is_so(0.3))


def mentions_size(statement) -> bool:
    """Whether it refuses lists by their size: the one that it judges, or those in its items."""
    inner = statement.statements if isinstance(statement, Each) else parts(statement)
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
        case Aggregate() | Arithmetic() | Function():
            return operand_text(operand)
    return Parameter

"""The contents of a rule file as plain data, and how to write it as text."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal

from months import Month


@dataclass(frozen=True)
class Type:
    """The type of a field: `text`, `integer` and so on, `list` or `map` with the type of what is in it, or `form`."""

    name: str
    item: Type | None = None
    form: Form | None = None
    # What the form's parameters are given; of those left out at the end, the defaults count.
    arguments: tuple = field(default=(), compare=False)

    @property
    def innermost(self) -> Type:
        """The type itself, or of lists and maps that of what is in them."""
        return self.item.innermost if self.item else self


# MARK: Operands


@dataclass(eq=False)
class Literal:
    value: object


@dataclass(eq=False)
class Parameter:
    """The parameter of the rule that it stands in; no rule has more than one."""


@dataclass(eq=False)
class Key:
    """A step of a path to what a map has for a key; of what is there it says what a field says."""

    name: str
    # The field with the map.
    holder: Field
    type: Type
    groups: tuple = ()
    branches: tuple = ()
    normalization: list[str] = field(default_factory=list)
    is_context: bool = False
    is_parameter: bool = False
    computed: object = None

    @property
    def notation(self) -> str | None:
        return self.holder.notation

    @property
    def options(self) -> list[str]:
        return self.holder.options


@dataclass(eq=False)
class Path:
    """Leads from a field of a form to one of the forms in it, or through lists of them to all that are there."""

    steps: list[Field | Key]
    # As it is written where it stands.
    text: str
    # Where it begins: in the form itself, in the item before (`previous`), or in an aggregate in the form around the
    # list (`outer`).
    start: str = "form"
    # How many days, or months of the calendar, are added to a date.
    days: int = 0
    months: int = 0

    @property
    def leads_through_lists(self) -> bool:
        return any(step.type.name == "list" for step in self.steps[:-1])


@dataclass(eq=False)
class Arithmetic:
    """Two numbers joined by an operator: one of `+ - * /`."""

    operator: str
    left: object
    right: object


@dataclass(eq=False)
class Function:
    """A function with its arguments."""

    name: str
    arguments: list


@dataclass(eq=False)
class Item:
    """The item of a list of plain values, in an aggregate."""


@dataclass(eq=False)
class PreviousItem:
    """The plain value before in the same list."""


@dataclass(eq=False)
class Asked:
    """Whether a condition holds, as a value: empty where it asks nothing."""

    condition: object


@dataclass(eq=False)
class Named:
    """What a `let` has named."""

    let: Let


@dataclass(eq=False)
class Aggregate:
    """A list function: `sum(x of list where condition)`."""

    function: str
    list: Path
    # What is taken of each item; None for a count.
    value: object = None
    condition: object = None

    @property
    def item(self) -> Type:
        return self.list.steps[-1].type.item


@dataclass(eq=False)
class Span:
    """A range of counts; its end is None where there is none."""

    start: int
    end: int | None


@dataclass(eq=False)
class Pattern:
    text: str


# MARK: Expressions and conditions


@dataclass(eq=False)
class Call:
    """A built-in rule by its name, or a rule of the file."""

    name: str
    arguments: list = field(default_factory=list)
    # What a length counts.
    unit: str = "characters"
    rule: Rule | None = None
    ignores_case: bool = False


@dataclass(eq=False)
class Negation:
    part: object


@dataclass(eq=False)
class Combination:
    """Parts joined by `and`, or by `or`."""

    operator: str
    parts: list


@dataclass(eq=False)
class Comparison:
    left: object
    operator: str
    right: object


@dataclass(eq=False)
class Membership:
    subject: object
    values: list[Literal]
    is_negated: bool


@dataclass(eq=False)
class Inclusion:
    """Asks whether a value is in a list: `"other" in channels`."""

    subject: object
    list: Path
    is_negated: bool


@dataclass(eq=False)
class Question:
    """Asks a rule of a value: `contact is email`, `a + 1 is between(1, 3)`."""

    subject: object
    call: Call
    is_negated: bool


# MARK: Statements


@dataclass(eq=False)
class Demand:
    """A condition that must hold, as all that a check asks."""

    condition: object


@dataclass(eq=False)
class Check:
    expression: object
    is_warning: bool = False
    message: str | None = None
    # The fields that it is told of, in place of that which it stands in.
    targets: list[Path] = field(default_factory=list)
    # Whether it is judged where it stands: always without such fields, with them in case none applies.
    is_judged_here: bool = True


@dataclass(eq=False)
class Each:
    """Statements for the items of a list at some places: from the first to the last, if there is one."""

    statements: list
    first: int = 0
    last: int | None = None

    def holds(self, place: int) -> bool:
        return self.first <= place and (self.last is None or place <= self.last)


@dataclass(eq=False)
class Keys:
    """Statements for the keys of a map."""

    statements: list


@dataclass(eq=False)
class When:
    """Statements, or what a form holds, that apply under a condition."""

    condition: object
    main: list
    otherwise: list
    # Whether a `when` that is all that stands under `otherwise` is written as a link of a chain.
    is_chain: bool = False


@dataclass(eq=False)
class Moment:
    """Statements for a moment: `change`, `blur` or `submit`."""

    name: str
    statements: list


# MARK: Declarations


@dataclass(eq=False)
class Field:
    name: str
    type: Type
    # The groups around it, outermost first.
    groups: tuple[Group, ...]
    # The branches around it: each `when` with whether it is the main one.
    branches: tuple[tuple[When, bool], ...]
    label: str | None = None
    # How people write the value, or the items.
    notation: str | None = None
    options: list[str] = field(default_factory=list)
    normalization: list[str] = field(default_factory=list)
    statements: list = field(default_factory=list)
    # Whether it is given beside the record.
    is_context: bool = False
    # Whether the form around gives it; if that does not, the default.
    is_parameter: bool = False
    default: object = None
    # What it is computed by, if nobody types it.
    computed: object = None


@dataclass(eq=False)
class Group:
    name: str
    items: list = field(default_factory=list)


@dataclass(eq=False)
class Let:
    """Names what an operand computes."""

    name: str
    operand: object
    groups: tuple[Group, ...]
    kind: str
    # How many fields of the form stand before what may read it.
    end: int
    # The branches around it, as those of a field.
    branches: tuple[tuple[When, bool], ...] = ()


@dataclass(eq=False)
class Step:
    """One of the parts in which a form is filled in."""

    name: str
    items: list = field(default_factory=list)


@dataclass(eq=False)
class Form:
    name: str
    # Fields, groups, branches and checks.
    items: list = field(default_factory=list)
    # All fields, those in groups and branches too, in file order.
    fields: list[Field] = field(default_factory=list)
    # What is given beside its records.
    contexts: list[Field] = field(default_factory=list)
    # Whether members that it does not name are violations.
    is_closed: bool = False
    # Whether values are used exactly as given; only for comparisons that the judge has no part in.
    is_exact: bool = False
    # The tag of its users' language, if it says so.
    language: str = ""
    # What the form around gives.
    parameters: list[Field] = field(default_factory=list)
    lets: list[Let] = field(default_factory=list)
    # Whether it names the item before in a list of it.
    names_previous: bool = False

    @property
    def steps(self) -> list[Step]:
        return [item for item in self.items if isinstance(item, Step)]


@dataclass(eq=False)
class Rule:
    name: str
    # What it judges: `text` or `number`.
    subject: str
    parameter: Type | None
    message: str | None = None
    statements: list = field(default_factory=list)


@dataclass(eq=False)
class RuleFile:
    rules: list[Rule] = field(default_factory=list)
    forms: list[Form] = field(default_factory=list)

    @property
    def main(self) -> Form:
        """The form that records are judged by; it may hold those before it."""
        return self.forms[-1]


def members(items: list) -> Iterator[Field | Group]:
    """The fields and groups that stand side by side in an object, whatever branch they are in."""
    for item in items:
        if isinstance(item, When):
            yield from members(item.main)
            yield from members(item.otherwise)
        elif isinstance(item, Step):
            yield from members(item.items)
        elif not isinstance(item, Check | Let):
            yield item


def all_fields(items: list) -> Iterator[Field]:
    """The fields among items of a form, and those in groups and branches."""
    for item in members(items):
        if isinstance(item, Group):
            yield from all_fields(item.items)
        else:
            yield item


def told_checks(form: Form) -> dict[Field, list]:
    """By field the checks that stand elsewhere and are told of it, in what they stand in."""
    told = {item: [] for item in form.fields}

    def distribute(statements: list, branches: set, around):
        for statement in statements:
            match statement:
                case Check():
                    # Where it applies, so does a field in no other branches than its own.
                    statement.is_judged_here = all(
                        not branches.issuperset(target.steps[0].branches) for target in statement.targets)
                    for target in statement.targets:
                        moved = Check(statement.expression, statement.is_warning, statement.message)
                        told[target.steps[0]].append(around(moved))
                case When():
                    distribute(statement.main, branches | {(statement, True)},
                               lambda inner: around(When(statement.condition, [inner], [])))
                    distribute(statement.otherwise, branches | {(statement, False)},
                               lambda inner: around(When(statement.condition, [], [inner])))
                case Moment():
                    distribute(statement.statements, branches, lambda inner: around(Moment(statement.name, [inner])))
                case Group() | Step():
                    distribute(statement.items, branches, around)

    for item in all_fields(form.items):
        distribute(item.statements, set(item.branches), lambda inner: inner)
    distribute(form.items, set(), lambda inner: inner)
    return told


def unknown_names(form: Form, items: list, record: dict) -> list[str]:
    """The members of an object that its form does not name, if the form is closed."""
    known = {item.name for item in members(items)}
    return [name for name in record if name not in known] if form.is_closed else []


def item_depth(statement) -> int:
    """How many lists in each other there are whose items it looks at."""
    if isinstance(statement, Each | Keys):
        return 1 + max(item_depth(each) for each in statement.statements) if holds_checks(statement) else 0
    return max((item_depth(each) for each in parts(statement)), default=0)


def judges_size(statement, depth: int = 0) -> bool:
    """Whether a wrong size fails it: of the list itself at the depth 0, below of lists in its items."""
    match statement:
        case Check():
            return depth == 0 and not statement.is_warning and demands_size(statement.expression)
        case Each() | Keys():
            return depth > 0 and any(judges_size(each, depth - 1) for each in statement.statements)
    return any(judges_size(each, depth) for each in parts(statement))


def parts(statement) -> list:
    """The statements in a statement that judge the same value."""
    match statement:
        case When():
            return statement.main + statement.otherwise
        case Moment():
            return statement.statements
    return []


def holds_checks(statement) -> bool:
    """Whether there is any check in it, of the value or its items."""
    inner = statement.statements if isinstance(statement, Each | Keys) else parts(statement)
    return isinstance(statement, Check) and statement.is_judged_here or any(holds_checks(each) for each in inner)


def demands_size(expression) -> bool:
    """Whether a wrong size makes the expression fail."""
    match expression:
        case Call():
            return expression.name == "size"
        case Combination(operator="and"):
            return any(demands_size(part) for part in expression.parts)
    return False


def fields_read(part) -> set[Field]:
    """The fields of the form that an expression, condition or operand reads, by way of names too."""
    match part:
        case Path():
            return {part.steps[0]} if part.start == "form" else set()
        case Named():
            return fields_read(part.let.operand)
        case Field() | Form() | Rule() | Type() | str() | None:
            return set()
        case list() | tuple():
            return set().union(*(fields_read(each) for each in part))
    if hasattr(part, "__dataclass_fields__"):
        return set().union(*(fields_read(each) for each in vars(part).values()))
    return set()


def key_text(key: str) -> str:
    """A key of a map as paths write it."""
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return '["' + "".join(escapes.get(each, each) for each in key) + '"]'


def name_text(name: str) -> str:
    """A name as rule files and paths write it."""
    return name if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name) else f"`{name}`"


# MARK: Writing


class Writer:
    """Writes a rule file, and keeps on which line each statement stands."""

    def __init__(self, file: RuleFile):
        self.lines = ["rules 1"]
        # By their lines, counted from 1: the list that holds a statement, and the statement.
        self.statements: dict[int, tuple[list, object]] = {}
        for rule in file.rules:
            parameter = f"(p: {rule.parameter.name})" if rule.parameter else ""
            head = f"rule {rule.name}{parameter}{quoted(rule.message)}"
            self.block(head, lambda: self.all(rule.statements, "    "), "")
        for form in file.forms:
            taken = ", ".join(
                f"{each.name}: {type_text(each.type)}{f' = {operand_text(each.default)}' if each.default else ''}"
                for each in form.parameters)
            language = f' @language("{form.language}")' if form.language else ""
            head = f"{'closed ' * form.is_closed}{'exact ' * form.is_exact}form {form.name}{f'({taken})' if taken else ''}{language}"
            self.block(head, lambda: self.form(form), "")

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def block(self, head: str, write, indent: str):
        self.lines.append(f"{indent}{head} {{")
        write()
        self.lines.append(f"{indent}}}")

    def form(self, form: Form):
        for each in form.contexts:
            options = " { " + "; ".join(f'option "{option}"' for option in each.options) + " }" if each.options else ""
            self.lines.append(f"    context {each.name}: {type_text(each.type)}{options}")
        self.all(form.items, "    ")

    def all(self, items: list, indent: str):
        for item in items:
            self.statements[len(self.lines) + 1] = (items, item)
            self.item(item, indent)

    def item(self, item, indent: str):
        inner = indent + "    "
        match item:
            case Field():
                self.field(item, indent)
            case Group():
                self.block(f"group {name_text(item.name)}", lambda: self.all(item.items, inner), indent)
            case Step():
                self.block(f"step {item.name}", lambda: self.all(item.items, inner), indent)
            case Let():
                self.lines.append(f"{indent}let {item.name} = {operand_text(item.operand)}")
            case Keys():
                self.block("keys", lambda: self.all(item.statements, inner), indent)
            case When():
                self.when(item, indent)
            case Each():
                self.block(f"each{places_text(item)}", lambda: self.all(item.statements, inner), indent)
            case Moment():
                self.block(f"on {item.name}", lambda: self.all(item.statements, inner), indent)
            case Check():
                warn = "warn " if item.is_warning else ""
                told = "".join(
                    f"{', ' if place else ' at '}{target.text}" for place, target in enumerate(item.targets))
                self.lines.append(indent + warn + expression_text(item.expression) + quoted(item.message) + told)

    def when(self, item: When, indent: str, head="when"):
        inner = indent + "    "
        self.block(f"{head} {condition_text(item.condition)}", lambda: self.all(item.main, inner), indent)
        if not item.otherwise:
            return
        self.lines.pop()
        rest = item.otherwise[0]
        if item.is_chain and len(item.otherwise) == 1 and isinstance(rest, When):
            self.statements[len(self.lines) + 1] = (item.otherwise, rest)
            self.when(rest, indent, "} otherwise when")
        else:
            self.block("} otherwise", lambda: self.all(item.otherwise, inner), indent)

    def field(self, item: Field, indent: str):
        def write():
            inner = indent + "    "
            if item.normalization:
                self.lines.append(f"{inner}normalize {', '.join(item.normalization)}")
            self.lines += [f'{inner}option "{option}"' for option in item.options]
            self.all(item.statements, inner)

        head = f"field {name_text(item.name)}: {type_text(item.type)}"
        head += f'{f" as {quoted(item.notation).strip()}" if item.notation else ""}{quoted(item.label)}'
        head += f" = {operand_text(item.computed)}" if item.computed else ""
        self.block(head, write, indent)


def type_text(kind: Type) -> str:
    if kind.item:
        return f"{kind.name} of {type_text(kind.item)}"
    if not kind.form:
        return kind.name
    given = ", ".join(operand_text(each) for each in kind.arguments)
    return kind.form.name + (f"({given})" if given else "")


def quoted(text: str | None) -> str:
    """A label or message behind what it belongs to."""
    return f' "{text}"' if text else ""


def places_text(each: Each) -> str:
    if (each.first, each.last) == (0, None):
        return ""
    if each.first == each.last:
        return f"[{each.first}]"
    return f"[{each.first}...{'' if each.last is None else each.last}]"


def literal_text(value) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | Decimal():
            return format(value, "f") if isinstance(value, Decimal) else str(value)
        case datetime.date() | datetime.time() | Month():
            return f'"{value.isoformat()}"'
    return json.dumps(value, ensure_ascii=False)


def operand_text(operand) -> str:
    match operand:
        case Literal():
            return literal_text(operand.value)
        case Parameter():
            return "p"
        case Pattern():
            return f"/{operand.text}/"
        case Arithmetic():
            left, right = (
                f"({operand_text(each)})" if isinstance(each, Arithmetic) else operand_text(each)
                for each in (operand.left, operand.right))
            return f"{left} {operand.operator} {right}"
        case Function():
            return f"{operand.name}({', '.join(operand_text(each) for each in operand.arguments)})"
        case Item():
            return "item"
        case PreviousItem():
            return "previous"
        case Asked():
            return condition_text(operand.condition)
        case Named():
            return operand.let.name
        case Aggregate():
            value = f"{operand_text(operand.value)} of " if operand.value else ""
            condition = f" where {condition_text(operand.condition)}" if operand.condition else ""
            return f"{operand.function}({value}{operand_text(operand.list)}{condition})"
        case Span():
            if operand.start == operand.end:
                return str(operand.start)
            return f"{operand.start}...{'' if operand.end is None else operand.end}"
    assert isinstance(operand, Path), operand
    moves = [(operand.days, "d"), (operand.months, "mo")]
    return operand.text + "".join(f" {'+' if count > 0 else '-'} {abs(count)}{unit}" for count, unit in moves if count)


def call_text(call: Call) -> str:
    arguments = [operand_text(argument) for argument in call.arguments]
    if call.unit != "characters":
        arguments.append(f"in: {call.unit}")
    if call.ignores_case:
        arguments.append("ignoring_case: true")
    return call.name + (f"({', '.join(arguments)})" if arguments else "")


def combined_text(combination: Combination, part_text, is_outermost: bool) -> str:
    text = f" {combination.operator} ".join(part_text(part, False) for part in combination.parts)
    return text if is_outermost else f"({text})"


def expression_text(expression, is_outermost=True) -> str:
    match expression:
        case Call():
            return call_text(expression)
        case Demand():
            return "check " + condition_text(expression.condition)
        case Negation():
            return "not " + expression_text(expression.part, False)
    return combined_text(expression, expression_text, is_outermost)


def condition_text(condition, is_outermost=True) -> str:
    match condition:
        case Call():
            return call_text(condition)
        case Comparison():
            return f"{operand_text(condition.left)} {condition.operator} {operand_text(condition.right)}"
        case Membership():
            negation = "not " if condition.is_negated else ""
            values = ", ".join(operand_text(value) for value in condition.values)
            return f"{operand_text(condition.subject)} {negation}in ({values})"
        case Inclusion():
            negation = "not " if condition.is_negated else ""
            return f"{operand_text(condition.subject)} {negation}in {operand_text(condition.list)}"
        case Question():
            negation = "not " if condition.is_negated else ""
            return f"{operand_text(condition.subject)} is {negation}{call_text(condition.call)}"
        case Negation():
            return "not " + condition_text(condition.part, False)
    return combined_text(condition, condition_text, is_outermost)

#!/usr/bin/env python3
"""The rules and records of the benchmarks. All records except one are valid, so that all rules run.

As a command, prints the workloads of FormRulesBenchmarks as JSON.
"""

import datetime
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[1] / "Rules/Examples"


@dataclass
class Judging:
    """Records by a form `f`; what counts is one record."""
    name: str
    rules: str
    record: Callable[[int], str]
    count: int = 2000
    # The form that the cost of the same records is taken off.
    without: str | None = None
    # The contexts that come with the records.
    context: dict | None = None


@dataclass
class Loading:
    """A rule file of so many pieces; what counts is one piece."""
    name: str
    rules: Callable[[int], str]
    count: int = 200
    # What is done with the file.
    command: tuple[str, ...] = ("check",)


@dataclass
class Typing:
    """Keys that are typed into a field of a live form, or tasks that wait; what counts is one key or task."""
    name: str
    # What LiveForms does, and what is typed or what each task does, by its names for them.
    mode: str
    script: str
    # Keys of one session, and how many sessions or tasks there are.
    keys: int
    count: int = 100


def record(**members):
    text = json.dumps(members, ensure_ascii=False)
    return lambda number: text


# Checks of built-in rules, each with the type of its field and a value that it holds for.
BUILT_IN = [
    ("required", "text", "some text"),
    ("present", "text", "some text"),
    ("accepted", "boolean", True),
    ("empty", "text", ""),
    ("filled", "text", "some text"),
    ("equal(\"some text\")", "text", "some text"),
    ("different(\"other text\")", "text", "some text"),
    ("min_length(3)", "text", "some text"),
    ("max_length(30)", "text", "some text"),
    ("length(3...30, in: scalars)", "text", "søme text"),
    ("equal_length(9)", "text", "some text"),
    ("min_value(18)", "integer", 42),
    ("max_value(120)", "integer", 42),
    ("between(18, 120)", "integer", 42),
    ("multiple_of(0.5)", "number", 12.5),
    ("one_of(\"a\", \"b\", \"c\", \"d\", \"e\")", "text", "d"),
    ("none_of(\"a\", \"b\", \"c\", \"d\", \"e\")", "text", "x"),
    ("regex(/[a-z ]{2,20}/)", "text", "some text"),
    ("regex(/(.).*\\1/)", "text", "some texts"),
    ("contains(/e t/)", "text", "some text"),
    ("starts_with(\"some\")", "text", "some text"),
    ("ends_with(\"text\")", "text", "some text"),
    ("chars(\"a-z \")", "text", "some text"),
    ("integer", "text", "-1234"),
    ("number", "text", "-12.34"),
    ("boolean", "text", "true"),
    ("date", "text", "2026-01-31"),
    ("time", "text", "09:30:15"),
    ("datetime", "text", "2026-01-31T09:30+01:00"),
    ("json", "text", "{\"a\": [1, 2]}"),
    ("before(\"2030-01-01\")", "date", "2026-01-31"),
    ("after(\"2020-01-01\")", "date", "2026-01-31"),
    ("luhn", "text", "4111111111111111"),
    ("mod97", "text", "GB82WEST12345698765432"),
    ("weighted_sum(1, 3, modulus: 10)", "text", "4012345678901"),
    ("idna", "text", "münchen.example"),
    ("size(1...3)", "list of text", ["a", "b"]),
    ("unique", "list of text", ["a", "b"]),
    ("exclusive(\"none\")", "list of text", ["a", "b"]),
    ("max_size(5MB)", "file", {"name": "a.png", "size": 1000, "media_type": "image/png"}),
    ("media_type(\"image/*\")", "file", {"name": "a.png", "size": 1000, "media_type": "image/png"}),
    ("kind(\"text\")", "any", "some text"),
]

# What is made of checks: operators, blocks, calls.
COMPOSED = [
    ("and", "field a { luhn and luhn }", "field a { luhn }", {"a": "4111111111111111"}),
    ("or", "field a { date or luhn }", "field a", {"a": "4111111111111111"}),
    ("not", "field a { not date }", "field a", {"a": "some text"}),
    ("warn", "field a { warn luhn }", "field a", {"a": "4111111111111111"}),
    ("ignoring", "field a { luhn(ignoring: \" \") }", "field a { luhn }", {"a": "4111111111111111"}),
    ("a rule with a parameter", "field a { r(3) }", "field a { min_length(3) }", {"a": "some text"}),
    ("a standard rule", "field a { email }", "field a", {"a": "ann@example.org"}),
    ("another field", "field a; field b { equal(a) }", "field a; field b", {"a": "some text", "b": "some text"}),
    ("the previous field", "field a; field b { equal_previous }", "field a; field b", {"a": "abc", "b": "abc"}),
    ("the next field", "field a { equal_next }; field b", "field a; field b", {"a": "abc", "b": "abc"}),
    ("a computed date", "field a: date { before(today + 1d) }", "field a: date", {"a": "2026-01-31"}),
    ("when, of checks", "field a { when a is filled { required } }", "field a", {"a": "some text"}),
    ("when, of fields", "field a; when a == \"x\" { field b { required } }", "field a; field b", {"a": "x", "b": "y"}),
    ("on submit", "field a { on submit { required } }", "field a", {"a": "some text"}),
    ("any_filled", "field a; any_filled(a)", "field a", {"a": "some text"}),
    ("all_filled", "field a; all_filled(a)", "field a", {"a": "some text"}),
    ("each", "field a: list of text { each { required } }", "field a: list of text", {"a": ["b"]}),
    ("member", "field a: any { member \"b\" { required } }", "field a: any", {"a": {"b": 1}}),
    ("a group", "group g { field a }", "field b", {"g": {"a": "some text"}}),
    ("a nested form", "field n: g", "field b", {"n": {"a": "some text"}}),
    ("options", "field a: choice { option \"x\"; option \"y\" }", "field a", {"a": "x"}),
    ("normalize", "field a { normalize trim, lowercase }", "field a", {"a": " Some Text "}),
    ("an integer as text", "field a: integer", "field a", {"a": "1234"}),
    ("a date as text", "field a: date", "field a", {"a": "2026-01-31"}),
]


# What computes, and what reads from elsewhere than the field.
COMPUTING = [
    ("a sum of fields", "check a + b * 2 <= 100", "", {"a": 1.5, "b": 2.25}),
    ("a rounded quotient", "check round(a / b, 2) <= 100", "", {"a": 1.5, "b": 2.25}),
    ("days between dates", "check days(from, to) <= 10", "", {"from": "2026-01-31", "to": "2026-02-03"}),
    ("months and days later", "check to <= from + 1mo + 3d", "", {"from": "2026-01-31", "to": "2026-02-03"}),
    ("an age", "check age(from) < 1000", "", {"from": "2026-01-31"}),
    ("a let that two checks read", "let t = a + b; check t <= 100; check t > 0", "check a <= 100; check a > 0",
     {"a": 1.5, "b": 2.25}),
    ("a computed field", "field t: number = a + b", "field t: number", {"a": 1.5, "b": 2.25}),
    ("otherwise when", 'when c == "x" { check a > 0 } otherwise when c == "y" { check b > 0 }', "check b > 0", {"b": 2.25, "c": "y"}),
    ("in", 'check c in ("x", "y", "z")', "", {"c": "y"}),
    ("a context", "check a <= most", "", {"a": 1.5}),
    ("a form with a parameter", "field n: limited(b)", "field n: free", {"b": 9, "n": {"a": 1.5}}),
    ("a step", "step s { field x }", "field x", {"x": "some text"}),
    ("a closed form", "field n: shut", "field n: free", {"n": {"a": 1.5}}),
    ("a date in a notation", 'field d: date as "DD.MM.YYYY"', "field d", {"d": "31.01.2026"}),
    ("a month in a notation", 'field d: month as "MM/YY"', "field d", {"d": "01/26"}),
    ("a number in a notation", 'field d: number as "1.234,56"', "field d", {"d": "1.234,50"}),
]

# What goes over a list or a map of so many entries, each a form with a number, dates and a text.
OVER_ENTRIES = [
    ("sum", "", "check sum(n of l) < 10000000"),
    ("two aggregates with where", "", "check sum(n of l where n > 1) < max(n of l) + 10000000"),
    ("a computed field of each item", "field t: number = n * 2", ""),
    ("previous", "check previous.n is empty or previous.n < n", ""),
    ("unique of two fields", "", "check_list unique(n, name)"),
    ("ascending", "", "check_list ascending(n)"),
    ("no_overlap", "", "check_list no_overlap(from, to)"),
]


def built_in():
    for check, kind, value in BUILT_IN:
        yield Judging(
            f"check: {check}", f"form f {{ field a: {kind} {{ {check} }} }}\n", record(a=value),
            without=f"form f {{ field a: {kind} }}\n")


def composed():
    definitions = "rule r(least: integer) { min_length(least) }\nform g { field a }\n"
    for name, members, others, values in COMPOSED:
        yield Judging(
            f"composed: {name}", f"{definitions}form f {{ {members} }}\n", record(**values),
            without=f"{definitions}form f {{ {others} }}\n")


def computing():
    definitions = "form limited(most: number) { field a: number { max_value(most) } }\n" \
        "form free { field a: number }\nclosed form shut { field a: number }\n"
    fields = "context most: number; field a: number; field b: number; field c; field from: date; field to: date"
    for name, members, others, values in COMPUTING:
        yield Judging(
            f"computing: {name}", f"{definitions}form f {{ {fields}; {members} }}\n", record(**values),
            without=f"{definitions}form f {{ {fields}; {others} }}\n", context={"most": 100})


def over_entries(entries):
    """What an aggregate or a rule of a list takes for a record with so many items."""
    def rules(of_item, of_form):
        check = of_form.removeprefix("check_list ")
        on_list = f" {{ {check} }}" if check != of_form else ""
        own = "" if on_list else of_form
        return "form item { field n: number; field name; field from: date; field to: date; " \
            f"{of_item} }}\nform f {{ field l: list of item{on_list}; {own} }}\n"

    first = datetime.date(2020, 1, 1)
    items = [
        {"n": number, "name": f"name {number}", "from": str(first + datetime.timedelta(days=2 * number)),
         "to": str(first + datetime.timedelta(days=2 * number + 1))} for number in range(entries)]
    for name, of_item, of_form in OVER_ENTRIES:
        yield Judging(
            f"{name}, {entries:,} items", rules(of_item, of_form), record(l=items), count=max(5, 2000 // entries),
            without=rules("", ""))
    text = {f"key {number}": f"value {number}" for number in range(entries)}
    yield Judging(
        f"a map, {entries:,} keys", "form f { field m: map of text { keys { max_length(20) }; each { required } } }\n",
        record(m=text), count=max(5, 2000 // entries))


def registration(file="registration.valid.json", person="Zoë Müller"):
    """The example with a record of ten fields."""
    records = json.loads((EXAMPLES / file).read_text())
    values = next(values for values in records if values["name"] == person)
    rules = (EXAMPLES / "registration.rules").read_text().split("\ntest ")[0]
    return Judging("registration", rules.replace("form registration", "form f"), record(**values))


def orders(items):
    """Forms in a list."""
    rules = """
        form f { field customer { required; email }; field lines: list of line { size(1...) } }
        form line {
            field article { required; regex(/[A-Z]{2}-[0-9]{4}/) }
            field count: integer { required; between(1, 999) }
            field price: number { required; multiple_of(0.01) }
        }
        """
    line = {"article": "AB-1234", "count": 3, "price": 12.5}
    return Judging(
        f"nested forms, {items:,} item{'' if items == 1 else 's'}", rules, record(customer="ann@example.org", lines=[line] * items),
        count=max(5, 2000 // items))


def conditions(fields):
    """Fields that apply only under conditions."""
    rules = "form f {\n    field kind: choice { option \"a\"; option \"b\" }\n"
    values = {"kind": "a"}
    for number in range(fields):
        kind = "ab"[number % 2]
        rules += f"    when kind == \"{kind}\" {{ field x{number} {{ required; max_length(20) }} }}\n"
        if kind == "a":
            values[f"x{number}"] = f"value {number}"
    return Judging(f"{fields} fields with conditions", rules + "}\n", record(**values), count=200)


def fields(count):
    """A rule file of that many fields."""
    lines = "".join(
        f"    field x{number} \"Field {number}\" {{\n        required \"Enter it.\"\n"
        f"        min_length(2) and max_length({number + 3})\n        regex(/[a-z]{{2,}}{number}?/)\n    }}\n"
        for number in range(count))
    return f"rules 1\n\nform f {{\n{lines}}}\n"


def rules(count):
    """A rule file of that many named rules, each of which a field uses."""
    lines = "".join(
        f"rule r{number}(least: integer = {number}) {{\n    min_length(least) and (email or luhn)\n}}\n\n"
        for number in range(count))
    uses = "".join(f"    field a{number} {{ r{number} }}\n" for number in range(count))
    return f"rules 1\n\n{lines}form f {{\n{uses}}}\n"


def comments(count):
    """A form, and that many lines that only the lexer reads."""
    return "form f { field a }\n" + "# Something that is said of nothing.\n" * count


def judged():
    """What is judged, one valid record of each."""
    yield registration()
    for items in (1, 100, 10_000):
        yield orders(items)
    yield conditions(200)
    yield from built_in()
    yield from composed()
    yield from computing()
    for entries in (10, 1000):
        yield from over_entries(entries)


def all():
    """What instructions are counted of."""
    yield from judged()
    yield Loading("loading a field with four rules", fields)
    yield Loading("loading a named rule and its use", rules)
    yield Loading("loading a line that is a comment", comments)
    for stage in ("tokens", "tree", "checked", "program"):
        yield Loading(f"dumping a field with four rules as {stage}", fields, command=("dump", "--stage", stage))
    for mode, what in (("filter", "mask and filter alone"), ("edit", "with checks and status")):
        yield Typing(f"a keystroke in a card's number, {what}", mode, "card", keys=18)
        yield Typing(f"a key in the middle of a card's number, {what}", mode, "caret", keys=18)
        yield Typing(f"a keystroke in an email address, {what}", mode, "email", keys=143, count=20)
    for rows in (10, 10_000):
        yield Typing(f"a keystroke in a name in one of {rows:,} rows", "people", str(rows), keys=20)
        yield Typing(f"a keystroke in a number in one of {rows:,} rows that are summed", "lines", str(rows), keys=20)
    for mode, end in (("run", "waits a millisecond"), ("cancel", "is cancelled while it waits")):
        yield Typing(f"a task that {end}", mode, "bare", keys=1, count=1_000)
        yield Typing(f"a validation that {end}", mode, "free", keys=1, count=1_000)
        yield Typing(f"a validation within a timeout that {end}", mode, "bounded", keys=1, count=1_000)


def within_a_process():
    """What FormRulesBenchmarks loads and judges, as it reads it."""
    def judging(workload, title, *modes, valid=True):
        return {
            "title": title, "rules": workload.rules, "record": workload.record(0), "isValid": valid, "modes": modes}

    modes = ("all", "first-per-field", "first")
    return {
        "loading": [
            {"title": "loading 50 fields", "rules": fields(50)},
            {"title": "loading 50 named rules", "rules": rules(50)},
            {"title": "loading 10,000 lines", "rules": fields(2_000)},
        ],
        "judging": [
            judging(registration(), "registration", *modes),
            judging(registration("registration.invalid.json", "David"), "registration, refused", *modes, valid=False),
        ] + [judging(workload, workload.name, modes[1]) for workload in judged() if workload.name != "registration"],
    }


if __name__ == "__main__":
    print(json.dumps(within_a_process()))

"""What the benchmarks judge and load; all records are valid, so that all rules run."""

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


@dataclass
class Loading:
    """A rule file of so many pieces; what counts is one piece."""
    name: str
    rules: Callable[[int], str]
    count: int = 200


def record(**members):
    text = json.dumps(members, ensure_ascii=False)
    return lambda number: text


# Checks of built-in rules, each with the type of its field and a value that it holds for.
BUILT_IN = [
    ("required", "text", "some text"),
    ("present", "text", "some text"),
    ("accepted", "boolean", True),
    ("filled", "text", "some text"),
    ("equal(\"some text\")", "text", "some text"),
    ("different(\"other text\")", "text", "some text"),
    ("one_of(\"a\", \"b\", \"c\", \"d\", \"e\")", "text", "d"),
    ("none_of(\"a\", \"b\", \"c\", \"d\", \"e\")", "text", "x"),
    ("min_length(3)", "text", "some text"),
    ("max_length(30)", "text", "some text"),
    ("length(3...30, in: scalars)", "text", "søme text"),
    ("equal_length(9)", "text", "some text"),
    ("min_value(18)", "integer", 42),
    ("max_value(120)", "integer", 42),
    ("between(18, 120)", "integer", 42),
    ("multiple_of(0.5)", "number", 12.5),
]


def built_in():
    for check, kind, value in BUILT_IN:
        yield Judging(
            f"check: {check}", f"form f {{ field a: {kind} {{ {check} }} }}\n", record(a=value),
            without=f"form f {{ field a: {kind} }}\n")


def registration():
    lines = [line for line in (EXAMPLES / "registration.ndjson").read_text().splitlines()
             if json.loads(line).get("name") == "Zoë Müller"] or [None]
    good = lines[0] or json.dumps({
        "name": "Zoë Müller", "email": "zoe@example.org", "password": "abc123", "confirm": "abc123", "age": 42,
        "contact": "+44 20 7946 0958", "postcode": "SW1A 1AA", "country": "GB", "newsletter": False,
        "website": "https://example.org/zoe"}, ensure_ascii=False)
    rules = (EXAMPLES / "registration.rules").read_text().split("\ntest ")[0]
    return Judging("registration", rules.replace("form registration", "form f"), lambda number: good)


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
        f"nested forms, {items:,} items", rules, record(customer="ann@example.org", lines=[line] * items),
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


def all():
    yield registration()
    for items in (1, 100, 10_000):
        yield orders(items)
    yield conditions(200)
    yield Loading("loading a field with four rules", fields)
    yield Loading("loading a named rule and its use", rules)
    yield from built_in()

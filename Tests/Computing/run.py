#!/usr/bin/env python3
"""Compares computed values with those of Python's decimals, dateutil and, if installed, java.time.

    Tests/Computing/run.py [COUNT] [SEED]

COUNT is the number of random expressions, of records for each kind of expression, and of pairs of dates; the default is
5000. Each result is written into a record that must be valid; some are made wrong, and must be invalid. Decimals have 38
digits and round half to even. If COUNT is at least 100,000, every day of 400 years is moved by months and years and its
age computed; otherwise, one day in 97.
"""

import datetime
import decimal
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
from decimal import Decimal

from dateutil.relativedelta import relativedelta

import calendar_days
from expressions import NAMES, Undecided, computed, expression, quotient, rounded

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Fields of whole numbers.
WHOLE = ["years", "months", "days", "year", "month", "weekday", "age"]
# Each pair of dates is compared in dozens of ways.
MOST_PAIRS = 100_000
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
NUMBERS = """
form numbers {
    field a: number
    field b: number
    field places: integer
    field sum: number { equal(a + b) }
    field difference: number { equal(a - b) }
    field product: number { equal(a * b) }
    field quotient: number { equal(a / b) }
    field mixed: number { equal(-a * (b + 2) - b / 8) }
    field rounded: number { equal(round(a, places)) }
    field absolute: number { equal(abs(a)) }
}
"""
DATES = """
form dates {
    field a: date
    field b: date
    field years: integer { equal(years(a, b)) }
    field months: integer { equal(months(a, b)) }
    field days: integer { equal(days(a, b)) }
    field year: integer { equal(year(a)) }
    field month: integer { equal(month(a)) }
    field weekday: integer { equal(weekday(a)) }
    MOVED
}
"""
def mixed(a, b):
    first = computed("multiply", a.copy_negate(), computed("add", b, Decimal(2)))
    return computed("subtract", first, quotient(b, Decimal(8)))


def number(source):
    digits = source.choice([1, 2, 3, 8, 17, 19, 20, 37, 38])
    kind = source.random()
    if kind < 0.05:
        significand = source.choice([0, 1, 10**37, 10**38 - 1, 5 * 10**37])
    elif kind < 0.25:
        significand = source.choice([2, 5]) ** source.randint(0, 54 if kind < 0.15 else 126)
        significand = int(str(significand)[:38])
    else:
        significand = source.randrange(10**digits)
    return Decimal(source.choice([significand, -significand])).scaleb(
        -source.choice([0, 0, 1, 2, source.randint(0, 40)]), context=decimal.Context(prec=60))


def number_record(source):
    a, b, places = number(source), number(source), source.randint(-5, 40)
    results = {
        "sum": lambda: computed("add", a, b), "difference": lambda: computed("subtract", a, b),
        "product": lambda: computed("multiply", a, b), "quotient": lambda: quotient(a, b),
        "mixed": lambda: mixed(a, b), "rounded": lambda: rounded(a, places), "absolute": lambda: a.copy_abs()}
    return {"a": written(a), "b": written(b), "places": places}, results


def written(value):
    return format(value, "f") if isinstance(value, Decimal) else value


def date(source):
    first, last = datetime.date(1, 1, 1).toordinal(), datetime.date(9999, 12, 31).toordinal()
    if source.random() < 0.7:
        first, last = datetime.date(1900, 1, 1).toordinal(), datetime.date(2100, 12, 31).toordinal()
    made = datetime.date.fromordinal(source.randint(first, last))
    kind = source.random()
    if kind < 0.2:
        made = made.replace(day=1) + relativedelta(day=31)
    elif kind < 0.3:
        made = made.replace(year=min(made.year // 4 * 4 + 4, 9996), month=2, day=28) + datetime.timedelta(days=1)
    return made


def moved(start, **amount):
    try:
        return (start + relativedelta(**amount)).isoformat()
    except (ValueError, OverflowError):
        raise Undecided("limit reached: years of the calendar")


def date_record(source, moves):
    a, b = date(source), date(source)
    if source.random() < 0.3:
        b = min(max(a + datetime.timedelta(days=source.randint(-800, 800)), datetime.date(1, 1, 1)),
                datetime.date(9999, 12, 31)) if 2 < a.year < 9996 else a
    between = relativedelta(b, a)
    results = {
        "years": lambda: between.years, "months": lambda: 12 * between.years + between.months,
        "days": lambda: (b - a).days, "year": lambda: a.year, "month": lambda: a.month, "weekday": a.isoweekday}
    results |= {name: lambda amount=amount: moved(a, **amount) for name, (_, amount) in moves.items()}
    return {"a": a.isoformat(), "b": b.isoformat()}, results


def moves(source):
    made = {}
    for position in range(40):
        unit, name = source.choice([("mo", "months"), ("y", "years"), ("w", "weeks"), ("d", "days")])
        amount = source.randint(0, source.choice([3, 30, 1300]))
        sign = source.choice("+-")
        made[f"moved{position}"] = (f"a {sign} {amount}{unit}", {name: amount if sign == "+" else -amount})
    return made


def expression_record(source, expressions):
    values = {name: number(source) for name in NAMES}
    results = {name: lambda made=made: made.value(values) for name, made in expressions.items()}
    return {name: written(value) for name, value in values.items()}, results


def compare_expressions(count, source):
    """As many random expressions on numbers, which take turns."""
    compared = 0
    while compared < count:
        expressions = {f"result{place}": expression(source) for place in range(50)}
        fields = "".join(
            f"    field {name}: number {{ equal({made.text}) }}\n" for name, made in expressions.items())
        rules = "form numbers {\n" + "".join(f"    field {name}: number\n" for name in NAMES) + fields + "}\n"
        records = min(2000, max(1, (count - compared) // len(expressions)))
        compare(rules, lambda: expression_record(source, expressions), records, source)
        compared += records * len(expressions)
    return compared


def compare_days(step):
    """Days of 400 years, moved, and asked for their age on some days."""
    for place, today in enumerate(calendar_days.TODAYS):
        made = iter(calendar_days.days(step))

        def make():
            day = next(made)
            results = {"age": lambda: calendar_days.age(day, datetime.date.fromisoformat(today))}
            if place == 0:
                results |= {name: lambda text=text: text for name, text in calendar_days.moved(day).items()}
            return {"a": day.isoformat()}, results

        source, rules = random.Random(today), calendar_days.rules()
        in_pieces(
            len(calendar_days.days(step)), lambda some: compare(rules, make, some, source, "--now", today))


def compare(rules, make, count, source, *arguments):
    records, expected = [], []
    for _ in range(count):
        record, results = make()
        undecided, wrong = {}, set()
        for name, result in results.items():
            try:
                record[name] = written(result())
            except Undecided as undecided_by:
                record[name] = 1 if not name.startswith("moved") else "2000-01-01"
                undecided[name] = undecided_by.args
                continue
            if source.random() < 0.02:
                wrong.add(name)
                value = record[name]
                if isinstance(value, str) and value[4:5] == "-":
                    record[name] = "0001-01-01" if value != "0001-01-01" else "0001-01-02"
                elif name in WHOLE:
                    record[name] = 99999
                else:
                    record[name] = "0.5" if Decimal(value) != Decimal("0.5") else "0.25"
        records.append(record)
        expected.append((wrong, undecided))
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "computing.rules").write_text(rules)
        (folder / "records.ndjson").write_text("".join(json.dumps(record) + "\n" for record in records))
        process = subprocess.run(
            [COMMAND, "validate", "computing.rules", "records.ndjson", "--output", "ndjson", *arguments], cwd=folder,
            capture_output=True)
    reports = process.stdout.splitlines()
    if len(reports) != count:
        sys.exit(f"status {process.returncode}: {process.stderr.decode()}")
    for record, report, (wrong, undecided) in zip(records, reports, expected):
        report = json.loads(report)
        found = {each["path"] for each in report.get("violations", [])}
        reasons = {each["path"]: each["reason"] for each in report.get("undecided", [])}
        are_known = reasons.keys() == undecided.keys() and all(reasons[name] in undecided[name] for name in reasons)
        if found != wrong or not are_known:
            sys.exit(f"of {json.dumps(record)}\nfound {found} {reasons}\nmeant {wrong} {undecided}")


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    source = random.Random(sys.argv[2] if len(sys.argv) > 2 else "computing")
    compared = compare_expressions(count, source)
    in_pieces(count, lambda some: compare(NUMBERS, lambda: number_record(source), some, source))
    moving = moves(source)
    fields = "\n    ".join(f"field {name}: date {{ equal({text}) }}" for name, (text, _) in moving.items())
    rules = DATES.replace("MOVED", fields)
    in_pieces(min(count, MOST_PAIRS), lambda some: compare(rules, lambda: date_record(source, moving), some, source))
    step = 1 if count >= 100_000 else 97
    compare_days(step)
    days = len(calendar_days.days(step))
    pairs = min(count, MOST_PAIRS)
    print(f"{compared} random expressions, {count} records of numbers, {pairs} pairs of dates and {days} days agree")
    print(calendar_days.compare_with_java(step))


def in_pieces(count, compare):
    """So that not all is in memory at once."""
    for start in range(0, count, 20_000):
        compare(min(20_000, count - start))


main()

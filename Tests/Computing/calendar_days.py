"""Moves every day of 400 years by months and years, and computes its age, with dateutil and java.time."""

import calendar
import datetime
import pathlib
import shutil
import subprocess
import sys
from collections.abc import Iterator

from dateutil.relativedelta import relativedelta

FIRST = datetime.date(1800, 1, 1)
# The Gregorian calendar repeats itself after so many days.
DAYS = 146_097
MONTHS = [1, 2, 3, 6, 11, 12, 13, 18, 48, 1201]
YEARS = [1, 3, 4, 18, 100]
# Around the ends of February, of leap years and of others, and at the end of all days.
TODAYS = [
    "2023-02-28", "2023-03-01", "2024-02-28", "2024-02-29", "2024-03-01", "2026-11-23", "2200-02-28", "2400-02-29"]
JAVA = pathlib.Path(__file__).with_name("CalendarDays.java")


def days(step: int) -> list[datetime.date]:
    return [FIRST + datetime.timedelta(days=day) for day in range(0, DAYS, step)]


def moves() -> dict[str, tuple[str, relativedelta]]:
    """What is done to each day: by field the operand, and what dateutil adds."""
    made = {}
    for sign, word in [(1, "+"), (-1, "-")]:
        name = "plus" if sign > 0 else "minus"
        made |= {f"{name}{count}mo": (f"a {word} {count}mo", relativedelta(months=sign * count)) for count in MONTHS}
        made |= {f"{name}{count}y": (f"a {word} {count}y", relativedelta(years=sign * count)) for count in YEARS}
    return made


def rules() -> str:
    fields = "".join(f"    field {name}: date {{ equal({operand}) }}\n" for name, (operand, _) in moves().items())
    return f"form day {{\n    field a: date\n    field age: integer {{ equal(age(a)) }}\n{fields}}}\n"


def moved(day: datetime.date) -> dict[str, str]:
    return {name: (day + amount).isoformat() for name, (_, amount) in moves().items()}


def age(day: datetime.date, today: datetime.date) -> int:
    return relativedelta(today, day).years


def compare_with_java(step: int) -> str:
    """Holds what dateutil computes to java.time; returns what there is to say of it."""
    if not shutil.which("java"):
        return "java.time was not compared, as there is no java"
    amounts = [
        f"{sign * count}{unit}" for sign in (1, -1) for counts, unit in ((MONTHS, "M"), (YEARS, "Y"))
        for count in counts]
    process = subprocess.run(
        ["java", str(JAVA), FIRST.isoformat(), str(DAYS), str(step), ",".join(amounts), ",".join(TODAYS)],
        capture_output=True, text=True)
    if process.returncode != 0:
        sys.exit(f"java: {process.stderr}")
    different = 0
    for day, line in zip(days(step), lines(process.stdout, len(days(step)))):
        *others, ages = line.split(";")
        if others != list(moved(day).values()):
            sys.exit(f"java.time moves {day} otherwise: {others}")
        for today, found in zip(map(datetime.date.fromisoformat, TODAYS), ages.split(",")):
            # Who was born on a 29 February is a year older on 28 February of other years, for java.time a day later.
            is_other = (day.month, day.day, today.month, today.day) == (2, 29, 2, 28) and day <= today
            is_other &= not calendar.isleap(today.year)
            different += is_other
            if int(found) != age(day, today) - is_other:
                sys.exit(f"java.time has the age {found} of {day} on {today}, dateutil {age(day, today)}")
    return f"java.time agrees, but for {different} birthdays on a 29 February"


def lines(text: str, count: int) -> Iterator[str]:
    found = text.splitlines()
    if len(found) != count:
        sys.exit(f"java: {len(found)} lines instead of {count}")
    return iter(found)

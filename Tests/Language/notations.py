"""The notations of values in the description of the language, each as a pattern for the whole text."""

import datetime
import re

# Notations that fields are given, by the type of the field or of its items.
NOTATIONS = {
    "date": ["DD.MM.YYYY", "MM/DD/YY", "YYYY年M月D日", "DDMMYYYY"], "month": ["MM/YY", "M.YYYY"],
    "time": ["hh:mm a", "H.mm", "HH:mm:ss"], "number": ["1.234,56", "1,234.56", "1 234,56", "1234,56"],
    "integer": ["1.234", "1'234", "1,234"]}
PART = re.compile(r"[Yy]+|M+|D+|H+|h+|m+|s+|a|[^A-Za-z]+")
UNITS = {"Y": "year", "M": "month", "D": "day", "H": "hour", "h": "hour", "m": "minute", "s": "second"}


def plain(text: str, notation: str, kind: str) -> str | None:
    """The text as data has it; None where it is not in the notation."""
    return plain_number(text, notation) if kind in ("number", "integer") else plain_moment(text, notation, kind)


def separators(notation: str) -> tuple[str, str]:
    group = "" if notation[1] == "2" else notation[1]
    return group, notation[-3] if notation.endswith("56") else ""


def plain_number(text: str, notation: str) -> str | None:
    group, point = separators(notation)
    groups = f"|[1-9][0-9]{{0,2}}(?:{re.escape(group)}[0-9]{{3}})+" if group else ""
    fraction = f"(?:{re.escape(point)}[0-9]+)?" if point else ""
    if not re.fullmatch(f"-?(?:[0-9]+{groups}){fraction}", text):
        return None
    text = text.replace(group, "") if group else text
    return text.replace(point, ".") if point else text


def plain_moment(text: str, notation: str, kind: str) -> str | None:
    parts = PART.findall(notation)
    pattern = ""
    for part, follower in zip(parts, [*parts[1:], "."]):
        if part == "a":
            pattern += "(?P<half>[AaPp][Mm])"
        elif part[0] not in UNITS:
            pattern += re.escape(part)
        else:
            is_short = part[0] in "MDHh" and follower[0] not in [*UNITS, "a"]
            pattern += f"(?P<{UNITS[part[0]]}>[0-9]{{{1 if is_short else max(len(part), 2)},{max(len(part), 2)}}})"
    found = re.fullmatch(pattern, text)
    if not found:
        return None
    values = {name: int(value) for name, value in found.groupdict().items() if name != "half"}
    if "YYYY" not in notation and "year" in values:
        values["year"] += 2000 if kind == "month" or values["year"] < 69 else 1900
    if "a" in parts:
        if not 1 <= values["hour"] <= 12:
            return None
        values["hour"] = values["hour"] % 12 + (12 if found["half"].lower() == "pm" else 0)
    try:
        if kind == "time":
            return datetime.time(values["hour"], values["minute"], values.get("second", 0)).isoformat()
        day = datetime.date(values["year"], values["month"], values.get("day", 1)).isoformat()
    except ValueError:
        return None
    return day if kind == "date" else day[:7]


def written(value: str, notation: str, kind: str) -> str:
    """A value of data in the notation; without what that can't say."""
    if kind in ("number", "integer"):
        return written_number(value, notation)
    numbers = [int(part) for part in re.findall("[0-9]+", value)]
    names = ["hour", "minute", "second"] if kind == "time" else ["year", "month", "day"]
    values = dict(zip(names, numbers + [0]))
    text = ""
    for part in PART.findall(notation):
        if part == "a":
            text += "AM" if values["hour"] < 12 else "PM"
        elif part[0] not in UNITS:
            text += part
        else:
            number = values[UNITS[part[0]]]
            number = (number + 11) % 12 + 1 if part[0] == "h" else number
            text += str(number % 100 if part == "YY" else number).zfill(len(part))
    return text


def written_number(value: str, notation: str) -> str:
    group, point = separators(notation)
    sign = "-" if value.startswith("-") else ""
    whole, _, fraction = value.removeprefix("-").partition(".")
    if point == "" and fraction:
        return value
    return sign + f"{int(whole):,}".replace(",", group) + (point + fraction if fraction else "")

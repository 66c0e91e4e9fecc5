"""The values of records: their types, when they are empty, and the length of texts."""

import datetime
import re
import unicodedata
from decimal import Decimal

from language import Field, Form, Group, Type, members, unknown_names
from months import Month
from notations import plain


class Absence:
    """Stands for a value where there is none that could be judged."""

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return self.name


# Nobody has filled it in.
EMPTY = Absence("empty")
# It is not of its field's type.
UNREADABLE = Absence("unreadable")
# It is beyond a limit, or in a branch of which it is not known whether it applies.
UNKNOWN = Absence("unknown")

MOST_DIGITS = 38

# What random texts hold of characters that are more than one code point, but for letters with their marks.
CHARACTERS = ["👩‍🚀", "🇩🇪", "\r\n"]


def length(text: str, unit: str) -> int:
    match unit:
        case "scalars":
            return len(text)
        case "bytes":
            return len(text.encode())
        case "utf16":
            return len(text.encode("utf-16-le")) // 2
    for character in CHARACTERS:
        text = text.replace(character, "x")
    return sum(unicodedata.combining(each) == 0 for each in text)


def is_blank(value) -> bool:
    """Whether nothing is written there; an empty list is more than that."""
    return value is None or isinstance(value, str) and not value.strip()


# Steps that replace, each with what they are in Python.
REPLACEMENTS = {
    'replace(/[ .-]/, "")': (r"[ .-]", ""),
    'replace(/[ab]+(?!c)/, "<$0>$$")': (r"[ab]+(?!c)", r"<\g<0>>$"),
    'replace(/(?<=1)2|A/, "a")': (r"(?<=1)2|A", "a"),
}


def normalized(value, steps: list[str]):
    if not isinstance(value, str):
        return value
    for step in steps:
        match step:
            case "trim":
                value = value.strip()
            case "collapse_spaces":
                value = re.sub(r"\s+", " ", value)
            case "lowercase":
                value = value.lower()
            case "uppercase":
                value = value.upper()
            case "nfc":
                value = unicodedata.normalize("NFC", value)
            case "digits":
                value = "".join(str(unicodedata.decimal(each)) for each in value if each.isdecimal())
            case _:
                pattern, replacement = REPLACEMENTS[step]
                value = re.sub(pattern, replacement, value)
    return value


def is_number(value) -> bool:
    return isinstance(value, (int, Decimal)) and not isinstance(value, bool)


def number_of_text(text: str, pattern=r"-?[0-9]+(\.[0-9]+)?") -> Decimal | None:
    return Decimal(text) if re.fullmatch(pattern, text) else None


def within_limits(number) -> Decimal | Absence:
    """The number, unless it has more significant digits than are counted with."""
    digits = "".join(map(str, Decimal(number).as_tuple().digits)).strip("0")
    return UNKNOWN if len(digits) > MOST_DIGITS else Decimal(number)


def date_of_text(text: str) -> datetime.date | None:
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return None
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        return None


def month_of_text(text: str) -> Month | None:
    day = date_of_text(text + "-01")
    return day and Month(day.year, day.month)


def time_of_text(text: str) -> datetime.time | None:
    if not re.fullmatch(r"[0-9]{2}:[0-9]{2}(:[0-9]{2})?", text):
        return None
    try:
        return datetime.time.fromisoformat(text)
    except ValueError:
        return None


def is_hollow(form: Form, record: dict) -> bool:
    """Whether all fields of a form are empty."""
    return are_empty(form, form.items, record)


def are_empty(form: Form, items: list, record: dict) -> bool:
    if unknown_names(form, items, record):
        return False
    for item in members(items):
        value = record.get(item.name)
        if isinstance(item, Group):
            if not (is_blank(value) or isinstance(value, dict) and are_empty(form, item.items, value)):
                return False
        # What is computed, nobody fills in.
        elif not item.computed and not is_empty(value, item):
            return False
    return True


def is_empty(value, field: Field) -> bool:
    """Whether nobody has filled the field in, whatever else may be wrong with its value."""
    if field.type.form and isinstance(value, dict):
        return is_hollow(field.type.form, value)
    if field.type.name == "map":
        return is_blank(value) or value == {}
    if field.type.item:
        return is_blank(value) or value == []
    return is_blank(normalized(value, field.normalization))


class Reader:
    """Reads values as their types."""

    def __init__(self, parses_texts: bool):
        self.parses_texts = parses_texts

    def read(self, value, kind: Type, field: Field):
        """The value as its type has it, of lists, maps and forms as the record has it; or its absence."""
        if kind.name == "map":
            return EMPTY if is_blank(value) or value == {} else value if isinstance(value, dict) else UNREADABLE
        if kind.item:
            return EMPTY if is_blank(value) or value == [] else value if isinstance(value, list) else UNREADABLE
        if kind.form:
            if is_blank(value):
                return EMPTY
            if not isinstance(value, dict):
                return UNREADABLE
            return EMPTY if is_hollow(kind.form, value) else value
        value = normalized(value, field.normalization)
        is_moment = kind.name in ("date", "month", "time")
        if field.notation and isinstance(value, str) and (self.parses_texts or is_moment):
            value = plain(value, field.notation, kind.name) or value
        return EMPTY if is_blank(value) else self.scalar(value, kind.name)

    def scalar(self, value, name: str):
        if name in ("text", "choice"):
            return value if isinstance(value, str) else UNREADABLE
        if isinstance(value, str) and name in ("integer", "number", "boolean"):
            value = self.parsed(value, name)
        if name == "boolean":
            return value if isinstance(value, bool) else UNREADABLE
        if name in ("date", "month", "time"):
            parse = {"date": date_of_text, "month": month_of_text, "time": time_of_text}[name]
            # Data has no other notation for them.
            found = parse(value) if isinstance(value, str) else None
            return UNREADABLE if found is None else found
        if not is_number(value):
            return UNREADABLE
        number = within_limits(value)
        if name == "integer" and isinstance(number, Decimal) and number != number.to_integral_value():
            return UNREADABLE
        return number

    def parsed(self, text: str, name: str):
        """The value that a text stands for, None where it stands for none."""
        if not self.parses_texts:
            return None
        if name == "boolean":
            return {"true": True, "false": False}.get(text)
        return number_of_text(text) if name == "number" else number_of_text(text, r"-?[0-9]+")

    def whole(self, value, kind: Type, field: Field):
        """The value with everything in it, to be compared; lists and maps as tuples."""
        read = self.read(value, kind, field)
        if isinstance(read, Absence):
            return read
        if kind.name == "map":
            return tuple((key, self.whole(read[key], kind.item, field)) for key in sorted(read))
        if kind.item:
            return tuple(self.whole(item, kind.item, field) for item in read)
        return read

"""The values of operands: arithmetic with decimals of 38 digits, and functions."""

import datetime
import decimal
from decimal import Decimal

from values import EMPTY, UNKNOWN, UNREADABLE, length

DIGITS = 38
EXACT = decimal.Context(prec=DIGITS, rounding=decimal.ROUND_HALF_EVEN, traps=[decimal.Inexact])
ROUNDED = decimal.Context(prec=DIGITS, rounding=decimal.ROUND_HALF_EVEN, traps=[])


class Rounded(Decimal):
    """A number in whose computation a quotient was rounded: sums and products with it are rounded too."""

    @classmethod
    def mark(cls, number: Decimal) -> Decimal:
        """What fits into 64 bits leaves room for exact results, so there it does not matter."""
        sign, digits, _ = number.normalize(ROUNDED).as_tuple()
        significand = (-1) ** sign * int("".join(map(str, digits)))
        return number if -(2**63) <= significand < 2**63 else cls(number)


def absence(inputs: list):
    """What the result is for want of an input, if one is not there."""
    if EMPTY in inputs:
        return EMPTY
    return UNKNOWN if UNKNOWN in inputs or UNREADABLE in inputs else None


def compute(operator: str, left, right):
    missing = absence([left, right])
    if missing is not None:
        return missing
    is_rounded = isinstance(left, Rounded) or isinstance(right, Rounded)
    # What was rounded, by a division before, is rounded again.
    context = (ROUNDED if is_rounded or operator == "/" else EXACT).copy()
    if operator == "/" and right == 0:
        return UNKNOWN
    name = {"+": "add", "-": "subtract", "*": "multiply", "/": "divide"}[operator]
    try:
        result = getattr(context, name)(left, right)
    except decimal.Inexact:
        return UNKNOWN
    return Rounded.mark(result) if is_rounded or context.flags[decimal.Inexact] else result


def apply(function: str, inputs: list):
    missing = absence(inputs)
    if missing is not None:
        return missing
    match function:
        case "abs":
            return type(inputs[0])(inputs[0].copy_abs())
        case "round" | "floor" | "ceiling":
            unit = Decimal(1).scaleb(-int(inputs[1]))
            direction = {"round": decimal.ROUND_HALF_UP, "floor": decimal.ROUND_FLOOR, "ceiling": decimal.ROUND_CEILING}
            result = inputs[0].quantize(unit, rounding=direction[function], context=decimal.Context(prec=99))
            return inputs[0] if result == inputs[0] else result
        case "length":
            return Decimal(length(inputs[0], "characters"))
        case "years" | "months":
            months = months_between(*inputs)
            return Decimal(int(months / 12) if function == "years" else months)
        case "days":
            return Decimal((inputs[1] - inputs[0]).days)
        case "hours" | "minutes":
            first, last = (datetime.datetime.combine(*moment(value)) for value in inputs)
            elapsed = abs(last - first) // datetime.timedelta(**{function: 1})
            return Decimal(elapsed if last >= first else -elapsed)
        case "min" | "max":
            return (min if function == "min" else max)(inputs)
        case "weekday":
            return Decimal(inputs[0].isoweekday())
    return Decimal(getattr(inputs[0], function))


def moment(value: datetime.date | datetime.time) -> tuple[datetime.date, datetime.time]:
    """The first moment of a date; a time on a day that is the same for all."""
    return (datetime.date(2000, 1, 1), value) if isinstance(value, datetime.time) else (value, datetime.time())


def months_between(start: datetime.date, end: datetime.date) -> int:
    """The most months that can be passed on the way from one date to the other."""
    sign, months = (1 if end >= start else -1), 0
    while (months_on(start, sign * (months + 1)) - end).days * sign <= 0:
        months += 1
    return sign * months


def months_on(date: datetime.date, months: int) -> datetime.date:
    """The day of the same number so many months on, or the last of that month."""
    year, month = divmod(12 * date.year + date.month - 1 + months, 12)
    following = datetime.date(year + (month == 11), (month + 1) % 12 + 1, 1)
    last = (following - datetime.timedelta(days=1)).day
    return datetime.date(year, month + 1, min(date.day, last))

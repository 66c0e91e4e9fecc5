"""Random numeric expressions in the syntax of rule files, and their values as Python decimals."""

import decimal
import random
from dataclasses import dataclass
from decimal import Decimal

NAMES = ["a", "b", "c", "d"]
LITERALS = ["2", "3", "10", "0.5", "0.001", "7", "1234567890123456789", "99999999999999999999999999999999999999"]
EXACT = decimal.Context(prec=38, rounding=decimal.ROUND_HALF_EVEN, Emax=10**6, Emin=-10**6, traps=[decimal.Inexact])
ROUNDED = decimal.Context(
    prec=38, rounding=decimal.ROUND_HALF_EVEN, Emax=10**6, Emin=-10**6,
    traps=[decimal.DivisionByZero, decimal.InvalidOperation])
DIGITS, ZERO = "more than 38 digits", "division by zero"
PRECEDENCE = {"+": 1, "-": 1, "*": 2, "/": 2}


class Undecided(Exception):
    """There is no result; its arguments are the reasons, of which one is reported."""


class Rounded(Decimal):
    """A number in whose computation a quotient was rounded: sums and products with it are rounded too."""


def computed(name: str, *numbers):
    """The operation of decimal contexts: exact, unless it is a quotient or has a rounded number."""
    is_rounded = any(isinstance(number, Rounded) for number in numbers)
    context = (ROUNDED if is_rounded or name == "divide" else EXACT).copy()
    try:
        result = getattr(context, name)(*numbers)
    except decimal.Inexact:
        raise Undecided(DIGITS)
    return marked(result) if is_rounded or context.flags[decimal.Inexact] else result


def marked(number: Decimal) -> Decimal:
    """What fits into 64 bits leaves room for exact results, so there the mark is dropped."""
    sign, digits, _ = number.normalize(ROUNDED).as_tuple()
    significand = (-1) ** sign * int("".join(map(str, digits)))
    return number if -(2**63) <= significand < 2**63 else Rounded(number)


def quotient(a, b):
    if b == 0:
        raise Undecided(ZERO)
    return computed("divide", a, b)


def rounded(a, places):
    unit = Decimal(1).scaleb(-places)
    result = a.quantize(unit, rounding=decimal.ROUND_HALF_UP, context=decimal.Context(prec=200))
    return a if result == a else result


@dataclass
class Leaf:
    text: str

    def value(self, values: dict[str, Decimal]) -> Decimal:
        return values[self.text] if self.text in values else Decimal(self.text)


@dataclass
class Binary:
    operator: str
    left: object
    right: object

    @property
    def text(self) -> str:
        left, right = (
            f"({part.text})" if isinstance(part, Binary) and is_lower(part) else part.text
            for part, is_lower in [
                (self.left, lambda part: PRECEDENCE[part.operator] < PRECEDENCE[self.operator]),
                (self.right, lambda part: PRECEDENCE[part.operator] <= PRECEDENCE[self.operator])])
        return f"{left} {self.operator} {right}"

    def value(self, values: dict[str, Decimal]) -> Decimal:
        left, right = all_values([self.left, self.right], values)
        if self.operator == "/":
            return quotient(left, right)
        return computed({"+": "add", "-": "subtract", "*": "multiply"}[self.operator], left, right)


@dataclass
class Function:
    name: str
    part: object
    places: int = 0

    @property
    def text(self) -> str:
        if self.name == "-":
            return f"-({self.part.text})" if isinstance(self.part, Binary) else f"-{self.part.text}"
        return f"{self.name}({self.part.text}{f', {self.places}' if self.name == 'round' else ''})"

    def value(self, values: dict[str, Decimal]) -> Decimal:
        number = self.part.value(values)
        if self.name == "round":
            return rounded(number, self.places)
        return type(number)(number.copy_abs() if self.name == "abs" else number.copy_negate())


def all_values(parts: list, values: dict[str, Decimal]) -> list[Decimal]:
    """The values of all parts, or the reasons why there are not."""
    found, reasons = [], []
    for part in parts:
        try:
            found.append(part.value(values))
        except Undecided as undecided:
            reasons += undecided.args
    if reasons:
        raise Undecided(*reasons)
    return found


def expression(source: random.Random, depth: int = 4):
    """An expression in which each operator has a field on one side at least, so that no part is constant."""
    kind = source.random()
    if depth == 0 or kind < 0.2:
        return Leaf(source.choice(NAMES))
    if kind < 0.3:
        return Function(source.choice(["abs", "-", "round"]), expression(source, depth - 1), source.randint(-3, 20))
    parts = [expression(source, depth - 1)]
    parts.append(Leaf(source.choice(LITERALS)) if source.random() < 0.3 else expression(source, depth - 1))
    operator = source.choice("+-*/")
    if operator != "/":
        source.shuffle(parts)
    return Binary(operator, *parts)

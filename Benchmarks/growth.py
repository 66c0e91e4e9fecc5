"""How the cost of a record grows with what is in the form and in the record, drawn as a plot."""

import json
import math

from workloads import Judging

# Ten times as much may cost so many times as much: linear, with some room for what is not.
STEEPEST = 11.5


def rules(size):
    """Checks of one field."""
    checks = " ".join(f"max_length({number + 10});" for number in range(size))
    return f"form f {{ field a {{ {checks} }} }}\n", {"a": "text"}


def fields(size):
    lines = "; ".join(f"field x{number} {{ required; max_length(20) }}" for number in range(size))
    return f"form f {{ {lines} }}\n", {f"x{number}": "value" for number in range(size)}


def items(size):
    return "form f { field a: list of text { each { required; max_length(20) } } }\n", {"a": ["value"] * size}


def text(size):
    return "form f { field a { regex(/[a-z]+( [a-z]+)*/); max_length(10000000) } }\n", {"a": ("word " * size)[:-1]}


# What grows, its sizes, and the colour of its line.
SERIES = [
    ("rules of a field", rules, (10, 100, 1000), "#0b6e4f"),
    ("fields of a form", fields, (10, 100, 1000), "#1f5fbf"),
    ("items of a list", items, (10, 100, 1000), "#b5541c"),
    ("words of a text", text, (10, 100, 1000), "#7a3ea1"),
]


def workloads():
    """All sizes of all series, in order."""
    result = []
    for name, make, sizes, _ in SERIES:
        for size in sizes:
            form, values = make(size)
            record = json.dumps(values)
            result.append(Judging(f"{size:,} {name}", form, lambda number, record=record: record, max(4, 1000 // size)))
    return result


def plot(file, costs):
    """Draws the costs of these workloads, and gives the names of those that grow faster than they may."""
    steeper, lines = [], []
    remaining = iter(costs)
    for name, _, sizes, colour in SERIES:
        points = [(size, next(remaining)) for size in sizes]
        for size, cost in points:
            print(f"{cost:>12,}  growth: {size:,} {name}")
        for (_, less), (size, more) in zip(points, points[1:]):
            if more > STEEPEST * less:
                steeper.append(f"growth: {size:,} {name}")
        lines.append((name, colour, points))
    file.write_text(svg(lines))
    return steeper


def svg(lines):
    """A plot with logarithmic axes, on which what grows linearly rises by one decade in each."""
    width, height, left, top, decade = 720, 520, 90, 30, 105
    low = 3
    bottom = top + 4 * decade

    def x(size):
        return left + (math.log10(size) - 1) * 270

    def y(value):
        return bottom - (math.log10(max(value, 1)) - low) * decade

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for power in range(1, 4):
        parts.append(f'<line x1="{x(10 ** power):.1f}" y1="{top}" x2="{x(10 ** power):.1f}" y2="{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(10 ** power):.1f}" y="{bottom + 20}" text-anchor="middle">{10 ** power:,}</text>')
    for power in range(low, low + 5):
        parts.append(
            f'<line x1="{left}" y1="{y(10 ** power):.1f}" x2="{x(10 ** 3):.1f}" y2="{y(10 ** power):.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y(10 ** power) + 4:.1f}" text-anchor="end">{10 ** power:,}</text>')
    # What ten times the cost for ten times the size looks like.
    parts.append(
        f'<line x1="{x(10):.1f}" y1="{bottom}" x2="{x(10 ** 3):.1f}" y2="{bottom - 2 * decade}" stroke="#888" '
        'stroke-dasharray="5 5"/>')
    for position, (name, colour, points) in enumerate(lines):
        path = " ".join(f"{x(size):.1f},{y(value):.1f}" for size, value in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x(size):.1f}" cy="{y(value):.1f}" r="3.5" fill="{colour}"/>' for size, value in points]
        parts.append(f'<text x="{left + 12}" y="{top + 18 + 18 * position}" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{left + 12}" y="{top + 18 + 18 * len(lines)}" fill="#888">linear</text>')
    parts.append(f'<text x="{(left + x(10 ** 3)) / 2:.0f}" y="{bottom + 44}" text-anchor="middle">how many</text>')
    parts.append(
        f'<text transform="translate(18 {(top + bottom) / 2:.0f}) rotate(-90)" text-anchor="middle">'
        "instructions for a record</text>")
    return "\n".join(parts) + "\n</svg>\n"

"""Rows of other formats that are read and written, and of what is entered."""

import json
import re

from records import text_of_violations_in_items
from rule_files import computed_fields
from rows import ROWS, STANDARD_INPUT, VALIDATE, row


@row
def lines_of_an_entry(size):
    lines = "".join(f"field a{i} {{ required }}\n" for i in range(size))
    return {STANDARD_INPUT: f"form f {{\n{lines}}}\n"}, ["repl"]


@row
def values_entered(size):
    return {STANDARD_INPUT: "max_length(3)\n" + '"ab"\n' * size}, ["repl"]


@row
def comments_in_an_entry(size):
    return {STANDARD_INPUT: "form f {\n" + "/*\n a {\n */ /*\n */\n" * size + "}\n"}, ["repl"]


@row
def submitted_steps(size):
    steps = "; ".join(f"step s{i} {{ field a{i} {{ required }} }}" for i in range(size))
    return {STANDARD_INPUT: f"form f {{ {steps} }}\n:step s{size // 2}\n"}, ["repl"]


@row
def emptied_groups(size):
    fields = "; ".join(f"field a{i}" for i in range(size // 10))
    values = json.dumps({f"a{i}": "x" for i in range(size // 10)})
    return {STANDARD_INPUT: f"form f {{ group g {{ {fields} }} }}\n:set g {values}\n:set g {{}}\n"}, ["repl"]


@row
def running_totals(size):
    """Of which the first row changes, so that all others do, and with each the smallest or largest of all."""
    rules = "form e { field a: integer; field b: integer = first_filled(previous.b, 0) + a }\n" \
        "form f { field l: list of e; field least: integer = min(b of l); field most: integer = max(b of l) }"
    entries = json.dumps([{"a": 1} for _ in range(size // 10)])
    changes = "".join(f":set l[0].a {value}\n" for value in (5, 1, 7, 2))
    return {"a.rules": rules, STANDARD_INPUT: f":set l {entries}\n{changes}"}, ["repl", "a.rules"]


@row
def unknown_keywords(size):
    schema = {"type": "object", "properties": {"p": {"type": "string"} | {f"u{i}": 1 for i in range(size)}}}
    return {"a.json": json.dumps(schema)}, ["import", "--from", "json-schema", "a.json"]


@row
def columns_of_notations(size):
    return {"a.rules": "form f { " + "; ".join(f'field a{i}: date as "DD.MM.YYYY"' for i in range(size)) + " }",
            "a.csv": ",".join(f"a{i}" for i in range(size)) + "\n" + ",".join(["31.12.2030"] * size) + "\n"}, [
                "validate", "a.rules", "a.csv"]


def records_of(name, write):
    """A row for many records, in a format."""
    def many(size):
        return {"a.rules": "form f { field a { required; max_length(1) } }", f"a.{name}": write(size)}, [
            "validate", "a.rules", f"a.{name}", "--summary"]
    many.__name__ = f"records_of_{name}"
    return many


def written(name):
    """A row for another way of writing the violations of a record's items."""
    def violations(size):
        return text_of_violations_in_items(size)[0], [*VALIDATE, "--output", name]
    violations.__name__ = f"{name}_of_violations"
    return violations


def exported(name):
    """A row for an exported form of many fields."""
    def export(size):
        return {"a.rules": computed_fields(size)[0]["a.rules"]}, ["export", "--to", name, "a.rules"]
    export.__name__ = f"export_to_{name}"
    return export


def lines_of(line):
    """A row for lines as people write them who know another language."""
    def lines(size):
        return {"a.rules": "form f {\n" + (line + "\n") * size + "}"}, ["check", "a.rules"]
    lines.__name__ = "lines_of_" + re.sub(r"\W+", "_", line).strip("_")
    return lines


def schema(name, make):
    """A row for a JSON Schema."""
    def imported(size):
        return {"a.json": json.dumps(make(size))}, ["import", "--from", "json-schema", "--lossy", "a.json"]
    imported.__name__ = f"schema_of_{name}"
    return imported


def nested(size, keyword, end):
    """A schema in a schema, as deep as it may."""
    value = end
    for _ in range(size // 100):
        value = keyword(value)
    return value


ROWS += [
    *map(lines_of, [
        "if (a > 3) { required", "if a > 3: required", "when a == 1 required", "- required", "group {", "field a:\n  required",
        "<input name=a>", "'a' => 'required|max:3'", "a = z.string().min(3)", "required if a", "field a: Optional[text]",
        "enum E { a, b }", "check a AND b OR c", "max: 3, min: 2", "expect invalid a", "field b: number = a ? 1 : 2"]),
    *map(written, ["json", "ndjson", "csv", "sarif", "junit", "github"]),
    *map(exported, ["json-schema", "html", "javascript", "typescript"]),
    records_of("json", lambda size: json.dumps([{"a": "xy"}] * size)),
    records_of("ndjson", lambda size: '{"a": "xy"}\n' * size),
    records_of("csv", lambda size: "a\n" + "xy\n" * size),
    schema("properties", lambda size: {"type": "object", "properties": {f"a{i}": {"type": "string"} for i in range(size)}}),
    schema("definitions", lambda size: {
        "type": "object", "properties": {f"a{i}": {"$ref": f"#/$defs/d{i}"} for i in range(size)},
        "$defs": {f"d{i}": {"type": "object", "properties": {"a": {"type": "string"}}} for i in range(size)}}),
    schema("references_in_a_chain", lambda size: {
        "type": "object", "properties": {"a": {"$ref": "#/$defs/d0"}},
        "$defs": {f"d{i}": {"$ref": f"#/$defs/d{i + 1}"} for i in range(size // 50)} | {f"d{size // 50}": {"type": "string"}}}),
    schema("references_in_a_ring", lambda size: {
        "type": "object", "properties": {"a": {"$ref": "#/$defs/d0"}},
        "$defs": {f"d{i}": {"type": "object", "properties": {"a": {"type": "array", "items": {"$ref": f"#/$defs/d{(i + 1) % (size // 50)}"}}}}
                  for i in range(size // 50)}}),
    schema("values", lambda size: {"type": "object", "properties": {"a": {"enum": [f"x{i}" for i in range(size)]}}}),
    schema("alternatives", lambda size: {"type": "object", "properties": {"a": {
        "type": "string", "anyOf": [{"pattern": f"^x{i}$"} for i in range(size)]}}}),
    schema("conjunctions", lambda size: {"type": "object", "properties": {"a": {
        "type": "string", "allOf": [{"minLength": i} for i in range(size)]}}}),
    schema("conditions", lambda size: {"type": "object", "properties": {"a": {"type": "string"}}, "allOf": [
        {"if": {"properties": {"a": {"const": f"x{i}"}}}, "then": {"required": [f"b{i}"]}} for i in range(size)]}),
    schema("nested_objects", lambda size: nested(
        size, lambda value: {"type": "object", "properties": {"a": value}}, {"type": "string"})),
    schema("nested_conditions", lambda size: nested(
        size, lambda value: {"type": "object", "if": {"required": ["a"]}, "then": value, "else": value}, {"required": ["b"]})),
]

#!/usr/bin/env python3
"""Makes untrusted input ten times larger, and counts the instructions and memory of a command.

    Tests/Growth/run.py [NAME ...]

Each function below writes a rule file and data of a given size, and returns the arguments of the command. Ten times the
size may take at most twelve times the instructions and, above a small amount, twelve times the memory. Needs Valgrind and
a release build; FORMRULES is the command to run.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/release/formrules")).resolve())
MOST = 12
SIZE = 1000
# The peak memory that a process may use in any case, in kilobytes.
LEAST_MEMORY = 16_000
# The file that a command reads from its standard input.
STANDARD_INPUT = "stdin.txt"
VALIDATE = ["validate", "a.rules", "a.json", "--report", "all"]


def text_of_violations_in_items(size):
    return {"a.rules": "form f { field l: list of integer { each { max_value(0) } } }",
            "a.json": json.dumps({"l": [5] * size})}, VALIDATE


def text_of_violations_in_forms(size):
    return {"a.rules": "form i { field a: integer { max_value(0) } }\nform f { field l: list of i }",
            "a.json": json.dumps({"l": [{"a": 5}] * size})}, VALIDATE


def text_of_undecided_checks(size):
    rules = "form i { field d: date { before(e + 1d) }; field e: date }\nform f { field l: list of i }"
    return {"a.rules": rules, "a.json": json.dumps({"l": [{"d": "2000-01-01", "e": "9999-12-31"}] * size})}, VALIDATE


def placeholders(size):
    return {"a.rules": 'form f { field a { max_length(1) "' + "{max} {value} " * size + '" } }',
            "a.json": '{"a": "xy"}'}, VALIDATE


def unknown_placeholders(size):
    return {"a.rules": 'form f { field a { max_length(1) "' + "{maximum} " * size + '" } }'}, ["check", "a.rules"]


def examples(size):
    values = ", ".join(f'"{i}"' for i in range(size))
    return {"a.rules": f"rule r {{ max_length(9); accepts {values} }}"}, ["test", "a.rules"]


def unknown_columns(size):
    return {"a.rules": "form f { field a }",
            "a.csv": ",".join(f"c{i}" for i in range(size)) + "\n" + ",".join("1" * size) + "\n"}, [
                "validate", "a.rules", "a.csv"]


def items_in_columns(size):
    return {"a.rules": "form f { field l: list of text }",
            "a.csv": ",".join(f"l[{i}]" for i in range(size)) + "\n" + ",".join("1" * size) + "\n"}, [
                "validate", "a.rules", "a.csv"]


def form_encoded_items(size):
    return {"a.rules": "form f { field a: list of text }", "a.txt": "&".join(f"a[{i}]=1" for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form"]


def form_encoded_unknown_names(size):
    return {"a.rules": "form f { field a }", "a.txt": "&".join(f"x{i}=1" for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form"]


def form_encoded_fields(size):
    return {"a.rules": fields(size), "a.txt": "&".join(f"a{i}=1" for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form"]


def known_columns(size):
    return {"a.rules": fields(size),
            "a.csv": ",".join(f"a{i}" for i in range(size)) + "\n" + ",".join("1" * size) + "\n"}, [
                "validate", "a.rules", "a.csv"]


def unknown_members(size):
    return {"a.rules": "closed form f { field a }", "a.json": json.dumps({f"x{i}": 1 for i in range(size)})}, VALIDATE


def unknown_columns_of_closed_form(size):
    return {"a.rules": "closed form f { field a }", "a.csv": unknown_columns(size)[0]["a.csv"]}, [
        "validate", "a.rules", "a.csv", "--report", "all"]


def form_encoded_unknown_members(size):
    return {"a.rules": "closed form f { field a }", "a.txt": "&".join(f"x{i}=1" for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form", "--report", "all"]


def one_of_list(size):
    return {"a.rules": "form f { field a: list of text; field l: list of text { each { one_of(a) } } }",
            "a.json": json.dumps({"a": [f"x{i}" for i in range(size)], "l": [f"x{i}" for i in range(size)]})}, VALIDATE


def one_of_items_of_forms(size):
    rules = "form i { field k }\nform f { field a: list of i; field l: list of text { each { none_of(a.k) } } }"
    return {"a.rules": rules,
            "a.json": json.dumps({"a": [{"k": f"x{i}"} for i in range(size)], "l": [f"y{i}" for i in range(size)]})}, VALIDATE


def unique_items(size):
    return {"a.rules": "form f { field l: list of text { unique } }",
            "a.json": json.dumps({"l": [f"x{i:08}" for i in range(size)]})}, VALIDATE


def parameters(size):
    names = ", ".join(f"p{i}: integer" for i in range(size))
    uses = "; ".join(f"min_value(p{i})" for i in range(size))
    arguments = ", ".join(str(i) for i in range(size))
    return {"a.rules": f"rule r({names}) {{ {uses} }}\nform f {{ field a: integer {{ r({arguments}) }} }}"}, [
        "check", "a.rules"]


def calls(size):
    return {"a.rules": "rule r(p: integer) { min_value(p) }\nform f { field a: integer { "
            + "; ".join(f"r({i})" for i in range(size)) + " } }"}, ["check", "a.rules"]


def calls_of_many_parameters(size):
    names = ", ".join(f"p{i}: integer = 1" for i in range(size))
    uses = "; ".join(f"min_value(p{i})" for i in range(size))
    return {"a.rules": f"rule r({names}) {{ {uses} }}\nform f {{ " + "; ".join(
        f"field a{i}: integer {{ r({i}) }}" for i in range(size)) + " }"}, ["check", "a.rules"]


def text_of_violations_in_fields(size):
    return {"a.rules": "form f { " + "; ".join(f"field a{i} {{ required }}" for i in range(size)) + " }",
            "a.json": "{}"}, VALIDATE


def combining_marks(size):
    return {"a.rules": "form f { field a { normalize nfc; max_length(9) } }",
            "a.json": json.dumps({"a": "a" + "\u0301\u0327" * size})}, VALIDATE


def output(name):
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


def explained_items(size):
    return text_of_violations_in_items(size)[0], ["explain", "a.rules", "a.json"]


def entries_of_maps(size):
    rules = 'form f { field m: map of text { keys { max_length(3) "{value}" }; each { max_length(3) "{value}" } } }'
    return {"a.rules": rules, "a.json": json.dumps({"m": {f"k{i}": f"v{i}" for i in range(size)}})}, VALIDATE


def entries_of_maps_of_forms(size):
    return {"a.rules": "form i { field a: integer { max_value(0) } }\nform f { field m: map of i }",
            "a.json": json.dumps({"m": {f"k{i}": {"a": 5} for i in range(size)}})}, VALIDATE


def named_entries(size):
    rules = "form f { field m: map of integer; " + "; ".join(f'check m["k{i}"] > 5' for i in range(size)) + " }"
    return {"a.rules": rules, "a.json": json.dumps({"m": {f"k{i}": 5 for i in range(size)}})}, VALIDATE


def form_encoded_entries(size):
    return {"a.rules": "form f { field m: map of text }", "a.txt": "&".join(f'm["k{i}"]=1' for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form"]


def aggregates_of_items(size):
    rules = ("form i { field a: integer; field b: integer }\nform f { field l: list of i; let s = sum(a * b of l)\n"
             "check s == max(a of l) + min(b of l) + count(l) }")
    return {"a.rules": rules, "a.json": json.dumps({"l": [{"a": 5, "b": i} for i in range(size)]})}, VALIDATE


def aggregates(size):
    rules = "form f { field l: list of integer; " + "; ".join(f"check count(l) > {i}" for i in range(size)) + " }"
    return {"a.rules": rules, "a.json": json.dumps({"l": [1, 2, 3]})}, VALIDATE


def computed_in_items(size):
    rules = "form i { field a: integer; let d = a * 2; field t: integer = d + 1 }\nform f { field l: list of i }"
    return {"a.rules": rules, "a.json": json.dumps({"l": [{"a": 5}] * size})}, VALIDATE


def named_values(size):
    rules = "form f { field a: integer\n" + "".join(f"let v{i} = a + {i}\ncheck v{i} > 5\n" for i in range(size)) + "}"
    return {"a.rules": rules, "a.json": '{"a": 1}'}, VALIDATE


def values_named_in_rules(size):
    lines = "".join(f"let v{i} = p + {i}\nmin_value(v{i})\n" for i in range(size))
    return {"a.rules": f"rule r(p: integer) {{\n{lines}}}\nform f {{ field a: integer {{ r(3) }} }}",
            "a.json": '{"a": 1}'}, VALIDATE


def formatted_fields(size):
    return {"a.rules": "form f { " + "; ".join(f"field a{i} {{ required }}" for i in range(size)) + " }"}, [
        "fmt", "--diff", "a.rules"]


def steps(size):
    return {"a.rules": "form f {\n" + "\n".join(f"step s{i} {{ field a{i} {{ required }} }}" for i in range(size)) + " }",
            "a.json": "{}"}, VALIDATE


def groups(size):
    return {"a.rules": "form f {\n" + "\n".join(f"group g{i} {{ field a{i} }}" for i in range(size)) + " }",
            "a.json": json.dumps({f"g{i}": {f"a{i}": 1} for i in range(size)})}, VALIDATE


def contexts_in_tests(size):
    names = [f"c{i}" for i in range(size)]
    contexts = "\n".join(f"context {name}: integer\ncheck {name} > 3" for name in names)
    given = ", ".join(f"{name}: 4" for name in names)
    return {"a.rules": f"form f {{\n{contexts}\n}}\n"
            f'test "t" for f {{\n context {{ {given} }}\n given {{ }}\n expect valid\n}}'}, ["test", "a.rules"]


def computed_in_steps(size):
    values = "\n".join(f"step s{i} {{ field a{i}: integer = {f'a{i - 1} + 1' if i else 1} }}" for i in range(size))
    return {"a.rules": f"form f {{\n{values}\n}}", "a.json": "{}"}, [
        "validate", "a.rules", "a.json", "--step", f"s{size // 2}"]


def items_in_lists(size):
    rules = "form i(l: list of text) { field a; check a in l }\nform f { field l: list of text; field m: list of i(l) }"
    names = [f"x{i}" for i in range(size)]
    return {"a.rules": rules, "a.json": json.dumps({"l": names, "m": [{"a": name} for name in names]})}, VALIDATE


def named_members(size):
    members = "; ".join(f'member "k{i}" {{ kind("text") }}' for i in range(size))
    return {"a.rules": f"form f {{ field a: any {{ {members} }} }}",
            "a.json": json.dumps({"a": {f"k{i}": i for i in range(size)}})}, VALIDATE


def expected_violations(size):
    found = ", ".join(f"l[{i}]: max_value" for i in range(size))
    return {"a.rules": "form f { field l: list of integer { each { max_value(0) } } }\n"
            f'test "t" for f {{ given {{ l: [{", ".join("1" * size)}] }}\n expect invalid {{ {found} }} }}'}, [
                "test", "a.rules"]


def tests_of_steps(size):
    tests = "\n".join(f'test "t{i}" for f {{ step s\n given {{ }}\n expect valid }}' for i in range(size))
    return {"a.rules": f"form f {{ step s {{ field a }}; step t {{ field b {{ required }} }} }}\n{tests}"}, [
        "test", "a.rules"]


def unknown_keywords(size):
    schema = {"type": "object", "properties": {"p": {"type": "string"} | {f"u{i}": 1 for i in range(size)}}}
    return {"a.json": json.dumps(schema)}, ["import", "--from", "json-schema", "a.json"]


def formatted_lines(size):
    return {"a.rules": "form f {\n" + "".join(f"     field a{i}   {{required}}\n" for i in range(size)) + "}"}, [
        "fmt", "--diff", "a.rules"]


def lines_of(line):
    def lines(size):
        return {"a.rules": "form f {\n" + (line + "\n") * size + "}"}, ["check", "a.rules"]
    lines.__name__ = "lines_of_" + re.sub(r"\W+", "_", line).strip("_")
    return lines


def computed_fields(size):
    rules = "form f { field a: integer; " + "; ".join(f"field b{i}: integer = a + {i}" for i in range(size)) + " }"
    return {"a.rules": rules, "a.json": '{"a": 1}'}, VALIDATE


def lines_of_an_entry(size):
    lines = "".join(f"field a{i} {{ required }}\n" for i in range(size))
    return {STANDARD_INPUT: f"form f {{\n{lines}}}\n"}, ["repl"]


def values_entered(size):
    return {STANDARD_INPUT: "max_length(3)\n" + '"ab"\n' * size}, ["repl"]


def comments_in_an_entry(size):
    return {STANDARD_INPUT: "form f {\n" + "/*\n a {\n */ /*\n */\n" * size + "}\n"}, ["repl"]


def fields(size):
    return "form f { " + "; ".join(f"field a{i}" for i in range(size)) + " }"


INPUTS = [
    text_of_violations_in_items, text_of_violations_in_forms, text_of_undecided_checks,
    placeholders, unknown_placeholders, examples, unknown_columns, items_in_columns, form_encoded_items,
    form_encoded_unknown_names, form_encoded_fields, known_columns, unknown_members, unknown_columns_of_closed_form,
    form_encoded_unknown_members, one_of_list, one_of_items_of_forms, unique_items, parameters, calls,
    calls_of_many_parameters, text_of_violations_in_fields, combining_marks, entries_of_maps, entries_of_maps_of_forms,
    named_entries, form_encoded_entries, aggregates_of_items, aggregates, computed_in_items, named_values, values_named_in_rules,
    formatted_fields, steps, groups, contexts_in_tests, computed_fields, explained_items,
    computed_in_steps, items_in_lists, named_members, expected_violations, tests_of_steps, unknown_keywords, formatted_lines,
    lines_of_an_entry, values_entered, comments_in_an_entry,
    *map(lines_of, [
        "if (a > 3) { required", "if a > 3: required", "when a == 1 required", "- required", "group {", "field a:\n  required",
        "<input name=a>", "'a' => 'required|max:3'", "a = z.string().min(3)", "required if a", "field a: Optional[text]",
        "enum E { a, b }", "check a AND b OR c", "max: 3, min: 2", "expect invalid a", "field b: number = a ? 1 : 2"]),
    *map(output, ["json", "ndjson", "csv", "sarif", "junit", "github"]),
    *map(exported, ["json-schema", "html", "javascript", "typescript"]),
]


def peak_memory(command, files, arguments):
    """How many kilobytes the command takes at its peak."""
    with tempfile.TemporaryDirectory() as folder:
        write(files, folder)
        with open(os.devnull, "wb") as nowhere, open(standard_input(folder), "rb") as given:
            process = subprocess.Popen([command, *arguments], cwd=folder, stdin=given, stdout=nowhere, stderr=nowhere)
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
        return used.ru_maxrss


def standard_input(folder):
    path = pathlib.Path(folder) / STANDARD_INPUT
    return path if path.exists() else os.devnull


def write(files, folder):
    for name, text in files.items():
        (pathlib.Path(folder) / name).write_text(text)


def instructions(command, files, arguments):
    """How many instructions the command takes, whatever its status, if that is no crash."""
    with tempfile.TemporaryDirectory() as folder:
        write(files, folder)
        with open(standard_input(folder), "rb") as given:
            process = subprocess.run(
                ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", command, *arguments], cwd=folder,
                stdin=given, text=True, capture_output=True)
    found = re.search(r"Collected : (\d+)", process.stderr)
    if not 0 <= process.returncode <= 2 or not found:
        sys.exit(f"{arguments}: status {process.returncode}\n{process.stderr[-1000:]}")
    return int(found[1])


def main():
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind can't read all that Swift says for debuggers.
        command = str(pathlib.Path(folder) / "formrules")
        subprocess.run(["strip", "-o", command, COMMAND], check=True)
        sys.exit(1 if failures(command) else 0)


def failures(command):
    """How many inputs take more than they may."""
    start = instructions(command, {}, ["--version"])
    failed = 0
    for make in INPUTS:
        if sys.argv[1:] and make.__name__ not in sys.argv[1:]:
            continue
        small, large = [instructions(command, *make(size)) - start for size in (SIZE, 10 * SIZE)]
        growth = large / small
        few, many = [max(peak_memory(command, *make(size)), LEAST_MEMORY) for size in (SIZE, 10 * SIZE)]
        failed += growth > MOST or many / few > MOST
        print(f"{make.__name__}: {small:,} and {large:,} instructions, ×{growth:.1f}; {few:,} and {many:,} KB", flush=True)
    return failed


main()

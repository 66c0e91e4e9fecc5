"""Rows of records: values, items, keys, columns, and what is reported about them."""

import json

from rows import VALIDATE, fields, row, under


@row
def text_of_violations_in_items(size):
    return {"a.rules": "form f { field l: list of integer { each { max_value(0) } } }",
            "a.json": json.dumps({"l": [5] * size})}, VALIDATE


@row
def values_in_violations_of_items(size):
    """As many values in the message as items that have the message."""
    values = ", ".join(f'"x{i}"' for i in range(size))
    return {"a.rules": f"form f {{ field l: list of text {{ each {{ one_of({values}) }} }} }}",
            "a.json": json.dumps({"l": ["y"] * size})}, VALIDATE


@row
def text_of_violations_in_forms(size):
    return {"a.rules": "form i { field a: integer { max_value(0) } }\nform f { field l: list of i }",
            "a.json": json.dumps({"l": [{"a": 5}] * size})}, VALIDATE


@row
def violations_under_a_long_key(size):
    return {"a.rules": "form f { field m: map of list of integer { each { each { max_value(0) } } } }",
            "a.json": json.dumps({"m": {"k" * 2000: [5] * size}})}, VALIDATE


@row
def text_of_violations_in_fields(size):
    return {"a.rules": "form f { " + "; ".join(f"field a{i} {{ required }}" for i in range(size)) + " }",
            "a.json": "{}"}, VALIDATE


@row
def text_of_undecided_checks(size):
    rules = "form i { field d: date { before(e + 1d) }; field e: date }\nform f { field l: list of i }"
    return {"a.rules": rules, "a.json": json.dumps({"l": [{"d": "2000-01-01", "e": "9999-12-31"}] * size})}, VALIDATE


@row
def unknown_columns(size):
    return {"a.rules": "form f { field a }",
            "a.csv": ",".join(f"c{i}" for i in range(size)) + "\n" + ",".join("1" * size) + "\n"}, [
                "validate", "a.rules", "a.csv"]


@row
def items_in_columns(size):
    return {"a.rules": "form f { field l: list of text }",
            "a.csv": ",".join(f"l[{i}]" for i in range(size)) + "\n" + ",".join("1" * size) + "\n"}, [
                "validate", "a.rules", "a.csv"]


@row
def known_columns(size):
    return {"a.rules": fields(size),
            "a.csv": ",".join(f"a{i}" for i in range(size)) + "\n" + ",".join("1" * size) + "\n"}, [
                "validate", "a.rules", "a.csv"]


@row
def unknown_columns_of_closed_form(size):
    return {"a.rules": "closed form f { field a }", "a.csv": unknown_columns(size)[0]["a.csv"]}, [
        "validate", "a.rules", "a.csv", "--report", "all"]


@row
def unknown_members(size):
    return {"a.rules": "closed form f { field a }", "a.json": json.dumps({f"x{i}": 1 for i in range(size)})}, VALIDATE


@row
def form_encoded_items(size):
    return {"a.rules": "form f { field a: list of text }", "a.txt": "&".join(f"a[{i}]=1" for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form"]


@row
def form_encoded_unknown_names(size):
    return {"a.rules": "form f { field a }", "a.txt": "&".join(f"x{i}=1" for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form"]


@row
def form_encoded_fields(size):
    return {"a.rules": fields(size), "a.txt": "&".join(f"a{i}=1" for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form"]


@row
def form_encoded_unknown_members(size):
    return {"a.rules": "closed form f { field a }", "a.txt": "&".join(f"x{i}=1" for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form", "--report", "all"]


@row
def form_encoded_entries(size):
    return {"a.rules": "form f { field m: map of text }", "a.txt": "&".join(f'm["k{i}"]=1' for i in range(size))}, [
        "validate", "a.rules", "a.txt", "--input", "form"]


@row
def one_of_list(size):
    return {"a.rules": "form f { field a: list of text; field l: list of text { each { one_of(a) } } }",
            "a.json": json.dumps({"a": [f"x{i}" for i in range(size)], "l": [f"x{i}" for i in range(size)]})}, VALIDATE


@row
def one_of_items_of_forms(size):
    rules = "form i { field k }\nform f { field a: list of i; field l: list of text { each { none_of(a.k) } } }"
    return {"a.rules": rules,
            "a.json": json.dumps({"a": [{"k": f"x{i}"} for i in range(size)], "l": [f"y{i}" for i in range(size)]})}, VALIDATE


@row
def unique_items(size):
    return {"a.rules": "form f { field l: list of text { unique } }",
            "a.json": json.dumps({"l": [f"x{i:08}" for i in range(size)]})}, VALIDATE


@row
def combining_marks(size):
    return {"a.rules": "form f { field a { normalize nfc; max_length(9) } }",
            "a.json": json.dumps({"a": "a" + "\u0301\u0327" * size})}, VALIDATE


@row
def texts_without_marks(size):
    return {"a.rules": "form f { field a { normalize nfc; max_length(9) } }",
            "a.json": json.dumps({"a": "日本ب😀각" * size})}, VALIDATE


@row
def marks_in_names(size):
    names = {"a" + "\u0301\u0327" * 200 + str(i): "xx" for i in range(size // 10)}
    return {"a.rules": "closed form f { field m: map of text { each { max_length(1) } } }",
            "a.json": json.dumps({"m": names, **names})}, VALIDATE


@row
def numbers_that_a_message_lists(size):
    numbers = ", ".join(str(i) for i in range(size))
    return {"a.rules": f"form f {{ field a: integer {{ one_of({numbers}) }} }}", "a.json": '{"a": -1}'}, VALIDATE


@row
def explained_items(size):
    return text_of_violations_in_items(size)[0], ["explain", "a.rules", "a.json"]


@row
def entries_of_maps(size):
    rules = 'form f { field m: map of text { keys { max_length(3) "{value}" }; each { max_length(3) "{value}" } } }'
    return {"a.rules": rules, "a.json": json.dumps({"m": {f"k{i}": f"v{i}" for i in range(size)}})}, VALIDATE


@row
def entries_of_maps_of_forms(size):
    return {"a.rules": "form i { field a: integer { max_value(0) } }\nform f { field m: map of i }",
            "a.json": json.dumps({"m": {f"k{i}": {"a": 5} for i in range(size)}})}, VALIDATE


@row
def named_entries(size):
    rules = "form f { field m: map of integer; " + "; ".join(f'check m["k{i}"] > 5' for i in range(size)) + " }"
    return {"a.rules": rules, "a.json": json.dumps({"m": {f"k{i}": 5 for i in range(size)}})}, VALIDATE


@row
def aggregates_of_items(size):
    rules = ("form i { field a: integer; field b: integer }\nform f { field l: list of i; let s = sum(a * b of l)\n"
             "check s == max(a of l) + min(b of l) + count(l) }")
    return {"a.rules": rules, "a.json": json.dumps({"l": [{"a": 5, "b": i} for i in range(size)]})}, VALIDATE


@row
def computed_in_items(size):
    rules = "form i { field a: integer; let d = a * 2; field t: integer = d + 1 }\nform f { field l: list of i }"
    return {"a.rules": rules, "a.json": json.dumps({"l": [{"a": 5}] * size})}, VALIDATE


@row
def items_in_lists(size):
    rules = "form i(l: list of text) { field a; check a in l }\nform f { field l: list of text; field m: list of i(l) }"
    names = [f"x{i}" for i in range(size)]
    return {"a.rules": rules, "a.json": json.dumps({"l": names, "m": [{"a": name} for name in names]})}, VALIDATE


@row
def named_members(size):
    members = "; ".join(f'member "k{i}" {{ kind("text") }}' for i in range(size))
    return {"a.rules": f"form f {{ field a: any {{ {members} }} }}",
            "a.json": json.dumps({"a": {f"k{i}": i for i in range(size)}})}, VALIDATE


# MARK: Long and deep values


@under("validate", "explain")
def long_texts(size):
    checks = "; ".join(f'max_length({i}) "{{value}}"' for i in range(1, 20))
    fields = "; ".join(f"field {rule} {{ {rule} }}" for rule in ["email", "url", "json", "luhn", "mod97", "idna", "telephone", "iban"])
    values = {"email": "a@" + "b." * size, "url": "http://a/" + "b/" * size, "json": "[" * size, "luhn": "4" * size,
              "mod97": "1" * size, "idna": "xn--a." * size, "telephone": "+49 " * size, "iban": "DE12" * size}
    return f"form f {{ field a {{ {checks} }}; {fields} }}", {"a": "é" * size, **values}


@under("validate", "explain")
def joined_characters(size):
    return r"form f { field a { max_length(3) }; field b { max_length(3); contains(/\X/) }; field c { not contains(/\X\X/) } }", {
        "a": "👨‍👩‍👧‍👦" * size, "b": "🇩🇪" * size, "c": "🇩" * size}


@row
def digits(size):
    return {"a.rules": "form f { field a: number { multiple_of(0.01) }; field b: integer { min_value(3) } }",
            "a.json": '{"a": 1.' + "0" * size + ', "b": ' + "9" * size + "}"}, VALIDATE


@under("validate", "explain")
def members_of_any(size):
    return "form f { field a: any { size(...3) }; field l: list of any { unique } }", {
        "a": {f"k{i}": [i] for i in range(size)}, "l": [{"a": i, "b": [i]} for i in range(size)]}


@under("validate", "explain")
def long_keys(size):
    return "form f { field m: map of text { keys { max_length(3) } each { max_length(3) } } }", {
        "m": {"k" * 200 + str(i): "xxxx" for i in range(size // 10)}}


# MARK: Items of each kind


@under("validate", "explain", "repl")
def items_of_items(size):
    return "form i { field a: integer { max_value(0) } }\nform f { field l: list of list of i; field m: map of list of i }", {
        "l": [[{"a": 1}] * 10] * (size // 10), "m": {f"k{i}": [{"a": 1}] * 10 for i in range(size // 10)}}


@under("validate", "explain")
def items_of_choices(size):
    values = "; ".join(f'option "x{i}"' for i in range(20))
    return f'form f {{ field l: list of choice {{ {values}; unique; exclusive("x1"); includes("x2") }} }}', {"l": [f"x{i % 21}" for i in range(size)]}


@under("validate", "explain")
def intervals(size):
    return "form i { field a: integer; field b: integer }\nform f { field l: list of i { no_overlap(a, b); ascending(a); unique(a, b) } }", {
        "l": [{"a": 2 * i, "b": 2 * i + 2} for i in range(size)]}


@under("validate", "explain", "repl")
def items_that_read_the_one_before(size):
    return "form i { field a: integer { min_value(previous.a) }; field b: integer = a + 1 { min_value(previous.b) } }\nform f { field l: list of i }", {
        "l": [{"a": i} for i in range(size)]}


@under("validate", "explain")
def items_that_sum_a_list(size):
    """Each of ten items sums the list. For more items of both, the limit of steps answers."""
    return "form i(m: list of integer) { field a: integer; let s = sum(item of m); check a < s }\nform f { field m: list of integer; field l: list of i(m) }", {
        "l": [{"a": 1}] * 10, "m": [1] * size}


@under("validate", "explain")
def files(size):
    return 'form f { field l: list of file { each { max_size(1B); media_type("image/png") } } }', {
        "l": [{"name": f"x{i}", "size": 7, "type": "image/gif"} for i in range(size)]}

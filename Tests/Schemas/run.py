#!/usr/bin/env python3
"""Checks that exported JSON Schemas give the engine's verdicts, except for reported losses.

For each form, it changes example records at random, thousands of times, and validates them with both the engine and the
package `jsonschema`. Fields in the loss report keep their values, so that only what the schema expresses is compared. The
arguments are the names of rule files; by default, all.
"""

import copy
import decimal
import json
import pathlib
import random
import re
import subprocess
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/debug/formrules"
RECORDS = 2000
# Values of every kind, right for some fields and wrong for others.
POOL = [
    None, "", " ", "\t\n", "\u00a0", "\u200b", True, False, 0, 1, -1, 2, 3, 17, 18, 120, 121, 1.5, 0.25, -0.5, 1000000,
    [], {}, [None], [""], ["a"], ["a", "a"], ["a", "b"], ["a", "b", "c", "d"], [1], [1, 1.0], [[]], [{}], {"a": 1},
    "a", "ab", "abc", "abcdef", "ABC", "abc1", "abc\n", " abc", "a b", "x" * 20, "x" * 21, "x" * 61, "é", "e\u0301",
    "ſ", "\u212a", "日本", "😀", "\u0000", "2026-01-31", "2026-02-30", "2024-02-29", "2023-02-29", "0000-01-01",
    "1900-02-29", "2000-02-29", "09:30", "24:00", "23:59:59.5", "2026-01-31T09:30", "2026-01-31 09:30:00Z",
    "2026-01-31T09:30:00+01:00", "2026-01-31T9:30", "ann@example.org", "ann@", "a@b", "https://example.org", "ftp://a",
    "192.0.2.1", "256.0.0.1", "::1", "GB", "DE", "US", "XX", "SW1A 1AA", "10117", "12345-678", "+44 20 7946 0958",
    "4111111111111111", "#a0b1c2", "my-first-page", "my--page", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "1.2.3",
    "one", "two", "three", "ab12", "12ab", "_", "-", "a_b", "O’Neil", "R2D2", "female", "music", "nothing",
]


def export(rules, form):
    done = subprocess.run([TOOL, "export", "--to", "json-schema", rules, "--form", form], cwd=ROOT, text=True,
                          capture_output=True, check=True)
    schema = json.loads(done.stdout, parse_float=decimal.Decimal)
    jsonschema.Draft202012Validator.check_schema(json.loads(done.stdout))
    notes = [line.split(": ", 4) for line in done.stderr.splitlines()]
    named = {parts[2] for parts in notes if parts[1] in ("difference", "loss") and len(parts) > 4}
    for left_out in re.findall(r"the checks of (.*) are left out", done.stderr):
        named.update(re.findall(r"'([^']+)'", left_out))
    read = next((line.rsplit(": ", 1)[1].split(", ") for line in done.stderr.splitlines() if ": type: " in line), [])
    return schema, named, set(read)


def judge(rules, form, records):
    """For each record the paths of its violations, or of what is undecided."""
    text = "".join(json.dumps(record) + "\n" for record in records)
    done = subprocess.run([TOOL, "validate", rules, "-", "--form", form, "--input", "ndjson", "--output", "ndjson",
                           "--report", "all"], cwd=ROOT, input=text, text=True, capture_output=True)
    for line in done.stdout.splitlines():
        verdict = json.loads(line)
        wrong = [v["path"] for v in verdict["violations"] if v["severity"] == "error"]
        yield wrong + [u["path"] for u in verdict["undecided"]]


def dotted(path):
    return ".".join(part for part in path if isinstance(part, str))


def plain(path):
    return re.sub(r"\[\d+\]", "", path)


def places(value, path=""):
    """The containers and keys at which a record can be changed, with the paths of the fields there."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield value, key, f"{path}.{key}".lstrip(".")
            yield from places(inner, f"{path}.{key}".lstrip("."))
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield value, index, path
            yield from places(inner, path)


def is_named(path, named):
    parts = path.split(".")
    tails = {".".join(parts[i:]) for i in range(len(parts))}
    return any(path == n or path.startswith(n + ".") or n.startswith(path + ".") or n.split(".", 1)[-1] in tails
               for n in named)


def is_named_error(error, named):
    """Whether the error, or what keeps a branch of it from holding, is at a field that is named."""
    path = dotted(error.absolute_path)
    return path and is_named(path, named) or any(is_named_error(inner, named) for inner in error.context or [])


def typed(value, read, name=""):
    """The record with JSON's own numbers and truth values for the texts that stand for them."""
    if isinstance(value, dict):
        return {key: typed(inner, read, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [typed(inner, read, name) for inner in value]
    if name in read and isinstance(value, str) and re.fullmatch(r"-?[0-9]+(\.[0-9]+)?|true|false", value):
        return json.loads(re.sub(r"^(-?)0+(?=[0-9])", r"\1", value))
    return value


def change(record, pool, named, read, chance):
    record = copy.deepcopy(record)
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        spots = [s for s in places(record) if not is_named(s[2], named)]
        if not spots:
            return record
        container, key, path = chance.choice(spots)
        kind = chance.random()
        if kind < 0.15 and isinstance(container, dict):
            del container[key]
        elif kind < 0.25 and isinstance(container, list) and len(container) < 5:
            container.append(copy.deepcopy(container[key]))
        else:
            value = copy.deepcopy(chance.choice(pool))
            # These fields read texts as well, which the report says.
            if path.split(".")[-1] in read and "text" in kinds(value):
                continue
            container[key] = value
    return record


def kinds(value):
    if isinstance(value, str):
        return {"text"} if value.strip() else set()
    if isinstance(value, list):
        return set().union(*map(kinds, value)) if value else set()
    return set()


def compare(rules, form, bases, pool, chance):
    schema, named, read = export(rules, form)
    validator = jsonschema.Draft202012Validator(schema)
    bases = [typed(base, read) for base in bases]
    # Only records that are right, or wrong in what is not compared, show anything when one thing changes.
    records = bases + [change(chance.choice(bases), pool, named, read, chance) for _ in range(RECORDS)]
    valid = compared = 0
    for record, wrong in zip(records, judge(rules, form, records)):
        exact = json.loads(json.dumps(record), parse_float=decimal.Decimal)
        others = [path for path in wrong if not is_named(plain(path), named)]
        if wrong and not others:
            continue
        errors = list(validator.iter_errors(exact))
        # What the report names may be refused: a value that is normalised first, for one.
        if errors and not wrong and all(is_named_error(e, named) for e in errors):
            continue
        accepted = not errors
        compared += 1
        valid += accepted
        if accepted == bool(others):
            print(f"{rules}, {form}: {json.dumps(record)}\n  engine: {wrong or 'valid'}\n  schema: ",
                  *[f"    {e.json_path}: {e.message[-200:]}" for e in errors], sep="\n")
            return False
    print(f"{form}: {compared} records agree, {valid} of them valid; not compared: {', '.join(sorted(named)) or 'nothing'}")
    return True


def texts(rules):
    # In the order of the file: the order of a set differs from run to run, and the records with it.
    found = re.findall(r'"(?:[^"\\\n]|\\["\\nrt])*"', rules.read_text())
    return [json.loads(text) for text in dict.fromkeys(found)]


def bases(rules):
    """The records that stand beside a rule file."""
    found = []
    for path in sorted(rules.parent.glob(rules.stem + ".*json")):
        text = path.read_text()
        records = [json.loads(line) for line in text.splitlines()] if path.suffix == ".ndjson" else json.loads(text)
        found += records if isinstance(records, list) else [records]
    return [record for record in found if isinstance(record, dict)]


def main():
    chance = random.Random(20260101)
    is_fine = True
    wanted = sys.argv[1:]
    for rules in sorted([*ROOT.glob("Rules/Examples/*.rules"), *ROOT.glob("Tests/Schemas/forms/*.rules")]):
        if wanted and rules.stem not in wanted:
            continue
        form = re.findall(r"^(?:closed )?(?:exact )?form (\w+)", rules.read_text(), re.M)[-1]
        pool = POOL + texts(rules)
        is_fine = compare(str(rules.relative_to(ROOT)), form, bases(rules), pool, chance) and is_fine
    sys.exit(0 if is_fine else 1)


main()

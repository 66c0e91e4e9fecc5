#!/usr/bin/env python3
"""Checks that JSON Schemas of random rule files give the engine's verdicts, except for fields that the report names.

    Tests/Schemas/generated.py [SEED [LAST SEED]]

The rule files and records are those of `Tests/Language`, with exact forms and fields of type `any` added. For each record
that the engine and the schema judge differently, the report must name every field that one of them complains of, or a
field around it. The schema is then imported without the rules that it contains, and the resulting rules must give the
schema's verdicts, unless the import reports a difference.

Environment: SEEDS is the number of seeds if none is given (default 20), RECORDS the number of records for each rule file
(default 40), and FORMRULES the command to run.
"""

from __future__ import annotations

import decimal
import json
import os
import pathlib
import random
import re
import sys
from collections import Counter
from decimal import Decimal

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests/Language"))

from language import Call, Check, Field, Form, Group, Question, Type, Writer, members  # noqa: E402
from records import STEP, WRONG, RecordMaker  # noqa: E402
from rule_files import RuleFileMaker, Scope  # noqa: E402
from seeds import compare_seeds  # noqa: E402
from trial import Difference, Line, Refused, Trial, json_text  # noqa: E402
from values import Reader  # noqa: E402

COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
RECORDS = int(os.environ.get("RECORDS", "40"))
SEEDS = int(os.environ.get("SEEDS", "20"))
# Seeds that differ, after which no more are tried.
PATIENCE = 5


class SchemaFileMaker(RuleFileMaker):
    """Makes rule files of which a schema can say much: with fewer conditions that it can't express."""

    def make(self):
        for _ in range(self.random.randint(0, 2)):
            self.add_rule()
        count = self.one_of([1, 1, 2, 2, 3])
        for place in range(count):
            contexts = [self.context(0)] if 0 < place == count - 1 and self.is_so(0.2) else []
            self.add_form(contexts, place == count - 1)
        for form in self.file.forms:
            form.is_exact = self.is_so(0.25)
        return self.file

    def type(self, form: Form, groups: tuple, depth=2) -> Type:
        is_first = not form.fields
        return Type("any") if not is_first and self.is_so(0.05) else super().type(form, groups, depth)

    def field(self, form: Form, groups: tuple, branches: tuple) -> Field:
        item = super().field(form, groups, branches)
        # A schema reads the values that a record has.
        item.normalization = []
        if self.is_so(0.8):
            item.computed = None
        return item

    def call(self, kind: Type, scope: Scope) -> Call:
        if kind.name == "any":
            return Call(self.one_of(["required", "filled", "present", "empty"]))
        call = super().call(kind, scope)
        call.ignores_case &= self.is_so(0.2)
        return call

    def built_in(self, name: str, kind: Type, scope: Scope) -> Call:
        if self.is_so(0.8):
            is_moment = kind.name in ("date", "month", "time")
            if name in ("min_value", "max_value", "before", "after") and (is_moment or kind.name == "text"):
                name = "one_of"
            if name in ("no_overlap", "ascending", "unique"):
                name = "size"
        call = super().built_in(name, kind, scope)
        if self.is_so(0.8) and call.unit != "characters":
            call.unit = "scalars"
        return call

    def computed(self, scope: Scope, kind: str, depth: int):
        return super().computed(scope, kind, depth) if self.is_so(0.15) else None

    def operand(self, scope: Scope, kind: str, share=0.3, fields=None):
        return super().operand(scope, kind, share if self.is_so(0.3) else 0, fields)

    def condition(self, scope: Scope, depth=2):
        unknown = scope.targets(["any"])
        if unknown and self.is_so(0.2):
            call = Call(self.one_of(["filled", "empty", "present"]))
            return Question(self.path(scope, self.one_of(unknown)), call, self.is_so(0.3))
        return super().condition(scope, depth)

    def demand(self, scope: Scope) -> Check:
        check = super().demand(scope)
        unknown = [steps for steps in scope.targets(["any"]) if len(steps) == 1 and steps.is_own]
        if unknown and self.is_so(0.3):
            check.targets = [self.path(scope, self.one_of(unknown))]
        return check


class SchemaRecordMaker(RecordMaker):
    def value(self, kind: Type, depth: int):
        if kind.name == "any":
            return self.one_of(WRONG)
        return super().value(kind, depth)


    def written(self, value, kind: Type, notation: str | None):
        # The schema accepts the standard notation only, which the report says.
        return value


class Export:
    """The schema of a trial's form, and what its report says."""

    def __init__(self, trial: Trial, counts: Counter):
        self.counts = counts
        done = trial.run("export", "--to", "json-schema", "trial.rules", "--form", trial.file.main.name)
        if done.returncode != 0:
            raise Refused(f"not exported, status {done.returncode}\n{done.stderr.decode()}")
        schema = json.loads(done.stdout, parse_float=number)
        jsonschema.Draft202012Validator.check_schema(json.loads(done.stdout))
        self.validator = jsonschema.Draft202012Validator(schema)
        self.schema = {name: value for name, value in schema.items() if name != "x-formrules"}
        self.main = trial.file.main
        self.notes = done.stderr.decode()
        paths = {path for form in trial.file.forms for path in self.paths(form)}
        self.named = set()
        for severity, text in re.findall(r"^trial\.rules(?::\d+:\d+)?: (loss|difference): (.*)$", self.notes, re.M):
            first = text.split(": ")[0]
            prefix = first.split(".")[0] + "." if first.split(".")[0] in {f.name for f in trial.file.forms} else ""
            if "the form also reads texts" not in text:
                self.named.add(first if first in paths else "")
            for list_ in re.findall(r"the checks of (.*) are left out", text):
                if "the form" in list_:
                    self.named.add(prefix.rstrip("."))
                self.named.update(prefix + name for name in re.findall(r"'([^']+)'", list_))

    def prefix(self, form: Form) -> str:
        return "" if form is self.main else form.name

    def paths(self, form: Form):
        """The paths by which the report can name what is in the form."""
        def inner(items, path):
            for item in members(items):
                name = f"{path}.{item.name}".lstrip(".")
                yield name
                if isinstance(item, Group):
                    yield from inner(item.items, name)
        yield self.prefix(form)
        yield from inner(form.items, self.prefix(form))

    def is_named(self, steps: list) -> bool:
        """Whether the report names a field or group on the way, or the form whose whole object lies there."""
        form, items, name, kind = self.main, self.main.items, "", None
        for step in steps:
            if kind and kind.item:
                kind = kind.item
            elif kind and kind.form is None:
                break
            else:
                if kind:
                    form, items, name, kind = kind.form, kind.form.items, self.prefix(kind.form), None
                found = next((each for each in members(items) if each.name == step), None)
                if found is None:
                    break
                name = f"{name}.{step}".lstrip(".")
                if name in self.named:
                    return True
                if isinstance(found, Group):
                    items = found.items
                else:
                    kind = found.type
        whole = self.prefix(kind.form) if kind and kind.form else self.prefix(form) if not steps else None
        return whole is not None and whole in self.named

    def difference(self, line: Line, report: bytes) -> str | None:
        verdict = json.loads(report)
        wrong = [v["path"] for v in verdict["violations"] if v["severity"] == "error"]
        wrong += [u["path"] for u in verdict["undecided"]]
        record = json.loads(line.text, parse_float=number)
        errors = list(self.validator.iter_errors(record))
        is_valid = verdict["verdict"] == "valid"
        if is_valid == (not errors):
            is_compared = is_valid or not all(self.is_named(path_steps(path)) for path in wrong)
            self.counts["compared and valid" if is_valid else "compared and invalid"] += is_compared
            return None
        if is_valid:
            if all(self.is_named_error(each) for each in errors):
                return None
        elif all(self.is_named(path_steps(path)) for path in wrong):
            return None
        return "\n".join(
            [f"  engine: {wrong or 'valid'}", f"  schema: {'valid' if not errors else ''}",
             *(f"    {each.json_path}: {each.message[:300]}" for each in errors),
             f"  named: {sorted(self.named)}"])

    def is_named_error(self, error) -> bool:
        """Whether the error, or what keeps a branch of it from holding, is at a field that is named."""
        path = list(error.absolute_path)
        missing = error.validator_value if error.validator == "required" else []
        return (
            self.is_named(path) or any(self.is_named([*path, name]) for name in missing if name not in error.instance)
            or any(map(self.is_named_error, error.context or [])))


def difference_after_import(trial: Trial, export: Export, lines: list[Line], counts: Counter) -> str | None:
    """What the schema and the rules that it becomes judge differently, unless the import says that it must."""
    (trial.folder / "trial.schema.json").write_text(json_text(export.schema))
    done = trial.run("import", "--from", "json-schema", "trial.schema.json", "-o", "imported.rules")
    notes = done.stderr.decode()
    if done.returncode != 0:
        counts["schemas that are not imported"] += 1
        return None if ": refusal: " in notes else notes
    if ": loss: " in notes or ": difference: " in notes or "'value'" in notes:
        counts["schemas with differences"] += 1
        return None
    (trial.folder / "trial.ndjson").write_text("".join(line.text + "\n" for line in lines))
    # Forms that hold each other leave it open which of them is the whole; it comes last.
    form = re.findall(r"^(?:closed )?(?:exact )?form `?([^`\s]+)", (trial.folder / "imported.rules").read_text(), re.M)[-1]
    validated = trial.run("validate", "imported.rules", "trial.ndjson", "--form", form, "--output", "ndjson", "--report", "all")
    reports = validated.stdout.split(b"\n")[:-1]
    if len(reports) != len(lines):
        return f"imported: status {validated.returncode}\n{validated.stderr.decode()}"
    for line, report in zip(lines, reports):
        counts["records of imported forms"] += 1
        verdict = json.loads(report)
        errors = list(export.validator.iter_errors(json.loads(line.text, parse_float=number)))
        if (verdict["verdict"] == "valid") != (not errors):
            wrong = [f"{v['path']}: {v['rule']}" for v in verdict["violations"] + verdict["undecided"]]
            return "\n".join([
                json_text(export.schema), (trial.folder / "imported.rules").read_text(), notes, line.text,
                f"  imported: {wrong or 'valid'}",
                "  schema: " + ("valid" if not errors else "; ".join(f"{e.json_path}: {e.message[:200]}" for e in errors))])
    return None


def number(text: str) -> int | Decimal:
    """The exact number; a whole one as an integer, since `jsonschema` knows no other."""
    value = Decimal(text)
    return int(value) if value == value.to_integral_value() else value


def path_steps(path: str) -> list:
    return [int(place) if place else re.sub(r"\\(.)", r"\1", key) if not (quoted or name) else quoted or name
            for key, quoted, name, place in STEP.findall(path)]


def mend(line: Line, report: bytes, maker: RecordMaker) -> Line:
    """The record with other values where the engine refuses them, so that more of them are right, or nearly so."""
    record = json.loads(line.text, parse_float=Decimal)
    for violation in reversed(json.loads(report)["violations"]):
        maker.change(record, violation["path"])
    return Line(record, json_text(record))


def difference(seed: int, folder: pathlib.Path, counts: Counter) -> str | None:
    source = random.Random(seed)
    file = SchemaFileMaker(source).make()
    maker = SchemaRecordMaker(source, file.main)
    context = maker.context(Reader(parses_texts=False))
    trial = Trial(file, "all", True, 1, COMMAND, context, None, folder)
    lines = [Line(record, json_text(record)) for record in (maker.make() for _ in range(RECORDS))]

    def differ(lines: list[Line], reports: list[bytes]) -> Difference | None:
        export = Export(trial, counts)
        for line, report in zip(lines, reports):
            counts["records"] += 1
            if found := export.difference(line, report):
                return Difference(line, found)
        counts["files"] += 1
        counts["files without a named field"] += not export.named
        return None

    try:
        mended = lines[:RECORDS // 2]
        for _ in range(4):
            mended = [mend(line, report, maker) for line, report in zip(mended, trial.reports(mended))]
        lines += mended
        reports = trial.reports(lines)
        if found := differ(lines, reports):
            found = trial.smallest(found, differ)
            trial.reports([found.line])
            return f"seed {seed}:\n{Writer(trial.file).text}{found.line.text}\n{found.text}\n{Export(trial, counts).notes}"
        if found := difference_after_import(trial, Export(trial, counts), lines, counts):
            return f"seed {seed}, imported:\n{found}"
    except Refused as refusal:
        # A condition that contradicts another one, or a context that isn't read, leaves nothing to compare.
        counts["refused"] += 1
        if str(refusal).startswith("not exported"):
            return f"seed {seed}: {refusal}\n{Writer(trial.file).text}"
    return None


def main():
    # Numbers of records have more digits than the usual precision.
    decimal.getcontext().prec = 100
    counts = Counter()
    compare_seeds(
        SEEDS, PATIENCE, lambda seed, folder: difference(seed, folder, counts), lambda: f"{dict(counts)}")


main()

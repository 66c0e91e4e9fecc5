#!/usr/bin/env python3
"""Fills in random forms in the JavaScript runtime and in `formrules repl`, and compares what both show.

The runtime is that of exported pages, with the parts that the form needs.

    Tests/Language/live.py [SEED [LAST SEED]]

The forms are those of the random rule files. The runtime's player chooses each key press, paste, deletion, value and
change of focus, and the expected result: text, value, caret, state and messages of every field. FORMRULES is the command
to run.
"""

import decimal
import itertools
import json
import os
import pathlib
import random
import re
import subprocess
from collections.abc import Iterator

from javascript import export_page
from language import Form, Writer, name_text
from records import json_text
from seeds import compare_seeds
from trial import Refused, Trial

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
PLAYER = ROOT / "Web/Tests/player.js"
ACTS = 20
PATIENCE = 3
# How many seeds are compared if none is given.
SEEDS = 100


def leaves(value):
    """The values in a value that are neither lists nor objects."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [leaf for each in value for leaf in leaves(each)]
    return [value]


def begun(form: Form, record: dict, path="") -> Iterator[tuple[str, object]]:
    """The paths of fields of a form with the plain values that a record has for them, and None for each row."""
    for field in form.fields:
        value, place = record, path
        for name in [*(group.name for group in field.groups), field.name]:
            value = value.get(name) if isinstance(value, dict) else None
            place += ("." if place else "") + name_text(name)
        inner = field.type.item.form if field.type.name == "list" else field.type.form
        if inner is None:
            if isinstance(value, (str, bool)) and not field.computed:
                yield place, value
        elif field.type.name == "list":
            for position, item in enumerate(value if isinstance(value, list) else []):
                yield place, None
                if isinstance(item, dict):
                    yield from begun(inner, item, f"{place}[{position}]")
        elif isinstance(value, dict):
            yield from begun(inner, value, place)


def printed(output: str) -> list[list[str]]:
    """The lines that each entry of a script prints, with one pair of spaces between columns."""
    entries = []
    for line in output.splitlines():
        if line.startswith("> "):
            entries.append([])
        elif entries:
            entries[-1].append(re.sub(" {2,}", "  ", line.strip()))
    return entries


def comparable(entry: list[str], command: str) -> list[str]:
    """What of an entry's lines is the business of the comparison: not what is said of other fields."""
    if entry and "error" in entry[0][:60] and not entry[0].startswith("key"):
        return ["error"]
    if command == ":state":
        return [line.replace("[]", "0 rows") for line in entry]
    if command.startswith((":type", ":paste", ":back")):
        return [
            line.split("  ", 1)[1].replace("\"", "").replace(", shortened", "")
            for line in entry[1:] if re.match(r"\S+  \"", line)]
    return entry[:1] if command.startswith(":blur") else []


def difference(seed: int, folder: pathlib.Path, player: subprocess.Popen) -> str | None:
    source = random.Random(seed)
    trial = Trial.make(source, COMMAND, folder)
    trial.context = {}
    lines = trial.lines(source, 20)
    trial.reports(lines)
    export_page(trial)
    # Pages read no data, so that numbers are JavaScript's own.
    values = [
        leaf for line in lines if line.record is not None for leaf in leaves(line.record)
        if not isinstance(leaf, (int, float, decimal.Decimal)) or re.fullmatch(r"-?\d{1,9}(\.\d{1,5})?", json_text(leaf))
    ] or [1]
    name = trial.file.main.name
    question = {
        "module": str(folder / "trial.mjs"), "form": name, "seed": seed, "values": values, "count": ACTS,
        "begun": list(itertools.islice(begun(trial.file.main, next((line.record for line in lines if line.record), {})), ACTS))}
    player.stdin.write(json_text(question) + "\n")
    player.stdin.flush()
    answer = json.loads(player.stdout.readline())
    if "error" in answer:
        return answer["error"]
    script = answer["script"]
    has_counterparts = '"ecma"' in (folder / "trial.mjs").read_text()
    entries = f":form {name}\n" + "".join(each["command"] + "\n" for each in script)
    process = subprocess.run(
        [COMMAND, "repl", "trial.rules", "--echo"], cwd=folder, input=entries, encoding="utf-8",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    found = printed(process.stdout)[1:]
    for number, (each, lines) in enumerate(zip(script, found)):
        expected = [re.sub(" {2,}", "  ", line) for line in each["lines"]]
        if each["command"] != ":state" and not each["command"].startswith((":type", ":paste", ":back", ":blur")):
            expected = expected if expected == ["error"] else []
        if each["command"].startswith((":type", ":paste", ":back")):
            # Dates are written in quotation marks in one, and without in the other.
            expected = [line.replace('"', "") for line in expected]
        if "left to the server" in str(expected) or "…" in str(lines):
            # Texts that are cut where they are shown are not compared.
            return None
        if has_counterparts and comparable(lines, each["command"]) != expected:
            # Whether more typing helps where a pattern has no automaton only the engine knows.
            return None
        if comparable(lines, each["command"]) != expected:
            acts = "\n".join(each["command"] for each in script[:number + 1] if each["command"] != ":state")
            pairs = "\n".join(
                f"  command {one}\n  runtime {other}" for one, other in
                zip(comparable(lines, each["command"]) + [""] * 99, expected + [""] * 9) if one != other)
            return f"{acts}\n{each['command']}\n{pairs}"
    if len(found) < len(script):
        return f"the command prints {len(found)} of {len(script)}: {process.stdout[-500:]}"
    return None


def main():
    player = subprocess.Popen(
        ["node", PLAYER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    refused = []

    def found(seed: int, folder: pathlib.Path) -> str | None:
        try:
            text = difference(seed, folder, player)
        except Refused:
            refused.append(seed)
            return None
        return text and f"seed {seed}\n{(folder / 'trial.rules').read_text()}{text}\n"

    compare_seeds(SEEDS, PATIENCE, found, lambda: f"{len(refused)} not compiled")


main()

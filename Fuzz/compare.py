#!/usr/bin/env python3
"""Validates the rules and records of the fuzzing corpus with the JavaScript runtime too, and compares the reports.

    Fuzz/compare.py [FOLDER…]

The inputs are those of the target `records`: a rule file, a zero byte, and lines of JSON. By default, they are the seeds
and the inputs kept by runs of `Fuzz/run`. The runtime shares only the compiled rule file with the engine. FORMRULES is
the command to run. Needs Node.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Language"))
from javascript import LEFT_TO_SERVER, Runtime, places
from trial import Refused

COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
FOLDERS = [ROOT / ".build-fuzz/fuzz/records" / name for name in ("seeds", "corpus")]
NOW = "2026-01-31T14:30+01:00"


def members(pairs: list) -> dict:
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a member twice")
    return dict(pairs)


def readable(lines: list[str]) -> list[str]:
    """The lines that hold an object in which no member is there twice."""
    found = []
    for line in lines:
        try:
            if isinstance(json.loads(line, object_pairs_hook=members, parse_constant=float.fromhex), dict):
                found.append(line)
        except (ValueError, RecursionError):
            continue
    return found


def run(folder: pathlib.Path, *arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([COMMAND, *arguments], cwd=folder, capture_output=True)


def differences(rules: bytes, lines: list[str], folder: pathlib.Path, runtime: Runtime) -> tuple[int, list[str]]:
    """How many reports were compared, and which are not the same."""
    (folder / "trial.rules").write_bytes(rules)
    if run(folder, "compile", "trial.rules", "-o", "trial.json").returncode != 0:
        return 0, []
    compiled = (folder / "trial.json").read_text()
    forms = json.loads(compiled)["program"]["forms"]
    if not forms or not lines:
        return 0, []
    (folder / "trial.ndjson").write_text("".join(line + "\n" for line in lines))
    validated = run(folder, "validate", "trial.rules", "trial.ndjson", "--output", "ndjson", "--form", forms[0]["name"],
                    "--now", NOW)
    reports = [json.loads(line) for line in validated.stdout.split(b"\n")[:-1]]
    if len(reports) != len(lines):
        return 0, []
    found = []
    own_reports = runtime.reports(folder / "trial.json", forms[0]["name"], lines, {"mode": "first-per-field", "now": NOW})
    for line, report, own in zip(lines, reports, own_reports):
        report.pop("record", None)
        if report == own or LEFT_TO_SERVER in json.dumps(own) or "message" in report:
            continue
        if '"ecma"' in compiled and places(own) == places(report):
            continue
        found.append(f"{line}\n  command {json.dumps(report)}\n  runtime {json.dumps(own)}")
    return len(reports), found


def main() -> None:
    runtime = Runtime()
    compared, differing = 0, 0
    folders = [pathlib.Path(name) for name in sys.argv[1:]] or FOLDERS
    with tempfile.TemporaryDirectory() as name:
        for file in sorted(file for folder in folders if folder.is_dir() for file in folder.iterdir()):
            rules, _, data = file.read_bytes().partition(b"\0")
            lines = readable(data.decode(errors="replace").split("\0")[0].splitlines())
            try:
                count, found = differences(rules, lines, pathlib.Path(name), runtime)
            except Refused as refusal:
                count, found = 0, [str(refusal)]
                runtime = Runtime()
            compared += count
            for text in found:
                differing += 1
                print(f"{file}\n{rules.decode(errors='replace')}\n{text}\n", flush=True)
    print(f"{compared} reports, {differing} differ")
    sys.exit(1 if differing else 0)


main()

"""Validates records with the JavaScript runtime, in one Node process, from compiled rule files."""

from __future__ import annotations

import json
import pathlib
import re
import subprocess

from records import json_text
from trial import Difference, Line, Refused, Trial

RUNTIME = pathlib.Path(__file__).resolve().parents[2] / "Web/Tests/judge.js"
# The reason for what only the server decides, such as a pattern that ECMAScript has no counterpart for.
LEFT_TO_SERVER = "left to the server"


def places(report: dict) -> tuple:
    """What a report says, but for which of several alternatives it names."""
    violations = [(each["path"], each["severity"]) for each in report["violations"]]
    return report["verdict"], violations, [each["path"] for each in report["undecided"]]


def export_module(trial: Trial) -> None:
    """Writes the rules as a module, `trial.mjs`."""
    process = trial.run("export", "trial.rules", "--to", "javascript", "--form", trial.file.main.name)
    if process.returncode != 0:
        raise Refused(f"not exported, status {process.returncode}\n{process.stderr.decode()}")
    (trial.folder / "trial.mjs").write_bytes(process.stdout)


def export_page(trial: Trial) -> None:
    """Writes runtime and rules of an exported page as a module, `trial.mjs`."""
    process = trial.run("export", "trial.rules", "--to", "html", "--form", trial.file.main.name)
    if process.returncode != 0:
        raise Refused(f"not exported, status {process.returncode}\n{process.stderr.decode()}")
    page = process.stdout.decode()
    runtime = re.search(r'<script type="module">\n(.*?)\n\{\n', page, re.DOTALL)[1]
    program = re.search(r'<script [^>]*id="program">\n(.*?)</script>', page, re.DOTALL)[1]
    forms = 'export const forms = Object.fromEntries(rules.forms.map((name) => [name, rules.form(name)]));'
    (trial.folder / "trial.mjs").write_text(f"{runtime}\nconst rules = load({program.strip()});\n{forms}\n")


class Runtime:
    def __init__(self):
        self.process = subprocess.Popen(
            ["node", RUNTIME], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        # Records whose verdict the runtime leaves to the server.
        self.left = 0

    def reports(self, module: pathlib.Path, form: str, lines: list[str], options: dict) -> list[dict]:
        """What the runtime reports on the records by the form of an exported module."""
        question = {"module": str(module), "form": form, "lines": lines, "options": options}
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise Refused(f"the runtime fails: {answer['error']}")
        return [json.loads(report) for report in answer["reports"]]

    def difference(self, trial: Trial, lines: list[Line], reports: list[bytes]) -> Difference | None:
        """The first record on which the exported rules, with the parts of the runtime that they need, report anything else."""
        export_module(trial)
        options = {"mode": trial.mode, "strict": trial.is_strict}
        if trial.context:
            options["context"] = json_text(trial.context)
        if trial.step:
            options["step"] = trial.step
        texts = [line.text for line in lines]
        found = self.reports(trial.folder / "trial.mjs", trial.file.main.name, texts, options)
        has_counterparts = '"ecma"' in (trial.folder / "trial.mjs").read_text()
        for line, report, own in zip(lines, reports, found):
            expected = json.loads(report)
            # The number and the places in the data are the command's own.
            del expected["record"]
            for finding in expected["violations"] + expected["undecided"]:
                del finding["data"]
            if LEFT_TO_SERVER in json.dumps(own):
                self.left += 1
            elif has_counterparts and places(own) == places(expected):
                # How far a text got in a pattern without an automaton only the engine knows, and it chooses the
                # alternative that is reported by that.
                continue
            elif own != expected:
                return Difference(line, f"command {json.dumps(expected)}\n  runtime {json.dumps(own)}")
        return None

#!/usr/bin/env python3
"""Checks that `formrules` shows untrusted texts harmlessly, and never shows secrets.

The first part pushes a hostile text (terminal escapes, line ends, direction overrides, markup) through every place of
a rule file, a record and a command line, and checks the output of every command. The second part makes random forms with
secret fields, gives each of them a marker as its value, and searches the output of every command for the marker. The
arguments are the number of random forms and the first seed.
"""

import io
import csv
import fcntl
import json
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import termios
import xml.etree.ElementTree
from html.parser import HTMLParser

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Terminal"))
from terminal import CONTROL_C, Terminal

COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
PATIENCE = 120
CLOCK = "2026-01-31T12:00:00"

# What a terminal obeys, what a line ends with, what turns a text around, and what ends a text in each notation.
HOSTILE = ("a\x1b[31mb\x1b]0;t\x07c\u009b31md\re\nf\u2028g\u2029h\u0085i\u202ej\u2066kl\u200bm\x7fn\x08o"
           "</script><!--<img src=x onerror=alert(1)>-->]]>&amp;'\"`*/|@x%0A::error::p\\q{{r}}")
# Characters that no text output may hold as they are.
HARMFUL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]")


class Run:
    """What one command wrote."""

    def __init__(self, folder, *arguments, stdin=""):
        self.arguments = arguments
        process = subprocess.run(
            [COMMAND, *arguments], cwd=folder, input=stdin.encode(), capture_output=True, timeout=PATIENCE,
            env={"PATH": "/usr/bin:/bin", "TZ": "UTC", "HOME": str(folder), "LC_ALL": "C.UTF-8"})
        self.status = process.returncode
        self.output = process.stdout.decode("utf-8", "surrogateescape")
        self.remarks = process.stderr.decode("utf-8", "surrogateescape")
        check(0 <= self.status <= 70 or self.status == 130, f"{arguments} ended with {self.status}: {self.remarks[-500:]}")
        check("bug in formrules" not in self.remarks, f"{arguments}: {self.remarks[-500:]}")


FAILURES = []


def check(holds, message):
    if not holds:
        FAILURES.append(message)


def check_text(run, text, where):
    found = HARMFUL.search(text)
    if found:
        around = text[max(0, found.start() - 60):found.end() + 20]
        check(False, f"{' '.join(run.arguments)[:120]!r} writes {found[0]!r} to {where}: {around!r}")


def check_json(run, text):
    try:
        return json.loads(text)
    except ValueError as error:
        check(False, f"{' '.join(run.arguments)[:120]!r} writes no JSON: {error}: {text[:200]!r}")


# MARK: Hostile texts


def quoted(text, escapes=True):
    """The text as a literal of the language."""
    parts = []
    for character in text:
        if character in "\"\\":
            parts.append("\\" + character)
        elif HARMFUL.match(character) or character == "\n":
            parts.append(f"\\u{{{ord(character):X}}}")
        else:
            parts.append(character)
    return '"' + "".join(parts) + '"'


def literal(text):
    """The text without what a message means something by."""
    return text.replace("{{r}}", "r")


def hostile_rules():
    text, label = quoted(HOSTILE), quoted(literal(HOSTILE))
    return f"""external rule known "{{value}} {{label}}" {{ undecided blocks }}
rule short(limit: text) {{ max_length(3) {text} }}
form part {label} {{
    field inner {label} {{ required {text}; one_of({label}) {text} }}
}}
form hostile {label} {{
    context role {label}
    field plain {label} {{ required {text}; short({label}); regex(/a\\x{{1B}}?/) "{{value}} {{label}}" }}
    field pick: choice {label} {{ option {label} {label}; option "b" {label} }}
    field many: list of text {label} {{ each {{ max_length(2) "{{value}}" }} }}
    field keyed: map of text {label} {{ keys {{ max_length(2) "{{value}}" }}; each {{ max_length(2) "{{value}}" }} }}
    field parts: list of part {label} {{ unique(inner) {text} }}
    field named: map of part {label}
    field stamp: date {label} {{ required {text} }}
    field sum: number {label} = length(plain) * 2
    field upload: file {label} {{ max_size(1B) "{{value}}" }}
    when keyed[{label}] == {label} {{ field more {label} {{ required {text} }} }}
    group about {label} {{ field asked {label} {{ known }}; one_filled(plain, asked) {text} }}
    check plain == role "{{role}}" at plain
}}
test {label} for hostile {{
    context {{ role: {label} }}
    given {{ plain: {label}, keyed: {{ {label}: {label} }}, many: [{label}] }}
    expect valid
}}
"""


RECORD = {
    "plain": HOSTILE, "pick": HOSTILE, "many": [HOSTILE], "keyed": {HOSTILE: HOSTILE},
    "parts": [{"inner": HOSTILE, HOSTILE: 1}, {"inner": HOSTILE}], "named": {HOSTILE: {"inner": HOSTILE}},
    "stamp": HOSTILE, HOSTILE: HOSTILE, "asked": HOSTILE, "upload": {"size": 7, "type": HOSTILE, "name": HOSTILE},
}


def hostile_texts(folder):
    """Files with hostile texts, and every command with them."""
    name = literal(HOSTILE).replace("/", "").replace("\n", "\n")[:60]
    rules = f"{name}.rules"
    (folder / rules).write_text(hostile_rules())
    # A rule file that is broken at each hostile place.
    broken = f"{name} broken.rules"
    (folder / broken).write_text(
        f"import {quoted(HOSTILE)}\nform f {{ field a {{ unknwn({quoted(HOSTILE)}); one_of({quoted(HOSTILE)}, 7) }} }}\n"
        f"\u202e form \x1b[31m g {{ field b {{ regex(/\x1b\u2028(/) }} }}\n")
    for ending, text in {
            "json": json.dumps(RECORD), "ndjson": json.dumps(RECORD, ensure_ascii=False) + "\n{\"\x1b[31m\u202e\": tru}\n",
            "broken.json": "{\"plain\": \"\x1b[31m\u202e\", \"\u202e\": nul",
            "context.json": json.dumps({"role": HOSTILE}), "wrong.json": json.dumps({HOSTILE: HOSTILE}),
    }.items():
        (folder / f"{name}.{ending}").write_text(text)
    table = io.StringIO()
    csv.writer(table).writerows([["plain", HOSTILE, "many", "stamp"], [HOSTILE] * 4])
    (folder / f"{name}.csv").write_text(table.getvalue())
    (folder / f"{name}.schema.json").write_text(json.dumps({
        "title": HOSTILE, "type": "object", "required": [HOSTILE],
        "properties": {HOSTILE: {"type": "string", "title": HOSTILE, "description": HOSTILE, "pattern": HOSTILE,
                                 "enum": [HOSTILE], "default": HOSTILE, HOSTILE: HOSTILE},
                       "a": {"type": HOSTILE, "format": HOSTILE, "const": HOSTILE}},
        HOSTILE: HOSTILE, "$ref": HOSTILE}))

    def data(ending):
        return f"{name}.{ending}"

    context = ["--context", data("context.json")]
    files = [data("json"), data("ndjson"), data("csv")]
    for_people = [
        ["check", rules], ["check", broken], ["check", rules, broken, "--diff"], ["fmt", "--check", rules, broken],
        ["fmt", "--diff", rules], ["fmt", HOSTILE], ["check", HOSTILE], ["check", "--explain", HOSTILE], [HOSTILE],
        ["check", "--output", HOSTILE, rules], ["export", "--to", HOSTILE, rules],
        ["test", rules, "--coverage"], ["test", "--filter", HOSTILE, rules],
        ["dump", rules, "--stage", "tokens"], ["dump", rules, "--stage", "tree"], ["dump", rules, "--stage", "checked"],
        ["dump", rules, "--stage", "program"], ["import", "--from", "json-schema", data("schema.json")],
        ["import", "--from", "json-schema", "--lossy", data("schema.json")], ["import", "--from", "pureform", data("json")],
        ["import", "--from", "thedistance", data("json")], ["compile", broken],
        ["validate", rules, "--form", HOSTILE, data("json")], ["validate", HOSTILE, HOSTILE],
        ["validate", rules, "--form", "hostile", HOSTILE],
        ["bench", rules, data("json"), "--form", "hostile", "--seconds", "0.01", *context],
        ["export", "--to", "html", rules, "--form", HOSTILE], ["compile", rules, "-o", f"{HOSTILE}/no"],
        ["export", "--to", "html", rules, "--form", "hostile", "-o", f"{HOSTILE}/no"],
    ]
    for file in [*files, data("broken.json")]:
        for extra in [[], context, ["--context", data("wrong.json")], ["--step", HOSTILE], ["--strict-types"], ["--now", HOSTILE]]:
            for report in ["all", "first"]:
                base = [rules, file, "--form", "hostile", "--report", report, *extra]
                for_people += [["validate", *base, "--summary"], ["explain", *base]]
    for arguments in for_people:
        run = Run(folder, *arguments)
        # A difference is for `patch`, so its lines are as they are in the file.
        if "--diff" not in arguments:
            check_text(run, run.output, "standard output")
        check_text(run, run.remarks, "standard error")
    for file in files:
        base = [rules, file, "--form", "hostile", *context]
        run = Run(folder, "validate", *base, "--output", "json")
        check_json(run, run.output)
        run = Run(folder, "validate", *base, "--output", "ndjson")
        for line in run.output.split("\n")[:-1]:
            check_json(run, line)
        check_json(run := Run(folder, "explain", *base, "--output", "json"), run.output)
    for arguments in [["check", rules, broken, "--output", "json"], ["check", rules, broken, "--output", "sarif"],
                      ["test", rules, "--coverage", "--output", "json"], ["compile", rules],
                      ["export", "--to", "json-schema", rules, "--form", "hostile"],
                      ["bench", rules, data("json"), "--form", "hostile", "--seconds", "0.01", "--output", "json"]]:
        run = Run(folder, *arguments)
        tree = check_json(run, run.output)
        if "sarif" in arguments and tree:
            for result in tree["runs"][0]["results"]:
                check_text(run, result["message"]["text"], "a message of SARIF")
    run = Run(folder, "test", rules, "--output", "junit")
    check_text(run, run.output, "JUnit")
    try:
        xml.etree.ElementTree.fromstring(run.output)
    except xml.etree.ElementTree.ParseError as error:
        check(False, f"JUnit is no XML: {error}")
    check_page(folder, rules)
    check_workbench(folder, rules, name)
    check_imported(folder, name)
    check_modules(folder, rules)
    check_language_server(folder, name)


def check_language_server(folder, name):
    """What an editor shows of hostile files: diagnostics, hovers, symbols, lenses and hints; not what it puts into files."""
    texts = {"whole": hostile_rules(), "broken": (folder / f"{name} broken.rules").read_text()}
    messages = [{"id": 0, "method": "initialize", "params": {"capabilities": {}, "rootUri": f"file://{folder}"}}]
    for kind, text in texts.items():
        document = {"uri": f"file:///{kind}.rules"}
        messages.append({"method": "textDocument/didOpen", "params": {"textDocument": {
            **document, "languageId": "rules", "version": 1, "text": text}}})
        requests = ["textDocument/diagnostic", "textDocument/documentSymbol", "textDocument/codeLens", "textDocument/foldingRange"]
        messages += [{"id": len(messages) + number, "method": method, "params": {"textDocument": document}}
                     for number, method in enumerate(requests)]
        for line, words in enumerate(text.split("\n")):
            for match in re.finditer(r"[A-Za-z_]+", words):
                position = {"line": line, "character": len(words[:match.start() + 1].encode("utf-16-le")) // 2}
                messages.append({"id": 1000 + len(messages), "method": "textDocument/hover",
                                 "params": {"textDocument": document, "position": position}})
    bodies = [json.dumps({"jsonrpc": "2.0", **message}) for message in messages]
    run = Run(folder, "lsp", stdin="".join(f"Content-Length: {len(body.encode())}\r\n\r\n{body}" for body in bodies))
    answers = [json.loads(part[part.index("{"):]) for part in re.split(r"Content-Length: \d+\r\n\r\n", run.output) if "{" in part]
    check(len(answers) >= len(messages) - 3, f"only {len(answers)} answers to {len(messages)} messages")

    def look(value, key=""):
        if isinstance(value, dict):
            if value.get("kind") == "markdown":
                # Outside of code nothing is an element or an image.
                prose = re.sub(r"(`+).*?\1", "", value["value"], flags=re.DOTALL)
                check("<img" not in prose.replace("\\<", ""), f"a hover has an element: {prose[:300]!r}")
            for name, inner in value.items():
                look(inner, name)
        elif isinstance(value, list):
            for inner in value:
                look(inner, key)
        elif isinstance(value, str) and key in ("message", "value", "title", "detail", "label"):
            check_text(run, value.replace("\t", ""), f"the editor's {key}")

    look(answers)


class Elements(HTMLParser):
    """What is in a page, as a browser would see it."""

    def __init__(self):
        super().__init__()
        self.names, self.attributes = [], []

    def handle_starttag(self, tag, attributes):
        self.names.append(tag)
        self.attributes += [(tag, name) for name, _ in attributes]


def check_page(folder, rules):
    run = Run(folder, "export", "--to", "html", rules, "--form", "hostile")
    elements = Elements()
    elements.feed(run.output)
    check(elements.names, f"no page: {run.remarks}")
    check("img" not in elements.names, "a text became an element of the page")
    check(not [1 for _, name in elements.attributes if name.startswith("on")], "a text became code of the page")
    scripts = re.findall("<script[^>]*>(.*?)</script>", run.output, re.DOTALL)
    check(len(scripts) == run.output.count("<script"), "a text ended a script of the page")
    check("<!--" not in "".join(scripts), "a text began a comment in a script")
    check_text(run, run.output, "a page")
    assets = Run(folder, "export", "--to", "html", rules, "--form", "hostile", "--assets", "static")
    check_text(assets, assets.output, "a page with assets")


def check_modules(folder, rules):
    for kind in ["javascript", "typescript"]:
        run = Run(folder, "export", "--to", kind, rules)
        check(run.status == 0, f"{kind}: {run.remarks}")
        check_text(run, run.output, f"{kind}")
    (folder / "module.mjs").write_text(Run(folder, "export", "--to", "javascript", rules).output)
    try:
        process = subprocess.run(["node", "--check", "module.mjs"], cwd=folder, capture_output=True, text=True)
    except FileNotFoundError:
        print("skipped: node, to read an exported module")
        return
    check(process.returncode == 0, f"the module is no JavaScript: {process.stderr[-300:]}")


def check_workbench(folder, rules, name):
    """The REPL: hostile texts as rules, values, names, commands and answers."""
    text, label = quoted(HOSTILE), quoted(literal(HOSTILE))
    script = "\n".join([
        f":load {rules}", ":form hostile", f"{text}", f"max_length(2) {text}", f"{text}", f"not one_of({label})", f"{text}",
        f":set plain {text}", f":set keyed[{label}] {label}", f":set many [{label}]", f":set pick {label}", ":values",
        ":state", ":submit", ":explain", ":validate", f":type plain {text}", f":type plain {literal(HOSTILE)}".replace("\n", " "),
        f":filter plain {text}", f":answer known rejected {label}", f":answer {label} rejected", f":set asked {text}",
        f":set {label} 7", f":context role {label}", f":context {label} 7", f":now {HOSTILE[:20]}", f":load {HOSTILE[:30]}",
        f":save {HOSTILE[:30]}/x", f":rules {HOSTILE[:9]}", f":help {HOSTILE[:9]}", ":rules", ":forms", ":fields", ":program",
        ":coverage", ":test", ":show", f":paste {HOSTILE[:20]}", f"\x1b[31m\u202e", f"form x\x1b[0m {{", "}}", f"field a{label}",
        "{ plain: " + label + ", keyed: { " + label + ": " + label + " }, " + label + ": 1 }"]) + "\n"
    for arguments in [["repl"], ["repl", "--echo"]]:
        run = Run(folder, *arguments, stdin=script)
        check_text(run, run.output, "the REPL's output")
        check_text(run, run.remarks, "the REPL's remarks")


def check_imported(folder, name):
    """What an import makes of hostile texts is a rule file that loads and means them."""
    run = Run(folder, "import", "--from", "json-schema", "--lossy", f"{name}.schema.json")
    if run.status == 0:
        (folder / "imported.rules").write_text(run.output)
        check_text(run, run.output, "an imported rule file")
        again = Run(folder, "check", "imported.rules")
        check(again.status == 0, f"the imported file does not load: {again.output[:300]}")


# MARK: Secrets

MARKER = "qVZxWvKUmb"
# A key of a secret map. Keys lead to values, so paths show them; nothing else may.
KEY_MARKER = "k3Jw8RtY5n"
# How paths show keys, in text and in each notation that is written.
KEYS_IN_PATHS = re.compile(r"\[(?:\\*\"|\"\"|&quot;|&#34;)" + KEY_MARKER + r"\w*(?:\\*\"|\"\"|&quot;|&#34;)\]")


def check_secrets(text, description):
    """That no value of a secret field is in a text, and no key of one outside of paths."""
    for marker, rest in [(MARKER, text), (KEY_MARKER, KEYS_IN_PATHS.sub("", text))]:
        found = rest.find(marker)
        check(found < 0, f"{description}: {rest[max(0, found - 200):found + 40]!r}")


class SecretForm:
    """A form made at random in which the values of secret fields hold the marker."""

    TYPES = ["text", "list of text", "map of text", "inner", "list of inner", "map of inner", "choice", "any",
             "list of map of text"]
    CHECKS = ['required "{label} {value}"', 'max_length(3) "{value}: {length}"', 'regex(/[0-9]+/) "{value}"', "email",
              'not starts_with("q") "{value}"', 'one_of("x", "y") "{value}"']

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.fields, self.record = [], {}
        self.lines = ['rule shown(limit: text) "{limit}" { max_length(1) "{limit} {value}" }']
        self.lines += ["form inner {", '    field shown { max_length(2) "{value}" }',
                       '    field hidden @secret { max_length(2) "{value} {label}"; required }', "}"]
        self.lines.append("form secrets {")
        self.lines.append("    context token @secret")
        for number in range(self.random.randint(3, 8)):
            self.add(f"f{number}")
        texts = [name for name, kind, secret in self.fields if secret and kind == "text"]
        for name in texts:
            self.lines.append(f'    let of_{name} = {name}')
            self.lines.append(f'    check {name} == "7" "{{of_{name}}}"' if self.random.random() < 0.5 else
                              f'    check of_{name} != {name} "{{of_{name}}}"')
            self.lines.append(f'    field copy_{name}: text = {name}')
            self.lines.append(f'    field seen_{name} {{ equal({name}) "{{other}} is not {{value}}"; shown({name}) }}')
            self.lines.append(f'    field list_{name}: list of text {{ includes({name}) "{{value}}" }}')
            self.record[f"seen_{name}"] = "other"
            self.record[f"list_{name}"] = ["a"]
            self.lines.append(f'    when {name} is filled {{ field on_{name} {{ required }} }}')
        self.lines.append('    check token == "x" "{token}"')
        self.lines.append("}")

    def add(self, name):
        kind = self.random.choice(self.TYPES)
        secret = self.random.random() < 0.7
        mark = " @secret" if secret else ""
        block = ""
        if kind == "text":
            block = " { " + "; ".join(self.random.sample(self.CHECKS, 3)) + " }"
        elif kind == "choice":
            block = ' { option "x"; option "y" }'
        elif kind == "list of text":
            block = ' { each { max_length(2) "{value}" }; unique "{value}" }'
        elif kind == "map of text":
            block = ' { keys { max_length(2) "{value}" }; each { max_length(2) "{value}" } }'
        self.lines.append(f"    field {name}: {kind}{mark}{block}")
        self.fields.append((name, kind, secret))
        self.record[name] = self.value(kind, MARKER + name if secret else "plain")

    def value(self, kind, text):
        if self.random.random() < 0.2:
            # Another kind of value than the field's.
            return self.random.choice([text, [text], {text: text}, [{text: [text]}]])
        if kind.startswith("list of "):
            inner = kind.removeprefix("list of ")
            return [self.value(inner, text), self.value(inner, text)]
        if kind.startswith("map of "):
            inner, key = kind.removeprefix("map of "), KEY_MARKER if MARKER in text else "key"
            return {key: self.value(inner, text), f"{key}2": self.value(inner, text), "a": self.value(inner, text)}
        if kind == "inner":
            return {"shown": text if MARKER in text else "plain", "hidden": MARKER, **({text: text} if MARKER in text else {})}
        return text


def secrets(folder, seed):
    form = SecretForm(seed)
    rules = "\n".join(form.lines) + "\n"
    (folder / "secrets.rules").write_text(rules)
    checked = Run(folder, "check", "secrets.rules")
    if "error[" in checked.output:
        check(False, f"seed {seed}: the generator makes rules with errors: {checked.output[:600]}")
        return
    record = json.dumps(form.record)
    for name, text in {"one.json": record, "two.ndjson": record + "\n" + record + "\n", "cut.json": record[:-2],
                       "bare.json": record.replace(f'"{MARKER}', MARKER, 1),
                       "context.json": json.dumps({"token": MARKER}), "wrong.json": json.dumps({"token": [MARKER]}),
                       "flat.csv": "".join(",".join(row) + "\n" for row in zip(*[
                           (name, MARKER) for name, kind, secret in form.fields if secret]))}.items():
        (folder / name).write_text(text)
    runs = []
    for data in ["one.json", "two.ndjson", "cut.json", "bare.json", "flat.csv"]:
        for context in ["context.json", "wrong.json"]:
            base = ["secrets.rules", data, "--form", "secrets", "--context", context]
            for output in ["text", "json", "ndjson", "csv", "sarif", "junit", "github", "none"]:
                for report in ["all", "first-per-field"]:
                    runs.append(["validate", *base, "--summary", "--output", output, "--report", report])
            for output in ["text", "json"]:
                runs.append(["explain", *base, "--output", output, "--report", "all"])
            runs.append(["bench", *base, "--seconds", "0.01"])
    given = " ".join(record.split("\n"))
    (folder / "tested.rules").write_text(
        rules + 'test "t" for secrets {\n    context { token: "' + MARKER + '" }\n    given ' + language(form.record) + "\n    expect valid\n}\n")
    # The test's own text is no secret: what is looked for is shown beyond it.
    for arguments in runs:
        run = Run(folder, *arguments)
        for where, text in [("standard output", run.output), ("standard error", run.remarks)]:
            check_secrets(text, f"seed {seed}: {' '.join(arguments)} writes a secret to {where}")
    for output in ["text", "json", "junit"]:
        run = Run(folder, "test", "tested.rules", "--output", output)
        check_secrets(run.output + run.remarks, f"seed {seed}: test --output {output} writes a secret")
    repl(folder, form, seed)
    history(folder, form, seed)
    failures(folder, record, seed)


def language(value):
    """A value as a literal of the language, without members that no field has: what is typed is refused then."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)}: {language(item)}" for key, item in value.items() if MARKER not in key) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(language, value)) + "]"
    return json.dumps(value)


def entries(form):
    """Entries that fill the form in."""
    lines = [":load secrets.rules", ":form secrets", f':context token "{MARKER}"']
    for name, kind, secret in form.fields:
        lines.append(f":set {name} {language(form.record[name])}")
        if kind == "text" and secret:
            lines += [f":type {name} {MARKER}", f":filter {name} {MARKER}"]
        lines += [":state", ":values"]
    return lines + [":submit", ":validate", ":explain", ":state", ":values", ":context", language(form.record), ":explain"]


def repl(folder, form, seed):
    """A session that fills the form in; an entry is not output, so nothing is echoed."""
    run = Run(folder, "repl", stdin="\n".join(entries(form)) + "\n")
    check_secrets(run.output + run.remarks, f"seed {seed}: the REPL writes a secret")


def history(folder, form, seed):
    """The same at a terminal, with entries that are misspelt, cut or given up: what the next session may recall."""
    lines = entries(form)
    for name, kind, secret in form.fields:
        if secret:
            lines += [f':st {name} "{MARKER}"', f":set {name} {MARKER}", f':set {name[:1]} "{MARKER}"',
                      f':paste {name} {MARKER}', f'set {name} "{MARKER}"', f'{{ {name}: "{MARKER}" }}']
    session = Terminal(folder, columns=1000, directory=folder)
    session.wait("> ")
    for line in lines:
        session.enter(line, "> ")
    for line in [f':set token "{MARKER}', "{ token: [", f'"{MARKER}"']:
        session.type(line + "\r")
    session.type(CONTROL_C)
    session.wait("> ", nudge=lambda: session.type(CONTROL_C))
    check(session.quit() in (0, 1), f"seed {seed}: the REPL ends with a failure")
    kept = (folder / ".formrules_history").read_text()
    check(":load" in kept, f"seed {seed}: no history is kept: {kept!r}")
    # What was typed is the form's own text too, so the history may not even have a key in a path.
    for marker in [MARKER, KEY_MARKER]:
        check(marker not in kept, f"seed {seed}: the REPL's history keeps a secret: {kept!r}")


def failures(folder, record, seed):
    """Commands that end with status 70, that run out of memory, and that are ended by a signal."""
    base = ["secrets.rules", "two.ndjson", "--form", "secrets", "--context", "context.json"]
    commands = [["validate", *base, "--output", output] for output in ["text", "json", "csv", "sarif"]]
    commands += [["explain", *base], ["bench", *base, "--seconds", "0.01"], ["test", "tested.rules"]]
    for arguments in commands:
        with open("/dev/full", "wb") as full:
            status, text = ended(folder, arguments, stdout=full)
        check(status == 70, f"seed {seed}: {arguments} ends with {status} on a full disk: {text[-300:]}")
        check_secrets(text, f"seed {seed}: {' '.join(arguments)} writes a secret when the disk is full")
        for megabytes in [100, 150, 200, 250]:
            limit = megabytes << 20
            _, text = ended(folder, arguments, stdout=subprocess.PIPE,
                            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)))
            check_secrets(text, f"seed {seed}: {' '.join(arguments)} writes a secret with {megabytes} MB of memory")
    for number in [signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGINT, signal.SIGTERM]:
        arguments = ["validate", "secrets.rules", "-", "--input", "ndjson", "--form", "secrets", "--context", "context.json"]
        process = subprocess.Popen([COMMAND, *arguments], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, preexec_fn=no_core)
        process.stdin.write((record + "\n" + record[:-9]).encode())
        process.stdin.flush()
        wait_until_read(process)
        process.send_signal(number)
        text = process.communicate(timeout=PATIENCE)[0].decode(errors="replace")
        check_secrets(text, f"seed {seed}: {number.name} makes it write a secret")


def no_core():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def ended(folder, arguments, **options):
    """The status of a command, and what it writes."""
    process = subprocess.run([COMMAND, *arguments], cwd=folder, stderr=subprocess.PIPE, timeout=PATIENCE, **options)
    return process.returncode, ((process.stdout or b"") + process.stderr).decode(errors="replace")


def wait_until_read(process):
    """Waits until the process has taken all that was written to it, or has ended."""
    while process.poll() is None:
        if int.from_bytes(fcntl.ioctl(process.stdin, termios.FIONREAD, bytes(4)), sys.byteorder) == 0:
            return


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as name:
        hostile_texts(pathlib.Path(name))
    for seed in range(first, first + count):
        with tempfile.TemporaryDirectory() as name:
            secrets(pathlib.Path(name), seed)
    for failure in dict.fromkeys(FAILURES):
        print(failure)
    print(f"{len(FAILURES)} failures" if FAILURES else "nothing harmful and no secret was shown")
    sys.exit(1 if FAILURES else 0)


main()

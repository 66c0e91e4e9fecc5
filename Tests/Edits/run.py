#!/usr/bin/env python3
"""Edits rule files at random, and has the command format and fix them.

    Tests/Edits/run.py [FILES] [SEED]

Formatting keeps the meaning, changes nothing when repeated, and changes no diagnostic: these must not depend on where lines end.
`--fix` never leaves more errors than there were. FORMRULES is the command to run.
"""

import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/release/formrules")).resolve())
BATCH = 40
LONGEST = 4_000
# Invisible characters are written as escapes, so formatting mends what this warns of.
MENDED = "W0101"
FOLDERS = ["Grammar/Cases", "Grammar/Tutorial", "Rules", "Fuzz/Reproducers/formatter"]
TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|[^\W\d][\w-]*|\d+|\s+|.', re.DOTALL)


def originals():
    paths = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file())
    texts = [path.read_bytes().decode(errors="replace") for path in paths if path.suffix in (".rules", "")]
    return [text for text in texts if len(text) <= LONGEST]


def edited(text, words, chance):
    """The text with blocks opened, moved and removed, words changed, and line ends in other places."""
    tokens = TOKEN.findall(text)
    for _ in range(chance.choice([0, 1, 1, 2])):
        edit_block(tokens, chance)
    for _ in range(chance.choice([0, 0, 1, 1, 2, 3])):
        if tokens:
            edit_word(tokens, words, chance)
    return "".join(relaid(tokens, chance))


def edit_block(tokens, chance):
    openings = [index for index, token in enumerate(tokens) if token == "{"]
    if not openings:
        return
    first = last = chance.choice(openings)
    depth = 0
    for last in range(first, len(tokens)):
        depth += (tokens[last] == "{") - (tokens[last] == "}")
        if depth == 0:
            break
    edit = chance.choice(["open", "open", "open", "remove", "empty", "copy"])
    if edit == "open":
        tokens[first], tokens[last] = chance.choice(["; ", "\n", " "]), chance.choice(["", ";", "\n"])
    elif edit == "remove":
        del tokens[first:last + 1]
    elif edit == "empty":
        tokens[first + 1:last] = [" "]
    else:
        place = chance.randrange(len(tokens))
        tokens[place:place] = ["; ", *tokens[first + 1:last], "; "]


def edit_word(tokens, words, chance):
    place, other = chance.randrange(len(tokens)), chance.randrange(len(tokens))
    edit = chance.choice(["remove", "replace", "insert", "swap", "repeat"])
    if edit == "remove":
        del tokens[place]
    elif edit == "replace":
        tokens[place] = chance.choice(words)
    elif edit == "insert":
        tokens.insert(place, f" {chance.choice(words)} ")
    elif edit == "swap":
        tokens[place], tokens[other] = tokens[other], tokens[place]
    else:
        tokens.insert(place, tokens[place])


def relaid(tokens, chance):
    """The tokens with statements on one line, on several lines, or with line ends within them."""
    layout = chance.choice(["as it is", "one line", "mixed", "many lines", "broken"])
    for token in tokens:
        is_space = not token.strip()
        if is_space and "\n" in token and layout in ("one line", "mixed"):
            yield "; " if layout == "one line" else chance.choice(["; ", "\n", " "])
        elif token == ";" and layout == "many lines":
            yield "\n"
        elif is_space and layout == "broken" and chance.random() < 0.1:
            yield "\n"
        else:
            yield token


def run(*arguments):
    process = subprocess.run([COMMAND, *arguments], capture_output=True)
    remarks = process.stderr.decode(errors="replace")
    if process.returncode not in (0, 1, 2):
        sys.exit(f"{arguments}: status {process.returncode}\n{remarks[-1000:]}\nthe files are in {keep(arguments[-1])}")
    return process.stdout


def keep(folder):
    kept = tempfile.mkdtemp(prefix="edits-")
    shutil.copytree(folder, kept, dirs_exist_ok=True)
    return kept


def diagnostics(folder):
    """The codes and severities of each file's diagnostics, except for the one that formatting mends."""
    found = collections.defaultdict(collections.Counter)
    for diagnostic in json.loads(run("check", "--output", "json", "--quiet", folder)):
        if diagnostic["code"] != MENDED:
            found[diagnostic["file"]][diagnostic["code"], diagnostic["severity"]] += 1
    return found


def errors(counts):
    return sum(count for (_, severity), count in counts.items() if severity == "error")


def check(texts, folder):
    """What is wrong with the results for the texts, each with its text."""
    texts_by_path = {}
    for index, text in enumerate(texts):
        path = str(pathlib.Path(folder) / f"{index}.rules")
        pathlib.Path(path).write_text(text, newline="")
        texts_by_path[path] = text
    before = diagnostics(folder)
    run("fmt", "--quiet", folder)
    formatted = diagnostics(folder)
    for path, text in texts_by_path.items():
        if pathlib.Path(path).read_bytes() != text.encode() and formatted[path] != before[path]:
            yield f"formatted, {sorted(before[path] - formatted[path])} become {sorted(formatted[path] - before[path])}:\n{text}"
    for path in run("fmt", "--quiet", "--check", folder).decode().split():
        yield f"formatting again changes the text:\n{texts_by_path[path]}"
    run("check", "--fix", "--quiet", folder)
    for path, counts in diagnostics(folder).items():
        if errors(counts) > errors(formatted[path]):
            yield f"--fix leaves {sorted(counts - formatted[path])} more:\n{texts_by_path[path]}"


def main():
    count, seed = [int(argument) for argument in [*sys.argv[1:], *["4000", "1"][len(sys.argv) - 1:]]]
    chance = random.Random(seed)
    known = originals()
    words = sorted({word for text in known for word in TOKEN.findall(text) if word.strip()})
    faults = 0
    for _ in range(0, count, BATCH):
        texts = [edited(chance.choice(known), words, chance) for _ in range(BATCH)]
        with tempfile.TemporaryDirectory() as folder:
            for fault in check(texts, folder):
                faults += 1
                print(f"FAILED {fault}\n", flush=True)
    print(f"{count} edited files from seed {seed}: {faults} faults")
    sys.exit(1 if faults else 0)


main()

#!/usr/bin/env python3
"""Runs every command in the documentation, and checks that it prints the output shown.

A block fenced as `console` contains commands, each on a line that starts with `$ `, followed by their output. After
`$ formrules repl`, lines that start with `> `, or `. ` for continuation lines, are its input. Commands without output are
in blocks fenced as `sh`; they run too, except those that set up a machine or run the tests, which CI does itself.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Its commands work in any folder, as one goes through them.
TUTORIAL = "Grammar/Tutorial.md"
PAGES = ["README.md", *sorted(str(p.relative_to(ROOT)) for p in ROOT.glob("Grammar/**/*.md"))]
# The command that was built, for pages that call it by its name alone.
ENVIRONMENT = {**os.environ, "PATH": f"{ROOT}/.build/debug:{os.environ['PATH']}"}
DONE_BY_CI = ("apt-get", "sudo", "swift test", "git clone", ".ci/run")


def blocks(text, language):
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.S | re.M)


def commands(block):
    """Pairs of a command and the output shown below it; a command may go on after a backslash."""
    pairs, lines = [], block.splitlines()
    while lines:
        line = lines.pop(0)
        if not line.startswith("$ "):
            if pairs:
                pairs[-1][1].append(line)
            continue
        command = line[2:]
        while command.endswith("\\"):
            command = command[:-1] + lines.pop(0)
        pairs.append((command, []))
    return pairs


def entered(command, shown):
    """What is typed in a session of the REPL, as its lines show it; nothing in any other command."""
    if not re.search(r"formrules repl( \S+)?$", command):
        return ""
    return "".join(line[2:] + "\n" for line in shown if line.startswith(("> ", ". ")))


def run(command, script, folder):
    """The lines that a command prints; a script is entered, and shown as a terminal shows it."""
    process = subprocess.run(
        ["bash", "-c", command + (" --echo" if script else "")], cwd=folder, text=True, timeout=1200,
        input=script, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=ENVIRONMENT)
    # What the package manager says of its own work is not the command's output.
    noise = re.compile(r"^(\[\d+/\d+\]|Building |Build |Fetching|Fetched|Computing|Computed|Creating|Working|warning: |Planning|Write |Compiling)")
    return [line for line in process.stdout.splitlines() if not noise.match(line)]


def is_same(shown, printed):
    """Whether a page shows what was printed, but for secret values, which only who types them sees."""
    hidden = "•••"
    return len(shown) == len(printed) and all(
        one == other or one.startswith("> ") and other.endswith(hidden) and one.startswith(other[:-len(hidden)])
        for one, other in zip(shown, printed))


def main():
    passed, failed = 0, 0
    fresh = tempfile.TemporaryDirectory()
    for page in PAGES:
        text = (ROOT / page).read_text()
        folder = fresh.name if page == TUTORIAL else ROOT
        for block in blocks(text, "console"):
            for command, shown in commands(block):
                printed = run(command, entered(command, shown), folder)
                if is_same(shown, printed):
                    passed += 1
                    continue
                failed += 1
                print(f"{page}: {command}")
                print("  shown:  ", *shown, sep="\n    ")
                print("  printed:", *printed, sep="\n    ")
        for block in blocks(text, "sh"):
            for command in block.splitlines():
                if not command.strip() or any(word in command for word in DONE_BY_CI):
                    continue
                code = subprocess.run(["bash", "-c", command], cwd=folder, stdin=subprocess.DEVNULL, env=ENVIRONMENT,
                                      stdout=subprocess.DEVNULL).returncode
                if code in (0, 1):
                    passed += 1
                else:
                    failed += 1
                    print(f"{page}: {command}: exit code {code}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()

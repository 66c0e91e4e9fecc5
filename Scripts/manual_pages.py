#!/usr/bin/env python3
"""Writes a manual page for each subcommand, from the description that the command prints of itself.

Usage: Scripts/manual_pages.py COMMAND FOLDER
"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys


def escaped(text):
    """Text as roff shows it literally."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def paragraphs(text):
    """Paragraphs of roff; indented lines are shown as they are."""
    lines = []
    for block in re.split(r"\n\s*\n", text.strip("\n")):
        if block.startswith("  "):
            lines += [".PP", ".RS 4", ".nf", escaped(re.sub(r"^  ", "", block, flags=re.M)), ".fi", ".RE"]
        else:
            lines += [".PP", escaped(block)]
    return lines


def names(argument):
    """How an option is written: `-f`, `--form`."""
    return [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument.get("names", [])]


def synopsis(argument):
    written = names(argument)[0] if argument.get("names") else f"<{argument['valueName']}>"
    if argument["kind"] == "option":
        written += f" <{argument['valueName']}>"
    if argument["isRepeating"]:
        written += " ..."
    return f"[{written}]" if argument["isOptional"] else written


def description(argument):
    term = ", ".join(names(argument)) or f"<{argument['valueName']}>"
    if argument["kind"] == "option":
        term += f" <{argument['valueName']}>"
    text = argument.get("abstract", "")
    if argument.get("allValues"):
        text += f" (values: {', '.join(argument['allValues'])})"
    if argument.get("defaultValue"):
        text += f" (default: {argument['defaultValue']})"
    return [".TP", f"\\fB{escaped(term)}\\fR", escaped(text.strip())]


def page(command, version, date):
    title = "-".join([*command.get("superCommands", []), command["commandName"]])
    invocation = title.replace("-", " ")
    shown = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]
    subcommands = [each for each in command.get("subcommands", []) if each["shouldDisplay"] and each["commandName"] != "help"]
    usage = [*(synopsis(argument) for argument in shown), *(["<subcommand>"] if subcommands else [])]
    lines = [f'.TH "{title.upper()}" 1 "{date}" "{version}" "User Commands"', ".SH NAME",
             f"{escaped(title)} \\- {escaped(command['abstract'])}", ".SH SYNOPSIS",
             f"\\fB{escaped(invocation)}\\fR {escaped(' '.join(usage))}"]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", *paragraphs(command["discussion"])]
    if shown:
        lines += [".SH OPTIONS", *(line for argument in shown for line in description(argument))]
    if subcommands:
        lines.append(".SH SUBCOMMANDS")
        for each in subcommands:
            lines += [".TP", f"\\fB{escaped(title + '-' + each['commandName'])}\\fR(1)", escaped(each["abstract"])]
    elif command.get("superCommands"):
        lines += [".SH SEE ALSO", f"\\fB{escaped(command['superCommands'][0])}\\fR(1)"]
    return f"{title}.1", "\n".join(lines) + "\n"


def main():
    command, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    help_text = subprocess.run([command, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    version = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout.split(",")[0].strip()
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", datetime.datetime.now().timestamp()))
    date = datetime.datetime.fromtimestamp(moment, datetime.timezone.utc).date().isoformat()
    folder.mkdir(parents=True, exist_ok=True)
    whole = json.loads(help_text)["command"]
    for each in [whole, *whole["subcommands"]]:
        if each["shouldDisplay"] and each["commandName"] != "help":
            name, text = page(each, version, date)
            (folder / name).write_text(text)


main()

"""What rows have in common: how they are listed, and the commands that they give their files to."""

import json

# The file that a command reads from its standard input.
STANDARD_INPUT = "stdin.txt"
VALIDATE = ["validate", "a.rules", "a.json", "--report", "all"]
# What can be done with a rule file and a record, with the files that exist after it.
COMMANDS = {
    # `--diff` tries harder with few lines than with many, up to a limit, so its instructions don't show the growth.
    "check": ["check", "a.rules"], "fmt": ["fmt", "--check", "a.rules"], "test": ["test", "--coverage", "a.rules"],
    "validate": VALIDATE, "explain": ["explain", "a.rules", "a.json"], "compile": ["compile", "a.rules"],
    "bench": ["bench", "a.rules", "a.json", "--seconds", "0.01"], "repl": ["repl", "a.rules"], "lsp": ["lsp"],
    **{name: ["export", "--to", name, "a.rules"] for name in ["json-schema", "html", "javascript", "typescript"]},
}
# Each row: a function from a size to files and the arguments of a command.
ROWS = []


def row(make):
    """Lists a function as a row."""
    ROWS.append(make)
    return make


def under(*commands):
    """Lists a function from a size to a rule file and a record as one row for each of the commands."""
    def list_all(make):
        for command in commands:
            def files(size, command=command):
                rules, record = make(size)
                text = {"repl": entries, "lsp": messages}[command](rules, record) if command in ("repl", "lsp") else ""
                return {"a.rules": rules, "a.json": json.dumps(record), STANDARD_INPUT: text}, COMMANDS[command]
            files.__name__ = f"{make.__name__}:{command}"
            ROWS.append(files)
        return make
    return list_all


def entries(rules, record):
    """Entries that fill in the form, and show it."""
    return f"{json.dumps(record)}\n:state\n:values\n:submit\n:explain\n"


def messages(rules, record):
    """Messages of an editor that opens the file, and asks about all of it and about a word in its middle."""
    lines = rules.split("\n")
    document = {"uri": "file:///a.rules"}
    middle = {"line": len(lines) // 2, "character": len(lines[len(lines) // 2]) // 2}
    sent = [("initialize", {"capabilities": {}}), ("textDocument/didOpen", {
        "textDocument": {**document, "languageId": "rules", "version": 1, "text": rules}})]
    sent += [(f"textDocument/{name}", {"textDocument": document, "position": middle, "context": {"includeDeclaration": True}})
             for name in ["diagnostic", "documentSymbol", "semanticTokens/full", "foldingRange", "codeLens", "hover",
                          "completion", "definition", "references"]]
    sent += [("textDocument/didChange", {"textDocument": {**document, "version": 2}, "contentChanges": [{
        "range": {"start": middle, "end": middle}, "text": " "}]}), ("textDocument/diagnostic", {"textDocument": document})]
    bodies = [json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters, **(
        {} if method.startswith("textDocument/did") else {"id": number})}) for number, (method, parameters) in enumerate(sent)]
    return "".join(f"Content-Length: {len(body.encode())}\r\n\r\n{body}" for body in bodies)


def fields(size):
    """A form of so many fields."""
    return "form f { " + "; ".join(f"field a{i}" for i in range(size)) + " }"

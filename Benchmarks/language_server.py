#!/usr/bin/env python3
"""Measures how long an editor waits for `formrules lsp` after a key press in a long file, and its memory over many edits.

    Benchmarks/language_server.py [TOOL]

The file has 10,000 lines. Prints the median and the longest time from a key press to the diagnostics and to the
completions, and the memory of the process after 1,000 and after 100,000 edits of a short file. The time to the
diagnostics includes 25 milliseconds in which the server waits for more key presses.
"""

import json
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TOOL = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/release/formrules")


def form(number):
    fields = "".join(f"""    field name_{k} "Name {k}" {{
        normalize trim
        required  "Enter name {k}."
        min_length({k + 1}) and max_length(60)
    }}
""" for k in range(10))
    return f"""form form_{number} "Form {number}" {{
{fields}    field kind: choice {{ option "a"; option "b" }}
    when kind == "a" {{
        field extra: integer {{ between(1, 10) }}
    }}
}}

"""


class Server:
    def __init__(self):
        self.process = subprocess.Popen([TOOL, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.request("initialize", {"capabilities": {}})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def read(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.number:
                return message["result"]

    def open(self, uri, text):
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "formrules", "version": 0, "text": text}})

    def change(self, uri, version, line, start, end, text):
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version},
            "contentChanges": [{"text": text, "range": {
                "start": {"line": line, "character": start}, "end": {"line": line, "character": end}}}]})

    def diagnostics(self, version):
        while True:
            message = self.read()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"].get("version") == version:
                return message["params"]["diagnostics"]

    def memory(self):
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) // 1024


def show(what, times):
    times = sorted(each * 1000 for each in times)
    print(f"{what}: median {times[len(times) // 2]:.1f} ms, longest {times[-1]:.1f} ms")


def main():
    text = "".join(form(k) for k in range(10_000 // form(0).count("\n") + 1))
    lines = text.splitlines()
    line = next(k for k, each in enumerate(lines) if k > len(lines) // 2 and "min_length" in each)
    server, uri = Server(), "file:///long.rules"
    server.open(uri, text)
    server.diagnostics(0)
    waits, completions = [], []
    column = lines[line].index("min_length") + 3
    for version in range(1, 41):
        is_wrong = version % 2 == 1
        begin = time.perf_counter()
        server.change(uri, version, line, column, column if is_wrong else column + 1, "x" if is_wrong else "")
        if version % 4 < 2:
            server.request("textDocument/completion", {
                "textDocument": {"uri": uri}, "position": {"line": line, "character": column}})
            completions.append(time.perf_counter() - begin)
            server.diagnostics(version)
        else:
            found = server.diagnostics(version)
            waits.append(time.perf_counter() - begin)
            assert bool(found) == is_wrong, found
    print(f"{len(lines)} lines")
    show("diagnostics after a key", waits)
    show("completion after a key", completions)
    uri = "file:///short.rules"
    server.open(uri, form(0))
    for version in range(1, 100_001):
        is_wrong = version % 2 == 1
        server.change(uri, version, 3, 10, 10 if is_wrong else 11, "x" if is_wrong else "")
        if version % 1000 == 0:
            server.request("textDocument/hover", {
                "textDocument": {"uri": uri}, "position": {"line": 3, "character": 10}})
        if version in (1000, 100_000):
            server.diagnostics(version)
            print(f"memory after {version} edits: {server.memory()} MB")


if __name__ == "__main__":
    main()

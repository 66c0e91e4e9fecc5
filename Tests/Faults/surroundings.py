"""Small system limits, unusual environments, and terminals and clients that disappear."""

import json
import os
import pty
import resource
import select
import signal
import subprocess
import time

from commands import PATIENCE, RULES, every_command, loose_rules, run, start, write_files


def limits(folder, chance):
    """Small limits of the system: a documented status, or a death that leaves files whole."""
    write_files(folder, records=2000)
    (folder / "loose.rules").write_text(loose_rules(50))
    old = (folder / "loose.rules").read_text()
    new = run(folder, "fmt", "-", stdin=old)[1]
    for arguments in [*every_command(), ["fmt", "loose.rules"]]:
        for limit in [{resource.RLIMIT_NOFILE: 3}, {resource.RLIMIT_NOFILE: 4}, {resource.RLIMIT_NOFILE: 5}, {resource.RLIMIT_FSIZE: 0},
                      {resource.RLIMIT_FSIZE: 700}, {resource.RLIMIT_CORE: 0}, {resource.RLIMIT_NPROC: 1}]:
            with open(folder / "out", "wb") as out:
                run(folder, *arguments, limits=limit, stdout=out, stdin="")
            assert (folder / "loose.rules").read_text() in (old, new), (arguments, limit)
            (folder / "loose.rules").write_text(old)
            assert not list(folder.glob("*.tmp")), (arguments, limit)
        for limit in [{resource.RLIMIT_AS: chance.randint(20, 400) << 20}, {resource.RLIMIT_CPU: 1}]:
            with open(folder / "out", "wb") as out:
                run(folder, *arguments, limits=limit, stdout=out, stdin="", mayDie=True)
            assert (folder / "loose.rules").read_text() in (old, new), (arguments, limit)
            (folder / "loose.rules").write_text(old)
            for copy in folder.glob("*.tmp"):
                copy.unlink()


def little_stack(folder, chance):
    """What nests as deep as it may needs no more stack than a program has."""
    depth = 60
    (folder / "deep.rules").write_text(
        "form f { field a { " + "not (" * depth + "required" + ")" * depth + " }\n"
        + "".join("when a is filled { " for _ in range(20)) + "field b" + " }" * 20 + "\n field c: any }\n")
    (folder / "deep.json").write_text('{"c": ' + "[" * 400 + "]" * 400 + "}")
    for arguments in [["check", "deep.rules"], ["fmt", "deep.rules"], ["validate", "deep.rules", "deep.json"], ["explain", "deep.rules", "deep.json"],
                      ["compile", "deep.rules"], ["export", "--to", "html", "deep.rules"], ["export", "--to", "json-schema", "deep.rules"]]:
        run(folder, *arguments, limits={resource.RLIMIT_STACK: 4 << 20})


def little_memory(folder, chance):
    """Memory that ends while a long record is read: the data can't be read, and nothing worse."""
    (folder / "order.rules").write_text(RULES)
    (folder / "long.ndjson").write_text('{"note":"' + "x" * (60 << 20) + '"}\n')
    found = set()
    for limit in range(60, 420, 20):
        status, _, remarks = run(folder, "validate", "order.rules", "long.ndjson", "--jobs", "1",
                                 limits={resource.RLIMIT_AS: limit << 20}, mayDie=True)
        assert "Fatal error" not in remarks, (limit, remarks[:300])
        found.add((status, "not enough memory" in remarks))
    assert (65, True) in found, found


def odd_environment(folder, chance):
    """No home, no terminal, odd locales and time zones: the same answers."""
    write_files(folder)
    usual = {}
    environments = [{}, {"HOME": ""}, {"HOME": "/dev/null"}, {"HOME": "x" * 4000}, {"LC_ALL": "tr_TR.UTF-8"}, {"LC_ALL": "C"}, {"LC_ALL": "nonsense"},
                    {"LANG": "ja_JP.SJIS"}, {"TZ": "Pacific/Kiritimati"}, {"TZ": "nonsense"}, {"TZ": ""}, {"TZ": "/dev/zero"}, {"TZ": "../../etc/passwd"},
                    {"TERM": "nonsense"}, {"TERM": ""}, {"COLUMNS": "-1"}, {"COLUMNS": "99999999999999999999"}, {"XDG_STATE_HOME": "/proc"}, {"NO_COLOR": "1"}]
    for environment in environments:
        for number, arguments in enumerate(every_command()):
            if arguments[0] == "bench":
                continue
            found = run(folder, *arguments, "--now", "2026-01-31T12:00:00", environment=environment)[:2] if arguments[0] in (
                "validate", "explain") else run(folder, *arguments, environment=environment)[:2]
            assert usual.setdefault(number, found) == found, (environment, arguments)
    assert not [name for name in os.listdir(folder) if "history" in name]


def terminals(folder, chance):
    """The REPL at a terminal that goes away, without a home, while a file never comes."""
    write_files(folder)
    os.mkfifo(folder / "pipe")
    for environment in [{"HOME": ""}, {"HOME": "/nonexistent"}, {"HOME": str(folder), "TERM": "nonsense"}, {"HOME": str(folder), "TERM": "xterm"}]:
        terminal, end = pty.openpty()
        process = start(folder, "repl", stdin=end, stdout=end, stderr=end, environment=environment | {"NO_COLOR": "1"},
                        before=os.setsid)
        os.close(end)
        await_text(terminal, b"> ")
        os.write(terminal, b":load pipe\n")
        # A writer that says nothing.
        writer = os.open(folder / "pipe", os.O_RDWR)
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        await_text(terminal, b"\n> ", b"interrupted")
        os.close(writer)
        os.write(terminal, b"max_length(3)\n\"abcd\"\n")
        await_text(terminal, b"invalid")
        os.close(terminal)
        process.send_signal(signal.SIGHUP)
        assert process.wait(PATIENCE) in {0, -signal.SIGHUP, 70}, process.returncode


def costly_records(folder, chance):
    """The first Control-C ends a command within the record that it validates, or soon after it."""
    (folder / "costly.rules").write_text("form f { field l: list of text { each { regex(/(?=a)(?:a+)+[bc]/) } } }\n")
    (folder / "costly.json").write_text(json.dumps({"l": ["a" * 28] * 1000}))
    for command in [["validate", "costly.rules", "costly.json", "--output", "none"], ["bench", "costly.rules", "costly.json"],
                    ["explain", "costly.rules", "costly.json"]]:
        process = start(folder, *command, stdout=subprocess.DEVNULL)
        time.sleep(chance.uniform(0, 0.5))
        process.send_signal(signal.SIGINT)
        # A command may not have begun to listen, or have ended.
        assert process.wait(PATIENCE) in {-signal.SIGINT, 130, 1}, (command, process.returncode)
        process.stderr.close()


def await_text(terminal, *texts):
    found = b""
    while not any(text in found for text in texts):
        assert select.select([terminal], [], [], PATIENCE)[0], f"none of {texts} after {found!r}"
        found += os.read(terminal, 4096)


def language_server(folder, chance):
    """What is no message, half of one, or a signal: the server ends, or goes on; it never hangs."""
    def message(text):
        return f"Content-Length: {len(text.encode())}\r\n\r\n{text}".encode()

    first = message(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}, "rootUri": f"file://{folder}"}}))
    os.mkfifo(folder / "pipe.rules")
    opening = message(json.dumps({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {
        "uri": f"file://{folder}/a.rules", "languageId": "rules", "version": 1,
        "text": 'import "pipe.rules"\nimport "/dev/zero"\nform f { field a { requird } }\n'}}}))
    diagnostics = message(json.dumps({"jsonrpc": "2.0", "id": 2, "method": "textDocument/diagnostic", "params": {
        "textDocument": {"uri": f"file://{folder}/a.rules"}}}))
    whole = first + opening + diagnostics
    for data in [b"", whole, whole[:chance.randint(1, len(whole))], first + b"Content-Length: 99999999999999999999\r\n\r\n{}",
                 first + b"Content-Length: -1\r\n\r\n", bytes(chance.randrange(256) for _ in range(500)), first + message("[" * 100000),
                 first + message('{"jsonrpc":"2.0","id":3,"method":7,"params":"\\ud800"}')]:
        process = start(folder, "lsp", stdin=subprocess.PIPE)
        try:
            output, remarks = process.communicate(data, timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            raise AssertionError(f"the server hangs after {data[:80]!r}")
        assert process.returncode in {0, 1}, (process.returncode, data[:80], remarks[-300:])
        if data == whole:
            assert output.count(b"E0901") >= 2, output[-600:]
    for number in [signal.SIGTERM, signal.SIGINT]:
        process = start(folder, "lsp", stdin=subprocess.PIPE)
        process.stdin.write(first)
        process.stdin.flush()
        process.stdout.read(10)
        process.send_signal(number)
        assert process.wait(PATIENCE) in {-number, 130, 1}, process.returncode

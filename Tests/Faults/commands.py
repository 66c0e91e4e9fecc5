"""Runs the command for the fault tests, with files for each subcommand."""

import contextlib
import os
import pathlib
import resource
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
PATIENCE = 240
DOCUMENTED = {0, 1, 2, 64, 65, 66, 70, 130}
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "TZ": "UTC", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8",
               "SWIFT_BACKTRACE": "enable=no"}
RULES = "form order { field amount: integer { required; min_value(1) }\n field note { max_length(8) } }\n"


def loose_rules(count):
    """A long rule file that is neither formatted nor free of what '--fix' mends, and takes a while."""
    return "".join(f"form f{number} {{ field a{{regex(/^[a-z]+$/)}}\n   field b : integer{{required and min_value({number})}} }}\n"
                   for number in range(count))


def start(folder, *arguments, limits=None, before=None, environment=None, **streams):
    def prepare():
        # As a shell starts what is in the foreground.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        for kind, value in (limits or {}).items():
            resource.setrlimit(kind, (value, value))
        if before:
            before()

    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams
    return subprocess.Popen([COMMAND, *arguments], cwd=folder, env=ENVIRONMENT | (environment or {}),
                            preexec_fn=prepare, **streams)


def run(folder, *arguments, stdin=None, mayDie=False, **options):
    """What came of a command; its status has to be a documented one."""
    if stdin is not None:
        options["stdin"] = subprocess.PIPE
    process = start(folder, *arguments, **options)
    try:
        output, remarks = process.communicate(stdin.encode() if stdin is not None else None, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise AssertionError(f"{arguments} does not end")
    status = process.returncode
    if status == 127 and b"error while loading shared libraries" in remarks:
        # The loader of a dynamic build had its way; the command itself did not start.
        return status, "", ""
    assert mayDie and status < 0 or status in DOCUMENTED, f"{arguments} ends with {status}: {(remarks or b'')[-300:]!r}"
    assert b"bug in formrules" not in (remarks or b""), f"{arguments}: {remarks[-300:]!r}"
    return status, (output or b"").decode(), (remarks or b"").decode("utf-8", "replace")


class Skipped(Exception):
    """What the fault needs is not there."""


def every_command():
    """One call of each command that writes something."""
    return [["check", "--explain", "E0303"], ["fmt", "--diff", "loose.rules"], ["test", "tested.rules", "--output", "json"],
            ["validate", "order.rules", "a.ndjson"], ["validate", "order.rules", "a.ndjson", "--output", "json", "--jobs", "2"],
            ["explain", "order.rules", "a.ndjson"], ["bench", "order.rules", "a.ndjson", "--seconds", "0.01"],
            ["export", "--to", "html", "order.rules"], ["import", "--from", "json-schema", "a.schema.json"], ["compile", "order.rules"],
            ["dump", "order.rules", "--stage", "program"], ["repl", "order.rules", "--echo"], ["--help"]]


def write_files(folder, records=50):
    (folder / "order.rules").write_text(RULES)
    (folder / "loose.rules").write_text("form   order { field a  }\n")
    (folder / "tested.rules").write_text(RULES + 'test "t" for order { given { amount: 0 }; expect valid }\n')
    (folder / "a.ndjson").write_text("".join(f'{{"amount":{number % 3}}}\n' for number in range(records)))
    (folder / "a.schema.json").write_text('{"title": "a", "type": "object", "properties": {"b": {"type": "string"}}}')


def snapshot(folder):
    return {name: (folder / name).read_bytes() if (folder / name).is_file() else b"" for name in os.listdir(folder)}


@contextlib.contextmanager
def inner(folder):
    with tempfile.TemporaryDirectory(dir=folder) as name:
        yield pathlib.Path(name)


@contextlib.contextmanager
def small_disk(folder):
    if os.getuid() != 0:
        raise Skipped("only root mounts a small disk")
    disk = folder / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=200k", "none", disk], capture_output=True, text=True)
    if mounted.returncode != 0:
        raise Skipped(f"no small disk: {mounted.stderr.strip()}")
    try:
        yield disk
    finally:
        subprocess.run(["umount", disk], check=True)

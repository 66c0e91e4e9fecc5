#!/usr/bin/env python3
"""Runs every command while the world around it goes wrong, and looks at what is left.

Processes are killed at random moments, disks are full, pipes closed, files something else than files or changed
meanwhile, limits of the system small, the environment odd. After each fault: nothing is lost or half-written, the
status is a documented one, and the records that were reported and those of the run that goes on from there are all
records, once each. The arguments are how often each fault is tried, and the first seed; a seed gives the same faults
at the same moments of each run, as far as the machine allows.

What needs root (a small disk, other users' files) is skipped by name for others.
"""

import contextlib
import json
import os
import pathlib
import pty
import random
import re
import resource
import select
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
import traceback

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


# MARK: Files that are replaced


def replaced(folder, chance, command, link):
    """A file is replaced while its process is killed: it has its old contents or its new ones."""
    real = folder / "real.rules"
    old = loose_rules(chance.choice([20, 150]))
    real.write_text(old)
    real.chmod(0o640)
    path = real
    if link == "symbolic":
        path = folder / "link.rules"
        path.symlink_to("real.rules")
    elif link == "hard":
        path = folder / "other.rules"
        os.link(real, path)
    if not hasattr(replaced, "new"):
        replaced.new = {}
    key = (command, old)
    if key not in replaced.new:
        began = time.monotonic()
        run(folder, *command, str(path))
        replaced.new[key] = (real.read_text(), time.monotonic() - began)
        assert replaced.new[key][0] != old, f"{command} changes nothing"
        real.write_text(old)
    new, duration = replaced.new[key]
    process = start(folder, *command, str(path), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    # Mostly near the end, where files are written.
    time.sleep(duration * (chance.random() if chance.random() < 0.3 else chance.uniform(0.8, 1.1)))
    process.send_signal(chance.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP]))
    status = process.wait(PATIENCE)
    assert status <= 0 or status == 130, status
    left = [name for name in os.listdir(folder) if name.endswith(".tmp")]
    found = real.read_text()
    assert found in (old, new) or any((folder / name).read_text() == new for name in left), f"half-written: {found[-60:]!r}"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640, "the permissions changed"
    if link == "symbolic":
        assert path.is_symlink() and os.readlink(path) == "real.rules", "the link is gone"
    if link == "hard":
        assert path.stat().st_ino == real.stat().st_ino, "the names are of two files now"
    if status != -signal.SIGKILL:
        assert not left, f"{left} is left after the signal {status}"
    assert len(left) <= 1, left


def replaced_at_any_moment(folder, chance):
    for command in [("fmt",), ("check", "--fix")]:
        for link in ["none", "symbolic", "hard"]:
            with inner(folder) as place:
                replaced(place, chance, command, link)


def replaced_with_what_it_was(folder, chance):
    """Owner, permissions and links stay; what another process wrote meanwhile is not lost."""
    for mode in [0o600, 0o444, 0o755]:
        path = folder / f"{mode:o}.rules"
        path.write_text(loose_rules(3))
        path.chmod(mode)
        if os.getuid() == 0:
            os.chown(path, 1234, 4321)
        status, _, remarks = run(folder, "fmt", path.name)
        assert status == 0, remarks
        found = path.stat()
        assert stat.S_IMODE(found.st_mode) == mode, f"{found.st_mode:o}"
        assert os.getuid() != 0 or (found.st_uid, found.st_gid) == (1234, 4321), "the owner changed"
    first, second = folder / "first.rules", folder / "second.rules"
    first.write_text(loose_rules(3))
    os.link(first, second)
    assert run(folder, "fmt", "first.rules")[0] == 0
    assert first.stat().st_nlink == 2 and second.read_text() == first.read_text() != loose_rules(3)
    # What a killed process left does not keep another from its work.
    third = folder / "third.rules"
    third.write_text(loose_rules(3))
    assert not [name for name in os.listdir(folder) if name.endswith(".tmp")]


def changed_meanwhile(folder, chance):
    """A file that is changed after it was read is not overwritten."""
    path = folder / "a.rules"
    old = loose_rules(2000)
    path.write_text(old)
    began = time.monotonic()
    assert run(folder, "fmt", "--check", "a.rules")[0] == 1
    duration = time.monotonic() - began
    process = start(folder, "fmt", "a.rules")
    time.sleep(duration * chance.uniform(0.5, 0.95))
    process.send_signal(signal.SIGSTOP)
    was_old = path.read_text() == old
    if was_old:
        path.write_text("form other { field mine }\n")
    process.send_signal(signal.SIGCONT)
    _, remarks = process.communicate(timeout=PATIENCE)
    if was_old:
        assert "mine" in path.read_text(), f"what was written meanwhile is lost: {remarks!r}"
    assert not [name for name in os.listdir(folder) if name.endswith(".tmp")], os.listdir(folder)


def full_disk(folder, chance):
    """A disk without room: the old contents stay, and no half of the new ones."""
    with small_disk(folder) as disk:
        (disk / "a.rules").write_text(loose_rules(100))
        (disk / "o.rules").write_text(RULES)
        (disk / "hard.rules").write_text(loose_rules(100))
        os.link(disk / "hard.rules", disk / "hard2.rules")
        filler = disk / "filler"
        with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as file:
            while file.write(b"x" * 4096):
                pass
        before = snapshot(disk)
        for arguments in [["fmt", "a.rules"], ["check", "--fix", "a.rules"], ["fmt", "hard.rules"], ["compile", "o.rules", "-o", "o.json"],
                          ["export", "--to", "html", "o.rules", "--assets", "assets"]]:
            status, _, remarks = run(disk, *arguments)
            assert status == 70 and "no space left" in remarks, (arguments, status, remarks)
            with contextlib.suppress(FileNotFoundError):
                shutil.rmtree(disk / "assets")
            assert snapshot(disk) == before, f"{arguments} left {set(snapshot(disk).items()) ^ set(before.items())}"
        status, output, _ = run(disk, "repl", "o.rules", stdin=":save new.rules\n")
        assert status == 1 and "no space left" in output and snapshot(disk) == before, output
        with open(disk / "results", "wb") as results:
            status, _, remarks = run(disk, "validate", "o.rules", "--input", "ndjson", "-", "--output", "ndjson", stdout=results,
                                     stdin='{"amount":1}\n' * 20000)
        assert status == 70 and "no space left" in remarks, (status, remarks)


def full_output(folder, chance):
    """A full disk behind standard output is told; so is one that is closed."""
    write_files(folder)
    for arguments in every_command():
        if arguments[0] in ("repl", "lsp"):
            continue
        with open("/dev/full", "wb") as full:
            status, _, remarks = run(folder, *arguments, stdout=full)
        assert status == 70 and remarks.endswith("cannot write to standard output: no space left on device\n"), (arguments, status, remarks)
        for stream in [0, 1, 2]:
            status, output, _ = run(folder, *arguments, before=lambda: os.close(stream))
            assert status in ({70} if stream == 1 else {0, 1}), (arguments, stream, status)
    assert (folder / "order.rules").read_text() == RULES


# MARK: Streams


def closed_pipes(folder, chance):
    """A reader that goes away ends every command without a word."""
    write_files(folder)
    for arguments in every_command():
        source, sink = os.pipe()
        if chance.random() < 0.5:
            os.close(source)
            source = None
        process = start(folder, *arguments, stdout=sink, stdin=subprocess.PIPE)
        os.close(sink)
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(b'field\n:quit\n' if arguments[0] == "repl" else b"")
            process.stdin.close()
        if source is not None:
            os.read(source, chance.choice([1, 10, 100]))
            os.close(source)
        remarks = process.stderr.read().decode()
        status = process.wait(PATIENCE)
        assert status in DOCUMENTED, (arguments, status, remarks)
        assert "broken pipe" not in remarks.lower() and "bug" not in remarks, (arguments, remarks)


def slow_readers(folder, chance):
    """A reader that takes a little now and then gets all of it."""
    write_files(folder, records=3000)
    arguments = ["validate", "order.rules", "a.ndjson", "--output", "ndjson", "--jobs", chance.choice("12")]
    expected = run(folder, *arguments)[1]
    process = start(folder, *arguments)
    output = b""
    while piece := os.read(process.stdout.fileno(), chance.randint(1, 9000)):
        output += piece
        time.sleep(chance.random() * 0.002)
    assert output.decode() == expected, "a slow reader gets something else"
    assert process.wait(PATIENCE) == 1


# MARK: Records


def numbers(text):
    return [int(number) for number in re.findall(r'^\{"record":(\d+),.*\}$', text, re.MULTILINE)]


def all_records_once(folder, chance):
    """Runs that are interrupted or killed and go on from there report all records, once each."""
    count = chance.choice([500, 60_000])
    kind = chance.choice(["ndjson", "json", "csv"])
    lines = [chance.randint(0, 2) for _ in range(count)]
    records = [json.dumps({"amount": amount}) for amount in lines]
    (folder / "order.rules").write_text(RULES)
    (folder / f"a.{kind}").write_text({
        "ndjson": "\n".join(records) + "\n", "json": "[" + ",\n".join(records) + "]",
        "csv": "amount\n" + "\n".join(map(str, lines)) + "\n"}[kind])
    base = ["validate", "order.rules", f"a.{kind}", "--output", "ndjson", "--jobs", chance.choice("123")]
    # Or through a pipe, in pieces.
    is_piped = chance.random() < 0.4
    if is_piped:
        base[2:3] = ["-", "--input", kind]
    reported, found, done, runs = [], "", 0, 0
    while True:
        runs += 1
        arguments = base + (["--skip", str(done)] if done else [])
        streams = {"stdin": subprocess.PIPE} if is_piped else {}
        with open(folder / "out", "wb") as out:
            process = start(folder, *arguments, stdout=out, **streams)
        feeder = None
        if is_piped:
            feeder = threading.Thread(target=feed, args=(process.stdin, (folder / f"a.{kind}").read_bytes(), chance.random()))
            feeder.start()
        sent = None
        if runs <= 4:
            time.sleep(chance.random() * (0.05 if count < 1000 else 1.0))
            sent = chance.choice([signal.SIGINT, signal.SIGKILL, signal.SIGTERM])
            process.send_signal(sent)
        remarks = process.stderr.read().decode()
        status = process.wait(PATIENCE)
        if feeder:
            feeder.join()
        text = (folder / "out").read_text()
        new = numbers(text)
        resume = re.search(r"resume with --skip (\d+)", remarks)
        if resume:
            assert status == 130 and text.endswith("\n") | (not text), (status, remarks)
            assert int(resume[1]) == done + len(new), f"{len(new)} records after {done} are reported, and {remarks!r} is told"
        elif status >= 0:
            assert status == (1 if 0 in lines else 0), (status, remarks)
        else:
            assert status == -(sent or 0), (status, sent)
        assert new == list(range(done + 1, done + len(new) + 1)), "records are missing, or out of order"
        for number in new:
            reported.append(number)
        verdicts = re.findall(r'^\{"record":(\d+),"verdict":"(\w+)".*\}$', text, re.MULTILINE)
        for number, verdict in verdicts:
            assert verdict == ("valid" if lines[int(number) - 1] else "invalid"), (number, verdict)
        done += len(new)
        if status >= 0 and not resume:
            break
    assert reported == list(range(1, count + 1)), f"{len(reported)} of {count} records"


def feed(pipe, data, pace):
    """Writes data in pieces, as long as somebody reads."""
    with contextlib.suppress(BrokenPipeError):
        for offset in range(0, len(data), 30_000):
            pipe.write(data[offset:offset + 30_000])
            pipe.flush()
            time.sleep(pace * 0.005)
    with contextlib.suppress(BrokenPipeError):
        pipe.close()


def data_that_changes(folder, chance):
    """A file that grows or shrinks while it is read: what is reported is what is there, and nothing crashes."""
    write_files(folder, records=30_000)
    process = start(folder, "validate", "order.rules", "a.ndjson", "--output", "ndjson", "--jobs", chance.choice("12"))
    drain = threading.Thread(target=lambda: drained.append(process.stdout.read()))
    drained = []
    drain.start()
    for _ in range(20):
        with open(folder / "a.ndjson", "r+b") as file:
            size = file.seek(0, 2)
            file.truncate(chance.randint(0, size * 2))
        time.sleep(0.005)
    process.stderr.read()
    drain.join()
    assert process.wait(PATIENCE) in {0, 1, 65}, process.returncode
    found = numbers(drained[0].decode())
    assert found == sorted(set(found)), "records are reported twice"


# MARK: What is no file


def no_files(folder, chance):
    """Folders, pipes and devices in the place of each file."""
    write_files(folder)
    (folder / "folder").mkdir()
    os.mkfifo(folder / "pipe")
    for arguments, position in [(["check", "X"], 1), (["fmt", "X"], 1), (["check", "--fix", "X"], 2), (["test", "X"], 1),
                                (["validate", "X", "a.ndjson"], 1), (["validate", "order.rules", "X"], 2),
                                (["explain", "order.rules", "X"], 2), (["bench", "order.rules", "X"], 2), (["repl", "X"], 1),
                                (["export", "--to", "html", "X"], 3), (["import", "--from", "json-schema", "X"], 3),
                                (["compile", "X"], 1), (["dump", "X", "--stage", "tree"], 1),
                                (["validate", "order.rules", "a.ndjson", "--context", "X"], 4)]:
        for thing in ["folder", "missing", "order.rules/x", "/dev/null/x", "", "x" * 5000]:
            arguments[position] = thing
            status, _, remarks = run(folder, *arguments)
            assert status in {66, 64}, (arguments, status, remarks)
        for thing in ["/dev/null", "/dev/zero"]:
            arguments[position] = thing
            status, _, remarks = run(folder, *arguments)
            assert status in DOCUMENTED - {130}, (arguments, status, remarks)
        arguments[position] = "pipe"
        writer = threading.Thread(target=lambda: (folder / "pipe").write_text("form f{field a}\n"))
        writer.start()
        status, _, remarks = run(folder, *arguments)
        assert status in DOCUMENTED - {130}, (arguments, status, remarks)
        if writer.is_alive():
            # The command did not open it.
            with contextlib.suppress(OSError):
                os.close(os.open(folder / "pipe", os.O_RDONLY | os.O_NONBLOCK))
        writer.join()
        assert stat.S_ISFIFO((folder / "pipe").stat().st_mode), f"{arguments} replaced the pipe"
    for target in ["/dev/null", "pipe", "folder"]:
        reader = None
        if target == "pipe":
            reader = threading.Thread(target=lambda: (folder / "pipe").read_bytes())
            reader.start()
        before = os.stat(folder / target).st_mode
        status, _, remarks = run(folder, "compile", "order.rules", "-o", target)
        assert status == (70 if target == "folder" else 0), (target, status, remarks)
        if reader:
            reader.join()
        assert os.stat(folder / target).st_mode == before, f"{target} was replaced"


def imports(folder, chance):
    """Imports stay in the folder of the rules and below it, whatever links and devices there are."""
    inside, outside = folder / "inside", folder / "outside"
    (inside / "below").mkdir(parents=True)
    outside.mkdir()
    (outside / "secret.rules").write_text("SECRET of another\n")
    (outside / "shared.rules").write_text("rule shared { max_length(3) }\n")
    (inside / "below" / "near.rules").write_text("rule near { max_length(3) }\n")
    (inside / "link.rules").symlink_to("../outside/secret.rules")
    (inside / "linked").symlink_to("../outside")
    (inside / "near.rules").symlink_to("below/near.rules")
    os.mkfifo(inside / "pipe.rules")
    (inside / "device.rules").symlink_to("/dev/zero")
    (inside / "huge.rules").write_bytes(b"#" * (17 << 20))
    refused = ["../outside/secret.rules", str(outside / "secret.rules"), "link.rules", "linked/secret.rules", "pipe.rules", "device.rules",
               "/dev/zero", "/proc/self/environ", "below/../../outside/secret.rules", "below", "huge.rules", "../inside/../outside/secret.rules"]
    for path in refused:
        (inside / "a.rules").write_text(f'import "{path}"\nform f {{ field a }}\n')
        for arguments in [["check", "a.rules"], ["check", "--output", "json", "a.rules"], ["validate", "a.rules", "/dev/null"], ["repl", "a.rules"],
                          ["compile", "a.rules"], ["test", "a.rules"], ["export", "--to", "javascript", "a.rules"]]:
            status, output, remarks = run(inside, *arguments)
            assert status == 2, (path, arguments, status, remarks)
            assert "SECRET" not in output + remarks, (path, output, remarks)
    for path, options in [("below/near.rules", []), ("near.rules", []), ("../inside/near.rules", []),
                          ("../outside/shared.rules", ["--allow-imports", "../outside"]), ("linked/shared.rules", ["--allow-imports", ".."])]:
        (inside / "a.rules").write_text(f'import "{path}"\nform f {{ field a {{ {pathlib.Path(path).stem} }} }}\n')
        status, output, remarks = run(inside, "check", "--strict", *options, "a.rules")
        assert status == 0, (path, output, remarks)
    # A link that changes all the time: what it leads to outside is never shown.
    (inside / "a.rules").write_text('import "moving/secret.rules"\nform f { field a }\n')
    (inside / "real").mkdir()
    (inside / "real" / "secret.rules").write_text("rule secret { max_length(3) }\n")
    ends = threading.Event()

    def move():
        while not ends.is_set():
            for target in ["real", "../outside"]:
                os.symlink(target, inside / "new")
                os.replace(inside / "new", inside / "moving")

    mover = threading.Thread(target=move)
    mover.start()
    try:
        for _ in range(30):
            _, output, remarks = run(inside, "check", "a.rules")
            assert "SECRET" not in output + remarks, (output, remarks)
    finally:
        ends.set()
        mover.join()


def unreadable_files(folder, chance):
    """Files and folders that may not be read or written."""
    if os.getuid() == 0:
        raise Skipped("root reads all files")
    write_files(folder)
    (folder / "order.rules").chmod(0)
    (folder / "a.ndjson").chmod(0)
    for arguments in [["check", "order.rules"], ["fmt", "order.rules"], ["validate", "order.rules", "a.ndjson"]]:
        assert run(folder, *arguments)[0] == 66
    (folder / "shut").mkdir()
    (folder / "shut" / "a.rules").write_text(loose_rules(2))
    (folder / "shut").chmod(0o500)
    status, _, remarks = run(folder, "fmt", "shut/a.rules")
    assert status == 70 and (folder / "shut" / "a.rules").read_text() == loose_rules(2), remarks
    (folder / "shut").chmod(0o700)


# MARK: Limits and environment


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


# MARK: The commands and their files


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


ONCE = [replaced_with_what_it_was, full_disk, full_output, no_files, imports, unreadable_files, limits, little_stack,
        little_memory, odd_environment, terminals, language_server]
OFTEN = [replaced_at_any_moment, changed_meanwhile, closed_pipes, slow_readers, all_records_once, data_that_changes]


def main():
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    wanted = sys.argv[3:]
    failed = 0
    for fault in ONCE + OFTEN:
        if wanted and fault.__name__ not in wanted:
            continue
        for seed in range(first, first + (1 if fault in ONCE else times)):
            with tempfile.TemporaryDirectory() as name:
                try:
                    fault(pathlib.Path(name), random.Random(seed))
                except Skipped as reason:
                    print(f"skipped: {fault.__name__}: {reason}")
                except AssertionError as error:
                    failed += 1
                    line = traceback.extract_tb(error.__traceback__)[-1].lineno
                    print(f"{fault.__name__}, seed {seed}, line {line}: {error}", flush=True)
    print(f"{failed} failed" if failed else "all commands bore what happened to them")
    sys.exit(1 if failed else 0)


main()

"""Closed pipes, slow readers, and changing data: each record is reported once."""

import contextlib
import json
import os
import re
import signal
import subprocess
import threading
import time

from commands import DOCUMENTED, PATIENCE, RULES, every_command, run, start, write_files


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
            assert int(resume[1]) == done + len(new), f"{len(new)} records after {done} are reported, and the remark is {remarks!r}"
        elif status >= 0:
            assert status == (1 if 0 in lines[done:] else 0), (status, remarks)
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

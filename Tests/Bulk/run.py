#!/usr/bin/env python3
"""Runs `formrules validate` in a pseudo-terminal: progress, Control-C, and resuming.

Waits for expected output, never for a fixed time.
"""

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import termios

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
PATIENCE = 120
CONTROL_C = b"\x03"
RULES = "form order { field amount: integer { required; min_value(1) } }\n"
RECORDS = "".join(f'{{"amount":{number % 3}}}\n' for number in range(999))


class Run:
    """The command with a terminal as standard error and as what Control-C comes from."""

    def __init__(self, folder, *arguments, output="out", stdin=None):
        self.said = ""
        terminal, end = pty.openpty()
        with open(folder / output, "wb") as results:
            self.process = subprocess.Popen(
                [COMMAND, "validate", "order.rules", *arguments], cwd=folder, stdin=stdin or subprocess.DEVNULL,
                stdout=results, stderr=end, env={"TERM": "xterm", "PATH": "/usr/bin:/bin"},
                preexec_fn=lambda: take_terminal(end))
        os.close(end)
        self.terminal = terminal

    def listen(self):
        """Takes in what was said; false once there is no more."""
        if not select.select([self.terminal], [], [], PATIENCE)[0]:
            raise AssertionError(f"nothing more is said after {self.said!r}")
        try:
            piece = os.read(self.terminal, 4096)
        except OSError:
            return False
        self.said += piece.decode().replace("\r\n", "\n")
        return bool(piece)

    def wait(self, pattern):
        while not re.search(pattern, self.said):
            assert self.listen(), f"{pattern!r} is not in {self.said!r}"

    def end(self):
        """The status, and what stays on the terminal's lines."""
        while self.listen():
            pass
        os.close(self.terminal)
        return self.process.wait(), re.sub(r"[^\n]*\r\x1b\[K", "", self.said)


def take_terminal(end):
    """Makes the terminal the one that a new session is controlled by, whose Control-C is not ignored from the start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.setsid()
    fcntl.ioctl(end, termios.TIOCSCTTY, 0)


def numbers(folder, *files):
    """The numbers of the records that outputs hold, one file after the other."""
    lines = "".join((folder / file).read_text() for file in files).splitlines()
    return [int(re.match(r'\{"record":(\d+),"verdict":"(in)?valid"', line)[1]) for line in lines]


def goes_on_where_it_was_interrupted(folder, jobs):
    """A large file: share and time left are shown, and two runs give what one would."""
    count = 999 * 2000
    with open(folder / "orders.ndjson", "w") as file:
        for _ in range(count // 999):
            file.write(RECORDS)
    arguments = ["orders.ndjson", "--output", "ndjson", "--jobs", jobs]
    run = Run(folder, *arguments, output="first")
    run.wait(r"\d+ records, \d+/s, \d+%, .*\d+ s left")
    os.write(run.terminal, CONTROL_C)
    status, said = run.end()
    assert status == 130, status
    summary = re.fullmatch(
        r"(?:\^C)?(\d+) records: (\d+) valid, (\d+) invalid, 0 undecided\n"
        r"formrules: interrupted; resume with --skip (\d+)\n", said)
    assert summary, said
    done, valid, invalid, skip = map(int, summary.groups())
    assert done == skip == valid + invalid and 0 < done < count, said
    assert numbers(folder, "first") == list(range(1, done + 1))
    # The rest of it, up to some records before the end so that the test is short.
    rest = count - 3000
    run = Run(folder, *arguments, "--skip", str(rest), "--summary", output="rest")
    status, said = run.end()
    assert status == 1, status
    assert said.startswith("3000 records: 2000 valid, 1000 invalid, 0 undecided\n"), said
    assert numbers(folder, "rest") == list(range(rest + 1, count + 1))


def counts_what_comes_through_a_pipe(folder, jobs):
    """Without a size there is a rate, but no share and no time left; the line is gone at the end."""
    source, sink = os.pipe()
    run = Run(folder, "--input", "ndjson", "--output", "none", "--jobs", jobs, stdin=source)
    os.close(source)
    written = 0
    while "/s" not in run.said:
        os.write(sink, RECORDS.encode())
        written += 999
        while select.select([run.terminal], [], [], 0)[0]:
            run.listen()
    os.close(sink)
    status, said = run.end()
    assert status == 1, status
    assert said == "", said
    assert "%" not in run.said and "left" not in run.said, run.said
    # The amounts are 0, 1, 2, 0, 1, 2 and so on: one in three is refused.
    assert (folder / "out").read_text() == f"{written // 3 * 2}\n"


def keeps_quiet_where_nobody_watches(folder, jobs):
    """No progress in a file."""
    (folder / "orders.ndjson").write_text(RECORDS * 100)
    process = subprocess.run(
        [COMMAND, "validate", "order.rules", "orders.ndjson", "--output", "none", "--jobs", jobs], cwd=folder,
        capture_output=True, env={"TERM": "xterm"})
    assert (process.stdout, process.stderr) == (b"66600\n", b""), process


def main():
    failed = 0
    for scenario in [
            goes_on_where_it_was_interrupted, counts_what_comes_through_a_pipe, keeps_quiet_where_nobody_watches]:
        for jobs in ["1", "2"]:
            with tempfile.TemporaryDirectory() as name:
                folder = pathlib.Path(name)
                (folder / "order.rules").write_text(RULES)
                try:
                    scenario(folder, jobs)
                except AssertionError as error:
                    failed += 1
                    print(f"{scenario.__name__}, --jobs {jobs}: {error}")
    print(f"{failed} failed" if failed else "all runs went as they should")
    sys.exit(1 if failed else 0)


main()

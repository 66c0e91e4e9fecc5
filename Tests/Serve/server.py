"""Runs `formrules serve` for tests, and sends requests over plain sockets."""

import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
# Longer than anything takes on a machine that does much else.
PATIENCE = 120


def takes_interrupts():
    """As a shell starts what is in the foreground: what starts this test may ignore Control-C, which is inherited."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Server:
    """The running command; what it says is read as it comes."""

    def __init__(self, *arguments, cwd=ROOT, env=None):
        self.process = subprocess.Popen([TOOL, "serve", "--port", "0", *map(str, arguments)], cwd=cwd, env=env,
                                        text=True, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                        stdin=subprocess.DEVNULL, preexec_fn=takes_interrupts)
        self.lines, self.changed = [], threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        line = self.wait_for(r"^serving .* at http://\S+:(\d+)/")
        self.port = int(re.search(r":(\d+)/", line)[1])

    def read(self):
        for line in self.process.stderr:
            with self.changed:
                self.lines.append(line)
                self.changed.notify_all()
        with self.changed:
            self.lines.append("(end)\n")
            self.changed.notify_all()

    def wait_for(self, pattern, after=0):
        """The first line from a position on that matches."""
        def found():
            return next((line for line in self.lines[after:] if re.search(pattern, line)), None)
        with self.changed:
            if not self.changed.wait_for(lambda: found() or "(end)\n" in self.lines, PATIENCE) or not found():
                raise AssertionError(f"the server did not say {pattern}: {self.lines}")
            return found()

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def ask(self, head, body=b"", host="localhost"):
        """Sends a request on a connection of its own; returns status, header fields and body."""
        with self.connect() as connection:
            connection.sendall(request(head, body, host))
            return response(connection.makefile("rb"), head.startswith("HEAD"))

    def judge(self, form, record, kind="validate", query=""):
        body = json.dumps(record).encode()
        return self.ask(f"POST /forms/{form}/{kind}{query} HTTP/1.1\r\nContent-Type: application/json", body)

    def memory(self):
        """Bytes that the process has in memory."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024

    def stop(self, number=signal.SIGTERM):
        """Asks the process to end; its exit status."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def request(head, body=b"", host="localhost"):
    fields = [head]
    if host is not None:
        fields.append(f"Host: {host}")
    if body or head.startswith("POST"):
        fields.append(f"Content-Length: {len(body)}")
    return "\r\n".join(fields + ["", ""]).encode() + body


def response(file, is_head=False):
    """Reads one response; None at the end of the connection."""
    line = file.readline()
    if not line:
        return None
    status = int(line.split()[1])
    fields = {}
    while (line := file.readline()) not in (b"\r\n", b""):
        name, _, value = line.decode().partition(":")
        fields[name.lower()] = value.strip()
    body = b"" if is_head else file.read(int(fields.get("content-length", 0)))
    return status, fields, body


def holds(is_true, text):
    if not is_true:
        raise AssertionError(text)


def is_problem(answer, status):
    """Holds that the answer is problem details of the status; returns what they say."""
    holds(answer is not None, f"no answer instead of {status}")
    holds(answer[0] == status, f"{status} expected: {answer}")
    holds(answer[1]["content-type"] == "application/problem+json", f"no problem details: {answer}")
    problem = json.loads(answer[2])
    holds(problem["status"] == status and problem["type"] == "about:blank" and problem["title"] and problem["detail"],
          f"incomplete problem details: {problem}")
    return problem["detail"]

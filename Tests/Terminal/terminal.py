"""The REPL in a pseudo-terminal, for tests; waits for expected output, never for a fixed time."""

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = str(pathlib.Path(os.environ.get("FORMRULES", ROOT / ".build/debug/formrules")).resolve())
PATIENCE = 60
# What moves the cursor and colors the text.
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]|\r|\x08|\x07")

TAB, UP, CONTROL_A, CONTROL_C, CONTROL_D = "\t", "\x1b[A", "\x01", "\x03", "\x04"


class Terminal:
    """The REPL at a terminal of its own."""

    def __init__(self, home, *arguments, columns=80, directory=ROOT, **environment):
        self.output = ""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(directory)
            os.environ.clear()
            os.environ.update(
                {"HOME": str(home), "TERM": "xterm", "PATH": "/usr/bin:/bin", "TZ": "UTC", **environment})
            os.execv(COMMAND, ["formrules", "repl", *arguments])
        self.resize(columns)

    def resize(self, columns):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def type(self, text):
        os.write(self.terminal, text.encode())

    def listen(self, nudge):
        """Waits until something came, as long as it takes; every second of silence is answered by the nudge.

        A key or a signal that comes while the REPL is between two entries may be lost on the way, as it may for
        a person, who then tries again.
        """
        for _ in range(PATIENCE):
            if select.select([self.terminal], [], [], 1)[0]:
                return True
            if nudge:
                nudge()
        return False

    def wait(self, wanted, nudge=None):
        """Reads until the text is there; gives all that came up to its end."""
        while True:
            plain = ESCAPES.sub("", self.output)
            position = plain.find(wanted)
            if position >= 0:
                # What came before is dealt with.
                self.output = plain[position + len(wanted):]
                return plain[:position + len(wanted)]
            if not self.listen(nudge):
                raise AssertionError(f"{wanted!r} did not come; there is {plain!r}")
            try:
                piece = os.read(self.terminal, 4096)
            except OSError:
                piece = b""
            if not piece:
                raise AssertionError(f"{wanted!r} did not come before the end; there is {plain!r}")
            self.output += piece.decode(errors="replace")

    def wait_until_it_runs(self):
        """Waits until an entry runs: the terminal gathers lines by itself then, and not key by key."""
        while not termios.tcgetattr(self.terminal)[3] & termios.ICANON:
            time.sleep(0.001)

    def enter(self, text, wanted):
        self.type(text + "\r")
        return self.wait(wanted)

    def leave(self):
        """Ends the session by Control-D; gives the status."""
        self.type(CONTROL_D)
        return self.end()

    def quit(self):
        """Ends the session by a command; gives the status."""
        self.type(":quit\r")
        return self.end(lambda: self.type(":quit\r"))

    def end(self, nudge=None):
        """The status that it ends with."""
        # What answers a nudge is no end: so many pieces may come before one.
        for _ in range(10 * PATIENCE):
            if not self.listen(nudge):
                break
            try:
                if not os.read(self.terminal, 4096):
                    return self.status()
            except OSError:
                return self.status()
        os.kill(self.process, signal.SIGKILL)
        self.status()
        raise AssertionError("it does not end")

    def status(self):
        """The status of the process, which has ended."""
        _, status = os.waitpid(self.process, 0)
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(status)

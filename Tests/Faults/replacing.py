"""Replaced files and full disks: afterwards, a file has either its old or its new contents."""

import contextlib
import os
import shutil
import signal
import stat
import subprocess
import time

from commands import PATIENCE, RULES, every_command, inner, loose_rules, run, small_disk, snapshot, start, write_files


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
        (disk / "o.schema.json").write_text('{"type":"object","properties":{"name":{"type":"string"}}}')
        (disk / "hard.rules").write_text(loose_rules(100))
        os.link(disk / "hard.rules", disk / "hard2.rules")
        filler = disk / "filler"
        with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as file:
            while file.write(b"x" * 4096):
                pass
        before = snapshot(disk)
        for arguments in [["fmt", "a.rules"], ["check", "--fix", "a.rules"], ["fmt", "hard.rules"], ["compile", "o.rules", "-o", "o.json"],
                          ["export", "--to", "html", "o.rules", "--assets", "assets"],
                          ["export", "--to", "html", "o.rules", "-o", "o.html"],
                          ["import", "--from", "json-schema", "o.schema.json", "-o", "imported.rules"]]:
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
    """A full disk behind standard output is reported, and so is a closed output."""
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

"""Paths that are not regular files, imports from other folders, and files without permission to read or write."""

import contextlib
import os
import pathlib
import stat
import threading

from commands import DOCUMENTED, Skipped, inner, loose_rules, run, write_files


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
    with inner(folder) as forms:
        os.mkfifo(forms / "pipe.rules")
        (forms / "device.rules").symlink_to("/dev/zero")
        (forms / "a.rules").write_text("form f { field a { max_length(1); accepts \"x\" } }\n")
        for arguments in [["check"], ["check", "--fix"], ["fmt"], ["fmt", "--check"], ["test"]]:
            status, _, remarks = run(folder, *arguments, forms.name)
            assert status == 0, (arguments, status, remarks)
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
    """Imports can't leave the folder of the rules, even through links and devices."""
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

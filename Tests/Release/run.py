#!/usr/bin/env python3
"""Installs the Debian package of a release in a fresh Debian system, and runs the README's examples there.

The argument is the folder that Scripts/release.sh has written, by default .build/release-packages. Needs root and
debootstrap; the fresh system uses the package sources of this one. The `swift run` of the README's commands is left out.
"""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUITE = "bookworm"


def mirror():
    """The address from which this system gets its packages."""
    lists = subprocess.run(["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"],
                           capture_output=True, text=True, check=True).stdout.split()
    return next(address for address in lists if "security" not in address)


class Debian:
    """A fresh system in a folder."""

    def __init__(self, folder):
        self.folder = folder
        # In memory: dpkg waits for the disk after each file.
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(folder)], check=True)

    def install(self):
        folder = self.folder
        subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(folder), mirror()], check=True,
                       stdout=subprocess.DEVNULL)
        # Swift reads the arguments of its process there.
        subprocess.run(["mount", "-t", "proc", "proc", str(folder / "proc")], check=True)
        # How this machine reaches its packages.
        for part in ("apt.conf.d", "auth.conf.d"):
            if (pathlib.Path("/etc/apt") / part).is_dir():
                shutil.copytree(f"/etc/apt/{part}", folder / "etc/apt" / part, dirs_exist_ok=True)

    def close(self):
        subprocess.run(["umount", "--recursive", str(self.folder)], check=True)

    def run(self, command, **options):
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/root",
                       "DEBIAN_FRONTEND": "noninteractive", "http_proxy": os.environ.get("http_proxy", "")}
        return subprocess.run(["chroot", str(self.folder), "bash", "-c", f"cd /work && {command}"], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, **options)


def examples():
    """The commands of the README that use the command, with what is shown below each."""
    text = (ROOT / "README.md").read_text()
    for block in re.findall(r"^```console\n(.*?)^```", text, re.S | re.M):
        command, *shown = block.splitlines()
        yield command.removeprefix("$ ").replace("swift run formrules", "formrules"), shown
    for block in re.findall(r"^```sh\n(.*?)^```", text, re.S | re.M):
        for line in block.splitlines():
            if (found := re.search(r"swift run (formrules .*)", line)):
                yield found[1], None


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release-packages")
    (package,) = folder.glob("*.deb")
    passed, failed = 0, []

    def expect(isSo, what):
        nonlocal passed
        if isSo:
            passed += 1
        else:
            failed.append(what)

    with tempfile.TemporaryDirectory() as place, contextlib.closing(Debian(pathlib.Path(place))) as debian:
        debian.install()
        (debian.folder / "work").mkdir()
        shutil.copy(package, debian.folder / "work")
        # The README's examples name files of the repository.
        shutil.copytree(ROOT / "Rules", debian.folder / "work/Rules")
        installed = debian.run(f"apt-get update -qq && apt-get install -y -qq --no-install-recommends ./{package.name}")
        expect(installed.returncode == 0, f"installing: {installed.stdout[-2000:]}")
        expect(debian.run("command -v swift").returncode != 0, "the fresh system has Swift")
        expect("not found" not in debian.run("ldd /usr/bin/formrules").stdout, "a shared library is missing")
        for path in ["man/man1/formrules.1.gz", "man/man1/formrules-validate.1.gz", "bash-completion/completions/formrules",
                     "zsh/vendor-completions/_formrules", "fish/vendor_completions.d/formrules.fish",
                     "doc/formrules/copyright", "doc/formrules/examples/login.rules"]:
            # Minimal images leave out documentation by a setting of dpkg; debootstrap doesn't.
            expect((debian.folder / "usr/share" / path).is_file(), f"/usr/share/{path} is missing")
        for command, shown in examples():
            isSession = command.startswith("formrules repl")
            entered = "".join(line[2:] + "\n" for line in shown or [] if line.startswith("> ")) if isSession else None
            done = debian.run(command + (" --echo" if isSession else ""), input=entered)
            isSame = shown is None or done.stdout.splitlines() == shown
            expect(isSame and done.returncode in (0, 1, 2), f"$ {command}\n{done.stdout}")
        removed = debian.run("apt-get remove -y -qq formrules && ! command -v formrules")
        expect(removed.returncode == 0, f"removing: {removed.stdout}")
    print(*failed, sep="\n")
    print(f"{passed} passed, {len(failed)} failed")
    sys.exit(1 if failed else 0)


main()

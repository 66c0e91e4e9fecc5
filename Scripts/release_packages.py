#!/usr/bin/env python3
"""Packs the command that Scripts/release.sh has built, reproducibly.

Writes an archive, a Debian package, a Homebrew formula, a Dockerfile, a bill of materials (SPDX) and checksums.

Usage: Scripts/release_packages.py BINARY FOLDER, or --check to check only the environment variables.

Runs on Debian, because dpkg finds the packages that the binary depends on. These variables must be set:

    MAINTAINER   the maintainer of the Debian package, as 'NAME <ADDRESS>'
    HOMEPAGE     the URL of the project
    DOWNLOADS    the URL of the folder from which the files will be downloaded
"""

import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build/static"
SUMMARY = "Check, test and run validation rules for forms"
DESCRIPTION = """\
 A small language for form validation rules, and the command that checks them,
 runs their tests, validates JSON, NDJSON and CSV, and exports web pages and
 JSON Schemas.
"""
# The licenses of what may be linked into the binary, by the name of the package; Swift itself always is.
LICENSES = {
    "swift": "Apache-2.0 WITH Swift-exception",
    "swift-argument-parser": "Apache-2.0 WITH Swift-exception",
    "swift-atomics": "Apache-2.0 WITH Swift-exception",
    "swift-collections": "Apache-2.0 WITH Swift-exception",
    "swift-nio": "Apache-2.0",
    "swift-system": "Apache-2.0 WITH Swift-exception",
}
# Public data that the standard rules were made from.
DATA = [("libphonenumber metadata", "Apache-2.0"), ("Google address data, from libaddressinput", "CC-BY-4.0"), ("Unicode Character Database", "Unicode-3.0")]


def published():
    """What only the publisher knows, by its name in the environment."""
    forms = {
        "MAINTAINER": (r"[^<>\n]*[^<>\s] <[^<>@\s]+@[^<>@\s]+>", "NAME <ADDRESS>"),
        "HOMEPAGE": (r"https?://[^\s\"]+", "https://…"),
        "DOWNLOADS": (r"https?://[^\s\"]+", "https://…"),
    }
    wrong = [f"set {name}='{form}'" for name, (pattern, form) in forms.items()
             if not re.fullmatch(pattern, os.environ.get(name, ""))]
    if wrong:
        sys.exit(f"the packages need to know who publishes them: {', '.join(wrong)}; see Scripts/release_packages.py")
    return {name: os.environ[name].rstrip("/") for name in forms}


def linked_packages():
    """The packages whose modules are linked into the binary, Swift's own first."""
    (listed,) = BUILD.glob("*/release/formrules.product/Objects.LinkFileList")
    modules = set(re.findall(r"/([^/\s]+)\.build/", listed.read_text()))
    packages = {path.parents[1].name for path in BUILD.glob("checkouts/*/Sources/*") if path.name in modules}
    if unknown := sorted(packages - LICENSES.keys()):
        sys.exit(f"the licenses of {', '.join(unknown)} are not in Scripts/release_packages.py")
    return ["swift", *sorted(packages)]


def output(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, **options).stdout.strip()


class Release:
    def __init__(self, binary, folder):
        self.binary, self.folder = binary.resolve(), folder.resolve()
        self.published, self.linked = published(), linked_packages()
        self.version = re.match(r"formrules (\S+),", output(str(self.binary), "--version"))[1]
        self.architecture = output("dpkg", "--print-architecture")
        self.moment = int(os.environ.get("SOURCE_DATE_EPOCH") or output("git", "log", "-1", "--format=%ct"))
        os.environ["SOURCE_DATE_EPOCH"] = str(self.moment)
        self.tree = self.folder / "tree"

    def make(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.fill_tree()
        self.needs = self.needed_packages()
        archive = self.make_archive()
        package = self.make_package()
        source = self.make_source()
        self.make_formula(source)
        self.make_dockerfile(package)
        self.make_bill(archive)
        shutil.rmtree(self.tree)
        sums = [f"{digest(path)}  {path.name}\n" for path in sorted(self.folder.iterdir())]
        (self.folder / "SHA256SUMS").write_text("".join(sums))

    def fill_tree(self):
        """Lays out all that is installed, below `usr`."""
        usr = self.tree / "usr"
        copy(self.binary, usr / "bin/formrules", 0o755)
        manual = usr / "share/man/man1"
        output(sys.executable, "Scripts/manual_pages.py", str(self.binary), str(manual))
        for page in manual.iterdir():
            page.with_suffix(".1.gz").write_bytes(gzip.compress(page.read_bytes(), mtime=0))
            page.unlink()
        for shell, path in [("bash", "bash-completion/completions/formrules"), ("zsh", "zsh/vendor-completions/_formrules"),
                            ("fish", "fish/vendor_completions.d/formrules.fish")]:
            write(usr / "share" / path, output(str(self.binary), "--generate-completion-script", shell) + "\n")
        documents = usr / "share/doc/formrules"
        copy(ROOT / "README.md", documents / "README.md")
        write(documents / "changelog.gz", gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
        write(documents / "copyright", self.copyright())
        for path in sorted((ROOT / "Rules/Examples").iterdir()):
            copy(path, documents / "examples" / path.name)

    def copyright(self):
        toolchain = pathlib.Path(shutil.which("swift")).resolve().parents[1]
        parts = [f"formrules {self.version}\n", (ROOT / "LICENSE").read_text()]
        for name in self.linked:
            folder = toolchain / "share/swift" if name == "swift" else BUILD / "checkouts" / name
            notice = folder / "NOTICE.txt"
            parts += [f"\n{'-' * 78}\nContains {name}, under this license:\n\n", (folder / "LICENSE.txt").read_text()]
            parts += ["\n", notice.read_text()] if notice.exists() else []
        parts.append(f"\n{'-' * 78}\nThe standard rules were made from public data:\n\n")
        parts += [f"- {name} ({license})\n" for name, license in DATA]
        return "".join(parts)

    def needed_packages(self):
        """The Debian packages with the shared libraries of the binary, with their least versions."""
        control = self.folder / "debian"
        write(control / "control", "Source: formrules\n\nPackage: formrules\nArchitecture: any\n")
        listed = subprocess.run(["dpkg-shlibdeps", "-O", f"-e{self.tree}/usr/bin/formrules"], cwd=self.folder, check=True,
                              capture_output=True, text=True).stdout
        shutil.rmtree(control)
        # Packed relocations need this version of glibc, which dpkg doesn't see.
        return re.search(r"shlibs:Depends=(.*)", listed)[1] + ", libc6 (>= 2.36)"

    def paths(self):
        return sorted(self.tree.rglob("*"))

    def tar(self, name, strip):
        """A compressed archive of the tree below `strip`, with the same bytes whenever it is made."""
        def normalized(entry):
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mtime = self.moment
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
            return entry

        content = io.BytesIO()
        with tarfile.open(fileobj=content, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for path in self.paths():
                if path.is_relative_to(strip) and path != strip:
                    archive.add(path, f"{name}/{path.relative_to(strip)}", recursive=False, filter=normalized)
        return gzip.compress(content.getvalue(), mtime=0)

    def make_archive(self):
        name = f"formrules-{self.version}-linux-{self.architecture}"
        path = self.folder / f"{name}.tar.gz"
        path.write_bytes(self.tar(name, self.tree / "usr"))
        return path

    def make_package(self):
        size = sum(path.stat().st_size for path in self.paths() if path.is_file()) // 1024 + 1
        write(self.tree / "DEBIAN/control", "".join([
            f"Package: formrules\nVersion: {self.version}\nArchitecture: {self.architecture}\n",
            f"Maintainer: {self.published['MAINTAINER']}\nHomepage: {self.published['HOMEPAGE']}\n",
            "Section: utils\nPriority: optional\n",
            f"Installed-Size: {size}\nDepends: {self.needs}\nDescription: {SUMMARY}\n{DESCRIPTION}"]))
        for path in [self.tree, *self.paths()]:
            path.chmod(0o755 if path.is_dir() or path.parent.name == "bin" else 0o644)
            os.utime(path, (self.moment, self.moment))
        path = self.folder / f"formrules_{self.version}_{self.architecture}.deb"
        # The number of threads would change the compressed bytes.
        output("dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build", str(self.tree), str(path))
        return path

    def make_source(self):
        path = self.folder / f"formrules-{self.version}.tar.gz"
        data = subprocess.run(["git", "archive", "--format=tar", f"--prefix=formrules-{self.version}/", "HEAD"], cwd=ROOT,
                              check=True, capture_output=True).stdout
        path.write_bytes(gzip.compress(data, mtime=0))
        return path

    def make_formula(self, source):
        write(self.folder / "formrules.rb", f"""\
class Formrules < Formula
  desc "{SUMMARY}"
  homepage "{self.published['HOMEPAGE']}"
  url "{self.published['DOWNLOADS']}/{source.name}"
  sha256 "{digest(source)}"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "libcsv"
  depends_on "pcre2"
  depends_on "simdjson"
  uses_from_macos "python" => :build
  uses_from_macos "swift" => :build
  uses_from_macos "libedit"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "formrules"
    bin.install ".build/release/formrules"
    system "python3", "Scripts/manual_pages.py", bin/"formrules", "manual"
    man1.install Dir["manual/*.1"]
    generate_completions_from_executable(bin/"formrules", "--generate-completion-script")
    pkgshare.install "Rules/Examples" => "examples"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/formrules --version")
    (testpath/"a.rules").write "form f {{ field a {{ required }} }}\\n"
    assert_match "valid", pipe_output("#{{bin}}/formrules validate a.rules - --output ndjson", '{{"a": "b"}}')
  end
end
""")

    def make_dockerfile(self, package):
        release = re.search(r"VERSION_CODENAME=(\w+)", pathlib.Path("/etc/os-release").read_text())[1]
        write(self.folder / "Dockerfile", f"""\
# The command in a container: docker build -t formrules . && docker run --rm -i -v "$PWD:/work" formrules check a.rules
FROM debian:{release}-slim
COPY {package.name} /tmp/
RUN apt-get update && apt-get install -y --no-install-recommends /tmp/{package.name} \\
  && rm -rf /var/lib/apt/lists/* /tmp/{package.name}
USER nobody
WORKDIR /work
ENTRYPOINT ["formrules"]
""")

    def make_bill(self, archive):
        toolchain = re.search(r"Swift version (\S+)", output("swift", "--version"))[1]
        pins = {pin["identity"]: pin["state"]["version"] for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]}
        parts = [("formrules", self.version, "Apache-2.0")]
        parts += [(name, toolchain if name == "swift" else pins[name], LICENSES[name]) for name in self.linked]
        for name in dict.fromkeys(re.match(r"\S+", need)[0] for need in self.needs.split(", ")):
            parts.append((name, output("dpkg-query", "-W", "-f=${Version}", name), "NOASSERTION"))
        packages = [{"SPDXID": f"SPDXRef-{re.sub('[^A-Za-z0-9.-]', '-', name)}", "name": name, "versionInfo": version,
                     "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": license,
                     "licenseDeclared": license, "copyrightText": "NOASSERTION"} for name, version, license in parts]
        packages[0]["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest(archive)}]
        relations = [("SPDXRef-DOCUMENT", "DESCRIBES", packages[0]["SPDXID"])]
        for index, package in enumerate(packages[1:]):
            kind = "STATIC_LINK" if index < len(self.linked) else "DYNAMIC_LINK"
            relations.append((packages[0]["SPDXID"], kind, package["SPDXID"]))
        created = output("date", "-u", "-d", f"@{self.moment}", "+%Y-%m-%dT%H:%M:%SZ")
        bill = {
            "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
            "name": f"formrules-{self.version}",
            "documentNamespace": f"{self.published['DOWNLOADS']}/spdx/formrules-{self.version}-{digest(archive)[:16]}",
            "creationInfo": {"created": created, "creators": ["Tool: formrules-release_packages.py"]},
            "packages": packages,
            "relationships": [{"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
                              for one, kind, other in relations],
        }
        write(self.folder / f"formrules-{self.version}.spdx.json", json.dumps(bill, indent=2) + "\n")


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def copy(source, path, mode=0o644):
    write(path, source.read_bytes())
    path.chmod(mode)


def main():
    if sys.argv[1:] == ["--check"]:
        published()
        return
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    release = Release(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
    release.make()
    for path in sorted(release.folder.iterdir()):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")


main()

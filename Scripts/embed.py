#!/usr/bin/env python3
"""Lists the files that are part of the binary, for Sources/CEmbeddedFiles. Run it after adding or removing one of them;
a changed text needs nothing. A test compares the lists with the folders."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Sources/CEmbeddedFiles"
FOLDERS = {
    "diagnostics": ["Grammar/Diagnostics/*.md"],
    "examples": [
        *(f"Rules/Examples/{name}.*" for name in ("booking", "contact", "invoice", "survey")),
        "Grammar/Tutorial/sign_up.rules",
        "Grammar/Tutorial/sign_up.ndjson",
    ],
    "page": ["Sources/FormInterchange/HTML/Page/*"],
    "preview": ["Sources/CommandLineTool/Serving/Page/*"],
    "reference": ["Grammar/Reference/**/*.md"],
    "runtime": ["Web/formrules.d.ts", "Web/formrules.parts.js"],
    "standard_rules": ["Rules/Standard/*.rules"],
}

for folder, globs in FOLDERS.items():
    files = sorted((path for glob in globs for path in ROOT.glob(glob)), key=lambda path: path.name)
    lines = ["// Made by Scripts/embed.py.", "", '#include "embedding.h"', ""]
    lines += [f"static const CEmbeddedFile {folder}[] = {{"]
    for path in files:
        lines += [f'FILE_NAMED("{path.name}")', f'#embed "../../{path.relative_to(ROOT)}" AS_TEXT', "END"]
    lines += ['{"", ""}};', "", f"const CEmbeddedFile *embedded_{folder}(void) {{ return {folder}; }}"]
    (TARGET / f"{folder}.c").write_text("\n".join(lines) + "\n")

#!/usr/bin/env python3
"""Makes the animations of the README from real runs.

A session of the REPL becomes an animated SVG that shows each key press; filling in an exported page becomes a GIF.

Usage: Scripts/moving_pictures.py COMMAND

Writes to Grammar/Pictures. Needs selenium, Pillow, Chromium and its driver. Both animations play once.
"""

import html
import io
import pathlib
import subprocess
import sys
import tempfile
import time

from PIL import Image
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Pages"))
from run import browser  # noqa: E402

FOLDER = ROOT / "Grammar/Pictures"

ENTRIES = [
    "required and (email or telephone)",
    '"ann@"',
    '"ann@@"',
    '"ann@example.org"',
    'min_length(8) and contains(/[0-9]/) "Use 8 characters or more, with a digit."',
    '"secret"',
    '"secret123"',
]
# What is typed into the page, field by field; a later entry goes on where an earlier one stopped.
TYPED = [("name", "Ann Lee"), ("email", "ann@"), ("email", "example.org"), ("password", "abc"), ("password", "123"),
         ("confirm", "abc12"), ("confirm", "3"), ("age", "17")]
KEY, PAUSE = 0.055, 0.9
LINE, LEFT, TOP, WIDTH = 20, 16, 44, 720
STYLE = """
  text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #d6dce8; white-space: pre; }
  .prompt { fill: #8fa3bf; } .typed { fill: #fff; } .valid { fill: #7fd493; } .invalid { fill: #ff8f8f; } .incomplete { fill: #ffd479; }
  @media (prefers-reduced-motion: no-preference) {
    .a { animation: show 0.01s linear both; }
    @keyframes show { from { visibility: hidden; } to { visibility: visible; } }
  }
"""


def session(command):
    """The REPL's answers to the entries, as an SVG; without animations, all of it is shown at once."""
    lines = subprocess.run([command, "repl", "--echo"], input="\n".join(ENTRIES) + "\n", capture_output=True,
                           text=True, check=False).stdout.splitlines()
    moment, drawn = 0.8, []

    def piece(text, kind, after):
        return f'<tspan class="a {kind}" style="animation-delay:{after:.2f}s">{html.escape(text, quote=False)}</tspan>'

    for number, line in enumerate(lines):
        if line.startswith("> "):
            moment += PAUSE
            pieces = [piece("> ", "prompt", moment)]
            for key in line[2:]:
                moment += KEY
                pieces.append(piece(key, "typed", moment))
            moment += 0.3
        else:
            pieces = [piece(line, line.split(":")[0] if line[:1].isalpha() else "prompt", moment)]
        drawn.append(f'<text x="{LEFT}" y="{TOP + LINE * (number + 1)}">{"".join(pieces)}</text>')
    height = TOP + LINE * (len(lines) + 1)
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" '
        f'aria-label="A session of formrules repl">', f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#1b2230"/>',
        f'<text class="prompt" x="{LEFT}" y="28"><tspan class="prompt">$ formrules repl</tspan></text>',
        *drawn, "</svg>", ""])


def page(command):
    """An exported page while it is filled in, as the frames of a GIF with their milliseconds."""
    frames = []
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "registration.html"
        path.write_text(subprocess.run([command, "export", "--to", "html", "Rules/Examples/registration.rules"], cwd=ROOT,
                                       capture_output=True, text=True, check=True).stdout)
        driver = browser()
        try:
            driver.set_window_size(560, 620)
            driver.get(path.as_uri())

            def shoot(milliseconds):
                time.sleep(0.15)
                image = Image.open(io.BytesIO(driver.get_screenshot_as_png())).convert("RGB")
                frames.append((image.quantize(48, dither=Image.Dither.NONE), milliseconds))

            shoot(1000)
            for name, text in TYPED:
                field = driver.find_element(By.NAME, name)
                for start in range(0, len(text), 3):
                    field.send_keys(text[start:start + 3])
                    shoot(200)
                field.send_keys(Keys.TAB)
                shoot(1000)
        finally:
            driver.quit()
    return frames


def main():
    command = str(pathlib.Path(sys.argv[1]).resolve())
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "repl.svg").write_text(session(command))
    (first, _), *rest = frames = page(command)
    first.save(FOLDER / "page.gif", save_all=True, append_images=[image for image, _ in rest],
               duration=[milliseconds for _, milliseconds in frames], optimize=True)
    for path in sorted(FOLDER.iterdir()):
        size = path.stat().st_size
        print(f"{size / 1000:6.0f} KB  {path.name}")
        if size > 1_000_000:
            sys.exit(f"{path.name} is over 1 MB")


main()

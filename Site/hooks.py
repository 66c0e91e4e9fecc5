"""Builds the site from the pages of the repository, at the same paths, so that their links work in both places.

Pages that the repository lacks, such as one for each example, are made here. MkDocs calls the functions `on_…`.
"""

import os
import pathlib
import posixpath
import re
import subprocess
import sys
import urllib.parse

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File
from mkdocs.structure.nav import Link

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import highlighting  # noqa: E402

highlighting.register()

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMAND = os.environ.get("FORMRULES", str(ROOT / ".build/debug/formrules"))
PAGES = [*sorted(path.name for path in ROOT.glob("*.md")), "Editors/README.md", *sorted(
    str(path.relative_to(ROOT)) for path in ROOT.glob("Grammar/**/*.md") if "Cases" not in path.parts)]
ARTICLES = "Sources/FormRules/FormRules.docc/"
API = "api/documentation/formrules/"
EXAMPLES = sorted(path.stem for path in ROOT.glob("Rules/Examples/*.rules"))
# Forms of the playground: flat ones, which its inputs can show in full.
PLAYGROUND = ["registration", "login", "checkout", "payment", "event"]
# The linked files that are not pages, which `on_page_markdown` collects and the site serves as they are.
downloads = set()
# A block of code, an inline link, or a span of code, whichever begins first; only links have a second group.
MARKUP = re.compile(r"^```.*?^```$|\[((?:`[^`]*`|\[[^\]]*\]|[^\[\]`])*)\]\(([^)\s]+)\)|`[^`]*`", re.S | re.M)


def text(path):
    return (ROOT / path).read_text()


def rules_block(path):
    return f"```rules\n{text(path)}```\n"


def examples_index():
    """A page that lists the examples with the comment that each begins with."""
    lines = ["# Examples\n", "Complete forms. Each has tests, and valid and invalid data.\n"]
    for name in EXAMPLES:
        comment = re.search(r"^((?:#.*\n)+)", text(f"Rules/Examples/{name}.rules"), re.M)
        words = " ".join(line[1:].strip() for line in comment[1].splitlines()) if comment else ""
        lines.append(f"- [{name}]({name}.md): {words}")
    return "\n".join(lines) + "\n"


def diagnostics_index():
    lines = ["# Diagnostics\n", "Every error and warning has a code. `formrules help CODE` shows its page.\n",
             "| code | meaning |", "|---|---|"]
    for path in sorted(ROOT.glob("Grammar/Diagnostics/*.md")):
        code, title = re.match(r"# (\w+): (.*)", path.read_text()).groups()
        lines.append(f"| [{code}]({path.name}) | {title} |")
    return "\n".join(lines) + "\n"


def compiled(name):
    """The program of an example, as the playground loads it."""
    result = subprocess.run([COMMAND, "compile", f"Rules/Examples/{name}.rules"], cwd=ROOT, capture_output=True)
    if result.returncode != 0:
        raise PluginError(f"{COMMAND} can't compile {name}: {result.stderr.decode()}")
    return result.stdout


def listed(index):
    """Navigation of the pages that an index page lists, by its headings."""
    folder, sections = posixpath.dirname(index), [{"Overview": index}]
    for line in text(index).splitlines():
        if line.startswith("## "):
            sections.append({line[3:].strip(): []})
        if not re.match(r"[-|] ", line):
            continue
        links = re.findall(r"\[([^\]]+)\]\(([^)#:]+\.md)\)", line)
        for title, path in links[:1] if line.startswith("- ") else links:
            page = posixpath.normpath(posixpath.join(folder, path))
            if page.startswith(folder + "/"):
                entry = {title.replace("`", ""): page}
                (next(iter(sections[-1].values())) if len(sections) > 1 else sections).append(entry)
    return [section for section in sections if next(iter(section.values()))]


def on_config(config):
    def expanded(entry):
        ((title, value),) = entry.items()
        if isinstance(value, list):
            return {title: [expanded(each) for each in value]}
        isIndex = value.endswith("/README.md") and value in PAGES and value.startswith("Grammar/")
        return {title: listed(value) if isIndex else value}

    config.nav = [expanded(entry) for entry in config.nav]
    return config


def on_files(files, config):
    def add(path, **source):
        files.append(File.generated(config, path, **source))

    for page in PAGES:
        add(page, abs_src_path=str(ROOT / page))
    add("Grammar/Diagnostics/README.md", content=diagnostics_index())
    add("Rules/Examples/README.md", content=examples_index())
    for name in EXAMPLES:
        add(f"Rules/Examples/{name}.md", content=f"# {name}\n\n{rules_block(f'Rules/Examples/{name}.rules')}")
    add("playground/formrules.js", abs_src_path=str(ROOT / "Web/formrules.min.js"))
    for name in PLAYGROUND:
        add(f"playground/{name}.json", content=compiled(name))
        for sort in ("valid", "invalid"):
            add(f"playground/{name}.{sort}.json", abs_src_path=str(ROOT / f"Rules/Examples/{name}.{sort}.json"))
    return files


def on_nav(nav, config, files):
    nav.items.insert(-1, Link("API", API))
    return nav


def on_page_markdown(markdown, page, config, files):
    if page.file.src_uri == "playground/index.md":
        blocks = [f'<div data-example="{name}" markdown hidden>\n\n{rules_block(f"Rules/Examples/{name}.rules")}\n</div>\n'
                  for name in PLAYGROUND]
        return markdown.replace("<!-- examples -->", "\n".join(blocks))
    folder = posixpath.dirname(page.file.src_uri)

    def adapted(match):
        title, target = match.groups()
        path, mark, fragment = target.partition("#")
        if not path or urllib.parse.urlparse(target).scheme:
            return match[0]
        path = posixpath.normpath(posixpath.join(folder, path))
        if path.startswith(ARTICLES):
            name = posixpath.basename(path).removesuffix(".md").lower()
            return f"[{title}]({served(page, API + ('' if name == 'formrules' else name + '/'))})"
        if files.get_file_from_path(path):
            return match[0]
        if files.get_file_from_path(path + "/README.md"):
            return f"[{title}]({posixpath.relpath(path, folder or '.')}/README.md{mark}{fragment})"
        if (ROOT / path).is_file():
            downloads.add(path)
            return f"[{title}]({served(page, path)})"
        # A folder of sources: the site has no page for it.
        return title if (ROOT / path).is_dir() else match[0]

    return MARKUP.sub(lambda match: adapted(match) if match[2] else match[0], markdown)


def served(page, path):
    """The address of what the site serves and MkDocs does not know, seen from a page."""
    return "site:" + posixpath.relpath(path, page.url or ".") + ("/" if path.endswith("/") else "")


def on_page_content(html, page, config, files):
    return html.replace('"site:', '"')


def on_post_build(config):
    for path in sorted(downloads):
        copy = pathlib.Path(config.site_dir) / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((ROOT / path).read_bytes())

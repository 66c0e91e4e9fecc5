#!/usr/bin/env python3
"""Checks the links of a built site: each address and fragment within it must exist. Takes the site's folder."""

import html.parser
import pathlib
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    """The addresses that a page links to, and the places in it that can be linked to."""

    def __init__(self, path):
        super().__init__()
        self.links, self.places = set(), {""}
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.links.add(value)
            elif name in ("id", "name") and value:
                self.places.add(value)


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    # The pages of the API are an application of their own; only links to them are checked.
    paths = [path for path in root.rglob("*.html") if path.relative_to(root).parts[0] != "api" and path.name != "404.html"]
    pages = {path: Page(path) for path in paths}
    checked, broken = 0, []
    for path, page in sorted(pages.items()):
        for link in sorted(page.links):
            address = urllib.parse.urlparse(link)
            if address.scheme or address.netloc:
                continue
            target = path
            if address.path:
                target = (path.parent / urllib.parse.unquote(address.path)).resolve()
                if target.is_dir():
                    target /= "index.html"
            checked += 1
            known = pages.get(target)
            isThere = urllib.parse.unquote(address.fragment) in known.places if known else target.is_file()
            if not isThere:
                broken.append(f"{path.relative_to(root)}: {link}")
    print(*broken, sep="\n")
    print(f"{checked - len(broken)} links lead somewhere, {len(broken)} don't")
    sys.exit(1 if broken else 0)


main()

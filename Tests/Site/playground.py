#!/usr/bin/env python3
"""Opens the playground of a built site in a browser, fills in forms, and validates records.

The argument is the site's folder, by default .build/site. Needs selenium, Chromium and its driver.
"""

import functools
import http.server
import json
import pathlib
import sys
import threading

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Pages"))
from run import ROOT, browser  # noqa: E402


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder):
    """The address of a server for a folder."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


class Playground:
    def __init__(self, driver, address):
        self.driver = driver
        driver.get(f"{address}/playground/")
        self.wait(lambda: self.inputs())

    def wait(self, condition):
        WebDriverWait(self.driver, 10).until(lambda _: condition())

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def inputs(self):
        return self.driver.find_elements(By.CSS_SELECTOR, "#fields input")

    def state(self, name):
        return self.driver.execute_script("return arguments[0].parentElement.firstChild.dataset.state", self.named(name))

    def message(self, name):
        return self.driver.execute_script("return arguments[0].parentElement.lastChild.textContent", self.named(name))

    def named(self, name):
        return self.one(f'#fields [name="{name}"]')

    def report(self):
        return json.loads(self.one("#report").text)

    def choose(self, name):
        before = self.inputs()[0]
        Select(self.one("#example")).select_by_value(name)
        self.wait(lambda: before not in self.inputs())


def try_typing(page):
    email = page.named("email")
    email.send_keys("ann@")
    assert (page.state("email"), page.message("email")) == ("incomplete", ""), "nothing is said while somebody types"
    email.send_keys(Keys.TAB)
    assert page.state("email") == "invalid" and page.message("email"), "a field that was left shows its error"
    email.send_keys("example.org")
    assert page.state("email") == "valid" and not page.message("email"), "mended"
    assert json.loads(page.one("#values").text)["email"] == "ann@example.org"
    page.one("#submit").click()
    assert page.message("name") and page.one("#verdict").text == "invalid", "all is shown on submit"


def try_records(page, name):
    for sort in ("valid", "invalid"):
        page.one(f"#{sort}").click()
        assert page.report()["verdict"] == sort, f"{name}: the {sort} record is {page.report()}"
    record = page.one("#record")
    record.clear()
    record.send_keys("{")
    assert page.one("#report").text, "a record that can't be read is reported"


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/site").resolve()
    driver = browser()
    try:
        page = Playground(driver, serve(str(folder)))
        names = [option.text for option in Select(page.one("#example")).options]
        assert len(names) > 3, names
        try_typing(page)
        for name in names:
            if name != names[0]:
                page.choose(name)
            assert page.inputs(), f"{name} has no fields"
            assert page.one(f'[data-example="{name}"]').is_displayed(), f"the rules of {name} are not shown"
            try_records(page, name)
        said = [entry for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
        assert not said, said
    finally:
        driver.quit()
    print(f"{len(names) + 1} passed, 0 failed")


main()

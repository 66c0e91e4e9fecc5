#!/usr/bin/env python3
"""Small forms on exported pages in a browser: what each detail of a page does for the person who fills it in."""

import functools
import http.server
import json
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from run import ROOT, TOOL, browser, settled

TESTS = []


def form(rules):
    """Has a function test the page of the form."""
    def wrapped(test):
        TESTS.append((test, rules))
        return test
    return wrapped


class Page:
    """The page of the form `f`."""

    def __init__(self, driver):
        self.driver = driver

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def named(self, name):
        return self.one(f'[name="{name}"]')

    def message(self, name):
        return self.run("return document.getElementById(arguments[0]).textContent", f"field-{name}-box-message")

    def pairs(self):
        return self.run("return [...new FormData(document.querySelector('form'))].map(([name, value]) => [name, String(value)])")

    def verdict(self):
        return self.run("return document.querySelector('form').formRules.verdict")

    def submit(self):
        self.run("""
            window.sent = null;
            document.querySelector("form").addEventListener("submit", (event) => {
              if (!event.defaultPrevented) window.sent = true;
              event.preventDefault();
            });
            document.querySelector("button[type=submit]").click();
        """)
        return bool(settled(self.driver, "return window.sent || !document.getElementById('summary').hidden")) and self.run("return window.sent === true")


def equal(found, wanted):
    if found != wanted:
        raise AssertionError(f"{found!r}, not {wanted!r}")


@form("form f { field agree: boolean { required }; field terms: boolean { accepted } }")
def a_required_boolean_can_be_answered_no(page):
    page.one('[name="agree"][value="false"]').click()
    page.named("terms").click()
    equal(page.verdict(), "valid")
    equal(page.pairs(), [["agree", "false"], ["terms", "true"]])
    equal(page.named("terms").get_attribute("type"), "checkbox")


@form("""form inner { field name; field tags: list of text }
form f { field rows: list of inner }""")
def the_second_add_takes_the_template_of_its_own_list(page):
    add = page.one('[data-name="rows"] > button[data-add]')
    add.click()
    page.one('[data-name="rows[0].tags"] > button[data-add]').click()
    add.click()
    page.one('[data-name="rows[1].tags"] > button[data-add]').click()
    page.one('[data-name="rows[1].tags"] > button[data-add]').click()
    page.named("rows[1].tags[1]").send_keys("x")
    equal([name for name, _ in page.pairs()], ["rows[0].name", "rows[0].tags[0]", "rows[1].name", "rows[1].tags[0]", "rows[1].tags[1]"])
    page.one('[data-prefix="rows[0]"] > button[data-remove]').click()
    equal(page.pairs(), [["rows[0].name", ""], ["rows[0].tags[0]", ""], ["rows[0].tags[1]", "x"]])


@form("""form address { field town { required }; field abroad: boolean }
form f { field name; field second: address }""")
def a_nested_form_with_a_box_can_be_left_out(page):
    equal(page.verdict(), "valid")
    equal(page.pairs(), [["name", ""], ["second.town", ""]])
    page.named("second.abroad").click()
    equal(page.verdict(), "invalid")
    page.named("second.town").send_keys("Bonn")
    equal(page.verdict(), "valid")
    page.named("second.abroad").click()
    equal(sorted(page.pairs()), [["name", ""], ["second.abroad", "false"], ["second.town", "Bonn"]])


@form('form f { field name { not (equal("admin") or equal("root"))  "Choose another name." } }')
def a_negation_keeps_its_message(page):
    page.named("name").send_keys("admin", Keys.TAB)
    equal(page.message("name"), "Choose another name.")


@form("""form inner { field town { required } }
form f {
    field kind
    when kind == "x" { field more { required } }
    field home: inner
    field rows: list of inner { required }
}""")
def what_is_required_is_marked_and_a_required_list_has_a_row(page):
    for name in ("more", "home.town", "rows[0].town"):
        equal(page.one(f'label[for="field-{name}"]').get_attribute("class"), "required")
        equal(page.named(name).get_attribute("aria-required"), "true")
    equal(page.named("more").is_displayed(), False)
    page.named("kind").send_keys("x")
    equal(page.named("more").is_displayed(), True)
    equal(page.one("#status").get_attribute("textContent"), "There is more to fill in now.")


@form("""form f {
    field number { mask "[0000] [0000] [0000] [0000]"; luhn }
    field expires { mask "[00]{/}[00]" }
    field code { filter chars("0-9") and max_length(4) }
    field day: date as "DD.MM.YYYY"
}""")
def masks_notations_and_filters_work_while_typing(page):
    number = page.named("number")
    number.send_keys("4111111111111111")
    equal(number.get_property("value"), "4111 1111 1111 1111")
    number.send_keys(Keys.HOME, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.DELETE)
    equal([number.get_property("value"), number.get_property("selectionStart")], ["4111 1111 1111 111", 2])
    number.send_keys("1")
    equal(number.get_property("selectionStart"), 3)
    page.named("expires").send_keys("0827")
    equal(page.named("expires").get_property("value"), "08/27")
    page.named("code").send_keys("1a2b34x56")
    equal(page.named("code").get_property("value"), "1234")
    page.named("day").send_keys("31122026", Keys.TAB)
    equal(page.named("day").get_property("value"), "31.12.2026")
    equal(page.pairs(), [["number", "4111111111111111"], ["expires", "08/27"], ["code", "1234"], ["day", "2026-12-31"]])


@form("form f { field age: integer { min_value(18)  \"Too young.\"; max_value(99)  \"Too old.\" } }")
def what_typing_cannot_mend_is_said_at_once_and_the_rest_on_leaving(page):
    page.named("age").send_keys("1")
    equal(page.message("age"), "")
    page.named("age").send_keys("00")
    equal(page.message("age"), "Too old.")
    page.named("age").send_keys(Keys.BACKSPACE, Keys.BACKSPACE)
    equal(page.message("age"), "")
    page.named("age").send_keys(Keys.TAB)
    equal(page.message("age"), "Too young.")
    equal(page.named("age").get_attribute("aria-invalid"), "true")


@form("""form f {
    step one "One" { field a { required } }
    step two "Two" { field b { required }; field c }
    step three { field d }
}""")
def steps_are_shown_one_at_a_time_with_a_way_back(page):
    equal(page.one("[data-step] .progress").text, "Step 1 of 3")
    equal([one.is_displayed() for one in page.all("[data-step]")], [True, False, False])
    page.one("button[data-continue]").click()
    settled(page.driver, "return !document.getElementById('summary').hidden")
    equal(len(page.all("#summary a")), 1)
    equal(page.driver.title, "Error: F")
    page.one("#summary a").click()
    equal(page.driver.switch_to.active_element.get_attribute("name"), "a")
    page.driver.switch_to.active_element.send_keys("x", Keys.ENTER)
    settled(page.driver, "return document.activeElement.textContent === 'Two'")
    equal([one.is_displayed() for one in page.all("[data-step]")], [False, True, False])
    equal(page.driver.title, "F")
    b, c = page.named("b").rect, page.named("c").rect
    equal(c["y"] - b["y"] - b["height"] > 30, True)
    page.one("button[data-back]").click()
    equal(page.named("a").is_displayed(), True)
    equal(page.named("a").get_property("value"), "x")
    page.one("button[data-continue]").click()
    settled(page.driver, "return document.activeElement.textContent === 'Two'")
    page.named("b").send_keys("y", Keys.ENTER)
    settled(page.driver, "return document.activeElement.textContent === 'Three'")
    equal(page.one("button[type=submit]").is_displayed(), True)
    equal(page.submit(), True)
    equal(page.pairs(), [["a", "x"], ["b", "y"], ["c", ""], ["d", ""]])


@form("""form f {
    field labels: map of text {
        size(...2)
        keys { regex(/[a-z.\\/]+/)  "Use small letters." }
        each { max_length(3)  "Too long." }
    }
    check labels["app"] is filled  "The label 'app' is missing." at labels
}""")
def entries_of_maps_are_added_named_and_removed(page):
    add = page.one('[data-name="labels"] > button[data-add]')
    add.click()
    equal(page.driver.switch_to.active_element.get_attribute("data-key"), "")
    page.driver.switch_to.active_element.send_keys("app", Keys.TAB, "webb", Keys.TAB)
    equal(page.one('[id="field-labels[0]-row-message"]').text, "Too long.")
    page.named("labels[0]").send_keys(Keys.BACKSPACE)
    add.click()
    equal(add.is_enabled(), False)
    page.driver.switch_to.active_element.send_keys("a.b/c", Keys.TAB, "x")
    equal(page.verdict(), "valid")
    equal(page.pairs(), [['labels["app"]', "web"], ['labels["a.b/c"]', "x"]])
    page.one('[data-prefix="labels[0]"] button[data-remove]').click()
    equal(page.pairs(), [['labels["a.b/c"]', "x"]])
    equal(page.verdict(), "invalid")


@form("""form line { field price: number; field count: integer; field amount: number = price * count }
form f { field lines: list of line { required }; field total: number = sum(amount of lines) }""")
def what_is_computed_is_shown_and_not_sent(page):
    page.named("lines[0].price").send_keys("1.50")
    page.named("lines[0].count").send_keys("3")
    equal([one.text for one in page.all("output")], ["4.5", "4.5"])
    page.one('[data-name="lines"] > button[data-add]').click()
    page.named("lines[1].price").send_keys("2")
    page.named("lines[1].count").send_keys("2")
    equal([one.text for one in page.all("output")], ["4.5", "4", "8.5"])
    equal([name for name, _ in page.pairs()], ["lines[0].price", "lines[0].count", "lines[1].price", "lines[1].count"])


@form("""form f @language("de") {
    field art: choice { required; option "full_time"; option "half" "Halbtags" }
    field zusage: boolean { required }
    field geheim @secret
}""")
def the_page_speaks_the_language_of_the_file(page):
    equal([one.get_attribute("textContent") for one in page.all("option")], ["Bitte wählen …", "Full time", "Halbtags"])
    equal([one.text for one in page.all(".choice")], ["Ja", "Nein"])
    equal(page.submit(), False)
    equal(page.one("#summary h2").text, "Es gibt 2 Probleme")
    equal(page.driver.title, "Fehler: F")
    equal(page.run("return document.documentElement.lang"), "de")
    page.named("geheim").send_keys("abc")
    page.one("button[data-reveal]").click()
    equal([page.named("geheim").get_attribute("type"), page.one("button[data-reveal] > [data-word]").text], ["text", "Verbergen"])


@form("""form f {
    field one "How old are you?" { required }
    field two @secret { required }
}""")
def what_is_wrong_is_listed_above_the_title(page):
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], ["How old are you? This is required.", "Two: This is required."])
    equal(page.run("return document.querySelector('main').firstElementChild.id"), "summary")
    equal(page.one("button[data-reveal]").get_attribute("textContent").split(), ["Show", "Two"])


@form("""external rule free { debounce 10ms }
form f { field user { required; free } }""")
def what_only_the_server_knows_does_not_hold_the_form_up(page):
    page.named("user").send_keys("ann", Keys.TAB)
    equal(page.message("user"), "")
    equal(page.submit(), True)


@form("""form f {
    field a: integer
    field b: integer
    check a < b  "The first is less than the second."
}""")
def a_check_of_the_form_speaks_when_both_were_visited(page):
    page.named("a").send_keys("2", Keys.TAB)
    equal(page.one("[data-lines]").text, "")
    page.named("b").send_keys("1", Keys.TAB)
    equal(page.one("[data-lines]").text, "The first is less than the second.")
    equal(page.submit(), False)
    equal(page.one("#summary h2").text, "There is a problem")


def under_a_strict_policy(driver, folder):
    """The page with its parts in files of their own, where no script or style in the page would run."""
    (folder / "f.rules").write_text('rules 1\n\nform f { field a { required; max_length(2) } }\n')
    page = subprocess.run([TOOL, "export", "--to", "html", "--assets", "parts", "f.rules"], cwd=folder, text=True,
                          capture_output=True, check=True).stdout
    (folder / "index.html").write_text(page)

    class Handler(http.server.SimpleHTTPRequestHandler):
        def end_headers(self):
            self.send_header("Content-Security-Policy", "default-src 'self'")
            super().end_headers()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        driver.get(f"http://127.0.0.1:{server.server_port}/index.html")
        settled(driver, "return document.querySelector('form').formRules !== undefined")
        page = Page(driver)
        page.named("a").send_keys("abc")
        equal(page.verdict(), "invalid")
        equal(driver.execute_script("return getComputedStyle(document.querySelector('form')).display"), "grid")
    finally:
        server.shutdown()


def without_a_script(driver, folder):
    """The page posts what a person fills in to the server, and the engine judges it."""
    rules = """rules 1

form address { field town { required } }
form f {
    step who { field name { required }; field agree: boolean { required } }
    step where { field home: address; field tags: list of text { required } }
    field length: number = 1 + 1
}
"""
    (folder / "plain.rules").write_text(rules)
    text = subprocess.run([TOOL, "export", "--to", "html", "plain.rules", "--form", "f"], cwd=folder, text=True,
                          capture_output=True, check=True).stdout
    posted = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, page):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page.encode())

        def do_GET(self):
            self.answer(text)

        def do_POST(self):
            posted.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.answer("<title>thanks</title>")

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        driver.get(f"http://127.0.0.1:{server.server_port}/")
        page = Page(driver)
        # What needs a script is not offered.
        equal([one.text for one in page.all("button") if one.is_displayed()], ["Send"])
        equal(page.one("output").is_displayed(), False)
        page.named("name").send_keys("Ann")
        page.one('[name="agree"][value="false"]').click()
        page.named("home.town").send_keys("Bonn")
        page.named("tags[0]").send_keys("x", Keys.ENTER)
        for _ in range(100):
            if posted:
                break
            time.sleep(0.05)
    finally:
        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
        server.shutdown()
    report = subprocess.run([TOOL, "validate", "plain.rules", "-", "--form", "f", "--input", "form", "--output", "ndjson"],
                            cwd=folder, input=posted[0], capture_output=True).stdout
    equal(json.loads(report)["verdict"], "valid")


def main():
    wanted = sys.argv[1:]
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        driver = browser()
        try:
            for test, rules in TESTS:
                if wanted and test.__name__ not in wanted:
                    continue
                (folder / "test.rules").write_text(f"rules 1\n\n{rules}\n")
                done = subprocess.run([TOOL, "export", "--to", "html", folder / "test.rules", "--form", "f"], cwd=ROOT,
                                      text=True, capture_output=True)
                try:
                    equal(done.returncode, 0)
                    (folder / "test.html").write_text(done.stdout)
                    driver.get((folder / "test.html").as_uri())
                    test(Page(driver))
                except Exception as error:
                    failures += 1
                    print(f"{test.__name__}: {error} {done.stderr[:300] if done.returncode else ''}")
            for served in (under_a_strict_policy, without_a_script):
                if not wanted or served.__name__ in wanted:
                    served(driver, folder)
            severe = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE" and "favicon" not in entry["message"]]
            if severe:
                failures += 1
                print("the console:", severe)
        finally:
            driver.quit()
    print(f"{len(TESTS) + 2} tests of details, {failures} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()

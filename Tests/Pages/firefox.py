#!/usr/bin/env python3
"""Opens exported pages in Firefox and compares them with the engine, like `run.py` in Chromium, but in fewer states.

Uses WebDriver BiDi directly, without a driver. Each page has the engine's verdict for a valid record, lists the errors of
an empty one, and has no problems found by axe-core; in one form, key presses go through masks, notations and filters.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import websocket

from accessibility import axe_faults, show_faults
from run import FILL, FORMS, ROOT, STATE, TOOL, context_of, export, good_record, says_what_is_wrong, settled

LISTENING = re.compile(r"WebDriver BiDi listening on (\S+)")
TYPED = """rules 1

form f {
    field number { mask "[0000] [0000]" }
    field code { filter chars("0-9") and max_length(4) }
    field day: date as "DD.MM.YYYY"
    field age: integer { min_value(18)  "Too young." }
}
"""
STEPS = """rules 1

form f @language("de") {
    step one "One" { field a { required }; field until: month; field since: date }
    step two "Two" { field b }
}
"""
TAB = "\ue004"


class Firefox:
    """A tab of a headless Firefox, with what the tests ask of a driver."""

    def __init__(self, profile):
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--profile", profile, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env={**os.environ, "HOME": profile})
        address = next(found[1] for line in self.process.stderr if (found := LISTENING.search(line)))
        self.socket = websocket.create_connection(f"{address}/session", suppress_origin=True, timeout=60)
        self.count = 0
        self.errors = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.tab = self.call("browsingContext.create", type="tab")["context"]

    def call(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.errors.append(answer["params"]["text"])
            if answer.get("id") == self.count:
                if answer["type"] == "error":
                    raise RuntimeError(answer)
                return answer["result"]

    def get(self, address):
        self.call("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def answer(self, function, arguments):
        given = [{"type": "string", "value": json.dumps(arguments)}]
        answer = self.call("script.callFunction", functionDeclaration=function, arguments=given, awaitPromise=True,
                           target={"context": self.tab})
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def execute_script(self, script, *arguments):
        return self.answer(f"(given) => JSON.stringify((function () {{{script}\n}})(...JSON.parse(given)) ?? null)", arguments)

    def execute_async_script(self, script, *arguments):
        return self.answer(
            f"(given) => new Promise((done) => (function () {{{script}\n}})(...JSON.parse(given), done)).then(JSON.stringify)",
            arguments)

    def press(self, keys):
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.call("input.performActions", context=self.tab, actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def quit(self):
        self.call("browser.close")
        self.process.wait(30)


def judges_as_the_engine(driver, page, base, form):
    driver.get(page.as_uri())
    settled(driver, "return document.querySelector('form').formRules !== undefined")
    driver.execute_script(FILL, base)
    _, verdict = driver.execute_script(STATE)
    if verdict == "invalid":
        print(f"{form}: the good record is invalid in Firefox")
    return verdict != "invalid"


def has_no_faults(driver, page, form):
    show_faults(driver, page)
    faults = axe_faults(driver)
    for fault in faults:
        print(f"{form}: {fault[:500]}")
    return not faults


def types(driver, folder):
    (folder / "typed.rules").write_text(TYPED)
    page = folder / "typed.html"
    page.write_text(subprocess.run([TOOL, "export", "--to", "html", folder / "typed.rules"], text=True,
                                   capture_output=True, check=True).stdout)
    driver.get(page.as_uri())
    settled(driver, "return document.querySelector('form').formRules !== undefined")
    driver.execute_script("document.querySelector('[name=number]').focus()")
    driver.press(f"41111111{TAB}1a2b34x5{TAB}31122026{TAB}1")
    found = driver.execute_script("return [...document.querySelectorAll('input')].map((one) => one.value)")
    messages = [driver.execute_script("return document.getElementById('field-age-box-message').textContent")]
    driver.press(TAB)
    messages.append(driver.execute_script("return document.getElementById('field-age-box-message').textContent"))
    if (found, messages) != (["4111 1111", "1234", "31.12.2026", "1"], ["", "Error: Too young."]):
        print("typed in Firefox:", found, messages)
        return False
    return True


def goes_through_steps(driver, folder):
    (folder / "steps.rules").write_text(STEPS)
    page = folder / "steps.html"
    page.write_text(subprocess.run([TOOL, "export", "--to", "html", folder / "steps.rules"], text=True,
                                   capture_output=True, check=True).stdout)
    driver.get(page.as_uri())
    settled(driver, "return document.querySelector('form').formRules !== undefined")
    # Firefox has no control for months, so that people have to know the notation.
    hints = driver.execute_script("return [...document.querySelectorAll('[data-month]')].filter((one) => !one.hidden).map((one) => one.textContent)")
    driver.execute_script("document.querySelector('[name=a]').focus()")
    driver.press("x")
    titles = []
    for act in ("document.querySelector('button[data-continue]').click()", "history.back()", "history.forward()",
                "document.querySelector('button[data-back]').click()"):
        before = driver.execute_script("return document.title")
        driver.execute_script(act)
        settled(driver, f"return document.title !== {json.dumps(before)}")
        titles.append(driver.execute_script("return `${document.title} ${document.activeElement.textContent}`"))
    one, two = "Schritt 1 von 2: One – F One", "Schritt 2 von 2: Two – F Two"
    if (hints, titles) != (["JJJJ-MM"], [two, one, two, one]):
        print("steps in Firefox:", hints, titles)
        return False
    return True


def main():
    is_fine = True
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        driver = Firefox(tempfile.mkdtemp(dir=folder))
        try:
            is_fine = types(driver, folder) and goes_through_steps(driver, folder)
            for rules in FORMS:
                form = re.findall(r"^(?:closed )?(?:exact )?form (\w+)", rules.read_text(), re.M)[-1]
                page, _ = export(str(rules.relative_to(ROOT)), form, folder)
                if context := context_of(rules):
                    given = f"<script>globalThis.formRules = {json.dumps({'context': json.loads(context.read_text())})}</script>"
                    page.write_text(page.read_text().replace("<head>", "<head>" + given, 1))
                checks = [
                    judges_as_the_engine(driver, page, good_record(rules, form), form),
                    says_what_is_wrong(driver, page, form),
                    has_no_faults(driver, page, form),
                ]
                is_fine = is_fine and all(checks)
        finally:
            driver.quit()
    if driver.errors:
        print("the console:", driver.errors)
    print(f"{len(FORMS)} pages in Firefox{'' if is_fine else ': FAILED'}")
    sys.exit(0 if is_fine and not driver.errors else 1)


if __name__ == "__main__":
    main()

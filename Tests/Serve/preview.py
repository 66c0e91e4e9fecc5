#!/usr/bin/env python3
"""Uses the pages of `formrules serve` in a browser: filling in, simulated answers, and reloading.

With a folder as argument, saves screenshots there.
"""

import pathlib
import sys
import tempfile
import time

from server import PATIENCE, ROOT, Server, holds

sys.path.insert(0, str(ROOT / "Tests/Pages"))
from accessibility import axe_faults, media  # noqa: E402  (the other folder's)
from run import browser  # noqa: E402
from selenium.webdriver.common.by import By  # noqa: E402
from selenium.webdriver.support.ui import Select  # noqa: E402

RULES = """
external rule free {limit}
form sign_up "Sign up" {{
    context role: text
    field name "Name" {{ required; max_length(8); free "This name is taken." }}
    field password "Password" @secret {{ required; min_length(6) }}
    field tags: list of text "Tags" {{ size(...3) }}
    when role == "guest" {{ field host "Host" {{ required }} }}
}}
"""


def wait_for(what, is_true, shown=lambda: ""):
    end = time.monotonic() + PATIENCE
    value = None
    while time.monotonic() < end:
        try:
            if value := is_true():
                return value
        except Exception as error:  # An element of a page that is being replaced.
            value = error
        time.sleep(0.02)
    raise AssertionError(f"{what} did not come: {value}\n{shown()}")


def main():
    shots = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else None
    driver = browser()
    driver.set_window_size(1280, 1000)
    driver.set_script_timeout(PATIENCE)
    text = lambda id_: driver.execute_script("return document.getElementById(arguments[0]).innerText", id_)

    def in_form(script, *arguments):
        return driver.execute_script(f"const page = document.getElementById('form').contentDocument; {script}", *arguments)

    def type_in(name, keys):
        driver.switch_to.frame("form")
        driver.find_element(By.NAME, name).send_keys(keys)
        driver.switch_to.default_content()

    def verdicts(browser_, server_):
        wait_for(f"{browser_} and {server_}", lambda: (text("browser-verdict"), text("server-verdict")) == (browser_, server_),
                 lambda: driver.execute_script("return document.body.innerText"))
        holds(text("difference") == "", text("difference"))

    def is_accessible(state):
        for scheme in ("light", "dark"):
            media(driver, prefers_color_scheme=scheme)
            faults = axe_faults(driver)
            holds(not faults, f"{state}, {scheme}: {faults}")
        media(driver)

    def screenshot(name):
        if shots:
            shots.mkdir(parents=True, exist_ok=True)
            driver.save_screenshot(str(shots / f"{name}.png"))

    try:
        with tempfile.TemporaryDirectory() as folder:
            rules = pathlib.Path(folder, "sign_up.rules")
            rules.write_text(RULES.format(limit=""))
            with Server(rules, ROOT / "Rules/Examples/login.rules") as server:
                address = f"http://localhost:{server.port}"
                driver.get(address + "/")
                links = wait_for("the forms", lambda: driver.find_elements(By.CSS_SELECTOR, "nav a"))
                holds([link.text for link in links] == ["Sign up", "Login"], "forms")
                is_accessible("all forms")
                links[0].click()
                # What is filled in, as record, verdict, explanation and states.
                verdicts("invalid", "invalid")
                type_in("name", "ann")
                wait_for("the record", lambda: '"name": "ann"' in text("record"))
                wait_for("the explanation", lambda: 'name = "ann"' in text("explanation"))
                wait_for("the states", lambda: "name\tann" in text("fields"))
                type_in("password", "hunter2")
                verdicts("valid", "valid")
                wait_for("a masked secret", lambda: '"password": "•••"' in text("record"))
                holds("hunter2" not in driver.execute_script("return document.body.innerText"), "a secret is shown")
                driver.switch_to.frame("form")
                driver.find_element(By.CSS_SELECTOR, "button[data-add]").click()
                driver.switch_to.default_content()
                type_in("tags[0]", "red")
                wait_for("the row", lambda: '"red"' in text("record"))
                screenshot("filled_in")
                # External rules, played by hand: what is filled in stays.
                play = lambda answer: Select(wait_for("the rule", lambda: driver.find_element(By.CSS_SELECTOR, "[data-rule=free]"))).select_by_value(answer)
                play("rejected")
                verdicts("invalid", "invalid")
                wait_for("the message", lambda: "This name is taken." in text("explanation"))
                is_accessible("with errors")
                wait_for("the row again", lambda: '"red"' in text("record"))
                screenshot("rejected")
                play("failed")
                verdicts("undecided", "undecided")
                play("pending")
                verdicts("undecided", "undecided")
                wait_for("checking", lambda: "checking" in text("fields"))
                play("accepted")
                verdicts("valid", "valid")
                delay = driver.find_element(By.CSS_SELECTOR, "#externals input")
                delay.clear()
                delay.send_keys("300\t")
                verdicts("valid", "valid")
                # The context.
                field = driver.find_element(By.ID, "context")
                # The form is opened again while somebody types there, who keeps the focus.
                field.click()
                rules.write_text(RULES.format(limit="").replace('"Tags"', '"Marks"'))
                wait_for("the new label and the row", lambda: in_form(
                    "return page.body.innerText.includes('Marks') && page.querySelector('form').elements['tags[0]']?.value === 'red'"))
                focused = driver.execute_script("return document.activeElement.id")
                holds(focused == "context", f"the focus went to '{focused}'")
                field.send_keys('{"role": "guest"')
                driver.find_element(By.ID, "restart").send_keys("")
                driver.execute_script("arguments[0].blur()", field)
                wait_for("what is wrong with it", lambda: text("context-fault"))
                field.send_keys("}")
                driver.execute_script("arguments[0].blur()", field)
                verdicts("invalid", "invalid")
                wait_for("the field of guests", lambda: "host" in text("fields"))
                holds(text("context-fault") == "", "the fault stays")
                # The file changes while the form is filled in: first for the worse.
                rules.write_text(RULES.format(limit="{"))
                wait_for("the diagnostics", lambda: "error[" in text("diagnostics"))
                holds(driver.find_element(By.ID, "stale").is_displayed(), "not said to be stale")
                is_accessible("with a diagnostic")
                wait_for("the last good form", lambda: '"ann"' in text("record"))
                screenshot("broken")
                rules.write_text(RULES.format(limit="").replace("max_length(8)", 'max_length(2) "Too long."'))
                wait_for("the new rule", lambda: "Too long." in text("explanation"))
                holds(not driver.find_element(By.ID, "diagnostics").is_displayed(), "diagnostics stay")
                holds('"ann"' in text("record") and '"red"' in text("record"), "what was filled in is lost")
                # Sent, the server answers with the report; then it begins anew.
                rules.write_text(RULES.format(limit=""))
                wait_for("the old rule", lambda: "Too long." not in text("explanation"))
                type_in("host", "bob")
                verdicts("valid", "valid")
                driver.switch_to.frame("form")
                driver.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
                driver.switch_to.default_content()
                wait_for("the report", lambda: '"verdict":"valid"' in in_form("return page.body.innerText"))
                driver.find_element(By.ID, "restart").click()
                wait_for("an empty form", lambda: in_form("return page.querySelector('form')?.elements.name.value === ''"))
                # A narrow window.
                driver.set_window_size(500, 1000)
                wide = driver.execute_script("return document.documentElement.scrollWidth > innerWidth")
                holds(not wide, "the page is wider than the window")
                screenshot("narrow")
                faults = [entry for entry in driver.get_log("browser") if entry["level"] != "DEBUG" and "favicon" not in entry["message"]]
                holds(not faults, f"the console says: {faults}")
                server.stop()
                wait_for("the end", lambda: "stopped" in text("status"))
        print("the preview: ok")
    finally:
        driver.quit()


if __name__ == "__main__":
    main()

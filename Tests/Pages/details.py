#!/usr/bin/env python3
"""Small forms on exported pages in a browser, each for one detail of the behavior of pages."""

import functools
import http.server
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from run import ROOT, TOOL, browser, settled

TESTS = []


def form(rules, site=""):
    """Has a function test the page of the form, with a script of the site."""
    def wrapped(test):
        TESTS.append((test, rules, site))
        return test
    return wrapped


class Page:
    """The page of the form `f`."""

    def __init__(self, driver, text="", runs_scripts=True):
        self.driver = driver
        self.text = text
        self.runs_scripts = runs_scripts

    def run(self, script, *arguments):
        self.rest()
        return self.driver.execute_script(script, *arguments)

    def one(self, selector):
        self.rest()
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        self.rest()
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def rest(self):
        """Waits for what the page does after a click, as soon as the button is no longer pressed."""
        if self.runs_scripts:
            self.driver.execute_async_script("setTimeout(arguments[0])")

    def named(self, name):
        return self.one(f'[name="{name}"]')

    def message(self, name):
        """The message at a field as it is seen: without the word before it that only screen readers say."""
        return self.said(f"field-{name}-box-message")

    def said(self, id):
        return self.run("return document.getElementById(arguments[0]).lastChild?.textContent ?? ''", id)

    def described(self, element):
        """What describes an element to those who don't see the page."""
        return self.run("return arguments[0].getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id).textContent)", element)

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
    equal(page.one("#status").get_attribute("textContent"), "There are more fields to fill in now.")


@form("form f { field email { required; email }; field code { mask \"[00]{/}[00]\" } }")
def what_fills_in_for_a_person_may_only_say_that_a_control_has_changed(page):
    page.named("email").send_keys("ann@", Keys.TAB)
    # This says nothing of the input.
    page.named("email").clear()
    equal(page.run("return document.querySelector('form').formRules.field('email').text"), "")
    page.named("email").send_keys("ann@example.org", Keys.TAB)
    equal(page.message("email"), "")
    page.run("""
        const code = document.querySelector('[name="code"]');
        code.value = "0827";
        code.dispatchEvent(new Event("change", { bubbles: true }));
    """)
    equal(page.named("code").get_attribute("value"), "08/27")
    equal(page.pairs(), [["email", "ann@example.org"], ["code", "08/27"]])
    equal(page.verdict(), "valid")


@form("""form f @language("ar") { field email "البريد" { email }; field name "الاسم" }""")
def addresses_run_from_left_to_right_in_every_language(page):
    styles = [page.run("const { direction, textAlign } = getComputedStyle(arguments[0]); return [direction, textAlign]", page.named(name)) for name in ("email", "name")]
    equal(styles, [["ltr", "right"], ["rtl", "start"]])


@form("""form seat { field count: integer; field price: number; field total: number = count * price }
form f { field extras: map of integer; field seats: map of seat }""")
def entries_of_maps_show_what_is_computed_and_what_is_wrong(page):
    page.one('[data-name="extras"] > button[data-add]').click()
    page.one('[data-name="extras"] [data-key]').send_keys("lamp")
    page.named("extras[0]").send_keys("x")
    equal(page.submit(), False)
    equal(page.one("#summary a").text, "Extras 1: Enter a whole number.")
    page.named("extras[0]").clear()
    page.named("extras[0]").send_keys("2")
    page.one('[data-name="seats"] > button[data-add]').click()
    page.one('[data-name="seats"] [data-key]').send_keys("A")
    page.named("seats[0].count").send_keys("3")
    page.named("seats[0].price").send_keys("12.5", Keys.TAB)
    equal(page.one('[data-name="seats[0].total"] output').text, "37.5")
    equal(page.submit(), True)


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


@form("""form f {
    field number { mask "[0000] [0000]" }
    field age: integer { required }
    field day: date as "DD.MM.YYYY"
    field time: time as "h:mm a"
    field name
}""")
def digits_of_all_scripts_can_be_typed_and_make_possible_numbers(page):
    for name, keys in {"number": "٤١١١٢", "age": "४२", "day": "۳۱۱۲۲۰۲۶", "time": "930pm", "name": "٤"}.items():
        page.named(name).send_keys(keys, Keys.TAB)
    equal([page.named(name).get_property("value") for name in ("number", "age", "day", "time", "name")], ["4111 2", "42", "31.12.2026", "9:30 pm", "٤"])
    equal(page.pairs(), [["number", "41112"], ["age", "42"], ["day", "2026-12-31"], ["time", "21:30:00"], ["name", "٤"]])
    page.named("time").clear()
    page.named("time").send_keys("93")
    equal(page.named("time").get_property("value"), "9:3")


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
    equal(page.driver.title, "Error: Step 1 of 3: One – F")
    page.one("#summary a").click()
    equal(page.driver.switch_to.active_element.get_attribute("name"), "a")
    page.driver.switch_to.active_element.send_keys("x", Keys.ENTER)
    settled(page.driver, "return document.activeElement.textContent === 'Two'")
    equal([one.is_displayed() for one in page.all("[data-step]")], [False, True, False])
    equal(page.driver.title, "Step 2 of 3: Two – F")
    b, c = page.named("b").rect, page.named("c").rect
    equal(c["y"] - b["y"] - b["height"] > 30, True)
    page.one("button[data-back]").click()
    settled(page.driver, "return document.activeElement.textContent === 'One'")
    equal(page.named("a").is_displayed(), True)
    equal(page.named("a").get_property("value"), "x")
    page.one("button[data-continue]").click()
    settled(page.driver, "return document.activeElement.textContent === 'Two'")
    page.named("b").send_keys("y", Keys.ENTER)
    settled(page.driver, "return document.activeElement.textContent === 'Three'")
    equal(page.one("button[type=submit]").is_displayed(), True)
    equal(page.submit(), True)
    equal(page.pairs(), [["a", "x"], ["b", "y"], ["c", ""], ["d", ""]])


STEPS = """form f {
    step one "One" { field a { required } }
    step two "Two" { field b }
    step three "Three" { field c }
}"""


@form(STEPS)
def the_browser_goes_back_and_forward_between_steps(page):
    def is_at(heading):
        settled(page.driver, f"return document.activeElement.textContent === '{heading}'")
        equal([one.text for one in page.all("h2") if one.is_displayed()], [heading])
        equal(page.driver.title.endswith(f": {heading} – F"), True)

    onward = page.one("button[data-continue]")
    equal(page.driver.title, "Step 1 of 3: One – F")
    address = page.driver.current_url
    page.named("a").send_keys("x")
    onward.click()
    is_at("Two")
    page.named("b").send_keys("y")
    onward.click()
    is_at("Three")
    equal(page.driver.current_url, address)
    page.driver.back()
    is_at("Two")
    page.driver.back()
    is_at("One")
    page.driver.forward()
    is_at("Two")
    # The page's own button is the browser's.
    page.one("button[data-back]").click()
    is_at("One")
    page.driver.forward()
    is_at("Two")
    equal([page.named(name).get_property("value") for name in "abc"], ["x", "y", ""])
    # Links within the page are no steps.
    page.run("location.hash = 'field-b'")
    equal([one.text for one in page.all("h2") if one.is_displayed()], ["Two"])
    page.driver.back()
    # A mistake in another step is a step too.
    page.run("document.querySelector('form').formRules.update({ a: '' })")
    onward.click()
    is_at("Three")
    equal(page.submit(), False)
    equal(page.driver.title, "Error: Step 3 of 3: Three – F")
    page.one("#summary a").click()
    equal(page.driver.switch_to.active_element.get_attribute("name"), "a")
    equal(page.driver.title, "Error: Step 1 of 3: One – F")
    page.driver.back()
    is_at("Three")
    equal(page.one("#summary").is_displayed(), False)


@form(STEPS)
def steps_work_in_a_frame_that_may_do_nothing_else(page):
    page.run("""
        const frame = document.createElement("iframe");
        frame.sandbox = "allow-scripts";
        frame.srcdoc = arguments[0];
        document.body.replaceChildren(frame);
    """, page.text)
    page.driver.switch_to.frame(page.one("iframe"))
    try:
        settled(page.driver, "return document.querySelector('form')?.formRules !== undefined")
        page.named("a").send_keys("x")
        page.one("button[data-continue]").click()
        settled(page.driver, "return document.activeElement.textContent === 'Two'")
        page.one("button[data-back]").click()
        settled(page.driver, "return document.activeElement.textContent === 'One'")
        equal(page.named("a").get_property("value"), "x")
    finally:
        page.driver.switch_to.default_content()


@form("""external rule free
form f { step one { field a { free } }; step two { field b }; step three { field c { free } } }""",
      "globalThis.waiting = []; globalThis.formRules = { externals: { free: () => new Promise((resolve) => waiting.push(resolve)) } };")
def a_button_that_waits_for_answers_says_so_and_is_pressed_once(page):
    onward, submit = page.one("button[data-continue]"), page.one("button[type=submit]")
    status = "return document.getElementById('status').textContent"

    def is_busy(button):
        settled(page.driver, "return waiting.length > 0")
        equal([button.get_attribute("aria-disabled"), page.run(status)], ["true", "Checking…"])
        for _ in range(2):
            button.click()
        page.run("waiting.splice(0).forEach((resolve) => resolve(true))")

    page.named("a").send_keys("x")
    onward.click()
    is_busy(onward)
    settled(page.driver, "return document.activeElement.textContent === 'Two'")
    time.sleep(0.1)
    equal([page.one("h2:focus").text, onward.get_attribute("aria-disabled"), page.run(status)], ["Two", None, ""])
    onward.click()
    settled(page.driver, "return document.activeElement.textContent === 'Three'")
    page.run("""
        window.count = 0;
        document.querySelector("form").addEventListener("submit", (event) => {
          if (!event.defaultPrevented) window.count++;
          event.preventDefault();
        });
    """)
    page.named("c").send_keys("y")
    submit.click()
    # Who goes back meanwhile has changed their mind.
    page.driver.back()
    settled(page.driver, "return document.activeElement.textContent === 'Two'")
    page.run("waiting.splice(0).forEach((resolve) => resolve(true))")
    time.sleep(0.1)
    equal([page.one("h2:focus").text, page.run("return window.count")], ["Two", 0])
    onward.click()
    settled(page.driver, "return document.activeElement.textContent === 'Three'")
    page.named("c").send_keys("z")
    submit.click()
    is_busy(submit)
    settled(page.driver, "return window.count > 0")
    time.sleep(0.1)
    equal([page.run("return window.count"), submit.get_attribute("aria-disabled"), page.run(status)], [1, None, ""])


@form("""form f @language("de") { field a "A" { required "Fehlt." }; field b "B" { warn max_length(2) "Lang." }; check a != b "Gleich." }""")
def what_is_wrong_begins_with_a_word_for_screen_readers(page):
    texts = """return [...document.querySelectorAll(".message")].map((one) => [one.textContent, one.firstElementChild?.className ?? null])
                 .filter(([text]) => text)"""
    page.named("b").send_keys("xyz")
    equal(page.submit(), False)
    equal(page.run(texts), [["Fehler: Fehlt.", "unseen"], ["Lang.", None]])
    page.named("a").send_keys("xyz", Keys.TAB)
    equal(page.run(texts), [["Lang.", None], ["Fehler: Gleich.", "unseen"]])


@form("""form f @language("ar") { field a { required }; field b: list of choice { required; option "x" }; field c }""")
def a_bar_at_what_is_wrong_is_seen_with_forced_colors(page):
    equal(page.submit(), False)
    bars = """return [...document.querySelectorAll("[data-name]")].map((one) => {
        const { content, borderRightWidth, borderRightStyle } = getComputedStyle(one, "::before");
        return content !== "none" && borderRightWidth === "4px" && borderRightStyle === "solid";
    })"""
    for value in ("none", "active"):
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "forced-colors", "value": value}]})
        equal(page.run(bars), [True, True, False])


@form("""form f { field kind; when kind == "x" { field a } otherwise { field b } }""")
def a_part_that_comes_and_goes_is_no_group_without_a_name(page):
    groups = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    equal([one for one in groups if one.get("role", {}).get("value") == "group"], [])


@form("""form guest "Guest" { field name { required "Who comes?" }; field tags: list of text { required "Add a tag." } }
form f { field guests: list of guest "Guests"; field hosts: list of guest "Hosts" { required } }""")
def a_row_in_which_nothing_is_filled_in_can_be_removed(page):
    add = page.one('[data-name="guests"] > button[data-add]')
    add.click()
    page.named("guests[0].name").send_keys("Ann")
    page.named("guests[0].tags[0]").send_keys("x")
    add.click()
    # Before it is sent, somebody may still be about to fill it in.
    page.named("guests[1].name").send_keys(Keys.TAB)
    equal(page.message("guests[1].name"), "Who comes?")
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")],
          ["Guest 2: Fill this in, or remove it.", "Guest 1, Name: Who comes?", "Guest 1, Tags: Add a tag."])
    equal(page.said("field-guests[1]-row-message"), "Fill this in, or remove it.")
    equal(page.message("guests[1].name"), "")
    page.one("#summary a").click()
    equal(page.driver.switch_to.active_element.get_attribute("name"), "guests[1].name")
    page.driver.switch_to.active_element.send_keys("Bob", Keys.TAB)
    equal(page.said("field-guests[1]-row-message"), "")
    equal(page.message("guests[1].tags"), "Add a tag.")
    page.one('[data-prefix="guests[1]"] > button[data-remove]').click()
    page.named("hosts[0].name").send_keys("Eve")
    page.named("hosts[0].tags[0]").send_keys("y")
    equal(page.submit(), True)


@form("""form f @language("de") { field tags: list of text "Geschwister an der Schule" { size(1...3); required } }""")
def buttons_that_remove_rows_say_which_in_german(page):
    page.one("button[data-add]").click()
    equal([one.get_attribute("textContent") for one in page.all("button[data-remove]")],
          ["Entfernen: Zeile 1, Geschwister an der Schule", "Entfernen: Zeile 2, Geschwister an der Schule"])
    page.one("button[data-remove]").click()
    equal(page.one("button[data-remove]").get_attribute("textContent"), "Entfernen: Zeile 1, Geschwister an der Schule")


@form("""form f { field card { mask "[0000] [0000]" }; field code { filter chars("0-9") and max_length(3) }; field name { required; max_length(3, in: utf16) } }""")
def what_does_not_fit_of_what_is_pasted_is_not_left_out_silently(page):
    def paste(name, text):
        page.named(name).click()
        page.driver.execute_cdp_cmd("Input.insertText", {"text": text})
        return page.named(name).get_property("value")

    cut = "Not all of what you pasted fits here. Check it."
    equal(paste("card", "4111 1111"), "4111 1111")
    equal(page.message("card"), "")
    page.named("card").clear()
    equal(paste("card", "4111 1111 2222"), "4111 1111")
    equal([page.message("card"), page.named("card").get_attribute("aria-invalid")], [cut, None])
    page.named("card").send_keys(Keys.BACKSPACE)
    equal(page.message("card"), "")
    equal(paste("code", "12345"), "123")
    equal(page.message("code"), cut)
    # Without a mask or filter nothing is cut off, and too much is wrong.
    equal(paste("name", "abcd"), "abcd")
    equal(page.verdict(), "invalid")
    page.named("name").send_keys(Keys.BACKSPACE)
    # It is no mistake.
    equal(page.submit(), True)


@form("""form f {
    field labels: map of text {
        size(...2)
        keys { regex(/[a-z.\\/]+/)  "Use lowercase letters." }
        each { max_length(3)  "Too long." }
    }
    check labels["app"] is filled  "The label 'app' is missing." at labels
}""")
def entries_of_maps_are_added_named_and_removed(page):
    add = page.one('[data-name="labels"] > button[data-add]')
    add.click()
    equal(page.driver.switch_to.active_element.get_attribute("data-key") is not None, True)
    page.driver.switch_to.active_element.send_keys("app", Keys.TAB, "webb", Keys.TAB)
    equal(page.said("field-labels[0]-row-message"), "Too long.")
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


@form("""form f {
    field arrival: datetime { required }
    field guests: integer { required }
    let late = time(arrival) > "22:00"
    field group: boolean = guests > 8
    when late == true or group == true { field telephone { required } }
    field balance: list of entry
}
form entry {
    field amount: number
    field total: number = first_filled(previous.total, 0) + amount
}""")
def answers_of_conditions_are_values_and_rows_go_on_from_those_before(page):
    telephone = page.named("telephone")
    equal([one.text for one in page.all("output") if one.is_displayed()], [""])
    page.named("guests").send_keys("9", Keys.TAB)
    equal([page.one('[data-name="group"] output').text, telephone.is_displayed()], ["Yes", True])
    page.named("guests").send_keys(Keys.BACKSPACE, "2", Keys.TAB)
    equal([page.one('[data-name="group"] output').text, telephone.is_displayed()], ["No", False])
    page.run("""const one = arguments[0]; one.value = "2026-03-07T22:30";
        for (const name of ["input", "change"]) one.dispatchEvent(new Event(name, { bubbles: true }));""", page.named("arrival"))
    equal(telephone.is_displayed(), True)
    for row in range(3):
        page.one('[data-name="balance"] > button[data-add]').click()
        page.named(f"balance[{row}].amount").send_keys("1", Keys.TAB)
    page.named("balance[0].amount").send_keys("0", Keys.TAB)
    equal([page.one(f'[data-name="balance[{row}].total"] output').text for row in range(3)], ["10", "11", "12"])
    telephone.send_keys("1")
    equal(page.submit(), True)


@form("""form f @language("de") {
    field art: choice { required; option "full_time"; option "half" "Halbtags" }
    field zusage: boolean { required }
    field geheim @secret
    field anzahl: integer { between(2...4) }
}""")
def the_page_speaks_the_language_of_the_file(page):
    equal([one.get_attribute("textContent") for one in page.all("option")], ["Bitte wählen …", "Full time", "Halbtags"])
    equal([one.text for one in page.all(".choice")], ["Ja", "Nein"])
    equal(page.submit(), False)
    equal(page.one("#summary h2").text, "Es gibt 2 Probleme")
    equal(page.driver.title, "Fehler: F")
    equal(page.run("return document.documentElement.lang"), "de")
    # The engine's words, which the file does not define.
    equal([page.message("art"), page.message("zusage")], ["Bitte ausfüllen."] * 2)
    page.named("anzahl").send_keys("1", Keys.TAB)
    equal(page.message("anzahl"), "Das muss 2 bis 4 sein.")
    page.named("geheim").send_keys("abc")
    page.one("button[data-reveal]").click()
    equal([page.named("geheim").get_attribute("type"), page.one("button[data-reveal] > span").text], ["text", "Verbergen"])


@form("""form f { field dataset "Dataset" { required }; field other }""")
def a_control_may_have_the_name_of_a_property_of_forms(page):
    equal(page.submit(), False)
    page.named("dataset").send_keys("x")
    equal(page.submit(), True)


@form("""form f {
    field total: number { required }
    field people: integer { required }
    field share: number "Per person" = total / people
}""")
def what_cannot_be_computed_is_said_and_not_sent(page):
    page.named("total").send_keys("10")
    page.named("people").send_keys("0", Keys.TAB)
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], ["Per person: This could not be checked."])
    page.named("people").send_keys(Keys.BACKSPACE, "2")
    equal(page.submit(), True)


@form("""form f {
    field `first name` "First name" @description("As in your passport.") { required }
    field `my tags`: list of text "Tags" { size(...3) }
}""")
def what_describes_a_field_whose_name_has_a_space_is_found(page):
    equal(page.submit(), False)
    control = page.one("input")
    described = [page.run("return document.getElementById(arguments[0])?.textContent", one) for one in control.get_attribute("aria-describedby").split(" ")]
    equal(sorted(described), ["As in your passport.", "Error: This is required."])
    for _ in range(2): page.one("button[data-add]").click()
    page.all("button[data-remove]")[0].click()
    ids = page.run("return [...document.querySelectorAll('[id]')].map((one) => one.id)")
    equal([one for one in ids if " " in one], [])
    equal(len(ids), len(set(ids)))


@form("""form row { when chosen is filled { field more { required } }; field chosen }
form f { field rows: list of row { size(...1) } }""")
def a_new_row_has_the_focus_in_its_first_control_that_is_seen(page):
    page.one("button[data-add]").send_keys(Keys.ENTER)
    equal(page.run("return document.activeElement.name"), "rows[0].chosen")


@form("""form f {
    step one { field married: boolean "Married" { required } }
    step spouse "Your spouse" { when married == true { field name { required } } }
    step three { field note }
    step last { when note is filled { field why { required } } }
}""")
def a_step_in_which_nothing_applies_is_passed_over(page):
    page.all("input[type=radio]")[1].click()
    page.one("button[data-continue]").click()
    equal(page.run("return document.activeElement.textContent"), "Three")
    # So is the last one.
    equal([page.one("button[data-continue]").is_displayed(), page.one("button[type=submit]").is_displayed()], [False, True])
    page.named("note").send_keys("x")
    equal([page.one("button[data-continue]").is_displayed(), page.one("button[type=submit]").is_displayed()], [True, False])
    page.one("button[data-back]").click()
    settled(page.driver, "return document.activeElement.textContent === 'One'")
    page.all("input[type=radio]")[0].click()
    page.one("button[data-continue]").click()
    equal(page.run("return document.activeElement.textContent"), "Your spouse")


@form("""form f @language("de") { field tag: date as "DD.MM.YYYY"; field zeit: time as "hh:mm a"; field frist: date as "DD.MM.YYYY" = tag }""")
def the_notation_of_a_date_is_below_its_label(page):
    equal([one.text for one in page.all(".hint")], ["TT.MM.JJJJ", "hh:mm AM/PM"])
    equal([one.get_attribute("placeholder") for one in page.all("input")], ["", ""])
    equal([page.described(page.named(name)) for name in ["tag", "zeit"]], [["TT.MM.JJJJ", ""], ["hh:mm AM/PM", ""]])


@form("""form f { field a "Rechtsschutzversicherungsgesellschaftsvertragsnummer" { one_of("x") "{value} is not one." } }""")
def long_words_do_not_make_the_page_wider(page):
    page.driver.set_window_size(390, 800)
    page.named("a").send_keys("https://example.org/" + "x" * 60)
    equal(page.submit(), False)
    equal(page.run("return document.documentElement.scrollWidth <= document.documentElement.clientWidth"), True)


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
    equal(page.said("check-1"), "")
    page.named("b").send_keys("1", Keys.TAB)
    equal(page.said("check-1"), "The first is less than the second.")
    equal(page.submit(), False)
    equal(page.one("#summary h2").text, "There is a problem")


@form("form f { field tags: list of text { required \"Add a tag.\" }; field more: list of integer }")
def blank_rows_at_the_end_are_none(page):
    equal(page.pairs(), [["tags[0]", ""]])
    equal(page.verdict(), "invalid")
    page.one('[data-name="more"] > button[data-add]').click()
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], ["Tags: Add a tag."])
    equal(page.message("tags"), "Add a tag.")
    page.one("#summary a").click()
    equal(page.driver.switch_to.active_element.get_attribute("name"), "tags[0]")
    page.named("tags[0]").send_keys("x")
    equal(page.verdict(), "valid")


@form("""form person { field name { max_length(9) }; field age: integer }
form f { field people: list of person { size(2...) "Name two people." } }""")
def blank_rows_of_optional_fields_are_judged_as_by_the_server(page):
    add = '[data-name="people"] > button[data-add]'
    page.one(add).click()
    page.named("people[0].name").send_keys("Ann")
    page.one(add).click()
    equal(page.submit(), False)
    equal(page.message("people"), "Name two people.")
    equal(len(page.all('[name$=".name"]')), 1)
    page.one(add).click()
    page.named("people[1].age").send_keys("7")
    equal(page.submit(), True)
    equal(page.pairs(), [["people[0].name", "Ann"], ["people[0].age", ""], ["people[1].name", ""], ["people[1].age", "7"]])


@form("""form person { field name; field note { required "Say something." } }
form f { field people: list of person }""")
def what_the_engine_does_not_take_for_white_space_fills_a_row(page):
    page.one('[data-name="people"] > button[data-add]').click()
    page.run("""const control = document.querySelector('[name="people[0].name"]');
        control.value = '\\ufeff';
        control.dispatchEvent(new Event('input', { bubbles: true }));""")
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], ["Person 1, Note: Say something."])


@form("""form f {
    field contact: integer "Contact" @segments("Email", "Telephone", "Text") @default(1) { between(0, 2) }
    field gender: integer @segments("Male", "Female") { required "Choose one." }
}""")
def segments_of_a_number_are_buttons_with_their_texts(page):
    equal([one.text for one in page.all(".choice")], ["Email", "Telephone", "Text", "Male", "Female"])
    equal(page.pairs(), [["contact", "1"]])
    equal(page.verdict(), "invalid")
    page.one('[name="contact"][value="2"]').click()
    page.one('[name="gender"][value="0"]').click()
    equal(page.verdict(), "valid")
    equal(page.pairs(), [["contact", "2"], ["gender", "0"]])


@form("""form f {
    field a { mask "[0000] [0000]" }
    field b { mask "[AA] [00]" }
    field c { filter chars("0-9") and max_length(4) }
    field d { regex(/[0-9]{3,4}/) }
    field e { regex(/[0-9a]+/) }
    field day: date as "DD.MM.YYYY"
    field card_number @secret
    field home { regex(/x/) }
    group card { field expires: month as "MM/YY"; field name }
    field born: date
    field password @secret { min_length(8) }
    field friends: list of text
}""")
def keyboards_and_purposes_follow_from_rules_masks_and_names(page):
    modes = {name: page.named(name).get_attribute("inputmode") for name in "abcde"}
    equal(modes, {"a": "numeric", "b": None, "c": "numeric", "d": "numeric", "e": None})
    equal(page.named("day").get_attribute("inputmode"), "numeric")
    purposes = {one.get_attribute("name"): one.get_attribute("autocomplete") for one in page.all("form [autocomplete]")}
    equal(purposes, {"card_number": "cc-number", "card.expires": "cc-exp", "card.name": "cc-name", "born": "bday",
                     "password": "new-password"})


@form("""form guest "Guest" { field name { required "Who comes?" }; field tags: list of text { each { max_length(2) "Too long." } } }
form f {
    field guests: list of guest "Guests" { required }
    field host: guest "Host"
    field costs: map of number "Costs"
}""")
def what_is_wrong_and_buttons_name_their_row(page):
    equal([one.text for one in page.all("button") if one.is_displayed()],
          ["Add\nTags", "Remove Guest 1", "Add Guest", "Add\nTags", "Add\nCosts", "Send"])
    page.one('[data-name="guests[0].tags"] > button[data-add]').click()
    remove = page.one('[data-name="guests[0].tags"] button[data-remove]')
    equal(remove.get_attribute("textContent"), "Remove row 1 of Tags")
    remove.click()
    page.one('[data-name="guests"] > button[data-add]').click()
    page.one('[data-name="guests[1].tags"] > button[data-add]').click()
    page.driver.switch_to.active_element.send_keys("abc")
    add = page.one('[data-name="costs"] > button[data-add]')
    for key in ("a", "a"):
        add.click()
        page.driver.switch_to.active_element.send_keys(key, Keys.TAB, "1")
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], [
        "Guest 1: Fill this in, or remove it.", "Guest 2, Name: Who comes?", "Guest 2, Tags 1: Too long.", "Costs 2: ‘a’ appears twice."])
    equal(page.said("field-costs[1]-row-message"), "‘a’ appears twice.")
    page.one('[data-prefix="guests[0]"] > button[data-remove]').click()
    equal([one.text for one in page.all('[data-prefix="guests[0]"] > :is(legend, button[data-remove])')], ["Guest 1", "Remove Guest 1"])
    # A form that can be left out says so, and what is wrong with it is under its legend.
    equal(page.one('[data-name="host"] > legend').text, "Host (optional)")
    equal(page.run("return document.querySelector('[data-name=host]').children[1].className"), "message")


@form("""form f {
    field name { required "Enter a name." }
    field more: list of text
}""")
def a_message_that_comes_moves_no_button_from_under_the_pointer(page):
    page.named("name").click()
    page.one('[data-name="more"] > button[data-add]').click()
    equal(page.driver.switch_to.active_element.get_attribute("name"), "more[0]")
    settled(page.driver, "return document.querySelector('.message').textContent !== ''")
    equal(page.message("name"), "Enter a name.")


@form("form one { field pin @secret }\nform f { field rows: list of one }")
def a_secret_of_a_row_is_shown_by_its_own_button(page):
    for row in (0, 1):
        page.one('[data-name="rows"] > button[data-add]').click()
        button = page.one(f'[data-prefix="rows[{row}]"] button[data-reveal]')
        equal(button.get_attribute("aria-controls"), f"field-rows[{row}].pin")
        button.click()
    equal([page.named(f"rows[{row}].pin").get_attribute("type") for row in (0, 1)], ["text", "text"])


@form("""form f { field kind; when kind == "x" { field more } }""")
def each_new_part_is_announced(page):
    for _ in range(2):
        page.named("kind").send_keys("x")
        equal(page.one("#status").get_attribute("textContent"), "There are more fields to fill in now.")
        page.named("kind").send_keys(Keys.BACKSPACE)
        equal(page.one("#status").get_attribute("textContent"), "")


@form("""external rule free { debounce 10ms }
form f { field user { required; free } }""")
def a_form_that_is_sent_twice_is_sent_once(page):
    page.run("""
        window.count = 0;
        document.querySelector("form").addEventListener("submit", (event) => {
          if (!event.defaultPrevented) window.count++;
          event.preventDefault();
        });
    """)
    page.named("user").send_keys("ann")
    page.run("for (let i = 0; i < 3; i++) document.querySelector('button[type=submit]').click()")
    settled(page.driver, "return window.count > 0")
    time.sleep(0.2)
    equal(page.run("return window.count"), 1)


@form("form line { field item }\nform f { field coupon; field lines: list of line }")
def what_the_server_rejects_is_shown_by_a_script_of_the_site(page):
    page.run("""
        document.querySelector("form").addEventListener("submit", (event) => {
          if (event.defaultPrevented) return;
          event.preventDefault();
          window.rejected = event.target.formRules.show([
            { path: "coupon", message: "It has expired." }, { path: "lines[0].item", message: "It is sold out." },
            { path: "gift", message: "There is none." },
          ]);
        });
    """)
    page.named("coupon").send_keys("SPRING")
    page.one('[data-name="lines"] > button[data-add]').click()
    page.named("lines[0].item").send_keys("tea")
    page.run("document.querySelector('button[type=submit]').click()")
    settled(page.driver, "return window.rejected !== undefined")
    equal(page.run("return window.rejected.map(({ path }) => path)"), ["gift"])
    equal(page.message("coupon"), "It has expired.")
    equal(page.message("lines[0].item"), "It is sold out.")
    equal(page.named("coupon").get_attribute("aria-invalid"), "true")
    page.named("coupon").send_keys("2")
    equal(page.message("coupon"), "")
    equal(page.named("coupon").get_attribute("aria-invalid"), None)
    equal(page.message("lines[0].item"), "It is sold out.")


@form("""form kin { field name { required }; field phone { mask "([000]) [000]-[0000]" }; field urgent: boolean }
form f { field name { required }; field phone { mask "+[00] [000]" }; field next_of_kin: kin }""")
def what_a_mask_begins_with_is_not_filled_in(page):
    equal(page.run("return document.querySelector('[name=phone]').value"), "")
    equal(page.run("return document.querySelector('[name=\"next_of_kin.phone\"]').value"), "")
    page.named("phone").send_keys("1")
    equal(page.named("phone").get_attribute("value"), "+1")
    page.named("phone").send_keys(Keys.BACKSPACE)
    page.named("name").send_keys("Ann")
    equal(page.named("phone").get_attribute("value"), "")
    equal(page.verdict(), "valid")


@form("""form f { step a { field user { required } }; step b { field name { required } } }""")
def what_the_server_rejects_is_listed_wherever_it_is(page):
    page.named("user").send_keys("ann")
    page.one("button[data-continue]").click()
    settled(page.driver, "return document.activeElement.textContent === 'B'")
    page.named("name").send_keys("Ann")
    # While nothing is sent, only the field says so.
    page.run("document.querySelector('form').formRules.show([{ path: 'name', message: 'No.' }])")
    equal([page.message("name"), page.one("#summary").is_displayed()], ["No.", False])
    page.named("name").send_keys("a")
    equal(page.submit(), True)
    page.run("document.querySelector('form').formRules.show([{ path: 'user', message: 'It is taken.' }])")
    equal([one.text for one in page.all("#summary a")], ["User: It is taken."])
    equal(page.driver.title.startswith("Error: "), True)
    page.one("#summary a").click()
    equal([page.run("return document.activeElement.name"), page.message("user")], ["user", "It is taken."])


@form("""form f {
    field plan: choice { option "free"; option "paid"; option "trial"; option "gift"; option "old"; option "none" }
    field size: choice @segments { option "s"; option "l" }
    field day: date
    field at: time
    field ok: boolean
    field topics: list of choice { option "a"; option "b" }
    field tags: list of text
    field lines: list of line
    field phone { mask "([000]) [000]" }
}
form line { field name { required }; field count: integer }""")
def what_a_script_of_the_site_sets_is_shown(page):
    page.run("""document.querySelector("form").formRules.update({
        plan: "paid", size: "l", day: "2027-01-02", at: "10:30", ok: true, topics: ["b"], tags: ["x", "y"],
        lines: [{ name: "tea", count: 2 }, { name: "milk" }], phone: "(123) 456",
    })""")
    posted = "return Object.fromEntries([...new FormData(document.querySelector('form'))].map(([name, value]) => [name, value]))"
    equal(page.run(posted), {
        "plan": "paid", "size": "l", "day": "2027-01-02", "at": "10:30", "ok": "true", "topics": "b", "tags[0]": "x",
        "tags[1]": "y", "lines[0].name": "tea", "lines[0].count": "2", "lines[1].name": "milk", "lines[1].count": "",
        "phone": "123456",
    })
    page.run("document.querySelector('form').formRules.update({ plan: null, ok: false, topics: [], tags: ['z'], lines: [] })")
    equal(page.run(posted), {"plan": "", "size": "l", "day": "2027-01-02", "at": "10:30", "ok": "false", "tags[0]": "z",
                             "phone": "123456"})
    equal(page.named("phone").get_attribute("value"), "(123) 456")


@form('''form f { field y: boolean { required }; field m: map of text; field a: integer; field total: integer "Total" = a * 2 { max_value(10) "Too much." }; field pin @secret }''')
def what_a_script_sets_or_shows_reaches_every_kind_of_control(page):
    page.run("document.querySelector('form').formRules.update({ y: false, m: { k: 'v' } })")
    page.named("a").send_keys("50")
    equal(dict(page.pairs()), {"y": "false", 'm["k"]': "v", "a": "50", "pin": ""})
    equal(page.verdict(), "invalid")
    # What concerns the form as a whole, too.
    page.run("document.querySelector('form').formRules.show([{ message: 'Try later.' }])")
    equal(page.said("others"), "Try later.")
    # A link to what is computed moves the focus there.
    page.run("document.querySelector('form').formRules.update({ a: 50 })")
    equal(page.submit(), False)
    page.one("#summary a").send_keys(Keys.ENTER)
    equal(page.run("return document.activeElement.dataset.name"), "total")


@form("""external rule ok { timeout 5s }
form f { step a { field x { required; ok }; field more: boolean }; step b { when more == true { field y } } }""",
      "globalThis.waiting = []; globalThis.formRules = { externals: { ok: () => new Promise((resolve) => waiting.push(resolve)) } };")
def a_step_that_becomes_the_last_one_while_it_is_checked_stays(page):
    page.named("x").send_keys("x")
    page.named("more").click()
    settled(page.driver, "return waiting.length > 0")
    page.one("button[data-continue]").click()
    page.named("more").click()
    page.run("for (const answer of waiting) answer(true)")
    settled(page.driver, "return document.getElementById('status').textContent === ''")
    equal([page.named("x").is_displayed(), page.one("button[type=submit]").is_displayed()], [True, True])


@form("""form f { context m: boolean; step a { when m == true { field x } }; step b { field y { required } } }""",
      "globalThis.formRules = { context: { m: false } };")
def a_form_begins_with_the_first_step_that_applies(page):
    equal(page.named("y").is_displayed(), True)
    equal([page.one(f"button[{one}]").is_displayed() for one in ["data-back", "data-continue", "type=submit"]], [False, False, True])


@form("""form phone { field number; field code @secret }
form person { field name { required }; field main: boolean; field size: choice { option "s"; option "m" }; field phones: list of phone; field born: date }
form f { field title; field people: list of person { required }; field tags: list of text { each { max_length(3) } }; field labels: map of text; field files: list of file }""")
def rows_are_there_again_on_the_way_back(page):
    def add(name):
        page.run("document.querySelector(arguments[0]).click()", f'[data-name="{name}"] > button[data-add]')

    values = {
        "title": "T", "people[0].name": "Ann", "people[0].phones[0].number": "1", "people[0].phones[1].number": "2",
        "people[1].name": "Ben", "tags[0]": "long", "tags[1]": "b",
    }
    for name in ["people[0].phones", "people[0].phones", "people", "tags", "tags", "labels", "files"]:
        add(name)
    for name, value in values.items():
        page.named(name).send_keys(value)
    page.named("people[0].phones[0].code").send_keys("hunter2")
    page.named("people[1].main").click()
    page.run("document.querySelector('[name=\"people[1].born\"]').value = '2000-01-31'")
    page.one('[name="people[1].size"][value="m"], [name="people[1].size"] option[value="m"]').click()
    page.one("[data-entry] [data-key]").send_keys("k")
    page.named("labels[0]").send_keys("v")
    for _ in range(2):
        address = page.driver.current_url
        page.driver.get("about:blank")
        page.driver.back()
        settled(page.driver, "return document.querySelector('form')?.formRules !== undefined")
        equal({name: page.named(name).get_property("value") for name in values}, values)
        equal(page.named("people[0].phones[0].code").get_property("value"), "")
        found = page.run("return document.querySelector('form').formRules.values")
        equal([person["main"] for person in found["people"]], [False, True])
        equal([found["people"][1][name] for name in ["size", "born"]], ["m", "2000-01-31"])
        equal([found["tags"], found["labels"], len(page.all('[data-prefix^="files"]'))], [["long", "b"], {"k": "v"}, 1])
        # No errors are listed before the form is submitted.
        equal(page.one("#summary").is_displayed(), False)
    # What the browser doesn't restore is not restored in rows either, nor is it in another visit.
    for leave in [page.driver.refresh, lambda: page.driver.get(address)]:
        leave()
        settled(page.driver, "return document.querySelector('form')?.formRules !== undefined")
        equal([len(page.all(f'[data-prefix^="{name}"]')) for name in ["people", "tags", "labels"]], [1, 0, 0])
        equal([page.named(name).get_property("value") for name in ["title", "people[0].name"]], ["", ""])


@form("""form line { field item { required }; field price: number; field ok: boolean; field amount: number = price * 2 }
form f { field name; field lines: list of line; field labels: map of line; field tags: list of text }""")
def a_key_costs_time_in_proportion_to_the_rows(page):
    # What the script looks up, and how much it finds.
    page.run("""
        window.count = 0;
        const { querySelectorAll, closest } = Element.prototype;
        Element.prototype.querySelectorAll = function (selector) {
          const found = querySelectorAll.call(this, selector);
          window.count += 1 + found.length;
          return found;
        };
        Element.prototype.closest = function (selector) { window.count += 1; return closest.call(this, selector); };
    """)
    counts = []
    for rows in (10, 100):
        page.run("""
            document.querySelector("form").formRules.update({ lines: Array.from({ length: arguments[0] }, () => ({ item: "a", ok: true })), tags: Array(arguments[0]).fill("x") });
            for (let i = document.querySelectorAll("[data-entry]").length; i < arguments[0]; i++) {
              document.querySelector('[data-name="labels"] > button[data-add]').click();
              document.querySelector('[data-entry]:last-child [data-key]').value = `key ${i}`;
            }
            document.querySelector("[name=name]").focus();
        """, rows)
        page.run("window.count = 0")
        page.named("name").send_keys("a")
        counts.append(page.run("return window.count"))
    if not counts[0] < counts[1] < 12 * counts[0]:
        raise AssertionError(f"{counts}: more than in proportion")


@form("form f { field name; field day: date; field count: integer }")
def what_is_put_into_controls_without_an_event_stays_when_a_script_sets_something_else(page):
    page.run("""document.querySelector("[name=day]").value = "2000-01-31"; document.querySelector("[name=count]").value = "2";
        document.querySelector("form").formRules.update({ name: "Ann" })""")
    equal(page.pairs(), [["name", "Ann"], ["day", "2000-01-31"], ["count", "2"]])
    equal(page.run("return document.querySelector('form').formRules.values"), {"name": "Ann", "day": "2000-01-31", "count": 2})


@form("form f { field name { required }; field ok: boolean { accepted }; field plan: choice { required; option \"a\"; option \"b\" } }")
def what_the_browser_changes_without_an_event_is_read_again(page):
    page.run("""
        document.querySelector("[name=plan]").value = "b";
        const name = document.querySelector("[name=name]");
        name.value = "Bob";
        name.dispatchEvent(new Event("input", { bubbles: true }));
    """)
    equal(page.run("return document.querySelector('form').formRules.values"), {"name": "Bob", "ok": False, "plan": "b"})
    # Focus moves before anything is said.
    page.run("document.querySelector('[name=ok]').checked = true; document.querySelector('[name=plan]').value = 'a'")
    page.named("name").click()
    page.named("plan").click()
    equal(page.run("return document.querySelector('form').formRules.values"), {"name": "Bob", "ok": True, "plan": "a"})
    page.run("""
        document.querySelector("[name=name]").value = "Ann";
        document.querySelector("[name=ok]").checked = true;
        document.querySelector("[name=plan]").value = "a";
        window.dispatchEvent(new PageTransitionEvent("pageshow"));
    """)
    equal(page.verdict(), "valid")
    page.run("document.querySelector('form').reset()")
    settled(page.driver, "return document.querySelector('form').formRules.verdict === 'invalid'")
    equal(page.run("return document.querySelector('form').formRules.values"), {"name": "", "ok": False, "plan": None})


@form("""form f { field day { filter max_length(2) and chars("0-9"); required } }""")
def a_filter_refuses_white_space_in_front_and_drops_it_around_a_paste(page):
    page.named("day").send_keys(" 3")
    equal(page.named("day").get_property("value"), "3")
    page.run("""
        const control = document.querySelector("[name=day]");
        control.value = " 31 ";
        control.setSelectionRange(4, 4);
        control.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
    """)
    equal(page.named("day").get_property("value"), "31")


@form("""form person { field name; field main: boolean }
form f {
    field people: list of person { required }
    check count(people where main is accepted) == 1 "Choose one." at people
    field price: number
    field total: number = first_filled(price, 0)
    field deductible: number @default(250) { required; max_value(total) }
}""")
def nothing_is_wrong_before_anything_is_done(page):
    equal([page.message("people"), page.message("deductible")], ["", ""])
    page.named("people[0].name").send_keys("Ann")
    page.named("price").send_keys("9")
    page.named("people[0].name").click()
    equal(page.message("people"), "Choose one.")
    equal(page.message("deductible"), "This must be Total or less.")


@form("""form f { field day: choice { required; different("a") "It is full."; option "a"; option "b" } }""")
def a_choice_that_is_wrong_is_said_before_its_control_is_left(page):
    page.named("day").click()
    page.run("""
        const control = document.querySelector("[name=day]");
        control.value = "a";
        control.dispatchEvent(new Event("change", { bubbles: true }));
    """)
    equal(page.run("return document.activeElement.name"), "day")
    equal(page.message("day"), "It is full.")


@form("""form guest "Guest" { field name { required } }
form f "Visit" @description("Who comes?") {
    step people "People" { field guests: list of guest { required; size(1...3) }; field notes: list of text "Notes"; field days: list of date "Days" { required }; field bio @multiline @default("Name"); field host: guest "Host"
        field born: date as "DD.MM.YYYY" "Born"; field size: choice "Size" { option "s" "Small" } }
    step end "End" { field labels: map of text "Labels" }
}""", """globalThis.formRules = { translations: {
    "Guest": "Invité", "Add {label}": "Ajouter : {label}", "Remove {label}": "{label} : supprimer", "Notes": "Remarques", "Host": "Hôte", "Days": "Jours", "Born": "Date de naissance",
    "Remove": "Supprimer", " row {number} of {label}": " la ligne {number} de {label}", "(optional)": "(facultatif)", "Name": "Nom",
    "DD.MM.YYYY": "JJ.MM.AAAA", "Fill in all fields with a star.": "Remplissez les champs marqués d’une étoile.",
    "Step {number} of {count}": "Étape {number} sur {count}", "Continue": "Continuer", "Visit": "Visite", "Who comes?": "Qui vient ?", "Small": "Petit",
    "Choose…": "Choisir…", "Error": "Erreur", "There is a problem": "Il y a un problème", "Fill this in, or remove it.": "À remplir, ou à supprimer.", "Labels": "Étiquettes",
} };""")
def a_site_translates_everything_that_is_written_in_the_page(page):
    equal(page.one("h1").text, "Visite")
    equal(page.driver.title, "Étape 1 sur 2: People – Visite")
    equal([one.text for one in page.all("main > .hint")], ["Qui vient ?", "Remplissez les champs marqués d’une étoile."])
    equal(page.one(".progress").text, "Étape 1 sur 2")
    equal(page.named("days[0]").get_attribute("aria-label"), "Jours 1")
    page.one('[data-name="guests"] > button[data-add]').click()
    page.one('[data-name="notes"] > button[data-add]').click()
    equal([one.text for one in page.all("[data-name=guests] legend")], ["Guests", "Invité 1", "Invité 2"])
    equal([one.get_attribute("textContent") for one in page.all("[data-step=people] button[data-remove]")],
          ["Invité 1 : supprimer", "Invité 2 : supprimer", "Supprimer la ligne 1 de Remarques", "Supprimer la ligne 1 de Jours"])
    equal(page.named("bio").get_property("value"), "Name")
    equal(page.named("notes[0]").get_attribute("aria-label"), "Remarques 1")
    equal([page.one('[data-name="guests"] > button[data-add]').text, page.one('[data-name="host"] > legend').text], ["Ajouter : Invité", "Hôte (facultatif)"])
    equal([one.text for one in page.all("option")], ["Choisir…", "Petit"])
    equal(page.described(page.named("born"))[0], "JJ.MM.AAAA")
    page.one("button[data-continue]").click()
    settled(page.driver, "return !document.getElementById('summary').hidden")
    equal(page.driver.title, "Erreur: Étape 1 sur 2: People – Visite")
    equal(page.one("#summary a").text, "Invité 1: À remplir, ou à supprimer.")


@form("""form f {
    group home "Home" @description("Where you live.") { field street { required } }
    field tags: list of text { size(0...1) }
    field labels: map of text "Labels"
    field code @secret; field mail: text { email }; field note
    field given_name; group emergency_contact { field given_name }
    field since: month
}""")
def groups_rows_and_limits_are_said_to_everyone(page):
    equal(page.described(page.one("[data-group]")), ["Where you live."])
    add = page.one('[data-name="tags"] > button[data-add]')
    limit = page.one('[data-name="tags"] > button[data-add] + .hint')
    equal([add.is_enabled(), limit.is_displayed()], [True, False])
    add.click()
    equal([add.is_enabled(), limit.text], [False, "There can be at most 1."])
    # What is removed was the only row: the way on is to add another.
    page.one('[data-name="tags"] button[data-remove]').click()
    equal(page.run("return document.activeElement === arguments[0]", add), True)
    for _ in range(2):
        page.one('[data-name="labels"] > button[data-add]').click()
    rows = "return [...document.querySelectorAll('[data-entry]')].map((row) => [row.role, row.ariaLabel])"
    equal(page.run(rows), [["group", "Labels 1"], ["group", "Labels 2"]])
    page.one("[data-entry] button[data-remove]").click()
    equal(page.run(rows), [["group", "Labels 1"]])
    page.one("[data-entry] button[data-remove]").click()
    equal([page.named(name).get_attribute("spellcheck") for name in ["code", "mail", "note"]], ["false", "false", "true"])
    equal([page.named(name).get_attribute("autocapitalize") for name in ["code", "mail", "note"]], ["none", "none", ""])
    equal([page.named(name).get_attribute("autocomplete") for name in ["given_name", "emergency_contact.given_name"]], ["given-name", ""])
    equal(page.all("[data-month]")[0].is_displayed(), False)
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], ["Home, Street: This is required."])
    # Its messages are in the list, which has the focus; later ones are read out.
    live = "return [...document.querySelectorAll('.message')].map((one) => one.ariaLive)"
    equal(set(page.run(live)), {"off"})
    page.named("home.street").click()
    equal(set(page.run(live)), {"polite"})


@form("""form f { step one { field c: boolean { required } }; step two { when c == true { field kids: list of kid { required } } }; step three { field x } }
form kid { field name { required } }""")
def a_list_that_does_not_apply_is_hidden_with_its_rows(page):
    progress = lambda: [page.one(selector).text for selector in ["[data-step]:not([hidden]) .progress", "[data-step]:not([hidden]) h2"]]
    page.named("c")
    page.all("input[type=radio]")[1].click()
    equal(progress(), ["Step 1 of 2", "One"])
    page.one("button[data-continue]").click()
    settled(page.driver, "return document.activeElement.textContent === 'Three'")
    equal(progress(), ["Step 2 of 2", "Three"])
    equal(page.pairs(), [["c", "false"], ["x", ""]])
    # What comes in another step is not announced here; the way forward leads past what doesn't apply any more.
    page.one("button[data-back]").click()
    settled(page.driver, "return document.activeElement.textContent === 'One'")
    page.all("input[type=radio]")[0].click()
    equal([progress()[0], page.run("return document.getElementById('status').textContent")], ["Step 1 of 3", ""])
    page.one("button[data-continue]").click()
    settled(page.driver, "return document.activeElement.textContent === 'Two'")
    page.driver.back()
    settled(page.driver, "return document.activeElement.textContent === 'One'")
    page.all("input[type=radio]")[1].click()
    page.driver.forward()
    settled(page.driver, "return document.activeElement.textContent === 'Three'")
    equal(progress(), ["Step 2 of 2", "Three"])


@form("""form f { field visits: map of date as "DD/MM/YYYY"; field flags: map of boolean; field drugs: map of drug }
form drug { field dose: number { required }; field rx: boolean }""")
def entries_of_maps_are_sent_as_they_are_filled_in(page):
    add = lambda name: page.one(f'[data-name="{name}"] > button[data-add]').click()
    add("visits")
    page.driver.switch_to.active_element.send_keys("gp", Keys.TAB, "01/02/2024")
    for name in ["flags", "flags", "drugs"]:
        add(name)
    equal(page.pairs(), [['visits["gp"]', "01/02/2024"]])
    page.driver.switch_to.active_element.send_keys("a", Keys.TAB, "1", Keys.TAB)
    equal(page.pairs()[1:], [['drugs["a"].dose', "1"], ['drugs["a"].rx', "false"]])
    equal(page.verdict(), "valid")
    # Without an event, too.
    page.run("document.querySelector('[name=\"drugs[0].dose\"]').value = 'abc'")
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], ["Drug 1, Dose: Enter a number."])


@form("form f { field elements { required }; field formRules }")
def controls_may_be_named_as_what_the_script_uses(page):
    page.named("elements").send_keys("x")
    equal(page.submit(), True)
    equal(page.pairs(), [["elements", "x"], ["formRules", ""]])


@form("""form f { step a { field card }; step b { field code }; step c { group how "How?" { field mail; field phone; any_filled(mail, phone) "One of both." } } }""")
def what_the_server_rejects_does_not_hold_up_a_step(page):
    def onward(heading):
        page.one("button[data-continue]").click()
        settled(page.driver, f"return document.activeElement.textContent === '{heading}'")
    onward("B")
    onward("C")
    page.named("how.mail").send_keys("x")
    equal(page.submit(), True)
    page.run("""window.others = document.querySelector('form').formRules.show([
        { path: 'code', message: 'It is not of this card.' }, { path: 'how', message: 'Neither works.' }])""")
    equal(page.run("return window.others"), [])
    equal([one.text for one in page.all("#summary a")], ["Code: It is not of this card.", "Neither works."])
    page.one("#summary a").click()
    equal(page.run("return document.activeElement.name"), "code")
    onward("C")


@form("""form line { field item { required } }
form f { step one { field a: integer { required }; field lines: list of line { required } }; step two { field day: date; field b: integer { required } }
    check a < b "A below B." }""")
def each_step_says_what_is_wrong_in_it(page):
    page.named("a").send_keys("2")
    page.named("lines[0].item").send_keys("x")
    page.one("button[data-continue]").click()
    settled(page.driver, "return document.activeElement.textContent === 'Two'")
    page.named("day").send_keys("1")
    page.named("b").send_keys("1", Keys.TAB)
    equal(page.run("return document.querySelector('form > .message:not(:empty)').textContent"), "Error: A below B.")
    page.one("button[data-back]").click()
    settled(page.driver, "return document.activeElement.textContent === 'One'")
    equal(page.run("return document.querySelector('form > .message:not(:empty)')?.textContent"), None)
    page.one('[data-name="lines"] > button[data-add]').click()
    page.one('[data-name="lines"] > button[data-add]').click()
    for _ in range(2):
        page.named("lines[0].item").send_keys(Keys.BACKSPACE)
    page.named("a").send_keys(Keys.BACKSPACE)
    page.one("button[data-continue]").click()
    settled(page.driver, "return !document.getElementById('summary').hidden")
    links = lambda: [one.text for one in page.all("#summary a")]
    equal(links()[0], "A: This is required.")
    equal(len(links()), 4)
    # What goes with its row is not listed any more.
    page.one('[data-prefix="lines[0]"] > button[data-remove]').click()
    equal([len(links()), links()[1].startswith("Line 1")], [3, True])


@form("""form f { field pick: choice { option "a"; option "b" }; field kind: choice = pick { option "a" "Alpha"; option "b" "Beta" }
    group how "How?" { field mail { max_length(3) }; field phone; any_filled(mail, phone) "Say how." } }""")
def what_is_computed_shows_its_label_and_checks_describe_their_group(page):
    page.one("option[value=b]").click()
    equal(page.one("output").text, "Beta")
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], ["How? Say how."])
    equal(page.described(page.one("[data-group]")), ["Error: Say how."])
    page.one("#summary a").click()
    equal(page.run("return document.activeElement.name"), "how.mail")
    # Messages are read out again as soon as something is typed.
    page.run("document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())")
    page.named("how.mail").send_keys("a", Keys.ENTER, "bcd")
    equal([page.message("how.mail"), page.run("return document.getElementById('field-how.mail-box-message').ariaLive")], ["Enter 3 or fewer characters.", "polite"])


@form("""form line { field a; field b }\nform f { field title; field lines: list of line }""")
def blank_rows_and_values_without_events_cost_in_proportion(page):
    page.run("document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())")
    counts = []
    for rows in (10, 100):
        page.run("""
            const session = document.querySelector("form").formRules;
            session.update({ lines: Array.from({ length: arguments[0] }, () => ({})) });
            for (const one of document.querySelectorAll("[name$='.a']")) one.value = "x";
            window.count = 0;
            window.stop?.();
            window.stop = session.onChange(() => (window.count += 1));
        """, rows)
        page.named("title").send_keys("a")
        counts.append(page.run("return window.count"))
        page.run("for (const one of document.querySelectorAll(\"[name$='.a']\")) one.value = ''")
        page.run("window.count = 0; document.querySelector('button[type=submit]').click()")
        settled(page.driver, "return document.querySelectorAll('[data-prefix]').length === 0")
        counts.append(page.run("return window.count"))
    if max(counts) > 5:
        raise AssertionError(f"{counts}: the form is judged again for each row")


@form("""form f { field days: list of date { required "Add a day." } }""")
def the_button_of_an_empty_list_says_what_is_wrong_with_it(page):
    page.one("button[data-remove]").click()
    add = page.one("button[data-add]")
    equal(page.submit(), False)
    page.one("#summary a").click()
    equal(page.run("return document.activeElement === arguments[0]", add), True)
    equal(page.described(add), ["Error: Add a day."])


@form("""form f { step one "One" { field age: integer }; step two "Two" { when age < 18 { field guardian } }; step three "Three" { field name } }""")
def a_step_that_depends_on_an_answer_is_there_again_on_the_way_back(page):
    page.named("age").send_keys("9", Keys.ENTER)
    settled(page.driver, "return document.activeElement.textContent === 'Two'")
    page.named("guardian").send_keys("Ann")
    address = page.driver.current_url
    page.driver.get("about:blank")
    page.driver.back()
    settled(page.driver, "return document.title.startsWith('Step 2 of 3: Two')")
    equal([page.driver.current_url, page.driver.title], [address, "Step 2 of 3: Two – F"])
    equal([page.named(name).get_attribute("value") for name in ("age", "guardian")], ["9", "Ann"])
    equal(page.run("return history.state.step"), 1)


@form("""form f { field a { mask "+{49} [000] [0000]" }; field b { mask "+{49} [000] [0000]" } }""")
def the_code_of_a_country_can_be_typed_or_left_out(page):
    page.named("a").send_keys("+49421")
    page.named("b").send_keys("421")
    equal([page.named(name).get_property("value") for name in "ab"], ["+49 421 ", "+49 421 "])
    equal(page.pairs(), [["a", "49421"], ["b", "49421"]])


@form("""form kid "Child" { field name }
form f { field kids: list of kid "Children" { size(...2) "Two at most."; unique(name) "Twice." }; field rates: map of number { size(...1) "One rate." } }""")
def the_list_of_mistakes_leads_to_a_list_that_is_wrong_itself(page):
    add = page.one('[data-name="kids"] > button[data-add]')
    for position in range(2):
        add.click()
        page.named(f"kids[{position}].name").send_keys("Ann")
    equal(page.submit(), False)
    page.one("#summary a").send_keys(Keys.ENTER)
    focused = page.driver.switch_to.active_element
    equal(focused.get_attribute("data-name"), "kids")
    equal([page.described(focused), page.run("return arguments[0].matches(':focus-visible')", focused)], [["Error: Twice."], True])
    focused.send_keys(Keys.TAB)
    equal(page.driver.switch_to.active_element.get_attribute("name"), "kids[0].name")


@form("""form rate { field amount: integer; field fixed: boolean; when fixed == true { field until: date { required } } otherwise { field months: integer } }
form f { field rates: map of rate { keys { max_length(3) } } }""")
def entries_have_names_and_conditions_of_their_own(page):
    add = page.one("button[data-add]")
    for position in range(2):
        add.click()
        page.named(f"rates[{position}].amount").send_keys("1")
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], ["Rate 2: Fill this in, or remove it."])
    # Only the key is missing.
    invalid = lambda: [one.get_attribute("name") or one.get_attribute("id") for one in page.all("[aria-invalid]")]
    equal(invalid(), ["field-rates[1]-key"])
    page.one('[id="field-rates[0]-key"]').send_keys("long", Keys.TAB)
    page.one('[id="field-rates[1]-key"]').send_keys("b", Keys.TAB)
    equal(invalid(), ["field-rates[0]-key"])
    page.one('[id="field-rates[0]-key"]').send_keys(Keys.BACKSPACE, Keys.TAB)
    equal([one.text for one in page.all(".required") if one.is_displayed()], ["Name", "Name"])
    shown = lambda: [page.named(f"rates[{position}].{name}").is_displayed() for position in (0, 1) for name in ("until", "months")]
    equal(shown(), [False, True, False, True])
    page.named("rates[1].fixed").click()
    equal(shown(), [False, True, True, False])
    equal(page.named("rates[1].until").get_attribute("aria-required"), "true")
    equal(page.submit(), False)
    equal([one.text for one in page.all("#summary a")], ["Rate 2, Until: This is required."])
    page.one('[data-prefix="rates[0]"] > button[data-remove]').click()
    equal(page.named("rates[0].until").is_displayed(), True)
    page.named("rates[0].fixed").click()
    equal(page.submit(), True)
    equal(page.pairs(), [['rates["b"].amount', "1"], ['rates["b"].months', ""], ['rates["b"].fixed', "false"]])


@form("""form rate(most: integer) { field amount: integer; when amount > most { field reason { required } } }
form f { field top: integer; field rates: map of rate(most: top) }""")
def conditions_in_entries_follow_what_their_form_is_given(page):
    page.one("button[data-add]").click()
    page.one("[data-key]").send_keys("a")
    page.named("rates[0].amount").send_keys("5", Keys.TAB)
    isShown = page.named("rates[0].reason").is_displayed
    equal(isShown(), False)
    page.named("top").send_keys("4", Keys.TAB)
    equal([isShown(), page.named("rates[0].reason").get_attribute("aria-required")], [True, "true"])
    page.named("top").send_keys("0", Keys.TAB)
    equal(isShown(), False)
    # What can't be read decides nothing.
    page.named("top").send_keys("x", Keys.TAB)
    equal(isShown(), True)
    page.named("top").clear()
    page.named("top").send_keys("4", Keys.TAB)
    equal(page.submit(), False)
    page.named("rates[0].reason").send_keys("x")
    equal(page.submit(), True)


@form("""form part(most: integer, unit) { field n: integer; when n > most { field reason }; when unit == "kg" { field weight: number } }
form rate(most: integer) {
    context mode
    field parts: map of part(most, unit: "kg")
    field tags: list of tag(most, mode)
    when mode == "full" { field note }
}
form tag(most: integer, mode) { field n: integer; when n > most { field why }; when mode == "full" { field how } }
form f { context mode; field top: integer @default(3); field rates: map of rate(most: top); field lists: list of rate(most: top) }""",
      site='globalThis.formRules = { context: { mode: "full" } };')
def conditions_in_entries_of_entries_and_in_rows_follow_it_too(page):
    for path in ("rates", "lists"):
        page.one(f'[data-name="{path}"] > button[data-add]').click()
        page.one(f'[data-name="{path}[0].parts"] > button[data-add]').click()
        page.one(f'[data-name="{path}[0].tags"] > button[data-add]').click()
    for key in page.all("[data-key]"):
        key.send_keys("k")
    shown = lambda: [name for path in ("rates", "lists") for name in ("note", "parts[0].reason", "parts[0].weight", "tags[0].why", "tags[0].how")
                     if not page.named(f"{path}[0].{name}").is_displayed()]
    equal(shown(), ["parts[0].reason", "tags[0].why"] * 2)
    for path in ("rates", "lists"):
        for name in ("parts", "tags"):
            page.named(f"{path}[0].{name}[0].n").send_keys("4", Keys.TAB)
    equal(shown(), [])
    page.named("top").clear()
    page.named("top").send_keys("9", Keys.TAB)
    equal(shown(), ["parts[0].reason", "tags[0].why"] * 2)


@form("""form dose { field mg: number; field name }
form f {
    field doses: map of dose; field counts: map of integer; field marks: list of number; field words: list of text
}""")
def digits_of_other_scripts_can_be_typed_in_rows_and_entries(page):
    for button in page.all("button[data-add]"):
        if button.is_displayed():
            button.click()
    for key in page.all("[data-key]"):
        key.send_keys("٤")
    for name in ("doses[0].mg", "doses[0].name", "counts[0]", "marks[0]", "words[0]"):
        page.named(name).send_keys("٤۲", Keys.TAB)
    equal([page.named("marks[0]").get_property("value"), page.verdict()], ["42", "valid"])
    equal(page.submit(), True)
    equal(page.pairs(), [['doses["٤"].mg', "42"], ['doses["٤"].name', "٤۲"], ['counts["٤"]', "42"], ["marks[0]", "42"], ["words[0]", "٤۲"]])
    page.named("marks[0]").send_keys(Keys.ARROW_LEFT, "٣")
    equal([page.named("marks[0]").get_property("value"), page.run("return document.activeElement.selectionStart")], ["432", 2])


@form("""form dose { field mg: number }
form f {
    field doses: map of dose; field marks: list of number; field words: list of text
    field prices: list of number as "1.234,56"; field costs: map of number as "1 234,56"
}""")
def separators_of_arabic_numbers_can_be_typed_in_rows_and_entries(page):
    for button in page.all("button[data-add]"):
        button.click()
    for key in page.all("[data-key]"):
        key.send_keys("a")
    shown = {"doses[0].mg": "1.5", "marks[0]": "1.5", "words[0]": "١٫٥", "prices[0]": "1,5", "costs[0]": "1,5"}
    for name in shown:
        page.named(name).send_keys("١٫٥", Keys.TAB)
    equal({name: page.named(name).get_property("value") for name in shown}, shown)
    for name in ("prices[0]", "costs[0]"):
        page.named(name).clear()
        page.named(name).send_keys("١٬٢٣٤٫٥", Keys.TAB)
    equal([page.named(name).get_property("value") for name in ("prices[0]", "costs[0]")], ["1.234,5", "1 234,5"])
    equal(page.verdict(), "valid")


@form("form size { field beds: integer { max_value(6) } }\nform f { field rooms: map of size }")
def a_wrong_value_is_not_said_of_the_other_entry_with_its_key(page):
    add = page.one("button[data-add]")
    for beds, key in ((5, "a"), (9, "a")):
        add.click()
        page.all("[data-key]")[-1].send_keys(key)
        page.all('[name$=".beds"]')[-1].send_keys(str(beds), Keys.TAB)
    add.click()
    messages = lambda: [one.text.replace("\n", " ") for one in page.all(".message") if one.text]
    equal(messages(), ["Error: ‘a’ appears twice."])
    page.all("[data-key]")[1].send_keys("b", Keys.TAB)
    add.click()
    equal([page.message(f"rooms[{row}].beds") for row in (0, 1)], ["", "This must be 6 or less."])


@form("form f { field labels: map of integer { keys { max_length(2) }; each { max_value(5) } } }")
def only_the_part_of_an_entry_that_is_wrong_is_marked(page):
    invalid = lambda: ["key" if one.get_attribute("data-key") is not None else "value" for one in page.all("[aria-invalid]")]
    page.one("button[data-add]").click()
    equal(page.one("label.required").text, "Name")
    key, value = page.one("[data-key]"), page.named("labels[0]")
    key.send_keys("long", Keys.TAB)
    value.send_keys("3", Keys.TAB)
    page.one("button[data-add]").click()
    equal(invalid(), ["key"])
    value.send_keys("0", Keys.TAB)
    key.send_keys(Keys.BACKSPACE, Keys.BACKSPACE, Keys.TAB)
    page.one("button[data-add]").click()
    equal(invalid(), ["value"])


@form("""form guest "ضيف" { field name "الاسم" { required } }
form f "نموذج" @language("ar") @submit("إرسال") {
    field guests: list of guest "الضيوف" { required }
    field born: date "الميلاد"
    field sure: boolean "هل" { required }
    field extras: map of integer "أخرى"
}""")
def words_that_are_not_in_the_language_of_the_page_are_marked(page):
    page.one('[data-name="extras"] > button[data-add]').click()
    page.submit()
    english = page.run("""
        const own = (node) => node.parentElement.closest("[lang]").lang;
        const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
        const wrong = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.data.trim();
          if (/^[\\d\\s:]*$/.test(text)) continue;
          if (own(node) !== (/[\u0600-\u06ff]/.test(text) ? "ar" : "en")) wrong.push(`${own(node)}: ${text}`);
        }
        return wrong;
    """)
    equal(english, [])
    equal(page.one("#status").get_attribute("lang"), "en")
    equal(page.one("button[type=submit]").get_attribute("lang"), "")
    equal(page.one(".message .unseen").get_attribute("lang"), "en")


@form("""form extra { field paid: boolean; field fee: number { when paid == true { required } } }
form f {
    field express: boolean
    field phone { when express == true { required } }
    field slot: choice { option "am"; option "pm"; when express == true { required } otherwise { one_of("pm") } }
    field extras: list of extra { required }
    field others: map of extra
}""")
def what_is_required_under_a_condition_is_marked_while_it_holds(page):
    marked = lambda: [one.text for one in page.all(".required") if one.is_displayed()]
    page.one('[data-name="others"] > button[data-add]').click()
    equal([marked(), page.one("main > .hint").text], [["Extras", "Name"], "Fill in all fields with a star."])
    page.named("express").click()
    equal([marked(), page.named("phone").get_attribute("aria-required")], [["Phone", "Slot", "Extras", "Name"], "true"])
    page.named("phone").send_keys("1", Keys.TAB)
    equal(marked(), ["Phone", "Slot", "Extras", "Name"])
    page.named("phone").send_keys(Keys.BACKSPACE, Keys.TAB)
    page.named("express").click()
    page.named("extras[0].paid").click()
    page.named("others[0].paid").click()
    equal([marked(), page.named("phone").get_attribute("aria-required")], [["Extras", "Fee", "Name", "Fee"], "false"])


@form("""form line { field amount: number; field total: number = first_filled(previous.total, 0) + amount }
form f { field lines: list of line; field labels: map of line; field sum: number = sum(amount of lines) }""")
def what_is_computed_in_rows_is_not_read_out_at_each_key(page):
    for button in page.all("button[data-add]"):
        button.click()
    equal([(one.get_attribute("id"), one.get_attribute("aria-live")) for one in page.all("output")],
          [("field-lines[0].total", "off"), ("field-labels[0].total", "off"), ("field-sum", None)])


@form("""form f { field number { mask "[0000] [0000]" }; field code { filter chars("0-9") }; field plain }""")
def what_is_undone_is_what_was_typed_last(page):
    for name, keys, texts in [("number", "41112", ["4111 ", "411", "41", "4", "", ""]), ("code", "1x2", ["1", "", ""])]:
        control = page.named(name)
        control.send_keys(keys)
        undone = []
        for _ in texts:
            control.send_keys(Keys.CONTROL, "z")
            undone.append(control.get_property("value"))
        equal(undone, texts)
        control.send_keys(Keys.CONTROL, "y")
        control.send_keys("7")
        equal([control.get_property("value"), page.run("return document.querySelector('form').formRules.field(arguments[0]).text", name)], ["7", "7"])
    page.named("plain").send_keys("ab", Keys.CONTROL, "z")
    equal(page.pairs()[2], ["plain", ""])


@form("""form f @language("ar") { field email { required "مطلوب"; email }; field n: integer { between(2...4) }; field w { warn max_length(2) } }""")
def default_messages_that_stay_english_are_marked(page):
    languages = lambda: page.run("""return ["email", "n", "w"].map((name) =>
        document.querySelector(`[id="field-${name}-box-message"] > :not(.unseen)`)?.lang ?? "")""")
    page.named("email").send_keys("x", Keys.TAB)
    page.named("n").send_keys("7", Keys.TAB)
    page.named("w").send_keys("abc", Keys.TAB)
    equal(languages(), ["en", "en", "en"])
    page.named("email").clear()
    page.named("n").clear()
    equal(page.submit(), False)
    equal(languages(), ["", "", "en"])
    page.named("email").send_keys("x")
    equal(page.submit(), False)
    equal(page.all("#summary a span[lang=en]") != [], True)


@form("""form f @language("de") { field email { email }; field c { ipv4 } }""",
      site="globalThis.formRules = { translations: {} };")
def messages_that_are_not_translated_are_marked_in_german(page):
    page.named("email").send_keys("x", Keys.TAB)
    page.named("c").send_keys("x", Keys.TAB)
    equal(page.run("return [...document.querySelectorAll('.message [lang]')].map((each) => each.closest('.message').id)"), ["field-c-box-message"])


@form("""form f @language("ar") { field tags: list of text { required }; field name { required } }""",
      'globalThis.formRules = { translations: { "Add": "أضف", "Remove": "أزل", "This is required.": "مطلوب.", "Add at least one item.": "أضف." } };')
def words_that_a_site_translates_are_not_marked(page):
    page.one("button[data-add]").click()
    equal(page.submit(), False)
    equal(page.all("main [lang=en]"), [])


@form("""form f @language("ar") { field name { warn min_length(3); warn different("x") "مختلف." } }""")
def each_of_several_messages_is_marked_by_itself(page):
    page.named("name").send_keys("x", Keys.TAB)
    equal(page.run("return [...document.querySelectorAll('.message [lang]')].map((each) => [each.lang, each.textContent])"),
          [["en", "Enter 3 or more characters."]])
    equal(page.one(".message:not(:empty)").text, "Enter 3 or more characters. مختلف.")


@form("""form f { context rate: number; field n: number { required; max_value(rate) } }""",
      'globalThis.formRules = { context: { rates: 7 }, translations: { "This is required.": "Obligatoire." } };')
def a_context_that_the_form_does_not_take_leaves_the_other_options(page):
    page.named("n").send_keys("x", Keys.BACKSPACE, Keys.TAB)
    equal(page.message("n"), "Obligatoire.")
    severe = [entry["message"] for entry in page.driver.get_log("browser") if entry["level"] == "SEVERE" and "favicon" not in entry["message"]]
    equal([("formRules:" in each, "'rates'" in each) for each in severe], [(True, True)])


@form("""form f { field kind; when kind == "a" { field code } }""")
def what_the_server_rejects_where_nothing_is_shown_is_listed_without_a_link(page):
    page.named("kind").send_keys("b")
    equal(page.submit(), True)
    others = page.run("""return document.querySelector('form').formRules.show([
        { path: 'code', message: 'It is used up.' }, { path: 'kind', message: 'Choose another.' }])""")
    equal([each["message"] for each in others], ["It is used up."])
    equal([one.text for one in page.all("#summary li")], ["Kind: Choose another.", "It is used up."])
    equal([one.text for one in page.all("#summary a")], ["Kind: Choose another."])
    equal(page.one("#summary h2").text, "There are 2 problems")
    equal(page.submit(), True)

@form("""form address { field street; field postcode { postcode("GB") }; field phone { telephone("GB") } }
form f {
    field name "Your name"
    field email { email }
    field landlord_email { email }
    group landlord { field name "Full name" }
    group pet { field name }
    field delivery: address
    group billing { field postcode { postcode("GB") }; field card_number { credit_card } }
    field guests: list of address { required }
}""")
def purposes_tell_addresses_apart_and_leave_out_other_people(page):
    purposes = {one.get_attribute("name"): one.get_attribute("autocomplete") for one in page.all("form [autocomplete]")}
    equal(purposes, {"name": "name", "email": "email", "delivery.street": "shipping address-line1", "delivery.postcode": "shipping postal-code",
                     "delivery.phone": "shipping tel", "billing.postcode": "billing postal-code", "billing.card_number": "cc-number"})


@form("""form f {
    field day: date
    field a: integer { required }
    field b: integer
    group g { field c { required } }
    field d { required }
    check a < b "Too large." at a
}""")
def what_is_wrong_is_listed_in_the_order_of_the_page(page):
    page.named("day").send_keys("01")
    page.named("a").send_keys("5")
    page.named("b").send_keys("3")
    equal(page.submit(), False)
    equal([link.text for link in page.all("#summary a")], [
        "Day: Complete this, or clear it.", "A: Too large.", "G, C: This is required.", "D: This is required."])


@form("""form inner { field x { required } }
form f {
    field tags: list of text { required }
    field numbers: list of integer { required "Give a number." }
    field labels: map of text { required }
    field parts: map of inner { required }
}""")
def what_is_missing_in_a_row_that_is_there_is_said_at_the_row(page):
    equal(page.submit(), False)
    equal([link.text for link in page.all("#summary a")], [
        "Tags 1: Fill this in.", "Numbers: Give a number.", "Labels 1: Fill this in.", "Inner 1: Fill this in."])
    equal([page.said(f"field-{name}-message") for name in ("tags-box", "tags[0]-row", "parts[0]-row")], ["", "Fill this in.", "Fill this in."])
    wrong = [one.get_attribute("id") for one in page.all("[aria-invalid=true]")]
    equal(wrong, ["field-tags[0]", "field-labels[0]-key", "field-parts[0]-key"])
    page.one('[data-name="labels"] button[data-remove]').click()
    # Without a row, there is nothing that could be filled in.
    equal(page.said("field-labels-box-message"), "Add at least one item.")


@form("""form part { field x { required; email }; field y { required } }
form f {
    field tags: list of text { required; each { email }; unique }
    field days: list of date
    field labels: map of text { keys { min_length(3) }; each { email } }
    field parts: map of part
}""")
def what_is_in_a_row_or_entry_is_wrong_once_it_was_left(page):
    def key(*texts):
        for text in texts:
            page.driver.switch_to.active_element.send_keys(text)

    def wrong():
        return page.run("return [...document.querySelectorAll('.message:not(:empty)')].map((one) => one.id.slice(6))")

    page.named("tags[0]").send_keys("ann@example.org", Keys.TAB)
    page.one('[data-name="tags"] > button[data-add]').click()
    # Also while it is the same as another for the moment.
    key(*"ann@example.org")
    equal(wrong(), [])
    key(Keys.TAB)
    equal(wrong(), ["tags-box-message"])
    key(Keys.SHIFT + Keys.TAB + Keys.NULL, "a", *[Keys.BACKSPACE] * 3)
    # Again it is about to be mended.
    equal(wrong(), [])
    key("bob@example.org", Keys.TAB)
    equal(wrong(), [])
    for day in range(2):
        page.one('[data-name="days"] > button[data-add]').click()
        page.named(f"days[{day}]").send_keys("01")
        equal(wrong(), [])
        page.named(f"days[{day}]").send_keys("022026", Keys.TAB)
    # The name of the second entry begins as that of the first, and its value is not filled in yet.
    for name in ("abc", "abcd"):
        page.one('[data-name="labels"] > button[data-add]').click()
        for letter in name:
            key(letter)
            equal(wrong(), [])
        key(Keys.TAB, "b")
        equal(wrong(), [])
        key("@example.org", Keys.TAB)
    for name in ("one", "two"):
        page.one('[data-name="parts"] > button[data-add]').click()
        key(*name)
        equal(wrong(), [])
        key(Keys.TAB, "a")
        equal(wrong(), [])
        key("@example.org", Keys.TAB)
        equal(wrong(), [])
        key("y", Keys.TAB)
    equal(wrong(), [])
    page.named("parts[1].x").clear()
    page.named("parts[1].x").send_keys(Keys.TAB)
    equal(wrong(), ["parts[1].x-box-message"])
    # What is sent is judged as a whole.
    page.one('[data-name="parts"] > button[data-add]').click()
    key("three")
    equal(page.submit(), False)
    equal(wrong(), ["parts[1].x-box-message", "parts[2].x-box-message", "parts[2].y-box-message"])



@form("""form inner { field x }
form f {
    field a { required "Enter it." }
    field b: boolean { required }
    field shown: boolean = b == true
    field rows: list of inner { size(...3) }
}""")
def what_the_browser_has_translated_stays_translated(page):
    translate = 'for (const element of document.querySelectorAll(arguments[0])) element.innerHTML = "<font>übersetzt</font>"'
    page.one('[data-name="rows"] > button[data-add]').click()
    page.named("a").send_keys("x", Keys.BACKSPACE, Keys.TAB)
    page.one('[name="b"][value="true"]').click()
    equal([page.one("output").text, page.message("a")], ["Yes", "Enter it."])
    page.run(translate, "output, #field-a-box-message, [data-slot=number]")
    page.named("rows[0].x").send_keys("y")
    equal([page.one("output").text, page.message("a"), page.one("fieldset [data-slot=number]").text], ["übersetzt"] * 3)
    page.one('[name="b"][value="false"]').click()
    equal(page.one("output").text, "No")
    page.named("a").send_keys("z", Keys.TAB)
    equal(page.message("a"), "")
    page.named("a").send_keys(Keys.BACKSPACE, Keys.TAB)
    equal(page.message("a"), "Enter it.")
    page.run("document.querySelector('form').reset()")
    page.one('[name="b"][value="false"]').click()
    equal(page.one("output").text, "No")


def under_a_strict_policy(driver, folder):
    """The page with its parts in files of their own, where no script or style in the page would run; also as a part of another page."""
    (folder / "f.rules").write_text('rules 1\n\nform f { field a { required; max_length(2) } }\n')
    page = subprocess.run([TOOL, "export", "--to", "html", "--assets", "parts", "f.rules"], cwd=folder, text=True,
                          capture_output=True, check=True).stdout
    (folder / "index.html").write_text(page)
    # As the documentation says.
    form, scripts = re.search("<main>(.*)</main>(.*)</body>", page, re.DOTALL).groups()
    (folder / "site.js").write_text('globalThis.formRules = { translations: { "Send": "Off it goes" } };')
    (folder / "own.html").write_text(f"""<!DOCTYPE html><html lang="en"><title>Ours</title><h1>Us</h1><p>Send</p><div>{form}</div>
        <script src="site.js"></script>{scripts}</html>""")

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
        equal(sorted(file.name for file in (folder / "parts").iterdir()), ["f.js", "f.json", "page.css"])
        page = Page(driver)
        page.named("a").send_keys("abc")
        equal(page.verdict(), "invalid")
        equal(driver.execute_script("return getComputedStyle(document.querySelector('form')).display"), "grid")
        driver.get(f"http://127.0.0.1:{server.server_port}/own.html")
        settled(driver, "return document.querySelector('form').formRules !== undefined")
        equal([page.one("button").text, page.one("body > p").text], ["Off it goes", "Send"])
        equal(page.submit(), False)
        equal([driver.title, page.one("#summary a").text, page.message("a")], ["Error: Ours", "A: This is required.", "This is required."])
    finally:
        server.shutdown()


def without_a_script(driver, folder):
    """The page posts what a person fills in to the server, and the engine judges it."""
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        works_without_its_script(driver, folder, [])
    finally:
        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def with_a_script_that_fails(driver, folder):
    """The page does the same where its script isn't found, or its rules aren't."""
    for missing in ("f.js", "f.json"):
        works_without_its_script(driver, folder, ["--assets", "parts"], missing)
    driver.get_log("browser")


def works_without_its_script(driver, folder, options, missing=None):
    rules = """rules 1

form address { field town { required }; field lines: list of text { required } }
form f {
    step who { field name { required }; field agree: boolean { required } }
    step where { field home: address; field tags: list of text { required } }
    field friends: list of address { size(...2) }
    field songs: list of text
    field labels: map of text
    field length: number = 1 + 1
}
"""
    (folder / "plain.rules").write_text(rules)
    text = subprocess.run([TOOL, "export", "--to", "html", *options, "plain.rules", "--form", "f"], cwd=folder, text=True,
                          capture_output=True, check=True).stdout
    posted = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, page):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page.encode())

        def do_GET(self):
            name = self.path.rpartition("/")[2]
            if name in ("", "favicon.ico"):
                self.answer(text)
            elif name == missing:
                self.send_error(404)
            else:
                kinds = {"js": "text/javascript", "css": "text/css", "json": "application/json"}
                self.send_response(200)
                self.send_header("Content-Type", kinds[name.rpartition(".")[2]])
                self.end_headers()
                self.wfile.write((folder / "parts" / name).read_bytes())

        def do_POST(self):
            posted.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.answer("<title>thanks</title>")

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        driver.get(f"http://127.0.0.1:{server.server_port}/")
        page = Page(driver, runs_scripts=missing is not None)
        if missing:
            # Rows come once the script has had time to come.
            settled(driver, "return document.querySelector('[data-plain]').offsetHeight > 20")
        # What needs a script is not offered.
        equal([one.text for one in page.all("button") if one.is_displayed()], ["Send"])
        equal(page.one("output").is_displayed(), False)
        page.named("name").send_keys("Ann")
        page.one('[name="agree"][value="false"]').click()
        page.named("home.town").send_keys("Bonn")
        page.named("home.lines[0]").send_keys("First Street")
        equal(page.one('[data-name="labels"]').is_displayed(), False)
        shown = [one.get_attribute("name") for one in page.all("form [name]") if one.is_displayed()]
        equal([name for name in shown if name.startswith(("friends", "songs", "tags"))], [
            "tags[0]", "tags[1]", "tags[2]", "friends[0].town", "friends[0].lines[0]", "friends[1].town", "friends[1].lines[0]",
            "songs[0]", "songs[1]", "songs[2]"])
        page.named("friends[0].town").send_keys("Ulm")
        page.named("friends[0].lines[0]").send_keys("Second Street")
        page.named("songs[0]").send_keys("Help!")
        page.named("tags[0]").send_keys("x", Keys.ENTER)
        for _ in range(100):
            if posted:
                break
            time.sleep(0.05)
    finally:
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
            for test, rules, site in TESTS:
                if wanted and test.__name__ not in wanted:
                    continue
                (folder / "test.rules").write_text(f"rules 1\n\n{rules}\n")
                done = subprocess.run([TOOL, "export", "--to", "html", folder / "test.rules", "--form", "f"], cwd=ROOT,
                                      text=True, capture_output=True)
                try:
                    equal(done.returncode, 0)
                    (folder / "test.html").write_text(done.stdout.replace("<head>", f"<head><script>{site}</script>", 1))
                    driver.get((folder / "test.html").as_uri())
                    test(Page(driver, done.stdout))
                except Exception as error:
                    failures += 1
                    print(f"{test.__name__}: {error} {done.stderr[:300] if done.returncode else ''}")
            for served in (under_a_strict_policy, without_a_script, with_a_script_that_fails):
                if not wanted or served.__name__ in wanted:
                    served(driver, folder)
            severe = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE" and "favicon" not in entry["message"]]
            if severe:
                failures += 1
                print("the console:", severe)
        finally:
            driver.quit()
    print(f"{len(TESTS) + 3} tests of details, {failures} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()

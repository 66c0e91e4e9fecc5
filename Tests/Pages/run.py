#!/usr/bin/env python3
"""Opens exported pages in a browser and compares them with the engine.

For each form, it fills in a valid record; then each control in turn gets each value of a table, and the page's verdict
must be the engine's verdict on the values that the page would send. It also checks that branches appear and disappear,
labels and ids exist, errors are listed, the form can be filled in and sent with the keyboard alone, axe-core finds no
problems, and the console has no messages. With a folder as argument, saves screenshots at the widths of a phone and of a
desktop.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.parse

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from accessibility import is_accessible_to_all

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/debug/formrules"
FORMS = sorted(ROOT.glob("Rules/Examples/*.rules"))
VALUES = [
    "", " ", "a", "ab", "abc", "abcdef", "abcdef1", "ABC", "abc1", "a b", " abc ", "x" * 25, "x" * 26, "x" * 61, "é",
    "e\u0301" * 60, "日本", "😀" * 13, "ann@example.org", " ann@example.org", "ann@exämple.org", "ann@", "O’Neil", "R2D2",
    "0", "1", "7", "17", "18", "120", "121", "149", "150", "007", "-1", "1.5", "1.0", "1e3", "12.50", "12.505", "10001",
    "2026-01-31", "1990-02-29", "2024-02-29", "2999-12-31", "0001-01-01", "09:30", "24:00", "09:30:15",
    "2999-01-31T09:30", "2000-01-31T09:30", "https://example.org", "example.org", "SW1A 1AA", "sw1a 2aa", "10117",
    "20500", "+44 20 7946 0958", "(020 7946 0958", "4111111111111111", "4111111111111112", "378282246310005", "123",
    "1234", "12a", "08/27", "13/27", "GB", "DE", "US", "female", "m", "admin", "-", "_",
]
STATE = """
const form = document.querySelector("form");
return [[...new FormData(form)].map(([name, value]) => [name, String(value)]), form.formRules.verdict];
"""
SET = """
const set = (control, value) => {
  if (control.type === "checkbox" || control.type === "radio") control.checked = value === true || control.value === value;
  else control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
};
"""
# What the control holds, what the page would send and what it says, for each of some values.
TRY = SET + """
const [control, values] = arguments;
const form = document.querySelector("form");
return values.map((value) => {
  set(control, value);
  return [control.value, [...new FormData(form)].map(([name, value]) => [name, String(value)]), form.formRules.verdict];
});
"""
# Fills in a record; rows of lists and entries of maps are added as they are needed.
FILL = SET + """
const [record] = arguments;
const text = (value) => (value === null || value === undefined ? "" : String(value));
const partOf = (box) => box.parentElement.closest("[data-part], form");
const boxesIn = (part) => [...part.querySelectorAll("[data-name]")].filter((box) => partOf(box) === part);
const control = (row) => row.querySelector("input:not([data-key]), select, textarea");
const put = (place, value) => {
  if (place.type === "file") return;
  // Browsers have no offsets from UTC there.
  set(place, place.type === "checkbox" ? value === true : place.type === "datetime-local" ? text(value).slice(0, 16) : text(value));
};
const fillRow = (row, value) => (row.dataset.part === undefined ? put(control(row), value) : fill(row, value ?? {}));
const rowAt = (box, index) => {
  const rows = box.querySelector(":scope > [data-rows]");
  if (rows.children.length <= index) box.querySelector(":scope > button[data-add]").click();
  return rows.children[index];
};
const fillBox = (box, value) => {
  switch (box.dataset.kind) {
    case "output": case "file": return;
    case "form": return value == null ? undefined : fill(box.querySelector("[data-part]"), value);
    case "list": return (value ?? []).forEach((item, index) => fillRow(rowAt(box, index), item));
    case "map":
      return Object.entries(value ?? {}).forEach(([key, item], index) => {
        const row = rowAt(box, index);
        set(row.querySelector("[data-key]"), key);
        fillRow(row, item);
      });
    case "choices": case "radio":
      for (const one of box.querySelectorAll("input")) {
        if (one.checked || [value].flat().map(text).includes(one.value)) set(one, [value].flat().map(text).includes(one.value));
      }
      return;
    default: put(control(box), value);
  }
};
const fill = (part, values) => {
  for (const box of boxesIn(part)) {
    const names = box.dataset.field.match(/`[^`]*`|[^.`]+/g).map((name) => name.replaceAll("`", ""));
    fillBox(box, names.reduce((place, name) => place?.[name], values));
  }
};
fill(document.querySelector("form"), record);
"""


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))


def export(rules, form, folder):
    done = subprocess.run([TOOL, "export", "--to", "html", rules, "--form", form], cwd=ROOT, text=True,
                          capture_output=True, check=True)
    page = folder / f"{form}.html"
    page.write_text(done.stdout)
    notes = [line.split(": ", 4) for line in done.stderr.splitlines()]
    return page, {parts[2] for parts in notes if parts[1] == "loss" and len(parts) > 4}


def record(pairs):
    """The record that form-encoded pairs stand for, texts as they are."""
    result = {}
    for name, value in pairs:
        keys = [int(k[1:-1]) if re.fullmatch(r"\[\d+\]", k) else json.loads(k[1:-1]) if k[0] == "[" else k.strip("`")
                for k in re.findall(r'\["(?:[^"\\]|\\.)*"\]|\[\d+\]|`[^`]*`|[^.\[\]`]+', name)]
        place = result
        for key, following in zip(keys, keys[1:]):
            fresh = [] if isinstance(following, int) else {}
            if isinstance(key, int):
                while len(place) <= key:
                    place.append(fresh)
                place = place[key]
            else:
                place = place.setdefault(key, fresh)
        last = keys[-1]
        if isinstance(place, list):
            place.append(value)
        elif last in place:
            place[last] = (place[last] if isinstance(place[last], list) else [place[last]]) + [value]
        else:
            place[last] = value
    return result


def as_listed(value, lists, path=""):
    """Lists of one item, which pairs cannot tell from a value."""
    if isinstance(value, dict):
        return {key: as_listed(inner, lists, f"{path}.{key}".lstrip(".")) for key, inner in value.items()}
    if path in lists and not isinstance(value, list):
        return [value]
    if isinstance(value, list):
        # Where a posted form is read, empty items at the end are none.
        while value and value[-1] == "":
            value = value[:-1]
        return [as_listed(inner, lists, f"{path}[{index}]") for index, inner in enumerate(value)]
    return value


def context_of(rules):
    """What is given beside the records of an example: the file for it, where there is one."""
    path = pathlib.Path(rules).with_name(f"{pathlib.Path(rules).stem}_context.json")
    return path if (ROOT / path).exists() else None


def verdicts(rules, form, records):
    text = "".join(json.dumps(one) + "\n" for one in records)
    context = context_of(rules)
    done = subprocess.run([TOOL, "validate", rules, "-", "--form", form, "--input", "ndjson", "--output", "ndjson",
                           "--report", "all", *(["--context", str(context)] if context else [])],
                          cwd=ROOT, input=text, text=True, capture_output=True)
    for line in done.stdout.splitlines():
        verdict = json.loads(line)
        wrong = [v for v in verdict["violations"] if v["severity"] == "error"]
        yield verdict["verdict"], [v["path"] for v in wrong] + [u["path"] for u in verdict["undecided"]]


def accepts(rules, form, pairs):
    """Whether the engine accepts what a page sends, but for what only a host can answer."""
    context = context_of(rules)
    done = subprocess.run([TOOL, "validate", rules, "-", "--form", form, "--input", "form", "--output", "ndjson",
                           *(["--context", str(context)] if context else [])],
                          cwd=ROOT, input=urllib.parse.urlencode(pairs), text=True, capture_output=True)
    is_accepted = done.stdout != "" and json.loads(done.stdout.splitlines()[0])["verdict"] != "invalid"
    if not is_accepted:
        print(f"{form}: sent, but not accepted: {done.stdout}{done.stderr}")
    return is_accepted


def fill(driver, values):
    driver.execute_script(FILL, values)


def settled(driver, script, seconds=5):
    """What a script returns, as soon as that is neither false nor null."""
    for _ in range(seconds * 20):
        result = driver.execute_script(script)
        if result not in (None, False):
            return result
        time.sleep(0.05)
    return None


def is_named(path, named):
    path = re.sub(r"\[\d+\]", "", path)
    return any(path == n or path.startswith(n + ".") or path.endswith("." + n) or n.split(".")[-1] == path.split(".")[-1]
               for n in named)


def compare(driver, rules, form, base, page, named):
    """Whether the page judges as the engine does, control by control."""
    driver.get(page.as_uri())
    fill(driver, base)
    tried = [("the record as it is", *driver.execute_script(STATE))]
    for control in driver.find_elements(By.CSS_SELECTOR, "form [name], form [data-key]"):
        name, kind = control.get_attribute("name") or "a key", control.get_attribute("type")
        if is_named(name, named) or kind == "file":
            continue
        if kind in ("checkbox", "radio"):
            was = control.is_selected()
            values = [None if was else True, True if was else None]
        else:
            values = [*VALUES, control.get_property("value")]
        for value, (held, *found) in zip(values, driver.execute_script(TRY, control, values)):
            # What the control refuses to hold is not what it would send.
            if kind in ("checkbox", "radio") or held == value:
                tried.append(((name, value), *found))
    lists = set(driver.execute_script(
        "return [...document.querySelectorAll('[data-kind=choices]')].map(f => f.dataset.name)"))
    records = [as_listed(record(pairs), lists) for _, pairs, _ in tried]
    is_fine = True
    for (what, _, says), one, (verdict, wrong) in zip(tried, records, verdicts(rules, form, records)):
        if wrong and all(is_named(path, named) for path in wrong):
            continue
        if says != verdict:
            print(f"{rules}: {what}: the page says {says}, the engine {verdict} {wrong}")
            print("  ", json.dumps(one, ensure_ascii=False)[:600])
            is_fine = False
    valid = sum(says == "valid" for _, _, says in tried)
    print(f"{form}: {len(tried)} states agree, {valid} of them valid; not compared: {', '.join(sorted(named)) or 'nothing'}"
          if is_fine else f"{form}: FAILED")
    return is_fine


def is_accessible(driver, form):
    faults = driver.execute_script("""
        const faults = [];
        const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
        if (new Set(ids).size !== ids.length) faults.push("an id stands twice");
        for (const control of document.querySelectorAll("form input, form select, form textarea")) {
          if (!control.labels.length && !control.getAttribute("aria-label")) faults.push(`${control.name} has no label`);
          for (const id of (control.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean)) {
            if (!document.getElementById(id)) faults.push(`${id} is not there`);
          }
        }
        if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the window");
        return faults;
    """)
    if faults:
        print(f"{form}: {faults}")
    return not faults


def value_at(values, name):
    """The value in a record that a control's name stands for; of a map's entry, by its number."""
    for key in re.findall(r"\[\d+\]|`[^`]*`|[^.\[\]`]+", name):
        if key[0] == "[":
            items = list(values.values()) if isinstance(values, dict) else values or []
            values = items[int(key[1:-1])] if int(key[1:-1]) < len(items) else None
        else:
            values = values.get(key.strip("`")) if isinstance(values, dict) else None
    return values


def press(control, value):
    """Types a value into the control, as people do."""
    kind = control.get_attribute("type")
    digits = re.sub(r"\D", "", str(value))
    if control.tag_name == "select":
        control.send_keys(control.find_element(By.CSS_SELECTOR, f'option[value="{value}"]').text)
    elif kind == "date":
        control.send_keys(digits[4:6], digits[6:8], digits[0:4])
    elif kind in ("time", "datetime-local"):
        if kind == "datetime-local":
            control.send_keys(digits[4:6], digits[6:8], digits[0:4])
        hour = int(digits[-4:-2] if kind == "time" and len(digits) == 4 else digits[:2] if kind == "time" else digits[8:10])
        minute = digits[2:4] if kind == "time" else digits[10:12]
        control.send_keys(f"{(hour % 12) or 12:02}", minute, "PM" if hour > 11 else "AM")
    elif kind == "month":
        control.send_keys(str(value))
    else:
        control.send_keys(str(value))


def sends_by_keyboard(driver, rules, page, base, form):
    """Whether the page is filled in and sent with keys alone, step by step, and the engine accepts what is sent."""
    driver.get(page.as_uri())
    driver.execute_script("""
        window.sent = null;
        document.querySelector("form").addEventListener("submit", (event) => {
          if (!event.defaultPrevented) window.sent = [...new FormData(event.target)].map(([name, value]) => [name, String(value)]);
          event.preventDefault();
        });
    """)
    seen, is_there = None, False
    for _ in range(400):
        if not is_there:
            driver.switch_to.active_element.send_keys(Keys.TAB)
        is_there = False
        control = driver.switch_to.active_element
        if control.tag_name == "body":
            break
        # The parts of a date are places to stop at within one control.
        if control == seen:
            continue
        seen = control
        name, kind = control.get_attribute("name"), control.get_attribute("type")
        if control.tag_name == "button":
            if kind == "submit":
                control.send_keys(Keys.ENTER)
                break
            if control.get_attribute("data-continue") is not None:
                control.send_keys(Keys.ENTER)
                if not settled(driver, "return document.activeElement.tagName === 'H2'"):
                    break
            elif control.get_attribute("data-add") is not None:
                owner = control.find_element(By.XPATH, "./..").get_attribute("data-name")
                rows = len(control.find_elements(By.XPATH, "../div[@data-rows]/*"))
                if len(value_at(base, owner) or []) > rows:
                    control.send_keys(Keys.ENTER)
                    # The first control of the new row has the focus.
                    is_there = True
            continue
        if control.get_attribute("data-key") is not None:
            prefix = control.find_element(By.XPATH, "ancestor::*[@data-prefix][1]").get_attribute("data-prefix")
            owner, index = prefix[:-1].rsplit("[", 1)
            control.send_keys(list(value_at(base, owner))[int(index)])
            continue
        value = value_at(base, name) if name else None
        if value is None or kind == "file":
            continue
        if kind in ("checkbox", "radio"):
            wanted = [str(one).lower() if isinstance(one, bool) else one for one in (value if isinstance(value, list) else [value])]
            if control.get_attribute("value") in wanted:
                if not control.is_selected():
                    control.send_keys(Keys.SPACE)
            elif kind == "radio":
                # Within radio buttons arrows move.
                for _ in range(12):
                    driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
                    if driver.switch_to.active_element.get_attribute("value") in wanted:
                        break
                seen = driver.switch_to.active_element
        elif not control.get_property("value") or kind in ("date", "time", "datetime-local"):
            press(control, value)
    sent = settled(driver, "return window.sent")
    if sent is None:
        print(f"{form}: not sent by the keyboard:", driver.execute_script(
            "return [...document.querySelectorAll('.message, #summary li')].map(m => m.textContent).filter(Boolean)"))
        return False
    return accepts(rules, form, [tuple(pair) for pair in sent])


def shown_branches(driver):
    """Which branches are shown, and whether what is hidden is neither sent nor reached by the tabulator."""
    return driver.execute_script("""
        const form = document.querySelector("form");
        const sent = new Set([...new FormData(form)].map(([name]) => name));
        const branches = [...form.querySelectorAll("[data-branch]")];
        const isFine = branches.every((branch) => !branch.closest("[hidden]") ||
          [...branch.querySelectorAll("[name]")].every((one) => one.getClientRects().length === 0 && !sent.has(one.name)));
        const name = (branch) => branch.querySelector("[data-name]").dataset.name.replace(/\\[\\d*\\]/g, "[]");
        return [branches.map((branch) => [name(branch), !branch.closest("[hidden]")]), isFine];
    """)


def branches_follow(driver, page, base, form):
    """Whether each branch comes and goes while somebody types, chooses and ticks with keys alone."""
    driver.get(page.as_uri())
    # All steps at once.
    driver.execute_script("document.querySelectorAll('[data-step]').forEach((step) => (step.hidden = false))")
    fill(driver, base)
    shown, is_fine = shown_branches(driver)
    # By what is in it first: in some rows a branch never applies.
    states = {}
    for name, is_shown in shown:
        states.setdefault(name, set()).add(is_shown)

    def look():
        nonlocal is_fine
        shown, is_clean = shown_branches(driver)
        is_fine = is_fine and is_clean
        for name, is_shown in shown:
            states.setdefault(name, set()).add(is_shown)

    for control in driver.find_elements(By.CSS_SELECTOR, "form [name]"):
        if not control.is_displayed() or all(len(seen) == 2 for seen in states.values()):
            continue
        kind = control.get_attribute("type")
        driver.execute_script("arguments[0].focus()", control)
        if control.tag_name == "select":
            for key in (Keys.HOME, *[Keys.ARROW_DOWN] * 12):
                driver.switch_to.active_element.send_keys(key)
                look()
        elif kind in ("checkbox", "radio"):
            for _ in range(2):
                driver.switch_to.active_element.send_keys(Keys.SPACE)
                look()
        elif kind in ("text", "number", "password", "tel", "email"):
            for text in ("", "0", "1", "8", "100", "a", "01/01/2015"):
                driver.switch_to.active_element.send_keys(Keys.CONTROL, "a")
                driver.switch_to.active_element.send_keys(Keys.DELETE)
                driver.switch_to.active_element.send_keys(text)
                look()
        elif kind == "date":
            for value in ("2001-01-01", "2026-01-01", ""):
                driver.execute_script(TRY, control, [value])
                look()
        fill(driver, base)
    still = [name for name, seen in states.items() if len(seen) < 2]
    if still or not is_fine:
        print(f"{form}: branches that stay as they are: {still}; what is hidden is {'not sent' if is_fine else 'SENT'}")
    elif states:
        print(f"{form}: {len(states)} branches come and go")
    return is_fine and not still


def says_what_is_wrong(driver, page, form):
    """Whether an empty form that is sent lists what is wrong, with links, and moves to the list."""
    driver.get(page.as_uri())
    if driver.execute_script("return document.querySelector('form').formRules.verdict") != "invalid":
        return True
    driver.execute_script("[...document.querySelectorAll('button[data-continue], button[type=submit]')].find((one) => !one.hidden).click()")
    settled(driver, "return !document.getElementById('summary').hidden")
    links, texts, is_focused, title, invalid = driver.execute_script("""
        const links = [...document.querySelectorAll("#summary a")];
        const texts = [...document.querySelectorAll("form .message")].filter((one) => one.textContent);
        return [links.length, texts.length, document.activeElement.id === "summary", document.title,
          links.filter((link) => !document.getElementById(link.hash.slice(1))).length];
    """)
    if links == 0 or texts == 0 or not is_focused or not re.match(r"Error: |Fehler: ", title) or invalid:
        print(f"{form}: what is wrong is not said: {links, texts, is_focused, title, invalid}")
        return False
    return True


def states(driver, base, page):
    """The states of the page that are worth a look."""
    driver.get(page.as_uri())
    yield "empty"
    driver.execute_script("[...document.querySelectorAll('button[data-continue], button[type=submit]')].find((one) => !one.hidden).click()")
    time.sleep(0.3)
    yield "wrong"
    driver.get(page.as_uri())
    fill(driver, base)
    yield "filled"
    for step in range(2, len(driver.find_elements(By.CSS_SELECTOR, "[data-step]")) + 1):
        driver.execute_script("document.querySelector('button[data-continue]').click()")
        settled(driver, f"return !document.querySelectorAll('[data-step]')[{step - 1}].hidden", 2)
        yield f"step{step}"


def photograph(driver, page, base, form, folder):
    for name, width, height in (("phone", 390, 844), ("desktop", 1280, 900)):
        def size(tall):
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                   {"width": width, "height": tall, "deviceScaleFactor": 1, "mobile": name == "phone"})
        driver.set_window_size(width, height)
        size(height)
        for state in states(driver, base, page):
            size(driver.execute_script("return document.documentElement.scrollHeight"))
            if not is_accessible(driver, f"{form}, {name}, {state}"):
                return False
            if folder:
                driver.save_screenshot(str(folder / f"{form}-{name}-{state}.png"))
            size(height)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    return True


def good_record(rules, form):
    path = rules.parent / f"{rules.stem}.valid.json"
    records = json.loads(path.read_text())
    records = records if isinstance(records, list) else [records]
    found = list(verdicts(str(rules), form, records))
    return next(one for one, (_, wrong) in zip(records, found) if not wrong)


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:]
    is_fine = True
    with tempfile.TemporaryDirectory() as pages:
        driver = browser()
        try:
            for rules in FORMS:
                if wanted and rules.stem not in wanted:
                    continue
                form = re.findall(r"^(?:closed )?(?:exact )?form (\w+)", rules.read_text(), re.M)[-1]
                page, named = export(str(rules.relative_to(ROOT)), form, pathlib.Path(pages))
                base = good_record(rules, form)
                context = context_of(rules)
                site = {"context": json.loads(context.read_text())} if context else {}
                given = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {
                    "source": f"globalThis.formRules = {json.dumps(site)};"})["identifier"]
                checks = [
                    compare(driver, str(rules), form, base, page, named),
                    says_what_is_wrong(driver, page, form),
                    sends_by_keyboard(driver, str(rules), page, base, form),
                    branches_follow(driver, page, base, form),
                    photograph(driver, page, base, form, folder),
                    is_accessible_to_all(driver, page, form),
                ]
                driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": given})
                severe = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
                if severe:
                    print(f"{form}: the console: {severe}")
                is_fine = is_fine and all(checks) and not severe
        finally:
            driver.quit()
    sys.exit(0 if is_fine else 1)


if __name__ == "__main__":
    main()

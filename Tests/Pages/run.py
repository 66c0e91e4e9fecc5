#!/usr/bin/env python3
"""Opens exported pages in a browser and holds them to the engine.

For each form: a good record is filled in; then each control in turn gets each value of a table, and the browser's
verdict on the form must be the engine's on what the page would send. Branches come and go, labels and ids are there,
the keyboard alone fills in and sends, and the console stays silent. With a folder as argument, screenshots are put
there at the widths of a phone and of a desktop.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/debug/formrules"
# What a page shows as a whole and judges by what is filled in: not steps, what is given beside a record or to a
# form, and keys that are data. What is computed is left to the server, and noted.
BEYOND_PAGES = r"^\s*(?:step|context) |map of|form \w+\(|previous\."
FORMS = [each for each in sorted(ROOT.glob("Rules/Examples/*.rules")) if not re.search(BEYOND_PAGES, each.read_text(), re.M)]
VALUES = [
    "", " ", "a", "ab", "abc", "abcdef", "abcdef1", "ABC", "abc1", "a b", " abc ", "x" * 25, "x" * 26, "x" * 61, "é",
    "e\u0301" * 60, "日本", "😀" * 13, "ann@example.org", " ann@example.org", "ann@exämple.org", "ann@", "O’Neil", "R2D2",
    "0", "1", "7", "17", "18", "120", "121", "149", "150", "007", "-1", "1.5", "1.0", "1e3", "12.50", "12.505", "10001",
    "2026-01-31", "1990-02-29", "2024-02-29", "2999-12-31", "0001-01-01", "09:30", "24:00", "09:30:15",
    "2999-01-31T09:30", "2000-01-31T09:30", "https://example.org", "example.org", "SW1A 1AA", "sw1a 2aa", "10117",
    "20500", "+44 20 7946 0958", "(020 7946 0958", "4111111111111111", "4111111111111112", "378282246310005", "123",
    "1234", "12a", "08/27", "13/27", "GB", "DE", "US", "female", "m", "admin", "-", "_",
]
RECORD = """
const form = document.querySelector("form");
return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
"""
SET = """
const [control, value] = arguments;
if (control.type === "checkbox" || control.type === "radio") control.checked = value === true || control.value === value;
else control.value = value;
control.dispatchEvent(new Event("input", { bubbles: true }));
control.dispatchEvent(new Event("change", { bubbles: true }));
const form = document.querySelector("form");
return [control.value, [...new FormData(form)].map(([name, value]) => [name, String(value)]), form.checkValidity()];
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
    return page, {parts[2] for parts in notes if parts[1] in ("difference", "loss") and len(parts) > 4}


def record(pairs):
    """The record that form-encoded pairs stand for, texts as they are."""
    result = {}
    for name, value in pairs:
        keys = [int(k[1:-1]) if k[0] == "[" else k.strip("`") for k in re.findall(r"\[\d+\]|`[^`]*`|[^.\[\]`]+", name)]
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
    return value


def verdicts(rules, form, records):
    text = "".join(json.dumps(one) + "\n" for one in records)
    done = subprocess.run([TOOL, "validate", rules, "-", "--form", form, "--input", "ndjson", "--output", "ndjson",
                           "--report", "all"], cwd=ROOT, input=text, text=True, capture_output=True)
    for line in done.stdout.splitlines():
        verdict = json.loads(line)
        wrong = [v for v in verdict["violations"] if v["severity"] == "error"]
        yield [v["path"] for v in wrong] + [u["path"] for u in verdict["undecided"]]


def flat(value, path=""):
    """Paths and scalars of a record."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(inner, f"{path}.{key}".lstrip("."))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from flat(inner, f"{path}[{index}]")
    else:
        yield path, value


def fill(driver, values):
    """Fills the page in; rows of lists are added as they are needed."""
    for path, value in flat(values):
        bare = re.sub(r"\[\d+\]$", "", path)
        for name in re.findall(r".*?\[\d+\]", path):
            name = path[:path.index(name) + len(name)]
            owner, index = name.rsplit("[", 1)
            field = driver.find_elements(By.CSS_SELECTOR, f'[data-name="{owner}"] > button[data-add]')
            if field and not driver.find_elements(By.CSS_SELECTOR, f'[data-prefix="{name}"]'):
                driver.execute_script("arguments[0].click()", field[0])
        text = str(value).lower() if isinstance(value, bool) else "" if value is None else str(value)
        for control in driver.find_elements(By.CSS_SELECTOR, f'[name="{path}"], [name="{bare}"]'):
            if control.get_attribute("type") in ("checkbox", "radio"):
                if control.get_attribute("value") == text:
                    driver.execute_script(SET, control, True)
            elif control.get_attribute("type") == "datetime-local":
                # Browsers have no offsets from UTC there.
                driver.execute_script(SET, control, text[:16])
            elif control.get_attribute("type") != "file":
                driver.execute_script(SET, control, text)


def is_valid(driver):
    return driver.execute_script("return document.querySelector('form').checkValidity()")


def is_named(path, named):
    path = re.sub(r"\[\d+\]", "", path)
    return any(path == n or path.startswith(n + ".") or path.endswith("." + n) or n.split(".")[-1] == path.split(".")[-1]
               for n in named)


def compare(driver, rules, form, base, page, named):
    """Whether the browser judges as the engine does, control by control."""
    driver.get(page.as_uri())
    fill(driver, base)
    lists = set(driver.execute_script(
        "return [...document.querySelectorAll('fieldset.choices[data-field]')].filter(f => f.querySelector('[type=checkbox]'))"
        ".map(f => f.dataset.name)"))
    tried, pairs, accepted = [], [], []

    def note(what, sent, good):
        tried.append(what)
        pairs.append(sent)
        accepted.append(good)

    note("the record as it is", driver.execute_script(RECORD), is_valid(driver))
    for control in driver.find_elements(By.CSS_SELECTOR, "form [name]"):
        name, kind = control.get_attribute("name"), control.get_attribute("type")
        if is_named(name, named) or kind == "file":
            continue
        if kind in ("checkbox", "radio"):
            was = control.is_selected()
            own = control.get_attribute("value")
            for state in (not was, was):
                note((name, own, state), *driver.execute_script(SET, control, True if state else None)[1:])
            continue
        was = control.get_property("value")
        for value in [*VALUES, was]:
            held, *judged = driver.execute_script(SET, control, value)
            # What the control refuses to hold is not what it would send.
            if held == value:
                note((name, value), *judged)
    records = [as_listed(record(pair), lists) for pair in pairs]
    is_fine = True
    for what, one, wrong, good in zip(tried, records, verdicts(rules, form, records), accepted):
        others = [path for path in wrong if not is_named(path, named)]
        if wrong and not others:
            continue
        if good == bool(others):
            print(f"{rules}: {what}: the browser says {'valid' if good else 'invalid'}, the engine {wrong or 'valid'}")
            print("  ", json.dumps(one, ensure_ascii=False)[:600])
            print("  ", driver.execute_script(
                "return [...document.querySelectorAll('.message')].map(m => m.textContent).filter(Boolean)"))
            is_fine = False
    print(f"{form}: {len(tried)} states agree, {sum(accepted)} of them valid; not compared: {', '.join(sorted(named)) or 'nothing'}"
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


def sends_by_keyboard(driver, page, base, form):
    """Whether the page is filled in and sent with keys alone."""
    driver.get(page.as_uri())
    driver.execute_script("""
        window.sent = null;
        document.querySelector("form").addEventListener("submit", (event) => {
          if (!event.defaultPrevented) window.sent = [...new FormData(event.target)].length;
          event.preventDefault();
        });
    """)
    values = {path: value for path, value in flat(base)}
    seen = None
    for _ in range(160):
        driver.switch_to.active_element.send_keys(Keys.TAB)
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
            owner = control.find_element(By.XPATH, "./..").get_attribute("data-name")
            rows = len(control.find_elements(By.XPATH, "../div[@data-rows]/*"))
            if control.get_attribute("data-add") is not None and any(p.startswith(f"{owner}[{rows}]") for p in values):
                control.send_keys(Keys.ENTER)
                seen = None
                driver.execute_script("arguments[0].focus()", control)
                # The new row is before the button: back to its first control.
                for _ in range(60):
                    driver.switch_to.active_element.send_keys(Keys.SHIFT, Keys.TAB)
                    prefix = f"{owner}[{rows}]"
                    if not (driver.switch_to.active_element.get_attribute("name") or "").startswith(prefix):
                        if driver.switch_to.active_element.tag_name != "button":
                            break
            continue
        value = values.get(name)
        if kind in ("checkbox", "radio"):
            wanted = [v for p, v in values.items() if re.sub(r"\[\d+\]$", "", p) == name]
            if control.get_attribute("value") in [str(w).lower() if isinstance(w, bool) else w for w in wanted]:
                if not control.is_selected():
                    control.send_keys(Keys.SPACE)
        elif value is None:
            continue
        elif control.tag_name == "select":
            text = control.find_element(By.CSS_SELECTOR, f'option[value="{value}"]').text
            control.send_keys(text)
        elif kind in ("date", "time", "datetime-local"):
            digits = re.sub(r"\D", "", str(value))
            if kind == "date":
                control.send_keys(digits[4:6], digits[6:8], digits[0:4])
            elif kind == "time":
                hour = int(digits[:2])
                control.send_keys(f"{(hour % 12) or 12:02}", digits[2:4], "PM" if hour > 11 else "AM")
            else:
                hour = int(digits[8:10])
                control.send_keys(digits[4:6], digits[6:8], digits[0:4],
                                  f"{(hour % 12) or 12:02}", digits[10:12], "PM" if hour > 11 else "AM")
        else:
            control.send_keys(str(value))
    sent = driver.execute_script("return window.sent")
    if sent is None:
        print(f"{form}: not sent by the keyboard:", driver.execute_script(
            "return [...document.querySelectorAll('.message')].map(m => m.textContent).filter(Boolean)"))
    return sent is not None


def shown_branches(driver):
    """Which branches are shown, and whether what is hidden is neither sent nor reached by the tabulator."""
    return driver.execute_script("""
        const form = document.querySelector("form");
        const sent = new Set([...new FormData(form)].map(([name]) => name));
        const branches = [...form.querySelectorAll("[data-branch]")];
        const isFine = branches.every((branch) => !branch.closest("[hidden]") ||
          [...branch.querySelectorAll("[name]")].every((one) => one.getClientRects().length === 0 && !sent.has(one.name)));
        return [branches.map((branch) => !branch.closest("[hidden]")), isFine];
    """)


def branches_follow(driver, page, base, form):
    """Whether each branch comes and goes while somebody types, chooses and ticks with keys alone."""
    driver.get(page.as_uri())
    fill(driver, base)
    shown, is_fine = shown_branches(driver)
    states = [set([is_shown]) for is_shown in shown]

    def look():
        nonlocal is_fine
        shown, is_clean = shown_branches(driver)
        is_fine = is_fine and is_clean
        for seen, is_shown in zip(states, shown):
            seen.add(is_shown)

    for control in driver.find_elements(By.CSS_SELECTOR, "form [name]"):
        if not control.is_displayed() or all(len(seen) == 2 for seen in states):
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
            for text in ("", "0", "1", "8", "100", "a"):
                driver.switch_to.active_element.send_keys(Keys.CONTROL, "a")
                driver.switch_to.active_element.send_keys(Keys.DELETE)
                driver.switch_to.active_element.send_keys(text)
                look()
        fill(driver, base)
    still = [index for index, seen in enumerate(states) if len(seen) < 2]
    if still or not is_fine:
        print(f"{form}: branches that stay as they are: {still}; what is hidden is {'not sent' if is_fine else 'SENT'}")
    elif states:
        print(f"{form}: {len(states)} branches come and go")
    return is_fine and not still


def says_what_is_wrong(driver, page, form):
    """Whether an empty form that is sent shows messages and moves to the first of them."""
    driver.get(page.as_uri())
    if is_valid(driver):
        return True
    driver.execute_script("document.querySelector('form button[type=submit]').click()")
    shown = driver.execute_script("""
        const texts = [...document.querySelectorAll(".message")].filter((one) => one.textContent);
        const focused = document.activeElement;
        return [texts.length, focused.matches(":invalid"), document.querySelectorAll("[aria-invalid=true]").length];
    """)
    if shown[0] < 2 or not shown[1]:
        print(f"{form}: what is wrong is not said: {shown}")
        return False
    return True


def photograph(driver, page, base, form, folder):
    for name, width, height in (("phone", 390, 844), ("desktop", 1280, 900)):
        driver.set_window_size(width, height)
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                               {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": name == "phone"})
        for state in ("empty", "wrong", "filled"):
            driver.get(page.as_uri())
            if state == "wrong":
                driver.execute_script("document.querySelector('form button[type=submit]').click()")
            if state == "filled":
                fill(driver, base)
            tall = driver.execute_script("return document.documentElement.scrollHeight")
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                   {"width": width, "height": tall, "deviceScaleFactor": 1, "mobile": name == "phone"})
            if not is_accessible(driver, f"{form}, {name}"):
                return False
            if folder:
                driver.save_screenshot(str(folder / f"{form}-{name}-{state}.png"))
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                   {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": name == "phone"})
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    return True


def good_record(rules, form):
    path = rules.parent / f"{rules.stem}.valid.json"
    records = json.loads(path.read_text())
    records = records if isinstance(records, list) else [records]
    wrong = list(verdicts(str(rules), form, records))
    return next(one for one, paths in zip(records, wrong) if not paths)


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
                checks = [
                    compare(driver, str(rules), form, base, page, named),
                    says_what_is_wrong(driver, page, form),
                    sends_by_keyboard(driver, page, base, form),
                    branches_follow(driver, page, base, form),
                    photograph(driver, page, base, form, folder),
                ]
                severe = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
                if severe:
                    print(f"{form}: the console: {severe}")
                is_fine = is_fine and all(checks) and not severe
        finally:
            driver.quit()
    sys.exit(0 if is_fine else 1)


main()

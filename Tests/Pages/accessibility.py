"""Checks a page with axe-core, in windows of several sizes, with several media features, and in print, with errors shown."""

import importlib.util
import json
import pathlib
import time

# The package is only asked for the script that it has.
PACKAGE = importlib.util.find_spec("axe_playwright_python")
AXE = (pathlib.Path(PACKAGE.submodule_search_locations[0]) / "axe.min.js").read_text()

# An empty form with a row in each list that is sent, all of its steps at once.
SHOW_FAULTS = """
for (const button of document.querySelectorAll("button[data-add]")) button.click();
[...document.querySelectorAll("button[data-continue], button[type=submit]")].find((one) => !one.hidden).click();
"""
RUN_AXE = """
const done = arguments[0];
axe.run(document).then(({ violations, passes }) => done({
  rules: passes.length,
  faults: violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)),
}));
"""


def media(driver, kind="", **features):
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "media": kind, "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})


def window(driver, width, height):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})


def show_faults(driver, page):
    driver.get(page.as_uri())
    driver.execute_script(SHOW_FAULTS)
    for _ in range(20):
        if driver.execute_script("return !document.getElementById('summary').hidden"):
            break
        time.sleep(0.05)
    driver.execute_script("for (const step of document.querySelectorAll('[data-step]')) step.hidden = false")


def axe_faults(driver):
    driver.execute_script(AXE)
    found = driver.execute_async_script(RUN_AXE)
    return found["faults"] if found["rules"] > 20 else ["axe-core has checked next to nothing"]


def is_accessible_to_all(driver, page, form):
    """Whether axe-core finds nothing in either color scheme, and the page fits windows, prints and system colors."""
    faults = []
    driver.set_script_timeout(60)
    for scheme in ("light", "dark"):
        media(driver, prefers_color_scheme=scheme)
        show_faults(driver, page)
        faults += [f"{scheme}: {fault}" for fault in axe_faults(driver)]
    # A window of 1280 pixels at 400 %.
    window(driver, 320, 256)
    if driver.execute_script("return document.documentElement.scrollWidth > innerWidth"):
        faults.append("at 400 % there is something beside the window")
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    driver.get(page.as_uri())
    media(driver, "print", prefers_color_scheme="dark")
    faults += driver.execute_script("""
        const faults = [];
        if ([...document.querySelectorAll("[data-step]")].some((one) => one.getClientRects().length === 0)) faults.push("a step is not printed");
        if ([...document.querySelectorAll("button")].some((one) => one.getClientRects().length > 0)) faults.push("a button is printed");
        return faults;
    """)
    # With system colors a border is all that shows where a control is, and where the focus.
    media(driver, forced_colors="active")
    faults += driver.execute_script("""
        const control = [...document.querySelectorAll("form input, form select, form textarea")].find((one) => one.getClientRects().length > 0);
        control.focus();
        const { outlineStyle, borderTopStyle } = getComputedStyle(control);
        return outlineStyle === "none" || borderTopStyle === "none" ? ["with forced colors a control or its focus is not seen"] : [];
    """)
    media(driver)
    for fault in faults:
        print(f"{form}: {json.dumps(fault, ensure_ascii=False)[:500]}")
    return not faults

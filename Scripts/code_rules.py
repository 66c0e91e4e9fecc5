#!/usr/bin/env python3
"""Writes the tables of codes to Rules/Standard/codes.rules and Rules/Standard/time_zones.rules.

Sources: ISO 3166-1, ISO 4217, ISO 639-1 and ISO 15924 as Debian's iso-codes has them, from the Python
package `pycountry`; the names of time zones in IANA's database, from the Python package `tzdata`.

    pip install pycountry tzdata && Scripts/code_rules.py && formrules fmt Rules/Standard/*.rules
"""

import importlib.metadata
import importlib.resources
import pathlib
import textwrap

import pycountry
import tzdata

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Rules/Standard"
# Currencies that are no money in people's hands: funds, metals, units of account, testing, none.
NO_MONEY = set(
    "BOV CHE CHW CLF COU MXV USN USS UYI UYW XAD XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX "
    # Replaced by EUR, SLE and ZWG in 2023, 2024 and 2026.
    "ANG CUC HRK SLL ZWL BGN".split()
)


def rule(name, message, comment, values, *examples):
    listed = ", ".join(f'"{value}"' for value in sorted(values))
    table = textwrap.fill(
        listed, 92, initial_indent=" " * 8, subsequent_indent=" " * 8, break_on_hyphens=False
    )
    lines = [f"# {line}" for line in textwrap.wrap(comment, 98)]
    lines += [f'rule {name} "{message}" {{', "    one_of(", table, "    )", ""]
    lines += [f"    {example}" for example in examples]
    return "\n".join(lines) + "\n}\n"


def write(name, source, *rules):
    text = "rules 1\n\n" + f"# Made by Scripts/code_rules.py from {source}; not to be edited.\n\n"
    (FOLDER / name).write_text(text + "\n".join(rules), encoding="utf-8")


countries = list(pycountry.countries)
currencies = {currency.alpha_3 for currency in pycountry.currencies} - NO_MONEY
languages = {language.alpha_2 for language in pycountry.languages if hasattr(language, "alpha_2")}
version = importlib.metadata.version("pycountry")

write(
    "codes.rules",
    f"pycountry {version}",
    rule(
        "country_code",
        "Enter a country code of two capital letters, such as GB.",
        f"The code of a country or territory by ISO 3166-1 alpha-2, officially assigned ones only "
        f"({len(countries)}), in capitals.",
        [country.alpha_2 for country in countries],
        'accepts "GB", "DE", "US", "AX", "ZW"',
        'rejects "UK", "EU", "XX", "gb", "GBR", "G", "826", "GB\\n", " GB", "ＧＢ"',
    ),
    rule(
        "country_code_alpha3",
        "Enter a country code of three capital letters, such as GBR.",
        "The code of a country or territory by ISO 3166-1 alpha-3, officially assigned ones only, in "
        "capitals.",
        [country.alpha_3 for country in countries],
        'accepts "GBR", "DEU", "USA", "ALA", "ZWE"',
        'rejects "GB", "XXX", "gbr", "GBRR", "826", "GBR\\n", " GBR"',
    ),
    rule(
        "country_code_numeric",
        "Enter a country code of three digits, such as 826.",
        "The code of a country or territory by ISO 3166-1 numeric, officially assigned ones only, of "
        "three digits.",
        [country.numeric for country in countries],
        'accepts "826", "276", "840", "004"',
        'rejects "4", "04", "000", "999", "GB", "8260", "826\\n", " 826", "٨٢٦"',
    ),
    rule(
        "currency_code",
        "Enter a currency code of three capital letters, such as EUR.",
        "The code of a currency by ISO 4217 that is in use as money, in capitals; funds, metals, units "
        "of account, testing codes and withdrawn currencies are left out.",
        currencies,
        'accepts "EUR", "USD", "JPY", "XAF", "ZMW"',
        'rejects "eur", "EU", "EURO", "€", "DEM", "XAU", "XXX", "978", "EUR\\n", " EUR"',
    ),
    rule(
        "language_code",
        "Enter a language code of two small letters, such as en.",
        "The code of a language by ISO 639-1, in small letters; withdrawn codes, such as `iw` and `sh`, "
        "are left out.",
        languages - {"sh"},
        'accepts "en", "de", "zh", "ay", "zu"',
        'rejects "EN", "eng", "xx", "e", "en-GB", "english", "iw", "en\\n", " en"',
    ),
    rule(
        "script_code",
        "Enter a code of a script of four letters, such as Latn.",
        "The code of a script by ISO 15924, with a capital first.",
        [script.alpha_4 for script in pycountry.scripts],
        'accepts "Latn", "Cyrl", "Arab", "Zzzz"',
        'rejects "latn", "LATN", "Lat", "Latin", "Xxxx", "215", "Latn\\n", " Latn"',
    ),
)
zones = importlib.resources.files(tzdata).joinpath("zones").read_text().split()
write(
    "time_zones.rules",
    f"IANA's database {tzdata.IANA_VERSION}",
    rule(
        "timezone",
        "Enter a time zone, such as Europe/Berlin.",
        "The name of a time zone in IANA's database, links such as Asia/Calcutta among them, as it is "
        "written there. `Factory` is no zone that a person is in.",
        set(zones) - {"Factory"},
        'accepts "Europe/Berlin", "America/New_York", "UTC", "Asia/Calcutta", "Etc/GMT+5"',
        'accepts "America/Argentina/Buenos_Aires", "EST5EDT"',
        'rejects "Berlin", "europe/berlin", "Europe/Bonn", "Local", "Factory", "UTC+1", "+01:00"',
        'rejects "Europe/Berlin\\n", " Europe/Berlin"',
    ),
)

#!/usr/bin/env python3
"""Writes the numbering plans of all regions to Rules/Standard/numbering_plans.rules and
Rules/Standard/mobile_numbers.rules.

Source: libphonenumber's metadata (github.com/google/libphonenumber), from the Python package
`phonenumbers`, which is updated with it every few weeks.

    pip install phonenumbers && Scripts/telephone_rules.py && formrules fmt Rules/Standard/*.rules
"""

import pathlib
import re

import phonenumbers
from phonenumbers import PhoneMetadata, PhoneNumber, PhoneNumberFormat

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Rules/Standard"
KINDS = [
    "fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip",
    "pager", "uan", "voicemail",
]
# The characters that `telephone_notation` allows between digits.
SEPARATORS = " ()/.-"


def patterns(metadata, kinds):
    """The patterns of national numbers of the kinds, each once."""
    found = []
    for kind in kinds:
        description = getattr(metadata, kind)
        pattern = description.national_number_pattern if description else None
        if pattern and pattern not in found:
            found.append(pattern)
    return found


def whole(metadata, national):
    """A pattern of the digits as they are dialled: from abroad, or with or without the trunk prefix."""
    trunk = f"(?:{metadata.national_prefix})?" if metadata.national_prefix else ""
    return f"(?:(?:\\+|00){metadata.country_code})?{trunk}(?:{'|'.join(national)})"


def written(metadata, kind, style):
    """The example of a kind as people write it, None where there is none or it has other characters."""
    example = getattr(metadata, kind)
    if not example or not example.example_number:
        return None
    digits = example.example_number
    number = PhoneNumber(
        country_code=metadata.country_code,
        national_number=int(digits),
        italian_leading_zero=digits.startswith("0"),
        number_of_leading_zeros=len(digits) - len(digits.lstrip("0")) or None,
    )
    text = phonenumbers.format_number(number, style)
    notation = r"(?:\+ ?)?\(?[0-9](?:[ ()/.-]{0,3}[0-9]){5,14}"
    return text if re.fullmatch(notation, text) else None


def refused(pattern, text):
    """A text like the one that is accepted, but with too few, too many or other digits."""
    candidates = [text[:-1], text + "0", text + "00", "+999" + text.lstrip("+"), "+999 1234567"]
    for candidate in candidates:
        digits = re.sub("[^0-9+]", "", candidate)
        count = len(digits.lstrip("+"))
        if 6 <= count <= 15 and not re.fullmatch(pattern, digits):
            return candidate
    raise ValueError(f"everything like {text} is accepted")


def region_block(region, kinds, examples):
    metadata = PhoneMetadata.metadata_for_region(region)
    national = patterns(metadata, kinds)
    if not national:
        return None
    pattern = whole(metadata, national)
    accepted = []
    for kind, style in examples:
        text = written(metadata, kind, style)
        if text and text not in accepted and re.fullmatch(pattern, re.sub("[^0-9+]", "", text)):
            accepted.append(text)
    # National numbers too short for the notation are shown as they are dialled from abroad.
    shown = accepted[0]
    check = (
        f'    when region == "{region}" {{\n'
        f'        regex(/{pattern}/, ignoring: "{SEPARATORS}")\n'
        f'            "Enter {examples_noun(kinds)}, such as {shown}."\n'
        f"    }}\n"
    )
    listed = ", ".join(f'"{text}"' for text in accepted[:2])
    verdicts = (
        f'    accepts(region: "{region}") {listed}\n'
        f'    rejects(region: "{region}") "{refused(pattern, shown)}"\n'
    )
    return check, verdicts


def examples_noun(kinds):
    return "a mobile number" if kinds == ["mobile"] else "a telephone number"


def rule_file(name, comment, header, footer, kinds, examples):
    blocks = [region_block(region, kinds, examples) for region in sorted(phonenumbers.SUPPORTED_REGIONS)]
    blocks = [block for block in blocks if block]
    text = "rules 1\n\n" + comment + header
    text += "".join(check for check, _ in blocks) + "\n"
    text += footer + "".join(verdicts for _, verdicts in blocks) + "}\n"
    (FOLDER / name).write_text(text, encoding="utf-8")
    print(name, len(blocks), "regions,", len(text), "bytes")


version = phonenumbers.__version__
national, abroad = PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL

rule_file(
    "numbering_plans.rules",
    f"""# Made by Scripts/telephone_rules.py from libphonenumber's metadata, version {version}; not to be edited.

# What a telephone number of the region has for digits, of any kind: as dialled from abroad after `+` or
# 00 and the country code, or inside the region with or without the trunk prefix. The region is an
# ISO 3166-1 alpha-2 code in capitals (AC, TA and XK too); for any other it takes every number. The
# digits are judged by length and leading digits, as the region's numbering plan gives them out, and
# what stands between them by `telephone_notation`.
""",
    'rule numbering_plan(region: text = "") "Enter a telephone number of that region." {\n'
    "    telephone_notation\n",
    '    accepts "+44 20 7946 0958"\n    rejects "112"\n',
    KINDS,
    [("fixed_line", national), ("mobile", abroad), ("mobile", national), ("fixed_line", abroad),
     ("toll_free", abroad), ("toll_free", national)],
)
rule_file(
    "mobile_numbers.rules",
    f"""# Made by Scripts/telephone_rules.py from libphonenumber's metadata, version {version}; not to be edited.

# The number of a mobile telephone of the region, an ISO 3166-1 alpha-2 code in capitals: to send
# messages to. Written and judged as `telephone(region)` does; where a region's numbers do not tell
# mobile from fixed (as those of North America), both are taken. For a region that is not listed it takes
# every number.
""",
    'rule mobile_telephone(region: text = "") "Enter a mobile number of that region." {\n'
    "    telephone_notation\n",
    '    accepts "+44 7400 123456"\n    rejects "112"\n',
    ["mobile"],
    [("mobile", national), ("mobile", abroad)],
)

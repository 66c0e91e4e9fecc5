#!/usr/bin/env python3
"""Writes Sources/RuleEngine/Rules/IDNATable.swift: what IDNA 2008 says of every code point.

Source: the Unicode Character Database, as Debian's package `unicode-data` installs it in
/usr/share/unicode (another folder may be named). The derivation is that of RFC 5892 section 3; the
bidirectional classes are for RFC 5893, joining types and scripts for the rules of context in RFC
5892, appendix A.

    Scripts/idna_table.py [FOLDER]
"""

import pathlib
import sys

FOLDER = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 0x110000


def properties(name):
    """Yields (first, last, fields) of a file of the database."""
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        fields = [field.strip() for field in line.split(";")]
        first, _, last = fields[0].partition("..")
        yield int(first, 16), int(last or first, 16), fields[1:]


def having(name, *values):
    """The code points that a file gives one of the values."""
    found = set()
    for first, last, fields in properties(name):
        if fields[0] in values:
            found.update(range(first, last + 1))
    return found


def mapping(name, known):
    """Each code point's value in a file, for the values that are known."""
    values = {}
    for first, last, fields in properties(name):
        if fields[0] in known:
            for point in range(first, last + 1):
                values[point] = fields[0]
    return values


def spans(*ranges):
    return {point for first, last in ranges for point in range(first, last + 1)}


version = (FOLDER / "ReadMe.txt").read_text(encoding="utf-8").split("Version ")[1].split(" ")[0]
category = mapping("extracted/DerivedGeneralCategory.txt", {"Ll", "Lu", "Lo", "Nd", "Lm", "Mn", "Mc"})
marks = having("extracted/DerivedGeneralCategory.txt", "Mn", "Mc", "Me")
jamo = having("HangulSyllableType.txt", "L", "V", "T")
unstable = having("DerivedNormalizationProps.txt", "Changes_When_NFKC_Casefolded", "CWKCF")
ignorable = having("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
ignorable |= having("PropList.txt", "White_Space", "Noncharacter_Code_Point")
ignorable |= spans((0x20D0, 0x20FF), (0x1D100, 0x1D24F))
joiners = {0x200C, 0x200D}
allowed = {0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007}
by_context = {0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB} | spans((0x660, 0x669), (0x6F0, 0x6F9))
refused = {0x640, 0x7FA, 0x302E, 0x302F, 0x303B} | spans((0x3031, 0x3035))
hosts = spans((0x2D, 0x2D), (0x30, 0x39), (0x61, 0x7A))

BIDI = ["L", "R", "AL", "AN", "EN", "ES", "CS", "ET", "ON", "BN", "NSM"]
JOINING = ["U", "L", "R", "D", "T", "C"]
SCRIPTS = ["Other", "Greek", "Hebrew", "Hiragana", "Katakana", "Han"]
bidi = mapping("extracted/DerivedBidiClass.txt", set(BIDI))
joining = mapping("extracted/DerivedJoiningType.txt", set(JOINING))
scripts = mapping("Scripts.txt", set(SCRIPTS))


def status(point):
    """0 for disallowed, 1 for allowed, 2 for allowed in context."""
    if point in allowed:
        return 1
    if point in by_context or point in joiners:
        return 2
    if point in hosts:
        return 1
    if point in refused or point in jamo or point in unstable or point in ignorable:
        return 0
    return 1 if point in category else 0


def packed(point):
    value = status(point)
    if value == 0:
        return 0
    value |= (point in marks) << 2
    value |= BIDI.index(bidi.get(point, "L")) << 3
    value |= JOINING.index(joining.get(point, "U")) << 7
    value |= SCRIPTS.index(scripts.get(point, "Other")) << 10
    return value


runs = []
for point in range(LIMIT):
    value = packed(point)
    if not runs or runs[-1][1] != value:
        runs.append((point, value))

lines = []
for start in range(0, len(runs), 5):
    row = ", ".join(f"0x{point:X}_{value:04X}" for point, value in runs[start:start + 5])
    lines.append(f"    {row},")
text = "\n".join(lines)
(ROOT / "Sources/RuleEngine/Rules/IDNATable.swift").write_text(
    f"""// Made by Scripts/idna_table.py from Unicode {version}; not to be edited.

extension IDNACodePoint {{
  /// Where each run of code points of the same properties begins, times 65,536, plus the properties.
  static let runs: [UInt64] = [
{text}
  ]
}}
"""
)
print(len(runs), "runs of Unicode", version)

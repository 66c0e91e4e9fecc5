"""The initial inputs of each fuzz target, and the dictionary that libFuzzer uses.

The repository contains no corpus: the inputs are made from the project's cases, so each new case is a new seed.
"""

import hashlib
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
# Inputs beyond it are slow to judge, and what they find is found by shorter ones too.
MOST_BYTES = 6_000
MOST_WORDS = 900

DECLARATION = re.compile(r"\n(?=(?:closed |exact )*(?:form|rule|external|test)\b)")
MULTILINE = re.compile(r'"""\n(.*?)"""', re.DOTALL)
STRING = re.compile(r'(#*)"((?:[^"\\\n]|\\.)+)"\1')
FENCE = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def files(*patterns: str) -> list[pathlib.Path]:
    """Files under version control."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", *patterns], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def texts(*patterns: str) -> list[str]:
    return [file.read_text(errors="replace") for file in files(*patterns)]


def strings_in_tests(*patterns: str) -> list[str]:
    """What is written in quotes in Swift, with its simplest escapes read."""
    found = []
    for text in texts(*patterns):
        found += [hashes and content or content.replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\")
                  for hashes, content in STRING.findall(MULTILINE.sub("", text))]
        found += MULTILINE.findall(text)
    return found


def rule_texts() -> list[str]:
    """Rule files, their declarations one by one, and what pages and tests show of rules."""
    found = []
    for text in texts("*.rules"):
        found.append(text)
        found += DECLARATION.split(text)
    for text in texts("Grammar/*.md", "README.md"):
        found += [code for language, code in FENCE.findall(text) if language in ("rules", "formrules")]
    found += [text for text in strings_in_tests("Tests/*.swift") if re.match(r"\s*(form|rule|closed|exact)\b", text)]
    return [text for text in found if text.strip()]


def with_script(parts: list[bytes], length: int) -> list[bytes]:
    """Each part with a script of bytes behind it, always the same."""
    source = random.Random(1)
    return [part + b"\0" + source.randbytes(source.randrange(length)) for part in parts]


def typed(notation: str, text: str) -> bytes:
    """A mask, and a text that is typed into it character by character."""
    script = bytearray()
    for place, character in enumerate(text[:40]):
        typed = character.encode()
        script += bytes([place, 0, len(typed)]) + typed + b"\0"
    return notation.encode() + b"\0" + bytes(script)


def pattern_seeds() -> list[bytes]:
    patterns = []
    for text in texts("*.rules"):
        examples = [example.encode() for _, example in STRING.findall(text)][:12]
        for pattern in re.findall(r"/((?:[^/\\\n]|\\.)+)/", text):
            patterns.append(b"\0" + b"\0".join([pattern.encode(), *examples[:3]]))
    for text in strings_in_tests("Tests/RuleEngineTests/Patterns/*.swift"):
        patterns.append(b"\x10" + text.encode() + "\0ab1é\0aaaa".encode())
    return patterns


def random_records() -> list[bytes]:
    """Rule files and records as the independent judge makes them."""
    sys.path.insert(0, str(ROOT / "Tests/Language"))
    from language import Writer
    from records import RecordMaker, json_text
    from rule_files import RuleFileMaker

    seeds = []
    for seed in range(400):
        source = random.Random(seed)
        file = RuleFileMaker(source).make()
        maker = RecordMaker(source, file.main)
        records = [json_text(maker.make()) for _ in range(4)]
        seeds.append(Writer(file).text.encode() + b"\0" + "\n".join(records).encode())
    return seeds


def example_records() -> list[bytes]:
    seeds = []
    for rules in files("Rules/Examples/*.rules", "Grammar/Cases/CommandLine/files/*.rules"):
        for data in rules.parent.glob(f"{rules.stem}*.*json"):
            lines = data.read_bytes().split(b"\n")
            for start in range(0, min(len(lines), 12), 3):
                seeds.append(rules.read_bytes() + b"\0" + b"\n".join(lines[start:start + 3]))
    return seeds


PERSON = {
    "name": "Ann é", "age": 17, "height": 1.75e0, "member": True, "born": "2000-02-29", "card_expires": "2027-01",
    "wakes": "07:30", "seen": "2026-11-23T12:00:00Z", "photo": {"name": "a.png", "size": 5, "type": "image/png"},
    "anything": [{"a": None}, [1, "x"]], "tags": ["a", "b"], "numbers": [1, 2.5, -3], "counts": {"a": 1},
    "home": {"street": "x", "city": "y", "codes": ["1"]}, "addresses": [{"street": "x"}, {"more": 1}],
    "named_addresses": {"k": {"street": ""}}, "company": "c",
}


def data_seeds(ending: str, written: list[str]) -> list[bytes]:
    found = [file.read_bytes() for file in files(f"*.{ending}")]
    found += [text.encode() for text in strings_in_tests("Tests/FormDataTests/*.swift")]
    return found + [text.encode() for text in written]


def message_seeds() -> list[bytes]:
    """Sessions of the language server, with their headers."""
    document = {"uri": "file:///w/0.rules", "languageId": "rules", "version": 1, "text": "form f { field a { email } }"}
    place = {"textDocument": {"uri": document["uri"]}, "position": {"line": 0, "character": 20}}
    messages = [
        {"method": "textDocument/didOpen", "params": {"textDocument": document}},
        {"id": 2, "method": "textDocument/hover", "params": place},
        {"id": 3, "method": "textDocument/rename", "params": place | {"newName": "b"}},
        {"id": 4, "method": "workspace/symbol", "params": {"query": "f"}},
        {"method": "$/cancelRequest", "params": {"id": 4}},
        {"id": 5, "method": "shutdown"}, {"method": "exit"},
    ]
    framed = []
    for message in messages:
        body = json.dumps({"jsonrpc": "2.0"} | message)
        framed.append(f"Content-Length: {len(body)}\r\n\r\n{body}".encode())
    return [*framed, b"".join(framed), b"".join(framed[:2])]


def seeds(target: str) -> list[bytes]:
    """The inputs that a target begins with, each once, none too long."""
    rules = [text.encode() for text in rule_texts()]
    person = json.dumps(PERSON, ensure_ascii=False)
    match target:
        case "syntax" | "formatter" | "compiler" | "tests" | "export":
            found = rules
        case "patterns":
            found = pattern_seeds()
        case "masks":
            notations = [text for text in strings_in_tests("*.rules", "Tests/RuleEngineTests/*.swift",
                                                           "Tests/FormRulesTests/Sessions/*.swift") if len(text) < 60]
            found = [typed(notation, "12ab3456é7") for notation in notations]
        case "program":
            found = with_script(rules, 12) + [file.read_bytes() for file in files("Grammar/Cases/Compiled/*")]
        case "json":
            found = data_seeds("json", [person, f"[{person}, {{}}]"])
        case "ndjson":
            found = data_seeds("ndjson", [person, f"{person}\n{{}}\n{person}\n"])
        case "csv":
            found = data_seeds("csv", ["name,age,tags[0],home.street,counts[a]\nAnn,17,a,x,1\n\"a\"\"\n\",,,,\n"])
        case "form-encoded":
            found = data_seeds("form", ["name=Ann+%C3%A9&age=17&tags=a&tags=b&home.street=x&addresses[0].city=y"])
        case "multipart":
            part = '--b\r\nContent-Disposition: form-data; name="{}"{}\r\n\r\n{}\r\n'
            file = '; filename="a%22.png"\r\nContent-Type: image/png'
            found = [(part.format("name", "", "Ann") + part.format("photo", file, "x\r\n-") + part.format("tags", "", "a") + "--b--\r\n").encode()]
        case "records":
            found = random_records() + example_records() + [text + b"\0{}" for text in rules]
        case "sessions" | "language-server":
            found = with_script(rules, 200)
        case "catalogs":
            found = [text.encode() for text in strings_in_tests("*.rules") if "{" in text]
        case "import-pureform" | "import-thedistance" | "import-json-schema":
            folder = target.removeprefix("import-")
            found = [file.read_bytes() for file in files(f"Grammar/Cases/Interchange/{folder}/*.json")]
            if folder == "json-schema":
                found += [file.read_bytes() for file in files("Grammar/Cases/Interchange/export*/*.json")]
                found += [text.encode() for text in strings_in_tests("Tests/FormInterchangeTests/*.swift")
                          if text.lstrip().startswith("{")]
        case "server-messages":
            found = message_seeds()
        case _:
            raise ValueError(f"no seeds for the target '{target}'")
    kept = {hashlib.sha1(seed).hexdigest(): seed for seed in found if len(seed) <= MOST_BYTES}
    return sorted(kept.values(), key=len)


def words(target: str) -> list[str]:
    """What the grammar of a target's inputs has words for."""
    grammar = set(re.findall(r'"([^"\s]+)"', (ROOT / "Grammar/formrules.ebnf").read_text()))
    grammar |= {file.stem for file in files("Grammar/Reference/rules/*.md")}
    for text in texts("Rules/Standard/*.rules"):
        grammar |= set(re.findall(r"^rule (\w+)", text, re.MULTILINE))
    match target:
        case "patterns":
            found = set(re.findall(r"\\[\w{}^]+|\(\??[*!=<>:|#A-Za-z]*|\[\[?:?\^?\w*|\{\d*,?\d*\}[+?]?|[*+?]+",
                                   "\n".join(seed.decode(errors="ignore") for seed in seeds(target))))
        case "json" | "ndjson" | "csv" | "form-encoded":
            found = {*PERSON, "true", "false", "null", "1e9", "-0", "\\u00e9", "\\ud83d\\ude00", "%C3", "[0]", ".", "&="}
        case "multipart":
            found = {*PERSON, "\r\n--b", "--\r\n", "Content-Disposition: form-data; name=", "; filename=", "Content-Type: ", "%22", '"'}
        case "import-pureform" | "import-thedistance" | "import-json-schema":
            found = {f'"{word}"' for seed in seeds(target)
                     for word in re.findall(r'"([$\w-]{1,30})"', seed.decode(errors="ignore"))}
        case "server-messages":
            found = set(re.findall(r'"(\w*/\w+(?:/\w+)?)"', "\n".join(texts("Sources/LanguageServer/*.swift"))))
            found |= {"Content-Length: ", "\r\n\r\n"}
        case "masks":
            found = {"[0]", "[000]", "[999]", "[A]", "[a]", "[_]", "[-]", "[…]", "{", "}", "\\", "dd", "mm", "yyyy"}
        case _:
            found = grammar
    return sorted(found)[:MOST_WORDS]


def dictionary(target: str) -> str:
    """The words in libFuzzer's notation."""
    def quoted(word: str) -> str:
        escaped = (chr(byte) if 0x20 <= byte < 0x7F and chr(byte) not in '"\\' else f"\\x{byte:02X}"
                   for byte in word.encode())
        return f'"{"".join(escaped)}"'
    return "\n".join([quoted(word) for word in words(target) if len(word.encode()) < 60] + [r'"\x00"', ""])


def write(target: str, folder: pathlib.Path, most: int) -> None:
    """Puts a target's dictionary and its seeds into a folder; of more than `most` seeds some of each length."""
    shutil.rmtree(folder / "seeds", ignore_errors=True)
    (folder / "seeds").mkdir(parents=True)
    found = seeds(target)
    count = min(most, len(found))
    for seed in (found[index * len(found) // count] for index in range(count)):
        (folder / "seeds" / hashlib.sha1(seed).hexdigest()).write_bytes(seed)
    (folder / "words.dict").write_text(dictionary(target))

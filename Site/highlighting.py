"""A Pygments lexer that reads rule files with the TextMate grammar of the editors.

A test of the package compares that grammar with the tokens of the language's own lexer, so the site has no
second list of keywords.
"""

import json
import pathlib

import pygments.lexers
import regex
from pygments.lexer import Lexer
from pygments.token import Comment, Keyword, Literal, Name, Number, Operator, Punctuation, String, Token

__all__ = ["RulesLexer"]

GRAMMAR = pathlib.Path(__file__).resolve().parent.parent / "Editors/formrules.tmLanguage.json"
# The longest matching prefix of a scope's name counts.
TOKENS = {
    "comment": Comment, "string": String, "string.regexp": String.Regex, "constant.character.escape": String.Escape,
    "constant.numeric": Number, "constant.language": Keyword.Constant, "support.constant": Keyword.Constant,
    "storage": Keyword.Declaration, "storage.type.value": Keyword.Type, "keyword": Keyword,
    "keyword.operator": Operator, "keyword.operator.word": Operator.Word, "punctuation": Punctuation,
    "entity.name.type": Name.Class, "entity.name.function": Name.Function, "entity.other.attribute-name": Name.Decorator,
    "punctuation.definition.annotation": Name.Decorator, "variable": Name, "variable.other.member": Name.Attribute,
    "variable.parameter": Name.Attribute, "constant": Literal,
}


def token(scope):
    """The token type of a scope such as `keyword.control.formrules`."""
    parts = scope.split(".")
    for length in range(len(parts), 0, -1):
        found = TOKENS.get(".".join(parts[:length]))
        if found is not None:
            return found
    return Token.Text


class Grammar:
    """The part of TextMate grammars that ours uses: `match`, `begin` and `end` within a line, and `include`."""

    def __init__(self, path):
        self.description = json.loads(path.read_text())
        self.expressions = {}

    def rules(self, patterns):
        for pattern in patterns:
            if "include" in pattern:
                yield from self.rules(self.description["repository"][pattern["include"][1:]]["patterns"])
            else:
                yield pattern

    def expression(self, text):
        if text not in self.expressions:
            self.expressions[text] = regex.compile(text)
        return self.expressions[text]

    def first(self, patterns, line, start):
        """The leftmost match of any pattern; of several at one place, the first in the grammar's order."""
        best = None
        for rule in self.rules(patterns):
            match = self.expression(rule.get("match") or rule["begin"]).search(line, start)
            if match and (best is None or match.start() < best[1].start()):
                best = (rule, match)
        return best

    def scopes(self, line):
        """The innermost scope of each character of a line."""
        scopes = [""] * len(line)
        self.fill(scopes, self.description["patterns"], line, 0, None)
        return scopes

    def fill(self, scopes, patterns, line, start, end):
        """Fills the scopes from `start` to the match of `end` or, without one, the end of the line; returns where it stops."""
        while start <= len(line):
            found = self.first(patterns, line, start) if patterns else None
            closing = self.expression(end).search(line, start) if end else None
            if closing and (found is None or closing.start() <= found[1].start()):
                return closing.end()
            if found is None or found[1].end() == start == len(line):
                return len(line)
            rule, match = found
            stop = match.end()
            if "begin" in rule:
                stop = self.fill(scopes, rule.get("patterns", []), line, match.end(), rule["end"])
            # What is inside is painted first, since only what has no scope yet is painted.
            for number, capture in rule.get("captures", {}).items():
                paint(scopes, *match.span(int(number)), capture["name"])
            paint(scopes, match.start(), stop, rule.get("name", ""))
            start = max(stop, start + 1)
        return len(line)


def paint(scopes, start, end, name):
    """Gives a scope to the characters that have none."""
    for position in range(max(start, 0), end):
        scopes[position] = scopes[position] or name


class RulesLexer(Lexer):
    """Highlights rule files."""

    name = "FormRules"
    aliases = ["rules", "formrules"]
    filenames = ["*.rules"]
    grammar = Grammar(GRAMMAR)

    def get_tokens_unprocessed(self, text):
        offset = 0
        for line in text.splitlines(keepends=True):
            start, scopes = 0, self.grammar.scopes(line.rstrip("\r\n"))
            scopes += [""] * (len(line) - len(scopes))
            for position in range(1, len(line) + 1):
                if position == len(line) or scopes[position] != scopes[start]:
                    yield offset + start, token(scopes[start]), line[start:position]
                    start = position
            offset += len(line)


def register():
    """Makes Pygments find the lexer by its name, as it finds its own."""
    pygments.lexers.LEXERS["RulesLexer"] = (
        __name__, RulesLexer.name, tuple(RulesLexer.aliases), tuple(RulesLexer.filenames), ())

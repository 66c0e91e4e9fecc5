#!/usr/bin/env python3
"""Checks that `formrules lsp` follows the protocol, with an independent client.

All requests go through pytest-lsp, whose types reject responses that violate the protocol. Then a random editor types,
undoes, sends requests and cancels them; after each hundred steps, the responses to all kinds of requests are compared with
those of a new server. Needs two packages, best in a virtual environment:

    python3 -m venv .build/python && .build/python/bin/pip install pytest-lsp lsprotocol
    .build/python/bin/python Tests/LanguageServer/run.py
    .build/python/bin/python Tests/LanguageServer/run.py 20    # the number of random sessions
"""

import asyncio
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import pytest_lsp
from lsprotocol import types

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/debug/formrules"
LIBRARY = "# Short texts.\nrule short(limit: integer = 5) \"At most {limit}.\" {\n    max_length(limit)\n\n    accepts \"abc\"\n    rejects \"abcdef\"\n}\n"
MAIN = """import "library.rules"

form person "Person 😀" {
    field name "Name" { required; short(limit: 20) }
    field age: integer { required; between(18, 120) }
    field country: choice { option "GB" "Britain"; option "DE" }
    when country == "GB" {
        field postcode { postcode(country) }
    }
    field password @secret { required; equal_next }
    field again @secret
}

test "a good one" for person {
    given { name: "Ann", age: 30, country: "DE", password: "x", again: "x" }
    expect valid
}
"""


class Session:
    """A client with its server and two documents in a folder of their own."""

    def __init__(self, encodings=None):
        self.encodings = encodings

    async def __aenter__(self):
        self.folder = tempfile.TemporaryDirectory()
        path = pathlib.Path(self.folder.name).resolve()
        (path / "library.rules").write_text(LIBRARY)
        (path / "main.rules").write_text(MAIN)
        self.path = path
        self.main = (path / "main.rules").as_uri()
        self.library = (path / "library.rules").as_uri()
        config = pytest_lsp.ClientServerConfig(server_command=[str(TOOL), "lsp"])
        self.client = await config.start()
        self.client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda *_: None)
        capabilities = pytest_lsp.client_capabilities("visual-studio-code")
        if self.encodings:
            capabilities.general.position_encodings = self.encodings
        self.result = await self.client.initialize_session(types.InitializeParams(
            capabilities=capabilities, root_uri=path.as_uri(),
            workspace_folders=[types.WorkspaceFolder(uri=path.as_uri(), name="w")]))
        return self

    async def __aexit__(self, *_):
        await self.client.shutdown_session()
        await self.client.stop()
        self.folder.cleanup()

    def open(self, uri, text, version=1):
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=uri, language_id="formrules", version=version, text=text)))

    def change(self, uri, version, *changes):
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=version, uri=uri), list(changes)))

    async def diagnostics(self, uri):
        await asyncio.wait_for(
            self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS), 30)
        return list(self.client.diagnostics.get(uri, []))


def place(text, words, offset=0, encoding="utf-16"):
    """The position of the words in the text."""
    at = text.index(words) + offset
    line = text.count("\n", 0, at)
    before = text[text.rfind("\n", 0, at) + 1:at]
    width = {"utf-16": lambda s: len(s.encode("utf-16-le")) // 2, "utf-8": lambda s: len(s.encode())}[encoding]
    return types.Position(line, width(before))


def at(session, words, offset=0):
    return dict(text_document=types.TextDocumentIdentifier(session.main), position=place(MAIN, words, offset))


WHOLE = types.Range(types.Position(0, 0), types.Position(999, 0))


async def every_request():
    async with Session() as session:
        client, main = session.client, session.main
        document = types.TextDocumentIdentifier(main)
        session.open(main, MAIN)
        assert await session.diagnostics(main) == []

        found = await client.text_document_completion_async(types.CompletionParams(**at(session, "required; short")))
        labels = [item.label for item in found.items]
        assert "short" in labels and "min_length" in labels, labels
        item = next(each for each in found.items if each.label == "email")
        assert (await client.completion_item_resolve_async(item)).documentation

        hover = await client.text_document_hover_async(types.HoverParams(**at(session, "short(", 2)))
        assert "Short texts." in hover.contents.value
        assert (await client.text_document_signature_help_async(
            types.SignatureHelpParams(**at(session, "(18", 1)))).signatures[0].label.startswith("between(")
        goal = await client.text_document_definition_async(types.DefinitionParams(**at(session, "short(", 2)))
        assert goal[0].uri == session.library
        assert await client.text_document_type_definition_async(
            types.TypeDefinitionParams(**at(session, "age: integer", 1))) is None
        context = types.ReferenceContext(include_declaration=True)
        references = await client.text_document_references_async(
            types.ReferenceParams(context=context, **at(session, "country:", 1)))
        assert len(references) == 4, references
        assert len(await client.text_document_document_highlight_async(
            types.DocumentHighlightParams(**at(session, "name ", 1)))) == 2

        assert (await client.text_document_prepare_rename_async(
            types.PrepareRenameParams(**at(session, "age:", 1)))).placeholder == "age"
        edit = await client.text_document_rename_async(
            types.RenameParams(new_name="brief", **at(session, "short(", 2)))
        files = {change.text_document.uri for change in edit.document_changes}
        assert files == {session.main, session.library}, files
        try:
            await client.text_document_rename_async(types.RenameParams(new_name="name", **at(session, "age:", 1)))
            raise AssertionError("a name that is taken was accepted")
        except Exception as error:  # noqa: BLE001
            assert "name" in str(error)

        symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
        assert [symbol.name for symbol in symbols] == ["person", "a good one"]
        assert "postcode" in [child.name for child in symbols[0].children]
        found = await client.workspace_symbol_async(types.WorkspaceSymbolParams("shrt"))
        assert [symbol.name for symbol in found] == ["short"]

        options = types.FormattingOptions(tab_size=4, insert_spaces=True)
        assert await client.text_document_formatting_async(types.DocumentFormattingParams(document, options)) is not None
        assert await client.text_document_range_formatting_async(
            types.DocumentRangeFormattingParams(document, WHOLE, options)) is not None
        await client.text_document_on_type_formatting_async(types.DocumentOnTypeFormattingParams(
            document, place(MAIN, "}\n\ntest", 1), "}", options))

        tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))
        assert len(tokens.data) % 5 == 0 and tokens.data
        part = await client.text_document_semantic_tokens_range_async(types.SemanticTokensRangeParams(document, WHOLE))
        assert part.data == tokens.data
        assert await client.text_document_folding_range_async(types.FoldingRangeParams(document))
        assert await client.text_document_selection_range_async(
            types.SelectionRangeParams(document, [place(MAIN, "between", 2)]))
        hints = await client.text_document_inlay_hint_async(types.InlayHintParams(document, WHOLE))
        assert "= again" in [hint.label for hint in hints], hints
        links = await client.text_document_document_link_async(types.DocumentLinkParams(document))
        assert [link.target for link in links] == [session.library]

        lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
        assert len(lenses) == 1
        await client.workspace_execute_command_async(types.ExecuteCommandParams(
            lenses[0].command.command, lenses[0].command.arguments))
        assert "1 of 1 test passes." in [message.message for message in client.messages]
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))
        assert not report.items, report

        # A mistake, its fix, and the file without it.
        wrong = MAIN.replace("between", "betwen")
        session.change(main, 2, types.TextDocumentContentChangeWholeDocument(wrong))
        found = [each for each in await session.diagnostics(main)]
        while not found:
            found = await session.diagnostics(main)
        assert [each.code for each in found] == ["E0303"], found
        actions = await client.text_document_code_action_async(types.CodeActionParams(
            document, found[0].range, types.CodeActionContext(diagnostics=found)))
        edit = actions[0].edit.document_changes[0].edits[0]
        assert edit.new_text == "between"
        session.change(main, 3, types.TextDocumentContentChangePartial(text=edit.new_text, range=edit.range))
        while await session.diagnostics(main):
            pass

        # The imported file changes where it is, and the client says so.
        (session.path / "library.rules").write_text(LIBRARY.replace("rule short", "rule shorter"))
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(
            [types.FileEvent(session.library, types.FileChangeType.Changed)]))
        while "E0303" not in [each.code for each in await session.diagnostics(main)]:
            pass
        client.text_document_did_close(types.DidCloseTextDocumentParams(document))
        while await session.diagnostics(main):
            pass


async def utf8_positions():
    async with Session(encodings=[types.PositionEncodingKind.Utf8]) as session:
        assert session.result.capabilities.position_encoding == "utf-8"
        text = "form f \"😀\" { field a { requird } }\n"
        session.open(session.main, text)
        found = await session.diagnostics(session.main)
        assert found[0].range.start == place(text, "requird", encoding="utf-8"), found


def raw(*parts):
    """What the server answers to bytes, and its exit status."""
    done = subprocess.run([TOOL, "lsp"], input=b"".join(parts), capture_output=True, timeout=60)
    answers, rest = [], done.stdout
    while rest:
        header, _, rest = rest.partition(b"\r\n\r\n")
        length = int(header.split(b":")[1])
        answers.append(json.loads(rest[:length]))
        rest = rest[length:]
    return answers, done.returncode


def frame(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def what_is_malformed():
    begin = frame({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}})
    end = frame({"jsonrpc": "2.0", "id": 2, "method": "shutdown"}) + frame({"jsonrpc": "2.0", "method": "exit"})
    assert raw(begin, end)[1] == 0
    assert raw(begin)[1] == 1, "the client went away"
    assert raw()[1] == 1
    for bad, code in [(frame(b"{"), -32700), (frame(b"\xff\xfe"), -32700), (frame(b"[]"), -32600), (frame(b"{}"), -32600),
                      (b"Hello: world\r\n\r\n", -32700), (b"Content-Length: -5\r\n\r\n", -32700),
                      (frame({"jsonrpc": "2.0", "id": 9, "method": "no/such"}), -32601),
                      (frame({"jsonrpc": "2.0", "id": 9, "method": "textDocument/hover"}), -32602)]:
        answers, status = raw(begin, bad, end)
        assert [a["error"]["code"] for a in answers if "error" in a] == [code], (bad, answers)
        assert status == 0
    # Whatever is cut off or turned upside down, the server ends by itself.
    source = random.Random(1)
    good = begin + frame({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {
        "uri": "file:///a.rules", "languageId": "formrules", "version": 1, "text": MAIN}}}) + end
    for _ in range(60):
        damaged = bytearray(good)
        for _ in range(source.randrange(1, 8)):
            damaged[source.randrange(len(damaged))] = source.randrange(256)
        raw(bytes(damaged[:source.randrange(len(damaged))]))


# MARK: The random editor

PIECES = ["{", "}", "(", ")", "\n", "\"", "/", "`", "😀", "é", " ", "form g { field x }\n", "field y", "required", "and ",
          "when ", "country == ", "\"GB\"", "short(3)", "#", "test \"t\" { expect valid }", "import \"library.rules\"\n",
          "min_length(", "each { ", ".", "=", "previous.", "sum(age of ", "{label}", "normalize trim\n", "\r\n", "\t"]


def units(text):
    return len(text.encode("utf-16-le")) // 2


def position(text, offset):
    # As the protocol counts lines: after "\n", "\r\n" or a "\r" alone.
    lines = text[:offset].replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return types.Position(len(lines) - 1, units(lines[-1]))


def asked(source, text, uri):
    """A request of any kind, by the name of the client's method."""
    document = types.TextDocumentIdentifier(uri)
    here = position(text, source.randrange(len(text) + 1))
    options = types.FormattingOptions(tab_size=4, insert_spaces=True)
    some = types.Range(*sorted([here, position(text, source.randrange(len(text) + 1))],
                               key=lambda p: (p.line, p.character)))
    both = dict(text_document=document, position=here)
    return source.choice([
        ("text_document_completion", types.CompletionParams(**both)),
        ("text_document_hover", types.HoverParams(**both)),
        ("text_document_signature_help", types.SignatureHelpParams(**both)),
        ("text_document_definition", types.DefinitionParams(**both)),
        ("text_document_references", types.ReferenceParams(types.ReferenceContext(True), **both)),
        ("text_document_document_highlight", types.DocumentHighlightParams(**both)),
        ("text_document_prepare_rename", types.PrepareRenameParams(**both)),
        ("text_document_rename", types.RenameParams(new_name="other", **both)),
        ("text_document_document_symbol", types.DocumentSymbolParams(document)),
        ("workspace_symbol", types.WorkspaceSymbolParams("a")),
        ("text_document_formatting", types.DocumentFormattingParams(document, options)),
        ("text_document_range_formatting", types.DocumentRangeFormattingParams(document, some, options)),
        ("text_document_on_type_formatting", types.DocumentOnTypeFormattingParams(document, here, "}", options)),
        ("text_document_code_action", types.CodeActionParams(document, some, types.CodeActionContext([]))),
        ("text_document_semantic_tokens_full", types.SemanticTokensParams(document)),
        ("text_document_semantic_tokens_range", types.SemanticTokensRangeParams(document, some)),
        ("text_document_folding_range", types.FoldingRangeParams(document)),
        ("text_document_selection_range", types.SelectionRangeParams(document, [here])),
        ("text_document_code_lens", types.CodeLensParams(document)),
        ("text_document_inlay_hint", types.InlayHintParams(document, some)),
        ("text_document_document_link", types.DocumentLinkParams(document)),
        ("text_document_diagnostic", types.DocumentDiagnosticParams(document)),
    ])


async def answer(client, method, params):
    try:
        return await asyncio.wait_for(getattr(client, method + "_async")(params), 60)
    except asyncio.TimeoutError:
        raise
    except Exception as error:  # noqa: BLE001
        if type(error).__name__ == "JsonRpcException" or "JsonRpc" in type(error).__mro__[1].__name__:
            return str(error)
        raise


async def random_session(seed, steps=300):
    source = random.Random(seed)
    async with Session() as session:
        client, uri = session.client, session.main
        text, version, history = MAIN, 1, []
        session.open(uri, text)
        for step in range(1, steps + 1):
            kind = source.random()
            if kind < 0.5:
                start = source.randrange(len(text) + 1)
                end = min(len(text), start + source.choice([0, 0, 0, 1, 3, 20]))
                # A pair of line end characters is one end, which nothing parts.
                if any(0 < k < len(text) and text[k - 1] == "\r" and text[k] == "\n" for k in (start, end)):
                    continue
                new = source.choice(PIECES) if source.random() < 0.8 else ""
                history.append(text)
                version += 1
                session.change(uri, version, types.TextDocumentContentChangePartial(
                    text=new, range=types.Range(position(text, start), position(text, end))))
                text = text[:start] + new + text[end:]
            elif kind < 0.65 and history:
                text = history.pop()
                version += 1
                session.change(uri, version, types.TextDocumentContentChangeWholeDocument(text))
            else:
                await answer(client, *asked(source, text, uri))
            if step % 100 == 0:
                await same_as_fresh(source, session, text)


async def same_as_fresh(source, session, text):
    async with Session() as fresh:
        fresh.open(fresh.main, text)
        for _ in range(25):
            state = source.getstate()
            method, params = asked(source, text, session.main)
            source.setstate(state)
            _, other = asked(source, text, fresh.main)
            one, two = await answer(session.client, method, params), await answer(fresh.client, method, other)
            shown = [repr(each).replace(folder.path.as_uri(), "").replace(str(folder.path), "")
                     for each, folder in ((one, session), (two, fresh))]
            shown = [each.replace("version=1,", "").replace("version=", "") for each in shown]
            if method in ("text_document_rename", "text_document_code_action"):
                shown = [strip_versions(each) for each in shown]
            assert shown[0] == shown[1], f"{method} of\n{text}\n{shown[0]}\n{shown[1]}"


def strip_versions(text):
    import re
    return re.sub(r"\b\d+(?=, uri)|uri='/main.rules', \d+|version=\d+", "", re.sub(r", \d+\)", ")", text))


async def main():
    sessions = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    what_is_malformed()
    print("malformed messages are answered")
    await every_request()
    await utf8_positions()
    print("every request is answered")
    for seed in range(sessions):
        try:
            await random_session(seed)
        except AssertionError:
            print(f"seed {seed}", file=sys.stderr)
            raise
    print(f"{sessions} random sessions agree with fresh servers")


if __name__ == "__main__":
    asyncio.run(main())

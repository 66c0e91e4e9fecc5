#!/usr/bin/env python3
"""Sends normal and malicious requests to `formrules serve`, and compares it with `formrules validate`.

Waits for expected output, never for a fixed time, except for the server's own timeout of one second.
"""

import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from server import PATIENCE, ROOT, TOOL, Server, holds, is_problem, request, response

EXAMPLES = sorted(ROOT.glob("Rules/Examples/*.rules"))
NUMBERED = 'form numbered { field id: text { regex(/never/) "got {value}" } }\n'
TESTS = []


def test(function):
    TESTS.append(function)
    return function


@test
def examples_are_judged_as_by_the_command():
    count = 0
    with Server(*EXAMPLES) as server:
        for rules in EXAMPLES:
            for kind in ("valid", "invalid"):
                data = rules.with_suffix(f".{kind}.json")
                records = json.loads(data.read_text())
                records = records if isinstance(records, list) else [records]
                context = rules.with_name(f"{rules.stem}_context.json")
                given = ["--context", context] if context.exists() else []
                query = "?context=" + urllib.parse.quote(context.read_text()) if given else ""
                lines = subprocess.run([TOOL, "validate", rules, data, "--output", "ndjson", *given], text=True,
                                       capture_output=True).stdout.splitlines()
                form = main_form(rules)
                for record, line in zip(records, lines, strict=True):
                    status, fields, body = server.judge(form, record, query=query)
                    expected = re.sub(r'^\{"record":\d+', '{"record":1', line) + "\n"
                    # Where values are in the file.
                    expected = re.sub(r',"data":\{"file":"[^"]*","line":\d+,"column":\d+\}', "", expected)
                    holds(status == 200 and body.decode() == expected, f"{rules}: {body} instead of {expected}")
                    holds(fields["formrules-rules"] == "current", str(fields))
                    explained = json.loads(server.judge(form, record, "explain", query)[2])
                    holds(explained["verdict"] == json.loads(line)["verdict"] and explained["fields"], str(explained))
                    count += 1
        holds(server.stop() == 0, "the server did not end well")
    holds(count > 30, "too few examples")


@test
def the_forms_are_opened_in_the_browser():
    with tempfile.TemporaryDirectory() as folder:
        opened = pathlib.Path(folder, "opened")
        for name in ("xdg-open", "open"):
            pathlib.Path(folder, name).write_text(f'#!/bin/sh\necho "$*" > {opened}.part && mv {opened}.part {opened}\n')
            pathlib.Path(folder, name).chmod(0o755)
        with Server("Rules/Examples/login.rules", "--open", env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}) as server:
            end = time.monotonic() + PATIENCE
            while not opened.exists():
                holds(time.monotonic() < end, "no browser was opened")
                time.sleep(0.02)
            holds(opened.read_text() == f"http://localhost:{server.port}/\n", opened.read_text())


def main_form(rules):
    """The form that the command takes without `--form`: the one that is no part of another."""
    done = subprocess.run([TOOL, "export", "--to", "html", rules], capture_output=True, text=True, check=True)
    return re.search(r'data-form="([^"]+)"', done.stdout)[1]


@test
def posted_forms_and_parameters():
    with tempfile.TemporaryDirectory() as folder:
        rules = pathlib.Path(folder, "a.rules")
        rules.write_text('external rule free\nform a { context role: text; step one { field n: integer { required; max_value(5) }; '
                         'field tags: list of text { size(1...2) } }; step two { field name { required; free }; '
                         'when role == "guest" { field guest_of { required } } } }\n')
        with Server(rules) as server:
            head = "POST /forms/a/validate{} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded; charset=utf-8"

            def posted(body, query=""):
                status, _, answer = server.ask(head.format(query), body)
                holds(status == 200, f"{status}: {answer}")
                report = json.loads(answer)
                return report["verdict"], [each["path"] for each in report["violations"]], [each["reason"] for each in report["undecided"]]

            holds(posted(b"n=3&tags=a&tags=b&name=ann") == ("undecided", [], ["pending"]), "pending")
            holds(posted(b"n=9&tags=a&tags=b&name=ann") == ("invalid", ["n"], ["pending"]), "n")
            good = b"n=3&tags%5B0%5D=a&name=%C3%A9"
            holds(posted(good, "?answers=%7B%22free%22:%22accepted%22%7D")[0] == "valid", "accepted")
            holds(posted(good, "?answers=%7B%22free%22:%22rejected%22%7D") == ("invalid", ["name"], []), "rejected")
            holds(posted(good, "?answers=%7B%22free%22:%22failed%22%7D") == ("undecided", [], ["failed"]), "failed")
            holds(posted(b"n=3&tags=a", "?step=one") == ("valid", [], []), "step")
            guest = "?answers=%7B%22free%22:%22accepted%22%7D&context=" + urllib.parse.quote('{"role": "guest"}')
            holds(posted(good, guest) == ("invalid", ["guest_of"], []), "context")
            for query, said in [("?x=1", "parameter 'x'"), ("?report=most", "'report'"), ("?step=three", "no step"),
                                ("?context=%5B%5D", "context:1:1"), ("?context=%7B%22rule%22:1%7D", "did you mean 'role'"),
                                ("?answers=%7B%22free%22:1%7D", "answers:1:9"), ("?context=%7B", "context:1:2")]:
                detail = is_problem(server.ask(head.format(query), good), 400)
                holds(said in detail, f"{query}: {detail}")
            detail = is_problem(server.ask(head.format(""), b"n=%zz"), 400)
            holds("column 3" in detail, detail)


@test
def posted_forms_may_have_files():
    rules = 'rules 1\nform f { field name { required }; field photo: file { required; media_type("image/*"); max_size(10B) }; field more: list of file; field labels: map of text }\n'
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "f.rules").write_text(rules)
        with Server(pathlib.Path(folder) / "f.rules") as server:
            def part(name, content, fields=""):
                return f'--x y\r\nContent-Disposition: form-data; name="{name}"{fields}\r\n\r\n'.encode() + content + b"\r\n"
            def file(name, of, content, type="image/png"):
                return part(name, content, f'; filename="{of}"\r\nContent-Type: {type}')
            def posted(*parts, end=b"--x y--\r\n", boundary='; boundary="x y"', status=200):
                answer = server.ask(f"POST /forms/f/validate HTTP/1.1\r\nContent-Type: multipart/form-data{boundary}", b"".join(parts) + end)
                if status != 200:
                    return is_problem(answer, status)
                holds(answer[0] == 200, answer)
                return [f"{each['path']}: {each['rule']}" for each in json.loads(answer[2])["violations"]]
            name, photo = part("name", "Zoë".encode()), file("photo", "a.png", b"\0\xff\r\n--x\r\n")
            holds(posted(name, photo) == [], "a file of any bytes")
            holds(posted(name, file("photo", "a.png", b"0123456789a")) == ["photo: max_size"], "size")
            holds(posted(name, file("photo", "a.txt", b"", "text/plain; charset=utf-8")) == ["photo: media_type"], "type")
            holds(posted(name, file("photo", "", b"", "application/octet-stream")) == ["photo: required"], "no file chosen")
            holds(posted(part("name", b" "), part("photo", b"a.png")) == ["name: required", "photo: type"], "a text is no file")
            holds(posted(name, photo, file("more", "b", b""), file("more", "c", b""), part("labels[%22a b%22]", b"x")) == [], "names")
            holds(posted(name, photo, end=b"--x y-- and more") == [], "an epilogue")
            for boundary in ("", "; boundary=", "; boundary=" + "x" * 71):
                holds("boundary" in posted(name, boundary=boundary, status=400), boundary)
            huge = part("name", b"", "; x=" + "x" * 9000)
            for parts in ([b"\0" * 1000], [name[:30]], [name], [name, photo[:40]], [name, photo], [b"--x y"], [b"--x y\r\n"]):
                holds("body" in posted(*parts, end=b"", status=400), parts)
            for parts in ([huge], [part("name", b"\xff")], [b"--x y\r\n\r\n\r\n"], [b"--x y\rname"], [name, name],
                          [b"--x y\r\nContent-Disposition: form-data\r\n\r\n\r\n"],
                          [part("name", b"", "\r\nContent-Transfer-Encoding: base64")], [part("name", b"", "\rx")]):
                holds("body" in posted(*parts, status=400), parts)


@test
def bad_requests_get_problem_details():
    with Server("Rules/Examples/login.rules") as server:
        json_head = "POST /forms/login/validate HTTP/1.1\r\nContent-Type: application/json"
        for body in (b"", b"{", b"[]", b"[{}]", b"{} {}", b"null", b'"a"', b"{\"login\": \"\xff\"}", b"[" * 100_000, b"\0",
                     b'{"a":' * 600 + b"1" + b"}" * 600):
            detail = is_problem(server.ask(json_head, body), 400)
            holds("body" in detail and "secret" not in detail, detail)
        holds(server.ask(json_head, b'\xef\xbb\xbf {"login": 1} \n')[0] == 200, "a byte order mark is white space")
        for fields in ("", "\r\nContent-Type: text/plain", "\r\nContent-Type: multipart/mixed; boundary=x",
                       "\r\nContent-Type: application/json\r\nContent-Encoding: gzip"):
            detail = is_problem(server.ask(f"POST /forms/login/validate HTTP/1.1{fields}", b"{}"), 415)
            if "Encoding" not in fields:
                holds(all(f"application/{type}" in detail for type in ("json", "x-www-form-urlencoded")) and "multipart/form-data" in detail, detail)
        holds(server.ask("POST /forms/login/validate HTTP/1.1\r\nContent-Type: application/vnd.x+json", b"{}")[0] == 200, "+json")
        for path in ("/forms/logins/validate", "/forms/login/judge", "/favicon.ico", "/forms//validate", "/..%2f..%2fetc/passwd"):
            is_problem(server.ask(f"POST {path} HTTP/1.1\r\nContent-Type: application/json", b"{}"), 404)
        for target in ("http://localhost/", "*", "/%ff", "/%"):
            is_problem(server.ask(f"GET {target} HTTP/1.1"), 400)
        for method in ("GET", "PUT", "OPTIONS", "DELETE"):
            answer = server.ask(f"{method} /forms/login/validate HTTP/1.1")
            is_problem(answer, 405)
            holds(answer[1]["allow"] == "POST", str(answer))
            holds(not any("access-control" in name for name in answer[1]), "CORS is closed")
        # Names that lead here from elsewhere, and pages of other origins.
        for host, status in [("evil.example", 421), ("localhost.evil.example", 421), ("127.0.0.1.evil.example:80", 421), ("", 400), (None, 400)]:
            is_problem(server.ask(json_head, b"{}", host), status)
        for host in ("127.0.0.1:1234", "[::1]", "LOCALHOST"):
            holds(server.ask(json_head, b"{}", host)[0] == 200, host)
        for origin in ("http://evil.example", "null", "http://localhost:1", "https://localhost.evil.example"):
            is_problem(server.ask(f"{json_head}\r\nOrigin: {origin}", b"{}"), 403)
        holds(server.ask(f"{json_head}\r\nOrigin: http://localhost", b"{}")[0] == 200, "its own origin")
        # A secret is neither repeated nor logged.
        server.ask(json_head, b'{"login": "ann@example.org", "password": "hunter2"')
        holds(b"hunter2" not in server.judge("login", {"password": "hunter2"}, "explain")[2], "explained a secret")
        holds(not any("hunter2" in line for line in server.lines), "logged a secret")
        holds(len(server.lines) == 1, f"it logs: {server.lines}")


@test
def more_than_the_limits_is_refused():
    with Server("Rules/Examples/login.rules", "--max-body", 1000, "--timeout", 1, "--max-connections", 20) as server:
        head = "POST /forms/login/validate HTTP/1.1\r\nContent-Type: application/json"
        holds("1000 bytes" in is_problem(server.ask(head, b"{" + b" " * 1_000_000 + b"}"), 413), "large")
        holds(server.ask(head, b"{" + b" " * 998 + b"}")[0] == 200, "as large as may be")
        with server.connect() as connection:
            connection.sendall(f"{head}\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n".encode() + b"3E8\r\n" + b" " * 1000 + b"\r\n1\r\n \r\n")
            is_problem(response(connection.makefile("rb")), 413)
        for fields in ("\r\nX: " + "x" * 20_000, "".join(f"\r\nX{n}: 1" for n in range(200))):
            is_problem(server.ask(head + fields, b"{}"), 431)
        is_problem(server.ask("GET /" + "x" * 20_000 + " HTTP/1.1"), 431)
        # Slow heads and bodies, and connections where nothing comes.
        for start in (b"", b"POST /forms/lo", request(head, b"{}")[:-1]):
            with server.connect() as connection:
                connection.sendall(start)
                answer = response(connection.makefile("rb"))
                holds(answer is None or is_problem(answer, 408), f"{start}: {answer}")
                holds((answer is not None) == (start[-1:] == b"{"), f"{start}: {answer}")
        # A drop at a time does not buy more time.
        with server.connect() as connection:
            file = connection.makefile("rb")
            connection.settimeout(0.1)
            sent = 0
            try:
                for byte in request(head, b" " * 900)[:-1]:
                    connection.sendall(bytes([byte]))
                    sent += 1
                    try:
                        if not connection.recv(1):
                            break
                    except TimeoutError:
                        continue
                    break
            except OSError:
                pass
            holds(sent < 100, "a slow client was kept")
        # Too many connections, and again enough.
        many = [server.connect() for _ in range(20)]
        answer = None
        with server.connect() as connection:
            answer = response(connection.makefile("rb"))
        is_problem(answer, 503)
        for each in many:
            each.close()
        holds(eventually(lambda: (server.ask(head, b"{}") or [0])[0] == 200), "no room again")


@test
def long_reports_are_cut():
    with tempfile.TemporaryDirectory() as folder:
        rules = pathlib.Path(folder, "lists.rules")
        rules.write_text("form f { field l: list of integer; field d: text { required } }")
        with Server(rules) as server:
            before = server.memory()
            for count, omitted in ((999, None), (1000, 1), (200_000, 199_001)):
                status, _, body = server.judge("f", {"l": ["x"] * count})
                report = json.loads(body)
                holds((status, report["verdict"]) == (200, "invalid"), body[:200])
                holds(len(report["violations"]) == 1000 and report.get("omitted") == omitted,
                      f"{count}: {len(report['violations'])}, {report.get('omitted')}")
            holds(server.memory() - before < 100 << 20, f"{server.memory() - before} bytes")


def eventually(is_true):
    for _ in range(PATIENCE * 20):
        try:
            if is_true():
                return True
        except OSError:
            pass
        threading.Event().wait(0.05)
    return False


@test
def odd_clients_do_no_harm():
    with Server("Rules/Examples/login.rules") as server:
        head = "POST /forms/login/validate HTTP/1.1\r\nContent-Type: application/json"
        good = request(head, b"{}")
        # Half-closed after a request, within one, and before any.
        with server.connect() as connection:
            connection.sendall(good)
            connection.shutdown(socket.SHUT_WR)
            file = connection.makefile("rb")
            holds(response(file)[0] == 200 and file.read() == b"", "half-closed")
        for start in (good[:-1], good[:20], b""):
            with server.connect() as connection:
                connection.sendall(start)
                connection.shutdown(socket.SHUT_WR)
                connection.makefile("rb").read()
        # Several requests at once, answered in order; the last closes.
        with server.connect() as connection:
            connection.sendall(good + request("GET /nothing HTTP/1.1") + request(head + "\r\nConnection: close", b"{}"))
            file = connection.makefile("rb")
            holds([response(file)[0] for _ in range(3)] == [200, 404, 200] and file.read() == b"", "pipelined")
        with server.connect() as connection:
            connection.sendall(request(head + "\r\nExpect: 100-continue", b"{}")[:-2])
            file = connection.makefile("rb")
            holds(response(file)[0] == 100, "no 100")
            connection.sendall(b"{}")
            holds(response(file)[0] == 200, "no answer after 100")
        with server.connect() as connection:
            connection.sendall(request(head.replace("1.1", "1.0"), b"{}"))
            file = connection.makefile("rb")
            holds(response(file)[0] == 200 and file.read() == b"", "HTTP/1.0")
        garbage = [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\0" * 1000, b"GET\r\n\r\n", b"\r\n\r\n \r\n", b"HELO\r\n",
                   b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
                   b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                   b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", os.urandom(4096)]
        for bytes_ in garbage:
            with server.connect() as connection:
                try:
                    connection.sendall(bytes_)
                    connection.shutdown(socket.SHUT_WR)
                    answer = connection.makefile("rb").read()
                except OSError:
                    continue
                holds(answer == b"" or b"HTTP/1.1 400" in answer or b"HTTP/1.1 404" in answer, f"{bytes_}: {answer}")
        # Gone before the answer.
        for _ in range(50):
            with server.connect() as connection:
                connection.sendall(good)
        holds(server.ask(head, b"{}")[0] == 200 and server.stop() == 0, "harmed")


@test
def costly_records_are_bounded_and_keep_nobody_waiting():
    with tempfile.TemporaryDirectory() as folder:
        rules = pathlib.Path(folder, "f.rules")
        rules.write_text("form f { field l: list of text { each { regex(/(?=a)(?:a+)+[bc]/) } } }\n")
        body = json.dumps({"l": ["a" * 28] * 32_000}).encode()
        head = "POST /forms/f/validate?report=all HTTP/1.1\r\nContent-Type: application/json"
        with Server(rules, "--max-body", 1 << 21, "--timeout", PATIENCE) as server:
            # More than there are processors.
            clients = [server.connect() for _ in range((os.cpu_count() or 1) + 2)]
            for client in clients:
                client.sendall(request(head, body))
            holds(server.ask("GET / HTTP/1.1")[0] == 200, "no page")
            holds(json.loads(server.judge("f", {"l": []})[2])["verdict"] == "valid", "no verdict of others")
            for client in clients[:-1]:
                client.close()
            report = json.loads(response(clients[-1].makefile("rb"))[2])
            reasons = [each["reason"] for each in report["undecided"]]
            holds(len(reasons) + report["omitted"] == 32_000 and reasons[-1] == "limit reached: work of patterns", f"{reasons[-1:]}")
            clients[-1].sendall(request(head, body))
            holds(server.stop() == 0, "the server did not end while a record was validated")


@test
def hundreds_of_connections_get_their_own_answers():
    with tempfile.TemporaryDirectory() as folder:
        rules = pathlib.Path(folder, "n.rules")
        rules.write_text(NUMBERED)
        with Server(rules, "--max-connections", 600) as server:
            wrong = []

            def client(number):
                with server.connect() as connection:
                    file = connection.makefile("rb")
                    for turn in range(20):
                        identity = f"{number}-{turn}"
                        body = json.dumps({"id": identity, "other": "x" * (number * 7 % 3000)}).encode()
                        connection.sendall(request("POST /forms/numbered/validate HTTP/1.1\r\nContent-Type: application/json", body))
                        answer = response(file)
                        if not answer or json.loads(answer[2])["violations"][0]["message"] != f"got {identity}":
                            wrong.append((identity, answer))
            threads = [threading.Thread(target=client, args=[number]) for number in range(500)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(PATIENCE)
            holds(not wrong and not any(thread.is_alive() for thread in threads), f"lost or mixed: {wrong[:3]}")
            holds(server.stop() == 0, "the server did not end well")


@test
def broken_files_leave_the_last_good_rules():
    with tempfile.TemporaryDirectory() as folder:
        main, part = pathlib.Path(folder, "main.rules"), pathlib.Path(folder, "part.rules")
        part.write_text("rule short { max_length(3) }\n")
        main.write_text('import "part.rules"\nform f { field a { short } }\n')
        with Server("main.rules", cwd=folder) as server:
            def judged():
                _, fields, body = server.judge("f", {"a": "abcd"})
                return fields["formrules-rules"], json.loads(body)["verdict"]
            holds(judged() == ("current", "invalid"), "at the start")
            heard = len(server.lines)
            part.write_text("rule short { max_lenght(9) }\n")
            server.wait_for(r"E0303", heard)
            holds(judged() == ("stale", "invalid"), "broken")
            state = json.loads(server.ask("GET /state HTTP/1.1")[2])
            check = subprocess.run([TOOL, "check", "main.rules"], cwd=folder, text=True, capture_output=True)
            holds(state["diagnostics"] == check.stdout and state["forms"][0]["isStale"], str(state))
            heard = len(server.lines)
            main.unlink()
            server.wait_for(r"cannot open 'main.rules'", heard)
            holds(judged() == ("stale", "invalid"), "gone")
            heard = len(server.lines)
            main.write_text("form f { field a { max_length(9) } }\n")
            server.wait_for("no problems", heard)
            holds(judged() == ("current", "valid"), "mended")
            holds(server.stop(signal.SIGINT) == 0, "the server did not end well")
        main.write_text("form f {\n")
        done = subprocess.run([TOOL, "serve", "main.rules", "--port", "0"], cwd=folder, text=True, capture_output=True)
        holds(done.returncode == 2 and "E0" in done.stderr, str(done))


@test
def it_stops_when_asked():
    with Server("Rules/Examples/login.rules") as server:
        with server.connect() as idle, server.connect() as busy:
            whole = request("POST /forms/login/validate HTTP/1.1\r\nContent-Type: application/json\r\nConnection: close", b"{}")
            busy.sendall(whole[:-1])
            # Its part is known to have come once a later request is answered.
            server.judge("login", {})
            server.process.send_signal(signal.SIGTERM)
            idle.makefile("rb").read()
            busy.sendall(whole[-1:])
            holds(response(busy.makefile("rb"))[0] == 200, "a request that had begun was lost")
        holds(server.process.wait(PATIENCE) == 0, "the status is not 0")
    with Server("Rules/Examples/login.rules") as server:
        done = subprocess.run([TOOL, "serve", "Rules/Examples/login.rules", "--port", str(server.port)], cwd=ROOT, text=True, capture_output=True)
        holds(done.returncode == 70 and "in use" in done.stderr and "--port" in done.stderr, str(done))
        # Killed, its port is free at once, although connections of before are not over.
        kept = server.connect()
        server.judge("login", {})
        server.process.kill()
        server.process.wait()
        again = subprocess.Popen([TOOL, "serve", "Rules/Examples/login.rules", "--port", str(server.port)], cwd=ROOT, text=True, stderr=subprocess.PIPE)
        line = again.stderr.readline()
        again.terminate()
        holds("serving" in line and again.wait(PATIENCE) == 0, line)
        kept.close()


def main():
    names = set(sys.argv[1:])
    for function in TESTS:
        if names and function.__name__ not in names:
            continue
        function()
        print(f"{function.__name__.replace('_', ' ')}: ok", flush=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Loads `formrules serve` with `wrk`: no response is lost, duplicated or mixed up, and memory doesn't grow.

Usage: Tests/Serve/load.py [REQUESTS]; the default is 20,000. Each request has a unique number, which the message in the
response repeats. In addition to wrk, some connections compare each response with its request.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

from run import NUMBERED
from server import Server, holds, request, response

# A thread of wrk asks with numbers of its own, and notes which come back.
SCRIPT = """
local threads = {}
function setup(thread) thread:set("id", #threads); table.insert(threads, thread) end
function init() sent, got, wrong, seen = 0, 0, 0, {} end
local headers = { ["Content-Type"] = "application/json", ["Host"] = "localhost" }
function request()
  sent = sent + 1
  return wrk.format("POST", "/forms/numbered/validate", headers, '{"id": "' .. id .. "-" .. sent .. '"}')
end
function response(status, fields, body)
  local thread, number = body:match('"message":"got (%d+)%-(%d+)"')
  number = tonumber(number)
  if status ~= 200 or tonumber(thread) ~= id or number == nil or number > sent or seen[number] then wrong = wrong + 1 end
  if number then seen[number] = true end
  got = got + 1
end
function done(summary, latency, requests)
  local sent, got, wrong = 0, 0, 0
  for _, thread in ipairs(threads) do
    sent, got, wrong = sent + thread:get("sent"), got + thread:get("got"), wrong + thread:get("wrong")
  end
  local errors = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d\\n", sent, got, wrong,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout, latency:percentile(99)))
end
"""
CONNECTIONS = 64
SECONDS = 5


def watch(server, is_over, wrong, counts):
    with server.connect() as connection:
        file = connection.makefile("rb")
        while not is_over.is_set():
            counts[0] += 1
            identity = f"own-{threading.get_ident()}-{counts[0]}"
            connection.sendall(request("POST /forms/numbered/validate HTTP/1.1\r\nContent-Type: application/json",
                                       json.dumps({"id": identity}).encode()))
            answer = response(file)
            if not answer or json.loads(answer[2])["violations"][0]["message"] != f"got {identity}":
                wrong.append((identity, answer))
                return


def main():
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    with tempfile.TemporaryDirectory() as folder:
        rules, script = pathlib.Path(folder, "n.rules"), pathlib.Path(folder, "numbered.lua")
        rules.write_text(NUMBERED)
        script.write_text(SCRIPT)
        with Server(rules) as server:
            is_over, wrong, counts = threading.Event(), [], [[0] for _ in range(4)]
            watchers = [threading.Thread(target=watch, args=[server, is_over, wrong, count]) for count in counts]
            for watcher in watchers:
                watcher.start()
            total, memory, rates, slowest = 0, [], [], 0
            while total < wanted or len(memory) < 3:
                done = subprocess.run(["wrk", "-t2", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "--timeout", "30s", "-s", script,
                                       f"http://127.0.0.1:{server.port}/"], text=True, capture_output=True, check=True)
                sent, got, odd, errors, latency = map(int, re.search(r"RESULT (\d+) (\d+) (\d+) (\d+) (\d+)", done.stdout).groups())
                holds(odd == 0 and errors == 0, f"{odd} odd answers, {errors} errors: {done.stdout}")
                # wrk stops in the middle: each connection may have asked once more, and wrk prepares one request ahead.
                holds(0 < got <= sent <= got + 2 * CONNECTIONS + 4, f"lost: {sent} sent, {got} answered")
                total, slowest = total + got, max(slowest, latency)
                rates.append(got / SECONDS)
                memory.append(server.memory())
            is_over.set()
            for watcher in watchers:
                watcher.join()
            own = sum(count[0] for count in counts)
            holds(not wrong and own > 0, f"mixed up: {wrong[:3]}")
            # What the allocator keeps settles in the first rounds.
            holds(memory[-1] <= memory[1] * 1.1 + (8 << 20), f"memory grows: {memory}")
            holds(server.stop() == 0, "the server did not end well")
    print(f"{total:,} requests by wrk and {own:,} others: none lost or mixed up; {sorted(rates)[len(rates) // 2]:,.0f} a second, "
          f"99 % within {slowest / 1000:.0f} ms; memory from {memory[0] >> 20} to {memory[-1] >> 20} MiB")


if __name__ == "__main__":
    main()

// Judges records for a process that talks to it: a line of JSON with a program and records, and for each a line of
// reports, by the minified runtime, which pages carry. `Tests/Language` compares them with those of the command.
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";
import { load, parse } from "../formrules.min.js";

const unreadable = { verdict: "undecided", violations: [], undecided: [{ path: "", rule: "", reason: "unreadable" }] };

function report(form, line, options) {
  let record;
  try {
    record = parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable;
    throw error;
  }
  return form.validate(record, options);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { program, form, lines, options } = JSON.parse(line);
  let answer;
  try {
    const loaded = load(readFileSync(program, "utf8")).form(form);
    const context = options.context === undefined ? undefined : parse(options.context);
    answer = { reports: lines.map((record) => JSON.stringify(report(loaded, record, { ...options, context }))) };
  } catch (error) {
    answer = { error: error.stack };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}

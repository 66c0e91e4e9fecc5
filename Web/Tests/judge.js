// Judges records for a process that talks to it: a line of JSON with an exported module and records, and for each a line
// of reports, by the parts of the runtime that the module has. `Tests/Language` compares them with those of the command.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const unreadable = { verdict: "undecided", violations: [], undecided: [{ path: "", rule: "", reason: "unreadable" }] };

/** An exported module as it is now. */
let count = 0;
const imported = (path) => import(`${pathToFileURL(path)}?${++count}`);

function report({ parse }, form, line, options) {
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
  const { module, form, lines, options } = JSON.parse(line);
  let answer;
  try {
    const rules = await imported(module);
    const context = options.context === undefined ? undefined : rules.parse(options.context);
    answer = { reports: lines.map((record) => JSON.stringify(report(rules, rules.forms[form], record, { ...options, context }))) };
  } catch (error) {
    answer = { error: error.stack };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}

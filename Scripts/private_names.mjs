// Prints a regular expression for the names that Scripts/minify.sh may shorten in the runtime: those that its classes
// declare, except names that are also used by the platform, by callers (the type declarations), by compiled programs, or
// in quotes, because they are looked up as written.
import { readFileSync, readdirSync } from "node:fs";

const root = new URL("../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");
const wordsOf = (text) => text.match(/[A-Za-z]\w*/g);
/** The text of all files in a folder whose names end so. */
const readAll = (folder, end) => {
  const url = new URL(folder, root);
  return readdirSync(url, { recursive: true }).filter((path) => path.endsWith(end)).map((path) => readFileSync(new URL(path, url), "utf8")).join("\n");
};
const runtime = readAll("Web/Runtime/", ".js");

const declared = [/^ {2}(?:(?:async|get|set) )?(\w+)\(.*\) \{$/gm, /\bthis\.(\w+) (?:\?\?)?= /g]
  .flatMap((pattern) => Array.from(runtime.matchAll(pattern), ([, name]) => name));
// A table is looked up with names that come from the program.
const keys = Array.from(runtime.matchAll(/(\w+): /g), ([, name]) => name);
const quoted = Array.from(runtime.matchAll(/"([A-Za-z]\w*)"/g), ([, name]) => name);
// What the engine writes of a program is named as the properties and cases of these types.
const engine = ["Program", "BuiltInRules", "Messages", "Notations", "Patterns"]
  .map((folder) => readAll(`Sources/RuleEngine/${folder}/`, ".swift")).join("\n");
const ofPrograms = Array.from(engine.matchAll(/^ *(?:package |public |private )?(?:let|var|case) (\w+(?:, \w+)*)/gm), ([, names]) => wordsOf(names)).flat();
const documented = ["Web/formrules.d.ts", "Web/page.js", "Grammar/Reference/compiled.md"].flatMap((path) => wordsOf(read(path)));
const ofPlatform = Object.getOwnPropertyNames(globalThis).flatMap((name) => {
  const all = (value) => (Object(value) === value ? Object.getOwnPropertyNames(value) : []);
  return [name, ...all(globalThis[name]), ...all(globalThis[name]?.prototype)];
});

const kept = new Set([...quoted, ...keys, ...documented, ...ofPrograms, ...ofPlatform]);
const names = [...new Set(declared)].filter((name) => !kept.has(name)).sort();
process.stdout.write(`/^(?:${names.join("|")})$/`);

// The names of properties that Scripts/minify.sh may shorten in the runtime: those that it declares itself, except names
// that are also used by the platform, by callers (the type declarations and the script of pages) or by compiled programs,
// and names that are looked up as written: those in quotes, the placeholders of messages, and the keys of tables.
import { readFileSync, readdirSync } from "node:fs";

const root = new URL("../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");
const wordsOf = (text) => text.match(/[A-Za-z]\w*/g) ?? [];
/** What a regular expression finds first in each match. */
const found = (text, expression) => Array.from(text.matchAll(expression), ([, name]) => name);
/** The text of all files in a folder whose names end so. */
const readAll = (folder, end) => {
  const url = new URL(folder, root);
  return readdirSync(url, { recursive: true }).filter((path) => path.endsWith(end)).map((path) => readFileSync(new URL(path, url), "utf8")).join("\n");
};

// What the engine writes of a program is named as the stored properties and cases of these types.
const engine = ["Program", "BuiltInRules", "Messages", "Notations", "Patterns", "Filtering"]
  .map((folder) => readAll(`Sources/RuleEngine/${folder}/`, ".swift")).join("\n");
const ofPrograms = [
  ...found(engine, /^ *(?:package |public )(?:let|var) (\w+)[^{\n]*$/gm),
  ...found(engine, /^ *(?:package |public )?case (\w.*)$/gm).flatMap(wordsOf),
  ...found(read("Grammar/Reference/compiled.md"), /`([^`]*)`/g).flatMap(wordsOf),
];
const ofCallers = [
  ...wordsOf(read("Web/formrules.d.ts").replace(/\/\*.*?\*\//gs, "")), ...found(readAll("Web/Page/", ".js"), /\.(\w+)/g),
];
const ofPlatform = Object.getOwnPropertyNames(globalThis).flatMap((name) => {
  const all = (value) => (Object(value) === value ? Object.getOwnPropertyNames(value) : []);
  return [name, ...all(globalThis[name]), ...all(globalThis[name]?.prototype)];
});
// Of objects that the platform takes or returns.
const ofResults = ["index", "lastIndex", "segment", "granularity", "enumerable", "configurable", "writable", "once"];

/** The names that may be shortened in the parsed runtime. */
export function privateNames(ast) {
  const kept = new Set([...ofPrograms, ...ofCallers, ...ofPlatform, ...ofResults]);
  const [declared, lookedUp, patterns, literals] = [new Set(), new Set(), new Set(), []];
  const keyOf = ({ key }) => key?.name ?? key;
  const keepKeys = ({ properties }) => properties.forEach((property) => kept.add(keyOf(property)));
  const note = (node) => {
    const { TYPE, left, name, value, expression } = node;
    if (TYPE === "String") [value, ...found(value, /\{(\w+)\}/g)].forEach((each) => kept.add(each));
    if (TYPE === "Destructuring") node.names.forEach((each) => patterns.add(each));
    if (/^(ObjectKeyVal|ConciseMethod|\w+[GS]etter)$/.test(TYPE) && !patterns.has(node)) declared.add(keyOf(node));
    if (TYPE === "Assign" && left.TYPE === "Dot") declared.add(left.property);
    if (value?.TYPE === "Object") literals.push({ name: TYPE === "VarDef" ? name.name : keyOf(node), object: value });
    // What adds an entry to a table, as `minify_runtime.mjs` divides it.
    if (TYPE === "Call" && node.args[1]?.TYPE === "Object") literals.push({ name: node.args[0].name, object: node.args[1] });
    if (TYPE === "Sub" && expression.TYPE === "Object") keepKeys(expression);
    else if (TYPE === "Sub") lookedUp.add(expression.name ?? expression.property);
  };
  ast.walk({ _visit(node, descend) { note(node); descend?.call(node); }, push() {}, pop() {} });
  for (const { name, object } of literals) if (lookedUp.has(name)) keepKeys(object);
  return [...declared].filter((name) => typeof name === "string" && name.length > 2 && !kept.has(name)).sort();
}

// The playground: forms that the site's build has compiled, on the JavaScript runtime.
import { load, parse } from "./formrules.js";

const element = (id) => document.getElementById(id);
const sources = [...document.querySelectorAll("[data-example]")];
const read = async (name) => (await fetch(`${name}.json`)).json();

let form = null;
let session = null;
let samples = null;

/** Shows a value as JSON; exact decimals write themselves. */
const shown = (value) => JSON.stringify(value, null, 2);

/** The fields whose values are texts or truth values, which one input can show. */
function inputs() {
  const isTrueOrFalse = (path) => samples.valid.some((record) => typeof record[path] === "boolean");
  return session.fields.flatMap((field) => {
    if (isTrueOrFalse(field.path)) return [{ field, isBox: true }];
    try {
      field.edit({ start: 0, end: 0, text: "" });
      return [{ field, isBox: false }];
    } catch {
      return field.isReadOnly ? [{ field, isBox: false }] : [];
    }
  });
}

function row({ field, isBox }) {
  const label = document.createElement("label");
  const name = document.createElement("span");
  const input = document.createElement("input");
  const message = document.createElement("output");
  name.textContent = field.label;
  input.name = field.path;
  input.autocomplete = "off";
  if (isBox) input.type = "checkbox";
  input.readOnly = field.isReadOnly;
  // The text before an edit, from which the edit is computed.
  let before = field.text;
  const change = () => {
    if (isBox) return field.set(input.checked);
    const end = input.value.length - input.selectionStart;
    let start = 0;
    while (start < before.length - end && start < input.selectionStart && before[start] === input.value[start]) start += 1;
    const text = input.value.slice(start, input.selectionStart);
    const { text: after, caret } = field.edit({ start, end: Math.max(start, before.length - end), text });
    input.value = after;
    input.setSelectionRange(caret, caret);
  };
  input.addEventListener("input", () => { change(); before = field.text; });
  input.addEventListener("focus", () => field.focus());
  input.addEventListener("blur", () => field.leave());
  label.append(name, input, message);
  element("fields").append(label);
  return () => {
    label.hidden = !field.isActive;
    name.dataset.state = field.state;
    if (!isBox && document.activeElement !== input) input.value = before = field.text;
    message.textContent = [...field.violations, ...field.warnings].map((violation) => violation.message).join(" ");
  };
}

function openForm() {
  session?.end();
  session = form.session();
  element("fields").replaceChildren();
  const rows = inputs();
  session.end();
  session = form.session();
  const updates = rows.map(({ field, isBox }) => row({ field: session.field(field.path), isBox }));
  const update = () => {
    for (const each of updates) each();
    element("verdict").textContent = session.verdict;
    element("values").textContent = shown(session.values);
  };
  session.onChange(update);
  update();
}

function judge() {
  try {
    element("report").textContent = shown(form.validate(parse(element("record").value)));
  } catch (error) {
    element("report").textContent = error.message;
  }
}

async function choose(name) {
  const [program, valid, invalid] = await Promise.all([name, `${name}.valid`, `${name}.invalid`].map(read));
  samples = { valid, invalid };
  const rules = load(program);
  form = rules.form(rules.forms.includes(name) ? name : rules.forms.at(-1));
  for (const source of sources) source.hidden = source.dataset.example !== name;
  openForm();
  show("invalid");
}

function show(sort) {
  element("record").value = shown(samples[sort][0]);
  judge();
}

element("example").append(...sources.map((source) => new Option(source.dataset.example, source.dataset.example)));
element("example").addEventListener("change", (event) => choose(event.target.value));
element("record").addEventListener("input", judge);
element("valid").addEventListener("click", () => show("valid"));
element("invalid").addEventListener("click", () => show("invalid"));
element("submit").addEventListener("click", () => session.submit());
await choose(sources[0].dataset.example);

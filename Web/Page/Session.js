// The session that judges what is filled in.

import { load } from "../formrules.js";
import { boxOf } from "./Markup.js";
import { answers, given, ofForm, program } from "./Site.js";

const rules = load(program);

// Without an answer a check is undecided, and left to the server.
const leave = () => Promise.reject(new Error("left to the server"));
const leftToServer = Object.fromEntries(program.program.externals.map(({ name }) => [name, leave]));
const externals = { ...leftToServer, ...answers };

export const hasHost = answers !== undefined;
export let session;

/** A session of a form. A site's context that the form doesn't take is reported, and left out; so are its other options. */
const opened = (name, options) => {
  const rulesOfForm = rules.form(name);
  for (const site of [given, { ...given, context: undefined }]) {
    try {
      return rulesOfForm.session({ ...site, ...options });
    } catch (error) {
      console.error("formRules:", error);
    }
  }
  return rulesOfForm.session(options);
};

/** Opens the session with the values that the page has. */
export const open = (values) => (session = opened(ofForm("form"), { externals, values }));

// Sessions of the forms in entries of maps, with the values that they were opened with as text.
const ofEntries = new WeakMap();

/**
 * The session of the form in an entry, which decides its conditions: in the page's session, a map is one value. Null while a value
 * that the form is given can't be read.
 */
export const sessionOfEntry = (row, valuesIn) => {
  const map = boxOf(row);
  const around = map.closest("[data-entry]");
  const holder = around ? sessionOfEntry(around, valuesIn) : session;
  const context = holder?.field(around ? map.dataset.name.slice(around.dataset.prefix.length + 1) : map.dataset.name)?.contextOfEntries;
  if (!context) return null;
  const values = valuesIn(row);
  const text = JSON.stringify([values, context]);
  const last = ofEntries.get(row);
  if (last?.text === text) return last.session;
  last?.session.end();
  // Nobody is asked a second time.
  const own = opened(row.dataset.entry, { externals: leftToServer, values, context });
  ofEntries.set(row, { text, session: own });
  return own;
};

/** The nearest box around an element whose value is a field of the session's own, and that field. */
export const fieldAt = (element) => {
  for (let box = boxOf(element); box; box = boxOf(box.parentElement)) {
    const field = session.field(box.dataset.name);
    if (field) return { box, field };
  }
  return null;
};

export const isTyped = (box) => box.dataset.kind === "text" && session.field(box.dataset.name) !== null;

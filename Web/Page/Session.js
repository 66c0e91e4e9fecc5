// The session that judges what is filled in.

import { load } from "../formrules.js";
import { boxOf } from "./Markup.js";
import { answers, given, ofForm, program } from "./Site.js";

const externals = { ...answers };
const rules = load(program);

for (const rule of program.program.externals) {
  if (Object.hasOwn(externals, rule.name)) continue;
  // Without an answer a check is undecided, and left to the server.
  externals[rule.name] = () => Promise.reject(new Error("left to the server"));
}

export const hasHost = answers !== undefined;
export let session;

/** Opens the session with the values that the page has. A site's options that the form doesn't take are reported, and left out. */
export const open = (values) => {
  const options = { externals, values };
  const rulesOfForm = rules.form(ofForm("form"));
  try {
    session = rulesOfForm.session({ ...given, ...options });
  } catch (error) {
    console.error("formRules:", error);
    session = rulesOfForm.session(options);
  }
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

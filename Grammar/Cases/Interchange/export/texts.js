// Generated from texts.rules by `formrules export --to javascript`: its rules, and the runtime that evaluates them.

…

// MARK: The rules

const compiledRules = …

/** The forms by their names. */
export const forms = Object.freeze(Object.fromEntries(
  compiledRules.forms.map((name) => [name, compiledRules.form(name)]),
));
export default compiledRules.form("texts");

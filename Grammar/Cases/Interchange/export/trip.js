// The rules of trip.rules, and the runtime that judges by them. `formrules export --to javascript` wrote this file.

…

// MARK: The rules

const compiledRules = …

/** The forms by their names. */
export const forms = Object.freeze(Object.fromEntries(
  compiledRules.forms.map((name) => [name, compiledRules.form(name)]),
));
export default compiledRules.form("booking");

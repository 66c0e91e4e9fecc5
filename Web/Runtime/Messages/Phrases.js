// Templates of messages, and the engine's own words around values.
import { member } from "../Values/RecordObject.js";
import { MOST_LISTED } from "./Labels.js";

/** A template, a label or a phrase in the words of the request. */
export function translated(on, text) {
  const { translations, ownTranslations } = on.request;
  return (translations && member(translations, text)) ?? (ownTranslations && member(ownTranslations, text)) ?? text;
}

/** Puts values in the place of `{placeholders}`; `{{` and `}}` are braces. */
export function filled(on, template, valueOf) {
  const parts = partsOf(template, on.program.templates);
  let text = parts[0];
  for (let index = 1; index < parts.length; index += 2) text += (valueOf(parts[index]) ?? `{${parts[index]}}`) + parts[index + 1];
  return text;
}

/** Words around values, such as `at least {low}`. */
export const phrase = (on, template, values = {}) => filled(on, translated(on, template), (name) => values[name]);

/** The last of the values that a message lists, and how many more there are than it lists. */
export const lastOf = (on, last, count) =>
  count > MOST_LISTED ? phrase(on, "{last} … ({count} more)", { last, count: count - MOST_LISTED }) : last;

/** The texts of a template with the names of placeholders between them; known for those that were met before. */
export function partsOf(template, known) {
  let parts = known.get(template);
  if (parts !== undefined) return parts;
  parts = [""];
  let end = 0;
  for (const { 0: written, 1: name, index } of template.matchAll(/\{\{|\}\}|\{([^}]*)\}/g)) {
    parts[parts.length - 1] += template.slice(end, index) + (name === undefined ? written[0] : "");
    if (name !== undefined) parts.push(name, "");
    end = index + written.length;
  }
  parts[parts.length - 1] += template.slice(end);
  // What hosts say is not known before.
  if (known.size < 1000) known.set(template, parts);
  return parts;
}

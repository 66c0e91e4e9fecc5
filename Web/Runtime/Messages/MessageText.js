// The texts of failures.
import { itemType } from "../Evaluation/FieldLookup.js";
import { aConstant } from "../Program/Operand.js";
import { member } from "../Values/RecordObject.js";
import { LIST, TEXT } from "../Values/Slot.js";
import { characterCount } from "../Values/TextMeasure.js";
import { defaultMessage } from "./DefaultMessages.js";
import { humanized } from "./Labels.js";
import { describeArguments, describeValue, hiddenValue } from "./MessageValues.js";

/** A message of the program, and the values that it is filled with now. */
export function resolveMessage(on, index) {
  const { source, arguments: args } = on.program.messages[index];
  const values = args.length === 0 ? {} : messageValues(describeArguments(on, args));
  return { source, arguments: args, values: () => values };
}

/** What a placeholder stands for that is none of the rule's parameters. */
function valueNamed(on, name, found) {
  switch (name) {
    case "label": return subjectLabel(on);
    case "value": return on.frame.field?.isSecret ? hiddenValue : describeValue(on, on.subject);
    case "length": return on.frame.field?.isSecret ? hiddenValue : shownLength(on);
    case "other": return found?.other() ?? undefined;
    default: return undefined;
  }
}

/**
 * The text of a failure: the author's, else that of the rule that failed in the end.
 *
 * `values` are the rule's arguments by placeholder, `found` the blame that has them otherwise. They are only looked
 * at where a message names one.
 */
export function messageOf(on, { authored = null, builtIn, isNegated = false, values = null, found = null }) {
  const { ruleTexts, translations } = on.request;
  if (authored !== null) {
    const template = (translations && member(translations, authored.source)) ?? authored.source;
    return filled(template, () => ({ ...(found?.values() ?? values), ...authored.values() }), on, found);
  }
  const given = values ?? found?.values() ?? {};
  if (builtIn === "type") given.example ??= on.frame.field?.notation?.example;
  const own = ruleTexts && member(ruleTexts, isNegated ? `not ${builtIn}` : builtIn);
  const manner = () =>
    found?.comparesMoments() ? "moment" : on.owners.length === 0 ? itemType(on)?.manner ?? "value" : "value";
  return filled(own ?? defaultMessage(builtIn, isNegated, given, manner), () => given, on, found);
}

function subjectLabel(on) {
  const { field, form, group } = on.frame;
  if (field) return field.shownLabel;
  const named = group > 0 ? form.objects[group] : form;
  return named.label ?? humanized(named.name);
}

function shownLength(on) {
  const { slot } = on.subject;
  return slot.kind === TEXT ? String(characterCount(slot.value)) : slot.kind === LIST ? String(slot.count) : "0";
}

/** The values of arguments by name; several of one name are listed. */
export function messageValues(args) {
  const values = {};
  for (const { name, text } of args) values[name] = values[name] === undefined ? text : `${values[name]}, ${text}`;
  return values;
}

/** Puts values in the place of `{placeholders}`; `{{` and `}}` are braces. */
function filled(template, valuesOf, on, found) {
  const parts = partsOf(template, on.program.templates);
  if (parts.length === 1) return parts[0];
  const values = valuesOf();
  let text = parts[0];
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index];
    text += (member(values, name) ?? valueNamed(on, name, found) ?? `{${name}}`) + parts[index + 1];
  }
  return text;
}

/** Whether a message says the same of every value that fails: it names nothing but constant arguments. */
export function isSameForAll(on, { authored, found }) {
  const names = authored === null ? [] : partsOf(authored.source, on.program.templates).filter((_, index) => index % 2 === 1);
  if (authored !== null && names.length === 0) return true;
  const args = [...found.arguments, ...(authored?.arguments ?? [])];
  return args.every(({ operand }) => operand.kind === aConstant) && names.every((name) => args.some((each) => each.name === name));
}

/** The texts of a template with the names of placeholders between them; known for those that were met before. */
function partsOf(template, known) {
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

// The texts of failures.
import { itemType } from "../Evaluation/FieldLookup.js";
import { aConstant } from "../Program/Operand.js";
import { member } from "../Values/RecordObject.js";
import { LIST, TEXT } from "../Values/Slot.js";
import { characterCount } from "../Values/TextMeasure.js";
import { defaultMessage, examples } from "./DefaultMessages.js";
import { humanized } from "./Labels.js";
import { describeArguments, hiddenValue, shownValue } from "./MessageValues.js";
import { filled, partsOf, translated } from "./Phrases.js";

/** A message of the program, and the values that it is filled with now. */
export function resolveMessage(on, index) {
  const { source, arguments: args, place } = on.program.messages[index];
  const values = args.length === 0 ? {} : messageValues(describeArguments(on, args));
  return { source, arguments: args, values: () => values, isStandard: on.program.sources[place[0]].startsWith("Standard/") };
}

/** What a placeholder stands for that is none of the rule's parameters. */
function valueNamed(on, name, found) {
  switch (name) {
    case "label": return subjectLabel(on);
    case "value": return on.frame.field?.isSecret ? hiddenValue : shownValue(on, on.subject);
    case "length": return on.frame.field?.isSecret ? hiddenValue : shownLength(on);
    case "other": return found?.other() ?? undefined;
    default: return undefined;
  }
}

/**
 * The text of a failure: the author's, else that of the rule that failed in the end; and whether that is the engine's own, not
 * translated.
 *
 * `values` are the rule's arguments by placeholder, `found` the blame that has them otherwise. They are only looked
 * at where a message names one.
 */
export function messageOf(on, { authored = null, builtIn, isNegated = false, values = null, found = null }) {
  const filledIn = (template, valuesOf) => {
    let known = null;
    return filled(on, template, (name) => member((known ??= valuesOf()), name) ?? valueNamed(on, name, found));
  };
  if (authored !== null) {
    const template = translated(on, authored.source);
    const message = filledIn(template, () => ({ ...(found?.values() ?? values), ...authored.values() }));
    return { message, isInEnglish: authored.isStandard && template === authored.source };
  }
  const given = values ?? found?.values() ?? {};
  if (builtIn === "type") given.example ??= on.frame.field?.notation?.example ?? examples[given.type];
  const { ruleTexts } = on.request;
  const own = ruleTexts && member(ruleTexts, isNegated ? `not ${builtIn}` : builtIn);
  const manner = () =>
    found?.comparesMoments() ? "moment" : on.owners.length === 0 ? itemType(on)?.manner ?? "value" : "value";
  const english = defaultMessage(builtIn, isNegated, given, manner);
  const template = own ?? translated(on, english);
  return { message: filledIn(template, () => given), isInEnglish: template === english };
}

function subjectLabel(on) {
  const { field, form, group } = on.frame;
  if (field) return translated(on, field.shownLabel);
  const named = group > 0 ? form.objects[group] : form;
  return translated(on, named.label ?? humanized(named.name));
}

function shownLength(on) {
  const { slot } = on.subject;
  return slot.kind === TEXT ? String(characterCount(slot.value)) : slot.kind === LIST ? String(slot.count) : "0";
}

/** The values of arguments by name; several of one name are listed. */
export function messageValues(args) {
  // A parameter can have any name, such as `constructor`.
  const values = Object.create(null);
  for (const { name, text } of args) values[name] = values[name] === undefined ? text : `${values[name]}, ${text}`;
  return values;
}

/** Whether a message says the same of every value that fails: it names nothing but constant arguments. */
export function isSameForAll(on, { authored, found }) {
  const names = authored === null ? [] : partsOf(authored.source, on.program.templates).filter((_, index) => index % 2 === 1);
  if (authored !== null && names.length === 0) return true;
  const args = [...found.arguments, ...(authored?.arguments ?? [])];
  return args.every(({ operand }) => operand.kind === aConstant) && names.every((name) => args.some((each) => each.name === name));
}

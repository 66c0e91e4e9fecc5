// The types of fields.
import { kindOfType, TEXT } from "../Values/Slot.js";
import { ProgramError } from "./ProgramError.js";

/** A type: its name; of what holds others, `item`; of a form, the form itself. */
export function typeOf(written, forms) {
  if (typeof written === "string") {
    if (!Object.hasOwn(kindOfType, written)) throw new ProgramError(`the type '${written}' is not known`);
    const type = { name: written, kind: kindOfType[written], manner: mannerOf(written) };
    if (written === "any") type.item = type;
    return type;
  }
  const [[name, inner]] = Object.entries(written);
  if (name === "form") return { name, form: forms[inner], manner: "value" };
  if (name !== "list" && name !== "map") throw new ProgramError(`the type '${name}' is not known`);
  return { name, item: typeOf(inner, forms), manner: name === "list" && inner === "choice" ? "selection" : "list" };
}

/** What a message is about, where the words for it differ. */
function mannerOf(type) {
  if (type === "date" || type === "month" || type === "time" || type === "datetime") return "moment";
  return type === "file" ? "file" : "value";
}

/** The type of what is in lists and maps, however deep. */
export function innermost(type) {
  while (type.item && type.name !== "any") type = type.item;
  return type;
}

export const plainAny = { name: "any", manner: "value" };
plainAny.item = plainAny;

export const typeOfText = { name: "text", kind: TEXT, manner: "value" };

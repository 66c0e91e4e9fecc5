// `kind`: what sort of value data has.
import { isWhole } from "../Values/Number.js";
import { BOOLEAN, FILE, FORM, LIST, NULL, NUMBER } from "../Values/Slot.js";
import { momentKinds } from "./SubjectKinds.js";

/** The names of the kinds of a value. */
export function kindsOfData(slot) {
  switch (slot.kind) {
    case NULL: return ["null"];
    case BOOLEAN: return ["boolean"];
    case NUMBER: return isWhole(slot.value) ? ["number", "integer"] : ["number"];
    case LIST: return [slot.isMap ? "object" : "list"];
    case FILE: case FORM: return ["object"];
    default: return momentKinds & (1 << slot.kind) ? ["text"] : [];
  }
}

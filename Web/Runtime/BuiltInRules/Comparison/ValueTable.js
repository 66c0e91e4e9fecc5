// Tables of values, so that the same ones are found without comparing each with each.
import { obstacleOf, resolveField } from "../../Evaluation/Operands.js";
import { folded } from "../../Values/CaseFolding.js";
import { numberText } from "../../Values/Number.js";
import { BOOLEAN, DATE, DATETIME, FILE, FORM, LIST, MONTH, NUMBER, TEXT, TIME } from "../../Values/Slot.js";
import { itemsOf } from "../ItemPaths.js";
import { momentOfSlot } from "./Order.js";
import { areSameItems, enteredSlots } from "./Sameness.js";

/** A text that values have in common that `areSameItems` takes for the same. */
export function tableKeyOfItem(on, value, ignoresCase) {
  if (value.slot.isDescribed) return tableKeyOfForm(on, value, ignoresCase);
  return value.isEmpty ? "" : tableKey(on, value, ignoresCase);
}

function tableKeyOfForm(on, value, ignoresCase) {
  let key = "";
  for (const offset of enteredSlots(value.slot.form)) {
    const part = resolveField(on, value.position + offset);
    if (!part.isEmpty && !part.slot.isDescribed) key += `${offset}:${tableKey(on, part, ignoresCase)};`;
  }
  return key;
}

function tableKey(on, { slot }, ignoresCase) {
  switch (slot.kind) {
    case TEXT: return JSON.stringify(ignoresCase ? folded(slot.value) : slot.value);
    case NUMBER: return slot.value === null ? "" : numberText(slot.value);
    case BOOLEAN: case DATE: case MONTH: case TIME: return String(slot.value);
    case DATETIME: {
      const { s, n } = momentOfSlot(on, slot);
      return `${s}.${n}`;
    }
    case FILE: return JSON.stringify(slot.value);
    case LIST: {
      if (!slot.isReadList) return "";
      const key = (at) => (slot.isMap ? JSON.stringify(on.slots[at - 1].value) : "");
      return `[${itemsOf(slot).map((at) => tableKeyOfItem(on, resolveField(on, at), ignoresCase) + key(at))}]`;
    }
    case FORM: {
      if (!slot.isOwn) return "";
      return `{${Array.from({ length: 2 * slot.count }, (_, offset) => tableKey(on, resolveField(on, slot.start + offset), ignoresCase))}}`;
    }
    default: return "";
  }
}

/** The values at some positions by their keys, and whether one can't be read or is a month; null where the steps run out. */
export function tableOf(on, positions, ignoresCase) {
  const table = { items: new Map(), ignoresCase, isUnread: false, holdsMonths: false };
  for (const position of positions) {
    if (!on.mayStep()) return null;
    const item = resolveField(on, position);
    if (obstacleOf(on, item) !== null) table.isUnread = true;
    else if (!item.isEmpty) {
      if (item.slot.kind === MONTH) table.holdsMonths = true;
      const key = tableKeyOfItem(on, item, ignoresCase);
      const same = table.items.get(key);
      if (same) same.push(item);
      else table.items.set(key, [item]);
    }
  }
  return table;
}

/** Whether a value is in a table. */
export function isInTable(on, value, { items, ignoresCase }) {
  return (items.get(tableKeyOfItem(on, value, ignoresCase)) ?? []).some((item) => areSameItems(on, value, item, ignoresCase));
}

// One value of a record, and what is known of it.
//
// The values of a record are in a row of slots: those of the form first, items of lists behind them. The meaning of
// `value` by kind is in `CalendarDate.js` and `Number.js`; a text is itself. A list has its items from `start` on, each
// of `stride` slots; of a map the slot before each value has its key. An object in an `any` has names and values from
// `start` on in turn; one that a form describes has its values in the slots behind it.

export const [
  MISSING, NULL, BOOLEAN, NUMBER, TEXT, DATE, TIME, DATETIME, FILE, LIST, FORM, DURATION, SIZE, PATTERN, SET, RANGE,
  MONTH,
] = Array(17).keys();

export const kindOfType = {
  text: TEXT, choice: TEXT, integer: NUMBER, number: NUMBER, boolean: BOOLEAN, date: DATE, month: MONTH, time: TIME,
  datetime: DATETIME, file: FILE, any: undefined,
};

// What is known of a value beside what it is.
export const INACTIVE = 1; // in a branch that does not apply
export const UNDECIDED = 2; // in a branch that may or may not apply
export const MISTYPED = 4; // not a value of the field's type
export const TYPING = 8; // a text that is still being typed, or made from one
export const PARTIAL = 16; // not a value of the type yet, but more typing can make it one
export const HOLLOW = 32; // an object all of whose fields are empty
export const BEYOND = 64; // beyond a limit
export const AS_GIVEN = 128; // taken as it is given, so that it is never empty
export const unapplied = INACTIVE | UNDECIDED;
export const unreadable = UNDECIDED | MISTYPED | BEYOND;
export const special = AS_GIVEN | unreadable;
export const unjudged = INACTIVE | unreadable;

export class Slot {
  constructor(kind, value) {
    this.kind = kind;
    this.value = value;
    this.flags = 0;
  }

  /** Where an item of the list lies. */
  item(index) {
    return this.start + index * this.stride;
  }

  get itemStride() {
    return this.isMap ? this.stride - 1 : this.stride;
  }

  /** Whether it is an object that a form describes. */
  get isDescribed() {
    return this.kind === FORM && !this.isOwn && (this.flags & MISTYPED) === 0;
  }

  /** Whether it is a list whose items were read. */
  get isReadList() {
    return this.kind === LIST && (this.flags & (MISTYPED | BEYOND)) === 0;
  }

  /** The item that is judged at a place: entries are judged in the order of the data. */
  itemAt(place) {
    return this.order === null ? place : this.order[place];
  }

  /** Marks it as beyond a limit, which reports name. */
  markBeyond(reason) {
    this.flags |= BEYOND;
    this.reason = reason;
  }

  copy() {
    return Object.assign(new Slot(this.kind, this.value), this);
  }
}

// What few slots have: of lists and objects where their items are, and in which order entries are judged if not in that
// of their keys; whether it is the key of an entry, the form that describes an object, the text that a value was typed
// as, a file as it was given, why it is not known what is beyond a limit, and the names of members that a closed form
// does not have.
Object.assign(Slot.prototype, {
  start: 0, count: 0, stride: 0, order: null, isMap: false, isOwn: false, isKey: false, form: null, text: null, given: null,
  reason: null, unknown: null,
});

/** The keys of a map, as a list of texts. */
export function keysOf(map) {
  const keys = new Slot(map.isMap ? LIST : MISSING, undefined);
  [keys.start, keys.count, keys.stride, keys.order] = [map.start - 1, map.count, map.stride, map.order];
  return keys;
}

/** A list or map itself, and the members of an object that no form describes as a map; of other values nothing. */
export function asList(slot) {
  if (slot.kind === LIST) return slot;
  const items = new Slot(slot.kind === FORM && slot.isOwn ? LIST : MISSING, undefined);
  if (items.kind === MISSING) return items;
  [items.flags, items.isMap, items.order] = [slot.flags, true, slot.order];
  [items.start, items.count, items.stride] = [slot.start + 1, slot.count, 2];
  return items;
}

export const missingSlot = Object.freeze(new Slot(MISSING, undefined));
const missingAsGiven = Object.freeze(Object.assign(new Slot(MISSING, undefined), { flags: AS_GIVEN }));

/** No value in the place of another. */
export const absentSlot = ({ flags }) => (flags & AS_GIVEN ? missingAsGiven : missingSlot);

// Puts the values of a record into slots.
import { limitReached, limits } from "../Evaluation/EvaluationLimits.js";
import { plainAny } from "../Program/ValueType.js";
import { Decimal, exactNumber, number, tooManyDigits } from "./Number.js";
import { isFile, isObject, isOther, member, orderOfNames, repeatedNames } from "./RecordObject.js";
import { AS_GIVEN, BOOLEAN, FILE, FORM, LIST, MISSING, NULL, NUMBER, Slot, TEXT } from "./Slot.js";
import { compareTexts, isWellFormed } from "./TextMeasure.js";

/** A value that no record can hold: NaN, a function, a Date. */
const noValue = (value) => new TypeError(`${typeof value === "object" ? value.constructor?.name : String(value)} is no value of a form`);

export const twice = "an object with a key twice is no value of a form";

/** Why a record cannot be judged, also as reports say it. */
export class Unreadable extends TypeError {
  constructor(message, rule = "", reason = "unreadable") {
    super(message);
    Object.assign(this, { rule, reason });
  }
}

function checkText(text) {
  if (!isWellFormed(text)) throw new Unreadable("half of a surrogate pair is no value of a form");
}

/** Puts values, as callers give them, into slots, each of the kind that was given. */
export class Loader {
  constructor(slots, keepsOrder = true) {
    this.slots = slots;
    // Whether entries are judged in the order of the data, which is not that in which a live form shows them.
    this.keepsOrder = keepsOrder;
    // The lists and objects around a value.
    this.around = [];
  }

  append(count) {
    if (this.slots.length + count > limits.slots) throw new Unreadable("a form cannot hold so many values", "form", limitReached("values of a record"));
    const first = this.slots.length;
    for (let index = 0; index < count; index++) this.slots.push(null);
    return first;
  }

  /** Makes slots for what was not given. */
  finish() {
    const { slots } = this;
    for (let at = 0; at < slots.length; at++) slots[at] ??= new Slot(MISSING, undefined);
  }

  form(values, form, base, depth) {
    if (depth >= limits.depth) {
      this.slots[base] = new Slot(FORM, undefined);
      this.slots[base].markBeyond(limitReached("depth"));
      return;
    }
    this.slots[base] = new Slot(FORM, undefined);
    // A form that is judged by itself is given its parameters beside its fields.
    for (const parameter of depth === 0 ? form.parameters ?? [] : []) {
      this.value(member(values, parameter.name), parameter.type, base + parameter.slot, depth);
    }
    this.object(values, form, form.objects[0], base, depth);
  }

  object(values, form, object, base, depth) {
    const repeated = values[repeatedNames];
    for (const { name, field, group } of object.members) {
      const value = name in Object.prototype ? member(values, name) : values[name];
      if (value === undefined) continue;
      if (repeated?.has(name)) throw new Unreadable(twice);
      if (field) this.value(value, field.type, base + field.slot, depth);
      else if (isObject(value)) {
        this.slots[base + form.objects[group].slot] = new Slot(FORM, undefined);
        this.object(value, form, form.objects[group], base, depth);
      }
      else this.slots[base + form.objects[group].slot] = this.plain(value);
    }
    if (form.isClosed) this.noteUnknown(values, object, base);
  }

  noteUnknown(values, object, base) {
    const names = values[orderOfNames] ?? Object.keys(values);
    const unknown = names.filter((name) => values[name] !== undefined && !object.memberNames.has(name));
    unknown.forEach(checkText);
    if (unknown.length > 0) this.slots[base + object.slot].unknown = unknown;
  }

  value(value, type, at, depth) {
    if (value === undefined) return;
    if (typeof value !== "object" || value === null) {
      this.slots[at] = this.plain(value);
      return;
    }
    if (this.around.includes(value)) throw new TypeError("an object in itself is no value of a form");
    this.around.push(value);
    if (type.form && isObject(value)) this.form(value, type.form, at, depth + 1);
    else if (Array.isArray(value) && type.item && type.name !== "map") this.list(value, type.item, at, depth);
    else if (isObject(value) && type.name === "map") this.map(value, type.item, at, depth);
    else if (isObject(value) && type.name === "any") this.members(value, at, depth);
    else if (isObject(value) && type.name === "file") this.slots[at] = fileSlot(value, (name) => member(value, name)) ?? this.plain(value);
    else this.slots[at] = this.plain(value);
    this.around.pop();
  }

  list(values, item, at, depth) {
    const list = (this.slots[at] = new Slot(LIST, undefined));
    if (depth >= limits.depth) return list.markBeyond(limitReached("depth"));
    [list.count, list.stride] = [values.length, item.form?.slotCount ?? 1];
    list.start = this.append(list.count * list.stride);
    // Lists of a declared type are as deep as the type is; only in an `any` they nest freely.
    const inner = item.name === "any" ? depth + 1 : depth;
    for (let index = 0; index < list.count; index++) this.value(values[index] ?? null, item, list.item(index), inner);
  }

  map(values, type, at, depth) {
    const map = (this.slots[at] = new Slot(LIST, undefined));
    map.isMap = true;
    if (depth >= limits.depth) return map.markBeyond(limitReached("depth"));
    const names = this.names(values);
    [map.count, map.stride] = [names.length, (type.form?.slotCount ?? 1) + 1];
    map.start = this.append(map.count * map.stride) + 1;
    map.order = this.order(values, names);
    names.forEach((name, index) => {
      const key = (this.slots[map.item(index) - 1] = this.text(name));
      // A key is judged even if it is blank.
      key.flags |= AS_GIVEN;
      key.isKey = true;
      this.value(values[name], type, map.item(index), type.name === "any" ? depth + 1 : depth);
    });
  }

  members(values, at, depth) {
    const object = (this.slots[at] = new Slot(FORM, undefined));
    if (depth >= limits.depth) return object.markBeyond(limitReached("depth"));
    const names = this.names(values);
    object.isOwn = true;
    object.count = names.length;
    object.start = this.append(2 * names.length);
    object.order = this.order(values, names);
    names.forEach((name, index) => {
      this.slots[object.start + 2 * index] = this.text(name);
      this.value(values[name], plainAny, object.start + 2 * index + 1, depth + 1);
    });
  }

  /** The names of members that have values, in the order in which objects with the same members are alike. */
  names(values) {
    if (values[repeatedNames]) throw new Unreadable(twice);
    return Object.keys(values).filter((name) => values[name] !== undefined).sort(compareTexts);
  }

  /** The positions of sorted names in the order of the data; null where that is the same. */
  order(values, names) {
    if (!this.keepsOrder || names.length < 2) return null;
    const positions = new Map(names.map((name, index) => [name, index]));
    const order = (values[orderOfNames] ?? Object.keys(values)).map((name) => positions.get(name)).filter((each) => each !== undefined);
    return order.every((position, place) => position === place) ? null : order;
  }

  text(text) {
    checkText(text);
    return new Slot(TEXT, text);
  }

  /** The value as a slot of its own; lists and forms without what is in them, but that a list is not empty. */
  plain(value) {
    if (typeof value === "string") return this.text(value);
    if (typeof value === "boolean") return new Slot(BOOLEAN, value);
    return value === null ? new Slot(NULL, undefined) : this.other(value);
  }

  /** The slot of a value that is no text, and neither true nor false. */
  other(value) {
    if (value === tooManyDigits) return numberSlot(value);
    if (typeof value === "bigint") return numberSlot(number(value, 0) ?? tooManyDigits);
    if (Number.isFinite(value)) return numberSlot(exactNumber(value));
    if (typeof value !== "object") throw noValue(value);
    if (value instanceof Decimal) return new Slot(NUMBER, new Decimal(value.digits, value.exponent));
    if (isFile(value)) return fileSlot(value, (name) => value[name]);
    if (isOther(value)) throw noValue(value);
    if (!Array.isArray(value)) return new Slot(FORM, undefined);
    const list = new Slot(LIST, undefined);
    list.count = Math.min(value.length, 1);
    [list.start, list.stride] = [this.append(list.count), 1];
    return list;
  }
}

const numberSlot = (value) => new Slot(NUMBER, value === tooManyDigits ? null : value);

/** The file that an object describes: `size` in bytes, perhaps `name`, and `media_type` or `type`; null for another. */
function fileSlot(value, read) {
  const texts = ["name", "media_type", "type"].map((name) => read(name) ?? null);
  const [size, [name, mediaType, type]] = [read("size"), texts];
  if (!Number.isSafeInteger(size) || size < 0 || texts.some((text) => text !== null && typeof text !== "string")) return null;
  if (mediaType !== null && type !== null) return null;
  for (const text of texts) if (text !== null) checkText(text);
  const slot = new Slot(FILE, { name, size, mediaType: mediaType ?? type ?? "" });
  slot.given = value;
  return slot;
}

// Texts that equal values have in common.
import { isObject } from "../Values/RecordObject.js";

/** A text that equal values have in common. */
export const keyOfValue = (value) =>
  JSON.stringify(value, (_, each) => {
    if (typeof each === "bigint" || typeof each === "number") return `#${each}`;
    if (isObject(each)) return Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)));
    return each;
  });

export const keyOfQuestion = ({ rule, value, arguments: args }) => keyOfValue([rule.name, value, args]);

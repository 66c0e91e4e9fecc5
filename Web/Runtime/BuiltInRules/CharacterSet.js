// Sets of characters, as `chars` writes them.
import { padded } from "../Values/CalendarDate.js";
import { spaces } from "../Values/TextMeasure.js";

/** A set with its notation, and an expression that finds the first character that is not in it. */
export function characterSet(notation) {
  // The notation is that of a class without brackets, but that some characters need no backslash there.
  const isNegated = notation[0] === "^";
  const body = (isNegated ? notation.slice(1) : notation).replace(
    /\\(p\{\w+\}|[\s\S])|([\s\S])/gu,
    (_, escaped, bare) => {
      if (bare !== undefined) return bare === "-" ? bare : /[\w\s]|[^\0-\x7f]/u.test(bare) ? bare : "\\" + escapedInClass(bare);
      if (escaped === "d") return "0-9";
      if (escaped === "w") return "0-9A-Z_a-z";
      if (escaped === "s") return spaces;
      return escaped[0] === "p" ? "\\" + escaped : "\\" + escapedInClass(escaped);
    });
  // A hyphen at an end is itself.
  const members = body.replace(/^-/, "\\-").replace(/(?<!\\)-$/, "\\-");
  return { notation, offender: new RegExp(`[${isNegated ? "" : "^"}${members}]`, "u") };
}

const escapedInClass = (character) =>
  /[\^$\\.*+?()[\]{}|/-]/.test(character) ? character : "x" + padded(character.charCodeAt(0).toString(16), 2);

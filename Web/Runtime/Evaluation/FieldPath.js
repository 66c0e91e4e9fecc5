// Paths as texts.
import { padded } from "../Values/CalendarDate.js";

/** A path as rule files write it: `addresses[0].postcode`, `labels["app"]`. */
export function pathText(path) {
  let text = "";
  for (const part of path) {
    if (typeof part === "number") text += `[${part}]`;
    else if (typeof part === "object") text += `[${quoted(part.key)}]`;
    // As no backquotes can hold it.
    else if (part === "" || /[`\0-\x1f]/.test(part)) text += `[${quoted(part)}]`;
    else text += (text === "" ? "" : ".") + (/^[A-Za-z_]\w*$/.test(part) ? part : `\`${part}\``);
  }
  return text;
}

/** A key as rule files write a text; what cannot be seen is written as a number. */
export function quoted(key) {
  const known = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const written = key.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu, (scalar) =>
    known[scalar] ?? `\\u{${padded(scalar.codePointAt(0).toString(16).toUpperCase(), 4)}}`);
  return `"${written}"`;
}

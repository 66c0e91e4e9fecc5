// Reads the paths of fields that callers write.
import { SessionError } from "./SessionError.js";

/** A path as it is written in rule files and reports, in its parts. */
export function pathParts(text) {
  if (typeof text !== "string") throw new SessionError("a path is a text");
  const parts = [];
  const part = /\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/y;
  while (part.lastIndex < text.length) {
    const [, quoted, name, index, key] = part.exec(text) ?? [];
    const found = quoted ?? name ?? (index && Number(index)) ?? (key === undefined ? key : { key: unescaped(key) });
    if (found === undefined) throw new SessionError(`'${text}' is no path`);
    parts.push(found);
  }
  return parts;
}

/** A key without the escapes that `pathText` writes. */
function unescaped(key) {
  const known = { n: "\n", r: "\r", t: "\t" };
  return key.replace(/\\(?:u\{(10[\dA-F]{4}|[\dA-F]{1,5})\}|(.))/g, (_, code, one) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : known[one] ?? one);
}

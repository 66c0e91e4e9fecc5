// Reads the paths of fields that callers write.
import { SessionError } from "./SessionError.js";

/** A path as it is written in rule files, in its parts. */
export function pathParts(text) {
  const parts = [];
  const part = /\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\[("(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")\]/y;
  while (part.lastIndex < text.length) {
    const [, quoted, name, index, key] = part.exec(text) ?? [];
    const found = quoted ?? name ?? (index === undefined ? key && { key: JSON.parse(key) } : Number(index));
    if (found === undefined) throw new SessionError(`'${text}' is no path`);
    parts.push(found);
  }
  return parts;
}

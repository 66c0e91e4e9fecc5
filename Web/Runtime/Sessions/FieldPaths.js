// Reads the paths of fields that callers write.
import { SessionError } from "./SessionError.js";

/** A path as it is written in rule files, in its parts. */
export function pathParts(text) {
  const parts = [];
  const part = /^\.?(?:`([^`]+)`|([^.[`]+))|^\[(\d+)\]|^\["((?:[^"\\]|\\.)*)"\]/;
  for (let rest = text; rest !== "";) {
    const found = part.exec(rest);
    if (!found) throw new SessionError(`'${text}' is no path`);
    parts.push(found[3] !== undefined ? Number(found[3]) : found[4] !== undefined ? JSON.parse(`"${found[4]}"`) : found[1] ?? found[2]);
    rest = rest.slice(found[0].length);
  }
  return parts;
}

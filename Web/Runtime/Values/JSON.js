// Reads JSON with exact numbers.
import { parseNumber } from "./Number.js";
import { orderOfNames, repeatedNames } from "./RecordObject.js";
import { isWellFormed } from "./TextMeasure.js";

/**
 * The value of a JSON text, with numbers kept exact: those that a number of JavaScript may not hold are `Decimal`s.
 *
 * Throws a SyntaxError where the text is not JSON.
 */
export function parse(text) {
  let at = 0;
  const fail = () => {
    throw new SyntaxError(`not JSON at position ${at}`);
  };
  const space = /[ \t\n\r]*/y;
  const token = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;
  const next = () => {
    space.lastIndex = at;
    space.test(text);
    token.lastIndex = space.lastIndex;
    const found = token.exec(text)?.[0] ?? fail();
    at = token.lastIndex;
    return found;
  };
  const string = (written) => {
    const read = written[0] === '"' ? JSON.parse(written) : fail();
    // Half of a surrogate pair is no character.
    return isWellFormed(read) ? read : fail();
  };
  const value = (written, depth) => {
    if (depth > 512) fail();
    if (written === "{") return object(depth);
    if (written === "[") return list(depth);
    if (written === "true" || written === "false") return written === "true";
    if (written === "null") return null;
    if (/[-0-9]/.test(written[0])) return parseNumber(written, true);
    return string(written);
  };
  const list = (depth) => {
    const items = [];
    for (let written = next(); written !== "]"; written = next()) {
      if (items.length > 0) written = written === "," ? next() : fail();
      items.push(value(written, depth + 1));
    }
    return items;
  };
  const object = (depth) => {
    const [values, names, repeated] = [{}, [], new Set()];
    for (let written = next(); written !== "}"; written = next()) {
      if (names.length > 0) written = written === "," ? next() : fail();
      const name = string(written);
      if (next() !== ":") fail();
      if (Object.hasOwn(values, name)) repeated.add(name);
      else names.push(name);
      Object.defineProperty(values, name, { value: value(next(), depth + 1), enumerable: true, writable: true, configurable: true });
    }
    Object.defineProperty(values, orderOfNames, { value: names });
    if (repeated.size > 0) Object.defineProperty(values, repeatedNames, { value: repeated });
    return values;
  };
  const result = value(next(), 0);
  space.lastIndex = at;
  space.test(text);
  at = space.lastIndex;
  return at === text.length ? result : fail();
}

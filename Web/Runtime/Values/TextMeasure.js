// How long texts are, in characters, UTF-16 units, scalars or bytes, and in which order they come.

export const spaces = "\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const onlySpaces = new RegExp(`^[${spaces}]*$`);
export const firstSpaces = new RegExp(`^[${spaces}]+`);
export const runsOfSpaces = new RegExp(`[${spaces}]+`, "g");

/** Whether a text has nothing but white space. */
export function isBlank(text) {
  const first = text.charCodeAt(0);
  return !(first > 0x20 && first < 0x80) && onlySpaces.test(text);
}

/** The text without the white space around it. */
export function trimmed(text) {
  let end = text.length;
  while (end > 0 && isBlank(text[end - 1])) end--;
  return text.slice(0, end).replace(firstSpaces, "");
}

export const isWellFormed = String.prototype.isWellFormed
  ? (text) => text.isWellFormed()
  : (text) => !/\p{Surrogate}/u.test(text);

/** The text as browsers send it: with a replacement character, or nothing, for half of a surrogate pair. */
export const wellFormed = (text, replacement = "\ufffd") => text.replace(/\p{Surrogate}/gu, replacement);

/** Bytes of the text in UTF-8. */
export function byteCount(text) {
  let count = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // Each half of a pair is two of its four bytes.
    if (unit >= 0x80) count += unit >= 0x800 && (unit & 0xf800) !== 0xd800 ? 2 : 1;
  }
  return count;
}

/** Scalars of the text. */
export function scalarCount(text) {
  let count = text.length;
  for (let index = 0; index < text.length; index++) if ((text.charCodeAt(index) & 0xfc00) === 0xdc00) count--;
  return count;
}

let segmenter;
const shortestPart = 1024;

/** The text in grapheme clusters: what people call characters. */
export function characters(text) {
  if (areUnitsCharacters(text)) return text.split("");
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  const all = [];
  // For each segment the text is copied, so it is segmented in parts. The last character of one may go on behind it.
  for (let [start, size] = [0, shortestPart]; start < text.length;) {
    let end = start + size;
    if ((text.charCodeAt(end) & 0xfc00) === 0xdc00) end++;
    const found = Array.from(segmenter.segment(text.slice(start, end)), (part) => part.segment);
    if (end < text.length) found.pop();
    size = found.length > 0 ? shortestPart : 2 * size;
    for (const character of found) {
      all.push(character);
      start += character.length;
    }
  }
  return all;
}

/** Between two scalars below U+0300 there is always a boundary, but in CR LF. */
function areUnitsCharacters(text) {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x300 || unit === 0x0d) return false;
  }
  return true;
}

export const characterCount = (text) => (areUnitsCharacters(text) ? text.length : characters(text).length);

export const counters = { characters: characterCount, utf16: (text) => text.length, scalars: scalarCount, bytes: byteCount };

/** The order of texts by their code points, which is that of their UTF-8. */
export function compareTexts(left, right) {
  const end = Math.min(left.length, right.length);
  for (let index = 0; index < end; index++) {
    const [one, other] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (one === other) continue;
    const areSurrogates = [one, other].map((unit) => (unit & 0xf800) === 0xd800);
    if (areSurrogates[0] !== areSurrogates[1]) return areSurrogates[0] ? 1 : -1;
    return one - other;
  }
  return left.length - right.length;
}

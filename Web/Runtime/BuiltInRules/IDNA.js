// `idna`: host names.
import { failsForGood, plain } from "../Evaluation/Answer.js";
import { leftToServer } from "../Evaluation/EvaluationLimits.js";
import { unknownFor } from "../Evaluation/Tests.js";

/** What `idna` answers to a name; labels beyond ASCII, plain or encoded, are left to the server. */
export function testHostName(on, text, step) {
  if (/[^\0-\x7f]|(?:^|\.)xn--/i.test(text)) return unknownFor(on, leftToServer, step);
  const labels = text.split(".");
  if (text.length > 253 || /[^A-Za-z0-9.-]/.test(text)) return failsForGood;
  const isLabel = (label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(label) && label.length <= 63;
  if (!labels.slice(0, -1).every(isLabel)) return failsForGood;
  return plain(isLabel(labels.at(-1)) && !/^\d+$/.test(labels.at(-1)));
}

// Rejections: violations that were found elsewhere, such as by a server, and are shown until what they are about changes.
import { pathText } from "../Evaluation/FieldPath.js";
import { pathParts } from "./FieldPaths.js";
import { givenValues } from "./Values.js";
import { keyOfValue } from "./ValueKeys.js";

/** Shows violations at their fields, in place of those shown before; returns those whose path leads to no field that people see. */
export function reject(session, violations) {
  const rejections = violations.map((given) => {
    if (typeof given?.message !== "string") throw new TypeError("a violation needs a message");
    const violation = { path: "", rule: "rejected", severity: "error", file: "", line: 0, column: 0, ...given };
    const place = session.innermost(pathParts(violation.path));
    return { violation, ...place, key: keyOf(session, place?.field) };
  });
  const isShown = ({ violation, field }) => (field ? isOpen(session, field) : violation.path === "" || isGroup(session, violation.path));
  session.rejections = rejections.filter(isShown);
  session.update();
  return violations.filter((_, index) => !isShown(rejections[index]));
}

/** Whether a path leads to a group of the form, which no field shows. */
function isGroup(session, path) {
  const start = `${pathText(pathParts(path))}.`;
  return session.root.fields.some(({ layout }) => layout.pathText.startsWith(start));
}

/** Stops showing what is about a value that has changed. */
export function forgetSettled(session) {
  session.rejections = session.rejections.filter(({ field, key }) => !field?.isGone && keyOf(session, field) === key);
}

/** The rejections of a field, if it applies; without a field those of the form as a whole. */
export function rejectionsOf(session, field) {
  return session.rejections.filter((each) => each.field === field && isOpen(session, field))
    .map(({ violation, rest }) => (field ? { ...violation, path: pathText([...field.path, ...rest]) } : violation));
}

/** A text that stands for what a field, or the form, holds. */
function keyOf(session, field) {
  return keyOfValue(field ? field.given : givenValues(session.root));
}

/** Whether a field and all that it is in apply and are enabled. */
function isOpen(session, field) {
  return !field || (field.isEnabled && session.applies(field));
}

// Rejections: violations that were found elsewhere, such as by a server, and are shown until what they are about changes.
import { pathText } from "../Evaluation/FieldPath.js";
import { isObject } from "../Values/RecordObject.js";
import { pathParts } from "./FieldPaths.js";
import { givenValues } from "./Values.js";
import { keyOfValue } from "./ValueKeys.js";

/** Shows violations at their fields, in place of those shown before; returns those whose path leads to no field that people see. */
export function reject(session, violations) {
  const rejections = violations.map((given) => {
    if (!isObject(given) || typeof given.message !== "string") throw new TypeError("a violation has a path and a message");
    const { path = "", rule = "rejected", message, severity = "error", file = "", line = 0, column = 0 } = given;
    const violation = { path, rule, message, severity, file, line, column };
    const { field = null, rest = [] } = session.innermost(pathParts(path)) ?? {};
    return { given, violation, field, rest, key: keyOf(session, field) };
  });
  const isOfForm = ({ violation }) => violation.path === "";
  const isOther = (each) => !isOfForm(each) && (each.field === null || !isOpen(session, each.field));
  session.rejections = rejections.filter((each) => !isOther(each));
  session.update();
  return rejections.filter(isOther).map(({ given }) => given);
}

/** Stops showing what is about a value that has changed. */
export function forgetSettled(session) {
  session.rejections = session.rejections.filter(({ field, key }) => !field?.isGone && keyOf(session, field) === key);
}

/** The rejections of a field that applies; for null those of the form as a whole. */
export function rejectionsOf(session, field) {
  return session.rejections.filter((each) => each.field === field && (field === null || isOpen(session, field)))
    .map(({ violation, rest }) => (field ? { ...violation, path: pathText([...field.path, ...rest]) } : violation));
}

/** What the field, or the form, holds. */
function keyOf(session, field) {
  return keyOfValue(field ? field.given : givenValues(session.root));
}

/** Whether a field and all that it is in apply and are enabled. */
function isOpen(session, field) {
  for (let around = field; around; around = around.instance.holder) if (!around.isEnabled) return false;
  return session.applies(field);
}

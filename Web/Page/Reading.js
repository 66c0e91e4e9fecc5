// Has the session know what controls hold.

import { rowsOf } from "./Markup.js";
import { withoutShowing } from "./Pauses.js";
import { fieldAt, session } from "./Session.js";
import { find } from "./Site.js";
import { sameValue, shownIn, textOf, valueOf } from "./Values.js";

/** Makes several changes as one, before anything is shown. */
export const inOne = (changes) => withoutShowing(() => session.batch(changes));

/** Tells the session what a box that is not typed in holds. */
export const send = (element) => {
  const found = fieldAt(element);
  if (found) found.field.set(valueOf(found.box));
};

/** An unchecked box says no, but for those of a nested form that is left out. */
export const sendBoxes = () =>
  inOne(() => {
    for (const box of find('[data-kind="boolean"]')) {
      const field = session.field(box.dataset.name);
      const value = valueOf(box);
      if (field && field.value !== value) field.set(value);
    }
  });

/** The boxes whose controls are a field's own, with these fields. */
export const boxesOfFields = () =>
  find("[data-name]").flatMap((box) => {
    const field = session.field(box.dataset.name);
    const isList = box.dataset.kind === "list" && rowsOf(box)[0]?.dataset.part !== undefined;
    return field && !isList && !["form", "output"].includes(box.dataset.kind) ? [{ box, field }] : [];
  });

// What boxes held when they were last shown.
export const shown = new WeakMap();

/**
 * Has the session know what was put into controls, or taken out of them, without an event: a browser that restores a page does so,
 * and what fills in for a person may fill in everything before it says anything.
 */
export const readOthers = (heard = null) =>
  inOne(() => {
    for (const { box, field } of boxesOfFields()) {
      const { kind } = box.dataset;
      const value = valueOf(box);
      if (box.contains(heard) || shown.get(box) === textOf(kind, value)) continue;
      if (!sameValue(kind, value, kind === "text" ? shownIn(box, field) : field.value ?? undefined)) field.set(value);
    }
  });

export const readAll = () => {
  readOthers();
  sendBoxes();
};

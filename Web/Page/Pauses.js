// When nothing is shown: while something changes, and while a button is pressed.

const pauses = { isChanging: false, isPressed: false };
export const isPaused = () => pauses.isChanging || pauses.isPressed;

/** Does something that changes the session, or moves the focus, before anything is shown. */
export const withoutShowing = (act) => {
  const wasChanging = pauses.isChanging;
  pauses.isChanging = true;
  act();
  pauses.isChanging = wasChanging;
};

/**
 * Does something when a button is no longer pressed. Meanwhile nothing may move from under it: the field before it, which is
 * left, may have a message.
 */
export const afterPressing = (act) => {
  addEventListener("pointerdown", ({ button }) => (pauses.isPressed = button === 0), true);
  // A menu may hide that a button is released.
  for (const kind of ["pointerup", "pointercancel", "contextmenu", "keydown"]) {
    addEventListener(kind, () => {
      if (!pauses.isPressed) return;
      pauses.isPressed = false;
      // The click comes first.
      setTimeout(act);
    }, true);
  }
};

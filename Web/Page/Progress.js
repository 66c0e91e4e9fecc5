// How far a person has come.

export const progress = {
  // Whether the form was to be sent, so that everything that is missing is shown.
  isSubmitted: false,
  // Whether something was asked that awaits answers of the site: nothing else can be asked meanwhile.
  isAsking: false,
  // Whether the page found nothing wrong, so that the browser may send the form.
  isAccepted: false,
  // Whether the form is on its way: until something changes, or the page is shown again, it isn't sent twice.
  isSent: false,
  // The control that someone fills in.
  typed: null,
};

/** Controls that were left, or in which a value was chosen. */
export const left = new WeakSet();

/** Boxes that were left. */
export const visited = new WeakSet();

/** Boxes that took only a part of what was pasted. */
export const cut = new Set();

// What is known of the field and the form that are judged.

/** What is known of the field, or the item of a list, that is judged. */
export class FieldState {
  constructor(end) {
    this.end = end;
    this.isSkipped = false;
    this.hasFailed = false;
    this.isUndecided = false;
    // Whether one of its checks has failed, and no other one is to be reported.
    this.isSettled = false;
    // Position of the value whose length or size was refused: patterns don't run on it, nor are its items judged.
    this.refused = null;
    this.areItemTypesJudged = false;
  }
}

/** A form's instance that is being judged, and where in it: a field, or a group by its position among the form's objects. */
export const frameOf = (form, base, firstItem = 0, follows = false) =>
  ({ form, base, firstItem, follows, field: null, group: 0 });

// The error of operations that are not possible.

/** Why something cannot be done to a live form. */
export class SessionError extends Error {
  constructor(message) {
    super(message);
    this.name = "SessionError";
  }
}

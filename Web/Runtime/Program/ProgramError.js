// The error of `load`.

/** A program that cannot be run here: damaged, or of a form that this runtime does not know. */
export class ProgramError extends Error {
  constructor(message) {
    super(message);
    this.name = "ProgramError";
  }
}

/** An exact decimal: `digits` × 10^`exponent`, with at most 38 digits and no trailing zeros. */
export class Decimal {
  readonly digits: bigint;
  readonly exponent: number;
  /** The number that a text writes, such as `12.50` or `1e-7`. Throws a RangeError for any other text. */
  static from(text: string): Decimal | number;
  toString(): string;
  toJSON(): string;
}

/** A program that cannot be run here: damaged, or of a form that this runtime does not know. */
export class ProgramError extends Error {}

/** What is known of a file, in place of a `File`. */
export interface FileDescription {
  name?: string;
  size: number;
  type?: string;
  media_type?: string;
}

/** A value of a record. `undefined` means missing; a text can be parsed as a number, date, time or Boolean. */
export type Value =
  | null | undefined | boolean | number | bigint | string | Decimal | Blob | FileDescription
  | readonly Value[] | { readonly [name: string]: Value };

/** Values by name. */
export type FormRecord = { readonly [name: string]: Value };

/** Values of a form while it is filled in: any may be missing yet, and a choice may be any text. */
export type Draft<Values> =
  Values extends Decimal | Blob ? Values
  : Values extends string ? string
  : Values extends readonly (infer Each)[] ? Draft<Each>[]
  : Values extends object ? { [Name in keyof Values]?: Draft<Values[Name]> | null }
  : Values;

export type ReportMode = "first-per-field" | "all" | "first";
export type Verdict = "valid" | "invalid" | "undecided";

export interface ValidationOptions {
  /** Which failures are reported; by default, the first failing check of each field. */
  mode?: ReportMode;
  /**
   * The value of `now` and `today`: a Date, milliseconds since 1970, or a text such as `2026-01-31T14:30+01:00`, whose
   * offset is then the form's time zone. By default, the current time in the system's time zone.
   */
  now?: Date | number | string;
  /** Values in addition to the record, by the names of the form's contexts. `validate` ignores those of the file's other forms. */
  context?: FormRecord;
  /** The last step to validate: fields of later steps, and checks that read them, are skipped. */
  step?: string;
  /** Whether a text in place of a number or a Boolean is a violation instead of being parsed. */
  strict?: boolean;
  /** Messages of rules by name, in place of the English ones; `not ` before a name is for the negated rule. */
  ruleTexts?: { readonly [rule: string]: string };
  /** Translations of messages and labels, by the original text with its placeholders. */
  translations?: { readonly [message: string]: string };
}

export interface Violation {
  /** Where the value is in the record: `addresses[0].postcode`; empty for the form. */
  path: string;
  /** The name of the rule in the check; `type` for a value of the wrong type. */
  rule: string;
  message: string;
  severity: "error" | "warning";
  /** Where the check is in the rule files. */
  file: string;
  line: number;
  column: number;
}

/** A violation found elsewhere, such as by a server. Without a path it concerns the form as a whole. */
export type Rejection = Partial<Violation> & { message: string };

export interface Undecided {
  path: string;
  rule: string;
  reason: string;
}

/** What `formrules validate --output ndjson` writes for a record, without its number and the positions in the data. */
export interface Report {
  verdict: Verdict;
  violations: Violation[];
  undecided: Undecided[];
}

/** A form of a program, ready to validate records; `Values` is the type of a valid one. */
export interface Form<Values = FormRecord> {
  readonly name: string;
  readonly label: string;
  /**
   * Validates a record. Throws a TypeError if it contains something that is not a value, such as a function, and a
   * RangeError for an unknown mode, step or context name, a wrong value in a context, or an invalid `now`.
   */
  validate(record: FormRecord, options?: ValidationOptions): Report;
  /**
   * Opens the form to be filled in. Throws a SessionError if an external rule of the form has no function, or a value
   * has no field or context.
   */
  session(options?: SessionOptions): Session<Values>;
}

/** The reason why an operation on a live form is not possible. */
export class SessionError extends Error {}

/**
 * The app's answer to an external rule: whether it accepts the value, or the message with which it rejects it.
 * `signal` is aborted when the answer is no longer wanted. An error leaves the check undecided.
 */
export type External = (
  value: Value, question: { signal: AbortSignal; arguments: FormRecord },
) => boolean | string | Promise<boolean | string>;

export interface SessionOptions extends Omit<ValidationOptions, "step"> {
  values?: FormRecord;
  /** The functions of external rules, by the name of the rule. */
  externals?: { readonly [rule: string]: External };
}

/**
 * `incomplete`: a check fails, but more typing can still fix it, or the field has not been visited yet;
 * `checking`: it waits for an external rule.
 */
export type State = "untouched" | "editing" | "incomplete" | "checking" | "invalid" | "undecided" | "valid";

/** The effect of a key press, a deletion or a paste. Offsets are in the displayed text, in UTF-16 units. */
export interface Edit {
  start: number;
  end: number;
  text?: string;
  /** Whether a deletion comes from the Delete key instead of Backspace. */
  direction?: "forward" | "backward";
}

export interface EditOutcome {
  text: string;
  value: Value;
  /** The position of the caret after the edit, in UTF-16 units. */
  caret: number;
  state: State;
  /** Whether the edit was rejected completely. */
  isRefused: boolean;
  /** Whether only a part was accepted: the beginning, or all but some letters or digits. */
  isShortened: boolean;
  /** The messages of errors and warnings to show now. */
  messages: string[];
}

/** A field of a live form. If its row was removed, it keeps its last value, and can't be changed. */
export interface SessionField {
  readonly path: string;
  readonly label: string;
  /** The text to show in an input. */
  readonly text: string;
  /** The value in the field's type, if it can be read as that type. */
  readonly value: Value;
  readonly state: State;
  readonly violations: Violation[];
  readonly warnings: Violation[];
  readonly undecided: Undecided[];
  /** Whether the field applies: no condition excludes it or a list or form that it is in. */
  readonly isActive: boolean;
  readonly isPending: boolean;
  /** Also true in a read-only list or form. A read-only field changes with the value of the whole list or form around it. */
  isReadOnly: boolean;
  /** Also false in a disabled list or form. */
  isEnabled: boolean;
  readonly rowCount: number;
  /**
   * Throws a SessionError if the field has no text, is read-only or disabled, or the range is not in the text. The
   * range may begin or end inside a character; what is left of that is kept.
   */
  edit(edit: Edit): EditOutcome;
  /** Sets the value, which counts as finished; `undefined` removes it. Throws a SessionError if the field is read-only. */
  set(value: Value): void;
  focus(): void;
  /** Leaves the field: its text counts as finished, and all failures are shown. */
  leave(): void;
  insert(value?: Value, position?: number): void;
  move(from: number, to: number): void;
  remove(position: number): void;
}

/** A step of a live form. A check belongs to the last of the steps whose fields it reads. */
export interface SessionStep {
  readonly name: string;
  readonly label: string;
  readonly fields: SessionField[];
  readonly state: State;
  readonly violations: Violation[];
  readonly warnings: Violation[];
  /** Whether all checks of the step hold, independently of what is shown. */
  readonly canContinue: boolean;
  /** Shows all failures of the step, and waits for external rules; returns whether the form can continue. */
  submit(): Promise<boolean>;
}

/** A live form: a form while it is filled in. */
export interface Session<Values = FormRecord> {
  /** The field at a path such as `card.number` or `addresses[0].postcode`; null if there is none. */
  field(path: string): SessionField | null;
  /** All fields in file order; those of nested forms and rows follow the field that contains them. */
  readonly fields: SessionField[];
  /** The steps in file order; empty if the form has none. */
  readonly steps: SessionStep[];
  /** The verdict on the values as they are, independently of what is shown. */
  readonly verdict: Verdict;
  readonly isPending: boolean;
  /** Everything to show now, including what concerns the form as a whole. */
  readonly violations: Violation[];
  readonly warnings: Violation[];
  /**
   * Shows violations found elsewhere, such as by a server after submission, in place of those of the last call. Each is
   * shown until the value of its field changes, one without a path or of a group until any value changes, and all until
   * the form or one of its steps is submitted. They don't affect the verdict. Returns those that no field shows, because
   * the form has no field at their path or the field does not apply. Throws a SessionError for a text that is not a path.
   */
  show(violations: readonly Rejection[]): Rejection[];
  /** The accepted values: normalized, typed, and only of fields that apply. */
  readonly values: Draft<Values>;
  /**
   * All that was entered, including texts that are no values yet and fields that do not apply; an emptied field is null. Store it,
   * and open another session with it as `values` to continue.
   */
  readonly draft: FormRecord;
  /** The values of the form's contexts. Setting it throws a SessionError if the form has no such context. */
  context: FormRecord;
  /**
   * Sets the given values, and leaves all others unchanged; values of computed fields are ignored. Throws a SessionError
   * if a field is unknown, or was made read-only.
   */
  update(values: FormRecord): void;
  /**
   * Makes all changes of a function, and validates once at its end instead of after each: what the session says meanwhile is
   * what it said before. If the function throws, the changes until then remain.
   */
  batch(changes: () => void): void;
  /** Calls a function after each change; call the function that it returns to stop this. */
  onChange(listener: () => void): () => void;
  /** Waits until all external rules have answered. */
  settle(): Promise<void>;
  /** Validates the whole form, shows all failures, and waits for external rules. Undecided if the session has ended. */
  submit(): Promise<Verdict>;
  /** Ends the session: no more external rules are called. */
  end(): void;
}

export interface Forms {
  /** The names of the forms, in file order. */
  readonly forms: string[];
  /** The form with this name. Throws a RangeError if there is none. */
  form(name: string): Form;
}

/** Loads the object or text that `formrules compile` writes. Throws a ProgramError if it can't be run. */
export function load(program: string | object): Forms;

/** Parses JSON, with exact numbers. Throws a SyntaxError if the text is not JSON. */
export function parse(text: string): Value;

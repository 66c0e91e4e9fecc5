/** An exact decimal: `digits` × 10^`exponent`, with at most 38 digits and none of them a zero at the end. */
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
  /** How much of what fails is reported: by default the first failing check of each field. */
  mode?: ReportMode;
  /**
   * What `now` and `today` are: a Date, milliseconds since 1970, or a text such as `2026-01-31T14:30+01:00`, whose
   * offset is then the form's time zone. By default the present, in the time zone of the system.
   */
  now?: Date | number | string;
  /** Values in addition to the record, by the names of the form's contexts. */
  context?: FormRecord;
  /** The name of the step up to which the record is judged: a check that reads fields of a later one asks nothing. */
  step?: string;
  /** Whether a text given for a number, a date or a truth value is a violation instead of read. */
  strict?: boolean;
  /** Texts for rules by name, in place of the English ones; `not ` before a name is its negation. */
  ruleTexts?: { readonly [rule: string]: string };
  /** Translations of messages that rule files hold, by the message as written there. */
  translations?: { readonly [message: string]: string };
}

export interface Violation {
  /** Where the value is in the record: `addresses[0].postcode`; empty for the form. */
  path: string;
  /** The rule as the check names it; `type` for a value of a wrong type. */
  rule: string;
  message: string;
  severity: "error" | "warning";
  /** Where the check is in the rule files. */
  file: string;
  line: number;
  column: number;
}

export interface Undecided {
  path: string;
  rule: string;
  reason: string;
}

/** What `formrules validate --output ndjson` writes of a record, without its number and the places in the data. */
export interface Report {
  verdict: Verdict;
  violations: Violation[];
  undecided: Undecided[];
}

/** A form of a program, ready to judge records; `Values` are those of a valid one. */
export interface Form<Values = FormRecord> {
  readonly name: string;
  readonly label: string;
  /** Judges a record. Throws a TypeError if it contains something that is not a value, such as a function. */
  validate(record: FormRecord, options?: ValidationOptions): Report;
  /** Opens the form to be filled in. Throws a SessionError where a function of an external rule is missing, or a field of a value. */
  session(options?: SessionOptions): Session<Values>;
}

/** Why something cannot be done to a form that is filled in. */
export class SessionError extends Error {}

/**
 * What the app answers to an external rule: whether it accepts the value, or the message with which it does not.
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
 * `incomplete`: something is wrong, but more typing may mend it, or nobody has been here yet;
 * `checking`: an external rule has been asked.
 */
export type State = "untouched" | "editing" | "incomplete" | "checking" | "invalid" | "undecided" | "valid";

/** What a key, a deletion or a paste does. Offsets are those of the text that is shown, in UTF-16 units. */
export interface Edit {
  start: number;
  end: number;
  text?: string;
  /** Whether a deletion is that of the Delete key, and not of Backspace. */
  direction?: "forward" | "backward";
}

export interface EditOutcome {
  text: string;
  value: Value;
  /** Where the caret is afterwards, in UTF-16 units. */
  caret: number;
  state: State;
  /** Whether nothing of the edit was taken. */
  isRefused: boolean;
  /** Messages of the errors and warnings to be shown now. */
  messages: string[];
}

/** A field of a form that is filled in. */
export interface SessionField {
  readonly path: string;
  readonly label: string;
  /** The text to be shown in an input. */
  readonly text: string;
  /** The value in the field's type where it can be read as that. */
  readonly value: Value;
  readonly state: State;
  readonly violations: Violation[];
  readonly warnings: Violation[];
  readonly undecided: Undecided[];
  /** Whether the field applies: no condition around it says otherwise. */
  readonly isActive: boolean;
  readonly isPending: boolean;
  isReadOnly: boolean;
  isEnabled: boolean;
  readonly rowCount: number;
  /** Throws a SessionError where the field has no text, is read-only or disabled, or an offset is inside a character. */
  edit(edit: Edit): EditOutcome;
  /** Sets the value, which counts as finished; `undefined` takes it away. */
  set(value: Value): void;
  focus(): void;
  /** Leaves the field: what was typed is finished, and all that fails is shown. */
  leave(): void;
  insert(value?: Value, position?: number): void;
  move(from: number, to: number): void;
  remove(position: number): void;
}

/** A step of a form that is filled in: a check belongs to the last of the steps whose fields it is about. */
export interface SessionStep {
  readonly name: string;
  readonly label: string;
  readonly fields: SessionField[];
  readonly state: State;
  readonly violations: Violation[];
  readonly warnings: Violation[];
  /** Whether all checks of the step hold, whether or not that is shown. */
  readonly canContinue: boolean;
  /** Shows all that fails in the step, and waits for external rules; returns whether the form can go on. */
  submit(): Promise<boolean>;
}

/** A form that is filled in. */
export interface Session<Values = FormRecord> {
  /** The field at a path such as `card.number` or `addresses[0].postcode`; null where there is none. */
  field(path: string): SessionField | null;
  /** All fields in file order, those of nested forms and rows after the field that holds them. */
  readonly fields: SessionField[];
  /** The steps, in file order; empty where the form is filled in as a whole. */
  readonly steps: SessionStep[];
  /** The verdict on the values as they are, independently of what is shown. */
  readonly verdict: Verdict;
  readonly isPending: boolean;
  /** All that is to be shown now, what concerns the form as a whole included. */
  readonly violations: Violation[];
  readonly warnings: Violation[];
  /** The values that the form gives out: normalized, typed, and of fields that apply. */
  readonly values: Draft<Values>;
  context: FormRecord;
  /** Sets the values that are named, and leaves all others as they are. */
  update(values: FormRecord): void;
  /** Calls a function after each change; the function it returns ends that. */
  onChange(listener: () => void): () => void;
  /** Waits until no answer of an external rule is awaited. */
  settle(): Promise<void>;
  /** Judges the whole form, shows all that fails, and waits for external rules. */
  submit(): Promise<Verdict>;
  /** Ends the session: nothing more is asked. */
  end(): void;
}

export interface Forms {
  /** The names of the forms, in file order. */
  readonly forms: string[];
  /** The form of that name. Throws a RangeError where there is none. */
  form(name: string): Form;
}

/** Loads the object or text that `formrules compile` writes. Throws a ProgramError for what cannot be run. */
export function load(program: string | object): Forms;

/** The value of a JSON text, whose numbers are kept exact. Throws a SyntaxError where it is not JSON. */
export function parse(text: string): Value;

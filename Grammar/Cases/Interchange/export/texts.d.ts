// Generated from texts.rules by `formrules export --to typescript`: the types of its forms.

…

/** The values of a valid record of `texts`: Texts. */
export type Texts = {
  a?: string | null;
  b?: "é" | "é" | null;
  c?: string | null;
  d?: string | null;
};

/** The forms by their names. */
export declare const forms: {
  readonly texts: Form<Texts>;
};
declare const form: Form<Texts>;
export default form;

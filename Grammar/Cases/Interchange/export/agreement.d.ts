// Generated from agreement.rules by `formrules export --to typescript`: the types of its forms.

…

/** The values of a valid record of `agreement`: Agreement. */
export type Agreement = {
  /** Written as `2026-01-31`. */
  from?: string | null;
  /** Written as `2026-01-31`. */
  to?: string | null;
  total?: number | Decimal | null;
  /** Approved by */
  approved_by?: string | null;
  country?: "DE" | "AT" | "CH" | null;
  channels?: ("web" | "other" | null)[] | null;
  /** Written as `2026-01-31`. */
  days?: (string | null)[] | null;
  other_channel?: string | null;
  canton?: string | null;
};

/** The forms by their names. */
export declare const forms: {
  readonly agreement: Form<Agreement>;
};
declare const form: Form<Agreement>;
export default form;

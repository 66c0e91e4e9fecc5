// Generated from sums.rules by `formrules export --to typescript`: the types of its forms.

…

/** The values of a valid record of `invoice`: Invoice. */
export type Invoice = {
  /** Net amount */
  net: number | Decimal;
  /** Discount */
  discount?: number | Decimal | null;
  /** Fee */
  fee?: number | Decimal | null;
  /** Code */
  code?: string | null;
  /**
   * Birthday
   * Written as `2026-01-31`.
   */
  birthday?: string | null;
  /**
   * Due
   * Written as `2026-01-31`.
   */
  due?: string | null;
  /** Reason */
  reason?: string | null;
};

/** The forms by their names. */
export declare const forms: {
  readonly invoice: Form<Invoice>;
};
declare const form: Form<Invoice>;
export default form;

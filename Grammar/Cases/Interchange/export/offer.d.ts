// Generated from offer.rules by `formrules export --to typescript`: the types of its forms.

…

/** The values of a valid record of `item`: Item. */
export type Item = {
  /** Article */
  article: string;
  /** Price */
  price: number | Decimal;
  /** With tax */
  readonly amount?: number | Decimal | null;
};

/** The values of a valid record of `offer`: Offer. */
export type Offer = {
  /** Items */
  items: Item[];
  /** Total */
  readonly total?: number | Decimal | null;
  /** Approved by */
  approved_by?: string | null;
  /**
   * On
   * Written as `2026-01-31`.
   */
  approved_on?: string | null;
};

/** The forms by their names. */
export declare const forms: {
  readonly item: Form<Item>;
  readonly offer: Form<Offer>;
};
declare const form: Form<Offer>;
export default form;

// Generated from notations.rules by `formrules export --to typescript`: the types of its forms.

…

/** The values of a valid record of `booking`: Booking. */
export type Booking = {
  /**
   * Date of birth
   * Written as `2026-01-31`.
   */
  birthday: string;
  /**
   * Card expires
   * Written as `2026-01`.
   */
  expires?: string | null;
  /**
   * First month
   * Written as `2026-01`.
   */
  start?: string | null;
  /** Price */
  price?: number | Decimal | null;
  /**
   * Days
   * Written as `2026-01-31`.
   */
  days?: (string | null)[] | null;
};

/** The forms by their names. */
export declare const forms: {
  readonly booking: Form<Booking>;
};
declare const form: Form<Booking>;
export default form;

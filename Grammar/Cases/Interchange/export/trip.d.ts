// Generated from trip.rules by `formrules export --to typescript`: the types of its forms.

…

/** The values of a valid record of `guest`: Guest. */
export type Guest = {
  /** Name */
  name: string;
  /** Child */
  child?: boolean | null;
};

/** The values of a valid record of `booking`: Book a table. */
export type Booking = {
  /** Code of the house */
  code?: string | null;
  /** Email address */
  email: string;
  /** Email address again */
  email_again?: string | null;
  /**
   * Day
   * Written as `2026-01-31`.
   */
  day: string;
  /**
   * Time
   * Written as `14:30`.
   */
  time: string;
  /** Guests */
  guests: number | Decimal;
  /** Occasion */
  occasion?: "birthday" | "work" | null;
  /** Names */
  names?: Guest[] | null;
  /** Contact */
  contact?: {
    /** Telephone */
    telephone?: string | null;
    /** Country */
    country?: "DE" | "GB" | null;
    /** Postcode */
    postcode?: string | null;
  } | null;
};

/** The forms by their names. */
export declare const forms: {
  readonly guest: Form<Guest>;
  readonly booking: Form<Booking>;
};
declare const form: Form<Booking>;
export default form;

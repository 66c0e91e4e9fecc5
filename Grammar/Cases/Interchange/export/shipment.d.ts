// Generated from shipment.rules by `formrules export --to typescript`: the types of its forms.

…

/** The values of a valid record of `parcel`: Parcel. */
export type Parcel = {
  weight: number | Decimal;
  contents?: (string | null)[] | null;
  note?: string | null;
};

/** The values of a valid record of `person`: Person. */
export type Person = {
  name: string;
  phone?: string | null;
};

/** The values of a valid record of `shipment`: Shipment. */
export type Shipment = {
  number: string;
  /** Written as `2026-01-31`. */
  sent: string;
  insured?: boolean | null;
  express?: "day" | "night" | null;
  door?: string | null;
  box?: number | Decimal | null;
  reference?: string | null;
  receiver: Person;
  sender?: Person | null;
  parcels: Parcel[];
  anything?: Value | null;
  place: {
    town: string;
    floor?: number | Decimal | null;
  };
};

/** The forms by their names. */
export declare const forms: {
  readonly parcel: Form<Parcel>;
  readonly person: Form<Person>;
  readonly shipment: Form<Shipment>;
};
declare const form: Form<Shipment>;
export default form;

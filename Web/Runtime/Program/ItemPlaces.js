// Which items of a list, or keys of a map, a check is about.

/** The items from `first` up to `end`, or the keys, that a program names. */
export function placesOf(written) {
  if (written === "keys") return { first: 0, end: null, areKeys: true };
  return { first: written[0], end: written[1], areKeys: false };
}

export const allPlaces = { first: 0, end: null, areKeys: false };

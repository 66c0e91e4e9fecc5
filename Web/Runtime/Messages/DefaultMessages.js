// The English messages of rules, for checks whose author wrote none.

const typeMessages = {
  text: () => "Enter text.",
  choice: () => "Enter text.",
  integer: (example) => (example ? "Enter a whole number, such as {example}." : "Enter a whole number."),
  number: (example) => (example ? "Enter a number, such as {example}." : "Enter a number."),
  boolean: () => "Enter true or false.",
  date: () => "Enter a date, such as {example}.",
  month: () => "Enter a month, such as {example}.",
  time: () => "Enter a time, such as {example}.",
  datetime: () => "Enter a date and a time, such as {example}.",
  file: () => "Choose a file.",
  list: () => "Enter a list of values.",
  map: () => "Enter names and their values.",
};

/** How dates and times are written without a notation. */
export const examples = { date: "2026-01-31", month: "2026-01", time: "14:30", datetime: "2026-01-31T14:30" };

// For each rule what is said where a value fails it, and where one satisfies it under `not`.
const same = ["This must be the same as {other}.", "This must be different from {other}."];
const mistake = ["There is a mistake in this number.", "This number is not allowed."];
const count = (name) => [`The number of characters must be {${name}}.`, `The number of characters must not be {${name}}.`];
const defaultMessages = {
  required: ["This is required.", "Leave this empty."],
  filled: ["This must be filled in.", "Leave this empty."],
  present: ["This must be included.", "This must be left out."],
  accepted: ["You must accept this.", "You must not accept this."],
  empty: ["Leave this empty.", "This must be filled in."],
  equal: same,
  different: [same[1], same[0]],
  equal_next: same,
  equal_previous: same,
  min_length: ["Enter {min} or more characters.", "Enter fewer than {min} characters."],
  max_length: ["Enter {max} or fewer characters.", "Enter more than {max} characters."],
  length: count("range"),
  equal_length: count("count"),
  min_value: ["This must be {min} or more.", "This must be less than {min}."],
  max_value: ["This must be {max} or less.", "This must be more than {max}."],
  between: ["This must be {min}.", "This must not be {min}."],
  multiple_of: ["This must be a multiple of {step}.", "This must not be a multiple of {step}."],
  one_of: ["Choose one of: {values}.", "This must not be any of: {values}."],
  none_of: ["This must not be any of: {values}.", "Choose one of: {values}."],
  regex: ["Enter this in the correct format.", "This format is not allowed."],
  contains: ["Something that is required here is missing.", "This contains something that is not allowed."],
  starts_with: ["This must start with “{text}”.", "This must not start with “{text}”."],
  ends_with: ["This must end with “{text}”.", "This must not end with “{text}”."],
  chars: ["Use only these characters: {characters}", "Use at least one character other than these: {characters}"],
  integer: ["Enter a whole number.", "This must not be a whole number."],
  number: ["Enter a number.", "This must not be a number."],
  boolean: ["Enter true or false.", "This must not be true or false."],
  date: ["Enter a date, such as 2026-01-31.", "This must not be a date."],
  time: ["Enter a time, such as 14:30.", "This must not be a time."],
  datetime: ["Enter a date and a time, such as 2026-01-31T14:30.", "This must not be a date and time."],
  json: ["Enter JSON, such as [1, 2].", "This must not be JSON."],
  before: ["This must be before {limit}.", "This must not be before {limit}."],
  after: ["This must be after {limit}.", "This must not be after {limit}."],
  luhn: mistake,
  mod97: mistake,
  weighted_sum: mistake,
  idna: ["Enter a host name, such as münchen.example.", "This must not be a host name."],
  size: ["The number of items must be {range}.", "The number of items must not be {range}."],
  unique: ["All items must be different.", "Some items must be the same."],
  exclusive: ["“{item}” can't be combined with anything else.", "“{item}” must be combined with something else."],
  includes: ["Include all of: {values}.", "Do not include all of: {values}."],
  ascending: ["Put the items in ascending order.", "The items must not be in ascending order."],
  no_overlap: ["The items must not overlap.", "Some items must overlap."],
  min_size: ["The file must be {min} or larger.", "The file must be smaller than {min}."],
  max_size: ["The file must be {max} or smaller.", "The file must be larger than {max}."],
  media_type: ["The file must have one of these types: {types}.", "The file must not have any of these types: {types}."],
  kind: ["The type of this value must be one of: {kinds}.", "The type of this value must not be one of: {kinds}."],
  any_filled: ["Fill in at least one of: {fields}.", "Leave all of these empty: {fields}."],
  all_filled: ["Fill in all of: {fields}.", "Leave at least one of these empty: {fields}."],
  one_filled: ["Fill in exactly one of: {fields}.", "Fill in none of these, or more than one: {fields}."],
};

// What `required` and `filled` say of some kinds of values, and `empty` the other way round.
const filledMessages = {
  list: ["Add at least one item.", "Remove all items."],
  selection: ["Select at least one.", "Select none of these."],
  file: ["Choose a file.", "Remove the file."],
};
const byMessages = {
  unique: ["Each item must have a different {by}.", "Some items must have the same {by}."],
  ascending: ["Put the items in ascending order of {by}.", "The items must not be in ascending order of {by}."],
};
const momentMessages = {
  min_value: ["This must be {min} or later.", "This must be earlier than {min}."],
  max_value: ["This must be {max} or earlier.", "This must be later than {max}."],
};

// What is said where no rule fails.
const otherMessages = {
  type: ({ type, example }) => typeMessages[type]?.(example) ?? "Fill in this part of the form.",
  unknown: ({ meant }) => "There is no field '{name}'." + (meant === undefined ? "" : " Did you mean '{meant}'?"),
  unchecked: () => "This could not be checked.",
  computed: ({ value }) => (value === "" ? "This must be left empty." : "This must be {value}."),
};

/** The English text of a check whose author wrote none. */
export function defaultMessage(rule, isNegated, values, manner) {
  if (Object.hasOwn(otherMessages, rule)) return otherMessages[rule](values);
  const side = isNegated ? 1 : 0;
  if (!Object.hasOwn(defaultMessages, rule)) return isNegated ? "This is not allowed." : "This was not accepted.";
  if (momentMessages[rule] && manner() === "moment") return momentMessages[rule][side];
  const ofKind = ["required", "filled", "empty"].includes(rule) && filledMessages[manner()];
  if (ofKind) return ofKind[rule === "empty" ? 1 - side : side];
  if (rule === "between" && values.max !== undefined) return defaultMessages.between[side].replace("{min}", "between {min} and {max}");
  return ((values.by !== undefined && byMessages[rule]) || defaultMessages[rule])[side];
}

// Which parts of the runtime a program needs. A page or module is exported with these alone.
//
// What a program does is in its words: the names of its instructions, rules, types and settings. A part is needed by
// programs with one of its words; what only such parts use goes with them. Four words stand for what is no word of a program: `module`
// where apps call the runtime, as pages don't validate plain records; `backtracking` where a pattern has no
// automaton that answers all texts; `moments` where the order of values is compared, and none of them is a
// constant number; and `decimals` where a constant number has a fraction or more than 15 digits. `number` is a type or a
// rule: constants are no word.
//
// A part is a module (`Patterns/Backtracker.js`), a declaration (`externalTest`) or a method (`Loader.map`).

// Texts are compared as dates and times where both are.
const moments = "moments date month time datetime now today duration offset years months days year weekday before after "
  + "ascending no_overlap aggregate computations";
const ordered = `${moments} between less lessOrEqual greater greaterOrEqual`;
const calls = "module";
const combinations = "beginAnd beginOr beginAll beginAny";
const decimals = `${calls} ${ordered} decimals integer number any default multiple_of`;
// Values other than what people type and choose in a form of plain fields.
const others = `${calls} integer number file list map any nested contexts parameters default`;
const lists = "list map any";
const alternatives = "beginOr beginAny";

export const parts = {
  "Evaluation/Aggregates.js": "computed",
  "Evaluation/Computations.js": "computations",
  "Evaluation/ComputedValues.js": "computed",
  "Evaluation/Decisions.js": "decisions",
  "Evaluation/FieldFastPath.js": calls,
  "Evaluation/Forms.js": "nested",
  "Evaluation/Lists.js": "items itemContents beginEach",
  "Evaluation/Members.js": "ignoring pushMember",
  "Evaluation/Normalization.js": "normalization",
  "Evaluation/Parameters.js": "parameters",
  "Filtering/GroupedNumber.js": "notation",
  "Filtering/MaskNotation.js": "mask",
  "Filtering/MaskedEditing.js": "mask",
  "Filtering/MaskedText.js": "mask",
  "Notations/MomentNotation.js": "notation",
  "Notations/NumberNotation.js": "notation",
  "Notations/ValueNotation.js": "notation",
  "Patterns/Alphabet.js": "backtracking",
  "Patterns/Backtracker.js": "backtracking",
  "Patterns/NewCharacters.js": "backtracking template",
  "Sessions/HostDesk.js": "externals",
  "Sessions/LiveStep.js": "steps",
  "Sessions/Rows.js": `${calls} list`,
  "Values/CalendarDate.js": moments,
  "Values/FormClock.js": moments,
  "Values/MomentShift.js": `externals ${moments}`,

  appendItems: lists,
  areSameLists: lists,
  areSameObjects: "any",
  beginCombination: combinations,
  argumentOf: "rule",
  callRule: "rule",
  characterSet: "sets",
  compareDecimals: decimals,
  compareTest: "compare compareFilled",
  computationOf: "computations",
  concludeBranch: "branch",
  concludeWarning: "warn",
  contextFieldAt: "contexts",
  convertItem: lists,
  convertList: lists,
  convertText: "boolean date month time datetime",
  decimalOf: decimals,
  decimalText: decimals,
  combineAnswer: `${combinations} beginEach`,
  describeComputation: "computations",
  describeRange: "range",
  endCombination: `${combinations} beginEach`,
  externalMessage: "externals",
  externalTest: "externals",
  fileSlot: `${calls} file`,
  givenValues: `${calls} nested`,
  isBeingTyped: "reads computed",
  isComputedFromSecret: "computed context previous previousItem item computation",
  isComputedSettled: "computed",
  isHollow: "nested contexts parameters",
  isItemSettled: "items itemContents beginEach itemTypes nested",
  isKeyOfEntrySettled: "items itemContents beginEach itemTypes nested",
  isJudged: "any isExact map",
  isMadeFromSecret: "isSecret",
  isReadSettled: "reads",
  itemFieldAt: "computed",
  judgeOption: "options",
  keyOfQuestion: "externals",
  markMistyped: "integer number boolean date month time datetime",
  momentText: moments,
  keepViolation: calls,
  makeRow: `${calls} list`,
  isSameForAll: calls,
  isUsualReport: calls,
  orderOf: ordered,
  passesParameters: "parameters",
  positionOf: "computed context previous previousItem item",
  prepareContext: "contexts",
  putRows: "list",
  // Paths need it too.
  padded: "",
  progressAt: alternatives,
  reachOfTyping: moments,
  replaceMatches: "template",
  reportKnown: calls,
  reportStrayMembers: `${calls} nested`,
  reportUndecidedBranch: "decisions",
  reportersOf: "nested",
  settleInquiries: "externals",
  sizeText: "size",
  sourcesOf: "computed parameters group",
  standingOfOwn: "target",
  targetOf: "target",
  valueOfDefault: "default",
  wholeOf: decimals,
  writtenValue: "default",

  "Attribution.combined": `${combinations} beginEach`,
  "Attribution.closed": `${combinations} beginEach`,
  "Attribution.itemEnded": "beginEach",
  "Attribution.memberEnded": "popMember",
  "Attribution.memberMissing": "pushMember",
  "Attribution.message": "message",
  "Attribution.negated": "not",
  "Attribution.opened": `${combinations} beginEach`,
  "Automaton.progress": alternatives,
  // Constants, but for numbers, are words too.
  "constants.number": "",
  // What reports say of a value that is no option.
  "defaultMessages.one_of": "one_of options",
  "filledMessages.list": "list map",
  "filledMessages.selection": "list",

  "Evaluator.canHold": "filter",
  "Evaluator.judge": calls,
  "Evaluator.load": calls,
  "Evaluator.loadAccepted": calls,
  "Evaluator.loadContexts": "contexts",
  "Evaluator.loadRefused": calls,
  "Evaluator.refuse": calls,
  "FieldEditor.data": "notation",
  "FieldEditor.formattedAgain": "notation",
  "FieldEditor.holds": "mask",
  "FieldEditor.isAlive": "notation",
  "FieldEditor.isData": "notation",
  "FieldEditor.notated": "notation",
  "FieldEditor.translation": "notation",
  "Form.judge": calls,
  "Form.upTo": calls,
  "Form.validate": calls,
  "Loader.form": `${calls} form contexts`,
  "Loader.list": "list any",
  "Loader.map": "map",
  "Loader.members": "any",
  "Loader.names": "map any",
  "Loader.noteUnknown": "isClosed",
  "Loader.object": `${calls} form contexts`,
  "Loader.order": "map any",
  "Loader.other": others,
  "Pattern.backtrack": "backtracking",
  "Pattern.progress": alternatives,
  "Program.isSecretlyComputed": "computed",
  "Program.limited": "steps",
  "Program.readComputed": "computed",
  "Scanner.date": moments,
  "Scanner.datetime": moments,
  "Scanner.escape": "json",
  "Scanner.hasNextValue": "json",
  "Scanner.json": "json",
  "Scanner.jsonNumber": "json",
  "Scanner.jsonStart": "json",
  "Scanner.month": moments,
  "Scanner.name": "json",
  "Scanner.space": "json",
  "Scanner.string": "json",
  "Scanner.time": moments,
  "Session.isJudged": "nested",
  "Session.layOutRows": "list",
  "Session.placeInstance": "nested",
  "Session.showGroups": "group",
  "Session.questions": "externals",
};

/** Tables that are looked up by the words of programs: each entry is a part. */
export const tables = [
  "rules", "acts", "constants", "conversions", "normalizations", "defaultMessages", "typeMessages", "filledMessages",
  "momentMessages", "byMessages",
];

/** The word of what the runtime exports besides `load`. */
export const wordOfApps = calls;

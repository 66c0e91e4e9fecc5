// Which parts of the runtime a program needs. A page or module is exported with these alone.
//
// What a program does is in its words: the names of its instructions, rules, types and settings. A part is needed by
// programs with one of its words; what only such parts use goes with them. Three words stand for what is no word of a program: `module`
// where apps call the runtime, as pages don't validate plain records; `backtracking` where a pattern has no
// automaton that answers all texts; and `moments` where the order of values is compared, and none of them is a
// constant number.
//
// A part is a module (`Patterns/Backtracker.js`), a declaration (`externalTest`) or a method (`Loader.map`).

// Texts are compared as dates and times where both are.
const moments = "moments date month time datetime now today duration offset years months days year weekday before after "
  + "ascending no_overlap aggregate computations";
const ordered = `${moments} between less lessOrEqual greater greaterOrEqual`;
const calls = "module";
const combinations = "beginAnd beginOr beginAll beginAny";
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

  beginCombination: combinations,
  callRule: "rule",
  characterSet: "sets",
  compareTest: "compare compareFilled",
  computationOf: "computations",
  convertItem: "list map any",
  convertList: "list map any",
  convertText: "boolean date month time datetime",
  combineAnswer: `${combinations} beginEach`,
  describeComputation: "computations",
  endCombination: `${combinations} beginEach`,
  externalTest: "externals",
  fileSlot: `${calls} file`,
  isItemSettled: "items itemContents beginEach itemTypes nested",
  isKeyOfEntrySettled: "items itemContents beginEach itemTypes nested",
  judgeRecordValue: "recordValue",
  judgeItemTypes: "itemTypes",
  judgeOption: "options",
  keepAsGiven: "any",
  keepViolation: calls,
  makeRow: `${calls} list`,
  isSameForAll: calls,
  isUsualReport: calls,
  orderOf: ordered,
  putRows: "list",
  // Paths need it too.
  padded: "",
  progressAt: alternatives,
  reachOfTyping: moments,
  replaceMatches: "template",
  reportKnown: calls,
  reportStrayMembers: `${calls} nested`,
  sourcesOf: "computed parameters group",
  valueOfDefault: "default",
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
  // What reports say of a value that is no option.
  "defaultMessages.one_of": "one_of options",

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
  "Session.placeInstance": "form",
  "Session.questions": "externals",
};

/** Tables that are looked up by the words of programs: each entry is a part. */
export const tables = ["rules", "defaultMessages", "typeMessages", "normalizations"];

/** The word of what the runtime exports besides `load`. */
export const wordOfApps = calls;

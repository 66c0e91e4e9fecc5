// The instructions of programs, by number.

/** The instructions that `run` knows by number. It calls the others, which `acts` has by name. */
export const opcodes = [
  "field", "form", "check", "jump", "stop", "beginAnd", "beginOr", "beginAll", "beginAny", "combine", "end", "message",
  "warn", "rule", "test", "testIgnoringCase", "compare", "compareFilled", "external",
];
export const [
  opField, opForm, opCheck, opJump, opStop, opBeginAnd, opBeginOr, opBeginAll, opBeginAny, opCombine, opEnd, opMessage,
  opWarn, opRule, opTest, opTestIgnoringCase, opCompare, opCompareFilled, opExternal,
] = opcodes.keys();

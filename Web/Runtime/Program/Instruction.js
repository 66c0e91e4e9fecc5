// The instructions of programs, by number.

export const opcodes = [
  "field", "recordValue", "form", "check", "moment", "unlessHeld", "whenInactive", "itemTypes", "nested", "items",
  "itemContents", "nextItem", "decide", "compute", "jump", "branch", "stop", "beginAnd", "beginOr", "beginAll", "beginAny", "combine",
  "end", "not", "message", "warn", "beginEach", "nextEach", "pushSubject", "ignoring", "popSubject", "pushMember",
  "popMember", "rule", "test", "testIgnoringCase", "compare", "compareFilled", "external",
];
export const [
  opField, opRecordValue, opForm, opCheck, opMoment, opUnlessHeld, opWhenInactive, opItemTypes, opNested, opItems,
  opItemContents, opNextItem, opDecide, opCompute, opJump, opBranch, opStop, opBeginAnd, opBeginOr, opBeginAll, opBeginAny, opCombine,
  opEnd, opNot, opMessage, opWarn, opBeginEach, opNextEach, opPushSubject, opIgnoring, opPopSubject, opPushMember,
  opPopMember, opRule, opTest, opTestIgnoringCase, opCompare, opCompareFilled, opExternal,
] = opcodes.keys();

// Sets of the kinds of values that rules judge.
import { DATE, DATETIME, MISSING, MONTH, NUMBER, TEXT, TIME } from "../Values/Slot.js";

export const kindSet = (...kinds) => kinds.reduce((bits, kind) => bits | (1 << kind), 0);
export const anyKind = ~kindSet(MISSING);
export const momentKinds = kindSet(TEXT, DATE, MONTH, TIME, DATETIME);
export const orderedKinds = momentKinds | kindSet(NUMBER);

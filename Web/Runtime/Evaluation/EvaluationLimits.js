// How much one evaluation may take.
import { byteCount } from "../Values/TextMeasure.js";

export const limitReached = (name) => `limit reached: ${name}`;

/** The reason for what the runtime can't decide as the engine does. */
export const leftToServer = "left to the server";

export const limits = {
  steps: 10_000_000, stepsPerValue: 256, mostSteps: 200_000_000, keystrokeSteps: 100_000, listLength: 1_000_000,
  textLength: 16_777_216, depth: 128, slots: 16 << 20,
};

/** Whether a text has more bytes than are judged character by character. */
export const isTooLong = (text) => text.length > limits.textLength / 3 && byteCount(text) > limits.textLength;

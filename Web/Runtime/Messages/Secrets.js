// Which values would give away what a secret field holds.
import { entryOf } from "../Evaluation/Computations.js";
import { contextFieldAt, fieldHereOrBefore, fieldIn, itemFieldAt, parameterAt } from "../Evaluation/FieldLookup.js";
import { resolve } from "../Evaluation/Operands.js";
import {
  aComputed, aConstant, aContext, aField, anItem, anItemPath, aParameter, noOperand, ofPrevious, ofPreviousItem,
} from "../Program/Operand.js";

/** Whether a value would give away what the secret field that it is from, or computed from, holds. */
export function isMadeFromSecret(on, operand) {
  switch (operand.kind) {
    case noOperand: case aConstant: case anItemPath: return false;
    case aField: return isSecretAt(on, on.frame.base + operand.at);
    case aParameter: {
      const { isSecret, position } = resolve(on, operand);
      return isSecret || isSecretAt(on, position);
    }
    default: return isComputedFromSecret(on, operand);
  }
}

/** The same for what is computed, or in no field of the form that is judged. */
function isComputedFromSecret(on, operand) {
  switch (operand.kind) {
    case ofPrevious: return isSecretAt(on, on.frame.base + operand.at);
    case ofPreviousItem: return on.frame.field?.isSecret ?? false;
    case aComputed: return on.program.isSecretlyComputed(on.frame.form, operand.at);
    case anItem: return itemFieldAt(on, resolve(on, operand).position)?.isSecret ?? false;
    case aContext: return contextFieldAt(on, operand.at)?.isSecret ?? false;
    default: {
      const computation = on.program.computations[operand.at];
      if (computation.name === "key") return on.frame.field?.isSecret ?? false;
      if (computation.operand && isMadeFromSecret(on, computation.operand)) return true;
      if (computation.name === "entry") {
        const { form } = entryOf(on, resolve(on, computation.operand), resolve(on, computation.key), 0).slot;
        return (form && fieldIn(form, computation.slot)?.isSecret) ?? false;
      }
      return computation.operands?.some((each) => isMadeFromSecret(on, each)) ?? false;
    }
  }
}

function isSecretAt(on, at) {
  return (fieldHereOrBefore(on, at) ?? parameterAt(on, at))?.isSecret ?? false;
}

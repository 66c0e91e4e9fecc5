// Loads compiled rule files.
import { Program } from "../Program/Program.js";
import { Form } from "./RuleForm.js";

/** Loads a compiled rule file: the object or text that `formrules compile` writes. Throws a ProgramError. */
export function load(program) {
  const document = typeof program === "string" ? JSON.parse(program) : program;
  const loaded = new Program(document);
  return {
    forms: [...new Set(loaded.forms.map(({ name }) => name))],
    form(name) {
      // Of several forms with a name the first is meant.
      const layout = loaded.forms.find((each) => each.name === name);
      if (!layout) throw new RangeError(`there is no form '${name}'`);
      return new Form(loaded, layout);
    },
  };
}

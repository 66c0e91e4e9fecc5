// What tests share: the command, for which FORMRULES may name another than the debug build, and what it compiles.
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "../formrules.js";

export const root = resolve(fileURLToPath(import.meta.url), "../../..");
export const command = resolve(process.env.FORMRULES ?? join(root, ".build/debug/formrules"));
export const folder = mkdtempSync(join(tmpdir(), "formrules-"));

export function compiled(rules) {
  const file = join(folder, "test.rules");
  writeFileSync(file, rules);
  return load(execFileSync(command, ["compile", file], { encoding: "utf8" }));
}

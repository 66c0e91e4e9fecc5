// What `formrules export` writes for JavaScript and TypeScript: run with FORMRULES for another command than the debug build.
import { test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { load } from "../formrules.js";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const command = resolve(process.env.FORMRULES ?? join(root, ".build/debug/formrules"));
const examples = join(root, "Rules/Examples");
const folder = mkdtempSync(join(tmpdir(), "formrules-export-"));
const hasCompiler = spawnSync("tsc", ["--version"]).status === 0;
const run = (...words) => execFileSync(command, words, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });

function write(name, text) {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** What TypeScript's compiler says of a text beside a file of declarations. */
function complaints(text, declarations) {
  write("rules.d.ts", declarations);
  const file = write("use.ts", text);
  const options = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", "--moduleResolution", "node"];
  return spawnSync("tsc", [...options, file], { encoding: "utf8" }).stdout;
}

for (const name of readdirSync(examples).filter((file) => file.endsWith(".rules"))) {
  test(`${name} judges as a module as it does compiled`, async () => {
    const rules = join(examples, name);
    const module = await import(pathToFileURL(write(`${name}.mjs`, run("export", "--to", "javascript", rules))));
    const compiled = load(run("compile", rules));
    assert.deepEqual(Object.keys(module.forms), compiled.forms);
    const data = join(examples, name.replace(".rules", ".invalid.json"));
    const records = [{}].concat(existsSync(data) ? JSON.parse(readFileSync(data, "utf8")) : []);
    for (const form of compiled.forms) {
      for (const record of records) {
        assert.deepEqual(module.forms[form].validate(record, { now: "2026-11-23" }), compiled.form(form).validate(record, { now: "2026-11-23" }));
      }
    }
  });
}

test("the main form is the default, and another where it is named", async () => {
  const rules = write("two.rules", "rules 1\nform a { field x { required } }\nform b { field y; field `__proto__` }\n");
  const text = run("export", "--to", "javascript", rules);
  const module = await import(pathToFileURL(write("two.mjs", text)));
  assert.equal(module.default, undefined);
  assert.equal(module.forms.a.validate({}).verdict, "invalid");
  const named = await import(pathToFileURL(write("named.mjs", run("export", "--to", "javascript", "--form", "b", rules))));
  assert.equal(named.default.name, "b");
  assert.doesNotMatch(text.slice(text.indexOf("const compiledRules")), /</);
});

// Each with whether the plan of Germany is left out of the module, and the one of Austria.
const reaching = [
  ["form f { field a { telephone } }", true, true],
  ["form f { field a { telephone(\"DE\") }; field b { telephone(\"DE\") } }", false, true],
  ["form f { field a { telephone(\"DE\") }; field b { telephone(\"AT\") } }", false, false],
  ["form f { field a { telephone }; field b { telephone(a) } }", false, false],
  ["form f { field a { telephone(\" \") } }", true, true],
  ["rule r(of: text) { telephone(of) }\nform f { field a { r(\"DE\") }; field b { telephone(\"DE\") } }", false, true],
  ["rule r(of: text) { when of != \"x\" { numbering_plan(\"AT\") } otherwise { numbering_plan(\"DE\") } }\nform f { field a { r(\"x\") } }", false, true],
  ["rule r(of: text) { when of is filled or of == \"\" { numbering_plan(\"AT\") } }\nform f { field a { r(\"\") } }", true, false],
];
for (const [index, [rules, isWithoutGermany, isWithoutAustria]] of reaching.entries()) {
  test(`a module has the code that records can reach: ${rules.replaceAll("\n", " ")}`, async () => {
    const file = write(`reach${index}.rules`, `rules 1\n${rules}\n`);
    const text = run("export", "--to", "javascript", file);
    assert.equal(!text.includes(")49)?"), isWithoutGermany);
    assert.equal(!text.includes(")43)?"), isWithoutAustria);
    const module = await import(pathToFileURL(write(`reach${index}.mjs`, text)));
    const compiled = load(run("compile", file)).form("f");
    for (const number of ["+49 30 123456", "030 123456", "+43 1 234567", "01 234567", "112", "x", "DE", "", undefined]) {
      for (const record of [{ a: number }, { a: "DE", b: number }, { a: number, b: number }]) {
        assert.deepEqual(module.forms.f.validate(record, { mode: "all" }), compiled.validate(record, { mode: "all" }));
      }
    }
  });
}

test("a script of the site can give a field of a page any plain value", async () => {
  const rules = write("odd.rules", 'rules 1\nform f { field a; field b: boolean; field c: choice { option "x" } }\n');
  const page = run("export", "--to", "html", rules);
  const runtime = /<script type="module">\n(.*?)\n\{\n/s.exec(page)[1];
  const program = /<script [^>]*id="program">\n(.*?)<\/script>/s.exec(page)[1];
  const module = await import(pathToFileURL(write("odd.mjs", `${runtime}\nexport const rules = load(${program});\n`)));
  const [session, expected] = [module.rules, load(run("compile", rules))].map((each) => each.form("f").session());
  for (const name of ["a", "b", "c"]) {
    for (const value of [1, -0.5, 1e21, 123456789012345, 5n, "x", true, null, [1], { y: 1, x: 2 }, undefined]) {
      const shown = [session, expected].map((each) => {
        const field = each.field(name);
        field.set(value);
        return [field.state, field.text, field.value, field.violations];
      });
      assert.deepEqual(shown[0], shown[1], `${name}: ${value}`);
    }
  }
});

test("the types of all examples are types", { skip: !hasCompiler }, () => {
  for (const name of readdirSync(examples).filter((file) => file.endsWith(".rules"))) {
    const declarations = run("export", "--to", "typescript", join(examples, name));
    const use = `import { forms } from "./rules";\nfor (const form of Object.values(forms)) form.session().update({});\n`;
    assert.equal(complaints(use, declarations), "", name);
  }
});

test("types say what a valid record has", { skip: !hasCompiler }, () => {
  const rules = write("types.rules", `rules 1
form sign_up "Sign up */ here" {
  field email "Email" { required }
  field plan: choice { option "free"; option "it's \\"paid\\""; required }
  field seats: integer
  field price: number = seats * 10
  field rows: list of row { required }
  field codes: list of text { each { required } }
  field labels: map of date
  field photo: file
  field \`first name\`
  group address { field town { required }; group more { field street } }
  when seats is filled { field contact { required } }
  field anything: any
  field next: list of sign_up
}
form row { field agreed: boolean { accepted } }
form session { field a }`);
  const declarations = run("export", "--to", "typescript", "--form", "sign_up", rules);
  const use = `import form, { forms, SignUp, Row, SessionValues, Form } from "./rules";
const row: Row = { agreed: true };
const record: SignUp = { email: "a", plan: "it's \\"paid\\"", rows: [row], address: { town: "x", more: { street: null } } };
const values = form.session().values;
const town: string | null | undefined = values.address?.town;
const other: SessionValues = { a: "b" };
forms.session.validate(other);
form.validate(record);
form.validate(values);
`;
  assert.equal(complaints(use, declarations), "");
  for (const wrong of [
    'record.plan = "cheap"', "record.price = 1", "record.email = null", 'record.codes = [null]', "record.address = {}",
    'record.labels = ["x"]', "record.rows = [{}]", "const next: Form<Row> = forms.sign_up",
  ]) {
    assert.match(complaints(`${use}${wrong};\n`, declarations), /error TS/, wrong);
  }
});

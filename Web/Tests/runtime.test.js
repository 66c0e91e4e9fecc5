// The runtime is held to the command.
import { test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as runtime from "../formrules.js";
import * as minified from "../formrules.min.js";
import { Program } from "../Runtime/Program/Program.js";
import { ValueInputs } from "../Runtime/Program/ValueInputs.js";
import { characters } from "../Runtime/Values/TextMeasure.js";
import { command, compiled, folder, root } from "./command.js";

const { load, parse, Decimal, ProgramError } = runtime;
const examples = join(root, "Rules/Examples");
/** The paths of the modules in a folder, in the order of their bytes. */
const modulesIn = (folder) =>
  readdirSync(join(root, "Web", folder), { recursive: true }).filter((path) => path.endsWith(".js")).map((path) => `${folder}/${path}`).sort();
const modules = modulesIn("Runtime");
const modulesOfPages = modulesIn("Page");
const now = "2026-11-23T10:00:00+01:00";

function commandReports(rules, form, lines, ...more) {
  const records = join(folder, "records.ndjson");
  writeFileSync(records, lines.map((line) => line + "\n").join(""));
  const options = ["--form", form, "--output", "ndjson", "--now", now, ...more];
  const { stdout, stderr } = spawnSync(command, ["validate", rules, records, ...options], { encoding: "utf8" });
  // A form that wants values from the form around it, or has none of the contexts, is not judged by itself.
  if (/needs the parameter '.*' from an enclosing form|has no context/.test(stderr)) return null;
  return stdout.trim().split("\n").map((line) => {
    // The number and the places in the data are the command's own.
    const { record, ...report } = JSON.parse(line, (key, value) => (key === "data" && value?.column ? undefined : value));
    return report;
  });
}

for (const name of readdirSync(examples).filter((file) => file.endsWith(".rules"))) {
  test(`the data of ${name} is judged as by the command`, () => {
    const file = join(examples, name);
    const program = execFileSync(command, ["compile", file], { encoding: "utf8", maxBuffer: 1 << 28 });
    const [forms, minifiedForms] = [load(program), minified.load(program)];
    const base = file.slice(0, -".rules".length);
    const records = [".valid.json", ".invalid.json"].map((end) => base + end).filter(existsSync)
      .flatMap((data) => JSON.parse(readFileSync(data, "utf8")));
    const contextFile = `${base}_context.json`;
    const context = existsSync(contextFile) ? JSON.parse(readFileSync(contextFile, "utf8")) : undefined;
    for (const form of forms.forms) {
      for (const mode of ["first-per-field", "all", "first"]) {
        const more = ["--report", mode, ...(context ? ["--context", contextFile] : [])];
        const expected = commandReports(file, form, records.map((record) => JSON.stringify(record)), ...more);
        if (expected === null) continue;
        for (const each of [forms, minifiedForms]) {
          const found = records.map((record) => each.form(form).validate(record, { mode, now, context }));
          assert.deepEqual(JSON.parse(JSON.stringify(found)), expected);
        }
      }
    }
  });
}

test("what is minified is made of what is here", () => {
  const text = (...path) => readFileSync(join(root, ...path), "utf8");
  const pages = join("Sources", "FormInterchange", "HTML", "Page");
  for (const [source, folder, parts] of [["formrules.js", "Web", modules], ["page.js", pages, modulesOfPages], ["page.css", pages, []]]) {
    const digest = createHash("sha256").update([source, ...parts].map((each) => text("Web", each)).join("")).digest("hex").slice(0, 16);
    for (const kind of source === "formrules.js" ? ["min", "parts"] : ["min"]) {
      const [firstLine] = text(folder, source.replace(".", `.${kind}.`)).split("\n");
      assert.ok(firstLine.includes(`SHA-256 ${digest}`), `${source} has changed: run Scripts/minify.sh`);
    }
  }
});

test("the script of a page keeps its names to its block, which follows the runtime's", () => {
  // A minifier may declare a variable for a function that it takes apart.
  const script = readFileSync(join(root, "Sources", "FormInterchange", "HTML", "Page", "page.min.js"), "utf8");
  assert.ok(!/\bvar\b/.test(script));
});

test("names of programs are written as they are", () => {
  const keys = new Set();
  for (const name of readdirSync(examples).filter((file) => file.endsWith(".rules"))) {
    const program = execFileSync(command, ["compile", "--no-text", join(examples, name)], { encoding: "utf8", maxBuffer: 1 << 28 });
    JSON.parse(program, (key, value) => (keys.add(key), value));
  }
  const namesIn = (text) => new Set(text.match(/[A-Za-z]\w*/g));
  const names = namesIn(modules.map((path) => readFileSync(join(root, "Web", path), "utf8").replace(/^ *(?:\/\/|\/?\*).*$/gm, "")).join("\n"));
  for (const kind of ["min", "parts"]) {
    const minifiedNames = namesIn(readFileSync(join(root, `Web/formrules.${kind}.js`), "utf8").replace(/^\/\/.*$/gm, ""));
    assert.deepEqual([...keys].filter((key) => names.has(key) && !minifiedNames.has(key)), []);
  }
});

test("values are passed to a form in a form up to a step too", () => {
  const form = compiled(`rules 1
form inner { field a { required } }
form address(country: text) { field town; when country != "DE" { field abroad: inner { required } } }
form f { step one { field home: address("DE") }; step two { field b { required } } }`).form("f");
  const verdicts = ["one", "two"].map((step) => form.validate({ home: { town: "Bonn" } }, { step }).verdict);
  assert.deepEqual(verdicts, ["valid", "invalid"]);
});

test("a form that is twice as large takes twice the work to be judged up to a step", () => {
  const looks = [100, 200].map((count) => {
    const fields = (name) => Array.from({ length: count }, (_, index) =>
      `field ${name}${index}; when ${name}${index} is filled { field more_${name}${index} { required } }`).join("\n");
    const file = join(folder, "large.rules");
    writeFileSync(file, `rules 1\nform f { step one {\n${fields("a")}\n}\nstep two {\n${fields("b")}\n}\n}`);
    const program = new Program(JSON.parse(execFileSync(command, ["compile", file], { encoding: "utf8", maxBuffer: 1 << 28 })));
    let found = 0;
    const watched = (value) => new Proxy(value, { get: (target, name) => (found++, target[name]) });
    program.decisions = program.decisions.map(watched);
    program.code = program.code.map(watched);
    program.limited(program.forms[0], program.forms[0].steps[0]);
    return found;
  });
  assert.ok(looks[1] < looks[0] * 2.5, `${looks}`);
});

test("a closed form that is twice as large takes twice the work to find unknown members in records", () => {
  const looks = [100, 200].map((count) => {
    const names = Array.from({ length: count }, (_, index) => `f${index}`);
    const form = compiled(`rules 1\nclosed form f {\n${names.map((name) => `field ${name}`).join("\n")} }`).form("f");
    let found = 0;
    const watched = (value) => new Proxy(value, { get: (target, name) => (found++, target[name]) });
    const [object] = form.layout.objects;
    object.members = object.members.map(watched);
    const record = Object.fromEntries([...names, "other"].map((name) => [name, "a"]));
    assert.equal(form.validate(record).verdict, "invalid");
    form.session({ values: Object.fromEntries(names.map((name) => [name, "a"])) });
    return found;
  });
  assert.ok(looks[1] < looks[0] * 2.5, `${looks}`);
});

/** How often the runtime looks at fields and values to judge a record. */
function looksOf(rules, record) {
  const form = compiled(`rules 1\n${rules}`).form("f");
  const { evaluator } = form.program;
  let found = 0;
  const watched = (value) => new Proxy(value, { get: (target, name) => (found++, target[name]) });
  form.layout.fields = form.layout.fields.map(watched);
  const load = evaluator.load;
  evaluator.load = function (...values) {
    load.apply(this, values);
    this.slots = watched(this.slots);
  };
  form.validate(record, { mode: "all" });
  return found;
}

test("records with twice as many values take twice the work", () => {
  const names = (count) => Array.from({ length: count }, (_, index) => `x${index}`);
  const rows = {
    list: (count) => ["form f { field a: list of text; field l: list of text { each { one_of(a) } } }", { a: names(count), l: names(count) }],
    path: (count) => ["form i { field k }\nform f { field a: list of i; field l: list of text { each { none_of(a.k) } } }",
      { a: names(count).map((k) => ({ k })), l: names(count).map((name) => `${name}y`) }],
    among: (count) => ["form i(l: list of text) { field a; check a in l }\nform f { field l: list of text; field m: list of i(l) }",
      { l: names(count), m: names(count).map((a) => ({ a })) }],
    members: (count) => [`form f { field a: any { ${names(count).map((name) => `member "${name}" { kind("text") }`).join("; ")} } }`,
      { a: Object.fromEntries(names(count).map((name) => [name, 1])) }],
    externals: (count) => [`external rule ask\nform f { ${names(count).map((name) => `field ${name} { ask }`).join("; ")} }`,
      Object.fromEntries(names(count).map((name) => [name, "a"]))],
  };
  for (const [name, row] of Object.entries(rows)) {
    const looks = [200, 400].map((count) => looksOf(...row(count)));
    assert.ok(looks[0] > 200 && looks[1] < looks[0] * 2.5, `${name}: ${looks}`);
  }
});

test("a live form says what is wrong in each entry of a map, as the report of its values does", async () => {
  const form = compiled(`rules 1
form part { field x { required }; field y { required }; field z: list of text { each { min_length(2) } } }
form f { field parts: map of part; field group: map of part { size(...1) } }`).form("f");
  const parts = { one: { x: "a", z: ["a", "b"] }, two: { y: "b" } };
  const session = form.session({ values: { parts, group: parts } });
  await session.submit();
  const paths = session.violations.map(({ path }) => path);
  assert.deepEqual(paths, ['parts["one"].y', 'parts["one"].z[0]', 'parts["one"].z[1]', 'parts["two"].x', "group"]);
  assert.deepEqual(paths, form.validate({ parts, group: parts }).violations.map(({ path }) => path));
});

test("arguments of forms settle as in the command, or never do", () => {
  const chain = `form node(limit: number) {
      when limit > 0 { field next: number = limit - 1; field name { required } }
      field children: list of node(next)
  }
  form f { field start: number; field third: number = start / 3; field root: node(third) }`;
  let node = {};
  for (let depth = 0; depth < 20; depth++) node = { children: [node] };
  const contradiction = `form part(given: integer) { when given is empty { field amount: integer } otherwise { field other: integer } }
  form f { field p: part(flag); when p.amount is filled { field flag: integer } }`;
  for (const [rules, records] of [[chain, [0, 1, 7, 45].map((start) => ({ start, root: node }))], [contradiction, [{ p: { amount: 1 }, flag: 3 }]]]) {
    const file = join(folder, "arguments.rules");
    writeFileSync(file, rules);
    const form = load(JSON.parse(execFileSync(command, ["compile", file], { encoding: "utf8" }))).form("f");
    assert.deepEqual(records.map((record) => form.validate(record, { now })), commandReports(file, "f", records.map((record) => JSON.stringify(record))));
  }
});

test("values are found in long lists as in short ones", () => {
  const form = compiled(`rules 1
form i { field k: number }
form f {
  field a: list of number
  field b: list of i
  field c: list of month
  field l: list of number { each { one_of(a) } }
  field m: list of number { each { one_of(b.k) } }
  field n: list of date { each { one_of(c) } }
}`).form("f");
  const paths = (record) => form.validate(record, { mode: "all" }).violations.map(({ path }) => path);
  for (const count of [3, 40]) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const values = { a: numbers, b: numbers.map((k) => ({ k })), c: numbers.map(() => "2026-11") };
    const [wanted, dates] = [["2.0", 0, 99, 1, "98"], ["2026-11-02", "2026-12-01", "2026-11-03", "2025-11-01"]];
    assert.deepEqual(paths({ ...values, l: wanted, m: wanted, n: dates }), ["l[2]", "l[4]", "m[2]", "m[4]", "n[1]", "n[3]"]);
    // What cannot be read may be the very value.
    const report = form.validate({ ...values, a: [...numbers, "x"], l: [99, 1, 98] });
    assert.deepEqual(report.undecided.map(({ path, reason }) => [path, reason]), [["l[0]", "unreadable: A"], ["l[2]", "unreadable: A"]]);
  }
});

test("fields that follow a check of the form are judged like those before it", () => {
  const rules = join(folder, "between.rules");
  writeFileSync(rules, `rules 1
form f {
  field a { min_length(1) }
  check a == "x" "No."
  field n: integer { max_value(5) }
  field b: integer as "1'234"
  field d: number
  warn check b is max_value(d) "Too large."
  field t { max_length(2) }
}`);
  const form = load(execFileSync(command, ["compile", rules], { encoding: "utf8" })).form("f");
  const lines = [
    '{"a": "x", "n": "abc", "d": "x", "t": 5}', '{"a": "y", "n": [], "b": "1.5"}', '{"a": "x", "n": 1, "t": "a"}',
    `{"a": "x", "b": "1'234", "d": -1.25, "t": "abc"}`, '{"a": "x", "b": 1234, "d": "5"}', '{"a": "", "b": 1, "d": 2}',
  ];
  for (const mode of ["all", "first"]) {
    assert.deepEqual(JSON.parse(JSON.stringify(lines.map((line) => form.validate(parse(line), { mode, now })))), commandReports(rules, "f", lines, "--report", mode));
  }
});

test("a value is looked up among constants as it is compared with them", () => {
  const rules = join(folder, "constants.rules");
  writeFileSync(rules, `rules 1
form f {
    field i: integer { one_of(1, 20, -3) }
    field n: number { one_of(1.5, 2) }
    field m: number { none_of(1, 2) }
    field t { one_of("1", "b") }
    field x: any { one_of(1, "b", 7) }
    field y: any { none_of("b", 7) }
}
`);
  const values = ["1", "20", "-3", "1.0", "1.5", "2", "7", "-0", "100000000000000000000", "1e2", '"1"', '"20"', '"b"', '"B"', '""', '"x"', "true", "null", "[1]"];
  const lines = ["i", "n", "m", "t", "x", "y"].flatMap((name) => values.map((value) => `{"${name}": ${value}}`));
  const form = load(execFileSync(command, ["compile", rules], { encoding: "utf8" })).form("f");
  assert.deepEqual(JSON.parse(JSON.stringify(lines.map((line) => form.validate(parse(line), { mode: "all", now })))), commandReports(rules, "f", lines, "--report", "all"));
  const session = form.session();
  const state = (path, text) => {
    session.field(path).set("");
    return session.field(path).edit({ start: 0, end: 0, text }).state;
  };
  assert.deepEqual([state("i", "2"), state("i", "20"), state("t", "2"), state("t", "1"), state("n", "1."), state("n", "3")],
    ["incomplete", "valid", "invalid", "valid", "incomplete", "incomplete"]);
});

test("a script in a pattern has the characters that the engine counts to it", () => {
  const form = compiled("form f { field t { regex(/[\\p{Greek} ]+/) }; field u { regex(/\\P{Greek}+/i) } }").form("f");
  const wrong = (text) => form.validate({ t: text, u: text }).violations.map(({ path }) => path);
  assert.deepEqual(["αβ Ω", "Abc", "αb", "𝈀", "Жж"].map(wrong), [["u"], ["t"], ["t", "u"], ["u"], ["t"]]);
  // Unicode 16 added this one.
  assert.equal(form.validate({ t: "\u1c89" }).verdict, "undecided");
});

test("a text with many marks in a row is not composed but left to the server", () => {
  const form = compiled("rules 1\nform f { field t { normalize nfc; regex(/e?\u00e9*/) } }\n").form("f");
  const reasons = (text) => form.validate({ t: text }).undecided.map(({ path, reason }) => [path, reason]);
  const marks = "\u0301\u0323".repeat(50_000);
  assert.equal(form.validate({ t: "e\u0301".repeat(1000) }).verdict, "valid");
  assert.equal(form.validate({ t: "e" + marks.slice(0, 255) }).verdict, "invalid");
  for (const text of ["e" + marks.slice(0, 256), marks, "\u00e9\u0344" + marks]) {
    assert.deepEqual(reasons(text), [["t", "left to the server"]]);
  }
});

// Quadratic work would take hours.
test("runs of zeros, spaces and digits take linear work", { timeout: 120_000 }, () => {
  const form = compiled(`rules 1
form f {
  field i: integer
  field n: number
  field t { normalize trim; max_length(4000000) }
  field g: integer as "1,234"
}`).form("f");
  const [zeros, spaces] = ["0".repeat(2_000_000), " ".repeat(2_000_000)];
  assert.equal(form.validate({ i: `${zeros}1` }).verdict, "valid");
  assert.equal(form.validate({ i: `1${zeros}1` }).verdict, "undecided");
  assert.equal(form.validate({ n: `1.${zeros}1` }).verdict, "undecided");
  assert.equal(form.validate({ n: `1.5${zeros}` }).verdict, "valid");
  assert.equal(form.validate({ t: `a${spaces}b${spaces}` }).verdict, "valid");
  const session = form.session({ values: { t: ` \x85a${spaces}b ` } });
  assert.equal(session.values.t.length, 2_000_002);
  const { text } = session.field("g").edit({ start: 0, end: 0, text: "1".repeat(200_000) });
  assert.equal(text.length, 266_666);
});

test("what a step leaves for later is found in linear work", () => {
  const lookups = (count) => {
    const values = Array.from({ length: count }, (_, at) => `field x${at + 1}: integer = x${at} + 1`);
    const form = compiled(`form f {\nstep a { field x0: integer\n${values.join("\n")} }\nstep b { field y }\nstep c { field z }\n}`).form("f");
    const { inputs } = ValueInputs.prototype;
    let asked = 0;
    ValueInputs.prototype.inputs = function (slot) {
      asked++;
      return inputs.call(this, slot);
    };
    assert.equal(form.validate({ x0: 1 }, { step: "b" }).verdict, "valid");
    ValueInputs.prototype.inputs = inputs;
    return asked;
  };
  const [few, many] = [lookups(50), lookups(500)];
  assert.ok(few > 0 && many <= 11 * few, `${few}, ${many}`);
});

test("a key in one of many groups takes linear work", () => {
  const reads = (count) => {
    const groups = Array.from({ length: count }, (_, at) => `group g${at} { field a }`);
    const form = compiled(`form f {\n${groups.join("\n")}\n}`).form("f");
    const values = Object.fromEntries(groups.map((_, at) => [`g${at}`, { a: "x" }]));
    const session = form.session({ values });
    let read = 0;
    for (const object of form.layout.objects) {
      const { slot } = object;
      Object.defineProperty(object, "slot", { get: () => (read++, slot) });
    }
    session.field("g0.a").edit({ start: 0, end: 1, text: "y" });
    assert.deepEqual(session.values.g1, { a: "x" });
    return read;
  };
  const [few, many] = [reads(20), reads(200)];
  assert.ok(few > 0 && many <= 11 * few, `${few}, ${many}`);
});

test("long texts are taken apart in parts, into the same characters", () => {
  const { segment } = Intl.Segmenter.prototype;
  const whole = new Intl.Segmenter("und", { granularity: "grapheme" });
  let longest = 0;
  Intl.Segmenter.prototype.segment = function (text) {
    longest = Math.max(longest, text.length);
    return segment.call(this, text);
  };
  try {
    for (const unit of ["👨\u200d👩\u200d👧\u200d👦", "🇩🇪", "a🇩🇪", "a\u0301", "\r\n", "한", "漢"]) {
      for (const start of ["", "a", "🇩", "\u0301".repeat(1022)]) {
        const text = start + unit.repeat(5000);
        const found = characters(text);
        assert.deepEqual(found, Array.from(segment.call(whole, text), (part) => part.segment));
      }
    }
    assert.ok(longest <= 2049, `${longest}`);
    const marks = `a${"\u0301".repeat(5000)}`;
    assert.deepEqual(characters(`${marks}b`), [marks, "b"]);
  } finally {
    Intl.Segmenter.prototype.segment = segment;
  }
});

test("what is known of violations of earlier records changes no other report", () => {
  const form = compiled(`rules 1
form f {
  field a { max_length(3) }
  field b { max_length(3) "At most {max}, not '{value}'." }
  field c { equal(a) "As in a." }
  field d { min_length(2) "At least {min}." }
  field e: integer { max_value(9) }
}`).form("f");
  const record = { a: "aaaa", b: "bbbb", c: "c", d: "d", e: 10 };
  const messages = (values, options) => form.validate(values, options).violations.map((each) => each.message);
  const own = messages(record);
  const { violations } = form.validate(record);
  for (const violation of violations) violation.message = "changed";
  assert.deepEqual(messages(record), own);
  assert.deepEqual(messages({ ...record, b: "cccc" })[1], "At most 3, not 'cccc'.");
  const texts = { ruleTexts: { max_length: "Zu lang." }, translations: { "As in a.": "Wie in a." } };
  assert.deepEqual(messages(record, texts), ["Zu lang.", own[1], "Wie in a.", ...own.slice(3)]);
  assert.deepEqual(messages(record), own);
});

test("numbers are exact", () => {
  const form = compiled(`rules 1
form order { field price: number { max_value(0.3) }; field total: number { equal(price * 3) } }`).form("order");
  assert.equal(form.validate({ price: 0.1, total: 0.3 }).verdict, "valid");
  assert.equal(form.validate(parse('{"price": 0.30000000000000000000001}')).verdict, "invalid");
  const report = form.validate({ price: Decimal.from("1e-38"), total: Decimal.from("3e-38") });
  assert.equal(report.verdict, "valid");
  const long = `{"price": 0.${"1".repeat(40)}}`;
  assert.deepEqual(form.validate(parse(long)).undecided[0].reason, "limit reached: digits of a number");
});

test("keys repeated in the paths of a report take steps", () => {
  const form = compiled("rules 1\nform f { field m: map of list of integer { each { each { max_value(0) } } } }").form("f");
  const report = form.validate({ m: { ["k".repeat(1_000_000)]: Array(200).fill(1) } }, { mode: "all" });
  assert.equal(report.undecided.at(-1).reason, "limit reached: steps");
  assert.ok(report.violations.length < 20);
});

test("parts of dates and times, and the time between, are the command's", () => {
  const text = `form f {
    field a: datetime; field b: datetime; field c: time; field d: time; field e: date; field n: number
    field v1: date = date(a); field v2: time = time(a); field v3: integer = hour(a); field v4: integer = minute(c)
    field v5: integer = day(a); field v6: integer = weekday(a); field v7: integer = hours(a, b); field v8: integer = minutes(b, a)
    field v9: integer = minutes(c, d); field v10: integer = hours(d, c); field v11: integer = hours(e, a); field v12: integer = minutes(a, e)
    field v13: number = floor(n, 1); field v14: number = ceiling(n, -1); field v15: integer = floor(n); field v16: number = round(n, 1)
    check 1 / n is empty "x"; check n * 2 is filled "y"
  }`;
  const moments = ["0001-01-01T00:00:00.25", "2026-03-28T22:59:59.999+01:00", "2026-03-29T03:00:00Z", "9999-12-31T23:59-11:59", "q"];
  const times = ["00:00", "06:00:30.5", "23:59:59.999999999"];
  const numbers = [0, -1.25, 15, "0.00001", "-99999999999999999999.95", "q"];
  const records = [];
  for (const a of moments) {
    for (const b of moments) records.push({ a, b, c: times[records.length % 3], d: times[Math.trunc(records.length / 3) % 3], e: "2026-03-29", n: numbers[records.length % 6] });
  }
  // What is computed is known by the message about another value.
  for (const record of records) for (let at = 1; at <= 16; at++) record[`v${at}`] = { 1: "2000-01-01", 2: "12:34:56" }[at] ?? 123456;
  const form = compiled(text).form("f");
  const found = records.map((record) => JSON.parse(JSON.stringify(form.validate(record, { mode: "all", now }))));
  assert.deepEqual(found, commandReports(join(folder, "test.rules"), "f", records.map((record) => JSON.stringify(record)), "--report", "all"));
});

test("the clock is the caller's", () => {
  const form = compiled("rules 1\nform f { field birthday: date { max_value(today - 18y) } }").form("f");
  const at = (now) => form.validate({ birthday: "2008-03-01" }, { now }).verdict;
  assert.equal(at("2026-02-28"), "invalid");
  assert.equal(at("2026-03-01"), "valid");
  assert.equal(at("2026-02-28T23:30-01:00"), "invalid");
  assert.equal(at(new Date("2030-01-01")), "valid");
  assert.throws(() => at("tomorrow"), RangeError);
});

test("messages can be said in other words", () => {
  const form = compiled(`rules 1
form f { field user "User" { required "Who are you?" }; field age: integer { required; min_value(18) } }`).form("f");
  const options = { translations: { "Who are you?": "Wer sind Sie?" }, ruleTexts: { min_value: "Ab {min}, nicht {value}." } };
  const messages = form.validate({ age: 17 }, options).violations.map((violation) => violation.message);
  assert.deepEqual(messages, ["Wer sind Sie?", "Ab 18, nicht 17."]);
});

test("all words of default messages can be translated, and labels", () => {
  const form = compiled(`rules 1
form f {
  field born: date { before(today) }
  field ages: list of integer { size(2...) }
  field heights: list of integer
  field start: date
  field end: date { between(start, start + 3d) }
  field rank: integer { between(1...9) }
  field day: date as "DD.MM.YYYY"
  field size: choice { option "S" "Small"; option "M" }
  field code { one_of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j") }
  field name { min_length(3) "{label} is too short." }
}`).form("f");
  const record = {
    born: "2999-01-01", ages: [1], heights: ["x"], start: "2026-01-01", end: "2026-02-01", rank: 10, day: "x", size: "L", code: "z", name: "x",
  };
  const translations = {
    "This must be before {limit}.": "Das muss vor {limit} liegen.", today: "heute",
    "The number of items must be {range}.": "Es müssen {range} sein.", "at least {low}": "mindestens {low}",
    "{low} to {high}": "{low} bis {high}", "This must be between {min} and {max}.": "Das muss von {min} bis {max} sein.",
    "This must be {min}.": "Das muss {min} sein.", Start: "Beginn", Small: "Klein", Name: "Der Name",
    "Enter a whole number.": "Bitte eine ganze Zahl.", "Enter a date, such as {example}.": "Bitte ein Datum wie {example}.",
    "Choose one of: {values}.": "Zur Wahl stehen: {values}.", "{last} … ({count} more)": "{last} … (und {count} weitere)",
    "{label} is too short.": "{label} ist zu kurz.",
  };
  const messages = (options) => form.validate(record, { mode: "all", ...options }).violations.map((violation) => violation.message);
  const english = [
    "This must be before today.", "The number of items must be at least 2.", "Enter a whole number.",
    "This must be between Start and 2026-01-04.", "This must be 1 to 9.", "Enter a date, such as 31.12.2026.",
    "Choose one of: Small, M.", "Choose one of: a, b, c, d, e, f, g, h … (2 more).", "Name is too short.",
  ];
  assert.deepEqual(messages(), english);
  assert.deepEqual(messages({ translations }), [
    "Das muss vor heute liegen.", "Es müssen mindestens 2 sein.", "Bitte eine ganze Zahl.",
    "Das muss von Beginn bis 2026-01-04 sein.", "Das muss 1 bis 9 sein.", "Bitte ein Datum wie 31.12.2026.",
    "Zur Wahl stehen: Klein, M.", "Zur Wahl stehen: a, b, c, d, e, f, g, h … (und 2 weitere).", "Der Name ist zu kurz.",
  ]);
  assert.deepEqual(messages(), english);
});

test("a filter judges white space too, and drops it around a paste", () => {
  for (const [field, text, kept, isShortened = false] of [
    ['{ filter chars("a-z0-9") }', " ", ""], ['{ filter chars("a-z0-9") }', " ab ", "ab"], ['{ filter chars("a-z0-9") }', " ab-12 ", "ab", true],
    ["{ filter max_length(3) }", "  ", "  "], ["{ filter max_length(3) }", " abc ", "abc"], ['{ filter chars("a-z ") }', " a b ", " a b "],
    [": integer { filter between(1, 50) }", " ", ""], [": integer { filter between(1, 50) }", "\u00A012\n", "12"],
    [': date { filter after("2020-01-01") }', " 2026-01-01 ", "2026-01-01"],
    ['{ filter not contains(" ") }', " ", ""], ["{ filter required }", " ", " "],
  ]) {
    const session = compiled(`rules 1\nform f { field a${field} }`).form("f").session();
    const outcome = session.field("a").edit({ start: 0, end: 0, text });
    assert.deepEqual([outcome.text, outcome.isShortened], [kept, isShortened], `${field} ${JSON.stringify(text)}`);
  }
});

test("a form says by itself what it says in its language", () => {
  const { form } = compiled(`rules 1
form inner { field town "Ort" { required } }
form f @language("de-CH") { field name "Name" { min_length(3) }; field at: date { after(today) }; field mail { email }; field home: inner }
form g { field name { min_length(3) }; field home: inner }`);
  const record = { name: "x", at: "2000-01-01", mail: "x", home: { town: "" } };
  const messages = (name, options) => form(name).validate(record, options).violations.map(({ message }) => message);
  const german = ["Bitte mindestens 3 Zeichen eingeben.", "Das muss nach heute liegen.", "Bitte eine E-Mail-Adresse eingeben, zum Beispiel ann@example.org."];
  for (let count = 0; count < 2; count++) {
    assert.deepEqual(messages("f"), german);
    assert.deepEqual(messages("g"), ["Enter 3 or more characters."]);
  }
  const translations = { "Enter {min} or more characters.": "Zu kurz." };
  assert.deepEqual(messages("f", { translations }), ["Zu kurz.", ...german.slice(1)]);
  const session = form("f").session({ values: record });
  session.field("name").leave();
  assert.deepEqual(session.field("name").violations.map(({ message }) => message), german.slice(0, 1));
});

test("values are shown as people know them", () => {
  const form = compiled(`rules 1
form f {
  context most: number
  field size: choice { option "s" "Small"; option "m"; option "l" "Large"; one_of("s", "m") }
  field other: choice { option "s" "Small"; option "l" "Large"; one_of("s") "{value} is sold out." }
  field many: list of choice { option "s" "Small"; option "m"; exclusive("s") }
  field at: time { after("09:00") }
  field late: time { after("09:00:30") "Not {value}." }
  field since: datetime { after("2026-03-01T10:00:00Z") "{value} is too early." }
  field sum: number as "1.234,56" { max_value(most) }
}`).form("f");
  const record = {
    size: "l", other: "l", many: ["s", "m"], at: "08:00", late: "00:00:00.5", since: "2026-02-01T00:00:00+01:00", sum: 2000,
  };
  const messages = (options) => form.validate(record, { context: { most: 1234.5 }, ...options }).violations.map(({ message }) => message);
  assert.deepEqual(messages(), [
    "Choose one of: Small, m.", "Large is sold out.", "“Small” can't be combined with anything else.", "This must be after 09:00.",
    "Not 00:00:00.5.", "2026-02-01T00:00+01:00 is too early.", "This must be 1.234,5 or less.",
  ]);
  assert.equal(messages({ translations: { Large: "Groß" } })[1], "Groß is sold out.");
});

test("the items of a list from elsewhere are named, but no secret ones", () => {
  const form = compiled(`rules 1
form row(names: list of text, hidden: list of text) { field a { one_of(names) }; field b { one_of(hidden) } }
form f {
  context sizes: list of choice { option "s" "Small"; option "m"; option "l" }
  context many: list of integer
  context none: list of text
  context names: list of text
  context hidden: list of text @secret
  field a { one_of(sizes) }
  field b: integer { one_of(many, 100) }
  field c { one_of(none) }
  field d { one_of(hidden) }
  field row: row(names, hidden)
}`).form("f");
  const context = { sizes: ["s", "m"], many: Array.from({ length: 10 }, (_, index) => index), none: [], names: ["Ann", "Ben"], hidden: ["hunter2"] };
  const record = { a: "z", b: -1, c: "z", d: "z", row: { a: "z", b: "z" } };
  assert.deepEqual(form.validate(record, { context }).violations.map(({ message }) => message), [
    "Choose one of: Small, m.", "Choose one of: 0, 1, 2, 3, 4, 5, 6, 7 … (2 more), 100.", "Choose one of: None.", "Choose one of: Hidden.",
    "Choose one of: Ann, Ben.", "Choose one of: Hidden.",
  ]);
});

test("a test of the kind of a value is not reported where another alternative applies", () => {
  const form = compiled(`rules 1
form f { field a: any { not kind("text") or max_length(3) }; field b: any { kind("null") or one_of("x") }; field c: any { kind("text") or kind("null") } }`).form("f");
  assert.deepEqual(form.validate({ a: "abcd", b: "z", c: 1 }).violations.map(({ rule }) => rule), ["max_length", "one_of", "kind"]);
});

test("classes of characters are known where a pattern is matched by backtracking", () => {
  const form = compiled(String.raw`rules 1
form f {
  field digit { regex(/(\d)\1/) }
  field other { regex(/(\D)\1/) }
  field word { regex(/([\w-])\1/) }
  field sign { regex(/(\W)\1/) }
  field space { regex(/a(\s)\1/) }
  field visible { regex(/([^\s\d])\1/) }
}`).form("f");
  const verdict = (record) => form.validate(record).violations.map(({ path }) => path);
  const names = ["digit", "other", "word", "sign", "space", "visible"];
  assert.deepEqual(verdict({ digit: "\u0664\u0664", other: "xx", word: "éé", sign: "++", space: "a\u3000\u3000", visible: "xx" }), []);
  assert.deepEqual(verdict({ digit: "xx", other: "33", word: "++", sign: "__", space: "abb", visible: "33" }), names);
  assert.deepEqual(verdict({ digit: "12", other: "xy", word: "ab", sign: "+-", space: "a\u3000\t", visible: "xy" }), names);
});

test("names of objects' own methods are names like others", () => {
  const form = compiled("rules 1\nform f { field constructor { required }; field `__proto__` { required } }").form("f");
  assert.equal(form.validate({}).violations.length, 2);
  assert.equal(form.validate(parse('{"constructor": "a", "__proto__": "b"}')).verdict, "valid");
});

test("what is no program is refused", () => {
  assert.throws(() => load({}), ProgramError);
  assert.throws(() => load({ format: "formrules program", version: 2 }), /version 2/);
  const text = execFileSync(command, ["compile", join(examples, "login.rules")], { encoding: "utf8" });
  const damaged = JSON.parse(text);
  for (const name of ["conjure", "toString"]) {
    damaged.program.instructions[1] = [name, 0];
    assert.throws(() => load(damaged), new RegExp(`the instruction '${name}' is not known`));
  }
});

test("what is no value is refused", () => {
  const form = compiled("rules 1\nform f { field a }").form("f");
  for (const value of [NaN, Infinity, () => 1, Symbol("a"), new Date()]) {
    assert.throws(() => form.validate({ a: [value] }) && form.validate({ a: value }), TypeError);
  }
  assert.throws(() => form.validate(null), TypeError);
  assert.equal(form.validate({ a: "\ud800" }).undecided[0].reason, "unreadable");
});

test("JSON is read strictly", () => {
  assert.deepEqual({ ...parse(' {"a": [1, -0.5e1, true, null, "\\u00e9"]} ').a }, { ...[1, -5, true, null, "é"] });
  for (const text of ["", "{", "[1,]", '{"a":1,}', "01", "1.", "nul", '"\n"', "[1] 2", "{'a':1}", "NaN", '"\\ud800"', '{"\\udc00a": 1}']) {
    assert.throws(() => parse(text), SyntaxError, text);
  }
  assert.equal(String(parse("12345678901234567890.5")), "12345678901234567890.5");
});

test("no code is generated, and nothing is imported but the runtime's own parts", () => {
  const imported = /^(?:import|export) \{[^}]*\} from "([^"]*)";$/gm;
  const reached = new Set();
  const follow = (path) => {
    if (reached.has(path)) return;
    reached.add(path);
    const source = readFileSync(path, "utf8");
    assert.doesNotMatch(source, /\beval\b|new Function|\bimport\b *\(/, path);
    for (const [, name] of source.matchAll(imported)) follow(resolve(path, "..", name));
  };
  follow(join(root, "Web/formrules.js"));
  assert.deepEqual([...reached].slice(1).sort(), modules.map((path) => join(root, "Web", path)));
  const minifiedSource = readFileSync(join(root, "Web/formrules.min.js"), "utf8");
  assert.doesNotMatch(minifiedSource, /\beval\b|new Function|\bimport\b[ ({]/);
});

test("a part of the runtime or of the script of pages fits on a few screens", () => {
  for (const path of [...modules, ...modulesOfPages, "page.js"]) {
    const lines = readFileSync(join(root, "Web", path), "utf8").split("\n");
    assert.ok(lines[0].startsWith("// "), `${path} does not say what it is for`);
    assert.ok(lines.length <= 401, `${path} has ${lines.length} lines`);
  }
});

test("no part of the script of pages imports one that imports it", () => {
  const follow = (path, importers) => {
    assert.ok(!importers.includes(path), [...importers, path].join(" imports "));
    const source = readFileSync(join(root, "Web", path), "utf8");
    for (const [, name] of source.matchAll(/^import .*"\.\/(?:Page\/)?(\w+\.js)";$/gm)) if (name !== "formrules.js") follow(`Page/${name}`, [...importers, path]);
  };
  follow("page.js", []);
});

test("the declarations declare what the module exports", () => {
  const declarations = readFileSync(join(root, "Web/formrules.d.ts"), "utf8");
  const declared = [...declarations.matchAll(/^export (?:class|function) (\w+)/gm)].map((found) => found[1]);
  assert.deepEqual(declared.sort(), Object.keys(runtime).sort());
});

test("a form that is filled in shows what a screen shows", () => {
  const session = compiled(`rules 1
form pay {
  group card { field number { mask "[0000] [0000]"; length(8) } }
  field code { filter chars("a-z") and max_length(2) }
  field due: date as "DD.MM.YYYY" { min_value("2026-01-01") }
  field rows: list of item
}
form item { field name { required; min_length(2) } }`).form("pay").session();
  const number = session.field("card.number");
  let caret = 0;
  for (const text of "12345") ({ caret } = number.edit({ start: caret, end: caret, text }));
  assert.deepEqual([number.text, number.value, caret, number.state], ["1234 5", "12345", 6, "incomplete"]);
  assert.equal(session.field("code").edit({ start: 0, end: 0, text: "1" }).isRefused, true);
  assert.equal(number.state, "invalid");
  const due = session.field("due").edit({ start: 0, end: 0, text: "31122025" });
  assert.deepEqual([due.text, due.value, due.messages], ["31.12.2025", "2025-12-31", ["This must be 01.01.2026 or later."]]);
  session.field("rows").insert({ name: "x" });
  session.field("rows").insert();
  session.field("rows").move(1, 0);
  assert.equal(session.field("rows[1].name").value, "x");
  assert.throws(() => session.field("rows").edit({ start: 0, end: 0, text: "x" }), runtime.SessionError);
  assert.equal(session.field("nobody"), null);
});

test("groups of numbers are put in while they are typed", () => {
  const session = compiled(`rules 1
form order { field price: number as "1.234,56" { max_value(20000) } }`).form("order").session();
  const price = session.field("price");
  const typed = (text, start = price.text.length, end = start) => {
    const { text: shown, caret } = price.edit({ start, end, text });
    return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
  };
  assert.deepEqual([..."1234"].map((key) => typed(key)), ["1|", "12|", "123|", "1.234|"]);
  assert.equal(typed("5", 1), "15|.234");
  assert.equal(price.value, 15234);
  assert.equal(typed("", 2, 3), "1|.234");
  assert.equal(typed("", 3, 4), "12|4");
  assert.equal(typed("1234567.5", 0, 3), "1.234.567,5|");
  assert.equal(price.state, "invalid");
  session.end();
});

test("a secret that comes from an item, an entry or a context is shown by no message", () => {
  const form = compiled(`rules 1
rule least(p: number) { min_value(p) "{p}" }
form item {
  field a: number @secret
  field b: number { min_value(previous.a) "{min}" }
  field c: number { least(previous.a) }
}
form order {
  context rate: number @secret
  field items: list of item
  field list: list of number @secret { each { min_value(previous) "{min}" } }
  field map: map of item
  field d: number { min_value(map["k"].a) "{min}" }
  field e: number { least(map["k"].a) }
  field f: number { least(max(a of items)) }
  field g: number { least(rate + 1) }
}`).form("order");
  const record = {
    items: [{ a: 83197 }, { b: 1, c: 1 }], list: [83197, 1], map: { k: { a: 83197 } }, d: 1, e: 1, f: 1, g: 1,
  };
  const { violations } = form.validate(record, { report: "all", context: { rate: 83197 } });
  assert.deepEqual(violations.map(({ message }) => message), Array(7).fill("•••"));
});

test("what is left of data is formatted at once", () => {
  const session = compiled(`rules 1
form order { field day: date as "D.M.YY"; field delivery: date as "DD.MM.YYYY" }`).form("order").session();
  const edited = (name, value, start, end, text) => {
    const field = session.field(name);
    field.edit({ start: 0, end: field.text.length, text: "" });
    for (const key of value) field.edit({ start: field.text.length, end: field.text.length, text: key });
    assert.equal(field.text, value);
    const { text: shown, caret } = field.edit({ start, end, text });
    return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
  };
  assert.equal(edited("day", "1972", 0, 2, ""), "|72.");
  assert.equal(edited("day", "1972", 1, 3, ""), "1|2.");
  assert.equal(edited("delivery", "1972-01", 0, 1, ""), "|972-01");
  assert.equal(edited("delivery", "2026-01", 2, 5, ""), "20|01");
  assert.equal(edited("delivery", "2026", 0, 1, ""), "|02.6");
  assert.equal(edited("delivery", "2026", 0, 0, "1"), "1|2.02.6");
  session.end();
});

test("digits of all scripts can be typed", () => {
  for (const [field, keys, text] of [
    ['field a { mask "[0000] [0000]" }', "٤١١١٢", "4111 2"], ["field a: integer", "۴۲", "42"],
    ['field a: number as "1.234,56"', "१२३४,५", "1.234,5"], ["field a: number", "-١.5", "-1.5"],
    ['field a: date as "DD.MM.YYYY"', "٣١١٢٢٠٢٦", "31.12.2026"], ["field a: date", "𝟚026", "2026"],
    ['field a { filter chars("0-9") }', "٤२x1", "421"], ['field a { mask "[__]" }', "٤", "4"],
    ["field a: number", "١٢٫٥", "12.5"], ["field a: number", "١٬٢", "1٬2"], ['field a: number as "1.234,56"', "١٬٢٣٤٫٥", "1.234,5"],
    ['field a: number as "1234,56"', "٤٫٥", "4,5"], ['field a: integer as "1,234"', "١٬٢٣٤", "1,234"], ["field a: integer", "١٫٥", "1٫5"],
    ["field a", "٤२", "٤२"], ["field a { filter max_length(2) }", "٤२١", "٤२"],
  ]) {
    const session = compiled(`rules 1\nform f { ${field} }`).form("f").session();
    const input = session.field("a");
    for (const key of keys) input.edit({ start: input.text.length, end: input.text.length, text: key });
    assert.equal(input.text, text, field);
    input.edit({ start: 0, end: text.length, text: keys });
    if (!keys.includes("x")) assert.equal(input.text, text, field);
    session.end();
  }
});

test("a part of a time ends before a digit that can't be its own, and a date is left as it is typed", () => {
  const typed = (type, notation, keys) => {
    const session = compiled(`rules 1\nform f { field a: ${type} as "${notation}" }`).form("f").session();
    const field = session.field("a");
    for (const key of keys) field.edit({ start: field.text.length, end: field.text.length, text: key });
    session.end();
    return field.text;
  };
  assert.equal(typed("time", "h:mm a", "930pm"), "9:30 pm");
  assert.equal(typed("time", "HH:mm", "2459"), "24:59");
  assert.equal(typed("time", "HH:mm", "97"), "9:07");
  assert.equal(typed("time", "HH:mm", "0:9"), "0:09");
  assert.equal(typed("date", "D/M/YYYY", "12/31/2026"), "12/31/2026");
  assert.equal(typed("month", "MM/YY", "13/27"), "13/27");
  assert.equal(typed("date", "M/D/YYYY", "2026-12-31"), "2026-12-31");
  assert.equal(typed("month", "MM/YY", "2027-08"), "2027-08");
});

test("entries are judged in the order of the record, and the first failure of each is reported", () => {
  const form = compiled(`rules 1
form f {
  field labels: map of integer { keys { max_length(2) }; each { when key == "a" { equal(1) } otherwise { equal(2) } } }
  field any: any { size(1...2); each { when key == "a" { equal(1) } } }
}`).form("f");
  const paths = (record) => form.validate(record).violations.map(({ path, rule }) => `${path}: ${rule}`);
  assert.deepEqual(paths({ labels: { long: 1, a: 2, b: 2 } }), ['labels["long"]: max_length', 'labels["a"]: equal']);
  assert.deepEqual(paths(parse('{"labels": {"b": 1, "a": 1}, "any": {"b": 2, "a": 2}}')), ['labels["b"]: equal', 'any["a"]: equal']);
  assert.deepEqual(paths({ any: { a: 1, b: 2, c: 3 } }), ["any: size"]);
});

test("a form begins with its defaults, and so does a row", () => {
  const session = compiled(`rules 1
form f { field age: integer @default(25); field tags: list of text @default("a"); field rows: list of row }
form row { field price: number @default(15); field name }`).form("f").session({ values: { age: 30 } });
  session.field("rows").insert({ name: "x" });
  assert.equal(JSON.stringify(session.values), '{"age":30,"tags":["a"],"rows":[{"price":15,"name":"x"}]}');
  assert.equal(session.field("rows[0].price").state, "untouched");
});

test("a message lists eight values, and says how many more there are", () => {
  const values = Array.from({ length: 20 }, (_, index) => `"v${index}"`).join(", ");
  const form = compiled(`rules 1\nform f { field a { one_of(${values}) }; field b { one_of("x", "y") } }`).form("f");
  assert.deepEqual(form.validate({ a: "x", b: "z" }).violations.map(({ message }) => message), [
    "Choose one of: v0, v1, v2, v3, v4, v5, v6, v7 … (12 more).", "Choose one of: x, y.",
  ]);
});

test("an emptied value of another type than text is null, as in the engine's reports", () => {
  const session = compiled(`rules 1
form f { field c: choice { option "a" }; field cs: list of choice { option "a" }; field n: number; field t; field x: any }`)
    .form("f").session({ values: { c: "a", cs: ["a", ""], n: 1, t: "a", x: "a" } });
  for (const name of ["c", "n", "t", "x"]) session.field(name).set(" ");
  assert.deepEqual(session.values, { c: null, cs: ["a", null], n: null, t: " ", x: " " });
});

test("what no form can hold is refused before anything is changed", () => {
  const form = compiled(`rules 1
form row { field z; field q: integer }
form f { field a { max_length(9) }; field n: number; field l: list of row; field o: row; field x: any; field m: list of text }`).form("f");
  const itself = { n: 1 };
  itself.x = [itself, itself];
  const session = form.session({ values: { a: "a", l: [{ z: "b" }] } });
  const before = JSON.stringify(session.values);
  for (const value of [NaN, () => 1, Symbol("a"), new Date(), "a\ud800", "\udc00a", itself]) {
    for (const act of [
      () => session.field("x").set(value), () => session.update({ a: "c", n: 3, x: { y: [value] } }), () => session.field("m").set([value]),
      () => session.field("m").insert(value), () => form.session({ values: { x: value } }),
    ]) {
      // A text field takes any object, as one that is no text.
      if (value !== itself || !String(act).includes('"m"')) assert.throws(act, /Error: .+/, String(act));
    }
  }
  for (const value of [NaN, "\ud800"]) {
    assert.throws(() => session.update({ n: 3, o: { z: value } }), TypeError);
    assert.throws(() => session.field("l").insert({ q: 1, z: value }), TypeError);
  }
  assert.throws(() => form.validate({ x: itself }), TypeError);
  assert.throws(() => session.update({ n: 3, o: { y: 1 } }), /has no field 'o.y'/);
  assert.throws(() => session.field("l").insert({ y: 1 }), /has no field 'l\[1\].y'/);
  // What is too deep to be judged may be given.
  session.field("x").set(JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`));
  assert.equal(session.field("x").state, "undecided");
  session.field("x").set(undefined);
  assert.equal(JSON.stringify(session.values), before);
  assert.equal(session.field("l").rowCount, 1);
  session.field("a").set(itself);
  assert.equal(session.field("a").state, "incomplete");
  session.field("a").set("a");
  assert.deepEqual(session.field("a").edit({ start: 1, end: 1, text: "\ud83d" }).value, "a\ufffd");
});

test("a field is of no use when its row was removed", async () => {
  const form = compiled("rules 1\nform row { field z: integer { required } }\nform f { field l: list of row }").form("f");
  const session = form.session({ values: { l: [{ z: "1" }, { z: "2" }] } });
  const [first, second] = [session.field("l[0].z"), session.field("l[1].z")];
  second.focus();
  session.field("l").remove(1);
  for (const act of [() => second.edit({ start: 0, end: 0, text: "3" }), () => second.set(3), () => second.insert()]) {
    assert.throws(act, { name: "SessionError", message: "'z' is in a row that was removed" });
  }
  // What leaves the screen may still lose the focus.
  let changes = 0;
  const stop = session.onChange(() => changes++);
  second.focus();
  second.leave();
  second.isEnabled = false;
  second.isReadOnly = true;
  stop();
  assert.deepEqual([changes, second.path, second.value, second.isEnabled, second.isReadOnly], [0, "z", "2", true, false]);
  session.field("l").insert({ z: 5 }, 0);
  assert.deepEqual([first.path, first.value, session.values], ["l[1].z", 1, { l: [{ z: 5 }, { z: 1 }] }]);
  session.field("l").set([]);
  assert.throws(() => first.set(1), /removed/);
  assert.equal(await session.submit(), "valid");
});

test("a file is given out as it was given", () => {
  const form = compiled("rules 1\nform f { field photo: file { media_type(\"image/png\") } }").form("f");
  const photo = new Blob(["x"], { type: "image/png" });
  assert.equal(form.session({ values: { photo } }).values.photo, photo);
  assert.equal(form.validate({ photo: { size: 1, type: "text/plain" } }).verdict, "invalid");
});

test("a check at a nested field is shown at that field", () => {
  const session = compiled(`rules 1
form home { field town; field since: date }
form f {
  field born: date
  field home: home
  check home.since >= born "You were not born yet." at home.since
}`).form("f").session();
  const since = session.field("home.since");
  session.field("home.town").set("Rome");
  session.field("born").set("2000-01-01");
  for (const [at, text] of [..."1999-01-01"].entries()) since.edit({ start: at, end: at, text });
  assert.equal(since.state, "incomplete");
  since.leave();
  assert.deepEqual(since.violations.map(({ message }) => message), ["You were not born yet."]);
  assert.deepEqual([since.state, session.field("home").violations], ["invalid", []]);
});

test("what cannot be decided about a form is not said while someone fills it in", () => {
  const session = compiled(`rules 1
form i { field a; field b: choice { option "c" } }
form f { field o: i { when n < 10 { required } otherwise { check o is filled } }; field n: integer }`).form("f").session();
  session.field("o.a").leave();
  session.field("n").edit({ start: 0, end: 0, text: "x" });
  session.field("o.b").edit({ start: 0, end: 0, text: "c" });
  assert.equal(session.field("o").state, "incomplete");
  session.field("o.b").leave();
  assert.equal(session.field("o").state, "undecided");
});

test("external rules are asked, answered, asked again and called off", async () => {
  const form = compiled(`rules 1
external rule available "{value} is already taken." { debounce 1ms; timeout 10s; retry 1; cache 1h }
form sign_up { field name { required; min_length(2); available } }`).form("sign_up");
  const asked = [];
  let failures = 1;
  const available = async (name, { signal }) => {
    asked.push(name);
    if (failures-- > 0) throw new Error("offline");
    if (name === "slow") await new Promise((resolve) => signal.addEventListener("abort", resolve));
    return name !== "ann";
  };
  const session = form.session({ externals: { available } });
  const name = session.field("name");
  assert.equal(name.edit({ start: 0, end: 0, text: "slow" }).state, "checking");
  assert.equal(session.isPending, true);
  name.leave();
  name.set("ann");
  await session.settle();
  assert.deepEqual(name.violations.map(({ message }) => message), ["ann is already taken."]);
  name.set("bob");
  assert.equal(await session.submit(), "valid");
  name.set("ann");
  await session.settle();
  assert.deepEqual(asked.filter((each) => each !== "slow"), ["ann", "ann", "bob"]);
  session.end();
});

test("nothing waits on for a question that is answered, or for a session that has ended", async () => {
  const form = compiled("rules 1\nexternal rule slow { debounce 1h }\nexternal rule free { timeout 1h }\nform f { field a { free }; field b { slow } }").form("f");
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const before = timers();
  let signal;
  const session = form.session({ externals: { free: (value, asked) => value === "z" || ((signal = asked.signal), new Promise(() => {})), slow: () => true } });
  session.field("a").set("z");
  await session.settle();
  assert.deepEqual([session.field("a").state, timers()], ["valid", before]);
  session.field("a").set("y");
  session.field("b").set("x");
  assert.deepEqual([session.isPending, timers(), signal.aborted], [true, before + 2, false]);
  const settled = session.settle();
  session.end();
  await settled;
  assert.deepEqual([timers(), signal.aborted, await session.submit()], [before, true, "undecided"]);
});

test("a form is filled in and judged step by step", async () => {
  const form = compiled(`rules 1
form order {
  step who { field name { required } }
  step payment { field card { required }; field limit: number }
  check limit is filled or name != "Ann" "Ann needs a limit." at name
}`).form("order");
  const rules = (report) => report.violations.map(({ rule }) => rule);
  assert.deepEqual(rules(form.validate({ name: "" }, { step: "who" })), ["required"]);
  assert.deepEqual(rules(form.validate({ name: "Ann" }, { step: "who" })), []);
  assert.deepEqual(rules(form.validate({ name: "Ann" }, { step: "payment" })), ["check", "required"]);
  const session = form.session();
  const [who, payment] = session.steps;
  assert.equal(await who.submit(), false);
  assert.deepEqual([who.state, payment.state], ["invalid", "untouched"]);
  session.field("name").set("Ann");
  assert.equal(await who.submit(), true);
  assert.equal(await payment.submit(), false);
  assert.deepEqual(payment.violations.map(({ path, rule }) => `${path}: ${rule}`), ["name: check", "card: required"]);
});

test("what a server rejects is shown at its field until the value changes, and keeps nobody from submitting", async () => {
  const session = compiled(`rules 1
form line { field name { required } }
form f {
  field coupon { max_length(20) }
  field wants: boolean
  when wants == true { field reason }
  field total: number = count(lines)
  field prices: map of number
  field lines: list of line
}`).form("f").session({ values: { coupon: "SPRING", prices: { a: 1 }, lines: [{ name: "a" }, { name: "b" }] } });
  const shown = () => session.violations.map(({ path, message }) => `${path}: ${message}`);
  const reject = (...paths) => session.show(paths.map((path) => ({ path, message: "No." })));
  let changes = 0;
  session.onChange(() => changes++);
  assert.deepEqual(session.show([
    { path: "coupon", message: "It has expired." }, { message: "Not today." }, { path: "reason", message: "Hidden." },
    { path: "nothing.here", message: "Unknown.", rule: "stock" },
  ]), [{ path: "reason", message: "Hidden." }, { path: "nothing.here", message: "Unknown.", rule: "stock" }]);
  assert.equal(changes, 1);
  assert.deepEqual(shown(), ["coupon: It has expired.", ": Not today."]);
  assert.deepEqual(session.field("coupon").violations, [
    { path: "coupon", rule: "rejected", message: "It has expired.", severity: "error", file: "", line: 0, column: 0 },
  ]);
  assert.equal(session.field("coupon").state, "invalid");
  assert.equal(session.verdict, "valid");
  session.field("coupon").set("SPRING");
  assert.equal(session.field("coupon").state, "invalid");
  session.field("coupon").edit({ start: 6, end: 6, text: "2" });
  assert.deepEqual(shown(), []);
  session.field("coupon").edit({ start: 6, end: 7 });
  assert.deepEqual(shown(), []);

  reject("coupon", "lines[1].name");
  session.field("lines").move(1, 0);
  assert.deepEqual(shown(), ["coupon: No.", "lines[0].name: No."]);
  session.field("lines").remove(0);
  assert.deepEqual(shown(), ["coupon: No."]);
  assert.equal(await session.submit(), "valid");
  assert.deepEqual(shown(), []);

  reject("total", 'prices["a"]', "lines", "lines[0].name");
  assert.deepEqual(shown(), ["total: No.", 'prices["a"]: No.', "lines: No.", "lines[0].name: No."]);
  session.update({ lines: [{ name: "c" }, { name: "d" }] });
  assert.deepEqual(shown(), ['prices["a"]: No.']);
  session.show([{ path: "coupon", message: "It ends today.", severity: "warning" }, { path: "coupon", message: "No." }]);
  assert.deepEqual([shown(), session.warnings.length], [["coupon: No."], 1]);
  session.field("coupon").isEnabled = false;
  assert.deepEqual(shown(), []);
  assert.throws(() => session.show([{ path: "a b[", message: "x" }]), runtime.SessionError);
  const keys = ['prices["a\\"\\\\\\n\\u{0007}\\u{10FFFF}"]', 'prices["`"]', 'prices[""]'];
  reject(...keys);
  assert.deepEqual(shown(), keys.map((path) => `${path}: No.`));
  assert.throws(() => session.show([{ path: 'prices["', message: "x" }]), runtime.SessionError);
  assert.throws(() => session.show(["coupon"]), TypeError);
});

test("a step shows the violations that a server found in it", () => {
  const session = compiled("rules 1\nform f { step a { field x }; step b { field y } }").form("f").session({ values: { x: "1" } });
  session.show([{ path: "y", message: "No." }]);
  assert.deepEqual(session.steps.map(({ state, violations, canContinue }) => [state, violations.length, canContinue]),
    [["untouched", 0, true], ["invalid", 1, true]]);
  // The server is asked again before it is said again.
  session.steps[0].submit();
  assert.deepEqual(session.violations, []);
});

test("what a server rejects in a group is shown with the form", () => {
  const session = compiled("rules 1\nform f { group how { field mail; field phone } }").form("f").session();
  assert.deepEqual(session.show([{ path: "how", message: "Neither works." }, { path: "mail", message: "No." }]), [{ path: "mail", message: "No." }]);
  assert.deepEqual(session.violations.map(({ path }) => path), ["how"]);
  session.field("how.mail").set("x");
  assert.deepEqual(session.violations, []);
});

test("a batch of changes is judged once", () => {
  const session = compiled("rules 1\nform line { field name { required } }\nform f { field x { required }; field lines: list of line }").form("f").session();
  let changes = 0;
  session.onChange(() => changes++);
  session.batch(() => {
    session.field("x").set("a");
    session.field("lines").insert({ name: "b" });
    session.batch(() => session.field("lines[0].name").set("c"));
    session.field("lines").insert({ name: "d" }, 0);
    session.field("lines").remove(0);
    assert.equal(session.verdict, "invalid");
  });
  assert.deepEqual([changes, session.verdict, session.values], [1, "valid", { x: "a", lines: [{ name: "c" }] }]);
  session.batch(() => {});
  assert.equal(changes, 1);
  assert.throws(() => session.batch(() => {
    session.field("x").set("");
    throw new TypeError("x");
  }), TypeError);
  assert.deepEqual([changes, session.verdict], [2, "invalid"]);
});

test("a masked value that is set loses what only the mask shows", () => {
  const session = compiled(`rules 1
form f { field phone { mask "([000]) [000]" }; field other { mask "[00]-[00]" } }`).form("f").session({ values: { phone: "(123) 456" } });
  assert.deepEqual([session.field("phone").value, session.field("phone").text], ["123456", "(123) 456"]);
  session.update({ phone: "(98", other: "12x" });
  assert.deepEqual([session.field("phone").value, session.field("other").value], ["98", "12x"]);
  session.field("phone").set("98");
  assert.equal(session.field("phone").text, "(98");
});

test("what is no value, path or listener is refused", () => {
  const form = compiled("rules 1\nform f { field a: map of integer { each { between(0, 20) } } }").form("f");
  assert.throws(() => form.validate({ a: new Map([["x", 99]]) }), TypeError);
  assert.throws(() => form.session({ values: { a: new Map() } }), TypeError);
  assert.throws(() => form.session().onChange(5), TypeError);
  assert.throws(() => form.session().field(), runtime.SessionError);
});

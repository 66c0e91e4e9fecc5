// What the engine refuses, the runtime refuses too, and then nothing has changed.
import { test } from "node:test";
import assert from "node:assert/strict";
import { SessionError } from "../formrules.js";
import { compiled } from "./command.js";

const refused = (message) => ({ name: "SessionError", message });

test("a context has the names and values that the form declares", () => {
  const rules = compiled(`rules 1
form stored { field town }
form f(limit: number) { context role: text; context before: stored; field n: number; check role != "clerk" or n <= limit "No." }
form g { field n: number }`);
  const [form, other] = [rules.form("f"), rules.form("g")];
  const given = { role: "clerk", limit: 5 };
  const session = form.session({ context: given, values: { n: 7 } });
  const bad = [
    [{ rule: "clerk" }, refused("the form has no context 'rule'")], [{ before: { city: "Bonn" } }, refused("the form has no field 'before.city'")],
    [[], refused("expected an object of contexts")], ["clerk", refused("expected an object of contexts")],
    [{ role: NaN }, TypeError], [{ role: "\ud800" }, TypeError], [{ limit: () => 1 }, TypeError], [{ limit: "\ud800" }, TypeError],
  ];
  for (const [context, error] of bad) {
    assert.throws(() => form.session({ context }), error);
    assert.throws(() => (session.context = context), error);
  }
  assert.throws(() => other.session({ context: { role: "clerk" } }), refused("the form has no context 'role'"));
  assert.deepEqual([session.context, session.verdict], [given, "invalid"]);
  session.context = { role: "manager" };
  assert.equal(session.verdict, "valid");
  assert.equal(form.validate({ n: 7 }, { context: given }).verdict, "invalid");
  assert.equal(form.validate({ n: 7 }, { context: { ...given, limit: 9 } }).verdict, "valid");
  // The same context may be for several forms, so that a record's may have names of all forms of the file.
  assert.equal(other.validate({ n: 7 }, { context: given }).verdict, "valid");
  const unknown = { name: "RangeError", message: "no form has a context 'rule'; there are 'role', 'before', 'limit'" };
  for (const each of [form, other]) assert.throws(() => each.validate({ n: 7 }, { context: { ...given, rule: "clerk" } }), unknown);
  const none = compiled("rules 1\nform f { step s { field n } }").form("f");
  for (const options of [{}, { step: "s" }]) {
    const refusal = { name: "RangeError", message: "no form has a context 'role'" };
    assert.throws(() => none.validate({}, { ...options, context: { role: "clerk" } }), refusal);
  }
  assert.equal(form.validate({ n: 7 }, { context: null }).verdict, "valid");
  for (const context of [[], "clerk", 5]) assert.throws(() => form.validate({ n: 7 }, { context }), TypeError);
  for (const context of [{ role: NaN }, { limit: NaN }, { role: "\ud800" }, { limit: "\ud800" }]) {
    assert.throws(() => form.validate({ n: 7 }, { context }), TypeError);
  }
});

test("a time that can't be read is refused before any check reads it", () => {
  const form = compiled("rules 1\nform f { field a; step s { field b } }").form("f");
  for (const now of ["yesterday", "", NaN, new Date(NaN), {}]) {
    assert.throws(() => form.validate({}, { now }), RangeError);
    assert.throws(() => form.validate({}, { now, step: "s" }), RangeError);
    assert.throws(() => form.session({ now }), RangeError);
  }
  for (const now of [undefined, "2026-01-31", "2026-01-31T14:30+01:00", 0, new Date()]) {
    assert.deepEqual([form.validate({}, { now }).verdict, form.session({ now }).verdict], ["valid", "valid"]);
  }
});

test("half of a surrogate pair is no name of a member or file", () => {
  const form = compiled("rules 1\nclosed form f { field a; field photo: file }").form("f");
  for (const record of [{ "\ud800": 1 }, { photo: { name: "\udc00", size: 1 } }, { photo: { media_type: "\udc00", size: 1 } }]) {
    assert.deepEqual(form.validate(record).undecided, [{ path: "", rule: "", reason: "unreadable" }]);
  }
});

test("a field that the app has locked is not updated", () => {
  const form = compiled(`rules 1
form i { field x; field y }
form f { field a; field b; field o: i; group g { field c }; field l: list of i; field n: integer = 3 }`).form("f");
  const session = form.session({ values: { a: "1", o: { x: "2" }, g: { c: "3" }, l: [{ x: "4" }] } });
  const before = JSON.stringify(session.values);
  for (const [path, values] of [
    ["a", { b: "9", a: "9" }], ["a", { a: null }], ["o.x", { b: "9", o: { x: "9" } }], ["o", { o: { y: "9" } }], ["g.c", { g: { c: "9" } }],
    ["l", { l: [] }],
  ]) {
    const field = session.field(path);
    field.isReadOnly = true;
    assert.throws(() => session.update(values), refused(`'${path}' is read-only`));
    assert.equal(JSON.stringify(session.values), before);
    session.update({ o: path === "o" ? undefined : { y: undefined }, n: 5 });
    field.isReadOnly = false;
  }
  // The value of a form or list that isn't locked is replaced as a whole.
  session.field("o.x").isReadOnly = true;
  session.field("l[0].x").isReadOnly = true;
  session.update({ o: null, l: [{ x: "5" }] });
  assert.deepEqual([session.field("o.x").value, session.field("l[0].x").value], [undefined, "5"]);
});

test("the fields in a list or form that is locked, disabled or does not apply are so too", () => {
  const session = compiled(`rules 1
form inner { field x { max_length(3) } }
form row { field a { required }; field deep: inner }
form outer { field home: inner; field rows: list of row { size(...3) } }
form f { field shows: boolean; when shows == true { field o: outer } }`).form("f").session({
    values: { shows: true, o: { home: { x: "1" }, rows: [{ a: "2", deep: { x: "3" } }] } },
  });
  const outer = session.field("o");
  const inside = ["o.home", "o.home.x", "o.rows", "o.rows[0].a", "o.rows[0].deep.x"].map((path) => session.field(path));
  const all = (name) => [...new Set(inside.map((field) => field[name]))];
  outer.isReadOnly = true;
  assert.deepEqual(all("isReadOnly"), [true]);
  for (const path of ["o.home.x", "o.rows[0].a", "o.rows[0].deep.x"]) {
    assert.throws(() => session.field(path).set("9"), refused(`'${path}' is read-only`));
    assert.throws(() => session.field(path).edit({ start: 0, end: 0, text: "9" }), refused(`'${path}' is read-only`));
  }
  const rows = session.field("o.rows");
  for (const change of [() => rows.insert({}), () => rows.remove(0), () => rows.move(0, 0)]) assert.throws(change, refused("'o.rows' is read-only"));
  assert.throws(() => session.update({ o: { home: { x: "9" } } }), refused("'o' is read-only"));
  outer.isReadOnly = false;
  assert.deepEqual(all("isReadOnly"), [false]);
  session.field("o.rows[0].a").set(undefined);
  outer.isEnabled = false;
  assert.deepEqual([all("isEnabled"), session.verdict], [[false], "valid"]);
  assert.throws(() => session.field("o.rows[0].a").edit({ start: 0, end: 0, text: "9" }), refused("'o.rows[0].a' is read-only"));
  outer.isEnabled = true;
  assert.deepEqual([all("isEnabled"), all("isActive"), session.verdict], [[true], [true], "invalid"]);
  session.field("shows").set(false);
  assert.deepEqual(all("isActive"), [false]);
  session.field("shows").set(true);
  assert.deepEqual(all("isActive"), [true]);
});

test("a value that has an unknown name is refused, however deep", () => {
  const session = compiled("rules 1\nform i { field x }\nform f { field m: map of i; field l: list of list of i }").form("f").session();
  assert.throws(() => session.update({ m: { "a b": { y: 1 } } }), refused("the form has no field 'm[\"a b\"].y'"));
  assert.throws(() => session.field("l").set([[{ x: 1 }], [{ y: 1 }]]), refused("the form has no field 'l[1][0].y'"));
  assert.throws(() => session.field("l").insert([{ y: 1 }]), refused("the form has no field 'l[0][0].y'"));
  for (const values of [null, [], "x"]) assert.throws(() => session.update(values), refused("expected an object of fields"));
});

test("a context has known names at any depth, and values of its types", () => {
  const form = compiled(`rules 1
form line { field name; field amount: number; field status: choice { option "new"; option "old" } }
form order { field lines: list of line; field parts: map of line; group paid { field day: date } }
form f(most: list of integer) {
  context stored: order
  context rates: map of number
  context role: choice { option "clerk"; option "manager" }
  field n: integer { max_value(sum(amount of stored.lines)) }
}`).form("f");
  const wrongType = (path, expected) => `the context '${path}' has the wrong type: expected ${expected}`;
  const cases = [
    [{ stored: { line: [] } }, "the form has no field 'stored.line'"],
    [{ stored: { lines: [{ name: "a" }, { nmae: "b" }] } }, "the form has no field 'stored.lines[1].nmae'"],
    [{ stored: { parts: { a: { nmae: "b" } } } }, "the form has no field 'stored.parts[\"a\"].nmae'"],
    [{ stored: { paid: { in: "2026-01-01" } } }, "the form has no field 'stored.paid.in'"],
    [{ rates: { a: "much" } }, wrongType('rates["a"]', "number")],
    [{ rates: 3 }, wrongType("rates", "map of number")],
    [{ role: "boss" }, wrongType("role", 'one of "clerk", "manager"')],
    [{ most: [1, "x"] }, wrongType("most[1]", "integer")],
    [{ stored: { paid: { day: "soon" } } }, wrongType("stored.paid.day", "date")],
    [{ stored: { lines: [{ amount: true }] } }, wrongType("stored.lines[0].amount", "number")],
  ];
  for (const [context, message] of cases) {
    assert.throws(() => form.validate({}, { context }), new RangeError(message));
    assert.throws(() => form.session({ context }), refused(message));
    const session = form.session({ context: { role: "clerk" } });
    assert.throws(() => (session.context = context), refused(message));
    assert.deepEqual(session.context, { role: "clerk" });
  }
  // A stored record may have options that were removed since.
  const context = { stored: { lines: [{ amount: 5 }], parts: { a: { status: "gone" } } } };
  assert.equal(form.validate({ n: 5 }, { context }).verdict, "valid");
  assert.equal(form.session({ context, values: { n: 6 } }).verdict, "invalid");
});

test("what is given for a form in a context is one", () => {
  const form = compiled("rules 1\nform o { field n: integer }\nform f { context stored: o; field n: integer { max_value(stored.n) } }").form("f");
  assert.equal(form.validate({ n: 5 }, { context: { stored: { n: 3 } } }).verdict, "invalid");
  for (const stored of ["text", ["x"], 3]) {
    assert.throws(() => form.validate({ n: 5 }, { context: { stored } }), new RangeError("'stored' takes the values of a form"));
    assert.throws(() => form.session({ context: { stored } }), refused("'stored' takes the values of a form"));
  }
  for (const stored of [null, undefined, ""]) assert.equal(form.validate({ n: 5 }, { context: { stored } }).verdict, "valid");
});

test("a range of an edit is in the text", () => {
  const field = compiled("rules 1\nform f { field a }").form("f").session({ values: { a: "a👩‍👧b" } }).field("a");
  for (const [start, end] of [[0, 99], [-1, 0], [8, 8], [3, 2], [0.5, 1], [NaN, 1], [undefined, undefined], ["1", 2]]) {
    assert.throws(() => field.edit({ start, end, text: "x" }), refused(`the range ${start}..<${end} is not in a text of 7`));
  }
  assert.equal(field.edit({ start: 1, end: 6 }).text, "ab");
});

test("an edit may split a character", () => {
  const session = (rules, a) => compiled(`rules 1\nform f { ${rules} }`).form("f").session({ values: { a } }).field("a");
  for (const [text, start, end, left] of [
    ["कि", 1, 2, "क"], ["กำ", 1, 2, "ก"], ["e\u0301", 1, 2, "e"], ["xe\u0301y", 2, 3, "xey"], ["a\u0300\u0301", 1, 2, "a\u0301"],
    ["👩‍👧", 3, 5, "👩‍"], ["😀x", 1, 2, "x"], ["🇩🇪", 2, 4, "🇩"],
  ]) {
    for (const rules of ["field a", `field a { filter one_of("${text}") }`]) {
      const field = session(rules, text);
      const outcome = field.edit({ start, end });
      assert.deepEqual([outcome.text, field.text, outcome.isRefused], [left, left, false]);
    }
  }
  const text = "e\u0301👨‍👩‍👧𝄞\r\nx";
  for (const [start, end, expected] of [
    [1, 1, "e-\u0301👨‍👩‍👧𝄞\r\nx"], [0, 1, "-\u0301👨‍👩‍👧𝄞\r\nx"], [1, 2, "e-👨‍👩‍👧𝄞\r\nx"], [1, 10, "e-𝄞\r\nx"],
    [10, 11, "e\u0301👨‍👩‍👧-\r\nx"], [12, 13, "e\u0301👨‍👩‍👧𝄞-\nx"], [13, 14, "e\u0301👨‍👩‍👧𝄞\r-x"], [2, 4, "e\u0301-\u200d👩‍👧𝄞\r\nx"],
  ]) assert.equal(session("field a", text).edit({ start, end, text: "-" }).text, expected);
  // What neither deletes nor inserts changes nothing, wherever it is.
  for (let at = 0; at <= text.length; at += 1) assert.equal(session("field a", text).edit({ start: at, end: at, text: "" }).text, text);
  const masked = session('field a { mask "[00]-[AA]" }', "12ke\u0301");
  assert.deepEqual([masked.text, masked.edit({ start: 5, end: 6 }).text], ["12-ke\u0301", "12-ke"]);
});

test("a mask takes letters with their marks", () => {
  const field = compiled('rules 1\nform f { field a { mask "[AA]-[00]" } }').form("f").session({ values: { a: "e\u0301é12" } }).field("a");
  assert.equal(field.text, "e\u0301é-12");
});

test("a row that is moved to its place is not touched", () => {
  const session = compiled("rules 1\nform f { field a; field l: list of text { each { required } } }").form("f").session({ values: { l: ["", "a"] } });
  const list = session.field("l");
  assert.throws(() => session.field("a").insert("x"), refused("'a' is not a list"));
  list.move(0, 0);
  assert.equal(list.state, "untouched");
  for (const position of [-1, 2, 0.5, NaN, "0", null]) {
    for (const act of [() => list.move(0, position), () => list.move(position, 0), () => list.remove(position)]) {
      assert.throws(act, refused("there is no such row in 'l'"));
    }
  }
});

test("a session knows its report mode", () => {
  const form = compiled("rules 1\nform f { field a }").form("f");
  for (const act of [() => form.session({ mode: "some" }), () => form.validate({}, { mode: "some" })]) assert.throws(act, RangeError);
});

test("a form needs functions for the external rules that it asks, and no others", () => {
  const rules = compiled(`rules 1
external rule free
external rule known
external rule real
rule nice { free }
form i { field a { known } }
form e { field a { nice } }
form f { field m: map of i; field o: list of list of i }
form h { field a }`);
  for (const [name, external] of [["e", "free"], ["f", "known"]]) {
    assert.throws(() => rules.form(name).session(), refused(`the form needs external rules that were not supplied: '${external}'`));
    assert.ok(rules.form(name).session({ externals: { [external]: () => true } }));
  }
  assert.equal(rules.form("h").session().verdict, "valid");
});

test("what changes while a form is submitted is judged as submitted", async () => {
  const form = compiled(`rules 1
external rule free
form f { field a { free }; field b { on submit { max_length(1) "Too long." } } }`).form("f");
  let answer;
  const session = form.session({ values: { a: "x", b: "y" }, externals: { free: () => new Promise((resolve) => (answer = resolve)) } });
  const submission = session.submit();
  session.field("b").set("yy");
  answer(true);
  assert.equal(await submission, "invalid");
  assert.deepEqual(session.violations.map(({ message }) => message), ["Too long."]);
});

test("an ended session accepts nothing", async () => {
  const session = compiled("rules 1\nform f { field a { required } }").form("f").session({ values: { a: "x" } });
  session.end();
  assert.equal(await session.submit(), "undecided");
  session.field("a").set("");
  assert.deepEqual([session.verdict, session.violations, SessionError.name], ["invalid", [], "SessionError"]);
});

test("an ended session waits for nothing", async () => {
  const session = compiled("rules 1\nexternal rule free\nform f { field a { free } }").form("f")
    .session({ externals: { free: () => new Promise(() => {}) } });
  const field = session.field("a");
  field.edit({ start: 0, end: 0, text: "x" });
  assert.deepEqual([session.isPending, field.isPending, field.state], [true, true, "checking"]);
  session.end();
  field.leave();
  assert.deepEqual([session.isPending, field.isPending, field.state, session.verdict], [false, false, "undecided", "undecided"]);
});

test("rows that the app sets begin with the values that it sets", () => {
  const session = compiled("rules 1\nform i { field x }\nform line { field a; field home: i }\nform f { field lines: list of line }").form("f")
    .session({ values: { lines: [{ a: "1" }] } });
  session.field("lines").set([{ a: "2" }, { a: "3", home: { x: "4" } }]);
  session.field("lines").insert({ a: "5", home: { x: "6" } });
  const state = (path) => session.field(path).state;
  assert.deepEqual(["lines[0].a", "lines[1].a", "lines[1].home", "lines[1].home.x", "lines[2].home"].map(state), ["valid", ...Array(4).fill("untouched")]);
});

test("an emptied field is not null in a draft where null is a value", () => {
  const rules = 'exact form f { field a; field n: integer; field free: any; field note @default("x"); when free is filled { field b } }';
  for (const [written, expected] of [[rules, { note: "z" }], [rules.replace("exact ", ""), { a: null, n: null, note: "z" }]]) {
    const form = compiled(`rules 1\n${written}`).form("f");
    const session = form.session({ values: { a: "x", n: 1, free: "y", note: "z" } });
    for (const path of ["a", "n", "free"]) session.field(path).set(undefined);
    assert.deepEqual(session.draft, expected);
    const resumed = form.session({ values: session.draft });
    assert.deepEqual([resumed.verdict, session.verdict, resumed.field("b").isActive], ["valid", "valid", false]);
    session.field("note").set(undefined);
    assert.equal(session.draft.note, null);
  }
});

test("a draft that was stored is filled in further", () => {
  const form = compiled(`rules 1
form item { field name; field count: integer @default(1); field sum: integer = count * 2 }
form f { field month: month; field rate: integer @default(5); field size: integer; field agreed: boolean; when agreed == true { field why }
group more { field note @default("x") }; field home: item; field items: list of item }`).form("f");
  const values = { size: 3, home: { name: "a" }, why: "kept" };
  const session = form.session({ values });
  session.field("month").edit({ start: 0, end: 0, text: "2026-0" });
  for (const path of ["rate", "size", "more.note"]) session.field(path).set(undefined);
  session.field("items").insert({ name: "c" });
  session.field("items").insert();
  session.field("items[1].count").set(undefined);
  const { draft } = session;
  assert.deepEqual(draft, {
    month: "2026-0", rate: null, size: null, why: "kept", more: { note: null }, home: { name: "a", count: 1 },
    items: [{ name: "c", count: 1 }, { count: null }],
  });
  const resumed = form.session({ values: JSON.parse(JSON.stringify(draft)) });
  const updated = form.session({ values });
  updated.update(JSON.parse(JSON.stringify(draft)));
  for (const other of [resumed, updated]) {
    assert.deepEqual([other.draft, other.verdict, other.values.home], [draft, session.verdict, session.values.home]);
    assert.equal(other.field("month").edit({ start: 6, end: 6, text: "1" }).value, "2026-01");
  }
});

test("a signal is aborted only if the answer is no longer wanted", async () => {
  const form = compiled(`rules 1
external rule free { timeout 20ms }
form f { field a { free } }`).form("f");
  const signals = {};
  const answers = { yes: () => true, no: () => Promise.resolve(false), broken: () => Promise.reject(new Error("down")), late: () => new Promise(() => {}) };
  const free = (value, { signal }) => {
    signals[value] = signal;
    return (answers[value] ?? answers.late)();
  };
  const session = form.session({ externals: { free } });
  for (const [value, state] of [["yes", "valid"], ["no", "incomplete"], ["broken", "undecided"], ["late", "undecided"]]) {
    session.field("a").set(value);
    await session.settle();
    assert.deepEqual([session.field("a").state, signals[value].aborted], [state, value === "late"]);
  }
  // After the timeout would have passed too.
  await new Promise((resolve) => setTimeout(resolve, 40));
  assert.deepEqual(["yes", "no", "broken"].map((value) => signals[value].aborted), [false, false, false]);
  session.field("a").set("replaced");
  session.field("a").set("ended");
  assert.deepEqual([signals.replaced.aborted, signals.ended.aborted], [true, false]);
  const waiting = [session.settle(), session.submit(), session.submit()];
  session.end();
  assert.equal(signals.ended.aborted, true);
  assert.deepEqual(await Promise.all(waiting), [undefined, "undecided", "undecided"]);
});

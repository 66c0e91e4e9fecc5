// Judges what is filled in by the rules of the page, and says what is wrong where it is wrong.
//
// The rules are data: requirements that hold, fail or are not applicable, as in the rule file. What
// only the server can answer is unknown here and keeps nobody from submitting.
(() => {
  "use strict";

  const forms = JSON.parse(document.getElementById("rules").textContent);
  const form = document.querySelector("form");
  const submit = form.querySelector("button[type=submit]");
  const summary = document.getElementById("summary");
  const visited = new WeakSet();
  let wasSubmitted = false;
  // The steps that the form is filled in by, one at a time; none where it is filled in as a whole.
  const sections = [...form.querySelectorAll("[data-step]")];
  const [back, onward] = ["back", "continue"].map((way) => form.querySelector(`button[data-${way}]`));
  let current = 0;

  // MARK: What is filled in

  const blank = /^[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*$/;
  const syntax = {
    integer: /^-?[0-9]+$/,
    number: /^-?[0-9]+(?:\.[0-9]+)?$/,
    boolean: /^(?:true|false)$/,
    time: /^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]{1,9})?)?$/,
    month: /^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])$/,
    date: /^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/,
  };
  const wrong = Symbol("a value that is none of its type");

  const isDate = (text) =>
    syntax.date.test(text) && new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8));
  const moment = (text) => {
    const parts = /^(.{10})[Tt ]([0-9:.]+)([Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$/.exec(text);
    if (!parts || !isDate(parts[1]) || !syntax.time.test(parts[2])) return null;
    const date = new Date(`${parts[1]}T${parts[2]}${(parts[3] ?? "").toUpperCase()}`);
    return Number.isNaN(date.getTime()) ? null : date.getTime();
  };
  const seconds = (text) => {
    const [hours, minutes, rest] = text.split(":");
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest ?? 0);
  };
  const decimal = (text) => {
    const [whole, fraction = ""] = text.split(".");
    return { digits: BigInt(whole + fraction), scale: fraction.length };
  };

  const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|\/-]/g, "\\$&");
  const numberInNotation = (text, notation) => {
    const group = notation[1] === "2" ? "" : notation[1];
    const point = notation.endsWith("56") ? notation.at(-3) : "";
    const alike = [" \u00a0\u202f", "'\u2019"].find((set) => set.includes(group)) ?? group;
    const groups = group && `|[1-9][0-9]{0,2}(?:[${escaped(alike)}][0-9]{3})+`;
    const fraction = point && `(?:${escaped(point)}([0-9]+))?`;
    const parts = new RegExp(`^(-?(?:[0-9]+${groups}))${fraction}$`).exec(text);
    return parts && parts[1].replace(/[^0-9-]/g, "") + (parts[2] ? `.${parts[2]}` : "");
  };
  const momentInNotation = (text, type, notation) => {
    const parts = notation.match(/Y+|M+|D+|H+|h+|m+|s+|a|[^A-Za-z]+/g);
    const isUnit = (part) => part !== undefined && /^[A-Za-z]/.test(part);
    const pattern = parts.map((part, position) => {
      if (!isUnit(part)) return escaped(part);
      if (part === "a") return "(?<a>[AaPp][Mm])";
      const isShort = "MDHh".includes(part[0]) && !isUnit(parts[position + 1]);
      return `(?<${part[0]}>[0-9]{${isShort ? 1 : Math.max(part.length, 2)},${Math.max(part.length, 2)}})`;
    });
    const found = new RegExp(`^${pattern.join("")}$`).exec(text)?.groups;
    if (!found) return null;
    const two = (number) => String(number).padStart(2, "0");
    let year = found.Y;
    if (year?.length === 2) year = (type === "month" || Number(year) < 69 ? "20" : "19") + year;
    const month = `${year}-${two(found.M)}`;
    if (type === "month") return month;
    if (found.h && !(Number(found.h) >= 1 && Number(found.h) <= 12)) return null;
    const hour = found.H ?? (Number(found.h) % 12) + (/p/i.test(found.a) ? 12 : 0);
    const time = `${two(hour)}:${found.m}${found.s ? `:${found.s}` : ""}`;
    if (type === "time") return time;
    const date = `${month}-${two(found.D)}`;
    return type === "date" ? date : `${date}T${time}`;
  };
  /** A text in the notation of its field as data has it; any other text as it is. */
  const asData = (text, type, notation) => {
    if (!notation) return text;
    const isNumber = type === "number" || type === "integer";
    return (isNumber ? numberInNotation(text, notation) : momentInNotation(text, type, notation)) ?? text;
  };

  /** A typed value: what it is, and how it compares with others. Empty ones have no content. */
  const typed = (type, text) => {
    if (text === null || text === undefined) return { type, isAbsent: true };
    if (blank.test(text)) return { type };
    switch (type) {
      case "integer":
      case "number":
        return syntax[type].test(text) ? { type: "number", text, content: decimal(text) } : wrong;
      case "date":
        return isDate(text) ? { type, text, content: text } : wrong;
      case "month":
        return syntax.month.test(text) ? { type, text, content: text } : wrong;
      case "time":
        return syntax.time.test(text) ? { type, text, content: seconds(text) } : wrong;
      case "datetime": {
        const content = moment(text);
        return content === null ? wrong : { type, text, content };
      }
      default:
        return { type: "text", text, content: text };
    }
  };

  const space = "[\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+";
  const isDigit = (code) => /^\p{Nd}$/u.test(String.fromCodePoint(code));
  /** Digits of a script stand in a row, from its zero to its nine. */
  const digit = (character) => {
    const code = character.codePointAt(0);
    let before = 0;
    while (code > 0x39 && isDigit(code - 1 - before)) before += 1;
    return code > 0x39 ? String(before % 10) : character;
  };
  const steps = {
    trim: (text) => text.replace(new RegExp(`^${space}|${space}$`, "gu"), ""),
    collapse_spaces: (text) => text.replace(new RegExp(space, "gu"), " "),
    lowercase: (text) => Array.from(text, (character) => character.toLowerCase()).join(""),
    uppercase: (text) => Array.from(text, (character) => character.toUpperCase()).join(""),
    digits: (text) => text.replace(/\P{Nd}/gu, "").replace(/\p{Nd}/gu, digit),
    nfc: (text) => text.normalize("NFC"),
    replace: (text, [pattern, by]) => text.replace(new RegExp(pattern, "gu"), () => by),
  };
  const normalized = (text, rules) =>
    (rules ?? []).reduce((result, [step, ...rest]) => steps[step](result, rest), text);

  const instanceOf = (element) => element.parentElement.closest("[data-form]");
  const fieldsOf = (instance) =>
    [...instance.querySelectorAll("[data-field]")].filter((field) => instanceOf(field) === instance);
  const rulesOf = (instance) => forms[instance.dataset.form];
  const specOf = (field) => rulesOf(instanceOf(field)).fields[field.dataset.field];
  /** A field is secret by itself, or within one that is. */
  const isSecret = (field) => field.dataset.secret !== undefined;
  const controlsOf = (field) => [...field.querySelectorAll("input, select, textarea")];
  const rowsOf = (field) => [...field.querySelector("[data-rows]").children];
  const isActive = (field) => !field.closest("[data-branch][hidden]");

  /** The value of one control, or of one group of them. */
  const scalar = (controls, type, spec) => {
    const [first] = controls;
    if (!first) return { type };
    if (first.validity.badInput) return wrong;
    if (type === "boolean") return { type, content: first.checked };
    if (type === "file") {
      const file = first.files[0];
      return file ? { type, content: file, text: file.name } : { type };
    }
    const chosen = first.type === "radio" ? controls.find((control) => control.checked) : first;
    const text = normalized(chosen?.value ?? "", spec.normalize);
    return typed(type, asData(text, type, spec.notation));
  };

  const read = (field) => {
    const spec = specOf(field);
    if (!isActive(field)) return { type: spec.type, isAbsent: true };
    if (spec.type === "form") {
      const instance = field.querySelector("[data-form]");
      return isHollow(instance) ? { type: "form" } : { type: "form", content: instance };
    }
    if (spec.type !== "list") return scalar(controlsOf(field), spec.type, spec);
    const items = spec.options
      ? controlsOf(field).filter((control) => control.checked).map((control) => typed("text", control.value))
      : rowsOf(field).map((row) => item(row, spec));
    return items.length ? { type: "list", content: items } : { type: "list" };
  };
  const item = (row, spec) =>
    spec.items === "form" ? { type: "form", content: row } : scalar(controlsOf(row), spec.items, spec);

  const isEmpty = (value) => value !== wrong && value.content === undefined;
  const isHollow = (instance) => fieldsOf(instance).every((field) => isEmpty(read(field)));

  /** The field that a path leads to from an instance of a form, through nested forms too. */
  const find = (instance, path) => {
    for (const field of fieldsOf(instance)) {
      const name = field.dataset.field;
      if (name === path) return field;
      if (path.startsWith(`${name}.`) && specOf(field).type === "form") {
        return find(field.querySelector("[data-form]"), path.slice(name.length + 1));
      }
    }
    return null;
  };

  // MARK: Answers

  const holds = { answer: "holds" };
  const skipped = { answer: "skipped" };
  const unknown = { answer: "unknown" };
  const fails = (message) => ({ answer: "fails", message });

  /** What an operand stands for; null where the page cannot know it. */
  const resolve = ([kind, ...rest], instance) => {
    switch (kind) {
      case "text": return typed("text", rest[0]);
      case "typed": return typed(...rest);
      case "number": return typed("number", rest[0]);
      case "boolean": return { type: "boolean", content: rest[0] };
      case "today": {
        const now = new Date();
        const local = new Date(now.getTime() - now.getTimezoneOffset() * 60000);
        return typed("date", local.toISOString().slice(0, 10));
      }
      case "now": return { type: "datetime", content: Date.now() };
      case "field": {
        const field = find(instance, rest[0]);
        return field ? read(field) : null;
      }
      case "offset": return moved(resolve(rest[0], instance), rest[1]);
      default: return null;
    }
  };
  const moved = (value, offset) => {
    if (value === null || value === wrong || isEmpty(value)) return value;
    const day = 86400;
    switch (value.type) {
      case "date": {
        const date = new Date(`${value.content}T00:00Z`);
        date.setUTCSeconds(date.getUTCSeconds() + offset);
        return typed("date", date.toISOString().slice(0, 10));
      }
      case "time": return { type: "time", content: (((value.content + offset) % day) + day) % day };
      case "datetime": return { type: "datetime", content: value.content + offset * 1000 };
      default: return null;
    }
  };

  /** Texts in an order are the numbers or dates that they are written as. */
  const ordered = (value) => {
    if (value.type !== "text") return value;
    for (const type of ["date", "month", "time", "datetime", "number"]) {
      const read = typed(type, value.text);
      if (read !== wrong && !isEmpty(read)) return read;
    }
    return null;
  };
  const aligned = (left, right) => {
    const scale = Math.max(left.scale, right.scale);
    const scaled = (number) => number.digits * 10n ** BigInt(scale - number.scale);
    return [scaled(left), scaled(right)];
  };
  /** A month is compared with the month of a date. */
  const monthOf = (date) => typed("month", date.content.slice(0, 7));
  /** Negative, zero or positive; NaN for what cannot be compared. */
  const compare = (one, other) => {
    let left = ordered(one);
    let right = ordered(other);
    if (left?.type === "month" && right?.type === "date") right = monthOf(right);
    if (left?.type === "date" && right?.type === "month") left = monthOf(left);
    if (!left || !right || left.type !== right.type) return NaN;
    const [a, b] = left.type === "number" ? aligned(left.content, right.content) : [left.content, right.content];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const same = (one, other) => {
    const areDays = [one, other].every(({ type }) => type === "date" || type === "month");
    if (one.type !== other.type && !areDays) return false;
    if (one.type === "list") {
      return one.content.length === other.content.length && one.content.every((value, i) => same(value, other.content[i]));
    }
    if (one.type === "form") return sameForms(one.content, other.content);
    return one.type === "text" || one.type === "boolean" ? one.content === other.content : compare(one, other) === 0;
  };
  const sameForms = (one, other) =>
    fieldsOf(one).every((field, position) => {
      const left = read(field);
      const right = read(fieldsOf(other)[position]);
      return (isEmpty(left) && isEmpty(right)) || (!isEmpty(left) && !isEmpty(right) && same(left, right));
    });

  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const count = (text, unit) => {
    switch (unit) {
      case "utf16": return text.length;
      case "scalars": return [...text].length;
      case "bytes": return new TextEncoder().encode(text).length;
      default: return [...segmenter.segment(text)].length;
    }
  };
  const within = (number, { least, most }) =>
    (least === undefined || number >= least) && (most === undefined || number <= most);

  const luhn = (text) => {
    if (!/^[0-9]+$/.test(text)) return false;
    const sum = [...text].reverse().reduce((total, digit, position) => {
      const value = Number(digit) * (position % 2 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  };
  const mod97 = (text) => {
    if (!/^[0-9A-Za-z]{5,}$/.test(text)) return false;
    const spelled = text.slice(4) + text.slice(0, 4);
    return BigInt(Array.from(spelled, (character) => parseInt(character, 36)).join("")) % 97n === 1n;
  };

  /** Built-in rules of a value that is filled in: null where the page cannot tell, undefined where they ask for nothing. */
  const tests = {
    counted: (value, rule) => within(count(value.text, rule.unit), rule),
    bounded: (value, rule, instance) => {
      let isHeld;
      for (const [side, sign] of [["least", -1], ["most", 1]]) {
        if (!rule[side]) continue;
        const bound = resolve(rule[side], instance);
        if (bound === null || bound === wrong) return null;
        if (isEmpty(bound)) continue;
        const order = compare(value, bound);
        if (Number.isNaN(order) || order === sign || (order === 0 && rule.excludes)) return false;
        isHeld = true;
      }
      return isHeld;
    },
    multiple: (value, rule) => {
      const number = ordered(value);
      if (number?.type !== "number") return false;
      const [amount, step] = aligned(number.content, decimal(rule.step));
      return amount % step === 0n;
    },
    one_of: (value, rule, instance) => {
      // A field that is a list stands for its items.
      const others = rule.values.map((operand) => resolve(operand, instance))
        .flatMap((other) => (other?.type === "list" ? other.content ?? [] : [other]));
      if (others.some((other) => other !== null && other !== wrong && !isEmpty(other) && same(value, other))) return true;
      return others.includes(null) || others.includes(wrong) ? null : false;
    },
    matches: (value, rule) => new RegExp(rule.pattern, "u").test(value.text),
    starts_with: (value, rule, instance) => affix(value, rule, instance, "startsWith"),
    ends_with: (value, rule, instance) => affix(value, rule, instance, "endsWith"),
    syntax: (value, rule) => typed(rule.type, value.text) !== wrong,
    boolean: (value) => syntax.boolean.test(value.text),
    luhn: (value) => luhn(value.text),
    mod97: (value) => mod97(value.text),
    size: (value, rule) => within(value.content.length, rule),
    unique: (value, rule) => {
      const part = (one) => (rule.by ? read(find(one.content, rule.by)) : one);
      const filled = value.content.map(part).filter((one) => one !== wrong && !isEmpty(one));
      return filled.every((one, i) => !filled.slice(0, i).some((other) => same(one, other)));
    },
    includes: (value, rule, instance) => {
      const wanted = rule.values.map((operand) => resolve(operand, instance))
        .flatMap((other) => (other?.type === "list" ? other.content ?? [] : [other]));
      const known = wanted.filter((one) => one !== null && one !== wrong && !isEmpty(one));
      if (!known.every((one) => value.content.some((item) => item !== wrong && same(item, one)))) return false;
      if (wanted.includes(null) || wanted.includes(wrong)) return null;
      return known.length ? true : undefined;
    },
    exclusive: (value, rule) =>
      value.content.length === 1 || !value.content.some((one) => one.text === rule.item),
    max_size: (value, rule) => value.content.size <= rule.max,
    min_size: (value, rule) => value.content.size >= rule.min,
    media_type: (value, rule) =>
      rule.types.some((type) => {
        const [wanted, found] = [type.toLowerCase(), value.content.type.toLowerCase()];
        return wanted === found || (wanted.endsWith("/*") && found.startsWith(wanted.slice(0, -1)));
      }),
  };
  const affix = (value, rule, instance, method) => {
    const text = resolve(rule.text, instance);
    if (text === null || text === wrong) return null;
    return isEmpty(text) ? undefined : value.text[method](text.text);
  };

  /** Rules that judge empty values too. */
  const presence = {
    filled: (value) => !isEmpty(value),
    present: (value) => !value.isAbsent,
    empty: (value) => isEmpty(value),
    accepted: (value) => value.content === true,
  };

  const rule = (rule, value, instance) => {
    const answer = (isHeld) =>
      isHeld === undefined ? skipped : isHeld === null ? unknown : isHeld ? holds : fails(rule);
    if (rule.rule === "combined") {
      const combined = judge(rule.of, value, instance);
      return combined.answer === "fails" ? fails(rule) : combined;
    }
    if (rule.rule in presence) return answer(presence[rule.rule](value));
    if (rule.rule === "equal") {
      const other = resolve(rule.other, instance);
      if (other === null || other === wrong) return unknown;
      if (isEmpty(value) && (isEmpty(other) || rule.other[0] !== "field")) return skipped;
      return answer(!isEmpty(value) && !isEmpty(other) && same(value, other));
    }
    return isEmpty(value) ? skipped : answer(tests[rule.rule](value, rule, instance));
  };

  const all = (answers) => {
    let result = skipped;
    for (const one of answers) {
      if (one.answer === "fails") return one;
      if (one.answer === "unknown" || (one.answer === "holds" && result === skipped)) result = one;
    }
    return result;
  };
  const negated = (one) =>
    one.answer === "holds" ? { answer: "fails", message: one.message } : one.answer === "fails" ? { ...holds, message: one.message } : one;

  /** Whether a requirement holds for the value, within the instance of the form. */
  const judge = (what, value, instance) => {
    if (typeof what === "boolean") return what ? holds : fails();
    if (value === wrong) return unknown;
    if (what.rule) return rule(what, value, instance);
    if (what.all) return all(what.all.map((part) => judge(part, value, instance)));
    if (what.any) {
      const answers = what.any.map((part) => judge(part, value, instance));
      const held = answers.find((one) => one.answer === "holds") ?? answers.find((one) => one.answer === "unknown");
      return held ?? answers.findLast((one) => one.answer === "fails") ?? skipped;
    }
    if (what.not) {
      const answer = negated(judge(what.not, value, instance));
      return answer.answer === "fails" ? { ...answer, message: answer.message ?? what } : answer;
    }
    if (what.each) {
      return isEmpty(value) ? skipped : all(value.content.map((one) => judge(what.each, one, instance)));
    }
    if (what.when) {
      const condition = judge(what.when, value, instance).answer;
      if (condition === "unknown") return unknown;
      return judge(condition === "holds" ? what.then : what.otherwise, value, instance);
    }
    // What reads fields of a later step waits for that.
    if (what.waits !== undefined) return current < what.waits ? skipped : judge(what.for, value, instance);
    if (what.compare) return comparison(what.compare, instance);
    if (what.of) {
      const other = resolve(what.of, instance);
      return other === null || other === wrong ? unknown : judge(what.ask, other, instance);
    }
    return unknown;
  };

  /** A text that is compared with a date or time is one. */
  const like = (one, other) =>
    one.type === "text" && ["date", "time", "datetime"].includes(other.type) ? typed(other.type, one.text) : one;
  const comparison = ([left, operator, right], instance) => {
    const [one, other] = [resolve(left, instance), resolve(right, instance)];
    if (one === null || other === null || one === wrong || other === wrong) return unknown;
    const [isEmptyOne, isEmptyOther] = [isEmpty(one), isEmpty(other)];
    const areSame = isEmptyOne || isEmptyOther ? isEmptyOne && isEmptyOther : same(like(one, other), like(other, one));
    if (operator === "in") {
      const items = isEmptyOne || other.type !== "list" ? [] : other.content ?? [];
      if (items.some((item) => item !== wrong && !isEmpty(item) && same(like(one, item), item))) return holds;
      return items.includes(wrong) ? unknown : fails();
    }
    const order = isEmptyOne || isEmptyOther ? NaN : compare(one, other);
    const results = {
      "==": areSame, "!=": !areSame, "<": order < 0, "<=": order <= 0, ">": order > 0, ">=": order >= 0,
    };
    return results[operator] ? holds : fails();
  };

  // MARK: Messages

  const words = (source, value, isSecret) => {
    const shown = isSecret ? "•••" : value.text ?? "";
    const values = {
      value: shown,
      length: String(Array.isArray(value.content) ? value.content.length : count(value.text ?? "", "characters")),
    };
    return (source?.message ?? "This was not accepted.").replace(
      /\{\{|\}\}|\{(\w+)\}/g,
      (found, name) => (name ? values[name] ?? found : found[0]),
    );
  };

  /** What keeps a field from being right; the empty text where nothing does. */
  const complaint = (field) => {
    const spec = specOf(field);
    if (!isActive(field) || isPassedOver(field)) return "";
    const value = read(field);
    if (value === wrong) return spec.typeMessage;
    if (spec.type === "list" && !isEmpty(value)) {
      if (value.content.includes(wrong)) return spec.typeMessage;
    }
    for (const check of spec.checks) {
      const answer = judge(check, value, instanceOf(field));
      if (answer.answer === "fails") return words(answer.message, value, isSecret(field));
    }
    return "";
  };
  const advice = (field) => {
    const spec = specOf(field);
    const value = read(field);
    if (!spec.advice || value === wrong || !isActive(field)) return "";
    const answer = spec.advice.map((check) => judge(check, value, instanceOf(field))).find((one) => one.answer === "fails");
    return answer ? words(answer.message, value, isSecret(field)) : "";
  };
  /** Fields of a nested form that is not filled in are not judged; those of an item are. */
  const isPassedOver = (field) => {
    const instance = instanceOf(field);
    if (instance.dataset.optional === undefined) return instance !== form && isPassedOver(instance.closest("[data-field]"));
    return isHollow(instance) || isPassedOver(instance.closest("[data-field]"));
  };

  // MARK: The page

  /** Shows the branches that apply; conditions may read fields of other branches. */
  const showBranches = () => {
    const branches = [...form.querySelectorAll("[data-branch]")];
    for (let round = 0; round <= branches.length; round += 1) {
      let hasChanged = false;
      for (const branch of branches) {
        const instance = instanceOf(branch);
        const condition = rulesOf(instance).conditions[Number(branch.dataset.branch)];
        const applies = (judge(condition, {}, instance).answer === "holds") === (branch.dataset.otherwise === undefined);
        if (branch.hidden === applies) hasChanged = true;
        branch.hidden = !applies;
        branch.disabled = !applies;
      }
      if (!hasChanged) return;
    }
  };

  const show = (element, message, isError) => {
    if (!element || element.textContent === message) return;
    element.textContent = message;
    element.classList.toggle("warning", !isError);
  };

  /** Shows one step, and the way from there. */
  const showStep = () => {
    if (!sections.length) return;
    sections.forEach((section, position) => {
      section.hidden = position !== current;
    });
    back.hidden = current === 0;
    onward.hidden = current === sections.length - 1;
    submit.hidden = !onward.hidden;
  };
  /** Goes to another step, and to the first place there, or to its first fault. */
  const go = (step, target) => {
    current = step;
    showStep();
    update();
    (target ?? sections[step].querySelector("input, select, textarea"))?.focus();
  };
  const faultyIn = (place) =>
    [...form.elements].filter((element) => place.contains(element) && element.willValidate && !element.checkValidity());
  /** What keeps the current step from being left, so far as it belongs to no control of its own. */
  const othersIn = (place) =>
    [...place.querySelectorAll("[data-field]")].some((field) => complaint(field) !== "") ||
    [...place.querySelectorAll("[data-check]")].some((check) => judgeCheck(check).answer === "fails");

  const judgeCheck = (place) => {
    const instance = instanceOf(place);
    return place.closest("[data-branch][hidden]") || isPassedOver(place)
      ? skipped : judge(rulesOf(instance).checks[Number(place.dataset.check)], {}, instance);
  };

  const update = () => {
    showBranches();
    let others = "";
    for (const field of form.querySelectorAll("[data-field]")) {
      const message = complaint(field);
      const [control] = specOf(field).type === "form" || field.querySelector("[data-rows]") ? [] : controlsOf(field);
      control?.setCustomValidity(message);
      if (!control) others ||= message;
      const isShown = wasSubmitted || visited.has(field);
      const own = document.getElementById(`${field.id}-message`);
      show(own, isShown ? message || advice(field) : "", Boolean(message));
      for (const one of control ? controlsOf(field) : []) {
        one.setAttribute("aria-invalid", String(Boolean(isShown && message)));
      }
    }
    for (const place of form.querySelectorAll("[data-check]")) {
      const answer = judgeCheck(place);
      const message = answer.answer === "fails" ? words(answer.message, {}, false) : "";
      others ||= message;
      show(place, wasSubmitted || visited.has(place) ? message : "", true);
    }
    // What belongs to no control of its own is the button's.
    submit.setCustomValidity(others);
  };

  const renumber = (field) => {
    rowsOf(field).forEach((row, index) => {
      const prefix = `${field.dataset.name}[${index}]`;
      rename(row, row.dataset.prefix, prefix);
      row.dataset.prefix = prefix;
      const legend = row.querySelector("legend [data-number]");
      if (legend) legend.textContent = String(index + 1);
    });
    update();
  };
  /** Puts another prefix before all names and ids of a row, those of templates in it included. */
  const rename = (node, from, to) => {
    for (const element of node.querySelectorAll("*")) {
      for (const attribute of ["id", "name", "for", "aria-describedby", "data-name", "data-prefix"]) {
        const value = element.getAttribute(attribute);
        if (value) element.setAttribute(attribute, value.replaceAll(from, to));
      }
      if (element.content) rename(element.content, from, to);
    }
  };

  form.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-add], button[data-remove]");
    if (!button) return;
    const field = button.closest("[data-field]");
    if (button.dataset.add !== undefined) {
      const template = field.querySelector("template");
      const row = template.content.firstElementChild.cloneNode(true);
      field.querySelector("[data-rows]").append(row);
      renumber(field);
      row.querySelector("input, select, textarea")?.focus();
    } else {
      button.closest("[data-prefix]").remove();
      visited.add(field);
      renumber(field);
      field.querySelector("button[data-add]").focus();
    }
  });
  form.addEventListener("input", update);
  form.addEventListener("change", update);
  form.addEventListener("focusout", (event) => {
    const field = event.target.closest("[data-field]");
    // Leaving one control of a group for another is not leaving the group.
    if (!field || field.contains(event.relatedTarget)) return;
    visited.add(field);
    update();
  });
  back?.addEventListener("click", () => go(current - 1));
  onward?.addEventListener("click", () => {
    const section = sections[current];
    for (const place of section.querySelectorAll("[data-field], [data-check]")) visited.add(place);
    update();
    const [faulty] = faultyIn(section);
    const isFaulty = Boolean(faulty) || othersIn(section);
    summary.textContent = isFaulty ? summary.dataset.text : "";
    if (isFaulty) (faulty ?? section.querySelector("input, select, textarea"))?.focus();
    else go(current + 1);
  });
  form.addEventListener("submit", (event) => {
    // The key Enter goes on to the next step, as long as there is one.
    if (onward && !onward.hidden) {
      event.preventDefault();
      onward.click();
      return;
    }
    wasSubmitted = true;
    update();
    const faulty = [...form.elements].filter((element) => element.willValidate && !element.checkValidity());
    summary.textContent = faulty.length ? summary.dataset.text : "";
    if (!faulty.length) return;
    event.preventDefault();
    const step = sections.findIndex((section) => section.contains(faulty[0]));
    if (step >= 0 && step !== current) go(step, faulty[0]);
    else faulty[0].focus();
  });
  // A box that is not ticked says no; browsers send nothing for it.
  form.addEventListener("formdata", (event) => {
    for (const box of form.querySelectorAll("input[data-boolean]:enabled:not(:checked)")) {
      event.formData.append(box.name, "false");
    }
  });

  form.noValidate = true;
  showStep();
  update();
})();

// Shows a form, and what the session in its page and the server make of what is filled in. It judges nothing itself.

const byId = (id) => document.getElementById(id);
const frame = byId("form");
const formPath = (name) => `/forms/${encodeURIComponent(name)}`;
const name = location.pathname.startsWith("/forms/") ? decodeURIComponent(location.pathname.slice("/forms/".length)) : null;

const element = (tag, content = [], attributes = {}) => {
  const made = document.createElement(tag);
  made.append(...[content].flat());
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const marked = (tag, text, attributes = {}) => element(tag, text, { "data-answer": text, ...attributes });
/** Replaces what an element holds, unless that is the same: what is selected or open in it stays so. */
const fill = (place, ...nodes) => {
  const fresh = element(place.tagName, nodes);
  if (fresh.innerHTML !== place.dataset.written) place.replaceChildren(...nodes);
  place.dataset.written = fresh.innerHTML;
};

// MARK: What the page of the form is given

/** How each external rule is played: its answer, and after how many milliseconds. */
const played = new Map();
let context = {};

const ask = (rule) => (value, { signal }) =>
  new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    const { answer, delay } = played.get(rule);
    if (answer === "pending") return;
    setTimeout(() => (answer === "failed" ? reject(new Error("failed by hand")) : resolve(answer === "accepted")), delay);
  });

globalThis.formRulesPreview = {
  given: () => ({ externals: Object.fromEntries([...played.keys()].map((rule) => [rule, ask(rule)])), context }),
  /** Where the server judges what is filled in, with the same answers and context. */
  address: (kind) => {
    const query = new URLSearchParams();
    if (played.size > 0) query.set("answers", JSON.stringify(Object.fromEntries([...played].map(([rule, { answer, delay }]) => [rule, `${answer} after ${delay}ms`]))));
    if (Object.keys(context).length > 0) query.set("context", JSON.stringify(context));
    return `${formPath(name)}/${kind}${query.size > 0 ? `?${query}` : ""}`;
  },
};

// MARK: Opening the form

const pageForm = () => frame.contentDocument?.querySelector("form[data-form]");
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let opened = 0;
/** What is to be filled in again, while a page is being loaded. */
let unrestored = null;

/** Loads the form's page, and fills in again what was filled in before. */
const open = async (isNew = false) => {
  const turn = ++opened;
  unrestored = isNew ? [] : unrestored ?? (pageForm() ? [...new FormData(pageForm())] : []);
  const last = frame.contentDocument;
  frame.src = `${formPath(name)}/page`;
  while (frame.contentDocument === last || !pageForm()?.formRules) {
    await pause(20);
    if (turn !== opened) return;
  }
  restore(pageForm(), unrestored);
  unrestored = null;
  pageForm().formRules.onChange(refreshSoon);
  pageForm().addEventListener("input", refreshSoon);
  refreshSoon();
};

/** Adds the rows that a name needs, where lists can still have more. */
const addRows = (form, path) => {
  for (const { index, 1: number } of path.matchAll(/\[(\d+)\]/g)) {
    const box = form.querySelector(`[data-name=${JSON.stringify(path.slice(0, index))}]`);
    const rows = box?.querySelector(":scope > [data-rows]");
    const button = box?.querySelector(":scope > button[data-add]");
    while (rows && button && !button.disabled && rows.children.length <= Number(number)) button.click();
  }
};
const restore = (form, entries) => {
  for (const [path, value] of entries) {
    if (typeof value !== "string") continue;
    addRows(form, path);
    for (const control of form.querySelectorAll("input, select, textarea")) {
      if (control.name !== path || control.type === "file") continue;
      if (control.type === "checkbox" || control.type === "radio") control.checked = control.value === value;
      else if (control.value === value) continue;
      else control.value = value;
      for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  }
};

// MARK: Showing

let refreshing = null;
let asking = null;
const refreshSoon = () => {
  clearTimeout(refreshing);
  refreshing = setTimeout(refresh, 100);
};

const refresh = async () => {
  const form = pageForm();
  const session = form?.formRules;
  // What is filled in again is shown at once, not a page that is empty for a moment.
  if (!session || unrestored !== null) return;
  const secrets = [...form.querySelectorAll("[data-secret]")].map((box) => box.dataset.name ?? box.dataset.prefix);
  const isSecret = (path) => secrets.some((secret) => path === secret || path.startsWith(`${secret}.`) || path.startsWith(`${secret}[`));
  const shown = (value, path) => {
    if (value === null || value === undefined) return value;
    if (isSecret(path)) return "•••";
    if (typeof value === "bigint") return Number(value);
    if (Array.isArray(value)) return value.map((item, index) => shown(item, `${path}[${index}]`));
    if (value instanceof frame.contentWindow.Blob) return { name: value.name, size: value.size };
    if (typeof value !== "object" || typeof value.toJSON === "function") return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shown(member, path ? `${path}.${key}` : key)]));
  };
  fill(byId("record"), JSON.stringify(shown(session.values, ""), null, 2));
  fill(byId("fields").tBodies[0], ...session.fields.filter((field) => field.isActive).map((field) =>
    element("tr", [
      element("td", field.path), element("td", field.text && isSecret(field.path) ? "•••" : field.text), marked("td", field.state),
      element("td", [...field.violations, ...field.warnings].map(({ message }) => message).join(" ")),
    ])));
  fill(byId("browser-verdict"), marked("span", session.verdict));
  await explain(form, session);
};

const explain = async (form, session) => {
  asking?.abort();
  asking = new AbortController();
  const body = new URLSearchParams();
  for (const [path, value] of new FormData(form)) body.append(path, typeof value === "string" ? value : value.name);
  try {
    const response = await fetch(globalThis.formRulesPreview.address("explain"), { method: "POST", body, signal: asking.signal });
    const answer = await response.json();
    if (!response.ok) {
      fill(byId("server-verdict"), answer.detail);
      fill(byId("explanation"));
      fill(byId("difference"));
      return;
    }
    fill(byId("server-verdict"), marked("span", answer.verdict));
    fill(byId("difference"), session.isPending || session.verdict === answer.verdict ? "" : "Browser and server differ: one of them can't decide a check, or this is a bug.");
    fill(byId("explanation"), ...decisions(answer), ...answer.fields.map(explainedField), ...(answer.ending ? [element("p", answer.ending)] : []));
  } catch (error) {
    // A later question has taken the place of this one, or the server is gone, which is said elsewhere.
    if (error.name !== "AbortError") fill(byId("server-verdict"), "no answer");
  }
};

const decisions = ({ conditions, values }) => {
  const all = [...conditions, ...values];
  return all.length > 0 ? [element("ul", all.map(step))] : [];
};
const step = ({ answer, check, path, notes, message, file, line, parts }) =>
  element("li", [
    element("div", [marked("span", answer, { class: "answer" }), ` ${path ? `${path}: ` : ""}${check}`], { class: "check" }),
    ...(notes.length > 0 ? [element("span", notes.join(", "), { class: "notes" })] : []),
    ...(message ? [element("span", `→ ${message}`, { class: "message" })] : []),
    ...(file ? [element("span", `${file}:${line}`, { class: "place" })] : []),
    ...(parts.length > 0 ? [element("ul", parts.map(step))] : []),
  ]);
const explainedField = ({ path, value, skipped, checks }) => {
  const fails = checks.some(({ answer }) => answer === "fails" || answer === "unknown");
  const title = `${path || "The whole form"}${value === undefined ? "" : ` = ${value}`}${skipped ? `: skipped, because ${skipped}` : ""}`;
  return element("details", [element("summary", title), element("ul", checks.map(step))], fails ? { open: "" } : {});
};

// MARK: Playing

const showExternals = (rules) => {
  for (const rule of played.keys()) if (!rules.includes(rule)) played.delete(rule);
  for (const rule of rules) if (!played.has(rule)) played.set(rule, { answer: "accepted", delay: 0 });
  byId("externals").hidden = rules.length === 0;
  const rows = rules.map((rule) => {
    const texts = { accepted: "accept", rejected: "reject", failed: "fail", pending: "never answer" };
    const answer = element("select", Object.entries(texts).map(([value, text]) => element("option", text, { value })), { "aria-label": `Answer of ${rule}`, "data-rule": rule });
    const delay = element("input", [], { type: "number", min: 0, max: 60000, step: 100, "aria-label": `Delay of ${rule} in milliseconds` });
    answer.value = played.get(rule).answer;
    delay.value = played.get(rule).delay;
    for (const control of [answer, delay]) {
      control.addEventListener("change", () => {
        // The answers that the page has kept are those of before.
        played.set(rule, { answer: answer.value, delay: Math.min(60000, Math.max(0, Math.round(Number(delay.value) || 0))) });
        open();
      });
    }
    return element("tr", [element("th", rule, { scope: "row" }), element("td", answer), element("td", delay)]);
  });
  byId("externals").querySelector("tbody").replaceChildren(...rows);
};

byId("context").addEventListener("change", ({ target }) => {
  try {
    context = target.value.trim() === "" ? {} : JSON.parse(target.value);
    byId("context-fault").textContent = "";
    open();
  } catch (error) {
    byId("context-fault").textContent = error.message;
  }
});
byId("restart").addEventListener("click", () => open(true));

// MARK: The rule files

let edition = 0;
const show = (state) => {
  const own = state.forms.find((form) => form.name === name);
  const links = state.forms.map((form) =>
    element("a", form.label, { href: formPath(form.name), title: `${form.file}: ${form.name}`, ...(form === own ? { "aria-current": "page" } : {}) }));
  byId("forms").replaceChildren(...links);
  byId("diagnostics").hidden = state.diagnostics === "";
  byId("diagnostics").querySelector("pre").textContent = state.diagnostics;
  byId("stale").hidden = !own?.isStale;
  document.querySelector("main").hidden = !own;
  byId("status").textContent = own || name === null ? "" : `The rule files have no form '${name}'.`;
  if (!own) return;
  document.title = `${own.label} – FormRules preview`;
  byId("given").hidden = own.givens.length === 0;
  byId("context-hint").textContent = `A JSON object with: ${own.givens.join(", ")}`;
  showExternals(own.externals);
  if (!own.isStale || !pageForm()) open();
};
const watch = async () => {
  try {
    const state = await (await fetch("/state")).json();
    if (byId("status").dataset.isGone) {
      delete byId("status").dataset.isGone;
      edition = 0;
    }
    if (state.edition !== edition) {
      edition = state.edition;
      show(state);
    }
  } catch {
    byId("status").textContent = "The server has stopped.";
    byId("status").dataset.isGone = "true";
  }
  setTimeout(watch, 500);
};
watch();

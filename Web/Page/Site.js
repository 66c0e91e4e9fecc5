// What the page and the site give: the form's markup, its texts and program, and the site's options.

export const form = document.querySelector("form[data-form]");
export const find = (selector, within = form) => [...within.querySelectorAll(selector)];
export const byId = (id) => document.getElementById(id);

// A control named `dataset` takes the place of the form's own.
export const ofForm = (name) => form.getAttribute(`data-${name}`);

export const texts = JSON.parse(byId("texts").textContent);
export const program = byId("program") ? JSON.parse(byId("program").textContent) : await (await fetch(ofForm("program"))).json();

// What the site gives the page: answers of external rules, contexts, and texts in other words.
export const { externals: answers, ...given } = globalThis.formRules ?? {};

const wordsOfSite = given.translations ?? {};
export const inOtherWords = (text) => (Object.hasOwn(wordsOfSite, text) ? wordsOfSite[text] : text);

/** Translates what is written in a part of the page: its own words, and those of the form. */
const translate = (part) => {
  for (const element of part.querySelectorAll("*")) {
    if (element.content) translate(element.content);
    // The site translates the page's own words, too.
    if (texts.language && element.lang === texts.language) element.removeAttribute("lang");
    for (const attribute of ["placeholder", "data-label"]) {
      if (element.hasAttribute(attribute)) element.setAttribute(attribute, inOtherWords(element.getAttribute(attribute)));
    }
    // What is in it was typed.
    if (element.matches("textarea")) continue;
    // A text like `Remove {label}` has an element for each of its placeholders.
    const { words } = element.dataset;
    if (words !== undefined && inOtherWords(words) !== words) {
      const slots = inOtherWords(words).split(/\{(\w+)\}/).map((text, index) => (index % 2 === 0 ? text : element.querySelector(`[data-slot="${text}"]`) ?? ""));
      element.replaceChildren(...slots);
    } else {
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) node.data = node.data.replace(/\S.*\S|\S/s, inOtherWords);
    }
  }
};

if (Object.keys(wordsOfSite).length > 0) {
  translate(byId("summary").parentElement);
  document.title = inOtherWords(document.title);
  delete texts.language;
  for (const name of Object.keys(texts)) if (name !== "languageOfMessages") texts[name] = inOtherWords(texts[name]);
}

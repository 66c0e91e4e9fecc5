// Goes before the script of a form's page: its external rules and context come from the page around it, and what is
// sent goes to the server's judgment.
const preview = globalThis.parent.formRulesPreview;
if (preview) {
  globalThis.formRules = preview.given();
  const form = document.querySelector("form[data-form]");
  form.action = preview.address("validate");
  form.removeAttribute("enctype");
}

// Binds the controls of a page to a session of its form: what is typed goes through the session, and what the
// session says of it is shown. It judges nothing itself.

import "./Page/Listening.js";
import { boxesOfRows } from "./Page/Markup.js";
import { isRestored, restoreControls, visit } from "./Page/Restoring.js";
import { begin, prepare, refresh } from "./Page/Rows.js";
import { open, session } from "./Page/Session.js";
import { show, showChanges } from "./Page/Showing.js";
import { find, form } from "./Page/Site.js";
import { applies, current, returnTo, sections, showStep } from "./Page/Steps.js";
import { listRejections } from "./Page/Submitting.js";
import { valuesIn } from "./Page/Values.js";

form.noValidate = true;
for (const rows of find("[data-plain]")) rows.remove();
find("[data-lines]").forEach((place, position) => {
  Object.assign(place, { id: `check-${position + 1}`, tabIndex: -1 });
  const group = place.closest("[data-group]");
  group?.setAttribute("aria-describedby", `${group.getAttribute("aria-describedby") ?? ""} ${place.id}`.trim());
});
prepare(form);
// A site may have translated what the rows are named after.
boxesOfRows().forEach(refresh);
begin(form);
restoreControls();
open(valuesIn(form));
listRejections();
// For scripts of the site; a control of that name is in its way.
Reflect.set(form, "formRules", session);
const last = isRestored() ? sections[history.state?.step] : undefined;
const start = () => {
  returnTo(Math.max(last && applies(last) ? sections.indexOf(last) : sections.findIndex(applies), 0));
  history.replaceState(sections.length > 0 ? { ...history.state, visit, step: current } : { visit }, "");
  showStep();
  show();
};
start();
// Only then has the browser restored the answers that the last step depends on.
if (last) addEventListener("pageshow", start, { once: true });
session.onChange(showChanges);

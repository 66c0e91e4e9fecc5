// Binds the controls of a page to a session of its form: what is typed goes through the session, and what the
// session says of it is shown. It judges nothing itself.

import "./Page/Listening.js";
import { restoreRows, visit } from "./Page/Restoring.js";
import { begin, prepare } from "./Page/Rows.js";
import { open, session } from "./Page/Session.js";
import { show, showChanges } from "./Page/Showing.js";
import { find, form } from "./Page/Site.js";
import { applies, current, returnTo, sections, showStep } from "./Page/Steps.js";
import { listRejections } from "./Page/Submitting.js";
import { valuesIn } from "./Page/Values.js";

form.noValidate = true;
for (const rows of find("[data-plain]")) rows.remove();
find("[data-lines]").forEach((place, position) => Object.assign(place, { id: `check-${position + 1}`, tabIndex: -1 }));
prepare(form);
begin(form);
restoreRows();
open(valuesIn(form));
listRejections();
// For scripts of the site.
form.formRules = session;
returnTo(Math.max(sections.findIndex(applies), 0));
history.replaceState(sections.length > 0 ? { visit, step: current } : { visit }, "");
showStep();
show();
session.onChange(showChanges);

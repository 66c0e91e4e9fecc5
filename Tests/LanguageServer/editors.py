#!/usr/bin/env python3
"""Edits rules in real editors without a screen: Neovim with its own client, Emacs with eglot.

Each opens a file with a mistake, shows the diagnostic, applies the server's fix, renames a field, formats and saves the
file, whose contents are then compared. Editors that are not installed are listed and skipped:

    apt-get install -y neovim emacs-nox elpa-eglot && Tests/LanguageServer/editors.py
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/debug/formrules"
BEFORE = """rules 1

form person {
    field name { requird }
  field again { equal(name) }
}
"""
AFTER = """rules 1

form person {
    field title { required }
    field again { equal(title) }
}
"""

NEOVIM = r"""
local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then
    io.stderr:write("waited in vain for " .. what .. "\n")
    vim.cmd("cquit")
  end
end
local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000) or {}
  for _, answer in pairs(answers) do
    if answer.error then error(answer.error.message) end
    return answer.result
  end
end
local function found() return vim.diagnostic.get(0) end
wait("a diagnostic", function() return #found() == 1 end)
assert(found()[1].code == "E0303" or found()[1].user_data.lsp.code == "E0303", vim.inspect(found()))
vim.api.nvim_win_set_cursor(0, { 4, 20 })
local params = vim.lsp.util.make_range_params()
params.context = { diagnostics = {} }
local action = ask("textDocument/codeAction", params)[1]
vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
wait("no diagnostic", function() return #found() == 0 end)
vim.api.nvim_win_set_cursor(0, { 4, 11 })
local hover = ask("textDocument/hover", vim.lsp.util.make_position_params())
assert(hover.contents.value:find("field name"), vim.inspect(hover))
params = vim.lsp.util.make_position_params()
params.newName = "title"
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", params), "utf-16")
vim.api.nvim_win_set_cursor(0, { 4, 19 })
local items = ask("textDocument/completion", vim.lsp.util.make_position_params()).items
assert(#items > 20)
local edits = ask("textDocument/formatting", vim.lsp.util.make_formatting_params())
vim.lsp.util.apply_text_edits(edits, 0, "utf-16")
vim.cmd("write")
vim.cmd("qall")
"""

EMACS = r"""
(require 'eglot)
(require 'formrules-mode)
(setq eglot-sync-connect 20 eglot-autoshutdown nil)
(defun wait-for (what condition)
  (let ((end (+ (float-time) 20)))
    (while (not (funcall condition))
      (when (> (float-time) end) (message "waited in vain for %s" what) (kill-emacs 1))
      (accept-process-output nil 0.02)
      (eglot--signal-textDocument/didChange)
      (flymake-start))))
(find-file (getenv "RULES"))
(unless (eq major-mode 'formrules-mode) (error "the mode is %s" major-mode))
(setq eglot-server-programs (list (list 'formrules-mode (getenv "FORMRULES") "lsp")))
(apply #'eglot (eglot--guess-contact))
(wait-for "a diagnostic" (lambda () (= 1 (length (flymake-diagnostics)))))
(goto-char (point-min))
(search-forward "requi")
(let* ((actions (jsonrpc-request (eglot-current-server) :textDocument/codeAction
                                 (list :textDocument (eglot--TextDocumentIdentifier)
                                       :range (list :start (eglot--pos-to-lsp-position) :end (eglot--pos-to-lsp-position))
                                       :context (list :diagnostics []))))
       (edit (plist-get (aref actions 0) :edit)))
  (eglot--apply-workspace-edit edit))
(wait-for "no diagnostic" (lambda () (= 0 (length (flymake-diagnostics)))))
(goto-char (point-min))
(search-forward "field na")
(eglot-rename "title")
(eglot-format-buffer)
(save-buffer)
(kill-emacs 0)
"""


def in_neovim(path):
    script = path.parent / "steps.lua"
    script.write_text(NEOVIM)
    return [
        "nvim", "--headless", "-u", "NONE", "-i", "NONE",
        "--cmd", f"set runtimepath^={ROOT}/Editors/neovim",
        "--cmd", f"lua require('formrules').command = {{ '{TOOL}', 'lsp' }}",
        "--cmd", "filetype plugin on", str(path), "-c", f"luafile {script}"]


def in_emacs(path):
    script = path.parent / "steps.el"
    script.write_text(EMACS)
    return ["emacs", "--batch", "-f", "package-initialize", "-L", str(ROOT / "Editors/emacs"), "-l", str(script)]


def main():
    for name, command in [("nvim", in_neovim), ("emacs", in_emacs)]:
        if not shutil.which(name):
            print(f"{name} is not installed")
            continue
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder).resolve() / "person.rules"
            path.write_text(BEFORE)
            environment = dict(os.environ, RULES=str(path), FORMRULES=str(TOOL), HOME=folder)
            done = subprocess.run(command(path), cwd=folder, env=environment, text=True, capture_output=True, timeout=120)
            if done.returncode or path.read_text() != AFTER:
                sys.exit(f"{name}: {done.returncode}\n{done.stdout}{done.stderr}\n{path.read_text()}")
            print(f"{name} writes what it should")


if __name__ == "__main__":
    main()

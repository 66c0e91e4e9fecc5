vim.bo.commentstring = "# %s"
vim.bo.shiftwidth = 4
vim.bo.expandtab = true
require("formrules").attach(vim.api.nvim_get_current_buf())

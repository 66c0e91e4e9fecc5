-- Files with the ending .rules are rule files, but for those that udev and others keep elsewhere.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.rules",
  callback = function(event)
    if not event.match:find("/udev/") then vim.bo[event.buf].filetype = "formrules" end
  end,
})

-- Connects buffers of rule files with `formrules lsp`, for Neovim 0.7 and later.
local formrules = { command = { "formrules", "lsp" }, diagnostic_pages = nil }

local client

--- The folder whose rule files belong together: that of the repository, else the file's own.
local function root(buffer)
  local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ":p:h")
  local git = vim.fn.finddir(".git", folder .. ";")
  return git ~= "" and vim.fn.fnamemodify(git, ":p:h:h") or folder
end

--- Starts the server with the first buffer, and attaches each.
function formrules.attach(buffer)
  if not client or vim.lsp.client_is_stopped(client) then
    local folder = root(buffer)
    client = vim.lsp.start_client({
      name = "formrules",
      cmd = formrules.command,
      root_dir = folder,
      init_options = { diagnosticPages = formrules.diagnostic_pages },
    })
  end
  if client then vim.lsp.buf_attach_client(buffer, client) end
end

return formrules

-- A session of Neovim with the language server: findings, hover, completion, a fix applied, the form of `fmt`, and the text after each.
-- First for a document, then for source code.
--
--   nvim --headless -u CONFIGURATION -l ... see run.sh
--
-- The configuration is the one in Docs/In-your-editor.md. Any failed expectation ends Neovim with status 1.
local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function expect(condition, message)
  if not condition then fail(message) end
end

local patience = 10000
local function wait(condition, message)
  expect(vim.wait(patience, condition, 10), "waited in vain: " .. message)
end

local function lines() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") end

local function codes()
  local found = {}
  for _, finding in ipairs(vim.diagnostic.get(0)) do table.insert(found, finding.code or finding.user_data.lsp.code) end
  table.sort(found)
  return table.concat(found, " ")
end

local function ask(method, line, character, more)
  local params = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = line, character = character } }
  for name, value in pairs(more or {}) do params[name] = value end
  local answers = vim.lsp.buf_request_sync(0, method, params, patience) or {}
  for _, answer in pairs(answers) do
    expect(not answer.error, method .. ": " .. vim.inspect(answer.error))
    return answer.result
  end
  fail(method .. ": no answer")
end

local function document()
  vim.cmd("edit request.json")
  wait(function() return #vim.diagnostic.get(0) == 2 end, "two findings, not " .. codes())
  expect(codes() == "amount/one-decimal country/unknown", codes())
  local country = vim.tbl_filter(function(finding) return finding.lnum == 1 end, vim.diagnostic.get(0))[1]
  expect(country.col == 17 and country.end_col == 21, vim.inspect(country))
  expect(country.severity == vim.diagnostic.severity.ERROR and country.source == "paysheet", vim.inspect(country))

  -- Behind an emoji, which has two units in UTF-16 and four bytes.
  local amount = vim.tbl_filter(function(finding) return finding.lnum == 5 end, vim.diagnostic.get(0))[1]
  local text = vim.api.nvim_buf_get_lines(0, 5, 6, false)[1]
  expect(text:sub(amount.col + 1, amount.end_col) == '"12.5"', vim.inspect(amount))

  local hover = ask("textDocument/hover", 2, 5)
  expect(hover.contents.value:find("currencyCode", 1, true), vim.inspect(hover))

  -- What completion writes while a name is typed: the omnifunc of the configuration.
  vim.api.nvim_win_set_cursor(0, { 3, 0 })
  vim.api.nvim_buf_set_lines(0, 3, 3, false, { '  "shippingTy' })
  local items = ask("textDocument/completion", 3, 13)
  local item = vim.tbl_filter(function(one) return one.label == "shippingType" end, items)[1]
  expect(item, "no completion of shippingType")
  vim.lsp.util.apply_text_edits({ item.textEdit }, 0, "utf-16")
  vim.api.nvim_buf_set_text(0, 3, #vim.api.nvim_buf_get_lines(0, 3, 4, false)[1], 3, #vim.api.nvim_buf_get_lines(0, 3, 4, false)[1], { "," })
  expect(lines():find('"shippingType": "', 1, true), lines())
  wait(function() return codes() == "amount/one-decimal country/unknown" end, "the two findings again, not " .. codes())

  -- The fix of one finding, applied by the client.
  local range = { start = { line = 1, character = 17 }, ["end"] = { line = 1, character = 17 } }
  local actions = ask("textDocument/codeAction", 1, 17, { range = range, context = { diagnostics = {} } })
  local fix = vim.tbl_filter(function(one) return one.kind == "quickfix" and one.isPreferred end, actions)[1]
  expect(fix, vim.inspect(actions))
  vim.lsp.util.apply_workspace_edit(fix.edit, "utf-16")
  expect(lines():find('"countryCode": "US"', 1, true), lines())
  wait(function() return codes() == "amount/one-decimal" end, "one finding, not " .. codes())

  -- All others at once.
  actions = ask("textDocument/codeAction", 0, 0, { range = range, context = { diagnostics = {}, only = { "source.fixAll" } } })
  expect(#actions == 1, vim.inspect(actions))
  vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
  expect(lines():find('"amount": "12.50"', 1, true), lines())
  wait(function() return #vim.diagnostic.get(0) == 0 end, "no finding, not " .. codes())

  local edits = ask("textDocument/formatting", 0, 0, { options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, 0, "utf-16")
  expect(lines():find('{\n  "merchantCapabilities": [\n    "supports3DS"\n  ],', 1, true), lines())

  local symbols = ask("textDocument/documentSymbol", 0, 0)
  expect(#symbols > 5, vim.inspect(symbols))

  local hints = ask("textDocument/inlayHint", 0, 0, { range = { start = { line = 0, character = 0 }, ["end"] = { line = 50, character = 0 } } })
  expect(type(hints) == "table", vim.inspect(hints))

  -- The ignored finding is written into the configuration of the project.
  vim.cmd("silent write")
  local preview = vim.lsp.buf_request_sync(
    0, "workspace/executeCommand", { command = "paysheet.preview", arguments = { vim.uri_from_bufnr(0) } }, patience)
  expect(preview, "no answer to paysheet.preview")
  local picture = io.open("request.svg")
  expect(picture and picture:read("*a"):find("<svg", 1, true), "no picture beside the document")

  -- Many edits in a row, as while typing: the last state counts.
  for number = 1, 200 do vim.api.nvim_buf_set_lines(0, 0, 0, false, { string.rep(" ", number % 3) }) end
  vim.api.nvim_buf_set_lines(0, 0, 200, false, {})
  vim.cmd([[%s/"US"/"us"/]])
  wait(function() return codes() == "country/unknown" end, "the finding after many edits, not " .. codes())

  -- The configuration of the project is changed beside the editor.
  local configuration = io.open(".paysheet.json", "w")
  configuration:write('{ "ignore": [{ "rule": "country/unknown", "reason": "a test" }] }')
  configuration:close()
  vim.cmd([[%s/"us"/"us" /]])
  wait(function() return #vim.diagnostic.get(0) == 0 end, "no finding with the configuration, not " .. codes())
  os.remove(".paysheet.json")
  vim.cmd("silent write")
end

local function source()
  vim.cmd("edit pay.js")
  expect(vim.bo.filetype == "javascript", vim.bo.filetype)
  wait(function() return codes() == "amount/one-decimal country/unknown" end, "two findings in code, not " .. codes())
  local amount = vim.tbl_filter(function(finding) return finding.lnum == 1 end, vim.diagnostic.get(0))[1]
  local text = vim.api.nvim_buf_get_lines(0, 1, 2, false)[1]
  expect(text:sub(amount.col + 1, amount.end_col) == "'12.5'", vim.inspect(amount))

  local hover = ask("textDocument/hover", 7, 25)
  expect(hover.contents.value:find("applicationData", 1, true), vim.inspect(hover))

  -- A member while its name is typed. The object is no document until the name has a value.
  vim.api.nvim_win_set_cursor(0, { 5, 0 })
  vim.api.nvim_buf_set_lines(0, 5, 5, false, { "    shippingTy" })
  local item = vim.tbl_filter(function(one) return one.label == "shippingType" end, ask("textDocument/completion", 5, 14))[1]
  expect(item, "no completion of shippingType in code")
  vim.lsp.util.apply_text_edits({ item.textEdit }, 0, "utf-16")
  vim.api.nvim_buf_set_text(0, 5, #vim.api.nvim_buf_get_lines(0, 5, 6, false)[1], 5, #vim.api.nvim_buf_get_lines(0, 5, 6, false)[1], { "," })
  expect(lines():find("\n    shippingType: '", 1, true), lines())
  wait(function() return codes() == "amount/one-decimal country/unknown" end, "the two findings in code again, not " .. codes())

  -- The fix of one finding, in the quotes of the code.
  local range = { start = { line = 6, character = 19 }, ["end"] = { line = 6, character = 19 } }
  local actions = ask("textDocument/codeAction", 6, 19, { range = range, context = { diagnostics = {} } })
  local fix = vim.tbl_filter(function(one) return one.isPreferred end, actions)[1]
  expect(fix, vim.inspect(actions))
  vim.lsp.util.apply_workspace_edit(fix.edit, "utf-16")
  expect(lines():find("    countryCode: 'US',\n    currencyCode: 'USD',", 1, true), lines())
  wait(function() return codes() == "amount/one-decimal" end, "one finding in code, not " .. codes())

  -- A comment that ignores the other one.
  range = { start = { line = 1, character = 45 }, ["end"] = { line = 1, character = 45 } }
  actions = ask("textDocument/codeAction", 1, 45, { range = range, context = { diagnostics = {} } })
  local comment = vim.tbl_filter(function(one) return one.title:find("with a comment", 1, true) end, actions)[1]
  expect(comment, vim.inspect(actions))
  vim.lsp.util.apply_workspace_edit(comment.edit, "utf-16")
  expect(lines():find("\n// paysheet-ignore amount/one-decimal: say why this is accepted\nconst total", 1, true), lines())
  wait(function() return #vim.diagnostic.get(0) == 0 end, "no finding with the comment, not " .. codes())

  expect(#ask("textDocument/documentSymbol", 0, 0) > 0, "no symbols in code")
end

local ok, problem = pcall(function()
  document()
  source()
end)
if not ok then fail(tostring(problem)) end
for _, client in pairs(vim.lsp.get_active_clients()) do client.stop() end
wait(function() return #vim.lsp.get_active_clients() == 0 end, "the server ends")
print("neovim: ok")
vim.cmd("qall!")

;;; A session of Emacs and eglot with the language server. -*- lexical-binding: t -*-
;;
;; emacs --batch -l CONFIGURATION -l emacs.el; see run.sh. The configuration is the one in Docs/In-your-editor.md.
;; Findings, hover, completion, a fix applied, the form of `fmt`, and the text after each; then findings and a fix in source code.
;; A failed expectation ends with status 1.

(require 'eglot)
(require 'flymake)
(require 'cl-lib)

(defvar patience 10)

(defun expect (condition message &rest values)
  (unless condition
    (princ (concat "emacs: " (apply #'format message values) "\n") #'external-debugging-output)
    (kill-emacs 1)))

(defun wait-for (condition message)
  (let ((end (+ (float-time) patience)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (expect (funcall condition) "waited in vain: %s\n%s" message (buffer-string))))

(defun findings () (flymake-diagnostics))

(defun changed ()
  "Sends the changes of the buffer, as the idle timer does in a session with a user."
  (eglot--signal-textDocument/didChange))

(setq eglot-sync-connect t eglot-connect-timeout 20 eglot-send-changes-idle-time 0 eglot-confirm-server-initiated-edits nil)
(find-file "request.json")
;; The hook of the configuration waits for the end of the user's command.
(run-hooks 'post-command-hook)
(wait-for (lambda () (eglot-current-server)) "a server")
(flymake-mode 1)
(flymake-start)
(wait-for (lambda () (= (length (findings)) 2)) "two findings")
(let ((country (cl-find-if (lambda (one) (string-match-p "lower case" (flymake-diagnostic-text one))) (findings))))
  (expect country "no finding about the country")
  (expect (equal (buffer-substring (flymake-diagnostic-beg country) (flymake-diagnostic-end country)) "\"us\"") "the place of a finding"))
(let ((amount (cl-find-if (lambda (one) (string-match-p "12.5" (flymake-diagnostic-text one))) (findings))))
  (expect amount "no finding about the amount")
  (expect (equal (buffer-substring (flymake-diagnostic-beg amount) (flymake-diagnostic-end amount)) "\"12.5\"") "a place behind an emoji"))

;; Hover.
(goto-char (point-min))
(search-forward "currencyC")
(let ((hover (jsonrpc-request (eglot-current-server) :textDocument/hover (eglot--TextDocumentPositionParams))))
  (expect (string-match-p "currencyCode" (plist-get (plist-get hover :contents) :value)) "hover: %S" hover))

;; Completion, as the user's command for it does.
(goto-char (point-min))
(search-forward "\"USD\",")
(insert "\n  \"shippingTy")
(changed)
(let* ((capf (eglot-completion-at-point))
       (table (nth 2 capf))
       (found (all-completions (buffer-substring (nth 0 capf) (nth 1 capf)) table)))
  (expect (cl-some (lambda (one) (string-match-p "shippingType" one)) found) "completion: %S" found))
(let* ((items (jsonrpc-request (eglot-current-server) :textDocument/completion (eglot--TextDocumentPositionParams)))
       (item (cl-find-if (lambda (one) (equal (plist-get one :label) "shippingType")) items)))
  (eglot--apply-text-edits (vector (plist-get item :textEdit)))
  (goto-char (line-end-position))
  (insert ","))
(changed)
(wait-for (lambda () (= (length (findings)) 2)) "two findings after the completion")

;; The fix of one finding.
(goto-char (point-min))
(search-forward "\"us")
(let* ((actions (eglot-code-actions (point) (point)))
       (fix (cl-find-if (lambda (one) (and (equal (plist-get one :kind) "quickfix") (eq (plist-get one :isPreferred) t))) actions)))
  (expect fix "no fix in %S" actions)
  (eglot--apply-workspace-edit (plist-get fix :edit)))
(expect (string-match-p "\"countryCode\": \"US\"" (buffer-string)) "after the fix: %s" (buffer-string))
(changed)
(wait-for (lambda () (= (length (findings)) 1)) "one finding after the fix")

;; The form of fmt.
(eglot-format-buffer)
(expect (string-match-p "\\`{\n  \"merchantCapabilities\": \\[\n" (buffer-string)) "after formatting: %s" (buffer-string))

(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))

;; Source code.
(find-file "pay.js")
(run-hooks 'post-command-hook)
(wait-for (lambda () (eglot-current-server)) "a server for code")
(flymake-mode 1)
(flymake-start)
(wait-for (lambda () (= (length (findings)) 2)) "two findings in code")
(goto-char (point-min))
(search-forward "'us")
(let* ((actions (eglot-code-actions (point) (point)))
       (fix (cl-find-if (lambda (one) (eq (plist-get one :isPreferred) t)) actions)))
  (expect fix "no fix in %S" actions)
  (eglot--apply-workspace-edit (plist-get fix :edit)))
(expect (string-match-p "\n    countryCode: 'US',\n" (buffer-string)) "after the fix in code: %s" (buffer-string))
(changed)
(wait-for (lambda () (= (length (findings)) 1)) "one finding in code")
(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))
(princ "emacs: ok\n")

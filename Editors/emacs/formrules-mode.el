;;; formrules-mode.el --- Rule files of FormRules -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "26.1") (eglot "1.9"))

;;; Commentary:

;; Colors rule files, and connects them with `formrules lsp' by M-x eglot.

;;; Code:

(defvar formrules-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?` "\"" table)
    table))

(defvar formrules-mode-keywords
  `(("\\(?:^\\|[{;]\\)[ \t]*\\(rules\\|import\\|rule\\|external\\|closed\\|exact\\|form\\|test\\|field\\|context\\|group\\|step\\|let\\|check\\|normalize\\|filter\\|mask\\|option\\|accepts\\|rejects\\|given\\|expect\\|answer\\)\\_>"
     1 font-lock-keyword-face)
    (,(regexp-opt '("when" "otherwise" "on" "warn" "each" "and" "or" "not" "in" "is") 'symbols)
     . font-lock-keyword-face)
    (,(regexp-opt '("true" "false" "null" "today" "now") 'symbols) . font-lock-constant-face)
    ("@[A-Za-z_0-9]+" . font-lock-preprocessor-face)))

;;;###autoload
(define-derived-mode formrules-mode prog-mode "FormRules"
  "Major mode for rule files."
  (setq-local comment-start "# ")
  (setq-local comment-start-skip "#+ *")
  (setq-local tab-width 4)
  (setq-local indent-tabs-mode nil)
  (setq-local font-lock-defaults '(formrules-mode-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.rules\\'" . formrules-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(formrules-mode . ("formrules" "lsp"))))

(provide 'formrules-mode)
;;; formrules-mode.el ends here

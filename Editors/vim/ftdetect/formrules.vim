autocmd BufRead,BufNewFile *.rules if expand('<afile>:p') !~# '/udev/' | set filetype=formrules | endif

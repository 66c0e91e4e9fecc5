setlocal commentstring=#\ %s comments=:# shiftwidth=4 expandtab
setlocal formatprg=formrules\ fmt\ -

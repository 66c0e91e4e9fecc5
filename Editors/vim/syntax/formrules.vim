" Rule files. Words of the language that are names elsewhere are colored where they begin a statement.
if exists('b:current_syntax') | finish | endif
syntax match formrulesStatement /\v(^|[{;])\s*\zs(rules|import|rule|external|closed|exact|form|test|field|context|group|step|let|check|normalize|filter|mask|option|accepts|rejects|given|expect|answer)>/
syntax keyword formrulesKeyword when otherwise on warn each and or not in is
syntax keyword formrulesConstant true false null today now
syntax match formrulesNumber /\v<\d+(\.\d+)?(ms|s|min|h|d|w|mo|y|B|KB|MB|GB|TB|KiB|MiB|GiB|TiB)?>/
syntax match formrulesAnnotation /@\w\+/
syntax match formrulesPattern +\v(regex|contains|replace)\(\zs/([^/\\\[]|\\.|\[([^\]\\]|\\.)*\])+/[imsx]*+
syntax region formrulesString start=/"/ skip=/\\./ end=/"\|$/ contains=formrulesPlaceholder
syntax match formrulesPlaceholder /{\w\+}/ contained
syntax match formrulesComment /#.*/
highlight default link formrulesStatement Statement
highlight default link formrulesKeyword Keyword
highlight default link formrulesConstant Constant
highlight default link formrulesNumber Number
highlight default link formrulesAnnotation PreProc
highlight default link formrulesPattern SpecialChar
highlight default link formrulesString String
highlight default link formrulesPlaceholder Special
highlight default link formrulesComment Comment
let b:current_syntax = 'formrules'

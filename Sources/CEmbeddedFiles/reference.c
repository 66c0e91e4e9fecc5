// Made by Scripts/embed.py.

#include "embedding.h"

static const CEmbeddedFile reference[] = {
FILE_NAMED("README.md")
#embed "../../Grammar/Reference/README.md" AS_TEXT
END
FILE_NAMED("accepted.md")
#embed "../../Grammar/Reference/rules/accepted.md" AS_TEXT
END
FILE_NAMED("after.md")
#embed "../../Grammar/Reference/rules/after.md" AS_TEXT
END
FILE_NAMED("all_filled.md")
#embed "../../Grammar/Reference/rules/all_filled.md" AS_TEXT
END
FILE_NAMED("annotations.md")
#embed "../../Grammar/Reference/annotations.md" AS_TEXT
END
FILE_NAMED("answers.md")
#embed "../../Grammar/Reference/answers.md" AS_TEXT
END
FILE_NAMED("any_filled.md")
#embed "../../Grammar/Reference/rules/any_filled.md" AS_TEXT
END
FILE_NAMED("arguments.md")
#embed "../../Grammar/Reference/arguments.md" AS_TEXT
END
FILE_NAMED("as.md")
#embed "../../Grammar/Reference/as.md" AS_TEXT
END
FILE_NAMED("ascending.md")
#embed "../../Grammar/Reference/rules/ascending.md" AS_TEXT
END
FILE_NAMED("before.md")
#embed "../../Grammar/Reference/rules/before.md" AS_TEXT
END
FILE_NAMED("bench.md")
#embed "../../Grammar/Reference/bench.md" AS_TEXT
END
FILE_NAMED("between.md")
#embed "../../Grammar/Reference/rules/between.md" AS_TEXT
END
FILE_NAMED("boolean.md")
#embed "../../Grammar/Reference/rules/boolean.md" AS_TEXT
END
FILE_NAMED("bulk.md")
#embed "../../Grammar/Reference/bulk.md" AS_TEXT
END
FILE_NAMED("chars.md")
#embed "../../Grammar/Reference/rules/chars.md" AS_TEXT
END
FILE_NAMED("checking.md")
#embed "../../Grammar/Reference/checking.md" AS_TEXT
END
FILE_NAMED("checks.md")
#embed "../../Grammar/Reference/checks.md" AS_TEXT
END
FILE_NAMED("compiled.md")
#embed "../../Grammar/Reference/compiled.md" AS_TEXT
END
FILE_NAMED("contains.md")
#embed "../../Grammar/Reference/rules/contains.md" AS_TEXT
END
FILE_NAMED("context.md")
#embed "../../Grammar/Reference/context.md" AS_TEXT
END
FILE_NAMED("date.md")
#embed "../../Grammar/Reference/rules/date.md" AS_TEXT
END
FILE_NAMED("dates.md")
#embed "../../Grammar/Reference/dates.md" AS_TEXT
END
FILE_NAMED("datetime.md")
#embed "../../Grammar/Reference/rules/datetime.md" AS_TEXT
END
FILE_NAMED("different.md")
#embed "../../Grammar/Reference/rules/different.md" AS_TEXT
END
FILE_NAMED("each.md")
#embed "../../Grammar/Reference/each.md" AS_TEXT
END
FILE_NAMED("empty.md")
#embed "../../Grammar/Reference/rules/empty.md" AS_TEXT
END
FILE_NAMED("empty_values.md")
#embed "../../Grammar/Reference/empty_values.md" AS_TEXT
END
FILE_NAMED("ends_with.md")
#embed "../../Grammar/Reference/rules/ends_with.md" AS_TEXT
END
FILE_NAMED("equal.md")
#embed "../../Grammar/Reference/rules/equal.md" AS_TEXT
END
FILE_NAMED("equal_length.md")
#embed "../../Grammar/Reference/rules/equal_length.md" AS_TEXT
END
FILE_NAMED("equal_next.md")
#embed "../../Grammar/Reference/rules/equal_next.md" AS_TEXT
END
FILE_NAMED("equal_previous.md")
#embed "../../Grammar/Reference/rules/equal_previous.md" AS_TEXT
END
FILE_NAMED("examples.md")
#embed "../../Grammar/Reference/examples.md" AS_TEXT
END
FILE_NAMED("exclusive.md")
#embed "../../Grammar/Reference/rules/exclusive.md" AS_TEXT
END
FILE_NAMED("explain.md")
#embed "../../Grammar/Reference/explain.md" AS_TEXT
END
FILE_NAMED("external.md")
#embed "../../Grammar/Reference/external.md" AS_TEXT
END
FILE_NAMED("field.md")
#embed "../../Grammar/Reference/field.md" AS_TEXT
END
FILE_NAMED("file.md")
#embed "../../Grammar/Reference/file.md" AS_TEXT
END
FILE_NAMED("filled.md")
#embed "../../Grammar/Reference/rules/filled.md" AS_TEXT
END
FILE_NAMED("filter.md")
#embed "../../Grammar/Reference/filter.md" AS_TEXT
END
FILE_NAMED("form.md")
#embed "../../Grammar/Reference/form.md" AS_TEXT
END
FILE_NAMED("form_parameters.md")
#embed "../../Grammar/Reference/form_parameters.md" AS_TEXT
END
FILE_NAMED("glossary.md")
#embed "../../Grammar/Reference/glossary.md" AS_TEXT
END
FILE_NAMED("group.md")
#embed "../../Grammar/Reference/group.md" AS_TEXT
END
FILE_NAMED("idna.md")
#embed "../../Grammar/Reference/rules/idna.md" AS_TEXT
END
FILE_NAMED("ignoring_case.md")
#embed "../../Grammar/Reference/ignoring_case.md" AS_TEXT
END
FILE_NAMED("import.md")
#embed "../../Grammar/Reference/import.md" AS_TEXT
END
FILE_NAMED("includes.md")
#embed "../../Grammar/Reference/rules/includes.md" AS_TEXT
END
FILE_NAMED("init.md")
#embed "../../Grammar/Reference/init.md" AS_TEXT
END
FILE_NAMED("integer.md")
#embed "../../Grammar/Reference/rules/integer.md" AS_TEXT
END
FILE_NAMED("javascript.md")
#embed "../../Grammar/Reference/javascript.md" AS_TEXT
END
FILE_NAMED("json.md")
#embed "../../Grammar/Reference/rules/json.md" AS_TEXT
END
FILE_NAMED("json_schema.md")
#embed "../../Grammar/Reference/interchange/json_schema.md" AS_TEXT
END
FILE_NAMED("kind.md")
#embed "../../Grammar/Reference/rules/kind.md" AS_TEXT
END
FILE_NAMED("length.md")
#embed "../../Grammar/Reference/rules/length.md" AS_TEXT
END
FILE_NAMED("limits.md")
#embed "../../Grammar/Reference/limits.md" AS_TEXT
END
FILE_NAMED("lists.md")
#embed "../../Grammar/Reference/lists.md" AS_TEXT
END
FILE_NAMED("live_forms.md")
#embed "../../Grammar/Reference/live_forms.md" AS_TEXT
END
FILE_NAMED("lsp.md")
#embed "../../Grammar/Reference/lsp.md" AS_TEXT
END
FILE_NAMED("luhn.md")
#embed "../../Grammar/Reference/rules/luhn.md" AS_TEXT
END
FILE_NAMED("maps.md")
#embed "../../Grammar/Reference/maps.md" AS_TEXT
END
FILE_NAMED("mask.md")
#embed "../../Grammar/Reference/mask.md" AS_TEXT
END
FILE_NAMED("max_length.md")
#embed "../../Grammar/Reference/rules/max_length.md" AS_TEXT
END
FILE_NAMED("max_size.md")
#embed "../../Grammar/Reference/rules/max_size.md" AS_TEXT
END
FILE_NAMED("max_value.md")
#embed "../../Grammar/Reference/rules/max_value.md" AS_TEXT
END
FILE_NAMED("media_type.md")
#embed "../../Grammar/Reference/rules/media_type.md" AS_TEXT
END
FILE_NAMED("member.md")
#embed "../../Grammar/Reference/member.md" AS_TEXT
END
FILE_NAMED("messages.md")
#embed "../../Grammar/Reference/messages.md" AS_TEXT
END
FILE_NAMED("min_length.md")
#embed "../../Grammar/Reference/rules/min_length.md" AS_TEXT
END
FILE_NAMED("min_size.md")
#embed "../../Grammar/Reference/rules/min_size.md" AS_TEXT
END
FILE_NAMED("min_value.md")
#embed "../../Grammar/Reference/rules/min_value.md" AS_TEXT
END
FILE_NAMED("mod97.md")
#embed "../../Grammar/Reference/rules/mod97.md" AS_TEXT
END
FILE_NAMED("multiple_of.md")
#embed "../../Grammar/Reference/rules/multiple_of.md" AS_TEXT
END
FILE_NAMED("nested_forms.md")
#embed "../../Grammar/Reference/nested_forms.md" AS_TEXT
END
FILE_NAMED("no_overlap.md")
#embed "../../Grammar/Reference/rules/no_overlap.md" AS_TEXT
END
FILE_NAMED("none_of.md")
#embed "../../Grammar/Reference/rules/none_of.md" AS_TEXT
END
FILE_NAMED("normalize.md")
#embed "../../Grammar/Reference/normalize.md" AS_TEXT
END
FILE_NAMED("number.md")
#embed "../../Grammar/Reference/rules/number.md" AS_TEXT
END
FILE_NAMED("numbers.md")
#embed "../../Grammar/Reference/numbers.md" AS_TEXT
END
FILE_NAMED("on.md")
#embed "../../Grammar/Reference/on.md" AS_TEXT
END
FILE_NAMED("one_filled.md")
#embed "../../Grammar/Reference/rules/one_filled.md" AS_TEXT
END
FILE_NAMED("one_of.md")
#embed "../../Grammar/Reference/rules/one_of.md" AS_TEXT
END
FILE_NAMED("operands.md")
#embed "../../Grammar/Reference/operands.md" AS_TEXT
END
FILE_NAMED("operators.md")
#embed "../../Grammar/Reference/operators.md" AS_TEXT
END
FILE_NAMED("paths.md")
#embed "../../Grammar/Reference/paths.md" AS_TEXT
END
FILE_NAMED("patterns.md")
#embed "../../Grammar/Reference/patterns.md" AS_TEXT
END
FILE_NAMED("present.md")
#embed "../../Grammar/Reference/rules/present.md" AS_TEXT
END
FILE_NAMED("previous.md")
#embed "../../Grammar/Reference/previous.md" AS_TEXT
END
FILE_NAMED("pureform.md")
#embed "../../Grammar/Reference/interchange/pureform.md" AS_TEXT
END
FILE_NAMED("regex.md")
#embed "../../Grammar/Reference/rules/regex.md" AS_TEXT
END
FILE_NAMED("repl.md")
#embed "../../Grammar/Reference/repl.md" AS_TEXT
END
FILE_NAMED("report_modes.md")
#embed "../../Grammar/Reference/report_modes.md" AS_TEXT
END
FILE_NAMED("required.md")
#embed "../../Grammar/Reference/rules/required.md" AS_TEXT
END
FILE_NAMED("rule.md")
#embed "../../Grammar/Reference/rule.md" AS_TEXT
END
FILE_NAMED("serve.md")
#embed "../../Grammar/Reference/serve.md" AS_TEXT
END
FILE_NAMED("size.md")
#embed "../../Grammar/Reference/rules/size.md" AS_TEXT
END
FILE_NAMED("standard_rules.md")
#embed "../../Grammar/Reference/standard_rules.md" AS_TEXT
END
FILE_NAMED("starts_with.md")
#embed "../../Grammar/Reference/rules/starts_with.md" AS_TEXT
END
FILE_NAMED("step.md")
#embed "../../Grammar/Reference/step.md" AS_TEXT
END
FILE_NAMED("test.md")
#embed "../../Grammar/Reference/test.md" AS_TEXT
END
FILE_NAMED("testing.md")
#embed "../../Grammar/Reference/testing.md" AS_TEXT
END
FILE_NAMED("thedistance.md")
#embed "../../Grammar/Reference/interchange/thedistance.md" AS_TEXT
END
FILE_NAMED("time.md")
#embed "../../Grammar/Reference/rules/time.md" AS_TEXT
END
FILE_NAMED("to_html.md")
#embed "../../Grammar/Reference/interchange/to_html.md" AS_TEXT
END
FILE_NAMED("to_javascript.md")
#embed "../../Grammar/Reference/interchange/to_javascript.md" AS_TEXT
END
FILE_NAMED("to_json_schema.md")
#embed "../../Grammar/Reference/interchange/to_json_schema.md" AS_TEXT
END
FILE_NAMED("types.md")
#embed "../../Grammar/Reference/types.md" AS_TEXT
END
FILE_NAMED("unique.md")
#embed "../../Grammar/Reference/rules/unique.md" AS_TEXT
END
FILE_NAMED("verdicts.md")
#embed "../../Grammar/Reference/verdicts.md" AS_TEXT
END
FILE_NAMED("weighted_sum.md")
#embed "../../Grammar/Reference/rules/weighted_sum.md" AS_TEXT
END
FILE_NAMED("when.md")
#embed "../../Grammar/Reference/when.md" AS_TEXT
END
{"", ""}};

const CEmbeddedFile *embedded_reference(void) { return reference; }

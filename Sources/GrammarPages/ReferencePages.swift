/// A page of the language's reference, embedded at build time.
package struct ReferencePage: Sendable {
  /// The page's name: a built-in rule, a word of the language or a topic, such as `min_length`.
  package let name: String
  /// The page in Markdown; its first line is the title.
  package let text: String

  /// The page of a name; nil for a name that has none.
  package init?(name: String) {
    guard let page = ReferencePages.pages.first(where: { $0.name == name }) else { return nil }
    self.name = name
    text = String(decoding: page.bytes, as: UTF8.self)
  }

  /// The part of the page below a heading, up to the next one like it, the heading included.
  ///
  /// - Parameter heading: how the heading's text begins, without `##`.
  /// - Returns: the part; nil where no heading begins like that.
  package func section(_ heading: String) -> String? {
    var section: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        if section != nil { break }
        if line.dropFirst(3).hasPrefix(heading) { section = [] }
      }
      section?.append(line)
    }
    guard var section else { return nil }
    while section.last?.isEmpty ?? false { section.removeLast() }
    return section.joined(separator: "\n") + "\n"
  }

  /// The names that have a page, in order.
  package static var names: [String] { ReferencePages.pages.map(\.name) }
}

/// The embedded pages; a test holds that each page of the folder is among them.
private enum ReferencePages {
  static var pages: [(name: String, bytes: [UInt8])] {
    [
      ("README", PackageResources.README_md),
      ("accepted", PackageResources.accepted_md),
      ("after", PackageResources.after_md),
      ("all_filled", PackageResources.all_filled_md),
      ("annotations", PackageResources.annotations_md),
      ("answers", PackageResources.answers_md),
      ("any_filled", PackageResources.any_filled_md),
      ("arguments", PackageResources.arguments_md),
      ("before", PackageResources.before_md),
      ("bench", PackageResources.bench_md),
      ("between", PackageResources.between_md),
      ("boolean", PackageResources.boolean_md),
      ("bulk", PackageResources.bulk_md),
      ("chars", PackageResources.chars_md),
      ("checks", PackageResources.checks_md),
      ("compiled", PackageResources.compiled_md),
      ("contains", PackageResources.contains_md),
      ("date", PackageResources.date_md),
      ("dates", PackageResources.dates_md),
      ("datetime", PackageResources.datetime_md),
      ("different", PackageResources.different_md),
      ("each", PackageResources.each_md),
      ("empty", PackageResources.empty_md),
      ("empty_values", PackageResources.empty_values_md),
      ("ends_with", PackageResources.ends_with_md),
      ("equal", PackageResources.equal_md),
      ("equal_length", PackageResources.equal_length_md),
      ("equal_next", PackageResources.equal_next_md),
      ("equal_previous", PackageResources.equal_previous_md),
      ("examples", PackageResources.examples_md),
      ("exclusive", PackageResources.exclusive_md),
      ("explain", PackageResources.explain_md),
      ("external", PackageResources.external_md),
      ("field", PackageResources.field_md),
      ("file", PackageResources.file_md),
      ("filled", PackageResources.filled_md),
      ("filter", PackageResources.filter_md),
      ("form", PackageResources.form_md),
      ("group", PackageResources.group_md),
      ("idna", PackageResources.idna_md),
      ("import", PackageResources.import_md),
      ("integer", PackageResources.integer_md),
      ("json", PackageResources.json_md),
      ("json_schema", PackageResources.json_schema_md),
      ("kind", PackageResources.kind_md),
      ("length", PackageResources.length_md),
      ("limits", PackageResources.limits_md),
      ("lists", PackageResources.lists_md),
      ("live_forms", PackageResources.live_forms_md),
      ("luhn", PackageResources.luhn_md),
      ("mask", PackageResources.mask_md),
      ("max_length", PackageResources.max_length_md),
      ("max_size", PackageResources.max_size_md),
      ("max_value", PackageResources.max_value_md),
      ("media_type", PackageResources.media_type_md),
      ("member", PackageResources.member_md),
      ("messages", PackageResources.messages_md),
      ("min_length", PackageResources.min_length_md),
      ("min_value", PackageResources.min_value_md),
      ("mod97", PackageResources.mod97_md),
      ("multiple_of", PackageResources.multiple_of_md),
      ("nested_forms", PackageResources.nested_forms_md),
      ("none_of", PackageResources.none_of_md),
      ("normalize", PackageResources.normalize_md),
      ("number", PackageResources.number_md),
      ("numbers", PackageResources.numbers_md),
      ("on", PackageResources.on_md),
      ("one_of", PackageResources.one_of_md),
      ("operators", PackageResources.operators_md),
      ("paths", PackageResources.paths_md),
      ("patterns", PackageResources.patterns_md),
      ("present", PackageResources.present_md),
      ("pureform", PackageResources.pureform_md),
      ("regex", PackageResources.regex_md),
      ("repl", PackageResources.repl_md),
      ("report_modes", PackageResources.report_modes_md),
      ("required", PackageResources.required_md),
      ("rule", PackageResources.rule_md),
      ("size", PackageResources.size_md),
      ("standard_rules", PackageResources.standard_rules_md),
      ("starts_with", PackageResources.starts_with_md),
      ("test", PackageResources.test_md),
      ("testing", PackageResources.testing_md),
      ("thedistance", PackageResources.thedistance_md),
      ("time", PackageResources.time_md),
      ("to_html", PackageResources.to_html_md),
      ("to_json_schema", PackageResources.to_json_schema_md),
      ("types", PackageResources.types_md),
      ("unique", PackageResources.unique_md),
      ("verdicts", PackageResources.verdicts_md),
      ("weighted_sum", PackageResources.weighted_sum_md),
      ("when", PackageResources.when_md),
    ]
  }
}

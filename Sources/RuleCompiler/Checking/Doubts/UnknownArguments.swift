import RuleEngine
import RuleSyntax

/// Finds constant arguments that their rule doesn't know: `telephone("UK")`.
struct UnknownArguments {
  /// A constant argument, and what the rule does with its parameter.
  struct Argument {
    var value: Value
    var parameter: String
    var call: CheckedCall
    /// Whether its rule is one of the standard library.
    var isStandard: Bool
    var selected: SelectedValues
    /// Texts that may be meant, and where the results of their trials are; that of the value first.
    var trials: (texts: [String], results: Range<Int>) = ([], 0..<0)
  }

  private let file: CheckedFile
  private var search: SelectedValuesSearch
  private var arguments: [Argument] = []

  init(_ file: CheckedFile) {
    self.file = file
    search = SelectedValuesSearch(file)
  }

  mutating func add(_ call: CheckedCall, to trials: inout ConstantTrials) {
    // Each argument may be compared with all values that its rule knows.
    guard case .rule(let index) = call.target, arguments.count < CheckingLimits.trials else {
      return
    }
    let rule = file[index]
    for (position, argument) in call.arguments.enumerated() {
      guard argument.operands.count == 1, let value = argument.operands[0].constant,
        value != rule.parameters[position].defaultValue?.constant
      else { continue }
      guard let selected = search.values(ofParameter: position, of: index),
        !selected.values.contains(value)
      else { continue }
      var found = Argument(
        value: value,
        parameter: argument.name,
        call: call,
        isStandard: rule.isStandard,
        selected: selected
      )
      if rule.isStandard, selected.isPrefix { addTrials(of: &found, to: &trials) }
      arguments.append(found)
    }
  }

  /// Adds trials of the shortest text that begins with the value: if that can't be completed, no
  /// text can.
  private func addTrials(of argument: inout Argument, to trials: inout ConstantTrials) {
    guard case .text(let text) = argument.value else { return }
    let other = UnknownArguments.otherCodes[text.uppercased()]
    let texts = [text] + [other, text.uppercased()].compactMap(\.self).filter { $0 != text }
    var results: [Range<Int>] = []
    for text in texts {
      var call = argument.call
      for index in call.arguments.indices where call.arguments[index].name == argument.parameter {
        call.arguments[index].operands = [.value(.text(text))]
      }
      let field = CheckedField(name: ExampleForms.field, type: .text, place: call.place)
      let check = CheckedCheck(expression: .call(call), place: call.place)
      results.append(trials.add([.text(text)], of: field, by: [check], isTyping: true))
    }
    guard let first = results.first, let last = results.last, !last.isEmpty else { return }
    argument.trials = (texts, first.lowerBound..<last.upperBound)
  }

  /// The arguments that are unknown, each with what may be meant and what it means for the check.
  func findings(
    _ rejections: [String?]
  ) -> [(argument: Argument, meant: String?, note: String?)] {
    arguments.compactMap { argument in
      let results = rejections[argument.trials.results]
      if let rejection = results.first, rejection != nil {
        let meant = zip(argument.trials.texts, results).first { $1 == nil }?.0
        return (argument, meant, "so no text is accepted")
      }
      guard argument.selected.values.count > 1 else { return nil }
      let meant = meant(by: argument)
      // For a rule of the author's own, other values may well be meant to select nothing.
      let isUnknown = argument.isStandard && argument.selected.areAll
      return isUnknown || meant != nil
        ? (
          argument, meant,
          argument.selected.areAll
            ? "what depends on the \(argument.parameter) is not checked" : nil
        )
        : nil
    }
  }

  /// The known text that is closest to the value.
  private func meant(by argument: Argument) -> String? {
    guard case .text(let text) = argument.value else { return nil }
    var known: [String] = []
    for case .text(let text) in argument.selected.values { known.append(text) }
    known.sort()
    return known.first { $0.lowercased() == text.lowercased() }
      ?? UnknownArguments.otherCodes[text.uppercased()].flatMap { known.contains($0) ? $0 : nil }
      // Any two short codes are close.
      ?? (text.utf8.count > 3 ? Suggestion.closest(to: text, among: known) : nil)
  }

  /// Codes in use that differ from those of ISO 3166-1.
  private static let otherCodes = ["UK": "GB", "EL": "GR", "USA": "US", "UAE": "AE"]
}

extension Checker {
  /// The constant arguments that their rule may not know, in files without errors.
  func unknownArguments(
    in file: CheckedFile,
    _ trials: inout ConstantTrials
  ) -> UnknownArguments {
    var search = UnknownArguments(file)
    for call in file.ownCalls {
      let unit = units[call.place.source]
      if !unit.isStandard, !unit.hasErrors { search.add(call, to: &trials) }
    }
    return search
  }

  mutating func report(_ search: UnknownArguments, _ rejections: [String?]) {
    for (argument, meant, note) in search.findings(rejections) {
      let (value, place) = (argument.value, argument.call.place)
      let written: String =
        if case .text(let text) = value { StringEscapes.quote(text) } else { value.words }
      let range = units[place.source].source.range(of: written, in: place.range)
      var fixes: [Diagnostic.Fix] = []
      if let meant, let range {
        fixes = [.didYouMean(meant, at: range, written: StringEscapes.quote(meant))]
      }
      report(
        DoubtProblem.unknownArgument(
          value.words,
          parameter: argument.parameter,
          rule: argument.call.name
        ),
        at: range ?? place.range,
        in: place.source,
        notes: note.map { [$0] } ?? [],
        fixes: fixes
      )
    }
  }
}

extension SourceText {
  /// Where a text is in a range, if it is there only once.
  fileprivate func range(of text: String, in whole: SourceRange) -> SourceRange? {
    let (bytes, part) = (Array(self.bytes[Int(whole.start)..<Int(whole.end)]), Array(text.utf8))
    guard !part.isEmpty, bytes.count >= part.count else { return nil }
    let starts = (0...bytes.count - part.count).filter { start in
      bytes[start..<start + part.count].elementsEqual(part)
    }
    guard starts.count == 1 else { return nil }
    let start = whole.start + UInt32(starts[0])
    return SourceRange(start: start, end: start + UInt32(part.count))
  }
}

extension CheckedFile {
  /// The calls in forms and rules, with those in conditions.
  fileprivate var ownCalls: [CheckedCall] {
    let ofRules = rules.filter { !$0.isStandard }.flatMap { rule in
      rule.body.flatMap { $0.calls(inConditions: true) }
    }
    let ofForms = forms.flatMap { form in
      form.fields.flatMap { field in
        field.body.flatMap { $0.calls(inConditions: true) }
          + (field.filter?.calls(inConditions: true) ?? [])
      }
    }
    return ofRules + ofForms
  }
}

import RuleEngine
import RuleSyntax

/// A readable dump of a checked file: what each name resolved to, and the types assigned.
///
/// The same file always gives the same text. The dump resembles a rule file, but every argument has
/// its parameter's name, including defaults and the neighbors of positional rules. After `=`
/// follows the callee of a call, if its name alone does not show it.
package struct CheckedDump {
  let file: CheckedFile
  private(set) var text = ""
  private var indent = 0
  /// Names of the parameters of the rule being written.
  private(set) var parameters: [String] = []

  private init(_ file: CheckedFile) {
    self.file = file
  }

  /// A dump for single expressions, used to compare them: equal text means equal meaning.
  init(wordsOf file: CheckedFile) {
    self.init(file)
  }

  /// The text of everything the checker kept; every line ends with a line feed.
  package static func text(_ file: CheckedFile) -> String {
    var dump = CheckedDump(file)
    dump.writeSources()
    for index in file.externals.indices { dump.writeExternal(index) }
    for index in file.forms.indices { dump.writeForm(index) }
    for index in file.rules.indices { dump.writeRule(index) }
    for test in file.tests { dump.write(test) }
    return dump.text
  }

  // MARK: Lines

  private mutating func line(_ words: String = "") {
    if !words.isEmpty { text += String(repeating: "  ", count: indent) + words }
    text += "\n"
  }

  private mutating func indented(_ body: (inout CheckedDump) -> Void) {
    indent += 1
    body(&self)
    indent -= 1
  }

  // MARK: Declarations

  private mutating func writeSources() {
    line("sources")
    indented { writer in
      for (index, source) in writer.file.sources.enumerated() {
        writer.line("\(index)  \(DumpText.escaped(source.name))")
      }
    }
  }

  private mutating func writeExternal(_ index: Int) {
    let external = file.externals[index]
    parameters = external.parameters.map(\.name)
    line()
    line(
      "external \(index) \(external.name)\(words(external.parameters))"
        + words(message: external.message) + words(at: external.place)
    )
    indented { writer in
      if let debounce = external.debounce { writer.line("debounce \(debounce.ruleLiteral)") }
      if let timeout = external.timeout { writer.line("timeout \(timeout.ruleLiteral)") }
      if let cache = external.cache { writer.line("cache \(cache.ruleLiteral)") }
      writer.line("retry \(external.retries)")
      writer.line("undecided \(external.undecided)")
    }
    parameters = []
  }

  private mutating func writeRule(_ index: Int) {
    let rule = file.rules[index]
    parameters = rule.parameters.map(\.name)
    line()
    line(
      "rule \(index) \(rule.name)\(words(rule.parameters))" + (rule.isStandard ? " standard" : "")
        + words(message: rule.message) + words(at: rule.place)
    )
    indented { writer in
      writer.write(rule.body)
      writer.write(rule.examples)
    }
    parameters = []
  }

  private mutating func writeForm(_ index: Int) {
    let form = file.forms[index]
    line()
    line(
      (form.isClosed ? "closed " : "") + (form.isExact ? "exact " : "")
        + "form \(index) \(form.name)" + DumpText.words(label: form.label)
        + DumpText.words(annotations: form.annotations)
        + words(at: form.place)
    )
    indented { writer in
      for parameter in form.parameters {
        let value = parameter.defaultValue.map { " = " + writer.words($0) } ?? ""
        writer.line(
          "parameter \(parameter.name): \(writer.words(parameter.type))\(value)"
            + writer.words(at: parameter.place)
        )
      }
      for context in form.contexts { writer.write(context, as: "context") }
      for (position, value) in form.computed.enumerated() {
        let name = value.name ?? value.field.map { form[$0].path.joined(separator: ".") }
        writer.line(
          "computed \(position) " + (name.map { $0 + " = " } ?? "") + writer.words(value.source)
            + writer.words(at: value.place)
        )
      }
      writer.write(form.items, of: form)
    }
  }

  private mutating func write(_ test: CheckedTest) {
    line()
    line(
      "test \(DumpText.quoted(test.title)) for \(file[test.form].name)"
        + words(at: test.place)
    )
    indented { writer in
      writer.line("given \(DumpText.words(for: test.given))")
      if !test.context.isEmpty {
        writer.line("context \(DumpText.words(for: .form(test.context)))")
      }
      if let step = test.step { writer.line("step \(step)") }
      if let now = test.now { writer.line("now \(now)") }
      for (external, answer, after) in test.answers {
        let delay = after.map { " after \($0.ruleLiteral)" } ?? ""
        writer.line("answer \(writer.file[external].name): \(answer)\(delay)")
      }
      writer.line("expect \(test.expected)")
      writer.indented { writer in
        for (path, rule, place) in test.expectations {
          writer.line("\(path): \(rule)" + writer.words(at: place))
        }
      }
    }
  }

  // MARK: Items

  private mutating func write(_ items: [CheckedItem], of form: CheckedForm) {
    for item in items {
      switch item {
      case .field(let field): write(form[field])
      case .group(let group): write(group, as: "group", of: form)
      case .step(let step): write(step, as: "step", of: form)
      case .when(let when):
        write(when) { $0.write($1, of: form) }
      case .check(let check): write(check)
      }
    }
  }

  private mutating func write(
    _ group: CheckedGroup,
    as keyword: String,
    of form: CheckedForm
  ) {
    line(
      "\(keyword) \(group.name)" + DumpText.words(label: group.label)
        + DumpText.words(annotations: group.annotations)
        + words(at: group.place)
    )
    indented { $0.write(group.items, of: form) }
  }

  private mutating func write<Item>(
    _ when: CheckedWhen<Item>,
    items write: (inout CheckedDump, [Item]) -> Void
  ) {
    line("when " + words(when.condition) + words(at: when.place))
    indented { write(&$0, when.items) }
    if !when.otherwise.isEmpty { line("otherwise") }
    indented { write(&$0, when.otherwise) }
  }

  private mutating func write(_ field: CheckedField, as keyword: String = "field") {
    line(
      "\(keyword) \(field.name): \(words(field.type))"
        + (field.notation.map { " as \(DumpText.quoted($0.text))" } ?? "")
        + DumpText.words(label: field.label)
        + DumpText.words(annotations: field.annotations) + (field.isSecret ? " secret" : "")
        + words(at: field.place)
    )
    indented { writer in
      for option in field.options {
        writer.line(
          "option \(DumpText.quoted(option.value))" + DumpText.words(label: option.label)
            + DumpText.words(annotations: option.annotations)
        )
      }
      if !field.normalization.isEmpty {
        writer.line("normalize " + field.normalization.map(writer.words).joined(separator: ", "))
      }
      if let mask = field.mask { writer.line("mask \(DumpText.quoted(mask))") }
      if let filter = field.filter { writer.line("filter " + writer.words(filter)) }
      writer.write(field.body)
      writer.write(field.examples)
    }
  }

  // MARK: Statements

  private mutating func write(_ statements: [CheckedStatement]) {
    for statement in statements {
      switch statement {
      case .check(let check): write(check)
      case .when(let when): write(when) { $0.write($1) }
      case .moment(let moment, let statements):
        line("on \(moment)")
        indented { $0.write(statements) }
      }
    }
  }

  private mutating func write(_ check: CheckedCheck) {
    line(words(check) + words(at: check.place))
  }

  private mutating func write(_ examples: [CheckedExamples]) {
    for example in examples {
      let values = example.values.map { DumpText.words(for: $0.value) }.joined(separator: ", ")
      let arguments = example.arguments.isEmpty ? "" : "(\(words(example.arguments)))"
      line("\(example.verdict)\(arguments) \(values)" + words(at: example.place))
    }
  }
}

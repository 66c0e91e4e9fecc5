import FormRules

/// How the rules here judge every case of every suite.
struct Scoring: Sendable {
  struct Key: Hashable, Comparable, Sendable {
    var suite: String
    var rule: String
    /// The check here; nil for cases that no mapping covers.
    var check: String?

    static func < (left: Key, right: Key) -> Bool {
      (left.suite, left.rule, left.check ?? "~") < (right.suite, right.rule, right.check ?? "~")
    }
  }

  struct Score: Sendable {
    var agree = 0
    var differ = 0
    var unmapped = 0
  }

  var scores: [Key: Score] = [:]
  var differences: [Difference] = []
  /// Why whole forms are not mapped, and how many.
  var inexpressible: [Inexpressible: Int] = [:]

  /// Judges the cases of all suites.
  static func all() throws -> Scoring {
    var scoring = Scoring()
    for suite in ConformanceCase.suites {
      for test in try ConformanceCase.all(of: suite) {
        if suite == LaravelForm.suite {
          try scoring.addForm(test)
        } else {
          try scoring.add(test)
        }
      }
    }
    return scoring
  }

  private var forms: [String: RuleForm] = [:]

  private mutating func add(_ test: ConformanceCase) throws {
    guard let mapping = Mapping.all.first(where: { $0.covers(test) }),
      let form = try form(for: mapping.check(for: test), type: mapping.type)
    else {
      scores[Key(suite: test.suite, rule: test.rule, check: nil), default: Score()].unmapped += 1
      return
    }
    let key = Key(suite: test.suite, rule: test.rule, check: mapping.check)
    if form.validate(["value": test.value]).isValid == test.isValid {
      scores[key, default: Score()].agree += 1
    } else {
      scores[key, default: Score()].differ += 1
      differences.append(Difference(test: test, check: mapping.check))
    }
  }

  /// Why the checker may refuse what a suite asks: the argument is no date (as HTML, which ignores
  /// such bounds, tries), or no value could satisfy the check.
  private static let refusals: Set<String> = ["E0415", "E0601", "E0602", "E0607"]

  /// The form that asks the check, nil where the checker refuses it with a reason that is expected.
  private mutating func form(for check: String, type: String) throws -> RuleForm? {
    let text = "form conformance { field value: \(type) { \(check) } }"
    if let form = forms[text] { return form }
    do throws(RuleFileError) {
      let form = try RuleFile(text: text).form("conformance")
      forms[text] = form
      return form
    } catch {
      if error.diagnostics.allSatisfy({ Self.refusals.contains($0.code) }) { return nil }
      throw UnusableMapping(form: text, error: error)
    }
  }

  /// The differences that no class explains.
  var unexplained: [Difference] {
    differences.filter { difference in
      !Explanation.all.contains { $0.explains(difference) }
    }
  }

  /// How many differences each class is the first to explain, in the order of the list.
  var explained: [Int] {
    var counts = Explanation.all.map { _ in 0 }
    for difference in differences {
      guard let index = Explanation.all.firstIndex(where: { $0.explains(difference) }) else {
        continue
      }
      counts[index] += 1
    }
    return counts
  }
}

/// A line of the table whose check cannot be loaded.
struct UnusableMapping: Error {
  var form: String
  var error: RuleFileError
}

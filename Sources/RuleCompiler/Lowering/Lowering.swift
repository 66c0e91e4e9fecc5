package import RuleEngine

/// The stage from checked files to a program: slots for values, flat code, and tables.
///
/// Input: a ``CheckedFile`` without errors. Output: a ``Program`` that holds neither a tree nor a
/// name that is still to be looked up. It decides where each value lies and in which order
/// conditions are decided; it judges nothing and finds no errors, as the checker has found them all.
///
/// - Complexity: linear in what the files say.
package enum Lowering {
  /// The program of all forms, rules and external rules, which keep their order.
  package static func program(for checked: CheckedFile) -> Program {
    var builder = ProgramBuilder(checked)
    for index in checked.externals.indices { builder.lowerExternal(at: index) }
    for index in checked.forms.indices { builder.lowerForm(at: index) }
    for index in checked.rules.indices { builder.lowerRule(at: index) }
    return builder.finish()
  }
}

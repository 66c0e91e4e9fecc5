package import RuleEngine

/// The stage from checked files to programs: slots for values, flat code, and tables.
///
/// Input: a ``CheckedFile`` without errors. Output: a ``Program``, which contains no trees.
/// Lowering decides where each value is stored and in which order conditions are decided. It never
/// looks up a name or reports an error, since the checker has done both. Cost: linear in the
/// checked file.
///
/// 1. ``FormShape`` assigns slots to everything in a form.
/// 2. ``HiddenParameters`` finds what calls pass besides the declared parameters.
/// 3. ``ProgramBuilder`` emits the code: forms, fields, statements, expressions, operands.
package enum Lowering {
  /// Lowers all forms, rules and external rules; their order is kept.
  package static func program(for checked: CheckedFile) -> Program {
    var builder = ProgramBuilder(checked)
    for index in checked.externals.indices { builder.lowerExternal(at: index) }
    for index in checked.forms.indices { builder.lowerForm(at: index) }
    for index in checked.rules.indices { builder.lowerRule(at: index) }
    return builder.finish()
  }
}

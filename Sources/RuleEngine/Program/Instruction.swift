/// One step of the machine.
///
/// The machine has these registers:
/// - *base*: first slot of the form's instance that is judged; fields are addressed relative to it;
/// - *subject*: the value that tests judge, usually the current field's;
/// - *answer*: what the last test or combination answered;
/// - a stack of accumulators, one for each open `and` or `or`;
/// - a stack of subjects, one of objects whose members are the subject, and a stack of frames with the arguments of the rules that run.
///
/// Tests read the subject and set the answer. Nothing else is state but the outcome so far.
package enum Instruction: Sendable, Hashable {
  // MARK: Structure of a form

  /// Makes the field the subject, or jumps to `end` when it is inactive or its type is violated.
  ///
  /// Reports the violated type, and a branch that could not be decided. `end` is where the field's
  /// own checks end: what is in its value is judged after them, unless the field was passed over.
  case field(FieldIndex, end: InstructionIndex)
  /// Makes the form's own instance the subject, for a check of the form as a whole.
  ///
  /// The check has a slot only to carry whether it applies; jumps to `end` when it does not.
  case form(SlotOffset, end: InstructionIndex)
  /// Reports the answer of the check that ends here; may jump to the end of the field or halt.
  case check(CheckIndex)
  /// Reports the computed field that is the subject if the record brings another value, which lies in
  /// the slot behind it; may jump to the end of the field or halt.
  case brought(end: InstructionIndex)
  /// Jumps to `end` unless the whole form is judged at this moment.
  case moment(Moment, end: InstructionIndex)
  /// Jumps to `end` if some check of the field did not hold so far: external rules come last.
  case unlessHeld(end: InstructionIndex)
  /// Goes on if the slot is in a branch that does not apply; jumps to `otherwise` if it applies, or may.
  case whenInactive(SlotOffset, otherwise: InstructionIndex)
  /// Reports items of the subject's list that are not of their type, or none of the options, unless
  /// that was done.
  case itemTypes
  /// Judges the form, or each form of the list, that is the subject.
  case nested(FormIndex)
  /// Makes each item of the subject's list the subject in turn, to report each by itself.
  ///
  /// Jumps to `end` after the last, and at once when the list is empty. A failing check inside
  /// ends its item as it would end a field. Items at other places are passed over.
  case items(ItemPlaces, end: InstructionIndex)
  /// Makes each item the subject in turn to judge what is in it, even if its own checks failed.
  case itemContents(end: InstructionIndex)
  /// Ends the body of `items` or `itemContents`, whose instruction is at the index.
  case nextItem(InstructionIndex)
  /// Writes the answer of a form's `when` into the activity of the slots of its branches.
  case decide(DecisionIndex)
  /// Computes a value of the form and writes it to its slot.
  case compute(ComputedIndex)

  // MARK: Flow

  case jump(InstructionIndex)
  /// Goes on if the answer holds, to `otherwise` if it fails or is not applicable.
  ///
  /// An unknown answer skips both branches: to `end`, with the answer still unknown.
  case branch(otherwise: InstructionIndex, end: InstructionIndex)
  /// Ends a form's code, a rule's, a filter's, or that of the decisions.
  case stop

  // MARK: Combination

  /// Opens an accumulator for `and`, not applicable as yet.
  case beginAnd
  /// Opens an accumulator for `or`, not applicable as yet.
  case beginOr
  /// Opens an accumulator for `and` in the condition of a `check`, which holds as yet.
  ///
  /// What is not applicable is not neutral there: unless another operand settles it, nothing is asked.
  case beginAll
  /// Opens an accumulator for `or` in the condition of a `check`, which fails as yet; see `beginAll`.
  case beginAny
  /// Takes the answer into the innermost accumulator; jumps to `end` when that settles it.
  case combine(end: InstructionIndex)
  /// Closes the innermost accumulator and makes its content the answer.
  case end
  case not
  /// Gives the part that ends here a message of its own, should it be the one that failed.
  case message(MessageIndex)
  /// Turns a failing answer into a warning with this check's message, and the answer to hold.
  case warn(CheckIndex)
  /// Opens a conjunction over the items of the subject's list; like `items` but as one answer.
  case beginEach(ItemPlaces, end: InstructionIndex)
  /// Takes the answer of one item; jumps back to the instruction after `beginEach` or goes on.
  case nextEach(InstructionIndex)

  // MARK: Subject

  /// Makes the operand the subject until `popSubject`; `not applicable` stays what empty values get.
  case pushSubject(Operand)
  /// Makes the subject's text without the characters of the set the subject until `popSubject`.
  ///
  /// Where nothing would be left of a text that is not empty, it fails for now and jumps to `end`,
  /// behind the `popSubject`: not empty and yet nothing to judge.
  case ignoring(Operand, end: InstructionIndex)
  case popSubject
  /// Makes the member of that name the subject until `popMember`, missing where there is none.
  ///
  /// Of what is no object of an `any` nothing is asked: not applicable, and on to `end`.
  case pushMember(Operand, end: InstructionIndex)
  case popMember

  // MARK: Questions

  /// Runs a named rule with the arguments on the same subject.
  case rule(RuleIndex, OperandList)
  /// Asks about the subject and makes what is found the answer.
  case test(Test)
}

/// The moments of checking, as in `on blur { … }`.
package enum Moment: String, Sendable, Hashable, Codable, CaseIterable {
  case change, blur, submit
}

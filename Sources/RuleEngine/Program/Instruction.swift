/// An instruction of the machine that judges records.
///
/// The machine (``Machine``) has these registers and stacks:
/// - *base*: the first slot of the current instance of a form; fields are addressed relative to it.
/// - *subject*: the value that tests judge, usually the current field's.
/// - *answer*: the result of the last test or combination.
/// - accumulators: one for each unfinished `and`, `or` or `each`.
/// - loops: one for each list whose items are being visited.
/// - saved subjects, and saved objects whose member is the subject.
/// - activations of rules, with their arguments.
///
/// Tests read the subject and set the answer; the only other state is the outcome so far.
///
/// `field contact { required  email or telephone }` is compiled to roughly this:
///
/// ```
///  0  field contact -> 10   subject = contact; if its type is wrong, reports that and jumps to 10
///  1  required              answer = whether the subject is filled
///  2  check 0 from 1        reports the answer if it fails or is unknown
///  3  begin_or              opens an accumulator
///  4  email                 answer = whether the subject is an email address
///  5  combine -> 8          accumulates the answer; if it holds, short-circuits to 8
///  6  telephone
///  7  combine -> 8
///  8  end                   answer = the accumulated one
///  9  check 1 from 3
/// 10  stop
/// ```
package enum Instruction: Sendable, Hashable {
  // MARK: Structure of a form

  /// Makes the field the subject; jumps to `end` if it is inactive or has the wrong type.
  ///
  /// Reports a wrong type or an undecided branch. At `end` the field's own checks end. The contents
  /// of its value are judged after that, unless the field was skipped.
  case field(FieldIndex, end: InstructionIndex)
  /// Makes the form's own instance the subject, for a check of the form as a whole.
  ///
  /// The slot carries whether the check applies; jumps to `end` if it doesn't.
  case form(SlotOffset, end: InstructionIndex)
  /// Ends a check and reports its answer if necessary; may jump to the field's end or halt.
  case check(CheckIndex)
  /// Reports that the record has another value for the computed field that is the subject.
  ///
  /// The record's value is in the slot after the field's. May jump to the end of the field or halt.
  case recordValue(end: InstructionIndex)
  /// Jumps to `end` unless the evaluation is for this moment.
  case moment(Moment, end: InstructionIndex)
  /// Jumps to `end` if a check of the field has failed or is undecided: external rules run last.
  case unlessHeld(end: InstructionIndex)
  /// Continues if the slot is in an inactive branch; jumps to `otherwise` if it applies, or may.
  case whenInactive(SlotOffset, otherwise: InstructionIndex)
  /// Reports items of the subject's list with a wrong type or option, once per list.
  case itemTypes
  /// Judges the form that is the subject, or each form in the list that is the subject.
  case nested(FormIndex)
  /// Makes each item of the subject's list the subject in turn, and reports items individually.
  ///
  /// Jumps to `end` after the last item, or at once if there is none. A failing check ends its item
  /// as it would end a field. Items at other places are skipped.
  case items(ItemPlaces, end: InstructionIndex)
  /// Makes each item the subject in turn to judge its contents, even if its own checks failed.
  case itemContents(end: InstructionIndex)
  /// Ends the body of the `items` or `itemContents` at the index.
  case nextItem(InstructionIndex)
  /// Marks the slots of a `when`'s branches as inactive or undecided, according to the answer.
  case decide(DecisionIndex)
  /// Computes a value of the form and stores it in its slot.
  case compute(ComputedIndex)

  // MARK: Flow

  case jump(InstructionIndex)
  /// Continues if the answer holds; jumps to `otherwise` if it fails or is not applicable.
  ///
  /// An unknown answer skips both branches: jumps to `end`, and the answer stays unknown.
  case branch(otherwise: InstructionIndex, end: InstructionIndex)
  /// Ends the code of a form's checks or decisions, an aggregate's body, a filter, or a rule.
  case stop

  // MARK: Combination

  /// Opens an accumulator for `and`, initially not applicable.
  case beginAnd
  /// Opens an accumulator for `or`, initially not applicable.
  case beginOr
  /// Opens an accumulator for `and` in the condition of a `check`, initially holding.
  ///
  /// Here, an operand that is not applicable is not neutral: unless another operand settles the
  /// result, the whole condition is not applicable.
  case beginAll
  /// Opens an accumulator for `or` in the condition of a `check`, initially failing; see
  /// `beginAll`.
  case beginAny
  /// Combines the answer into the innermost accumulator; jumps to `end` to short-circuit.
  case combine(end: InstructionIndex)
  /// Closes the innermost accumulator and makes its result the answer.
  case end
  case not
  /// Attaches a message to the part of the expression that ends here, in case it is to blame.
  case message(MessageIndex)
  /// Reports a failing answer as this check's warning, and makes the answer not applicable.
  case warn(CheckIndex)
  /// Starts a conjunction over the items of the subject's list: like `items`, but with one answer.
  case beginEach(ItemPlaces, end: InstructionIndex)
  /// Combines one item's answer; jumps back to the instruction after `beginEach`, or continues.
  case nextEach(InstructionIndex)

  // MARK: Subject

  /// Saves the subject and makes the operand the subject until `popSubject`.
  case pushSubject(Operand)
  /// Makes the subject's text, without the characters of the set, the subject until `popSubject`.
  ///
  /// If nothing is left of a nonempty text, the answer fails for now, and the machine jumps to
  /// `end`, after the `popSubject`: the text is not empty, and yet there is nothing to judge.
  case ignoring(Operand, end: InstructionIndex)
  case popSubject
  /// Makes the named member of an object the subject until `popMember`; missing if there is none.
  ///
  /// If the subject is not an object of an `any`, the answer is not applicable, and the machine
  /// jumps to `end`.
  case pushMember(Operand, end: InstructionIndex)
  case popMember

  // MARK: Questions

  /// Calls a named rule with the arguments, on the same subject.
  case rule(RuleIndex, OperandList)
  /// Runs a test on the subject and sets the answer.
  case test(Test)
}

/// When a check runs, as in `on blur { … }`.
package enum Moment: String, Sendable, Hashable, Codable, CaseIterable {
  case change, blur, submit
}

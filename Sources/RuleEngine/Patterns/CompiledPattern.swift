import CPCRE2

// # Patterns
//
// Input: a pattern in PCRE2's notation with its flags and scope (`PatternSource`), and texts.
// Output: whether a text matches, what more typing can change (`Answer`), how far a text
// fits, a text with its matches replaced, words for the pattern, or an error with its place.
//
// A pattern goes through these stages:
//
// 1. PCRE2 compiles it (`PatternCompilation`): its errors are the pattern's errors.
// 2. `Syntax/` reads it into a tree, `PatternSyntax`, the only other reader of the notation. It
//    covers what patterns of forms use, and says `unsupported` for the rest.
// 3. Visitors of the tree: `PatternTraits` says how PCRE2 has to run it and what may be asked of
//    partial matching, `Automaton/` makes a table of a regular pattern, `Reading/` describes it in
//    words. RuleCompiler translates the tree to ECMA-262.
// 4. `CompiledPattern.run` answers questions with the cheapest runner: the interpreter for the first
//    few, then the automaton, then machine code, then the interpreter. The reasons are there.
//
// Cost: reading and compiling are linear in the pattern, an automaton is made within a bound
// (`AutomatonConstruction`), after 64 questions. A match is linear with an automaton; with PCRE2 its
// work is bounded by `PatternLimits`, and reaching a limit is a failure, never a verdict. Matching
// allocates nothing once `PatternScratch` is there. Everything here can be shared by threads, except
// for the scratch.
//
// CPCRE2 is imported here and nowhere else, as is unsafe code.

/// A pattern ready to run on any number of texts, from any number of threads at once.
///
/// All matching is over UTF-8 with Unicode's properties for classes such as `\w`, and `$` is
/// the very end. Cost of a match: one look-up for each byte of the text where the pattern has an
/// automaton; else linear in the text for the patterns that forms use, and at worst what
/// `PatternLimits` allows.
package final class CompiledPattern: Sendable {
  package let source: PatternSource

  /// Answers whether a text matches.
  let complete: PatternCode
  /// Answers whether a text is at least the start of one that matches.
  let partial: PatternCode
  private let countedSlot = LazyValue<CountedPattern?>()
  private let automatonSlot: PatternAutomatonSlot
  /// Counts the questions of `matches` alone: what `judge` asks has to be answered exactly from the
  /// first text on.
  let demand: PatternDemand
  let traits: PatternTraits
  let readingCost: PatternReadingCost
  let ending: PatternEnding
  /// Whether a match can begin at the start of a text only.
  let isAnchored: Bool
  /// Whether a line ends in a line feed alone, as it does unless the pattern begins with another
  /// setting.
  let endsLinesWithLineFeed: Bool

  /// What may run a pattern; all give the same answers, but for limits that they reach.
  package enum Runner: Sendable, Hashable, CaseIterable {
    /// An automaton where the pattern has one, else machine code.
    case fastest
    /// PCRE2's machine code, where it runs the pattern as it is meant.
    case machineCode
    /// PCRE2's interpreter.
    case interpreter
  }

  /// Compiles a pattern, cheaply: an automaton and machine code are left to when they are needed.
  ///
  /// - Parameters:
  ///   - source: the pattern. `\C`, and settings such as `(*UTF)` that are the engine's, are
  ///     errors; callouts, `(?C1)`, do nothing.
  ///   - limits: `patternLength`; the others concern matching.
  ///   - runner: what may run it.
  ///   - table: the pattern's automaton, where it is known.
  /// - Throws: the first thing wrong with it. Cost: linear in the length of the pattern's text.
  package init(
    _ source: PatternSource,
    limits: PatternLimits = PatternLimits(),
    runner: Runner = .fastest,
    table: AutomatonTable? = nil
  ) throws(PatternError) {
    let text = Array(source.text.utf8)
    guard text.count <= limits.patternLength else {
      throw PatternError(
        kind: .patternTooLong,
        message: "a pattern may have at most \(limits.patternLength) bytes, not \(text.count)",
        offset: limits.patternLength
      )
    }
    if let refusal = PatternSettings.firstRefusal(in: text) { throw refusal }
    self.source = source
    let syntax = PatternSyntax(text: source.text, flags: source.flags)
    traits = PatternTraits(of: syntax)
    readingCost = PatternReadingCost(of: syntax, text: text, traits: traits)
    ending = PatternEnding(of: source, traits: traits)
    automatonSlot = PatternAutomatonSlot(isWanted: runner == .fastest, table: table)
    demand = PatternDemand(isMet: runner != .fastest || table != nil)
    let code = unsafe try PatternCompilation(
      of: source,
      ending: ending,
      traits: traits,
      isCounted: false
    ).code()
    guard let copy = unsafe pcre2_code_copy_8(code) else {
      unsafe pcre2_code_free_8(code)
      throw PatternError.outOfMemory
    }
    let codeRunner: PatternCode.Runner =
      runner == .interpreter || traits.needsInterpreter ? .interpreter : .undecided
    complete = unsafe PatternCode(owning: code, mode: PCRE2_JIT_COMPLETE, runner: codeRunner)
    partial = unsafe PatternCode(owning: copy, mode: PCRE2_JIT_PARTIAL_SOFT, runner: codeRunner)
    var options: UInt32 = 0
    var newline: UInt32 = 0
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_ALLOPTIONS), &options)
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_NEWLINE), &newline)
    isAnchored = options & PCRE2_ANCHORED != 0
    endsLinesWithLineFeed = newline == UInt32(PCRE2_NEWLINE_LF)
  }

  /// Answers what the others do and counts its work; made for the first match that goes on.
  ///
  /// Nil where the pattern cannot be compiled like that.
  var counted: CountedPattern? {
    countedSlot.value { CountedPattern(source, ending: ending, traits: traits) }
  }

  /// The automaton that answers without PCRE2, as long as this pattern lives; nil where it has none.
  package var automaton: PatternAutomaton? { automatonSlot.automaton(of: source) }

  /// The automaton, if it has been made.
  var madeAutomaton: PatternAutomaton? { automatonSlot.madeAutomaton }
}

import CPCRE2

// # Patterns
//
// Input: a pattern in PCRE2's notation with flags and a scope (`PatternSource`), and texts. Output:
// whether a text matches and what more typing can change (`Answer`), how much of a text fits, a
// text with matches replaced, a description of the pattern in words, or an error with its place.
//
// A pattern goes through these stages:
//
// 1. PCRE2 compiles it (`PatternCompilation`) and reports its errors.
// 2. `Syntax/` parses it into a tree, `PatternSyntax`, the only other reader of the notation. It
//    supports what patterns in forms use, and gives `unsupported` for the rest.
// 3. Visitors of the tree: `PatternTraits` decides how PCRE2 has to run the pattern and what
//    partial matching can answer, `Automaton/` builds a table for a regular pattern, and `Reading/`
//    describes it in words. RuleCompiler translates the tree to ECMA-262.
// 4. `CompiledPattern.run` answers questions with the cheapest runner: the interpreter for the
//    first few, then the automaton, then machine code, then the interpreter. The comments there
//    explain why.
//
// Cost: parsing and compiling are linear in the pattern. An automaton is built within a budget
// (`AutomatonConstruction`), after 64 questions. A match is linear with an automaton. With PCRE2,
// its work is bounded by `PatternLimits`, and reaching a limit is a failure, never a verdict.
// Matching allocates nothing once there is a `PatternScratch`. Everything here except the scratch
// can be shared by threads.
//
// CPCRE2 is imported only in this folder, which contains all unsafe code but the system clock's.

/// A compiled pattern, ready to run on any number of texts, from any number of threads at once.
///
/// Matching is over UTF-8 with Unicode's properties for classes such as `\w`, and `$` is the very
/// end. Cost of a match: one look-up for each byte if the pattern has an automaton. Otherwise it is
/// linear in the text for typical patterns of forms, and at worst what `PatternLimits` allows.
package final class CompiledPattern: Sendable {
  package let source: PatternSource

  /// The code for whether a text matches.
  let complete: PatternCode
  /// The code for whether a text can be continued to one that matches.
  let partial: PatternCode
  private let countedSlot = LazyValue<CountedPattern?>()
  private let automatonSlot: PatternAutomatonSlot
  /// Counts the questions of `matches` only, because `judge` needs exact answers from the first
  /// text on.
  let demand: PatternDemand
  let traits: PatternTraits
  let readingCost: PatternReadingCost
  let ending: PatternEnding
  /// Whether a match can only begin at the start of a text.
  let isAnchored: Bool
  /// Whether a line ends with a line feed only: the default, which settings of the pattern can
  /// change.
  let endsLinesWithLineFeed: Bool

  /// Which runner to use.
  ///
  /// All give the same answers, apart from the limits that they reach.
  package enum Runner: Sendable, Hashable, CaseIterable {
    /// The automaton if the pattern has one, otherwise machine code.
    case fastest
    /// PCRE2's machine code, if it runs the pattern correctly.
    case machineCode
    /// PCRE2's interpreter.
    case interpreter
  }

  /// Compiles a pattern.
  ///
  /// The automaton and machine code are built later, on demand.
  ///
  /// Cost: linear in the length of the pattern's text.
  ///
  /// - Parameters:
  ///   - source: the pattern. `\C` is an error, and so are settings such as `(*UTF)` that only the
  ///     engine may choose; callouts, `(?C1)`, do nothing.
  ///   - limits: `patternLength`; the others concern matching.
  ///   - runner: the runner to use.
  ///   - table: the pattern's automaton, if it is known.
  /// - Throws: the first error in the pattern.
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
        message: "a pattern can have at most \(limits.patternLength) bytes, not \(text.count)",
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

  /// The same code with callouts that count its work; compiled for the first match that runs long.
  ///
  /// Nil if the pattern can't be compiled like that.
  var counted: CountedPattern? {
    countedSlot.value { CountedPattern(source, ending: ending, traits: traits) }
  }

  /// The automaton, valid as long as this pattern is alive; nil if it has none.
  package var automaton: PatternAutomaton? { automatonSlot.automaton(of: source) }

  /// The automaton, if it has been built.
  var madeAutomaton: PatternAutomaton? { automatonSlot.madeAutomaton }
}

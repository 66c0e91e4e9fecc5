// A span of the evaluator's own bytes cannot be held while its scratch is lent out, so the patterns
// are handed the bytes and the range.
extension CompiledPattern {
  func matches(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    with scratch: inout PatternScratch
  ) -> PatternOutcome {
    matches(bytes.span.extracting(range), with: &scratch)
  }

  func judge(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    with scratch: inout PatternScratch
  ) -> PatternJudgement {
    judge(bytes.span.extracting(range), with: &scratch)
  }

  func progress(
    in bytes: [UInt8],
    _ range: Range<Int>,
    with scratch: inout PatternScratch
  ) -> Int {
    progress(in: bytes.span.extracting(range), with: &scratch)
  }

  func replacing(
    in bytes: [UInt8],
    _ range: Range<Int>,
    with template: [UInt8],
    with scratch: inout PatternScratch
  ) -> Result<[UInt8]?, PatternFailure> {
    replacing(in: bytes.span.extracting(range), with: template, with: &scratch)
  }
}

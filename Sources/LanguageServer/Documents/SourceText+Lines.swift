import RuleSyntax

extension SourceText {
  /// The bytes of each line, with its end.
  var lines: [[UInt8]] {
    let starts = (0..<lineCount).map { start(ofLine: $0) } + [bytes.count]
    return zip(starts, starts.dropFirst()).map { Array(bytes[$0..<$1]) }
  }
}

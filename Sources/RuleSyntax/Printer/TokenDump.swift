/// A token list as text, one token a line: place, kind and what is written.
package enum TokenDump {
  /// The dump of a file's tokens, comments included.
  package static func text(_ parsed: ParsedFile) -> String {
    parsed.tokens.map { token in
      let place = parsed.source.location(of: token.range.start)
      let line = "\(place.line):\(place.column) \(token.kind)"
      if token.kind == .separator || token.kind == .lineEnd { return line + "\n" }
      return line + " " + StringEscapes.quote(parsed.source.text(in: token.range)) + "\n"
    }.joined()
  }
}

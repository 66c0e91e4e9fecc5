/// Hands the UTF-8 bytes of a text to a function that judges spans.
func withBytes<Result>(
  of text: String,
  _ body: (borrowing Span<UInt8>) -> Result
) -> Result {
  let bytes = Array(text.utf8)
  return body(bytes.span)
}

/// All texts of up to `length` characters over an alphabet, the shorter ones first.
func texts(over alphabet: String, upTo length: Int) -> [String] {
  var all = [""]
  var longest = [""]
  for _ in 0..<length {
    longest = longest.flatMap { start in alphabet.map { start + String($0) } }
    all += longest
  }
  return all
}

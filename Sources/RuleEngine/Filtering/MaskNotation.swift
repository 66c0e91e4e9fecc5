/// Parses the notation of masks into places, in one pass.
struct MaskNotation {
  /// A character of the mask with its place in the notation.
  struct Written {
    var place: MaskPlace<Character>
    var range: Range<Int>
  }

  private let characters: [(value: Character, range: Range<Int>)]
  private var next = 0
  private var places: [Written] = []

  /// The places of a notation, in order.
  ///
  /// - Throws: `MaskError` for the first error.
  /// - Complexity: linear in the length of the notation.
  static func places(of notation: String) throws(MaskError) -> [MaskPlace<Character>] {
    var reader = MaskNotation(notation)
    try reader.read()
    guard reader.places.contains(where: \.place.isOpen) else {
      throw MaskError(.noPlace, at: 0..<notation.utf8.count)
    }
    try reader.refuseAmbiguity()
    try reader.refuseJoining()
    return reader.places.map(\.place)
  }

  private init(_ notation: String) {
    var offset = 0
    characters = notation.map { character in
      defer { offset += character.utf8.count }
      return (character, offset..<offset + character.utf8.count)
    }
  }

  private mutating func read() throws(MaskError) {
    while next < characters.count {
      let (character, range) = characters[next]
      next += 1
      switch character {
      case "[": try group(from: range, opening: character, closing: "]")
      case "{": try group(from: range, opening: character, closing: "}")
      case "]", "}": throw MaskError(.unopened(character), at: range)
      case "\\": try append(.written(escaped(from: range), isInValue: false), from: range)
      default: try append(.written(character, isInValue: false), from: range)
      }
    }
  }

  private mutating func append(
    _ place: MaskPlace<Character>,
    from range: Range<Int>
  ) throws(MaskError) {
    guard places.last?.place.repeats != true else { throw MaskError(.afterEllipsis, at: range) }
    guard places.count < Mask.maximumPlaces else { throw MaskError(.tooLong, at: range) }
    places.append(Written(place: place, range: range))
  }

  private mutating func escaped(from range: Range<Int>) throws(MaskError) -> Character {
    guard next < characters.count else { throw MaskError(.danglingEscape, at: range) }
    next += 1
    return characters[next - 1].value
  }

  /// Parses `{…}` or `[…]`, after the opening bracket.
  private mutating func group(
    from start: Range<Int>,
    opening: Character,
    closing: Character
  ) throws(MaskError) {
    let first = next
    var run = OpenRun()
    while next < characters.count {
      let (character, range) = characters[next]
      next += 1
      switch character {
      case closing:
        guard next > first + 1 else {
          throw MaskError(.emptyGroup, at: start.lowerBound..<range.upperBound)
        }
        return try close(&run)
      case "[", "{": throw MaskError(.nested(character), at: range)
      case "]", "}": throw MaskError(.unopened(character), at: range)
      case _ where closing == "]": try open(character, from: range, in: &run)
      case "\\": try append(.written(escaped(from: range), isInValue: true), from: range)
      default: try append(.written(character, isInValue: true), from: range)
      }
    }
    throw MaskError(.unclosed(opening), at: start)
  }

  /// Parses one character of `[…]`.
  private mutating func open(
    _ character: Character,
    from range: Range<Int>,
    in run: inout OpenRun
  ) throws(MaskError) {
    if character == "…" {
      let kind = run.kind ?? .letterOrDigit
      try close(&run)
      run.kind = kind
      return try append(.open(kind, .repeating), from: range)
    }
    guard let (kind, isMandatory) = OpenRun.place(of: character) else {
      throw MaskError(.unknownPlace(character), at: range)
    }
    if run.kind != kind { try close(&run) }
    run.kind = kind
    if isMandatory {
      run.mandatory.append(range)
    } else {
      run.optional.append(range)
    }
  }

  private mutating func close(_ run: inout OpenRun) throws(MaskError) {
    guard let kind = run.kind else { return }
    for range in run.mandatory { try append(.open(kind, .mandatory), from: range) }
    for range in run.optional { try append(.open(kind, .optional), from: range) }
    run.mandatory = []
    run.optional = []
  }

  /// Rejects a fixed character that a preceding optional place would accept as typed.
  ///
  /// With such a mask, two shown texts would have the same value.
  private func refuseAmbiguity() throws(MaskError) {
    for (index, written) in places.enumerated() {
      guard case .open(let kind, .optional) = written.place,
        let follower = places[(index + 1)...].first(where: \.place.isRequired),
        let character = follower.place.own, character.isOf(kind)
      else { continue }
      throw MaskError(.ambiguousFixed(character), at: follower.range)
    }
  }

  /// Rejects a character of the mask that would combine with a possible neighbor.
  private func refuseJoining() throws(MaskError) {
    for (written, follower) in zip(places, places.dropFirst()) {
      let first = written.place.own
      let second = follower.place.own
      guard Character.joins(first ?? "a", second ?? "a") else { continue }
      if let second {
        throw MaskError(.joining(second), at: follower.range)
      }
      if let first {
        throw MaskError(.joining(first), at: written.range)
      }
    }
  }
}

/// Consecutive places of one kind in `[…]`; required ones come first.
private struct OpenRun {
  var kind: MaskCharacterKind?
  var mandatory: [Range<Int>] = []
  var optional: [Range<Int>] = []

  static func place(of character: Character) -> (kind: MaskCharacterKind, isMandatory: Bool)? {
    switch character {
    case "0": (.digit, true)
    case "9": (.digit, false)
    case "A": (.letter, true)
    case "a": (.letter, false)
    case "_": (.letterOrDigit, true)
    case "-": (.letterOrDigit, false)
    default: nil
    }
  }
}

import CPCRE2

extension CompiledPattern {
  /// Replaces each match of the pattern in a text, as `normalize replace(/…/, "…")` does.
  ///
  /// - Parameters:
  ///   - text: any bytes; `.badText` where they are not UTF-8.
  ///   - template: what to put in place of a match, in the notation that `validateTemplate`
  ///     describes.
  ///   - scratch: where to match, and under which limits; `replacementLength` bounds the result.
  /// - Returns: the new text, or nil when nothing matched.
  package func replacing(
    in text: borrowing Span<UInt8>,
    with template: [UInt8],
    with scratch: inout PatternScratch
  ) -> Result<[UInt8]?, PatternFailure> {
    guard text.count <= scratch.limits.subjectLength else { return .failure(.subjectTooLong) }
    let steps = unsafe text.withUnsafeBufferPointer { bytes in
      unsafe uncountedSteps(on: bytes, scratch.limits)
    }
    scratch.limit(steps: steps)
    var isCounted = steps == 0
    let limit = scratch.limits.replacementLength
    return unsafe text.withUnsafeBufferPointer { bytes in
      var room = min(bytes.count + bytes.count / 4 + 64, limit)
      while true {
        var attempt = Substitution(status: 0, length: 0)
        let result = unsafe [UInt8](unsafeUninitializedCapacity: room + 1) { buffer, count in
          attempt = unsafe substitute(
            in: bytes,
            with: template,
            into: buffer,
            isCounted: isCounted,
            with: scratch
          )
          count = attempt.status > 0 ? attempt.length : 0
        }
        switch attempt.status {
        case 1...: return .success(result)
        case 0: return .success(nil)
        case PCRE2_ERROR_MATCHLIMIT where !isCounted: isCounted = true
        case PCRE2_ERROR_JIT_STACKLIMIT where scratch.growStack(): continue
        case PCRE2_ERROR_NOMEMORY where attempt.length > room + 1:
          // The length that is asked for counts the zero that PCRE2 ends its texts with.
          guard attempt.length - 1 <= limit else { return .failure(.replacementTooLong) }
          room = attempt.length - 1
        default: return .failure(PatternFailure(status: attempt.status))
        }
      }
    }
  }

  private func substitute(
    in bytes: UnsafeBufferPointer<UInt8>,
    with template: [UInt8],
    into buffer: UnsafeMutableBufferPointer<UInt8>,
    isCounted: Bool,
    with scratch: borrowing PatternScratch
  ) -> Substitution {
    var attempt = Substitution(status: PCRE2_ERROR_NOMEMORY, length: buffer.count)
    if isCounted {
      guard let counted else { return Substitution(status: PCRE2_ERROR_MATCHLIMIT, length: 0) }
      _ = unsafe scratch.counting(
        comparesGroups: counted.comparesGroups,
        cost: readingCost,
        on: bytes
      ) { context in
        unsafe attempt.run(counted.code, in: bytes, with: template, into: buffer, context)
        return attempt.status
      }
    } else if let context = unsafe scratch.context {
      unsafe attempt.run(complete, in: bytes, with: template, into: buffer, context)
    }
    return attempt
  }
}

/// What one call of `pcre2_substitute` came to.
private struct Substitution {
  /// How many matches were replaced, or what went wrong.
  var status: Int32
  /// The length of the result, or the room it would have needed.
  var length: Int

  /// Replaces the matches of code in bytes.
  mutating func run(
    _ code: borrowing PatternCode,
    in bytes: UnsafeBufferPointer<UInt8>,
    with template: [UInt8],
    into buffer: UnsafeMutableBufferPointer<UInt8>,
    _ context: OpaquePointer
  ) {
    var options =
      PCRE2_SUBSTITUTE_GLOBAL | PCRE2_SUBSTITUTE_UNSET_EMPTY | PCRE2_SUBSTITUTE_OVERFLOW_LENGTH
    if !code.usesMachineCode() { options |= PCRE2_NO_JIT }
    unsafe withNonNull(bytes) { start in
      unsafe template.withUnsafeBufferPointer { replacement in
        unsafe withNonNull(replacement) { replacementStart in
          // Here the groups are asked for, so PCRE2 makes room for them itself.
          unsafe status = pcre2_substitute_8(
            code.pointer,
            start,
            bytes.count,
            0,
            options,
            nil,
            context,
            replacementStart,
            replacement.count,
            buffer.baseAddress,
            &length
          )
        }
      }
    }
  }
}

import CPCRE2

extension CompiledPattern {
  /// Replaces each match of the pattern in a text, as `normalize replace(/…/, "…")` does.
  ///
  /// - Parameters:
  ///   - text: any bytes; the result is `.badText` if they are not UTF-8.
  ///   - template: the replacement, in the notation that `validateTemplate` describes.
  ///   - scratch: memory and limits for matching; `replacementLength` bounds the result.
  /// - Returns: the new text, or nil if nothing matched.
  package func replacing(
    in text: borrowing Span<UInt8>,
    with template: [UInt8],
    with scratch: inout PatternScratch
  ) -> Result<[UInt8]?, PatternFailure> {
    guard text.count <= scratch.limits.subjectLength else { return .failure(.subjectTooLong) }
    guard scratch.workLeft > 0 else { return .failure(.recordLimit) }
    let limit = scratch.limits.replacementLength
    return unsafe text.withUnsafeBufferPointer { bytes in
      var uncounted = unsafe UncountedRuns(of: self, on: bytes, scratch.limits)
      var isCounted = !uncounted.allowsNext(with: &scratch)
      var room = min(bytes.count + bytes.count / 4 + 64, limit)
      while true {
        var attempt = Substitution(status: 0, length: 0)
        let result = unsafe [UInt8](unsafeUninitializedCapacity: room + 1) { buffer, count in
          attempt = unsafe substitute(
            in: bytes,
            with: template,
            into: buffer,
            isCounted: isCounted,
            with: &scratch
          )
          count = attempt.status > 0 ? attempt.length : 0
        }
        switch attempt.status {
        case 1...: return .success(result)
        case 0: return .success(nil)
        case PCRE2_ERROR_MATCHLIMIT where !isCounted:
          isCounted = !uncounted.allowsNext(with: &scratch)
        case PCRE2_ERROR_MATCHLIMIT where scratch.workLeft <= 0: return .failure(.recordLimit)
        case PCRE2_ERROR_JIT_STACKLIMIT where scratch.growStack(): continue
        case PCRE2_ERROR_NOMEMORY where attempt.length > room + 1:
          // The required length includes the zero with which PCRE2 terminates texts.
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
    with scratch: inout PatternScratch
  ) -> Substitution {
    var attempt = Substitution(status: PCRE2_ERROR_NOMEMORY, length: buffer.count)
    if isCounted {
      guard let counted else { return Substitution(status: PCRE2_ERROR_MATCHLIMIT, length: 0) }
      _ = unsafe scratch.counting(
        comparesGroups: counted.comparesGroups,
        cost: readingCost,
        on: bytes
      ) { context, _ in
        unsafe attempt.run(counted.code, in: bytes, with: template, into: buffer, context)
        return attempt.status
      }
    } else if let context = unsafe scratch.context {
      unsafe attempt.run(complete, in: bytes, with: template, into: buffer, context)
    }
    return attempt
  }
}

/// The result of one call of `pcre2_substitute`.
private struct Substitution {
  /// The number of replaced matches, or an error code.
  var status: Int32
  /// The length of the result, or the capacity it would have needed.
  var length: Int

  /// Replaces all matches in the bytes.
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
          // A replacement needs the groups, for which PCRE2 allocates room itself.
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

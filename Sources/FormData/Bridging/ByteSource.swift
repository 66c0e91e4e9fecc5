// Within this module, only the files in this folder use C libraries, pointers or unmanaged memory;
// the rest is safe Swift. Unsafe code stays inside their types, which check all bounds that they
// receive.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Provides the bytes of a file, stream or text, piece by piece.
@safe package struct ByteSource {
  /// Fills the start of the memory and returns the number of bytes; 0 at the end.
  let read: (UnsafeMutableRawBufferPointer) throws(DataError) -> Int

  /// The bytes of an open file, pipe or socket from its current position; it is not closed.
  ///
  /// - Parameters:
  ///   - fileDescriptor: The descriptor to read.
  ///   - isWanted: Called before each piece is read, and may wait until there is one; false ends the
  ///     source.
  package init(fileDescriptor: Int32, isWanted: @escaping () -> Bool = { true }) {
    unsafe read = { memory throws(DataError) in
      while isWanted() {
        let count = unsafe systemRead(fileDescriptor, memory.baseAddress, memory.count)
        if count >= 0 { return count }
        switch errno {
        case EINTR:
          continue
        case EAGAIN:
          var descriptor = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
          _ = unsafe poll(&descriptor, 1, -1)
        default:
          throw .inputFailed(unsafe String(cString: strerror(errno)))
        }
      }
      return 0
    }
  }

  /// The bytes of a text in memory.
  package init(_ bytes: [UInt8]) {
    var isGiven = false
    self.init {
      defer { isGiven = true }
      return isGiven ? nil : bytes
    }
  }

  /// Bytes in pieces of any size, until the closure returns nil.
  package init(pieces: @escaping () throws(DataError) -> [UInt8]?) {
    var piece: [UInt8] = []
    var position = 0
    unsafe read = { memory throws(DataError) in
      while position == piece.count {
        guard let next = try pieces() else { return 0 }
        piece = next
        position = 0
      }
      let count = min(memory.count, piece.count - position)
      unsafe piece.withUnsafeBytes { bytes in
        unsafe memory.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
        )
      }
      position += count
      return count
    }
  }
}

private func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  unsafe read(descriptor, memory, count)
}

/// The processors that this process may run on.
enum Processors {
  /// The number of processors, at least 1.
  static var count: Int { allowed ?? Environment.onlineProcessorCount }

  /// The processors that Linux allows, which `taskset` and containers restrict.
  ///
  /// Swift does not import the C library's function for this.
  private static var allowed: Int? {
    guard let descriptor = try? Descriptor.reading("/proc/self/status") else { return nil }
    defer { try? descriptor.close() }
    var bytes: [UInt8] = []
    guard case .bytes = try? descriptor.read(atMost: 16 << 10, onto: &bytes) else { return nil }
    let key = "Cpus_allowed:"
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(key) }) else { return nil }
    let mask = line.dropFirst(key.count).compactMap(\.hexDigitValue)
    let count = mask.reduce(0) { $0 + $1.nonzeroBitCount }
    return count > 0 ? count : nil
  }
}

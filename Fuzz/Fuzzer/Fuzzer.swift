import FuzzTargets

#if canImport(Glibc)
  import Glibc
#endif

/// The target that the environment names in `FORMRULES_FUZZ_TARGET`.
private let target: FuzzTarget = {
  let name = unsafe getenv("FORMRULES_FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("FORMRULES_FUZZ_TARGET is '\(name)', which is none of \(FuzzTarget.allCases)")
  }
  return target
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(FuzzFault) {
    try target.run(input)
  } catch {
    fatalError(error.description)
  }
  return 0
}

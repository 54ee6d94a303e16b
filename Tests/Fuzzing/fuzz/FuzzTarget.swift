import Glibc

/// A reader of untrusted bytes. Crashes, hangs and broken invariants are findings.
struct FuzzTarget: Sendable {
  /// The name, in `LAYOUTSHOT_FUZZ`.
  let name: String
  /// Processes an input.
  let run: @Sendable ([UInt8]) -> Void

  static let all: [FuzzTarget] = documents + projects + texts + goldens + layouts

  /// The target selected by the environment.
  static let chosen: FuzzTarget = {
    let name = getenv("LAYOUTSHOT_FUZZ").map { String(cString: $0) } ?? ""
    guard let target = all.first(where: { $0.name == name }) else {
      print("LAYOUTSHOT_FUZZ is \"\(name)\"; it can be \(all.map(\.name).joined(separator: ", "))")
      exit(2)
    }
    return target
  }()
}

/// libFuzzer's entry point.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

import Diagnostics
import InterfaceFile
import TestSupport
import Testing
import Views

/// Every fixture, damaged in every imaginable way: the result is a tree, findings or an error.
@Suite struct MutationTests {
  static let inputs =
    FixtureTests.inputs + Checkout.files(below: Checkout.fixture("twins"), endingIn: [".xib"])

  @Test func damagedBytes() throws {
    try mutate(rounds: 100, seed: 0x5EED) { bytes, generator in
      for _ in 0...Int.random(in: 0..<4, using: &generator) { Self.damage(&bytes, &generator) }
    }
  }

  @Test func damagedStructure() throws {
    try mutate(rounds: 40, seed: 0x7A65) { bytes, generator in
      for _ in 0...Int.random(in: 0..<3, using: &generator) { Self.rearrange(&bytes, &generator) }
    }
  }

  private func mutate(
    rounds: Int, seed: UInt64, _ change: (inout [UInt8], inout SeededGenerator) -> Void
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var read = 0
    for path in Self.inputs {
      let original = try Checkout.bytes(path)
      for _ in 0..<rounds {
        var bytes = original
        change(&bytes, &generator)
        if check(bytes) { read += 1 }
      }
    }
    // Otherwise the damage would always prevent the second stage.
    #expect(read > 10)
  }

  /// Runs both stages; returns whether there is a tree, whose invariants are checked.
  private func check(_ bytes: [UInt8]) -> Bool {
    do {
      let (scenes, findings) = try InterfaceFileTests.read(bytes)
      #expect(findings.allSatisfy { ($0.location?.line ?? 1) >= 0 && !$0.message.isEmpty })
      for scene in scenes { expectPromises(scene.tree) }
      return true
    } catch {
      #expect((error.location?.line ?? 0) >= 1 && !error.message.isEmpty)
      return false
    }
  }

  private func expectPromises(_ tree: ViewTree) {
    for (index, view) in tree.views.enumerated() {
      let frame = view.frame
      if view.id.index != index || !frame.isFinite || frame.size.width < 0 || frame.size.height < 0 {
        Issue.record("\(view.phrase) has frame \(frame) at place \(index)")
      }
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard bytes.count > 1 else { return }
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(index..<min(index + 8, bytes.count))
    case 2: bytes.insert(contentsOf: bytes[index..<min(index + 40, bytes.count)], at: index)
    case 3: bytes.removeLast(min(bytes.count - index, bytes.count - 1))
    default:
      // A digit or letter of a value: mostly still well-formed.
      if let value = bytes[index...].firstIndex(of: UInt8(ascii: "\"")), value + 1 < bytes.count {
        bytes[value + 1] = Array("-9eYn. <".utf8).randomElement(using: &generator) ?? 0
      }
    }
  }

  private static let values = [
    "", "nan", "1e300", "-1", "99999999999999999999", "YES", "{{1, 2}, {3}}", "rt0-00-001", "900", "🙂",
  ]

  /// Swaps, duplicates, deletes or renames whole attribute values and lines.
  private static func rearrange(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    guard !lines.isEmpty else { return }
    let one = Int.random(in: 0..<lines.count, using: &generator)
    let other = Int.random(in: 0..<lines.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: lines.swapAt(one, other)
    case 1: lines.insert(lines[one], at: other)
    case 2: lines.remove(at: one)
    case 3: lines[one] = replaceValue(of: lines[one], "\"", "\"", &generator)
    default: lines[one] = replaceValue(of: lines[one], ">", "<", &generator)
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func replaceValue(
    of line: [UInt8], _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ generator: inout SeededGenerator
  ) -> [UInt8] {
    guard let start = line.firstIndex(of: UInt8(ascii: open)),
      let end = line[(start + 1)...].firstIndex(of: UInt8(ascii: close))
    else { return line }
    let value = values.randomElement(using: &generator) ?? ""
    return line[...start] + Array(value.utf8) + line[end...]
  }
}

import Foundation

/// Finds the faults of a run of the tool.
enum Judgement {
  /// Returns the faults of a run whose output is in a folder; none for a good one, with any exit status of 0 to 2.
  static func faults(of run: ToolRun, in folder: String, isJSON: Bool, limits: Limits) -> [String] {
    var faults: [String] = []
    let messages = bytes("\(folder)/stderr")
    if run.seconds >= Double(limits.seconds) {
      faults.append("slow")
    } else if let signal = run.signal {
      faults.append("signal \(signal)")
    }
    if let status = run.status, !(0...2).contains(status) { faults.append("status \(status)") }
    if run.memory > limits.memory { faults.append("memory") }
    if contains(messages, "Fatal error") { faults.append("trap") }
    if run.signal == nil {
      let output = bytes("\(folder)/stdout")
      if !isPlain(messages) { faults.append("stderr has control characters") }
      if !isJSON, !isPlain(output, allowsTabs: true) { faults.append("stdout has control characters") }
      if isJSON, !output.isEmpty, !isJSONText(output) { faults.append("stdout is no JSON") }
    }
    if temporaries(below: folder) { faults.append("temporary files") }
    return faults
  }

  private static func bytes(_ path: String) -> [UInt8] {
    // Longer output is not examined.
    (FileManager.default.contents(atPath: path)?.prefix(4 << 20)).map { Array($0) } ?? []
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(text)
  }

  /// Whether a text is UTF-8 whose only control character is the line feed: a document cannot move the cursor, change
  /// colors, reverse letters or forge lines of output.
  private static func isPlain(_ bytes: [UInt8], allowsTabs: Bool = false) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    // A limit on length may have cut a character in two.
    guard bytes.count >= 4 << 20 || text.utf8.elementsEqual(bytes) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A: true
      case 0x09: allowsTabs
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
  }

  private static func isJSONText(_ bytes: [UInt8]) -> Bool {
    // Foundation parses 512 levels; documents may have as many.
    if bytes.count >= 4 << 20 || depth(bytes) >= 500 { return true }
    return (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
  }

  /// An upper bound for the nesting depth of a text, including brackets in strings.
  private static func depth(_ bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  private static func temporaries(below folder: String) -> Bool {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".tmp") }
  }
}

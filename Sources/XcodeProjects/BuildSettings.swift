/// The build settings of a target: its own, those of its configuration file, and those of the project, in this order (Apple,
/// Xcode Build Settings Reference).
package struct BuildSettings: Sendable {
  private let levels: [[String: String]]
  private let known: [String: String]

  /// - Parameters:
  ///   - levels: Settings by name, the nearest first.
  ///   - known: The settings that the build makes itself.
  package init(levels: [[String: String]], known: [String: String]) {
    (self.levels, self.known) = (levels, known)
  }

  /// The value of a setting on a device, with others that it names replaced; nil if nothing sets it.
  ///
  /// - Parameter name: The setting.
  package subscript(name: String) -> String? {
    var left = Self.mostReplacements
    for (place, level) in levels.enumerated() {
      if let value = Self.value(of: name, in: level) {
        return expanded(value, of: name, at: place, depth: 0, &left)
      }
    }
    return known[name]
  }

  /// A setting for devices goes before one for all systems: `NAME[sdk=iphoneos*]`.
  private static func value(of name: String, in level: [String: String]) -> String? {
    level[name + "[sdk=iphoneos*]"] ?? level[name + "[sdk=iphone*]"] ?? level[name]
  }

  /// Replaces `$(NAME)` and `${NAME}` in a text.
  func expanded(_ text: String) -> String {
    var left = Self.mostReplacements
    return expanded(text, of: "", at: 0, depth: 0, &left)
  }

  private func expanded(
    _ text: String, of name: String, at place: Int, depth: Int, _ left: inout Int
  ) -> String {
    guard text.contains("$"), depth < Self.deepest else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.longest, left > 0 {
      left -= 1
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, let close = ["(": ")", "{": "}"][open],
        let end = rest.firstIndex(of: Character(close))
      else {
        result += "$"
        continue
      }
      // What follows a colon changes how it is written.
      let inner = rest[..<end].dropFirst().prefix { $0 != ":" }
      rest = rest[end...].dropFirst()
      if inner == "inherited" || inner == name {
        let further = levels[min(place + 1, levels.count)...]
        if let (index, value) = further.indices.lazy.compactMap({ index in
          Self.value(of: name, in: levels[index]).map { (index, $0) }
        }).first {
          result += expanded(value, of: name, at: index, depth: depth + 1, &left)
        }
      } else if let index = levels.indices.first(where: {
        Self.value(of: String(inner), in: levels[$0]) != nil
      }),
        let value = Self.value(of: String(inner), in: levels[index])
      {
        result += expanded(value, of: String(inner), at: index, depth: depth + 1, &left)
      } else {
        result += known[String(inner)] ?? ""
      }
    }
    return String((result + rest).prefix(Self.longest))
  }

  private static let deepest = 16
  /// Settings that name each other often can become long, and take long.
  private static let (longest, mostReplacements) = (1 << 14, 1 << 10)
}

extension BuildSettings {
  /// Reads the settings of a configuration file (`.xcconfig`): lines of `NAME = value`, others' by `#include`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - read: Returns the bytes of a file; nil for none.
  static func settings(ofFile path: String, _ read: (String) -> [UInt8]?) -> [String: String] {
    var left = mostFiles
    return settings(ofFile: path, &left, read)
  }

  private static func settings(
    ofFile path: String, _ left: inout Int, depth: Int = 0, _ read: (String) -> [UInt8]?
  ) -> [String: String] {
    guard left > 0, depth < mostIncludes, let bytes = read(path) else { return [:] }
    left -= 1
    var result: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.trimmed
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { continue }
        let other = ProjectPath.joined(ProjectPath.parent(path), String(parts[1]))
        result.merge(settings(ofFile: other, &left, depth: depth + 1, read)) { _, new in new }
      } else if let equals = text.firstIndex(of: "=") {
        var (name, value) = (text[..<equals], text[text.index(after: equals)...])
        // `NAME[sdk=iphoneos*] = value`: the first sign is in the brackets.
        if name.contains("["), !name.contains("]"), let close = text.firstIndex(of: "]") {
          let after = text[close...].dropFirst()
          guard let second = after.firstIndex(of: "=") else { continue }
          (name, value) = (text[...close], text[text.index(after: second)...])
        }
        result[String(name.trimmed)] = String(value.withoutComment.trimmed)
      }
    }
    return result
  }

  /// How deep files include others, and how many are read in all.
  private static let (mostIncludes, mostFiles) = (8, 64)
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    return text
  }

  fileprivate var withoutComment: Substring {
    var index = startIndex
    while let slash = self[index...].firstIndex(of: "/") {
      let next = self.index(after: slash)
      if next < endIndex, self[next] == "/" { return self[..<slash] }
      index = next
    }
    return self
  }
}

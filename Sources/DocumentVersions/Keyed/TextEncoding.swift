/// The encoding of a text, as its first bytes tell.
enum TextEncoding: Hashable {
  case utf8(hasMark: Bool)
  case utf16(isLittle: Bool, hasMark: Bool)

  init(of bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): self = .utf16(isLittle: true, hasMark: true)
    case (0xFE, 0xFF): self = .utf16(isLittle: false, hasMark: true)
    case (.some(1...), 0): self = .utf16(isLittle: true, hasMark: false)
    case (0, .some(1...)): self = .utf16(isLittle: false, hasMark: false)
    default: self = .utf8(hasMark: bytes.starts(with: Self.mark))
    }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text in UTF-8, without a mark at its beginning; nil for one that is not of this encoding.
  func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    guard case .utf16(let isLittle, let hasMark) = self else {
      let text = self == .utf8(hasMark: true) ? Array(bytes.dropFirst(Self.mark.count)) : bytes
      return String(validating: text, as: UTF8.self) == nil ? nil : text
    }
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: hasMark ? 2 : 0, to: bytes.count, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  /// A text in this encoding; nil if it is not UTF-8.
  func encoded(_ text: [UInt8]) -> [UInt8]? {
    guard case .utf16(let isLittle, let hasMark) = self else {
      return self == .utf8(hasMark: true) ? Self.mark + text : text
    }
    guard let string = String(validating: text, as: UTF8.self) else { return nil }
    let mark: [UInt16] = hasMark ? [0xFEFF] : []
    return (mark + Array(string.utf16)).flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }
}

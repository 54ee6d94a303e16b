/// A document as a flat list of tokens, which may be rearranged in any way and is written unchecked, well-formed or
/// not.
///
/// The project's own reader is not used: it rejects what a mutator has to produce.
struct Markup {
  /// An attribute; its value is as in the file, including escapes.
  struct Attribute {
    var name: String
    var value: String
  }

  /// A start tag.
  struct Tag {
    var name: String
    var attributes: [Attribute]
    /// Whether it is self-closing, like `<a/>`.
    var isEmpty: Bool

    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    mutating func set(_ name: String, _ value: String) {
      if let place = attributes.firstIndex(where: { $0.name == name }) {
        attributes[place].value = value
      } else {
        attributes.append(Attribute(name: name, value: value))
      }
    }
  }

  enum Token {
    case start(Tag)
    case end(String)
    /// Text, comments and instructions.
    case other(String)
  }

  var tokens: [Token] = []

  /// Tokenizes a text. Everything other than tags is kept as text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        tokens.append(.other(String(decoding: bytes[place..<end], as: UTF8.self)))
        place = end
        continue
      }
      let end = Self.end(of: bytes, from: place)
      tokens.append(Self.token(String(decoding: bytes[place..<end], as: UTF8.self)))
      place = end
    }
  }

  /// Returns the index after the tag, comment or section at an index.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where bytes[start...].starts(with: opening.utf8) {
      let ending = Array(closing.utf8)
      var place = start + opening.utf8.count
      while place + ending.count <= bytes.count {
        if bytes[place..<place + ending.count].elementsEqual(ending) { return place + ending.count }
        place += 1
      }
      return bytes.count
    }
    var quote: UInt8?
    for place in start..<bytes.count {
      switch (quote, bytes[place]) {
      case (nil, UInt8(ascii: ">")): return place + 1
      case (nil, UInt8(ascii: "\"")), (nil, UInt8(ascii: "'")): quote = bytes[place]
      case (let open?, let byte) where open == byte: quote = nil
      default: break
      }
    }
    return bytes.count
  }

  private static func token(_ text: String) -> Token {
    if text.hasPrefix("</") {
      return .end(String(text.dropFirst(2).prefix { $0 != ">" && !$0.isWhitespace }))
    }
    guard text.hasSuffix(">"), let first = text.dropFirst().first, first.isLetter else { return .other(text) }
    let isEmpty = text.hasSuffix("/>")
    var rest = text.dropFirst().dropLast(isEmpty ? 2 : 1)
    let name = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(name.count)
    var attributes: [Attribute] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let equals = rest.firstIndex(of: "=") else { break }
      let name = rest[..<equals]
      let quoted = rest[equals...].dropFirst()
      guard let quote = quoted.first, let end = quoted.dropFirst().firstIndex(of: quote) else { break }
      let value = String(quoted[..<end].dropFirst())
      attributes.append(
        Attribute(name: String(name), value: quote == "'" ? value.replacing("\"", with: "&quot;") : value))
      rest = rest[end...].dropFirst()
    }
    return .start(Tag(name: String(name), attributes: attributes, isEmpty: isEmpty))
  }

  /// The text of the document.
  var text: String {
    var result = ""
    for token in tokens {
      switch token {
      case .other(let text): result += text
      case .end(let name): result += "</\(name)>"
      case .start(let tag):
        result += "<" + tag.name
        for attribute in tag.attributes { result += " \(attribute.name)=\"\(attribute.value)\"" }
        result += tag.isEmpty ? "/>" : ">"
      }
    }
    return result
  }
}

extension Markup {
  /// The start tag at an index, if there is one.
  subscript(tag place: Int) -> Tag? {
    if case .start(let tag) = tokens[place] { tag } else { nil }
  }

  /// The indices of start tags.
  func places(_ isWanted: (Tag) -> Bool = { _ in true }) -> [Int] {
    tokens.indices.filter { place in self[tag: place].map(isWanted) ?? false }
  }

  /// The indices of an element's tokens, including its start and end tag.
  func extent(of start: Int) -> Range<Int> {
    guard let tag = self[tag: start], !tag.isEmpty else { return start..<start + 1 }
    var depth = 0
    for place in start..<tokens.count {
      switch tokens[place] {
      case .start(let tag): depth += tag.isEmpty ? 0 : 1
      case .end: depth -= 1
      case .other: continue
      }
      if depth == 0 { return start..<place + 1 }
    }
    return start..<tokens.count
  }

  /// The start tags of the elements around an index, the innermost first.
  func ancestors(of place: Int) -> [Int] {
    var depth = 0
    var result: [Int] = []
    for place in stride(from: place - 1, through: 0, by: -1) {
      switch tokens[place] {
      case .end: depth += 1
      case .start(let tag) where !tag.isEmpty:
        if depth == 0 { result.append(place) } else { depth -= 1 }
      default: continue
      }
    }
    return result
  }

  /// The values of all `id` attributes.
  var ids: [String] { places { $0.value("id") != nil }.compactMap { self[tag: $0]?.value("id") } }

  mutating func change(_ place: Int, _ body: (inout Tag) -> Void) {
    guard var tag = self[tag: place] else { return }
    body(&tag)
    tokens[place] = .start(tag)
  }

  /// Inserts tokens as the first children of an element.
  mutating func insert(_ children: [Token], into place: Int) {
    guard var tag = self[tag: place] else { return }
    if tag.isEmpty {
      tag.isEmpty = false
      tokens[place] = .start(tag)
      tokens.insert(contentsOf: children + [.end(tag.name)], at: place + 1)
    } else {
      tokens.insert(contentsOf: children, at: place + 1)
    }
  }
}

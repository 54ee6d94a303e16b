import Glibc

/// The classes that a source file in Swift or Objective-C declares, each with its superclass.
///
/// Only `class Name: Super` and `@interface Name : Super` are read, wherever they stand outside of comments and texts:
/// nothing is compiled. In Swift the first type after the colon is taken to be the superclass; where it is a protocol, no
/// class has its name. A class that `@objc(Name)` names for Objective-C, as Interface Builder does, is declared by that name.
struct ClassDeclarations {
  /// The endings of the files that are read.
  static let endings = [".swift", ".h", ".m", ".mm"]

  /// The superclasses by class; the first declaration of a name counts.
  private(set) var superclasses: [String: String] = [:]

  init(_ source: [UInt8]) {
    source.withUnsafeBufferPointer { bytes in
      var tokens = SourceTokens(bytes)
      /// Where a name for Objective-C is that the next declaration may have.
      var exposedName: Range<Int>?
      while let token = tokens.next() {
        guard case .word(let word) = token else {
          if token != .mark(UInt8(ascii: "@")) { exposedName = nil }
          continue
        }
        if tokens.reads("class", at: word) || tokens.reads("interface", at: word) {
          if let (name, parent) = Self.declaration(&tokens) {
            let name = tokens.text(exposedName ?? name)
            superclasses[name] = superclasses[name] ?? tokens.text(parent)
          }
          exposedName = nil
        } else if tokens.reads("objc", at: word) {
          exposedName = tokens.nameInParentheses() ?? exposedName
        } else if exposedName != nil, !Self.modifiers.contains(where: { tokens.reads($0, at: word) }) {
          exposedName = nil
        }
      }
    }
  }

  /// What may stand between an attribute and the declaration that it belongs to.
  private static let modifiers: [StaticString] = [
    "public", "open", "internal", "fileprivate", "private", "final", "IBDesignable", "MainActor",
    "objcMembers",
  ]

  /// Reads the rest of a declaration, as far as its superclass; nil for what has none or is no declaration. Only its generic
  /// parameters are taken from the tokens then, so that no file is read more than a few times.
  private static func declaration(
    _ tokens: inout SourceTokens
  ) -> (name: Range<Int>, parent: Range<Int>)? {
    var ahead = tokens
    guard case .word(let name)? = ahead.next() else { return nil }
    var token = ahead.next()
    if token == .mark(UInt8(ascii: "<")) {
      token = ahead.afterGenerics()
      tokens = ahead
    }
    guard token == .mark(UInt8(ascii: ":")), case .word(var parent)? = ahead.next() else { return nil }
    tokens = ahead
    // `UIKit.UIView` is `UIView`.
    while ahead.next() == .mark(UInt8(ascii: ".")), case .word(let inner)? = ahead.next() {
      (parent, tokens) = (inner, ahead)
    }
    return (name, parent)
  }
}

/// Words and marks of a source file, without comments and texts.
private struct SourceTokens {
  enum Token: Equatable {
    /// Where a word is in the file.
    case word(Range<Int>)
    case mark(UInt8)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isInWord(byte) { return .word(word()) }
      index += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "/") where peek == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipText()
      default: return .mark(byte)
      }
    }
    return nil
  }

  /// Whether a word of the file is the given one.
  func reads(_ wanted: StaticString, at word: Range<Int>) -> Bool {
    wanted.utf8CodeUnitCount == word.count
      && memcmp(wanted.utf8Start, bytes.baseAddress! + word.lowerBound, word.count) == 0
  }

  func text(_ word: Range<Int>) -> String { String(decoding: bytes[word], as: UTF8.self) }

  /// Takes a name in parentheses; nil, and nothing is taken, if none follows.
  mutating func nameInParentheses() -> Range<Int>? {
    var ahead = self
    guard ahead.next() == .mark(UInt8(ascii: "(")), case .word(let name)? = ahead.next(),
      ahead.next() == .mark(UInt8(ascii: ")"))
    else { return nil }
    self = ahead
    return name
  }

  /// The token after generic parameters, whose opening bracket was read; the brace or semicolon that ends what is none.
  mutating func afterGenerics() -> Token? {
    var depth = 1
    while depth > 0, let token = next() {
      switch token {
      case .mark(UInt8(ascii: "<")): depth += 1
      case .mark(UInt8(ascii: ">")): depth -= 1
      case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: ";")): return token
      default: break
      }
    }
    return next()
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < bytes.count, Self.isInWord(bytes[index]) { index += 1 }
    return start..<index
  }

  private mutating func skipLine() {
    while let byte = peek, byte != UInt8(ascii: "\n") { index += 1 }
  }

  /// Skips a comment whose first slash was read; in Swift comments can be nested.
  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      let (byte, following) = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
      if byte == UInt8(ascii: "*"), following == UInt8(ascii: "/") {
        index += 2
        if depth == 0 { return }
        depth -= 1
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        index += 2
        depth += 1
      } else {
        index += 1
      }
    }
  }

  /// Skips a text whose opening quote was read: one of several lines up to three quotes, any other up to a quote or the
  /// line's end. What is interpolated in it declares no classes.
  private mutating func skipText() {
    let quote = UInt8(ascii: "\"")
    let isLong = index + 1 < bytes.count && bytes[index] == quote && bytes[index + 1] == quote
    if isLong { index += 2 }
    var quotes = 0
    while let byte = peek {
      index += 1
      quotes = byte == quote ? quotes + 1 : 0
      if byte == UInt8(ascii: "\\") {
        index = min(index + 1, bytes.count)
      } else if quotes == (isLong ? 3 : 1) || !isLong && byte == UInt8(ascii: "\n") {
        return
      }
    }
  }
}

/// What can be read in a source file in Swift or Objective-C without compiling it.
///
/// Branches of conditional compilation all count, comments do not.
package struct SourceFile: Hashable, Sendable {
  /// The endings of the files that are read.
  package static let endings = [".swift", ".h", ".m", ".mm"]

  package var path: String
  package var types: [SourceType] = []
  /// The constants of the file itself.
  package var constants: [Constant] = []
  /// The texts without anything interpolated.
  package var literals: Set<String> = []
  /// The names of things that code asks for, in order.
  package var requests: [Request] = []
  /// The names that are declared for other types.
  package var aliases: Set<String> = []
  /// Every word of the file.
  package var words: Set<String> = []

  /// A request for something that a document defines.
  package struct Request: Hashable, Sendable {
    package enum Kind: Hashable, Sendable, CaseIterable {
      case segue, controller, storyboard, nib, cell, registeredCell
    }
    package var kind: Kind
    package var name: String
    package var line: Int
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: Its content, in UTF-8.
  ///   - path: Where it is; its ending says in which language it is.
  ///   - isThorough: Whether literals, words and requests are wanted, too.
  package init(_ bytes: [UInt8], path: String, isThorough: Bool = false) {
    self.path = path
    bytes.withUnsafeBufferPointer { bytes in
      let text = SourceText(bytes)
      if path.hasSuffix(".swift") {
        var reader = SwiftReader(text)
        reader.read()
        (types, constants) = (reader.types, reader.constants)
      } else {
        var reader = ObjectiveCReader(text)
        reader.read()
        types = reader.types
        constants = ObjectiveCConstants(text, isHeader: path.hasSuffix(".h")).all
      }
      for index in types.indices {
        types[index].file = path
        types[index].noteGiftsOfProperties()
      }
      guard isThorough else { return }
      for index in text.pieces.indices {
        switch text.pieces[index].token {
        case .word(let range):
          words.insert(text.tokens.text(range))
          if text.isWord(index, "typealias"), let name = text.word(index + 1) { aliases.insert(name) }
        case .text:
          if let literal = text.literal(index), literal.utf8.count <= 256 { literals.insert(literal) }
        default: break
        }
      }
      requests = SourceRequests(text).requests
    }
  }
}

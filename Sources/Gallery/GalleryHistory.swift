import Digests

/// What a watched gallery showed before, so that its page has what changed beside what it was.
package final class GalleryHistory {
  /// A screen whose pictures changed.
  package struct Change {
    /// The document, and the line of the screen in it.
    package let path: String
    package let line: Int
    package let name: String
    /// The orientations and states that look different.
    package let traits: [String]
  }

  /// Documents as they were last drawn without an error.
  private var last: [String: GalleryDocument] = [:]
  /// Documents as they were before their pictures changed the last time.
  private var before: [String: GalleryDocument] = [:]
  /// What changed since the state before.
  private(set) var changes: [Change] = []
  /// What was last drawn, by the name of the round and the document.
  var drawn: [String: [String: GalleryDocument]] = [:]
  /// The last walks and map, and which screens they are of.
  var flow: (key: String, flow: GalleryFlow)?
  /// The digests of files that were written, by name.
  private var written: [String: ContentDigest] = [:]

  /// A history without any state.
  package init() {}

  /// Whether nothing was drawn yet.
  var isEmpty: Bool { last.isEmpty }

  /// Takes the documents of a state. The result: those that cannot be drawn have the screens that they had.
  func take(_ documents: [GalleryDocument]) -> [GalleryDocument] {
    changes = []
    let result = documents.map { document -> GalleryDocument in
      guard document.error == nil else {
        var document = document
        document.screens = last[document.path]?.screens ?? []
        return document
      }
      if let old = last[document.path] {
        let changes = Self.changes(in: document, since: old)
        if !changes.isEmpty { before[document.path] = old }
        self.changes += changes
      }
      return document
    }
    last = Dictionary(result.map { ($0.path, $0) }) { first, _ in first }
    before = before.filter { last[$0.key] != nil }
    return result
  }

  /// What a document looked like before it changed the last time: the variants that look different now.
  func older(_ document: GalleryDocument) -> [GalleryScreen] {
    guard let old = before[document.path] else { return [] }
    return document.screens.compactMap { screen in
      guard var former = old.screens.first(where: { $0.id == screen.id }) else { return nil }
      former.variants = former.variants.compactMap { variant in
        guard let now = screen.variants.first(where: { $0.traits == variant.traits && !$0.isOlder }),
          now.picture != variant.picture
        else { return nil }
        var variant = variant
        variant.isOlder = true
        variant.traits += " before"
        return variant
      }
      return former.variants.isEmpty ? nil : former
    }
  }

  private static func changes(in document: GalleryDocument, since old: GalleryDocument) -> [Change] {
    document.screens.compactMap { screen in
      let former = old.screens.first { $0.id == screen.id }
      let traits = screen.variants.filter { variant in
        former?.variants.first { $0.traits == variant.traits }?.picture != variant.picture
      }.map(\.traits)
      return traits.isEmpty
        ? nil : Change(path: document.path, line: screen.line, name: screen.name, traits: traits)
    }
  }

  /// Whether a file has to be written because its content is another one than before.
  func isNew(_ text: String, in file: String) -> Bool {
    let digest = ContentDigest(of: text)
    return written.updateValue(digest, forKey: file) != digest
  }
}

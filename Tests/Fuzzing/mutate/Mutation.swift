/// A kind of mutation of a document.
struct Mutation: Sendable {
  /// The inputs of a mutation other than the document.
  struct Material {
    var random: SeededRandom
    /// Another document.
    let other: Markup
  }

  let name: String
  let apply: @Sendable (inout Markup, inout Material) -> Void

  static let all: [Mutation] = structure + values + connections

  /// Applies a few mutations to a document, one after the other.
  ///
  /// - Returns: the names of the mutations.
  static func mutate(_ markup: inout Markup, _ material: inout Material) -> [String] {
    let count = material.random.pick([1, 1, 2, 2, 3, 4, 6])
    return (0..<count).map { _ in
      let mutation = material.random.pick(all)
      // A document that has grown is not enlarged further, and an empty one cannot be changed.
      if 1..<60_000 ~= markup.tokens.count { mutation.apply(&markup, &material) }
      return mutation.name
    }
  }
}

extension Mutation {
  /// Elements removed, moved, duplicated, renamed, nested.
  static let structure: [Mutation] = [
    Mutation(name: "remove") { markup, material in
      for _ in 0...material.random.index(3) {
        guard let place = element(of: markup, &material) else { return }
        markup.tokens.removeSubrange(markup.extent(of: place))
      }
    },
    Mutation(name: "remove-named") { markup, material in
      guard let name = element(of: markup, &material).flatMap({ markup[tag: $0]?.name }) else { return }
      while let place = markup.places({ $0.name == name }).last, place > 2 {
        markup.tokens.removeSubrange(markup.extent(of: place))
      }
    },
    Mutation(name: "move") { markup, material in
      guard let place = element(of: markup, &material) else { return }
      let extent = markup.extent(of: place)
      let moved = Array(markup.tokens[extent])
      markup.tokens.removeSubrange(extent)
      guard let target = element(of: markup, &material) else { return }
      markup.insert(moved, into: target)
    },
    Mutation(name: "duplicate") { markup, material in
      guard let place = element(of: markup, &material) else { return }
      let extent = markup.extent(of: place)
      let count = min(material.random.pick([1, 1, 2, 5, 40, 200]), max(1, 20_000 / extent.count))
      let copies = (0..<count).flatMap { _ in markup.tokens[extent] }
      markup.tokens.insert(contentsOf: copies, at: extent.upperBound)
    },
    Mutation(name: "into-itself") { markup, material in
      // A copy of an element inside itself, with the same IDs.
      guard let place = element(of: markup, &material) else { return }
      let extent = markup.extent(of: place)
      let inner = extent.filter { markup[tag: $0] != nil }
      guard extent.count < 10_000, !inner.isEmpty else { return }
      markup.insert(Array(markup.tokens[extent]), into: material.random.pick(inner))
    },
    Mutation(name: "swap") { markup, material in
      guard let one = element(of: markup, &material), let two = element(of: markup, &material) else { return }
      let (first, second) = (markup.extent(of: min(one, two)), markup.extent(of: max(one, two)))
      guard !first.overlaps(second) else { return }
      let (head, tail) = (Array(markup.tokens[first]), Array(markup.tokens[second]))
      markup.tokens.replaceSubrange(second, with: head)
      markup.tokens.replaceSubrange(first, with: tail)
    },
    Mutation(name: "rename") { markup, material in
      guard let place = element(of: markup, &material) else { return }
      let name = material.random.pick(HostileValues.elements)
      let extent = markup.extent(of: place)
      markup.change(place) { $0.name = name }
      if extent.count > 1 { markup.tokens[extent.upperBound - 1] = .end(name) }
    },
    Mutation(name: "nest") { markup, material in
      guard let place = element(of: markup, &material) else { return }
      let extent = markup.extent(of: place)
      let depth = material.random.pick([1, 3, 12, 25, 80, 250, 520, 3000])
      let chain = material.random.pick([
        ["view", "subviews"], ["stackView", "subviews"], ["scrollView", "subviews"], ["view"], ["array"],
        ["object"],
        ["tableViewCell", "tableViewCellContentView", "subviews"], ["visualEffectView", "view", "subviews"],
        ["objects"],
      ])
      var opening: [Markup.Token] = []
      for level in 0..<depth {
        for (index, name) in chain.enumerated() {
          var tag = Markup.Tag(name: name, attributes: [], isEmpty: false)
          if index == 0 { tag.set("id", "n\(level)") }
          opening.append(.start(tag))
        }
      }
      let closing = (0..<depth).flatMap { _ in chain.reversed().map { Markup.Token.end($0) } }
      markup.tokens.insert(contentsOf: closing, at: extent.upperBound)
      markup.tokens.insert(contentsOf: opening, at: place)
    },
    Mutation(name: "graft") { markup, material in
      guard let source = element(of: material.other, &material), let place = element(of: markup, &material)
      else {
        return
      }
      let extent = material.other.extent(of: source)
      guard extent.count < 20_000 else { return }
      let graft = Array(material.other.tokens[extent])
      // Replaces an element with the same name: a foreign scene, cell or constraint.
      let name = material.other[tag: source]?.name
      if let same = markup.places({ $0.name == name }).randomElement(using: &material.random) {
        markup.tokens.replaceSubrange(markup.extent(of: same), with: graft)
      } else {
        markup.insert(graft, into: place)
      }
    },
    Mutation(name: "break") { markup, material in
      switch material.random.index(3) {
      case 0: markup.tokens.removeSubrange(material.random.index(markup.tokens.count)...)
      case 1: markup.tokens.remove(at: material.random.index(markup.tokens.count))
      default:
        let junk = material.random.pick([
          "\0", "<", "&", "&#0;", "&x;", "]]>", "<!--", "</view>", "\u{1}", "\u{FFFF}",
        ])
        markup.tokens.insert(.other(junk), at: material.random.index(markup.tokens.count))
      }
    },
  ]

  /// Returns the index of an element other than the root.
  static func element(of markup: Markup, _ material: inout Material) -> Int? {
    markup.places().dropFirst().randomElement(using: &material.random)
  }
}

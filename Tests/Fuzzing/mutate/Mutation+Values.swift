extension Mutation {
  /// Attributes and texts with other values, moved, or missing.
  static let values: [Mutation] = [
    Mutation(name: "number") { markup, material in
      let count = material.random.pick([1, 1, 2, 5, 20])
      for _ in 0..<count {
        guard let (place, index) = attribute(of: markup, &material, where: { Double($0.value) != nil }) else {
          break
        }
        let value = material.random.pick(HostileValues.numbers)
        markup.change(place) { $0.attributes[index].value = value }
      }
    },
    Mutation(name: "number-everywhere") { markup, material in
      // All values of one attribute: every width, every multiplier.
      guard let (place, index) = attribute(of: markup, &material, where: { Double($0.value) != nil }),
        let tag = markup[tag: place]
      else { return }
      let name = tag.attributes[index].name
      let value = material.random.pick(HostileValues.numbers)
      for place in markup.places({ $0.name == tag.name && $0.value(name) != nil }) {
        markup.change(place) { $0.set(name, value) }
      }
    },
    Mutation(name: "number-in-text") { markup, material in
      let texts = markup.tokens.indices.filter { place in
        if case .other(let text) = markup.tokens[place] { text.contains { $0.isNumber } } else { false }
      }
      guard let place = texts.randomElement(using: &material.random),
        case .other(let text) = markup.tokens[place]
      else { return }
      let starts = text.indices.filter { text[$0].isNumber }
      let start = material.random.pick(starts)
      let end = text[start...].firstIndex { !$0.isNumber && $0 != "." } ?? text.endIndex
      let value = material.random.pick(HostileValues.numbers)
      markup.tokens[place] = .other(text.replacingCharacters(in: start..<end, with: value))
    },
    Mutation(name: "text") { markup, material in
      let count = material.random.pick([1, 2, 5, 20])
      for _ in 0..<count {
        let isText: (Markup.Attribute) -> Bool = { Double($0.value) == nil && !isReference($0.name) }
        guard let (place, index) = attribute(of: markup, &material, where: isText) else { break }
        let value =
          material.random.happens(oneIn: 8)
          ? HostileValues.longText(&material.random) : material.random.pick(HostileValues.texts)
        markup.change(place) { $0.attributes[index].value = value }
      }
    },
    Mutation(name: "text-content") { markup, material in
      let texts = markup.places { $0.name == "string" || $0.name == "mutableString" || $0.name == "fragment" }
      guard let place = texts.randomElement(using: &material.random) ?? element(of: markup, &material) else {
        return
      }
      let text =
        material.random.happens(oneIn: 4)
        ? HostileValues.longText(&material.random) : material.random.pick(HostileValues.texts)
      markup.insert([.other(text)], into: place)
    },
    Mutation(name: "word") { markup, material in
      for _ in 0...material.random.index(4) {
        let isWord: (Markup.Attribute) -> Bool = {
          Double($0.value) == nil && $0.value.count < 30 && !isReference($0.name)
        }
        guard let (place, index) = attribute(of: markup, &material, where: isWord) else { break }
        let value = material.random.pick(HostileValues.words)
        markup.change(place) { $0.attributes[index].value = value }
      }
    },
    Mutation(name: "flag") { markup, material in
      for _ in 0...material.random.index(8) {
        guard
          let (place, index) = attribute(of: markup, &material, where: { ["YES", "NO"].contains($0.value) })
        else { break }
        markup.change(place) {
          $0.attributes[index].value = $0.attributes[index].value == "YES" ? "NO" : "YES"
        }
      }
    },
    Mutation(name: "drop-attribute") { markup, material in
      for _ in 0...material.random.index(6) {
        guard let (place, index) = attribute(of: markup, &material) else { break }
        markup.change(place) { _ = $0.attributes.remove(at: index) }
      }
    },
    Mutation(name: "drop-attribute-everywhere") { markup, material in
      guard let (place, index) = attribute(of: markup, &material), let tag = markup[tag: place] else {
        return
      }
      let name = tag.attributes[index].name
      for place in markup.places({ $0.name == tag.name }) {
        markup.change(place) { $0.attributes.removeAll { $0.name == name } }
      }
    },
    Mutation(name: "move-attribute") { markup, material in
      guard let (place, index) = attribute(of: markup, &material),
        let target = element(of: markup, &material),
        let attribute = markup[tag: place]?.attributes[index]
      else { return }
      markup.change(target) { $0.set(attribute.name, attribute.value) }
    },
  ]

  /// Whether an attribute refers to an object or identifies one.
  static func isReference(_ name: String) -> Bool {
    ["id", "ref", "reference", "destination", "target", "firstItem", "secondItem", "sceneMemberID"].contains(
      name)
  }

  /// Returns an attribute as the index of its tag and its own index there.
  static func attribute(
    of markup: Markup, _ material: inout Material, where isWanted: (Markup.Attribute) -> Bool = { _ in true }
  ) -> (place: Int, index: Int)? {
    // A few random tries come first: most attributes qualify, and documents are long.
    for _ in 0..<20 {
      let place = material.random.index(markup.tokens.count)
      guard let tag = markup[tag: place], !tag.attributes.isEmpty else { continue }
      let index = material.random.index(tag.attributes.count)
      if isWanted(tag.attributes[index]) { return (place, index) }
    }
    let all = markup.places().flatMap { place in
      (markup[tag: place]?.attributes ?? []).enumerated().filter { isWanted($0.element) }.map {
        (place, $0.offset)
      }
    }
    return all.randomElement(using: &material.random)
  }
}

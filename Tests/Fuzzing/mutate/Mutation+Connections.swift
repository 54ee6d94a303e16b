extension Mutation {
  /// IDs and references to them: duplicated, swapped, circular, missing; constraints, segues, variations.
  static let connections: [Mutation] = [
    Mutation(name: "double-id") { markup, material in
      for _ in 0...material.random.index(4) {
        guard let one = identified(in: markup, &material), let two = identified(in: markup, &material),
          let id = markup[tag: one]?.value("id")
        else { return }
        markup.change(two) { $0.set("id", id) }
      }
    },
    Mutation(name: "swap-ids") { markup, material in
      guard let one = identified(in: markup, &material), let two = identified(in: markup, &material),
        let first = markup[tag: one]?.value("id"), let second = markup[tag: two]?.value("id")
      else { return }
      markup.change(one) { $0.set("id", second) }
      markup.change(two) { $0.set("id", first) }
    },
    Mutation(name: "one-id") { markup, material in
      // All objects of a kind get the same ID.
      guard let place = identified(in: markup, &material), let tag = markup[tag: place],
        let id = tag.value("id")
      else {
        return
      }
      for place in markup.places({ $0.name == tag.name }) { markup.change(place) { $0.set("id", id) } }
    },
    Mutation(name: "reference") { markup, material in
      let ids = markup.ids
      let known = Set(ids)
      guard !ids.isEmpty else { return }
      for _ in 0..<material.random.pick([1, 2, 5, 20]) {
        guard
          let (place, index) = attribute(
            of: markup, &material,
            where: { $0.name != "id" && (isReference($0.name) || known.contains($0.value)) })
        else { return }
        let value = target(from: place, in: markup, ids, &material.random)
        markup.change(place) { $0.attributes[index].value = value }
      }
    },
    Mutation(name: "segue") { markup, material in
      let ids = markup.ids
      guard let place = identified(in: markup, &material), !ids.isEmpty else { return }
      var segues: [Markup.Token] = []
      for number in 0..<material.random.pick([1, 2, 30]) {
        var tag = Markup.Tag(name: "segue", attributes: [], isEmpty: true)
        tag.set("destination", target(from: place, in: markup, ids, &material.random))
        tag.set(
          "kind", material.random.pick(["embed", "relationship", "show", "unwind", "presentation", "custom"]))
        tag.set(
          "relationship",
          material.random.pick(["rootViewController", "viewControllers", "masterViewController"]))
        tag.set("id", "segue-\(number)")
        segues.append(.start(tag))
      }
      markup.insert([opening("connections")] + segues + [.end("connections")], into: place)
    },
    Mutation(name: "outlet") { markup, material in
      let ids = markup.ids
      guard let place = identified(in: markup, &material), !ids.isEmpty else { return }
      let names = [
        "view", "portraitView", "landscapeView", "delegate", "tableHeaderView", "inputAccessoryView", "cells",
      ]
      let outlets = (0..<material.random.pick([1, 3])).map { number in
        var tag = Markup.Tag(
          name: material.random.pick(["outlet", "outletCollection"]), attributes: [], isEmpty: true)
        tag.set("property", material.random.pick(names))
        tag.set("destination", target(from: place, in: markup, ids, &material.random))
        tag.set("id", "outlet-\(number)")
        return Markup.Token.start(tag)
      }
      markup.insert([opening("connections")] + outlets + [.end("connections")], into: place)
    },
    Mutation(name: "constraints") { markup, material in
      let ids = markup.ids
      guard let place = identified(in: markup, &material), !ids.isEmpty else { return }
      // A few views with many constraints between them, or many with some.
      let few = (0..<3).map { _ in material.random.pick(ids) }
      let isDense = material.random.happens(oneIn: 2)
      let constraints = (0..<material.random.pick([1, 5, 40, 150])).map { number in
        constraint("constraint-\(number)", isDense ? few : ids, &material.random)
      }
      markup.insert([opening("constraints")] + constraints + [.end("constraints")], into: place)
    },
    Mutation(name: "variation") { markup, material in
      let ids = markup.ids
      guard let place = identified(in: markup, &material), !ids.isEmpty else { return }
      var variation = Markup.Tag(name: "variation", attributes: [], isEmpty: false)
      let keys = [
        "default", "heightClass=compact", "widthClass=regular", "heightClass=compact-widthClass=regular",
        "x=y",
      ]
      variation.set("key", material.random.pick(keys))
      var mask = Markup.Tag(name: "mask", attributes: [], isEmpty: false)
      mask.set("key", material.random.pick(["subviews", "constraints", "x"]))
      var reference = Markup.Tag(
        name: material.random.pick(["exclude", "include"]), attributes: [], isEmpty: true)
      reference.set("reference", target(from: place, in: markup, ids, &material.random))
      let inner: [Markup.Token] = [.start(mask), .start(reference), .end("mask")]
      markup.insert([.start(variation)] + inner + [.end("variation")], into: place)
    },
    Mutation(name: "runtime-attribute") { markup, material in
      guard let place = identified(in: markup, &material) else { return }
      var attribute = Markup.Tag(name: "userDefinedRuntimeAttribute", attributes: [], isEmpty: false)
      attribute.set(
        "type", material.random.pick(["number", "boolean", "size", "point", "rect", "string", "color", "x"]))
      attribute.set("keyPath", material.random.pick(HostileValues.keyPaths))
      var value = Markup.Tag(
        name: material.random.pick(["real", "integer", "size", "point", "rect", "color"]), attributes: [],
        isEmpty: true)
      value.set("key", "value")
      for name in ["value", "width", "height", "x", "y", "red", "alpha"] {
        value.set(name, material.random.pick(HostileValues.numbers))
      }
      markup.insert(
        [
          opening("userDefinedRuntimeAttributes"), .start(attribute), .start(value),
          .end("userDefinedRuntimeAttribute"), .end("userDefinedRuntimeAttributes"),
        ], into: place)
    },
  ]

  /// Returns the index of an element with an ID.
  private static func identified(in markup: Markup, _ material: inout Material) -> Int? {
    markup.places { $0.value("id") != nil }.randomElement(using: &material.random)
  }

  private static func opening(_ name: String) -> Markup.Token {
    .start(Markup.Tag(name: name, attributes: [], isEmpty: false))
  }

  /// Returns the target of a reference: an ancestor, anything, or nothing.
  private static func target(
    from place: Int, in markup: Markup, _ ids: [String], _ random: inout SeededRandom
  ) -> String {
    switch random.index(5) {
    case 0, 1:
      let around = ([place] + markup.ancestors(of: place)).compactMap { markup[tag: $0]?.value("id") }
      return around.randomElement(using: &random) ?? random.pick(ids)
    case 2: return random.pick(["no-such-id", "", "-1", "-2"])
    default: return random.pick(ids)
    }
  }

  private static func constraint(
    _ id: String, _ ids: [String], _ random: inout SeededRandom
  ) -> Markup.Token {
    let attributes = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
      "baseline",
      "firstBaseline", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin",
    ]
    var tag = Markup.Tag(name: "constraint", attributes: [], isEmpty: true)
    tag.set("firstItem", random.pick(ids))
    tag.set("firstAttribute", random.pick(attributes))
    if !random.happens(oneIn: 4) {
      tag.set("secondItem", random.pick(ids))
      tag.set("secondAttribute", random.pick(attributes))
    }
    if random.happens(oneIn: 2) {
      tag.set("relation", random.pick(["equal", "lessThanOrEqual", "greaterThanOrEqual"]))
    }
    if random.happens(oneIn: 2) {
      let usual = ["8", "20", "-8", "0", "100"]
      tag.set("constant", random.pick(random.happens(oneIn: 4) ? HostileValues.numbers : usual))
    }
    if random.happens(oneIn: 3) {
      let usual = ["1", "0.5", "2", "16:9", "3:0", "0:3", "-1", "0"]
      tag.set("multiplier", random.pick(random.happens(oneIn: 3) ? HostileValues.numbers : usual))
    }
    if random.happens(oneIn: 3) {
      tag.set(
        "priority", random.pick(["1", "250", "251", "750", "999", "1000", "1001", "0", "-5", "999.999"]))
    }
    tag.set("id", id)
    return .start(tag)
  }
}

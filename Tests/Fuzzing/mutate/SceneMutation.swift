/// A kind of mutation of a scene file.
struct SceneMutation: Sendable {
  let name: String
  let apply: @Sendable (inout SceneText, inout SeededRandom, _ other: SceneText) -> Void

  /// Applies a few mutations to a scene file, one after the other; `other` is another file.
  ///
  /// - Returns: the names of the mutations.
  static func mutate(_ scene: inout SceneText, _ random: inout SeededRandom, other: SceneText) -> [String] {
    let count = random.pick([1, 1, 2, 2, 3, 4, 6])
    return (0..<count).map { _ in
      let mutation = random.pick(all)
      if scene.count < 30_000 { mutation.apply(&scene, &random, other) }
      return mutation.name
    }
  }

  private static let all: [SceneMutation] = [
    SceneMutation(name: "number") { scene, random, _ in
      let number = SceneText.word(random.pick(HostileValues.numbers.filter { !$0.isEmpty }))
      for _ in 0...random.index(3) { scene.change(at: random.index(scene.count)) { $0 = number } }
    },
    SceneMutation(name: "text") { scene, random, _ in
      let isLong = random.happens(oneIn: 4)
      let text = SceneText.string(isLong ? HostileValues.longText(&random) : random.pick(HostileValues.texts))
      scene.change(at: random.index(scene.count)) { $0 = text }
    },
    SceneMutation(name: "word") { scene, random, _ in
      let words =
        HostileValues.words + HostileValues.elements + ["$x", "$$", "self", "safeArea", "true", "null"]
      let word = SceneText.string(random.pick(words))
      scene.change(at: random.index(scene.count)) { $0 = word }
    },
    SceneMutation(name: "equation") { scene, random, _ in
      let equations = (0..<random.pick([1, 3, 50, 500])).map { _ in SceneText.string(equation(&random)) }
      add("constraints", .array(equations), to: &scene, &random)
    },
    SceneMutation(name: "remove") { scene, random, _ in
      scene.change(at: random.index(scene.count)) { value in
        switch value {
        case .object(var members) where !members.isEmpty:
          members.remove(at: random.index(members.count))
          value = .object(members)
        case .array(var elements) where !elements.isEmpty:
          elements.remove(at: random.index(elements.count))
          value = .array(elements)
        default: value = .word("null")
        }
      }
    },
    SceneMutation(name: "repeat") { scene, random, _ in
      let count = random.pick([1, 2, 5, 40, 300])
      scene.change(at: random.index(scene.count)) { value in
        switch value {
        case .object(let members) where !members.isEmpty:
          let member = random.pick(members)
          value = .object(
            members + [SceneText.Member](repeating: member, count: min(count, 5)))
        case .array(let elements) where !elements.isEmpty:
          let element = random.pick(elements)
          let most = max(1, 20_000 / element.count)
          value = .array(elements + [SceneText](repeating: element, count: min(count, most)))
        default: break
        }
      }
    },
    SceneMutation(name: "swap") { scene, random, _ in
      let (one, two) = (random.index(scene.count), random.index(scene.count))
      let (first, second) = (scene.value(at: one), scene.value(at: two))
      scene.change(at: one) { $0 = second }
      scene.change(at: min(two, scene.count - 1)) { $0 = first }
    },
    SceneMutation(name: "into-itself") { scene, random, _ in
      let copy = scene.value(at: random.index(scene.count))
      guard copy.count < 5_000 else { return }
      add("subviews", .array([copy]), to: &scene, &random)
    },
    SceneMutation(name: "graft") { scene, random, other in
      let graft = other.value(at: random.index(other.count))
      guard graft.count < 10_000 else { return }
      scene.change(at: random.index(scene.count)) { $0 = graft }
    },
    SceneMutation(name: "nest") { scene, random, _ in
      let depth = random.pick([1, 3, 12, 80, 250, 520, 3000])
      let key = random.pick([
        "subviews", "horizontal", "vertical", "flow", "grid", "layouts", "arrangement", "",
      ])
      scene.change(at: random.index(scene.count)) { value in
        for _ in 0..<depth {
          let inner = SceneText.array([value])
          value = key.isEmpty ? inner : .object([SceneText.Member(key: key, value: inner)])
        }
      }
    },
    SceneMutation(name: "key") { scene, random, _ in
      let key = random.pick(
        HostileValues.elements + [
          "id", "is", "use", "include", "constants", "styles", "layouts", "states", "\u{1B}",
        ])
      scene.change(at: random.index(scene.count)) { value in
        guard case .object(var members) = value, !members.isEmpty else { return }
        members[random.index(members.count)].key = key
        value = .object(members)
      }
    },
    SceneMutation(name: "include") { scene, random, _ in
      let names = [
        "mutant.scene.json", "../x.scene.json", "/etc/passwd", "/dev/zero", ".", "other.scene.json", "",
      ]
      let include = SceneText.array([.string(random.pick(names)), .string(random.pick(names))])
      if case .object(let members) = scene {
        scene = .object(members + [SceneText.Member(key: "include", value: include)])
      }
    },
    SceneMutation(name: "arrangement") { scene, random, _ in
      let count = random.pick([1, 4, 60])
      let cells = (0..<count).map { _ in
        SceneText.object([
          .init(
            key: "row",
            value: .word(random.pick(HostileValues.numbers.filter { !$0.isEmpty } + ["1", "2", "3"]))),
          .init(key: "columnSpan", value: .word(random.pick(["1", "2", "-1", "1000000000", "0"]))),
          .init(key: "item", value: .string(random.pick(["title", "x", "self", ""]))),
        ])
      }
      let kind = random.pick(["grid", "flow", "horizontal", "vertical", "horizontalCells"])
      add("arrangement", .object([SceneText.Member(key: kind, value: .array(cells))]), to: &scene, &random)
    },
  ]

  /// Adds a member to some object.
  private static func add(
    _ key: String, _ added: SceneText, to scene: inout SceneText, _ random: inout SeededRandom
  ) {
    for _ in 0..<20 {
      let place = random.index(scene.count)
      guard case .object = scene.value(at: place) else { continue }
      scene.change(at: place) {
        if case .object(let members) = $0 {
          $0 = .object(members + [SceneText.Member(key: key, value: added)])
        }
      }
      return
    }
  }

  private static func equation(_ random: inout SeededRandom) -> String {
    let views = ["self", "safeArea", "title", "margins", "x", "", "a.b"]
    let sides = ["top", "left", "leading", "width", "height", "centerX", "firstBaseline", "x", ""]
    func end(_ random: inout SeededRandom) -> String {
      random.happens(oneIn: 5)
        ? random.pick(HostileValues.numbers) : random.pick(views) + "." + random.pick(sides)
    }
    return end(&random) + random.pick([" = ", " >= ", " <= ", " == ", "=", " "]) + end(&random)
      + random.pick(["", " + 8", " - 1e308", " * 0", " * -1e9", " @750", " @nan", " @1001", " @ @", " + + 3"])
  }
}

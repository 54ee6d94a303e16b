import Goldens

/// A still with its verdict, for the words about its screen.
struct ComparedPicture {
  /// Which of its screen's pictures it is.
  struct Place: Sendable {
    /// The picture among the others.
    let variant: ScreenVariant

    init(_ planned: PlannedGolden) {
      let orientation = planned.traits.orientation.rawValue
      var words = planned.words.split(separator: " ").map(String.init)
      if let place = words.firstIndex(of: orientation) { words.remove(at: place) }
      variant = ScreenVariant(orientation: orientation, words: words)
    }
  }

  private let place: Place
  private let golden: DrawnGolden
  private let recorded: TreeRecord?

  init(_ place: Place, _ golden: DrawnGolden, _ verdict: GoldenVerdict?) {
    (self.place, self.golden, recorded) = (place, golden, verdict?.recorded)
  }

  /// Returns what changed of each screen with a picture that differs. A picture that passed has the recorded tree.
  static func words(for pictures: [ComparedPicture], isMovedByTools: Bool) -> [ScreenWords] {
    var order: [String] = []
    var groups: [String: [ComparedPicture]] = [:]
    for picture in pictures {
      let scene = picture.golden.scene
      if groups[scene] == nil { order.append(scene) }
      groups[scene, default: []].append(picture)
    }
    return order.compactMap { scene in
      let own = groups[scene]!
      guard own.contains(where: { $0.recorded != nil }) else { return nil }
      let pairs = own.map {
        ScreenPair($0.place.variant, old: $0.recorded ?? $0.golden.tree, new: $0.golden.tree)
      }
      return ScreenWords(
        document: own[0].golden.document, scene: scene, pairs, isMovedByTools: isMovedByTools)
    }
  }
}

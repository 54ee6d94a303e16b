import GoldenRuns
import Goldens

// What is said of several screens of a document.
extension DocumentComparison {
  /// The differences with what several screens have around them or in common, such as a tab or a named color, in the first of
  /// them, which names the others.
  func onceEach(_ scenes: [SceneDifference]) -> [SceneDifference] {
    var result: [SceneDifference] = []
    for var scene in scenes {
      let name = scene.name
      scene.removeItems { item in
        guard item.isOfSurroundings else { return false }
        for place in result.indices where result[place].note(item, in: name) { return true }
        return false
      }
      if scene.status != .same { result.append(scene) }
    }
    // What one screen shows is not said of others that do not.
    let shown = result.flatMap { $0.items.filter { $0.isOfSurroundings && !$0.isUnseen } }
    for place in result.indices {
      result[place].removeItems { item in
        item.isOfSurroundings && item.isUnseen && shown.contains { $0.isSameEdit(as: item, orUnseen: true) }
      }
    }
    return result.filter { $0.status != .same }
  }

  /// The screens that other ones show in containers, and nothing else does: what a container gives them is what they have, which
  /// alone, on a device of their own, they do not.
  static func shownInOthers(_ screens: [RecordedSide.Screen], _ onlyEmbedded: Set<String>) -> Set<String> {
    let shown = screens.filter { !onlyEmbedded.contains($0.id) }.reduce(into: Set<String>()) {
      $0.formUnion($1.embedded)
    }
    return Set(screens.filter { onlyEmbedded.contains($0.id) && shown.contains($0.root) }.map(\.id))
  }

  /// The root views, or controllers, of the screens that are only on one side.
  func rootsOfOneSide(_ sides: Sides) -> [String] {
    Set(sides.was.screens.map(\.id)).symmetricDifference(sides.now.screens.map(\.id)).sorted()
  }
}

import GoldenRuns
import Goldens
import InterfaceFile

extension DocumentComparison {
  /// Takes out the screens that came and that nothing shows. They are edits that no picture shows.
  func takeUnreached(_ sides: Sides, from result: inout DocumentDifference) {
    let came = result.scenes.filter { $0.status == .added }
    guard !came.isEmpty, let unreached = sides.languages.of?.root.unreachedControllers else { return }
    for scene in came {
      guard let screen = sides.now.screens.first(where: { $0.line == scene.line }),
        unreached.contains(screen.id)
      else { continue }
      result.scenes.removeAll { $0.status == .added && $0.line == scene.line }
      result.unreached.append(scene.name)
      result.hidden.append(
        HiddenEdit(
          id: screen.id, subject: "\"\(scene.name)\"", phrase: "added, and nothing shows it", line: scene.line
        ))
    }
  }
}

import Goldens
import InterfaceFile
import InterfaceXML

extension DocumentComparison {
  /// Takes out the screens that came and that nothing shows: neither segues and containers of the document lead to them, nor is one the
  /// first, nor has it a name by which code asks for it. They are edits that no picture shows.
  ///
  /// Source: Apple, `UIStoryboard`: a controller is made as the initial one, by its identifier, or by a segue.
  func takeUnreached(_ sides: Sides, from result: inout DocumentDifference) {
    guard let root = sides.languages.of?.root, root.children.contains(where: { $0.name == "scenes" })
    else { return }
    let came = result.scenes.filter { $0.status == .added }
    if came.isEmpty { return }
    var (unnamed, reached) = (Set<String>(), Set([root.peek("initialViewController")].compactMap(\.self)))
    var waiting = [root]
    while let element = waiting.popLast() {
      if element.name == "segue", let destination = element.peek("destination") {
        reached.insert(destination)
      }
      let isUnnamed = element.name.hasSuffix("ontroller") && element.peek("storyboardIdentifier") == nil
      if isUnnamed, let id = element.peek("id") { unnamed.insert(id) }
      waiting += element.children
    }
    for scene in came {
      guard let screen = sides.now.screens.first(where: { $0.line == scene.line }),
        unnamed.contains(screen.id), !reached.contains(screen.id)
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

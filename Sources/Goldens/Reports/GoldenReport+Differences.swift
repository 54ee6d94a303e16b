/// What `diff` finds out about documents, in a report of their pictures.
extension GoldenReport {
  /// Takes over what changed of a document.
  ///
  /// - Parameters:
  ///   - difference: What changed, with what it breaks elsewhere. Which edit moves a view is measured.
  ///   - document: What failures call the document.
  ///   - hasSamePictures: Whether the pictures of the report are those that were compared: then its screens are described in
  ///     the same words.
  package mutating func take(_ difference: DocumentDifference, of document: String, hasSamePictures: Bool) {
    for scene in difference.scenes {
      for risk in scene.items.flatMap(\.risks) where !risk.isMended { add(risk, document, scene.name) }
      let place = words.firstIndex { $0.document == document && $0.scene == scene.name }
      if hasSamePictures, let place { words[place] = ScreenWords(document: document, scene) }
    }
  }

  /// Adds a risk to the item that is about its views, else to one that moves them, else to the first of the screen.
  private mutating func add(_ risk: ScreenRisk, _ document: String, _ scene: String) {
    func isOfScreen(_ failure: GoldenFailure) -> Bool {
      failure.document == document && failure.scene == scene
    }
    let ids = Set(risk.ids)
    let own = items.indices.filter { items[$0].failures.contains(where: isOfScreen) }
    let about = own.first { items[$0].changes.contains { ids.contains($0.viewID) } }
    let moving = own.first { item in
      items[item].failures.contains { failure in
        isOfScreen(failure) && failure.changes.contains { !$0.isCause && ids.contains($0.viewID) }
      }
    }
    if let place = about ?? moving ?? own.first { items[place].add(risk) }
  }
}

/// What changed of a screen in the words of `diff`, for reports that show its pictures.
package struct ScreenWords: Hashable, Sendable {
  /// An edit, or what follows from it.
  package struct Line: Hashable, Sendable {
    /// The sentence, without its place.
    package var text: String
    /// Whether it follows from the line above.
    package var isConsequence: Bool
    /// The file that states it; nil for the document, or if no place is known.
    package var file: String?
    /// The line of the file; 0 for none.
    package var line: Int

    package init(_ text: String, isConsequence: Bool = false, file: String? = nil, line: Int = 0) {
      (self.text, self.isConsequence, self.file, self.line) = (text, isConsequence, file, line)
    }
  }

  /// The document as given by the user.
  package var document: String
  /// The screen.
  package var scene: String
  /// The sentences, in the order of `diff`.
  package var lines: [Line]

  package init(document: String, scene: String, lines: [Line] = []) {
    (self.document, self.scene, self.lines) = (document, scene, lines)
  }

  /// What changed between the pictures of a screen on both sides; `isMovedByTools` as for `SceneDifference`.
  package init(
    document: String, scene: String, _ pairs: [ScreenPair], isMovedByTools: Bool
  ) {
    let difference = SceneDifference(
      scene, was: scene, in: document, pairs, isMovedByTools: isMovedByTools)
    self.init(document: document, difference)
  }

  /// What changed of a screen, as `diff` found it.
  init(document: String, _ difference: SceneDifference) {
    self.init(document: document, scene: difference.name)
    // What views are called is not recorded, so that it is new to every record.
    for item in difference.items where item.kind != .name {
      // What is gone has its line in the sentence.
      let cause = item.causes.last { $0.line > 0 || $0.file != nil }
      let isOfPlaces = item.causes.isEmpty
      lines.append(
        Line(
          item.headline(in: document), file: isOfPlaces ? item.file : cause?.file,
          line: isOfPlaces ? item.line : cause?.line ?? 0))
      lines += item.consequences().map { Line($0, isConsequence: true) }
    }
  }
}

import DocumentVersions
import GoldenRuns
import Goldens
import InterfaceXML
import Localization
import Screens

extension DocumentComparison {
  /// The objects of which a document in all languages says on neither side what is seen.
  func replacedTexts(in document: EditedDocument?) -> Set<String> {
    guard settings.comparesLanguages, settings.request.language == nil, let old, let new,
      document?.edits.edits.contains(where: \.isOfText) ?? false
    else { return [] }
    let sides = [old.path, new.path].map { path in
      let development = DocumentLanguages.development(of: path, settings.library, in: .untraced)
      return ChangedLanguage.textsInstead(in: path, development: development)
    }
    // Where that differs, too, it is what the document says.
    return Set(sides[0].filter { $1 == sides[1][$0] }.keys)
  }

  /// A language of the application's that is read from right to left, where edits are about sides; nil for none.
  func turnedLanguage(of document: EditedDocument?) -> ScreenLanguage? {
    guard settings.request.language == nil, let new,
      document?.edits.edits.contains(where: \.isOfSides) ?? false
    else { return nil }
    // A document of one language is turned with the application, too.
    let names =
      DocumentLanguages.translations(of: new.path, settings.library)
      + TextPlaces(of: new.path).languages.sorted()
      + DocumentLanguages.listed(by: new.path, settings.library, in: .untraced)
    return names.compactMap { ScreenLanguage($0) }.first(where: \.isRightToLeft)
  }

  /// The texts of other languages that differ in what is around screens, and that no picture has: titles of controllers and items
  /// of bars that other documents, or code, show.
  func textsWithoutPicture(_ sides: Sides) -> [HiddenEdit] {
    let texts = sides.languages.changed.flatMap { changed in changed.texts.map { (changed.language, $0) } }
    guard !texts.isEmpty, let document = sides.languages.of, let file = new else { return [] }
    var shown: Set<String> = []
    for screen in sides.was.screens + sides.now.screens {
      for tree in screen.pictures.map(\.tree) {
        for node in tree.nodes { shown.formUnion([node.id] + node.parts.map(\.id)) }
        // The title of a controller is that of its item.
        if tree.nodes.first?.properties.contains(where: { $0.name.hasPrefix("navigationItem.") }) ?? false {
          shown.insert(screen.id)
        }
      }
    }
    var elements: [String: Element] = [:]
    var waiting = [document.root]
    while let element = waiting.popLast() {
      if let id = element.peek("id") { elements[id] = element }
      waiting += element.children
    }
    return texts.compactMap { language, text in
      let isUnshown = sides.settings.sharedInputs.givenTexts[text.objectID] != nil
      guard let element = elements[text.objectID],
        isUnshown || !shown.contains(text.objectID) && element.isAroundScreens
      else { return nil }
      func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }
      let property = text.key.split(separator: ".").last.map(String.init) ?? ""
      let place = (text.new == nil ? self.old ?? file : file).shown(text.location.file)
      // Without one of its own a language has the document's.
      let (old, new) = (text.old ?? element.peek(property), text.new ?? element.peek(property))
      if old == new { return nil }
      var edit = HiddenEdit(
        id: text.objectID, subject: element.phrase,
        phrase: "\(property) \(quoted(old)) → \(quoted(new)) in \(language.identifier)",
        line: text.location.line, file: place)
      edit.showsInApp = !isUnshown
      return edit
    }
  }
}

extension DocumentEdits.Edit {
  /// Whether it says at which side something is, or by which it is aligned.
  fileprivate var isOfSides: Bool {
    if ["textAlignment", "semanticContentAttribute", "contentHorizontalAlignment"].contains(property) {
      return true
    }
    let sides: Set<String> = ["left", "right", "leftMargin", "rightMargin"]
    return element.name == "constraint" && [old, new].contains { $0.map(sides.contains) ?? false }
  }
}

extension Element {
  /// Whether it is a controller, or an item of a bar.
  fileprivate var isAroundScreens: Bool {
    name.hasSuffix("Controller") || ["navigationItem", "barButtonItem", "tabBarItem"].contains(name)
  }
}

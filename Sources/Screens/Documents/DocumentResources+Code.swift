import Assets
import Diagnostics
import Files
import Geometry
import InterfaceFile
import InterfaceXML
import Layout
import Localization
import SourceCode
import Views

extension DocumentResources {
  /// Gives views and navigation items the literal values that the project's code gives them before they appear.
  func addCode(to scenes: inout [Scene], for traits: ReadingTraits) {
    let code = CodeValues(self, traits)
    for index in scenes.indices where !scenes[index].canvas.isLaunchScreen {
      code.restrictOrientations(of: &scenes[index])
      code.addRows(to: &scenes[index], for: traits)
      for tree in scenes[index].allTrees {
        code.apply(to: tree, controller: scenes[index].controller, outlets: scenes[index].outlets)
        code.noteTabs(in: tree, controller: scenes[index].controller, outlets: scenes[index].outlets)
      }
      if let controller = scenes[index].controller {
        code.noteItem(of: controller, on: scenes[index])
        code.noteTitle(of: controller, on: scenes[index])
        let bars = scenes[index].canvas.bars
        code.noteHiding(
          of: controller, on: scenes[index],
          isShown: bars.hasNavigationBar || bars.assumesNavigationBar
            || scenes[index].chrome?.origins["navigationBar"] != nil)
        code.hideBar(of: &scenes[index], controller: controller)
      }
      code.noteAppearance(of: scenes[index])
      if var chrome = scenes[index].chrome {
        code.applyLooks(to: &chrome, controller: scenes[index].controller)
        scenes[index].chrome = chrome
      }
      if let controller = scenes[index].controller {
        code.apply(toBarsIn: scenes[index].tree, controller: controller, outlets: scenes[index].outlets)
      }
      if let controller = scenes[index].controller, var chrome = scenes[index].chrome {
        if let (title, place) = code.title(ofController: controller) {
          var item = chrome.navigationItem
          (item.title, item.origin.places["title"]) = (title, place)
          chrome.navigationItem = item
        }
        code.apply(to: &chrome, controller: controller, outlets: scenes[index].outlets)
        if let (title, place) = chrome.backController.flatMap(code.backTitle) {
          chrome.backItem?.title = title
          chrome.origins["backItem"]?.places["title"] = place
        }
        scenes[index].chrome = chrome
      }
    }
    for scene in scenes { code.noteMentioned(in: scene) }
    guard let first = code.first else { return }
    noteCode(
      Finding(
        .note, .code, "\(code.count) values are those that code gives before screens appear",
        at: SourceLocation(file: first.file, line: first.line, column: 1),
        notes: [Finding.Note("--no-code leaves them as the document has them")]))
  }

  /// The properties of views to which code gives values that nobody knows, whatever the document says: their key paths, by the views'
  /// object ids.
  package func unknownProperties(in scenes: [Scene], for traits: ReadingTraits) -> [String: Set<String>] {
    CodeValues(self, traits).unknownProperties(of: scenes)
  }

  /// Copies of scenes with the rows of xibs that code has their tables and collections show.
  package func withRows(_ scenes: [Scene], for traits: ReadingTraits) -> [Scene] {
    let code = CodeValues(self, traits)
    return scenes.map { scene in
      guard scene.tree.views.contains(where: { $0.content.isTableView || $0.content.collectionView != nil })
      else { return scene }
      var scene = scene
      scene.replaceTrees { $0.copy() }
      code.addRows(to: &scene, for: traits)
      return scene
    }
  }

  /// What code gives objects of a class, as text.
  ///
  /// - Parameter subject: The class, a space, and the language or nothing.
  func codeEvidence(of subject: String) -> String {
    let parts = subject.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let language = parts.count > 1 ? ScreenLanguage(String(parts[1])) : nil
    return CodeValues(self, ReadingTraits(language: language)).evidence(ofClass: String(parts[0]))
  }

  /// What stands for a class of what all views look like, as code says.
  package static let appearance = StartingValues.appearance

  /// The texts that the application has for keys, with these, sorted; none for what is no key.
  package func texts(ofKeys keys: Set<String>, for traits: ReadingTraits) -> [String] {
    if keys.isEmpty { return [] }
    let values = CodeValues(self, traits)
    return keys.sorted().compactMap { key in
      guard
        case .text(let text)? = values.resolved(
          .localized(key: key, table: nil, fallback: nil), isOther: false)
      else { return nil }
      return "\(key) \(text)"
    }
  }

  /// Whether code gives objects of some classes what is made of code that another version has otherwise.
  package func hasTraces(of classes: Set<String>, from older: DocumentResources) -> Bool {
    !Set(project.trace(from: older.project).places.keys).isDisjoint(with: classes)
  }

  /// Whether the code of a class is the same as in the newer version of the project.
  package func hasNewerCode(ofClass name: String) -> Bool { project.hasNewerCode(ofClass: name) }

  /// What code gives objects of some classes, and those in the cells that it registers for them, before they appear, in the language
  /// that is read, sorted.
  ///
  /// - Parameters:
  ///   - isOfTexts: Whether only texts count, which alone differ between languages.
  ///   - isSame: Returns whether another version of the project has the same code for a class, so that only what this looks up counts.
  package func codeAnswers(
    ofClasses names: Set<String>, for traits: ReadingTraits, isOfTexts: Bool,
    isSame: (String) -> Bool
  ) -> [String] {
    let values = CodeValues(self, traits)
    var (waiting, known) = (names, Set<String>())
    var answers: [String] = []
    while let name = waiting.popFirst() {
      guard known.insert(name).inserted else { continue }
      answers += isOfTexts ? values.texts(ofClass: name) : values.answers(ofClass: name, isSame: isSame(name))
      waiting.formUnion(values.servers(ofClass: name).subtracting(known))
      for nib in values.nibs(registeredBy: name) {
        let path = project.xib(named: nib)
        let bytes = path.flatMap { try? files.read($0).bytes } ?? []
        waiting.formUnion(InterfaceDocument.classes(in: bytes).subtracting(known))
      }
    }
    return answers.sorted()
  }
}

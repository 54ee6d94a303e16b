import DocumentVersions
import GoldenRuns
import Goldens
import InterfaceXML
import Views

extension SceneDifference {
  /// Cites the edits of outlets that lead to views, and of how the screen is shown.
  ///
  /// - Parameters:
  ///   - edits: The edits of the document.
  ///   - controller: The object id of the screen's controller; nil where it is gone.
  ///   - screens: What screens are called, by their controllers.
  ///   - newSegues: The segues that came, by the controllers that they lead to.
  ///   - containers: Takes the containers that came or went and are cited.
  /// - Returns: The edits of how it is shown that are cited.
  mutating func cite(
    _ edits: [DocumentEdits.Edit], of controller: String?, _ screens: [String: String],
    newSegues: [String: Element], _ containers: inout Set<CitedContainer>
  ) -> [EditSubject] {
    let outlets = edits.filter { $0.isConnection && $0.element.name.hasPrefix("outlet") }
    func lines(_ outlets: [DocumentEdits.Edit]) -> [String: Int] {
      Dictionary(
        outlets.compactMap { edit in edit.element.peek("destination").map { ($0, edit.line) } },
        uniquingKeysWith: { first, _ in first })
    }
    cite(
      outlets: lines(outlets.filter { $0.kind != .removed }),
      gone: lines(outlets.filter { $0.kind == .removed }))
    var cited: [EditSubject] = []
    for edit in edits where edit.isOfRuntimeAttribute && !edit.object.isEmpty {
      let line = edit.kind == .removed ? 0 : edit.line
      guard cite(designable: edit.object, edit.phraseWithPlace, line: line) else { continue }
      cited.append(EditSubject(edit))
    }
    for edit in edits where edit.isEmbedding && edit.property.isEmpty {
      guard let container = edit.around?.peek("id"),
        cite(embedding: edit.phraseWithPlace, in: container, line: edit.kind == .removed ? 0 : edit.line)
      else { continue }
      cited.append(EditSubject(edit))
    }
    if let edit = edits.first(where: { $0.property == "useAutolayout" }),
      cite(layout: edit.phraseWithPlace, line: edit.kind == .removed ? 0 : edit.line)
    {
      // The document has no id.
      var subject = EditSubject(edit)
      if edit.kind == .removed { subject.oldLines = [edit.line] } else { subject.lines = [edit.line] }
      cited.append(subject)
    }
    let segue = controller.flatMap { id in edits.first { $0.isSegue(to: id) } }
    // Other storyboards lead to it by its identifier.
    let identifier = controller.flatMap { id in
      edits.first { $0.property == "storyboardIdentifier" && $0.object == id && $0.old != nil }
    }
    let container = controller.flatMap { id in edits.first { $0.isOfContainer(of: id) } }
    // Which of several navigation controllers is around the screen is not looked up.
    let hiding = edits.filter { ["toolbarHidden", "navigationBarHidden"].contains($0.property) }
    // Bars that Interface Builder is asked to show are in its pictures.
    let simulated = controller.flatMap { id in
      edits.first { $0.object == id && $0.property.hasPrefix("simulated") }
    }
    let added = container.flatMap { $0.kind == .added ? $0 : nil }
    if added == nil, segue == nil, let inner = controller.flatMap({ newSegues[$0] }) {
      if cite(showing: "\(inner.phrase) is new", line: inner.line) { return cited }
    }
    let hidden = hiding.count == 1 ? hiding[0] : nil
    guard let edit = added ?? segue ?? container ?? hidden ?? identifier ?? simulated,
      cite(showing: edit.phraseWithPlace(screens), line: edit.kind == .removed ? 0 : edit.line)
    else { return cited }
    if edit.isOfScreen { containers.insert(CitedContainer(edit)) }
    return cited + [EditSubject(edit)]
  }
}

extension EditSubject {
  /// The subject of a single edit.
  init(_ edit: DocumentEdits.Edit) {
    self.init([])
    ids = Set([edit.element.peek("id") ?? edit.object].filter { !$0.isEmpty })
    properties = [edit.property]
  }
}

extension DocumentEdits.Edit {
  /// Whether it is about how a controller is presented.
  var isOfPresentation: Bool { property == "modalPresentationStyle" && element.name.hasSuffix("ontroller") }

  /// Whether it is about a container that came or went and shows a controller.
  fileprivate func isOfContainer(of controller: String) -> Bool {
    guard isOfContainer else { return false }
    // The list of scenes is the object that the edit is of.
    guard let container = element.children.first(where: { $0.name == "scene" && $0.line == line }) else {
      return false
    }
    var waiting = [container]
    while let part = waiting.popLast() {
      if part.name == "segue", part.peek("kind") == "relationship", part.peek("destination") == controller {
        return true
      }
      waiting += part.children
    }
    return false
  }
}

/// A container that came or went and is named as the reason of a bar.
struct CitedContainer: Hashable {
  private let kind: DocumentEdits.Edit.Kind
  private let line: Int

  init(_ edit: DocumentEdits.Edit) { (kind, line) = (edit.kind, edit.line) }
}

extension SceneDifference {
  /// A screen that came or went, as it was recorded.
  init(_ screen: RecordedSide.Screen, _ status: Status) {
    let nodes = screen.pictures.first?.tree.nodes ?? []
    // A class alone is no name of a view that stands for itself.
    let isNamed = nodes.first.map { $0.className != screen.name } ?? true
    let title =
      isNamed ? nil : nodes.first?.outlets.first { $0 != "view" } ?? nodes.lazy.compactMap(\.text).first
    self.init(
      title ?? screen.name, status, line: screen.line, views: nodes.map { ($0.id, $0.text, $0.className) })
  }

  /// A screen of a document that came or went, as it was read.
  init(_ scene: Scene, _ status: Status) {
    self.init(
      scene.name, status, line: scene.location.line,
      views: scene.tree.views.map { ($0.objectID, $0.content.text, $0.runtimeClass) })
  }
}

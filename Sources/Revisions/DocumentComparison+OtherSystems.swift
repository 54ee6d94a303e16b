import DocumentVersions
import Files
import Goldens
import InterfaceFile
import InterfaceXML

// Documents of other systems than iOS, of which nothing is laid out.
extension DocumentComparison {
  /// What differs between both sides of a document, element by element; none where one cannot be read.
  func editsOfOtherSystem() -> [HiddenEdit] {
    guard let old, let new, let before = Self.root(of: old), let after = Self.root(of: new) else { return [] }
    let edits = DocumentEdits(from: before, to: after)
    var names: [String: String] = [:]
    for root in [before, after] {
      var waiting = [root]
      while let element = waiting.popLast() {
        if let id = element.peek("id") { names[id] = Self.name(of: element) }
        waiting += element.children
      }
    }
    return HiddenEdits.list(edits, besides: [], names: names).map { edit in
      var edit = edit
      edit.showsInApp = !Self.unseen.contains { edit.phrase.hasPrefix($0) }
      return edit
    }
  }

  /// What the edits of connections, and of what assistive technology reads, begin with.
  private static let unseen = [
    "outlet", "action", "accessibility", "property ", "selector ", "customClass", "customModule",
    "customObjectInstantitationMethod", "userLabel", "identifier", "tag ", "frameAutosaveName", "destination",
    "nextPage", "moved",
  ]

  private static func root(of file: ComparedFile) -> Element? {
    (try? FileSystem.untraced.read(file.content).bytes).flatMap {
      try? InterfaceDocument.root(in: $0, file: file.shown(file.path))
    }
  }

  /// What an element is called: by the label that it has in Interface Builder, or what it says.
  private static func name(of element: Element) -> String {
    let title = ["userLabel", "text", "title"].lazy.compactMap(element.peek).first { !$0.isEmpty }
    return title.map { "\(element.name) \"\($0)\"" } ?? element.name
  }
}

extension DocumentDifference {
  /// Notes that a document is for another system, so that nothing else is known.
  mutating func noteOtherSystem(_ system: String, _ status: Status) {
    var kept = Housekeeping()
    (kept.otherSystem, kept.otherStatus) = (system, status)
    housekeeping = kept
    self.status = .changed
  }
}

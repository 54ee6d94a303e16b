import DocumentVersions
import GoldenRuns
import InterfaceFile
import InterfaceXML

/// A document on both sides of a comparison, and the edits between them.
struct EditedDocument: Sendable {
  /// The older side.
  private let old: InterfaceDocument
  let edits: DocumentEdits
  /// The lines of the constraints of both sides that a variation leaves out for some size classes, by object id.
  let constraints: (was: [String: Int], now: [String: Int])

  /// The most versions of a document that are made, and the most elements that these have together, for a few versions and for many:
  /// the largest document of 3,050 in public projects has 11,568.
  private static let (mostVersions, few) = (96, 24)
  private static let (mostElements, mostElementsOfMany) = (400_000, 40_000)

  /// Compares two sides. Nil where one cannot be read, and for documents whose layouts are documents of their own.
  init?(from old: InterfaceDocument?, to new: InterfaceDocument?) {
    guard let old, let new, old.layouts.isEmpty, new.layouts.isEmpty, old.generation == new.generation else {
      return nil
    }
    self.old = old
    edits = DocumentEdits(from: old.root, to: new.root)
    constraints = (Self.constraints(in: old.root), Self.constraints(in: new.root))
  }

  private static func constraints(in root: Element) -> [String: Int] {
    var (lines, excluded, waiting) = ([String: Int](), Set<String>(), [root])
    while let element = waiting.popLast() {
      if element.name == "constraint", let id = element.peek("id") { lines[id] = element.line }
      if element.name == "exclude", let id = element.peek("reference") { excluded.insert(id) }
      waiting += element.children
    }
    return lines.filter { excluded.contains($0.key) }
  }

  /// The version in which only the edits to some objects are made, by their identities.
  func version(with owners: Set<Int>) -> InterfaceDocument { old.version(edits.applied(to: owners)) }

  /// The version now, but for one edit of what an object says of itself; nil for any other edit.
  func version(without edit: DocumentEdits.Edit) -> InterfaceDocument? {
    edits.reverted(edit).map { old.version($0) }
  }

  /// Whether so many versions may be made; a stranger may have written the document.
  func mayMake(versions count: Int) -> Bool {
    count <= Self.mostVersions
      && count * edits.elementCount <= (count <= Self.few ? Self.mostElements : Self.mostElementsOfMany)
  }
}

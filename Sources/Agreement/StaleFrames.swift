import Diagnostics
import Files
import Geometry
import InterfaceFile
import InterfaceXML
import Screens
import Typography

/// The saved frames of a document that are out of date, with what layout gives instead.
///
/// A frame is out of date if Xcode marked its view as misplaced, or if those of its screen break constraints between them:
/// then the document was edited and not laid out. A frame that only differs from what layout gives is not: fonts and the
/// project's code may decide it.
package struct StaleFrames: Sendable {
  /// A frame that is out of date.
  package struct Frame: Sendable {
    /// The view's element.
    package let view: Element
    /// The element of the saved frame.
    package let saved: Element
    /// What layout gives, in points in the superview.
    package let computed: Rect
  }

  /// The frames, in the order of the document.
  package let all: [Frame]

  /// Finds the frames of a document that are out of date.
  ///
  /// - Parameters:
  ///   - input: The document.
  ///   - fonts: The fonts.
  ///   - files: The files of its project.
  /// - Throws: What reading the document throws.
  package init(of input: InputFile, fonts: FontLibrary, in files: FileSystem) throws {
    let document = try InterfaceDocument.read(input, in: files)
    let saved = SavedView.all(in: document.root)
    let stale = StaleRoots(of: saved, on: SavedCanvas(document.root)).roots
    let old = saved.filter { view in
      view.isPlaced && view.element.savedFrame != nil
        && (stale.contains(view.root) || view.element.peek("misplaced") == "YES")
    }
    guard document.generation == .document, document.root.peek("useAutolayout") == "YES",
      document.root.peek("targetRuntime")?.hasPrefix("iOS.") == true, !old.isEmpty
    else {
      all = []
      return
    }
    let placed = try DocumentAgreement.layOut(document, input.path, fonts, files)
    all = old.compactMap { view in
      guard let frame = view.element.savedFrame, let computed = placed.frames[view.objectID] else {
        return nil
      }
      return Frame(view: view.element, saved: frame, computed: computed)
    }
  }
}

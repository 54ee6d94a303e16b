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
    try self.init(input, fonts, files) { saved in
      let stale = saved.staleRoots
      return { stale.contains(saved.rootID(of: $0)) || $0.element.peek("misplaced") == "YES" }
    }
  }

  /// Finds the frames that a merge put out of date: each side saved its own, and together they break constraints that both
  /// sides' frames satisfied. Frames that neither side wrote remain as they are.
  ///
  /// - Parameters:
  ///   - merged: The merged document.
  ///   - base: The version that both sides began with.
  ///   - sides: The bytes of both sides.
  ///   - fonts: The fonts.
  ///   - files: The files of its project.
  /// - Throws: What reading a document throws.
  package init(
    ofMerged merged: InputFile, base: [UInt8], sides: [[UInt8]], fonts: FontLibrary, in files: FileSystem
  ) throws {
    try self.init(merged, fonts, files) { saved in
      var stale = saved.staleRoots
      if stale.isEmpty { return { _ in false } }
      func views(_ bytes: [UInt8]) throws -> SavedViews {
        SavedViews(try XMLParser(file: merged.path, limits: ReadingLimits()).parse(bytes))
      }
      for side in sides { stale.subtract(try views(side).staleRoots) }
      let old = try views(base).frames
      return { stale.contains(saved.rootID(of: $0)) && old[$0.objectID] != $0.frame }
    }
  }

  private init(
    _ input: InputFile, _ fonts: FontLibrary, _ files: FileSystem,
    _ choice: (SavedViews) throws -> (SavedView) -> Bool
  ) throws {
    let document = try InterfaceDocument.read(input, in: files)
    let saved = SavedViews(document.root)
    let isStale = try choice(saved)
    let old = saved.all.filter { $0.isPlaced && $0.element.savedFrame != nil && isStale($0) }
    guard document.generation == .document, document.root.peek("useAutolayout") == "YES",
      document.root.peek("targetRuntime")?.hasPrefix("iOS.") == true, !old.isEmpty
    else {
      all = []
      return
    }
    let roots = Set(old.map(saved.rootID))
    let placed = try DocumentAgreement.layOut(
      document, input.path, fonts, files, where: { roots.contains($0.tree.root.objectID) })
    all = old.compactMap { view in
      guard let frame = view.element.savedFrame, let computed = placed.frames[view.objectID] else {
        return nil
      }
      return Frame(view: view.element, saved: frame, computed: computed)
    }
  }
}

/// The views of a document with the frames that Xcode saved.
private struct SavedViews {
  let all: [SavedView]
  private let canvas: SavedCanvas

  init(_ root: Element) { (all, canvas) = (SavedView.all(in: root), SavedCanvas(root)) }

  /// The ids of the roots whose frames break constraints between them.
  var staleRoots: Set<String> { Set(StaleRoots(of: all, on: canvas).roots.map { all[$0].objectID }) }

  func rootID(of view: SavedView) -> String { all[view.root].objectID }

  /// The frames by the ids of their views, in points in the superview.
  var frames: [String: Rect] {
    Dictionary(all.map { ($0.objectID, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}

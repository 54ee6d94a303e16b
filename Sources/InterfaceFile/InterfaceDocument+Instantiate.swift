import Diagnostics
import InterfaceXML
import Views

extension InterfaceDocument {
  /// The numbers of elements and attributes that no reader takes: they are reported when the document is
  /// read.
  package func ignoredNumbers() -> Set<Int> {
    guard generation == .document else { return [] }
    let instantiator = ModernInstantiator(
      self, classes: nil, texts: TextOverlay(), textSize: nil, isCanvas: false)
    _ = instantiator.instantiate(embedding: true)
    // What size classes change is not among the elements that are read, and stays.
    return instantiator.context.ledger.untaken(of: instantiator.root)
  }

  /// The second stage: resolves what the document says into view trees.
  ///
  /// The document stays as it is; the same arguments give equal trees and the same findings each time.
  ///
  /// - Parameters:
  ///   - classes: The size classes that variations are resolved for; nil is those of the document's canvas.
  ///     Views that other classes install are in the trees all the same, not installed.
  ///   - texts: What replaces the document's own texts (`localized`).
  ///   - textSize: How large text styles are; nil is what the document's canvas shows. Archives know no text styles.
  ///   - embedding: Whether containers hold the scenes of the document that they show in a running app, as Interface
  ///     Builder's canvas does not. Archives know no containers.
  /// - Returns: The scenes in the file's order, which may be none, and the findings in the order of reading.
  /// - Throws: `ReadError` where an archive lacks its graph.
  public func instantiate(
    for classes: SizeClasses? = nil, texts: TextOverlay = TextOverlay(), textSize: TextSizeCategory? = nil,
    embedding: Bool = false
  ) throws(ReadError) -> (scenes: [Scene], findings: [Finding]) {
    switch generation {
    case .document:
      ModernInstantiator(self, classes: classes, texts: texts, textSize: textSize, isCanvas: !embedding)
        .instantiate(embedding: embedding)
    case .archive: try ArchiveInstantiator(self, texts: texts).instantiate()
    }
  }
}

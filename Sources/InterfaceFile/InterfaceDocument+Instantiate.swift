import Diagnostics
import InterfaceXML
import Views

extension InterfaceDocument {
  /// The indices of elements and attributes that no reader reads: they are reported when the document is read.
  package func ignoredNumbers() -> Set<Int> {
    guard generation == .document else { return [] }
    let instantiator = ModernInstantiator(
      self, classes: nil, texts: TextOverlay(), textSize: nil, isCanvas: false)
    _ = instantiator.instantiate(embedding: true)
    // Elements changed by size classes are not among those that are read, and are kept.
    return instantiator.context.ledger.untaken(of: instantiator.root)
  }

  /// The second stage: resolves the document into view trees, in the file's order, possibly none, with the findings in
  /// the order of reading. The same arguments give equal trees and the same findings each time.
  ///
  /// Variations are resolved for size classes, by default those of the document's canvas. Views installed only for
  /// other classes are in the trees nevertheless, marked as not installed. The size of text styles, too, is the canvas'
  /// by default. With `embedding`, containers hold the scenes of the document that they show in a running app, unlike
  /// on Interface Builder's canvas. `only`: the object ids of the controllers whose scenes are read, where nothing else
  /// of a storyboard matters, its findings included; nil for all. Archives have neither text styles nor containers. Throws
  /// `ReadError` if an archive lacks its graph.
  package func instantiate(
    for classes: SizeClasses? = nil, texts: TextOverlay = TextOverlay(), textSize: TextSizeCategory? = nil,
    embedding: Bool = false, only: Set<String>? = nil
  ) throws(ReadError) -> (scenes: [Scene], findings: [Finding]) {
    switch generation {
    case .document:
      ModernInstantiator(self, classes: classes, texts: texts, textSize: textSize, isCanvas: !embedding)
        .instantiate(embedding: embedding, only: only)
    case .archive: try ArchiveInstantiator(self, texts: texts).instantiate()
    }
  }
}

import Diagnostics
import Views

extension InterfaceDocument {
  /// The second stage: resolves what the document says into view trees.
  ///
  /// A document can be instantiated once, as the elements remember what was read.
  ///
  /// - Parameter classes: the size classes that variations are resolved for; nil is those of the document's canvas.
  ///   Views that other classes install are in the trees all the same, not installed.
  /// - Returns: the scenes in the file's order, which may be none, and the findings in the order of reading.
  /// - Throws: `ReadError` where an archive lacks its graph.
  public func instantiate(
    for classes: SizeClasses? = nil
  ) throws(ReadError) -> (scenes: [Scene], findings: [Finding]) {
    switch generation {
    case .document: ModernInstantiator(self, classes: classes).instantiate()
    case .archive: try ArchiveInstantiator(self).instantiate()
    }
  }
}

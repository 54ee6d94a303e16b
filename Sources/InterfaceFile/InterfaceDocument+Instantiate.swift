import Diagnostics
import Views

extension InterfaceDocument {
  /// The second stage: resolves what the document says into view trees.
  ///
  /// A document can be instantiated once, as the elements remember what was read.
  ///
  /// - Returns: the scenes in the file's order, which may be none, and the findings in the order of reading.
  /// - Throws: `ReadError` where an archive lacks its graph.
  public func instantiate() throws(ReadError) -> (scenes: [Scene], findings: [Finding]) {
    switch generation {
    case .document: ModernInstantiator(self).instantiate()
    case .archive: try ArchiveInstantiator(self).instantiate()
    }
  }
}

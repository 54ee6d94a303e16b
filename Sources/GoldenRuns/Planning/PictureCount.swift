import Diagnostics
import Screens
import Synchronization

/// The pictures of a run, counted before they are planned: a few lines of configuration can ask for any number.
final class PictureCount: Sendable {
  private let most: Int
  private let location: SourceLocation?
  private let counts = Mutex<[String: Int]>([:])

  init(_ configuration: GoldenConfiguration) {
    let most = configuration.mostPictures ?? .max
    self.most = most
    let override = configuration.overrides.first { override in
      var matrix = configuration.matrix
      override.adjust(&matrix)
      return matrix.count > most
    }
    let transition = configuration.transitions.first { $0.matrix(configuration.matrix).count > most }
    let isOwn = configuration.matrix.count > most
    location =
      (isOwn ? nil : override?.location ?? transition?.location) ?? configuration.matrixLocation
      ?? configuration.file.map { SourceLocation(file: $0) }
  }

  /// Checks how many there are at least, before any document is read.
  func check(_ documents: [GoldenDocuments.Document], _ configuration: GoldenConfiguration)
    throws(GoldenRunError)
  {
    try check(
      documents.reduce(0) { sum, document in
        let count = document.isFlow ? 0 : configuration.leastCombinations(of: document.relativePath)
        return Self.sum(sum, count)
      })
  }

  /// Adds pictures of a document. Those that are planned again are counted again only where they are more.
  ///
  /// - Parameters:
  ///   - count: The pictures of a part of it.
  ///   - part: What part that is.
  func add(_ count: Int, of document: GoldenDocuments.Document, _ part: String) throws(GoldenRunError) {
    counts.withLock { counts in
      let key = document.relativePath + "\n" + part
      counts[key] = max(counts[key] ?? 0, count)
    }
    try check()
  }

  /// Checks all that were added.
  func check() throws(GoldenRunError) { try check(counts.withLock { $0.values.reduce(0, Self.sum) }) }

  private func check(_ count: Int) throws(GoldenRunError) {
    if count > most { throw .tooManyPictures(count, most: most, location) }
  }

  static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge ? .max : sum
  }
}

extension GoldenMatrix {
  /// The number of pictures of a screen in all its states, of which a selection has at least as many.
  ///
  /// - Parameter states: The states that are shown; nil for the matrix's own.
  func count(of screen: Screen, states: ScreenRequest.States?) -> Int {
    guard !orientations.isEmpty else { return 0 }
    let shown = orientations.reduce(0) { sum, orientation in
      var request = ScreenRequest()
      request.orientations = [orientation]
      request.states = states ?? self.states
      return sum + request.traits(for: screen).count
    }
    return Self.product(count / orientations.count, shown)
  }
}

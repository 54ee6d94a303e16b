import Files
import Goldens
import JSON

/// What a reviewer has passed over, so that the next review goes on where this one stopped. It goes with the report.
package struct ReviewProgress: Sendable {
  /// The name of the file in a failure folder.
  package static let fileName = "review.json"
  /// The ids of changes, and paths of pictures, that were passed over.
  package var skipped: Set<String> = []

  private let folder: FailureFolder

  /// Reads what is known; nothing where nothing is, or where it is no file of this kind.
  package init(_ folder: FailureFolder) {
    self.folder = folder
    guard let input = try? folder.read(Self.fileName, limit: 1 << 20),
      let root = try? JSONValue.read(input.bytes), root["layoutshot"]?.number == 1
    else { return }
    skipped = Set((root["skipped"]?.items ?? []).compactMap(\.string))
  }

  package func write() throws(FileError) {
    let root = JSONValue.object([
      ("layoutshot", .integer(1)), ("skipped", .array(skipped.sorted().map { .string($0) })),
    ])
    let file = folder.file(Self.fileName)
    try OutputFile.write(Array(root.text(isIndented: true).utf8), to: file, within: folder.enclosure)
  }

}

import Views
import XcodeProjects

/// In which orientations an information property list lets an application show its screens.
package struct ListedOrientations: Hashable, Sendable {
  /// Those on a phone; nil where it does not say.
  package let phone: [Orientation]?
  /// Those on a tablet.
  package let pad: [Orientation]?
  /// The line of the key for both, from 1; 0 for none.
  package let line: Int

  private static let key = "UISupportedInterfaceOrientations"

  /// Reads a list. Nil if it is none that says so, or cannot be read.
  package init?(at path: String) {
    let (bytes, failure) = SmallFile.read(path, limit: PropertyList.mostBytes)
    guard failure == nil, let list = try? PropertyList(bytes, file: ""), list.entries[Self.key] != nil else {
      return nil
    }
    let traits = InformationList(list, settings: BuildSettings(levels: [], known: [:])).traits
    (phone, pad) = (traits.phoneOrientations, traits.padOrientations)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let key = Array(Self.key.utf8)
    line = (lines.firstIndex { $0.firstRange(of: key) != nil } ?? -1) + 1
  }
}

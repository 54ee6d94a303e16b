import SourceCode
import XcodeProjects

/// What pictures depend on in the files of a project, as text: versions with the same text show the same.
package enum ProjectEvidence {
  /// The names of the types that a source file declares or extends.
  package static func typeNames(ofSource bytes: [UInt8], at path: String) -> [String] {
    SourceFile(bytes, path: path).types.map(\.name)
  }

  /// Of a project file: the accent color, and how each target shows screens.
  package static func ofProject(_ bytes: [UInt8]) -> String {
    guard let file = try? ProjectFile(bytes, path: "") else { return "" }
    let traits = file.targets { _ in nil }.map {
      "\($0.name) \($0.infoPlist ?? "") \(InformationList(nil, settings: $0.settings).traits)"
    }
    return (AccentColorName.values(in: file) + traits).joined(separator: "\n")
  }

  /// Of an information property list: how the application shows screens.
  package static func ofInformation(_ bytes: [UInt8]) -> String {
    let list = try? PropertyList(bytes, file: "")
    return "\(InformationList(list, settings: BuildSettings(levels: [], known: [:])).traits)"
  }
}

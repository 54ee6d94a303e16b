import Diagnostics
import Files
import GoldenRuns

/// The documents that a command works on: those that are named, and those in folders that are.
enum DocumentsBelow {
  static func all(of inputs: [String], for command: String) throws(UsageError) -> [String] {
    let paths = inputs.flatMap { input -> [String] in
      guard InputFile.isFolder(input) else { return [input] }
      let starter = StarterConfiguration(root: input)
      let documents = (starter.documents + (command == "lint" ? starter.unbuilt : [])).filter(isDocument)
        .sorted()
      return documents.map { input == "." ? $0 : "\(input)/\($0)" }
    }
    if let other = paths.first(where: { !isDocument($0) }) {
      throw UsageError(
        "'\(command)' takes .xib and .storyboard files and folders, not \"\(PrintedText.shortened(other))\"")
    }
    return paths
  }

  private static func isDocument(_ path: String) -> Bool {
    [".xib", ".storyboard"].contains { path.lowercased().hasSuffix($0) }
  }
}

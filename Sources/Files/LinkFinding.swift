import Diagnostics

extension Finding {
  /// A link that leads out of the project. Its target is not reported.
  package static func leadsOut(_ path: String, _ category: Category = .request) -> Finding {
    Finding(
      .warning, category, "is a symbolic link to outside the project; it is not read",
      at: SourceLocation(file: path))
  }
}

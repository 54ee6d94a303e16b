import Diagnostics
import DocumentVersions
import ImageFile
import Painting
import PictureComparison
import Raster
import Typography

extension ConflictPicture {
  /// The versions side by side, each under its name and its value, with the view framed.
  ///
  /// - Parameters:
  ///   - conflict: What is shown.
  ///   - fonts: Those that titles are drawn in.
  /// - Throws: `ImageFileError.tooLarge` if the picture would be larger than pictures may be.
  package func figure(of conflict: MergeConflict, _ fonts: FontLibrary) throws(ImageFileError) -> Pixmap {
    let panels = sides.map { side in
      Triptych.Panel(
        title: conflict.title(of: side.version), picture: side.pixmap, color: side.version.color,
        framed: side.view)
    }
    return try Triptych.paint(panels) {
      PaneTitle.pixmap($0, width: $1, height: $2, ground: $3, fonts)
    }
  }
}

extension MergeVersion {
  fileprivate var color: Triptych.PanelColor {
    switch self {
    case .base: .before
    case .ours: .expected
    case .theirs: .actual
    }
  }
}

extension MergeConflict {
  /// What a version has, in a few words: `ours: "Sum"`.
  package func title(of version: MergeVersion) -> String {
    "\(version.rawValue): \(phrase(of: version))"
  }

  private func phrase(of version: MergeVersion) -> String {
    func quoted(_ value: String?) -> String {
      value.map { "\"\(PrintedText.escaped(PrintedText.shortened($0), quotes: true))\"" } ?? "nothing"
    }
    switch (kind, version) {
    case (.value, .base): return quoted(base)
    case (.value, .ours): return quoted(ours)
    case (.value, .theirs): return quoted(theirs)
    case (_, .base): return "before"
    case (.removedByOurs, .ours), (.removedByTheirs, .theirs): return "removed"
    case (.removedByOurs, .theirs), (.removedByTheirs, .ours): return "changed"
    case (.place, _), (.order, _): return "moved"
    case (.added, _): return "added"
    case (.dangling, _): return property
    }
  }
}

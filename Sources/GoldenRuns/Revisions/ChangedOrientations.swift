import Assets
import Git
import Goldens
import Views

/// The information property lists that let an application's screens turn, or no longer do: no picture of a screen shows that, since
/// both sides are compared in the orientations that both have.
enum ChangedOrientations {
  /// What changed of such lists.
  ///
  /// - Parameters:
  ///   - changes: The files that changed.
  ///   - places: Where a file is on either side.
  ///   - shown: What messages call a file.
  static func differences(
    _ changes: [GitChange], places: (was: (String) -> String, now: (String) -> String),
    shown: (String) -> String
  ) -> [DocumentDifference] {
    changes.filter { $0.new?.hasSuffix(".plist") ?? false }.compactMap { change in
      guard let old = change.old, let new = change.new,
        let was = ListedOrientations(at: places.was(old)), let now = ListedOrientations(at: places.now(new))
      else { return nil }
      let isOne = was.phone == was.pad && now.phone == now.pad
      let devices =
        isOne
        ? [("", was.phone, now.phone)]
        : [(" on a phone", was.phone, now.phone), (" on a tablet", was.pad, now.pad)]
      let edits = devices.filter { $1 != $2 }.map { device, before, after in
        var edit = HiddenEdit(
          id: "", subject: "the application",
          phrase: "orientations\(device) \(words(before)) → \(words(after))", line: now.line)
        edit.showsInApp = true
        return edit
      }
      guard !edits.isEmpty else { return nil }
      var difference = DocumentDifference(shown(new), was: old == new ? nil : shown(old), .changed)
      difference.hidden = edits
      return difference
    }
  }

  private static func words(_ orientations: [Orientation]?) -> String {
    orientations.map { $0.map(\.rawValue).joined(separator: " and ") } ?? "any"
  }
}

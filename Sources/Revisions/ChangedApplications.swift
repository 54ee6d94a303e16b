import Assets
import Git
import GoldenRuns
import Goldens
import Views

/// The information property lists that show an application's screens in another way: that they turn, or have no status bar. Both sides
/// are compared in the orientations that both have, and what a status bar leaves room for moves without an edit of the document.
enum ChangedApplications {
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
      guard let old = change.old, let new = change.new, let was = ApplicationList(at: places.was(old)),
        let now = ApplicationList(at: places.now(new))
      else { return nil }
      let edits = edits(from: was, to: now)
      if edits.isEmpty { return nil }
      var difference = DocumentDifference(shown(new), was: old == new ? nil : shown(old), .changed)
      difference.hidden = edits.map { phrase, line in
        var edit = HiddenEdit(
          id: "", subject: "the application", phrase: phrase, line: line)
        edit.showsInApp = true
        return edit
      }
      return difference
    }
  }

  private static func edits(
    from was: ApplicationList, to now: ApplicationList
  ) -> [(phrase: String, line: Int)] {
    let isOne = was.phone == was.pad && now.phone == now.pad
    let devices =
      isOne
      ? [("", was.phone, now.phone)]
      : [(" on a phone", was.phone, now.phone), (" on a tablet", was.pad, now.pad)]
    let turned = devices.filter { $1 != $2 }.map { device, before, after in
      let key = ApplicationList.orientations
      let own = now.lines[key + (device.hasSuffix("tablet") ? "~ipad" : "~iphone")]
      return (
        "orientations\(device) \(words(before)) → \(words(after))",
        own ?? now.lines[key] ?? 0
      )
    }
    let changed = ApplicationList.keys.filter { key in
      if was.values[key] == now.values[key] { return false }
      // What holds for one kind of device stands instead of what holds for all.
      if key.contains("~") { return true }
      let usual = ApplicationList.usual(key)
      return (was.values[key] ?? usual) != (now.values[key] ?? usual)
    }
    return turned
      + changed.map { key in
        ("\(key) \(was.values[key] ?? "none") → \(now.values[key] ?? "none")", now.lines[key] ?? 0)
      }
  }

  private static func words(_ orientations: [Orientation]?) -> String {
    orientations.map { $0.map(\.rawValue).joined(separator: " and ") } ?? "any"
  }
}

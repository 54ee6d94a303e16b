import Files
import Glibc

/// Detects changes to the files that pictures depend on.
struct WatchedChanges {
  private let places: WatchedPlaces
  private let events: FolderEvents?
  private let interval: Double
  private var stamps: FileStamps

  /// The interval between checks if the system does not send notifications.
  private static let usualInterval = 1.0
  /// How long it must be quiet before changes are drawn: a checkout or a build writes many files.
  private static let settlingMilliseconds: Int32 = 40
  private static let mostSettlings = 50

  /// The interval is in seconds; nil to be notified by the system.
  init(_ places: WatchedPlaces, interval: Double?) {
    self.places = places
    self.interval = interval ?? Self.usualInterval
    stamps = places.stamps()
    let events = interval == nil ? FolderEvents() : nil
    self.events = events?.watch(stamps.folders) == true ? events : nil
    // Changes made while the watches were set up.
    stamps = places.stamps()
  }

  /// How changes are noticed, as text.
  var manner: String {
    events == nil ? "looking every \(interval) s" : "in \(stamps.folders.count) folders"
  }

  /// Waits until a file changed, and returns the documents saved since the last check, in order; nil if none of the files
  /// that pictures depend on changed.
  mutating func next() -> [String]? {
    guard happened() else { return nil }
    let old = stamps
    stamps = places.stamps()
    _ = events?.watch(stamps.folders)
    if stamps.folders != old.folders { stamps = places.stamps() }
    let changed = Set(stamps.changes(since: old))
    guard !changed.isEmpty else { return nil }
    return places.documents.filter { InputFile.resolved($0).map(changed.contains) ?? false }
  }

  private func happened() -> Bool {
    guard let events else {
      usleep(UInt32(interval * 1e6))
      return true
    }
    guard events.wait(milliseconds: -1) else { return false }
    for _ in 0..<Self.mostSettlings where !events.wait(milliseconds: Self.settlingMilliseconds) { break }
    return true
  }
}

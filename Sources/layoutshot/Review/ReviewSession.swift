import Diagnostics
import Files
import GoldenRuns
import Goldens

/// A review of a report's changes.
struct ReviewSession {
  private let folder: FailureFolder
  private let store: GoldenStore
  private let screen: ReviewScreen
  private var progress: ReviewProgress
  private var items: [AcceptableReport.Item] = []
  private var place = 0
  private var picture = 0
  /// Whether the pictures of a group are decided one by one.
  private var isGroupOpen = false
  private var message = ""
  private var counts = (accepted: 0, rejected: 0)

  init(_ folder: FailureFolder, _ store: GoldenStore, screen: ReviewScreen) {
    (self.folder, self.store, self.screen) = (folder, store, screen)
    progress = ReviewProgress(folder)
  }

  /// Continues until everything is decided or the reviewer quits. Returns the exit status: 1 if undecided changes
  /// remain.
  mutating func run(_ terminal: RawTerminal) throws -> Int32 {
    load()
    let skipped = items.count { progress.skipped.contains($0.id) }
    if skipped == items.count {
      // Everything else has been decided.
      progress.skipped = []
    } else if skipped > 0 {
      message = skipped == 1 ? "1 change was skipped before" : "\(skipped) changes were skipped before"
    }
    place = items.firstIndex { !progress.skipped.contains($0.id) } ?? 0
    while place < items.count {
      screen.show(
        items[place], number: place + 1, of: items.count, picture: picture, isGroupOpen: isGroupOpen, message)
      message = ""
      guard try act(terminal.key()) else { break }
    }
    Terminal.print(screen.farewell(accepted: counts.accepted, rejected: counts.rejected, left: items.count))
    return items.isEmpty ? 0 : 1
  }

  /// The undecided changes.
  private mutating func load() { items = (try? GoldenAcceptance(folder))?.reviewed ?? [] }

  /// Returns whether to continue.
  private mutating func act(_ key: RawTerminal.Key) throws -> Bool {
    let item = items[place]
    switch key {
    case .letter("a"): decide(item, accepts: true)
    case .letter("r"): decide(item, accepts: false)
    case .letter("s"): try skip(item)
    case .letter("n"), .right: turn(1, item)
    case .letter("p"), .left: turn(-1, item)
    case .letter("g"):
      isGroupOpen.toggle()
      if item.pictures.count < 2 {
        isGroupOpen = false
        message = "there is one picture of it"
      }
    case .letter("o"):
      let page = folder.file("index.html")
      message =
        BrowserPage.open(page, fragment: "cause=\(item.id)") ? "opened \(page)" : "open \(page) in a browser"
    case .letter("q"), .end: return false
    default: message = "a accept, r reject, s skip, o open, g group, n next picture, p previous, q quit"
    }
    return true
  }

  private mutating func turn(_ by: Int, _ item: AcceptableReport.Item) {
    guard item.pictures.count > 1 else { return }
    picture = (picture + by + item.pictures.count) % item.pictures.count
  }

  private mutating func skip(_ item: AcceptableReport.Item) throws {
    if isGroupOpen, picture + 1 < item.pictures.count {
      picture += 1
      return
    }
    progress.skipped.insert(item.id)
    try progress.write()
    advance()
  }

  private mutating func advance() {
    (picture, isGroupOpen) = (0, false)
    place += 1
  }

  /// Accepts or rejects a change, or one picture of it.
  private mutating func decide(_ item: AcceptableReport.Item, accepts: Bool) {
    let isOne = isGroupOpen && picture < item.pictures.count
    let wanted = [isOne ? item.pictures[picture].path : item.id]
    do {
      let acceptance = try GoldenAcceptance(folder)
      let chosen = try acceptance.chosen(wanted)
      if accepts {
        let result = try acceptance.accept(chosen, moving: wanted, into: store)
        let written = result.written.count
        message = "accepted, \(written == 1 ? "1 picture" : "\(written) pictures") written"
        if result.waiting > 0 { message += "; \(result.waiting) wait for other changes of them" }
        counts.accepted += 1
      } else {
        try acceptance.reject(chosen, leaving: wanted)
        message = "rejected"
        counts.rejected += 1
      }
    } catch {
      message = "not possible: \((error as? any LocatedError)?.message ?? "\(error)")"
      return
    }
    load()
    // The rest of the change remains in its place.
    let isLeft = isOne && place < items.count && items[place].id == item.id
    picture = isLeft ? min(picture, max(0, items[place].pictures.count - 1)) : 0
    isGroupOpen = isGroupOpen && isLeft && items[place].pictures.count > 1
    while !isLeft, place < items.count, progress.skipped.contains(items[place].id) { place += 1 }
  }
}

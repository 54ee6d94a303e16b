import Diagnostics
import GoldenRuns
import Goldens
import Screens
import Templates
import Views

/// How the views of a screen's layouts match, for comparing two sides.
struct MatchedViews {
  /// A view of a layout.
  private struct Entry: Hashable {
    var name: String
    var line: Int
    /// The rule that found its counterpart; nil without one.
    var rule: String?
  }

  /// By orientation and object id, in the order of the tree: the live tree's views, then those of the layout that nothing in the
  /// tree is a counterpart of.
  private var entries: [Orientation: [(id: String, entry: Entry)]] = [:]

  init(of screen: Screen) {
    for orientation in Orientation.allCases {
      guard let match = orientation == .portrait ? screen.portrait : screen.landscape else { continue }
      var list: [(id: String, entry: Entry)] = []
      for pair in match.pairs {
        let view = screen.tree[pair.live]
        let title = view.title.map { PrintedText.short(ofClass: view.runtimeClass, title: $0) }
        let name = view.outletNames.first ?? title ?? "\(view.runtimeClass) (id \(view.objectID))"
        list.append(
          (view.objectID, Entry(name: name, line: view.location.line, rule: pair.rule.rawValue)))
      }
      for view in match.unmatchedLive {
        let entry = Entry(name: view.summary.shortPhrase, line: view.summary.location.line)
        list.append((view.summary.objectID, entry))
      }
      for view in match.unmatchedTemplate {
        let entry = Entry(
          name: "\(view.summary.shortPhrase) of the layout", line: view.summary.location.line)
        list.append(("template " + view.summary.objectID, entry))
      }
      entries[orientation] = list
    }
  }

  /// What became of the matches.
  static func changes(from old: MatchedViews, to new: MatchedViews) -> [DifferenceItem] {
    Orientation.allCases.flatMap { orientation -> [DifferenceItem] in
      guard let now = new.entries[orientation] else {
        return old.entries[orientation] == nil ? [] : [layout(orientation, "is gone")]
      }
      guard let was = old.entries[orientation] else {
        return [layout(orientation, "is new")]
          + now.filter { $0.entry.rule == nil }.map { item($0, "has no counterpart in", orientation) }
      }
      let before = Dictionary(was.map { ($0.id, $0.entry) }, uniquingKeysWith: { first, _ in first })
      return now.compactMap { id, entry in
        let earlier = before[id]
        switch (earlier?.rule, entry.rule) {
        case (let old?, let new?) where old != new:
          return item((id, entry), "is matched by \(new) instead of \(old) in", orientation)
        case (_?, nil): return item((id, entry), "has no counterpart any more in", orientation)
        case (nil, nil) where earlier == nil: return item((id, entry), "has no counterpart in", orientation)
        case (nil, _?) where earlier != nil: return item((id, entry), "has a counterpart now in", orientation)
        default: return nil
        }
      }
    }
  }

  private static func layout(_ orientation: Orientation, _ words: String) -> DifferenceItem {
    DifferenceItem(.match, ["the \(orientation.rawValue) layout"], [.init(phrase: words, file: nil, line: 0)])
  }

  private static func item(
    _ view: (id: String, entry: Entry), _ words: String, _ orientation: Orientation
  ) -> DifferenceItem {
    var item = DifferenceItem(
      .match, [view.entry.name],
      [.init(phrase: "\(words) \(orientation.rawValue)", file: nil, line: view.entry.line)])
    item.ids = [view.id]
    return item
  }
}

extension ViewSummary {
  /// Class and title, or class and id.
  fileprivate var shortPhrase: String {
    title.map { PrintedText.short(ofClass: runtimeClass, title: $0) } ?? "\(runtimeClass) (id \(objectID))"
  }
}

import Diagnostics
import Geometry
import Layout
import Numerals
import Painting
import Views

/// The marks for layout problems of a screen.
struct LayoutMarks {
  let laidOut: LaidOutScreen

  /// A mark that is also reported as a finding.
  struct ReportedMark {
    let highlight: Highlight
    let finding: Finding
  }

  private var frames: Frames { laidOut.frames }

  /// The tolerance in points: files record frames rounded to the pixel grid and measured with Apple's own fonts.
  private static let tolerance = 0.5 + 1e-6

  private var tree: ViewTree { laidOut.tree }

  // MARK: Constraints

  /// Views that hold constraints which were broken to resolve conflicts.
  var conflicts: [Highlight] {
    laidOut.conflicting.filter(isShown).map { id in
      let words = laidOut.givenUp.filter { $0.view == id }.map(\.words)
      let more = words.count > 1 ? " and \(words.count - 1) more" : ""
      return mark(.conflict, id, "gives up \(words.first ?? "a constraint")\(more)")
    }
  }

  /// Views whose position or size is ambiguous.
  var ambiguities: [Highlight] {
    laidOut.openAxes.filter { isShown($0.view) }.map { mark(.ambiguous, $0.view, "\($0.words) open") }
  }

  /// Views whose arrangements do not fit.
  var overflows: [Highlight] {
    laidOut.overflows.filter { isShown($0.view) }.map { mark(.overflow, $0.view, $0.words) }
  }

  // MARK: Clipping

  /// Views whose text is truncated, and views outside the views that clip them.
  func clippedViews(_ painter: TreePainter) -> [ReportedMark] {
    var words = [[String]](repeating: [], count: tree.views.count)
    for text in painter.viewsWithCutText(in: tree, frames: frames) {
      words[text.view.index].append("text is cut off" + Self.words(for: text.shortage))
    }
    for (id, place) in outsiders { words[id.index].append(place) }
    return tree.views.filter { !words[$0.id.index].isEmpty }.map { view in
      let fault = words[view.id.index].joined(separator: ", ")
      return ReportedMark(
        highlight: mark(.clipped, view.id, fault),
        finding: Finding(.warning, .clipped, "\(view.phrase): \(fault)\(place)", at: view.location))
    }
  }

  private static func words(for shortage: TextShortage) -> String {
    var parts: [String] = []
    if shortage.width > 0 { parts.append("\(Numeral.text(shortage.width, decimals: 1)) points in width") }
    if shortage.height > 0 { parts.append("\(Numeral.text(shortage.height, decimals: 1)) points in height") }
    return parts.isEmpty ? "" : ": it lacks " + parts.joined(separator: " and ")
  }

  /// Where else than in the document's own language and text size the screen is shown.
  private var place: String {
    let reading = laidOut.traits.reading
    let language = reading.language.map { " in \"\($0.identifier)\"" } ?? ""
    let size = reading.textSize.map { " at \($0.name)" } ?? ""
    return language.isEmpty && size.isEmpty
      ? "" : "," + language + size + ", " + laidOut.traits.orientation.rawValue
  }

  /// The outermost views that a superview clips, or that lie outside the canvas entirely.
  ///
  /// The content of a scroll view may be positioned anywhere.
  private var outsiders: [(ViewID, String)] {
    var result: [(ViewID, String)] = []
    // The innermost view that clips, and whether the canvas bounds still have to be checked.
    var waiting: [(view: View, clip: View?, onCanvas: Bool)] = [(tree.root, nil, true)]
    while let next = waiting.popLast() {
      let view = next.view
      var (clip, onCanvas) = (next.clip, next.onCanvas)
      if isShown(view.id), !frames[view.id].isEmpty, let place = place(of: view, in: clip, onCanvas) {
        result.append((view.id, place))
        (clip, onCanvas) = (nil, false)
      }
      if view.isScrolling {
        (clip, onCanvas) = (nil, false)
      } else if view.clipsToBounds {
        clip = view
      }
      waiting.append(contentsOf: view.subviews.reversed().map { ($0, clip, onCanvas) })
    }
    return result
  }

  private func place(of view: View, in clip: View?, _ onCanvas: Bool) -> String? {
    let rect = frames[view.id]
    if onCanvas, rect.intersection(Rect(origin: .zero, size: frames.canvas)).isEmpty {
      return "outside the canvas"
    }
    guard let clip else { return nil }
    let room = frames[clip.id]
    if rect.intersection(room).isEmpty { return "outside \(clip.short), which clips" }
    let isInside =
      rect.minX >= room.minX - Self.tolerance && rect.maxX <= room.maxX + Self.tolerance
      && rect.minY >= room.minY - Self.tolerance && rect.maxY <= room.maxY + Self.tolerance
    return isInside ? nil : "partly outside \(clip.short), which clips"
  }

  // MARK: Recorded frames

  /// Views whose frames differ from those recorded in the file; the root view is exempt because the screen positions
  /// it.
  var misplacedViews: [ReportedMark] {
    guard let recorded = laidOut.recorded, !isOff(recorded[0].size, tree.root.frame.size) else { return [] }
    // The recorded frames of an embedded scene are those on a screen of its own.
    var isEmbedded = [Bool](repeating: false, count: tree.views.count)
    for view in tree.views {
      isEmbedded[view.id.index] =
        view.isEmbeddedRoot || view.superview.map { isEmbedded[$0.id.index] } == true
    }
    return tree.views.dropFirst().filter { !isEmbedded[$0.id.index] }.compactMap { view in
      let (old, new) = (recorded[view.id.index], view.frame)
      guard old.size != .zero, isShown(view.id), let change = change(from: old, to: new) else { return nil }
      return ReportedMark(
        highlight: mark(
          .misplaced, view.id, change, gravity: Highlight.Kind.gravity(misplacedBy: distance(old, new))),
        finding: Finding(
          .warning, .misplaced, "\(view.phrase) is not where the file recorded it: \(change)",
          at: view.location))
    }
  }

  /// The farthest that an edge has moved, in points.
  private func distance(_ old: Rect, _ new: Rect) -> Double {
    max(
      abs(old.minX - new.minX), abs(old.minY - new.minY), abs(old.maxX - new.maxX), abs(old.maxY - new.maxY))
  }

  private func isOff(_ old: Size, _ new: Size) -> Bool {
    isOff(old.width, new.width) || isOff(old.height, new.height)
  }

  private func isOff(_ old: Double, _ new: Double) -> Bool { abs(old - new) > Self.tolerance }

  /// Describes the difference between two frames, such as `x 20 → 40, width 100 → 80`; nil if there is none.
  private func change(from old: Rect, to new: Rect) -> String? {
    let parts = [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ].filter { isOff($0.1, $0.2) }.map { "\($0.0) \(short($0.1)) → \(short($0.2))" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func short(_ value: Double) -> String { Numeral.text(value, decimals: 1) }

  // MARK: Marks

  private func isShown(_ id: ViewID) -> Bool { !frames.isHidden[id.index] }

  private func mark(
    _ kind: Highlight.Kind, _ id: ViewID, _ words: String, gravity: Double? = nil
  ) -> Highlight {
    let view = tree[id]
    return Highlight(
      kind: kind, rect: frames[id], label: "\(view.short): \(words)", objectID: view.objectID,
      gravity: gravity)
  }
}

extension View {
  /// The class and the beginning of the title, short enough for a mark's label.
  fileprivate var short: String {
    guard let title else { return runtimeClass }
    let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(runtimeClass) \"\(line.count > 32 ? line.prefix(31) + "…" : line)\""
  }
}

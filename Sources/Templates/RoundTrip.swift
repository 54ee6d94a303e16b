import Diagnostics
import Geometry
import Views

/// A view that is not restored after rotating the screen and back.
package struct RoundTripDeviation: Hashable, Sendable {
  /// The live view.
  package let view: ViewID
  /// Its description.
  package let summary: ViewSummary
  /// The orientation at the beginning and the end.
  package let start: Orientation
  /// Its layout at the beginning.
  package let before: LayoutAttributes
  /// Its layout at the end.
  package let after: LayoutAttributes
  /// The layouts that do not include the view, portrait first.
  package let missingFrom: [Orientation]
}

/// Compares two layouts: rotating and back must not change anything.
package enum RoundTrip {
  /// Differences up to this many points are rounding errors of proportional autoresizing.
  package static let tolerance = 0.001

  /// Rotates portrait → landscape → portrait and landscape → portrait → landscape, and returns every view whose frame,
  /// bounds or hidden flag changed, in document order, portrait first.
  ///
  /// The contents of a view that is hidden before and after are not compared: layouts stop at hidden views, and the
  /// contents are invisible. Copies of the tree are rotated. `resizingSubviews`: as in `ExtractedLayout.apply`. The
  /// result: the views that are not restored; empty if all are.
  package static func check(
    _ tree: ViewTree, portrait: ExtractedLayout, landscape: ExtractedLayout,
    resizingSubviews: (View, Size) -> Void
  ) -> [RoundTripDeviation] {
    var result: [RoundTripDeviation] = []
    for (start, middle) in [(portrait, landscape), (landscape, portrait)] {
      let tree = tree.copy()
      start.apply(to: tree, resizingSubviews: resizingSubviews)
      let before = Snapshot(of: tree)
      middle.apply(to: tree, resizingSubviews: resizingSubviews)
      start.apply(to: tree, resizingSubviews: resizingSubviews)
      let after = Snapshot(of: tree)
      let deviating = tree.views.indices.filter { !before.agrees(with: after, at: $0) }
      guard !deviating.isEmpty else { continue }
      let index = TreeIndex(tree, ignoring: IgnoredClasses(MatchingOptions()))
      result += deviating.map { place in
        RoundTripDeviation(
          view: ViewID(place), summary: index.summary(place), start: start.orientation,
          before: before.attributes[place], after: after.attributes[place],
          missingFrom: [portrait, landscape].filter { $0[ViewID(place)] == nil }.map(\.orientation))
      }
    }
    return result
  }

  /// The deviations as warnings, up to `TemplateMatch.findingLimit`; one more counts the rest.
  package static func findings(of deviations: [RoundTripDeviation]) -> [Finding] {
    let limit = TemplateMatch.findingLimit
    var result = deviations.prefix(limit).map(\.finding)
    if deviations.count > limit {
      result.append(
        Finding(.warning, .roundTrip, "\(deviations.count - limit) more views are not restored"))
    }
    return result
  }

  /// The layout of a whole tree at a moment.
  private struct Snapshot {
    let attributes: [LayoutAttributes]
    /// Whether an ancestor of each view is hidden.
    let isInsideHidden: [Bool]

    init(of tree: ViewTree) {
      attributes = tree.views.map { LayoutAttributes(of: $0) }
      var hidden = [Bool](repeating: false, count: tree.views.count)
      for view in tree.views where view.isHidden || hidden[view.id.index] {
        for subview in view.subviews { hidden[subview.id.index] = true }
      }
      isInsideHidden = hidden
    }

    func agrees(with other: Snapshot, at place: Int) -> Bool {
      if isInsideHidden[place], other.isInsideHidden[place] { return true }
      return attributes[place].agrees(with: other.attributes[place])
    }
  }
}

extension LayoutAttributes {
  fileprivate func agrees(with other: LayoutAttributes) -> Bool {
    isHidden == other.isHidden && Self.distance(bounds, other.bounds) <= RoundTrip.tolerance
      && Self.distance(frame, other.frame) <= RoundTrip.tolerance
  }

  private static func distance(_ left: Rect, _ right: Rect) -> Double {
    // Frames with a NaN are equal to nothing, not even themselves: such a view is not restored.
    let parts = [
      left.minX - right.minX, left.minY - right.minY, left.width - right.width, left.height - right.height,
    ]
    return parts.contains { $0.isNaN } ? .infinity : parts.map(abs).max()!
  }
}

extension RoundTripDeviation {
  /// The deviation as a warning at the view's place.
  package var finding: Finding {
    let way = "\(start.rawValue) → \(start.other.rawValue) → \(start.rawValue)"
    return Finding(
      .warning, .roundTrip, "\(summary.phrase) is not restored after \(way): \(changes)",
      at: summary.location, notes: [Finding.Note(cause)])
  }

  private var changes: String {
    zip(before.texts, after.texts).filter { $0.text != $1.text }
      .map { "\($0.name) \($0.text) → \($1.text)" }.joined(separator: ", ")
  }

  private var cause: String {
    switch missingFrom.count {
    case 0: "both layouts place it, but not with finite numbers"
    case 1:
      "it is not in the \(missingFrom[0].rawValue) layout, so it keeps what the "
        + "\(missingFrom[0].other.rawValue) layout gave it; give it a counterpart there"
    default: "it is in neither layout and only follows its superview; give it a counterpart in both"
    }
  }
}

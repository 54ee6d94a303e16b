/// How the items of a bar of iOS 26 share its row, for both layout and painting: in groups, each on a piece of glass.
///
/// Neighboring images are a group; a title, a done item and a custom view are alone (Apple, "Build a UIKit app with the
/// new design", 2025). Spaces part groups. Between two flexible spaces, items are in the middle of the row if they fit
/// there, whatever the others take.
package struct GlassItemRow {
  /// Items on one piece of glass.
  package struct Group: Hashable {
    /// The indices of the items.
    package let items: Range<Int>
    /// The distance of the glass from the row's start, in points.
    package fileprivate(set) var start = 0.0
    /// The width of the glass, in points.
    package let width: Double
    /// Whether the glass has the tint color.
    package let isProminent: Bool
  }

  /// The groups from the row's start.
  package private(set) var groups: [Group] = []
  /// The part of the glass of each item that the item is centered in, in points from the row's start; spaces have no width.
  package private(set) var boxes: [(start: Double, width: Double)]
  /// The shares of the room before each item's group that moves it if the room grows: 0 at the start, 1 at the end.
  package private(set) var shares: [Double]
  /// The part of the room that glass and gaps leave, in points.
  package private(set) var rest = 0.0

  /// The width of all groups and the gaps between them, in points.
  package var width: Double { groups.last.map { $0.start + $0.width } ?? 0 }

  /// Creates a row of items. `widths`: the width of each item in points; flexible spaces have none. `room`: the width
  /// of the row, in points. `metrics`: the measures of the bar's kind.
  package init(_ items: [BarButtonItem], widths: [Double], room: Double, metrics: Metrics) {
    boxes = items.map { _ in (0, 0) }
    shares = items.map { _ in 0 }
    var metrics = metrics
    var segments = Self.segments(items, widths, metrics)
    if Self.total(segments, metrics) > room {
      metrics = metrics.tight
      segments = Self.segments(items, widths, metrics)
    }
    rest = max(0, room - Self.total(segments, metrics))
    var before = 0.0
    for (number, segment) in segments.enumerated() {
      let share = segments.count > 1 ? Double(number) / Double(segments.count - 1) : 0
      var start = before + rest * share
      if segments.count == 3, number == 1 {
        let after = segments[2].width + (segments[2].width > 0 ? metrics.gap : 0)
        start = max(before, min((room - segment.width) / 2, room - after - segment.width))
      }
      for group in segment.groups {
        var group = group
        group.start += start
        add(group, widths, metrics, share: share)
      }
      before += segment.width + (segment.width > 0 ? metrics.gap : 0)
    }
  }

  private mutating func add(_ group: Group, _ widths: [Double], _ metrics: Metrics, share: Double) {
    groups.append(group)
    var x = group.start
    for index in group.items {
      let width = group.items.count == 1 ? group.width : widths[index] + 2 * metrics.padding
      boxes[index] = (x, width)
      shares[index] = share
      x += width + metrics.spacing
    }
  }

  // MARK: Groups

  /// The groups between two flexible spaces, from the first one's start.
  private struct Segment {
    var groups: [Group] = []
    var width = 0.0
    /// The space before the next group, in points.
    var space = 0.0
  }

  private static func total(_ segments: [Segment], _ metrics: Metrics) -> Double {
    let shown = segments.filter { $0.width > 0 }
    return shown.reduce(0) { $0 + $1.width } + metrics.gap * Double(max(0, shown.count - 1))
  }

  /// The parts of the row between flexible spaces, of which several in a row are one.
  private static func segments(
    _ items: [BarButtonItem], _ widths: [Double], _ metrics: Metrics
  ) -> [Segment] {
    var segments = [Segment()]
    var index = 0
    while index < items.count {
      let item = items[index]
      if item.isFlexible {
        if index == 0 || !items[index - 1].isFlexible { segments.append(Segment()) }
        index += 1
        continue
      }
      let last = segments.count - 1
      if item.systemItem == .fixedSpace {
        segments[last].space = max(segments[last].space, metrics.gap, item.width)
        index += 1
        continue
      }
      var end = index + 1
      while end < items.count, item.sharesGlass, items[end].sharesGlass { end += 1 }
      let width = Self.width(of: items[index..<end], widths[index..<end], metrics)
      if !segments[last].groups.isEmpty { segments[last].width += max(segments[last].space, metrics.gap) }
      segments[last].groups.append(
        Group(items: index..<end, start: segments[last].width, width: width, isProminent: item.isProminent))
      segments[last].width += width
      segments[last].space = 0
      index = end
    }
    return segments
  }

  private static func width(
    of items: ArraySlice<BarButtonItem>, _ widths: ArraySlice<Double>, _ metrics: Metrics
  ) -> Double {
    let natural = widths.reduce(0, +)
    let padded = natural + 2 * metrics.padding * Double(items.count)
    if let item = items.first, items.count == 1 {
      // An image that leaves some room in a circle is in one; so is a custom view.
      let isRound = item.shownTitle == nil && natural <= metrics.height - metrics.gap
      return isRound ? metrics.height : max(metrics.height, item.customView == nil ? padded : natural)
    }
    return padded + metrics.spacing * Double(items.count - 1)
  }
}

extension GlassItemRow {
  /// The measures of a kind of bar, in points.
  package struct Metrics {
    /// Height of the glass.
    package var height: Double
    /// The space beside each item of a group.
    package var padding: Double
    /// The space between two items with their spaces.
    package var spacing: Double
    /// The space between two pieces of glass.
    package var gap: Double

    /// The measures of a row that is too full.
    fileprivate var tight: Metrics { Metrics(height: height, padding: 2, spacing: 0, gap: 2) }

    /// The measures of a navigation bar, or of a toolbar, in an era.
    package static func bar(isToolbar: Bool, in era: Era) -> Metrics {
      isToolbar
        ? Metrics(
          height: era.drawnToolbarGlassHeight, padding: era.drawnToolbarGlassPadding,
          spacing: era.drawnToolbarGlassSpacing, gap: era.drawnGlassGap)
        : Metrics(
          height: era.drawnBarRowHeight, padding: era.drawnGlassPadding, spacing: era.drawnGlassSpacing,
          gap: era.drawnGlassGap)
    }
  }
}

extension BarButtonItem {
  /// Whether its glass has the tint color: the style is done, which is prominent in iOS 26.
  package var isProminent: Bool { (isDone || systemItem == .done) && customView == nil }

  /// Whether it is on the same glass as a neighbor of its kind.
  fileprivate var sharesGlass: Bool {
    customView == nil && !isProminent && !isFlexible && systemItem != .fixedSpace && shownImage != nil
  }
}

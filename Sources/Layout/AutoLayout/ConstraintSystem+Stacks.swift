import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// A stack view's arrangement, expressed by the constraints that UIKit itself creates.
  ///
  /// Source: the constraints listed by a running UIStackView, with their priorities.
  func arrange(_ stack: StackView, _ view: View) {
    let hidden = view.subviews.filter { !traits.shows($0) }
    let shown = view.subviews.filter { traits.shows($0) }
    let margins = stack.isMarginsRelative ? margins(of: view) : .zero
    let box = frameEdges(of: view).inset(by: margins)
    for subview in hidden {
      let edges = frameEdges(of: subview)
      if stack.axis == .horizontal {
        require(edges.right - edges.left, priority: 999)
      } else {
        require(edges.bottom - edges.top, priority: 999)
      }
    }
    guard !shown.isEmpty else {
      // All hidden: the length is zero, as with UIKit's constraints for hiding.
      let length = Span(box, on: stack.axis, false).extent
      return hidden.isEmpty ? () : require(length, priority: Deviations.openExtent)
    }
    let spans = shown.map { alignmentEdges(of: $0) }
    let isRightToLeft = view.isRightToLeft(in: traits.isRightToLeft)
    func span(_ axis: StackView.Axis, _ edges: Edges) -> Span { Span(edges, on: axis, isRightToLeft) }
    let along = spans.map { span(stack.axis, $0) }
    let across = spans.map { span(stack.axis.crossing, $0) }
    let boxAlong = span(stack.axis, box)
    let boxAcross = span(stack.axis.crossing, box)
    require(along[0].start - boxAlong.start)
    require(along[along.count - 1].end - boxAlong.end)
    distribute(stack, view, shown, along, length: boxAlong.end - boxAlong.start)
    align(stack, shown, across, boxAcross)
  }

  /// Start and end of a rectangle on an axis.
  struct Span {
    var start: Expression
    var end: Expression

    var extent: Expression { end - start }
    var center: Expression { (start + end) * 0.5 }

    /// The position of edges on an axis, in reading direction: in right-to-left layouts coordinates are negated.
    fileprivate init(_ edges: Edges, on axis: StackView.Axis, _ isRightToLeft: Bool) {
      switch (axis, isRightToLeft) {
      case (.horizontal, true): (start, end) = (edges.right * -1, edges.left * -1)
      case (.horizontal, false): (start, end) = (edges.left, edges.right)
      case (.vertical, _): (start, end) = (edges.top, edges.bottom)
      }
    }
  }

  private func alignmentEdges(of view: View) -> Edges {
    frameEdges(of: view).inset(by: view.alignmentInsets(in: traits.era))
  }

  // MARK: Along the axis

  private func distribute(
    _ stack: StackView, _ view: View, _ shown: [View], _ spans: [Span], length: Expression
  ) {
    let spacing = stack.usedSpacing
    let isFilling: Bool =
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: true
      case .equalSpacing, .equalCentering: false
      }
    let hasMany = view.subviews.count > StackView.manyMembers
    let hasOneGap = stack.hasOneGap(of: view.subviews.count)
    if hasOneGap {
      // A single variable for all gaps: if the stack view is too short, one constraint is dropped instead of one per
      // member.
      let common = Expression(solver.makeVariable())
      require(common - spacing, .greaterThanOrEqual)
      for index in spans.indices.dropFirst() {
        require(gap(stack, shown, spans, before: index) - common)
      }
    } else {
      for index in spans.indices.dropFirst() {
        let gap = gap(stack, shown, spans, before: index)
        require(gap - (shown[index - 1].customSpacing ?? spacing), isFilling ? .equal : .greaterThanOrEqual)
      }
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually where hasMany:
      // Likewise a single length for all members; see `leaveFree`.
      let common = Expression(solver.makeVariable())
      require(common, .greaterThanOrEqual, rank: 1)
      for span in spans { require(span.extent - common) }
    case .fillEqually:
      for span in spans.dropFirst() { require(span.extent - spans[0].extent) }
    case .equalSpacing where hasOneGap, .equalCentering where hasOneGap: break
    case .fillProportionally: shareInProportion(stack, shown, spans, spacing: spacing, length: length)
    case .equalSpacing:
      for index in spans.indices.dropFirst(2) {
        require(gap(stack, shown, spans, before: index) - gap(stack, shown, spans, before: 1))
      }
    case .equalCentering:
      for index in spans.indices.dropFirst(2) {
        let gap = spans[index].center - spans[index - 1].center
        require(gap - (spans[1].center - spans[0].center), priority: 150 - Double(index))
      }
    }
    if !isFilling { require(length, priority: 49) }
    // A single label among other views gets the width that they leave: 10 documents of 5 projects, against one; in
    // equal centering it has its share: one document.
    let fewest = stack.distribution == .equalCentering ? 1 : 2
    if stack.axis == .horizontal, shown.count > 1, shown.filter(\.isWrappingLabel).count >= fewest {
      shareAmongWrappingLabels(shown, spans, spacing: spacing, length: length)
    }
  }

  /// The distance measured by spacing between a member and the previous one: from edge to edge, or from the last
  /// baseline to the first one if the stack view is baseline-relative.
  private func gap(
    _ stack: StackView, _ shown: [View], _ spans: [Span], before index: Int
  ) -> Expression {
    guard stack.isBaselineRelative, stack.axis == .vertical else {
      return spans[index].start - spans[index - 1].end
    }
    return baselines(of: shown[index]).first - baselines(of: shown[index - 1]).last
  }

  private func shareInProportion(
    _ stack: StackView, _ shown: [View], _ spans: [Span], spacing: Double, length: Expression
  ) {
    let natural = shown.map { naturalExtent(stack.axis, of: $0) }
    let total = shown.dropLast().reduce(natural.reduce(0, +)) { $0 + ($1.customSpacing ?? spacing) }
    guard total > 0 else { return }
    for (index, share) in natural.enumerated() where share > 0 {
      require(
        spans[index].extent - length * (share / total),
        priority: shown.count == 1 ? 1000 : 999 - min(Double(index), 240))
    }
  }

  /// The natural length of a member, in points; a stack view's is that of its own members.
  private func naturalExtent(_ axis: StackView.Axis, of view: View) -> Double {
    guard case .stackView(let stack) = view.content else {
      let size = sizes.size(of: view, width: wrapWidth(of: view))
      return (axis == .horizontal ? size.width : size.height) ?? 0
    }
    if let known = knownExtents[axis]?[view.id] { return known }
    let shown = view.subviews.filter { traits.shows($0) }
    let extents = shown.map { naturalExtent(axis, of: $0) }
    let extent =
      stack.axis != axis ? extents.max() ?? 0 : extents.reduce(stack.gaps(among: shown), +)
    knownExtents[axis, default: [:]][view.id] = extent
    return extent
  }

  /// Labels that wrap share a row's length evenly, unless stronger constraints apply: the preferred widths that a
  /// running UIStackView gives them.
  private func shareAmongWrappingLabels(_ shown: [View], _ spans: [Span], spacing: Double, length: Expression)
  {
    let count = Double(shown.count)
    for (view, span) in zip(shown, spans) where view.isWrappingLabel {
      require(
        span.extent - length * (1 / count) + spacing * (count - 1) / count, priority: 760
      )
    }
  }

  // MARK: Across the axis

  private func align(_ stack: StackView, _ shown: [View], _ spans: [Span], _ box: Span) {
    for span in spans { align(stack, span, box) }
    if stack.alignsBaselines { alignBaselines(stack, shown, spans, box) }
    guard stack.alignment != .fill else { return }
    require(box.extent, priority: 49)
    for (view, span) in zip(shown, spans) {
      require(view.isOpenContainer ? span.extent - box.extent : span.extent, priority: 25)
    }
  }

  private func align(_ stack: StackView, _ span: Span, _ box: Span) {
    // Some edges coincide, and no member extends beyond the others.
    let meets: (start: Bool, end: Bool) =
      switch stack.alignment {
      case .fill: (true, true)
      case .leading: (true, false)
      case .trailing: (false, true)
      case .center: (false, false)
      // In a column: see `Deviations`.
      case .firstBaseline, .lastBaseline: (!stack.alignsBaselines, false)
      }
    if stack.alignment == .center { require(span.center - box.center) }
    require(span.start - box.start, meets.start ? .equal : .greaterThanOrEqual)
    require(span.end - box.end, meets.end ? .equal : .lessThanOrEqual)
  }

  private func alignBaselines(_ stack: StackView, _ shown: [View], _ spans: [Span], _ box: Span) {
    let lines = shown.map { baselines(of: $0) }
    for line in lines.dropFirst() {
      require(stack.alignment == .firstBaseline ? line.first - lines[0].first : line.last - lines[0].last)
    }
    // UIKit's own "ambiguity suppression": a row of texts without a constraint to an edge is not ambiguous.
    require(spans[0].start - box.start, priority: Deviations.openPlace)
  }
}

extension LayoutTraits {
  /// Whether a stack view has a place for a member: on the canvas also for an activity indicator that is only hidden
  /// because it is stopped, 5 of 6 in 4 projects. In a running app one that is stopped hides itself (Apple,
  /// `UIActivityIndicatorView.hidesWhenStopped`).
  func shows(_ view: View) -> Bool {
    guard case .activityIndicator(let indicator) = view.content, indicator.hidesWhenStopped else {
      return !view.isHidden
    }
    return isDesignCanvas || !view.isHidden && indicator.isAnimating
  }
}

extension View {
  /// Whether its contents may leave its size ambiguous. Across a stack view that does not stretch its members, such a
  /// member is nevertheless as long as the stack view, and not as short as possible: 11 frames in 5 projects.
  fileprivate var isOpenContainer: Bool {
    switch content {
    case .stackView: false
    case .textView: true
    default: !subviews.isEmpty
    }
  }

  /// Whether it is a multiline label.
  fileprivate var isWrappingLabel: Bool {
    if case .label(let label) = content { label.numberOfLines != 1 } else { false }
  }
}

extension StackView {
  /// The number of members above which a common quantity is a separate variable, so that the cost of a stack view grows
  /// linearly.
  static let manyMembers = 64

  /// Whether the gaps of this many members are a single variable.
  fileprivate func hasOneGap(of count: Int) -> Bool {
    switch distribution {
    case .equalSpacing: count > StackView.manyMembers
    case .equalCentering: count > Deviations.centeredMembers
    case .fill, .fillEqually, .fillProportionally: false
    }
  }

  /// Whether members are aligned by baseline: only those of a row can be.
  fileprivate var alignsBaselines: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }
}

extension StackView.Axis {
  /// The other one.
  var crossing: StackView.Axis { self == .horizontal ? .vertical : .horizontal }
}

import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// A stack view's arrangement as the constraints that UIKit itself makes.
  ///
  /// Source: the constraints that a running UIStackView lists; priorities as seen there.
  func arrange(_ stack: StackView, _ view: View) {
    let hidden = view.subviews.filter(\.isHidden)
    let shown = view.subviews.filter { !$0.isHidden }
    let margins = stack.isMarginsRelative ? feedback.margins[view.id.index] : .zero
    let box = frameEdges(of: view).inset(by: margins)
    for subview in hidden {
      let edges = frameEdges(of: subview)
      if stack.axis == .horizontal {
        require(edges.right - edges.left, priority: 999)
      } else {
        require(edges.bottom - edges.top, priority: 999)
      }
    }
    guard !shown.isEmpty else { return }
    let spans = shown.map { alignmentEdges(of: $0) }
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
    var centre: Expression { (start + end) * 0.5 }
  }

  private func span(_ axis: StackView.Axis, _ edges: Edges) -> Span {
    guard axis == .horizontal else { return Span(start: edges.top, end: edges.bottom) }
    if traits.isRightToLeft { return Span(start: edges.right * -1, end: edges.left * -1) }
    return Span(start: edges.left, end: edges.right)
  }

  private func alignmentEdges(of view: View) -> Edges {
    frameEdges(of: view).inset(by: view.alignmentInsets)
  }

  // MARK: Along the axis

  private func distribute(
    _ stack: StackView, _ view: View, _ shown: [View], _ spans: [Span], length: Expression
  ) {
    let spacing = stack.usesStandardSpacing ? 8 : stack.spacing
    let isFilling: Bool =
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: true
      case .equalSpacing, .equalCentering: false
      }
    for (previous, next) in zip(spans, spans.dropFirst()) {
      require(next.start - previous.end - spacing, isFilling ? .equal : .greaterThanOrEqual)
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for span in spans.dropFirst() { require(span.extent - spans[0].extent) }
    case .fillProportionally: shareInProportion(stack, shown, spans, spacing: spacing, length: length)
    case .equalSpacing:
      for index in spans.indices.dropFirst(2) {
        let gap = spans[index].start - spans[index - 1].end
        require(gap - (spans[1].start - spans[0].end))
      }
    case .equalCentering:
      for index in spans.indices.dropFirst(2) {
        let gap = spans[index].centre - spans[index - 1].centre
        require(gap - (spans[1].centre - spans[0].centre), priority: 150 - min(Double(index), 100))
      }
    }
    if !isFilling { require(length, priority: 49) }
  }

  private func shareInProportion(
    _ stack: StackView, _ shown: [View], _ spans: [Span], spacing: Double, length: Expression
  ) {
    let natural = shown.map { view -> Double in
      let size = sizes.size(of: view, width: feedback.wrapWidths[view.id.index])
      return (stack.axis == .horizontal ? size.width : size.height) ?? 0
    }
    let total = natural.reduce(0, +) + spacing * Double(shown.count - 1)
    guard total > 0 else { return }
    for (index, share) in natural.enumerated() where share > 0 {
      require(
        spans[index].extent - length * (share / total),
        priority: shown.count == 1 ? 1000 : 999 - Double(index))
    }
  }

  // MARK: Across the axis

  private func align(_ stack: StackView, _ shown: [View], _ spans: [Span], _ box: Span) {
    for (view, span) in zip(shown, spans) {
      switch stack.alignment {
      case .fill:
        require(span.start - box.start)
        require(span.end - box.end)
      case .leading:
        require(span.start - box.start)
        require(span.end - box.end, .lessThanOrEqual)
      case .trailing:
        require(span.end - box.end)
        require(span.start - box.start, .greaterThanOrEqual)
      case .center:
        require(span.centre - box.centre)
        require(span.start - box.start, .greaterThanOrEqual)
        require(span.end - box.end, .lessThanOrEqual)
      case .firstBaseline, .lastBaseline:
        require(span.start - box.start, .greaterThanOrEqual)
        require(span.end - box.end, .lessThanOrEqual)
        let first = baselines(of: shown[0])
        let own = baselines(of: view)
        if view !== shown[0] {
          require(stack.alignment == .firstBaseline ? own.first - first.first : own.last - first.last)
        }
      }
    }
    if stack.alignment != .fill {
      require(box.extent, priority: 49)
      for span in spans { require(span.extent, priority: 25) }
    }
  }
}

extension StackView.Axis {
  /// The other one.
  var crossing: StackView.Axis { self == .horizontal ? .vertical : .horizontal }
}

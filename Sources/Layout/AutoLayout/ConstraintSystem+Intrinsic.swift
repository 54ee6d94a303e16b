import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// Content size as pairs of inequalities: no wider at hugging, no narrower at compression resistance.
  func addIntrinsicSize(of view: View) {
    guard view.isPlacedByConstraints || view.superview?.isStack == true else { return }
    if arrangements.isArranged[view.id.index] { return }
    let wrapWidth = wrapWidth(of: view)
    if let arrangement = view.arrangement, arrangement.room != .bounds {
      // Insets of the safe area or margins are part of the size.
      reads[view.id.index].formUnion([.safeArea, .margins])
    }
    var size =
      arrangements.size(of: view, width: wrapWidth) ?? sizes.size(of: view, width: wrapWidth)
    let isArranged = view.superview?.isStack == true
    let isOpenLabel = isArranged && view.isEmptyLine && !traits.era.emptyLabelHasLine
    // A placeholder for the size, even one without a value, replaces the label's intrinsic size.
    let hasOpenWidth = isOpenLabel ? view.placeholderIntrinsicWidth == nil : size.width == nil
    let hasOpenHeight = isOpenLabel ? view.placeholderIntrinsicHeight == nil : size.height == nil
    if hasOpenWidth { size.width = nil }
    if hasOpenHeight { size.height = nil }
    let v = self[view]
    let insets = view.alignmentInsets(in: traits.era)
    let priorities = view.contentPriorities
    // A plain view is as high with subviews as without: 58 of 58 views recorded at this height, and 54 of the 97
    // recorded below it have rigid contents only; 38 documents of 14 projects. In a row it is as wide, too: 2 documents
    // against one.
    let isFilled = !view.subviews.isEmpty && view.content == .plain && traits.isDesignCanvas
    if isArranged, view.subviews.isEmpty || isFilled, view.isOfOpenSize || isOpenLabel {
      let width =
        traits.isDesignCanvas && view.content == .plain ? Deviations.arrangedWidth : Deviations.arrangedExtent
      if hasOpenWidth, !isFilled || view.superview?.isColumn == false {
        showAnyhow(
          v.width, width, at: priorities.horizontalCompressionResistance,
          hugging: isOpenLabel ? priorities.horizontalHugging : nil)
      }
      if hasOpenHeight, !isBesideContentInRow(view) {
        showAnyhow(
          v.height, Deviations.arrangedExtent, at: priorities.verticalCompressionResistance,
          hugging: isOpenLabel ? priorities.verticalHugging : nil)
      }
    }
    if let width = size.width {
      let extent = Expression(v.width) - (insets.left + insets.right + width)
      require(extent, .lessThanOrEqual, priority: ofContent(priorities.horizontalHugging))
      require(extent, .greaterThanOrEqual, priority: ofContent(priorities.horizontalCompressionResistance))
    }
    if let height = size.height {
      let extent = Expression(v.height) - (insets.top + insets.bottom + height)
      require(extent, .lessThanOrEqual, priority: ofContent(priorities.verticalHugging))
      require(extent, .greaterThanOrEqual, priority: ofContent(priorities.verticalCompressionResistance))
    }
  }

  /// Whether a plain view fills a row whose height another member has: 2 documents of 2 projects.
  private func isBesideContentInRow(_ view: View) -> Bool {
    guard let row = view.superview, case .stackView(let stack) = row.content, stack.axis == .horizontal,
      stack.alignment == .fill, view.content == .plain
    else { return false }
    return row.subviews.contains {
      $0 !== view && !$0.isHidden && sizes.size(of: $0, width: nil).height != nil
    }
  }

  /// See `Deviations.arrangedExtent`. A label hugs it, at its own priority: 7 documents of one project, against one of
  /// another. All yield to real content of the same resistance: 5 documents of 3 projects.
  private func showAnyhow(
    _ extent: Variable, _ length: Double, at resistance: Double, hugging: Double? = nil
  ) {
    let missing = Expression(extent) - length
    require(
      missing, .greaterThanOrEqual,
      priority: ofContent(resistance) - Deviations.arrangedExtentDeference)
    require(missing, priority: Deviations.arrangedExtentPriority)
    if let hugging { require(missing, .lessThanOrEqual, priority: ofContent(hugging)) }
  }

  func clamped(_ priority: Double) -> Double { min(max(priority, 1), 1000) }

  /// The priority of a content size: see `Deviations.strongestContent`.
  private func ofContent(_ priority: Double) -> Double {
    min(clamped(priority), Deviations.strongestContent)
  }

  /// The distances from a view's top to its first and last baseline, as expressions; its edges if it shows no text.
  ///
  /// Those of a stack view are those of its members, so each is computed once: nested stack views require two members
  /// per level.
  func baselines(of view: View) -> (first: Expression, last: Expression) {
    if let known = knownBaselines[view.id] { return known }
    let found = findBaselines(of: view)
    knownBaselines[view.id] = found
    return found
  }

  private func findBaselines(of view: View) -> (first: Expression, last: Expression) {
    let v = self[view]
    let top = Expression(v.y)
    let bottom = top + Expression(v.height)
    guard let text = view.baselineText else {
      return arrangedBaselines(of: view) ?? (top, bottom - view.alignmentInsets(in: traits.era).bottom)
    }
    var request = text
    if request.maximumLines != 1 { request.width = wrapWidth(of: view) }
    let measured = measure(request)
    let middle = top + Expression(v.height) * 0.5 - measured.size.height / 2
    return (middle + measured.firstBaseline, middle + measured.lastBaseline)
  }

  /// A stack view's baselines are those of its first and last arranged views.
  private func arrangedBaselines(of view: View) -> (first: Expression, last: Expression)? {
    guard view.isStack else { return nil }
    let shown = view.subviews.filter { traits.shows($0) }
    guard let first = shown.first, let last = shown.last else { return nil }
    return (baselines(of: first).first, baselines(of: last).last)
  }
}

extension View {
  /// Whether its class only has an intrinsic size with content, and there is none.
  fileprivate var isOfOpenSize: Bool {
    switch content {
    case .plain, .container, .imageView, .unknown: true
    default: false
    }
  }

  /// Whether it is an empty single-line label. A multiline label has a size, which is 0: 28 of 28 labels in stack
  /// views, in 3 projects.
  fileprivate var isEmptyLine: Bool {
    if case .label(let label) = content { label.text.isEmpty && label.numberOfLines == 1 } else { false }
  }

  /// The text that determines the view's baselines.
  fileprivate var baselineText: TextRequest? {
    switch content {
    case .label(let label):
      return TextRequest(
        text: label.text.isEmpty ? " " : label.text, font: label.font, attributed: label.attributedText,
        maximumLines: label.numberOfLines)
    case .button(let button):
      return TextRequest(
        text: button.shownTitle ?? " ", font: button.titleFont, attributed: button.shownAttributedTitle)
    case .textField(let field): return TextRequest(text: " ", font: field.font, width: nil, maximumLines: 1)
    case .segmentedControl:
      return TextRequest(text: " ", font: FontDescription(systemSize: 13), width: nil, maximumLines: 1)
    default: return nil
    }
  }
}

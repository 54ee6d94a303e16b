import Diagnostics
import Geometry
import Views

/// The arrangements of a tree, prepared once for all steps of a layout.
///
/// A container whose own frame is not set by an arrangement is *outermost*; its plan includes the nested arrangements.
/// Views placed by an arrangement are left out of the constraint system if no constraint needs them, so that
/// arrangements cost no more than necessary.
final class TreeArrangements {
  /// An outermost container.
  struct Container {
    let view: View
    let plan: ArrangementPlan
  }

  /// The outermost containers, in document order.
  private(set) var containers: [Container] = []
  /// Findings about invalid arrangements.
  private(set) var findings: [Finding] = []
  /// The views placed by arrangements, by `ViewID.index`.
  private(set) var isArranged: [Bool]
  /// The views that no constraint needs, because they or an ancestor are placed by an arrangement, by `ViewID.index`.
  private(set) var isLeftOut: [Bool]
  private var containerOfView: [ViewID: Int] = [:]
  private let isRightToLeft: Bool

  var isEmpty: Bool { containers.isEmpty }

  /// Reads the arrangements of a tree, and hides the views of invisible items.
  init(_ tree: ViewTree, sizes: IntrinsicSizes, customs: CustomArrangements) {
    isRightToLeft = sizes.traits.isRightToLeft
    isArranged = tree.views.map { _ in false }
    isLeftOut = isArranged
    for view in tree.views { view.setHiddenByItem(false) }
    let views = tree.installedViews
    guard views.contains(where: { $0.arrangement != nil }) else { return }
    for view in views where view.arrangement != nil && containerOfView[view.id] == nil {
      let reader = ArrangementReader(view, customs: customs)
      findings += reader.findings
      for hidden in reader.hiddenViews { hidden.setHiddenByItem(true) }
      let plan = ArrangementPlan(nodes: reader.nodes) { sizes.preferredSize(of: tree[$0], width: $1) }
      containerOfView[view.id] = containers.count
      for node in reader.nodes.dropFirst() {
        guard let id = node.view else { continue }
        isArranged[id.index] = true
        if tree[id].arrangement != nil { containerOfView[id] = containers.count }
      }
      containers.append(Container(view: view, plan: plan))
    }
    leaveOut(tree, views)
  }

  /// The maximum nesting depth of containers with constraints between them.
  var depth: Int {
    var depths: [ViewID: Int] = [:]
    for container in containers {
      var above = container.view.superview
      while let view = above, depths[view.id] == nil { above = view.superview }
      depths[container.view.id] = (above.flatMap { depths[$0.id] } ?? 0) + 1
    }
    return depths.values.max() ?? 0
  }

  // MARK: Sizes and positions

  /// The preferred size of an outermost container at a width, in points; none for scroll views.
  func size(of view: View, width: Double?) -> IntrinsicSize? {
    guard view.arrangement != nil, let index = containerOfView[view.id] else { return nil }
    let container = containers[index]
    if container.view !== view || view.isScrolling { return IntrinsicSize.none }
    let natural = container.plan.preferredSize(fitting: .unlimited)
    guard let width, width < natural.width else {
      return IntrinsicSize(width: natural.width, height: natural.height)
    }
    let wrapped = container.plan.preferredSize(fitting: Size(width: width, height: .infinity))
    return IntrinsicSize(width: natural.width, height: wrapped.height)
  }

  /// The positions of views from arrangements, in points in the coordinates of their superviews, for containers with
  /// the sizes of `rects`; both by `ViewID.index`.
  func frames(_ rects: [Rect]) -> [Rect?] {
    var frames: [Rect?] = isArranged.map { _ in nil }
    for container in containers {
      let size = rects[container.view.id.index].size
      for (view, frame) in container.plan.frames(in: size, isRightToLeft: isRightToLeft) {
        frames[view.index] = frame
      }
    }
    return frames
  }

  /// Sets the frames of views from arrangements, and adapts their contents by autoresizing masks: of all views if
  /// `isWhole`, otherwise of those left out of the constraint system.
  func apply(to tree: ViewTree, isWhole: Bool = false) {
    for container in containers {
      for (id, frame) in container.plan.frames(in: container.view.frame.size, isRightToLeft: isRightToLeft)
      where isWhole || isLeftOut[id.index] {
        let view = tree[id]
        let old = view.frame.size
        view.frame = frame
        Autoresizing.resizeSubviews(of: view, from: old)
      }
    }
  }

  /// Reports arrangements that do not fit, and the sizes of their contents, once the containers have their frames.
  func report(on tree: ViewTree, in outcome: inout AutoLayout.Outcome) {
    for container in containers {
      let solution = container.plan.solution(container.view.frame.size)
      outcome.contentSizes += container.plan.contentSizes(in: solution)
      for overflow in container.plan.overflows(in: solution) {
        let view = tree[overflow.view]
        outcome.overflows.append(.init(view: view.id, words: overflow.words))
        outcome.findings.append(
          Finding(
            .warning, .overflow,
            "the \(overflow.arrangement) of \(view.phrase) does not fit: \(overflow.words)",
            at: view.location))
      }
    }
  }

  /// Whether a container respects the safe area or margins.
  var needsRooms: Bool { containers.contains { !$0.plan.viewsWithRoom.isEmpty } }

  /// Sets the insets of safe areas and margins for the containers that respect them; false if nothing changed.
  @discardableResult
  func setRooms(_ feedback: LayoutFeedback) -> Bool {
    var isChanged = false
    for container in containers {
      for (view, room, semanticContent) in container.plan.viewsWithRoom {
        var insets = room == .safeArea ? feedback[view].safeArea : feedback[view].margins
        // An arrangement's left is leading.
        if semanticContent.isRightToLeft(in: isRightToLeft) {
          (insets.left, insets.right) = (insets.right, insets.left)
        }
        if container.plan.setRoomInsets(insets, of: view) { isChanged = true }
      }
    }
    return isChanged
  }

  // MARK: Views needed by constraints

  private func leaveOut(_ tree: ViewTree, _ views: [View]) {
    var needed = tree.views.map { _ in false }
    var named: Set<String> = []
    for view in views {
      for constraint in view.constraints {
        named.insert(constraint.firstItem)
        if let second = constraint.secondItem { named.insert(second) }
      }
    }
    for view in views.reversed() {
      let index = view.id.index
      let isOwn =
        view.isStack || !view.layoutGuides.isEmpty || !view.constraints.isEmpty || view.content.arrangesInApp
        || named.contains(view.objectID) || (view.isPlacedByConstraints && !isArranged[index])
      // A container with its own plan inside an arranged view comes after that one, so it can be part of what is left
      // out.
      if isOwn { needed[index] = true }
      if needed[index], let superview = view.superview { needed[superview.id.index] = true }
    }
    for view in views {
      guard let superview = view.superview else { continue }
      let index = view.id.index
      isLeftOut[index] = isLeftOut[superview.id.index] || (isArranged[index] && !needed[index])
    }
  }
}

extension IntrinsicSizes {
  /// The preferred size of a view's frame at a width in points, which can be infinite; 0 if its content has no size.
  func preferredSize(of view: View, width: Double) -> Size {
    let insets = view.alignmentInsets(in: traits.era)
    // A 64th of a point: far below a pixel, far above the rounding errors of sums.
    let offer = width.isFinite ? ((width - insets.left - insets.right) * 64).rounded(.up) / 64 : nil
    if case .stackView(let stack) = view.content { return preferredSize(of: stack, view, width: offer) }
    let size = size(of: view, width: offer)
    return Size(
      width: (size.width ?? 0) + (size.width == nil ? 0 : insets.left + insets.right),
      height: (size.height ?? 0) + (size.height == nil ? 0 : insets.top + insets.bottom))
  }
}

extension IntrinsicSizes {
  /// The preferred size of the members of a stack view together, if nothing else determines it.
  private func preferredSize(of stack: StackView, _ view: View, width: Double?) -> Size {
    let shown = view.subviews.filter { traits.shows($0) }
    let isRow = stack.axis == .horizontal
    let sizes = shown.map { preferredSize(of: $0, width: isRow ? .infinity : width ?? .infinity) }
    let gaps = stack.gaps(among: shown)
    let widths = sizes.map(\.width)
    let heights = sizes.map(\.height)
    return isRow
      ? Size(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
      : Size(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
  }
}

extension ViewTree {
  /// The positions of views in the window, in points, by `ViewID.index`.
  var windowRects: [Rect] {
    var rects: [Rect] = []
    for view in views {
      guard let superview = view.superview else {
        rects.append(Rect(origin: .zero, size: view.frame.size))
        continue
      }
      rects.append(view.frame.offset(by: rects[superview.id.index].origin - superview.boundsOrigin))
    }
    return rects
  }
}

extension ViewContent {
  /// Whether the class arranges its subviews itself in a running app.
  fileprivate var arrangesInApp: Bool {
    switch self {
    case .tableView, .toolbar, .tableViewCell, .collectionView: true
    default: false
    }
  }
}

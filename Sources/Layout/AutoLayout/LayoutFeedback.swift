import Geometry
import Views

/// Numbers that one solution gives the next: widths that wrap texts, insets that depend on where views stand.
struct LayoutFeedback: Equatable {
  /// The width that a view's text wraps at, points, by `ViewID.index`; nil does not wrap.
  var wrapWidths: [Double?]
  /// The part of the safe area that reaches into a view, by `ViewID.index`.
  var safeAreas: [EdgeInsets]
  /// The margins of a view, by `ViewID.index`.
  var margins: [EdgeInsets]

  /// Before anything stands anywhere: the root's safe area, and margins without their surroundings.
  init(_ tree: ViewTree, _ rules: LayoutMarginRules) {
    wrapWidths = tree.views.map { _ in nil }
    safeAreas = tree.views.map { _ in .zero }
    safeAreas[0] = rules.traits.safeArea
    margins = []
    for view in tree.views {
      margins.append(
        rules.margins(
          of: view, safeArea: safeAreas[view.id.index], rect: .zero, parent: nil, isScrolled: false))
    }
  }

  /// What a solution says; `rects` are in the window, points, by `ViewID.index`.
  init(_ tree: ViewTree, _ rules: LayoutMarginRules, rects: [Rect]) {
    wrapWidths = []
    safeAreas = []
    margins = []
    var isScrolled: [Bool] = []
    for view in tree.views {
      let rect = rects[view.id.index]
      let above = view.superview
      let scrolled = above.map { isScrolled[$0.id.index] || $0.isScrolling } ?? false
      let parent = above.map { (margins: margins[$0.id.index], rect: rects[$0.id.index]) }
      let safeArea = rules.safeArea(of: rect, in: rects[0], isScrolled: scrolled)
      isScrolled.append(scrolled)
      safeAreas.append(safeArea)
      margins.append(
        rules.margins(of: view, safeArea: safeArea, rect: rect, parent: parent, isScrolled: scrolled))
      // A 64th of a point: far below a pixel, far above the solver's last digits.
      wrapWidths.append(view.wrapsText ? (rect.width * 64).rounded() / 64 : nil)
    }
  }
}

extension View {
  /// Whether the height of its text depends on its width.
  fileprivate var wrapsText: Bool {
    switch content {
    case .label(let label): label.numberOfLines != 1
    case .textView(let textView): !textView.isScrollEnabled
    default: false
    }
  }
}

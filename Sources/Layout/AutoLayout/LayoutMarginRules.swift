import Geometry
import Views

/// Layout margins and safe areas, by the rules of UIKit and the behavior of Interface Builder's canvas.
struct LayoutMarginRules {
  let traits: LayoutTraits
  let canvas: Size

  /// The margins of a view, in points from its frame's edges, from its own safe area, its position in the window, if
  /// known, and its superview's. `isScrolled` says whether it is inside scrolled content.
  func margins(
    of view: View, safeArea: EdgeInsets, rect: Rect, parent: (margins: EdgeInsets, rect: Rect)?,
    isScrolled: Bool = false
  ) -> EdgeInsets {
    var margins = base(view, rect)
    // At the sides the superview's margins extend as far as they reach, its safe area included.
    if view.insetsLayoutMarginsFromSafeArea {
      margins.left += safeArea.left
      margins.right += safeArea.right
    }
    // A stack view with its own margins has them at top and bottom, as recorded frames show.
    let raisesVertically = !isScrolled && !(view.isStack && view.layoutMargins != nil)
    if view.preservesSuperviewLayoutMargins, let parent, !isUnseen(view) {
      margins.left = max(margins.left, parent.margins.left - (rect.minX - parent.rect.minX))
      margins.right = max(margins.right, parent.margins.right - (parent.rect.maxX - rect.maxX))
      if raisesVertically {
        margins.top = max(margins.top, parent.margins.top - (rect.minY - parent.rect.minY))
        margins.bottom = max(margins.bottom, parent.margins.bottom - (parent.rect.maxY - rect.maxY))
      }
    }
    if view.insetsLayoutMarginsFromSafeArea {
      margins.top += safeArea.top
      margins.bottom += safeArea.bottom
    }
    return view.layoutMarginsFollowReadableWidth ? readableInsets(margins, width: rect.width) : margins
  }

  /// The maximum width of readable text at the default text size, in points.
  static let readableWidth = 672.0

  /// The insets of the readable area within the margins of a view with a width, in points: centered, and no wider than
  /// `readableWidth`.
  func readableInsets(_ margins: EdgeInsets, width: Double) -> EdgeInsets {
    let excess = max(0, width - margins.left - margins.right - Self.readableWidth)
    var insets = margins
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  /// 8 on every side; for the root, the sides depend on the width of the screen, top and bottom are 0; for a cell's
  /// content they depend on the era.
  ///
  /// The root view of an embedded controller has the same margins as a root on the same screen:
  /// `systemMinimumLayoutMargins` belongs to every controller's view (Apple's documentation of `UIViewController`);
  /// that an embedded one's are by the width of the screen and not of its container is not verified.
  private func base(_ view: View, _ rect: Rect) -> EdgeInsets {
    let isRoot = view.superview == nil || view.isEmbeddedRoot
    let side = traits.era.systemMargin(ofWidth: canvas.width)
    if var given = view.layoutMargins?.insets {
      if view.layoutMargins?.isDirectional == true, view.isRightToLeft(in: traits.isRightToLeft) {
        (given.left, given.right) = (given.right, given.left)
      }
      if isRoot {
        given.left = max(given.left, side)
        given.right = max(given.right, side)
      }
      return given
    }
    // The insets of a row's sides also apply to its content if that preserves its superview's margins.
    if view.content.isTableViewCell {
      guard traits.era.hasCellMargins else { return .zero }
      let side = rowMargins(ofWidth: rect.width).plain
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    if isRoot { return EdgeInsets(top: 0, left: side, bottom: 0, right: side) }
    if view.content == .container(.tableViewCellContentView), traits.era.hasCellMargins {
      return cellMargins(view, rect.width)
    }
    return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  private func cellMargins(_ view: View, _ width: Double) -> EdgeInsets {
    let era = traits.era
    var hasAccessory = false
    if case .tableViewCell(let cell)? = view.superview?.content { hasAccessory = cell.accessory != .none }
    let sides = isUnseen(view) ? (plain: 8, besideAccessory: 8) : rowMargins(ofWidth: width)
    let (leading, trailing) = hasAccessory ? (sides.besideAccessory, 8) : (sides.plain, sides.plain)
    let isRightToLeft = view.isRightToLeft(in: traits.isRightToLeft)
    return EdgeInsets(
      top: era.cellEndMargin, left: isRightToLeft ? trailing : leading, bottom: era.cellEndMargin,
      right: isRightToLeft ? leading : trailing)
  }

  /// Whether a view is the content of a row that starts below the part of a table controller's view that the canvas shows
  /// at first: it has not given it the margins of rows.
  private func isUnseen(_ view: View) -> Bool {
    guard traits.isDesignCanvas, traits.era.unseenRowsHavePlainMargins, view.isRowContent,
      let row = view.superview, row.layoutMargins == nil, let table = row.superview, table.superview == nil,
      table.content.isTableView
    else { return false }
    return row.frame.minY >= canvas.height - traits.safeArea.top
  }

  /// The margins at the sides of a row, and at the leading side of one with an accessory, in points.
  ///
  /// They depend on the width of the device, unless the row itself is narrow.
  private func rowMargins(ofWidth width: Double) -> (plain: Double, besideAccessory: Double) {
    let era = traits.era
    let screen = traits.screenWidth > 0 ? traits.screenWidth : canvas.width
    let widest = era.isOnCanvas ? era.widestScreenOfNarrowRows : era.widestNarrowDevice
    let isNarrow = (width > 0 && width <= era.widestNarrowRow) || screen <= widest
    let side = isNarrow ? era.cellSideMargin : era.cellSideMarginOnWideScreen
    let isOddCanvas = isNarrow && traits.isDesignCanvas && traits.scale == 2
    return (isOddCanvas ? era.cellSideMarginOnCanvasAt2x : side, side)
  }

  /// The part of the root's safe area that overlaps a view; scrolled content has none at top and bottom.
  func safeArea(of rect: Rect, in root: Rect, isScrolled: Bool) -> EdgeInsets {
    func reach(_ inset: Double, _ distance: Double) -> Double { min(max(inset - distance, 0), inset) }
    return EdgeInsets(
      top: isScrolled ? 0 : reach(traits.safeArea.top, rect.minY - root.minY),
      left: reach(traits.safeArea.left, rect.minX - root.minX),
      bottom: isScrolled ? 0 : reach(traits.safeArea.bottom, root.maxY - rect.maxY),
      right: reach(traits.safeArea.right, root.maxX - rect.maxX))
  }
}

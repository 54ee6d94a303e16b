import Geometry
import Views

extension ViewReader {
  /// Properties used only by layout: margins, placeholders for intrinsic sizes, fixed frames.
  func readLayout(of view: View, _ reader: ElementReader) {
    // A view without constraints in an Auto Layout document is placed by its frame and mask.
    // A table or collection places its cells, whatever they say.
    if view.content.isCell || reader.bool("fixedFrame", default: false) { view.isPlacedByConstraints = false }
    view.preservesSuperviewLayoutMargins = reader.bool("preservesSuperviewLayoutMargins", default: false)
    view.insetsLayoutMarginsFromSafeArea = reader.bool("insetsLayoutMarginsFromSafeArea", default: true)
    view.layoutMarginsFollowReadableWidth = reader.bool("layoutMarginsFollowReadableWidth", default: false)
    view.placeholderIntrinsicWidth = placeholder("placeholderIntrinsicWidth", reader)
    view.placeholderIntrinsicHeight = placeholder("placeholderIntrinsicHeight", reader)
    view.designableIntrinsicSize = instantiator.designables[view.objectID]
    if let margins = reader.child(key: "layoutMargins", named: "edgeInsets") {
      view.layoutMargins = LayoutMargins(
        insets: EdgeInsets(
          top: margins.number("top", default: 0), left: margins.number("left", default: 0),
          bottom: margins.number("bottom", default: 0), right: margins.number("right", default: 0)))
    }
    if let margins = reader.child(key: "directionalLayoutMargins", named: "directionalEdgeInsets") {
      view.layoutMargins = LayoutMargins(
        insets: EdgeInsets(
          top: margins.number("top", default: 0), left: margins.number("leading", default: 0),
          bottom: margins.number("bottom", default: 0), right: margins.number("trailing", default: 0)),
        isDirectional: true)
    }
  }

  /// `infinite` means that the class has no intrinsic size: -1 here.
  private func placeholder(_ name: String, _ reader: ElementReader) -> Double? {
    guard let text = reader.element.peek(name) else { return nil }
    if text == "infinite" {
      _ = reader.string(name)
      return -1
    }
    return reader.number(name, default: 0)
  }
}

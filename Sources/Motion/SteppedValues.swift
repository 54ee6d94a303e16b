import Views

/// The properties of a view that are not animated: they change to their new values when the animation begins, because
/// UIKit applies them immediately in the animation block.
package struct SteppedValues: Hashable, Sendable {
  /// Whether the view and all its ancestors are installed.
  package var isInstalled: Bool
  /// Whether the view and its descendants are hidden.
  package var isHidden: Bool
  /// The class-specific content: texts, fonts, images.
  package var content: ViewContent
  package var contentMode: ContentMode
  /// Whether subviews are clipped to the bounds.
  package var clipsToBounds: Bool
  package var tintColor: Color?
  /// The state common to all controls.
  package var control: ControlState?

  /// Takes the current values of a view. `isInstalled`: whether the view and all its ancestors are installed there.
  package init(of view: View, isInstalled: Bool) {
    self.isInstalled = isInstalled
    isHidden = view.isHidden
    content = view.content
    contentMode = view.contentMode
    clipsToBounds = view.clipsToBounds
    tintColor = view.tintColor
    control = view.control
  }

  /// Applies these values to a view, except for `isInstalled`. `view`: a view of the same class as the source of the
  /// values.
  package func apply(to view: View) {
    view.isHidden = isHidden
    if view.content != content { view.content = content }
    view.contentMode = contentMode
    view.clipsToBounds = clipsToBounds
    view.tintColor = tintColor
    view.control = control
  }

  /// A property that is not animated; the raw value is its name in reports.
  package enum Property: String, Hashable, Sendable {
    /// Whether the view is drawn, and its class-specific content.
    case hidden, text, font, image, content
    case contentMode = "content mode"
    /// Whether subviews are clipped to the bounds; a change that is not visible by itself.
    case clipping
    case tintColor = "tint color"
    /// The state common to all controls.
    case controlState = "control state"
  }

  /// Returns the properties that differ between two ends, in the order of this table. `end`: the values of the same
  /// view at the other end. The result: the properties, without `isInstalled`.
  package func changes(to end: SteppedValues) -> [Property] {
    let (shown, shownAtEnd) = (ShownParts(of: content), ShownParts(of: end.content))
    let rows: [(Property, Bool)] = [
      (.hidden, isHidden != end.isHidden), (.text, shown.texts != shownAtEnd.texts),
      (.font, shown.font != shownAtEnd.font), (.image, shown.image != shownAtEnd.image),
      (.content, content != end.content && shown == shownAtEnd),
      (.contentMode, contentMode != end.contentMode),
      (.clipping, clipsToBounds != end.clipsToBounds),
      (.tintColor, tintColor != end.tintColor), (.controlState, control != end.control),
    ]
    return rows.filter(\.1).map(\.0)
  }
}

/// The parts of a content that reports distinguish; a view has the same class at both ends.
private struct ShownParts: Equatable {
  let texts: [String?]
  let font: FontDescription?
  let image: String?

  init(of content: ViewContent) {
    texts = [content.text, content.title ?? nil, content.placeholder]
    font = content.font ?? content.titleFont
    image = ((content.image ?? content.titleImage) ?? nil)?.name
  }
}

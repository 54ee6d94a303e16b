import Diagnostics
import Geometry
import Views

/// Something that VoiceOver stops at: what UIKit tells assistive technologies of a view or of a part of one.
package struct AccessibilityElement: Hashable, Sendable {
  /// Where a label comes from.
  package enum LabelSource: String, Hashable, Sendable {
    /// The document, or the code, gives it.
    case stated
    /// The text of a label.
    case text
    /// The title of a button, a tab or a segment.
    case title
    /// The name of an image: nothing says what it means.
    case imageName = "image name"
    /// The texts in a cell.
    case cell
    /// UIKit has a word for it.
    case system
    /// There is none.
    case none
  }

  /// What it is called; nil for nothing.
  package var label: String?
  /// Where the label comes from.
  package var labelSource = LabelSource.none
  /// Where the document or the code states the label; nil for a derived one.
  package var labelPlace: SourceLocation?
  package var value: String?
  package var hint: String?
  package var traits: AccessibilityTraits = []
  package var identifier: String?
  /// The language in which it is spoken (BCP 47); nil for that of the application.
  package var language: String?
  /// Where it is, in points in the window.
  package var frame: Rect
  /// Where activating it touches, in points in the window.
  package var activationPoint: Point
  /// Whether it reacts to touches.
  package var respondsToUserInteraction = false
  /// Its number among several, from 1, and how many there are: tabs and segments.
  package var series: Series?
  /// The view; nil for a part of a bar around the screen.
  package var view: ViewID?
  /// The object id of the view or of the bar item.
  package var objectID: String?
  /// The class of the view or of the bar item.
  package var className: String
  /// Where the document opens the object; nil for one that it does not have, such as a back button.
  package var location: SourceLocation?

  package struct Series: Hashable, Sendable {
    package var number: Int
    package var count: Int
  }

  init(frame: Rect, className: String) {
    (self.frame, self.className) = (frame, className)
    activationPoint = Point(x: frame.midX, y: frame.midY)
  }

  /// Whether it reacts and nothing says what it does: it has no label and no text of its own, or is called as its image is.
  package var isUnlabeled: Bool {
    if labelSource == .imageName { return !traits.isDisjoint(with: [.button, .link, .image]) }
    guard labelSource == .none, hint?.isEmpty ?? true else { return false }
    // A field says its placeholder, and pages are counted.
    let saysValue =
      !traits.isDisjoint(with: [.textEntry, .searchField, .staticText]) || className == "UIPageControl"
    return !(saysValue && value?.isEmpty == false)
  }

  /// Class, label and object id in one phrase.
  package var phrase: String { phrase(title: label) }

  /// Class, a title and object id in one phrase.
  package func phrase(title: String?) -> String {
    if let objectID { return PrintedText.phrase(ofClass: className, title: title, id: objectID) }
    return className + (title.map { " \"\(PrintedText.shortened($0))\"" } ?? "")
  }
}

/// What is around elements.
package struct AccessibilityContainer: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case tabBar
  }

  package var kind: Kind
  package var frame: Rect
}

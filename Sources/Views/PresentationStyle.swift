/// How code presents a view controller over another one, as UIKit's `UIModalPresentationStyle`.
///
/// The raw value is the word for it: of `--presented`, in `layoutshot.json` and in scene files.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// A card in front of the screen, which stays visible at its edges; the default since iOS 13.
  case pageSheet = "page-sheet"
  /// A smaller card in the middle of an iPad; a page sheet on a phone.
  case formSheet = "form-sheet"
  /// The whole screen.
  case fullScreen = "full-screen"
  /// The whole screen, over the one that presents it, which is seen wherever the views are transparent.
  case overCurrentContext = "over-current-context"
  /// A card with an arrow on an iPad; a page sheet on a phone.
  case popover

  /// The words for all styles, in their order.
  package static let words = allCases.map(\.rawValue)
}

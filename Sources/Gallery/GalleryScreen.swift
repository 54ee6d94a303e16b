import Geometry
import JSON
import Screens
import Views

/// A screen of a gallery in all its variants.
struct GalleryScreen: Sendable {
  /// A picture of the screen, and what is where on it.
  struct Variant: Sendable {
    /// The device; nil for that of the document.
    var device: String?
    /// The orientation, and what distinguishes the variant from the first: `landscape dark`.
    var traits: String
    /// Whether it is the screen as it was at the revision that screens are held against.
    var isOlder = false
    var picture: [UInt8]
    /// The size of the picture, in points.
    var size: Size
    /// What the picture shows: see `GalleryLayout`.
    var layout: JSONValue
  }

  var id: String
  var name: String
  /// The class of the controller or of the view.
  var className: String
  /// The line in the document.
  var line: Int
  var variants: [Variant] = []
  /// A small picture of the first variant.
  var thumbnail: [UInt8]?
  /// What the first variant uses, for the catalogue.
  var uses: [GalleryUse] = []
}

/// A document of a gallery.
package struct GalleryDocument: Sendable {
  var path: String
  var screens: [GalleryScreen] = []
  /// What is wrong with it, as text without colors.
  var messages: [String] = []
  /// Why it could not be drawn, as text without colors; nil if it could.
  var error: String?
}

/// What a round adds to all documents: the screens as the application shows them, then in another appearance, on another
/// device, in another language.
package struct GalleryRound: Sendable {
  /// What it shows, for what is left out: `dark`, `de`.
  package let name: String
  /// What is drawn.
  package let request: ScreenRequest
  /// Whether a document has it. `path`: the document.
  package let applies: @Sendable (_ path: String) -> Bool
  /// Where a document is read; nil where it always is.
  package var place: (@Sendable (_ path: String) -> String)?

  /// Creates a round. `name`: empty for the first.
  package init(
    _ name: String, _ request: ScreenRequest,
    applies: @escaping @Sendable (_ path: String) -> Bool = { _ in true }
  ) {
    (self.name, self.request, self.applies) = (name, request, applies)
  }
}

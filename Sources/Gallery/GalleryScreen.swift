import Geometry
import GoldenRuns
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
    /// Whether it is the screen as it was: at the revision that screens are held against, or before it was saved.
    var isOlder = false
    var picture: [UInt8]
    /// The size of the picture, in points.
    var size: Size
    /// What the picture shows, as the text of a script: see `GalleryLayout`.
    var layout: String
  }

  var id: String
  var name: String
  /// The class of the controller or of the view.
  var className: String
  /// The line in the document.
  var line: Int
  /// Whether it was not there at the revision that screens are held against.
  var isNew = false
  var variants: [Variant] = []
  /// A small picture of the first variant.
  var thumbnail: [UInt8]?
  /// What the first variant uses, for the catalogue.
  var uses: [GalleryUse] = []
}

/// A document of a gallery.
package struct GalleryDocument: Sendable {
  package let path: String
  var screens: [GalleryScreen] = []
  /// What is wrong with it, as text without colors.
  package var messages: [String] = []
  /// Why it could not be drawn, as text without colors; nil if it could.
  package var error: String?

  /// A document without screens.
  init(path: String) { self.path = path }
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
  /// The commit that it shows, which never changes; nil for files that may.
  package var commit: String?
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

// MARK: What is kept

extension GalleryDocument {
  /// The document as caches have it.
  var kept: RenderingCache.Work {
    var pictures: [[UInt8]] = []
    func number(_ picture: [UInt8]) -> JSONValue {
      pictures.append(picture)
      return .integer(pictures.count - 1)
    }
    let rows = screens.map { screen -> JSONValue in
      let variants = screen.variants.map { variant -> JSONValue in
        .object([
          ("device", JSONValue(variant.device)), ("traits", .string(variant.traits)),
          ("isOlder", .flag(variant.isOlder)), ("picture", number(variant.picture)),
          ("size", .array([.number(variant.size.width), .number(variant.size.height)])),
          ("layout", .string(variant.layout)),
        ])
      }
      let uses = screen.uses.map { use -> JSONValue in
        .array([.string(use.kind.rawValue), .string(use.words), JSONValue(use.hex), .string(use.view)])
      }
      return .object([
        ("id", .string(screen.id)), ("name", .string(screen.name)), ("class", .string(screen.className)),
        ("line", .integer(screen.line)), ("variants", .array(variants)),
        ("thumbnail", screen.thumbnail.map(number) ?? .null), ("uses", .array(uses)),
      ])
    }
    return (.array([.array(rows), .array(messages.map { .string($0) })]), pictures)
  }

  /// A document that a cache had; nil if it has another form.
  init?(path: String, _ kept: RenderingCache.Work) {
    self.init(path: path)
    let parts = kept.value.items
    guard parts.count == 2 else { return nil }
    for row in parts[0].items {
      guard let screen = GalleryScreen(row, kept.pictures) else { return nil }
      screens.append(screen)
    }
    messages = parts[1].items.compactMap(\.string)
  }
}

extension GalleryScreen {
  fileprivate init?(_ row: JSONValue, _ pictures: [[UInt8]]) {
    func picture(_ value: JSONValue?) -> [UInt8]? {
      let index = value?.number.flatMap { Int(exactly: $0) }
      return index.flatMap { pictures.indices.contains($0) ? pictures[$0] : nil }
    }
    guard let id = row["id"]?.string, let name = row["name"]?.string, let own = row["class"]?.string,
      let line = row["line"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    (self.id, self.name, className, self.line) = (id, name, own, line)
    for item in row["variants"]?.items ?? [] {
      guard let traits = item["traits"]?.string, let picture = picture(item["picture"]),
        let layout = item["layout"]?.string, let size = item["size"]?.items.compactMap(\.number),
        size.count == 2
      else { return nil }
      variants.append(
        Variant(
          device: item["device"]?.string, traits: traits, isOlder: item["isOlder"]?.flag ?? false,
          picture: picture, size: Size(width: size[0], height: size[1]), layout: layout))
    }
    thumbnail = picture(row["thumbnail"])
    uses = (row["uses"]?.items ?? []).compactMap { item in
      let parts = item.items
      guard parts.count == 4, let kind = parts[0].string.flatMap(GalleryUse.Kind.init),
        let words = parts[1].string, let view = parts[3].string
      else { return nil }
      return GalleryUse(kind: kind, words: words, hex: parts[2].string, view: view)
    }
  }
}

import CHarfBuzz
import Diagnostics
import Glibc
import Synchronization

/// The bundled fonts: finds faces by name, lays out text and draws glyphs.
///
/// Fonts installed on the machine are ignored, so that the same text produces the same pixels everywhere; except those
/// that the table lists with their packages, for ideographs and emoji. A library can be used from several threads at
/// once.
public final class FontLibrary: Sendable {
  /// The `Fonts` folder.
  package let directory: String
  let table: FontTable
  /// The language and direction of the texts.
  package let reading: TextReading
  /// The paths of the faces' files; nil for one that is not installed.
  let paths: [String?]
  /// The fallback faces for each face, as far as they have been looked up.
  let fallbackOrders = Mutex<[Int: [Int]]>([:])
  let openFaces: Mutex<[ShapingFace?]>
  let masks: Mutex<MaskCache>
  /// The most recently measured long text.
  let longText = Mutex<LongTextShaper.Known?>(nil)
  /// The library that this one extends with a project's fonts, and these fonts; nil for a standalone library.
  let extended: (base: FontLibrary, fonts: ProjectFonts)?

  /// Reads `Names.tsv` and verifies that every file exists and looks like a font. Faces are opened on first use.
  /// `directory`: the `Fonts` folder. `installed`: files and folders of files, among them the installed packages' fonts
  /// that the table lists. Throws `FontLibraryError` if the table or a file is missing or invalid.
  package init(directory: String, installed: [String] = []) throws(FontLibraryError) {
    guard FontFile.isFolder(directory) else { throw .folderMissing(directory) }
    let path = directory + "/" + FontLibrary.tableName
    guard let bytes = FontFile.contents(path) else { throw .tableMissing(path) }
    let table = try FontTable(parsing: bytes, file: path)
    for face in table.faces where face.package == nil {
      let location = SourceLocation(file: path, line: face.line)
      guard let isFont = FontFile.hasFontSignature(directory + "/" + face.file) else {
        throw .fontMissing(face.file, location)
      }
      guard isFont else { throw .fontCorrupt(face.file, location) }
    }
    self.directory = directory
    self.table = table
    reading = TextReading()
    paths = table.faces.map { FontLibrary.path(of: $0, in: directory, installed) }
    openFaces = Mutex(Array(repeating: nil, count: table.faces.count))
    masks = Mutex(MaskCache())
    extended = nil
  }

  /// Creates a library that falls back to a project's fonts after those of another library, sharing its faces and
  /// bitmaps. `files`: returns the paths of the project's fonts; called once, when a document names a font that the
  /// library lacks. `asksForInstalled`: called with the name of an installed font's file each time that texts request
  /// it.
  package init(
    extending base: FontLibrary, files: @escaping @Sendable () -> [String],
    asksForInstalled: @escaping @Sendable (_ file: String) -> Void = { _ in }
  ) {
    directory = base.directory
    table = base.table
    reading = base.reading
    paths = base.paths
    openFaces = Mutex([])
    masks = Mutex(MaskCache())
    extended = (
      base,
      ProjectFonts(
        firstFace: base.table.faces.count, files: files, asksForInstalled: asksForInstalled)
    )
  }

  /// Creates a library for texts in another language, sharing faces and bitmaps.
  private init(_ library: FontLibrary, _ reading: TextReading) {
    directory = library.directory
    table = library.table
    self.reading = reading
    paths = library.paths
    openFaces = Mutex([])
    masks = Mutex(MaskCache())
    extended =
      library.extended ?? (library, ProjectFonts(firstFace: library.table.faces.count, files: { [] }))
  }

  /// Returns the same fonts for texts in a language and direction. `reading`: the language and the direction; shapes of
  /// letters depend on the language. The result: a library that shares faces and bitmaps with this one; itself if it
  /// already has that reading.
  package func reading(_ reading: TextReading) -> FontLibrary {
    reading == self.reading ? self : FontLibrary(self, reading)
  }

  /// The project's files that turned out not to be fonts, among those read so far.
  package var unreadableFiles: [String] { extended?.fonts.unreadableFiles ?? [] }

  /// The table's file name.
  static let tableName = "Names.tsv"

  /// All names of the table with their files and fit, in table order.
  package var families: [FontFamilyListing] {
    table.names.map { record in
      let face = table.faces[record.face]
      return FontFamilyListing(
        name: record.name, file: face.file, used: face.displayName, fit: record.fit, style: record.style)
    }
  }

  /// Returns the font for a request, which always exists; `Font.substitution` describes any difference from the
  /// request.
  ///
  /// Sizes that are negative or NaN become 0. `request`: the font requested by a document; sizes are limited to
  /// `Font.largestSize`.
  package func font(_ request: FontRequest) -> Font {
    var choice = table.choose(request)
    if case .named(let name) = request.family, choice.substitution?.isLoose == true,
      let own = extended?.fonts.choose(name, request)
    {
      choice = own
      // Recorded frames of 5 projects: the line height of a project's font is its ascender and descender, without the
      // gap.
      choice.metrics = choice.metrics ?? face(own.face)?.metrics
      choice.metrics?.gap = 0
    }
    let size = request.size > 0 ? min(request.size, Font.largestSize) : 0
    let metrics = choice.metrics ?? face(choice.face)?.metrics ?? .system
    let lineHeight = (metrics.ascender + metrics.descender + metrics.gap) * size
    let leading = request.leading.flatMap { $0.isFinite && $0 > 0 ? min($0, Font.largestSize) : nil }
    return Font(
      face: choice.face, size: size, ascender: metrics.ascender * size,
      descender: metrics.descender * size, lineHeight: lineHeight, leading: leading ?? lineHeight,
      substitution: choice.substitution, style: choice.style,
      systemCut: choice.isSystem ? SystemFontAdvances.Cut(table.faces[choice.face].weight) : nil,
      weight: request.weight)
  }

  /// Returns the family and style of a face; `nil` for an invalid index. `face`: the face's index in this library,
  /// project fonts included.
  package func faceName(_ face: Int) -> String? {
    table.faces.indices.contains(face) ? table.faces[face].displayName : extended?.fonts.name(of: face)
  }

  /// Returns the fallback faces for characters missing from a face; for a project's face, the system font first.
  func fallbacks(for face: Int) -> [Int] {
    if let base = extended?.base { return base.fallbacks(for: face) }
    guard table.faces.indices.contains(face) else { return [0] + fallbacks(for: 0) }
    return fallbackOrders.withLock { orders in
      if let order = orders[face] { return order }
      let order = table.fallbacks(for: face)
      orders[face] = order
      return order
    }
  }

  /// Returns the opened face; `nil` if its file no longer exists.
  func face(_ index: Int) -> ShapingFace? {
    guard table.faces.indices.contains(index) else { return extended?.fonts.face(index) }
    if let extended {
      if table.faces[index].package != nil { extended.fonts.asksForInstalled(table.faces[index].file) }
      return extended.base.face(index)
    }
    return openFaces.withLock { faces in
      if let face = faces[index] { return face }
      let record = table.faces[index]
      guard let path = paths[index], let file = FontFile(path: path, member: record.member) else {
        return nil
      }
      let isSystemFamily = record.family == table.faces[0].family
      let face = ShapingFace(index: index, file: file, spacing: record.spacing(isSystem: isSystemFamily))
      faces[index] = face
      return face
    }
  }
}

import CHarfBuzz
import Diagnostics
import Glibc
import Synchronization

/// The bundled fonts: finds faces for names, lays out text and draws glyphs. Nothing else on the machine is looked at,
/// so the same text is the same pixels everywhere. One library serves all threads.
public final class FontLibrary: Sendable {
  /// The `Fonts` folder.
  public let directory: String
  let table: FontTable
  /// Where characters are looked for that a face lacks, by face.
  let fallbacks: [[Int]]
  let openFaces: Mutex<[ShapingFace?]>
  let masks: Mutex<MaskCache>
  /// The library that this one adds fonts to, and these fonts; nil for a library that stands alone.
  let extended: (base: FontLibrary, fonts: ProjectFonts)?

  /// Reads `Names.tsv` and checks that every file is there and looks like a font. Faces are opened when they are
  /// first needed.
  public init(directory: String) throws(FontLibraryError) {
    guard FontFile.isFolder(directory) else { throw .folderMissing(directory) }
    let path = directory + "/" + FontLibrary.tableName
    guard let bytes = FontFile.contents(path) else { throw .tableMissing(path) }
    let table = try FontTable(parsing: bytes, file: path)
    for face in table.faces {
      let location = SourceLocation(file: path, line: face.line)
      guard let file = FontFile(path: directory + "/" + face.file) else {
        throw .fontMissing(face.file, location)
      }
      guard file.hasFontSignature else { throw .fontCorrupt(face.file, location) }
    }
    self.directory = directory
    self.table = table
    fallbacks = table.faces.indices.map(table.fallbacks(for:))
    openFaces = Mutex(Array(repeating: nil, count: table.faces.count))
    masks = Mutex(MaskCache())
    extended = nil
  }

  /// The fonts of a library, and behind them those of a project. The library's faces and bitmaps are shared.
  ///
  /// - Parameter files: the paths of the project's fonts; asked for once, when a document names a font that the
  ///   library has not itself.
  public init(extending base: FontLibrary, files: @escaping @Sendable () -> [String]) {
    directory = base.directory
    table = base.table
    fallbacks = base.fallbacks
    openFaces = Mutex([])
    masks = Mutex(MaskCache())
    extended = (base, ProjectFonts(firstFace: base.table.faces.count, files: files))
  }

  /// Files of the project that are no fonts, among those that were looked at.
  public var unreadableFiles: [String] { extended?.fonts.unreadableFiles ?? [] }

  /// The table's file name.
  static let tableName = "Names.tsv"

  /// Every name of the table with its file and fit, in the table's order.
  public var families: [FontFamilyListing] {
    table.names.map { record in
      let face = table.faces[record.face]
      return FontFamilyListing(
        name: record.name, file: face.file, used: face.displayName, fit: record.fit, style: record.style)
    }
  }

  /// The font for a request. There always is one; `Font.substitution` says how far it is from what was asked for.
  /// Sizes that are no numbers or negative become 0.
  public func font(_ request: FontRequest) -> Font {
    var choice = table.choose(request)
    if case .named(let name) = request.family, choice.substitution?.isLoose == true,
      let own = extended?.fonts.choose(name, request)
    {
      choice = own
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

  /// The family and style of a face by its index; `nil` for an index that is no face.
  public func faceName(_ face: Int) -> String? {
    table.faces.indices.contains(face) ? table.faces[face].displayName : extended?.fonts.name(of: face)
  }

  /// Where characters are looked for that a face lacks; those of a project's face in the system font first.
  func fallbacks(for face: Int) -> [Int] {
    fallbacks.indices.contains(face) ? fallbacks[face] : [0] + fallbacks[0]
  }

  /// The opened face; `nil` if its file has gone since.
  func face(_ index: Int) -> ShapingFace? {
    guard table.faces.indices.contains(index) else { return extended?.fonts.face(index) }
    if let base = extended?.base { return base.face(index) }
    return openFaces.withLock { faces in
      if let face = faces[index] { return face }
      guard let file = FontFile(path: directory + "/" + table.faces[index].file) else { return nil }
      let isSystemFamily = table.faces[index].family == table.faces[0].family
      let face = ShapingFace(index: index, file: file, hasPlainForms: isSystemFamily)
      faces[index] = face
      return face
    }
  }
}

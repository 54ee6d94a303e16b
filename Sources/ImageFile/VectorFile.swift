import CVectorLibraries
import Geometry
import Glibc
import Raster
import Synchronization

/// PDF and SVG: bytes to pixmaps.
///
/// Of a PDF the first page is drawn. Text is drawn in fonts embedded in the PDF; other text is left out, because it
/// would depend on the fonts of the machine. Colors are assumed to be sRGB, or converted to it if a PDF specifies their
/// space.
package enum VectorFile {
  /// The pixel size of a drawing.
  package enum Extent: Hashable, Sendable {
    /// The image's own size at this many pixels per point; sides are rounded to whole pixels, at least one.
    case natural(scale: Double)
    /// The whole image stretched to this many pixels.
    case pixels(width: Int, height: Int)
  }

  /// A group of a template of symbols, as Xcode and the app SF Symbols export them.
  package struct SymbolGroup: Hashable, Sendable {
    /// The word for the weight in the template, such as `Semibold`.
    package let weight: String
    /// The scale of the symbol.
    package let scale: Scale

    /// The scales of a symbol, with their letters in templates.
    package enum Scale: String, Hashable, Sendable {
      case small = "S"
      case medium = "M"
      case large = "L"
    }

    /// Creates a group from the word for its weight in templates and its scale.
    package init(weight: String, scale: Scale) { (self.weight, self.scale) = (weight, scale) }

    /// The names of groups that serve as this one, the best first, each with the factor that makes it as large. Templates
    /// that are interpolated have three weights of the small scale only; our own factors between scales are those of
    /// system symbols.
    func candidates(_ factors: [Scale: Double]) -> [(name: String, factor: Double)] {
      let own = factors[scale] ?? 1
      let wanted = [
        ("\(weight)-\(scale.rawValue)", 1), ("Regular-\(scale.rawValue)", 1),
        ("Regular-M", own / (factors[.medium] ?? 1)), ("Regular-S", own / (factors[.small] ?? 1)),
      ]
      return wanted
    }
  }

  /// How a group of a template becomes an image.
  package struct SymbolForm: Hashable, Sendable {
    package let group: SymbolGroup
    /// The point size that the image has by itself.
    package let pointSize: Double
    /// The size of each scale relative to the medium one.
    package let factors: [SymbolGroup.Scale: Double]
    /// The room above and below, in point sizes.
    package let margin: Double

    /// Units of a template to a point size: those of Apple's have 70.459 units between baseline and cap line, which are
    /// 0.705 point sizes in San Francisco.
    static let unitsPerPointSize = 100.0

    /// Creates the form of an image, in points and point sizes.
    package init(
      _ group: SymbolGroup, pointSize: Double, factors: [SymbolGroup.Scale: Double], margin: Double
    ) {
      (self.group, self.pointSize, self.factors, self.margin) = (group, pointSize, factors, margin)
    }
  }

  /// A drawn image.
  package struct Drawn: Sendable {
    /// Its pixels; areas not covered by the image are transparent.
    package var pixmap: Pixmap { pixels ?? Pixmap(width: 0, height: 0) }
    /// Its pixels; nil if there would be more than allowed.
    package let pixels: Pixmap?
    /// The width in pixels, whether drawn or not.
    package let width: Int
    /// The height in pixels, whether drawn or not.
    package let height: Int
    /// The image's own size in points: for a PDF the crop box of its first page, rotated as the page specifies, in
    /// whole points; for an SVG its width and height in pixels, derived from the view box if they are missing.
    package let size: Size
    /// Whether text was left out.
    package let lacksFonts: Bool
  }

  /// The limit for the processor time of one drawing, in seconds; icons take some milliseconds.
  package static let mostSeconds = 5

  /// The limit for the processor time of all drawings of a run.
  ///
  /// Far beyond the needs of any ordinary project, as processor time varies from run to run.
  package final class Clock: Sendable {
    /// The seconds available to drawings in addition to their shares.
    package static let mostSeconds = 30.0
    /// The seconds that each drawing adds to that: ten times the cost of an icon, so that there can be any number of
    /// icons.
    package static let share = 0.1

    private let spent = Mutex(0.0)

    /// Creates a clock before the first drawing.
    package init() {}

    /// Whether there is time left for another drawing.
    var hasTime: Bool { spent.withLock { $0 < Self.mostSeconds } }

    /// Adds the time of a drawing.
    package func add(seconds: Double) { spent.withLock { $0 = max(0, $0 + seconds - Self.share) } }
  }

  /// Draws an image in a separate process that cannot open files; several threads may draw at once. `mostPixels`: the
  /// maximum number of pixels; for a larger drawing only the size is returned. `symbol`: which symbol of a template is
  /// drawn; nil draws the whole image. Throws `ImageFileError`: a missing
  /// library, a file that is damaged or encrypted or takes too long, or a picture that is too large.
  package static func draw(
    _ bytes: [UInt8], as format: ImageFormat, _ extent: Extent, symbol: SymbolForm? = nil, name: String,
    with libraries: VectorLibraries = .installed, seconds: Int = mostSeconds, clock: Clock = Clock(),
    mostPixels: Int = PNGFile.largestArea
  ) throws(ImageFileError) -> Drawn {
    if ImageFormat(bytes) == .lfsPointer { throw .unsupported(name: name, format: .lfsPointer) }
    guard let library = libraries.library(for: format) else {
      throw .noLibrary(name: name, format: format, library: libraries.name(for: format))
    }
    guard clock.hasTime else { throw .noTimeLeft(name: name) }
    var answer = cvector_answer()
    var request = request(extent)
    request.largest_area = UInt32(min(mostPixels, PNGFile.largestArea))
    request.seconds = UInt32(clamping: seconds)
    let pixels = request.withGroups(of: symbol) { request in
      bytes.withUnsafeBufferPointer {
        cvector_draw(library.pointer, $0.baseAddress, $0.count, &request, &answer)
      }
    }
    defer { free(pixels) }
    clock.add(seconds: answer.seconds)
    let (width, height) = (Int(answer.width), Int(answer.height))
    let size = Size(width: answer.points_wide, height: answer.points_high)
    let isLarge = UInt32(bitPattern: answer.outcome) == CVECTOR_TOO_LARGE.rawValue
    if isLarge, PNGFile.mayBeRead(width: width, height: height) {
      return Drawn(
        pixels: nil, width: width, height: height, size: size, lacksFonts: answer.lacks_fonts != 0)
    }
    guard let pixels else { throw error(answer, name: name, format: format, seconds) }
    let pixmap = Pixmap(width: Int(answer.width), height: Int(answer.height))
    for y in 0..<pixmap.height {
      pixmap.withMutableRow(y) { row in
        UnsafeMutableRawBufferPointer(row).copyMemory(
          from: UnsafeRawBufferPointer(start: pixels + y * pixmap.width * 4, count: pixmap.width * 4))
      }
    }
    return Drawn(
      pixels: pixmap, width: width, height: height, size: size, lacksFonts: answer.lacks_fonts != 0)
  }

  private static func request(_ extent: Extent) -> cvector_request {
    var request = cvector_request()
    switch extent {
    case .natural(let scale): request.scale = scale
    case .pixels(let width, let height):
      request.width = UInt32(clamping: max(1, width))
      request.height = UInt32(clamping: max(1, height))
    }
    request.largest_side = UInt32(PNGFile.largestSide)
    return request
  }

  private static func error(
    _ answer: cvector_answer, name: String, format: ImageFormat, _ seconds: Int
  ) -> ImageFileError {
    let reason: String
    switch UInt32(bitPattern: answer.outcome) {
    case CVECTOR_TOO_LARGE.rawValue:
      return .tooLarge(name: name, width: Int(answer.width), height: Int(answer.height))
    case CVECTOR_TOO_SLOW.rawValue: return .tooSlow(name: name, format: format, seconds: seconds)
    case CVECTOR_ENDED.rawValue:
      reason = "the library gives up" + (answer.ended_by > 0 ? ", with signal \(answer.ended_by)" : "")
    default:
      reason = withUnsafeBytes(of: answer.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return .unreadableVector(name: name, format: format, reason: reason)
  }
}

extension cvector_request {
  /// Calls `body` with the groups of a symbol in the request.
  fileprivate mutating func withGroups<Result>(
    of symbol: VectorFile.SymbolForm?, _ body: (inout cvector_request) -> Result
  ) -> Result {
    guard let symbol else { return body(&self) }
    let units = VectorFile.SymbolForm.unitsPerPointSize
    let candidates = symbol.group.candidates(symbol.factors)
    let names = candidates.map { strdup($0.name) }
    defer { for name in names { free(name) } }
    groups = (
      UnsafePointer(names[0]), UnsafePointer(names[1]), UnsafePointer(names[2]), UnsafePointer(names[3])
    )
    let points = candidates.map { $0.factor * symbol.pointSize / units }
    group_points = (points[0], points[1], points[2], points[3])
    group_margin = symbol.margin * units
    return body(&self)
  }
}

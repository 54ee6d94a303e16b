import GoldenRuns
import Localization
import Views

/// The pictures of each screen: every combination of these values, or as few as show each pair.
public struct GoldenVariations: Sendable {
  /// The devices; empty for the document's own canvas.
  public var devices: [GoldenDevice]
  /// The orientations.
  public var orientations: [Orientation]
  /// Light, dark, or with more contrast.
  public var appearances: [Appearance]
  /// The languages of texts, such as `de` or `pseudo-double`; nil for that of the document.
  public var locales: [String?]
  /// The content size categories of text styles; nil for that of the document.
  public var textSizes: [TextSizeCategory?]
  /// Pixels per point; nil for the device's scale.
  public var scales: [Double?]
  /// Whether the layout direction is right to left.
  public var rightToLeft: [Bool]
  /// What of screens that scroll is in the pictures.
  public var contents: [PictureContent]
  /// Whether to draw only as many combinations as show each pair of values.
  public var isPairwise: Bool

  /// Creates variations.
  ///
  /// - Parameters:
  ///   - devices: The devices; empty for the document's own canvas.
  ///   - orientations: The ways up in which the device is held.
  ///   - appearances: Light, dark, or with more contrast.
  ///   - locales: The languages of texts; nil for that of the document.
  ///   - textSizes: The content size categories of text styles; nil for that of the document.
  ///   - scales: Pixels per point; nil for the device's scale.
  ///   - rightToLeft: Whether the layout direction is right to left.
  ///   - contents: What of screens that scroll is in the pictures.
  ///   - isPairwise: Whether to draw only as many combinations as show each pair of values.
  public init(
    devices: [GoldenDevice] = [], orientations: [Orientation] = [.portrait, .landscape],
    appearances: [Appearance] = [.light], locales: [String?] = [nil], textSizes: [TextSizeCategory?] = [nil],
    scales: [Double?] = [nil], rightToLeft: [Bool] = [false],
    contents: [PictureContent] = [.screen], isPairwise: Bool = false
  ) {
    (self.devices, self.orientations, self.appearances) = (devices, orientations, appearances)
    (self.locales, self.textSizes, self.scales) = (locales, textSizes, scales)
    (self.rightToLeft, self.contents, self.isPairwise) = (rightToLeft, contents, isPairwise)
  }

  /// The axes of the run.
  func matrix() throws(RequestError) -> GoldenMatrix {
    var matrix = GoldenMatrix()
    if !devices.isEmpty {
      matrix.devices = try devices.map { device throws(RequestError) in try device.known() }
    }
    (matrix.orientations, matrix.appearances) = (orientations, appearances)
    matrix.languages = try locales.map { locale throws(RequestError) in
      guard let locale else { return nil }
      if let language = ScreenLanguage(locale) { return language }
      throw RequestError(message: "locale is \"\(locale)\"; expected a language such as de or pt-BR")
    }
    (matrix.textSizes, matrix.scales) = (textSizes, scales)
    (matrix.layoutDirections, matrix.contents) = (rightToLeft, contents)
    matrix.isPairwise = isPairwise
    return matrix
  }

  /// What tells variations of a screen apart: the values of each axis that are not the usual one.
  var nameParts: [String] {
    let axes = [
      devices.map(\.name), orientations.map(\.rawValue),
      appearances == [.light] ? [] : appearances.map(\.rawValue),
      locales.compactMap(\.self), textSizes.compactMap { $0?.name },
      rightToLeft.contains(true) ? ["rtl"] : [],
      scales.compactMap { $0.map { "\(Int($0))x" } },
    ]
    return axes.filter { !$0.isEmpty }.map {
      $0.count > 3 ? "\($0[0])+\($0.count - 1)" : $0.joined(separator: "+")
    }
  }
}

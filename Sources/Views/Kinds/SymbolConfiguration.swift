import Geometry

/// The size and weight of a symbol: the part of `UIImage.SymbolConfiguration` that affects the picture.
public struct SymbolConfiguration: Hashable, Sendable {
  /// The size of a symbol beside text of its point size; the raw values are Interface Builder's.
  public enum Scale: String, Hashable, Sendable {
    /// The three steps.
    case small, medium, large

    /// Size relative to `medium`. That `large` is 1.28 agrees with frames that Interface Builder recorded (26 points
    /// for a round symbol at Body); `small` is our own measure and not verified.
    public var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The point size; nil uses the context's.
  public var pointSize: Double?
  /// Whether the point size is that of a text style, which already follows the text size.
  public var followsTextSize = false
  /// The weight; nil uses the context's.
  public var weight: FontDescription.Weight?
  /// The scale; nil uses the context's.
  public var scale: Scale?

  /// Creates an empty configuration.
  public init() {}
}

extension ImageReference {
  /// The size that Interface Builder records for many symbols, in points.
  package static let usualSymbolSize = Size(width: 128, height: 113)

  /// The default point size of a symbol: that of the text style Body.
  public static let symbolPointSize = 17.0

  /// The room above and below the drawn part of a symbol in its image, in point sizes: from the sizes that Interface
  /// Builder records, 128 × 123 for a round symbol, which is 20 points wide at 17.
  package static let symbolEndMargin = 0.062

  /// The size of a symbol relative to the default. The image's own configuration takes precedence over the view's.
  public var symbolFactor: Double {
    let pointSize = symbolConfiguration?.pointSize ?? Self.symbolPointSize
    return pointSize / Self.symbolPointSize * symbolStep.factor * enlargement
  }

  /// The image as displayed beside text of a given size: a symbol without its own size follows the text. What is no symbol
  /// of the system may be one of the project; other images ignore it.
  ///
  /// - Parameter pointSize: The point size of the text's font.
  /// - Returns: The image with that size for a symbol.
  public func beside(_ pointSize: Double) -> ImageReference {
    guard symbolConfiguration?.pointSize == nil else { return self }
    var image = self
    var configuration = symbolConfiguration ?? SymbolConfiguration()
    configuration.pointSize = pointSize
    image.symbolConfiguration = configuration
    return image
  }

  /// The weight and scale for drawing a symbol of the project; nil for the regular one of medium scale.
  package var ownSymbolConfiguration: SymbolConfiguration? {
    guard symbolConfiguration != nil || symbolScale != nil else { return nil }
    var configuration = symbolConfiguration ?? SymbolConfiguration()
    configuration.scale = symbolStep
    return configuration
  }

  /// The scale for drawing a symbol.
  public var symbolStep: SymbolConfiguration.Scale {
    symbolScale ?? symbolConfiguration?.scale ?? .medium
  }
}

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
  /// The default point size of a symbol: that of the text style Body.
  public static let symbolPointSize = 17.0

  /// The size of a symbol relative to the default. The image's own configuration takes precedence over the view's.
  public var symbolFactor: Double {
    let pointSize = symbolConfiguration?.pointSize ?? Self.symbolPointSize
    return pointSize / Self.symbolPointSize * symbolStep.factor * enlargement
  }

  /// The image as displayed beside text of a given size: a symbol without its own size follows the text.
  ///
  /// - Parameter pointSize: The point size of the text's font.
  /// - Returns: The symbol at that size; any other image unchanged.
  public func beside(_ pointSize: Double) -> ImageReference {
    guard isSystem, symbolConfiguration?.pointSize == nil else { return self }
    var image = self
    var configuration = symbolConfiguration ?? SymbolConfiguration()
    configuration.pointSize = pointSize
    image.symbolConfiguration = configuration
    return image
  }

  /// The scale for drawing a symbol.
  public var symbolStep: SymbolConfiguration.Scale {
    symbolScale ?? symbolConfiguration?.scale ?? .medium
  }
}

/// How large and how heavy a symbol is drawn: what `UIImage.SymbolConfiguration` holds that the picture needs.
public struct SymbolConfiguration: Hashable, Sendable {
  /// How large a symbol is beside text of its point size; the raw values are Interface Builder's.
  public enum Scale: String, Hashable, Sendable {
    /// The three steps.
    case small, medium, large

    /// Size against `medium`. That `large` is 1.28 agrees with frames that Interface Builder recorded (26 points for a
    /// round symbol at Body); `small` is our own measure and not verified.
    public var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The point size; nil leaves it to the surroundings.
  public var pointSize: Double?
  /// Whether the point size is that of a text style, which grows with the text by itself.
  public var followsTextSize = false
  /// The weight; nil leaves it to the surroundings.
  public var weight: FontDescription.Weight?
  /// The scale; nil leaves it to the surroundings.
  public var scale: Scale?

  /// A configuration that leaves everything to the surroundings.
  public init() {}
}

extension ImageReference {
  /// The default point size of a symbol: that of the text style Body.
  public static let symbolPointSize = 17.0

  /// The size of a symbol against the ordinary one. What the image says of itself goes before what its view prefers.
  public var symbolFactor: Double {
    let pointSize = symbolConfiguration?.pointSize ?? Self.symbolPointSize
    return pointSize / Self.symbolPointSize * symbolStep.factor * enlargement
  }

  /// The image as it is shown beside a text of a size in points: a symbol of no size of its own follows the text.
  ///
  /// - Parameter pointSize: The point size of the text's font.
  /// - Returns: The symbol at that size; any other image as it is.
  public func beside(_ pointSize: Double) -> ImageReference {
    guard isSystem, symbolConfiguration?.pointSize == nil else { return self }
    var image = self
    var configuration = symbolConfiguration ?? SymbolConfiguration()
    configuration.pointSize = pointSize
    image.symbolConfiguration = configuration
    return image
  }

  /// The scale that a symbol is drawn at.
  public var symbolStep: SymbolConfiguration.Scale {
    symbolScale ?? symbolConfiguration?.scale ?? .medium
  }
}

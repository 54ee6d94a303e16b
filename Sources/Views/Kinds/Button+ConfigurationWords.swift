extension Button.Configuration {
  /// The styles that `UIButton.Configuration` makes a configuration of.
  public enum Style: String, InterfaceBuilderWord {
    /// No body.
    case plain
    /// A gray body.
    case gray
    /// A body in a shade of the tint.
    case tinted
    /// A body of the tint.
    case filled
    /// The same four, with the metrics of the platform.
    case borderless, bordered, borderedTinted, borderedProminent
  }

  /// How round the body's corners are; the names are `UIButton.Configuration.CornerStyle`'s.
  public enum CornerStyle: String, InterfaceBuilderWord {
    /// By the background's radius, or by that and the text size.
    case fixed, dynamic
    /// By steps.
    case small, medium, large
    /// Half circles.
    case capsule
  }

  /// The side of the title that an image stands at; the names are `NSDirectionalRectEdge`'s.
  public enum ImagePlacement: String, InterfaceBuilderWord {
    /// One of the four sides.
    case leading, trailing, top, bottom
  }

  /// How title and subtitle are aligned; the names are `UIButton.Configuration.TitleAlignment`'s.
  public enum TitleAlignment: String, InterfaceBuilderWord {
    /// By the image's placement, or at an edge or in the middle.
    case automatic, leading, center, trailing
  }

  /// How much space the content has; the names are `UIButton.Configuration.Size`'s.
  public enum Size: String, InterfaceBuilderWord {
    /// Four steps.
    case mini, small, medium, large
  }
}

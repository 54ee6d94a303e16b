extension Button.Configuration {
  /// The styles of `UIButton.Configuration`.
  public enum Style: String, InterfaceBuilderWord {
    /// No background.
    case plain
    /// A gray background.
    case gray
    /// A background in a shade of the tint color.
    case tinted
    /// A background in the tint color.
    case filled
    /// The same four, with the platform's metrics.
    case borderless, bordered, borderedTinted, borderedProminent
    /// On glass (iOS 26), or on clear glass, in the tint color where prominent.
    case glass, prominentGlass, clearGlass, prominentClearGlass
  }

  /// The roundness of the background's corners; the names are `UIButton.Configuration.CornerStyle`'s.
  public enum CornerStyle: String, InterfaceBuilderWord {
    /// By the background's radius, scaled by the text size or not.
    case fixed, dynamic
    /// In fixed steps.
    case small, medium, large
    /// Half circles.
    case capsule
  }

  /// The image's position relative to the title; the names are `NSDirectionalRectEdge`'s.
  public enum ImagePlacement: String, InterfaceBuilderWord {
    /// One of the four sides.
    case leading, trailing, top, bottom
  }

  /// The alignment of title and subtitle; the names are `UIButton.Configuration.TitleAlignment`'s.
  public enum TitleAlignment: String, InterfaceBuilderWord {
    /// By the image's placement, or at an edge or centered.
    case automatic, leading, center, trailing
  }

  /// The size of the content's insets; the names are `UIButton.Configuration.Size`'s.
  public enum Size: String, InterfaceBuilderWord {
    /// Four steps.
    case mini, small, medium, large
  }
}

import Geometry
import Views

/// A value that can be listed among the views of a screen: a description, or the class-specific properties of a view.
///
/// So a screen's views are written as a list:
///
/// ```swift
/// let screen = ScreenDescription("Total") {
///   Label("Total").id("title").tag(3)
///   Slider().id("amount")
/// }
/// ```
public protocol ViewDescribing {
  /// The view.
  var described: ViewDescription { get }
}

extension ViewDescription: ViewDescribing {
  /// Itself.
  public var described: ViewDescription { self }
}

/// Collects the views of a screen or of a view, back to front.
@resultBuilder
public enum ViewListBuilder {
  /// Adds a view.
  ///
  /// - Parameter view: A description, or the class-specific properties of a view, such as a `Label`.
  public static func buildExpression(_ view: some ViewDescribing) -> [ViewDescription] { [view.described] }
  /// Adds the views of an existing list.
  ///
  /// - Parameter views: The views, back to front.
  public static func buildExpression(_ views: [ViewDescription]) -> [ViewDescription] { views }
  /// Concatenates views, in order.
  ///
  /// - Parameter views: The views of each statement; those of later ones are in front.
  public static func buildBlock(_ views: [ViewDescription]...) -> [ViewDescription] { views.flatMap { $0 } }
  /// Adds the views of an `if` without `else`.
  ///
  /// - Parameter views: The views of the branch; nil if its condition is false.
  public static func buildOptional(_ views: [ViewDescription]?) -> [ViewDescription] { views ?? [] }
  /// Adds the views of the first branch.
  ///
  /// - Parameter views: The views of the branch after `if`, or of a case of `switch`.
  public static func buildEither(first views: [ViewDescription]) -> [ViewDescription] { views }
  /// Adds the views of the other branch.
  ///
  /// - Parameter views: The views of the branch after `else`, or of another case of `switch`.
  public static func buildEither(second views: [ViewDescription]) -> [ViewDescription] { views }
  /// Concatenates the views of a loop.
  ///
  /// - Parameter views: The views of each iteration; those of later ones are in front.
  public static func buildArray(_ views: [[ViewDescription]]) -> [ViewDescription] { views.flatMap { $0 } }
}

extension ScreenDescription {
  /// Creates a screen whose root view contains the listed views.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - canvas: The canvas on which the screen is designed.
  ///   - background: The color of the root view, whose `id` is `root`.
  ///   - views: The views, back to front.
  public init(
    _ name: String, on canvas: Canvas = .phone, background: Color? = .system(.systemBackground),
    @ViewListBuilder views: () -> [ViewDescription]
  ) {
    self.init(name, view: .view(id: "root", color: background, subviews: views()), on: canvas)
  }
}

extension ViewDescription {
  /// Returns a plain view that contains the listed views.
  ///
  /// - Parameters:
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - color: The background color; nil for none.
  ///   - subviews: The subviews, back to front.
  public static func view(
    id: String? = nil, color: Color? = nil, @ViewListBuilder subviews: () -> [ViewDescription]
  ) -> ViewDescription {
    view(id: id, color: color, subviews: subviews())
  }
}

// MARK: - Modifiers

extension ViewDescribing {
  /// Returns the view with a name by which constraints, layouts and results refer to it.
  ///
  /// - Parameter id: The name, unique in the tree.
  public func id(_ id: String) -> ViewDescription { described.with { $0.id = id } }
  /// Returns the view with a tag.
  ///
  /// - Parameter tag: The tag, as UIKit's `UIView.tag`; positive ones are compared first when matching templates.
  public func tag(_ tag: Int) -> ViewDescription { described.with { $0.tag = tag } }
  /// Returns the view with a frame in its superview's coordinate space, in points.
  ///
  /// - Parameters:
  ///   - x: The distance of the left edge from the superview's origin, in points.
  ///   - y: The distance of the top edge from the superview's origin, in points.
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public func frame(x: Double = 0, y: Double = 0, width: Double, height: Double) -> ViewDescription {
    described.with { $0.frame = Rect(x: x, y: y, width: width, height: height) }
  }
  /// Returns the view with a background color.
  ///
  /// - Parameter color: The color, as UIKit's `UIView.backgroundColor`.
  public func background(_ color: Color) -> ViewDescription { described.with { $0.backgroundColor = color } }
  /// Returns the view with a tint color.
  ///
  /// - Parameter color: The color, as UIKit's `UIView.tintColor`, which subviews inherit.
  public func tint(_ color: Color) -> ViewDescription { described.with { $0.tintColor = color } }
  /// Returns the view with an opacity, 0 (clear) to 1 (opaque).
  ///
  /// - Parameter alpha: The opacity, which also applies to subviews.
  public func opacity(_ alpha: Double) -> ViewDescription { described.with { $0.alpha = alpha } }
  /// Returns the view with rounded corners.
  ///
  /// - Parameter radius: The radius, in points.
  public func cornerRadius(_ radius: Double) -> ViewDescription {
    described.with { $0.layer.cornerRadius = radius }
  }
  /// Returns the view hidden or visible.
  ///
  /// - Parameter isHidden: Whether the view and its subviews are hidden.
  public func hidden(_ isHidden: Bool = true) -> ViewDescription { described.with { $0.isHidden = isHidden } }
  /// Returns the view with an autoresizing mask.
  ///
  /// - Parameter mask: The flexible margins and lengths, as UIKit's `UIView.autoresizingMask`.
  public func autoresizing(_ mask: AutoresizingMask) -> ViewDescription {
    described.with { $0.autoresizingMask = mask }
  }
}

extension Label: ViewDescribing {
  /// Creates a label.
  ///
  /// - Parameters:
  ///   - text: The text, which can have several lines.
  ///   - font: The font of the whole text.
  ///   - color: The color of the text.
  ///   - alignment: The alignment.
  ///   - lines: The maximum number of lines; 0 for any number.
  public init(
    _ text: String, font: FontDescription = FontDescription(systemSize: 17), color: Color = .system(.label),
    alignment: TextAlignment = .natural, lines: Int = 1
  ) {
    self.init()
    (self.text, self.font, textColor) = (text, font, color)
    (self.alignment, numberOfLines) = (alignment, lines)
  }

  /// The label as a view.
  public var described: ViewDescription { ViewDescription(.label(self)) }
}

extension Button: ViewDescribing {
  /// Creates a button with the system's default look.
  ///
  /// - Parameters:
  ///   - title: The title of the normal state.
  ///   - font: The font of the title.
  public init(_ title: String, font: FontDescription = FontDescription(systemSize: 15)) {
    self.init()
    (kind, self.font, normal.title) = (.system, font, title)
  }

  /// The button as a view.
  public var described: ViewDescription { ViewDescription(.button(self)) }
}

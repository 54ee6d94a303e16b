import Geometry
import Views

/// A screen described in code: one live view, its layouts for each orientation, and its states.
///
/// Only the live view is drawn. The others are templates that only provide their layout, by the rules of
/// TPMultiLayoutViewController (`portraitView`, `landscapeView`) and LDOLayoutTemplates (`states`).
public struct ScreenDescription: Hashable, Sendable {
  /// The name of the screen; names of files begin with it.
  public var name: String
  /// The live view.
  @Boxed public var view: ViewDescription
  /// The canvas on which the screen is designed.
  public var canvas: Canvas
  /// The layout template of the portrait orientation; nil for the live view's own layout.
  @Boxed public var portraitView: ViewDescription? = nil
  /// The layout template of the landscape orientation; nil to adapt the live view's own layout.
  @Boxed public var landscapeView: ViewDescription? = nil
  /// Layouts over the live view's own views, by orientation: constraints, frames and arrangements.
  public var layouts: [Orientation: LayoutDescription] = [:]
  /// Further layouts over the live view's own views, each shown as the state with its name.
  public var namedLayouts: [NamedLayout] = []
  /// The default orientations of the screen.
  public var supportedOrientations = Orientation.allCases
  /// How code presents the screen; nil if it does not.
  public var presentation: PresentationStyle?
  /// The constraint templates: one for each state other than the initial one.
  public var states: [State] = []
  /// Variations for other size classes than the canvas's.
  public var variations: [Variation] = []
  /// The controller's class; nil for a standalone view, without bars and safe area.
  public var controller: String? = "UIViewController"
  /// The bars around the screen.
  public var bars = ScreenBars()
  /// The contents of those bars.
  public var chrome = ScreenChrome()

  /// A named layout over the live view's own views.
  public struct NamedLayout: Hashable, Sendable {
    /// The name by which pictures and transitions request it, like that of a state.
    public var name: String
    /// The layout. Its frames are on the canvas of the screen.
    public var layout: LayoutDescription

    /// Creates a named layout.
    ///
    /// - Parameters:
    ///   - name: The name by which pictures and transitions request it, like that of a state.
    ///   - layout: The layout, with frames on the canvas of the screen.
    public init(_ name: String, _ layout: LayoutDescription) { (self.name, self.layout) = (name, layout) }
  }

  /// The canvas on which a screen is designed.
  public enum Canvas: Hashable, Sendable {
    /// A device's screen, in portrait or landscape.
    case device(Device, Orientation)
    /// A size in points, independent of devices, and a scale in pixels per point.
    case size(Size, scale: Double)
  }

  /// A state of the screen: a constraint template.
  ///
  /// Each of its views has a live counterpart: its `target`, or the live view with the same `id`. In the state, the
  /// constraints among the targets are those of the template, and the targets have the attributes of its views:
  /// `alpha`, `isHidden`, `isScrollEnabled`, the scroll direction, and those listed in `templateAttributes`.
  public struct State: Hashable, Sendable {
    /// The name by which pictures and transitions request it. One that begins with `portrait` or `landscape` is for
    /// that orientation only.
    public var name: String
    /// The template.
    @Boxed public var view: ViewDescription

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - name: The name by which pictures and transitions request it.
    ///   - view: The template: usually a copy of the live view with other constraints.
    public init(_ name: String, view: ViewDescription) {
      self.name = name
      self.view = view
    }
  }

  /// The live view for other size classes, with the same views.
  public struct Variation: Hashable, Sendable {
    /// The size classes.
    public var sizeClasses: [SizeClasses]
    /// The view; each descendant has a counterpart with the same `id` in the live view.
    @Boxed public var view: ViewDescription

    /// Creates a variation.
    ///
    /// - Parameters:
    ///   - sizeClasses: The size classes.
    ///   - view: The live view for these size classes.
    public init(for sizeClasses: SizeClasses..., view: ViewDescription) {
      self.sizeClasses = sizeClasses
      self.view = view
    }
  }

  /// Creates a screen with a single layout.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - view: The live view.
  ///   - canvas: The canvas on which the screen is designed.
  public init(_ name: String, view: ViewDescription, on canvas: Canvas = .phone) {
    self.name = name
    self.view = view
    self.canvas = canvas
  }
}

extension ScreenDescription.Canvas {
  /// An iPhone 15 in portrait.
  public static let phone = device(Device(named: "iphone-15")!)

  /// Returns a device's screen in portrait.
  ///
  /// - Parameter device: The device, whose size, scale and size classes the canvas has.
  public static func device(_ device: Device) -> ScreenDescription.Canvas { .device(device, .portrait) }

  /// The size in points.
  var size: Size {
    switch self {
    case .device(let device, let orientation): device.size(in: orientation)
    case .size(let size, _): size
    }
  }

  /// The canvas for views of the resolved tree.
  var designCanvas: DesignCanvas {
    switch self {
    case .device(let device, let orientation):
      var canvas = DesignCanvas(
        device: device.interfaceBuilderID, screen: device.size(in: orientation), orientation: orientation,
        scale: device.scale)
      canvas.sizeClasses = device.sizeClasses(in: orientation)
      return canvas
    case .size(let size, let scale):
      return .freeform(size, screen: nil, device: nil, scale: scale)
    }
  }
}

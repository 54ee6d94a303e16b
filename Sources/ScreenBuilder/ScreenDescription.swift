import Geometry
import Views

/// A screen described in code: one live view, the layouts that it takes in each orientation, and its states.
///
/// The live view is the only one that is drawn. The others are templates: only their layout is taken from them, by the rules
/// of TPMultiLayoutViewController (`portraitView`, `landscapeView`) and LDOLayoutTemplates (`states`).
public struct ScreenDescription: Hashable, Sendable {
  /// What the screen is called; names of files begin with it.
  public var name: String
  /// The live view.
  @Boxed public var view: ViewDescription
  /// What the screen is designed on.
  public var canvas: Canvas
  /// The layout template of the portrait orientation; nil for the live view's own layout.
  @Boxed public var portraitView: ViewDescription? = nil
  /// The layout template of the landscape orientation; nil to adapt the live view's own layout.
  @Boxed public var landscapeView: ViewDescription? = nil
  /// Layouts over the live view's own views, by the orientation that they are for: constraints, frames and arrangements.
  public var layouts: [Orientation: LayoutDescription] = [:]
  /// Further layouts over the live view's own views, each shown as the state of its name.
  public var namedLayouts: [NamedLayout] = []
  /// The orientations that the screen is shown in unless another is asked for.
  public var supportedOrientations = Orientation.allCases
  /// The constraint templates: a state each, besides the initial one.
  public var states: [State] = []
  /// What is otherwise in other size classes than the canvas's.
  public var variations: [Variation] = []
  /// The controller's class; nil for a view that stands alone, without bars and safe area.
  public var controller: String? = "UIViewController"
  /// The bars that the screen stands under.
  public var bars = ScreenBars()
  /// What is in those bars.
  public var chrome = ScreenChrome()

  /// A layout over the live view's own views that is shown where its name is asked for.
  public struct NamedLayout: Hashable, Sendable {
    /// The name that pictures and transitions ask for, as that of a state.
    public var name: String
    /// The layout. Its frames are on the canvas of the screen.
    public var layout: LayoutDescription

    /// Creates a layout with a name.
    ///
    /// - Parameters:
    ///   - name: The name that pictures and transitions ask for, as that of a state.
    ///   - layout: The layout, with frames on the canvas of the screen.
    public init(_ name: String, _ layout: LayoutDescription) { (self.name, self.layout) = (name, layout) }
  }

  /// What a screen is designed on.
  public enum Canvas: Hashable, Sendable {
    /// A device's screen, held upright or turned.
    case device(Device, Orientation)
    /// A size in points, which belongs to no device, and a scale in pixels per point.
    case size(Size, scale: Double)
  }

  /// A state of the screen: a constraint template.
  ///
  /// Each view of it stands for a live one: its `target`, or the live view with the same `id`. In the state, the constraints
  /// among the targets are those of the template, and the targets have the attributes of its views: `alpha`, `isHidden`,
  /// `isScrollEnabled`, the direction of scrolling, and what `templateAttributes` names.
  public struct State: Hashable, Sendable {
    /// The name that pictures and transitions ask for. One that begins with `portrait` or `landscape` is for that
    /// orientation only.
    public var name: String
    /// The template.
    @Boxed public var view: ViewDescription

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - name: The name that pictures and transitions ask for.
    ///   - view: The template: usually a copy of the live view with other constraints.
    public init(_ name: String, view: ViewDescription) {
      self.name = name
      self.view = view
    }
  }

  /// The live view as it is in other size classes, with the same views.
  public struct Variation: Hashable, Sendable {
    /// The size classes.
    public var sizeClasses: [SizeClasses]
    /// The view; each view inside has a counterpart with the same `id` in the live view.
    @Boxed public var view: ViewDescription

    /// Creates a variation.
    ///
    /// - Parameters:
    ///   - sizeClasses: The size classes that it is for.
    ///   - view: The live view as it is in them.
    public init(for sizeClasses: SizeClasses..., view: ViewDescription) {
      self.sizeClasses = sizeClasses
      self.view = view
    }
  }

  /// Creates a screen with a single layout.
  ///
  /// - Parameters:
  ///   - name: What the screen is called.
  ///   - view: The live view.
  ///   - canvas: What the screen is designed on.
  public init(_ name: String, view: ViewDescription, on canvas: Canvas = .phone) {
    self.name = name
    self.view = view
    self.canvas = canvas
  }
}

extension ScreenDescription.Canvas {
  /// An iPhone 15, held upright.
  public static let phone = device(Device(named: "iphone-15")!)

  /// Returns a device's screen, held upright.
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

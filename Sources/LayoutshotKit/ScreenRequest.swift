import Geometry
import Typography
import Views

/// Which screens, on which devices, which way up: what the common options of the command line say.
public struct ScreenRequest: Sendable {
  /// Names of scenes; empty means all.
  public var scenes: [String] = []
  /// Devices; empty means the document's own.
  public var devices: [Device] = []
  /// Which ways up.
  public var orientations = Orientation.allCases
  /// A canvas in points instead of a device; turned where its shape is the other orientation's.
  public var size: Size?
  /// Whether only the canvas and orientation that the document was saved with is wanted.
  public var asDesigned = false
  /// Pixels to a point; nil is the device's.
  public var scale: Double?
  /// Bright or dark surrounding.
  public var appearance = Appearance.light
  /// How large text styles are; nil is as the documents' canvases have them.
  public var textSize: TextSizeCategory?
  /// Whether reading goes from right to left.
  public var isRightToLeft = false

  /// Everything, as the documents have it.
  public init() {}

  /// One picture of one screen.
  public struct Variant: Sendable {
    /// Which way up.
    public var orientation: Orientation
    /// The device, where one was asked for.
    public var device: Device?
    /// The screen as held, points; nil is the document's own.
    public var screen: Size?
    /// Pixels to a point.
    public var scale: Double
    /// Whether the document's own frames are kept.
    public var isAsDesigned = false

    /// A picture from its parts.
    public init(
      orientation: Orientation, device: Device? = nil, screen: Size? = nil, scale: Double,
      isAsDesigned: Bool = false
    ) {
      self.orientation = orientation
      self.device = device
      self.screen = screen
      self.scale = scale
      self.isAsDesigned = isAsDesigned
    }
  }

  /// The pictures of a screen that the request asks for, devices before orientations.
  public func variants(for canvas: DesignCanvas) -> [Variant] {
    let own = scale ?? canvas.scale
    if asDesigned { return [Variant(orientation: canvas.orientation, scale: own, isAsDesigned: true)] }
    if let size {
      return orientations.map { orientation in
        let isPortrait = size.width <= size.height
        let turned = isPortrait == (orientation == .portrait) ? size : size.transposed
        return Variant(orientation: orientation, screen: turned, scale: own)
      }
    }
    if devices.isEmpty { return orientations.map { Variant(orientation: $0, scale: own) } }
    return devices.flatMap { device in
      orientations.map {
        Variant(orientation: $0, device: device, screen: device.size(in: $0), scale: scale ?? device.scale)
      }
    }
  }

  /// The screens of a document that the request names, in the document's order.
  public func chosen(_ screens: [ScreenLayouts]) -> [ScreenLayouts] {
    guard !scenes.isEmpty else { return screens }
    return screens.filter { screen in scenes.contains { screen.answers(to: $0) } }
  }
}

extension ScreenLayouts {
  /// The device that a variant shows, by the name that `--device` takes; nil on a canvas of any other size.
  public func deviceName(for variant: ScreenRequest.Variant) -> String? {
    if let device = variant.device { return device.name }
    if variant.screen != nil { return nil }
    return canvas.device.map { Device(interfaceBuilderID: $0)?.name ?? $0 }
  }

  /// Lays the tree out for a variant.
  public func frames(_ variant: ScreenRequest.Variant, fonts: FontLibrary? = nil) -> Frames {
    variant.isAsDesigned
      ? framesAsDesigned(scale: variant.scale, fonts: fonts)
      : frames(
        variant.orientation, screen: variant.screen, device: variant.device, scale: variant.scale,
        fonts: fonts)
  }
}

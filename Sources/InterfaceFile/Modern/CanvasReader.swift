import Diagnostics
import Geometry
import Views

/// The canvas of a modern document, from `<device>` or, before Xcode 8, from simulated metrics.
struct CanvasReader {
  /// The device that the document names, where it is known.
  let device: Device?
  private let deviceID: String?
  private let orientation: Orientation
  private let screen: Size?

  init(root: Element, context: ReadingContext) {
    let element = root.children.first { $0.name == "device" }
    element?.takeTree()
    deviceID = element?.peek("id")
    device = deviceID.flatMap { Device(interfaceBuilderID: $0) }
    if let element, let deviceID, device == nil {
      context.add(.unknownDevice(deviceID, at: context.location(of: element)))
    }
    let simulated = Self.simulatedMetrics(root)
    let turned = (element?.peek("orientation") ?? simulated.orientation ?? "portrait").hasPrefix("landscape")
    orientation = turned ? .landscape : .portrait
    if let device {
      screen = device.size(in: orientation)
    } else if deviceID != nil {
      screen = nil
    } else if root.peek("useTraitCollections") == "YES" {
      screen = Size(width: 600, height: 600)
    } else {
      let isPad = (root.peek("targetRuntime") ?? "").hasSuffix("iPad")
      let upright =
        simulated.screen ?? (isPad ? Size(width: 768, height: 1024) : Size(width: 320, height: 480))
      screen = turned ? upright.transposed : upright
    }
  }

  /// Width and height class of the canvas; nil is `any`, as on the abstract 600 × 600 canvas.
  var sizeClasses: (width: String?, height: String?) {
    guard let device else { return (nil, nil) }
    let classes = device.sizeClasses(in: orientation)
    return (classes.width, classes.height)
  }

  /// The canvas of a scene whose root view has a size.
  func canvas(rootSize: Size, isFreeform: Bool, orientation own: Orientation?) -> DesignCanvas {
    let scale = device?.scale ?? 2
    guard let screen, !isFreeform else {
      return .freeform(rootSize, screen: device == nil ? nil : screen, device: deviceID, scale: scale)
    }
    return DesignCanvas.fitting(
      rootSize, screen: screen, device: deviceID, orientation: own ?? orientation, scale: scale)
  }

  private static func simulatedMetrics(_ root: Element) -> (orientation: String?, screen: Size?) {
    guard let container = root.children.first(where: { $0.name == "simulatedMetricsContainer" }) else {
      return (nil, nil)
    }
    let orientation = container.children.first { $0.name == "simulatedOrientationMetrics" }
    let metrics = container.children.first { $0.name == "simulatedScreenMetrics" }
    let screens: [(String, Size)] = [
      ("retina4_7", Size(width: 375, height: 667)), ("retina47", Size(width: 375, height: 667)),
      ("retina5_5", Size(width: 414, height: 736)), ("retina55", Size(width: 414, height: 736)),
      ("retina3_5", Size(width: 320, height: 480)), ("retina4", Size(width: 320, height: 568)),
    ]
    let type = metrics?.peek("type") ?? ""
    return (orientation?.peek("orientation"), screens.first { type.hasPrefix($0.0) }?.1)
  }
}

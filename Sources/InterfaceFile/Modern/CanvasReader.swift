import Diagnostics
import Geometry
import InterfaceXML
import Views

/// The canvas of a modern document, from `<device>` or, before Xcode 8, from simulated metrics.
struct CanvasReader {
  /// The document's device, if it is known.
  let device: Device?
  private let deviceID: String?
  private let orientation: Orientation
  /// The screen in its orientation, in points; nil if the device is unknown.
  let screen: Size?
  private let context: ReadingContext
  private let era: Era
  private let isLaunchScreen: Bool

  init(root: Element, context: ReadingContext) {
    let element = root.children.first { $0.name == "device" }
    if let element { context.ledger.takeTree(element) }
    self.context = context
    era = Era(attribute: root.peek("toolsVersion"))
    isLaunchScreen = root.peek("launchScreen") == "YES"
    deviceID = element?.peek("id")
    device = deviceID.flatMap { Device(interfaceBuilderID: $0) }
    if let element, let deviceID, device == nil {
      context.add(.unknownDevice(deviceID, at: context.location(of: element)))
    }
    let simulated = Self.simulatedMetrics(root, context)
    let named = element.flatMap { Self.orientation(of: $0, context) }
    orientation = named ?? simulated.orientation ?? .portrait
    if let device {
      screen = device.size(in: orientation)
    } else if deviceID != nil {
      screen = nil
    } else if root.peek("useTraitCollections") == "YES" {
      screen = Size(width: 600, height: 600)
    } else {
      let isPad = (root.peek("targetRuntime") ?? "").hasSuffix("iPad")
      let upright =
        simulated.screen ?? (isPad ? Size(width: 768, height: 1024) : Self.earliestScreen)
      screen = orientation == .landscape ? upright.transposed : upright
    }
  }

  /// The size classes of the canvas; any on the abstract 600 × 600 canvas.
  var sizeClasses: SizeClasses { device?.sizeClasses(in: orientation) ?? .any }

  /// The canvas of a scene whose root view has a size.
  func canvas(rootSize: Size, marks: ObjectList.Marks) -> DesignCanvas {
    var canvas = bareCanvas(rootSize: rootSize, marks: marks)
    canvas.era = era
    canvas.bars = marks.bars
    canvas.barsOfContainers = marks.barsOfContainers
    canvas.simulatesBars = marks.simulatesBars
    canvas.simulatesFreeSize = marks.isFreeform || marks.freeformSize != nil
    canvas.freeformSize = marks.freeformSize
    canvas.preferredContentSize = marks.preferredContentSize
    canvas.isStandalone = marks.isStandalone
    canvas.isLaunchScreen = isLaunchScreen
    canvas.sizeClasses = sizeClasses
    // What was saved below opaque bars before fills the screen in a running app (Apple,
    // `UIViewController.extendedLayoutIncludesOpaqueBars`), as Interface Builder saves it: 62 roots of 7 projects.
    if marks.extendsUnderOpaqueBars, !canvas.isFreeform, isBelowOpaqueBars(rootSize, canvas.screen) {
      canvas.rootSize = canvas.screen
    }
    return canvas
  }

  private func bareCanvas(rootSize: Size, marks: ObjectList.Marks) -> DesignCanvas {
    let scale = device?.scale ?? 2
    let turned = marks.orientation ?? orientation
    let own = marks.screen.map { turned == .landscape ? $0.transposed : $0 }
    guard let screen = own ?? screen, !marks.isFreeform else {
      return .freeform(rootSize, screen: device == nil ? nil : screen, device: deviceID, scale: scale)
    }
    if isBelowOpaqueBars(rootSize, screen) {
      return DesignCanvas(device: deviceID, screen: screen, orientation: turned, scale: scale)
    }
    let canvas = fitting(rootSize, screen, turned, scale, isStandalone: marks.isStandalone)
    // On a canvas without a device, a controller's root with the size of a device's screen, or of one less bars, was designed for it.
    guard canvas.isFreeform, deviceID == nil, !marks.isStandalone,
      let screen = Device.screen(around: rootSize)
    else { return canvas }
    return DesignCanvas(
      device: nil, screen: screen, orientation: screen.width > screen.height ? .landscape : .portrait,
      scale: scale)
  }

  /// The canvas of a root view on a screen; where no device is named, and the root is too high for the screens of then, on the next ones,
  /// which were higher.
  private func fitting(
    _ root: Size, _ screen: Size, _ turned: Orientation, _ scale: Double, isStandalone: Bool
  ) -> DesignCanvas {
    func canvas(on screen: Size) -> DesignCanvas {
      DesignCanvas.fitting(root, screen: screen, device: deviceID, orientation: turned, scale: scale)
    }
    let own = canvas(on: screen)
    let isEarliest =
      screen == Self.earliestScreen && root.width == screen.width && root.height > screen.height
    guard own.isFreeform, deviceID == nil, !isStandalone, isEarliest else { return own }
    let higher = canvas(on: Self.nextScreen)
    return higher.isFreeform ? own : higher
  }

  /// The screens of the first phones, and of the next that were higher, in points.
  private static let (earliestScreen, nextScreen) = (
    Size(width: 320, height: 480), Size(width: 320, height: 568)
  )

  /// Whether a root view is lower than the screen by just an opaque navigation bar, and perhaps a bar at the bottom: on the
  /// canvases of newer tools they take more than `DesignCanvas.fitting` assumes. 28 roots in 4 documents of 4 projects.
  private func isBelowOpaqueBars(_ root: Size, _ screen: Size) -> Bool {
    guard let device, root.width == screen.width,
      let insets = device.canvasSafeArea(in: screen.width > screen.height ? .landscape : .portrait, era)
    else { return false }
    let missing = screen.height - root.height - insets.top
    let below = insets.bottom + era.tabBarHeight
    // What is misplaced on a canvas keeps the bar of the tools before.
    for bar in [era.navigationBarHeight, Era.earliest.navigationBarHeight] {
      for taken in [bar, bar + era.largeTitleHeight] {
        if abs(missing - taken) < 1 || abs(missing - taken - below) < 1 { return true }
      }
    }
    return false
  }

  /// The canvas properties of a controller or view.
  func marks(of element: Element) -> ObjectList.Marks {
    var marks = ObjectList.Marks()
    marks.extendsUnderOpaqueBars = element.peek("extendedLayoutIncludesOpaqueBars") == "YES"
    for child in element.children {
      switch child.name {
      case "freeformSimulatedSizeMetrics": marks.isFreeform = true
      case "size" where child.peek("key") == "freeformSize":
        marks.freeformSize = Self.size(of: child)
      case "size" where child.peek("key") == "preferredContentSize",
        "value" where child.peek("key") == "contentSizeForViewInPopover":
        marks.preferredContentSize = Self.size(of: child)
      case "simulatedOrientationMetrics":
        marks.orientation = Self.orientation(of: child, context) ?? .portrait
      case "simulatedScreenMetrics": marks.screen = Self.screen(of: child, context)
      default: break
      }
    }
    return marks
  }

  static func size(of element: Element) -> Size? {
    guard let width = element.peek("width").flatMap(Double.init), (0...16_384).contains(width),
      let height = element.peek("height").flatMap(Double.init), (0...16_384).contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func simulatedMetrics(
    _ root: Element, _ context: ReadingContext
  ) -> (orientation: Orientation?, screen: Size?) {
    guard let container = root.children.first(where: { $0.name == "simulatedMetricsContainer" }) else {
      return (nil, nil)
    }
    let turned = container.children.first { $0.name == "simulatedOrientationMetrics" }
    let metrics = container.children.first { $0.name == "simulatedScreenMetrics" }
    return (turned.flatMap { orientation(of: $0, context) }, metrics.flatMap { screen(of: $0, context) })
  }

  /// The orientation specified by an element; nil if there is none.
  private static func orientation(of element: Element, _ context: ReadingContext) -> Orientation? {
    guard let name = element.peek("orientation") else { return nil }
    if name.hasPrefix("landscape") { return .landscape }
    if !name.hasPrefix("portrait") {
      context.add(
        .badValue(
          name, of: "orientation", expected: "portrait or landscape", used: "portrait",
          at: context.location(of: element)))
    }
    return .portrait
  }

  /// The portrait screen specified by simulated metrics; nil if there is none.
  private static func screen(of element: Element, _ context: ReadingContext) -> Size? {
    guard let type = element.peek("type") else { return nil }
    if let row = screens.first(where: { type.hasPrefix($0.name) }) { return row.size }
    context.add(.unknownDevice(type, at: context.location(of: element)))
    return nil
  }

  /// Longer names first: all of them begin with `retina4`.
  private static let screens: [(name: String, size: Size)] = [
    ("retina4_7", Size(width: 375, height: 667)), ("retina47", Size(width: 375, height: 667)),
    ("retina5_5", Size(width: 414, height: 736)), ("retina55", Size(width: 414, height: 736)),
    ("retina3_5", Size(width: 320, height: 480)), ("retina4", Size(width: 320, height: 568)),
    ("iPad", Size(width: 768, height: 1024)), ("ipad", Size(width: 768, height: 1024)),
  ]
}

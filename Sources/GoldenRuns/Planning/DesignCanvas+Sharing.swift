import Screens
import Views

extension DesignCanvas {
  /// Takes the era and the device of the canvas that both sides of a comparison are laid out for.
  package mutating func share(_ other: DesignCanvas) {
    era = other.era
    if other.isFreeform { (device, scale) = (other.device, other.scale) }
    // A view as large as a screen was one before documents had devices.
    if isFreeform, !other.isFreeform, device == nil, Device.hasScreen(screen) { isFreeform = false }
    if isSizedByContainers, !other.isFreeform, other.isSizedByContainers {
      (isFreeform, screen) = (false, other.screen)
    }
    if other.isStandalone, other.isFreeform { isFreeform = true }
    // A controller of one size is turned and covered as the screen says.
    if freeformSize != nil, freeformSize == other.freeformSize { screen = other.screen }
  }

  /// Whether container controllers give the screen its size, and the document names no device.
  package var isSizedByContainers: Bool {
    device == nil && !isStandalone && !simulatesFreeSize && (barsOfContainers ?? bars) != ScreenBars()
  }

  /// The device whose screen both sides are laid out on; nil for a view that is no screen and keeps its size.
  package var sharedDevice: Device? { isFreeform ? nil : knownDevice }
}

extension Scene {
  /// Whether its root is a view that code puts into others: no controller has it.
  package var isPart: Bool { controller == nil && !tree.root.outletNames.contains("view") }
}

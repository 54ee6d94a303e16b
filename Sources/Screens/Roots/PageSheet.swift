import Geometry
import Painting
import Views

/// A page sheet on a device: where it lies on the screen, and what becomes of the screen behind it.
package struct PageSheet: Hashable, Sendable {
  /// Its rectangle on the screen, in points.
  package let frame: Rect
  /// The era of the system that shows it.
  package let era: Era
  private let isPad: Bool

  /// The page sheet on a screen.
  ///
  /// On a phone it reaches the bottom; on an iPad it is in the middle.
  ///
  /// - Parameters:
  ///   - screen: The size of the screen, in points.
  ///   - device: The device; nil for one with a home button.
  ///   - isPad: Whether the screen is an iPad's.
  ///   - era: The era of the system that shows it.
  package init(on screen: Size, _ device: Device?, isPad: Bool, _ era: Era) {
    (self.era, self.isPad) = (era, isPad)
    if isPad {
      frame = Rect(centered: SafeAreaRules.padPageSheet(on: screen, device), on: screen)
    } else {
      let gap = min(Self.gap(device, era), screen.height)
      frame = Rect(minX: 0, minY: gap, maxX: screen.width, maxY: screen.height)
    }
  }

  /// What surrounds its screen.
  package var surroundings: CardSurroundings {
    CardSurroundings(frame: frame, kind: Self.kind(isPad: isPad, era))
  }

  /// How a page sheet stands in front of the screen that presents it.
  static func kind(isPad: Bool, _ era: Era) -> CardSurroundings.Kind {
    isPad ? .floating : .attached(pushesBack: era.drawnSheetPushesBack)
  }

  /// Whether the screen behind it is pushed back, as on phones before iOS 26.
  package var pushesBack: Bool { surroundings.kind == .attached(pushesBack: true) }

  /// How far below the top of a phone's screen it begins, in points.
  private static func gap(_ device: Device?, _ era: Era) -> Double {
    guard let device, device.hasHomeIndicator else { return SafeAreaRules.homeButtonSheetTop }
    return device.safeArea(in: .portrait).top + era.sheetTopBelowSafeArea
  }
}

extension Rect {
  /// A rectangle of a size in the middle of a screen, or as large as the screen, at whole points.
  init(centered wanted: Size, on screen: Size) {
    let size = Size(width: min(wanted.width, screen.width), height: min(wanted.height, screen.height))
    self.init(
      x: ((screen.width - size.width) / 2).rounded(), y: ((screen.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}

import Geometry
import Screens
import Views

extension DocumentComparison {
  /// The canvases that both sides of a document are laid out for, by the scenes' ids on either side: those of now, or
  /// of before where now names no device that is known; none, which means each side's own, if all are as they were.
  static func sharedCanvases(_ was: [Scene], _ now: [Scene]) -> [String: DesignCanvas] {
    var result: [String: DesignCanvas] = [:]
    var isOther = false
    let partners = Self.partners(was.map { ($0.id, $0.name) }, now.map { ($0.id, $0.name) })
    for (screen, partner) in zip(now, partners) {
      var canvas = screen.canvas
      if let partner {
        let before = was[partner].canvas
        // Turned by hand on the canvas, a screen was saved with other rectangles.
        if before.device != canvas.device || before.era != canvas.era
          || before.orientation != canvas.orientation
        {
          isOther = true
        }
        if canvas.knownDevice == nil { canvas.device = before.device }
        // The square of all size classes is no device's screen.
        if canvas.device == nil, canvas.isAbstract, before.isAbstract {
          isOther = true
          let isForPad = canvas.application.idioms == [.pad]
          canvas.device = isForPad ? "ipad9_7" : "retina4_7"
        }
        if Self.isMadeFree(before, canvas) {
          isOther = true
          canvas.isFreeform = false
        }
        result[was[partner].id] = canvas
      }
      result[screen.id] = canvas
    }
    return isOther ? result : [:]
  }

  /// Whether only one of two canvases of a controller's screen has a size of its own, or they have different ones in containers or
  /// longer than a device's screen: that is for editing alone, and a running app shows both on the screen of a device.
  private static func isMadeFree(_ was: DesignCanvas, _ now: DesignCanvas) -> Bool {
    guard !was.isStandalone, !now.isStandalone, now.knownDevice != nil, was.isFreeform || now.isFreeform
    else {
      return false
    }
    if was.isFreeform != now.isFreeform { return true }
    let isLong = [was, now].contains {
      ($0.freeformSize?.height ?? 0) > now.knownDevice?.size.height ?? .infinity
    }
    return was.freeformSize != now.freeformSize && (isLong || now.bars != ScreenBars())
  }
}

extension DesignCanvas {
  /// Whether it is the square on which screens for all size classes were edited before Xcode 8.
  fileprivate var isAbstract: Bool {
    !isFreeform && !isStandalone && screen == Size(width: 600, height: 600)
  }
}

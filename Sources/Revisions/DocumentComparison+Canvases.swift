import Files
import Geometry
import GoldenRuns
import Screens
import Views

extension DocumentComparison {
  /// Both sides as they were read. An archive that became a modern document, or the other way round, has that one's ids.
  static func sharingObjectIDs(
    _ old: ComparedFile, _ new: ComparedFile
  ) -> (Result<ParsedDocuments, any Error>, Result<ParsedDocuments, any Error>) {
    // Each is read once.
    let sides = (old.parsed, new.parsed)
    guard case (.success(var was), .success(var now)) = sides,
      let generations = try? (was.document(at: old.path).generation, now.document(at: new.path).generation),
      generations.0 != generations.1
    else { return sides }
    return (
      Result {
        try was.useObjectIDs(at: old.path)
        return was
      },
      Result {
        try now.useObjectIDs(at: new.path)
        return now
      }
    )
  }

  /// The canvases that both sides of a document are laid out for, by the scenes' ids on either side: those of now, or
  /// of before where now names no device that is known; none, which means each side's own, if all are as they were. And whether tools
  /// may have moved views: the canvases are others than before.
  static func sharedCanvases(
    _ was: [Scene], _ now: [Scene]
  ) -> (canvases: [String: DesignCanvas], isByTools: Bool) {
    var result: [String: DesignCanvas] = [:]
    var (isOther, isShared) = (false, false)
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
        if let device = Self.deviceOfAll(was[partner], screen) {
          isShared = true
          if was[partner].tree.root.frame.size != screen.tree.root.frame.size { isOther = true }
          (canvas.device, canvas.isFreeform) = (device, false)
        }
        // A view that is no screen has its own size, also that of a screen.
        let sizes = [was[partner], screen].map(\.tree.root.frame.size)
        if before.isFreeform != canvas.isFreeform, was[partner].isPart, screen.isPart,
          !sizes.allSatisfy(Device.hasScreen)
        {
          (isShared, canvas.isFreeform, canvas.isStandalone) = (true, true, true)
        }
        if Self.isMadeFree(before, canvas) || Self.isScreenOfOwner(was[partner], screen) {
          isOther = true
          // One of its own size is no screen.
          if canvas.isFreeform, !before.isFreeform, canvas.knownDevice == nil {
            canvas.screen = before.screen
          }
          canvas.isFreeform = false
        }
        result[was[partner].id] = canvas
      }
      result[screen.id] = canvas
    }
    return (isOther || isShared ? result : [:], isOther)
  }

  /// Whether only one of two canvases of a controller's screen has a size of its own, or they have different ones in containers or
  /// longer than a device's screen: that is for editing alone, and a running app shows both on the screen of a device.
  private static func isMadeFree(_ was: DesignCanvas, _ now: DesignCanvas) -> Bool {
    guard !was.isStandalone, !now.isStandalone, was.isFreeform || now.isFreeform else { return false }
    if was.isFreeform != now.isFreeform {
      return now.knownDevice != nil || was.isSizedByContainers && now.isSizedByContainers
    }
    guard now.knownDevice != nil else { return false }
    let isLong = [was, now].contains {
      ($0.freeformSize?.height ?? 0) > now.knownDevice?.size.height ?? .infinity
    }
    return was.freeformSize != now.freeformSize && (isLong || now.bars != ScreenBars())
  }

  /// Whether the view of a controller's xib was edited at a size that its device's screen has not: wider than that, as large as another
  /// one but for bars, or at two sizes. A running app gives it the screen.
  private static func isScreenOfOwner(_ was: Scene, _ now: Scene) -> Bool {
    guard let device = now.canvas.knownDevice, [was, now].contains(where: \.canvas.isFreeform),
      [was, now].allSatisfy(\.isOfController)
    else { return false }
    let sizes = [was, now].map(\.tree.root.frame.size)
    let screen = device.size(in: now.canvas.orientation)
    return sizes.allSatisfy { $0.width >= leastOfScreens.width && $0.height >= leastOfScreens.height }
      && (sizes[0] != sizes[1] || sizes[1].width > screen.width || Device.screen(around: sizes[1]) != nil)
  }

  /// The size below which a view is a part of a screen, points: the least screen without a status bar and two bars.
  private static let leastOfScreens = Size(width: 320, height: 367)

  /// The device that both sides of a screen are laid out for where neither names one, but either was edited on the square of all
  /// size classes, which is no device's screen, or both on screens of other sizes; nil for other screens.
  private static func deviceOfAll(_ was: Scene, _ now: Scene) -> String? {
    let sides = [now, was]
    guard sides.allSatisfy({ $0.canvas.device == nil && $0.isShownOnScreen }) else { return nil }
    let sizes = sides.map { $0.canvas.isFreeform ? $0.tree.root.frame.size : $0.canvas.screen }
    let square = Size(width: 600, height: 600)
    guard sizes.contains(square) || sizes[0] != sizes[1] else { return nil }
    guard sizes.allSatisfy({ $0 == square || Device.hasScreen($0) }) else { return nil }
    let known = sizes.lazy.compactMap { size in
      Device.all.first { $0.size == size || $0.size.transposed == size }?.interfaceBuilderID
    }
    return known.first ?? (now.canvas.application.idioms == [.pad] ? "ipad9_7" : "retina4_7")
  }

  /// The version of the tools that saved a document, from the beginning of its text.
  static func tools(at path: String) -> String? {
    guard let bytes = try? FileSystem.untraced.read(path, limit: 4096).bytes else { return nil }
    let head = String(decoding: bytes, as: UTF8.self)
    guard let start = head.firstRange(of: "toolsVersion=\"") else { return nil }
    return String(head[start.upperBound...].prefix { $0 != "\"" })
  }
}

extension Scene {
  /// Whether its root is the view of the controller that owns a xib, as the name of the owner's class says.
  fileprivate var isOfController: Bool {
    tree.root.owners.contains { owner in
      owner.outlet == "view" && ["Controller", "VC"].contains(where: owner.className.hasSuffix)
    }
  }

  /// Whether its root has the size of the screen in a running app: that of a controller's in a storyboard, or in a xib.
  fileprivate var isShownOnScreen: Bool {
    canvas.isStandalone ? tree.root.outletNames.contains("view") : !canvas.simulatesFreeSize
  }
}

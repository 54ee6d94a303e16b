import Diagnostics
import Geometry
import Views

// The place of the screen's root is in `RootTable`.
extension Screen {
  /// Returns the root view and how it is shown.
  func situation(_ traits: ScreenTraits) -> RootSituation {
    let root = DesignedRoot(
      canvas: canvas, size: canvas.rootSize ?? tree.root.frame.size, hasController: controller != nil,
      isCell: tree.root.content.isCell, isRow: tree.root.content.isTableViewCell,
      showsLargeTitle: (traits.containment?.chrome ?? chrome)?.showsLargeTitle == true,
      templates: Set(Orientation.allCases.filter { match(for: $0) != nil }), framed: Set(framed.keys))
    let situation = RootSituation(root: root, traits: traits)
    guard situation.hasOpaqueBarsOnOwnScreen, let device = canvas.knownDevice else { return situation }
    var traits = traits
    (traits.device, traits.screen) = (device, device.size(in: traits.orientation))
    return RootSituation(root: root, traits: traits)
  }

  /// Returns whether traits are those of an iPad; without a device and a size in them, the document's canvas decides.
  package func isPad(_ traits: ScreenTraits) -> Bool { situation(traits).isPad }

  /// Returns the size classes that the screen has in traits.
  package func sizeClasses(in traits: ScreenTraits) -> SizeClasses { situation(traits).sizeClasses }

  /// Whether an orientation has a layout of its own rather than one carried over from the other orientation.
  func hasOwnLayout(_ orientation: Orientation) -> Bool {
    if framed[orientation] != nil { return true }
    return match(for: orientation) != nil || match(for: orientation.other) == nil && framed.isEmpty
  }

  /// The finding that a navigation bar is assumed; nil if none is.
  func assumption(_ place: RootPlace) -> Finding? {
    guard place.assumesNavigationBar, !canvas.bars.isInOtherNavigation else { return nil }
    return Finding(
      .note, .assumed,
      "the document has no navigation controller for this screen; its navigation item is shown in a bar,"
        + " unless --no-assumed-bars is given",
      at: location)
  }
}

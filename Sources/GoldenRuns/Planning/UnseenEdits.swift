import InterfaceFile
import Screens
import Views

/// What of the edits between two versions of a document only shows on other screens than it is laid out for: in other size
/// classes, or in the dark.
package struct UnseenEdits: Sendable {
  private var classes: SizeClassEdits?
  /// Whether colors or images differ that can look otherwise in the dark.
  private var areDark = false
  /// Whether constraints to the bottom of the safe area, or to the guide before it, differ.
  private var areOfSafeArea = false
  /// Whether constraints lead to margins that led to edges before, or the other way round.
  private var areOfMargins = false
  /// Whether constraints hold other sides than before.
  private var areOfSides = false

  /// The edits of a document, and of what it shows. `assets`: whether files of catalogs changed.
  package init(from old: InterfaceDocument?, to new: InterfaceDocument?, assets: Bool) {
    areDark = assets
    guard let old, let new else { return }
    classes = SizeClassEdits(from: old, to: new)
    areOfSafeArea = InterfaceDocument.changesSafeAreaBottoms(from: old, to: new)
    areOfMargins = InterfaceDocument.exchangesMargins(from: old, to: new)
    areOfSides = InterfaceDocument.changesSides(from: old, to: new)
    areDark = assets || InterfaceDocument.changesDynamicColors(from: old, to: new)
  }

  /// A screen that one device shows in one orientation.
  package struct Place {
    let device: Device
    let orientation: Orientation
  }

  /// Where edits show that are not seen on a screen as requests have it: a device for each combination of size classes.
  package func places(of screen: Screen, beside requests: [ScreenRequest]) -> [Place] {
    guard let classes else { return [] }
    let seen = requests.flatMap { $0.traits(for: screen) }.map { screen.sizeClasses(in: $0) }
    return classes.unseen(in: seen).compactMap(Self.place) + placesWithSafeArea(for: screen)
      + placesWithOtherMargins(for: screen) + placesWithTables(for: screen)
  }

  /// A phone for a row in a xib: a table makes it as wide as itself, whatever it was saved with.
  private func placesWithTables(for screen: Screen) -> [Place] {
    guard areOfSides, screen.controller == nil, screen.tree.root.content.isTableViewCell,
      let device = screen.canvas.knownDevice ?? Device(named: "iphone-15"), !device.isPad,
      screen.tree.root.frame.width != device.size(in: .portrait).width
    else { return [] }
    return [Place(device: device, orientation: .portrait)]
  }

  /// A phone whose screens have margins of another width than those of the device that a screen was saved on.
  private func placesWithOtherMargins(for screen: Screen) -> [Place] {
    guard areOfMargins, let own = screen.canvas.knownDevice, !own.isPad else { return [] }
    let isWide = own.size(in: .portrait).width >= 414
    return Device(named: isWide ? "iphone-15" : "iphone-15-pro-max").map {
      [Place(device: $0, orientation: .portrait)]
    } ?? []
  }

  /// The phone of today that shows edits of the safe area, for a screen that was saved on a device without one at its bottom.
  private func placesWithSafeArea(for screen: Screen) -> [Place] {
    guard areOfSafeArea, !screen.canvas.isFreeform,
      screen.canvas.knownDevice?.safeArea(in: .portrait).bottom ?? 0 == 0
    else { return [] }
    let classes = SizeClasses(width: .compact, height: .regular)
    return [Self.place(classes)].compactMap(\.self)
  }

  /// Whether edits only show in the dark, which none of some appearances is.
  package func areUnseen(in appearances: [Appearance]) -> Bool {
    areDark && !appearances.contains(where: \.isDark)
  }

  /// The device that stands for all with the same size classes.
  private static func place(_ classes: SizeClasses) -> Place? {
    let names: [(SizeClasses, String, Orientation)] = [
      (SizeClasses(width: .regular, height: .regular), "ipad-11", .portrait),
      (SizeClasses(width: .regular, height: .compact), "iphone-15-pro-max", .landscape),
      (SizeClasses(width: .compact, height: .regular), "iphone-15", .portrait),
      (SizeClasses(width: .compact, height: .compact), "iphone-15", .landscape),
    ]
    return names.first { $0.0 == classes }.flatMap { _, name, orientation in
      Device(named: name).map { Place(device: $0, orientation: orientation) }
    }
  }
}

extension UnseenEdits {
  /// The requests that show the edits which another request does not.
  package func requests(beside request: ScreenRequest, of screen: Screen) -> [ScreenRequest] {
    if request.asDesigned { return [] }
    var plain = request
    plain.states = .named([ScreenRequest.initialState])
    plain.stateForOrientation = [:]
    var found: [ScreenRequest] = []
    let appearance = request.appearance ?? screen.canvas.application.style ?? .light
    if screen.canvas.application.style == nil, areUnseen(in: [appearance]) {
      var dark = plain
      dark.appearance = appearance == .highContrastLight ? .highContrastDark : .dark
      found.append(dark)
    }
    guard request.size == nil else { return found }
    for place in places(of: screen, beside: [request]) where request.orientations.contains(place.orientation)
    {
      var other = plain
      (other.devices, other.orientations) = ([place.device], [place.orientation])
      found.append(other)
    }
    return found
  }

  /// The combinations that show the edits which none of a matrix shows.
  func cells(beside matrix: GoldenMatrix, of screen: Screen) -> [GoldenCell] {
    guard let first = matrix.firstCell else { return [] }
    var found: [GoldenCell] = []
    if areUnseen(in: matrix.appearances) {
      var dark = GoldenMatrix()
      dark.appearances = [.dark]
      var cell = first
      GoldenAxis.appearances.choose(dark, 0, &cell)
      found.append(cell)
    }
    let requests = matrix.devices.map { device in
      var request = ScreenRequest()
      (request.devices, request.orientations) = (device.map { [$0] } ?? [], matrix.orientations)
      return request
    }
    for place in places(of: screen, beside: requests) {
      var other = GoldenMatrix()
      (other.devices, other.orientations) = ([place.device], [place.orientation])
      var cell = first
      GoldenAxis.devices.choose(other, 0, &cell)
      GoldenAxis.orientations.choose(other, 0, &cell)
      found.append(cell)
    }
    return found
  }
}

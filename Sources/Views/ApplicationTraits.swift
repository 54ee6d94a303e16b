/// How an application shows its screens, as far as its project says.
package struct ApplicationTraits: Hashable, Sendable {
  /// Kinds of devices (`userInterfaceIdiom`). Printed they are a number, which is the same in every run: what caches depend
  /// on has these traits as text.
  package struct Idiom: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package static let phone = Idiom(rawValue: 1)
    package static let pad = Idiom(rawValue: 2)

    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The orientations on a phone, in their order; nil if nothing is said.
  package var phoneOrientations: [Orientation]?
  /// The orientations on a tablet.
  package var padOrientations: [Orientation]?
  /// The only appearance, light or dark; nil for both.
  package var style: Appearance?
  /// The oldest major version of iOS that it runs on; nil if nothing is said.
  package var leastSystem: Int?
  /// The devices that it is made for; none if nothing is said.
  package var idioms: Idiom = []
  /// Whether it has no status bar, whichever screen it shows.
  package var hidesStatusBar = false
  /// Whether it keeps the design of before iOS 26 there (Apple, `UIDesignRequiresCompatibility`).
  package var keepsEarlierDesign = false

  /// Nothing is said.
  package init() {}

  /// The orientations on a kind of device; nil if nothing is said.
  package func orientations(on idiom: Idiom) -> [Orientation]? {
    idiom == .pad ? padOrientations : phoneOrientations
  }

  /// What is restricted, in words; nil if nothing is.
  package var words: String? {
    func words(_ orientations: [Orientation]?) -> String? {
      guard let orientations, orientations.count == 1 else { return nil }
      return "\(orientations[0].rawValue) only"
    }
    var parts: [String] = []
    let (phone, pad) = (words(phoneOrientations), words(padOrientations))
    if phone == pad {
      parts += [phone].compactMap(\.self)
    } else {
      if idioms != [.pad] { parts += [phone.map { "\($0) on a phone" }].compactMap(\.self) }
      if idioms != [.phone] { parts += [pad.map { "\($0) on a tablet" }].compactMap(\.self) }
    }
    if let style { parts.append("\(style.rawValue) only") }
    return parts.isEmpty ? nil : "the application shows screens in " + parts.joined(separator: ", in ")
  }

  /// What holds for two applications that show the same screens: all that one of them shows.
  package func union(_ other: ApplicationTraits) -> ApplicationTraits {
    func all(on idiom: Idiom) -> [Orientation]? {
      // What is not made for a kind of device says nothing of it.
      let made = [self, other].filter { $0.idioms.isEmpty || $0.idioms.contains(idiom) }
      let lists = (made.isEmpty ? [self, other] : made).map { $0.orientations(on: idiom) }
      guard lists.allSatisfy({ $0 != nil }) else { return nil }
      return Orientation.allCases.filter { orientation in
        lists.contains { $0?.contains(orientation) ?? false }
      }
    }
    var result = ApplicationTraits()
    (result.phoneOrientations, result.padOrientations) = (all(on: .phone), all(on: .pad))
    result.style = style == other.style ? style : nil
    result.leastSystem = leastSystem.flatMap { own in other.leastSystem.map { min(own, $0) } }
    result.hidesStatusBar = hidesStatusBar && other.hidesStatusBar
    result.keepsEarlierDesign = keepsEarlierDesign && other.keepsEarlierDesign
    result.idioms = idioms.isEmpty || other.idioms.isEmpty ? [] : idioms.union(other.idioms)
    return result
  }
}

extension DesignCanvas {
  /// The device that the screen is shown on if the application is not made for that of the document; nil otherwise.
  ///
  /// An application for phones shows a screen that was drawn on a tablet's canvas on a phone.
  package var deviceOfApplication: Device? {
    guard !isFreeform, let own = knownDevice, !application.idioms.isEmpty,
      !application.idioms.contains(own.isPad ? .pad : .phone)
    else { return nil }
    return Device(named: own.isPad ? "iphone-15" : "ipad-11")
  }

  /// Returns the orientations in which the screen is shown on a device.
  ///
  /// - Parameter device: The device; nil for that of the canvas.
  package func orientations(on device: Device?) -> [Orientation] {
    let isPad = device?.isPad ?? knownDevice?.isPad ?? (min(screen.width, screen.height) >= 700)
    guard let allowed = application.orientations(on: isPad ? .pad : .phone) else {
      return supportedOrientations
    }
    let both = supportedOrientations.filter(allowed.contains)
    return both.isEmpty ? supportedOrientations : both
  }

  /// Whether an application says in which orientations it shows screens.
  package var restrictsOrientations: Bool {
    application.phoneOrientations != nil || application.padOrientations != nil
  }

  /// The era that the application asks for, if it is another than the document's: that of the oldest system that it runs on, or the
  /// last one of the earlier design, which it keeps. Nil otherwise.
  package var eraOfApplication: Era? {
    let least = application.leastSystem.flatMap { least in Era.systems.last { $0 <= least } }
    var era = least.flatMap { Era(system: $0) }
    if era.map({ $0.toolsVersion <= self.era.toolsVersion }) ?? true { era = nil }
    guard application.keepsEarlierDesign, let first = Era(system: Self.firstOfDesign),
      (era ?? self.era).toolsVersion >= first.toolsVersion
    else { return era }
    return Era(system: Self.lastOfEarlierDesign)
  }

  /// The last system before the design that came with iOS 26, and the first one with it.
  private static let (lastOfEarlierDesign, firstOfDesign) = (18, 26)
}

import Diagnostics
import Views

/// "Show this controller instead of that one in landscape": two controllers that stand for each other.
public struct AlternateRule: Sendable {
  /// How one controller replaces the other.
  public enum Means: String, Sendable, CaseIterable {
    /// The alternate is pushed over the base, and popped.
    case push
    /// The alternate is presented over the base, and dismissed.
    case present
    /// One takes the place of the other.
    case swap
    /// The tab bar controller that contains both chooses one.
    case tab
  }

  /// When a controller looks whether it is the right one.
  public enum Occasion: String, Sendable, CaseIterable {
    /// When the orientation has changed.
    case rotation
    /// When a controller was shown: pushed, popped to, presented, uncovered or chosen.
    case show
  }

  /// The controller that is there first.
  public var base: ControllerID
  /// The controller that stands for it in one orientation.
  public var alternate: ControllerID
  /// The orientation of the alternate.
  public var orientation: Orientation
  /// By which means they change.
  public var means: Means
  /// When they change.
  public var occasions = Occasion.allCases
  /// Whether the change is animated.
  public var isAnimated = false
  /// Whether both have one model, so that what is set on one is carried to the other.
  public var sharesModel = true
  /// Where the script gives the rule; nil for one that was found from names.
  public var place: SourceLocation?

  /// A rule from its parts.
  ///
  /// - Parameters:
  ///   - base: The controller that is there first.
  ///   - alternate: The controller that stands for it in one orientation.
  ///   - orientation: The orientation of the alternate.
  ///   - means: By which means they change.
  public init(base: ControllerID, alternate: ControllerID, orientation: Orientation, means: Means) {
    (self.base, self.alternate, self.orientation, self.means) = (base, alternate, orientation, means)
  }

  /// Returns the controller that is right in an orientation.
  ///
  /// - Parameter orientation: The way up in which the device is held.
  public func right(in orientation: Orientation) -> ControllerID {
    orientation == self.orientation ? alternate : base
  }

  /// Returns the other of the two; nil for a controller that the rule does not know.
  ///
  /// - Parameter controller: A controller of the rule's world.
  public func twin(of controller: ControllerID) -> ControllerID? {
    controller == base ? alternate : controller == alternate ? base : nil
  }
}

extension FlowWorld {
  /// Returns the rules that names suggest.
  ///
  /// These are for two controllers of content whose names, storyboard IDs, titles or classes differ in nothing but the
  /// words portrait and landscape, or of which one adds such a word to the other's.
  ///
  /// Of a navigation stack the alternate is pushed, in a tab bar controller its tab is chosen, elsewhere it is
  /// presented.
  public func rulesFoundFromNames() -> [AlternateRule] {
    var taken: Set<ControllerID> = []
    var rules: [AlternateRule] = []
    let contents = controllers.indices.filter { controllers[$0].kind == .content }
    // First pairs of which both say their orientation, then those of which one does.
    for saysBoth in [true, false] {
      for index in contents {
        let alternate = ControllerID(index)
        guard !taken.contains(alternate), let orientation = namedOrientation(of: alternate) else { continue }
        let other = contents.map { ControllerID($0) }.first { base in
          base != alternate && !taken.contains(base)
            && areTwins(alternate, orientation, base, saysBoth: saysBoth)
        }
        guard let other else { continue }
        taken.formUnion([alternate, other])
        let (portrait, landscape) = orientation == .portrait ? (alternate, other) : (other, alternate)
        let isLandscapeFirst = beginsWith(landscape) && !beginsWith(portrait)
        let base = isLandscapeFirst ? landscape : portrait
        let second = isLandscapeFirst ? portrait : landscape
        rules.append(
          AlternateRule(
            base: base, alternate: second, orientation: isLandscapeFirst ? .portrait : .landscape,
            means: means(for: base, second)))
      }
    }
    return rules.sorted { $0.base < $1.base }
  }

  private func names(of id: ControllerID) -> [String] { [self[id].name] + self[id].aliases }

  private func namedOrientation(of id: ControllerID) -> Orientation? {
    for name in names(of: id) { if let orientation = TwinName(name)?.orientation { return orientation } }
    return nil
  }

  private func areTwins(
    _ one: ControllerID, _ orientation: Orientation, _ other: ControllerID, saysBoth: Bool
  ) -> Bool {
    let stems = names(of: one).compactMap { TwinName($0) }.filter { $0.orientation == orientation }.map(
      \.stem)
    return names(of: other).contains { name in
      if let twin = TwinName(name) {
        return saysBoth && twin.orientation == orientation.other && stems.contains(twin.stem)
      }
      return !saysBoth && namedOrientation(of: other) == nil && stems.contains(TwinName.plain(name))
    }
  }

  /// Whether a controller is the start, or what the start's containers show first.
  private func beginsWith(_ id: ControllerID) -> Bool {
    var current = start
    for _ in 0..<8 {
      if current == id { return true }
      guard let child = self[current].children.first else { return false }
      current = child
    }
    return false
  }

  /// Returns the means that documents suggest for two controllers.
  ///
  /// - Parameters:
  ///   - base: The controller that is there first.
  ///   - alternate: The controller that stands for it.
  /// - Returns: `tab` if a tab bar controller has both, `push` if the base is on a stack and no segue presents one from
  ///   the other, otherwise `present`.
  public func means(for base: ControllerID, _ alternate: ControllerID) -> AlternateRule.Means {
    if controllers.contains(where: {
      $0.kind == .tabs && $0.children.contains(base) && $0.children.contains(alternate)
    }) {
      return .tab
    }
    let presenting: [Segue.Kind] = [.presentation, .modal, .popover, .popoverPresentation]
    let isPresented = [(base, alternate), (alternate, base)].contains { from, to in
      (self[from].segues + self[from].targets.flatMap(\.segues)).contains {
        $0.destination == .controller(to) && presenting.contains($0.kind)
      }
    }
    if isPresented { return .present }
    return isOnStack(base) ? .push : .present
  }

  /// Whether a navigation controller's root leads to a controller by segues that push.
  private func isOnStack(_ wanted: ControllerID) -> Bool {
    var waiting = controllers.filter { $0.kind == .navigation }.flatMap(\.children)
    var seen = Set(waiting)
    while let id = waiting.popLast() {
      if id == wanted { return true }
      for segue in self[id].segues + self[id].targets.flatMap(\.segues) {
        guard [.show, .push].contains(segue.kind), case .controller(let next) = segue.destination,
          seen.insert(next).inserted
        else { continue }
        waiting.append(next)
      }
    }
    return false
  }
}

/// A name that says which way up something is.
struct TwinName: Hashable {
  let orientation: Orientation
  /// The name without that word, in small letters and digits only.
  let stem: String

  init?(_ name: String) {
    let plain = Self.plain(name)
    for orientation in Orientation.allCases {
      guard let range = plain.firstRange(of: orientation.rawValue) else { continue }
      var stem = plain
      stem.removeSubrange(range)
      // Two identifiers that are nothing but the words are twins, too.
      self.orientation = orientation
      self.stem = stem
      return
    }
    return nil
  }

  static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

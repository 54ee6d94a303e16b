import Diagnostics
import Views

/// "Show this controller instead of that one in landscape": two controllers that are alternatives for each other.
package struct AlternateRule: Sendable {
  /// How one controller replaces the other.
  package enum Means: String, Sendable, CaseIterable {
    /// The alternate is pushed over the base, and popped.
    case push
    /// The alternate is presented over the base, and dismissed.
    case present
    /// One replaces the other.
    case swap
    /// The tab bar controller that contains both selects one.
    case tab
  }

  /// The occasions on which a rule is applied.
  package enum Occasion: String, Sendable, CaseIterable {
    /// After the orientation has changed.
    case rotation
    /// After a controller was shown: pushed, popped to, presented, uncovered or selected.
    case show
  }

  /// The controller that is shown first.
  package var base: ControllerID
  /// The controller that replaces it in one orientation.
  package var alternate: ControllerID
  package var orientation: Orientation
  /// How one replaces the other.
  package var means: Means
  /// When the rule is applied.
  package var occasions = Occasion.allCases
  /// Whether the change is animated.
  package var isAnimated = false
  /// Whether both share a model, so that values set on one are copied to the other.
  package var sharesModel = true
  /// The place in the script; nil for a rule derived from names.
  package var place: SourceLocation?

  package init(base: ControllerID, alternate: ControllerID, orientation: Orientation, means: Means) {
    (self.base, self.alternate, self.orientation, self.means) = (base, alternate, orientation, means)
  }

  package func right(in orientation: Orientation) -> ControllerID {
    orientation == self.orientation ? alternate : base
  }

  /// Returns the other of the two controllers; nil for one that is not in the rule.
  package func twin(of controller: ControllerID) -> ControllerID? {
    controller == base ? alternate : controller == alternate ? base : nil
  }
}

extension FlowWorld {
  /// A controller that shows in the orientation of its twin.
  package struct WrongTwin: Hashable, Sendable {
    /// The controller that shows.
    package var shown: ControllerID
    /// The orientation of the device.
    package var orientation: Orientation
    /// Both, as a sentence.
    package var message: String
    /// The place of the rule, or of the controller.
    package var place: SourceLocation?
  }

  /// Returns the visible controller of a state if a rule says that its twin belongs there.
  package func wrongTwin(in state: FlowState) -> WrongTwin? {
    let shown = state.visible(self).controller
    guard let rule = rules.first(where: { $0.twin(of: shown) == $0.right(in: state.device) }) else {
      return nil
    }
    let right = self[rule.right(in: state.device)].name
    return WrongTwin(
      shown: shown, orientation: state.device,
      message: "\"\(self[shown].name)\" shows in \(state.device.rawValue) instead of \"\(right)\"",
      place: rule.place ?? self[shown].location)
  }

  /// Returns the rules suggested by names.
  ///
  /// These connect two content controllers whose names, storyboard IDs, titles or classes differ only in the words
  /// portrait and landscape, or of which one adds such a word to the other's.
  ///
  /// On a navigation stack the alternate is pushed, in a tab bar controller its tab is selected, elsewhere it is
  /// presented.
  package func rulesFoundFromNames() -> [AlternateRule] {
    var taken: Set<ControllerID> = []
    var rules: [AlternateRule] = []
    let contents = controllers.indices.filter { controllers[$0].kind == .content }
    // First pairs in which both names contain their orientation, then those in which one does.
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

  /// Whether a controller is the start, or initially shown by the start's containers.
  private func beginsWith(_ id: ControllerID) -> Bool {
    var current = start
    for _ in 0..<8 {
      if current == id { return true }
      guard let child = self[current].children.first else { return false }
      current = child
    }
    return false
  }

  /// Returns how the documents suggest that one controller replaces another. `base`: the controller that is shown
  /// first. The result: `tab` if a tab bar controller has both, `push` if the base is on a stack and no segue presents
  /// one from the other, otherwise `present`.
  package func means(for base: ControllerID, _ alternate: ControllerID) -> AlternateRule.Means {
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

  /// Whether push segues lead from a navigation controller's root to a controller.
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

/// A name that contains an orientation.
struct TwinName: Hashable {
  let orientation: Orientation
  /// The name without that word, only lowercase letters and digits.
  let stem: String

  init?(_ name: String) {
    let plain = Self.plain(name)
    for orientation in Orientation.allCases {
      guard let range = plain.firstRange(of: orientation.rawValue) else { continue }
      var stem = plain
      stem.removeSubrange(range)
      // Two identifiers that consist only of the words are twins, too.
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

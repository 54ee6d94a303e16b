// When code runs, and what it gives properties once a screen has appeared.
extension StartingValues {
  /// What UIKit calls for a screen to appear, in its order.
  static let called: [(name: String, selectors: [String])] =
    [
      "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
      "didMoveToSuperview", "didMoveToWindow",
      "updateViewConstraints", "updateConstraints", "viewWillLayoutSubviews", "layoutSubviews",
      "viewDidLayoutSubviews",
    ].map { ($0, []) } + [
      ("tableView", ["tableView:cellForRowAtIndexPath:", "tableView:cellForRowAt:"]),
      ("collectionView", ["collectionView:cellForItemAtIndexPath:", "collectionView:cellForItemAt:"]),
      ("viewDidAppear", []),
    ]
  /// The initializers that UIKit calls, as Swift and Objective-C name them: of what a storyboard has, and of a controller with a xib.
  static let initializers = [
    ("init", "initWithCoder:"), ("initWithCoder", "initWithCoder:"), ("init", "initWithNibName:bundle:"),
    ("initWithNibName", "initWithNibName:bundle:"),
  ]
  /// Whether UIKit calls a method for a screen to appear.
  static func isCalled(_ name: String) -> Bool { called.contains { $0.name == name } }
  /// The first of those that follow what controllers of views do as these are loaded.
  static let firstOfLate = "didMoveToSuperview"

  /// Calls the initializers by which code makes an object: of several one or another.
  mutating func makeByCode(_ scope: Scope) {
    let makers =
      scope.lineage.levels.first?.flatMap { type in
        type.methods.filter { $0.isOtherInitializer && !$0.body.isEmpty }.map { (type, $0) }
      } ?? []
    for (type, maker) in makers {
      run(maker.body, in: type, scope, level: 0, depth: 1, isCertain: makers.count == 1)
    }
  }

  /// Where the nearest class that loads its view gives it another one than the document's.
  static func ownView(_ lineage: [[SourceType]]) -> Place? {
    for type in lineage.joined() {
      guard let method = type.methods.first(where: { $0.name == "loadView" && !$0.body.isEmpty }) else {
        continue
      }
      let asksDocument = method.body.contains { statement in
        if case .call(let call) = statement { call.isSuper } else { false }
      }
      let isGiven = method.body.contains { statement in
        if case .assignment(let given) = statement { given.path == ["view"] } else { false }
      }
      return isGiven && !asksDocument ? Place(file: type.file, line: method.line) : nil
    }
    return nil
  }

  /// Whether a value is not what a screen shows: a text is only cleared until there is something to show, a view transparent
  /// until it fades in as the screen appears, or a border has a color that is not known.
  /// `indirect`: what methods of properties do.
  /// `constantOf`: the values of constants of files.
  func isFilledLater(
    _ value: Value, _ path: [String], _ lineage: Lineage, _ indirect: [Indirect],
    _ constantOf: (SourceValue, String, Int) -> SourceValue?
  ) -> Bool {
    /// Whether any method gives a property a value, other than a literal that is the given one.
    func isGivenAnother(_ path: [String], than value: SourceValue?) -> Bool {
      (lineage.assignments[path] ?? []).contains { own, file in
        let given = own.value.flatMap { value in lineage.resolved(value) { constantOf($0, file, $1) } }
        return given == nil || given != value
      } || indirect.contains { $0.path == path && ($0.value == nil || $0.value != value) }
    }
    switch value.value {
    case .text(""), .nothing:
      if isGivenAnother(path, than: value.value) || path.count > 1 && passed.contains(path[0]) { return true }
      // What cells and other views clear is filled by whoever shows them.
      return !isController
    case .number(0) where path.last == "alpha":
      // A view is faded in by whoever shows it, what a controller fades in later waits for something to happen.
      guard isController else { return isGivenAnother(path, than: value.value) }
      return passed.contains(path[0])
    case .number where path.last == "borderWidth":
      let color = Array(path.dropLast()) + ["borderColor"]
      return state[color] == .some(nil) || state[color] == nil && isGivenAnother(color, than: nil)
    default: return false
    }
  }
}

extension SourceType.Method {
  /// Whether it makes other objects than a document's.
  var isOtherInitializer: Bool {
    (name == "init" || name.hasPrefix("initWith"))
      && !["initWithCoder:", "initWithNibName:bundle:"].contains(selector)
  }
}

import LayoutshotKit
import TestSupport
import Testing

/// Screens described in code, from the description to frames and pictures.
struct DescribedScreenTests {
  private let layoutshot: Layoutshot

  init() throws { layoutshot = try Layoutshot() }

  private let box = ViewDescription.view(id: "box", color: .systemRed)
  private let canvas = ScreenDescription.Canvas.size(Size(width: 200, height: 100), scale: 1)

  private func screen(_ view: ViewDescription) -> ScreenDescription {
    var screen = ScreenDescription("Screen", view: view, on: canvas)
    screen.controller = nil
    return screen
  }

  @Test func constraintsPlaceViews() throws {
    var root = ViewDescription.view(id: "root", subviews: [box])
    root.constraints = box.constraints(
      filling: root, insets: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    let opened = try layoutshot.open(screen(root))
    let layout = opened.layOut(try opened.traits(.landscape))
    #expect(layout["box"]?.frame == Rect(x: 20, y: 10, width: 140, height: 60))
    #expect(layout.canvas == Size(width: 200, height: 100) && layout.findings.isEmpty)
    #expect(layout["box"]?.path == "UIView › UIView" && layout["nobody"] == nil)
  }

  @Test func masksPlaceViewsWithoutConstraints() throws {
    let pinned = box.with {
      $0.frame = Rect(x: 150, y: 0, width: 50, height: 100)
      $0.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    }
    let opened = try layoutshot.open(ScreenDescription("Screen", view: .view(subviews: [pinned])))
    let layout = opened.layOut(try opened.traits(on: Device(named: "iphone-15-pro-max")))
    // The phone is 37 points wider than an iPhone 15, and 80 higher.
    #expect(layout["box"]?.frame == Rect(x: 187, y: 0, width: 50, height: 180))
  }

  /// A constraint with its superview places a view; one with its subview does not.
  @Test func containersKeepTheirFrames() throws {
    let container = ViewDescription.view(
      id: "container", frame: Rect(x: 20, y: 20, width: 100, height: 50), subviews: [box]
    ).with { $0.constraints = box.constraints(filling: $0) }
    let opened = try layoutshot.open(screen(.view(subviews: [container])))
    let layout = opened.layOut(try opened.traits(.landscape))
    #expect(layout["container"]?.frame == Rect(x: 20, y: 20, width: 100, height: 50))
    #expect(layout["box"]?.frameInWindow == Rect(x: 20, y: 20, width: 100, height: 50))
  }

  @Test func everyKindOfViewIsDrawn() throws {
    var bar = SearchBar()
    bar.placeholder = "Search"
    let kinds: [ViewContent] = [
      .label(Label()), .button(Button()), .textField(TextField()), .textView(TextView()),
      .imageView(ImageView()),
      .toggle(Toggle()), .slider(Slider()), .segmentedControl(SegmentedControl()),
      .progressView(ProgressView()),
      .tableView(TableView()), .collectionView(CollectionView()), .stepper(Stepper()),
      .pageControl(PageControl()), .activityIndicator(ActivityIndicator()), .datePicker(DatePicker()),
      .colorWell(ColorWell()), .searchBar(bar), .visualEffect(VisualEffect()),
      .navigationBar(NavigationBar()),
      .toolbar(Toolbar()), .tabBar(TabBar()), .pickerView, .standIn(.map(.standard)),
    ]
    for content in kinds {
      let view = ViewDescription(content, id: "view", frame: Rect(x: 0, y: 0, width: 120, height: 80))
      let opened = try layoutshot.open(screen(.view(subviews: [view])))
      let picture = try opened.picture(opened.traits(.landscape)).png()
      #expect(picture.count > 60, "\(view.className)")
      #expect(view.className.hasPrefix("UI") || view.className == "MKMapView")
    }
  }

  @Test func textStylesFollowTheTextSize() throws {
    let style = try #require(TextStyle(named: "Body"))
    let label = ViewDescription.label("Text", id: "label", font: FontDescription(style: style))
    var root = ViewDescription.view(id: "root", subviews: [label])
    root.constraints = [
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ]
    func height(_ size: TextSizeCategory?) throws -> Double {
      let opened = try layoutshot.open(screen(root), for: ReadingTraits(textSize: size))
      return try #require(opened.layOut(try opened.traits(.landscape))["label"]).frame.height
    }
    #expect(try height(.ax5) > 2 * height(nil))
    #expect(try height(.l) == height(nil))
  }

  @Test func sizeClassesVary() throws {
    let title = ViewDescription.label("Title", id: "title")
    var described = ScreenDescription("Screen", view: .view(id: "root", subviews: [title, box]))
    var regular = described.view
    try regular.edit("title") { $0.content.text = "A longer title" }
    try regular.edit("box") { $0.isInstalled = false }
    described.variations = [.init(for: SizeClasses(width: .regular, height: .regular), view: regular)]
    let opened = try layoutshot.open(described)
    let phone = opened.layOut(try opened.traits())
    let pad = opened.layOut(try opened.traits(on: Device(named: "ipad-11")))
    #expect(phone["box"] != nil && pad["box"] == nil)
    #expect(try opened.layOut(opened.traits())["box"] != nil)
  }

  // MARK: Templates

  private var places: (portrait: Rect, landscape: Rect) {
    (Rect(x: 0, y: 0, width: 100, height: 40), Rect(x: 100, y: 0, width: 40, height: 60))
  }

  private func templated() throws -> ScreenDescription {
    var described = ScreenDescription("Screen", view: .view(id: "root", subviews: [box.with { $0.tag = 7 }]))
    for (orientation, place) in [(Orientation.portrait, places.portrait), (.landscape, places.landscape)] {
      let template = ViewDescription.view(subviews: [.view(id: "place", frame: place).with { $0.tag = 7 }])
      if orientation == .portrait {
        described.portraitView = template
      } else {
        described.landscapeView = template
      }
    }
    return described
  }

  @Test func layoutsAreExtractedAndApplied() throws {
    let opened = try layoutshot.open(templated())
    #expect(try opened.layOut(opened.traits(.portrait))["box"]?.frame == places.portrait)
    #expect(try opened.layOut(opened.traits(.landscape))["box"]?.frame == places.landscape)
    let extracted = opened.extractedLayout(for: .landscape)
    #expect(extracted.map(\.id) == ["root", "box"] && extracted[1].frame == places.landscape)
    #expect(opened.match(for: .landscape)?.pairs.map(\.rule.rawValue) == ["root", "tag"])
  }

  @Test func aTemplateReplacesALayout() throws {
    let opened = try layoutshot.open(templated())
    let place = Rect(x: 5, y: 6, width: 7, height: 8)
    let match = try opened.apply(.view(subviews: [.view(frame: place).with { $0.tag = 7 }]), for: .landscape)
    #expect(match.pairs.count == 2 && match.unmatchedLive.isEmpty)
    #expect(try opened.layOut(opened.traits(.landscape))["box"]?.frame == place)
    #expect(try opened.layOut(opened.traits(.portrait))["box"]?.frame == places.portrait)
  }

  /// The frames of a template with constraints are those resulting from its constraints.
  @Test func templatesWithConstraintsAreLaidOut() throws {
    var described = ScreenDescription("Screen", view: .view(id: "root", subviews: [box]))
    var landscape = described.view
    landscape.constraints = box.constraints(
      filling: landscape, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    described.landscapeView = landscape
    let opened = try layoutshot.open(described)
    let frame = opened.layOut(try opened.traits(.landscape))["box"]?.frame
    #expect(frame == Rect(x: 2, y: 1, width: 846, height: 389))
  }

  @Test func layoutsCarryRegisteredAttributes() throws {
    var described = try templated()
    try described.landscapeView?.edit("place") { $0.layer.cornerRadius = 9 }
    var layoutshot = self.layoutshot
    func pictures(_ orientation: Orientation) throws -> [[UInt8]] {
      let opened = try layoutshot.open(described)
      // There and back, twice: the effects of a layout are undone.
      return try [orientation, orientation.other, orientation].map { way in
        try opened.picture(opened.traits(way, scale: 1)).png()
      }
    }
    let plain = try pictures(.landscape)
    try layoutshot.matching.chooseLayoutAttributes(named: ["layer.cornerRadius"])
    let round = try pictures(.landscape)
    #expect(plain[0] != round[0] && plain[1] == round[1] && round[0] == round[2])
    #expect(throws: UnknownNameError.self) {
      try layoutshot.matching.chooseLayoutAttributes(named: ["layer.cornerRadios"])
    }
  }

  @Test func customRulesMatch() throws {
    var described = ScreenDescription(
      "Screen", view: .view(id: "root", subviews: [role("a", "top"), role("b", "bottom")]))
    described.landscapeView = .view(subviews: [role("y", "bottom"), role("x", "top")])
    var layoutshot = self.layoutshot
    func pairs() throws -> [String] {
      let opened = try layoutshot.open(described)
      return try #require(opened.match(for: .landscape)).pairs.dropFirst().map {
        "\($0.template.objectID) \(opened.id(of: $0.live)) \($0.rule.rawValue)"
      }
    }
    #expect(try pairs().isEmpty)
    let rule = MatchingRule("role") { $0.userLabel }
    layoutshot.matching.rules.insert(rule, at: 0)
    #expect(try pairs() == ["y b role", "x a role"])
    try layoutshot.matching.chooseRules(named: ["class", "role"], registered: [rule])
    #expect(layoutshot.matching.rules.map(\.rule.rawValue) == ["class", "role"])
    let error = #expect(throws: UnknownNameError.self) {
      try layoutshot.matching.chooseRules(named: ["role", "clas"], registered: [rule])
    }
    #expect(error?.message == "no matching rule \"clas\" is known; did you mean \"class\"?")
  }

  private func role(_ id: String, _ name: String) -> ViewDescription {
    .view(id: id).with { $0.userLabel = name }
  }

  // MARK: States and transitions

  private func withState() throws -> ScreenDescription {
    var root = ViewDescription.view(id: "root", subviews: [box])
    func constraints(_ height: Double) -> [ConstraintDescription] {
      [
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: height),
      ]
    }
    root.constraints = constraints(20)
    var tall = root
    tall.constraints = constraints(60)
    try tall.edit("box") { $0.alpha = 0.5 }
    var described = ScreenDescription("Screen", view: root)
    described.states = [.init("tall", view: tall)]
    return described
  }

  @Test func statesSwapConstraintsAndAttributes() throws {
    let opened = try layoutshot.open(withState())
    #expect(opened.states == ["tall"])
    let tall = try #require(opened.layOut(try opened.traits(state: "tall"))["box"])
    #expect(tall.frame.height == 60 && tall.alpha == 0.5)
    let initial = try #require(opened.layOut(try opened.traits(state: "initial"))["box"])
    #expect(initial.frame.height == 20 && initial.alpha == 1)
    let error = #expect(throws: UnknownNameError.self) { try opened.traits(state: "tal") }
    #expect(error?.message == "no state \"tal\" is known; did you mean \"tall\"?")
  }

  @Test func statesAreAddedToLoadedScreens() throws {
    let described = try withState()
    let opened = try layoutshot.open(ScreenDescription("Screen", view: described.view))
    try opened.add(described.states[0])
    #expect(try opened.layOut(opened.traits(state: "tall"))["box"]?.frame.height == 60)
    #expect(try opened.layOut(opened.traits())["box"]?.frame.height == 20)
    #expect(throws: DescriptionError.self) { try opened.add(described.states[0]) }
  }

  @Test func transitionsAreFramesAndValues() throws {
    let opened = try layoutshot.open(withState())
    let transition = try opened.transition(
      from: opened.traits(), to: opened.traits(state: "tall"), curve: .linear)
    #expect(transition.duration == 0.2)
    func height(_ share: Double) -> Double? {
      transition.views(at: share).first { $0.id == "box" }?.frame.height
    }
    #expect(height(0) == 20 && height(0.5) == 40 && height(1) == 60)
    // A layout in between does not affect it.
    #expect(try opened.layOut(opened.traits())["box"]?.frame.height == 20)
    #expect(height(0.25) == 30)
    #expect(try transition.picture(at: 1).png() == opened.picture(opened.traits(state: "tall")).png())
    #expect(transition.faults().isEmpty)
    let folder = try Folder()
    try transition.writeFrames(to: "\(folder.path)/frames", framesPerSecond: 10)
    try transition.writeAnimation(to: "\(folder.path)/animation.png", framesPerSecond: 10)
    #expect(folder.names == ["animation.png", "frames"])
  }

  // MARK: Goldens

  @Test func goldensOfScreensStatesAndTransitions() throws {
    let folder = try Folder()
    var goldens = GoldenFolder(
      "\(folder.path)/Goldens", failures: "\(folder.path)/failures", recording: .missing)
    var described = try withState()
    let still = GoldenStrategy.picture(state: "tall", scale: 1)
    let motion = GoldenStrategy.transition(
      GoldenMotion(from: "initial", to: "tall", keyframes: [0, 0.5, 1]), of: .picture(scale: 1))
    #expect(try layoutshot.compare(described, as: still, with: goldens).recorded == 1)
    #expect(try layoutshot.compare(described, as: motion, with: goldens).recorded == 3)
    goldens.recording = .never
    let again = try layoutshot.compare(described, as: still, with: goldens)
    #expect(again.isGood && again.passed == 1)
    // The state changes attributes that it does not list: a running app would skip them.
    #expect(again.findings.allSatisfy { $0.message.contains("\"templateAttributes\"") })
    #expect(try layoutshot.compare(described, as: motion, with: goldens).passed == 3)
    try described.states[0].view.edit("box") { $0.alpha = 0.25 }
    let changed = try layoutshot.compare(described, as: still, with: goldens)
    #expect(changed.failures.count == 1 && changed.failures[0].changes.map(\.property) == ["alpha"])
    #expect(!changed.isGood && changed.failures[0].pictures.count >= 3)
  }
}

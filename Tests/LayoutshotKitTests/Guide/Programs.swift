import LayoutshotKit

// The programs of `Docs/Library.md`, verbatim; `GuideTests` compares the two and runs these. Variables of the guide, a
// document and a folder, are parameters here.

enum DocumentProgram {
  static func run(document: String, folder: String) throws {
    let layoutshot = try Layoutshot()
    let login = try layoutshot.open(document)
    for screen in login.screens {
      for traits in ScreenRequest().traits(for: screen) {
        try screen.picture(traits).write(to: "\(folder)/\(screen.name).\(traits.orientation).png")
      }
    }
    for finding in login.findings { print(finding.message) }
  }
}

enum ScreenProgram {
  static func run(folder: String) throws {
    let photo = ViewDescription.view(id: "photo", color: .systemTeal).with { $0.layer.cornerRadius = 12 }
    let name = ViewDescription.label(
      "Ana Horvat", id: "name", font: FontDescription(systemSize: 28, weight: .bold))
    let follow = ViewDescription.button("Follow", id: "follow")

    var card = ViewDescription.view(id: "card", color: .systemBackground, subviews: [photo, name, follow])
    card.constraints = [
      photo.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor, constant: 16),
      photo.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      photo.widthAnchor.constraint(equalToConstant: 96),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
      name.topAnchor.constraint(equalTo: photo.topAnchor),
      name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
      follow.firstBaselineAnchor.constraint(equalTo: photo.bottomAnchor, constant: -4),
      follow.leadingAnchor.constraint(equalTo: name.leadingAnchor),
    ]

    let screen = try Layoutshot().open(ScreenDescription("Card", view: card))
    let portrait = try screen.traits(.portrait)
    let dark = try screen.traits(.landscape, on: Device(named: "iphone-se"), appearance: .dark)
    try screen.picture(portrait).write(to: "\(folder)/card.png")
    try screen.picture(dark).write(to: "\(folder)/card.dark.png")

    let layout = screen.layOut(portrait)
    print(layout["name"]?.frameInWindow.origin ?? .zero)
    try screen.writeFrames([portrait, dark], to: "\(folder)/frames.json")
  }
}

enum ListProgram {
  static func run(folder: String) throws {
    let total = ScreenDescription("Total", on: .device(Device.all[0])) {
      Label("Total", font: FontDescription(systemSize: 22, weight: .semibold)).id("title").tag(3)
      Label("128.40", alignment: .right).id("sum")
      Button("Pay").id("pay").background(.systemGreen).tint(.white).cornerRadius(8)
    }
    .layout(.portrait) {
      named("title").topAnchor.constraint(equalTo: named("root").safeAreaLayoutGuide.topAnchor, constant: 24)
      named("title").leadingAnchor.constraint(equalTo: named("root").layoutMarginsGuide.leadingAnchor)
      named("sum").firstBaselineAnchor.constraint(equalTo: named("title").firstBaselineAnchor)
      named("sum").trailingAnchor.constraint(equalTo: named("root").layoutMarginsGuide.trailingAnchor)
      named("pay").topAnchor.constraint(equalTo: named("title").bottomAnchor, constant: 24)
      named("pay").leadingAnchor.constraint(equalTo: named("title").leadingAnchor)
      named("pay").trailingAnchor.constraint(equalTo: named("sum").trailingAnchor)
    }
    .layout(.landscape) {
      Arrangement.horizontal(spacing: 24) {
        "title"
        ArrangedItem(view: "sum").aligned(.stretch, .center)
        ArrangedItem(view: "pay").sized(width: 160, height: 44)
      }
      .padded(24, in: .safeArea)
    }

    let opened = try Layoutshot().open(total)
    for orientation in Orientation.allCases {
      try opened.picture(opened.traits(orientation)).write(to: "\(folder)/total.\(orientation).png")
    }
  }
}

enum ArrangementProgram {
  static func run(folder: String) throws {
    struct Diagonal: CustomArranging {
      func preferredSize(of items: ArrangedItems, fitting offer: Size) -> Size {
        (0..<items.count).reduce(.zero) { sum, index in
          let size = items.preferredSize(of: index, fitting: offer)
          return Size(width: sum.width + size.width, height: sum.height + size.height)
        }
      }

      func cells(of items: ArrangedItems, in rect: Rect) -> [Rect] {
        var corner = rect.origin
        return (0..<items.count).map { index in
          let size = items.preferredSize(of: index, fitting: rect.size)
          defer { corner = Point(x: corner.x + size.width, y: corner.y + size.height) }
          return Rect(origin: corner, size: size)
        }
      }
    }

    var layoutshot = try Layoutshot()
    layoutshot.customArrangements.register(Diagonal(), as: "diagonal")
    let steps = ScreenDescription("Steps") {
      for step in ["One", "Two", "Three"] { Label(step).id(step) }
    }
    .layout(.portrait) {
      Arrangement.custom("diagonal") { for step in ["One", "Two", "Three"] { step } }.padded(
        24, in: .safeArea)
    }
    .layout("around") {
      Arrangement.custom("circle", parameters: ["radius": 100]) {
        for step in ["One", "Two", "Three"] { step }
      }
      LayoutAnimation(duration: 0.3, curve: .easeOut)
    }
    let shown = try layoutshot.open(steps)
    try shown.picture(shown.traits()).write(to: "\(folder)/steps.png")
    let change = try shown.transition(from: shown.traits(), to: shown.traits(state: "around"))
    try change.writeFilmstrip(to: "\(folder)/steps.filmstrip.png")
  }
}

enum TemplateProgram {
  static func run(folder: String) throws {
    var map = ViewDescription.view(
      id: "map", frame: Rect(x: 0, y: 0, width: 393, height: 500), color: .systemGreen)
    var list = ViewDescription.view(
      id: "list", frame: Rect(x: 0, y: 500, width: 393, height: 352), color: .systemGray5)
    (map.tag, list.tag) = (1, 2)
    var screen = ScreenDescription("Trip", view: .view(id: "trip", subviews: [map, list]))

    var landscape = screen.view
    try landscape.edit("map") { $0.frame = Rect(x: 0, y: 0, width: 520, height: 393) }
    try landscape.edit("list") { $0.frame = Rect(x: 520, y: 0, width: 332, height: 393) }
    screen.landscapeView = landscape

    let trip = try Layoutshot().open(screen)
    for pair in trip.match(for: .landscape)?.pairs ?? [] {
      print(pair.template.path, "is", trip.id(of: pair.live), "by", pair.rule.rawValue)
    }
    for view in trip.extractedLayout(for: .landscape) { print(view.id, view.frame) }
    try trip.picture(trip.traits(.landscape)).write(to: "\(folder)/trip.png")

    map.frame = Rect(x: 0, y: 0, width: 852, height: 393)
    try trip.remove("list")
    try trip.apply(.view(subviews: [map]), for: .landscape)
    try trip.picture(trip.traits(.landscape)).write(to: "\(folder)/trip.map.png")
  }
}

enum StateProgram {
  static func run(folder: String) throws {
    let banner = ViewDescription.view(id: "banner", color: .systemOrange)
    let text = ViewDescription.label("You are offline", id: "text").with { $0.alpha = 0 }
    func screen(bannerHeight: Double) -> ViewDescription {
      var view = ViewDescription.view(id: "home", color: .systemBackground, subviews: [banner, text])
      view.constraints = [
        banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        banner.heightAnchor.constraint(equalToConstant: bannerHeight),
        text.centerXAnchor.constraint(equalTo: banner.centerXAnchor),
        text.centerYAnchor.constraint(equalTo: banner.centerYAnchor),
      ]
      return view
    }

    var home = ScreenDescription("Home", view: screen(bannerHeight: 4))
    var offline = screen(bannerHeight: 64)
    try offline.edit("text") { $0.alpha = 1 }
    home.states = [.init("offline", view: offline)]

    let opened = try Layoutshot().open(home)
    try opened.picture(opened.traits(state: "offline")).write(to: "\(folder)/offline.png")

    let transition = try opened.transition(from: opened.traits(), to: opened.traits(state: "offline"))
    for view in transition.views(at: 0.5) { print(view.id, view.frameInWindow, view.alpha) }
    for fault in transition.faults() { print(fault.message) }
    try transition.writeFrames(to: "\(folder)/offline", framesPerSecond: 30)
    try transition.writeFilmstrip(to: "\(folder)/offline.filmstrip.png")
  }
}

enum RegistrationProgram {
  static func run(document: String) throws {
    var layoutshot = try Layoutshot()
    let label = MatchingRule("label") { $0.userLabel }
    layoutshot.matching.rules.insert(label, at: 0)
    try layoutshot.matching.chooseLayoutAttributes(named: ["alpha", "backgroundColor"])
    layoutshot.stateAttributes = [
      TemplateAttribute(keyPath: "fontSize") { view in
        view.content.font.map { .number($0.size) }
      } apply: { value, view in
        if case .number(let size) = value { view.content.font?.size = size }
      }
    ]
    let opened = try layoutshot.open(document)
    for screen in opened.screens {
      for pair in screen.match(for: .landscape)?.pairs ?? [] {
        print(screen.id(of: pair.live), pair.rule.rawValue)
      }
    }
  }
}

enum GoldenProgram {
  static func run(document: String, folder: String) throws {
    let layoutshot = try Layoutshot()
    var goldens = GoldenFolder("\(folder)/Goldens", failures: "\(folder)/failures")
    goldens.recording = .missing
    let outcome = try layoutshot.compare(document, as: .picture(on: .iPhone8), with: goldens)
    print(outcome.passed, "as before,", outcome.recorded, "new,", outcome.failures.count, "different")
    for change in outcome.failures.flatMap(\.changes) {
      print(change.view, change.property, change.old ?? "", change.new ?? "", change.location?.line ?? 0)
    }
  }
}

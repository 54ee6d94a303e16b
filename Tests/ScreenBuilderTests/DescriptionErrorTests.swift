import Geometry
import ScreenBuilder
import Testing
import Views

/// Descriptions that cannot be built, each with the path of the faulty view.
struct DescriptionErrorTests {
  private func error(of screen: ScreenDescription) -> DescriptionError? {
    do throws(DescriptionError) {
      _ = try screen.scene()
      return nil
    } catch { return error }
  }

  private func error(_ views: ViewDescription..., by constraints: [ConstraintDescription] = [])
    -> DescriptionError?
  {
    var root = ViewDescription.view(id: "root", subviews: views)
    root.constraints = constraints
    return error(of: ScreenDescription("Screen", view: root))
  }

  private let title = ViewDescription.label("Title", id: "title")
  private let box = ViewDescription.view(id: "box")

  @Test func namesAreUniqueInATree() {
    let inside = ViewDescription.view(id: "box", subviews: [title])
    let fault = error(title, inside)
    #expect(fault?.reason == .duplicateID("title", first: "Screen › root › title"))
    #expect(fault?.path == "Screen › root › box › title" && fault?.location?.file == fault?.path)
    #expect(error(title, .view(id: "box", subviews: [.label("Title", id: "subtitle")])) == nil)
  }

  /// A view added to itself is a copy: values have no cycles.
  @Test func aViewInsideItselfIsACopy() {
    var box = self.box
    box.subviews.append(box)
    #expect(error(box)?.reason == .duplicateID("box", first: "Screen › root › box"))
  }

  @Test func guidesAndViewsShareTheirNames() {
    let guided = box.with { $0.layoutGuides = ["title"] }
    #expect(error(title, guided)?.reason == .duplicateID("title", first: "Screen › root › title"))
  }

  @Test func sizesAreNotNegative() {
    let fault = error(.view(id: "box", frame: Rect(x: 0, y: 0, width: -1, height: 10)))
    #expect(fault?.reason == .negativeSize(Size(width: -1, height: 10)))
    #expect(fault?.path == "Screen › root › box")
    #expect(error(.view(id: "box", frame: Rect(x: -5, y: -5, width: 0, height: 10))) == nil)
  }

  @Test func numbersAreFinite() {
    func name(_ view: ViewDescription) -> String? {
      guard case .badNumber(let name, _)? = error(view)?.reason else { return nil }
      return name
    }
    #expect(name(.view(frame: Rect(x: .nan, y: 0, width: 1, height: 1))) == "frame")
    #expect(name(box.with { $0.alpha = 1.5 }) == "alpha")
    #expect(name(box.with { $0.layer.cornerRadius = .infinity }) == "layer.cornerRadius")
    #expect(name(.slider(.nan)) == "UISlider.slider.value")
    #expect(name(.label("A", font: FontDescription(systemSize: 0))) == "UILabel.label.font.size")
    #expect(name(.slider(0.5)) == nil)
  }

  @Test func viewsAreNotNestedTooDeep() {
    func nested(_ depth: Int) -> ViewDescription {
      (0..<depth).reduce(ViewDescription.view()) { inside, _ in .view(subviews: [inside]) }
    }
    #expect(error(nested(600))?.reason == .tooDeep(limit: 512))
    #expect(error(nested(500)) == nil)
  }

  // MARK: Constraints

  @Test func constraintsReferToViewsOfTheTree() {
    let other = ViewDescription.label("Other", id: "titel")
    let constraint = box.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8)
    let fault = error(title, box, by: [constraint])
    #expect(
      fault?.reason
        == .foreignItem("box.top = titel.bottom + 8", item: "titel", tree: nil, nearest: "title"))
    #expect(fault?.path == "Screen › root")
    #expect(fault?.message.hasSuffix("; did you mean \"title\"?") == true)
  }

  @Test func constraintsDoNotJoinTwoTrees() {
    let only = ViewDescription.label("Only in the state", id: "note")
    var live = ViewDescription.view(id: "root", subviews: [box])
    live.constraints = [box.topAnchor.constraint(equalTo: only.bottomAnchor)]
    var screen = ScreenDescription("Screen", view: live)
    screen.states = [.init("wide", view: .view(id: "root", subviews: [box, only]))]
    #expect(
      error(of: screen)?.reason
        == .foreignItem("box.top = note.bottom", item: "note", tree: "the state \"wide\"", nearest: nil))
    screen.view.constraints = []
    screen.states[0].view.constraints = live.constraints
    #expect(error(of: screen) == nil)
  }

  @Test func constraintsReferToNamedViews() {
    let unnamed = ViewDescription.label("No name")
    let fault = error(unnamed, box, by: [box.topAnchor.constraint(equalTo: unnamed.topAnchor)])
    #expect(fault?.reason == .unnamedItem("box.top = ?.top"))
  }

  @Test func guidesBelongToTheirViews() {
    let guided = box.with { $0.layoutGuides = ["middle"] }
    func constraint(_ guide: String) -> ConstraintDescription {
      title.topAnchor.constraint(equalTo: guided.layoutGuide(guide).topAnchor)
    }
    #expect(error(title, guided, by: [constraint("middle")]) == nil)
    #expect(
      error(title, guided, by: [constraint("mitte")])?.reason
        == .foreignItem("title.top = box.mitte.top", item: "mitte", tree: nil, nearest: "title"))
  }

  @Test func constraintSidesAreCompatible() {
    func why(_ constraint: ConstraintDescription) -> String? {
      guard case .badConstraint(_, let why)? = error(title, box, by: [constraint])?.reason else { return nil }
      return why
    }
    let mixed = title.leftAnchor.constraint(equalTo: box.leadingAnchor)
    #expect(why(mixed) == "one side follows the direction of reading, and the other does not")
    #expect(why(title.topAnchor.constraint(equalTo: title.topAnchor)) == "it involves only one anchor")
    #expect(why(title.topAnchor.constraint(equalTo: box.topAnchor, constant: .nan)) == "the constant is nan")
    let optional = title.topAnchor.constraint(equalTo: box.topAnchor)
    #expect(why(optional.with(priority: 1001)) == "the priority is 1001.0, not 1 to 1000")
    #expect(why(optional.with(priority: 999)) == nil)
    #expect(
      why(title.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0)) == "the multiplier is 0.0")
    #expect(why(title.widthAnchor.constraint(equalTo: title.heightAnchor)) == nil)
    var lone = optional
    (lone.secondItem, lone.secondAttribute) = (nil, nil)
    #expect(why(lone) == "top needs another view to refer to")
  }

  // MARK: Templates

  @Test func targetsAreLiveViews() {
    var screen = ScreenDescription("Screen", view: .view(id: "root", subviews: [title]))
    screen.states = [.init("wide", view: .view(id: "root", subviews: [box.with { $0.target = "titel" }]))]
    let fault = error(of: screen)
    #expect(fault?.reason == .noSuchView("titel", nearest: "title"))
    #expect(fault?.path == "Screen (wide) › root › box")
    screen.states[0].view.subviews[0].target = "title"
    #expect(error(of: screen) == nil)
  }

  @Test func stateNamesAreUnique() {
    var screen = ScreenDescription("Screen", view: box)
    screen.states = [.init("wide", view: box), .init("wide", view: box)]
    #expect(error(of: screen)?.reason == .takenStateName("wide"))
    screen.states = [.init("initial", view: box)]
    #expect(error(of: screen)?.reason == .takenStateName("initial"))
  }

  @Test func variationsHaveTheLiveViews() {
    var screen = ScreenDescription("Screen", view: .view(id: "root", subviews: [title]))
    let regular = SizeClasses(width: .regular, height: .regular)
    screen.variations = [.init(for: regular, view: .view(id: "root", subviews: [title, box]))]
    #expect(error(of: screen)?.reason == .noSuchView("box", nearest: nil))
  }

  @Test func canvasesHaveASize() {
    let flat = ScreenDescription.Canvas.size(Size(width: 0, height: 100), scale: 2)
    #expect(error(of: ScreenDescription("Screen", view: box, on: flat))?.path == "Screen")
  }

  @Test func errorsSuggestTheNearestView() throws {
    var root = ViewDescription.view(id: "root", subviews: [title])
    try root.edit("title") { $0.alpha = 0.5 }
    #expect(root["title"]?.alpha == 0.5)
    #expect(throws: DescriptionError.self) { try root.edit("tilte") { $0.alpha = 0 } }
    #expect(throws: DescriptionError.self) { try root.remove("root") }
  }
}

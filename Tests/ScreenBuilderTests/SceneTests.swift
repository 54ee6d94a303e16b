import Geometry
import ScreenBuilder
import Testing
import Views

/// The scenes built from descriptions: IDs, holders of constraints, guides, targets.
struct SceneTests {
  private let title = ViewDescription.label("Title", id: "title")
  private let box = ViewDescription.view(id: "box")

  private func tree(_ root: ViewDescription) throws -> ViewTree {
    try ScreenDescription("Screen", view: root).scene().tree
  }

  private func view(_ id: String, in tree: ViewTree) throws -> View {
    try #require(tree.views.first { $0.objectID == id })
  }

  @Test func unnamedViewsAreNamedByPosition() throws {
    let root = ViewDescription.view(subviews: [
      .label("A"), title, .label("B"), .view(subviews: [.label("C")]),
    ])
    let names = try tree(root).views.map(\.objectID)
    #expect(
      names == [
        "UIView", "UIView/UILabel[0]", "title", "UIView/UILabel[1]", "UIView/UIView[0]",
        "UIView/UIView[0]/UILabel[0]",
      ])
  }

  @Test func locationsArePaths() throws {
    let tree = try tree(.view(id: "root", subviews: [.view(id: "box", subviews: [.label("A")])]))
    #expect(tree.views.map(\.location.file).last == "Screen › root › box › UILabel[0]")
    #expect(tree.views.allSatisfy { $0.location.line == 0 })
  }

  @Test func constraintsAreHeldByTheNearestCommonSuperview() throws {
    var group = ViewDescription.view(id: "group", subviews: [title, box])
    group.constraints = [title.widthAnchor.constraint(equalToConstant: 10)]
    var root = ViewDescription.view(id: "root", subviews: [group])
    root.constraints = [
      title.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 4).with(
        priority: 750, identifier: "gap"),
      group.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
    ]
    let tree = try tree(root)
    #expect(try view("title", in: tree).constraints.map(\.objectID) == ["title.width = 10"])
    let gap = try #require(view("group", in: tree).constraints.first)
    #expect(gap.objectID == "gap" && gap.priority == 750 && gap.constant == 4 && gap.secondItem == "box")
    let top = try #require(tree.root.constraints.first)
    #expect(top.secondItem == "root.safeArea" && tree.root.layoutGuides.map(\.objectID) == ["root.safeArea"])
    #expect(tree.views.filter(\.isPlacedByConstraints).map(\.objectID) == ["group", "title", "box"])
  }

  @Test func everyAnchorIsAnAttributeOfItsItem() {
    let (own, root) = (box, ViewDescription.view(id: "root"))
    let horizontal = [
      own.leadingAnchor, own.trailingAnchor, own.leftAnchor, own.rightAnchor, own.centerXAnchor,
    ].map { $0.constraint(equalTo: root.readableContentGuide.leadingAnchor) }
    let vertical = [
      own.topAnchor, own.bottomAnchor, own.centerYAnchor, own.firstBaselineAnchor, own.lastBaselineAnchor,
    ].map { $0.constraint(equalTo: root.readableContentGuide.topAnchor) }
    let lengths = [own.widthAnchor, own.heightAnchor].map { $0.constraint(equalToConstant: 1) }
    #expect(
      (horizontal + vertical + lengths).map(\.firstAttribute) == [
        .leading, .trailing, .left, .right, .centerX, .top, .bottom, .centerY, .firstBaseline,
        .lastBaseline, .width, .height,
      ])
    #expect((horizontal + vertical).allSatisfy { $0.secondItem == root.readableContentGuide.itemName })
  }

  /// Its own width does not place a view, and explicit settings take precedence.
  @Test func ownLengthsDoNotPlaceViews() throws {
    var box = self.box
    box.constraints = [box.widthAnchor.constraint(equalToConstant: 10)]
    #expect(try !view("box", in: tree(.view(subviews: [box]))).isPlacedByConstraints)
    box.translatesAutoresizingMaskIntoConstraints = false
    #expect(try view("box", in: tree(.view(subviews: [box]))).isPlacedByConstraints)
  }

  @Test func equalConstraintsHaveUniqueIDs() throws {
    var root = ViewDescription.view(id: "root", subviews: [box])
    root.constraints = [
      box.widthAnchor.constraint(equalToConstant: 1), box.widthAnchor.constraint(equalToConstant: 1),
    ]
    #expect(
      try view("box", in: tree(root)).constraints.map(\.objectID) == ["box.width = 1", "box.width = 1 (2)"])
  }

  @Test func stateViewsAreSeparateViewsWithTargets() throws {
    var screen = ScreenDescription("Screen", view: .view(id: "root", subviews: [title]))
    let other = box.with { $0.target = "title" }
    screen.states = [.init("wide", view: .view(id: "root", subviews: [other, .view(id: "more")]))]
    let template = try #require(screen.scene().constraintTemplates.first)
    #expect(template.name == "wide" && template.aliases == ["wide"])
    #expect(template.tree.views.map(\.objectID) == ["wide/root", "wide/box", "wide/more"])
    #expect(template.tree.views.map { $0.targetOutlet?.destination } == ["root", "title", nil])
  }

  @Test func singleTemplates() throws {
    var screen = ScreenDescription("Screen", view: .view(id: "root", subviews: [title]))
    #expect(try screen.scene().landscapeTemplate == nil)
    screen.landscapeView = screen.view
    let scene = try screen.scene()
    #expect(scene.portraitTemplate === scene.tree && scene.landscapeTemplate !== scene.tree)
    #expect(scene.landscapeTemplate?.root.frame.size == Size(width: 852, height: 393))
    #expect(scene.tree.root.frame.size == Size(width: 393, height: 852))
  }

  @Test func removingAViewRemovesItsConstraints() throws {
    let guided = box.with { $0.layoutGuides = ["middle"] }
    var root = ViewDescription.view(id: "root", subviews: [title, guided])
    root.constraints = [
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: guided.layoutGuide("middle").topAnchor),
    ]
    let removed = try root.remove("box")
    #expect(removed.id == "box" && root.subviews.count == 1 && root["box"] == nil)
    #expect(root.constraints == [title.topAnchor.constraint(equalTo: root.topAnchor)])
    #expect(try tree(root).views.count == 2)
  }

  @Test func contentsDetermineClasses() {
    #expect(ViewDescription(.pickerView).className == "UIPickerView")
    #expect(ViewDescription(.standIn(.map(.standard))).className == "MKMapView")
    #expect(ViewDescription(.stepper(Stepper())).control != nil && title.control == nil)
  }
}

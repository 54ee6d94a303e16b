import Diagnostics
import Foundation
import Geometry
import JSON
import Painting
import Testing
import Views

@testable import Accessibility

/// What assistive technologies find. Orders and descriptions are those of the reference images of AccessibilitySnapshot 0.12, taken
/// on simulators of iOS 17 and 18.
@Suite struct AccessibilityModelTests {
  private static func view(
    _ content: ViewContent = .plain, _ rect: Rect = Rect(x: 20, y: 20, width: 200, height: 30),
    id: String = "v",
    _ change: (View) -> Void = { _ in }
  ) -> View {
    let view = View(
      className: "UIView", objectID: id, location: .init(file: "A.xib", line: 3, column: 5), content: content)
    view.frame = rect
    change(view)
    return view
  }

  /// An element by its label, in the middle of a canvas.
  private static func element(_ label: String, _ x: Double, _ y: Double) -> View {
    view(.plain, Rect(x: 200 + x - 16, y: 400 + y - 16, width: 32, height: 32), id: label) {
      $0.accessibility.isElement = true
      $0.accessibility.label = label
    }
  }

  private static func model(
    _ views: [View], isRightToLeft: Bool = false, isPad: Bool = false, drawing: Drawing? = nil
  )
    -> AccessibilityModel
  {
    let root = View(className: "UIView", objectID: "root", location: .init(file: "A.xib", line: 1, column: 1))
    root.frame = Rect(x: 0, y: 0, width: 400, height: 800)
    for view in views { root.addSubview(view) }
    let tree = ViewTree(root: root)
    var places: [Rect] = []
    for view in tree.views {
      let origin = view.superview.map { places[$0.id.index].origin } ?? .zero
      places.append(view.frame.offset(by: origin))
    }
    var frames = Frames(
      inWindow: places, unrounded: places, isHidden: tree.views.map(\.isHidden),
      contentOrigin: places.map(\.origin),
      canvas: root.frame.size, scale: 1)
    frames.isRightToLeft = isRightToLeft
    return AccessibilityModel(
      tree, frames, drawing ?? Drawing(canvas: root.frame.size, scale: 1), isPad: isPad)
  }

  private static func spoken(_ views: [View]) -> [String] { model(views).elements.map(\.description) }

  // MARK: Order

  @Test func gridIsReadByRows() {
    let places: [(Double, Double)] = [
      (60, 60), (-60, -60), (0, 60), (0, -60), (-60, 60), (60, -60), (60, 0), (-60, 0), (0, 0),
    ]
    let views = { places.enumerated().map { Self.element("\($0.offset)", $0.element.0, $0.element.1) } }
    #expect(Self.spoken(views()) == ["1", "3", "5", "7", "8", "6", "4", "2", "0"])
    let mirrored = Self.model(views(), isRightToLeft: true).elements.map(\.description)
    #expect(mirrored == ["5", "3", "1", "6", "8", "7", "0", "2", "4"])
  }

  /// Elements are in one row if they are less than 8 points apart, on a tablet less than 13.
  @Test(
    arguments: [
      (7, ["left", "right"], ["left", "right"]), (8, ["right", "left"], ["left", "right"]),
      (13, ["right", "left"], ["right", "left"]),
    ] as [(Double, [String], [String])])
  func rows(_ drop: Double, onPhone: [String], onPad: [String]) {
    let views = { [Self.element("left", -60, drop), Self.element("right", 60, 0)] }
    #expect(Self.model(views()).elements.map(\.description) == onPhone)
    #expect(Self.model(views(), isPad: true).elements.map(\.description) == onPad)
  }

  private static func stack(_ change: (View) -> Void) -> [View] {
    let group = view(.plain, Rect(x: 0, y: 0, width: 400, height: 800), id: "group", change)
    group.addSubview(element("below", 0, 60))
    group.addSubview(element("above", 0, -60))
    return [element("0", 0, -120), element("1", 0, 0), element("2", 0, 120), group]
  }

  @Test func groupsStayTogether() {
    #expect(Self.spoken(Self.stack { _ in }) == ["0", "above", "1", "below", "2"])
    #expect(
      Self.spoken(Self.stack { $0.accessibility.groupsChildren = true }) == ["0", "above", "below", "1", "2"])
    // What is an element hides what is in it.
    let parent = Self.spoken(
      Self.stack {
        $0.accessibility.isElement = true
        $0.accessibility.label = "parent"
      })
    #expect(parent == ["parent", "0", "1", "2"])
  }

  @Test func modalViewsHideOthers() {
    func modal(_ label: String) -> View {
      let modal = Self.view(.plain, Rect(x: 0, y: 0, width: 400, height: 800)) {
        $0.accessibility.isModal = true
      }
      modal.addSubview(Self.element(label, 0, 0))
      return modal
    }
    #expect(Self.spoken([Self.element("0", 0, -100), modal("modal 0")]) == ["modal 0"])
    #expect(Self.spoken([modal("modal 0"), Self.element("0", 0, -100), modal("modal 1")]) == ["modal 1"])
    let empty = Self.view { $0.accessibility.isModal = true }
    #expect(Self.spoken([Self.element("0", 0, -100), empty]).isEmpty)
  }

  @Test func whatIsHiddenIsNotFound() {
    let hidden = Self.element("hidden", 0, 0)
    hidden.isHidden = true
    let clear = Self.element("clear", 0, 0)
    clear.alpha = 0
    let around = Self.view { $0.accessibility.hidesElements = true }
    around.addSubview(Self.element("inside", 0, 0))
    let beside = Self.element("beside", 500, 0)
    #expect(Self.spoken([hidden, clear, around, beside, Self.element("shown", 0, 40)]) == ["shown"])
    // What can be scrolled to is found.
    let scroll = Self.view(.container(.scrollView), Rect(x: 0, y: 0, width: 400, height: 800))
    scroll.addSubview(Self.element("below", 0, 3000))
    #expect(Self.spoken([scroll]) == ["below"])
  }

  // MARK: Controls

  private static func button(_ change: (inout Button) -> Void) -> ViewContent {
    var button = Button()
    change(&button)
    return .button(button)
  }

  @Test func controlsSayWhatTheyAre() {
    func said(_ content: ViewContent, _ change: (View) -> Void = { _ in }) -> [String] {
      Self.model([Self.view(content, id: "v", change)]).elements.flatMap {
        [$0.description] + [$0.spokenHint].compactMap(\.self)
      }
    }
    var label = Label()
    label.text = "Hello"
    #expect(said(.label(label)) == ["Hello"])
    #expect(said(.label(Label())).isEmpty)
    #expect(said(Self.button { $0.normal.title = "Send" }) == ["Send. Button."])
    #expect(
      said(Self.button { $0.normal.image = ImageReference(name: "ic_send", isSystem: false) }) == [
        "ic_send. Button."
      ])
    let disabled = said(Self.button { $0.normal.title = "24" }) {
      $0.control = ControlState()
      $0.control?.isEnabled = false
    }
    #expect(disabled == ["24. Dimmed. Button."])
    var slider = Slider()
    slider.value = 0.75
    let swipe = "Swipe up or down with one finger to adjust the value."
    #expect(said(.slider(slider)) == ["75%. Adjustable.", swipe])
    #expect(said(.stepper(Stepper())) == ["Decrement. Button.", "Increment. Button."])
    var pages = PageControl()
    (pages.pageCount, pages.currentPage) = (3, 1)
    #expect(said(.pageControl(pages)) == ["page 2 of 3. Adjustable.", swipe])
    var toggle = Toggle()
    #expect(said(.toggle(toggle)) == ["Switch Button. Off.", "Double tap to toggle setting."])
    toggle.isOn = true
    #expect(
      said(.toggle(toggle)) {
        $0.accessibility.label = "Label"
        $0.accessibility.hint = "Hint"
      } == ["Label. Switch Button. On.", "Hint. Double tap to toggle setting."])
    var field = TextField()
    #expect(said(.textField(field)) == ["Text Field.", "Double tap to edit."])
    field.placeholder = "Some placeholder text"
    #expect(said(.textField(field)).first == "Some placeholder text. Text Field.")
    (field.text, field.isSecure) = ("Hello", true)
    #expect(said(.textField(field)).first == "Hello. Secure Text Field.")
    var segments = SegmentedControl()
    segments.segments = ["Segment A", "Segment B", "Segment C"].map { title in
      var segment = SegmentedControl.Segment()
      segment.title = title
      return segment
    }
    segments.selectedIndex = 1
    #expect(
      said(.segmentedControl(segments)) == [
        "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.", "Segment C. Button. 3 of 3.",
      ])
    // An image is found only where the document says so.
    var image = ImageView()
    image.image = ImageReference(name: "cat", isSystem: false)
    #expect(said(.imageView(image)).isEmpty)
    #expect(said(.imageView(image)) { $0.accessibility.isElement = true } == ["cat. Image."])
  }

  @Test(
    arguments: [
      ("", "", "Hint", AccessibilityTraits.adjustable, "Hint. Adjustable.", nil),
      (
        "Label", "", "Hint", .adjustable, "Label. Adjustable.",
        "Hint. Swipe up or down with one finger to adjust the value."
      ),
      ("", "", "", [.button, .header], "Button. Heading.", nil),
      ("", "", "Hint", .button, "Hint. Button.", nil),
      ("Label", "Value", "", .link, "Label: Value. Link.", nil),
      ("Done.", "", "", .button, "Done. Button.", nil),
      (
        "27", "", "", [.selected, .notEnabled, .header, .image], "Selected: 27. Dimmed. Heading. Image.", nil
      ),
      ("back", "", "", .backButton, "Back Button.", nil),
    ] as [(String, String, String, AccessibilityTraits, String, String?)])
  func descriptions(
    _ label: String, _ value: String, _ hint: String, _ traits: AccessibilityTraits, _ spoken: String,
    _ after: String?
  ) {
    var element = AccessibilityElement(frame: .zero, className: "UIView")
    element.label = label.isEmpty ? nil : label
    element.value = value.isEmpty ? nil : value
    element.hint = hint.isEmpty ? nil : hint
    element.traits = traits
    #expect(element.description == spoken && element.spokenHint == after)
  }

  // MARK: Rows

  private static func cell(_ views: [View], _ change: (inout TableViewCell) -> Void = { _ in }) -> View {
    var cell = TableViewCell()
    change(&cell)
    let row = view(.tableViewCell(cell), Rect(x: 0, y: 100, width: 400, height: 44), id: "cell")
    let content = view(
      .container(.tableViewCellContentView), Rect(x: 0, y: 0, width: 400, height: 44), id: "content")
    row.addSubview(content)
    for view in views { content.addSubview(view) }
    return row
  }

  private static func text(_ text: String, x: Double) -> View {
    var label = Label()
    label.text = text
    return view(.label(label), Rect(x: x, y: 10, width: 80, height: 20), id: text)
  }

  @Test func rowsAreOneElementWithTheirTexts() {
    let row = Self.cell([Self.text("Detail", x: 200), Self.text("Title", x: 20)]) {
      $0.accessory = .disclosureIndicator
    }
    let model = Self.model([row])
    #expect(model.elements.map(\.description) == ["Title, Detail. Button."])
    #expect(model.elements[0].labelSource == .cell && model.elements[0].frame.width == 400)
    #expect(
      Self.spoken([Self.cell([Self.text("On", x: 20)]) { $0.accessory = .checkmark }]) == ["Selected: On"])
  }

  /// The texts of collections are read by their places, whatever the document lists first.
  @Test func collections() {
    let collection = Self.view(.collectionView(CollectionView()), Rect(x: 0, y: 0, width: 400, height: 800))
    let header = Self.view(.container(.collectionReusableView), Rect(x: 0, y: 0, width: 400, height: 40))
    header.addSubview(Self.text("Header", x: 20))
    let cell = Self.view(.container(.collectionViewCell), Rect(x: 0, y: 50, width: 400, height: 40))
    for view in [Self.text("Second", x: 200), Self.text("First", x: 20)] { cell.addSubview(view) }
    for view in [cell, header] { collection.addSubview(view) }
    #expect(Self.spoken([collection]) == ["Header", "First", "Second"])
  }

  @Test func controlsInRowsAreElementsOfTheirOwn() {
    let toggle = { Self.view(.toggle(Toggle()), Rect(x: 300, y: 5, width: 51, height: 31), id: "switch") }
    #expect(
      Self.spoken([Self.cell([Self.text("Wi-Fi", x: 20), toggle()])]) == ["Wi-Fi", "Switch Button. Off."])
    // As the accessory of a row it is one with its text.
    let row = Self.cell([Self.text("Wi-Fi", x: 20)])
    row.addSubview(toggle())
    let joined = Self.model([row]).elements
    #expect(
      joined.map(\.description) == ["Wi-Fi. Switch Button. Off."] && joined[0].activationPoint.x == 325.5)
  }

  // MARK: Printing

  @Test func linesAndWireFormat() throws {
    let model = Self.model([
      Self.view(Self.button { $0.normal.title = "Send" }, id: "b") {
        $0.accessibility.identifier = "send"
        $0.accessibility.hint = "Sends it"
      }
    ])
    #expect(
      model.lines == [
        "1 \"Send. Button.\"  hint \"Sends it\"  identifier \"send\"  [20 20 200 30]  UIView (id b), label from title, line 3"
      ])
    let text = model.json.text(isIndented: false)
    #expect(
      text.hasPrefix(
        #"[{"element":{"_0":{"description":"Send. Button.","label":"Send","value":null,"traits":["button"]"#),
      "\(text)")
    #expect(
      text.contains(#""shape":{"type":"frame","frame":[[20,20],[200,30]]},"activationPoint":[120,35]"#),
      "\(text)")
    #expect(text.contains(#""traversalIndex":0"#), "\(text)")
  }

  /// The members that AccessibilitySnapshot's portable model requires, with their types.
  private struct Portable: Decodable {
    struct Element: Decodable {
      struct Shape: Decodable {
        let type: String
        let frame: [[Double]]
      }
      let description: String
      let label, value, identifier, hint, accessibilityLanguage: String?
      let traits, customActions: [String]
      let userInputLabels: [String]?
      let shape: Shape
      let activationPoint: [Double]
      let usesDefaultActivationPoint, respondsToUserInteraction: Bool
      let customContent, customRotors: [[String: String]]
    }
    struct Numbered: Decodable {
      let element: Element
      let traversalIndex: Int
      enum CodingKeys: String, CodingKey {
        case element = "_0"
        case traversalIndex
      }
    }
    struct Container: Decodable {
      struct Kind: Decodable {
        let type: [String: [String: String]]
        let frame: [[Double]]
      }
      let kind: Kind
      let children: [Portable]
      enum CodingKeys: String, CodingKey {
        case kind = "_0"
        case children
      }
    }
    let element: Numbered?
    let container: Container?
  }

  @Test func existingToolsReadTheModel() throws {
    var bar = TabBar()
    bar.items = ["One", "Two"].map { title in
      var item = TabBarItem()
      item.title = title
      return item
    }
    let view = Self.view(.tabBar(bar), Rect(x: 0, y: 750, width: 400, height: 50))
    var drawing = Drawing(canvas: Size(width: 400, height: 800), scale: 1)
    drawing.barParts = bar.items.enumerated().map { index, item in
      .init(
        kind: .tab(item, index: index, isSelected: index == 1), view: ViewID(2),
        rect: Rect(x: Double(index) * 200, y: 750, width: 200, height: 50))
    }
    let model = Self.model([Self.element("Text", 0, 0), view], drawing: drawing)
    #expect(
      model.elements.map(\.description) == ["Text", "One. Tab. 1 of 2.", "Selected: Two. Tab. 2 of 2."])
    let nodes = try JSONDecoder().decode([Portable].self, from: Data(model.json.text(isIndented: false).utf8))
    #expect(nodes[0].element?.element.shape.frame == [[184, 384], [32, 32]])
    let container = try #require(nodes[1].container)
    #expect(container.kind.type == ["tabBar": [:]] && container.kind.frame == [[0, 750], [400, 50]])
    #expect(container.children.compactMap { $0.element?.traversalIndex } == [1, 2])
    #expect(container.children[1].element?.element.traits == ["button", "selected", "tabBarItem"])
  }

  @Test func controlsWithoutLabels() {
    func isUnlabeled(_ content: ViewContent) -> Bool? {
      Self.model([Self.view(content)]).elements.first?.isUnlabeled
    }
    #expect(isUnlabeled(.toggle(Toggle())) == true)
    #expect(isUnlabeled(Self.button { $0.normal.image = ImageReference(name: "a", isSystem: false) }) == true)
    #expect(isUnlabeled(Self.button { $0.normal.title = "a" }) == false)
    var field = TextField()
    #expect(isUnlabeled(.textField(field)) == true)
    field.placeholder = "Name"
    #expect(isUnlabeled(.textField(field)) == false)
  }
}

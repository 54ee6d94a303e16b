import Diagnostics
import Geometry
import TestSupport
import Testing
import Views

@testable import Templates

/// The tables of key paths: they include every property that layoutshot draws, and transfer it unchanged.
@Suite struct TemplateAttributeTests {
  /// The class-specific properties, with all optional ones set.
  private static let contents: [ViewContent] = {
    var segments = SegmentedControl()
    segments.segments = [.init(), .init(), .init()]
    segments.selectedIndex = 1
    var collection = CollectionView()
    collection.flow = FlowLayout()
    return [
      .label(Label()), .textField(TextField()), .textView(TextView()), .searchBar(SearchBar()),
      .button(Button()), .imageView(ImageView()), .toggle(Toggle()), .slider(Slider()),
      .segmentedControl(segments), .progressView(ProgressView()), .stepper(Stepper()),
      .pageControl(PageControl()), .activityIndicator(ActivityIndicator()), .datePicker(DatePicker()),
      .colorWell(ColorWell()), .visualEffect(VisualEffect()), .stackView(StackView()),
      .tableView(TableView()), .tableViewCell(TableViewCell()), .collectionView(collection),
      .navigationBar(NavigationBar()), .toolbar(Toolbar()), .tabBar(TabBar()),
      .refreshControl(RefreshControl()),
      .standIn(.map(.standard)),
    ]
  }()

  /// Properties without a UIKit key path: read-only ones, those set by methods, and our own bookkeeping.
  private static let withoutKeyPath: [String: Set<String>] = [
    "Button": ["kind", "normal", "highlighted", "disabled", "selected"],
    "SegmentedControl": ["segments"], "ActivityIndicator": ["isAnimating"], "RefreshControl": ["title"],
    "TableView": ["style", "sections", "hasPrototypes", "footerID"],
    "TableViewCell": [
      "rowHeight", "style", "ownViews", "imageViewID", "textLabelID", "detailTextLabelID",
      "indentation", "list",
    ],
    "CollectionView": ["headerID", "footerID", "customSizedCells"], "NavigationBar": ["items"],
    "Toolbar": ["items"],
    "TabBar": ["items", "selectedIndex"],
    "BarLook": [
      "backgroundColor", "titleColor", "titleFont", "largeTitleColor", "largeTitleFont", "tintColor",
    ],
  ]

  private func holder(_ content: ViewContent) -> View { view("v", content: content, []) }

  /// The stored properties of a value, nested ones by their own names.
  private func properties(_ value: Any) -> [String: String] {
    var result: [String: String] = [:]
    let mirror = Mirror(reflecting: value)
    let name = "\(type(of: value))"
    for child in mirror.children {
      guard let label = child.label, !(Self.withoutKeyPath[name]?.contains(label) ?? false) else { continue }
      if child.value is BarLook || type(of: child.value) == FlowLayout?.self {
        let inner = Mirror(reflecting: child.value)
        let inside =
          inner.displayStyle == .optional ? inner.children.first?.value ?? child.value : child.value
        result.merge(properties(inside)) { first, _ in first }
      } else {
        result["\(name).\(label)"] = "\(child.value)"
      }
    }
    return result
  }

  private func payload(_ content: ViewContent) -> Any? { Mirror(reflecting: content).children.first?.value }

  /// Every class-specific stored property is changed by some attribute of the table, except those listed above.
  @Test func everyPropertyOfEveryClass() throws {
    for content in Self.contents {
      guard let before = payload(content) else { continue }
      let all = properties(before)
      var changed: Set<String> = []
      for attribute in TemplateAttribute.all {
        for value in Self.values {
          let view = holder(content)
          guard attribute.read(view) != nil else { continue }
          attribute.apply(value, view)
          let after = payload(view.content).map(properties) ?? [:]
          changed.formUnion(all.keys.filter { after[$0] != all[$0] })
        }
      }
      #expect(Set(all.keys).subtracting(changed).sorted() == [], "\(type(of: before))")
    }
  }

  /// Values of every type, none of them a default.
  private static let values: [PropertyValue] = {
    var font = FontDescription(systemSize: 31)
    font.size = 31
    var run = TextRun("runs", font: font)
    run.kern = 3
    let others: [PropertyValue] = [
      TextAlignment.right.propertyValue, LineBreakMode.headTruncation.propertyValue,
      BaselineAdjustment.alignCenters.propertyValue, TextField.BorderStyle.line.propertyValue,
      TextField.ClearButtonMode.always.propertyValue, StackView.Axis.vertical.propertyValue,
      StackView.Distribution.equalCentering.propertyValue, StackView.Alignment.center.propertyValue,
      FlowLayout.InsetReference.safeArea.propertyValue, ActivityIndicator.Style.large.propertyValue,
      DatePicker.Mode.time.propertyValue, DatePicker.Style.wheels.propertyValue,
      TableViewCell.Accessory.checkmark.propertyValue, StandIn.Map.satellite.propertyValue,
      CivilDate(secondsSince2001: 5).propertyValue, ["x"].propertyValue,
      Button.Configuration(style: .filled).propertyValue,
      WholeText("other", font, .system(.systemBlue), .right, AttributedText([run])).propertyValue,
      .other(PropertyValue.Other(7.0, text: "standard")),
    ]
    let effects: [PropertyValue] = [true, false].map { isVibrant in
      var effect = VisualEffect()
      (effect.blur, effect.isVibrant) = (.dark, isVibrant)
      return .other(PropertyValue.Other(effect, text: "dark"))
    }
    return others + effects + [
      .number(2), .number(77.5), .boolean(true), .boolean(false), .color(.system(.systemBlue)), .text("text"),
      .font(font), .image(ImageReference(name: "image")), .size(Size(width: 3, height: 4)),
      .point(Point(x: 5, y: 6)), .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      .other(PropertyValue.Other(true, text: "yes")), .other(PropertyValue.Other(false, text: "no")),
    ]
  }()

  /// All values of a view are transferred to another one of its class, and nothing else is changed.
  @Test func transferredValues() {
    for content in Self.contents {
      for attribute in TemplateAttribute.all {
        let (from, to) = (holder(content), holder(content))
        for value in Self.values { attribute.apply(value, from) }
        guard let value = attribute.read(from) else { continue }
        attribute.apply(value, to)
        #expect(attribute.read(to) == value, "\(attribute.keyPath)")
        #expect(!value.text.isEmpty)
      }
    }
  }

  /// A value of another type changes nothing: custom attributes can have any value.
  @Test func valuesOfOtherTypes() {
    struct Strange: Hashable, Sendable {}
    for content in Self.contents {
      for attribute in TemplateAttribute.all {
        let view = holder(content)
        let before = attribute.read(view)
        attribute.apply(.other(PropertyValue.Other(Strange(), text: "strange")), view)
        #expect(attribute.read(view) == before && view.content == content, "\(attribute.keyPath)")
      }
    }
  }

  /// Each once, and listed in the guide.
  @Test func keyPaths() throws {
    let keyPaths = TemplateAttribute.all.map(\.keyPath)
    let guide = try String(decoding: Checkout.bytes("\(Checkout.root)/Docs/States.md"), as: UTF8.self)
    #expect(keyPaths.filter { !guide.contains("`\($0)`") } == [])
    #expect(Set(keyPaths).count == keyPaths.count)
    #expect(TemplateAttribute.always.allSatisfy(keyPaths.contains))
  }

  /// Enumerations are printed by case name, distances as numbers.
  @Test(arguments: [
    ("axis", ViewContent.stackView(StackView()), "horizontal"),
    ("spacing", .stackView(StackView()), "0"),
    (
      "collectionViewLayout.scrollDirection", contents.first { "\($0)".hasPrefix("collectionView") }!,
      "vertical"
    ),
    (
      "collectionViewLayout.sectionInset", contents.first { "\($0)".hasPrefix("collectionView") }!,
      "{0, 0, 0, 0}"
    ),
    ("textAlignment", .label(Label()), "natural"), ("on", .toggle(Toggle()), "NO"),
    ("shadowOffset", .label(Label()), "{0, -1}"), ("barStyle", .toolbar(Toolbar()), "default"),
    ("highlightedTextColor", .label(Label()), "none"), ("date", .datePicker(DatePicker()), "none"),
  ])
  func printing(keyPath: String, content: ViewContent, text: String) throws {
    let attribute = try #require(TemplateAttribute.all.first { $0.keyPath == keyPath })
    #expect(attribute.read(holder(content))?.text == text)
    // A class without the property has no value.
    #expect(attribute.read(holder(.plain)) == nil)
  }

  /// Two classes with a property of the same name share an attribute, each with its own implementation.
  @Test func sharedKeyPaths() throws {
    let value = try #require(TemplateAttribute.all.first { $0.keyPath == "value" })
    var (slider, stepper) = (Slider(), Stepper())
    (slider.value, stepper.value) = (0.25, 9)
    #expect(value.read(holder(.slider(slider))) == .number(0.25))
    #expect(value.read(holder(.stepper(stepper))) == .number(9))
    let target = holder(.stepper(Stepper()))
    value.apply(.number(9), target)
    #expect(target.content == .stepper(stepper))
  }
}

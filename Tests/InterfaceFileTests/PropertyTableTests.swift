import InterfaceFile
import Testing
import Views

/// The table of properties knows everything that views store.
@Suite struct PropertyTableTests {
  /// What says which view it is and where it stands in its tree, and no property.
  private static let identity: Set<String> = [
    "id", "className", "objectID", "location", "isHiddenByItem", "places", "layoutPlaces", "allSubviews",
    "absentSubviews", "superview",
  ]

  /// Views of every class, with something in each list.
  private static nonisolated(unsafe) let views: [View] = {
    var views = ViewKinds.elements.compactMap { element in
      (try? read(document("<\(element) id=\"x\"/>")))?.scenes.lazy.compactMap {
        $0.tree.views.first { $0.objectID == "x" }
      }.first
    }
    var control = SegmentedControl()
    control.segments = [SegmentedControl.Segment()]
    var button = Button()
    button.configuration = Button.Configuration(style: .filled)
    let contents: [ViewContent] = [.segmentedControl(control), .button(button)]
    views += contents.map {
      View(className: "UIView", objectID: "", location: .init(file: "", line: 0, column: 0), content: $0)
    }
    return views
  }()

  @Test func everyStoredPropertyOfAViewHasARow() {
    for view in Self.views {
      for label in Mirror(reflecting: view).children.compactMap(\.label) where !Self.identity.contains(label)
      {
        #expect(ViewProperty.located(label, in: .plain)?.row.owner == .view, "\(label)")
      }
    }
  }

  @Test func everyStoredPropertyOfLayersAndControlsHasARow() {
    let layers = [("", Mirror(reflecting: LayerStyle())), ("shadow.", Mirror(reflecting: LayerShadow()))]
    for (prefix, mirror) in layers {
      for label in mirror.children.compactMap(\.label) where label != "shadow" {
        #expect(ViewProperty.located("layer.\(prefix)\(label)", in: .plain)?.row.owner == .layer, "\(label)")
      }
    }
    for label in Mirror(reflecting: ControlState()).children.compactMap(\.label) {
      #expect(ViewProperty.located("control.\(label)", in: .plain)?.row.owner == .control, "\(label)")
    }
  }

  @Test func everyStoredPropertyOfAClassHasARow() {
    var seen: Set<String> = []
    for view in Self.views {
      guard let payload = Mirror(reflecting: view.content).children.first?.value else { continue }
      seen.insert(view.content.caseName)
      for label in Mirror(reflecting: payload).children.compactMap(\.label) where label.first != "." {
        let owner = ViewProperty.located(label, in: view.content)?.row.owner
        #expect(owner == .content(view.content.caseName), "\(view.content.caseName).\(label)")
      }
    }
    #expect(seen.count > 22)
  }

  /// A row whose path leads nowhere would hide that a property was renamed.
  @Test func pathsLeadToStoredProperties() {
    for row in ViewProperty.all where !row.path.isEmpty {
      guard case .content(let name) = row.owner,
        let view = Self.views.last(where: { $0.content.caseName == name }),
        let payload = Mirror(reflecting: view.content).children.first?.value
      else { continue }
      let step = row.path.prefix { $0 != "." && $0 != "[" }
      let labels = Mirror(reflecting: payload).children.compactMap(\.label)
      // The cases of a stand-in are what it stands for.
      #expect(name == "standIn" || labels.contains(String(step)), "\(name).\(row.path)")
    }
  }

  @Test func pathsAreNamedAsInUIKit() {
    let label = ViewContent.label(Label())
    #expect(ViewProperty.located("alignment", in: label)?.name == "textAlignment")
    #expect(ViewProperty.located("layer.shadow.offset.width", in: label)?.name == "layer.shadowOffset.width")
    #expect(ViewProperty.located("control.isEnabled", in: .button(Button()))?.name == "enabled")
    #expect(
      ViewProperty.located("contentInsets.left", in: .button(Button()))?.name == "contentEdgeInsets.left")
    let control = ViewContent.segmentedControl(SegmentedControl())
    #expect(ViewProperty.located("segments[12].title", in: control)?.name == "segments[12].title")
    #expect(ViewProperty.located("nothing", in: label) == nil)
  }
}

import InterfaceFile
import Testing
import Views

/// The shown contents of views of each class (`ViewContent.text` and similar), read and changed.
@Suite struct ShownContentTests {
  private func content(_ element: String) throws -> ViewContent {
    try #require(try read(document(element)).scenes.first).tree.root.content
  }

  private let label = "<label id=\"l\" text=\"Total\"/>"
  private let field = "<textField id=\"f\" placeholder=\"Name\"/>"
  private let textView = "<textView id=\"t\"><string key=\"text\">Long</string></textView>"
  private let bar = "<searchBar id=\"s\" text=\"milk\" placeholder=\"Find\"/>"
  private let button = "<button id=\"b\"><state key=\"normal\" title=\"Send\" image=\"plane\"/></button>"
  private let imageView = "<imageView id=\"i\" image=\"cat\"/>"
  private let toggle = "<switch id=\"w\"/>"

  @Test func texts() throws {
    let all = try [label, field, textView, bar, button, imageView, toggle].map(content)
    #expect(all.map(\.text) == ["Total", "", "Long", "milk", nil, nil, nil])
    #expect(all.map(\.placeholder) == [nil, "Name", nil, "Find", nil, nil, nil])
    #expect(all.map(\.title) == [nil, nil, nil, nil, .some("Send"), nil, nil])
    #expect(all.map { $0.image.map { $0?.name } } == [nil, nil, nil, nil, nil, .some("cat"), nil])
    #expect(all.map { $0.titleImage.map { $0?.name } } == [nil, nil, nil, nil, .some("plane"), nil, nil])
    #expect(all.map { $0.font?.size } == [17, 17, 12, nil, nil, nil, nil])
    #expect(all.map { $0.titleFont?.size } == [nil, nil, nil, nil, 18, nil, nil])
    #expect(all.map { $0.textColor != nil } == [true, true, true, false, false, false, false])
    #expect(all.map(\.numberOfLines) == [1, nil, nil, nil, nil, nil, nil])
    #expect(all.map(\.caption) == ["Total", "Name", nil, nil, "Send", "cat", nil])
  }

  /// A class without the property is unchanged; nil is not set.
  @Test func changes() throws {
    for element in [label, field, textView, bar, button, imageView, toggle] {
      let before = try content(element)
      var after = before
      after.text = "new"
      #expect(after.text == (before.text == nil ? nil : "new"))
      after.placeholder = "new"
      #expect(after.placeholder == (before.placeholder == nil ? nil : "new"))
      after.font = FontDescription(systemSize: 40)
      #expect(after.font?.size == (before.font == nil ? nil : 40))
      after.textColor = .black
      #expect(after.textColor == (before.textColor == nil ? nil : .black))
      after.numberOfLines = 7
      #expect(after.numberOfLines == (before.numberOfLines == nil ? nil : 7))
      after.title = .some("new")
      #expect(after.title == (before.title == nil ? nil : .some("new")))
      after.image = .some(nil)
      #expect(after.image == (before.image == nil ? nil : .some(nil)))
      #expect((after == before) == (element == toggle), "\(element)")
      let given = after
      (after.text, after.placeholder, after.font, after.title, after.image) = (nil, nil, nil, nil, nil)
      #expect(after == given)
    }
  }

  /// The normal state's title and image take precedence over a configuration's, and setting the title sets both.
  @Test func configuredButtons() throws {
    func configured(_ state: String) throws -> ViewContent {
      let look = "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Buy\" image=\"cart\"/>"
      return try content("<button id=\"b\">\(state)\(look)</button>")
    }
    let bare = try configured("")
    #expect(
      bare.title == .some("Buy") && (bare.titleImage ?? nil)?.name == "cart" && bare.titleFont?.size == 17)
    var both = try configured("<state key=\"normal\" title=\"Order\" image=\"box\"/>")
    #expect(both.title == .some("Order") && (both.titleImage ?? nil)?.name == "box")
    both.title = .some("Pay")
    guard case .button(let button) = both else { throw OtherContent() }
    #expect(button.normal.title == "Pay" && button.configuration?.title == "Pay")
  }

  private struct OtherContent: Error {}

  /// A view's name is its visible text, else its label in Interface Builder; empty texts are ignored.
  @Test func titles() throws {
    func title(_ element: String) throws -> String? {
      try #require(try read(document(element)).scenes.first).tree.root.title
    }
    #expect(try title("<label id=\"l\" text=\"Total\" userLabel=\"Sum\"/>") == "Total")
    #expect(try title("<label id=\"l\" text=\"\" userLabel=\"Sum\"/>") == "Sum")
    #expect(try title("<textField id=\"f\" text=\"Ada\" placeholder=\"Name\" userLabel=\"Who\"/>") == "Ada")
    #expect(try title("<searchBar id=\"s\" text=\"milk\" userLabel=\"Search\"/>") == "Search")
    #expect(try title("<switch id=\"w\"/>") == nil)
  }
}

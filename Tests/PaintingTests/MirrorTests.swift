import Geometry
import Raster
import TestSupport
import Testing
import Views

/// A right-to-left drawing without texts and images is the mirror image of the left-to-right one.
struct MirrorTests {
  /// A view without text, made anew for each drawing.
  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var root: @Sendable () -> View

    init(_ name: String, _ root: @escaping @Sendable () -> View) {
      (testDescription, self.root) = (name, root)
    }
  }

  private static func control(_ width: Double, _ height: Double, _ content: ViewContent) -> View {
    Make.view(width, height, content: content) { $0.control = ControlState() }
  }

  /// Backgrounds show frames; all of them are centered.
  static let kinds: [Kind] = [
    Kind("switch") { Make.toggle(true) },
    Kind("disabled switch") { Make.toggle(false).state { $0.isEnabled = false } },
    Kind("switch in a wide frame") { Make.toggle(true).with { $0.frame.size.width = 120 } },
    Kind("stepper in a wide frame") { control(150, 32, .stepper(Stepper())) },
    Kind("slider") { Make.slider(0.3) },
    Kind("disabled slider") { Make.slider(0.8).state { $0.isEnabled = false } },
    Kind("progress") { Make.progress(0.3) },
    Kind("page control") {
      var pages = PageControl()
      (pages.pageCount, pages.currentPage) = (4, 1)
      return control(160, 26, .pageControl(pages)).with { $0.backgroundColor = .hex(0x5E5CE6) }
    },
    Kind("stepper") {
      var stepper = Stepper()
      stepper.value = 0
      return control(94, 32, .stepper(stepper))
    },
    Kind("segments") {
      Make.segments(["", "", ""], selected: 0) { $0.segments[1].width = 90 }
    },
    Kind("clear button") { Make.field(" ") { $0.clearButtonMode = .always } },
    Kind("chevron and detail") {
      var cell = TableViewCell()
      cell.accessory = .detailDisclosureButton
      return Make.view(180, 44, className: "UITableViewCell", content: .tableViewCell(cell))
    },
    Kind("separators") {
      var table = TableView()
      table.separatorInset = EdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
      return Make.view(180, 90, className: "UITableView", content: .tableView(table))
    },
    Kind("way back") {
      var bar = NavigationBar()
      bar.items = [NavigationItem(), NavigationItem()]
      bar.items[0].title = " "
      return Make.view(180, 44, className: "UINavigationBar", content: .navigationBar(bar))
    },
  ]

  @Test(arguments: kinds, [1.0, 2, 3])
  func `right-to-left is the mirror image`(_ kind: Kind, _ scale: Double) throws {
    func picture(_ isRightToLeft: Bool) -> Pixmap {
      let view = kind.root()
      let canvas = Make.canvas(view.frame.width + 40, view.frame.height + 30, [view.at(20, 15)])
      return Paint.pixmap(canvas, scale: scale, isRightToLeft: isRightToLeft)
    }
    let (leftToRight, rightToLeft) = (picture(false), picture(true))
    #expect(Golden.difference(leftToRight, rightToLeft) != nil, "nothing has turned")
    #expect(Golden.difference(leftToRight.mirrored(), rightToLeft) == nil)
  }

  @Test
  func `a view that is never mirrored is drawn left-to-right`() {
    for semantic in [SemanticContent.playback, .spatial, .forceLeftToRight] {
      let (one, other) = (Make.slider(0.3), Make.slider(0.3))
      other.semanticContent = semantic
      #expect(Golden.difference(Paint.pixmap(one), Paint.pixmap(other, isRightToLeft: true)) == nil)
    }
  }

  /// A mirrored image follows the view that shows it, not the interface.
  @Test(arguments: [
    (SemanticContent.unspecified, true), (.forceLeftToRight, false), (.playback, false),
    (.forceRightToLeft, true),
  ])
  func `an image is mirrored with its view`(_ semantic: SemanticContent, _ isMirrored: Bool) {
    func picture(_ name: String, _ view: (ImageReference) -> View) -> Pixmap {
      let view = view(ImageReference(name: name)).with { $0.semanticContent = semantic }
      return Paint.drawing(view, isRightToLeft: true, assets: TestPictures.assets).paint(
        with: TestFonts.library)
    }
    let kinds: [(ImageReference) -> View] = [
      { Make.image($0, 40, 24) },
      { image in Make.button(nil, 60, 40, kind: .custom) { $0.normal.image = image } },
      { image in Make.configured(.plain, title: "A", 120, 40) { $0.image = image } },
    ]
    for kind in kinds {
      let expected = picture(isMirrored ? "Mirrored" : "Card", kind)
      #expect(Golden.difference(expected, picture("Turning", kind)) == nil)
    }
  }

  @Test
  func `a view that is always mirrored is drawn right-to-left`() {
    let (one, other) = (Make.slider(0.3), Make.slider(0.3))
    other.semanticContent = .forceRightToLeft
    #expect(Golden.difference(Paint.pixmap(one, isRightToLeft: true), Paint.pixmap(other)) == nil)
  }
}

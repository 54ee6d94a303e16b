import Geometry
import Testing
import Views

@testable import Layout

/// Positions in a right-to-left interface, and in views with their own direction.
@Suite struct ReadingOrderTests {
  private func traits(_ isRightToLeft: Bool = true) -> LayoutTraits {
    var traits = LayoutTraits()
    traits.isRightToLeft = isRightToLeft
    return traits
  }

  /// Two members of 30 and 50 in a row of 100 that fills from its leading edge.
  private func row(_ semantic: SemanticContent) -> View {
    let row = stack(
      "s", .horizontal, .equalSpacing, of: [sized("a", 30, 10), sized("b", 50, 10)])
    row.semanticContent = semantic
    return row
  }

  @Test(arguments: SemanticContent.allCases, [false, true])
  func stackViewsFollowTheirOwnDirection(_ semantic: SemanticContent, _ isRightToLeft: Bool) {
    let laid = layOut([row(semantic)], fix("s", 0, 0, 100, 10), traits: traits(isRightToLeft))
    let turns = semantic == .forceRightToLeft || (semantic == .unspecified && isRightToLeft)
    #expect(laid["a"] == (turns ? "70 0 30 10" : "0 0 30 10"))
    #expect(laid["b"] == (turns ? "0 0 50 10" : "50 0 50 10"))
  }

  /// The root holds the constraints; the semantic attribute of the view inside is irrelevant.
  @Test func constraintsFollowTheViewThatHoldsThem() {
    let constraints =
      [constrain("v", .leading, to: "root", plus: 20), constrain("v", .top, to: "root")] + size("v", 100, 10)
    let inner = box("v")
    inner.semanticContent = .forceRightToLeft
    #expect(layOut([inner], constraints)["v"] == "20 0 100 10")
    #expect(layOut([box("v")], constraints, traits: traits())["v"] == "280 0 100 10")
    let forced = layOut([box("v")], constraints, traits: traits()) { $0.semanticContent = .forceLeftToRight }
    #expect(forced["v"] == "20 0 100 10")
  }

  @Test func directionalMarginsFollowTheirView() {
    let outer = box("n", "UIView", .plain, [box("m")])
    outer.layoutMargins = LayoutMargins(
      insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), isDirectional: true)
    outer.semanticContent = .forceRightToLeft
    let sides: [Constraint.Attribute] = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    let plain: [Constraint.Attribute] = [.left, .right, .top, .bottom]
    let filling = zip(plain, sides).map { constrain("m", $0, to: "n", $1) }
    #expect(layOut([outer], fix("n", 0, 0, 100, 100) + filling)["m"] == "4 1 94 96")
  }

  /// A cell of 300 with content of 260 beside its accessory, a built-in label and one of the author's in it.
  private func cell() -> View {
    func part(_ id: String, _ className: String, _ x: Double, _ width: Double) -> View {
      let view = View(className: className, objectID: id, location: line(1))
      view.frame = Rect(x: x, y: 0, width: width, height: 40)
      return view
    }
    let content = part("content", "UITableViewCellContentView", 0, 260)
    content.content = .container(.tableViewCellContentView)
    content.addSubview(part("own", "UILabel", 16, 100))
    content.addSubview(part("added", "UILabel", 16, 100))
    var payload = TableViewCell()
    payload.ownViews = ["own"]
    let cell = part("cell", "UITableViewCell", 0, 300)
    cell.content = .tableViewCell(payload)
    cell.addSubview(content)
    return cell
  }

  /// Content is at the right, 40 from the left; in it the built-in label is at 260 − 16 − 100 = 144, the author's is
  /// not moved.
  private let turned: [String: Double] = ["cell": 0.0, "content": 40, "own": 40 + 144, "added": 40 + 16]

  @Test func cellsAreMirrored() {
    let tree = ViewTree(root: cell())
    let frames = FrameLayout.frames(
      of: tree, canvas: Size(width: 300, height: 40), scale: 1, isRightToLeft: true)
    for view in tree.views { #expect(frames[view.id].minX == turned[view.objectID]) }
    let ordinary = FrameLayout.frames(of: tree, canvas: Size(width: 300, height: 40), scale: 1)
    #expect(tree.views.map { ordinary[$0.id].minX } == [0, 0, 16, 16])
  }

  /// The same by constraints: the tree keeps what a cell arranges in left-to-right order, and frames are mirrored.
  @Test func constraintsOnMirroredCells() {
    let cell = cell()
    let pinned = box("pinned")
    cell.subviews[0].addSubview(pinned)
    // The content's leading edge is the cell's right one, 300; a view pinned to it ends at a distance of 10.
    cell.subviews[0].constraints =
      [constrain("pinned", .leading, to: "content", plus: 10), constrain("pinned", .top, to: "content")]
      + size("pinned", 50, 10)
    let tree = ViewTree(root: cell)
    let canvas = Size(width: 300, height: 40)
    _ = AutoLayout.layOut(tree, canvas: canvas, traits: traits(), measure: measureRoundly)
    let frames = FrameLayout.frames(of: tree, canvas: canvas, scale: 1, isRightToLeft: true)
    for (id, x) in turned.merging(["pinned": 240], uniquingKeysWith: { $1 }) {
      #expect(tree.views.first { $0.objectID == id }.map { frames[$0.id].minX } == x, "\(id)")
    }
  }
}

import Geometry
import Layout
import Testing
import Views

@Suite struct FrameLayoutTests {
  private let canvas = Size(width: 320, height: 480)

  @Test func theRootIsAtTheOrigin() {
    let child = view(Rect(x: 5, y: 6, width: 7, height: 8))
    let tree = ViewTree(root: view(Rect(x: 0, y: 20, width: 320, height: 460), [], [child]))
    let frames = FrameLayout.frames(of: tree, canvas: canvas, scale: 2)
    #expect(frames[tree.root.id] == Rect(x: 0, y: 0, width: 320, height: 460))
    #expect(frames[child.id] == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(frames.canvas == canvas && frames.scale == 2)
  }

  /// Neighbors with fractional widths inside parents at fractional positions: no gap and no overlap.
  @Test(arguments: [1.0, 2, 3]) func viewsThatTouchInPointsTouchInPixels(scale: Double) {
    let width = 320.0 / 7
    let cells = (0..<7).map { view(Rect(x: Double($0) * width, y: 0, width: width, height: 10)) }
    let row = view(Rect(x: 0.3, y: 0.7, width: 320, height: 10), [], cells)
    let tree = ViewTree(root: view(Rect(x: 0, y: 0, width: 330, height: 20), [], [row]))
    let frames = FrameLayout.frames(of: tree, canvas: canvas, scale: scale)
    let grid = PixelGrid(scale: scale)
    for (left, right) in zip(cells, cells.dropFirst()) {
      #expect(grid.pixels(frames[left.id]).maxX == grid.pixels(frames[right.id]).x)
      #expect(grid.pixels(frames.unrounded[left.id.index]).x == grid.pixels(frames[left.id]).x)
    }
    #expect(grid.pixels(frames[cells[0].id]).x == grid.pixels(frames[row.id]).x)
    #expect(grid.pixels(frames[cells[6].id]).maxX == grid.pixels(frames[row.id]).maxX)
  }

  @Test func roundedOnceNotAtEveryLevel() {
    let inner = view(Rect(x: 0.2, y: 0, width: 1, height: 1))
    let middle = view(Rect(x: 0.2, y: 0, width: 1, height: 1), [], [inner])
    let outer = view(Rect(x: 0.2, y: 0, width: 1, height: 1), [], [middle])
    let tree = ViewTree(root: view(Rect(x: 0, y: 0, width: 9, height: 9), [], [outer]))
    let frames = FrameLayout.frames(of: tree, canvas: canvas, scale: 1)
    #expect([outer, middle, inner].map { frames[$0.id].minX } == [0, 0, 1])
  }

  @Test func scrollingMovesTheContent() {
    let child = view(Rect(x: 10, y: 100, width: 20, height: 20))
    let scroll = view(Rect(x: 5, y: 50, width: 200, height: 200), [], [child])
    scroll.boundsOrigin = Point(x: 0, y: 40.25)
    let tree = ViewTree(root: view(Rect(x: 0, y: 0, width: 320, height: 480), [], [scroll]))
    let frames = FrameLayout.frames(of: tree, canvas: canvas, scale: 2)
    #expect(frames[scroll.id] == Rect(x: 5, y: 50, width: 200, height: 200))
    #expect(frames.unrounded[child.id.index] == Rect(x: 15, y: 109.75, width: 20, height: 20))
    #expect(frames[child.id].minY == 110)
    #expect(frames.contentOrigin[scroll.id.index] == Point(x: 5, y: 10))
    #expect(frames.contentOrigin[child.id.index] == frames[child.id].origin)
  }

  @Test func hiddenIsInherited() {
    let inner = view(.zero)
    let outer = view(.zero, [], [inner])
    let other = view(.zero)
    outer.isHidden = true
    let tree = ViewTree(root: view(.zero, [], [outer, other]))
    let frames = FrameLayout.frames(of: tree, canvas: canvas, scale: 1)
    #expect(frames.isHidden == [false, true, true, false])
  }

  @Test func absurdNumbersDoNotTrap() {
    let values = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 5]
    var views: [View] = []
    for x in values {
      for width in values {
        let inner = view(Rect(x: x, y: x, width: width, height: width))
        inner.boundsOrigin = Point(x: x, y: -x)
        views.append(view(Rect(x: x, y: 1, width: width, height: width), [], [inner]))
      }
    }
    let tree = ViewTree(root: view(Rect(x: 0, y: 0, width: 320, height: 480), [], views))
    for scale in [0, -1, .nan, .infinity, 1, 3] {
      let frames = FrameLayout.frames(of: tree, canvas: canvas, scale: scale)
      let grid = PixelGrid(scale: frames.scale)
      for rect in frames.inWindow {
        #expect(rect.isFinite && rect.width >= 0 && rect.height >= 0)
        #expect(grid.pixels(rect).width >= 0)
      }
      #expect(frames.contentOrigin.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test func deepAndWideTrees() {
    let root = view(Rect(x: 0, y: 0, width: 10, height: 10))
    var last = root
    for _ in 1..<512 {
      let next = view(Rect(x: 0.1, y: 0, width: 10, height: 10))
      last.addSubview(next)
      last = next
    }
    for _ in 0..<20_000 { root.addSubview(view(Rect(x: 1, y: 1, width: 1, height: 1))) }
    let tree = ViewTree(root: root)
    let frames = FrameLayout.frames(of: tree, canvas: canvas, scale: 1)
    #expect(frames[last.id].minX == 51)
    #expect(frames.inWindow.count == 20_512)
  }
}

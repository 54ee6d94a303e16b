import Geometry
import Screens
import TestSupport
import Testing
import Views

@testable import Layout

/// Constraints through the façade, which keeps one tree for both orientations.
@Suite struct ScreenTests {
  private func screen() -> Screen {
    let masked = box("masked")
    masked.isPlacedByConstraints = false
    masked.frame = Rect(x: 10, y: 10, width: 30, height: 7)
    masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let holder = box("holder", "UIView", .plain, [masked])
    holder.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    let root = box(
      "root", "UIView", .plain,
      [
        label("text", "A text that takes several lines in portrait and fewer in landscape", lines: 0), holder,
        stack("stack", .horizontal, .equalSpacing, .center, of: [sized("a", 31, 11), sized("b", 17, 23)]),
      ])
    root.frame = Rect(x: 0, y: 0, width: 320, height: 568)
    root.constraints = [
      constrain("text", .leading, to: "root", .leadingMargin),
      constrain("text", .trailing, to: "root", .trailingMargin),
      constrain("text", .top, to: "root", .topMargin, plus: 10),
      constrain("holder", .top, to: "text", .bottom, plus: 8), constrain("holder", .left, to: "root"),
      constrain("holder", .width, to: "root", times: 1.0 / 3),
      constrain("holder", .height, to: "holder", .width),
      constrain("stack", .left, to: "root"), constrain("stack", .right, to: "root"),
      constrain("stack", .bottom, to: "root"),
    ]
    let canvas = DesignCanvas(
      device: "retina4_0", screen: Size(width: 320, height: 568), orientation: .portrait, scale: 2)
    return Screen(
      Scene(id: "s", name: "s", tree: ViewTree(root: root), canvas: canvas, location: line(1)))
  }

  /// Portrait, landscape and portrait again: the same frames to the last digit, unrounded, also via other widths.
  @Test func thereAndBackAgain() {
    let screen = screen()
    func frames(_ orientation: Orientation) -> [Rect] {
      let size = Size(width: 320, height: 568)
      let traits = ScreenTraits(
        orientation: orientation, screen: orientation == .portrait ? size : size.transposed, scale: 2)
      let laidOut = screen.layOut(traits, fonts: TestFonts.library)
      #expect(laidOut.findings.isEmpty)
      return laidOut.frames.unrounded
    }
    let portrait = frames(.portrait)
    let landscape = frames(.landscape)
    #expect(landscape[0].width == 568 && landscape != portrait)
    for _ in 0..<3 {
      #expect(frames(.portrait) == portrait)
      #expect(frames(.landscape) == landscape)
    }
  }
}

import Diagnostics
import Geometry
import Testing
import Views

@testable import Layout

func view(_ frame: Rect, _ mask: AutoresizingMask = [], _ children: [View] = []) -> View {
  let result = View(className: "UIView", objectID: "", location: SourceLocation(file: ""))
  result.frame = frame
  result.autoresizingMask = mask
  for child in children { result.addSubview(child) }
  return result
}

@Suite struct AutoresizingTests {
  /// The three bits of an axis as `left size right`, and their effect on an origin and a size.
  struct Row: Sendable {
    let flexible: String
    let before: (Double, Double, parent: Double)
    let after: (Double, Double, parent: Double)
  }

  static let rows = [
    // a = 10, w = 30, b = 60 in 100, which becomes 200 and 50
    Row(flexible: "---", before: (10, 30, 100), after: (10, 30, 200)),
    Row(flexible: "--&", before: (10, 30, 100), after: (10, 30, 200)),
    Row(flexible: "&--", before: (10, 30, 100), after: (110, 30, 200)),
    Row(flexible: "-&-", before: (10, 30, 100), after: (10, 130, 200)),
    Row(flexible: "&-&", before: (10, 30, 100), after: (10 * 170 / 70.0, 30, 200)),
    Row(flexible: "&&-", before: (10, 30, 100), after: (35, 105, 200)),
    Row(flexible: "-&&", before: (10, 30, 100), after: (10, 30 * 190 / 90.0, 200)),
    Row(flexible: "&&&", before: (10, 30, 100), after: (20, 60, 200)),
    Row(flexible: "---", before: (10, 30, 100), after: (10, 30, 50)),
    Row(flexible: "--&", before: (10, 30, 100), after: (10, 30, 50)),
    Row(flexible: "&--", before: (10, 30, 100), after: (-40, 30, 50)),
    // sizes are never below 0
    Row(flexible: "-&-", before: (10, 30, 100), after: (10, 0, 50)),
    Row(flexible: "&-&", before: (10, 30, 100), after: (10 * 20 / 70.0, 30, 50)),
    Row(flexible: "&&-", before: (10, 30, 100), after: (-2.5, 0, 50)),
    Row(flexible: "-&&", before: (10, 30, 100), after: (10, 30 * 40 / 90.0, 50)),
    Row(flexible: "&&&", before: (10, 30, 100), after: (5, 15, 50)),
    // flexible parts without length share evenly
    Row(flexible: "&-&", before: (0, 100, 100), after: (30, 100, 160)),
    Row(flexible: "&&-", before: (0, 0, 100), after: (30, 30, 160)),
    Row(flexible: "-&&", before: (100, 0, 100), after: (100, 30, 160)),
    Row(flexible: "&&&", before: (0, 0, 0), after: (20, 20, 60)),
    Row(flexible: "-&-", before: (0, 0, 0), after: (0, 60, 60)),
    Row(flexible: "&--", before: (0, 0, 0), after: (60, 0, 60)),
    // down to zero
    Row(flexible: "&&&", before: (10, 30, 100), after: (0, 0, 0)),
    Row(flexible: "-&&", before: (0, 30, 100), after: (0, 0, 0)),
    Row(flexible: "&-&", before: (10, 30, 100), after: (10 * -30 / 70.0, 30, 0)),
    // no change, no arithmetic
    Row(flexible: "&&&", before: (0.1, 0.7, 0.3), after: (0.1, 0.7, 0.3)),
  ]

  @Test(arguments: rows) func oneAxis(_ row: Row) {
    let flags = row.flexible.map { $0 == "&" }
    let springs = Springs(before: flags[0], extent: flags[1], after: flags[2])
    let result = springs.resized(
      origin: row.before.0, extent: row.before.1, from: row.before.parent, to: row.after.parent)
    #expect(abs(result.origin - row.after.0) < 1e-9, "\(row)")
    #expect(abs(result.extent - row.after.1) < 1e-9, "\(row)")
  }

  @Test func axesAreIndependentAndAlike() {
    for bits in 0..<64 {
      let mask = AutoresizingMask(rawValue: bits)
      let turned = AutoresizingMask(rawValue: bits >> 3 | (bits & 7) << 3)
      let frame = Rect(x: 3, y: 5, width: 7, height: 11)
      let across = Autoresizing.resized(
        frame, mask: mask, from: Size(width: 20, height: 30), to: Size(width: 50, height: 40))
      let down = Autoresizing.resized(
        Rect(x: 5, y: 3, width: 11, height: 7), mask: turned, from: Size(width: 30, height: 20),
        to: Size(width: 40, height: 50))
      #expect(across.minX == down.minY && across.minY == down.minX)
      #expect(across.size == down.size.transposed)
    }
  }

  /// A 320 × 460 portrait root on a 375 × 603 screen: mask 36 keeps the frame, 18 fills.
  @Test func workedSample() {
    let label = view(
      Rect(x: 20, y: 20, width: 138, height: 21), [.flexibleRightMargin, .flexibleBottomMargin])
    let inner = view(
      Rect(x: 0, y: 0, width: 320, height: 460), [.flexibleWidth, .flexibleHeight], [label])
    let root = view(
      Rect(x: 0, y: 0, width: 320, height: 460), [.flexibleWidth, .flexibleHeight], [inner])
    Autoresizing.resize(root, to: Size(width: 375, height: 603))
    #expect(root.frame == Rect(x: 0, y: 0, width: 375, height: 603))
    #expect(inner.frame == Rect(x: 0, y: 0, width: 375, height: 603))
    #expect(label.frame == Rect(x: 20, y: 20, width: 138, height: 21))
  }

  @Test func viewsThatDoNotResizeTheirSubviews() {
    let child = view(Rect(x: 0, y: 0, width: 10, height: 10), [.flexibleWidth])
    let parent = view(Rect(x: 0, y: 0, width: 10, height: 10), [.flexibleWidth], [child])
    parent.autoresizesSubviews = false
    let root = view(Rect(x: 0, y: 0, width: 10, height: 10), [], [parent])
    Autoresizing.resize(root, to: Size(width: 30, height: 10))
    #expect(parent.frame.width == 30)
    #expect(child.frame.width == 10)
  }

  @Test func constrainedViewsWithoutMaskDoNotMove() {
    let child = view(Rect(x: 1, y: 2, width: 3, height: 4))
    child.isPlacedByConstraints = true
    Autoresizing.resize(
      view(Rect(x: 0, y: 0, width: 10, height: 10), [], [child]), to: Size(width: 99, height: 99))
    #expect(child.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func deepTrees() {
    let root = view(Rect(x: 0, y: 0, width: 10, height: 10))
    var last = root
    for _ in 1..<512 {
      let next = view(Rect(x: 0, y: 0, width: 10, height: 10), [.flexibleWidth, .flexibleHeight])
      last.addSubview(next)
      last = next
    }
    Autoresizing.resize(root, to: Size(width: 70, height: 80))
    #expect(last.frame.size == Size(width: 70, height: 80))
  }
}

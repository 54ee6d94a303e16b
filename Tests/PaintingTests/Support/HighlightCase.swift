import Geometry
import Painting
import TestSupport
import Testing
import Views

/// A picture with marks: the content of `Goldens/painting/highlight/<name>.png`.
struct HighlightCase: Sendable, CustomTestStringConvertible {
  var name: String
  var scale = 2.0
  var canvas = Size(width: 200, height: 200)
  var title = "Pay now"
  var marks: [Highlight]

  var testDescription: String { name }

  func drawing() -> Drawing {
    HighlightPainter(fonts: TestFonts.library).drawing(
      Paint.drawing(screen(), canvas: canvas, scale: scale), with: marks)
  }

  /// A small screen of ordinary views.
  private func screen() -> View {
    Make.canvas(
      canvas.width, canvas.height,
      [
        Make.label("Total").with { $0.backgroundColor = nil }.at(20, 30), Make.field("12.50").at(10, 60),
        Make.button(title).at(10, 150), Make.toggle(true).at(20, 105),
      ])
  }
}

extension HighlightCase {
  private static let unmatched = Highlight(
    kind: .unmatched, rect: Rect(x: 10, y: 60, width: 180, height: 34),
    label: "UITextField \"12.50\": not in landscape")
  private static let ghost = Highlight(
    kind: .ghost, rect: Rect(x: 100, y: 104, width: 80, height: 34),
    label: "UIButton \"Help\": only in landscape")
  private static let shared = Highlight(
    kind: .shared, rect: Rect(x: 20, y: 30, width: 100, height: 20.5), label: "UILabel \"Total\": claimed 2 ×"
  )

  private static let ambiguous = Highlight(
    kind: .ambiguous, rect: Rect(x: 20, y: 30, width: 100, height: 20.5),
    label: "UILabel \"Total\": width open")
  private static let conflict = Highlight(
    kind: .conflict, rect: Rect(x: 10, y: 60, width: 180, height: 34),
    label: "UITextField \"12.50\": gives up UITextField.width = 200")
  private static let clipped = Highlight(
    kind: .clipped, rect: Rect(x: 10, y: 150, width: 180, height: 34),
    label: "UIButton \"Pay everything…\": text is cut off")
  private static let misplaced = Highlight(
    kind: .misplaced, rect: Rect(x: 20, y: 105, width: 51, height: 31), label: "UISwitch: x 20 → 40")

  static let all = [
    HighlightCase(name: "ambiguous", marks: [ambiguous]),
    HighlightCase(name: "conflict", canvas: Size(width: 300, height: 200), marks: [conflict]),
    HighlightCase(name: "clipped", title: "Pay everything now and here", marks: [clipped]),
    HighlightCase(name: "misplaced", marks: [misplaced]),
    HighlightCase(
      name: "several-on-one", canvas: Size(width: 240, height: 220),
      marks: Highlight.Kind.allCases.filter { $0 != .ghost }.map {
        Highlight(
          kind: $0, rect: Rect(x: 30, y: 80, width: 180, height: 60), label: "UIView \"Card\": \($0.rawValue)"
        )
      }),
    HighlightCase(name: "unmatched", marks: [unmatched]), HighlightCase(name: "ghost", marks: [ghost]),
    HighlightCase(name: "shared", marks: [shared]),
    HighlightCase(name: "all", marks: [unmatched, ghost, shared]),
    HighlightCase(
      name: "overlapping",
      marks: (0..<4).map { index in
        Highlight(
          kind: .unmatched,
          rect: Rect(x: 20 + Double(index) * 6, y: 60 + Double(index) * 8, width: 90, height: 30),
          label: "UILabel \"Row \(index)\": not in portrait")
      }),
    HighlightCase(
      name: "gravity", canvas: Size(width: 240, height: 200),
      marks: [
        Highlight(
          kind: .misplaced, rect: Rect(x: 20, y: 105, width: 51, height: 31),
          label: "UISwitch: x 20 → 21", gravity: Highlight.Kind.gravity(misplacedBy: 1)),
        Highlight(
          kind: .misplaced, rect: Rect(x: 130, y: 105, width: 60, height: 31), label: "UIView: x 30 → 130",
          gravity: Highlight.Kind.gravity(misplacedBy: 100)),
        conflict,
      ]),
    HighlightCase(
      name: "numbered", canvas: Size(width: 240, height: 200),
      marks: [
        unmatched, conflict, ambiguous, clipped, misplaced,
        Highlight(
          kind: .misplaced, rect: Rect(x: 24, y: 109, width: 51, height: 31), label: "UIView: x 20 → 21",
          gravity: Highlight.Kind.gravity(misplacedBy: 1)),
      ]),
    HighlightCase(
      name: "off-canvas",
      marks: [
        Highlight(
          kind: .ghost, rect: Rect(x: 400, y: 50, width: 80, height: 30), label: "UISwitch: only in portrait"),
        Highlight(
          kind: .unmatched, rect: Rect(x: -300, y: 100, width: 80, height: 30),
          label: "UISlider: not in portrait"),
        Highlight(
          kind: .shared, rect: Rect(x: 60, y: 900, width: 80, height: 30), label: "UILabel: claimed 3 ×"),
        Highlight(
          kind: .unmatched, rect: Rect(x: 90, y: 80, width: 0, height: 0), label: "UIView: not in portrait"),
      ]),
    HighlightCase(
      name: "tiny-canvas", canvas: Size(width: 60, height: 40), marks: [unmatched, ghost, shared]),
    HighlightCase(name: "narrow-canvas", canvas: Size(width: 120, height: 100), marks: [unmatched, ghost]),
    HighlightCase(
      name: "all-3x", scale: 3, canvas: Size(width: 133, height: 200),
      marks: [
        Highlight(
          kind: .unmatched, rect: Rect(x: 10, y: 70, width: 113, height: 30),
          label: "UITextField: not in landscape"),
        Highlight(
          kind: .ghost, rect: Rect(x: 60, y: 130, width: 60, height: 31), label: "UISwitch: only in landscape"
        ),
      ]),
    HighlightCase(
      name: "all-1x", scale: 1, canvas: Size(width: 320, height: 200), marks: [unmatched, ghost, shared]),
    HighlightCase(
      name: "whole-screen",
      marks: [
        Highlight(
          kind: .unmatched, rect: Rect(x: 0, y: 0, width: 200, height: 200), label: "UIView: not in landscape"
        ),
        shared,
      ]),
  ]
}

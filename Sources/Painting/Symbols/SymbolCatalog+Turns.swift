import Geometry
import Views

extension SymbolCatalog {
  /// A sign that is another one in a different orientation.
  struct Turn: Sendable {
    /// The transformed row.
    var name: String
    var kind: Kind

    /// Transformations of a sign about its center.
    enum Kind: String, Sendable {
      /// Flipped horizontally.
      case mirrored
      /// Flipped vertically.
      case flipped
      /// Rotated a quarter turn to the left: what pointed right points up.
      case left
      /// Rotated a quarter turn to the right.
      case right
      /// Rotated by half a turn.
      case half
    }

    /// The transformed sign. After a quarter turn it is as wide as it was high, and smaller if it was wider than that.
    func apply(_ glyph: SymbolGlyph) -> SymbolGlyph {
      let center = glyph.center
      let isQuarter = kind == .left || kind == .right
      let shrink = isQuarter ? min(1, SymbolGlyph.height / glyph.width) : 1
      let width = isQuarter ? SymbolGlyph.height * shrink : glyph.width
      let map = AffineTransform.translation(x: -center.x, y: -center.y).then(kind.map)
        .then(.scale(x: shrink, y: shrink)).then(.translation(x: width / 2, y: center.y))
      return glyph.transformed(by: map, width: width)
    }
  }

  /// The transformed signs by their names.
  static let turns: [String: Turn] = Dictionary(
    turnedNames.map { ($0.name, Turn(name: $0.row, kind: $0.kind)) }, uniquingKeysWith: { first, _ in first })

  /// The names of transformed rows.
  static let turnedNames: [(name: String, row: String, kind: Turn.Kind)] =
    ["chevron", "arrow", "arrowtriangle", "arrowshape"].flatMap { kind in
      [
        ("\(kind).left", "\(kind).right", .mirrored), ("\(kind).up", "\(kind).right", .left),
        ("\(kind).down", "\(kind).right", .right),
      ]
    }
    + TableText.lines(
      of: """
        chevron.left.2 chevron.right.2 mirrored
        chevron.compact.up chevron.compact.down flipped
        chevron.compact.left chevron.compact.down right
        chevron.compact.right chevron.compact.down left
        arrow.up.left arrow.up.right mirrored
        arrow.down.right arrow.up.right flipped
        arrow.down.left arrow.up.right half
        arrow.counterclockwise arrow.clockwise mirrored
        arrow.uturn.right arrow.uturn.left mirrored
        arrow.uturn.up arrow.uturn.left right
        arrow.uturn.down arrow.uturn.left left
        arrow.turn.down.left arrow.turn.down.right mirrored
        arrow.turn.up.right arrow.turn.down.right flipped
        arrow.turn.up.left arrow.turn.down.right half
        arrow.turn.left.down arrow.turn.right.down mirrored
        arrow.turn.right.up arrow.turn.right.down flipped
        arrow.turn.left.up arrow.turn.right.down half
        arrowshape.turn.up.right arrowshape.turn.up.left mirrored
        arrow.left.to.line arrow.right.to.line mirrored
        arrow.up.to.line arrow.right.to.line left
        arrow.down.to.line arrow.right.to.line right
        arrow.up.and.down arrow.left.and.right left
        arrow.up.arrow.down arrow.left.arrow.right right
        arrow.up.right.and.arrow.down.left arrow.up.left.and.arrow.down.right mirrored
        delete.right delete.left mirrored
        bubble.right bubble.left mirrored
        backward forward mirrored
        backward.end forward.end mirrored
        hand.thumbsdown hand.thumbsup half
        sidebar.right sidebar.left mirrored
        hand.point.left hand.point.up left
        hand.point.right hand.point.up right
        hand.point.down hand.point.up flipped
        poweron minus left
        rectangle.portrait rectangle left
        text.alignright text.alignleft mirrored
        decrease.indent increase.indent mirrored
        """
    ).map { line in
      let words = TableText.parts(of: line, at: " ").map(String.init)
      guard words.count == 3, let kind = Turn.Kind(rawValue: words[2]) else {
        preconditionFailure("a turn has two names and a kind: \(line)")
      }
      return (words[0], words[1], kind)
    }
}

extension SymbolCatalog.Turn.Kind {
  fileprivate var map: AffineTransform {
    switch self {
    case .mirrored: .scale(x: -1, y: 1)
    case .flipped: .scale(x: 1, y: -1)
    case .half: .scale(x: -1, y: -1)
    case .left: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
  }
}

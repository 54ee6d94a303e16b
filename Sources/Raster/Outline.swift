import Geometry

/// The outline of a path in pixels, made once to fill or clip any rows with it.
package struct Outline: Sendable {
  enum Shape: Sendable {
    case rect(RectCoverage)
    case edges(EdgeList)
  }

  /// Nil for a rectangle without an inside.
  let shape: Shape?

  /// Creates the outline of a path. `path`: the shape, in user coordinates; open subpaths are closed. `transform`: the
  /// map from user coordinates to pixels.
  package init(_ path: Path, _ transform: AffineTransform) {
    guard transform.isUpright, let rect = path.uprightRect else {
      self.init(shape: .edges(EdgeList(path, transform)))
      return
    }
    self.init(rect, transform)
  }

  /// Creates the outline of a rectangle in user coordinates. `transform`: the map from these to pixels.
  package init(_ rect: Rect, _ transform: AffineTransform) {
    self.init(
      shape: transform.isUpright
        ? RectCoverage(rect, transform).map(Shape.rect) : .edges(EdgeList(.rect(rect), transform)))
  }

  private init(shape: Shape?) { self.shape = shape }

  /// The smallest box of whole pixels that contains it.
  package var pixelBounds: PixelRect {
    switch shape {
    case .rect(let rect): rect.pixelBounds
    case .edges(let edges): edges.bounds
    case nil: .none
    }
  }

  /// The rows that it covers from column 0 to another one, the first that need not be covered.
  package func rowsCovered(toColumn end: Int) -> Range<Int> {
    guard case .rect(let rect) = shape, rect.minX <= 0, rect.maxX >= Double(end) else { return 0..<0 }
    let top = Int(rect.minY.rounded(.up))
    return top..<max(top, Int(rect.maxY.rounded(.down)))
  }
}

extension Canvas {
  /// Fills the inside of an outline. `color`: the color; a clear one draws nothing. `rule`: which parts of the plane are
  /// inside where subpaths overlap.
  package func fill(_ outline: Outline, color: PixelColor, rule: FillRule = .nonZero) {
    guard color.alpha > 0 else { return }
    let painter = SolidPainter(surface: surface, source: color.premultiplied)
    switch outline.shape {
    case .rect(let rect): paint(rect, painter)
    case .edges(let edges): paint(edges, rule: rule, painter)
    case nil: break
    }
  }

  /// Intersects the clip with the inside of an outline, until `restore`; edges are anti-aliased.
  ///
  /// Rectangles with edges on the pixel grid only shrink the bounds; any other shape costs a byte for each pixel of its
  /// bounds within the clip. `rule`: which parts of the plane are inside where subpaths overlap.
  package func clip(to outline: Outline, rule: FillRule = .nonZero) {
    switch outline.shape {
    case .rect(let rect) where rect.isAligned: clip.bounds = clip.bounds.intersection(rect.pixelBounds)
    case .rect(let rect):
      narrowClip(to: rect.pixelBounds) { mask in
        var painter = MaskPainter(mask: mask)
        rect.paint(in: mask.bounds, &painter)
      }
    case .edges(let edges):
      narrowClip(to: edges.bounds) { mask in
        var painter = MaskPainter(mask: mask)
        accumulator.paint(edges, in: mask.bounds, rule: rule, &painter)
      }
    case nil: clip.bounds = .none
    }
  }
}

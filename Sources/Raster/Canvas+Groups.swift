import Geometry

extension Canvas {
  /// The state that drawing resumes with when a group ends.
  struct Group {
    var alpha: UInt8
    var surface: Surface
    var state: State
    /// The number of saved states when the group began: `restore` inside the group does not go beyond it.
    var savedCount: Int
  }

  /// Begins a group: everything until `endGroup` is drawn separately and then composited as a whole with `alpha` of
  /// 0…255.
  ///
  /// A group allocates a pixmap of the size of the clip's bounds: clip first. The current clip is applied to the whole
  /// at the end. `alpha`: the opacity of the whole; at 0 the group is invisible.
  package func beginGroup(alpha: UInt8) {
    groups.append(
      Group(
        alpha: alpha, surface: surface, state: State(transform: transform, clip: clip),
        savedCount: saved.count))
    let layer = Pixmap(width: clip.bounds.width, height: clip.bounds.height)
    surface = Surface(pixmap: layer, originX: clip.bounds.x, originY: clip.bounds.y)
    clip.mask = nil
  }

  /// Ends the innermost group and restores the transform and clip from its beginning; without a group, does nothing.
  package func endGroup() {
    guard let group = groups.popLast() else { return }
    let layer = surface
    surface = group.surface
    transform = group.state.transform
    clip = group.state.clip
    saved.removeSubrange(group.savedCount...)
    guard group.alpha > 0 else { return }
    paintRows(SurfaceSource(surface: layer), coverage: group.alpha)
  }

  /// Ends all open groups, from the innermost.
  package func endGroups() { while !groups.isEmpty { endGroup() } }

  /// Fills the entire clip with the pixels of `source`.
  private func paintRows(_ source: SurfaceSource, coverage: UInt8) {
    let painter = RowPainter(surface: surface, source: source)
    if let mask = clip.mask {
      var clipped = ClippedPainter(base: painter, mask: mask)
      paintRows(coverage, &clipped)
    } else {
      var painter = painter
      paintRows(coverage, &painter)
    }
  }

  private func paintRows<Painter: SpanPainter>(_ coverage: UInt8, _ painter: inout Painter) {
    let bounds = clip.bounds
    guard !bounds.isEmpty else { return }
    for y in bounds.y..<bounds.maxY {
      painter.paint(y: y, x: bounds.x, count: bounds.width, coverage: coverage)
    }
  }
}

/// The pixels of another surface in the same coordinates.
struct SurfaceSource: PixelSource {
  let surface: Surface

  func pixels(y: Int, x: Int, count: Int) -> UnsafePointer<UInt32> { UnsafePointer(surface.pixels(x, y)) }
}

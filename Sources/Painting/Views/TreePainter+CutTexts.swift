import Geometry
import Views

/// The visible state of a tree's texts.
package struct ShownTexts: Sendable {
  /// The labels, buttons, text fields and segmented controls whose text does not fit, in document order; hidden and
  /// transparent ones are ignored.
  package var cut: [ViewID] = []
  /// By how much each of them does not fit, if requested.
  package var shortages: [ViewID: TextShortage] = [:]
  /// The drawn parts of labels and buttons without background or border, in window points without transforms: often
  /// much smaller than their rectangles.
  package var ink: [ViewID: Rect] = [:]
}

extension TreePainter {
  /// Returns the views whose text does not fit, in document order, and by how much. `frames`: the frames of its views;
  /// hidden views are left out.
  package func viewsWithCutText(in tree: ViewTree, frames: Frames) -> [(view: ViewID, shortage: TextShortage)]
  {
    let texts = shownTexts(in: tree, frames: frames, measuresShortage: true)
    return texts.cut.map { ($0, texts.shortages[$0] ?? TextShortage()) }
  }

  /// Returns the visible state of the texts.
  ///
  /// Includes views that are scrolled or clipped away: only their own room matters. `frames`: the frames of its views;
  /// hidden views are left out, and those of an alpha of at most 0.001. `measuresShortage`: whether `shortages` is
  /// needed.
  package func shownTexts(
    in tree: ViewTree, frames: Frames, measuresShortage: Bool = false
  ) -> ShownTexts {
    let everywhere = Rect(x: -1e8, y: -1e8, width: 2e8, height: 2e8)
    var texts = ShownTexts()
    for view in tree.views {
      guard !frames.isHidden[view.id.index], view.alpha > 0.001 else { continue }
      let recorder = DrawingRecorder(grid: PixelGrid(scale: frames.scale))
      recorder.measuresShortage = measuresShortage
      let painter = view.painter(
        context(of: view, frames, tint: RGBA(white: 0), visible: everywhere, on: recorder))
      guard painter.showsText else { continue }
      painter.paintContent(frames)
      if recorder.cutsText {
        texts.cut.append(view.id)
        if measuresShortage { texts.shortages[view.id] = recorder.shortage }
      }
      // Text that exceeds its box during a transition does not count.
      if painter.showsInkAlone, view.backgroundColor == nil, view.layer.borderWidth == 0 {
        texts.ink[view.id] = recorder.ink.intersection(frames[view.id])
      }
    }
    return texts
  }
}

extension DrawingRecorder {
  /// The rectangle around the drawing in window points: for texts their lines, as the extents of glyphs are generous.
  fileprivate var ink: Rect {
    let others = commands.compactMap { command -> Rect? in
      if case .glyphs = command { return nil }
      return command.reach
    }
    let boxes = (others + texts).filter { !$0.isEmpty }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}

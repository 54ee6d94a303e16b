import Geometry
import Layout
import Typography
import Views

// Screens as high as what scrolls in them.
extension Screen {
  /// The height of the highest screen, points: more content than that is cut off.
  private static let greatestHeight = 10_000.0
  /// Content that is higher once there is room for it, such as that of nested scroll views, is given room so many times.
  private static let mostPasses = 4

  /// Lays out the screen with as much more height as the content of its scroll views, tables and text views needs.
  ///
  /// Scroll views that do not grow with the screen stay as they are.
  func layOutAllContent(_ traits: ScreenTraits, _ fonts: FontLibrary?) -> LaidOutScreen {
    var traits = traits
    traits.showsAllContent = false
    var laidOut = layOut(traits, fonts: fonts)
    for _ in 0..<Self.mostPasses {
      let hidden = hiddenHeight(laidOut, fonts)
      let room = Self.greatestHeight - laidOut.frames.canvas.height
      guard hidden > 0.5, room > 0 else { break }
      let before = traits.addedHeight
      traits.addedHeight += min(hidden.rounded(.up), room)
      laidOut = layOut(traits, fonts: fonts)
      if hiddenHeight(laidOut, fonts) >= hidden {
        // More height does not help.
        traits.addedHeight = before
        laidOut = layOut(traits, fonts: fonts)
        break
      }
    }
    return laidOut
  }

  /// Returns how much of the content of scroll views is below what is seen of them, points; that of the highest.
  private func hiddenHeight(_ laidOut: LaidOutScreen, _ fonts: FontLibrary?) -> Double {
    let frames = laidOut.frames
    let floor = frames.canvas.height - laidOut.insets.bottom
    return laidOut.tree.installedViews.reduce(0) { most, view in
      guard view.isScrolling, !frames.isHidden[view.id.index], !frames[view.id].isEmpty else { return most }
      let seen = min(frames[view.id].maxY, frames[view.id].minY < floor ? floor : .infinity)
      return max(most, contentBottom(of: view, frames, fonts) - seen)
    }
  }

  /// Returns where the content of a scroll view ends, in the window.
  private func contentBottom(of view: View, _ frames: Frames, _ fonts: FontLibrary?) -> Double {
    if case .textView(let text) = view.content {
      guard let fonts, !text.text.isEmpty else { return frames[view.id].minY }
      // As text views are painted: 8 points from top and bottom, 5 from the sides.
      let request = TextRequest(
        text: text.text, font: text.font, attributed: text.attributedText,
        width: max(1, frames[view.id].width - 10), maximumLines: 0)
      return frames[view.id].minY + 16 + fonts.measuring(request).size.height - view.boundsOrigin.y
    }
    let content = view.subviews.filter { !$0.content.isRefreshControl && !frames.isHidden[$0.id.index] }
    return content.reduce(frames[view.id].minY) { max($0, frames[$1.id].maxY) }
  }
}

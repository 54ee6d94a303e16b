import Geometry
import Raster
import Views

/// What surrounds a presented screen: the part of the window that it takes, and what is seen behind it.
package struct CardSurroundings: Hashable, Sendable {
  /// How the screen stands in front of the one that presents it.
  package enum Kind: Hashable, Sendable {
    /// It covers everything.
    case opaque
    /// It covers everything, and is seen through where its views are transparent.
    case transparent
    /// A card at the bottom edge; `pushesBack`: whether the screen behind it becomes a smaller card.
    case attached(pushesBack: Bool)
    /// A card in the middle.
    case floating
    /// A card with an arrow at its top.
    case popover
  }

  /// The part of the window, in points.
  package var frame: Rect
  package var kind: Kind
  /// Whether the window is black at the top, behind the status bar.
  var hasBlackTop: Bool { kind == .attached(pushesBack: true) }

  /// What darkens the screen behind a sheet, as in UIKit.
  package static let shade = PixelColor(red: 0, green: 0, blue: 0, alpha: 51)

  /// Creates the surroundings of a screen in a part of the window, in window points.
  package init(frame: Rect, kind: Kind = .opaque) { (self.frame, self.kind) = (frame, kind) }

  /// Returns the card's outline, in window points; a card at the bottom edge is square there.
  package func outline(in era: Era) -> Path {
    let radius = kind == .popover ? 13 : era.drawnSheetRadius
    var frame = frame
    if case .attached = kind { frame.size.height += 2 * radius }
    return .roundedRect(frame, radius: radius, curve: era.drawnSheetIsContinuous ? .continuous : .circular)
  }
}

/// Draws what is behind a presented screen, and clips the screen to its card.
///
/// No document has the screen that presents another. A neutral one stands for it: the secondary background, darkened as
/// UIKit darkens what is behind sheets. That it is darkened behind a transparent screen too is our own, so that white
/// dialogs are seen.
struct CardPainter {
  let card: CardSurroundings
  let era: Era
  let appearance: Appearance
  let recorder: DrawingRecorder

  /// Draws what is behind, up to and including the card's own ground, and opens the clip that `end` closes.
  func begin(on canvas: Rect, ground: RGBA) {
    switch card.kind {
    case .opaque: recorder.add(.fillRect(canvas, PixelColor(ground)))
    case .transparent: paintPresenter(.rect(canvas))
    case .attached(let pushesBack):
      recorder.add(.fillRect(canvas, PixelColor(RGBA(white: 0))))
      paintPresenter(
        pushesBack
          ? PushedBackScreen(on: canvas.size, above: card.frame.minY).outline(in: era) : .rect(canvas))
    case .floating: paintPresenter(.rect(canvas))
    case .popover:
      recorder.add(.fillRect(canvas, PixelColor(behind)))
      var shape = outline
      shape.append(arrow)
      recorder.add(
        .shadow(shape, PixelColor(RGBA(white: 0, alpha: 0.2)), offset: Point(x: 0, y: 4), blur: 24))
      recorder.add(.fill(arrow, PixelColor(ground), .nonZero))
    }
    guard isCard else { return }
    recorder.add(.pushClip(outline))
    recorder.add(.fillRect(card.frame, PixelColor(ground)))
  }

  /// Ends the clip.
  func end() {
    if isCard { recorder.add(.popClip) }
  }

  private var isCard: Bool { ![.opaque, .transparent].contains(card.kind) }

  private var behind: RGBA { Color.secondarySystemBackground.resolved(in: appearance) }

  private func paintPresenter(_ path: Path) {
    recorder.add(.fill(path, PixelColor(behind), .nonZero))
    recorder.add(.fill(path, CardSurroundings.shade, .nonZero))
  }

  private var outline: Path { card.outline(in: era) }

  /// The arrow of a popover, in the middle of its upper side: 26 points wide and 13 high, estimated by eye.
  private var arrow: Path {
    let (x, y) = (card.frame.midX, card.frame.minY)
    return .polygon([Point(x: x - 13, y: y), Point(x: x, y: y - 13), Point(x: x + 13, y: y)])
  }
}

/// A screen behind a page sheet on a phone: smaller, and its top a little above the sheet's.
package struct PushedBackScreen: Sendable {
  /// Its size as a share of the screen's: measured in a simulator of an iPhone 16 Pro with iOS 18.0 for Flutter's
  /// `CupertinoSheetRoute`.
  package static let scale = 1 - 0.0835
  /// By how much it begins above the sheet, in points: a sheet begins 54 points below the top of a canvas whose safe area
  /// begins at 44. Flutter measured 8 and 7 hundredths of 874 points.
  private static let step = 10.0

  /// Its rectangle on the screen, in points.
  package let frame: Rect

  /// The screen behind a sheet that begins at `top`, in points.
  package init(on screen: Size, above top: Double) {
    frame = Rect(
      x: screen.width * (1 - Self.scale) / 2, y: max(0, top - Self.step), width: screen.width * Self.scale,
      height: screen.height * Self.scale)
  }

  /// Returns its outline on the screen, in points.
  package func outline(in era: Era) -> Path { .roundedRect(frame, radius: era.drawnSheetRadius) }
}

import Geometry
import Views

/// The part of the screen that a presented controller takes.
struct PresentedCard: Hashable {
  /// How the part is chosen.
  enum Shape {
    /// The whole screen.
    case whole
    /// A page sheet.
    case page
    /// A form sheet.
    case form
    /// A popover.
    case popover
  }

  /// The style after UIKit's adaptation to the device.
  let style: PresentationStyle
  /// The rectangle on the canvas, in points.
  var frame: Rect
}

extension RootSituation {
  /// How the screen is presented, adapted to the device as UIKit does; nil if it is not.
  ///
  /// Sheets and popovers are page sheets in compact width and the whole screen in compact height
  /// (`UIAdaptivePresentationControllerDelegate`). The largest phones, which are regular in width in landscape, show cards
  /// in the middle there; that they fill the screen as other phones do is our own simplification.
  var presentation: PresentationStyle? {
    guard !traits.isAsDesigned, let style = traits.presentation else { return nil }
    if isPad { return style }
    switch style {
    case .pageSheet, .formSheet, .popover: return orientation == .landscape ? .fullScreen : .pageSheet
    case .fullScreen, .overCurrentContext: return style
    }
  }

  /// The size classes that a presented controller has, if they differ from the screen's: form sheets and popovers are
  /// compact in width on iPads.
  var presentedSizeClasses: SizeClasses? {
    switch presentation {
    case .formSheet, .popover: SizeClasses(width: .compact, height: .regular)
    default: nil
    }
  }

  /// The whole screen in the orientation that is shown, in points.
  var wholeScreen: Size {
    if let screen { return screen }
    return orientation == root.canvas.orientation ? root.canvas.screen : root.canvas.screen.transposed
  }

  /// Returns the card of a shape on the screen, in points.
  func card(_ shape: PresentedCard.Shape) -> PresentedCard {
    let screen = wholeScreen
    let style = presentation ?? .fullScreen
    switch shape {
    case .whole: return PresentedCard(style: style, frame: Rect(origin: .zero, size: screen))
    case .page:
      return PresentedCard(style: style, frame: PageSheet(on: screen, device, isPad: isPad, era).frame)
    case .form:
      let usual = Size(width: era.padFormSheetWidth, height: era.padFormSheetHeight)
      return centered(root.canvas.preferredContentSize ?? usual, style)
    case .popover: return centered(root.canvas.preferredContentSize ?? SafeAreaRules.padPopover, style)
    }
  }

  private func centered(_ wanted: Size, _ style: PresentationStyle) -> PresentedCard {
    PresentedCard(style: style, frame: Rect(centered: wanted, on: wholeScreen))
  }
}

import Geometry
import Screens
import Typography
import Views

extension Screen {
  /// The frames of a layout in a running app.
  package func frames(
    _ orientation: Orientation, screen: Size? = nil, device: Device? = nil, scale: Double,
    fonts: FontLibrary? = nil, state: String? = nil
  ) -> Frames {
    var traits = ScreenTraits(orientation: orientation, device: device, screen: screen, scale: scale)
    traits.state = state
    return layOut(traits, fonts: fonts).frames
  }

  /// The layout on Interface Builder's canvas.
  package func layOutAsDesigned(
    scale: Double, fonts: FontLibrary? = nil, state: String? = nil
  ) -> LaidOutScreen {
    var traits = ScreenTraits(orientation: canvas.orientation, scale: scale, isAsDesigned: true)
    traits.state = state
    return layOut(traits, fonts: fonts)
  }

  /// The frames of the layout on Interface Builder's canvas.
  package func framesAsDesigned(
    scale: Double, fonts: FontLibrary? = nil, state: String? = nil
  ) -> Frames {
    layOutAsDesigned(scale: scale, fonts: fonts, state: state).frames
  }
}

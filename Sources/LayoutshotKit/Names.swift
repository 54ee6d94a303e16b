import Diagnostics
import Geometry
import Localization
import Painting
import Screens
import Views

// The types of the rooms behind the façade that its declarations name, so that one import is enough.

/// A screen: the one view tree, and the layouts that its templates give it.
public typealias Screen = Screens.Screen
/// What a screen is shown in: the device, the orientation and the trait collection.
public typealias ScreenTraits = Screens.ScreenTraits
/// The traits that a document is read for.
public typealias ReadingTraits = Screens.ReadingTraits
/// Which screens, devices, orientations and states are wanted.
public typealias ScreenRequest = Screens.ScreenRequest
/// A screen in one layout.
public typealias LaidOutScreen = Screens.LaidOutScreen
/// A picture that cannot be made.
public typealias RenderError = Screens.RenderError
/// A language, as `--locale` names it.
public typealias ScreenLanguage = Localization.ScreenLanguage
/// A mark over a picture.
public typealias Highlight = Painting.Highlight
/// Something that was found in a document, with its place.
public typealias Finding = Diagnostics.Finding
/// Findings in their order, each once.
public typealias FindingSet = Diagnostics.FindingSet
/// Where the views of a tree stand.
public typealias Frames = Views.Frames
/// A view of a tree.
public typealias View = Views.View
/// A device, with its screen.
public typealias Device = Views.Device
/// Portrait or landscape.
public typealias Orientation = Views.Orientation
/// Light or dark.
public typealias Appearance = Views.Appearance
/// How large text styles are.
public typealias TextSizeCategory = Views.TextSizeCategory
/// A point, in points.
public typealias Point = Geometry.Point
/// A size, in points.
public typealias Size = Geometry.Size
/// A rectangle, in points.
public typealias Rect = Geometry.Rect

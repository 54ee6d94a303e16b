import Diagnostics
import Geometry
import Localization
import Painting
import Screens
import Views

// Aliases for the types that the façade's declarations use, so that a single import is enough.

/// A screen: its single view tree, and the layouts that its templates provide.
public typealias Screen = Screens.Screen
/// The traits a screen is shown with: the device, the orientation and the trait collection.
public typealias ScreenTraits = Screens.ScreenTraits
/// The traits that a document is read for.
public typealias ReadingTraits = Screens.ReadingTraits
/// A selection of screens, devices, orientations and states.
public typealias ScreenRequest = Screens.ScreenRequest
/// A screen in one layout.
public typealias LaidOutScreen = Screens.LaidOutScreen
/// An error that prevents a picture from being rendered.
public typealias RenderError = Screens.RenderError
/// A language, as `--locale` names it.
public typealias ScreenLanguage = Localization.ScreenLanguage
/// A mark drawn over a picture.
public typealias Highlight = Painting.Highlight
/// A diagnostic about a document, with its source location.
public typealias Finding = Diagnostics.Finding
/// An ordered set of findings.
public typealias FindingSet = Diagnostics.FindingSet
/// The frames of the views of a tree.
public typealias Frames = Views.Frames
/// A view of a tree.
public typealias View = Views.View
/// A device and its screen.
public typealias Device = Views.Device
/// Portrait or landscape.
public typealias Orientation = Views.Orientation
/// Light or dark.
public typealias Appearance = Views.Appearance
/// The content size category of text styles.
public typealias TextSizeCategory = Views.TextSizeCategory
/// A point, in points.
public typealias Point = Geometry.Point
/// A size, in points.
public typealias Size = Geometry.Size
/// A rectangle, in points.
public typealias Rect = Geometry.Rect

import Diagnostics
import Geometry
import GoldenRuns
import Goldens
import Localization
import Motion
import Painting
import ScreenBuilder
import Screens
import Templates
import Views

// Aliases for the types that the façade's declarations use, so that a single import is enough. What descriptions of views are
// made of is in `Names+Views.swift`.

// MARK: - Screens

/// The traits a screen is shown with: the device, the orientation and the trait collection.
public typealias ScreenTraits = Screens.ScreenTraits
/// The traits that a document is read for.
public typealias ReadingTraits = Screens.ReadingTraits
/// A selection of screens, devices, orientations and states.
public typealias ScreenRequest = Screens.ScreenRequest
/// An error that prevents a picture from being rendered.
public typealias RenderError = Screens.RenderError
/// A language, as `--locale` names it.
public typealias ScreenLanguage = Localization.ScreenLanguage
/// A mark drawn over a picture.
public typealias Highlight = Painting.Highlight
/// A device and its screen.
public typealias Device = Views.Device
/// Portrait or landscape.
public typealias Orientation = Views.Orientation
/// Light or dark.
public typealias Appearance = Views.Appearance
/// The content size category of text styles.
public typealias TextSizeCategory = Views.TextSizeCategory
/// The size classes of a screen.
public typealias SizeClasses = Views.SizeClasses
/// The relation between time and progress of a transition.
public typealias TimingCurve = Motion.TimingCurve

// MARK: - Descriptions

/// A screen described in code.
public typealias ScreenDescription = ScreenBuilder.ScreenDescription
/// A view described in code.
public typealias ViewDescription = ScreenBuilder.ViewDescription
/// A constraint described in code.
public typealias ConstraintDescription = ScreenBuilder.ConstraintDescription
/// An edge, axis or length from which constraints are made.
public typealias LayoutAnchor = ScreenBuilder.LayoutAnchor
/// A view or layout guide: what has anchors.
public typealias LayoutItem = ScreenBuilder.LayoutItem
/// A description from which no screen can be built.
public typealias DescriptionError = ScreenBuilder.DescriptionError

// MARK: - Templates

/// How views of templates are matched, and what layouts carry.
public typealias MatchingOptions = Templates.MatchingOptions
/// An attribute that templates can carry.
public typealias TemplateAttribute = Templates.TemplateAttribute
/// The value of such an attribute.
public typealias TemplateValue = Templates.TemplateValue
/// How the views of a template match the live ones.
public typealias TemplateMatch = Templates.TemplateMatch
/// A name that nothing of its kind has.
public typealias UnknownNameError = Templates.UnknownNameError
/// A rule by which views of templates are matched.
public typealias MatchingRule = Templates.MatchingRule
/// The place of a live view in its tree.
public typealias ViewID = Views.ViewID
/// A live view, as attributes and matching rules read it.
public typealias View = Views.View

// MARK: - Goldens

/// The difference between two pictures that is tolerated.
public typealias Tolerance = Goldens.Tolerance
/// A policy for which goldens are written.
public typealias RecordMode = GoldenRuns.RecordMode

// MARK: - Findings

/// A diagnostic, with its location: a place in a file, or the path of a view.
public typealias Finding = Diagnostics.Finding
/// An ordered set of findings.
public typealias FindingSet = Diagnostics.FindingSet
/// An error that knows its location.
public typealias LocatedError = Diagnostics.LocatedError
/// A place in a file, or the path of a view.
public typealias SourceLocation = Diagnostics.SourceLocation

// MARK: - Geometry

/// A point, in points.
public typealias Point = Geometry.Point
/// A size, in points.
public typealias Size = Geometry.Size
/// A rectangle, in points.
public typealias Rect = Geometry.Rect
/// Insets from the edges of a rectangle, in points.
public typealias EdgeInsets = Geometry.EdgeInsets

import Diagnostics
import Views

/// A script: the documents, the behavior of their code at run time, and the steps of a walk.
public struct FlowScript: Sendable {
  /// The script's file; nil for one given as arguments.
  public var file: String?
  /// The documents, relative to the script's folder.
  public var documents: [FlowName] = []
  /// The device; nil for that of the documents.
  public var device: FlowName?
  /// The first controller; nil for the documents' own.
  public var start: FlowName?
  /// Whether code puts the first controller into a navigation controller.
  public var beginsInNavigation = false
  /// Controllers that code adds as tabs of a tab bar controller.
  public var tabs: [FlowName] = []
  /// The initial orientation of the device.
  public var orientation = Orientation.portrait
  /// The behavior of controllers' code.
  public var controllers: [FlowCustoms] = []
  /// The rules of alternate controllers; nil derives them from names.
  public var alternates: [FlowAlternate]?
  /// The behavior of actions.
  public var actions: [FlowNamedAction] = []
  /// The steps.
  public var steps: [FlowStep] = []

  /// Creates a script without steps.
  package init() {}
}

/// A name and its place in the script.
public struct FlowName: Hashable, Sendable {
  /// The name.
  public var text: String
  /// The place in the script.
  public var place: SourceLocation?

  /// Creates a name. `place`: the place in the script; nil for a name from an argument.
  package init(_ text: String, at place: SourceLocation? = nil) { (self.text, self.place) = (text, place) }
}

/// The behavior of a controller's code at run time.
public struct FlowCustoms: Sendable {
  /// The controller.
  public var controller: FlowName
  /// Its effect on the navigation bar when it appears.
  public var bar: FlowController.BarWish?
  /// Whether a tab bar controller shows its tab bar; nil uses UIKit's default.
  public var tabBar: FlowController.BarWish?
  /// The supported orientations; nil for all.
  public var orientations: [Orientation]?
  /// Its presentation style; nil uses the document's.
  public var presentation: FlowController.Presentation?
  /// Its title; nil uses the document's.
  public var title: String?
}

/// A rule of alternate controllers as given in a script.
public struct FlowAlternate: Sendable {
  /// The controllers for portrait and landscape.
  public var portrait, landscape: FlowName
  /// The one shown first; nil for the portrait one.
  public var base: Orientation?
  /// How one replaces the other; nil derives it from the documents.
  public var means: AlternateRule.Means?
  /// When the rule is applied; nil for both occasions.
  public var occasions: [AlternateRule.Occasion]?
  /// Whether the change is animated.
  public var isAnimated = false
  /// Whether both share a model.
  public var sharesModel = true
  /// The place in the script.
  public var place: SourceLocation?
}

/// The behavior of an action as given in a script.
public struct FlowNamedAction: Sendable {
  /// The selector.
  public var selector: FlowName
  /// The controller; nil for any.
  public var controller: FlowName?
  /// The steps.
  public var steps: [FlowStep]
}

/// Errors in a script, with their places.
public struct FlowScriptError: Error {
  /// The errors, in the order of the script.
  public let findings: [Finding]

  /// Creates an error from findings. `findings`: the errors, in the order of the script.
  package init(_ findings: [Finding]) { self.findings = findings }
}

extension Category {
  /// The category of findings about navigation.
  public static let flow = Category("flow")
  /// The category of findings about values that a screen's twin does not have.
  public static let model = Category("model")
}

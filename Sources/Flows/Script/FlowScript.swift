import Diagnostics
import Views

/// A script: the documents, the behavior of their code at run time, and the steps of a walk.
package struct FlowScript: Sendable {
  /// The script's file; nil for one given as arguments.
  package var file: String?
  /// The documents, relative to the script's folder.
  package var documents: [FlowName] = []
  /// The device; nil for that of the documents.
  package var device: FlowName?
  /// The first controller; nil for the documents' own.
  package var start: FlowName?
  /// Whether code puts the first controller into a navigation controller.
  package var beginsInNavigation = false
  /// Controllers that code adds as tabs of a tab bar controller.
  package var tabs: [FlowName] = []
  /// The initial orientation of the device.
  package var orientation = Orientation.portrait
  /// The behavior of controllers' code.
  package var controllers: [FlowCustoms] = []
  /// The rules of alternate controllers; nil derives them from names.
  package var alternates: [FlowAlternate]?
  /// The behavior of actions.
  package var actions: [FlowNamedAction] = []
  package var steps: [FlowStep] = []

  /// Creates a script without steps.
  package init() {}
}

/// A name and its place in the script.
package struct FlowName: Hashable, Sendable {
  package var text: String
  /// The place in the script.
  package var place: SourceLocation?

  package init(_ text: String, at place: SourceLocation? = nil) { (self.text, self.place) = (text, place) }
}

/// The behavior of a controller's code at run time.
package struct FlowCustoms: Sendable {
  package var controller: FlowName
  /// Its effect on the navigation bar when it appears.
  package var bar: FlowController.BarWish?
  /// Whether a tab bar controller shows its tab bar; nil uses UIKit's default.
  package var tabBar: FlowController.BarWish?
  /// The supported orientations; nil for all.
  package var orientations: [Orientation]?
  /// Its presentation style; nil uses the document's.
  package var presentation: FlowController.Presentation?
  /// Its title; nil uses the document's.
  package var title: String?
}

/// A rule of alternate controllers as given in a script.
package struct FlowAlternate: Sendable {
  /// The controllers for portrait and landscape.
  package var portrait, landscape: FlowName
  /// The one shown first; nil for the portrait one.
  package var base: Orientation?
  /// How one replaces the other; nil derives it from the documents.
  package var means: AlternateRule.Means?
  /// When the rule is applied; nil for both occasions.
  package var occasions: [AlternateRule.Occasion]?
  /// Whether the change is animated.
  package var isAnimated = false
  /// Whether both share a model.
  package var sharesModel = true
  /// The place in the script.
  package var place: SourceLocation?
}

/// The behavior of an action as given in a script.
package struct FlowNamedAction: Sendable {
  package var selector: FlowName
  /// The controller; nil for any.
  package var controller: FlowName?
  package var steps: [FlowStep]
}

/// Errors in a script, with their places.
package struct FlowScriptError: Error {
  /// The errors, in the order of the script.
  package let findings: [Finding]

  package init(_ findings: [Finding]) { self.findings = findings }
}

extension Category {
  /// The category of findings about navigation.
  public static let flow = Category("flow")
  /// The category of findings about values that a screen's twin does not have.
  public static let model = Category("model")
}

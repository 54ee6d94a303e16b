import Diagnostics
import Views

/// A script: which documents, what their code does at run time, and the steps of a walk.
package struct FlowScript: Sendable {
  /// The script's file; nil for one from arguments.
  package var file: String?
  /// The documents, relative to the script's folder.
  package var documents: [FlowName] = []
  /// The device; nil for that of the documents.
  package var device: FlowName?
  /// The first controller; nil for the documents' own.
  package var start: FlowName?
  /// Whether the first controller stands in a navigation controller that code makes.
  package var beginsInNavigation = false
  /// Controllers that code shows in the tabs of a tab bar controller.
  package var tabs: [FlowName] = []
  /// Which way up the device is held at first.
  package var orientation = Orientation.portrait
  /// What code does to controllers.
  package var controllers: [FlowCustoms] = []
  /// The rules of alternate controllers; nil finds them from names.
  package var alternates: [FlowAlternate]?
  /// What actions do.
  package var actions: [FlowNamedAction] = []
  /// The steps.
  package var steps: [FlowStep] = []

  /// A script without steps.
  package init() {}
}

/// A name and where the script says it.
package struct FlowName: Hashable, Sendable {
  /// The name.
  package var text: String
  /// Where the script says it.
  package var place: SourceLocation?

  /// A name at a place.
  package init(_ text: String, at place: SourceLocation? = nil) { (self.text, self.place) = (text, place) }
}

/// What the code of a controller does at run time.
package struct FlowCustoms: Sendable {
  /// The controller.
  package var controller: FlowName
  /// What it does to the navigation bar when it appears.
  package var bar: FlowController.BarWish?
  /// Whether a tab bar controller shows its tab bar; nil as UIKit does.
  package var tabBar: FlowController.BarWish?
  /// The orientations that it supports; nil for all.
  package var orientations: [Orientation]?
  /// How it is presented; nil as the document says.
  package var presentation: FlowController.Presentation?
  /// Its title; nil as the document says.
  package var title: String?

  /// Nothing but a controller.
  package init(controller: FlowName) { self.controller = controller }
}

/// A rule of alternate controllers as a script gives it.
package struct FlowAlternate: Sendable {
  /// The controllers that show in portrait and in landscape.
  package var portrait, landscape: FlowName
  /// Which of them is there first; nil for that of portrait.
  package var base: Orientation?
  /// By which means; nil for what the documents suggest.
  package var means: AlternateRule.Means?
  /// When they change; nil for both occasions.
  package var occasions: [AlternateRule.Occasion]?
  /// Whether the change is animated.
  package var isAnimated = false
  /// Whether both share a model.
  package var sharesModel = true
  /// Where the script gives the rule.
  package var place: SourceLocation?

  /// A rule for two controllers.
  package init(portrait: FlowName, landscape: FlowName) {
    (self.portrait, self.landscape) = (portrait, landscape)
  }
}

/// What an action does, as a script gives it.
package struct FlowNamedAction: Sendable {
  /// The selector.
  package var selector: FlowName
  /// The controller; nil for any.
  package var controller: FlowName?
  /// The steps.
  package var steps: [FlowStep]

  /// An action from its parts.
  package init(selector: FlowName, controller: FlowName?, steps: [FlowStep]) {
    (self.selector, self.controller, self.steps) = (selector, controller, steps)
  }
}

/// Errors in a script, each with its place.
package struct FlowScriptError: Error {
  /// The errors, in the order of the script.
  package let findings: [Finding]

  /// An error from its findings.
  package init(_ findings: [Finding]) { self.findings = findings }
}

extension Category {
  /// What a flow finds about navigation.
  package static let flow = Category("flow")
  /// Values of a screen that its twin does not have.
  package static let model = Category("model")
}

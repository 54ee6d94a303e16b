import Diagnostics
import Views

/// A script: which documents, what their code does at run time, and the steps of a walk.
public struct FlowScript: Sendable {
  /// The script's file; nil for one from arguments.
  public var file: String?
  /// The documents, relative to the script's folder.
  public var documents: [FlowName] = []
  /// The device; nil for that of the documents.
  public var device: FlowName?
  /// The first controller; nil for the documents' own.
  public var start: FlowName?
  /// Whether the first controller stands in a navigation controller that code makes.
  public var beginsInNavigation = false
  /// Controllers that code shows in the tabs of a tab bar controller.
  public var tabs: [FlowName] = []
  /// Which way up the device is held at first.
  public var orientation = Orientation.portrait
  /// What code does to controllers.
  public var controllers: [FlowCustoms] = []
  /// The rules of alternate controllers; nil finds them from names.
  public var alternates: [FlowAlternate]?
  /// What actions do.
  public var actions: [FlowNamedAction] = []
  /// The steps.
  public var steps: [FlowStep] = []

  /// A script without steps.
  public init() {}
}

/// A name and where the script says it.
public struct FlowName: Hashable, Sendable {
  /// The name.
  public var text: String
  /// Where the script says it.
  public var place: SourceLocation?

  /// A name at a place.
  ///
  /// - Parameters:
  ///   - text: The name of a controller, document, device or selector.
  ///   - place: The place in the script; nil for a name from an argument.
  public init(_ text: String, at place: SourceLocation? = nil) { (self.text, self.place) = (text, place) }
}

/// What the code of a controller does at run time.
public struct FlowCustoms: Sendable {
  /// The controller.
  public var controller: FlowName
  /// What it does to the navigation bar when it appears.
  public var bar: FlowController.BarWish?
  /// Whether a tab bar controller shows its tab bar; nil as UIKit does.
  public var tabBar: FlowController.BarWish?
  /// The orientations that it supports; nil for all.
  public var orientations: [Orientation]?
  /// How it is presented; nil as the document says.
  public var presentation: FlowController.Presentation?
  /// Its title; nil as the document says.
  public var title: String?

  /// Nothing but a controller.
  ///
  /// - Parameter controller: The name that finds the controller.
  public init(controller: FlowName) { self.controller = controller }
}

/// A rule of alternate controllers as a script gives it.
public struct FlowAlternate: Sendable {
  /// The controllers that show in portrait and in landscape.
  public var portrait, landscape: FlowName
  /// Which of them is there first; nil for that of portrait.
  public var base: Orientation?
  /// By which means; nil for what the documents suggest.
  public var means: AlternateRule.Means?
  /// When they change; nil for both occasions.
  public var occasions: [AlternateRule.Occasion]?
  /// Whether the change is animated.
  public var isAnimated = false
  /// Whether both share a model.
  public var sharesModel = true
  /// Where the script gives the rule.
  public var place: SourceLocation?

  /// A rule for two controllers.
  ///
  /// - Parameters:
  ///   - portrait: The controller that shows in portrait.
  ///   - landscape: The controller that shows in landscape.
  public init(portrait: FlowName, landscape: FlowName) {
    (self.portrait, self.landscape) = (portrait, landscape)
  }
}

/// What an action does, as a script gives it.
public struct FlowNamedAction: Sendable {
  /// The selector.
  public var selector: FlowName
  /// The controller; nil for any.
  public var controller: FlowName?
  /// The steps.
  public var steps: [FlowStep]

  /// An action from its parts.
  ///
  /// - Parameters:
  ///   - selector: The selector, such as `showDetails:`.
  ///   - controller: The controller that it is sent to; nil for any.
  ///   - steps: What its code does, in order.
  public init(selector: FlowName, controller: FlowName?, steps: [FlowStep]) {
    (self.selector, self.controller, self.steps) = (selector, controller, steps)
  }
}

/// Errors in a script, each with its place.
public struct FlowScriptError: Error {
  /// The errors, in the order of the script.
  public let findings: [Finding]

  /// An error from its findings.
  ///
  /// - Parameter findings: The errors, in the order of the script.
  public init(_ findings: [Finding]) { self.findings = findings }
}

extension Category {
  /// What a flow finds about navigation.
  public static let flow = Category("flow")
  /// Values of a screen that its twin does not have.
  public static let model = Category("model")
}

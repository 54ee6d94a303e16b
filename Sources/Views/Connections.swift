import Diagnostics

/// An outlet of an object: a property that refers to another object.
public struct Outlet: Hashable, Sendable {
  /// The property's name.
  public var name: String
  /// The object ID of the destination.
  public var destination: String
  /// Whether it is part of an outlet collection.
  public var isCollection: Bool
  /// The connection's place in the file.
  public var location: SourceLocation
  /// The class of the destination, if it is one of the application's; nil for UIKit's.
  package var destinationClass: String?

  package init(
    name: String, destination: String, isCollection: Bool = false, location: SourceLocation,
    destinationClass: String? = nil
  ) {
    self.name = name
    self.destination = destination
    self.isCollection = isCollection
    self.location = location
    self.destinationClass = destinationClass
  }
}

/// A segue from a control, cell or controller to another controller.
public struct Segue: Hashable, Sendable {
  /// The kind.
  public var kind: Kind
  /// The object ID of the destination, a controller or an exit.
  public var destination: String
  /// The identifier used by code.
  public var identifier: String?
  /// For containers, the role of the destination: `rootViewController`, `viewControllers`, or any other name defined by
  /// the container's class.
  public var relationship: String?
  /// The connection's place in the file.
  public var location: SourceLocation

  package init(kind: Kind, destination: String, location: SourceLocation) {
    self.kind = kind
    self.destination = destination
    self.location = location
  }

  /// The effect of a segue on its destination.
  public enum Kind: String, InterfaceBuilderWord {
    /// It is pushed, or presented if no container pushes it (`show(_:sender:)`).
    case show
    /// It replaces the detail controller (`showDetailViewController(_:sender:)`).
    case showDetail
    /// It is presented.
    case presentation
    /// It is presented in a popover.
    case popoverPresentation
    /// It is embedded in a container view from the beginning.
    case embed
    /// It is one of the container controller's initial children.
    case relationship
    /// Everything above it is dismissed.
    case unwind
    /// It is pushed, presented or replaces another controller; from before adaptive segues.
    case push, modal, popover, replace
    /// A custom segue class of the app.
    case custom
  }
}

/// An outlet by which code reaches a view.
package struct OutletOwner: Hashable, Sendable {
  /// The property's name.
  package var outlet: String
  /// The class of the object that has it.
  package var className: String
  /// Whether the property is a list of objects.
  package var isCollection: Bool

  package init(_ outlet: String, of className: String, isCollection: Bool = false) {
    (self.outlet, self.className, self.isCollection) = (outlet, className, isCollection)
  }
}

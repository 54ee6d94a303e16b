import Diagnostics

/// An outlet of an object: a name that its code knows another object by.
public struct Outlet: Hashable, Sendable {
  /// The property's name.
  public var name: String
  /// The object id of the object that it leads to.
  public var destination: String
  /// Whether it is one of several in an outlet collection.
  public var isCollection: Bool
  /// Where the file connects it.
  public var location: SourceLocation

  /// An outlet from its parts.
  ///
  /// - Parameters:
  ///   - name: The property's name, such as `delegate`.
  ///   - destination: The object ID of the object that it leads to.
  ///   - isCollection: Whether it is one of several in an outlet collection.
  ///   - location: The place of the connection in the file.
  public init(name: String, destination: String, isCollection: Bool = false, location: SourceLocation) {
    self.name = name
    self.destination = destination
    self.isCollection = isCollection
    self.location = location
  }
}

/// A way from a control, cell or controller to another controller.
public struct Segue: Hashable, Sendable {
  /// What happens.
  public var kind: Kind
  /// The object id of the controller, or of the exit, that it leads to.
  public var destination: String
  /// The name that code asks for it by.
  public var identifier: String?
  /// For containers, what the destination is: `rootViewController`, `viewControllers`, or any other name that the
  /// container's class gives it.
  public var relationship: String?
  /// Where the file connects it.
  public var location: SourceLocation

  /// A segue from its kind, destination and place.
  ///
  /// - Parameters:
  ///   - kind: What happens to the controller that it leads to.
  ///   - destination: The object ID of that controller, or of the exit of an unwind segue.
  ///   - location: The place of the connection in the file.
  public init(kind: Kind, destination: String, location: SourceLocation) {
    self.kind = kind
    self.destination = destination
    self.location = location
  }

  /// What happens to the controller that a segue leads to.
  public enum Kind: String, InterfaceBuilderWord {
    /// It is pushed, or presented where nothing pushes: by the controllers around (`show(_:sender:)`).
    case show
    /// It takes the place of the detail (`showDetailViewController(_:sender:)`).
    case showDetail
    /// It is presented.
    case presentation
    /// It is presented in a popover.
    case popoverPresentation
    /// It stands in a container from the beginning.
    case embed
    /// It is one of a container's own, from the beginning.
    case relationship
    /// Everything above it goes away.
    case unwind
    /// It is pushed, presented or put in another's place, from before adaptive segues.
    case push, modal, popover, replace
    /// What a class of the app's own makes of it.
    case custom
  }
}

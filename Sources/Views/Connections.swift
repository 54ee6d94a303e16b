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
  public init(name: String, destination: String, isCollection: Bool = false, location: SourceLocation) {
    self.name = name
    self.destination = destination
    self.isCollection = isCollection
    self.location = location
  }
}

/// A way from a control, cell or controller to another controller.
public struct Segue: Hashable, Sendable {
  /// What happens, as the file says it: `show`, `presentation`, `embed`, `relationship`, `unwind`, …
  public var kind: String
  /// The object id of the controller, or of the exit, that it leads to.
  public var destination: String
  /// The name that code asks for it by.
  public var identifier: String?
  /// For containers, what the destination is: `rootViewController`, `viewControllers`, …
  public var relationship: String?
  /// Where the file connects it.
  public var location: SourceLocation

  /// A segue from its kind, destination and place.
  public init(kind: String, destination: String, location: SourceLocation) {
    self.kind = kind
    self.destination = destination
    self.location = location
  }
}

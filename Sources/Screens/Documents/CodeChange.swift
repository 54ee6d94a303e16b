import SourceCode

/// A property of a view that the code of one version gives a value, and that of another does not, or by other code.
package struct CodeChange: Hashable, Sendable {
  /// The object id of the view.
  package var view: String
  /// The property by its key path.
  package var property: String
  /// The names that lead to the property from the view, and the class of the code.
  package var path: [String]
  package var className: String
  /// What the code does with it.
  package var kind: StartingValues.Change.Kind
  /// The file, as it is shown, and the line of the code; those of the older version where it is gone.
  package var file: String
  package var line: Int
  /// The text that code may give the property, in the older version and this one, where the code is the same; nil for any other change.
  package var texts: Texts?
  /// The name of the image, which is another picture, that code may give the property; nil for any other change.
  package var picture: String?
  /// The lines of the same file where code gives the property something else that it did not give, too.
  package var otherLines: [Int] = []
  /// Whether other code gives the property values still, of what is gone.
  package var isPart = false
  /// Whether it is a view that both versions put into another one, and make by other code.
  package var isMadeElsewise = false
  /// Whether the code is gone because the outlet does not lead to the view any longer.
  package var isOfGoneOutlet = false
  /// Whether it is under another condition that code gives the property the same.
  package var isOfCondition = false
  /// Whether the same code gives the property what is made of something that other code gives otherwise.
  package var isTraced = false
  /// What code gives the property in the older version and this one, as it is written; nil where that is not short.
  package var expressions: Texts?
  /// Whether the code gives the property a value whatever happens, though it is not known which.
  package var isCertain = false

  /// The same without what is not known of it wherever it is found out.
  var withoutDetails: CodeChange {
    var change = self
    (change.expressions, change.isCertain, change.isTraced, change.otherLines) = (nil, false, false, [])
    // Some paths begin with the outlet that leads to the view.
    change.path = path.suffix(1)
    return change
  }

  /// Something before and after it changed.
  package struct Texts: Hashable, Sendable { package var old, new: String }

  /// What the property of a view that code puts into it begins with.
  static let subviews = "subviews."

  /// What stands for a text that code looks up, where nobody knows what shows it.
  package static let mentioned = "a text"

  /// The properties by which code hides views, and shows them.
  package static let hiding = StartingValues.hiding

  /// What stands for code that takes out all that is in a view.
  package static let emptied = SourceStatement.Assignment.emptied

  /// The property of the layers that code puts into that of a view.
  package static let sublayers = "layer.\(SourceStatement.Assignment.sublayers)"

  /// What code may give a constraint, and what that is called before the side or extent that the constraint is about.
  static let ofConstraints = [
    "constant": "constant of the ", "priority": "priority of the ",
    SourceConstraint.isActive: "active state of the ",
  ]
  /// Whether a constraint is given something.
  package var isOfConstraint: Bool {
    path.last.flatMap { Self.ofConstraints[$0] }.map(property.hasPrefix) ?? false
  }

  /// What a controller says of how it may be turned.
  static let orientations = SourceType.orientations

  /// What stands for the declaration of an object's class.
  static let declaration = "class"
  /// Whether it is that the source of an object's class came or went.
  package var isOfDeclaration: Bool { path == [Self.declaration] }

  /// The method in which a controller makes its view itself.
  static let ownView = "loadView"
  /// Whether it is that a controller makes its view itself, or no longer does.
  package var isOfOwnView: Bool { property == Self.ownView }

  /// What code has as the name of a view that it puts into this one; nil for any other change.
  package var subview: String? {
    property.hasPrefix(Self.subviews) ? String(property.dropFirst(Self.subviews.count)) : nil
  }

  /// Whether it is about a controller rather than its view: the bars around that, and what UIKit asks the controller.
  package var isOfController: Bool {
    className != StartingValues.appearance
      && (["navigationItem.", "navigationBar.", "tabBar.", "tabBarItem."].contains(where: property.hasPrefix)
        || StartingValues.membersOfControllers.contains(property)
        || [Self.orientations, "tabBarItem", "toolbarItems"].contains(property)
        || Self.ofController.contains(property))
  }

  /// What code may give a controller that says how it is shown.
  ///
  /// Source: Apple, `UIViewController`.
  static let ofController: Set<String> = [
    "preferredContentSize", "modalPresentationStyle", "modalTransitionStyle", "isModalInPresentation",
    "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets",
    "additionalSafeAreaInsets", "overrideUserInterfaceStyle",
  ]

  /// Whether it is what code answers when a table asks for its rows.
  package var isAnswer: Bool {
    path == [property] && [false, true].contains { SourceType.Method.asks(property, ofCollection: $0) }
  }

  /// Whether it is the call of a method of which no source has the code, which stands for a property: see `StatementReader.calling`.
  static func isCall(_ property: String) -> Bool { property.hasSuffix(StartingValues.calling) }
  /// Whether it is that such a method is called, or is not any longer.
  package var isOfCall: Bool { Self.isCall(property) }

  /// Whether it is a method by which the view draws.
  package var isOfDrawing: Bool { path == [property] && StartingValues.isOfDrawing(property) }

  /// Whether code hides a view, or takes it out, that it did not before.
  package var isOfAbsence: Bool { kind == .isNew && ["hidden", "superview"].contains(property) }
}

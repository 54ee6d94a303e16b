/// A statement that matters for what a screen shows.
package indirect enum SourceStatement: Hashable, Sendable {
  /// Gives a property of an object a value.
  case assignment(Assignment)
  /// Gives a property of an argument of the method a value; the first name is that of the argument.
  case argumentAssignment(Assignment)
  /// Calls a method of the same object, of a property's, of an argument or a type, or the superclass' implementation of one.
  case call(Call)

  /// Does something with an object of another type that the method gets from somewhere: the statement is one of that type.
  case gift(type: String, SourceStatement, isToMade: Bool = false)

  /// Makes a constraint and activates it.
  case constraint(SourceConstraint, condition: Condition? = nil)

  /// Has a table, or whatever the names lead to, make its cells of xibs.
  case registration(path: [String], nibs: [String], isCertain: Bool)

  /// A branch that runs where a parameter, or an outlet, is true, or false; is there, or nil; or is one of some members of an
  /// enumeration, or none.
  package struct Condition: Hashable, Sendable {
    package var parameter: String
    /// What the name of a property of the object itself begins with, where it is no parameter's.
    static let itself = "self."
    /// The name of a property of the object itself; nil for that of a parameter, or of either.
    var ownProperty: String? {
      parameter.hasPrefix(Self.itself) ? String(parameter.dropFirst(Self.itself.count)) : nil
    }
    package var isTrue: Bool
    /// The members that are asked for; none where a truth value is.
    package var members: [String] = []
    /// Whether nothing else is asked.
    package var isWhole = true
    /// Whether it is what follows a `guard`.
    package var isAfterGuard = false
  }

  /// What a method is called with.
  package struct Argument: Hashable, Sendable {
    /// The label, `_` for none.
    package var label: String
    /// The value; nil where it depends on anything else.
    package var value: SourceValue?
    /// The names that lead to an object, without `self`; none for anything else.
    package var path: [String] = []
    /// The expression, word by word; empty for a closure.
    package var expression = ""
    package var line = 0
  }

  /// Whose method is called, where it is not that of the same object.
  package enum Receiver: Hashable, Sendable {
    /// That of a property of the object.
    case property(String)
    /// That of an argument of the method around.
    case argument(String)
    /// A type's own.
    case type(String)
  }

  /// A call of a method.
  package struct Call: Hashable, Sendable {
    package var name: String
    /// Whose method it is; nil for the same object.
    package var receiver: Receiver?
    /// Its arguments, in their order; nil where they are not known.
    package var arguments: [Argument]? = []
    package var isSuper = false
    /// Whether it runs whenever the method around it does.
    package var isCertain: Bool
    /// The branch that it is in; nil for none, or for any other.
    package var condition: Condition?
    /// Whether what stands before it may end the method.
    package var mayBeLeftOut = false
    package var line = 0
    /// The first part of what Objective-C calls what Swift calls with a first label: `showWithName` for `show(withName:)`.
    var objectiveCName: String {
      guard let label = arguments?.first?.label, label != "_" else { return name }
      return name + label.prefix(1).uppercased() + label.dropFirst()
    }
    /// The lines where it begins, and where each of its arguments does, in their order.
    var lines: [Int] { Set([line] + (arguments ?? []).map(\.line)).filter { $0 > 0 }.sorted() }
  }

  package struct Assignment: Hashable, Sendable {
    /// The names that lead to the property, without `self`: `["titleLabel", "text"]`.
    package var path: [String]
    /// The value; nil where it depends on anything else.
    package var value: SourceValue?
    /// The expression of a value that depends on anything else, word by word; empty where it is not told apart.
    package var expression = ""
    /// Whether the expression has variables of the method in it.
    package var hasVariables = false
    /// Whether it runs whenever the method does: not in a branch, a loop or a closure.
    package var isCertain: Bool
    /// Whether it runs as the screen appears, in a closure that animates or waits for nothing but the main queue.
    package var isSoon = false
    package var line: Int
    /// The last line of the statement, where that is known.
    var last = 0
    /// The lines after the first, the last one first, and those that make the view which it is about.
    var furtherLines: [Int] {
      linesOfMaking + (last > line ? (line + 1...min(last, line + Self.mostLines)).reversed() : [])
    }
    /// The most lines of a statement that are looked at.
    private static let mostLines = 40
    /// The method of the object itself that is called for it: a class may have one of its own with the name.
    package var setter: String?
    /// The labels of what that is called with; nil where they do not matter.
    package var setterLabels: [String]?
    /// The branch that it is in; nil for none, or for any other.
    package var condition: Condition?
    /// Whether what stands before it may end the method.
    package var mayBeLeftOut = false
    /// Whether nothing but guards may.
    package var isAfterGuard = false
    /// What is asked before it runs, of one that gives another object something; nil for any other, and where that is not known.
    var circumstances: Circumstances?
    /// How the body makes the view that it puts into another one, and what else it does to that, word by word; empty for any other.
    var making = ""
    /// The lines that do so.
    var linesOfMaking: [Int] = []
    /// The two sides of a choice that it gives; none of anything else.
    var sides: [Side] = []
    /// Whether it gives another object something, or says whether its own is seen, so that what is asked before matters.
    var isAskedFor = false
    /// Whether it stands in one of several branches, of which one runs and each gives the property a value.
    package var isOfEachBranch = false

    /// One of the sides of `isOn ? on : off`, which is given as if it stood in a branch.
    struct Side: Hashable {
      /// Where the question is.
      let condition: Range<Int>
      let isTrue: Bool
      /// The literal that it is; nil for anything else.
      let value: SourceValue?
      /// The expression, word by word; empty for a literal.
      let expression: String
      /// What is asked before it counts; nil where that is not known.
      var circumstances: Circumstances?
    }

    init(
      path: [String], value: SourceValue? = nil, expression: String = "", hasVariables: Bool = false,
      isCertain: Bool, line: Int, setter: String? = nil
    ) {
      (self.path, self.value, self.expression) = (path, value, expression)
      // A priority by its name is a number.
      if path.last == "priority", let priority = value?.layoutPriority { self.value = .number(priority) }
      self.hasVariables = hasVariables
      (self.isCertain, self.line, self.setter) = (isCertain, line, setter)
    }
  }
}

extension SourceStatement {
  /// Whether it gives a property a value, or calls a method that may.
  var givesAnything: Bool {
    switch self {
    case .assignment, .call: true
    default: false
    }
  }

  /// The same of an argument of the method around, rather than of a property of that name; nil for what has no such form.
  func ofArgument(_ name: String) -> SourceStatement? {
    switch self {
    case .assignment(let assignment) where assignment.path.count > 1 && assignment.path[0] == name:
      return .argumentAssignment(assignment)
    case .call(var call):
      guard case .property(let name) = call.receiver else { return nil }
      call.receiver = .argument(name)
      return .call(call)
    default: return nil
    }
  }

  /// The same of what begins at a line, and ends at another one.
  func standing(at line: Int, through last: @autoclosure () -> Int) -> SourceStatement {
    switch self {
    case .call(var call):
      call.line = line
      return .call(call)
    case .assignment(var assignment):
      assignment.last = last()
      return .assignment(assignment)
    case .argumentAssignment(var assignment):
      assignment.last = last()
      return .argumentAssignment(assignment)
    case .gift(let type, let statement, let isToMade):
      return .gift(type: type, statement.standing(at: line, through: last()), isToMade: isToMade)
    default: return self
    }
  }

  /// The same in a branch, and after what may end the method.
  func inBranch(_ condition: Condition?, mayBeLeftOut: Bool) -> SourceStatement {
    switch self {
    case .assignment(var assignment):
      (assignment.condition, assignment.mayBeLeftOut) = (condition, mayBeLeftOut)
      return .assignment(assignment)
    case .argumentAssignment(var assignment):
      (assignment.condition, assignment.mayBeLeftOut) = (condition, mayBeLeftOut)
      return .argumentAssignment(assignment)
    case .call(var call):
      (call.condition, call.mayBeLeftOut) = (condition, mayBeLeftOut)
      return .call(call)
    case .constraint(var constraint, _):
      if mayBeLeftOut { constraint.isCertain = false }
      return .constraint(constraint, condition: condition)
    case .gift(let type, let statement, let isToMade):
      // What is done to a row wherever it is got has no other condition.
      if statement.isCertain { return self }
      return .gift(
        type: type, statement.inBranch(condition, mayBeLeftOut: mayBeLeftOut), isToMade: isToMade)
    case .registration: return self
    }
  }

  /// The same of what a name of the method stands for; nil for what has no such form.
  func ofAlias(_ name: String, _ path: [String]) -> SourceStatement? {
    switch self {
    case .assignment(var assignment) where assignment.path.count > 1 && assignment.path[0] == name:
      assignment.path = path + assignment.path.dropFirst()
      return .assignment(assignment)
    case .call(var call) where path.count < 2 && call.receiver == .property(name):
      call.receiver = path.first.map { .property($0) }
      return .call(call)
    default: return nil
    }
  }

  /// The property of the object whose own property, or method, it is about; nil for anything else.
  var propertyOfOther: String? {
    switch self {
    case .assignment(let assignment)
    where assignment.path.count > 2
      || assignment.path.count == 2 && StartingValues.hiding.contains(assignment.path[1]):
      assignment.path[0]
    case .call(let call): if case .property(let name) = call.receiver { name } else { nil }
    default: nil
    }
  }

  /// What a gift does, as something that may not be done; nil for anything else.
  var uncertain: SourceStatement? {
    guard case .gift(_, let inner, _) = self else { return nil }
    switch inner {
    case .assignment(var assignment):
      assignment.isCertain = false
      return .assignment(assignment)
    case .call(var call):
      call.isCertain = false
      return .call(call)
    default: return nil
    }
  }

  private var isCertain: Bool {
    switch self {
    case .assignment(let assignment): assignment.isCertain
    case .call(let call): call.isCertain
    default: false
    }
  }

  /// Whether it does something with an object of another type.
  var isGift: Bool { if case .gift = self { true } else { false } }

  /// The same of an object of another type that the method has a name for; nil for what has no such form. `isToMade`: whether it makes the
  /// object.
  func asGift(to type: String, named name: String, isToMade: Bool = false) -> SourceStatement? {
    switch self {
    case .assignment(var assignment) where assignment.path.count > 1 && assignment.path[0] == name:
      assignment.path.removeFirst()
      // The names that it is made of mean nothing there.
      if let value = assignment.value, !value.isLiteral, !value.isOfTypes { assignment.value = nil }
      return .gift(type: type, .assignment(assignment), isToMade: isToMade)
    case .call(var call):
      guard case .property(name)? = call.receiver else { return nil }
      call.receiver = nil
      call.arguments = call.arguments?.map { argument in
        var argument = argument
        argument.path = []
        if let value = argument.value, !value.isLiteral, !value.isOfTypes { argument.value = nil }
        return argument
      }
      return .gift(type: type, .call(call), isToMade: isToMade)
    default: return nil
    }
  }
}

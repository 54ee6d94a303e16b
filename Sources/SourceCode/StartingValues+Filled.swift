// What a view shows that others hand it, and how large it says that it is.
extension StartingValues {
  /// Notes what a method that is handed something to show gives values of that.
  mutating func noteFilled(_ body: [SourceStatement]) {
    for case .assignment(let assignment) in body
    where (assignment.isCertain && !assignment.mayBeLeftOut || assignment.isOfEachBranch)
      && assignment.path.count > 1
    {
      let isPlain = assignment.value != nil || !assignment.expression.isEmpty
      if isPlain, !(assignment.value?.isLiteral ?? false) { filled.insert(Self.property(assignment.path)) }
    }
  }

  /// Adds what the nearest class that overrides it returns as its intrinsic content size.
  mutating func addIntrinsicSize(
    _ lineage: Lineage, _ constantOf: (SourceValue, String, Int) -> SourceValue?
  ) {
    let name = SourceText.intrinsicSizeMember
    for type in lineage.levels.joined() {
      let line =
        type.properties.first { $0.name == name }?.line ?? type.methods.first { $0.name == name }?.line
      guard let line else { continue }
      if let size = type.constants[name].flatMap({ lineage.resolved($0) { constantOf($0, type.file, $1) } }),
        case .size = size
      {
        values[[name]] = Value(value: size, file: type.file, line: line)
      } else {
        unknown.insert([name])
        answers[name] = Answer(
          words: lineage.code(of: name)?.digest ?? "", place: Place(file: type.file, line: line))
      }
      return
    }
  }
}

extension SourceType.Method {
  /// Whether others hand it something to show: not what was touched, as actions are.
  var takesContent: Bool {
    !parameters.isEmpty && !isStatic && !isPrivate && !isOtherInitializer && parameters[0].name != "sender"
      && !StartingValues.isCalled(name)
  }
}

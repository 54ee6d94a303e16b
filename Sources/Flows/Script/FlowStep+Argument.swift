extension FlowStep {
  /// The keywords of steps on the command line.
  private static let verbs = ScriptKey.actions.map(\.name).filter { $0 != "repeat" }

  /// Returns whether a command-line argument looks like a step rather than a file: a step's keyword, alone or before a
  /// colon. `text`: the argument; letters before a colon make it a step even if they are not a known keyword.
  package static func isArgument(_ text: String) -> Bool {
    let verb = String(text.prefix { $0 != ":" })
    if verbs.contains(verb) { return true }
    // A misspelled keyword makes a step, too: no document's name has a colon after letters only.
    return text.contains(":") && !verb.isEmpty && verb.allSatisfy(\.isLetter)
  }

  /// Parses a step in command-line syntax: `rotate:landscape`, `tap:Details`, `back`. `text`: the argument; quotes
  /// around the value are removed. Throws `FlowFault` if it is not a valid step.
  package init(argument text: String) throws(FlowFault) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let verb = String(parts[0])
    var value = parts.count > 1 ? String(parts[1]) : nil
    if let quoted = value, quoted.count > 1, quoted.first == "\"", quoted.last == "\"" {
      value = String(quoted.dropFirst().dropLast())
    }
    guard Self.verbs.contains(verb) else {
      throw FlowFault("\"\(text)\" is not a step; \(FlowWorld.hint(verb, among: Self.verbs))")
    }
    self.init(try Self.action(verb, value, text))
  }

  private static func action(_ verb: String, _ value: String?, _ text: String) throws(FlowFault) -> FlowAction
  {
    switch verb {
    case "back": return .back(value.map { $0 == "root" ? .root : .to($0) } ?? .one)
    case "dismiss" where value == nil: return .dismiss
    case "rotate" where value == nil: return .rotate(nil)
    default: break
    }
    guard let value, !value.isEmpty else { throw FlowFault("\"\(text)\" needs a value, as in \(verb):…") }
    switch verb {
    case "rotate": return .rotate(try word(value, of: verb))
    case "tap": return .tap(value)
    case "push": return .push(value)
    case "replace": return .replace(value)
    case "present": return .present(value, nil)
    case "segue": return .segue(value)
    case "state": return .state(value)
    case "select": return .select(value)
    case "bar": return .bar(try word(value, of: verb))
    case "snapshot": return .snapshot(value)
    case "set": return .set([try setting(value, text)])
    case "wait":
      guard let seconds = Double(value), (0...3600).contains(seconds) else {
        throw FlowFault("\"\(text)\" needs a time in seconds, up to an hour")
      }
      return .wait(seconds)
    case "scroll": return .scroll(try scroll(value, text))
    case "expect": return .expect(try expectation(value, text))
    default: throw FlowFault("\"\(text)\" takes no value")
    }
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ value: String, of verb: String
  ) throws(FlowFault) -> Word {
    if let word = Word(rawValue: value) { return word }
    throw FlowFault("\(verb) is \"\(value)\"; \(FlowWorld.hint(value, among: Word.allCases.map(\.rawValue)))")
  }

  private static func setting(_ value: String, _ text: String) throws(FlowFault) -> FlowSetting {
    guard let equals = value.firstIndex(of: "="), equals != value.startIndex else {
      throw FlowFault("\"\(text)\" needs NAME.PROPERTY=VALUE, as in set:Name.text=Ana")
    }
    return FlowSetting(key: String(value[..<equals]), value: String(value[value.index(after: equals)...]))
  }

  private static func scroll(_ value: String, _ text: String) throws(FlowFault) -> FlowScroll {
    let parts = value.split(separator: "=", omittingEmptySubsequences: false)
    let numbers = parts.last?.split(separator: ",").compactMap { Double($0) } ?? []
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ abs($0) <= 1e5 }) else {
      throw FlowFault("\"\(text)\" needs a view and an offset in points, as in scroll:List=0,120")
    }
    return FlowScroll(view: String(parts[0]), x: numbers[0], y: numbers[1])
  }

  private static func expectation(_ value: String, _ text: String) throws(FlowFault) -> FlowExpectation {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var result = FlowExpectation()
    guard parts.count == 2 else {
      throw FlowFault("\"\(text)\" needs a subject and a value, as in expect:visible=Details")
    }
    switch parts[0] {
    case "visible": result.visible = parts[1]
    case "stack": result.stack = parts[1].split(separator: ",").map(String.init)
    case "orientation": result.orientation = try word(parts[1], of: "orientation")
    case "text": result.texts = [parts[1]]
    case "noText": result.absentTexts = [parts[1]]
    case "view": result.views = [parts[1]]
    case "noView": result.absentViews = [parts[1]]
    case "bar": result.bar = try word(parts[1], of: "bar")
    case "title": result.title = parts[1]
    case "back": result.backTitle = parts[1]
    case "golden": result.golden = parts[1]
    default:
      // A step is named beside something else.
      let names = ScriptKey.expect.map(\.name).filter { $0 != "step" }
      let hint = FlowWorld.hint(parts[0], among: names)
      throw FlowFault("\"\(text)\" expects something unknown; \(hint)")
    }
    return result
  }
}

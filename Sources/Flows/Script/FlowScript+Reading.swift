import Diagnostics
import JSON
import Views

extension FlowScript {
  /// Reads a script. `bytes`: the file's bytes. The result: the script; whether its names refer to controllers is not
  /// checked yet. Throws `FlowScriptError` with all errors and their locations.
  package static func read(_ bytes: [UInt8], file: String) throws(FlowScriptError) -> FlowScript {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONValue.read(bytes, allowsDuplicates: false)
    } catch {
      let place = SourceLocation(file: file, error.place)
      throw FlowScriptError([Finding(.error, .value, "no valid JSON: \(error.reason)", at: place)])
    }
    var check = ScriptCheck(file: file)
    check.check(root)
    // Values are only converted once the shape of the whole file is valid.
    guard check.findings.isEmpty else { throw FlowScriptError(check.findings) }
    return ScriptReader(file: file).script(root)
  }
}

/// Converts a script whose shape has been validated.
private struct ScriptReader {
  let file: String

  func script(_ root: JSONValue) -> FlowScript {
    var script = FlowScript()
    script.file = file
    script.documents = names(root["documents"])
    script.device = root["device"].map(name)
    script.start = root["start"].map(name)
    script.beginsInNavigation = root["navigation"]?.flag ?? false
    script.tabs = names(root["tabs"])
    script.orientation = word(root["orientation"]) ?? .portrait
    script.controllers = (root["controllers"]?.items ?? []).map(customs)
    script.alternates = root["alternates"]?.items.map(alternate)
    script.actions = (root["actions"]?.items ?? []).map { value in
      FlowNamedAction(
        selector: name(value["action"] ?? value), controller: value["of"].map(name),
        steps: steps(value["does"]))
    }
    script.steps = steps(root["steps"])
    return script
  }

  private func place(_ value: JSONValue) -> SourceLocation { SourceLocation(file: file, value.place) }

  private func name(_ value: JSONValue) -> FlowName { FlowName(value.string ?? "", at: place(value)) }

  private func names(_ value: JSONValue?) -> [FlowName] { (value?.items ?? []).map(name) }

  private func word<Word: RawRepresentable<String>>(_ value: JSONValue?) -> Word? {
    value?.string.flatMap { Word(rawValue: $0) }
  }

  private func texts(_ value: JSONValue?) -> [String] {
    value.map { $0.string.map { [$0] } ?? $0.items.compactMap(\.string) } ?? []
  }

  private func customs(_ value: JSONValue) -> FlowCustoms {
    var customs = FlowCustoms(controller: name(value["controller"] ?? value))
    customs.bar = word(value["bar"])
    customs.tabBar = word(value["tabBar"])
    customs.orientations = value["orientations"]?.items.compactMap { word($0) }
    customs.presentation = word(value["presentation"])
    customs.title = value["title"]?.string
    return customs
  }

  private func alternate(_ value: JSONValue) -> FlowAlternate {
    var result = FlowAlternate(
      portrait: name(value["portrait"] ?? value), landscape: name(value["landscape"] ?? value))
    result.base = word(value["base"])
    result.means = word(value["by"])
    result.occasions = value["checks"]?.items.compactMap { word($0) }
    result.isAnimated = value["animated"]?.flag ?? false
    result.sharesModel = value["model"]?.flag ?? true
    result.place = place(value)
    return result
  }

  // MARK: Steps

  private func steps(_ value: JSONValue?) -> [FlowStep] { (value?.items ?? []).compactMap(step) }

  private func step(_ value: JSONValue) -> FlowStep? {
    var step: FlowStep?
    if let text = value.string {
      step = try? FlowStep(argument: text)
    } else {
      step = action(value).map { FlowStep($0) }
    }
    step?.isAnimated = value["animated"]?.flag ?? true
    step?.name = value["name"]?.string
    step?.place = place(value)
    return step
  }

  private func action(_ step: JSONValue) -> FlowAction? {
    let names = ScriptKey.actions.map(\.name)
    guard let member = step.members.first(where: { names.contains($0.key) }) else { return nil }
    let value = member.value
    let text = value.string ?? ""
    switch member.key {
    case "rotate": return .rotate(word(value))
    case "tap": return .tap(text)
    case "push": return .push(text)
    case "replace": return .replace(text)
    case "back": return .back(value.flag != nil ? .one : text == "root" ? .root : .to(text))
    case "present": return .present(text, word(step["presentation"]))
    case "dismiss": return .dismiss
    case "segue": return .segue(text)
    case "select": return .select(value.string ?? value.number.map { "\(Int($0))" } ?? "")
    case "set": return .set(value.members.map { FlowSetting(key: $0.key, value: plain($0.value)) })
    case "state": return .state(texts(value).joined(separator: ","))
    case "scroll":
      return .scroll(
        FlowScroll(view: value["view"]?.string ?? "", x: value["x"]?.number ?? 0, y: value["y"]?.number ?? 0))
    case "bar": return word(value).map { .bar($0) }
    case "wait": return .wait(value.number ?? 0)
    case "snapshot": return .snapshot(text)
    case "expect": return .expect(expectation(value))
    case "repeat": return .repeated(Int(value.number ?? 1), steps(step["steps"]))
    default: return nil
    }
  }

  /// A value of `set` in the syntax of `--set`.
  private func plain(_ value: JSONValue) -> String {
    if let flag = value.flag { return flag ? "yes" : "no" }
    return value.string ?? String(value.text(isIndented: false).dropLast())
  }

  private func expectation(_ value: JSONValue) -> FlowExpectation {
    var result = FlowExpectation()
    result.step = value["step"]?.string ?? value["step"]?.number.map { "\(Int($0))" }
    result.visible = value["visible"]?.string
    result.stack = value["stack"]?.items.compactMap(\.string)
    result.orientation = word(value["orientation"])
    result.texts = texts(value["text"])
    result.absentTexts = texts(value["noText"])
    result.views = texts(value["view"])
    result.absentViews = texts(value["noView"])
    result.bar = word(value["bar"])
    result.title = value["title"]?.string
    result.backTitle = value["back"]?.string
    result.presented = value["presented"]?.number.map { Int($0) }
    result.golden = value["golden"]?.string
    return result
  }
}

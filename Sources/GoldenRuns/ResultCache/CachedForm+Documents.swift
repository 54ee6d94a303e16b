import Goldens
import JSON
import Screens

extension GoldenScene: CachedForm {
  var json: JSONValue { .texts([folder, name]) }

  init(_ json: JSONValue) throws(CachedFormError) {
    let parts = json.items.compactMap(\.string)
    guard parts.count == 2 else { throw CachedFormError() }
    self.init(folder: parts[0], name: parts[1])
  }
}

extension ConfigurationUses: CachedForm {
  var json: JSONValue {
    .object([
      ("transitions", .wholes(transitions.sorted())), ("overrides", .wholes(overrides.sorted())),
      ("allowed", .texts(allowed)), ("languages", .texts(languages)), ("states", .texts(states)),
      ("namedByOverrides", Self.json(namedByOverrides)),
      ("namedByTransitions", Self.json(namedByTransitions)), ("requested", .texts(requested)),
      ("changes", .texts(Set(changes.map { "\($0.name).\($0.property)=\($0.value)" }))),
      ("sceneNames", .texts(sceneNames)), ("stateNames", .texts(stateNames)),
    ])
  }

  private static func json(_ names: Set<SceneName>) -> JSONValue {
    let sorted = names.sorted { ($0.index, $0.name) < ($1.index, $1.name) }
    return .array(sorted.map { .array([.integer($0.index), .string($0.name)]) })
  }

  private static func names(_ json: JSONValue, _ key: String) throws(CachedFormError) -> Set<SceneName> {
    var names: Set<SceneName> = []
    for item in json[key]?.items ?? [] {
      guard item.items.count == 2, case .integer(let index) = item.items[0].content,
        let name = item.items[1].string
      else { throw CachedFormError() }
      names.insert(SceneName(index: index, name: name))
    }
    return names
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    self.init()
    (transitions, overrides) = (Set(try json.wholes("transitions")), Set(try json.wholes("overrides")))
    (allowed, languages) = (Set(try json.texts("allowed")), Set(try json.texts("languages")))
    (states, requested) = (Set(try json.texts("states")), Set(try json.texts("requested")))
    namedByOverrides = try Self.names(json, "namedByOverrides")
    namedByTransitions = try Self.names(json, "namedByTransitions")
    changes = Set(try json.texts("changes").compactMap { StateChange($0) })
    (sceneNames, stateNames) = (Set(try json.texts("sceneNames")), Set(try json.texts("stateNames")))
  }
}

extension DocumentResult: CachedForm {
  var json: JSONValue {
    .object([
      ("verdicts", .list(verdicts)), ("findings", .list(findings)), ("faults", .list(faults)),
      ("faulty", .list(faulty)), ("foundFaults", .list(foundFaults.sorted())), ("uses", uses.json),
      ("isComplete", .flag(isComplete)), ("lacksGoldens", .flag(lacksGoldens)),
      ("expected", .texts(expected)), ("screens", .list(screens.sorted())),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    self.init()
    (verdicts, findings) = (try json.parts("verdicts"), try json.parts("findings"))
    (faults, faulty) = (try json.parts("faults"), try json.parts("faulty"))
    (foundFaults, uses) = (Set(try json.parts("foundFaults") as [KnownFault]), try json.part("uses"))
    (isComplete, lacksGoldens) = (try json.flag("isComplete"), try json.flag("lacksGoldens"))
    expected = Set(try json.texts("expected"))
    screens = Set(try json.parts("screens") as [GoldenScene])
  }
}

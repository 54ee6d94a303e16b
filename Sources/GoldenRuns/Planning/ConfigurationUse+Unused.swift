import Diagnostics
import Screens

/// Entries of a configuration that apply to nothing, and would silently have no effect.
extension Set<ConfigurationUse> {
  /// Returns an error for each entry that applies to nothing in a project all of whose documents were read.
  func unusedEntries(of configuration: GoldenConfiguration) -> [Finding] {
    overrides(configuration) + transitions(configuration) + statesAndLanguages(configuration)
      + changes(configuration) + masks(configuration)
  }

  private func masks(_ configuration: GoldenConfiguration) -> [Finding] {
    let all = [configuration.masks] + configuration.overrides.map(\.masks)
    return all.enumerated().flatMap { index, masks in
      masks.filter { !contains(ConfigurationUse(.mask, $0.name, index: index)) }.map { mask in
        error(
          "\"masks\" names \"\(mask.name)\", which is not an object id, an outlet or a class of its screens",
          at: mask.location)
      }
    }
  }

  private func changes(_ configuration: GoldenConfiguration) -> [Finding] {
    guard let file = configuration.file else { return [] }
    let whole = SourceLocation(file: file)
    let all =
      configuration.changes.map { ($0, whole) }
      + configuration.overrides.flatMap { override in override.changes.map { ($0, override.location) } }
    return all.filter { !contains(ConfigurationUse($0.0)) }.map { change, place in
      error("\"set\" names \"\(change.name)\", which is not a view of its screens", at: place)
    }
  }

  /// Returns an error for each name of a scene on the command line that no screen answers to.
  func unanswered(_ names: [String]) -> [Finding] {
    names.filter { !contains(ConfigurationUse(.requested, $0)) }.map { name in
      Finding(.error, .request, "no screen matches --scene \"\(name)\"" + sceneHint(name))
    }
  }

  private func overrides(_ configuration: GoldenConfiguration) -> [Finding] {
    configuration.overrides.enumerated().flatMap { index, override -> [Finding] in
      let unknown = override.scenes.filter {
        !contains(ConfigurationUse(.nameInOverride, $0, index: index))
      }
      if unknown.isEmpty, !contains(ConfigurationUse(.override, index: index)) {
        return [error("this override applies to no screen", at: override.location)]
      }
      return unknown.map { name in
        error("\"scenes\" names \"\(name)\", which is not a screen" + sceneHint(name), at: override.location)
      }
    }
  }

  private func transitions(_ configuration: GoldenConfiguration) -> [Finding] {
    configuration.transitions.enumerated().flatMap { index, transition -> [Finding] in
      let unknown = transition.scenes.filter {
        !contains(ConfigurationUse(.nameInTransition, $0, index: index))
      }
      if !unknown.isEmpty {
        return unknown.map { name in
          error(
            "\"scenes\" names \"\(name)\", which is not a screen" + sceneHint(name), at: transition.location)
        }
      }
      guard contains(ConfigurationUse(.transition, index: index)) else {
        let hints = transition.motion.stateNames.filter {
          !contains(ConfigurationUse(.stateOfScreen, $0))
        }.map { name in
          ": \"\(name)\" is not a state" + hint(name, .stateOfScreen)
        }
        let words = "no screen has both ends of this transition, in the matrix that it has"
        return [error(words + (hints.first ?? ""), at: transition.location)]
      }
      return transition.allowed.filter { !contains(ConfigurationUse(.allowed, $0)) }.map { id in
        error("\"allow\" names \"\(id)\", which is not a view of its screens", at: transition.location)
      }
    }
  }

  private func statesAndLanguages(_ configuration: GoldenConfiguration) -> [Finding] {
    let place = configuration.file.map { SourceLocation(file: $0) }
    var request = ScreenRequest()
    request.states = configuration.matrix.states
    let unknown = request.stateNames.filter { !contains(ConfigurationUse(.state, $0)) }.map { name in
      let words = "no screen has the state \"\(name)\", one of \"states\"" + hint(name, .stateOfScreen)
      return Finding(.error, .request, words, at: place)
    }
    let absent = configuration.matrix.languages.compactMap(\.self).filter {
      $0.pseudo == nil && !contains(ConfigurationUse(.language, $0.identifier))
    }
    return unknown
      + absent.map {
        Finding(
          .error, .request, "no document has texts in \"\($0.identifier)\", one of \"locales\"", at: place)
      }
  }

  private func error(_ message: String, at location: SourceLocation) -> Finding {
    Finding(.error, .request, message, at: location)
  }

  private func sceneHint(_ name: String) -> String { hint(name, .screen) }

  /// Returns the nearest of some names, else all of them, as a continuation of a sentence.
  private func hint(_ name: String, _ kind: ConfigurationUse.Kind) -> String {
    let names = filter { $0.kind == kind }.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if let near = NearestName.of(name, in: names) { return "; did you mean \"\(near)\"?" }
    if names.isEmpty { return "" }
    return "; there is \(names.prefix(12).joined(separator: ", "))" + (names.count > 12 ? ", …" : "")
  }
}

import Diagnostics

/// Command-line arguments separated into options and inputs.
///
/// Options and inputs may be mixed; `--option=value` and `--option value` are equivalent, `-qv` is `-q -v`, and `--`
/// ends the options, as in git and GNU getopt.
struct ParsedArguments {
  private(set) var inputs: [String] = []
  /// The number of inputs before `--`; nil without it.
  private(set) var inputsBeforeSeparator: Int?
  private var values: [String: [String]] = [:]

  init(_ arguments: [String], for command: Command) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        inputsBeforeSeparator = inputs.count
        inputs.append(contentsOf: rest)
        break
      } else if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2), &rest, command)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try readShort(argument.dropFirst(), &rest, command)
      } else {
        inputs.append(argument)
      }
    }
  }

  private mutating func readLong(
    _ argument: Substring, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw UsageError("unknown option --\(name) for '\(command.name)'")
    }
    if option.value == nil {
      if parts.count > 1 { throw UsageError("option --\(name) takes no value") }
      values[name, default: []].append("")
    } else if parts.count > 1 {
      values[name, default: []].append(String(parts[1]))
    } else {
      try takeValue(of: option, &rest)
    }
  }

  private mutating func readShort(
    _ letters: Substring, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.short == letter }) else {
        throw UsageError("unknown option -\(letter) for '\(command.name)'")
      }
      if option.value == nil {
        values[option.name, default: []].append("")
      } else if letters.isEmpty {
        return try takeValue(of: option, &rest)
      } else {
        values[option.name, default: []].append(String(letters))
        return
      }
    }
  }

  private mutating func takeValue(of option: Option, _ rest: inout ArraySlice<String>) throws(UsageError) {
    guard let value = rest.popFirst() else { throw UsageError("option --\(option.name) needs a value") }
    values[option.name, default: []].append(value)
  }

  /// If there are no inputs, uses the portrait layout as the document, or else the landscape layout.
  mutating func takeLayoutForInput() {
    guard inputs.isEmpty else { return }
    for name in ["portrait", "landscape"] {
      guard let path = value(name) else { continue }
      values[name] = nil
      inputs.append(path)
      return
    }
  }

  /// The options with their values, sorted by name, except some.
  func text(without names: Set<String>) -> String {
    values.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ([$0.key] + $0.value).joined(separator: "\u{0}") }.joined(separator: "\n")
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// Returns the last value given, because later options override earlier ones.
  func value(_ name: String) -> String? { values[name]?.last }

  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns the value as one of the given words.
  func word<Value>(_ name: String, _ words: [(String, Value)], default fallback: Value) throws(UsageError)
    -> Value
  {
    guard let value = value(name) else { return fallback }
    if let row = words.first(where: { $0.0 == value }) { return row.1 }
    throw UsageError("--\(name) is \"\(value)\"; it can be \(words.map(\.0).joined(separator: ", "))")
  }

  /// Returns words out of the given ones, separated by commas, of an option that may be repeated.
  func words(_ name: String, of known: [String]) throws(UsageError) -> [String] {
    let words = all(name).flatMap { $0.split(separator: ",").map(String.init) }
    for word in words where !known.contains(word) {
      let near = NearestName.of(word, in: known).map { "did you mean \"\($0)\"?" }
      throw UsageError(
        "--\(name) has \"\(word)\"; \(near ?? "it can be \(known.joined(separator: ", "))")")
    }
    return words
  }

  /// Returns the value as a number in a range, which errors call `wanted`.
  func number(
    _ name: String, _ range: ClosedRange<Double>, _ wanted: String
  ) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError("--\(name) is \"\(text)\"; expected \(wanted)")
    }
    return number
  }

  /// Returns the formats of `--format`, in the order given; nil without it.
  func formats<Format: RawRepresentable<String> & CaseIterable & Equatable>() throws(UsageError) -> [Format]?
  {
    guard let text = value("format") else { return nil }
    if text == "all" { return Array(Format.allCases) }
    var formats: [Format] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let format = Format(rawValue: String(word)) else {
        let words = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--format has \"\(word)\"; it can be \(words), all")
      }
      if !formats.contains(format) { formats.append(format) }
    }
    return formats
  }

  func coloring() throws(UsageError) -> Terminal.Coloring {
    try word("color", [("auto", .auto), ("always", .always), ("never", .never)], default: .auto)
  }
}

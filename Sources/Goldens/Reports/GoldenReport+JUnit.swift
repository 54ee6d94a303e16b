import Diagnostics
import Numerals

/// `junit.xml` for build servers: one suite per document, one case per golden.
extension GoldenReport {
  /// The file.
  package var junit: String {
    let checks = faulty.flatMap(cases)
    let failed = failures.count + checks.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let tests = passed.count + failed + errors.count
    text +=
      "<testsuites name=\"layoutshot\" tests=\"\(tests)\" failures=\"\(failed)\" errors=\"\(errors.count)\">\n"
    var suites: [(name: String, cases: [String], failed: Int, seconds: Double)] = []
    func add(_ path: String, _ body: String?) {
      let name = path.split(separator: "/").dropLast().joined(separator: "/")
      var place = suites.count - 1
      if suites.last?.name != name { place = suites.firstIndex { $0.name == name } ?? suites.count }
      if place == suites.count { suites.append((name, [], 0, 0)) }
      let last = path.split(separator: "/").last.map(String.init) ?? path
      let time = seconds[path].map { " time=\"\(Numeral.fixed($0, decimals: 3))\"" } ?? ""
      suites[place].seconds += seconds[path] ?? 0
      let head = "    <testcase classname=\"\(escaped(name))\" name=\"\(escaped(last))\"\(time)"
      suites[place].cases.append(head + (body.map { ">\n\($0)    </testcase>\n" } ?? "/>\n"))
      if body != nil { suites[place].failed += 1 }
    }
    // A picture with several changes is one case with several failures.
    var bodies = Dictionary(
      items.flatMap { item in item.failures.map { ($0.path, failure(item)) } }, uniquingKeysWith: +)
    for check in checks { bodies[check.path] = check.body }
    for path in (passed + bodies.keys).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      add(path, bodies[path])
    }
    for suite in suites {
      text +=
        "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.cases.count)\" failures=\"\(suite.failed)\"\(self.seconds.isEmpty ? "" : " time=\"\(Numeral.fixed(suite.seconds, decimals: 3))\"")>\n"
      text += suite.cases.joined() + "  </testsuite>\n"
    }
    return text + errorSuites + "</testsuites>\n"
  }

  /// A suite for each file with errors, in the order of the errors.
  private var errorSuites: String {
    var files: [String] = []
    for error in errors where !files.contains(error.location?.file ?? "") {
      files.append(error.location?.file ?? "")
    }
    return files.map { file in
      let own = errors.filter { ($0.location?.file ?? "") == file }
      let name = escaped(file.isEmpty ? "layoutshot" : file)
      let cases = own.map { error in
        let line = error.location?.line ?? 0
        let place = (file.isEmpty ? "" : line > 0 ? "\(file):\(line): " : "\(file): ")
        let words = escaped(place + error.message)
        return "    <testcase classname=\"\(name)\" name=\"\(escaped(error.message))\">\n"
          + "      <error message=\"\(escaped(error.message))\">\(words)</error>\n    </testcase>\n"
      }
      return "  <testsuite name=\"\(name)\" tests=\"\(own.count)\" failures=\"0\" errors=\"\(own.count)\">\n"
        + cases.joined() + "  </testsuite>\n"
    }.joined()
  }

  private func failure(_ item: GoldenItem) -> String {
    failure(
      item.headline,
      [item.place, item.headline] + item.effects() + [item.pictures(), acceptCommand(item)])
  }

  /// The cases of what is faulty: one for the checks of a transition, one for each expectation of a flow.
  private func cases(_ motion: FaultyMotion) -> [(path: String, body: String)] {
    guard motion.kind == .flow else { return [("\(motion.motion)/checks", failure(motion))] }
    return motion.faults.map { fault in
      let place = fault.line > 0 ? "\(motion.document):\(fault.line): " : ""
      return (
        "\(motion.motion)/expectation at \(fault.subject)", failure(fault.message, [place + fault.message])
      )
    }
  }

  private func failure(_ motion: FaultyMotion) -> String {
    failure(
      motion.headline,
      motion.faults.map { fault in
        (fault.line > 0 ? "\(motion.document):\(fault.line): " : "") + "\(fault.check): \(fault.message)"
      })
  }

  private func failure(_ message: String, _ lines: [String]) -> String {
    let text = lines.map(escaped).joined(separator: "\n")
    return "      <failure message=\"\(escaped(message))\">\(text)</failure>\n"
  }

  /// Single-line text with only characters allowed in XML 1.0.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintedText.oneLine(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
